"""Raiders' Outpost: a run of three steals four resources or a card; a higher run bumps a lower one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.facilities.facility import Run
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.names import (
    BOOTY,
    CARD_NAMES,
    CARDS,
    MAINTENANCE_BAY,
    RAIDERS_OUTPOST,
    SEAT_LETTERS,
    SEATS,
)
from landfall.games.alien_frontiers.piles import give, lose
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import (
    ASK_RAID,
    BAY,
    FREE,
    FUEL,
    ORE,
    TECH,
    State,
    frame,
)


@final
class RaidersOutpost(Run):
    def __init__(self) -> None:
        super().__init__(RAIDERS_OUTPOST, 3)

    def companions(self) -> list[Rule]:
        return [TakeResource("fuel", FUEL), TakeResource("ore", ORE), TakeCard()]

    def closed(self, state: State, seat: i64) -> str:
        return ""  # ships that are there are bumped, not in the way

    def below(self, state: State, low: i64) -> bool:
        return 3 * low + 3 <= state.total_at(RAIDERS_OUTPOST)

    def make_room(self, state: State) -> None:
        seat: i64 = 0
        while seat < state.seats:
            at = SEATS * RAIDERS_OUTPOST + seat
            ships = SIZE[state.docks[at]]
            state.seat[BAY + seat] += ships
            state.docks[FREE + RAIDERS_OUTPOST] += ships
            state.docks[at] = 0
            seat += 1
        if state.relic_place == RAIDERS_OUTPOST:
            state.lift_relic(MAINTENANCE_BAY)
        if state.borrowed_place == RAIDERS_OUTPOST:
            state.borrowed_place = -1

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.ask(ASK_RAID, seat, 0, 0, 0)


class Booty(Rule):
    """What a raid takes; codes are one a victim."""

    def taken(self, state: State) -> i64:
        return state.asked_a()


@final
class TakeResource(Booty):
    """Up to four resources of any kinds from any mix of opponents."""

    def __init__(self, resource: str, at: int) -> None:
        super().__init__(f"take {resource}", ASK_RAID)
        self.at: i64 = at

    def texts(self) -> list[str]:
        return [f"{self.key} {letter}" for letter in SEAT_LETTERS]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        victim: i64 = 0
        while victim < state.seats:
            if (
                victim != state.turn
                and state.seat[self.at + victim] > 0
                and self.book.guard_card(state, victim) < 0
            ):
                out[n] = self.base + victim
                n += 1
            victim += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        victim = code - self.base
        if victim >= state.seats or victim == state.turn or state.seat[self.at + victim] == 0:
            return "raiders-outpost.victim"
        if self.book.guard_card(state, victim) >= 0:
            return "holographic-decoy.guard"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        state.seat[self.at + code - self.base] -= 1
        state.seat[self.at + state.turn] += 1
        taken = self.taken(state) + 1
        if taken == BOOTY:
            state.answered()
        else:
            state.pending[state.depth - 1] = frame(ASK_RAID, state.turn, taken, 0, 0)


@final
class TakeCard(Booty):
    """Or one card of one opponent. Codes: for each card, one a victim."""

    def __init__(self) -> None:
        super().__init__("take card", ASK_RAID)

    def texts(self) -> list[str]:
        return [f"take {name} {letter}" for name in CARD_NAMES for letter in SEAT_LETTERS]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        if self.taken(state) > 0:
            return n
        victim: i64 = 0
        while victim < state.seats:
            held = state.seat[TECH + victim]
            if victim != state.turn and held != 0:
                guard = self.book.guard_card(state, victim)
                if guard >= 0:
                    held = 1 << guard
                card: i64 = 0
                while card < CARDS:
                    if held >> card & 1 == 1:
                        out[n] = self.base + SEATS * card + victim
                        n += 1
                    card += 1
            victim += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        card = (code - self.base) // SEATS
        victim = (code - self.base) % SEATS
        if victim >= state.seats or victim == state.turn or not state.holds(victim, card):
            return "raiders-outpost.victim"
        if self.taken(state) > 0:
            return "raiders-outpost.choice"
        guard = self.book.guard_card(state, victim)
        if guard >= 0 and guard != card:
            return "holographic-decoy.guard"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        card = (code - self.base) // SEATS
        lose(state, (code - self.base) % SEATS, card)
        give(state, state.turn, card)
        state.answered()
