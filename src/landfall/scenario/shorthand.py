"""Lines of notation as people write them; the game says what a shorter line stands for."""

from __future__ import annotations

from typing import Any

from landfall.catalog import entry
from landfall.core.errors import NotationError
from landfall.core.game import Game
from landfall.scenario.scenario import MoveLine


def read_move(game: Game[Any], text: str, seat: int | None = None) -> MoveLine:
    """The move a line stands for; one without codes if it stands for none.

    What could never be, and what makes no sense, are then told apart by `game.explain`.
    """
    for way in entry(game.name).scenarios.ways(text):
        try:
            return MoveLine(text, tuple(map(game.code, way)), seat)
        except NotationError:
            continue
    return MoveLine(text, (), seat)
