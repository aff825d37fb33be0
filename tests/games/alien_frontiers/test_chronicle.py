"""What the laboratory is told of games with modules: factions, asteroid cards and alien tech."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from belt_edition import BELT
from landfall.core.game import CHANCE, OVER
from landfall.core.loop import Played
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.chronicle import Chronicle
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers

CHRONICLED = replace(BELT, name="chronicled", modules=(*BELT.modules, FACTIONS))


@pytest.fixture(name="game")
def _game() -> Iterator[AlienFrontiers]:
    EDITIONS[CHRONICLED.name] = CHRONICLED
    yield AlienFrontiers(CHRONICLED.name, seats=3)
    del EDITIONS[CHRONICLED.name]


def test_factions_asteroid_cards_and_tech_are_noted_for_whoever_had_them(
    game: AlienFrontiers,
) -> None:
    chronicle, rng, position = Chronicle(game), Rng("chronicle"), game.start()
    owned, held = {}, [set[str]() for _ in range(3)]
    while (seat := game.actor(position)) != OVER:
        legal = game.legal(position)
        code = game.sample(position, rng) if seat == CHANCE else legal[int(rng.below(len(legal)))]
        if game.text(code).startswith("choose "):
            owned[seat] = game.text(code).split()[1]
        after = game.apply(position, code)
        chronicle.watch(Played(position, seat, code, after))
        position = after
        for one, told in enumerate(game.to_dict(position)["seats"].values()):
            held[one] |= set(told.get("asteroids", ())) | set(told.get("in-tow", ()))
    assert any(held)
    for seat, traits in enumerate(chronicle.traits):
        assert traits["faction"] == owned[seat]
        assert traits["starting tech"] in traits["alien tech had"]
        assert held[seat] <= set(traits.get("asteroid card had", ()))
    assert sum(count for use, count in chronicle.uses.items() if use.startswith("claim ")) > 0
