"""A position made short: what is as usual, or follows from the rest, is left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from landfall.core.errors import PositionError

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers
    from landfall.games.alien_frontiers.state import State

FIRST: Final = ("stock", "bay", "supply")
"""What follows from the rest goes before what it follows from."""
KEPT: Final = ("turn", "dice", "seats", "display")
"""What is said even where it is as usual."""


def shortened(game: AlienFrontiers, state: State) -> dict[str, Any]:
    """The shortest form that is read back to the same position."""
    full = game.to_dict(state)
    _shorten(game, state, full, full, KEPT)
    return full


def _shorten(
    game: AlienFrontiers,
    state: State,
    whole: dict[str, Any],
    part: dict[str, Any],
    kept: tuple[str, ...] = (),
) -> None:
    """Leave out of a part of the whole whatever is not missed."""
    for key in sorted(part, key=lambda key: key not in FIRST):
        value = part.pop(key)
        if key not in kept and _same(game, state, whole):
            continue
        part[key] = value
        if isinstance(value, dict):
            _shorten(game, state, whole, value, tuple(value) if key == "seats" else ())


def _same(game: AlienFrontiers, state: State, written: Mapping[str, Any]) -> bool:
    try:
        return game.from_dict(written) == state
    except PositionError:
        return False
