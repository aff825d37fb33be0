"""Pieces of sentences that every game has: seats, dice, amounts, and how they are strung together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landfall.core.game import SEAT_LETTERS
from landfall.core.plain import Span, Words

NO_SEATS: Final = "H"
"""Whose a die is that belongs to no seat: the house's."""


def listed(items: Iterable[str], nothing: str = "nothing") -> str:
    """`one, two and three`."""
    *most, last = [*items] or [nothing]
    return f"{', '.join(most)} and {last}" if most else last


def counted(unit: str, n: int) -> Span:
    return {"unit": unit, "n": n}


def strong(text: str) -> Span:
    return {"strong": text}


def placed(text: str, place: str) -> Span:
    """The name of a place of the table, which actions know by the other one."""
    return {"strong": text, "place": place}


def badge(seat: int) -> Span:
    """A seat as its letter alone."""
    return {"seat": SEAT_LETTERS[seat]}


def named(seat: int) -> Span:
    return {"seat": SEAT_LETTERS[seat], "name": True}


def die(value: str | int, seat: int | None) -> Span:
    """A die of a seat that shows this value, or one that is no seat's."""
    return {"die": str(value), "seat": NO_SEATS if seat is None else SEAT_LETTERS[seat]}


def joined(items: Iterable[Words], comma: str = ", ", last: str = " and ") -> Words:
    """One, two and three."""
    every = [*items]
    words: Words = []
    for place, item in enumerate(every):
        if place:
            words.append(last if place == len(every) - 1 else comma)
        words += item
    return words


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
    tidy = tidied(words)
    if tidy and isinstance(tidy[0], str):
        return [tidy[0][:1].upper() + tidy[0][1:], *tidy[1:]]
    return tidy
