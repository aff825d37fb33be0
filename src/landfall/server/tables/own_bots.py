"""Bots from files of whoever runs the server: seated by their names, like those of the catalog."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from landfall import catalog
from landfall.core.errors import FileError, LandfallError, UnknownName
from landfall.core.game import SEAT_LETTERS, Game
from landfall.lab.entrants import Entrant, from_file
from landfall.server.tables.player_names import tidy_name
from landfall.server.tables.presenter import bot_name
from landfall.server.tables.seating import Seating


@dataclass(frozen=True)
class OwnBots:
    """The host's own bots by name."""

    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    tracebacks: bool = False
    """The log shows where a bot raised, in its own words: they may tell what is hidden in a game."""

    def of(self, game: str) -> list[Entrant]:
        """Those that play a game."""
        return [entrant for entrant in self.entrants.values() if entrant.plays(game)]

    def find(self, bot: str, game: str) -> Entrant | None:
        found = self.entrants.get(bot)
        return found if found and found.plays(game) else None

    def check(self, bot: str, game: str) -> None:
        """UnknownName if there is no such bot, neither here nor in the catalog."""
        if self.find(bot, game):
            return
        try:
            catalog.bot(bot, SEAT_LETTERS[0], game=game)
        except UnknownName as error:
            also = ", ".join(entrant.name for entrant in self.of(game))
            raise UnknownName(
                f"{error} (and of this server's own {also})" if also else str(error)
            ) from None

    def check_fit(self, seating: Seating, game: Game[Any]) -> None:
        """MisfitError if a bot at the table was learned at another one."""
        for place in seating.places:
            if place.bot and (found := self.find(place.bot, game.name)):
                found.check(game)

    def missing(self, seating: Seating, game: Game[Any]) -> frozenset[int]:
        """The seats whose bot is not here: the server was started without its file, or with another."""
        return frozenset(
            seat
            for seat, place in enumerate(seating.places)
            if place.bot and not self._has(place.bot, game)
        )

    def _has(self, bot: str, game: Game[Any]) -> bool:
        found = self.find(bot, game.name)
        return not found.misfit(game) if found else _in_catalog(bot, game.name)


NO_OWN_BOTS: Final = OwnBots()


def read_own_bots(files: Sequence[Path], tracebacks: bool = False) -> OwnBots:
    """The bots of these files; FileError for one that no table could call by its name."""
    found: dict[str, Entrant] = {}
    for path in files:
        for entrant in from_file(path, tracebacks):
            if problem := _problem(entrant, found):
                raise FileError(entrant.file, 0, problem)
            found[entrant.name] = entrant
    return OwnBots(found, tracebacks)


def _problem(entrant: Entrant, others: Mapping[str, Entrant]) -> str:
    """What keeps a bot from the table, if anything does."""
    name = entrant.name
    if name in others:
        return f"there is a bot {name} in {others[name].file} already; give one another name"
    games = catalog.games()
    if entrant.game and entrant.game not in games:
        return f"the bot {name} is for the game {entrant.game}; there is {', '.join(games)}"
    if problem := entrant.fits_nowhere():
        return problem
    if any(_in_catalog(name, game) for game in games if entrant.plays(game)):
        return f"a bot of the catalog is called {name}; give yours another name"
    try:
        tidy = tidy_name(bot_name(name, SEAT_LETTERS[0]))
    except LandfallError as error:
        return f"no table has room for a bot called {name!r}: {error}"
    return "" if tidy == bot_name(name, SEAT_LETTERS[0]) else f"{name!r} cannot be shown as it is"


def _in_catalog(bot: str, game: str) -> bool:
    return catalog.FORMER_NAMES.get(bot, bot) in catalog.bots(game)
