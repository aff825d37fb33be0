"""Parts of a game that only the laboratory asks for: its chronicle and its judge."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

from landfall import catalog
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


def changed(game: Game[Any]) -> list[tuple[str, str, str]]:
    """What differs from the printed rules: by name, as printed, and as it is in this game."""
    return catalog.entry(game.name).changed(game)


def chronicle(game: Game[Any]) -> Chronicle:
    """A fresh chronicle for one game."""
    made: Chronicle = catalog.entry(game.name).chronicle(game)
    return made


def judge(game: Game[Any], nodes: int = NODES) -> Judge:
    """A judge of this game's positions that opens so many of them for an answer."""
    made: Judge = catalog.entry(game.name).judge(game, nodes)
    return made
