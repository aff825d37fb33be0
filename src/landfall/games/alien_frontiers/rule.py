"""The shape of a rule object, and the book in which the rule objects of one game find each other.

A rule object holds no state. It lays out a block of codes, writes those that are legal now
(`options`), carries one out (`resolve`) and names the rule that forbids one (`refusal`, empty when
none does). One property ties them: a code is offered exactly when its refusal is empty.

What may be bent is a method here whose default is the printed answer. A territory, a card or, later,
a faction answers differently; the book asks all that do, in the order in which the edition lists them.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.state import FREE, State, zeros


class Rule:
    """One rule: a facility, a territory, a card or a step of the turn."""

    def __init__(self, key: str, asks: i64) -> None:
        self.key = key
        self.asks = asks  # the pending decision its codes answer
        self.base: i64 = 0  # its first code
        self.facility: i64 = -1  # where its ships dock, if it is a facility
        self.card: i64 = -1  # which alien tech card it is, if it is one
        self.takes_any = False  # one ship of any value docks here while a port is free
        self.book = NO_BOOK

    # -- joining a ruleset ----------------------------------------------------------------------

    def companions(self) -> list[Rule]:
        """Rules that come along with it, such as trading with the Orbital Market."""
        return []

    def enlist(self, book: Book) -> None:
        """Enter itself in the book's lists of those that bend or answer something."""

    def also_answers(self) -> list[int]:
        """Further pending decisions its codes answer."""
        return []

    def texts(self) -> list[str]:
        """Its codes in notation, in order."""
        return []

    def uses(self, offset: int) -> int:
        """The dice a docking takes: a bit for each face, bit 7 for the Relic Ship."""
        return 0

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        """Write the legal codes from `out[n]` on; the answer is the new count."""
        return n

    def resolve(self, state: State, code: i64) -> None:
        """Carry a legal code out."""

    def refusal(self, state: State, code: i64) -> str:
        """The id of the rule that forbids the code now, or the empty string."""
        return "turn.not-pending"

    # -- what may be bent -----------------------------------------------------------------------

    def hub_bonus(self, state: State, seat: i64, advances: i64) -> i64:
        """Extra circles for the ship just docked at the Colonist Hub."""
        return advances

    def constructor_ore(self, state: State, seat: i64, ore: i64) -> i64:
        return ore

    def trade_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        return fuel

    def ship_price(self, state: State, seat: i64, each: i64) -> i64:
        """Fuel, and as much ore, for one ship at the Shipyard."""
        return each

    def solar_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        return fuel

    def tech_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        return fuel

    def mine_floor(self, state: State, seat: i64, floor: i64) -> i64:
        return floor

    def guard_card(self, state: State, victim: i64) -> i64:
        """The only card raiders may take from the victim, resources being safe; -1 for no guard."""
        return -1

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        """Right after the fleet was rolled."""

    def aim_refusal(self, state: State, why: i64, facility: i64, owner: i64, value: i64) -> str:
        """The rule that keeps a card that aims off this ship, or the empty string."""
        return ""

    def aim(self, state: State, why: i64, facility: i64, owner: i64, value: i64) -> None:
        """Carry a card that aims out on this ship."""

    def points(self, state: State, seat: i64) -> i64:
        return 0


