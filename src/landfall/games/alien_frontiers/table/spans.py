"""Pieces of sentences: seats, dice and amounts as spans, and what counts as a unit here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import Final

from landfall.core.plain import Span, Unit, Words, text_of
from landfall.games.alien_frontiers.names import SEAT_LETTERS

MOST_TEMPLATES: Final = 1024
"""So many are remembered taken apart: ours, and what owners have written lately."""

NOBODYS: Final = "H"
"""Whose die the Relic Ship is."""

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


def counted(unit: str, n: int) -> Span:
    return {"unit": unit, "n": n}


def strong(text: str) -> Span:
    return {"strong": text}


def badge(seat: int) -> Span:
    """A seat as its letter alone."""
    return {"seat": SEAT_LETTERS[seat]}


def named(seat: int) -> Span:
    return {"seat": SEAT_LETTERS[seat], "name": True}


def die(value: str | int, seat: int | None) -> Span:
    """A ship showing this value; the Relic Ship is nobody's."""
    return {"die": str(value), "seat": NOBODYS if seat is None else SEAT_LETTERS[seat]}


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


def joined(items: Iterable[Words], comma: str = ", ", last: str = " and ") -> Words:
    """One, two and three."""
    every = [*items]
    words: Words = []
    for at, item in enumerate(every):
        if at:
            words.append(last if at == len(every) - 1 else comma)
        words += item
    return words


def text(words: Words, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The words as one line, with these names for seats."""
    return text_of(words, UNITS, names)


def stopped(words: Words) -> Words:
    """The sentence with a full stop, unless a name at its end has one."""
    return words if text(words).endswith(".") else [*words, "."]


def tidied(words: Words) -> Words:
    """The same with neighbouring texts made one, and none empty."""
    spans: Words = []
    for span in words:
        last = spans[-1] if spans else None
        if isinstance(span, str) and isinstance(last, str):
            spans[-1] = last + span
        elif span:
            spans.append(span)
    return spans


def begun(words: Words) -> Words:
    """As a sentence begins."""
    if words and isinstance(words[0], str):
        return [words[0][:1].upper() + words[0][1:], *words[1:]]
    return words


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
