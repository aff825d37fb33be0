"""Edition X with the Outer Belt and the Mind Control Helmet, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.editions.outer_belt import OUTER_BELT
from landfall.games.alien_frontiers.game import EDITIONS

BELT = replace(
    EDITION_X,
    name="with-belt",
    title="Edition X with the Outer Belt",
    modules=(*EDITION_X.modules, OUTER_BELT),
    deck={**EDITION_X.deck, "mind-control-helmet": 2, "proximity-analyzer": 2},
    seats=(2, 3, 4, 5, 6),
)


@contextmanager
def with_belt() -> Iterator[None]:
    """The edition can be chosen for a while."""
    EDITIONS[BELT.name] = BELT
    try:
        yield
    finally:
        del EDITIONS[BELT.name]
