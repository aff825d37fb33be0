"""The judge of positions for analysis: chances to win, and the best turns from here."""

from __future__ import annotations

from landfall.core.game import CHANCE, OVER
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.evaluate import HandMade
from landfall.games.alien_frontiers.thinking.search import Search
from landfall.games.alien_frontiers.thinking.weights import WEIGHTS, vector


class Judge:
    """Judges by the hand-made evaluation, and by the own turn searched to its end."""

    def __init__(self, game: AlienFrontiers, nodes: int) -> None:
        weights = vector(WEIGHTS)
        self.seats = game.seats
        self.evaluator = HandMade(game.ruleset, weights, weights, 0.0, 0)
        self.search = Search(game.ruleset, self.evaluator, nodes)

    def chances(self, position: State) -> list[float]:
        """Each seat's chance to win, as the table stands; they sum to one."""
        values = self.evaluator.evaluate(position)
        return [value / sum(values) for value in values]

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


def judge(game: AlienFrontiers, nodes: int) -> Judge:
    return Judge(game, nodes)
