"""A record that was opened: played through from its text, and put in words."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec

from landfall import catalog
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.core.seeing import whole_step
from landfall.record import Record, find_game, parse, replay, start
from landfall.server.bodies import (
    OpenedRecord,
    RecordHeader,
    RecordPlayer,
    RecordResult,
    RecordStep,
    ReplacedCards,
)
from landfall.server.tables.plain_presenter import PlainPresenter
from landfall.server.tables.presenter import Presenter, bot_name, result
from landfall.server.tables.story_lines import StoryLines
from landfall.server.tables.table_cards import own_cards_told

NAME: Final = "record"


@dataclass(frozen=True)
class ReplayedRecord:
    """A record that was played through: every position it leads to, and all of it in words."""

    id: str
    game: Game[Any]
    names: tuple[str, ...]
    told: bytes
    """An OpenedRecord, as JSON."""
    positions: tuple[bytes, ...]
    """Each one pickled, for a few are looked at and thousands would take time to unpack."""

    def at(self, number: int) -> Position:
        last = len(self.positions) - 1
        if not 0 <= number <= last:
            raise LandfallError(f"positions run from 0 to {last}; there is no {number}")
        position: Position = pickle.loads(self.positions[number])
        return position

    def presenter(self) -> Presenter:
        return Presenter(self.game, self.names)

    def in_plain_words(self, number: int) -> dict[str, Any] | None:
        """A position for a table without drawings, as somebody sees it who looks on."""
        seen = self.game.observe(self.at(number), None)
        told = PlainPresenter(self.game, self.names, frozenset()).still(seen, number)
        return None if told is None else msgspec.to_builtins(told)


def replayed(text: str) -> ReplayedRecord:
    """A record, played through, put in words and found right; FileError says which line is not.

    It runs in the process of the reader.
    """
    record = parse(text, NAME)
    if record.game in catalog.games():  # else it is said below that there is no such game
        most = catalog.entry(record.game).most_steps
        if len(record.steps) > most:
            problem = f"no game has more than {most} steps, and this is one more"
            raise FileError(NAME, record.steps[most].line, problem)
    game = find_game(record, catalog.game, NAME)
    first = start(record, game, NAME)
    moments = tuple(replay(record, game, NAME))
    id, names = record_id(text), seat_names(record)
    steps = [whole_step(game, one.before, one.code, one.after, one.seat) for one in moments]
    lines = StoryLines(game, names).lines(steps)
    told = OpenedRecord(
        id=id,
        header=_header(record, names, game),
        steps=[RecordStep.model_validate(line, from_attributes=True) for line in lines],
        outcome=_outcome(record),
    )
    positions = (first, *(moment.after for moment in moments))
    packed = tuple(pickle.dumps(position) for position in positions)
    return ReplayedRecord(id, game, names, told.model_dump_json().encode(), packed)


def seat_names(record: Record) -> tuple[str, ...]:
    """What to call each seat; bots as at the table."""
    bots = {seat: player.name for seat, player in enumerate(record.players) if player.bot}
    return tuple(
        bot_name(bots[seat], SEAT_LETTERS[seat]) if seat in bots else name
        for seat, name in enumerate(record.names())
    )


def _outcome(record: Record) -> RecordResult | None:
    if record.result is None:
        return None
    return RecordResult.model_validate(result(record.result), from_attributes=True)


def _header(record: Record, names: tuple[str, ...], game: Game[Any]) -> RecordHeader:
    cards = own_cards_told(game)
    return RecordHeader(
        game=record.game,
        edition=record.edition,
        seats=record.seats,
        options=dict(record.options),
        own_cards=ReplacedCards.model_validate(cards, from_attributes=True) if cards else None,
        players=[
            RecordPlayer(
                letter=SEAT_LETTERS[seat],
                name=name if player.bot else player.name or name,
                bot=player.bot,
            )
            for seat, (player, name) in enumerate(zip(record.players, names, strict=False))
        ],
        engine=record.engine,
        date=record.date,
    )


def record_id(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:24]
