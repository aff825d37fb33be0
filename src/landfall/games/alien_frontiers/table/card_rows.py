"""Alien tech cards as rows of the position: their powers in few words, and how they stand."""

from __future__ import annotations

from typing import Final, cast

from landfall.core.plain import CardText, Fact, TextMark, Words
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.belt.march import held, seized, towed
from landfall.games.alien_frontiers.box import DISCARDED, USED
from landfall.games.alien_frontiers.moment import shift_to
from landfall.games.alien_frontiers.part import Part, part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import row_ids, spans
from landfall.games.alien_frontiers.words import lies_on

HEADINGS: Final = {"use": "Use", "discard": "Discard", "held": ""}
PLACES: Final = ("price", "point")
"""What the text of a power may name."""


def held_card(state: State, rule: Rule, seat: int) -> Fact:
    """A card that a seat holds."""
    row = card_row(row_ids.held(seat, rule.key), rule)
    lies = lies_on(state, seat, rule.key)
    row["card"]["state"] = standing(state, rule, seat) + (f", {lies} on it" if lies else "")
    return row


def hauled_card(state: State, card: Asteroid, seat: int) -> Fact:
    """An asteroid card that a seat holds: how many, and whether they are in tow."""
    row = card_row(row_ids.held(seat, card.key), card)
    copies = int(held(state, seat, card.asteroid))
    waiting = int(towed(state, seat, card.asteroid) + seized(state, seat, card.asteroid))
    said = "in tow" if waiting == copies else "ready" if card.texts() else "always on"
    if 0 < waiting < copies:
        said = f"{waiting} of {copies} in tow"
    elif copies > 1:
        said = f"{copies} copies, {said}"
    row["card"]["state"] = said
    return row


def card_row(id: str, rule: Rule) -> Fact:
    own = part(rule)
    kind = "asteroid" if isinstance(rule, Asteroid) else "tech"
    text: CardText = {"name": own.title, "kind": kind, "mark": mark(own), "text": powers(rule)}
    if any(mark(own, power) != mark(own) for power in own.powers):
        text["marks"] = [mark(own, power) for power in own.powers]
    return {"id": id, "card": text}


def mark(own: Part, power: str = "") -> TextMark:
    """Whose words and numbers a part or its power has; what has no file of its own is printed."""
    return cast(TextMark, own.mark_of(power)) if own.key else "printed"


def marked(row: Fact, own: Part, power: str = "") -> Fact:
    """A row that is about a part, or its power, which is not as printed says so."""
    if mark(own, power) != "printed":
        row["mark"] = mark(own, power)
    return row


def standing(state: State, rule: Rule, seat: int) -> str:
    """Whether it can still be used this turn; a card without powers of its own is always on."""
    if not rule.texts():
        return "offered before your roll" if "use" in part(rule).powers else "always on"
    shift = int(shift_to(state, seat))
    if shift >= 0 and state.turns:
        if state.at[USED + shift] >> rule.card & 1:
            return "used"
        if 0 < rule.book.discard_powers(state, seat) <= state.at[DISCARDED + shift]:
            return "no discard this turn"
    return "ready"


def powers(rule: Rule) -> list[tuple[str, Words]]:
    """Its powers as the table says them; where its file has none, its rules as they are written."""
    own = part(rule)
    known = amounts(own)
    if own.powers:
        return [
            (HEADINGS[power], [*spans.begun(spans.filled(texts[0], known.__getitem__)), "."])
            for power, texts in own.powers.items()
        ]
    return [
        (row["title"], [" ".join(row["text"].split())])
        for row in own.entries["rule"]
        if row["id"] not in own.facts
    ]


def amounts(own: Part) -> dict[str, Words]:
    """What fills the places of a power's text."""
    return {"price": [spans.counted("fuel", own.price)], "point": [spans.counted("vp", 1)]}
