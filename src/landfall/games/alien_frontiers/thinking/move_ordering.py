"""How a search sorts actions: what sort of action a code is, and which of equal orders it follows."""

from __future__ import annotations

from typing import Final

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import Box, bit
from landfall.games.alien_frontiers.facilities.free_form_hub import FreeFormHub
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.rule import Rule

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
REVEAL: Final = 9  # an Agenda: it can only help
TOGETHER: Final = -1  # ships dock together that might dock one by one

# Codes that gain without paying have an order of their own, from 1 on; the others are these.
FREE_ORDER: Final = 0  # may come at any time
PAYING: Final = 99  # after it, nothing that only gains
LAST: Final = 100  # after it, no docking but such as this

KINDS: Final = {
    "power": POWER,
    "redock": REDOCK,
    "reroll": REROLL,
    "opening": DISCARD,
    "late": LATE,
    "claims": ARTIFACT,
}
"""The words of a part's file for its actions, as far as they make a kind of their own."""

VERBS: Final = {"claim": ARTIFACT, "cycle": CYCLE, "done": STOP, "reveal": REVEAL}
DRAW_AGENDAS: Final = "pair agendas"
USUAL: Final = {"use": "power", "discard": "opening", "dock": "pays", "play": "free"}
"""What is said of a part's actions by their verb when its file says nothing."""


def said_of(rule: Rule, verb: str) -> str:
    """How a part's file says its actions with this verb are to be searched."""
    return str(part(rule).search.get(verb, USUAL.get(verb, "")))


def kind_of(rule: Rule, text: str) -> int:
    """What the search thinks of an action."""
    verb = text.split()[0]
    if verb == "dock" and isinstance(rule, FreeFormHub) and len(text.split()) > 3:
        return TOGETHER
    if verb in USUAL:
        return KINDS.get(said_of(rule, verb), PLAIN)
    if verb == "claim" and len(text.split()) > 2:
        return PLAIN  # of an asteroid card, with ships
    return VERBS.get(verb, PLAIN)


def card_of(box: Box, text: str) -> int:
    """The card whose power the action uses, as a bit; 0 for none."""
    words = text.split()
    return int(bit(box.card(words[1]))) if words[0] in ("use", "discard") else 0


def has_modules(box: Box) -> bool:
    """Has the game boards of factions, an Outer Belt or Agendas? More cards alone are none."""
    return len(box.board_names) > 0 or box.asteroids > 0 or box.agendas > 0


def brought_by_modules(box: Box, text: str) -> bool:
    """Does it use what a module lays on the table: a faction's board, the belt, Agendas to draw?"""
    verb, *words = text.split()
    if verb == "dock":
        return words[0] in box.board_names
    if verb == "claim":
        return len(words) > 1
    return text == DRAW_AGENDAS


def gaining(book: Book) -> list[Rule]:
    """The facilities whose ships only gain, in the one order in which they are tried."""
    return [dock for dock in list(book.docks)[::-1] if said_of(dock, "dock") in ("gains", "claims")]


def order_of(docks: list[Rule], rule: Rule, text: str) -> int:
    """Where a docking stands in the one order that is searched, given those that only gain."""
    words = text.split()
    if words[0] != "dock" or said_of(rule, "dock") == "free":
        return FREE_ORDER
    if said_of(rule, "dock") == "last":
        return LAST
    if rule not in docks:
        return PAYING
    face = 2 * int(words[2].rstrip("*")) + int("*" in text)
    return min(PAYING - 1, len(docks) * face + docks.index(rule))
