"""How a table stands, in a line: from its last snapshot, without playing it through or waking anyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, OVER, Game, Position
from landfall.server.bodies import Status
from landfall.server.tables.history import folded
from landfall.server.tables.table_setup import TableSetup
from landfall.store.store import Store, StoredTable


def table_status(table: StoredTable, store: Store, keys: Sequence[str]) -> Status:
    """A table for somebody with these keys; NotYours if they open nothing there."""
    setup = TableSetup.from_dict(table.setup)
    seats = setup.seating.opened_by(keys)
    names = [place.name for place in setup.seating.places]
    events = store.events(table.id)
    number = len(folded(events)[0])
    for event in events:
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


def _standing(game: Game[Any], position: Position, names: Sequence[str]) -> str:
    """`Round 3: it is for Ann to decide.`"""
    story = catalog.story(game)
    actor = game.actor(position)
    if actor == OVER:
        return story.ending(game, position, names)
    name = "chance" if actor == CHANCE else names[actor]
    return f"Round {game.round(position)}: it is for {name} to decide."
