"""A game in play at this machine: its position, its history with undo, and its log on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, Game, Position
from landfall.core.stops import Stops
from landfall.record import (
    Log,
    Moment,
    Player,
    Record,
    Step,
    actor_name,
    engine_version,
    renewed,
    replay,
    start,
)


class NoUndo(LandfallError):
    """There is nothing to take back, or nothing to do again."""


class LocalTable:
    """The position, how it came about, and what may be taken back.

    What was revealed stays revealed, and nobody takes back what somebody else may have answered: undo
    reaches back to the last roll or card, and to the last act of another player that one noticed.
    """

    def __init__(self, game: Game[Any], record: Record) -> None:
        """Seat the players of a record, old or new, and play it as far as it goes."""
        self.game = game
        self.names = record.names()
        bots = [seat for seat, player in enumerate(record.players) if player.bot]
        levels = catalog.entry(game.name).stop_levels
        self.stops = Stops(game, levels, bots)
        self.log: Log | None = None
        self.kept_in: Path | None = None
        """The file in which a game that is resumed was kept, move by move: it goes on there."""
        self.trouble = ""
        """Why the last step could not be saved."""
        self._opening = replace(
            renewed(record, game), steps=(), result=None, engine=engine_version()
        )
        self._done: list[Moment] = []
        self._undone: list[Moment] = []
        self.position: Position = start(record, game)
        for moment in replay(record, game):
            self._done.append(moment)
            self.position = moment.after

    @property
    def players(self) -> Sequence[Player]:
        """Who sits at each seat; nobody named is a person."""
        named = self._opening.players
        return (*named, *[Player("")] * (self.game.seats - len(named)))

    @property
    def viewer(self) -> int | None:
        """The seat of the only person here; None where there are several, or nobody."""
        people = [seat for seat, player in enumerate(self.players) if not player.bot]
        return people[0] if len(people) == 1 else None

    @property
    def steps(self) -> int:
        """Actions and outcomes so far."""
        return len(self._done)

    @property
    def actor(self) -> int:
        return self.game.actor(self.position)

    @property
    def done(self) -> Sequence[Moment]:
        """All actions and outcomes so far."""
        return self._done

    def last(self, count: int) -> Sequence[Moment]:
        """The latest actions and outcomes, oldest first."""
        return self._done[-count:]

    def record(self) -> Record:
        """The game so far."""
        steps = tuple(moment.step for moment in self._done)
        return self._opening.with_steps(steps, self.game.outcome(self.position))

    def apply(self, code: int, seat: int | None = None) -> Moment:
        """Carry an action or an outcome out and keep it; without a seat, of whoever acts first."""
        moment = self._moment(code, self.actor if seat is None else seat)
        self._undone.clear()
        self._take(moment)
        self._keep(moment)
        return moment

    def undo(self, seat: int | None = None) -> Moment:
        """Take the last act of a seat back; what others did since, and it did not notice, stays."""
        seat = self.actor if seat is None else seat
        at = len(self._done) - 1
        while at >= 0 and (self._done[at].seat != seat or self._let_pass(self._done[at])):
            at -= 1
        if at < 0 or not self._may_undo(self._done[at], self._done[at + 1 :]):
            raise NoUndo(
                "there is nothing to undo: you have done nothing since the last roll, "
                "card or act of another player"
            )
        moment, *later = self._done[at:]
        del self._done[at:]
        self.position = moment.before
        for other in later:
            if other.seat != seat:
                self._take(self._moment(other.code, other.seat))
        self._undone.append(moment)
        self._keep_all()
        return moment

    def _may_undo(self, moment: Moment, later: Sequence[Moment]) -> bool:
        game, seat = self.game, moment.seat
        if game.reveals(moment.before, moment.code, seat):
            return False
        return not any(
            other.seat == CHANCE
            or game.reveals(other.before, other.code, other.seat)
            or (other.seat != seat and self._noticed(other, seat))
            for other in later
        )

    def _noticed(self, moment: Moment, seat: int) -> bool:
        observe = self.game.observe
        return bool(observe(moment.before, seat) != observe(moment.after, seat))

    def _let_pass(self, moment: Moment) -> bool:
        """Was it a moment in which nobody asked the seat, because there was nothing to say?"""
        return self.stops.quiet(self.game.observe(moment.before, moment.seat), moment.seat) == (
            moment.code
        )

    def redo(self, seat: int | None = None) -> Moment:
        """Do again what a seat has undone last."""
        seat = self.actor if seat is None else seat
        if not self._undone or self._undone[-1].seat != seat:
            raise NoUndo("there is nothing to do again")
        moment = self._moment(self._undone.pop().code, seat)
        self._take(moment)
        self._keep(moment)
        return moment

    # -- keeping --------------------------------------------------------------------------------

    def keep_in(self, log: Log) -> None:
        """From now on every step goes to this log, which has all that came before."""
        self.log = log

    def close(self) -> None:
        if self.log:
            self.log.close()

    def _moment(self, code: int, seat: int) -> Moment:
        before = self.position
        after = self.game.apply(before, code, None if seat == CHANCE else seat)
        step = Step(actor_name(seat), self.game.text(code), self.game.hash(after))
        return Moment(self.steps + 1, step, code, before, after)

    def _take(self, moment: Moment) -> None:
        self._done.append(moment)
        self.position = moment.after

    def _keep(self, moment: Moment) -> None:
        if not self.log:
            return
        try:
            self.log.append(moment.step)
            outcome = self.game.outcome(self.position)
            if outcome:
                self.log.finish(outcome)
        except LandfallError as error:
            self._stop_keeping(error)

    def _keep_all(self) -> None:
        if self.log:
            try:
                self.log.rewrite(self.record())
            except LandfallError as error:
                self._stop_keeping(error)

    def _stop_keeping(self, error: LandfallError) -> None:
        self.log = None
        self.trouble = str(error)


def new_record(
    game: Game[Any], players: Sequence[Player], position: Position | None = None
) -> Record:
    """A game about to begin, today."""
    return Record.of(
        game,
        players=tuple(players),
        date=date.today().isoformat(),
        position=None if position is None else game.to_dict(position),
    )
