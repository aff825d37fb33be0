"""Records that people have opened: checked once, kept under a name made from their content."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.record import Moment, Record, find_game, parse, replay, start
from landfall.server.bodies import (
    OpenedRecord,
    RecordHeader,
    RecordPlayer,
    RecordResult,
    RecordStep,
)
from landfall.server.telling import Teller, bot_name, result
from landfall.store.store import Store

OPEN_AT_ONCE: Final = 16
NAME: Final = "record"


class UnknownRecord(LandfallError):
    """There is no record of this id."""


@dataclass(frozen=True)
class Opened:
    """A record with every position it leads through."""

    id: str
    record: Record
    game: Game[Any]
    start: Position
    moments: tuple[Moment, ...]

    def at(self, number: int) -> Position:
        last = len(self.moments)
        if not 0 <= number <= last:
            raise LandfallError(f"positions run from 0 to {last}; there is no {number}")
        return self.moments[number - 1].after if number else self.start

    def teller(self) -> Teller:
        return Teller(self.game, self.names(), chances=False)

    def names(self) -> tuple[str, ...]:
        """What to call each seat; bots as at the table."""
        bots = {i: player.name for i, player in enumerate(self.record.players) if player.bot}
        return tuple(
            bot_name(bots[seat], SEAT_LETTERS[seat]) if seat in bots else name
            for seat, name in enumerate(self.record.names())
        )

    @cached_property
    def told(self) -> OpenedRecord:
        """The record for a browser, every step in words."""
        lines = self.teller().lines(self.moments)
        return OpenedRecord(
            id=self.id,
            header=self._header(),
            steps=[RecordStep.model_validate(line, from_attributes=True) for line in lines],
            outcome=self._outcome(),
        )

    def _outcome(self) -> RecordResult | None:
        if self.record.result is None:
            return None
        return RecordResult.model_validate(result(self.record.result), from_attributes=True)

    def _header(self) -> RecordHeader:
        record = self.record
        return RecordHeader(
            game=record.game,
            edition=record.edition,
            seats=record.seats,
            options=dict(record.options),
            players=[
                RecordPlayer(
                    letter=SEAT_LETTERS[seat],
                    name=name if player.bot else player.name or name,
                    bot=player.bot,
                )
                for seat, (player, name) in enumerate(
                    zip(record.players, self.names(), strict=False)
                )
            ],
            engine=record.engine,
            date=record.date,
        )


def opened(text: str) -> Opened:
    """A record, played through, put in words and found right; FileError says which line is not."""
    record = parse(text, NAME)
    game = find_game(record, catalog.game, NAME)
    first = start(record, game, NAME)
    moments = tuple(replay(record, game, NAME))
    found = Opened(record_id(text), record, game, first, moments)
    _ = found.told  # here, where it takes time from nobody
    return found


def record_id(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:24]


class Library:
    """The records of a store; the last few stay open."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: OrderedDict[str, Opened] = OrderedDict()

    async def add(self, text: str) -> Opened:
        """Keep a record that is right."""
        found = await self._opened(record_id(text), text)
        self._store.add_record(found.id, text)
        return found

    async def find(self, id: str) -> Opened:
        return self._open.get(id) or await self._opened(id, self.text(id))

    def text(self, id: str) -> str:
        text = self._store.record(id)
        if text is None:
            raise UnknownRecord("There is no such record here. Open its file again.")
        return text

    async def _opened(self, id: str, text: str) -> Opened:
        """Played through in a thread: a long record takes seconds, and tables are being played."""
        found = self._open.get(id)
        if found is None:
            found = await asyncio.to_thread(opened, text)
        self._open[id] = found
        self._open.move_to_end(id)
        if len(self._open) > OPEN_AT_ONCE:
            self._open.popitem(last=False)
        return found
