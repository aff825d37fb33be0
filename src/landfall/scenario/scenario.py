"""What a scenario is, and what running one has shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from landfall.core.game import SEAT_LETTERS, Game, Position


@dataclass(frozen=True)
class MoveLine:
    """A line in notation: one action or outcome, or several that a shorter line stands for.

    Without codes it asks for what could never be; `game.explain` says why not.
    """

    text: str
    codes: tuple[int, ...]
    seat: int | None = None
    """Who does it, where several may act; without one, the first of them."""

    @property
    def words(self) -> list[str]:
        return self.text.lower().split()

    def __str__(self) -> str:
        return self.text if self.seat is None else f"{SEAT_LETTERS[self.seat]}: {self.text}"


Expectation = Mapping[str, Any]
"""What must hold, as a tree of names: `{"A": {"score": 2}, "winners": ["A"]}`."""


class Kind(StrEnum):
    """What a step does."""

    PLAY = "play"
    LEGAL = "legal"
    ILLEGAL = "illegal"
    EXPECT = "expect"


@dataclass(frozen=True)
class ScenarioStep:
    """One step: moves that are played, must be legal or must be illegal; or an expectation."""

    kind: Kind
    line: int
    moves: tuple[MoveLine, ...] = ()
    rule: str = ""
    because: str = ""
    expect: Expectation = field(default_factory=dict)

    def __str__(self) -> str:
        lines = ", ".join(map(str, self.moves))
        if self.kind is Kind.PLAY:
            return lines
        return f"{self.kind}: {lines}" if lines else str(self.kind)


@dataclass(frozen=True)
class Scenario:
    """A position of a game, and the steps taken from there."""

    name: str
    file: str
    line: int
    game: Game[Any]
    position: Position
    steps: tuple[ScenarioStep, ...]


@dataclass(frozen=True)
class Difference:
    """What was looked at, what it should have been, and what it was."""

    what: str
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected}, but it is {self.actual}"


@dataclass(frozen=True)
class StepResult:
    """One step that was taken; it passed if nothing differed."""

    step: ScenarioStep
    differences: tuple[Difference, ...]

    @property
    def passed(self) -> bool:
        return not self.differences


@dataclass(frozen=True)
class Report:
    """All that running a scenario has shown; `position` is the last one that was reached."""

    scenario: Scenario
    results: tuple[StepResult, ...]
    position: Position
    skipped: int = 0
    """Steps not taken because a move before them could not be played."""

    @property
    def passed(self) -> bool:
        return all(result.passed for result in self.results)

    @property
    def failures(self) -> tuple[StepResult, ...]:
        return tuple(result for result in self.results if not result.passed)
