"""The game of a table as a file has it: while it is played what the viewer saw, then all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landfall.core.game import Game
from landfall.record import Player, Record, Step, actor_name
from landfall.record.seen_steps import seen_steps
from landfall.server.tables.history import History
from landfall.server.tables.seen_histories import viewer_name
from landfall.server.tables.seen_history import SeenHistory
from landfall.server.tables.table_setup import TableSetup


def table_record(
    setup: TableSetup, history: History, seen: SeenHistory, names: Sequence[str], made: str
) -> Record:
    """The record of a table that was made at this time, for the viewer who has seen this of it."""
    game = history.game
    whole = history.over or _saw_all(history, seen)
    return Record.of(
        game,
        players=tuple(
            Player(place.bot or name, place.bot is not None)
            for place, name in zip(setup.seating.places, names, strict=True)
        ),
        date=made[:10],
        seen_by="" if whole else viewer_name(seen.viewer),
        position=setup.start if whole else _start_seen(setup, game, seen),
        steps=tuple(_steps(history)) if whole else seen_steps(game, seen.steps, seen.unknown),
        result=game.outcome(history.position) if whole else None,
    )


def _saw_all(history: History, seen: SeenHistory) -> bool:
    """Was nothing hidden from the viewer so far?"""
    return (
        seen.start == history.start
        and seen.number == history.number
        and all(
            mine.act.text == step.text and mine.after == step.after
            for mine, step in zip(seen.steps, history.steps, strict=True)
        )
    )


def _steps(history: History) -> list[Step]:
    """All of them, with the hash of the position after each, if that is known."""
    hash = history.game.hash
    return [
        Step(actor_name(one.seat), one.text, hash(one.after) if one.code >= 0 else "")
        for one in history.steps
    ]


def _start_seen(setup: TableSetup, game: Game[Any], seen: SeenHistory) -> Mapping[str, Any] | None:
    return None if setup.start is None else game.to_dict(seen.start)
