"""Games that nothing need end: bots are stopped after so many rounds, people never."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landfall.core.outcome import LOST, stopped
from landfall.lab.entrants import Entrant
from landfall.lab.match import Block, Setting, play_block
from landfall.lab.simulate import Simulation, simulate
from little_game.package import PACKAGE

ROUNDS = 1


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The little game as one that is stopped after its first round."""
    short = replace(PACKAGE, bot_rounds=ROUNDS)
    monkeypatch.setattr("landfall.catalog.entry", lambda name=PACKAGE.name: short)


def test_a_simulation_ranks_a_stopped_game_as_it_stands(endless: None) -> None:
    played = [*simulate(Simulation(("drifter", "drifter"), 3, 1, PACKAGE.name, "dusk"))]
    for game in played:
        assert not game.finished
        assert sum(game.scores) <= ROUNDS
        assert [rank == 1 for rank in game.ranks] == [s == max(game.scores) for s in game.scores]


def test_a_game_that_ends_in_time_is_finished() -> None:
    [game] = simulate(Simulation(("drifter", "drifter"), 1, 1, PACKAGE.name, "dusk"))
    assert game.finished


def test_a_match_says_that_it_was_not_finished(endless: None) -> None:
    drifters = (Entrant("one", "drifter"), Entrant("other", "drifter"))
    for game in play_block(Block("one", Setting(PACKAGE.name, "dusk", 2), drifters, (1,))):
        assert not game.finished


def test_teams_are_ranked_by_their_best_and_those_on_one_side_have_lost() -> None:
    assert stopped((3, 1, 2, 2), (0, 1, 0, 1)).ranks == (1, 3, 1, 3)
    assert stopped((5, 5), (0, 1)).ranks == (1, 1)
    assert stopped((7, 2), (0, 0)).ranks == (LOST, LOST)
