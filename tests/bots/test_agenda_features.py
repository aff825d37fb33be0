"""What an evaluation is told of Agendas: those in the own hand by how near they are, and no others."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.features import Features
from random_play import walk


@pytest.fixture(name="game", scope="module")
def _game() -> AlienFrontiers:
    return AlienFrontiers("edition-x", seats=2, deck="wide", agendas=True)


def told(game: AlienFrontiers, seats: dict[str, Any]) -> dict[str, float]:
    """What is told of seat A."""
    features = Features(game.ruleset)
    rows = features.rows(game.from_dict({"seats": seats}), 0)[1 : 1 + features.width]
    return dict(zip(features.names, rows, strict=True))


def test_an_agenda_is_told_by_how_near_it_is_and_by_whether_it_would_count(
    game: AlienFrontiers,
) -> None:
    poor = told(game, {"A": {"fuel": 2, "agendas": ["fuel-baron"]}, "B": {"fuel": 3}})
    near = told(game, {"A": {"fuel": 2, "agendas": ["ore-magnate"]}, "B": {"ore": 3}})
    nearer = told(game, {"A": {"ore": 3, "agendas": ["ore-magnate"]}, "B": {"ore": 3}})
    counts = told(game, {"A": {"fuel": 4, "agendas": ["fuel-baron"]}, "B": {"fuel": 3}})
    assert poor["agendas near"] == pytest.approx(0.2)
    assert near["agendas near"] == 0.0
    assert nearer["agendas near"] == pytest.approx(3 / 8)
    assert (poor["agendas that would count"], counts["agendas that would count"]) == (0.0, 1.0)
    assert counts["agendas near"] == 0.0  # it counts already
    assert counts["agendas face down"] == 1.0


def test_what_others_hold_is_never_told(game: AlienFrontiers) -> None:
    rich = {"A": {}, "B": {"fuel": 9, "agendas": ["fuel-baron"]}}
    features = Features(game.ruleset)
    seen = game.observe(game.from_dict({"seats": rich}), 0)
    rows = features.rows(seen, 1)[1 : 1 + features.width]
    of_b = dict(zip(features.names, rows, strict=True))
    assert of_b["agendas face down"] == 1.0
    assert of_b["agendas near"] == of_b["agendas that would count"] == 0.0


def test_a_revealed_agenda_is_told_beside_its_point(game: AlienFrontiers) -> None:
    found = told(game, {"A": {"revealed": ["fuel-baron", "overthrow"]}, "B": {}})
    assert (found["agendas revealed"], found["points"]) == (2.0, 2.0)


def test_nearness_goes_from_nought_to_one(game: AlienFrontiers) -> None:
    nearest = dict.fromkeys(game.ruleset.box.agenda_names, 0.0)
    for seed in range(2):
        for position, _ in [*walk(game, seed)][::7]:
            for agenda in agendas_of(game.ruleset.book):
                for seat in range(game.seats):
                    near = agenda.nearness(position, seat)
                    assert 0.0 <= near <= 1.0
                    nearest[agenda.key] = max(near, nearest[agenda.key])
    assert nearest["fortress"] > 0.5
    assert nearest["overthrow"] == 0.0  # one turn does it or not
