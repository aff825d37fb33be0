"""The page of features: every feature has its line and its meaning, and the page is written anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from landfall import catalog
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.features_page import PAGE, meaning, page

ROOT = Path(__file__).parents[2]


def test_the_page_is_what_is_written_of_the_weights() -> None:
    written = (ROOT / PAGE).read_text(encoding="utf-8")
    assert written == page(), "run: python -m landfall.games.alien_frontiers.thinking.features_page"


@pytest.mark.parametrize("edition", catalog.entry().editions)
def test_every_feature_of_every_edition_has_a_meaning(edition: str) -> None:
    game = catalog.game(edition=edition, seats=2)
    assert all(meaning(game, name) for name in Features(game.ruleset).names)
