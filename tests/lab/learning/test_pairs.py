"""What is found from turns that were played in several ways."""

from __future__ import annotations

import numpy as np
import pytest

from landfall.core.errors import LandfallError
from landfall.core.learned import LearnedValue
from landfall.lab.learning.learned_fit import FitSettings, fit_value
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.linear_fit import shares
from landfall.lab.learning.paired_fit import by_team, fit_pairs
from learning_cases import made_up, strength_by

TRUTH = (np.array([1.0, 0.5, -0.4]), np.array([0.6, 0.8, -0.2]))


def in_several_ways(turns: int, seed: int, ways: int = 4) -> LearningRows:
    """Made-up turns, each won or lost mostly by what nobody sees, which comes with the second feature.

    Whoever has much of the second feature is behind by something that is the same in all its ways,
    though the feature itself is good to have.
    """
    rng = np.random.default_rng(seed)
    rows = made_up(turns * ways, seed)
    rows.game = np.arange(turns).repeat(ways)
    rows.horizon = rng.random(turns).astype(np.float32).repeat(ways)
    much = rng.integers(0, 6, turns).repeat(ways)
    rows.features[:, 0, 1] += much
    strength = strength_by(rows, *TRUTH)
    strength[:, 0] -= 1.5 * much
    rows.result = shares(strength).astype(np.float32)
    return rows


def usual_of(rows: LearningRows, worth: float = 0.5) -> LearnedValue:
    return LearnedValue("game", 2, dict.fromkeys(rows.names, (worth, worth)))


def test_what_comes_with_losing_is_not_taken_for_its_cause() -> None:
    """Where whole games say that a feature is bad, ways that began alike say what it is worth."""
    rows = in_several_ways(400, 5)
    asked = FitSettings(trust=1.0, pull=1e-3)
    whole, _ = fit_value(rows, usual_of(rows), asked, 1)
    paired, report = fit_pairs(rows, (0, 1), usual_of(rows), asked)
    assert max(whole.weights["feature 1"]) < 0
    told = np.array([*paired.weights.values()]).T
    np.testing.assert_allclose(told / told[0, 0], np.array(TRUTH) / TRUTH[0][0], atol=0.05)
    assert report.after < report.before


def test_what_is_found_is_as_large_as_what_it_began_with() -> None:
    rows = in_several_ways(400, 6)
    asked = FitSettings(trust=1.0, pull=1e9)
    found, _ = fit_pairs(rows, (0, 1), usual_of(rows, 3.0), asked)
    assert {**found.weights} == usual_of(rows, 3.0).weights


def test_a_kept_weight_stays() -> None:
    rows = in_several_ways(400, 7)
    asked = FitSettings(trust=1.0, pull=1e-3, keep=("feature 2",))
    found, _ = fit_pairs(rows, (0, 1), usual_of(rows), asked)
    assert found.weights["feature 2"] == pytest.approx((0.5, 0.5))
    assert found.weights["feature 0"] != pytest.approx((0.5, 0.5), abs=0.05)


def test_partners_are_one_side_and_the_table_another() -> None:
    rows = made_up(6, 1, sides=5)
    rows.seat = np.array([0, 1, 2, 3, 0, 1])
    rows.result = np.array([[0.2, 0.1, 0.2, 0.1, 0.4]] * 6, np.float32)
    teams = by_team(rows, (0, 1, 0, 1))
    assert teams.features.shape == (6, 3, 3)
    np.testing.assert_allclose(
        teams.features[0, 0], (rows.features[0, 0] + rows.features[0, 2]) / 2
    )
    np.testing.assert_allclose(
        teams.features[1, 0], (rows.features[1, 1] + rows.features[1, 3]) / 2
    )
    np.testing.assert_allclose(teams.features[:, 2], rows.features[:, 4])
    np.testing.assert_allclose(teams.result[0], [0.4, 0.2, 0.4], atol=1e-6)
    np.testing.assert_allclose(teams.result[1], [0.2, 0.4, 0.4], atol=1e-6)


def test_weights_that_say_nothing_of_ways_are_refused() -> None:
    rows = in_several_ways(100, 8)
    wrong = LearnedValue("game", 2, dict.fromkeys(rows.names, (0.0, 0.0)))
    with pytest.raises(LandfallError, match="did not come true"):
        fit_pairs(rows, (0, 1), wrong, FitSettings())
