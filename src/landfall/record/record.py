"""A record: one game as a value, from the names at the table to every action, outcome and the result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any, Final

from landfall.core.distribution import engine_version
from landfall.core.game import CHANCE, SEAT_LETTERS
from landfall.core.outcome import Outcome

FORMAT: Final = "landfall record"
VERSION: Final = 1
NATURE: Final = "*"
"""Who acts when dice and cards do."""


def actor_name(actor: int) -> str:
    """A seat's letter, or the star of chance."""
    return NATURE if actor == CHANCE else SEAT_LETTERS[actor]


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person by name, or a bot by the name the catalog has for it."""

    name: str
    bot: bool = False


@dataclass(frozen=True)
class Step:
    """One action or outcome: who acted, what in notation, and the position's hash after it."""

    actor: str
    text: str
    hash: str = ""
    comments: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)
    """Where it stood in the file it was read from."""
    hash_line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """One game. Without a result it is unfinished; with a position it starts from there."""

    game: str
    edition: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    players: tuple[Player, ...] = ()
    engine: str = field(default_factory=engine_version)
    date: str = ""
    position: Mapping[str, Any] | None = None
    comments: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    result: Outcome | None = None
    closed: bool = field(default=True, compare=False)
    """False for a log that stops without a word on how the game ended."""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The line of each header entry in the file it was read from, and of `result`."""

    def names(self) -> tuple[str, ...]:
        """What to call each seat: a person by name if that tells them apart, else the letter."""
        named = ["" if player.bot else player.name for player in self.players]
        return tuple(
            name if name and named.count(name) == 1 and name not in SEAT_LETTERS else letter
            for letter, name in zip_longest(SEAT_LETTERS[: self.seats], named, fillvalue="")
        )

    def with_steps(self, steps: tuple[Step, ...], result: Outcome | None = None) -> Record:
        return replace(self, steps=steps, result=result)

    def marked(self) -> Iterator[tuple[Step, bool]]:
        """Each step, and whether its hash is written: where a player's acts pass to another."""
        for step, following in zip_longest(self.steps, self.steps[1:]):
            yield step, following is None or passes(step, following)


def passes(step: Step, following: Step) -> bool:
    """Does the table pass from one player to another, or to chance, between these two steps?"""
    return step.actor not in (NATURE, following.actor)
