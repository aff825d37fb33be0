"""The own turn, searched to its end: every order of dockings, trades, landings and cards.

From a position of its seat the search tries every action on a copy and goes on until the turn is
over; there an evaluator judges. Positions reached in several orders are met once. Chance inside the
turn is for whoever derives from this to weigh (see `search`); two things are settled here:

* a card claimed is worth what the evaluator says: using it the same turn is thought about once it
  is held; the new card beside the others can hardly serve the same turn and stays face down, and
  so do Agendas that are drawn: what they may be worth is a hope (see `agenda_hopes`);
* an oracle is asked before the roll: what it may bring is a guess, weighed against the fuel it takes.

Orders are left out where another of the same worth is searched: paid powers come before the first
docking unless fuel is short; then the ships that only gain (Solar Converter, Lunar Mine, Alien
Artifact) dock from low to high, and those that pay after them, unless a new bonus changes the gain;
powers that only move colonies and fields come last, and so do boards of factions that do no more than
that. Ships dock together at the Colonist Hub only to pass a full circle. Where all of it is too much,
another pass leaves out cards. With modules it nearly always is: `best_first` searches such turns.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda_board import draw_unseen, shed_unseen
from landfall.games.alien_frontiers.agendas.agenda_piles import face_down
from landfall.games.alien_frontiers.agendas.foresight import chance_to_come_true, foresee
from landfall.games.alien_frontiers.asks import (
    AGENDA_DRAWN,
    AGENDA_FORETOLD,
    AGENDA_SET_UP,
    ASK_AGENDA,
    ASK_BOARD,
    ASK_CONSULT,
    ASK_DRAW,
    ASK_INFILTRATE,
    ASK_MAIN,
    ASK_RAID,
    ASK_SHED,
    BEFORE_ROLL,
    CHANCE,
)
from landfall.games.alien_frontiers.borrowed import unrolled
from landfall.games.alien_frontiers.box import (
    ASKS,
    BEYOND,
    BONUS,
    FUEL,
    HUB,
    TECH,
    TURNS,
    USED,
    WHO,
    WIDE,
)
from landfall.games.alien_frontiers.facilities.alien_artifact import alien_artifact
from landfall.games.alien_frontiers.facilities.circles import is_free
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.ships import ships_to_place
from landfall.games.alien_frontiers.state import State, zeros
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator
from landfall.games.alien_frontiers.thinking.fingerprint import fingerprint
from landfall.games.alien_frontiers.thinking.move_ordering import (
    ARTIFACT,
    CYCLE,
    DISCARD,
    FREE_ORDER,
    LATE,
    PLAIN,
    POWER,
    REROLL,
    REVEAL,
    STOP,
    TOGETHER,
    brought_by_modules,
    card_of,
    gaining,
    kind_of,
    order_of,
)
from landfall.games.alien_frontiers.thinking.top_turns import TopTurn, TopTurns
from landfall.games.alien_frontiers.thinking.transposition_table import TranspositionTable

DEEPEST: Final = 96
ENOUGH_FUEL: Final = 3
WORST: Final = -1.0
A_SHIP_MORE: Final = 0.12
"""What a ship of another's is worth that is rolled along for a turn, in log-odds: a guess."""
A_STEP: Final = 1e-9
"""Of two turns that end equally well the one with fewer actions is better."""


