"""How a search sorts actions: what sort of action a code is, and which of equal orders it follows."""

from __future__ import annotations

from typing import Final

from landfall.games.alien_frontiers.box import Box

# What a code is to the search.
PLAIN: Final = 0
ARTIFACT: Final = 1  # a docking there, or a claim
POWER: Final = 2  # a paid power, before the first docking
REDOCK: Final = 3  # a paid power that needs docked ships
LATE: Final = 4  # a discard that only moves colonies or fields
DISCARD: Final = 5  # a discard that may open a way for what follows
CYCLE: Final = 6
REROLL: Final = 7
STOP: Final = 8

# Codes that gain without paying have an order of their own, from 1 on; the others are these.
FREE_ORDER: Final = 0  # may come at any time
PAYING: Final = 99  # after it, nothing that only gains

GAINING: Final = ("solar-converter", "lunar-mine", "alien-artifact")


def kind_of(text: str) -> int:
    """What the search thinks of an action, by its words."""
    words = text.split()
    if words[0] == "use":
        if words[1] == "temporal-warper":
            return REROLL
        return REDOCK if words[1] == "orbital-teleporter" else POWER
    if words[0] == "discard":
        opening = ("booster-pod", "gravity-manipulator", "plasma-cannon", "temporal-warper")
        return DISCARD if words[1] in opening else LATE
    if text.startswith("dock alien-artifact") or words[0] == "claim":
        return ARTIFACT
    return {"cycle": CYCLE, "done": STOP}.get(words[0], PLAIN)


def card_of(box: Box, text: str) -> int:
    """The card whose power the action uses, as a bit; 0 for none."""
    words = text.split()
    return 1 << box.card(words[1]) if words[0] in ("use", "discard") else 0


def order_of(text: str) -> int:
    """Where a docking stands in the one order that is searched."""
    words = text.split()
    if words[0] != "dock" or words[1] == "colonist-hub":
        return FREE_ORDER
    if words[1] not in GAINING:
        return PAYING
    face = 2 * int(words[2].rstrip("*")) + int("*" in text)
    return len(GAINING) * face + GAINING.index(words[1])
