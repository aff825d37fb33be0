"""Who sits at a table: people at this keyboard, bots of the catalog, and bots of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landfall import catalog
from landfall.cli.terminal import Terminal
from landfall.core.errors import LandfallError, UnknownName
from landfall.lab.entrants import Entrant
from landfall.record import Player
from landfall.record.values import checked_name

ME: Final = "me"

Own = Mapping[str, Entrant]
"""Bots of your own by their names."""


def seated(
    terminal: Terminal, named: list[Player] | None, seats: int, entry: catalog.GamePackage
) -> list[Player]:
    """The players named, or as many people as there are; bots take the empty seats."""
    if named is None:
        named = _ask_people(terminal, seats)
    if len(named) > seats:
        raise LandfallError(f"{len(named)} players are named for {seats} seats")
    return named + [Player(entry.gentle_bot, bot=True)] * (seats - len(named))


def named_players(names: str, entry: catalog.GamePackage, own: Own) -> list[Player]:
    """`me,me:Ann,drifter`."""
    return [_player(name.strip(), entry, own) for name in names.split(",")]


def _player(name: str, entry: catalog.GamePackage, own: Own) -> Player:
    kind, _, called = name.partition(":")
    if kind == ME:
        return Player(_person(called)) if called else Player("")
    if name in own and own[name].plays(entry.name):
        return Player(name, bot=True)
    try:
        return Player(catalog.bot(name, game=entry.name).name, bot=True)
    except UnknownName as error:
        if name in own:
            raise LandfallError(f"{name} is for {own[name].game}, not for {entry.name}") from None
        raise UnknownName(f"{error}; a person is {ME}, or {ME}:NAME") from None


def _person(name: str) -> str:
    try:
        return checked_name(name)
    except ValueError as error:
        raise LandfallError(f"a player cannot be called that: {error}") from None


def _ask_people(terminal: Terminal, seats: int) -> list[Player]:
    counts = [str(count) for count in range(1, seats + 1)]
    if seats == 1:
        return [Player("")]
    question = "How many of them are people at this keyboard?"
    return [Player("")] * int(terminal.choose(question, counts, "1"))
