"""Everybody at one table: the seats they hold, who is there, and what all of them are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from landfall import catalog
from landfall.core.game import SEAT_LETTERS, Game
from landfall.server import messages
from landfall.server.tables.own_rolls import OwnRolls
from landfall.server.tables.presenter import bot_title
from landfall.server.tables.seating import Place
from landfall.server.tables.table_cards import own_cards_told, without_cards
from landfall.server.tables.table_setup import TableSetup

Send = Callable[[messages.ServerMessage], None]
Later = Callable[[Callable[[], None]], None]
"""Does something soon; whoever has no event loop does it at once."""


@dataclass(eq=False)
class Visitor:
    """Somebody at the table: the seats they hold, and where messages to them go."""

    seats: frozenset[int]
    send: Send = field(repr=False)
    told: messages.TableMessage | None = field(default=None, repr=False)
    """What they know of the table."""
    knows: object = field(default=None, repr=False)
    """What they know of the position."""
    plain: bool = False
    """They want it in plain words, too."""
    reads: object = field(default=None, repr=False)
    """What they know of it in plain words."""
    reminded: object = field(default=None, repr=False)
    """What they have been told of what they missed."""
    awaits: frozenset[int] = frozenset()
    """Seats whose bot is missing, as they have been told."""


class Audience:
    """The visitors of a table; whenever one comes or goes, the others are told.

    However many there are, one who comes costs the same: they alone are told at once, and the others
    together, a little later, whatever has changed by then.
    """

    def __init__(
        self,
        table: str,
        setup: TableSetup,
        game: Game[Any],
        names: Sequence[str],
        rolls: OwnRolls,
        later: Later = lambda tell: tell(),
        missing: frozenset[int] = frozenset(),
        sat_down: Set[int] = frozenset(),
    ) -> None:
        """`missing`: seats whose bot is not here; `sat_down`: guests who have come to their seat."""
        self._id = table
        self._setup = setup
        self._game = game
        self._names = names
        self._rolls = rolls
        self._later = later
        self.missing = missing
        self._sat_down = sat_down
        self.next = ""
        """The table at which they play again."""
        self._advice = catalog.advises(game)
        self._options = without_cards(game.options)
        self._own_cards = own_cards_told(game)
        self._telling = False
        self._visitors: dict[Visitor, None] = {}
        self._present: Counter[int] = Counter()
        self._watching = 0

    def __iter__(self) -> Iterator[Visitor]:
        return iter(list(self._visitors))

    def __len__(self) -> int:
        return len(self._visitors)

    @property
    def playing(self) -> bool:
        """Is somebody here who holds a seat?"""
        return len(self._visitors) > self._watching

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return self._watching

    def come(self, visitor: Visitor) -> None:
        self._visitors[visitor] = None
        self._count(visitor, 1)
        self._inform(visitor, self._table(visitor.seats))
        self.tell_table()

    def go(self, visitor: Visitor) -> None:
        if visitor in self._visitors:
            del self._visitors[visitor]
            self._count(visitor, -1)
            self.tell_table()

    def _count(self, visitor: Visitor, one: int) -> None:
        self._present.update(dict.fromkeys(visitor.seats, one))
        self._watching += 0 if visitor.seats else one

    def tell(self, message: messages.ServerMessage) -> None:
        """Say the same to everyone."""
        for visitor in self:
            visitor.send(message)

    def tell_table(self) -> None:
        """Tell everyone soon who sits where."""
        if not self._telling:
            self._telling = True
            self._later(self._tell_table)

    def _tell_table(self) -> None:
        self._telling = False
        tables: dict[frozenset[int], messages.TableMessage] = {}
        for visitor in self:
            if visitor.seats not in tables:
                tables[visitor.seats] = self._table(visitor.seats)
            self._inform(visitor, tables[visitor.seats])

    def _inform(self, visitor: Visitor, table: messages.TableMessage) -> None:
        """Tell a visitor how the table is, unless they know."""
        if visitor.told != table:
            visitor.told = table
            visitor.send(table)

    def _table(self, seats: frozenset[int]) -> messages.TableMessage:
        """The table for somebody with these seats."""
        return messages.TableMessage(
            id=self._id,
            game=self._game.name,
            edition=self._game.edition,
            options=self._options,
            own_cards=self._own_cards,
            seats=[
                self._seat(seat, place, seat in seats, self._present[seat] > 0)
                for seat, place in enumerate(self._setup.seating.places)
            ],
            watching=self._watching,
            hints=self._setup.hints and self._advice,
            chances=self._setup.shows_chances(seats) and self._advice,
            foreseen=self._setup.dice().foreseen,
            own_rolls=self._rolls.known,
            partners=self._partners(seats),
            next=self.next,
        )

    def _partners(self, seats: frozenset[int]) -> messages.PartnersTold | None:
        """What somebody with these seats may tell partners elsewhere, if some of these are people."""
        talk = catalog.entry(self._game.name).partner_talk
        if talk is None:
            return None
        seat = min(seats, default=None)
        side: set[int] = set() if seat is None else {seat, *talk.partners(self._game, seat)}
        elsewhere = [
            place for other, place in enumerate(self._setup.seating.places) if other in side - seats
        ]
        if not seats <= side or all(place.bot for place in elsewhere):
            return None
        places = talk.places(self._game, self._names)
        return messages.PartnersTold(dict(talk.phrases), dict(places))

    def _seat(self, seat: int, place: Place, yours: bool, present: bool) -> messages.Seat:
        return messages.Seat(
            letter=SEAT_LETTERS[seat],
            name=self._names[seat],
            player="bot" if place.bot else "person",
            bot=place.bot,
            title=bot_title(place.bot) if place.bot else None,
            yours=yours,
            rolls=self._rolls.own(seat),
            present=seat not in self.missing if place.bot else present,
            host=seat == self._setup.seating.host,
            invited=place.guest and seat not in self._sat_down,
        )
