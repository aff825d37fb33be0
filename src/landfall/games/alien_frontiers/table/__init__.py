"""Alien Frontiers in plain words: the game's side of a table without drawings (`core.plain`).

Titles and short texts come from the parts' files, numbers from the list of changes, reasons from the
rules that refuse. Agendas that others hold face down are in no position that comes here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from landfall.core.plain import Mine, Score, Unit
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.board import position
from landfall.games.alien_frontiers.table.complaints import complaint
from landfall.games.alien_frontiers.table.earned import earned
from landfall.games.alien_frontiers.table.final_score import result
from landfall.games.alien_frontiers.table.in_the_box import things
from landfall.games.alien_frontiers.table.not_now import refused
from landfall.games.alien_frontiers.table.outcomes import outcome
from landfall.games.alien_frontiers.table.prompts import prompt, question
from landfall.games.alien_frontiers.table.seat_facts import seats, status
from landfall.games.alien_frontiers.table.spans import UNITS
from landfall.games.alien_frontiers.table.tally import tally
from landfall.games.alien_frontiers.table.titles import brief, order, title
from landfall.games.alien_frontiers.table.turned_up import turned_up

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

__all__ = [
    "accent",
    "brief",
    "complaint",
    "earned",
    "mine",
    "order",
    "outcome",
    "position",
    "prompt",
    "question",
    "refused",
    "result",
    "score",
    "seats",
    "status",
    "tally",
    "things",
    "title",
    "turned_up",
    "units",
]

accent: Literal["sun", "ray"] = "sun"


def units(game: AlienFrontiers) -> Mapping[str, Unit]:
    """What is counted here."""
    return UNITS


def score(game: AlienFrontiers) -> Score:
    """Points; no number of them ends the game."""
    return {"unit": "vp"}


def mine(game: AlienFrontiers, seen: State, seat: int) -> Mine | None:
    """Nothing is chosen in secret."""
    return None
