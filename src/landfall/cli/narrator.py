"""What those at one keyboard are told, each as much as they may know.

A single person is told everything as their seat sees it. Several hear what everybody saw; before one is
asked who knows something of their own, the others are asked to look away.
"""

from __future__ import annotations

from collections.abc import Callable

from landfall import catalog
from landfall.cli.formatting import hanging
from landfall.cli.local_table import LocalTable
from landfall.cli.terminal import Terminal
from landfall.core.seeing import noticed, seen_step
from landfall.record import Moment


class Narrator:
    """Tells a game to whoever sits before the screen."""

    def __init__(self, table: LocalTable, terminal: Terminal, called: Callable[[int], str]) -> None:
        self.table = table
        self.game = table.game
        self.terminal = terminal
        self.called = called
        self.story = catalog.story(table.game)
        self.viewer = table.viewer
        """Whose eyes tell the story: those of the only person here, or everybody's."""
        self.turn = self.game.turn(table.position)
        self._front: int | None = None
        """Who sits before the screen; nobody in particular while nothing was private."""
        self._looked: dict[int, int] = {}
        """For each seat the steps it knows of, by their count."""
        self._began = table.steps

    def tell(self, moment: Moment) -> None:
        """What those at the keyboard saw of a step, if anything, and whose turn begins with it."""
        if told := self.told(moment, self.viewer):
            self.terminal.say(hanging("", told))
        turn = self.game.turn(self.game.observe(moment.after, self.viewer))
        if turn != self.turn:
            began = turn[0] != self.turn[0] or turn[1] >= 0  # else the last one is over
            self.turn = turn
            number, seat = turn
            whose = f": {self.called(seat)}" if seat >= 0 else ""
            self.terminal.say("", *([f"Turn {number}{whose}"] if began else []))

    def told(self, moment: Moment, viewer: int | None) -> str:
        """A step as a sentence for a viewer; nothing where they notice nothing."""
        before, after = moment.before, moment.after
        step = seen_step(self.game, before, moment.code, after, viewer, moment.seat)
        return self.story.tell(self.game, [step], self.table.names) if noticed(step) else ""

    def recall(self, steps: int) -> None:
        """What happened last, for somebody who was away."""
        number, _ = self.turn
        self.terminal.say("", f"Back at turn {number}. What happened last:")
        for moment in self.table.last(steps):
            if told := self.told(moment, self.viewer):
                self.terminal.say(hanging("  ", told))

    def taken_back(self) -> None:
        """The turn may be an earlier one again."""
        self.turn = self.game.turn(self.game.observe(self.table.position, self.viewer))

    # -- several people ---------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """The others look away before somebody is shown what only they may see."""
        if self.viewer is not None:
            return
        gone = False
        if self._front != seat:
            position = self.table.position
            private = self.game.observe(position, seat) != self.game.observe(position, None)
            gone = (private or self._front is not None) and self.terminal.scroll_away()
            self._front = seat if private else None
            if private:
                self.terminal.ask(f"{self.called(seat)} only: press Enter ")
        self._remind(seat, gone)

    def _remind(self, seat: int, gone: bool) -> None:
        """What a seat saw since it was asked last, and nobody has said aloud; or all that is gone."""
        for moment in self.table.done[self._looked.get(seat, self._began) :]:
            told = self.told(moment, seat)
            known = moment.seat == seat or told == self.told(moment, None)
            if told and (gone or not known):
                self.terminal.say(hanging("", told))
        self._looked[seat] = self.table.steps
