"""Somebody at this keyboard who is asked: they are shown what their seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from landfall import catalog
from landfall.cli.local_table import LocalTable
from landfall.cli.menu import Menu
from landfall.core.game import Position, Window
from landfall.core.plain import Prompt, text_of


@dataclass(frozen=True)
class AskedPerson:
    table: LocalTable
    seat: int

    @property
    def seen(self) -> Position:
        """What the seat sees now."""
        return self.table.game.observe(self.table.position, self.seat)

    def menu(self) -> Menu:
        return Menu(self.table.game, self.seen, self.seat, self.enough, self.question())

    def question(self) -> str:
        """What is asked beside the free choice of a turn; empty where the game has no words for it."""
        prompt = self.prompt()
        if prompt is None or prompt.get("end"):
            return ""
        later = f" (`later`: not before my {self.coming_turn})" if self.window() else ""
        return prompt["question"] + later

    @property
    def coming_turn(self) -> str:
        """What `later` waits for: the seat's turn, or in a turn of its own the one after that."""
        _, whose = self.table.game.turn(self.seen)
        return "next turn" if whose == self.seat else "turn"

    def enough(self, action: str) -> str:
        """In words what an answer means, as of somebody who is done; nothing where there are none."""
        game, prompt = self.table.game, self.prompt()
        table = catalog.entry(game.name).table
        for option in prompt["options"] if prompt else ():
            if table and option["action"] == action:
                said = text_of(option["title"], table.units(game))
                return f"{said[:1].lower()}{said[1:]}"
        return ""

    def prompt(self) -> Prompt | None:
        """What the seat is asked, as a table in plain words would."""
        table = catalog.entry(self.table.game.name).table
        return table.prompt(self.table.game, self.seen, self.seat) if table else None

    def window(self) -> Window | None:
        """The moment in which the seat may answer what another did, if it is one."""
        return self.table.game.window(self.seen, self.seat)

    def status(self) -> str:
        game = self.table.game
        return catalog.story(game).status(game, self.seen, self.seat)
