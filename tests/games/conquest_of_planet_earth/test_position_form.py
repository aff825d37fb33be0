"""The form of a position has a place for all that people lay; a short position says what matters."""

from __future__ import annotations

from typing import Any

import pytest

from games.conquest_of_planet_earth.modes import MODES, played
from landfall.core.position_form import entries_missing
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.position import position_form
from landfall.games.conquest_of_planet_earth.position.shortened import FOLLOWS, shortened

NOT_LAID = ("chosen", "answer", "hits", "last-step", *FOLLOWS)
"""What is there only in the midst of things."""


def without_the_midst(position: Any) -> Any:
    if not isinstance(position, dict):
        return position
    return {key: without_the_midst(one) for key, one in position.items() if key not in NOT_LAID}


@pytest.mark.parametrize("mode", MODES)
def test_the_form_has_a_place_for_all_that_is_laid(mode: str) -> None:
    form = None
    for step, (game, position) in enumerate(played(mode, 400, seed=8)):
        form = form or position_form(game)
        if step % 3 == 0:
            missing = entries_missing(form, without_the_midst(game.to_dict(position)))
            beside = (".aliens.", ".stopped.", ".pool=", "decks.races")  # Allies, races left out
            assert [one for one in missing if not any(word in one for word in beside)] == []


def test_names_of_the_form_have_titles() -> None:
    form = position_form(ConquestOfPlanetEarth(seats=2, mode="cooperative"))
    assert ("trun", "The Trun") in form.lists["races"]
    assert ("n", "A's section") in form.lists["sections"]
    for names in form.lists.values():
        assert all(title for _, title in names)


@pytest.mark.parametrize("mode", ["two rivals", "together, Command Counters", "teams of one race"])
def test_a_short_position_reads_back_equal(mode: str) -> None:
    for step, (game, position) in enumerate(played(mode, 240, seed=9)):
        if step % 4 == 0:
            assert game.from_dict(shortened(game, position)) == position


@pytest.mark.parametrize("mode", MODES)
def test_in_the_action_phase_nothing_under_way_need_be_said(mode: str) -> None:
    met = 0
    for game, position in played(mode, 200, seed=10):
        if game.view(position, None)["asks"] == "action":
            met += 1
            swarming = game.to_dict(position)["under-way"][-1].get("one-more")
            assert swarming or not set(shortened(game, position)) & set(FOLLOWS)
    assert met
