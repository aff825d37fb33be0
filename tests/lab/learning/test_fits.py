"""Fits find what made-up rows were made of, and nets what weights cannot say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landfall.core.errors import LandfallError
from landfall.core.learned import LearnedValue
from landfall.lab.learning.learned_fit import NET, FitSettings, fit_value
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.linear_fit import fit_linear, log_loss, named, vector
from landfall.lab.learning.net_fit import chances_of, first_layers, fit_net, slopes
from learning_cases import chances_by, made_up

NUMBERS = st.lists(st.floats(-1.5, 1.5), min_size=6, max_size=6).map(np.array)


# -- weights -----------------------------------------------------------------------------------------


@given(NUMBERS, st.integers(2, 5), st.integers(0, 1000))
@settings(max_examples=25)
def test_the_weights_behind_chances_are_found(truth: Any, sides: int, seed: int) -> None:
    rows = made_up(400, seed, sides)
    found = fit_linear(rows, chances_by(rows, truth[:3], truth[3:]), np.zeros(6), pull=1e-9)
    np.testing.assert_allclose(found, truth, atol=1e-4)


def test_weights_are_found_from_who_won() -> None:
    """The more games, the nearer; and nearer than where they began."""
    truth = np.array([1.0, -0.5, 0.2, 0.3, -1.0, 0.8])
    missed = []
    for count in (200, 20_000):
        rows = won_by_chance(made_up(count, 7, sides=3), truth)
        missed.append(np.abs(fit_linear(rows, rows.result, np.zeros(6)) - truth).max())
    assert missed[1] < missed[0] / 2 < np.abs(truth).max()


def test_what_rows_say_nothing_of_stays_where_it_was() -> None:
    rows = made_up(300, 3)
    rows.features[:, :, 1] = 0
    truth = np.array([1.0, 0.0, 0.2, 0.3, 0.0, 0.8])
    start = np.array([0.0, 0.7, 0.0, 0.0, -0.7, 0.0])
    found = fit_linear(rows, chances_by(rows, truth[:3], truth[3:]), start)
    assert (found[1], found[4]) == (0.7, -0.7)


def test_weights_that_are_kept_stay_and_the_others_are_found_beside_them() -> None:
    rows = replace(made_up(400, 11), names=("ore", "fuel", "old ore"))
    truth = np.array([1.0, 0.6, 0.2, 0.3, -0.4, 0.8])
    won = replace(rows, result=chances_by(rows, truth[:3], truth[3:]))
    asked = FitSettings(trust=1.0, pull=1e-6, keep=("fu", "old"))
    right = {"ore": (0.0, 0.0), "fuel": (0.6, -0.4), "old ore": (0.2, 0.8)}
    found, _ = fit_value(won, LearnedValue("game", 2, right), asked, 1)
    assert found.weights["ore"] == pytest.approx((1.0, 0.3), abs=1e-3)
    wrong = {**right, "fuel": (-1.0, 2.0)}
    found, _ = fit_value(won, LearnedValue("game", 2, wrong), asked, 1)
    assert {**found.weights, "ore": (0.0, 0.0)} == wrong
    free, _ = fit_value(won, LearnedValue("game", 2, wrong), replace(asked, keep=()), 1)
    assert free.weights["fuel"] == pytest.approx((0.6, -0.4), abs=1e-3)


def test_a_fit_does_not_run_away_where_numbers_are_large() -> None:
    """From far off a whole step of Newton's goes too far, and the next one further."""
    rows = made_up(400, 5, sides=2)
    rows.features[:] *= 12
    truth = np.array([0.3, -0.2, 0.1, 0.2, -0.1, 0.3])
    aims = chances_by(rows, truth[:3], truth[3:])
    found = fit_linear(rows, aims, -2 * truth, pull=1e-6)
    np.testing.assert_allclose(found, truth, atol=1e-3)


def test_weights_by_name_and_back() -> None:
    names = ("ore", "fuel")
    weights = {"fuel": (0.5, -1.0), "ore": (0.25, 2.0)}
    assert named(vector(weights, names), names) == weights
    assert vector({}, names).tolist() == [0.0] * 4


def won_by_chance(rows: LearningRows, truth: Any, seed: int = 1) -> LearningRows:
    """One side of each row wins, as likely as its chance."""
    chances = chances_by(rows, truth[:3], truth[3:])
    draws = np.random.default_rng(seed).random((len(rows), 1))
    winner = (chances.cumsum(axis=1) < draws).sum(axis=1).clip(max=chances.shape[1] - 1)
    return replace(rows, result=np.eye(chances.shape[1])[winner].astype(np.float32))


