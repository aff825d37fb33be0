"""A position as a plain dict: what scenarios, records and servers write and read.

`to_dict` writes the full form, and `from_dict` reads it back to an equal position. `from_dict` also
reads the short form, in which whatever is usual is left out (see docs/reference/position.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landfall.games.alien_frontiers.position.aside import write_asides
from landfall.games.alien_frontiers.position.read import read
from landfall.games.alien_frontiers.position.write import write
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


def to_dict(game: AlienFrontiers, state: State) -> dict[str, Any]:
    """The position in full."""
    asides = {"aside": write_asides(state)} if state.box.asides else {}
    return write(state) | write_removed(game, state) | asides


def write_removed(game: AlienFrontiers, state: State) -> dict[str, list[str]]:
    """The cards that have left the game, where that can be."""
    if not game.ruleset.book.removes_cards:
        return {}
    names = enumerate(state.box.card_names)
    return {"removed": [n for card, n in names for _ in range(game.ruleset.removed(state, card))]}


def from_dict(game: AlienFrontiers, data: Mapping[str, Any]) -> State:
    """The position that was written; PositionError says where one is wrong, and what would be right."""
    return read(game, data)
