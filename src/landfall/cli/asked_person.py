"""Somebody at this keyboard who is asked: they are shown what their seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from landfall import catalog
from landfall.cli.local_table import LocalTable
from landfall.cli.menu import Menu
from landfall.core.game import Position


@dataclass(frozen=True)
class AskedPerson:
    table: LocalTable
    seat: int

    @property
    def seen(self) -> Position:
        """What the seat sees now."""
        return self.table.game.observe(self.table.position, self.seat)

    def menu(self) -> Menu:
        return Menu(self.table.game, self.seen, self.seat)

    def status(self) -> str:
        game = self.table.game
        return catalog.story(game).status(game, self.seen, self.seat)
