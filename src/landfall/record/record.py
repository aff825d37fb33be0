"""A record: one game as a value, from the names at the table to every action, outcome and the result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any, Final

from landfall.core.distribution import engine_version
from landfall.core.game import CHANCE, HASH_VERSION, HIDDEN, SEAT_LETTERS, SOMEONE, Game
from landfall.core.outcome import Outcome

FORMAT: Final = "landfall record"
VERSION: Final = 1
NATURE: Final = "*"
"""Who acts when dice and cards do."""
ONLOOKERS: Final = "nobody"
"""Who saw what is written, where it was no seat."""


def actor_name(actor: int) -> str:
    """A seat's letter, the star of chance, or a question mark for somebody who is not known."""
    if actor == SOMEONE:
        return HIDDEN
    return NATURE if actor == CHANCE else SEAT_LETTERS[actor]


def actor_of(name: str) -> int:
    """The seat of a letter, or CHANCE for the star."""
    return CHANCE if name == NATURE else SEAT_LETTERS.index(name)


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

    @property
    def hidden(self) -> bool:
        """Was something of it not for whoever saved it to know?"""
        return HIDDEN in (self.actor, *self.text.split())


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
    seen_by: str = ""
    """A seat, or nobody: the game was going on, and all of it is what they saw, the hashes too."""
    hashes: int = field(default=HASH_VERSION, compare=False)
    """The version of the positions' hashes."""
    actions: str = field(default="", compare=False)
    """The id of the action table it was played with; empty where it is not known."""
    position: Mapping[str, Any] | None = None
    comments: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    result: Outcome | None = None
    closed: bool = field(default=True, compare=False)
    """False for a log that stops without a word on how the game ended."""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The line of each header entry in the file it was read from, and of `result`."""

    @classmethod
    def of(cls, game: Game[Any], **entries: Any) -> Record:
        """The record of a game by these rules; `entries` are what else there is to say of it.

        A game written for 0.1 has neither versions of hashes nor an id of its actions.
        """
        return cls(
            game=game.name,
            edition=game.edition,
            seats=game.seats,
            options=dict(game.options),
            hashes=getattr(game, "hash_version", HASH_VERSION),
            actions=getattr(game, "actions", ""),
            **entries,
        )

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
