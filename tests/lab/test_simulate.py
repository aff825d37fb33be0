"""A seed names its games, whoever plays them; and intervals say how sure a share is."""

from __future__ import annotations

import pytest

from landfall.core.errors import LandfallError
from landfall.lab.simulate import SimulatedGame, Simulation, by_player, by_seat, play_one, simulate
from landfall.lab.statistics import mean, wilson

THREE = Simulation(players=("drifter",) * 3, games=8, seed=11)


def played(simulation: Simulation, jobs: int) -> list[SimulatedGame]:
    return sorted(simulate(simulation, jobs), key=lambda game: game.number)


def test_the_same_games_for_any_number_of_processes() -> None:
    one = played(THREE, jobs=1)
    assert [game.number for game in one] == list(range(1, 9))
    assert played(THREE, jobs=2) == one
    assert len({game.hash for game in one}) == 8


def test_a_game_can_be_played_alone() -> None:
    assert play_one(THREE, THREE.rules(), 5) == played(THREE, jobs=1)[4]


def test_another_seed_plays_other_games() -> None:
    other = Simulation(players=THREE.players, games=1, seed=12)
    assert played(other, jobs=1)[0].hash != played(THREE, jobs=1)[0].hash


def game(*ranks: int) -> SimulatedGame:
    return SimulatedGame(1, 60, 400, tuple(10 - rank for rank in ranks), ranks, "")


def test_a_shared_victory_is_shared_out() -> None:
    table = Simulation(players=("a", "b", "a"))
    games = [game(1, 1, 3), game(1, 2, 3), game(3, 2, 1)]
    assert [standing.wins for standing in by_seat(table, games)] == [1.5, 0.5, 1]
    assert {standing.name: standing.wins for standing in by_player(table, games)} == {
        "a": 2.5,
        "b": 0.5,
    }
    assert by_seat(table, games)[1].mean_score == pytest.approx(25 / 3)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # from Wilson's formula, as tables print it
        (0, 10, 0.0, 0.278),
        (10, 10, 0.722, 1.0),
        (5, 10, 0.237, 0.763),
        (50, 100, 0.404, 0.596),
        (270, 1000, 0.243, 0.298),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=6e-4), pytest.approx(high, abs=6e-4))


def test_the_mean_of_nothing() -> None:
    assert mean([]) == 0


def test_what_cannot_be_played_is_said_at_once() -> None:
    for wrong in (Simulation(players=("drifter",)), Simulation(players=THREE.players, games=0)):
        with pytest.raises(LandfallError):
            list(simulate(wrong, jobs=2))
