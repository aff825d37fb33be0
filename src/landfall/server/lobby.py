"""Where tables are made and found again. Tables nobody sits at wait in the store, not in memory."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, Game, Position
from landfall.server.bodies import KnownTable, Made, NewSeat, NewTable, Status
from landfall.server.dice import new_secret
from landfall.server.host import Hinter, Host
from landfall.server.ledger import STEPS
from landfall.server.library import Library
from landfall.server.seats import NotYours, Place, Seating, fingerprint, new_key, tidy_name
from landfall.server.setup import Setup
from landfall.server.telling import bot_name
from landfall.store.store import Store, StoredTable


class UnknownTable(LandfallError):
    """There is no table of this id."""


class Lobby:
    """All tables of one store; a host for each one in use."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[Host], None] = lambda host: None,
        hint: Hinter | None = None,
    ) -> None:
        self.store = store
        self.library = Library(store)
        self._changed = changed
        self._hint = hint
        self._hosts: dict[str, Host] = {}

    # -- making -----------------------------------------------------------------------------------

    def create(self, wanted: NewTable) -> Made:
        """A new table, with a key or a link for every person."""
        keys = {seat: new_key() for seat, one in enumerate(wanted.seats) if one.player != "bot"}
        watch = new_key() if wanted.watchers else None
        setup = self._setup(wanted, keys, watch)
        id = secrets.token_urlsafe(9)
        made = datetime.now(UTC).isoformat(timespec="seconds")
        self.store.add_table(StoredTable(id, made, setup.to_dict()))
        self.host(id)
        here = {"me", "here"}
        seated = [
            (SEAT_LETTERS[seat], wanted.seats[seat].player, key) for seat, key in keys.items()
        ]
        return Made(
            id=id,
            keys={letter: key for letter, player, key in seated if player in here},
            links={letter: link(id, key) for letter, player, key in seated if player not in here},
            watch=link(id, watch) if watch else None,
        )

    def _setup(self, wanted: NewTable, keys: dict[int, str], watch: str | None) -> Setup:
        name = catalog.games()[0]
        options = {
            "edition": wanted.edition,
            "seats": len(wanted.seats),
            "long_game": wanted.long_game,
        }
        game = catalog.game(name, **options)
        if wanted.script and any(seat.player == "link" for seat in wanted.seats):
            raise LandfallError("dice that are known beforehand are not for guests")
        places = [_place(seat, number, keys) for number, seat in enumerate(wanted.seats)]
        return Setup(
            game=name,
            options=options,
            seating=Seating(tuple(places), fingerprint(watch) if watch else ""),
            secret=new_secret(wanted.seed),
            script=tuple(wanted.script),
            start=self._start(wanted, game),
            hints=wanted.hints,
            chances=wanted.chances,
        )

    def _start(self, wanted: NewTable, game: Game[Any]) -> dict[str, Any] | None:
        """The position to start from, in full; None for the game's own set-up."""
        if wanted.position is not None and wanted.record is not None:
            raise LandfallError("a table starts from a position or from a record, not from both")
        if wanted.position is not None:
            position = game.from_dict(wanted.position)
        elif wanted.record is not None:
            opened = self.library.find(wanted.record.id)
            if opened.game.edition != game.edition or opened.game.options != game.options:
                raise LandfallError("a table from a record has the record's edition and options")
            if opened.game.seats != game.seats:
                raise LandfallError(f"a table from this record has {opened.game.seats} seats")
            position = opened.at(wanted.record.number)
        else:
            return None
        if game.actor(position) == OVER:
            raise LandfallError("the game is over in this position; start from an earlier one")
        return game.to_dict(position)

    # -- finding ----------------------------------------------------------------------------------

    def host(self, id: str) -> Host:
        """The one authority over a table."""
        if id not in self._hosts:
            table = self.store.table(id)
            if table is None:
                raise UnknownTable(
                    "There is no such table here. It may have been on another computer."
                )
            self._hosts[id] = Host(table, self.store, changed=self._changed, hint=self._hint)
            self._changed(self._hosts[id])
        return self._hosts[id]

    def rest(self, host: Host) -> None:
        """Let go of a table that nobody sits at; it is in the store."""
        if not host.visitors and host.question() is None:
            self._hosts.pop(host.id, None)

    def status(self, known: KnownTable) -> Status:
        """How a table stands, for somebody with these keys; nobody is woken for it."""
        table = self.store.table(known.id)
        try:
            if table is None:
                return Status(id=known.id, gone=True)
            return glance(table, self.store, known.keys)
        except NotYours:
            return Status(id=known.id, gone=True)


def glance(table: StoredTable, store: Store, keys: Sequence[str]) -> Status:
    """A table's state from its last snapshot, without playing it through again."""
    setup = Setup.from_dict(table.setup)
    seats = setup.seating.opened_by(keys)
    names = [place.name for place in setup.seating.places]
    number = 0
    for event in store.events(table.id):
        number += STEPS[event.kind]
        if event.kind == "rename" and event.seat is not None:
            names[event.seat] = event.text
    game, kept = setup.rules(), store.snapshot(table.id)
    status = Status(id=table.id, edition=game.edition, names=names, number=number)
    try:
        position = game.from_dict(kept.position) if kept else setup.first_position(game)
    except LandfallError as error:
        return status.model_copy(update={"words": f"This version cannot go on with it: {error}"})
    actor = game.actor(position)
    words = _standing(game, position, names)
    return status.model_copy(
        update={"words": words, "yours": actor in seats, "over": actor == OVER}
    )


def link(id: str, key: str) -> str:
    """The key stands behind the #, which browsers send to nobody."""
    return f"/t/{id}#{key}"


def _place(seat: NewSeat, number: int, keys: Mapping[int, str]) -> Place:
    letter = SEAT_LETTERS[number]
    if seat.player != "bot":
        return Place(tidy_name(seat.name or f"Player {letter}"), lock=fingerprint(keys[number]))
    bot = seat.bot or catalog.GENTLE_BOT
    catalog.bot(bot, letter)  # an unknown name is told now, not in the middle of the game
    return Place(tidy_name(seat.name or bot_name(bot, letter)), bot=bot)


def _standing(game: Game[Any], position: Position, names: Sequence[str]) -> str:
    """`Round 3: it is for Ann to decide.`"""
    story = catalog.story(game)
    actor = game.actor(position)
    if actor == OVER:
        return story.ending(game, position, names)
    turns, _ = story.turn(position)
    name = "chance" if actor == CHANCE else names[actor]
    return f"Round {-(-turns // game.seats)}: it is for {name} to decide."
