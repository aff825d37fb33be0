"""The weights that ship: they fit every table, know every feature of it, and are small."""

from __future__ import annotations

from importlib.resources import files
from itertools import product
from typing import Final

import pytest

from landfall import catalog
from landfall.core.learned import features_id
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking import learned_weights as shipped
from landfall.games.alien_frontiers.thinking.evaluation import names

PACKAGE: Final = catalog.entry()
MOST_BYTES: Final = 1_000_000

TABLES: Final = [*product(PACKAGE.editions, PACKAGE.seats, (False, True))]


@pytest.mark.parametrize(("edition", "seats", "long_game"), TABLES)
def test_every_table_has_weights_that_were_learned_at_such_a_table(
    edition: str, seats: int, long_game: bool
) -> None:
    game = AlienFrontiers(edition, seats, long_game)
    value = shipped.learned_value(game.ruleset)
    assert value.seats == seats
    assert set(names(game)) <= set(value.weights)
    (source,) = [source for source in value.sources if source.edition == edition]
    assert source.features == features_id(names(game))
    assert [*shipped.learned_weights(game.ruleset)] == [*names(game)]


def test_they_weigh_less_than_a_megabyte() -> None:
    folder = files(shipped.__package__ or "") / "learned"
    assert 0 < sum(len(one.read_bytes()) for one in folder.iterdir()) < MOST_BYTES
