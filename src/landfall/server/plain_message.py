"""A position for a table without drawings, as one viewer is sent it: the game's words and the table's.

The game's side of it is `landfall.core.plain`; names, story, undo and what has changed are added here.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from landfall.core.plain import (
    SeatFact,
    Words,
)

Mood = Literal["decide", "answer", "wait", "watch", "over"]


class PlainGame(Struct, frozen=True):
    id: str
    title: str
    edition: str
    accent: Literal["sun", "ray"]


class PlainStatus(Struct, frozen=True, omit_defaults=True):
    """Where the game stands for the viewer; `actors` are those whom they know to be asked."""

    mood: Mood
    actors: list[str]
    words: Words
    step: str
    doing: str | None = None


class PlainSeat(Struct, frozen=True, omit_defaults=True, rename="camel"):
    letter: str
    name: str
    score: int
    facts: list[SeatFact]
    note: str | None = None
    team: str | None = None
    score_was: int | None = None
    """What it was when the viewer acted last."""


class PlainChange(Struct, frozen=True):
    """What is different since the viewer acted last."""

    seat: str | None
    words: Words


class PlainLine(Struct, frozen=True):
    """A sentence of the story; fresh: it follows the viewer's last act before others acted."""

    number: int
    since: int
    round: int
    seat: str | None
    words: Words
    fresh: bool


class PlainMine(Struct, frozen=True, omit_defaults=True):
    """What the viewer has chosen in secret while others still choose."""

    words: Words
    secret: Words
    undo: str | None = None


class UndoWords(Struct, frozen=True):
    words: str
