"""Edition X as it will be with its factions: no option chooses them yet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from landfall.games.alien_frontiers.editions.base import HELMET
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.game import EDITIONS

WITH_FACTIONS = replace(
    EDITION_X,
    name="with-factions",
    title="With factions",
    modules=(*EDITION_X.modules, HELMET, FACTIONS),
    deck={**EDITION_X.deck, "mind-control-helmet": 2},
)


@contextmanager
def factions_known() -> Iterator[None]:
    """Among the editions that can be chosen, for as long as it lasts."""
    EDITIONS[WITH_FACTIONS.name] = WITH_FACTIONS
    try:
        yield
    finally:
        del EDITIONS[WITH_FACTIONS.name]
