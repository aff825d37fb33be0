"""Step by step the interpreted engine plays the compiled one's games, in every mode."""

from __future__ import annotations

from typing import Any

import pytest

from both_engines import check_same_games, compiled_only
from landfall.games.conquest_of_planet_earth.options import MODE_SEATS
from played_games import Asked

NAME = "conquest-of-planet-earth"
STEPS = 400

ODDITIES: dict[str, dict[str, Any]] = {
    "competitive": {"active_resistance": True, "draw_two_pick_one": True, "sheet": "brutal"},
    "cooperative": {"command_counters": True, "choose_races": True, "tech_locations": True},
    "solo": {"sheet": "brutal", "objective_required": True, "extra_counters": True},
    "team": {"one_race": "first", "historic_monument": True},
}
"""Options of each mode, together."""


@compiled_only
@pytest.mark.parametrize(("mode", "seats"), MODE_SEATS.items(), ids=[*MODE_SEATS])
def test_both_engines_play_every_mode_the_same(mode: str, seats: tuple[int, ...]) -> None:
    check_same_games(Asked(NAME, {"mode": mode, "seats": seats[0]}, 1, STEPS))
    check_same_games(Asked(NAME, {"mode": mode, "seats": seats[-1], **ODDITIES[mode]}, 1, STEPS))
