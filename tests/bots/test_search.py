"""The searching players: they take a win, stop one, weigh chance rightly, and keep to their budget."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import comb

import pytest

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.draw_odds import best_of_draw, chance_to_miss
from landfall.games.alien_frontiers.thinking.evaluator import (
    Evaluator,
    LinearEvaluator,
    floats,
    winning_share,
)
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.fingerprint import fingerprint
from landfall.games.alien_frontiers.thinking.hint import hint
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget
from landfall.games.alien_frontiers.thinking.search import Search
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner
from landfall.games.alien_frontiers.thinking.weights import vector, weights_of
from plain_turns import BLOCK, WIN_IN_ONE
from random_play import walk

SMALL = Budget(turn=400, others=60, turns=4, rounds=4)
RANK = {rank.name: rank for rank in RANKS}
SEARCHING = ["captain", "warden", "corsair", "engineer", "commodore"]


def player(game: AlienFrontiers, rank: str, budget: Budget = SMALL) -> TurnPlanner:
    return RANK[rank].make(game.ruleset, 1, budget)


def evaluator(game: AlienFrontiers) -> LinearEvaluator:
    weights = vector(weights_of(game.ruleset), Features(game.ruleset).names)
    return LinearEvaluator(game.ruleset, weights, weights, 0.0, 0)


def played(game: AlienFrontiers, position: State, codes: list[int]) -> State:
    for code in codes:
        position = game.apply(position, code)
    return position


@pytest.mark.parametrize("rank", SEARCHING)
def test_a_win_in_one_is_taken_at_once(rank: str) -> None:
    game = AlienFrontiers(seats=2)
    position = game.from_dict(WIN_IN_ONE)
    codes = player(game, rank, Budget(turn=3000)).plan(position)
    outcome = game.outcome(played(game, position, codes))
    assert outcome is not None
    assert outcome.winners == (0,)
    assert len(codes) == 2


def test_an_opponent_about_to_win_is_stopped() -> None:
    game = AlienFrontiers(seats=3)
    position = game.from_dict(BLOCK)
    codes = player(game, "commodore", Budget(2000, 60, 8, 8)).plan(position)
    assert "take ore B" in map(game.text, codes)


def test_the_best_card_of_a_cycle_by_counting_every_draw() -> None:
    game = AlienFrontiers("later-printing", seats=2)
    held = ["gravity-manipulator", "plasma-cannon", "stasis-beam"]
    position = game.from_dict({"seats": {"A": {"cards": held}, "B": {"cards": held[:2]}}})
    names = game.ruleset.box.card_names
    worth = [0.5 + 0.01 * ((7 * card) % len(names)) for card in range(len(names))]
    none = 0.55
    deck = [names.index(name) for name in game.to_dict(position)["deck"]]
    draws = list(combinations(deck, 3))
    mean = sum(max(none, *(worth[card] for card in draw)) for draw in draws) / len(draws)
    found = best_of_draw(position, floats(worth), none)
    assert found == pytest.approx(mean)


def test_the_chances_of_a_draw_are_distinct_and_sum_to_one() -> None:
    """Each card's chance to be the best is the drop of the chance to miss; they end at nought."""
    chances = [chance_to_miss(12, others) for others in range(12, -1, -1)]
    assert chances[0] == 1.0
    assert chances[-1] == 0.0
    assert all(a >= b for a, b in pairwise(chances))
    assert chances[2] == pytest.approx(comb(10, 3) / comb(12, 3))


@pytest.mark.parametrize("rank", SEARCHING)
def test_the_same_seed_and_budget_choose_the_same(rank: str) -> None:
    game = AlienFrontiers(seats=3)
    positions = [p for p, _ in walk(game, "same") if game.actor(p) >= 0][:60:12]
    one, other = player(game, rank), player(game, rank)
    plans = [one.plan(position) for position in positions]
    assert plans == [other.plan(position) for position in reversed(positions)][::-1]


def test_a_search_keeps_to_its_positions_and_leaves_the_given_one_alone() -> None:
    game = AlienFrontiers(seats=4)
    for nodes in (1, 30, 300):
        search = Search(game.ruleset, evaluator(game), nodes)
        for position, _ in list(walk(game, "budget"))[::25]:
            if game.actor(position) < 0:
                continue
            before = position.copy()
            codes = search.best(position)
            assert codes[0] in game.legal(position)
            assert search.opened <= 4 * nodes  # two passes, each with as many again for chance
            assert position == before


def test_the_value_promised_is_the_value_reached() -> None:
    """Where no chance lies in the turn, playing the plan ends in a position of that worth."""
    game = AlienFrontiers(seats=2)
    judge = evaluator(game)
    search = Search(game.ruleset, judge, 400)
    met = 0
    for position, _ in list(walk(game, "promise"))[::9]:
        seat = game.actor(position)
        if seat < 0:
            continue
        after = played(game, position, search.best(position))
        if after.turns != position.turns:
            assert search.value == pytest.approx(judge.value(after, seat), abs=1e-6)
            met += 1
    assert met > 5


def test_a_finished_game_is_worth_what_its_outcome_says() -> None:
    for seats in (2, 3, 4):
        game = AlienFrontiers(seats=seats)
        *_, (end, _) = walk(game, "outcome", seats)
        outcome = game.outcome(end)
        assert outcome is not None
        for seat in range(seats):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            assert winning_share(game.ruleset, end, seat) == share
            assert evaluator(game).value(end, seat) == share


def test_an_evaluator_written_in_plain_python_steers_the_search() -> None:
    class Miser(Evaluator):
        """Nothing but ore counts."""

        def value(self, state: State, seat: int) -> float:
            return state.ore(seat) / 100

    game = AlienFrontiers(seats=2)
    position = game.from_dict({"dice": [1, 2, 3], "seats": {"A": {}, "B": {}}})
    after = played(game, position, Search(game.ruleset, Miser(game.ruleset), 400).best(position))
    assert after.ore(0) == 3


def test_marks_tell_positions_apart() -> None:
    game = AlienFrontiers(seats=4)
    marks: dict[int, State] = {}
    for position, _ in walk(game, "marks"):
        mark = int(fingerprint(position, 0))
        assert marks.setdefault(mark, position) == position
        assert mark == fingerprint(game.from_dict(game.to_dict(position)), 0)


def test_a_hint_says_what_to_do_and_why() -> None:
    game = AlienFrontiers(seats=2)
    advice = hint(game, game.from_dict(WIN_IN_ONE), nodes=3000)
    assert advice.actions == ("dock terraforming-station 6", "land lem-badlands")
    assert advice.reasons[:2] == (["wins the game"], ["lands on Lem Badlands"])
    assert advice.chance == pytest.approx(1.0)
    assert not advice.waits
    assert "100 %" in str(advice)
