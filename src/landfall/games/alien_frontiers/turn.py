"""The turn: gather and roll, the end of the turn, landing, dropping to eight; and the set-up's chance.

Order: a ship at the Terraforming Station is forfeit; all others are gathered and rolled together; the
Resource Cache pays; then the main phase in any order; then down to eight resources; then the next seat.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.hands import (
    COUNT,
    DICE,
    FIRST_OF_SIZE,
    MORE,
    ODD,
    SIZE,
)
from landfall.games.alien_frontiers.names import (
    AT_BURROUGHS,
    CARD_NAMES,
    CARDS,
    DISPLAY,
    FACILITIES,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    REPULSOR_FIELD,
    RESOURCE_LIMIT,
    SEAT_LETTERS,
    SEATS,
    TERRAFORMING_STATION,
    TERRITORIES,
    TERRITORY_NAMES,
    UNPLACED,
)
from landfall.games.alien_frontiers.piles import drawn, give, refill_display, reshuffle_if_empty
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import (
    AIM_CANNON,
    AIM_HELMET,
    ASK_AIM,
    ASK_DEAL,
    ASK_DRAW,
    ASK_DROP,
    ASK_FIRST,
    ASK_LAND,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_PICK,
    ASK_RAID,
    ASK_RELIC,
    ASK_ROLL,
    BAY,
    CHANCE,
    DECK,
    FREE,
    FUEL,
    HUB,
    LANDING_BUILT,
    LANDING_LAUNCHED,
    LANDING_MOVED,
    ON_DISPLAY,
    ORE,
    OVER,
    STOCK,
    SUPPLY,
    State,
    frame,
)

# -- the course of the game -------------------------------------------------------------------------


def begin_turn(state: State, seat: i64) -> None:
    """Forfeit, gather, and await the roll."""
    before = state.turn
    lent = state.lent
    state.turn = seat
    state.turns += 1
    state.used = 0
    state.discarded = 0
    state.given_up = 0
    state.mined = 0
    state.hubbed = 0
    state.asimov = 0
    state.excess = 0
    state.cycles = 0
    state.fresh = 0
    state.market = 0
    state.lent = 0
    state.relic_fresh = 0
    state.carried = -1
    state.carried_value = 0
    state.borrowed_owner = -1
    state.borrowed_place = -1
    state.borrowed_value = 0
    state.borrowed_fresh = 0
    if lent != 0:
        state.refresh_bonus(before)
    dice = gather(state, seat)
    relic = state.relic_user == seat
    state.hand = 0
    while state.depth > 0:
        state.answered()
    if dice > 0:
        state.ask(ASK_ROLL, CHANCE, 0, dice, 1 if relic else 0)
    elif relic:
        state.ask(ASK_RELIC, CHANCE, 0, 0, 0)
    else:
        state.ask(ASK_MAIN, seat, 0, 0, 0)


def gather(state: State, seat: i64) -> i64:
    """Take every own ship back, wherever it stands; the answer is how many are rolled."""
    station = SEATS * TERRAFORMING_STATION + seat
    if state.docks[station] != 0:
        state.docks[station] = 0
        state.docks[FREE + TERRAFORMING_STATION] += 1
        state.seat[STOCK + seat] += 1
    dice = state.seat[BAY + seat]
    state.seat[BAY + seat] = 0
    facility: i64 = 0
    while facility < FACILITIES:
        hand = state.docks[SEATS * facility + seat]
        if hand != 0:
            ships = SIZE[hand]
            dice += ships
            state.docks[SEATS * facility + seat] = 0
            state.docks[FREE + facility] += ships
            if facility == LUNAR_MINE:
                state.find_mine_high()
        facility += 1
    if state.guests != 0:
        state.guests_gathered(seat)
    if state.relic_user == seat:
        if state.relic_place == TERRAFORMING_STATION:
            state.lift_relic(AT_BURROUGHS)
        else:
            state.lift_relic(UNPLACED)
            state.relic_value = 0
    return dice


def rolled(rule: Rule, state: State) -> None:
    """All dice of the fleet lie: cards that pay for a roll do so, then the main phase begins."""
    seat = state.turn
    odd = ODD[state.hand]
    even = SIZE[state.hand] - odd
    if state.relic_place == UNPLACED:
        if state.relic_value % 2 == 1:
            odd += 1
        else:
            even += 1
    state.ask(ASK_MAIN, seat, 0, 0, 0)
    rule.book.after_roll(state, seat, odd, even)


def end_turn(state: State) -> None:
    """Ships that could not dock go to the Maintenance Bay; then down to eight; then the next seat."""
    seat = state.turn
    state.seat[BAY + seat] += SIZE[state.hand]
    state.hand = 0
    if state.relic_place == UNPLACED:
        state.lift_relic(MAINTENANCE_BAY)
    if state.seat[FUEL + seat] + state.seat[ORE + seat] > RESOURCE_LIMIT:
        state.ask(ASK_DROP, seat, 0, 0, 0)
    else:
        next_turn(state)


def next_turn(state: State) -> None:
    seat = state.turn + 1
    begin_turn(state, 0 if seat == state.seats else seat)


def finish(state: State) -> None:
    """The last colony has landed: nothing more happens."""
    while state.depth > 0:
        state.answered()
    state.ask(ASK_NOTHING, OVER, 0, 0, 0)


# -- chance -----------------------------------------------------------------------------------------


@final
class FirstPlayer(Rule):
    """Player one wins a roll-off, which every seat is equally likely to win."""

    def __init__(self) -> None:
        super().__init__("first", ASK_FIRST)

    def texts(self) -> list[str]:
        return [f"first {letter}" for letter in SEAT_LETTERS]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        seat: i64 = 0
        while seat < state.seats:
            out[n] = self.base + seat
            n += 1
            seat += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        return "" if code - self.base < state.seats else "chance.outcome"

    def resolve(self, state: State, code: i64) -> None:
        first = code - self.base
        state.first = first
        state.turn = first
        order: i64 = 0
        while order < state.seats:
            seat = (first + order) % state.seats
            # Second: a fuel; third: an ore; fourth: one of each.
            state.seat[FUEL + seat] = 1 if order == 1 or order == 3 else 0
            state.seat[ORE + seat] = 1 if order >= 2 else 0
            order += 1
        state.answered()
        state.ask(ASK_DEAL, CHANCE, 0, 0, 0)


@final
class Deal(Rule):
    """A card from the deck: one to each player in turn order, then three to the display."""

    def __init__(self) -> None:
        super().__init__("draw", ASK_DRAW)

    def also_answers(self) -> list[int]:
        return [ASK_DEAL]

    def texts(self) -> list[str]:
        return [f"draw {name}" for name in CARD_NAMES]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        card: i64 = 0
        while card < CARDS:
            if state.piles[DECK + card] > 0:
                out[n] = self.base + card
                n += 1
            card += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        return "" if state.piles[DECK + code - self.base] > 0 else "chance.outcome"

    def resolve(self, state: State, code: i64) -> None:
        card = code - self.base
        drawn(state, card)
        if state.asks == ASK_DEAL:
            self.deal(state, card)
            return
        state.piles[ON_DISPLAY + card] += 1
        state.answered()
        refill_display(state)

    def deal(self, state: State, card: i64) -> None:
        dealt = state.asked_a()
        if dealt < state.seats:
            give(state, (state.first + dealt) % state.seats, card)
        else:
            state.piles[ON_DISPLAY + card] += 1
        if dealt + 1 < state.seats + DISPLAY:
            reshuffle_if_empty(state)
            state.pending[state.depth - 1] = frame(ASK_DEAL, CHANCE, dealt + 1, 0, 0)
        else:
            begin_turn(state, state.first)


@final
class Roll(Rule):
    """The own-colour dice of a roll, as a hand."""

    def __init__(self) -> None:
        super().__init__("roll", ASK_ROLL)

    def texts(self) -> list[str]:
        return [" ".join(["roll", *map(str, dice)]) for dice in DICE]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        dice = state.asked_b()
        hand: i64 = FIRST_OF_SIZE[dice]
        last: i64 = FIRST_OF_SIZE[dice + 1]
        while hand < last:
            out[n] = self.base + hand
            n += 1
            hand += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        return "" if SIZE[code - self.base] == state.asked_b() else "chance.outcome"

    def resolve(self, state: State, code: i64) -> None:
        hand = code - self.base
        again = state.asked_a()
        relic = state.asked_c() == 1
        state.answered()
        if again == 1:
            face: i64 = 1
            while face <= 6:
                copies = COUNT[8 * hand + face]
                while copies > 0:
                    state.hand = MORE[8 * state.hand + face]
                    copies -= 1
                face += 1
        else:
            state.hand = hand
        if relic:
            state.ask(ASK_RELIC, CHANCE, again, 0, 0)
        elif again == 0:
            rolled(self, state)


@final
class RollRelic(Rule):
    """The Relic Ship's die, rolled with the fleet and told after it."""

    def __init__(self) -> None:
        super().__init__("relic", ASK_RELIC)

    def texts(self) -> list[str]:
        return [f"relic {value}" for value in range(1, 7)]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        value: i64 = 0
        while value < 6:
            out[n] = self.base + value
            n += 1
            value += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        return ""

    def resolve(self, state: State, code: i64) -> None:
        again = state.asked_a()
        state.answered()
        state.relic_value = code - self.base + 1
        if again == 0:
            rolled(self, state)


