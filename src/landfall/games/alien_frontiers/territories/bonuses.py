"""The eight bonuses. Whoever controls a territory may use its bonus, unless it is isolated."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.names import (
    ASIMOV_CRATER,
    AT_BURROUGHS,
    BRADBURY_PLATEAU,
    BURROUGHS_DESERT,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    ISOLATION_FIELD,
    LEM_BADLANDS,
    MAINTENANCE_BAY,
    POHL_FOOTHILLS,
    TERRITORY_NAMES,
    VAN_VOGT_MOUNTAINS,
)
from landfall.games.alien_frontiers.rule import Book, Rule, joined
from landfall.games.alien_frontiers.state import ASK_MAIN, ASK_NOTHING, BONUS, State


class Territory(Rule):
    """A territory answers for its bonus; it has no codes of its own."""

    def __init__(self, territory: int) -> None:
        super().__init__(TERRITORY_NAMES[territory], ASK_NOTHING)
        self.territory: i64 = territory

    def serves(self, state: State, seat: i64) -> bool:
        return state.seat[BONUS + seat] >> self.territory & 1 == 1


@final
class AsimovCrater(Territory):
    """One extra circle in a turn in which you dock more than one ship at the Colonist Hub."""

    def __init__(self) -> None:
        super().__init__(ASIMOV_CRATER)

    def enlist(self, book: Book) -> None:
        book.bend_hub = joined(book.bend_hub, self)

    def hub_bonus(self, state: State, seat: i64, advances: i64) -> i64:
        if state.hubbed < 2 or state.asimov == 1 or not self.serves(state, seat):
            return advances
        state.asimov = 1
        return advances + 1


@final
class BradburyPlateau(Territory):
    """The Colony Constructor costs one ore less."""

    def __init__(self) -> None:
        super().__init__(BRADBURY_PLATEAU)

    def enlist(self, book: Book) -> None:
        book.bend_constructor = joined(book.bend_constructor, self)

    def constructor_ore(self, state: State, seat: i64, ore: i64) -> i64:
        return max(0, ore - 1) if self.serves(state, seat) else ore


@final
class HeinleinPlains(Territory):
    """Every trade at the Orbital Market costs one fuel."""

    def __init__(self) -> None:
        super().__init__(HEINLEIN_PLAINS)

    def enlist(self, book: Book) -> None:
        book.bend_trade = joined(book.bend_trade, self)

    def trade_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        return 1 if self.serves(state, seat) else fuel


@final
class HerbertValley(Territory):
    """A ship built at the Shipyard costs one fuel and one ore less."""

    def __init__(self) -> None:
        super().__init__(HERBERT_VALLEY)

    def enlist(self, book: Book) -> None:
        book.bend_ship = joined(book.bend_ship, self)

    def ship_price(self, state: State, seat: i64, each: i64) -> i64:
        return max(0, each - 1) if self.serves(state, seat) else each


@final
class LemBadlands(Territory):
    """One more fuel for each ship docked at the Solar Converter."""

    def __init__(self) -> None:
        super().__init__(LEM_BADLANDS)

    def enlist(self, book: Book) -> None:
        book.bend_solar = joined(book.bend_solar, self)

    def solar_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        return fuel + 1 if self.serves(state, seat) else fuel


@final
class PohlFoothills(Territory):
    """Pay one less fuel for each alien tech card you use."""

    def __init__(self) -> None:
        super().__init__(POHL_FOOTHILLS)

    def enlist(self, book: Book) -> None:
        book.bend_tech = joined(book.bend_tech, self)

    def tech_fuel(self, state: State, seat: i64, fuel: i64) -> i64:
        return max(0, fuel - 1) if self.serves(state, seat) else fuel


@final
class VanVogtMountains(Territory):
    """The first ship you dock at the Lunar Mine each turn may be any value."""

    def __init__(self) -> None:
        super().__init__(VAN_VOGT_MOUNTAINS)

    def enlist(self, book: Book) -> None:
        book.bend_mine = joined(book.bend_mine, self)

    def mine_floor(self, state: State, seat: i64, floor: i64) -> i64:
        return 1 if state.mined == 0 and self.serves(state, seat) else floor


@final
class BurroughsDesert(Rule):
    """Its controller may buy the Relic Ship for one fuel and one ore, while it lies here."""

    def __init__(self) -> None:
        super().__init__(TERRITORY_NAMES[BURROUGHS_DESERT], ASK_MAIN)

    def texts(self) -> list[str]:
        return ["buy relic-ship"]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        seat = state.turn
        if (
            state.relic_place == AT_BURROUGHS
            and state.has_bonus(seat, BURROUGHS_DESERT)
            and state.can_pay(seat, 1, 1)
        ):
            out[n] = self.base
            return n + 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        seat = state.turn
        if state.controller(BURROUGHS_DESERT) != seat:
            return "relic-ship.control"
        if state.field_at(ISOLATION_FIELD) == BURROUGHS_DESERT:
            return "relic-ship.isolated"
        if state.relic_place != AT_BURROUGHS:
            return "relic-ship.absent"
        if not state.can_pay(seat, 1, 1):
            return "relic-ship.cost"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        seat = state.turn
        state.pay(seat, 1, 1)
        state.relic_place = MAINTENANCE_BAY
        state.relic_value = 0
        state.relic_user = seat