class Book:
    """The rule objects of one edition for one number of seats, sorted by what they are asked.

    Lists that are walked at every decision are arrays of rule objects (`vec`): the compiled engine
    then need not ask each object for its type.
    """

    def __init__(self) -> None:
        self.docks: vec[Rule] = vec[Rule]([])
        self.bend_hub: vec[Rule] = vec[Rule]([])
        self.bend_constructor: vec[Rule] = vec[Rule]([])
        self.bend_trade: vec[Rule] = vec[Rule]([])
        self.bend_ship: vec[Rule] = vec[Rule]([])
        self.bend_solar: vec[Rule] = vec[Rule]([])
        self.bend_tech: vec[Rule] = vec[Rule]([])
        self.bend_mine: vec[Rule] = vec[Rule]([])
        self.guard: vec[Rule] = vec[Rule]([])
        self.rolled: vec[Rule] = vec[Rule]([])
        self.scoring: vec[Rule] = vec[Rule]([])
        self.aimed: list[Rule] = []  # by AIM_… purpose
        self.uses: vec[i64] = zeros(0)
        self.room: vec[i64] = zeros(64)  # for dockings that are only counted
        self.launch: i64 = -1  # the code of `launch`
        self.colonies: i64 = 0  # colonies each seat starts with
        self.ship_prices: vec[i64] = vec[i64]([1, 2, 3])  # the fourth, fifth and sixth ship
        self.constructor_price: i64 = 3
        self.bay_is_safe = True  # no card reaches ships in the Maintenance Bay
        self.cannon_counts_forfeit = True  # a ship at Terraforming is no ship for next turn
        self.follows_cards = True  # a card that comes back after its discard power stays used

    def aims(self, why: int, rule: Rule) -> None:
        """The rule carries out what is aimed for this purpose."""
        while len(self.aimed) <= why:
            self.aimed.append(rule)
        self.aimed[why] = rule

    def hub_bonus(self, state: State, seat: i64) -> i64:
        advances: i64 = 0
        for rule in self.bend_hub:
            advances = rule.hub_bonus(state, seat, advances)
        return advances

    def constructor_ore(self, state: State, seat: i64) -> i64:
        ore = self.constructor_price
        for rule in self.bend_constructor:
            ore = rule.constructor_ore(state, seat, ore)
        return ore

    def trade_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        for rule in self.bend_trade:
            fuel = rule.trade_fuel(state, seat, fuel)
        return fuel

    def ship_price(self, state: State, seat: i64) -> i64:
        # A fleet shot down to two ships pays the price of the fourth: there is no lower one.
        each = self.ship_prices[min(2, max(0, state.fleet(seat) - 3))]
        for rule in self.bend_ship:
            each = rule.ship_price(state, seat, each)
        return each

    def solar_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        for rule in self.bend_solar:
            fuel = rule.solar_fuel(state, seat, fuel)
        return fuel

    def tech_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        for rule in self.bend_tech:
            fuel = rule.tech_fuel(state, seat, fuel)
        return fuel

    def mine_floor(self, state: State, seat: i64, floor: i64) -> i64:
        for rule in self.bend_mine:
            floor = rule.mine_floor(state, seat, floor)
        return floor

    def guard_card(self, state: State, victim: i64) -> i64:
        for rule in self.guard:
            card = rule.guard_card(state, victim)
            if card >= 0:
                return card
        return -1

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        for rule in self.rolled:
            rule.after_roll(state, seat, odd, even)

    def can_dock(self, state: State) -> bool:
        """Has any unplaced ship of the turn a legal docking?"""
        for dock in self.docks:
            if dock.options(state, self.room, 0) > 0:
                return True
        return False

    def takes_any_ship(self, state: State, away_from: i64) -> bool:
        """Is there a free port elsewhere that asks nothing of a ship?"""
        for dock in self.docks:
            if dock.takes_any and dock.facility != away_from:
                if state.docks[FREE + dock.facility] > 0:
                    return True
        return False

    def can_carry(self, state: State, away_from: i64, dice: i64) -> bool:
        """Has the ship being moved a legal docking elsewhere?"""
        return self.carry_options(state, away_from, dice, self.room, 0) > 0

    def carry_options(self, state: State, away_from: i64, dice: i64, out: vec[i64], n: i64) -> i64:
        """Dockings elsewhere that include the moved ship; `dice` is its bit (see `Rule.uses`)."""
        for dock in self.docks:
            if dock.facility != away_from:
                end = dock.options(state, out, n)
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


NO_BOOK = Book()
