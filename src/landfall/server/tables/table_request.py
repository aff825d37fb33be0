"""From what somebody wishes to what is agreed: a request becomes a set-up, or gets a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import OVER, SEAT_LETTERS, Game
from landfall.core.own_cards import OPTION
from landfall.server.bodies import GameChoice, NewSeat, NewTable
from landfall.server.tables.dice import new_secret
from landfall.server.tables.own_bots import NO_OWN_BOTS, OwnBots
from landfall.server.tables.player_names import check_name, same_name, tidy_name
from landfall.server.tables.presenter import bot_name
from landfall.server.tables.replayed_record import ReplayedRecord
from landfall.server.tables.seating import Place, Seating, fingerprint
from landfall.server.tables.table_cards import with_own_cards
from landfall.server.tables.table_setup import TableSetup

NAMES: Final = ("Ada", "Basil", "Cleo", "Dmitri", "Esme", "Felix")
"""What people are called who have not said it: each name begins with its seat's letter."""


def setup_for(
    wanted: NewTable,
    keys: Mapping[int, str],
    watch: str | None,
    record: ReplayedRecord | None,
    own: OwnBots = NO_OWN_BOTS,
) -> TableSetup:
    """The set-up for a request; `keys` are those of its people, `record` is the one it names."""
    game = chosen_game(wanted, len(wanted.seats), record.game.options if record else {})
    _check_dice(wanted)
    named = [seat.name for seat in wanted.seats if seat.name]
    places = [
        _place(game.name, seat, number, keys, named, own)
        for number, seat in enumerate(wanted.seats)
    ]
    for number, place in enumerate(places):
        check_name(place.name, [earlier.name for earlier in places[:number]])
    if watch is None and all(place.bot for place in places):
        raise LandfallError("nobody could see a game of bots alone; give it a link to watch it")
    seating = Seating(tuple(places), fingerprint(watch) if watch else "")
    own.check_fit(seating, game)
    return TableSetup(
        game=game.name,
        # All of them, so that the table keeps the rulings it was begun by.
        options={"edition": game.edition, "seats": game.seats, **game.options},
        seating=seating,
        secret=new_secret(wanted.seed),
        script=tuple(wanted.script),
        start=_start(wanted, game, record),
        hints=wanted.hints,
        chances=wanted.chances,
        rolls=wanted.rolls,
    )


def chosen_game(
    wanted: GameChoice, seats: int, played_with: Mapping[str, Any] | None = None
) -> Game[Any]:
    """The game that somebody has chosen, for so many seats; only what the catalog offers.

    What a record was played with may be asked for again, but its rulings: those are the newest.
    """
    if wanted.cards:
        wanted = with_own_cards(wanted)
    found = catalog.entry(wanted.game or catalog.games()[0])
    offered = [option.name for option in found.options if option.offered]
    if found.own_cards is not None:
        offered.append(OPTION)
    again = played_with or {}
    for name, value in wanted.options.items():
        if name not in offered and (name not in again or again[name] != value):
            known = f"it has {', '.join(offered)}" if offered else "it has none"
            raise LandfallError(f"{found.title} has no option {name!r} to choose; {known}")
    options = {name: value for name, value in wanted.options.items() if name != "rulings"}
    edition = wanted.edition or found.default_edition
    return catalog.game(found.name, edition=edition, seats=seats, **options)


def _check_dice(wanted: NewTable) -> None:
    """Whoever makes a table with a seed can work out every roll; guests would play against that."""
    foreseen = wanted.script or wanted.seed is not None
    if foreseen and _invites(wanted):
        raise LandfallError(
            "dice that are known beforehand are not for guests: leave the seed and the script out,"
            " or invite nobody by link"
        )


def _invites(wanted: NewTable) -> bool:
    return any(seat.player == "link" for seat in wanted.seats)


def _start(
    wanted: NewTable, game: Game[Any], record: ReplayedRecord | None
) -> dict[str, Any] | None:
    """The position to start from, in full; None for the game's own set-up."""
    if wanted.position is not None and wanted.record is not None:
        raise LandfallError("a table starts from a position or from a record, not from both")
    if wanted.position is not None:
        position = game.from_dict(wanted.position)
    elif wanted.record is not None and record is not None:
        if _terms(record.game) != _terms(game):
            raise LandfallError("a table from a record has the record's game, edition and options")
        if record.game.seats != game.seats:
            raise LandfallError(f"a table from this record has {record.game.seats} seats")
        position = record.at(wanted.record.number)
    else:
        return None
    if game.actor(position) == OVER:
        raise LandfallError("the game is over in this position; start from an earlier one")
    if game.observe(position, None) != position and _invites(wanted):
        raise LandfallError(
            "a position with secrets is not for guests, for whoever lays it knows them:"
            " begin from the set-up, or invite nobody by link"
        )
    return game.to_dict(position)


def _terms(game: Game[Any]) -> dict[str, Any]:
    """What a table and the record it goes on from have in common; the rulings may be newer."""
    return {**game.options, "game": game.name, "edition": game.edition, "rulings": None}


def _place(
    game: str,
    seat: NewSeat,
    number: int,
    keys: Mapping[int, str],
    named: Sequence[str],
    own: OwnBots,
) -> Place:
    letter = SEAT_LETTERS[number]
    if seat.player != "bot":
        usual = f"Player {letter}" if same_name(NAMES[number], named) else NAMES[number]
        name, lock = tidy_name(seat.name or usual), fingerprint(keys[number])
        return Place(name, lock=lock, guest=seat.player == "link")
    bot = seat.bot or catalog.entry(game).gentle_bot
    own.check(bot, game)  # an unknown name is told now, not in the middle of the game
    return Place(tidy_name(seat.name or bot_name(bot, letter)), bot=bot)
