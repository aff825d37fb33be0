"""The chance to win that people are told: against the Humans it knows how much time is left."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from landfall.games.conquest_of_planet_earth.thinking.judge import judge


def half_conquered(track: int) -> Table:
    """Eight of sixteen Terror Points, and the marker of the Human Tech Track there."""
    table = Table("trun trun", "cooperative").track(track).first("A")
    table.place("n-1", "metropolis", "A").place("s-1", "city", "B").place("s-2", "small-town", "B")
    return table.aliens("A", "n-1", 3).aliens("B", "s-1", 3)


def told(table: Table) -> float:
    return judge(table.game).chances(table.game.observe(table.state, 0))[0]


def test_the_nearer_the_super_cannon_the_less_is_told() -> None:
    chances = [told(half_conquered(track).action("A", 3)) for track in (2, 5, 8, 9)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.25 > 0.02 > chances[-1]


@pytest.mark.parametrize("track", [5, 9])
def test_a_round_is_over_for_the_aliens_when_the_humans_have_theirs(track: int) -> None:
    """The marker moves in the third step whatever happens: at 9 that is the end."""
    before, after = half_conquered(track).action("A", 3), half_conquered(track).resistance_phase()
    assert told(after) < told(before)
    assert (told(after) < 0.01) == (track == 9)
