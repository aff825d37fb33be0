"""Golden playthroughs: a random game of each edition goes the way it has always gone."""

from __future__ import annotations

import pytest

from landfall.games.alien_frontiers.game import EDITIONS
from playthroughs.write import FOLDER, GAMES, done_in, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    written, played = text.splitlines(), playthrough(name, done_in(text)).splitlines()
    for number, (was, now) in enumerate(zip(written, played, strict=False), start=1):
        assert now == was, f"{name}:{number}"
    assert len(played) == len(written)


def test_every_edition_has_its_playthrough() -> None:
    assert {game["edition"] for game in GAMES.values()} == set(EDITIONS)
    assert {path.name for path in FOLDER.glob("*.txt")} == set(GAMES)
