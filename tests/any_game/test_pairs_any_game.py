"""Turns of any game that are played in several ways, and runs that learn from them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from landfall.core.errors import LandfallError
from landfall.lab.learning.learned_fit import FitSettings
from landfall.lab.learning.learning_rows import read_rows
from landfall.lab.learning.learning_run import USUAL
from landfall.lab.learning.paired import PairedTurns
from learning_cases import Here, found_in, learned, little


def test_a_run_learns_from_pairs_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """The ways of a turn are of one seat, and differ; the rest is as ever."""
    asked = little(pairing=PairedTurns(2, 3, 2, "drifter"), start=USUAL)
    whole = learned(asked, tmp_path / "whole")
    assert whole.value("round-1").weights != whole.value("start").weights
    rows = read_rows((tmp_path / "whole" / "rows").iterdir())
    turns = [rows.part(rows.game == game) for game in set(rows.game.tolist())]
    assert len(turns) > asked.games
    assert all(len(set(ways.seat.tolist())) == 1 for ways in turns)
    assert any(len(np.unique(ways.features, axis=0)) > 1 for ways in turns)
    np.testing.assert_allclose(rows.result.sum(axis=1), 1.0, atol=1e-6)
    with pytest.raises(KeyboardInterrupt):
        learned(asked, tmp_path / "stopped", Here(stops=2))
    learned(asked, tmp_path / "stopped")
    assert found_in(tmp_path / "stopped") == found_in(tmp_path / "whole")


def test_who_errs_about_weights_plays_other_ways_with_the_same_dice(tmp_path: Path) -> None:
    """Ways that are the same say nothing and are left out; what is thought a turn later counts."""
    shaken = PairedTurns(2, 4, 1, shake=3.0, far=1)
    learned(little(pairing=shaken, start=USUAL), tmp_path / "errs")
    rows = read_rows((tmp_path / "errs" / "rows").iterdir())
    turns = [rows.part(rows.game == game) for game in set(rows.game.tolist())]
    assert all(len(np.unique(ways.features, axis=0)) == len(ways) > 1 for ways in turns)
    assert np.any((rows.result > 0) & (rows.result < 1))
    sure = replace(shaken, sure_of=("",))
    with pytest.raises(LandfallError, match="no rows"):
        learned(little(pairing=sure, start=USUAL), tmp_path / "sure")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"pairing": PairedTurns(-1)}, "0 or more"),
        ({"pairing": PairedTurns(1, 1, 1)}, "two ways"),
        ({"pairing": PairedTurns(1, 2, 0)}, "two ways"),
        ({"pairing": PairedTurns(1, far=-1)}, "0 or more"),
        ({"pairing": PairedTurns(1, by="nobody")}, "there is no bot 'nobody'"),
        ({"pairing": PairedTurns(1), "fit": FitSettings(hidden=(4,))}, "a net"),
    ],
)
def test_what_cannot_be_done_with_pairs_is_said_at_once(
    asked: dict[str, Any], why: str, tmp_path: Path
) -> None:
    with pytest.raises(LandfallError, match=why):
        learned(replace(little(), **asked), tmp_path)
