"""What an analysis says: of chance, of decisions, of turns and of a whole game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

Tell = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""


def silent(done: float) -> None:
    """Whoever does not want to know."""


Continuation = tuple[tuple[str, ...], float]
"""A way to play on: its actions up to the next chance, and the chance to win it leads to."""


@dataclass(frozen=True)
class ChanceEvent:
    """What chance did: for whom, and by how much the seat's chance to win changed."""

    step: int
    seat: int
    text: str
    luck: float


@dataclass(frozen=True)
class JudgedDecision:
    """One decision: what it was worth, what was played, and what that gave away."""

    step: int
    played: str
    loss: float
    best: tuple[Continuation, ...]
    """The best ways found to play on from here, the best first."""


@dataclass(frozen=True)
class JudgedTurn:
    """One turn of one seat; turn 0 is the set-up."""

    number: int
    seat: int
    chances: tuple[float, ...]
    """Every seat's chance to win before the turn's dice are rolled."""
    lucks: tuple[ChanceEvent, ...] = ()
    decisions: tuple[JudgedDecision, ...] = ()

    @property
    def luck(self) -> float:
        return sum(event.luck for event in self.lucks)

    @property
    def loss(self) -> float:
        return sum(decision.loss for decision in self.decisions)

    @property
    def first_step(self) -> int:
        """The first of its steps that were judged."""
        steps = [*(one.step for one in self.lucks), *(one.step for one in self.decisions)]
        return min(steps, default=0)

    @property
    def best(self) -> tuple[Continuation, ...]:
        """The best ways to play the turn once its dice lay."""
        return self.decisions[0].best if self.decisions else ()

    @property
    def played(self) -> tuple[str, ...]:
        return tuple(decision.played for decision in self.decisions)


@dataclass(frozen=True)
class Analysis:
    """A whole game."""

    names: tuple[str, ...]
    turns: tuple[JudgedTurn, ...]
    end: tuple[float, ...]
    """The chances when the record stops; in a finished game the winner's is 1."""
    over: bool = True
    """The record is of a finished game."""

    def turns_of(self, seat: int) -> list[JudgedTurn]:
        return [turn for turn in self.turns if turn.seat == seat]

    def dearest(self, count: int, seat: int | None = None) -> list[JudgedTurn]:
        """The turns that gave most away, the worst first; of one seat, or of all."""
        turns = self.turns if seat is None else self.turns_of(seat)
        return sorted((turn for turn in turns if turn.loss > 0), key=lambda one: -one.loss)[:count]

    def luck(self, seat: int) -> float:
        return sum(one.luck for turn in self.turns for one in turn.lucks if one.seat == seat)

    def loss(self, seat: int) -> float:
        return sum(turn.loss for turn in self.turns_of(seat))


class AnalysisJob(Protocol):
    """A turn to be judged, as work that any process can do."""

    @property
    def number(self) -> int:
        """Of the turn."""
        ...

    @property
    def work(self) -> float:
        """How much there is to do, beside the other turns of the game."""
        ...

    def analysed(self, tell: Tell = ...) -> JudgedTurn: ...
