"""Who rolls their own dice, and for whose roll the table waits.

A game says which chance is a seat's own throw. Whoever wishes to throw it is waited for, as for any
decision; for everybody else, and for bots, the dice come at once.
"""

from __future__ import annotations

from typing import Any, Final

from landfall import catalog
from landfall.core.game import Game, Position
from landfall.server.tables.table_setup import TableSetup
from landfall.store.store import Event

OWN: Final = "own"
FOR_ME: Final = "for-me"
"""How the wish of a seat is kept."""


class OwnRolls:
    """The wishes of all seats of a table."""

    def __init__(self, game: Game[Any], setup: TableSetup) -> None:
        self._game = game
        self._usual = setup.rolls
        self._bots = setup.seating.bots
        self._wishes: dict[int, bool] = {}
        self._roller = catalog.entry(game.name).roller
        self.known = self._roller is not None
        """The game has such throws."""

    def own(self, seat: int) -> bool:
        """Does the seat throw its dice itself?"""
        return self.known and seat not in self._bots and self._wishes.get(seat, self._usual)

    def may_be_told(self, seat: int, own: bool) -> bool:
        """Is this another wish than the seat is taken to have, and has it never said one?"""
        return self.known and seat not in self._wishes and own != self.own(seat)

    def read(self, event: Event) -> None:
        """Follow a wish as it is kept."""
        if event.kind == "rolls" and event.seat is not None:
            self._wishes[event.seat] = event.text == OWN

    def awaited(self, position: Position) -> int | None:
        """The seat for whose throw the table waits in a position, or in what somebody sees of one."""
        seat = self._roller(self._game, position) if self._roller else None
        return seat if seat is not None and self.own(seat) else None

    def released(self, event: Event | None) -> int | None:
        """The seat for which no throw is held any more, when this event counts."""
        if event is None or event.kind not in ("roll", "rolls") or event.text == OWN:
            return None
        return event.seat


def wish(own: bool) -> str:
    return OWN if own else FOR_ME