# -- nets --------------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 4), min_size=1, max_size=2), st.integers(0, 1000))
@settings(max_examples=20)
def test_slopes_are_those_of_the_loss(hidden: list[int], seed: int) -> None:
    """Against differences of the loss itself, weight by weight."""
    rng = np.random.default_rng(seed)
    seen, lead, aim = rng.normal(size=(16, 5)), rng.normal(size=16), rng.random(16)
    shapes = first_layers([5, *hidden, 1], seed)
    layers = [tuple(rng.normal(size=part.shape) for part in layer) for layer in shapes]
    told = slopes(layers, seen, lead, aim)
    step = 1e-6
    for layer, slope in zip(layers, told, strict=True):
        for part, wanted in zip(layer, slope, strict=True):
            for at in np.ndindex(part.shape):
                here = part[at]
                part[at] = here + step
                more = loss(layers, seen, lead, aim)
                part[at] = here - step
                less = loss(layers, seen, lead, aim)
                part[at] = here
                assert abs((more - less) / (2 * step) - wanted[at]) < 1e-5


def loss(layers: list[tuple[Any, ...]], seen: Any, lead: Any, aim: Any) -> float:
    """The cross-entropy of the own side's chance, spelt out."""
    numbers = seen
    for k, (weights, bias) in enumerate(layers):
        numbers = numbers @ weights + bias
        numbers = np.maximum(numbers, 0) if k < len(layers) - 1 else numbers
    odds = lead + numbers[:, 0]
    return float(np.mean(np.logaddexp(0, odds) - aim * odds))


def one_without_the_other(count: int, seed: int) -> LearningRows:
    """The own side mostly wins when it has one of two things, and mostly loses with both or neither."""
    rows = made_up(count, seed, width=2)
    rows.features = (rows.features > 0).astype(np.float32)
    odd = rows.features[:, 0].sum(axis=1) == 1
    chance = np.where(odd, 0.9, 0.1)
    won = np.random.default_rng(seed).random(count) < chance
    rows.result = np.stack([won, ~won], axis=1).astype(np.float32)
    return rows


def left_unexplained(rows: LearningRows, chances: Any) -> float:
    """The log-loss beyond that of whoever knows how the results were drawn."""
    known = 0.9 * np.log(0.9) + 0.1 * np.log(0.1)
    return log_loss(chances, rows.result) + float(known)


def test_a_net_explains_what_weights_cannot() -> None:
    rows, others = one_without_the_other(4096, 1), one_without_the_other(4096, 2)
    numbers = fit_linear(rows, rows.result, np.zeros(4))
    net = fit_net(rows, rows.result, numbers, (16,), 300, seed=3)
    by_weights = left_unexplained(others, chances_of(others, numbers, None))
    assert left_unexplained(others, chances_of(others, numbers, net)) < by_weights / 4


def test_a_net_begins_by_correcting_nothing() -> None:
    rows = one_without_the_other(64, 1)
    numbers = np.array([0.3, -0.2, 0.1, 0.4])
    net = fit_net(rows, rows.result, numbers, (8,), 0, seed=3)
    without = chances_of(rows, numbers, None)
    np.testing.assert_allclose(chances_of(rows, numbers, net), without, atol=1e-12)


def test_pytorch_fits_the_same_net() -> None:
    pytest.importorskip("torch")
    from landfall.lab.learning.torch_fit import fit_net_by_torch

    rows = one_without_the_other(4096, 1)
    numbers = fit_linear(rows, rows.result, np.zeros(4))
    one, other = (
        fit(rows, rows.result, numbers, (8, 4), 10, 3) for fit in (fit_net, fit_net_by_torch)
    )
    np.testing.assert_allclose(
        chances_of(rows, numbers, one), chances_of(rows, numbers, other), atol=0.01
    )


# -- a whole fit -------------------------------------------------------------------------------------


def start_of(rows: LearningRows) -> LearnedValue:
    return LearnedValue("made-up", 2, dict.fromkeys(rows.names, (0.0, 0.0)))


def test_a_fit_foretells_games_that_it_has_not_seen() -> None:
    truth = np.array([1.0, -0.5, 0.2, 0.3, -1.0, 0.8])
    rows = won_by_chance(made_up(3000, 5), truth)
    value, report = fit_value(rows, start_of(rows), FitSettings(), 1)
    assert report.rows == 3000
    assert report.after < report.before == pytest.approx(np.log(2))
    assert (value.game, value.seats, value.net) == ("made-up", 2, None)
    again, _ = fit_value(rows, start_of(rows), FitSettings(), 1)
    assert again == value


def test_a_net_plays_itself_or_teaches_weights() -> None:
    rows = one_without_the_other(4096, 1)
    settings = FitSettings(trust=1.0, hidden=(16,), epochs=40)
    taught, by_weights = fit_value(rows, start_of(rows), settings, 1)
    value, by_net = fit_value(rows, start_of(rows), replace(settings, plays=NET), 1)
    assert taught.net is None
    assert value.net is not None
    assert by_net.after < by_weights.after


def test_a_single_game_is_too_few() -> None:
    rows = made_up(1, 1)
    with pytest.raises(LandfallError, match="there is no other to learn from"):
        fit_value(rows, start_of(rows), FitSettings(), 1)
