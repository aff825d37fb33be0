"""Where tables are made and found again. Tables nobody sits at wait in the store, not in memory."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

from landfall.core.errors import LandfallError, UnknownName
from landfall.core.game import SEAT_LETTERS
from landfall.server.bodies import KnownTable, Made, NewTable, Status
from landfall.server.limits import MOST_TABLES
from landfall.server.refusals import Full, NotYours, UnknownTable
from landfall.server.tables.audience import Later
from landfall.server.tables.hints import Hinter
from landfall.server.tables.outlook import Seats
from landfall.server.tables.own_bots import NO_OWN_BOTS, OwnBots
from landfall.server.tables.replayed_record import ReplayedRecord
from landfall.server.tables.seating import new_key
from landfall.server.tables.table_host import TableHost
from landfall.server.tables.table_request import setup_for
from landfall.server.tables.table_setup import TableSetup, again
from landfall.server.tables.table_status import table_status
from landfall.server.tables.window_answers import Pause
from landfall.store.store import Damaged, Store, StoredTable


class Lobby:
    """All tables of one store; a host for each one in use."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[TableHost], None] = lambda host: None,
        hint: Hinter | None = None,
        later: Later = lambda tell: tell(),
        pause: Pause = lambda answer: answer(),
        own: OwnBots = NO_OWN_BOTS,
    ) -> None:
        self.store = store
        self.own = own
        self._changed = changed
        self._hint = hint
        self._later = later
        self._pause = pause
        self._hosts: dict[str, TableHost] = {}

    # -- making -----------------------------------------------------------------------------------

    def create(
        self, wanted: NewTable, record: ReplayedRecord | None = None, base: str = ""
    ) -> Made:
        """A new table, with a key or a link for every person.

        `record` is the one the request names; `base` goes before the path of each link.
        """
        self._check_room()
        keys = {seat: new_key() for seat, one in enumerate(wanted.seats) if one.player != "bot"}
        watch = new_key() if wanted.watchers else None
        setup = setup_for(wanted, keys, watch, record, self.own)
        id = self._add(setup)
        here = {"me", "here"}
        seated = [
            (SEAT_LETTERS[seat], wanted.seats[seat].player, key) for seat, key in keys.items()
        ]
        return Made(
            id=id,
            keys={letter: key for letter, player, key in seated if player in here},
            links={
                letter: f"{base}{link(id, key)}"
                for letter, player, key in seated
                if player not in here
            },
            watch=f"{base}{link(id, watch)}" if watch else None,
        )

    def rematch(self, host: TableHost, seats: Seats) -> str:
        """A new table for the same people, bots and options; the same keys open it, links too.

        Whoever asks later is led to the same one.
        """
        if not host.history.over:
            raise LandfallError("This game is not over yet.")
        if not seats:
            raise NotYours("Whoever sits at the table begins the next game.")
        if not host.next:
            self._check_room()
            host.lead_to(self._add(again(host.setup, host.names)), min(seats))
        return host.next

    def _check_room(self) -> None:
        if self.store.count("tables") >= MOST_TABLES:
            raise Full(
                f"This server keeps {MOST_TABLES} tables, and takes no more; none is deleted to make"
                " room. Whoever runs it can start it with another folder (--data)."
            )

    def _add(self, setup: TableSetup) -> str:
        """Keep a new table, and let it begin."""
        id = secrets.token_urlsafe(9)
        made = datetime.now(UTC).isoformat(timespec="seconds")
        self.store.add_table(StoredTable(id, made, setup.to_dict()))
        self.rest(self.host(id))
        return id

    # -- finding ----------------------------------------------------------------------------------

    def host(self, id: str) -> TableHost:
        """The one authority over a table."""
        if id not in self._hosts:
            table = self.store.table(id)
            if table is None:
                raise UnknownTable(
                    "There is no such table here. It may have been on another computer."
                )
            self._hosts[id] = host = TableHost(
                table,
                self.store,
                changed=self._changed,
                hint=self._hint,
                later=self._later,
                pause=lambda answer: self._pause(lambda: self._answer_for(id, answer)),
                own=self.own,
            )
            self._changed(host)
        return self._hosts[id]

    def _answer_for(self, id: str, answer: Callable[[], None]) -> None:
        """Somebody is answered for; after the last of such answers the table may rest."""
        answer()
        if host := self._hosts.get(id):
            self.rest(host)

    def __iter__(self) -> Iterator[TableHost]:
        """The tables in use."""
        return iter(list(self._hosts.values()))

    def rest(self, host: TableHost) -> None:
        """Let go of a table that nobody sits at and no bot thinks for; it is in the store."""
        if not host.audience and not host.busy and not host.window_answers:
            self._hosts.pop(host.id, None)

    def status(self, known: KnownTable) -> Status:
        """How a table stands, for somebody with these keys; nobody is woken for it."""
        try:
            table = self.store.table(known.id)
            if table is None:
                return Status(id=known.id, gone=True)
            return table_status(table, self.store, known.keys)
        except NotYours:
            return Status(id=known.id, gone=True)
        except (Damaged, UnknownName) as error:  # the game may be one that is no longer here
            return Status(id=known.id, words=str(error))


def link(id: str, key: str) -> str:
    """The key stands behind the #, which browsers send to nobody."""
    return f"/t/{id}#{key}"
