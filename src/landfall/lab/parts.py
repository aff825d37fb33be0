"""Parts of a game that only the laboratory asks for, found by name beside the game's own file.

A game whose play can be counted has a module `chronicle`, one whose positions can be judged a `judge`.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any, Protocol

from landfall.core.errors import UnknownName
from landfall.core.game import Game, Position

NODES = 1500
"""Positions a judge may open for an answer. The luck of a roll takes hundreds of answers."""


class Chronicle(Protocol):
    """Watches one game."""

    traits: list[dict[str, str]]
    """For each seat how it began: the kind of beginning, and which it was."""
    uses: Counter[str]
    """How often each action was taken."""
    scores: list[list[int]]
    """The scores of all seats whenever a turn begins, and at the end."""

    def watch(self, before: Position, code: int, after: Position) -> None:
        """One action or outcome."""
        ...


class Judge(Protocol):
    """Says what positions are worth."""

    def chances(self, position: Position) -> list[float]:
        """Each seat's chance to win as the table stands."""
        ...

    def worth(self, position: Position) -> float:
        """For the seat in turn: its chance to win if it plays on as well as the judge can."""
        ...

    def best_turns(self, position: Position, count: int) -> list[tuple[list[int], float]]:
        """The best ways to go on, as codes, each with its worth."""
        ...


def chronicle(game: Game[Any]) -> Chronicle:
    """A fresh chronicle for one game."""
    made: Chronicle = _part(game, "chronicle").chronicle(game)
    return made


def judge(game: Game[Any], nodes: int = NODES) -> Judge:
    """A judge of this game's positions that opens so many of them for an answer."""
    made: Judge = _part(game, "judge").judge(game, nodes)
    return made


def _part(game: Game[Any], name: str) -> Any:
    """A module of the game's own package."""
    home = type(game).__module__.rpartition(".")[0]
    try:
        return import_module(f"{home}.{name}")
    except ModuleNotFoundError:
        problem = f"{game.name} has no {name}: the laboratory cannot do this with it"
        raise UnknownName(problem) from None
