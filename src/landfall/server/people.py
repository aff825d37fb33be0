"""Everybody at one table: the seats they hold, who is there, and what all of them are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from landfall.core.game import SEAT_LETTERS, Game
from landfall.server import messages
from landfall.server.seats import Place
from landfall.server.setup import Setup
from landfall.server.telling import bot_title

Send = Callable[[messages.ServerMessage], None]


@dataclass(eq=False)
class Visitor:
    """Somebody at the table: the seats they hold, and where messages to them go."""

    seats: frozenset[int]
    send: Send = field(repr=False)

    @property
    def you(self) -> int | None:
        """The seat that is `you` to them; several at one screen, and watchers, are told by name."""
        return min(self.seats) if len(self.seats) == 1 else None


class People:
    """The visitors of a table; whenever one comes or goes, the others are told."""

    def __init__(self, table: str, setup: Setup, game: Game[Any], names: Sequence[str]) -> None:
        self._id = table
        self._setup = setup
        self._game = game
        self._names = names
        self._visitors: list[Visitor] = []

    def __iter__(self) -> Iterator[Visitor]:
        return iter(list(self._visitors))

    def __len__(self) -> int:
        return len(self._visitors)

    def come(self, visitor: Visitor) -> None:
        self._visitors.append(visitor)
        self.tell_table()

    def go(self, visitor: Visitor) -> None:
        if visitor in self._visitors:
            self._visitors.remove(visitor)
            self.tell_table()

    def tell(self, message: messages.ServerMessage) -> None:
        """Say the same to everyone."""
        for visitor in self:
            visitor.send(message)

    def tell_table(self) -> None:
        """Tell everyone who sits where."""
        for visitor in self:
            visitor.send(self._table(visitor))

    def _table(self, visitor: Visitor) -> messages.Table:
        present = frozenset[int]().union(*(other.seats for other in self))
        return messages.Table(
            id=self._id,
            game=self._game.name,
            edition=self._game.edition,
            options=dict(self._game.options),
            seats=[
                self._seat(seat, place, seat in visitor.seats, seat in present)
                for seat, place in enumerate(self._setup.seating.places)
            ],
            watching=sum(not other.seats for other in self),
            hints=self._setup.hints,
            chances=self._setup.chances,
        )

    def _seat(self, seat: int, place: Place, yours: bool, present: bool) -> messages.Seat:
        return messages.Seat(
            letter=SEAT_LETTERS[seat],
            name=self._names[seat],
            player="bot" if place.bot else "person",
            bot=place.bot,
            title=bot_title(place.bot) if place.bot else None,
            yours=yours,
            present=bool(place.bot) or present,
        )
