"""One game's history: where it began, every step since, and what was taken back.

This is the whole truth, which nobody is shown: viewers have histories of their own (`seen_history`).
Nothing in here knows of keys, sockets or disks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, OVER, Game, Position
from landfall.server.tables.event_folding import Folded, TakenBack
from landfall.server.tables.packed_steps import PackedSteps
from landfall.store.store import Event


class KeptStep(NamedTuple):
    """One action or outcome."""

    event: int
    """The number of the event that did it."""
    seat: int
    """Who acted; CHANCE for dice and cards."""
    code: int
    """-1 where rules that we do not have led through it."""
    text: str
    before: Position
    after: Position


class Revision(NamedTuple):
    """What an event does to a history: so many steps stay, and these follow."""

    kept: int
    steps: tuple[KeptStep, ...]
    taken: int | None = None
    """The event of the step that is taken back, if one is."""


class History:
    """A game being played."""

    def __init__(self, game: Game[Any], start: Position) -> None:
        self.game = game
        self.start = start
        self.steps: PackedSteps[KeptStep] = PackedSteps()
        self.undone: dict[int, list[TakenBack]] = {}
        """What each seat has taken back and may do again, the last one first to come."""
        self.unknown = 0
        """Positions before this number cannot be shown: other rules than ours led through them."""

    @property
    def number(self) -> int:
        """Actions and outcomes so far."""
        return len(self.steps)

    @property
    def position(self) -> Position:
        return self.steps[-1].after if self.steps else self.start

    @property
    def actors(self) -> tuple[int, ...]:
        """All seats that may act now."""
        return self.game.actors(self.position)

    @property
    def over(self) -> bool:
        return self.game.actor(self.position) == OVER

    # -- what would come --------------------------------------------------------------------------

    def acted(self, event: int, seat: int, code: int) -> Revision:
        """An act of a seat; IllegalAction if it is none."""
        after = self.game.apply(self.position, code, seat)
        step = KeptStep(event, seat, code, self.game.text(code), self.position, after)
        return Revision(self.number, (step,))

    def taken_back(self, seat: int, event: int | None = None) -> Revision:
        """Without the step of an event, or the last of a seat, and without what the seat did after it.

        What others have done since is done again; IllegalAction where that is no longer possible.
        """
        at = self.last_of(seat) if event is None else self._step_of(event, seat)
        position = self.steps[at].before
        again: list[KeptStep] = []
        for step in self.steps[at + 1 :]:
            if step.seat == seat:
                continue
            after = self.game.apply(position, step.code, None if step.seat == CHANCE else step.seat)
            again.append(step._replace(before=position, after=after))
            position = after
        return Revision(at, tuple(again), self.steps[at].event)

    def done_again(self, event: int, seat: int) -> Revision:
        """With what the seat has taken back last."""
        return self.acted(event, seat, self.game.code(self.undone[seat][-1].text))

    def last_of(self, seat: int) -> int:
        """Where the last step of a seat stands."""
        for at in range(self.number - 1, self.unknown - 1, -1):
            if self.steps[at].seat == seat:
                return at
        raise LandfallError("this seat has done nothing yet")

    def _step_of(self, event: int, seat: int) -> int:
        """Where the step of an event stands, which is one of a seat."""
        for at in range(self.number - 1, self.unknown - 1, -1):
            if self.steps[at].event == event and self.steps[at].seat == seat:
                return at
        raise LandfallError("this seat has not done that")

    def revision(self, event: Event) -> Revision | None:
        """What an event of a store does; None for one that moves nothing."""
        seat = CHANCE if event.seat is None else event.seat
        match event.kind:
            case "act":
                return self.acted(event.number, seat, self.game.code(event.text))
            case "chance":
                return self.by_chance(event.number, self.game.code(event.text))
            case "undo":
                return self.taken_back(seat, int(event.text) if event.text else None)
            case "redo":
                return self.done_again(event.number, seat)
        return None

    def by_chance(self, event: int, code: int) -> Revision:
        after = self.game.apply(self.position, code)
        step = KeptStep(event, CHANCE, code, self.game.text(code), self.position, after)
        return Revision(self.number, (step,))

    # -- what has come ----------------------------------------------------------------------------

    def follow(self, event: Event, revision: Revision | None) -> None:
        """Let an event count."""
        seat = CHANCE if event.seat is None else event.seat
        if event.kind == "undo" and revision is not None:
            taken = self.steps[revision.kept]
            self.undone.setdefault(seat, []).append(TakenBack(taken.text, event.number))
        elif event.kind == "redo":
            self.undone[seat].pop()
        elif event.kind == "act":
            self.undone.pop(seat, None)
        elif event.kind == "chance":
            self.undone.clear()
        if revision is not None:
            self.steps.follow(revision.kept, revision.steps)


def followed(game: Game[Any], start: Position, done: Iterable[Event]) -> History:
    """The history that these steps tell; LandfallError where the rules know no such step."""
    history = History(game, start)
    for event in done:
        revision = history.revision(event)
        history.follow(event, revision)
    return history


def left_at(here: Position, game: Game[Any], start: Position, found: Folded) -> History:
    """The history with its steps by name only, and the position where it was left."""
    history = History(game, start)
    known = [(event, CHANCE if event.seat is None else event.seat) for event in found.done]
    history.steps.follow(
        0, (KeptStep(event.number, seat, -1, event.text, here, here) for event, seat in known)
    )
    history.unknown = history.number
    return history
