"""The game of a table so far, as a file has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from landfall.core.game import Game
from landfall.record import Moment, Player, Record, Step
from landfall.server.tables.history import History
from landfall.server.tables.table_setup import TableSetup


def table_record(setup: TableSetup, history: History, names: Sequence[str], made: str) -> Record:
    """The record of a table that was made at this time."""
    game = history.game
    return Record.of(
        game,
        players=tuple(
            Player(place.bot or name, place.bot is not None)
            for place, name in zip(setup.seating.places, names, strict=True)
        ),
        date=made[:10],
        position=setup.start,
        steps=tuple(_hashed(game, moment) for moment in history.moments),
        result=game.outcome(history.position),
    )


def _hashed(game: Game[Any], moment: Moment) -> Step:
    """A step with the hash of the position after it, if that is known."""
    return replace(moment.step, hash=game.hash(moment.after) if moment.code >= 0 else "")
