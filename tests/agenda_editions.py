"""Edition X with Agendas, for tests: with each module beside them, and with Agendas that sing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from agenda_canaries import CANARIES, SHY_CANARIES
from landfall.games.alien_frontiers.editions.agendas import AGENDAS
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.editions.outer_belt import ENVOY, OUTER_BELT
from landfall.games.alien_frontiers.editions.wide import WIDE_DECK
from landfall.games.alien_frontiers.game import EDITIONS

WITH_AGENDAS = replace(
    EDITION_X,
    name="with-agendas",
    title="Edition X with Agendas",
    modules=(*EDITION_X.modules, AGENDAS),
    deck={**EDITION_X.deck, "multiverse-window": 2, "oracle-engine": 2},
)

WITH_EVERYTHING = replace(
    EDITION_X,
    name="with-everything",
    title="Edition X with Agendas, factions and the Outer Belt",
    modules=(*EDITION_X.modules, AGENDAS, FACTIONS, OUTER_BELT, ENVOY),
    deck={
        **EDITION_X.deck,
        "mind-control-helmet": 2,
        "proximity-analyzer": 2,
        "multiverse-window": 2,
        "oracle-engine": 2,
    },
)

WITH_EVERY_CARD = replace(
    WITH_EVERYTHING,
    name="with-every-card",
    title="Edition X with Agendas, factions, the Outer Belt and the wide deck",
    modules=(*WITH_EVERYTHING.modules, WIDE_DECK),
    deck={**WITH_EVERYTHING.deck, **dict.fromkeys((part.key for _, part in WIDE_DECK.parts), 2)},
)

WITH_CANARIES = replace(
    EDITION_X,
    name="with-canaries",
    title="Edition X with Agendas that sing",
    modules=(*EDITION_X.modules, CANARIES),
    deck={**EDITION_X.deck, "multiverse-window": 2, "oracle-engine": 2},
)

CANARIES_WITH_EVERYTHING = replace(
    WITH_EVERY_CARD,
    name="canaries-with-everything",
    title="Edition X with everything, and Agendas that sing",
    modules=tuple(SHY_CANARIES if one is AGENDAS else one for one in WITH_EVERY_CARD.modules),
)


@contextmanager
def with_agendas() -> Iterator[None]:
    """These editions can be chosen for a while."""
    every = (
        WITH_AGENDAS,
        WITH_EVERYTHING,
        WITH_EVERY_CARD,
        WITH_CANARIES,
        CANARIES_WITH_EVERYTHING,
    )
    added = {edition.name: edition for edition in every}
    EDITIONS.update(added)
    try:
        yield
    finally:
        for name in added:
            del EDITIONS[name]
