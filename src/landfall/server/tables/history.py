"""One game's history: where it began, every step since, and what was taken back.

Undo reaches back to the last chance outcome or the last act of another seat: what was revealed stays
revealed, and nobody takes back what somebody else has answered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, OVER, Game, Position
from landfall.record import Moment, Step, actor_name
from landfall.record.record import NATURE
from landfall.store.store import UNREADABLE, Damaged, Event, Snapshot


class History:
    """A game being played. Nothing in here knows of seats' keys, sockets or disks."""

    def __init__(self, game: Game[Any], start: Position) -> None:
        self.game = game
        self.start = start
        self.moments: list[Moment] = []
        self.undone: list[Moment] = []
        self.unknown = 0
        """Positions before this number cannot be shown: other rules than ours led through them."""

    @property
    def number(self) -> int:
        """Actions and outcomes so far."""
        return len(self.moments)

    @property
    def position(self) -> Position:
        return self.moments[-1].after if self.moments else self.start

    @property
    def actor(self) -> int:
        return self.game.actor(self.position)

    def at(self, number: int) -> Position:
        """The position of this number."""
        if not 0 <= number <= self.number:
            raise LandfallError(f"positions run from 0 to {self.number}; there is no {number}")
        if number < self.unknown:
            raise LandfallError(
                f"position {number} was played by another version of Landfall whose rules differed;"
                f" the game can be seen from position {self.unknown} on"
            )
        return self.moments[number - 1].after if number else self.start

    # -- steps ------------------------------------------------------------------------------------

    def take(self, code: int) -> None:
        """Go on by a step."""
        before = self.position
        after = self.game.apply(before, code)
        step = Step(actor_name(self.actor), self.game.text(code))
        self.moments.append(Moment(self.number + 1, step, code, before, after))
        self.undone.clear()

    def undo(self) -> None:
        self.undone.append(self.moments.pop())

    def redo(self) -> None:
        self.moments.append(self.undone.pop())

    def may_undo(self, seats: frozenset[int]) -> bool:
        """May somebody with these seats take the last step back?"""
        if not self.moments or self.number <= self.unknown:
            return False
        actor = self.actor
        return actor in seats and self.moments[-1].step.actor == actor_name(actor)

    def may_redo(self, seats: frozenset[int]) -> bool:
        return bool(self.undone) and self.actor in seats

    def drawn(self) -> int:
        """How many outcomes there have been."""
        return sum(moment.step.actor == NATURE for moment in self.moments)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    # -- the events of a store ----------------------------------------------------------------------

    def after(self, event: Event) -> Position:
        """Where an event would lead; nothing is changed."""
        if event.kind in ("act", "chance"):
            return self.game.apply(self.position, self.game.code(event.text))
        if event.kind == "undo":
            return self.moments[-1].before
        return self.undone[-1].after if event.kind == "redo" else self.position

    def follow(self, event: Event) -> None:
        """Do what an event says."""
        if event.kind in ("act", "chance"):
            self.take(self.game.code(event.text))
        elif event.kind == "undo":
            self.undo()
        elif event.kind == "redo":
            self.redo()


def restored(
    game: Game[Any], start: Position, events: list[Event], kept: Snapshot | None
) -> History:
    """The history that these events tell, standing exactly where the snapshot says it stood.

    If the rules have been corrected since, following the events may lead elsewhere or nowhere. Then
    the snapshot counts: the game goes on from where the players left it, and only what lies before
    cannot be shown.
    """
    done, undone = folded(events)
    followed = History(game, start)
    refused: LandfallError | None = None
    try:
        for event in [*done, *reversed(undone)]:
            followed.follow(event)
        for _ in undone:
            followed.undo()
    except LandfallError as error:
        refused = error
    try:
        here = game.from_dict(kept.position) if kept else None
    except LandfallError as error:
        here, refused = None, refused and error
    if here is not None and (refused or here != followed.position):
        return _left_at(here, followed, done)
    if refused:
        raise LandfallError(
            f"this game was played by rules that this version does not know: {refused}"
        )
    return followed


def folded(events: Iterable[Event]) -> tuple[list[Event], list[Event]]:
    """The steps that count, and those taken back that may be done again, the last one first to come.

    Nothing is applied for it: however often people have changed their minds, only where they ended up
    is played through.
    """
    done: list[Event] = []
    undone: list[Event] = []
    try:
        for event in events:
            if event.kind in ("act", "chance"):
                done.append(event)
                undone.clear()
            elif event.kind == "undo":
                undone.append(done.pop())
            elif event.kind == "redo":
                done.append(undone.pop())
            elif event.kind != "rename":
                raise Damaged(f"{UNREADABLE}: nothing is known of the event {event.kind!r}.")
    except IndexError:
        raise Damaged(f"{UNREADABLE}: more was taken back than done.") from None
    return done, undone


def _left_at(here: Position, followed: History, done: list[Event]) -> History:
    """The history with its steps by name only, and the position where it was left."""
    history = History(followed.game, followed.start)
    for number, event in enumerate(done, start=1):
        actor = actor_name(CHANCE if event.seat is None else event.seat)
        history.moments.append(Moment(number, Step(actor, event.text), -1, here, here))
    history.unknown = history.number
    return history