@final
class Level:
    """Room for the options of one depth."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.room = ruleset.buffer()


class TurnSearch:
    """Finds the best turn for whoever is asked. Not to be shared between threads."""

    def __init__(self, ruleset: Ruleset, evaluator: Evaluator, nodes: int) -> None:
        self.ruleset = ruleset
        self.artifact = alien_artifact(ruleset.book)
        self.evaluator = evaluator
        self.nodes: i64 = nodes
        self.met = TranspositionTable(3 * nodes)
        self.levels = [Level(ruleset) for _ in range(DEEPEST + 1)]
        self.kinds = zeros(len(ruleset.texts))
        self.orders = zeros(len(ruleset.texts))
        self.powers = zeros(len(ruleset.texts))
        self.rich = False  # do modules lay more on the table than can be searched to the end?
        self.of_modules = zeros(len(ruleset.texts))  # is it an action that they bring?
        self.stays_home = False  # are those left out for now?
        docks = gaining(ruleset.book)
        for code, text in enumerate(ruleset.texts):
            self.kinds[code] = kind_of(ruleset.owner[code], text)
            self.orders[code] = order_of(docks, ruleset.owner[code], text)
            self.powers[code] = card_of(ruleset.box, text)
            if brought_by_modules(ruleset.box, text):
                self.of_modules[code] = 1
                self.rich = True
        self.path = zeros(DEEPEST + 1)
        self.me: i64 = 0
        self.turns: i64 = 0
        self.unplaced: i64 = 0  # ships the root has still to dock
        self.fuel: i64 = 0
        self.used: i64 = 0
        self.cards: i64 = 0  # whose powers this pass uses, a bit each
        self.chances: i64 = 0  # chance nodes above this one
        self.wish: i64 = -1  # the card a line must claim
        self.by_guess = False  # is luck on the way here only guessed?
        self.consults = False  # is an oracle asked about before the roll?
        self.left: i64 = 0  # positions this pass may still open
        self.chance_left: i64 = 0
        self.dry = False  # did a pass run out of positions?
        self.opened: i64 = 0  # positions opened by the last search
        self.keep = 0  # how many turns to keep
        self.top = TopTurns()
        self.value = 0.0

    def leave_out(self, codes: list[int]) -> None:
        """Never consider these again, but where nothing else is legal."""
        for code in codes:
            self.powers[code] = BEYOND

    def is_left_out(self, code: i64) -> bool:
        """Is it the power of a card that this pass does not use, or a module's while those rest?"""
        if self.stays_home and self.of_modules[code] == 1:
            return True
        return self.powers[code] & ~self.cards != 0

    # -- the answer -----------------------------------------------------------------------------

    def best(self, state: State) -> list[int]:
        """The codes of the best turn found, up to its first chance; `value` is its worth."""
        self.me = state.at[WHO]
        self.turns = state.at[TURNS]
        self.consults = state.at[ASKS] == ASK_CONSULT
        self.unplaced = ships_to_place(state)
        self.fuel = state.at[FUEL + WIDE * self.me]
        self.used = state.at[USED]
        self.opened = 0
        self.top.clear(self.keep)
        self.evaluator.look_into(state, self.me)
        if self.asks_before_the_roll(state):
            return self.by_sight(state)
        cards = state.at[TECH + WIDE * self.me]
        if self.rich:
            line = self.rich_pass(state, cards)
        else:
            line = self.one_pass(state, cards)
            if self.dry:
                line = self.or_better(line, state, 0)
        for turn in self.kept:
            turn.line = self.until_chance(state, turn.line)
        return self.until_chance(state, line)

    def asks_before_the_roll(self, state: State) -> bool:
        """Is it about ships to be rolled along? Too much may come of them to be searched."""
        asks = state.at[ASKS]
        if asks == ASK_INFILTRATE:
            return True
        return asks == ASK_BOARD and (state.asked_b() == BEFORE_ROLL or self.may_borrow(state))

    def may_borrow(self, state: State) -> bool:
        """Does an answer bring another player's ship, yet to be rolled?"""
        room = self.levels[0].room
        k = self.ruleset.legal(state, room) - 1
        while k >= 0:
            after = state.copy()
            self.ruleset.apply(after, room[k])
            if after.box.borrows > 0 and unrolled(after) >= 0:
                return True
            k -= 1
        return False

    def by_sight(self, state: State) -> list[int]:
        """The answer that looks best as the table lies; of equals the last: the first does nothing."""
        room = self.levels[0].room
        count = self.ruleset.legal(state, room)
        best_code = room[0]
        self.value = WORST
        k: i64 = 0
        while k < count:
            after = state.copy()
            self.ruleset.apply(after, room[k])
            value = self.evaluator.value(after, self.me)
            if unrolled(after) >= 0:
                value += A_SHIP_MORE * value * (1.0 - value)
            if value >= self.value:
                self.value = value
                best_code = room[k]
            k += 1
        return [int(best_code)]

    def rich_pass(self, state: State, cards: i64) -> list[int]:
        """The best line found where there are too many."""
        return self.one_pass(state, cards)

    def or_better(self, line: list[int], state: State, cards: i64) -> list[int]:
        """The line of a pass with these cards, if it is worth more than the one found so far."""
        value = self.value
        other = self.one_pass(state, cards)
        if self.value > value:
            return other
        self.value = value
        return line

    def until_chance(self, state: State, line: list[int]) -> list[int]:
        """The beginning of a line that needs no luck."""
        at = state.copy()
        codes: list[int] = []
        for code in line:
            if at.at[WHO] != self.me:
                break
            self.ruleset.apply(at, code)
            codes.append(code)
        return codes

    @property
    def kept(self) -> list[TopTurn]:
        """The best turns of the last search that need no luck, best first."""
        return self.top.turns

    def one_pass(self, state: State, cards: i64) -> list[int]:
        self.cards = cards
        self.left = self.nodes
        self.chance_left = self.nodes
        self.dry = False
        self.chances = 0
        self.wish = -1
        self.value = self.decision(state, 0, FREE_ORDER)
        line = self.line(state)
        self.opened += 2 * self.nodes - self.left - self.chance_left
        self.met.forget()
        return line

    def line(self, state: State) -> list[int]:
        """The best codes from here on, as far as they were met."""
        codes: list[int] = []
        at = state.copy()
        last: i64 = FREE_ORDER
        while at.at[WHO] == self.me and at.at[TURNS] == self.turns:
            slot = self.met.slot(self.mark(at, last))
            if not self.met.knows(slot):
                break
            code = self.met.codes[slot]
            codes.append(int(code))
            if self.kinds[code] == CYCLE:
                break
            bonuses = at.at[BONUS + WIDE * self.me]
            self.ruleset.apply(at, code)
            last = self.last(at, code, last, bonuses)
            if at.at[ASKS] == ASK_DRAW:
                at.answered()
            elif at.at[ASKS] == ASK_AGENDA and at.asked_b() == AGENDA_DRAWN:
                draw_unseen(self.ruleset.book, at)
            else:
                self.shed_blindly(at)
        return codes

    def mark(self, state: State, last: i64) -> i64:
        return fingerprint(state, (4 * last + self.chances) * (state.box.cards + 1) + self.wish + 1)

    def last(self, after: State, code: i64, last: i64, bonuses: i64) -> i64:
        """From where in the order of dockings the turn goes on after a code."""
        if ships_to_place(after) == 0:
            return FREE_ORDER
        if after.at[BONUS + WIDE * self.me] != bonuses or self.kinds[code] >= POWER:
            return FREE_ORDER
        return max(last, self.orders[code])

    # -- decisions ------------------------------------------------------------------------------

    def reach(self, state: State, depth: i64, last: i64) -> float:
        """The worth of a position just reached."""
        if state.at[WHO] == CHANCE and state.at[TURNS] == self.turns:
            if state.at[ASKS] == ASK_DRAW:
                state.answered()
                return self.reach(state, depth, last)
            if self.consults:  # nothing is rolled yet: hopes are weighed against each other
                return self.before_the_roll(state, depth)
            if state.at[ASKS] == ASK_AGENDA and state.asked_b() == AGENDA_FORETOLD:
                return self.before_the_roll(state, depth)
            if state.at[ASKS] == ASK_AGENDA and state.asked_b() == AGENDA_SET_UP:
                return self.end_of_turn(state, depth)  # the draft is over
            if state.at[ASKS] == ASK_AGENDA:
                draw_unseen(self.ruleset.book, state)
                return self.reach(state, depth, last)
            # A roll or a card that a faction brings: a way with chance in it from here on.
            return self.aside(state, depth) if self.chances == 0 else self.expectation(state, depth)
        self.shed_blindly(state)
        if state.at[WHO] == self.me and state.at[TURNS] == self.turns:
            return self.decision(state, depth, last)
        return self.end_of_turn(state, depth)

    def shed_blindly(self, state: State) -> None:
        """Agendas go that this seat has not seen: those of others, or its own, drawn on the way here."""
        while state.at[ASKS] == ASK_SHED:
            if state.at[WHO] == self.me and face_down(state, self.me) != 0:
                return
            shed_unseen(self.ruleset.book, state)

    def end_of_turn(self, state: State, depth: i64) -> float:
        if self.wish >= 0:
            return WORST
        value = self.evaluator.value(state, self.me) - A_STEP * float(depth)
        if self.keep > 0 and self.chances == 0 and not self.by_guess:
            self.top.offer(state, self.me, value, self.path, depth)
        return value

    def before_the_roll(self, state: State, depth: i64) -> float:
        """What a turn is worth before the fleet is rolled, and before an oracle has shown its Agenda."""
        value = self.end_of_turn(state, depth)
        if state.at[ASKS] == ASK_AGENDA and state.asked_b() == AGENDA_FORETOLD:
            true = state.copy()
            foresee(true, self.me)
            chance = chance_to_come_true(self.ruleset.book, state, self.me)
            hope = self.evaluator.value(true, self.me) - self.evaluator.value(state, self.me)
            value += chance * hope
        return value

    def decision(self, state: State, depth: i64, last: i64) -> float:
        """The best of all options, each tried on a copy."""
        mark = self.mark(state, last)
        slot = self.met.slot(mark)
        if self.met.knows(slot):
            return self.met.values[slot]
        if self.left <= 0 or depth >= DEEPEST or self.met.full():
            self.dry = True
            return WORST
        self.left -= 1
        room = self.levels[depth].room
        count = self.ruleset.legal(state, room)
        if state.box.agendas > 0 and self.wish < 0:
            count = self.reveal_first(room, count)
        main = state.at[ASKS] == ASK_MAIN
        early = main and ships_to_place(state) == self.unplaced
        late = main and room[0] == self.ruleset.end
        best = WORST
        best_code = room[0]
        cycle: i64 = -1
        k: i64 = 0
        while k < count:
            code = room[k]
            kind = self.kinds[code]
            order = self.orders[code]
            if kind == CYCLE:
                cycle = code
            elif order > 0 and order < last:
                pass
            elif self.is_left_out(code):
                pass
            elif kind == PLAIN or self.considers(state, kind, early, late, count):
                if self.wish < 0 or kind == ARTIFACT:
                    self.path[depth] = code
                    value = self.try_code(state, code, kind, depth, last)
                    if value > best:
                        best = value
                        best_code = code
            k += 1
        if cycle >= 0 and self.worth_cycling(state):
            value = self.cycle_value(state, depth)
            if value > best:
                best = value
                best_code = cycle
        self.met.keep(mark, best, best_code)
        return best

    def reveal_first(self, room: vec[i64], count: i64) -> i64:
        """What can be revealed is: no other order is better, so nothing else is looked at."""
        k: i64 = 0
        while k < count:
            if self.kinds[room[k]] == REVEAL:
                room[0] = room[k]
                return 1
            k += 1
        return count

    def try_code(self, state: State, code: i64, kind: i64, depth: i64, last: i64) -> float:
        after = state.copy()
        self.ruleset.apply(after, code)
        if kind == REROLL:
            return self.aside(after, depth + 1)
        if self.wish >= 0 and after.holds(self.me, self.wish):
            # The card is claimed: from here on the turn is free.
            wish = self.wish
            self.wish = -1
            value = self.reach(after, depth + 1, FREE_ORDER)
            self.wish = wish
            return value
        last = self.last(after, code, last, state.at[BONUS + WIDE * self.me])
        return self.reach(after, depth + 1, last)

    def considers(self, state: State, kind: i64, early: bool, late: bool, count: i64) -> bool:
        if kind == ARTIFACT:
            return True
        if kind == TOGETHER:  # where the next circle is free, one by one gets as far
            return not is_free(self.ruleset.book, state, state.at[HUB + WIDE * self.me] + 1)
        if kind == STOP:
            return count == 1 or state.at[ASKS] != ASK_RAID
        if kind == POWER:
            return early or self.fuel < ENOUGH_FUEL
        if kind == LATE:
            return late
        if kind == DISCARD:
            return early or late
        if kind == REROLL:
            if self.chances > 0 or state.at[USED] != self.used:
                return False
            return early or (self.fuel == 0 and ships_to_place(state) + 1 == self.unplaced)
        return True

    # -- chance, as a search weighs it --------------------------------------------------------------

    def aside(self, state: State, depth: i64) -> float:
        """The worth of a way with chance in it."""
        return WORST

    def expectation(self, state: State, depth: i64) -> float:
        """The worth of a roll."""
        return WORST

    def worth_cycling(self, state: State) -> bool:
        return False

    def cycle_value(self, state: State, depth: i64) -> float:
        """The worth of new cards on display."""
        return WORST
