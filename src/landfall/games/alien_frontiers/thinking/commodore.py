"""One round ahead: the best turns are told apart by what may come of them until the next own turn ends.

After each of the best turns of the own search the others roll and play a quick search of theirs, then
the seat itself; the evaluator judges the end of that, in several samples. Every turn meets the same
dice, so that luck does not decide between them, and turns that fall behind are dropped on the way.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.agendas.seen_agendas import imagined
from landfall.games.alien_frontiers.asks import CHANCE, OVER
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator
from landfall.games.alien_frontiers.thinking.search import Search
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner

MARGIN: Final = 0.12
"""Turns whose worth falls this far behind the best are not looked at again."""

CLEARLY: Final = 1e-6
DROP_AFTER: Final = 4
"""Samples after which the worse half is dropped; the next time after twice as many."""


@final
class Candidate:
    """One way to play the turn, where it leads, and what its end and its samples have brought so far."""

    def __init__(self, line: list[int], after: State, total: float) -> None:
        self.line = line
        self.after = after
        self.total = total


@final
class Commodore(TurnPlanner):
    """Searches its own turn, then samples the round that follows the best of them."""

    def __init__(
        self,
        ruleset: Ruleset,
        evaluator: Evaluator,
        nodes: int,
        turns: int,
        samples: int,
        quick: int,
        trust: float,
    ) -> None:
        """Positions for the own search, turns compared, samples of each, positions for a quick one.

        What a turn is worth at its end counts as much as `trust` samples of the round after it.
        """
        super().__init__(ruleset)
        self.evaluator = evaluator
        self.search = Search(ruleset, evaluator, nodes)
        self.search.keep = turns
        self.quick = Search(ruleset, evaluator, quick)
        self.samples = samples
        self.trust = trust
        self.worth = 0.0

    def value(self) -> float:
        return self.worth

    def plan(self, state: State) -> list[int]:
        line = self.search.best(state)
        self.worth = self.search.value
        if self.search.rich and self.leads_over_luck():
            return line  # what comes after luck is too rich for a quick search to go on with
        field = self.candidates(state, line)
        sample = 0
        drop = DROP_AFTER
        while sample < self.samples and len(field) > 1:
            for candidate in field:
                candidate.total += self.play_round(candidate.after, state, sample)
            sample += 1
            if sample == drop:
                field = better_half(field)
                drop *= 2
        best = leader(field)
        if sample > 0:
            self.worth = best.total / (self.trust + float(sample))
        return best.line

    def leads_over_luck(self) -> bool:
        """Does the best way found need luck?"""
        kept = self.search.kept
        return not kept or self.search.value > kept[0].value + CLEARLY

    def candidates(self, state: State, line: list[int]) -> list[Candidate]:
        """The best turns that need no luck, and the best way of all if it leads over chance."""
        field: list[Candidate] = []
        for turn in self.search.kept:
            if turn.value > self.search.value - MARGIN:
                field.append(Candidate(turn.line, turn.after, self.trust * turn.value))
        if self.leads_over_luck():
            after = state.copy()
            for code in line:
                self.ruleset.apply(after, code)
            field.insert(0, Candidate(line, after, self.trust * self.search.value))
        return field

    def play_round(self, after: State, before: State, sample: int) -> float:
        """What a position is worth to the seat once everyone, itself last, has had another turn."""
        seat = before.who
        # What others hold face down is imagined anew each time; without Agendas nothing is.
        hidden = after.box.agendas > 0
        state = imagined(after, Rng("face down", sample)) if hidden else after.copy()
        turns: i64 = -1
        rng = Rng("round", sample)
        while state.who != OVER:
            if state.who != CHANCE:
                self.act(state)
                continue
            if state.turns != turns:
                if state.turns > before.turns + state.seats:
                    break
                turns = state.turns
                rng = Rng("round", sample, int(turns))
            self.ruleset.apply(state, self.ruleset.sample(state, rng))
        return self.evaluator.value(state, seat)

    def act(self, state: State) -> None:
        for code in self.quick.best(state):
            self.ruleset.apply(state, code)


def better_half(field: list[Candidate]) -> list[Candidate]:
    """The leading half, rounded up; earlier turns first among equals."""
    rest = field[:]
    kept: list[Candidate] = []
    while 2 * len(kept) < len(field):
        best = leader(rest)
        kept.append(best)
        rest.remove(best)
    return kept


def leader(field: list[Candidate]) -> Candidate:
    best = field[0]
    for candidate in field:
        if candidate.total > best.total:
            best = candidate
    return best
