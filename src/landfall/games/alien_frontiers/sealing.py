"""Positions as they are handed out: whoever holds one cannot assign to it by accident.

The engine changes a draft in place. Compiled, it writes into the object itself and never meets the
`__setattr__` of a sealed position, so a draft is sealed from the start; interpreted, it does meet it,
so a draft is open until it is handed out.
"""

from __future__ import annotations

from typing import Final

from landfall.core.engine import compiled
from landfall.games.alien_frontiers import state
from landfall.games.alien_frontiers.state import Sealed, State

OPEN_DRAFTS: Final = not compiled(state.__name__)

draft = State.copy if OPEN_DRAFTS else State.sealed
"""The same position, apart, for the engine to change."""


def seal(made: State) -> State:
    """A draft that is done, ready to be handed out."""
    if OPEN_DRAFTS:
        made.__class__ = Sealed
    return made
