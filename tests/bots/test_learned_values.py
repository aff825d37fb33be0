"""What was learned means the same to the engine's evaluator, to plain Python and to NumPy."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from landfall import catalog
from landfall.core.learned import LearnedValue, chances, parse_learned
from landfall.games.alien_frontiers.asks import OVER
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.evaluation import evaluator_of, names, rows, usual
from landfall.games.alien_frontiers.thinking.evaluator import LinearEvaluator, winning_share
from landfall.games.alien_frontiers.thinking.net_evaluator import NetEvaluator
from landfall.games.alien_frontiers.thinking.weights import vector
from landfall.lab.learning import linear_fit
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.net_fit import chances_of
from learning_cases import value_of
from random_play import walk

EDITIONS = [*catalog.entry("alien-frontiers").editions]
NETS = [(), (4,), (6, 3)]


def positions(game: AlienFrontiers, seed: int) -> Iterator[State]:
    """Some of a random game, the last among them."""
    every = [position for position, _ in walk(game, "learned", seed)]
    yield from every[:: max(1, len(every) // 12)]
    yield every[-1]


def by_numpy(game: AlienFrontiers, value: LearnedValue, told: list[list[float]]) -> np.ndarray:
    """The chances of such rows, with nought for features that this edition has not."""
    known = tuple(value.weights)
    here = [known.index(name) for name in names(game)]
    numbers = np.array(told)
    features = np.zeros((len(told), game.seats, len(known)))
    features[:, :, here] = numbers[:, 1:].reshape(len(told), game.seats, len(here))
    zero = np.zeros(len(told), int)
    held = LearningRows(known, zero, zero, zero, numbers[:, 0], features, zero)
    answer: np.ndarray = chances_of(held, linear_fit.vector(value.weights, known), value.net)
    return answer


EVERY = tuple(sorted({name for edition in EDITIONS for name in names(AlienFrontiers(edition, 2))}))
"""The features of all editions, in an order that none of them has."""


@pytest.mark.parametrize("hidden", NETS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_engine_python_and_numpy_agree(edition: str, seats: int, hidden: tuple[int, ...]) -> None:
    game = AlienFrontiers(edition=edition, seats=seats)
    value = parse_learned(value_of(EVERY, game, 5, hidden).to_json())
    judge = evaluator_of(game.ruleset, value)
    told, found = [], []
    for position in positions(game, seats):
        if game.actor(position) == OVER:
            finished = [winning_share(game.ruleset, position, seat) for seat in range(seats)]
            assert judge.evaluate(position) == finished
            continue
        for seat in range(seats):
            told.append([*rows(game, game.observe(position, seat), seat)])
            found.append(judge.value(position, seat))
            assert chances(value, names(game), told[-1])[0] == pytest.approx(found[-1], abs=1e-9)
    np.testing.assert_allclose(by_numpy(game, value, told)[:, 0], found, atol=1e-9)


def test_an_edition_may_have_fewer_features_than_were_learned() -> None:
    """Otherwise the test above would say little."""
    assert any(len(names(AlienFrontiers(edition, 2))) < len(EVERY) for edition in EDITIONS)


def test_the_usual_weights_as_a_value_judge_as_usual() -> None:
    game = AlienFrontiers(seats=3)
    value = LearnedValue(game.name, 3, usual(game))
    numbers = vector(value.weights, names(game))
    both = [
        evaluator_of(game.ruleset, value),
        LinearEvaluator(game.ruleset, numbers, numbers, 0.0, 0),
    ]
    for position in positions(game, 7):
        one, other = (judge.evaluate(position) for judge in both)
        assert one == other


def test_a_net_for_other_rows_is_refused_by_the_engine() -> None:
    game = AlienFrontiers(seats=2)
    value = value_of(names(game), AlienFrontiers(seats=3), 5, (4,))
    assert value.net is not None
    levels = [([x for row in one.weights for x in row], [*one.bias]) for one in value.net.layers]
    with pytest.raises(ValueError, match="inputs, and this game has others"):
        NetEvaluator(game.ruleset, vector(value.weights, names(game)), levels, 0.0, 0)
