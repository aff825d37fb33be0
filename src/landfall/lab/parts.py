"""Parts of a game that only the laboratory asks for: its chronicle and its judge."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, OVER, Game, Position

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


class PlainChronicle:
    """What can be counted in any game: verbs, and scores turn by turn."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.traits: list[dict[str, str]] = [{} for _ in range(game.seats)]
        self.uses: Counter[str] = Counter()
        self.scores: list[list[int]] = []

    def watch(self, before: Position, code: int, after: Position) -> None:
        game = self.game
        if game.turn(before)[0] != game.turn(after)[0] or game.actor(after) == OVER:
            self.scores.append([game.score(after, seat) for seat in range(game.seats)])
        if game.actor(before) != CHANCE:
            self.uses[game.text(code).partition(" ")[0]] += 1


def changed(game: Game[Any]) -> list[tuple[str, str, str]]:
    """What differs from the printed rules: by name, as printed, and as it is in this game."""
    tell = catalog.entry(game.name).changed
    return tell(game) if tell else []


def chronicle(game: Game[Any]) -> Chronicle:
    """A fresh chronicle for one game."""
    make = catalog.entry(game.name).chronicle
    made: Chronicle = make(game) if make else PlainChronicle(game)
    return made


def judge(game: Game[Any], nodes: int = NODES) -> Judge:
    """A judge of this game's positions that opens so many of them for an answer."""
    found = catalog.entry(game.name)
    if found.judge is None:
        raise LandfallError(f"nobody judges positions of {found.title}")
    made: Judge = found.judge(game, nodes)
    return made
