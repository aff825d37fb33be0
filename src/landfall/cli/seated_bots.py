"""The bots at a table: of the catalog, or of a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping

from landfall import catalog
from landfall.cli.local_table import LocalTable
from landfall.core.errors import LandfallError
from landfall.core.game import SEAT_LETTERS
from landfall.lab.entrants import Entrant
from landfall.lab.sandbox import Forfeit, Sandbox


class SeatedBots:
    """Asked by their seats. One of your own may raise, which is said with its line."""

    def __init__(
        self, table: LocalTable, seed: int, own: Mapping[str, Entrant], tracebacks: bool = False
    ) -> None:
        self.table = table
        self.own = own
        self.sandbox = Sandbox(tracebacks=tracebacks)
        self.bots = {
            seat: self._seated(player.name, seed, SEAT_LETTERS[seat], table.steps)
            for seat, player in enumerate(table.players)
            if player.bot
        }

    def __contains__(self, seat: int) -> bool:
        return seat in self.bots

    def name(self, seat: int) -> str:
        return self.bots[seat].name

    def answer(self, seat: int) -> int:
        """What the bot at a seat chooses now."""
        bot, game, position = self.bots[seat], self.table.game, self.table.position
        own = self.own.get(self.table.players[seat].name)
        if own is None:
            return catalog.ask(bot, game, position, seat)
        try:
            return self.sandbox.ask(bot, game, position, seat, own.file)
        except Forfeit as forfeit:
            who = f"the bot {bot.name} at seat {SEAT_LETTERS[seat]}"
            raise LandfallError(f"{who}: it {forfeit}") from None

    def _seated(self, name: str, *seed: int | str) -> catalog.Bot:
        if name in self.own:
            return self.own[name].seated(*seed)
        return catalog.bot(name, *seed, game=self.table.game.name)
