"""What an evaluation sees of a position: for each seat one row of named numbers.

The same numbers serve the hand-made evaluation, which adds them up at once, and any learned one, which
takes them as rows. `SLICES` names the parts of a row, `FEATURES` every single number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.hands import HIGH, SIZE, TOTAL
from landfall.games.alien_frontiers.names import (
    CARD_NAMES,
    COLONIST_HUB,
    FACILITIES,
    FACILITY_NAMES,
    HOLOGRAPHIC_DECOY,
    LAST_CIRCLE,
    LUNAR_MINE,
    RAIDERS_OUTPOST,
    REPULSOR_FIELD,
    SEATS,
    TERRAFORMING_STATION,
    TERRITORIES,
    TERRITORY_NAMES,
)
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import (
    BONUS,
    CONTROL,
    FIELD,
    FREE,
    FUEL,
    HUB,
    ORE,
    SUPPLY,
    TECH,
    State,
    ints,
)

# Where each part of a row begins.
POINTS: Final = 0
COLONIES: Final = 1  # on territories
LAST_TWO: Final = 2  # exactly one colony left to land; exactly two
BONUSES: Final = 4  # the eight bonuses the seat may use
GRIP: Final = 12  # territories led by one; by more; shared lead; one behind; locked by a Repulsor
FUELS: Final = 17  # the first fuel, the second, the third and fourth, all further
ORES: Final = 21  # the first ore, the second, the third, all further
PAIRS: Final = 25  # fuel and ore together, up to three of each
EXPOSED: Final = 26  # resources beyond three that raiders can reach
SHIPS: Final = 27  # a fourth, fifth, sixth ship next turn
RELIC: Final = 30  # the Relic Ship is the seat's
HUB_CIRCLE: Final = 31  # part of the Hub's track travelled; ready to launch
CARD: Final = 33  # the cards held
HAND_OF_CARDS: Final = 46  # how many cards
CLOSES: Final = 47  # facilities full, some of the seat's ships among those there
MINE_FLOOR: Final = 56  # the seat's ship sets the Lunar Mine's floor: its part of six
RAIDERS: Final = 57  # the seat's run at the Raiders' Outpost: its part of fifteen
WAITING: Final = 58  # turns of others before the seat's next, as a part of the table
WIDTH: Final = 59

SLICES: Final = {
    "points": slice(POINTS, COLONIES),
    "colonies": slice(COLONIES, LAST_TWO),
    "last-two": slice(LAST_TWO, BONUSES),
    "bonus": slice(BONUSES, GRIP),
    "grip": slice(GRIP, FUELS),
    "fuel": slice(FUELS, ORES),
    "ore": slice(ORES, PAIRS),
    "pairs": slice(PAIRS, EXPOSED),
    "exposed": slice(EXPOSED, SHIPS),
    "ships": slice(SHIPS, RELIC),
    "relic-ship": slice(RELIC, HUB_CIRCLE),
    "hub": slice(HUB_CIRCLE, CARD),
    "card": slice(CARD, HAND_OF_CARDS),
    "cards": slice(HAND_OF_CARDS, CLOSES),
    "closes": slice(CLOSES, MINE_FLOOR),
    "mine-floor": slice(MINE_FLOOR, RAIDERS),
    "raiders": slice(RAIDERS, WAITING),
    "waiting": slice(WAITING, WIDTH),
}

FEATURES: Final = (
    "points",
    "colonies",
    "last colony",
    "last but one",
    *[f"bonus {name}" for name in TERRITORY_NAMES],
    *[f"territories {grip}" for grip in ("led by one", "led by more", "shared", "one behind")],
    "territory locked",
    *[f"fuel {part}" for part in ("1", "2", "3-4", "5+")],
    *[f"ore {part}" for part in ("1", "2", "3", "4+")],
    "pairs of fuel and ore",
    "resources exposed",
    *[f"ship {count}" for count in (4, 5, 6)],
    "relic-ship",
    "hub circle",
    "hub ready",
    *[f"card {name}" for name in CARD_NAMES],
    "cards",
    *[f"closes {name}" for name in FACILITY_NAMES[:FACILITIES]],
    "mine floor",
    "raiders",
    "waiting",
)

SAFE_FROM_RAIDS: Final = 3

PORTS: Final = ints([1, 1, 3, 1, 2, 3, 2, 1, 1])
"""Free ports one use of each facility needs."""


class Listener:
    """Whoever is told the features; those that are not told are nought."""

    def hear(self, seat: i64, feature: i64, amount: float) -> None:
        """This much of a feature for a seat; several calls add up."""


@final
class Rows(Listener):
    """Writes the features down."""

    def __init__(self) -> None:
        self.numbers: vec[float] = vec[float]([0.0 for _ in range(WIDTH * SEATS)])

    def hear(self, seat: i64, feature: i64, amount: float) -> None:
        self.numbers[WIDTH * seat + feature] += amount


def features(ruleset: Ruleset, state: State, seat: int) -> list[float]:
    """The horizon, then the rows of all seats in turn order beginning with this one."""
    rows = Rows()
    tell(ruleset, state, rows)
    answer = [horizon(ruleset, state)]
    for step in range(int(state.seats)):
        first = WIDTH * ((seat + step) % int(state.seats))
        answer.extend(rows.numbers[k] for k in range(first, first + WIDTH))
    return answer


def horizon(ruleset: Ruleset, state: State) -> float:
    """How much of the game is left: 1.0 at the start, 0.0 when someone lands the last colony."""
    least: i64 = 999
    seat: i64 = 0
    while seat < state.seats:
        left = 8 * state.seat[SUPPLY + seat]
        circle = state.seat[HUB + seat]
        if circle > 0:
            left += 8 - circle
        if left < least:
            least = left
        seat += 1
    return float(least) / float(8 * ruleset.book.colonies)


def tell(ruleset: Ruleset, state: State, to: Listener) -> None:
    """Every feature of every seat that is not nought."""
    seat: i64 = 0
    while seat < state.seats:
        points = ruleset.score(state, seat)
        if points > 0:
            to.hear(seat, POINTS, float(points))
        _tell_colonies(state, seat, to)
        _tell_resources(state, seat, to)
        _tell_ships(state, seat, to)
        _tell_cards(state, seat, to)
        ahead = seat - state.turn
        if ahead < 0:
            ahead += state.seats
        if ahead > 0:
            to.hear(seat, WAITING, float(ahead) / float(state.seats))
        seat += 1
    territory: i64 = 0
    while territory < TERRITORIES:
        _tell_grips(state, territory, to)
        territory += 1


def _tell_colonies(state: State, seat: i64, to: Listener) -> None:
    landed = -state.colonies_left(seat)
    if landed == -1:
        to.hear(seat, LAST_TWO, 1.0)
    elif landed == -2:
        to.hear(seat, LAST_TWO + 1, 1.0)
    circle = state.seat[HUB + seat]
    if circle > 0:
        to.hear(seat, HUB_CIRCLE, float(circle) / 7.0)
        if circle == LAST_CIRCLE:
            to.hear(seat, HUB_CIRCLE + 1, 1.0)


def _tell_resources(state: State, seat: i64, to: Listener) -> None:
    fuel = state.seat[FUEL + seat]
    ore = state.seat[ORE + seat]
    if fuel > 0:
        to.hear(seat, FUELS, 1.0)
        if fuel > 1:
            to.hear(seat, FUELS + 1, 1.0)
        if fuel > 2:
            to.hear(seat, FUELS + 2, float(min(fuel - 2, 2)))
        if fuel > 4:
            to.hear(seat, FUELS + 3, float(fuel - 4))
    if ore > 0:
        to.hear(seat, ORES, 1.0)
        if ore > 1:
            to.hear(seat, ORES + 1, 1.0)
        if ore > 2:
            to.hear(seat, ORES + 2, 1.0)
        if ore > 3:
            to.hear(seat, ORES + 3, float(ore - 3))
        if fuel > 0:
            to.hear(seat, PAIRS, float(min(min(fuel, ore), 3)))
    if fuel + ore > SAFE_FROM_RAIDS and not state.holds(seat, HOLOGRAPHIC_DECOY):
        to.hear(seat, EXPOSED, float(fuel + ore - SAFE_FROM_RAIDS))


def _tell_ships(state: State, seat: i64, to: Listener) -> None:
    fleet = state.fleet(seat)
    if state.docks[SEATS * TERRAFORMING_STATION + seat] != 0:
        fleet -= 1
    if fleet >= 4:
        to.hear(seat, SHIPS, 1.0)
    if fleet >= 5:
        to.hear(seat, SHIPS + 1, 1.0)
    if fleet >= 6:
        to.hear(seat, SHIPS + 2, 1.0)
    if state.relic_user == seat and state.relic_place != TERRAFORMING_STATION:
        to.hear(seat, RELIC, 1.0)
    facility: i64 = 0
    while facility < FACILITIES:
        hand = state.docks[SEATS * facility + seat]
        if hand != 0 and facility != COLONIST_HUB:
            if state.docks[FREE + facility] < PORTS[facility]:
                to.hear(seat, CLOSES + facility, 1.0)
            if facility == LUNAR_MINE and HIGH[hand] == state.mine_high:
                to.hear(seat, MINE_FLOOR, float(state.mine_high) / 6.0)
            elif facility == RAIDERS_OUTPOST and SIZE[hand] > 1:
                to.hear(seat, RAIDERS, float(TOTAL[hand]) / 15.0)
        facility += 1


def _tell_cards(state: State, seat: i64, to: Listener) -> None:
    held = state.seat[TECH + seat]
    count: i64 = 0
    card: i64 = 0
    while held != 0:
        if held & 1 == 1:
            to.hear(seat, CARD + card, 1.0)
            count += 1
        held >>= 1
        card += 1
    if count > 0:
        to.hear(seat, HAND_OF_CARDS, float(count))


def _tell_grips(state: State, territory: i64, to: Listener) -> None:
    """Colonies on a territory, its bonus, and how firmly each seat holds it."""
    most: i64 = 0
    second: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        here = state.land[SEATS * territory + seat]
        if here > most:
            second = most
            most = here
        elif here > second:
            second = here
        seat += 1
    if most == 0:
        return
    control = state.land[CONTROL + territory]
    seat = 0
    while seat < state.seats:
        here = state.land[SEATS * territory + seat]
        if here > 0:
            to.hear(seat, COLONIES, float(here))
            if control == seat:
                if territory == state.land[FIELD + REPULSOR_FIELD]:
                    to.hear(seat, GRIP + 4, 1.0)
                else:
                    to.hear(seat, GRIP if most - second == 1 else GRIP + 1, 1.0)
                if state.seat[BONUS + seat] >> territory & 1 == 1:
                    to.hear(seat, BONUSES + territory, 1.0)
            elif here == most:
                to.hear(seat, GRIP + 2, 1.0)
            elif here == most - 1:
                to.hear(seat, GRIP + 3, 1.0)
        seat += 1
