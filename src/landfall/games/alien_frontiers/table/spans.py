"""Pieces of sentences: seats, dice and amounts as spans, and what counts as a unit here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import Final

from landfall.core.phrases import badge, begun, counted, die, joined, named, strong, tidied
from landfall.core.plain import Unit, Words, text_of
from landfall.games.alien_frontiers.names import SEAT_LETTERS

__all__ = [
    "UNITS",
    "badge",
    "begun",
    "counted",
    "dice",
    "die",
    "does",
    "filled",
    "joined",
    "named",
    "stopped",
    "strong",
    "text",
    "tidied",
    "who",
    "whose",
]

MOST_TEMPLATES: Final = 1024
"""So many are remembered taken apart: ours, and what owners have written lately."""

UNITS: Final[Mapping[str, Unit]] = {
    "vp": {"one": "point", "many": "points", "short": "VP", "mark": "star"},
    "fuel": {"one": "fuel", "many": "fuel", "mark": "drop"},
    "ore": {"one": "ore", "many": "ore", "mark": "gem"},
    "ship": {"one": "ship", "many": "ships", "mark": "rocket"},
    "colony": {
        "one": "colony left",
        "many": "colonies left",
        "short": "colonies",
        "mark": "dome",
    },
    "card": {"one": "tech card", "many": "tech cards", "short": "cards", "mark": "card"},
    "circle": {"one": "circle", "many": "circles", "mark": "ring"},
    "cycle": {"one": "cycle", "many": "cycles", "mark": "turn"},
    "booty": {"one": "resource to take", "many": "resources to take", "short": "booty"},
    "field": {"one": "field generator", "many": "field generators", "short": "fields"},
}


def dice(values: Iterable[int], seat: int | None) -> Words:
    return joined(([die(value, seat)] for value in values), " ", " ")


# -- who ------------------------------------------------------------------------------------------


def who(seat: int, you: int | None) -> Words:
    return ["you"] if seat == you else [named(seat)]


def does(seat: int, you: int | None, verb: str) -> Words:
    """A seat with its verb, as a sentence begins: `You lose`, `Basil loses`."""
    return ["You ", verb] if seat == you else [named(seat), f" {verb}s"]


def whose(seat: int, you: int | None) -> Words:
    return ["your"] if seat == you else [named(seat), "'s"]


# -- sentences ------------------------------------------------------------------------------------


def text(words: Words, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The words as one line, with these names for seats."""
    return text_of(words, UNITS, names)


def stopped(words: Words) -> Words:
    """The sentence with a full stop, unless a name at its end has one."""
    return words if text(words).endswith(".") else [*words, "."]


def filled(template: str, place: Callable[[str], Words]) -> Words:
    """A template with its places in braces filled."""
    words: Words = []
    for literal, name in _pieces(template):
        words.append(literal)
        if name is not None:
            words += place(name)
    return tidied(words)


@lru_cache(maxsize=MOST_TEMPLATES)
def _pieces(template: str) -> tuple[tuple[str, str | None], ...]:
    return tuple((literal, name) for literal, name, _, _ in Formatter().parse(template))
