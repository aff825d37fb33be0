"""Who sees with whose eyes: what somebody with these seats is shown, and what they may do there.

One seat sees as that seat. Several seats around one screen see as the one that is asked, and while none
of them is, as everybody does; so a shared screen never shows the hand of a seat that is not to act.
Story, numbers and records of such a screen are everybody's.
"""

from __future__ import annotations

from typing import Any, Final

from landfall.core.game import Game, Position, SeenStep
from landfall.core.stops import EVERY, MIXED
from landfall.server.messages import SeatStop
from landfall.server.tables.event_log import EventLog
from landfall.server.tables.outlook import Outlook, Seats, story_viewer
from landfall.server.tables.seen_history import SeenHistory, Viewer
from landfall.server.tables.taking_back import may_do_again, to_take_back

HOW_OFTEN: Final = "How often"
OWN_CHOICE: Final = "as chosen below"


class Viewpoints:
    """The eyes of everybody at a table."""

    def __init__(self, game: Game[Any], log: EventLog) -> None:
        self._game = game
        self._log = log

    def history(self, seats: Seats) -> SeenHistory:
        """The game as it is told to somebody with these seats."""
        return self._log.seen.of(story_viewer(seats))

    def asked(self, seats: Seats) -> int | None:
        """The first of these seats that may act: one that is asked before one that is answered for."""
        acting = [seat for seat in self._log.history.actors if seat in seats]
        return next((seat for seat in acting if self.is_asked(seat)), next(iter(acting), None))

    def is_asked(self, seat: int) -> bool:
        """Is the seat to decide, and not answered for by the host?"""
        seen = self._log.seen.of(seat).here
        return seat in self._game.actors(seen) and self._log.stops.quiet(seen, seat) is None

    def rolls(self, seats: Seats) -> int | None:
        """The seat for whose throw the table waits, as far as they see."""
        return self._log.rolls.awaited(self.history(seats).here)

    def eyes(self, seats: Seats) -> Viewer:
        """With whose eyes they see the present position."""
        if len(seats) < 2:
            return story_viewer(seats)
        seat = self.asked(seats)
        if seat is None and (thrower := self.rolls(seats)) in seats:
            return thrower
        return seat if seat is not None and self.is_asked(seat) else None

    def here(self, seats: Seats) -> Position:
        """What they see now."""
        return self._log.seen.of(self.eyes(seats)).here

    def last_step(self, seats: Seats) -> SeenStep | None:
        """The last step that they saw."""
        steps = self._log.seen.of(self.eyes(seats)).steps
        return steps[-1] if len(steps) > 0 else None

    def version(self, seats: Seats) -> int:
        return self._log.seen.version(seats)

    def asks_the_same(self, seats: Seats, at: int) -> bool:
        """Is what these seats are asked still what it was at this version?"""
        return self._log.seen.asks_the_same(seats, at)

    def outlook(self, seats: Seats) -> Outlook:
        viewer = self.eyes(seats)
        seen = self._log.seen.of(viewer).here
        return Outlook(
            viewer=viewer,
            seen=seen,
            number=self.history(seats).number,
            version=self.version(seats),
            undo=self.takes_back(seats) is not None,
            redo=self.does_again(seats) is not None,
            asked=viewer is not None and self.is_asked(viewer),
            rolls=self.rolls(seats),
            open=seen is self._log.seen.of(None).here,
        )

    def stops(self, seat: int) -> list[SeatStop]:
        """In which moments a seat wants to be asked; first the level, where the game has such."""
        stops = self._log.stops
        found = [
            SeatStop(kind, self._game.stops[kind], wish) for kind, wish in stops.of(seat).items()
        ]
        if not stops.levels or not found:
            return found
        level = stops.level(seat)
        choices = {name: one.title for name, one in stops.levels.items()}
        if level == MIXED:
            choices[MIXED] = OWN_CHOICE
        return [SeatStop(EVERY, HOW_OFTEN, level, choices), *found]

    def waits_for_own_turn(self, seat: int) -> bool:
        """Has it wished not to be asked before its own turn, and that has not begun?"""
        return self._log.stops.waits(self._log.seen.of(seat).here, seat)

    def back_and_forth(self, seats: Seats) -> tuple[str, str]:
        """What would be taken back and what done again, in notation; empty where there is nothing.

        On a shared screen neither is said, for others look on.
        """
        if len(seats) != 1:
            return "", ""
        [seat] = seats
        seen, undone = self._log.seen.of(seat), self._log.history.undone.get(seat)
        last = self.to_take_back(seat) or seen.since_last_act()
        return seen.steps[last - 1].act.text if last else "", undone[-1].text if undone else ""

    def seen_by(self, viewer: Viewer) -> SeenHistory:
        return self._log.seen.of(viewer)

    def takes_back(self, seats: Seats) -> int | None:
        """Which of these seats would take something back: the one that has acted last."""
        able = [seat for seat in seats if self.to_take_back(seat)]
        return max(able, key=self._log.history.last_of, default=None)

    def to_take_back(self, seat: int) -> int:
        """The number of the act that a seat would take back, as it has seen the game; 0 for none."""
        return to_take_back(self._game, self._log.seen.of(seat), self._log.stops)

    def does_again(self, seats: Seats) -> int | None:
        """Which of these seats would do something again: the one that took back last."""
        undone = self._log.history.undone
        able = [
            seat
            for seat in seats
            if seat in undone and may_do_again(self._game, self._log.seen.of(seat), undone[seat])
        ]
        return max(able, key=lambda seat: undone[seat][-1].event, default=None)
