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
from landfall.games.alien_frontiers.state import State


class Rule:
    """One rule: a facility, a territory, a card or a step of the turn."""

    def __init__(self, key: str, asks: i64) -> None:
        self.key = key
        self.asks = asks  # the pending decision its codes answer
        self.base: i64 = 0  # its first code
        self.facility: i64 = -1  # where its ships dock, if it is a facility
        self.book = NO_BOOK

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

    def points(self, state: State, seat: i64) -> i64:
        return 0


class Book:
    """The rule objects of one edition for one number of seats, sorted by what they are asked."""

    def __init__(self) -> None:
        self.docks: list[Rule] = []
        self.bend_hub: list[Rule] = []
        self.bend_constructor: list[Rule] = []
        self.bend_trade: list[Rule] = []
        self.bend_ship: list[Rule] = []
        self.bend_solar: list[Rule] = []
        self.bend_tech: list[Rule] = []
        self.bend_mine: list[Rule] = []
        self.guard: list[Rule] = []
        self.rolled: list[Rule] = []
        self.scoring: list[Rule] = []
        self.uses: vec[i64] = vec[i64]([])
        self.launch: i64 = -1  # the code of `launch`
        self.colonies: i64 = 0  # colonies each seat starts with
        self.bay_is_safe = True  # no card reaches ships in the Maintenance Bay
        self.cannon_counts_forfeit = True  # a ship at Terraforming is no ship for next turn

    def hub_bonus(self, state: State, seat: i64) -> i64:
        advances: i64 = 0
        for rule in self.bend_hub:
            advances = rule.hub_bonus(state, seat, advances)
        return advances

    def constructor_ore(self, state: State, seat: i64, ore: i64) -> i64:
        for rule in self.bend_constructor:
            ore = rule.constructor_ore(state, seat, ore)
        return ore

    def trade_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        for rule in self.bend_trade:
            fuel = rule.trade_fuel(state, seat, fuel)
        return fuel

    def ship_price(self, state: State, seat: i64, each: i64) -> i64:
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

    def can_dock(self, state: State, out: vec[i64]) -> bool:
        """Has any unplaced ship of the turn a legal docking?"""
        for dock in self.docks:
            if dock.options(state, out, 0) > 0:
                return True
        return False

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


NO_BOOK = Book()
