"""The players choose what is legal in every mode, the same from the same, and know no secrets."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.conquest_of_planet_earth.players_at_tables import BY_NAME, played
from landfall.core.game import CHANCE, OVER
from landfall.core.learned import LearnedValue, chances
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.thinking import evaluation
from landfall.games.conquest_of_planet_earth.thinking.features import NAMES
from landfall.games.conquest_of_planet_earth.thinking.ladder import Thinker
from landfall.games.conquest_of_planet_earth.thinking.weights import by_hand, learned

TABLES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 4, "draw_two_pick_one": True},
    {"seats": 3, "active_resistance": True},
    {"seats": 4, "mode": "team"},
    {"seats": 2, "mode": "cooperative", "sheet": "brutal"},
    {"seats": 2, "mode": "cooperative", "command_counters": True, "choose_races": True},
    {"seats": 1, "mode": "solo"},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_scout_plays_every_mode(table: dict[str, Any]) -> None:
    game = ConquestOfPlanetEarth(**table)
    position, chosen = played(game, "scout", 3, 1500)
    assert game.actor(position) == OVER or len(chosen) == 1500 or game.round(position) > 60


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_overseer_plays_every_mode(table: dict[str, Any]) -> None:
    game = ConquestOfPlanetEarth(**table)
    _, chosen = played(game, "overseer", 3, 60)
    assert len(chosen) == 60


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "decisions"),
    [
        (TABLES[2], 2),
        (TABLES[3], 20),
        (TABLES[5], 20),
        (TABLES[6], 20),
        (TABLES[6] | {"command_counters": True}, 2),
    ],
    ids=str,
)
def test_the_commander_plays_every_mode(table: dict[str, Any], decisions: int) -> None:
    """Its Command Counter and its turn among rivals and alone, and with partners its turn."""
    game = ConquestOfPlanetEarth(**table)
    _, chosen = played(game, "commander", 3, decisions)
    assert len(chosen) == decisions


@pytest.mark.parametrize("rank", ["scout", "overseer"])
def test_the_same_seed_plays_the_same(rank: str) -> None:
    game = ConquestOfPlanetEarth(seats=2)
    first = played(game, rank, 5, 40)
    assert first[1] == played(game, rank, 5, 40)[1]
    assert first[1] == played(ConquestOfPlanetEarth(seats=2), rank, 5, 40)[1]


HIDING: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "active_resistance": True},
    {"seats": 4, "mode": "team"},
    {"seats": 2, "mode": "cooperative", "command_counters": True},
]
"""Tables with hidden hands, decks and Command Counters."""


@pytest.mark.parametrize(
    ("rank", "table"),
    [
        *product(["scout", "overseer"], HIDING),
        pytest.param("commander", HIDING[0], marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_what_others_hold_makes_no_difference(rank: str, table: dict[str, Any]) -> None:
    """From every position that looks the same to a seat it chooses the same."""
    game = ConquestOfPlanetEarth(**table)
    position, _ = played(game, "scout", 11, 60)
    rng = Rng("behind the blanks")
    asked = 0
    while asked < 6:
        seat = game.actor(position)
        if seat == CHANCE:
            position = game.apply(position, game.sample(position, rng))
            continue
        seen = game.observe(position, seat)
        other = game.imagine(seen, seat, rng)
        again = game.observe(other, seat)
        assert again == seen
        first = Thinker(BY_NAME[rank], 1).plan(game, seen, seat)
        assert first == Thinker(BY_NAME[rank], 1).plan(game, again, seat)
        asked += len(first[0].legal) > 1
        position = game.apply(position, first[0].code, seat)


@pytest.mark.parametrize(
    "rank", ["scout", "overseer", pytest.param("commander", marks=pytest.mark.slow)]
)
def test_a_player_leaves_what_it_sees_as_it_is(rank: str) -> None:
    game = ConquestOfPlanetEarth(seats=2)
    position, _ = played(game, "scout", 2, 45)
    while game.actor(position) == CHANCE:
        position = game.apply(position, game.sample(position, Rng(1)))
    seat = game.actor(position)
    seen = game.observe(position, seat)
    before = seen.numbers()
    Thinker(BY_NAME[rank], 1).plan(game, seen, seat)
    assert seen.numbers() == before


def test_a_scout_beats_who_plays_at_random() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    won = 0
    for seed in range(6):
        mind, rng = Thinker(BY_NAME["scout"], seed), Rng("drift", seed)
        mine = seed % 2
        position = game.start()
        while game.actor(position) != OVER and game.round(position) <= 60:
            seat = game.actor(position)
            if seat == CHANCE:
                code = game.sample(position, rng)
                position = game.apply(position, code)
                continue
            legal = game.legal(position, seat)
            code = legal[rng.below(len(legal))]
            if seat == mine:
                code = mind.plan(game, game.observe(position, seat), seat)[0].code
            position = game.apply(position, code, seat)
        outcome = game.outcome(position)
        won += outcome is not None and outcome.ranks[mine] == 1
    assert won >= 5


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rows_have_a_place_for_every_side(table: dict[str, Any]) -> None:
    """Each seat's, and the Humans' where they can win; partners share their points."""
    game = ConquestOfPlanetEarth(**table)
    position, _ = played(game, "scout", 4, 120)
    names = evaluation.names(game)
    together = table.get("mode") in ("cooperative", "solo") or "active_resistance" in table
    for seat in range(game.seats):
        told = evaluation.rows(game, game.observe(position, seat), seat)
        assert len(told) == 1 + len(names) * (game.seats + together)
        assert 0.0 <= told[0] <= 1.0
        assert told == evaluation.rows(game, position, seat)
        value = LearnedValue(game.name, game.seats, evaluation.usual(game))
        assert sum(chances(value, names, told)) == pytest.approx(1.0)
    if game.teams[0] == game.teams[-1] and game.seats > 1:
        own = told[1 : 1 + len(names)]
        others = told[1 + len(names) : 1 + 2 * len(names)]
        assert own[names.index("terror")] == others[names.index("terror")]


def test_more_terror_is_worth_more() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    usual = evaluation.usual(game)
    assert set(usual) == set(evaluation.names(game))
    value = LearnedValue(game.name, 2, usual)
    position, _ = played(game, "scout", 4, 150)
    first = evaluation.rows(game, position, 0)
    more = list(first)
    more[1] += 1.0
    names = evaluation.names(game)
    assert chances(value, names, more)[0] > chances(value, names, first)[0]


def test_who_plays_by_learned_weights_is_an_overseer_with_these() -> None:
    """With the usual ones it chooses what an overseer does; with noise the same seed errs the same."""
    game = ConquestOfPlanetEarth(seats=2)
    position, _ = played(game, "scout", 6, 30)
    rng = Rng("on")
    while game.actor(position) == CHANCE or len(game.legal(position)) < 3:
        seat = game.actor(position)
        code = game.sample(position, rng) if seat == CHANCE else game.legal(position)[0]
        position = game.apply(position, code)
    seat = game.actor(position)
    seen = game.observe(position, seat)
    value = LearnedValue(game.name, 2, evaluation.usual(game))
    found = evaluation.LearnedPlayer(game, value).plan(game, seen, seat)
    assert found == Thinker(BY_NAME["overseer"], 1).plan(game, seen, seat)
    errs = [
        evaluation.LearnedPlayer(game, value.playing_with(200), 3, 0.5, 0.5).plan(game, seen, seat)
        for _ in range(2)
    ]
    assert errs[0] == errs[1]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_was_learned_knows_every_feature_at_every_table(table: dict[str, Any]) -> None:
    ruleset = ConquestOfPlanetEarth(**table).ruleset
    weights = learned(ruleset)
    assert [*weights] == [*NAMES]
    assert weights != by_hand(ruleset)
