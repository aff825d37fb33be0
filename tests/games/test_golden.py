"""Golden playthroughs: a random game of each edition and mode goes the way it has always gone."""

from __future__ import annotations

import pytest

from landfall.games.alien_frontiers.game import EDITIONS
from landfall.games.conquest_of_planet_earth.options import MODE_SEATS
from playthroughs.write import (
    ALIEN_FRONTIERS,
    CONQUEST,
    FOLDER,
    GAMES,
    done_in,
    playthrough,
)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    written, played = text.splitlines(), playthrough(name, done_in(text)).splitlines()
    for number, (was, now) in enumerate(zip(written, played, strict=False), start=1):
        assert now == was, f"{name}:{number}"
    assert len(played) == len(written)


def test_every_edition_and_mode_has_its_playthrough() -> None:
    assert {game["edition"] for game in ALIEN_FRONTIERS.values()} == set(EDITIONS)
    assert {game.get("mode", "competitive") for game in CONQUEST.values()} == set(MODE_SEATS)
    assert {path.name for path in FOLDER.glob("*.txt")} == set(GAMES)
