"""Somebody at this keyboard who is asked: they are shown what their seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from landfall import catalog
from landfall.cli.local_table import LocalTable
from landfall.cli.menu import Menu
from landfall.core.game import Position, Window


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

    def question(self) -> str:
        """What is asked beside the free choice of a turn; empty where the game has no words for it."""
        table = catalog.entry(self.table.game.name).table
        if table is None:
            return ""
        prompt = table.prompt(self.table.game, self.seen, self.seat)
        return "" if prompt.get("end") else prompt["question"]

    def window(self) -> Window | None:
        """The moment in which the seat may answer what another did, if it is one."""
        return self.table.game.window(self.seen, self.seat)

    def status(self) -> str:
        game = self.table.game
        return catalog.story(game).status(game, self.seen, self.seat)