# -- decisions --------------------------------------------------------------------------------------


@final
class EndTurn(Rule):
    """Only when no unplaced ship has a legal docking."""

    def __init__(self) -> None:
        super().__init__("end", ASK_MAIN)

    def texts(self) -> list[str]:
        return ["end"]

    def refusal(self, state: State, code: i64) -> str:
        if state.hand != 0 or state.relic_place == UNPLACED:
            if self.book.can_dock(state):
                return "turn.dock-first"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        end_turn(state)


@final
class Land(Rule):
    """Any territory without the Repulsor Field; a moved colony must go elsewhere."""

    def __init__(self) -> None:
        super().__init__("land", ASK_LAND)

    def texts(self) -> list[str]:
        return [f"land {name}" for name in TERRITORY_NAMES]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        barred = state.field_at(REPULSOR_FIELD)
        left: i64 = state.asked_b() if state.asked_a() == LANDING_MOVED else -1
        territory: i64 = 0
        while territory < TERRITORIES:
            if territory != barred and territory != left:
                out[n] = self.base + territory
                n += 1
            territory += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        territory = code - self.base
        if territory == state.field_at(REPULSOR_FIELD):
            return "land.repulsor"
        if state.asked_a() == LANDING_MOVED and territory == state.asked_b():
            return "orbital-teleporter.elsewhere"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        territory = code - self.base
        why = state.asked_a()
        b = state.asked_b()
        c = state.asked_c()
        state.answered()
        if why == LANDING_MOVED:
            state.land[SEATS * b + c] -= 1
            state.land[SEATS * territory + c] += 1
            state.settle(b)
            state.settle(territory)
            return
        seat = state.turn
        if why == LANDING_BUILT:
            if state.seat[SUPPLY + seat] > 0:
                state.seat[SUPPLY + seat] -= 1
            else:
                state.seat[HUB + seat] = 0
        state.land[SEATS * territory + seat] += 1
        state.settle(territory)
        if state.colonies_left(seat) == 0:
            finish(state)
        elif why == LANDING_LAUNCHED and b > 0 and state.seat[SUPPLY + seat] > 0:
            state.seat[SUPPLY + seat] -= 1
            state.seat[HUB + seat] = b


