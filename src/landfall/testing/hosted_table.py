"""A table in memory, for proofs: all who may sit or look on are there and remember what they heard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.record.files import WRITERS
from landfall.server import messages
from landfall.server.tables.outlook import Seats
from landfall.server.tables.seating import Place, Seating, fingerprint
from landfall.server.tables.table_host import TableHost
from landfall.server.tables.table_setup import TableSetup
from landfall.server.tables.table_status import table_status
from landfall.server.workers.bot_question import BotQuestion
from landfall.server.workers.suggested_turn import SuggestedTurn, suggest_turn
from landfall.store.memory import MemoryStore
from landfall.store.store import StoredTable

WATCH: Final = "watch"
"""The key of whoever looks on; that of a seat is its letter."""
MADE: Final = "2026-01-31T12:00:00+00:00"
BOT: Final = "drifter"
"""A bot that plays anything."""

M = TypeVar("M", bound=messages.ServerMessage)


def hinted(question: BotQuestion, deliver: Callable[[SuggestedTurn | None], None]) -> None:
    """A hint at once."""
    deliver(suggest_turn(question))


class TableGuest:
    """Somebody at a table with some seats, or none, and all they have heard."""

    def __init__(self, host: TableHost, seats: Seats, since: int | None = None) -> None:
        self.seats = seats
        self.heard: list[messages.ServerMessage] = []
        self.bytes: list[bytes] = []
        self._host = host
        keys = [SEAT_LETTERS[seat] for seat in sorted(seats)] or [WATCH]
        self._visitor = host.enter(keys, self._hear, since, plain=True)

    def _hear(self, message: messages.ServerMessage) -> None:
        self.heard.append(message)
        self.bytes.append(messages.write(message))

    def say(self, message: messages.ClientMessage) -> messages.ServerMessage | None:
        """The answer to a message: the first thing heard after it."""
        before = len(self.heard)
        self._host.receive(self._visitor, message)
        return next(iter(self.heard[before:]), None)

    def leave(self) -> None:
        self._host.leave(self._visitor)

    @property
    def position(self) -> messages.PositionMessage:
        return next(m for m in reversed(self.heard) if isinstance(m, messages.PositionMessage))


class HostedTable:
    """One table: its host, and a guest for every seat that a person has, and for onlookers."""

    def __init__(
        self,
        game: Game[Any],
        start: Position | None,
        secret: str,
        shared: Iterable[Seats] = (),
        bots: Seats = frozenset(),
        host: type[TableHost] = TableHost,
    ) -> None:
        """`shared`: seats around one screen; `bots`: those that bots play."""
        self.game = game
        self._store = MemoryStore()
        self._due: list[Callable[[], None]] = []
        places = tuple(_place(seat, seat in bots) for seat in range(game.seats))
        setup = TableSetup(
            game.name,
            {"edition": game.edition, "seats": game.seats, **game.options},
            Seating(places, fingerprint(WATCH)),
            secret,
            start=None if start is None else game.to_dict(start),
            hints=True,
            chances=True,
        )
        self._table = StoredTable("table", MADE, setup.to_dict())
        self._store.add_table(self._table)
        self.host = host(
            self._table,
            self._store,
            game=game,
            hint=hinted,
            pause=self._due.append,
            clock=lambda: 0,
        )
        alone = [frozenset({seat}) for seat in range(game.seats) if seat not in bots]
        self.guests = {
            seats: TableGuest(self.host, seats) for seats in (*alone, frozenset[int](), *shared)
        }

    @property
    def position(self) -> Position:
        return self.host.history.position

    @property
    def actors(self) -> tuple[int, ...]:
        return self.host.history.actors

    def waiting(self) -> list[int]:
        """The seats that may answer in a window now."""
        return [seat for seat in self.actors if self.game.window(self.position, seat)]

    def is_asked(self, seat: int) -> bool:
        """Is it for the seat to decide, and not for the host in its place?"""
        return self.host.viewpoints.is_asked(seat)

    def pass_time(self) -> bool:
        """All pauses that have begun are over; was there one?"""
        due, self._due[:] = list(self._due), []
        for answer in due:
            answer()
        return bool(due)

    # -- doing --------------------------------------------------------------------------------------

    def at(self, seat: int) -> TableGuest | None:
        """Who sits there; None for a bot."""
        return self.guests.get(frozenset({seat}))

    def act(self, seat: int, code: int, nonce: str, stood_in_for: bool = False) -> None:
        """A seat that is asked decides; a bot may have to be stood in for."""
        text, sitting = self.game.text(code), self.at(seat)
        if sitting is None:
            [question] = [one for one in self.host.questions() if one.seat == seat]
            self.host.answer(question, text, stood_in_for)
            return
        answer = sitting.say(messages.Act(sitting.position.version, nonce, text))
        assert isinstance(answer, messages.Accepted), f"{text!r} is legal, but answered by {answer}"

    def undo(self, seat: int, nonce: str) -> bool:
        """Has the seat taken its last act back?"""
        return self._done(seat, messages.Undo, nonce)

    def redo(self, seat: int, nonce: str) -> bool:
        return self._done(seat, messages.Redo, nonce)

    def _done(self, seat: int, kind: type[messages.Undo | messages.Redo], nonce: str) -> bool:
        sitting = self.at(seat)
        if sitting is None:
            return False
        return isinstance(sitting.say(kind(sitting.position.version, nonce)), messages.Accepted)

    # -- looking ------------------------------------------------------------------------------------

    def files(self, seats: Seats) -> list[str]:
        """What can be had beside the socket: past positions, the table in a line, the record, and
        what an analysis is made of."""
        host, here = self.host, self.guests[seats].position.number
        keys = [SEAT_LETTERS[seat] for seat in sorted(seats)] or [WATCH]
        found = [repr(host.look(number, seats)) for number in {0, max(0, here - 1), here}]
        found.append(table_status(self._table, self._store, keys).model_dump_json())
        if not host.history.over:  # then everybody may have all of it
            record = host.record(seats)
            found += [write(record) for write in WRITERS.values()]
            found += [repr(host.seen_game(seat)) for seat in seats if len(seats) == 1]
        return found


def _place(seat: int, bot: bool) -> Place:
    letter = SEAT_LETTERS[seat]
    if bot:
        return Place(f"Bot {letter}", bot=BOT)
    return Place(f"Player {letter}", lock=fingerprint(letter))
