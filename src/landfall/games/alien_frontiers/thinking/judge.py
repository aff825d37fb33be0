"""The judge of positions for people: chances to win that come true, and the best turns from here.

The bots' evaluation, calibrated (see `calibration`). It sees what has been gained and not the dice that
lie, so whoever is in turn counts as about to move, and the less so the more ships are placed.
"""

from __future__ import annotations

from functools import partial
from math import exp
from typing import Final

from landfall.core.game import CHANCE, OVER
from landfall.games.alien_frontiers.asks import ASK_FIRST, ASK_LAND, ASK_RAID
from landfall.games.alien_frontiers.decisions.by_chance import Rolled
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.calibration import calibrated
from landfall.games.alien_frontiers.thinking.evaluator import LinearEvaluator
from landfall.games.alien_frontiers.thinking.features import Features, horizon
from landfall.games.alien_frontiers.thinking.search import Search
from landfall.games.alien_frontiers.thinking.weights import vector

IN_BETWEEN: Final = (ASK_LAND, ASK_RAID)
"""Questions in the middle of an act, in which the evaluation sees its price and not yet its gain."""


class Judge:
    """Judges by the calibrated evaluation, and by the own turn searched to its end."""

    def __init__(self, game: AlienFrontiers, nodes: int) -> None:
        weights = calibrated(game.ruleset)
        self.game = game
        self.ruleset = game.ruleset
        self.waiting = weights["waiting"]
        numbers = vector(weights, Features(game.ruleset).names)
        self.evaluator = LinearEvaluator(game.ruleset, numbers, numbers, 0.0, 0)
        self.search = Search(game.ruleset, self.evaluator, nodes)

    def chances(self, position: State) -> list[float]:
        """Each seat's chance to win, as the table stands; they sum to one.

        A colony in flight lies nowhere on the table, and what a raid takes is nobody's yet: such
        questions count as answered well.
        """
        if position.asks == ASK_FIRST:
            return [1 / position.seats] * int(position.seats)
        while position.asks in IN_BETWEEN:
            position = max(
                (self.game.apply(position, code) for code in self.game.legal(position)),
                key=partial(self._share, seat=int(position.who)),
            )
        return self._shares(position)

    def _share(self, position: State, seat: int) -> float:
        return self._shares(position)[seat]

    def _shares(self, position: State) -> list[float]:
        values = self.evaluator.evaluate(position)
        if position.who != OVER:
            values[position.turn] *= exp(self._round(position) * part_played(position))
        return [value / sum(values) for value in values]

    def _round(self, position: State) -> float:
        """What it costs now to be a whole round away from the own turn, in log-odds."""
        opening, ending = self.waiting
        return ending + horizon(self.ruleset, position) * (opening - ending)

    def worth(self, position: State) -> float:
        """For whoever is in turn: the chance to win after the best turn from here on."""
        if position.who in (CHANCE, OVER):
            return self.evaluator.value(position, position.turn)
        self.search.keep = 0
        self.search.best(position)
        return self.search.value

    def best_turns(self, position: State, count: int) -> list[tuple[list[int], float]]:
        """The best turns found, as codes up to their first chance, with their worth."""
        self.search.keep = count
        line = self.search.best(position)
        best = (line, self.search.value)
        others = [(turn.line, turn.value) for turn in self.search.kept if turn.line != line]
        return [best, *others][:count]


def part_played(position: State) -> float:
    """How much of the turn lies behind: the part of its ships that are not to be rolled or placed."""
    if position.turns == 0:
        return 0.0
    roll = Rolled.asked(position)
    left = int(SIZE[position.hand]) + (roll.dice if roll else 0)
    return max(0.0, 1 - left / int(position.fleet(position.turn)))


def judge(game: AlienFrontiers, nodes: int) -> Judge:
    return Judge(game, nodes)
