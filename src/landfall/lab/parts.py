"""Parts of a game that only the laboratory asks for: its chronicle and its judge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import Game, Position
from landfall.core.loop import Played
from landfall.core.notes import Notes

NODES = 1500
"""Positions a judge may open for an answer. The luck of a roll takes hundreds of answers."""


class Chronicle(Protocol):
    """Watches one game."""

    traits: list[dict[str, str | list[str]]]
    """For each seat how it began: the kind of beginning, and which it was or, of several, were."""
    uses: Counter[str]
    """How often each action was taken."""

    def watch(self, step: Played) -> None:
        """One action or outcome."""
        ...


class Judge(Protocol):
    """Says what positions are worth. It may also have `answers(seen, seat)`: what each code leads to."""

    def chances(self, position: Position) -> list[float]:
        """Each seat's chance to win as the table stands."""
        ...

    def worth(self, position: Position) -> float:
        """For the seat in turn: its chance to win if it plays on as well as the judge can."""
        ...

    def best_turns(self, position: Position, count: int) -> list[tuple[list[int], float]]:
        """The best ways to go on, as codes, each with its worth."""
        ...


class PlainChronicle(Notes):
    """What can be counted in any game: verbs."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        super().__init__(game.seats)

    def watch(self, step: Played) -> None:
        if step.seat >= 0:
            self.uses[self.game.text(step.code).partition(" ")[0]] += 1


def goes_too_long(game: Game[Any], position: Position) -> bool:
    """Is a game of bots alone to be stopped here, since nothing need end it?"""
    most = catalog.entry(game.name).bot_rounds
    return 0 < most < game.round(position)


def changed(game: Game[Any]) -> list[tuple[str, str, str]]:
    """What differs from the printed rules: by name, as printed, and as it is in this game."""
    tell = catalog.entry(game.name).changed
    return tell(game) if tell else []


def chronicle(game: Game[Any]) -> Chronicle:
    """A fresh chronicle for one game."""
    make = catalog.entry(game.name).chronicle
    made: Chronicle = make(game) if make else PlainChronicle(game)
    return made


def not_counted(game: str) -> str:
    """What no chronicle tells of a game, as a sentence; empty where it has one of its own."""
    found = catalog.entry(game)
    if found.chronicle:
        return ""
    return f"{found.title} has no chronicle of its own: how seats began is not counted."


def judge(game: Game[Any], nodes: int = NODES) -> Judge:
    """A judge of this game's positions that opens so many of them for an answer."""
    made: Judge = insist_on_judge(game)(game, nodes)
    return made


def has_judge(game: Game[Any]) -> bool:
    return catalog.entry(game.name).judge is not None


def insist_on_judge(game: Game[Any]) -> Callable[[Any, int], Any]:
    """Whoever makes a judge of this game; LandfallError where nobody does."""
    found = catalog.entry(game.name)
    if found.judge is None:
        raise LandfallError(f"nobody judges positions of {found.title}: it cannot be analysed")
    return found.judge
