"""What modules bring to a position is told to whoever judges it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from belt_edition import BELT
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.features_page import meaning
from landfall.games.alien_frontiers.thinking.weights import weights_of
from wide_cards import WIDE

EVERYTHING = replace(BELT, name="with-everything", modules=(*BELT.modules, FACTIONS))


@pytest.fixture(name="game")
def _game() -> Iterator[AlienFrontiers]:
    EDITIONS[EVERYTHING.name] = EVERYTHING
    yield AlienFrontiers(EVERYTHING.name, seats=3, variant=WIDE)
    del EDITIONS[EVERYTHING.name]


def test_asteroid_cards_and_what_lies_on_cards_are_told_for_their_holder(
    game: AlienFrontiers,
) -> None:
    features = Features(game.ruleset)
    position = game.from_dict(
        {
            "seats": {
                "B": {
                    "cards": ["null-time-vault"],
                    "on-cards": {"null-time-vault": {"ore": 3}},
                    "asteroids": ["ice-comet", "ice-comet"],
                }
            }
        }
    )
    names = ["horizon", *features.names]
    told = dict(zip(names, features.rows(position, 1), strict=False))
    assert told["asteroid ice-comet"] == 2.0
    assert told["on null-time-vault ore"] == 3.0
    assert told["on null-time-vault fuel"] == told["asteroid iron-asteroid"] == 0.0
    seen_by_a = features.rows(position, 0)[: len(names)]
    assert dict(zip(names, seen_by_a, strict=True))["asteroid ice-comet"] == 0.0


@pytest.mark.parametrize(("ships", "told"), [(3, 6.0), (5, 2.0), (6, 0.0)])
def test_asteroid_cards_count_apart_as_long_as_ships_are_to_be_built(
    game: AlienFrontiers, ships: int, told: float
) -> None:
    features = Features(game.ruleset)
    seats = {"A": {"ships": ships, "asteroids": ["ice-comet", "iron-asteroid"]}}
    numbers = features.rows(game.from_dict({"seats": seats}), 0)[1:]
    assert numbers[features.names.index("asteroids before ships")] == told


def test_every_asteroid_card_has_a_first_guess_of_its_worth(game: AlienFrontiers) -> None:
    weights, parts = weights_of(game.ruleset), game.ruleset.book.parts
    for name in game.ruleset.box.asteroid_names:
        assert weights[f"asteroid {name}"] == part(parts[name]).worth["held"]


def test_every_feature_has_a_slice_and_a_meaning(game: AlienFrontiers) -> None:
    features = Features(game.ruleset)
    slices = [*features.slices().values()]
    assert [part.start for part in slices[1:]] == [part.stop for part in slices[:-1]]
    assert slices[-1].stop == features.width == len(features.names)
    assert all(meaning(game, name) for name in features.names)