@final
class Drop(Rule):
    """Fuel or ore back to the supply, one at a time, down to eight."""

    def __init__(self) -> None:
        super().__init__("drop", ASK_DROP)

    def texts(self) -> list[str]:
        return ["drop fuel", "drop ore"]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        seat = state.turn
        if state.seat[FUEL + seat] > 0:
            out[n] = self.base
            n += 1
        if state.seat[ORE + seat] > 0:
            out[n] = self.base + 1
            n += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        at: i64 = FUEL if code == self.base else ORE
        return "" if state.seat[at + state.turn] > 0 else "turn.limit"

    def resolve(self, state: State, code: i64) -> None:
        seat = state.turn
        at: i64 = FUEL if code == self.base else ORE
        state.seat[at + seat] -= 1
        if state.seat[FUEL + seat] + state.seat[ORE + seat] <= RESOURCE_LIMIT:
            next_turn(state)


@final
class Done(Rule):
    """Ends a raid, the aiming of a Plasma Cannon, or the picking of ships to re-roll."""

    def __init__(self) -> None:
        super().__init__("done", ASK_RAID)

    def also_answers(self) -> list[int]:
        return [ASK_AIM, ASK_PICK]

    def texts(self) -> list[str]:
        return ["done"]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        if self.refusal(state, self.base):
            return n
        out[n] = self.base
        return n + 1

    def refusal(self, state: State, code: i64) -> str:
        if state.asks == ASK_AIM:
            if state.asked_a() == AIM_HELMET:
                return "turn.pending"
            if state.asked_a() != AIM_CANNON or state.asked_c() == 0:
                return "plasma-cannon.aim-first"
        elif state.asks == ASK_PICK:
            if state.asked_b() == 0 and state.asked_c() == 0:
                return "temporal-warper.pick"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        if state.asks == ASK_PICK:
            hand = state.asked_b()
            relic = state.asked_c()
            state.answered()
            if hand != 0:
                state.ask(ASK_ROLL, CHANCE, 1, SIZE[hand], relic)
            else:
                state.ask(ASK_RELIC, CHANCE, 1, 0, 0)
            return
        state.answered()
