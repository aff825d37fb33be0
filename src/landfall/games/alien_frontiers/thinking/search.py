"""The own turn, searched to its end, with chance inside it counted by expectation:

* a cycle is worth what its best claim brings, over every card that may turn up (`cycle_value`);
* a re-roll is exact over its outcomes where they are few, else over fixed sample rolls, the same
  for every choice of ships.

Where modules make a turn too rich, less has to do:

* a roll has its share of positions for each outcome, in which what modules bring is left out; one that
  is too large for it is played on by what looks best next;
* new ships are rolled when few others are left to place: another order leads there;
* a card or a die that brings something at once is reckoned with as no better than its mean.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda_board import draw_unseen
from landfall.games.alien_frontiers.asks import (
    ASK_AGENDA,
    ASK_DIE,
    ASK_DRAW,
    ASK_ROLL,
    ASK_SALVAGE,
    ASK_TOP,
    CHANCE,
    ROLL_NEW,
)
from landfall.games.alien_frontiers.box import (
    ASKS,
    CYCLES,
    HAND,
    RELIC_HERE,
    RELIC_VALUE,
    TURNS,
    WHO,
)
from landfall.games.alien_frontiers.hands import MORE, SIZE, TOTAL
from landfall.games.alien_frontiers.names import CLAIM_TOTAL
from landfall.games.alien_frontiers.piles import discard_display, drawn, reshuffle_if_empty, show
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.ships import ships_to_place
from landfall.games.alien_frontiers.state import State, zeros
from landfall.games.alien_frontiers.thinking.best_first import (
    FOR_ONE_CHANCE,
    LAST_SHIPS,
    BestFirst,
)
from landfall.games.alien_frontiers.thinking.draw_odds import best_of_draw
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator
from landfall.games.alien_frontiers.thinking.move_ordering import CYCLE, FREE_ORDER, REROLL
from landfall.games.alien_frontiers.thinking.turn_search import DEEPEST, WORST

FEW: Final = 2
"""Dice of a re-roll up to which every outcome is considered."""
SAMPLES: Final = 10
A_HAIR: Final = 1e-9


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
        if self.gathers and state.at[WHO] == CHANCE:
            if brings_at_once(state):
                return self.guessed(state, depth)
            if is_new_ship(state) and ships_to_place(state) > LAST_SHIPS:
                return WORST
        left = self.left
        dry = self.dry
        stays_home = self.stays_home
        share = self.chance_share()
        self.left = share
        self.dry = False
        self.stays_home = self.gathers
        self.chances += 1
        value = self.reach(state, depth, FREE_ORDER)
        if self.dry:
            value = WORST
        self.chances -= 1
        self.stays_home = stays_home
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
                total += weight * self.after_roll(state, code, depth, count - k)
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
            total += self.after_roll(state, self.ruleset.roll_base + hand, depth, SAMPLES - sample)
            sample += 1
        return total / float(SAMPLES)

    def after_roll(self, state: State, code: i64, depth: i64, outcomes: i64) -> float:
        """The worth of one of so many outcomes that are still to be weighed."""
        after = state.copy()
        self.ruleset.apply(after, code)
        if not self.gathers:
            return self.reach(after, depth + 1, FREE_ORDER)
        left = self.left
        self.left = left // outcomes
        left -= self.left
        value = self.reach(after.copy(), depth + 1, FREE_ORDER)
        if self.dry and self.wish < 0:
            self.dry = False
            value = max(value, self.by_what_looks_best(after, depth + 1))
        self.left += left
        return value

    def by_what_looks_best(self, state: State, depth: i64) -> float:
        """What comes of a turn in which each action is the one that looks best once it is done."""
        at = state
        while at.at[WHO] == self.me and at.at[TURNS] == self.turns and depth < DEEPEST:
            at = self.best_next(at, depth)
            depth += 1
        return (
            WORST
            if at.at[WHO] == CHANCE and at.at[TURNS] == self.turns
            else self.end_of_turn(at, depth)
        )

    def best_next(self, state: State, depth: i64) -> State:
        """The position after that action; one with luck in it is left alone, if another is there."""
        room = self.levels[depth].room
        count = self.ruleset.legal(state, room)
        if state.box.agendas > 0:
            count = self.reveal_first(room, count)
        best = WORST
        answer = state
        found = False
        k: i64 = 0
        while k < count:
            kind = self.kinds[room[k]]
            tried = not self.is_left_out(room[k]) and kind != CYCLE and kind != REROLL
            if tried and room[k] != self.ruleset.end:
                after = state.copy()
                self.ruleset.apply(after, room[k])
                self.left -= 1
                self.settle(after)
                if after.at[WHO] != CHANCE or after.at[TURNS] != self.turns:
                    value = self.evaluator.value(after, self.me)
                    if value > best:
                        best = value
                        answer = after
                        found = True
            k += 1
        if found and (room[0] != self.ruleset.end or best > self.evaluator.value(state, self.me)):
            return answer
        after = state.copy()
        self.ruleset.apply(after, room[0])
        return after

    def settle(self, state: State) -> None:
        """Cards and Agendas that come now are not seen."""
        if state.at[WHO] == CHANCE and state.at[ASKS] == ASK_DRAW:
            state.answered()
        if state.at[WHO] == CHANCE and state.at[ASKS] == ASK_AGENDA:
            draw_unseen(self.ruleset.book, state)
        self.shed_blindly(state)

    def guessed(self, state: State, depth: i64) -> float:
        """The turn goes on as though luck were known."""
        before = self.by_guess
        self.by_guess = True
        value = self.reach(self.middling(state), depth, FREE_ORDER)
        self.by_guess = before
        return value

    def middling(self, state: State) -> State:
        """After the best outcome that looks no better than they do in the mean."""
        room = self.levels[DEEPEST].room
        count = self.ruleset.legal(state, room)
        total = 0.0
        ways = 0.0
        k: i64 = 0
        while k < count:
            weight = float(self.ruleset.weight(state, room[k]))
            total += weight * self.after_luck(state, room[k])
            ways += weight
            k += 1
        mean = total / ways + A_HAIR
        best = WORST
        best_code = room[0]
        k = 0
        while k < count:
            value = self.after_luck(state, room[k])
            if value <= mean and value > best:
                best = value
                best_code = room[k]
            k += 1
        after = state.copy()
        self.ruleset.apply(after, best_code)
        return after

    def after_luck(self, state: State, code: i64) -> float:
        after = state.copy()
        self.ruleset.apply(after, code)
        return self.evaluator.value(after, self.me)

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


def brings_at_once(state: State) -> bool:
    """Is it luck with a card or the Asteroid die, which one has at once? That of a roll shows later."""
    asks = state.at[ASKS]
    return asks == ASK_DIE or asks == ASK_TOP or asks == ASK_SALVAGE


def is_new_ship(state: State) -> bool:
    """Is it the roll of a ship just built?"""
    return state.at[ASKS] == ASK_ROLL and state.asked_a() == ROLL_NEW
