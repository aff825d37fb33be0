"""How a table stands, in a line: from its last snapshot, without playing it through or waking anyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, OVER, Game, Position
from landfall.server.bodies import Status
from landfall.server.tables.event_folding import folded
from landfall.server.tables.outlook import story_viewer
from landfall.server.tables.own_rolls import OwnRolls
from landfall.server.tables.presenter import Presenter
from landfall.server.tables.restoring import viewer_marks
from landfall.server.tables.table_setup import TableSetup
from landfall.store.store import Store, StoredTable


def table_status(table: StoredTable, store: Store, keys: Sequence[str]) -> Status:
    """A table for somebody with these keys; NotYours if they open nothing there."""
    setup = TableSetup.from_dict(table.setup)
    seats = setup.seating.opened_by(keys)
    names = [place.name for place in setup.seating.places]
    events = store.events(table.id)
    game, kept = setup.rules(), store.snapshot(table.id)
    rolls = OwnRolls(game, setup)
    for event in events:
        rolls.read(event)
        if event.kind == "rename" and event.seat is not None:
            names[event.seat] = event.text
    viewer = story_viewer(seats)
    marks = viewer_marks(game, kept)
    done = len(folded(events).done)
    number = marks[viewer].number if viewer in marks else done
    status = Status(id=table.id, game=game.name, edition=game.edition, names=names, number=number)
    try:
        position = game.from_dict(kept.position) if kept else setup.first_position(game)
    except LandfallError as error:
        return status.model_copy(update={"words": f"This version cannot go on with it: {error}"})
    seen = game.observe(position, viewer)
    thrower = rolls.awaited(seen)
    yours = thrower in seats or any(seat in game.actors(position) for seat in seats)
    return status.model_copy(
        update={
            "words": _standing(game, seen, names, thrower),
            "yours": yours,
            "over": game.actor(seen) == OVER,
        }
    )


def _standing(game: Game[Any], seen: Position, names: Sequence[str], thrower: int | None) -> str:
    """`Round 3: it is for Ann to decide.`"""
    actor = game.actor(seen)
    if actor == OVER:
        return catalog.story(game).ending(game, seen, names)
    whose = "it is for chance to decide"
    if thrower is not None:
        whose = Presenter(game, names).to_roll(thrower)
    elif actor != CHANCE:
        whose = Presenter(game, names).whose_turn(seen)
    return f"Round {game.round(seen)}: {whose}."
