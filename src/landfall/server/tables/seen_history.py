"""A viewer's own history: the steps of a game as one seat saw them, or everybody who looks on.

Steps that leave no trace for the viewer are not in it, so numbers count what they saw, and nobody can
count what was hidden. Whatever is told to somebody about the game is made from here.
"""

from __future__ import annotations

import sys
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, Position, SeenStep
from landfall.server.tables.packed_steps import PackedSteps

Viewer = int | None
"""A seat, or nobody: whoever looks on, and several seats around one screen."""


class ViewerMarks(NamedTuple):
    """What a store keeps of a viewer, beside the events."""

    version: int
    number: int
    rewritten: int
    acted: int = 0
    """When the seat acted last, in seconds since 1970."""


class SeenRevision(NamedTuple):
    """What an event does to a viewer's history: so many steps stay, and these follow."""

    kept: int
    steps: tuple[SeenStep, ...]
    events: tuple[int, ...]


class SeenHistory:
    """The game as one viewer saw it."""

    def __init__(self, viewer: Viewer, start: Position) -> None:
        self.viewer = viewer
        self.start = start
        self.steps: PackedSteps[SeenStep] = PackedSteps()
        self.events: list[int] = []
        """The event behind each step."""
        self.told_as: list[int] = []
        """The version with which each step came: a step that is told anew has another."""
        self.unknown = 0
        """Steps that are known by name only: other rules than ours led through them."""
        self.version = 0
        """Counts every change of what the viewer sees, so it never comes again."""
        self.asked_since = 0
        """The version since which what the viewer's seat is asked, and may answer, is the same."""
        self.acted = 0
        """When the viewer's seat acted last, in seconds since 1970; nought where it is not known."""
        self.rewritten = sys.maxsize
        """The smallest number that an undo has led back to: what came later may be told anew."""

    @property
    def number(self) -> int:
        """How many steps the viewer has seen."""
        return len(self.steps)

    @property
    def here(self) -> Position:
        """What the viewer sees now."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def marks(self) -> ViewerMarks:
        return ViewerMarks(self.version, self.number, self.rewritten, self.acted)

    def at(self, number: int) -> Position:
        """What the viewer saw at this number."""
        if not 0 <= number <= self.number:
            raise LandfallError(f"positions run from 0 to {self.number}; there is no {number}")
        if number < self.unknown:
            raise LandfallError(
                f"position {number} was played by another version of Landfall whose rules differed;"
                f" the game can be seen from position {self.unknown} on"
            )
        return self.steps[number - 1].after if number else self.start

    def number_before(self, event: int) -> int:
        """How many steps the viewer had seen before an event."""
        return bisect_left(self.events, event)

    def number_after(self, event: int) -> int:
        return bisect_right(self.events, event)

    def follow(self, revision: SeenRevision) -> None:
        """Something has changed for the viewer."""
        if revision.kept < self.number:
            self.rewritten = min(self.rewritten, revision.kept)
        self.version += 1
        self.rewrite(revision.kept, revision.steps, revision.events)

    def rewrite(self, kept: int, steps: Sequence[SeenStep], events: Sequence[int]) -> None:
        self.steps.follow(kept, steps)
        self.events[kept:] = events
        self.told_as[kept:] = [self.version] * len(steps)

    def since_last_act(self) -> int:
        """The number at which the viewer's own last act was done; 0 if there was none."""
        last = 0 if self.viewer is None else self.number
        for number in range(last, 0, -1):
            if self.steps[number - 1].act.actor == self.viewer:
                return number
        return 0

    def since_others_acted(self) -> int:
        """The number at which the viewer's own last act before those of others was done.

        What the viewer does in one go moves it no further: what others did before stays new until the
        next others act. Where nobody else has acted since, it is the viewer's own last act.
        """
        others = False
        for number in range(0 if self.viewer is None else self.number, 0, -1):
            actor = self.steps[number - 1].act.actor
            if others and actor == self.viewer:
                return number
            others = others or actor not in (self.viewer, CHANCE)
        return 0 if others else self.since_last_act()


def marks_after(marks: ViewerMarks, revisions: Sequence[SeenRevision]) -> ViewerMarks:
    """How a viewer's marks will be when these have come."""
    version, number, rewritten, acted = marks
    for revision in revisions:
        version += 1
        if revision.kept < number:
            rewritten = min(rewritten, revision.kept)
        number = revision.kept + len(revision.steps)
    return ViewerMarks(version, number, rewritten, acted)
