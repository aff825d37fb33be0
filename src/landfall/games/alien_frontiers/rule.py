"""The shape of a rule object, and the book in which the rule objects of one game find each other.

A rule object holds no state. It lays out a block of codes, writes those that are legal now for a seat
(`options`), carries one out for it (`resolve`) and names the rule that forbids one (`refusal`, empty
when none does). One property ties them: a code is offered exactly when its refusal is empty. The seat
that acts is given; `state.turn` means only whose turn it is.

What may be bent is a question with a printed answer (see below). A territory, a card or, later, a
faction says which questions it bends; the book asks all that do, in the order in which they are listed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import Box, box
from landfall.games.alien_frontiers.state import State, ints, zeros

# What may be bent.
HUB_BONUS: Final = 0  # extra circles for the ship just docked at the Colonist Hub
CONSTRUCTOR_ORE: Final = 1  # what the Colony Constructor asks
TRADE_FUEL: Final = 2  # for one ore at the Orbital Market
SHIP_PRICE: Final = 3  # fuel, and as much ore, for one ship at the Shipyard
SOLAR_FUEL: Final = 4  # what the Solar Converter gives
TECH_FUEL: Final = 5  # for the paid power of a card
MINE_FLOOR: Final = 6  # the lowest value that may dock at the Lunar Mine
GUARD: Final = 7  # the only card raiders may take from the seat, resources being safe; -1 for none
POINTS: Final = 8  # what counts besides colonies, control and fields
QUESTIONS: Final = 9


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """One rule: a facility, a territory, a card or a step of the turn."""

    def __init__(self, key: str, asks: i64) -> None:
        self.key = key
        self.asks = asks  # the pending decision its codes answer
        self.base: i64 = 0  # its first code
        self.facility: i64 = -1  # where its ships dock, if it is a facility
        self.card: i64 = -1  # which alien tech card it is, if it is one
        self.ships: i64 = 1  # ports one docking takes, if it is a facility
        self.takes_any = False  # one ship of any value docks here while a port is free
        self.fills_up = True  # ports are shared, so a ship here can close the facility to others
        self.forfeits = False  # ships that stand here are lost when their owner's turn begins
        self.part: object = None  # its words and numbers (see `part`)
        self.pressing: i64 = 150  # how urgent a docking here is to a rule of thumb
        self.book = NO_BOOK

    # -- joining a ruleset ----------------------------------------------------------------------

    def companions(self) -> list[Rule]:
        """Rules that come along with it, such as trading with the Orbital Market."""
        return []

    def join(self, book: Book) -> None:
        """Find its own place and those of others in the box, before codes are laid out."""
        self.book = book

    def also_answers(self) -> list[int]:
        """Further pending decisions its codes answer."""
        return []

    def texts(self) -> list[str]:
        """Its codes in notation, in order."""
        return []

    def uses(self, offset: int) -> int:
        """The dice a docking takes: a bit for each face, bit 7 for the Relic Ship."""
        return 0

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the codes legal for the seat from `out[n]` on; the answer is the new count."""
        return n

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        """Carry a legal code out."""

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        """The id of the rule that forbids the code now, or the empty string."""
        return "turn.not-pending"

    # -- what may be bent -----------------------------------------------------------------------

    def bends(self) -> list[int]:
        """The questions it may answer otherwise."""
        return []

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        """Its own answer, given the printed one or that of whoever bends it before."""
        return answer

    def bent_by(self) -> str:
        """The id of the rule that bends."""
        return f"{self.key}.bonus"

    # -- what a box keeps for it ----------------------------------------------------------------

    def straddles(self) -> bool:
        """May it set a field generator across a border?"""
        return False

    def asks_before_gathering(self, state: State, seat: i64) -> bool:
        """Has it something to ask the seat before its fleet is gathered?"""
        return False

    def comes_before_gathering(self) -> bool:
        """May it ever?"""
        return False

    def borrows(self) -> int:
        """How many ships of others a seat may come to have borrowed by it in one moment."""
        return 0

    # -- a card leaves its holder ---------------------------------------------------------------

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        """The seat has lost this card by what `taker` does, and not by its own discard power."""

    def minds_leaving(self) -> bool:
        """Is it to be told of that?"""
        return False

    # -- ships come and go ----------------------------------------------------------------------

    def arrives(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        """The seat has docked a ship here, its own or another's."""

    def leaves(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        """A ship has left, taken away by the seat."""

    def relic_arrives(self, state: State, seat: i64) -> None:
        """The seat has docked the Relic Ship here."""

    def relic_leaves(self, state: State, value: i64) -> None:
        """The Relic Ship has left."""

    def gathered(self, state: State, seat: i64) -> None:
        """The seat has taken all its ships back."""

    def minds_gathering(self) -> bool:
        """Is it to be told of that?"""
        return False

    # -- what an evaluation sees --------------------------------------------------------------------

    def stands_for(self) -> str:
        """The name of a feature for ships that stand here; empty for none."""
        return ""

    def standing(self, state: State, hand: i64) -> float:
        """How much of that feature a seat's ships here are."""
        return 0.0

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        """How urgent a docking here is to a rule of thumb; `value` is the (highest) face."""
        return self.pressing

    # -- moments --------------------------------------------------------------------------------

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        """Right after the fleet was rolled."""

    def pays_for_rolls(self) -> bool:
        """Is it to be told of rolls?"""
        return False

    def aim_refusal(
        self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64
    ) -> str:
        """The rule that keeps a card that aims off this ship, or the empty string."""
        return ""

    def aim(self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64) -> None:
        """Carry a card that aims out on this ship."""

    def aims(self) -> list[int]:
        """The purposes (AIM_…) it aims for."""
        return []


class Book:
    """The rule objects of one game, sorted by what they are asked.

    Lists that are walked at every decision are arrays of rule objects (`vec`): the compiled engine
    then need not ask each object for its type.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.docks: vec[Rule] = vec[Rule]([])  # by facility
        self.listed: list[list[Rule]] = [[] for _ in range(QUESTIONS)]  # who bends each question
        self.benders: vec[Rule] = vec[Rule]([])  # the same, one question after the other
        self.begins: vec[i64] = zeros(QUESTIONS + 1)  # where each question's benders begin
        self.parts: dict[str, Rule] = {}  # every rule object by its key
        self.left_out: Rule | None = None  # a bender that is not asked, to see what it does
        self.rolled: vec[Rule] = vec[Rule]([])
        self.gathering: vec[Rule] = vec[Rule]([])
        self.before_gathering: vec[Rule] = vec[Rule]([])
        self.leaving: vec[Rule] = vec[Rule]([])  # cards that mind being lost
        self.aimed: list[Rule] = []  # by AIM_… purpose
        self.uses: vec[i64] = zeros(0)
        self.room: vec[i64] = zeros(64)  # for dockings that are only counted
        self.colonies: i64 = 0  # colonies each seat starts with
        self.starting_fuel: vec[i64] = zeros(0)  # by place in the order of the first round
        self.starting_ore: vec[i64] = zeros(0)
        self.ship_prices: vec[i64] = ints([1, 2, 3])  # the fourth, fifth and sixth ship
        self.constructor_price: i64 = 3
        self.bay_is_safe = True  # no card reaches ships in the Maintenance Bay
        self.cannon_counts_forfeit = True  # a ship at Terraforming is no ship for next turn
        self.follows_cards = True  # a card that comes back after its discard power stays used
        self.isolation: i64 = box.field("isolation-field")
        self.positron: i64 = box.field("positron-field")
        self.repulsor: i64 = box.field("repulsor-field")
        self.desert: i64 = box.territory("burroughs-desert")
        self.borders: vec[i64] = zeros(0)  # by territory: its neighbours, a bit each

    def enter(self, rule: Rule) -> None:
        """List a rule object under everything it answers."""
        self.parts[rule.key] = rule
        for question in rule.bends():
            self.listed[question].append(rule)
        if rule.pays_for_rolls():
            self.rolled = joined(self.rolled, rule)
        if rule.minds_gathering():
            self.gathering = joined(self.gathering, rule)
        if rule.comes_before_gathering():
            self.before_gathering = joined(self.before_gathering, rule)
        if rule.minds_leaving():
            self.leaving = joined(self.leaving, rule)
        for why in rule.aims():
            while len(self.aimed) <= why:
                self.aimed.append(rule)
            self.aimed[why] = rule
        self.benders = vec[Rule]([bender for benders in self.listed for bender in benders])
        for question in range(QUESTIONS):
            self.begins[question + 1] = self.begins[question] + len(self.listed[question])

    def neighbours(self, territory: i64) -> i64:
        """The territories on which a territory borders, a bit each."""
        return self.borders[territory]

    # -- what may be bent -----------------------------------------------------------------------

    def asked(self, question: i64, state: State, seat: i64, printed: i64) -> i64:
        """The answer to a question for a seat, after everyone who bends it."""
        k = self.begins[question]
        end = self.begins[question + 1]
        while k < end:
            rule = self.benders[k]
            if rule is not self.left_out:
                printed = rule.bend(question, state, seat, printed)
            k += 1
        return printed

    def constructor_ore(self, state: State, seat: i64) -> i64:
        return self.asked(CONSTRUCTOR_ORE, state, seat, self.constructor_price)

    def ship_price(self, state: State, seat: i64) -> i64:
        # A fleet shot down to two ships pays the price of the fourth: there is no lower one.
        each = self.ship_prices[min(2, max(0, state.fleet(seat) - 3))]
        return self.asked(SHIP_PRICE, state, seat, each)

    def guard_card(self, state: State, victim: i64) -> i64:
        return self.asked(GUARD, state, victim, -1)

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        for rule in self.rolled:
            rule.after_roll(state, seat, odd, even)

    def card_leaves(self, state: State, seat: i64, card: i64, taker: i64) -> None:
        """The seat has lost a card by what `taker` does: it is asked last, when all else is done."""
        for rule in self.leaving:
            if rule.card == card:
                rule.card_leaves(state, seat, taker)

    # -- docking --------------------------------------------------------------------------------

    def can_dock(self, state: State, seat: i64) -> bool:
        """Has any unplaced ship of the seat a legal docking?"""
        for dock in self.docks:
            if dock.options(state, seat, self.room, 0) > 0:
                return True
        return False

    def takes_any_ship(self, state: State, away_from: i64) -> bool:
        """Is there a free port elsewhere that asks nothing of a ship?"""
        for dock in self.docks:
            if dock.takes_any and dock.facility != away_from:
                if state.free_ports(dock.facility) > 0:
                    return True
        return False

    def can_carry(self, state: State, seat: i64, away_from: i64, dice: i64) -> bool:
        """Has the ship being moved a legal docking elsewhere?"""
        return self.carry_options(state, seat, away_from, dice, self.room, 0) > 0

    def carry_options(
        self, state: State, seat: i64, away_from: i64, dice: i64, out: vec[i64], n: i64
    ) -> i64:
        """Dockings elsewhere that include the moved ship; `dice` is its bit (see `Rule.uses`)."""
        for dock in self.docks:
            if dock.facility != away_from:
                end = dock.options(state, seat, out, n)
                at = n
                while at < end:
                    code = out[at]
                    if self.uses[code] & dice != 0:
                        out[n] = code
                        n += 1
                    at += 1
        return n


def joined(rules: vec[Rule], rule: Rule) -> vec[Rule]:
    """The list with one more at its end."""
    longer = list(rules)
    longer.append(rule)
    return vec[Rule](longer)


NO_BOOK = Book(box(1, ((), (), (), (), ())))
