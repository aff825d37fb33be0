"""Rules of thumb: each action on offer gets an urgency, and the most urgent one is played.

Land colonies when you can, build ships early, raid the rich, claim a card when the ships for it are
there, mine what is short, and let the rest make fuel or push the colony on the Hub. Cards stay in
the hand, but for their points.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.facilities.alien_artifact import claim_total
from landfall.games.alien_frontiers.hands import TOTAL
from landfall.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    ALIEN_MONUMENT,
    BURROUGHS_DESERT,
    CARD_NAMES,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    FACILITY_NAMES,
    HOLOGRAPHIC_DECOY,
    LUNAR_MINE,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    SEATS,
    SHIPYARD,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    TERRITORY_NAMES,
)
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import CONTROL, FUEL, HUB, ORE, State, zeros
from landfall.games.alien_frontiers.thinking.player import Player

# What a code does, as far as the rules of thumb tell actions apart; dockings are by facility.
END: Final = 20
LAUNCH: Final = 21
LAND: Final = 22
CLAIM: Final = 23
BUY_RELIC: Final = 24
TRADE: Final = 25
TAKE_FUEL: Final = 26
TAKE_ORE: Final = 27
TAKE_CARD: Final = 28
DROP_FUEL: Final = 29
DROP_ORE: Final = 30
OTHER: Final = 31

VERBS: Final = {
    "end": END,
    "launch": LAUNCH,
    "buy": BUY_RELIC,
    "trade": TRADE,
    "claim": CLAIM,
    "land": LAND,
}
NEVER: Final = -1
RICH: Final = 3


def read(text: str) -> tuple[int, int]:
    """What an action does, and with which number: a die's value, a territory, a card, a victim."""
    words = text.split()
    if words[0] == "dock":
        return FACILITY_NAMES.index(words[1]), int(words[-1].rstrip("*"))
    if words[0] == "take":
        victim = ord(words[2]) - ord("A")
        if words[1] in CARD_NAMES:
            return TAKE_CARD, CARD_NAMES.index(words[1]) * SEATS + victim
        return (TAKE_FUEL if words[1] == "fuel" else TAKE_ORE), victim
    if words[0] == "drop":
        return (DROP_FUEL if words[1] == "fuel" else DROP_ORE), 0
    if words[0] == "land":
        return LAND, TERRITORY_NAMES.index(words[1])
    if words[0] == "claim":
        return CLAIM, CARD_NAMES.index(words[1])
    if words[0] == "trade":
        return TRADE, int(words[1])
    return VERBS.get(words[0], OTHER), 0


@final
class Cadet(Player):
    """Plays the most urgent action, one at a time."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.does = zeros(len(ruleset.texts))
        self.number = zeros(len(ruleset.texts))
        for code, text in enumerate(ruleset.texts):
            self.does[code], self.number[code] = read(text)

    def plan(self, state: State) -> list[int]:
        count = self.ruleset.legal(state, self.room)
        best = self.room[0]
        urgent: i64 = -1000
        k: i64 = 0
        while k < count:
            code = self.room[k]
            urgency = self.urgency(state, self.does[code], self.number[code])
            if urgency > urgent:
                urgent = urgency
                best = code
            k += 1
        return [int(best)]

    def urgency(self, state: State, does: i64, number: i64) -> i64:
        if does < END:
            return self.docking(state, does, number)
        seat = state.turn
        if does == END:
            return 0
        if does == LAUNCH:
            return 1000
        if does == LAND:
            return landing(state, seat, number)
        if does == CLAIM:
            return 810 if number <= ALIEN_MONUMENT else 800
        if does == BUY_RELIC:
            return 700
        if does == TRADE:
            return 300 if state.ore(seat) < RICH and state.fuel(seat) > number else NEVER
        if does == TAKE_CARD:
            return 100 if number // SEATS <= ALIEN_MONUMENT else 5
        if does == TAKE_ORE or does == TAKE_FUEL:
            at: i64 = ORE if does == TAKE_ORE else FUEL
            return (40 if does == TAKE_ORE else 20) + state.seat[at + number]
        if does == DROP_FUEL:
            return state.fuel(seat)
        if does == DROP_ORE:
            return state.ore(seat)
        return NEVER

    def docking(self, state: State, facility: i64, value: i64) -> i64:
        seat = state.turn
        if facility == COLONY_CONSTRUCTOR:
            return 950
        if facility == TERRAFORMING_STATION:
            return 900
        if facility == SHIPYARD:
            return 650
        if facility == RAIDERS_OUTPOST:
            return 640 if loot(state, seat) >= RICH else 50
        if facility == ORBITAL_MARKET:
            return 250 if state.ore(seat) < RICH and state.fuel(seat) >= 2 * value else 40
        if facility == LUNAR_MINE:
            return (240 if state.ore(seat) < RICH else 160) - 4 * value
        if facility == SOLAR_CONVERTER:
            return (200 if state.fuel(seat) < RICH else 140) + 5 * value
        if facility == COLONIST_HUB:
            return 175 + 10 * state.seat[HUB + seat]
        if facility == ALIEN_ARTIFACT:
            total = claim_total(state)
            if total + value >= CLAIM_TOTAL:
                return 260
            return 190 if total + TOTAL[state.hand] >= CLAIM_TOTAL + 2 else 30
        return NEVER


def loot(state: State, seat: i64) -> i64:
    """Resources raiders could reach."""
    total: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and not state.holds(other, HOLOGRAPHIC_DECOY):
            total += state.fuel(other) + state.ore(other)
        other += 1
    return total


def landing(state: State, seat: i64, territory: i64) -> i64:
    """Take control where one colony is enough; else break another's; else grow."""
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            most = max(most, state.colonies(territory, other))
        other += 1
    mine = state.colonies(territory, seat) + 1
    if mine == most + 1:
        return 50 if territory != BURROUGHS_DESERT else 45
    if mine == most:
        return 40 if state.land[CONTROL + territory] >= 0 else 10
    return 20 - mine if mine > most else 5
