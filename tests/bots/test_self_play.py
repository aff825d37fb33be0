"""Matches in which both sides meet the same luck."""

from __future__ import annotations

import pytest

from landfall import catalog
from landfall.core.engine import compiled
from landfall.games.alien_frontiers.editions.later_printing import LATER_PRINTING
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.cadet import Cadet
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget
from landfall.games.alien_frontiers.thinking.self_play import match, play_match
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner
from landfall.games.alien_frontiers.thinking.weights import named, vector, weights_of
from random_play import walk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_players_win_exactly_their_share_of_a_block(seats: int) -> None:
    """The same game is played once for each place, so the wins of a block add up to one."""
    ruleset = LATER_PRINTING.ruleset(seats, False)
    others: list[TurnPlanner] = [Cadet(ruleset) for _ in range(seats - 1)]
    assert match(ruleset, Cadet(ruleset), others, [1, 2]) == [1.0, 1.0]


def test_a_match_is_the_same_every_time() -> None:
    ruleset = LATER_PRINTING.ruleset(2, False)
    even = vector(weights_of(ruleset), Features(ruleset).names)
    mad = [-weight for weight in even]
    wins = play_match(ruleset, even, mad, [3], 20)
    assert wins == play_match(ruleset, even, mad, [3], 20)
    assert wins[0] + play_match(ruleset, mad, even, [3], 20)[0] == 2.0


def test_features_are_named_and_sliced() -> None:
    game = AlienFrontiers(seats=3)
    features = Features(game.ruleset)
    width = features.width
    assert len(features.names) == width == len(set(features.names))
    covered = [k for part in features.slices().values() for k in range(part.start, part.stop)]
    assert covered == list(range(width))
    for position, _ in list(walk(game, "features"))[::40]:
        for seat in range(3):
            row = features.rows(position, seat)
            assert len(row) == 1 + 3 * width
            assert row[1] == game.score(position, seat)
            assert row[1 + width] == game.score(position, (seat + 1) % 3)


def test_weights_have_a_name_for_every_feature_and_survive_the_vector() -> None:
    ruleset = AlienFrontiers("later-printing").ruleset
    names, weights = Features(ruleset).names, weights_of(ruleset)
    assert set(weights) == set(names)
    assert named(vector(weights, names), names) == weights


def test_the_point_of_noughts_is_the_weights_as_they_stand() -> None:
    subject = catalog.entry().tuning
    nought = [0.0] * len(subject.names())
    assert subject.written(nought) == weights_of(AlienFrontiers().ruleset)
    assert subject.wins(nought, nought, 2, [5], 20) == [1.0]


@pytest.mark.skipif(not compiled(), reason="whole games of searching players")
def test_the_easy_ranks_stand_between_rules_of_thumb_and_the_captain() -> None:
    """Noise that drowned the judgement would make them weaker than the cadet."""
    ruleset = LATER_PRINTING.ruleset(2, False)
    rank = {rank.name: rank.make for rank in RANKS}

    def wins(one: str, other: str, seeds: int) -> float:
        """The share of games won; each seed errs in its own way."""
        budget = Budget(turn=1500)
        return sum(
            match(ruleset, rank[one](ruleset, n, budget), [rank[other](ruleset, n, budget)], [n])[0]
            for n in range(seeds)
        ) / (2 * seeds)

    assert wins("ensign", "cadet", 6) > 0.5
    assert wins("captain", "ensign", 4) > 0.5
