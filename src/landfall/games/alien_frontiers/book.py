"""The book in which the rule objects of one game find each other, sorted by what they are asked.

What may be bent is a question with a printed answer (see `rule`). The book asks all that bend it, in the
order in which they are listed, and passes over those whose gates are shut.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_BOARD, ASK_INFILTRATE
from landfall.games.alien_frontiers.box import (
    DISCARDED,
    RELIC_HERE,
    Box,
    bit,
    box,
    lowest,
)
from landfall.games.alien_frontiers.rule import (
    CONSTRUCTOR_ORE,
    DISCARD_POWERS,
    FORFEIT,
    GUARD,
    HELD_FAST,
    KEPT_AWAY,
    LANDING_DUE,
    QUESTIONS,
    RELIC_ALONE,
    RELIC_TOO,
    SAFE,
    SHIP_PRICE,
    SURCHARGE,
    Rule,
)
from landfall.games.alien_frontiers.state import State, ints, zeros

OF_A_GATE: Final = 3
"""The numbers of a gate: where it lies, how far on that is for each further seat, and its bits."""


@final
class Told:
    """Who is told of something about a seat, and where it shows who need not be (`Rule.wake_gate`).

    Most need not, and then no rule object is touched.
    """

    def __init__(self) -> None:
        self.rules: vec[Rule] = vec[Rule]([])
        self.always: i64 = 0  # those that have no gate, a bit each
        # Of each `Rule.wake_gate`, `Rule.wake_step` and `Rule.wake_bits`, side by side.
        self.gates: vec[i64] = zeros(0)

    def line_up(self, rules: list[Rule]) -> None:
        """These are told, in this order."""
        self.rules = vec[Rule](rules)
        self.always = 0
        gates: list[int] = []
        for place, rule in enumerate(rules):
            if rule.wake_gate < 0:
                self.always |= bit(place)
                gates += [0, 0, 0]  # no bit of any number: it is told all the same
            else:
                gates += [int(rule.wake_gate), int(rule.wake_step), int(rule.wake_bits)]
        self.gates = ints(gates)

    def add(self, rule: Rule) -> None:
        self.line_up([*self.rules, rule])

    def woken(self, state: State, seat: i64) -> i64:
        """Those that may have anything to do for the seat, a bit each."""
        numbers = state.at
        gates = self.gates
        woken = self.always
        here: i64 = 1
        at: i64 = 0
        end: i64 = len(gates)
        while at < end:
            if numbers[gates[at] + gates[at + 1] * seat] & gates[at + 2] != 0:
                woken |= here
            here += here
            at += OF_A_GATE
        return woken


class Book:
    """The rule objects of one game, sorted by what they are asked.

    Lists that are walked at every decision are arrays of rule objects (`vec`): the compiled engine
    then need not ask each object for its type.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.docks: vec[Rule] = vec[Rule]([])  # by facility
        self.forfeiting: vec[Rule] = vec[Rule]([])  # those at which ships that stand there are lost
        self.taking_any: vec[Rule] = vec[Rule]([])  # those at which any single ship can dock
        self.listed: list[list[Rule]] = [[] for _ in range(QUESTIONS)]  # who bends each question
        self.benders: vec[Rule] = vec[Rule]([])  # the same, one question after the other
        # And of each `Rule.bend_gate`, `Rule.bend_step` and `Rule.bend_bits`, side by side.
        self.bend_gates: vec[i64] = zeros(0)
        self.begins: vec[i64] = zeros(QUESTIONS + 1)  # where each question's benders begin
        self.parts: dict[str, Rule] = {}  # every rule object by its key
        self.left_out: Rule | None = None  # a bender that is not asked, to see what it does
        self.rolled: vec[Rule] = vec[Rule]([])
        self.gathering = Told()
        self.placing = Told()  # those told of ships that leave the hand
        self.keeping: vec[Rule] = vec[Rule]([])  # those with numbers of their own
        self.leaving: vec[Rule] = vec[Rule]([])  # cards that mind leaving their holder
        self.before_roll = Told()  # in the order in which they ask
        self.ungathered: i64 = 0  # so many of them ask before the fleet is gathered
        self.after_turns: vec[Rule] = vec[Rule]([])  # those that may ask when a turn has ended
        self.watching: vec[Rule] = vec[Rule]([])  # those told of paid powers
        self.techs: vec[Rule] = vec[Rule]([])  # by card
        self.beginning = Told()  # those told when a turn begins
        self.opening: vec[Rule] = vec[Rule]([])  # those told when a main phase begins
        self.trading: vec[Rule] = vec[Rule]([])  # those told of trades
        self.building: vec[Rule] = vec[Rule]([])  # those told of new ships
        self.terraforming: vec[Rule] = vec[Rule]([])  # those told of ships docked there
        self.acting: vec[Rule] = vec[Rule]([])  # those told of actions
        self.pairing: vec[Rule] = vec[Rule]([])  # those told of pairs at the Orbital Market
        self.revealing: vec[Rule] = vec[Rule]([])  # those told of Agendas
        self.ending: vec[Rule] = vec[Rule]([])  # those told of the end
        self.boards: vec[Rule] = vec[Rule]([])  # the factions' facilities
        self.following: vec[Rule] = vec[Rule]([])  # those told of every step
        self.remembering: vec[Rule] = vec[Rule]([])  # those that know which ships they have moved
        # Where a number lies for each who may keep ships away, nought while it does not: the first
        # that it keeps in a moment.
        self.keeping_away: vec[i64] = zeros(0)
        self.aimed: list[Rule] = []  # by AIM_… purpose
        self.docks_only = ""  # the rule that leaves a seat nothing but dockings when a turn is over
        self.robs_one = ""  # the rule by which a card robs one player and no other
        self.asteroids: list[Rule] = []  # the asteroid cards, listed when they are first asked for
        self.agendas: list[Rule] = []  # the Agendas, likewise
        self.naming: vec[i64] = zeros(0)  # by faction's board: Agendas that name it, a bit each
        self.owner: vec[Rule] = vec[Rule]([])  # by code
        self.uses: vec[i64] = zeros(0)
        self.room: vec[i64] = zeros(0)  # for dockings that are only counted
        self.colonies: i64 = 0  # colonies each seat starts with
        self.circle_places: i64 = (
            0  # for colonies on each circle of the Hub; 0 where tracks are own
        )
        self.starting_fuel: vec[i64] = zeros(0)  # by place in the order of the first round
        self.starting_ore: vec[i64] = zeros(0)
        self.ship_prices: vec[i64] = ints([1, 2, 3])  # the fourth, fifth and sixth ship
        self.constructor_price: i64 = 3
        self.bay_is_safe = True  # no card reaches ships in the Maintenance Bay
        self.cannon_counts_forfeit = True  # a ship at Terraforming is no ship for next turn
        self.removes_cards = False  # cards can leave the game
        self.uses_displayed = False  # cards can be used while they lie on display
        self.deals_boards = False  # chance gives every seat its faction board
        self.follows_cards = True  # a card that comes back after its discard power stays used
        self.swaps_alike = False  # two colonies of one player may change places
        self.isolation: i64 = box.field("isolation-field")
        self.positron: i64 = box.field("positron-field")
        self.repulsor: i64 = box.field("repulsor-field")
        self.desert: i64 = box.territory("burroughs-desert")
        self.has_agendas = box.agendas > 0
        self.has_belt = box.asteroids > 0  # the Asteroid die is rolled with every fleet
        self.borders: vec[i64] = zeros(0)  # by territory: its neighbours, a bit each

    def enter(self, rule: Rule) -> None:
        """List a rule object under everything it answers."""
        self.parts[rule.key] = rule
        if rule.removes_cards():
            self.removes_cards = True
        if rule.uses_displayed():
            self.uses_displayed = True
        for question in rule.bends():
            self.listed[question].append(rule)
            if question == KEPT_AWAY:
                assert rule.fleeting >= 0, f"{rule.key} keeps ships away, and no mark of it"
                self.keeping_away = ints([*self.keeping_away, int(rule.fleeting)])
        if rule.pays_for_rolls():
            self.rolled = joined(self.rolled, rule)
        if rule.minds_placing():
            self.placing.add(rule)
        if rule.minds_gathering():
            self.gathering.add(rule)
        if rule.keeps():
            self.keeping = joined(self.keeping, rule)
        if rule.keeps() or rule.minds_leaving():
            self.leaving = joined(self.leaving, rule)
        if rule.comes_before_roll():
            asking = [*self.before_roll.rules, rule]
            asking.sort(key=asks_late)
            self.before_roll.line_up(asking)
            self.ungathered = len([other for other in asking if asks_late(other) == 0])
        if rule.comes_after_turns():
            self.after_turns = joined(self.after_turns, rule)
        if rule.watches_powers():
            self.watching = joined(self.watching, rule)
        if rule.minds_turns():
            self.beginning.add(rule)
        if rule.minds_main_phases():
            self.opening = joined(self.opening, rule)
        if rule.minds_terraforming():
            self.terraforming = joined(self.terraforming, rule)
        if rule.minds_new_ships():
            self.building = joined(self.building, rule)
        if rule.minds_trades():
            self.trading = joined(self.trading, rule)
        if rule.minds_acts():
            self.acting = joined(self.acting, rule)
        if rule.minds_pairs():
            self.pairing = joined(self.pairing, rule)
        if rule.minds_reveals():
            self.revealing = joined(self.revealing, rule)
        if rule.minds_the_end():
            self.ending = joined(self.ending, rule)
        if rule.minds_steps():
            self.following = joined(self.following, rule)
        if rule.remembers_moves():
            self.remembering = joined(self.remembering, rule)
        if rule.boxed:
            self.boards = joined(self.boards, rule)
        for why in rule.aims():
            while len(self.aimed) <= why:
                self.aimed.append(rule)
            self.aimed[why] = rule
        self.benders = vec[Rule]([bender for benders in self.listed for bender in benders])
        gates: list[int] = []
        for bender in self.benders:
            gates += [int(bender.bend_gate), int(bender.bend_step), int(bender.bend_bits)]
        self.bend_gates = ints(gates)
        for question in range(QUESTIONS):
            self.begins[question + 1] = self.begins[question] + len(self.listed[question])

    def neighbours(self, territory: i64) -> i64:
        """The territories on which a territory borders, a bit each."""
        return self.borders[territory]

    # -- what may be bent -----------------------------------------------------------------------

    def is_bent(self, question: i64) -> bool:
        """Does anything in this game bend this question?"""
        return self.begins[question] < self.begins[question + 1]

    def asked(self, question: i64, state: State, seat: i64, printed: i64) -> i64:
        """The answer to a question for a seat, after everyone who bends it."""
        begins = self.begins
        k = begins[question]
        end = begins[question + 1]
        gates = self.bend_gates
        numbers = state.at
        at = OF_A_GATE * k
        while k < end:
            gate = gates[at]
            if gate < 0 or numbers[gate + gates[at + 1] * seat] & gates[at + 2] != 0:
                return self.bent(question, state, seat, printed, k)
            at += OF_A_GATE
            k += 1
        return printed

    def bent(self, question: i64, state: State, seat: i64, printed: i64, k: i64) -> i64:
        """The same where a gate stands open: the first that does is that of the bender at `k`.

        It is apart, so that a question that nobody bends calls nothing.
        """
        end = self.begins[question + 1]
        gates = self.bend_gates
        numbers = state.at
        while k < end:
            at = OF_A_GATE * k
            gate = gates[at]
            if gate < 0 or numbers[gate + gates[at + 1] * seat] & gates[at + 2] != 0:
                rule = self.benders[k]
                if rule is not self.left_out:
                    printed = rule.bend(question, state, seat, printed)
            k += 1
        return printed

    def changed_by(self, question: i64, state: State, seat: i64, printed: i64) -> str:
        """The rule by which a question has another answer than the printed one; empty for none."""
        for rule in self.listed[question]:
            if rule is not self.left_out and rule.bend(question, state, seat, printed) != printed:
                return rule.bent_by()
        return ""

    def constructor_ore(self, state: State, seat: i64) -> i64:
        return self.asked(CONSTRUCTOR_ORE, state, seat, self.constructor_price)

    def ship_price(self, state: State, seat: i64) -> i64:
        # A fleet shot down to two ships pays the price of the fourth: there is no lower one.
        each = self.ship_prices[min(2, max(0, state.fleet(seat) - 3))]
        return self.asked(SHIP_PRICE, state, seat, each)

    def discard_powers(self, state: State, seat: i64) -> i64:
        return self.asked(DISCARD_POWERS, state, seat, 1)

    def forfeit(self, state: State, seat: i64, facility: i64) -> bool:
        """Is a ship of the seat lost that leaves this facility?"""
        if not self.docks[facility].forfeits:
            return False
        return self.asked(FORFEIT, state, seat, 1) == 1

    def landing_due(self, state: State, seat: i64, ore: i64) -> i64:
        """So much of this ore is not paid now, but only if opponents have colonies there."""
        return min(ore, self.asked(LANDING_DUE, state, seat, 0))

    def may_discard(self, state: State, seat: i64) -> bool:
        """May the seat discard a card for its power, after those it has discarded this turn?"""
        discarded = state.at[DISCARDED]
        return discarded == 0 or discarded < self.discard_powers(state, seat)

    def guard_card(self, state: State, victim: i64) -> i64:
        return self.asked(GUARD, state, victim, -1)

    def safe_by(self, state: State, victim: i64) -> str:
        """The rule by which nobody takes anything from the victim, or the empty string.

        Whoever takes resources or cards, or makes others discard, asks.
        """
        if self.asked(SAFE, state, victim, 0) == 0:
            return ""
        return self.changed_by(SAFE, state, victim, 0)

    def surcharge(self, state: State, seat: i64, owner: i64) -> i64:
        """More fuel for a card of the seat that moves, turns, uses or destroys a ship of the owner.

        Every such card asks, ship by ship; -1 is the owner of a Relic Ship that nobody uses.
        """
        if owner < 0 or owner == seat:
            return 0
        return self.asked(SURCHARGE, state, owner, 0)

    def has_shields(self) -> bool:
        """Can there be a surcharge at all?"""
        return self.begins[SURCHARGE] < self.begins[SURCHARGE + 1]

    def is_held_fast(self, state: State, seat: i64) -> bool:
        """Does nothing move the seat's colonies?"""
        return self.asked(HELD_FAST, state, seat, 0) != 0

    def held_fast(self, state: State) -> i64:
        """The seats whose colonies nothing moves, a bit each; whoever moves a colony asks."""
        fast: i64 = 0
        if self.begins[HELD_FAST] < self.begins[HELD_FAST + 1]:
            seat: i64 = 0
            while seat < state.box.seats:
                if self.is_held_fast(state, seat):
                    fast |= bit(seat)
                seat += 1
        return fast

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        for rule in self.rolled:
            rule.after_roll(state, seat, odd, even)

    # -- docking --------------------------------------------------------------------------------

    def kept_away(self, state: State, seat: i64) -> i64:
        """The facilities at which no ship in the seat's hand may dock now, a bit each."""
        k: i64 = len(self.keeping_away)
        while k > 0:
            k -= 1
            if state.at[self.keeping_away[k]] != 0:
                return self.asked(KEPT_AWAY, state, seat, 0)
        return 0

    def kept_from(self, state: State, seat: i64, facility: i64) -> str:
        """The rule that keeps the seat's ships away from a facility, or the empty string."""
        if facility < 0 or self.kept_away(state, seat) >> facility & 1 == 0:
            return ""
        return self.changed_by(KEPT_AWAY, state, seat, 0)

    def unkept(self, state: State, away: i64, dock: Rule, code: i64) -> bool:
        """Is it a docking of the Relic Ship alone, which is not kept away with the others?"""
        if away >> RELIC_TOO & 1 == 1 or self.uses[code] != RELIC_ALONE:
            return False
        return dock.docks_alone(code)

    def unkept_options(
        self, state: State, seat: i64, away: i64, dock: Rule, out: vec[i64], n: i64
    ) -> i64:
        """Dockings at a facility, where ships in hand may be kept away from some."""
        if away >> dock.facility & 1 == 0:
            return dock.options(state, seat, out, n)
        if state.at[RELIC_HERE] == 0:
            return n
        end = dock.options(state, seat, out, n)
        at = n
        while at < end:
            code = out[at]
            if self.unkept(state, away, dock, code):
                out[n] = code
                n += 1
            at += 1
        return n

    def can_dock(self, state: State, seat: i64) -> bool:
        """Has any unplaced ship of the seat a legal docking?"""
        away = self.kept_away(state, seat)
        for dock in self.docks:
            if self.unkept_options(state, seat, away, dock, self.room, 0) > 0:
                return True
        return False

    def placed(self, state: State, seat: i64) -> None:
        """Ships in the seat's hand have docked, or left it in another way."""
        woken = self.placing.woken(state, seat)
        while woken != 0:
            self.placing.rules[lowest(woken)].ships_placed(state, seat)
            woken &= woken - 1

    def moved_from(self, state: State, seat: i64, facility: i64, value: i64, lifted: i64) -> i64:
        """The facilities to which a ship of the seat may not return in this turn, a bit each."""
        places: i64 = 0
        for rule in self.remembering:
            places |= rule.moved_from(state, seat, facility, value, lifted)
        return places

    def takes_any_ship(self, state: State, seat: i64, barred: i64) -> bool:
        """Is there a free port elsewhere that asks nothing of a ship?"""
        for dock in self.taking_any:
            if barred >> dock.facility & 1 == 0 and state.free_ports(dock.facility) > 0:
                return True
        return False

    def can_carry(self, state: State, seat: i64, barred: i64, dice: i64) -> bool:
        """Has the ship being moved a legal docking elsewhere?"""
        return self.carry_options(state, seat, barred, dice, self.room, 0) > 0

    def carry_options(
        self, state: State, seat: i64, barred: i64, dice: i64, out: vec[i64], n: i64
    ) -> i64:
        """Dockings elsewhere that include the moved ship; `dice` is its bit (see `Rule.uses`).

        `barred` are the facilities from which it came, a bit each. Where ships in hand are kept away,
        it docks alone.
        """
        away = self.kept_away(state, seat)
        for dock in self.docks:
            if barred >> dock.facility & 1 == 0:
                kept = away >> dock.facility & 1 == 1
                end = dock.options(state, seat, out, n)
                at = n
                while at < end:
                    code = out[at]
                    if self.uses[code] & dice != 0 and (not kept or dock.docks_alone(code)):
                        out[n] = code
                        n += 1
                    at += 1
        return n


def asks_late(rule: Rule) -> int:
    """A ship is gathered along with the fleet first; once it is gathered, cards ask before boards."""
    if rule.asks == ASK_INFILTRATE:
        return 0
    return 2 if rule.asks == ASK_BOARD else 1


def joined(rules: vec[Rule], rule: Rule) -> vec[Rule]:
    """The list with one more at its end."""
    longer = list(rules)
    longer.append(rule)
    return vec[Rule](longer)


NO_BOOK = Book(box(1, ((), (), (), (), ())))
