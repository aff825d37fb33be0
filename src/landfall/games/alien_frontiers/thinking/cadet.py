"""Rules of thumb: each action on offer gets an urgency, and the most urgent one is played.

Land colonies when you can, build ships early, raid the rich, claim a card when the ships for it are
there, mine what is short, and let the rest make fuel or push the colony on the Hub. Cards stay in
the hand, but for their points.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import FUEL, ORE, SEAT, WIDE, Box, bit
from landfall.games.alien_frontiers.facilities.facility import RICH
from landfall.games.alien_frontiers.rule import POINTS
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State, zeros
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner

# What a code does, as far as the rules of thumb tell actions apart.
REVEAL: Final = 16  # an Agenda
PLAY: Final = 17  # use an asteroid card
HAUL: Final = 18  # claim one
ADVANCE: Final = 19
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
DOCK: Final = 32  # from here on a docking, one number a facility

VERBS: Final = {
    "end": END,
    "launch": LAUNCH,
    "buy": BUY_RELIC,
    "trade": TRADE,
    "claim": CLAIM,
    "land": LAND,
    "play": PLAY,
    "reveal": REVEAL,
}
NEVER: Final = -1


def read(box: Box, text: str) -> tuple[int, int]:
    """What an action does, and with which number: a die's value, a territory, a card, a victim."""
    words = text.split()
    if words[0] == "dock":
        return DOCK + box.facility(words[1]), int(words[-1].rstrip("*"))
    if words[0] == "take" and words[1] not in box.asteroid_names:
        if words[1] in box.card_names:
            return TAKE_CARD, box.card(words[1])
        return (TAKE_FUEL if words[1] == "fuel" else TAKE_ORE), ord(words[2]) - ord("A")
    if words[0] == "drop":
        return (DROP_FUEL if words[1] == "fuel" else DROP_ORE), 0
    if words[0] == "land":
        return LAND, box.territory(words[1])
    if words[0] == "take" and words[1] in box.asteroid_names:
        return OTHER, 0
    if words[0] == "claim" and len(words) > 2:
        return HAUL, 0
    if words[0] == "claim":
        return CLAIM, box.card(words[1])
    if words[0] == "trade":
        return TRADE, int(words[1])
    if words[0] == "advance":
        return ADVANCE, int(words[1])
    return VERBS.get(words[0], OTHER), 0


@final
class Cadet(TurnPlanner):
    """Plays the most urgent action, one at a time."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.does = zeros(len(ruleset.texts))
        self.number = zeros(len(ruleset.texts))
        for code, text in enumerate(ruleset.texts):
            self.does[code], self.number[code] = read(ruleset.box, text)
        self.points: i64 = 0  # cards worth points, a bit each
        for bender in ruleset.book.listed[POINTS]:
            if bender.card >= 0:
                self.points |= bit(bender.card)

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
        seat = state.at[SEAT]
        if does >= DOCK:
            return self.ruleset.book.docks[does - DOCK].urgency(state, seat, number)
        if does == END:
            return 0
        if does == ADVANCE:
            return number
        if does == LAUNCH:
            return 1000
        if does == LAND:
            return landing(self.ruleset, state, seat, number)
        if does == CLAIM:
            return 810 if self.points >> number & 1 == 1 else 800
        if does == BUY_RELIC:
            return 700
        if does == REVEAL:
            return 1100
        if does == PLAY:
            return 400
        if does == HAUL:
            return 200
        if does == TRADE:
            return 300 if state.ore(seat) < RICH and state.fuel(seat) > number else NEVER
        if does == TAKE_CARD:
            return 100 if self.points >> number & 1 == 1 else 5
        if does == TAKE_ORE or does == TAKE_FUEL:
            at: i64 = ORE if does == TAKE_ORE else FUEL
            return (40 if does == TAKE_ORE else 20) + state.at[at + WIDE * number]
        if does == DROP_FUEL:
            return state.fuel(seat)
        if does == DROP_ORE:
            return state.ore(seat)
        return NEVER


def landing(ruleset: Ruleset, state: State, seat: i64, territory: i64) -> i64:
    """Take control where one colony is enough; else break another's; else grow."""
    most: i64 = 0
    other: i64 = 0
    while other < state.box.seats:
        if other != seat:
            most = max(most, state.colonies(territory, other))
        other += 1
    mine = state.colonies(territory, seat) + 1
    if mine == most + 1:
        return 50 if territory != ruleset.book.desert else 45
    if mine == most:
        return 40 if state.controller(territory) >= 0 else 10
    return 20 - mine if mine > most else 5
