"""Own cards as the catalog asks for them: what is wrong with some, and the rules in their words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from landfall.core.own_cards import CardProblem
from landfall.core.rulebook import Chapter
from landfall.games.alien_frontiers import own_check
from landfall.games.alien_frontiers.chapters import chapters_with, every_module
from landfall.games.alien_frontiers.game import AlienFrontiers


def problems(cards: Mapping[str, Any]) -> Iterator[CardProblem]:
    """Everything that is wrong, for whatever edition they are meant."""
    return own_check.problems(cards, own_check.parts_of(every_module()))


def chapters(game: AlienFrontiers) -> Sequence[Chapter]:
    """The rules of every part in the words of this game."""
    return chapters_with(game.ruleset.box)
