"""Turns that modules make too rich to be searched to their end: the best positions first."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

import pytest

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.frontier import ANYHOW, Frontier, Spot
from landfall.games.alien_frontiers.thinking.ladder import judged_by_hand
from landfall.games.alien_frontiers.thinking.move_ordering import (
    PLAIN,
    POWER,
    brought_by_modules,
    kind_of,
)
from landfall.games.alien_frontiers.thinking.search import Search

RICH_TURN: Final[dict[str, Any]] = {
    "dice": [2, 2, 3, 4, 4, 5],
    "belt": {"spaces": ["ice-comet", "iron-asteroid", "composite-asteroid", "orbital-debris"]},
    "seats": {
        "A": {
            "ships": 6,
            "fuel": 3,
            "ore": 2,
            "faction": "homesteaders-union",
            "hub": 3,
            "cards": ["data-crystal"],
        },
        "B": {"ships": 6, "fuel": 4, "ore": 3, "faction": "uranian-syndicate", "hub": 3},
    },
}


# -- the frontier: a heap of positions, the best one first ---------------------------------------


def test_spots_come_out_best_first_whichever_way_they_went_in() -> None:
    anywhere = AlienFrontiers(seats=2).start()
    values = [0.3, 0.9, 0.1, 0.5, 0.5, 0.7]
    for order in permutations(values):
        frontier = Frontier()
        for value in order:
            frontier.push(Spot(anywhere, value, [], None, 0, False, ANYHOW))
        assert [frontier.pop().value for _ in values] == sorted(values, reverse=True)
        assert not frontier.any_left()


def test_by_turns_a_position_comes_that_leaves_other_ships() -> None:
    """What three equal ships are good for is not seen before they dock."""
    game = AlienFrontiers(seats=2)
    frontier = Frontier()
    for dice, value in [([1, 2], 0.9), ([1, 2], 0.8), ([1, 2], 0.7), ([5, 5], 0.1), ([5, 5], 0.2)]:
        position = game.from_dict({"dice": dice, "seats": {}})
        frontier.push(Spot(position, value, [], None, 0, False, ANYHOW))
    values = []
    while frontier.any_left():
        values.append(frontier.pop().value)
    assert values == [0.9, 0.2, 0.8, 0.1, 0.7]


# -- what a rich turn is searched by --------------------------------------------------------------


@pytest.fixture(name="game", scope="module")
def _game() -> AlienFrontiers:
    """Without Agendas, whose draws would end a line before the turn does."""
    return AlienFrontiers("edition-x", seats=2, deck="wide", factions=True, outer_belt=True)


def search_of(game: AlienFrontiers, nodes: int) -> Search:
    return Search(game.ruleset, judged_by_hand(game.ruleset), nodes)


@pytest.mark.parametrize("nodes", [1, 50, 500])
def test_whatever_the_budget_the_turn_is_legal_and_played_to_its_end(
    game: AlienFrontiers, nodes: int
) -> None:
    position = game.from_dict(RICH_TURN)
    for code in search_of(game, nodes).best(position):
        assert code in game.legal(position)
        position = game.apply(position, code)
    assert game.actor(position) != 0


def test_what_a_turn_is_said_to_be_worth_is_what_its_end_is_worth(game: AlienFrontiers) -> None:
    """The line is the one that was judged, not one put together from pieces of several."""
    position = game.from_dict(RICH_TURN)
    search = search_of(game, 2000)
    for code in search.best(position):
        position = game.apply(position, code)
    ended = judged_by_hand(game.ruleset).value(position, 0)
    assert search.value == pytest.approx(ended, abs=1e-6)


def test_one_search_after_another_is_as_good_as_the_first(game: AlienFrontiers) -> None:
    """Nothing of an earlier turn is left over."""
    rich, small = game.from_dict(RICH_TURN), game.from_dict({**RICH_TURN, "dice": [1, 6]})
    search = search_of(game, 400)
    search.best(rich)
    assert search.best(small) == search_of(game, 400).best(small)


def test_more_positions_find_a_better_turn(game: AlienFrontiers) -> None:
    position = game.from_dict(RICH_TURN)
    few, many = search_of(game, 60), search_of(game, 4000)
    few.best(position)
    many.best(position)
    assert many.value > few.value


def test_a_small_turn_is_searched_whole(game: AlienFrontiers) -> None:
    """With far more positions nothing better is found, and not all of them are needed."""
    position = game.from_dict({**RICH_TURN, "dice": [4]})
    enough, plenty = search_of(game, 2000), search_of(game, 20000)
    assert enough.best(position) == plenty.best(position)
    assert enough.opened == plenty.opened < 2000


def test_what_only_gains_is_played_at_once_and_not_tried_everywhere(game: AlienFrontiers) -> None:
    kinds = {
        text: kind_of(game.ruleset.owner[k], text) for k, text in enumerate(game.ruleset.texts)
    }
    assert kinds["play ice-comet"] == kinds["play iron-asteroid"] == POWER
    assert kinds["play relic-cache"] == PLAIN  # it may have been claimed a moment ago


def test_what_is_left_out_is_not_played(game: AlienFrontiers) -> None:
    box, position = game.ruleset.box, game.from_dict(RICH_TURN)
    modules = [c for c, text in enumerate(game.ruleset.texts) if brought_by_modules(box, text)]
    search = search_of(game, 500)
    assert {*search.best(position)} & {*modules}
    search.leave_out(modules)
    assert not {*search.best(position)} & {*modules}


# -- luck within it ----------------------------------------------------------------------------------


def texts_of(game: AlienFrontiers, search: Search, position: dict[str, Any]) -> list[str]:
    return [game.text(code) for code in search.best(game.from_dict(position))]


@pytest.mark.parametrize("nodes", [300, 8000])
def test_a_ship_that_is_rolled_at_once_is_built_however_few_positions_there_are(
    game: AlienFrontiers, nodes: int
) -> None:
    """The owner of the Scavenger Fleet rolls a new ship in the middle of the turn."""
    owner = {
        "ships": 4,
        "fuel": 4,
        "ore": 4,
        "faction": "scavenger-fleet",
        "cards": ["data-crystal"],
    }
    seats = {"A": owner, "B": {"ships": 4, "faction": "uranian-syndicate"}}
    line = texts_of(game, search_of(game, nodes), {"dice": [2, 4, 4, 5], "seats": seats})
    assert any(text.startswith("dock shipyard") for text in line)


PILOT: Final[dict[str, Any]] = {
    "dice": [1, 2, 4, 6],
    "seats": {
        "A": {
            "ships": 4,
            "fuel": 3,
            "ore": 3,
            "faction": "corex-conglomerated",
            "asteroids": ["stray-pilot"],
        },
        "B": {"ships": 4, "faction": "uranian-syndicate"},
    },
}


def test_a_pilot_who_may_leave_turns_a_ship_to_build_one(game: AlienFrontiers) -> None:
    line = texts_of(game, search_of(game, 2000), PILOT)
    assert line[-1].startswith("play stray-pilot")  # what comes after the die is thought of then


def test_turns_that_are_kept_to_be_compared_need_no_luck(game: AlienFrontiers) -> None:
    search = search_of(game, 2000)
    search.keep = 5
    search.best(game.from_dict({**PILOT, "dice": [2, 5]}))  # few enough to be searched whole
    assert len(search.kept) > 1
    for turn in search.kept:
        assert not any(game.text(code).startswith("play stray-pilot") for code in turn.line)
