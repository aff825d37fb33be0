"""From what somebody wishes to what is agreed: an order becomes a set-up, or gets a sentence."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import OVER, SEAT_LETTERS, Game
from landfall.server.bodies import NewSeat, NewTable
from landfall.server.dice import new_secret
from landfall.server.library import Opened
from landfall.server.seats import Place, Seating, fingerprint, tidy_name
from landfall.server.setup import Setup
from landfall.server.telling import bot_name

NAMES: Final = ("Ada", "Basil", "Cleo", "Dmitri", "Esme", "Felix")
"""What people are called who have not said it: each name begins with its seat's letter."""


def agreed(
    wanted: NewTable, keys: Mapping[int, str], watch: str | None, record: Opened | None
) -> Setup:
    """The set-up of an order; `keys` are those of its people, `record` is the one it names."""
    name = catalog.games()[0]
    options = {
        "edition": wanted.edition,
        "seats": len(wanted.seats),
        "long_game": wanted.long_game,
    }
    game = catalog.game(name, **options)
    if wanted.script and any(seat.player == "link" for seat in wanted.seats):
        raise LandfallError("dice that are known beforehand are not for guests")
    taken = {seat.name for seat in wanted.seats}
    places = [_place(seat, number, keys, taken) for number, seat in enumerate(wanted.seats)]
    return Setup(
        game=name,
        options=options,
        seating=Seating(tuple(places), fingerprint(watch) if watch else ""),
        secret=new_secret(wanted.seed),
        script=tuple(wanted.script),
        start=_start(wanted, game, record),
        hints=wanted.hints,
        chances=wanted.chances,
    )


def _start(wanted: NewTable, game: Game[Any], record: Opened | None) -> dict[str, Any] | None:
    """The position to start from, in full; None for the game's own set-up."""
    if wanted.position is not None and wanted.record is not None:
        raise LandfallError("a table starts from a position or from a record, not from both")
    if wanted.position is not None:
        position = game.from_dict(wanted.position)
    elif wanted.record is not None and record is not None:
        if (record.game.edition, record.game.options) != (game.edition, game.options):
            raise LandfallError("a table from a record has the record's edition and options")
        if record.game.seats != game.seats:
            raise LandfallError(f"a table from this record has {record.game.seats} seats")
        position = record.at(wanted.record.number)
    else:
        return None
    if game.actor(position) == OVER:
        raise LandfallError("the game is over in this position; start from an earlier one")
    return game.to_dict(position)


def _place(
    seat: NewSeat, number: int, keys: Mapping[int, str], taken: Collection[str | None]
) -> Place:
    letter = SEAT_LETTERS[number]
    if seat.player != "bot":
        usual = NAMES[number] if NAMES[number] not in taken else f"Player {letter}"
        return Place(tidy_name(seat.name or usual), lock=fingerprint(keys[number]))
    bot = seat.bot or catalog.GENTLE_BOT
    catalog.bot(bot, letter)  # an unknown name is told now, not in the middle of the game
    return Place(tidy_name(seat.name or bot_name(bot, letter)), bot=bot)
