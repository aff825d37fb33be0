"""A refused move names all the rules in its way, as far as one can be met without the others."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.catalog import rulebook
from landfall.games.alien_frontiers.editions.base import known_parts
from landfall.games.alien_frontiers.explain.facts import FACTS
from landfall.games.alien_frontiers.explain.remedies import REMEDIES, further
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk

pytestmark = pytest.mark.words

GAME = AlienFrontiers(seats=2)
TOLD = {*FACTS, *(rule for part in known_parts() for rule in part.facts)}
TAKEN = {"docked": {"terraforming-station": [6], "solar-converter": [1, 1]}}


@pytest.mark.parametrize(
    ("action", "rules", "position"),
    [
        (
            "dock terraforming-station 6",
            ["dock.ships", "dock.ports", "dock.cost", "terraforming-station.fleet"],
            {"dice": [1], "seats": {"B": TAKEN}},
        ),
        (
            "dock raiders-outpost 1 2 3*",
            ["dock.ships", "raiders-outpost.bump"],
            {"dice": [1, 2], "seats": {"B": {"docked": {"raiders-outpost": [4, 5, 6]}}}},
        ),
        (
            "dock shipyard 2 2",
            ["shipyard.stock", "dock.cost"],
            {"dice": [2, 2], "seats": {"A": {"ships": 6}}},
        ),
        (
            "buy relic-ship",
            ["relic-ship.control", "relic-ship.isolated", "relic-ship.cost"],
            {"dice": [2], "fields": {"isolation-field": "burroughs-desert"}},
        ),
        (
            "claim booster-pod",
            ["alien-artifact.claim", "alien-artifact.display", "alien-artifact.duplicate"],
            {"dice": [2], "seats": {"A": {"cards": ["booster-pod"]}}},
        ),
        ("launch", ["colonist-hub.launch", "colonist-hub.cost"], {"dice": [2]}),
        ("trade 5", ["orbital-market.trade", "orbital-market.price"], {"dice": [2]}),
        ("use stasis-beam 4", ["tech.held", "tech.unplaced", "tech.cost"], {"dice": [2]}),
    ],
)
def test_every_rule_in_the_way_is_named(
    action: str, rules: list[str], position: dict[str, Any]
) -> None:
    explanation = GAME.explain(GAME.from_dict(position), action)
    assert [explanation.refusal, *explanation.also] == rules


def test_what_is_legal_has_nothing_in_its_way() -> None:
    assert GAME.explain(GAME.from_dict({"dice": [2]}), "dock lunar-mine 2").also == ()


@pytest.mark.parametrize("seed", range(3))
def test_any_refused_move_can_be_asked(seed: int) -> None:
    for number, (position, _) in enumerate(walk(GAME, seed)):
        if number % 50:
            continue
        before = position.copy()
        for code in range(GAME.size):
            rule = GAME.refusal(position, code)
            if rule:
                also = further(GAME.ruleset, position, code, rule)
                assert rule not in also
                assert set(also) <= TOLD
        assert position == before


def test_remedies_and_broader_rules_speak_of_refusals() -> None:
    assert {*REMEDIES, *(rule for part in known_parts() for rule in part.remedies)} <= TOLD
    book = rulebook("alien-frontiers")
    assert {rule for text in book.rules for rule in text.covers} <= TOLD
