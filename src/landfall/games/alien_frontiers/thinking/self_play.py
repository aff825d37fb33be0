"""Whole games between players, in compiled code: matches for tuning, and positions to learn from.

The same seed brings the same dice to the same seat in the same turn, and every seed is played once
for each way the players can sit in a circle; so both sides of a match meet the same luck.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.agendas.seen_agendas import blanked
from landfall.games.alien_frontiers.asks import CHANCE, OVER
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.evaluator import LinearEvaluator, winning_share
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner


@final
class SelfPlay:
    """Seats players around one set of rules."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.watched: list[State] = []
        self.watch = False  # keep a copy of the position before each roll

    def play(self, players: list[TurnPlanner], seed: int) -> State:
        """The final position of one game; `players` in the order of the seats."""
        state = self.ruleset.start()
        rng = Rng(seed, "start")
        turns: i64 = 0
        while state.who != OVER:
            if state.who == CHANCE:
                if state.turns != turns:
                    turns = state.turns
                    rng = Rng(seed, int(state.turn), int(turns))
                    if self.watch:
                        self.watched.append(state.copy())
                self.ruleset.apply(state, self.ruleset.sample(state, rng))
            else:
                self.act(players[state.who], state)
        return state

    def act(self, player: TurnPlanner, state: State) -> None:
        seen = blanked(state, state.who) if state.box.agendas > 0 else state
        for code in player.plan(seen):
            self.ruleset.apply(state, code)


def match(
    ruleset: Ruleset, one: TurnPlanner, others: list[TurnPlanner], seeds: list[int]
) -> list[float]:
    """For each seed, `one`'s wins against the others over every place it can sit (shares count)."""
    table = SelfPlay(ruleset)
    seats = len(others) + 1
    answer: list[float] = []
    for seed in seeds:
        wins = 0.0
        for place in range(seats):
            players = others[:]
            players.insert(place, one)
            wins += winning_share(ruleset, table.play(players, seed), place)
        answer.append(wins)
    return answer


def play_match(
    ruleset: Ruleset, weights_a: list[float], weights_b: list[float], seeds: list[int], nodes: int
) -> list[float]:
    """Wins of A for each seed, one A against B everywhere else, both searching their whole turn."""
    a: TurnPlanner = Captain(ruleset, LinearEvaluator(ruleset, weights_a, weights_a, 0.0, 0), nodes)
    b: TurnPlanner = Captain(ruleset, LinearEvaluator(ruleset, weights_b, weights_b, 0.0, 0), nodes)
    return match(ruleset, a, [b] * (int(ruleset.seats) - 1), seeds)
