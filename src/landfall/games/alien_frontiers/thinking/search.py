"""The own turn, searched to its end, with chance inside it counted by expectation:

* a cycle is worth what its best claim brings, over every card that may turn up (`cycle_value`);
* a re-roll is exact over its outcomes where they are few, else over fixed sample rolls, the same
  for every choice of ships.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_ROLL
from landfall.games.alien_frontiers.box import ASKS, CYCLES, HAND, RELIC_HERE, RELIC_VALUE
from landfall.games.alien_frontiers.hands import MORE, SIZE, TOTAL
from landfall.games.alien_frontiers.names import CLAIM_TOTAL
from landfall.games.alien_frontiers.piles import discard_display, drawn, reshuffle_if_empty, show
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.ships import ships_to_place
from landfall.games.alien_frontiers.state import State, zeros
from landfall.games.alien_frontiers.thinking.best_first import FOR_ONE_CHANCE, BestFirst
from landfall.games.alien_frontiers.thinking.draw_odds import best_of_draw
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator
from landfall.games.alien_frontiers.thinking.move_ordering import FREE_ORDER
from landfall.games.alien_frontiers.thinking.turn_search import WORST

FEW: Final = 2
"""Dice of a re-roll up to which every outcome is considered."""
SAMPLES: Final = 10


@final
class Search(BestFirst):
    """Finds the best turn for whoever is asked. Not to be shared between threads."""

    def __init__(self, ruleset: Ruleset, evaluator: Evaluator, nodes: int) -> None:
        super().__init__(ruleset, evaluator, nodes)
        self.dice = zeros(SAMPLES * 8)
        rng = Rng("re-roll")
        for k in range(SAMPLES * 8):
            self.dice[k] = 1 + rng.below(6)

    def aside(self, state: State, depth: i64) -> float:
        """A way with chance in it has positions of its own; one that runs out of them is dropped."""
        left = self.left
        dry = self.dry
        share = self.chance_share()
        self.left = share
        self.dry = False
        self.chances += 1
        value = self.reach(state, depth, FREE_ORDER)
        if self.dry:
            value = WORST
        self.chances -= 1
        self.chance_left -= share - self.left
        self.left = left
        self.dry = dry
        return value

    def chance_share(self) -> i64:
        """How many positions a way with chance in it may open: all there are, unless others come."""
        if self.gathers:
            return min(self.chance_left, self.nodes // FOR_ONE_CHANCE)
        return self.chance_left

    def expectation(self, state: State, depth: i64) -> float:
        """The mean over the outcomes of a re-roll."""
        room = self.levels[depth].room
        total = 0.0
        ways = 0.0
        if state.at[ASKS] != ASK_ROLL or state.asked_b() <= FEW:
            count = self.ruleset.legal(state, room)
            k: i64 = 0
            while k < count:
                code = room[k]
                weight = float(self.ruleset.weight(state, code))
                total += weight * self.after_roll(state, code, depth)
                ways += weight
                k += 1
            return total / ways
        dice = state.asked_b()
        sample: i64 = 0
        while sample < SAMPLES:
            hand: i64 = 0
            die: i64 = 0
            while die < dice:
                hand = MORE[8 * hand + self.dice[8 * sample + die]]
                die += 1
            total += self.after_roll(state, self.ruleset.roll_base + hand, depth)
            sample += 1
        return total / float(SAMPLES)

    def after_roll(self, state: State, code: i64, depth: i64) -> float:
        after = state.copy()
        self.ruleset.apply(after, code)
        return self.reach(after, depth + 1, FREE_ORDER)

    def worth_cycling(self, state: State) -> bool:
        """Only before other dockings, and with ships enough to claim a card."""
        if self.chances > 0 or self.wish >= 0:
            return False
        relic: i64 = state.at[RELIC_VALUE] if state.at[RELIC_HERE] == 1 else 0
        if self.artifact.claim_total(state) + TOTAL[state.at[HAND]] + relic < CLAIM_TOTAL:
            return False
        here = SIZE[state.docked(self.artifact.facility, self.me)]
        return ships_to_place(state) + here >= self.unplaced

    def cycle_value(self, state: State, depth: i64) -> float:
        """What three new cards are worth: the best of them claimed this turn, or none."""
        bare = state.copy()
        bare.at[CYCLES] -= 1
        discard_display(bare)
        reshuffle_if_empty(bare)
        none = self.aside(bare.copy(), depth + 1)
        if none == WORST:
            return WORST
        worth: vec[float] = vec[float]([none for _ in range(state.box.cards)])
        card: i64 = 0
        while card < state.box.cards:
            if bare.in_deck(card) > 0 and not bare.holds(self.me, card):
                shown = bare.copy()
                drawn(shown, card)
                show(shown, card)
                self.wish = card
                value = self.aside(shown, depth + 1)
                self.wish = -1
                if value > none:
                    worth[card] = value
            card += 1
        return best_of_draw(bare, worth, none)
