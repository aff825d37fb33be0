"""Positions as they are handed out: whoever holds one cannot assign to it by accident.

The engine changes a draft in place. Compiled, it writes into the object itself and never meets the
`__setattr__` of a sealed position, so a draft is sealed from the start; interpreted, it does meet it,
so a draft is open until it is handed out.
"""

from __future__ import annotations

import copyreg
from typing import Any, Final

from landfall.core.engine import compiled
from landfall.games.alien_frontiers import state
from landfall.games.alien_frontiers.state import Sealed, State, rebuild

OPEN_DRAFTS: Final = not compiled(state.__name__)

draft = State.copy if OPEN_DRAFTS else State.sealed
"""The same position, apart, for the engine to change."""


def seal(made: State) -> State:
    """A draft that is done, ready to be handed out."""
    if OPEN_DRAFTS:
        made.__class__ = Sealed
    return made


def restored(*parts: Any) -> State:
    """A position that was pickled: handed out again."""
    return seal(draft(rebuild(*parts)))


def _pickled(position: Sealed) -> tuple[Any, ...]:
    _, parts = position.__reduce__()
    return restored, parts


copyreg.pickle(Sealed, _pickled)
