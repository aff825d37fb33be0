"""The turn: gather and roll, the main phase, down to eight resources, the next seat.

Order: a ship at the Terraforming Station is forfeit; all others are gathered and rolled together; the
Resource Cache pays; then the main phase in any order; then down to eight resources; then those who have
ships that may dock when a turn is over; then the next seat.
A moment that another seat has in this turn ends without all that, and the turn goes on.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda import take_out
from landfall.games.alien_frontiers.agendas.agenda_piles import deck_count, face_down_count
from landfall.games.alien_frontiers.asks import (
    AFTER_A_TURN,
    AGENDA_SET_UP,
    ASK_AGENDA,
    ASK_ASTEROID,
    ASK_DIE,
    ASK_DROP,
    ASK_LENT,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_RELIC,
    ASK_ROLL,
    DIE_ALONE,
    DIE_FLEET,
    DIE_SET_UP,
    OVER,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import give_back, unrolled
from landfall.games.alien_frontiers.box import (
    ACTOR,
    AT_HOME,
    BAY,
    DEPTH,
    FIRST,
    FUEL,
    HAND,
    IN_BAY,
    LENT,
    ORE,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    SET_ASIDE,
    STOCK,
    TURN,
    TURNS,
    UNPLACED,
    WIDE,
    lowest,
)
from landfall.games.alien_frontiers.hands import ODD, SIZE
from landfall.games.alien_frontiers.moment import set_aside, take_up
from landfall.games.alien_frontiers.names import RESOURCE_LIMIT
from landfall.games.alien_frontiers.planet import refresh_bonus
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ships import lift_relic
from landfall.games.alien_frontiers.state import State, clear_moment

DEALT: Final = 2
"""Agendas with which each player begins."""


def begin_play(book: Book, state: State) -> None:
    """Boards are chosen: Agendas are dealt, an Outer Belt is laid out, then player one begins."""
    first = state.at[FIRST]
    if book.has_agendas and face_down_count(state, first) == 0:
        take_out(book, state)
        dealt = min(DEALT * state.box.seats, deck_count(state))
        state.await_chance(ASK_AGENDA, first, dealt, AGENDA_SET_UP, 0)
    elif book.has_belt:
        state.await_chance(ASK_ASTEROID, first, DIE_SET_UP, 0, 0)
    else:
        begin_turn(book, state, first)


def begin_turn(book: Book, state: State, seat: i64) -> None:
    """Forfeit, gather, and await the roll; others may ask before the fleet is gathered or rolled."""
    before = state.at[ACTOR]  # whose moment ends: the turn's, or one after it
    lent = state.at[LENT]
    state.at[TURN] = seat
    state.at[TURNS] += 1
    clear_moment(state, seat)
    if lent != 0:
        refresh_bonus(book, state, before)
    leave_stations(book, state, seat)
    told = book.beginning
    woken = told.woken(state, seat)
    while woken != 0:
        told.rules[lowest(woken)].turn_begins(state, seat)
        woken &= woken - 1
    gather_and_roll(book, state, seat, 0)


def gather_and_roll(book: Book, state: State, seat: i64, asked: i64) -> None:
    """So many of those who may ask before the roll have been answered or passed over.

    The first of them ask before the fleet is gathered. Who is to be asked at all (`Told`) hangs on cards
    and boards, and not on where ships are.
    """
    state.at[DEPTH] = 0
    gathered = asked > book.ungathered
    dice: i64 = 0
    if gathered:
        dice = state.fleet(seat) - state.at[BAY + WIDE * seat]
    told = book.before_roll
    woken = told.woken(state, seat) >> asked
    while woken != 0:
        if woken & 1 == 1:
            if asked >= book.ungathered and not gathered:
                dice = gather(book, state, seat)
                gathered = True
            asking = told.rules[asked]
            if asking.asks_before_roll(state, seat):
                asking.ask_before_roll(state, seat)
                return
        asked += 1
        woken >>= 1
    if not gathered:
        dice = gather(book, state, seat)
    if await_dice(state, seat, 0, dice, state.at[RELIC_HERE]):
        return
    if book.has_belt:
        state.await_chance(ASK_DIE, seat, DIE_ALONE, 0, 0)
    else:
        begin_alone(book, state, seat)


def go_on_to_roll(book: Book, state: State, seat: i64, answered: Rule) -> None:
    """A rule that asks before the roll has its answer."""
    asked: i64 = 0
    while book.before_roll.rules[asked] is not answered:
        asked += 1
    gather_and_roll(book, state, seat, asked + 1)


def await_dice(state: State, seat: i64, again: i64, dice: i64, relic: i64) -> bool:
    """The fleet's dice, then the Relic Ship's, then those of borrowed ships; False if there is none."""
    if dice > 0:
        state.await_chance(ASK_ROLL, seat, again, dice, relic)
        return True
    if relic == 1:
        state.await_chance(ASK_RELIC, seat, again, 0, 0)
        return True
    lent = unrolled(state)
    if lent >= 0:
        state.await_chance(ASK_LENT, seat, again, lent, 0)
    return lent >= 0


def leave_stations(book: Book, state: State, seat: i64) -> None:
    """Ships that are forfeit leave before anybody is asked; one that is saved, when all are gathered."""
    numbers = state.at
    for dock in book.forfeiting:
        at = state.box.docks + state.box.row * dock.facility
        hand = numbers[at + seat]
        relic = numbers[RELIC_PLACE] == dock.facility and numbers[RELIC_USER] == seat
        if (hand != 0 or relic) and book.forfeit(state, seat, dock.facility):
            ships = SIZE[hand]
            numbers[at + seat] = 0
            numbers[at + state.box.seats] += ships
            numbers[STOCK + WIDE * seat] += ships
            if relic:
                lift_relic(book, state, AT_HOME)


def gather(book: Book, state: State, seat: i64) -> i64:
    """Take every own ship back, wherever it stands; the answer is how many are rolled."""
    numbers = state.at
    dice = numbers[BAY + WIDE * seat]
    saved: i64 = 0  # ships that wait in the Maintenance Bay for another turn
    numbers[BAY + WIDE * seat] = 0
    place = state.box.docks + seat
    end = state.box.land
    width = state.box.row
    facility: i64 = 0
    while place < end:
        hand = numbers[place]
        if hand != 0:
            ships = SIZE[hand]
            numbers[place] = 0
            numbers[place - seat + state.box.seats] += ships
            if book.docks[facility].forfeits:
                saved += ships
            else:
                dice += ships
        place += width
        facility += 1
    told = book.gathering
    woken = told.woken(state, seat)
    while woken != 0:
        dice += told.rules[lowest(woken)].gathered(state, seat)
        woken &= woken - 1
    if numbers[RELIC_USER] == seat:
        place = numbers[RELIC_PLACE]
        if place >= 0 and book.docks[place].forfeits:
            lift_relic(book, state, IN_BAY)
        else:
            lift_relic(book, state, UNPLACED)
            numbers[RELIC_VALUE] = 0
    numbers[BAY + WIDE * seat] = saved
    return dice


def rolled(book: Book, state: State, seat: i64) -> None:
    """All dice of the fleet lie; with an Outer Belt its die comes first."""
    if book.has_belt:
        state.await_chance(ASK_DIE, seat, DIE_FLEET, 0, 0)
    else:
        begin_main(book, state, seat)


def begin_main(book: Book, state: State, seat: i64) -> None:
    """Cards that pay for a roll do so, then the main phase begins."""
    hand = state.at[HAND]
    odd = ODD[hand]
    even = SIZE[hand] - odd
    if state.at[RELIC_HERE] == 1:
        if state.at[RELIC_VALUE] % 2 == 1:
            odd += 1
        else:
            even += 1
    state.ask(ASK_MAIN, seat, 0, 0, 0)
    book.after_roll(state, seat, odd, even)
    for opening in book.opening:
        opening.main_phase_begins(state, seat)


def begin_alone(book: Book, state: State, seat: i64) -> None:
    """The same for a seat that had no ship to roll."""
    state.ask(ASK_MAIN, seat, 0, 0, 0)
    for opening in book.opening:
        opening.main_phase_begins(state, seat)


def begin_moment(state: State, seat: i64, hand: i64) -> None:
    """Another seat acts within the turn, with ships of its own that somebody has put in its hand."""
    set_aside(state, seat)
    state.at[HAND] = hand
    state.ask(ASK_MAIN, seat, 0, 0, 0)


def must_dock(book: Book, state: State, seat: i64) -> str:
    """The rule that asks the seat to dock first, while any unplaced ship can; else empty."""
    if state.at[HAND] != 0 or state.at[RELIC_HERE] == 1:
        if book.can_dock(state, seat):
            return "turn.dock-first"
    return ""


def leave_over(book: Book, state: State, seat: i64) -> None:
    """Ships in the seat's hand that could not dock go to the Maintenance Bay."""
    state.at[BAY + WIDE * seat] += SIZE[state.at[HAND]] - give_back(state)
    state.at[HAND] = 0
    if state.at[RELIC_HERE] == 1:
        lift_relic(book, state, IN_BAY)


def end_main(book: Book, state: State, seat: i64) -> None:
    """Ships that could not dock go to the Maintenance Bay; then a moment is over, or the turn ends."""
    late = state.asked_a() == AFTER_A_TURN
    leave_over(book, state, seat)
    if late:
        ask_after_turn(book, state, seat)
    elif state.at[SET_ASIDE] > 0:
        lent = state.at[LENT]
        take_up(state)
        if lent != 0:
            refresh_bonus(book, state, seat)
        state.answered()
    elif state.fuel(seat) + state.ore(seat) > RESOURCE_LIMIT:
        state.ask(ASK_DROP, seat, 0, 0, 0)
    else:
        next_turn(book, state)


def next_turn(book: Book, state: State) -> None:
    """The turn has ended; cards may ask first, clockwise from the seat whose turn it was."""
    if len(book.after_turns) > 0:
        ask_after_turn(book, state, -1)
    else:
        begin_next(book, state)


def begin_next(book: Book, state: State) -> None:
    seat = state.at[TURN] + 1
    begin_turn(book, state, 0 if seat == state.box.seats else seat)


def nobody_is_asked(book: Book, state: State) -> bool:
    """Has no card anything to ask anybody at the end of a turn?"""
    for rule in book.after_turns:
        if not rule.asks_nobody_after_turn(state):
            return False
    return True


def ask_after_turn(book: Book, state: State, asked: i64) -> None:
    """The next seat that a card asks at the end of a turn; `asked` was the last, -1 for none yet."""
    if nobody_is_asked(book, state):
        begin_next(book, state)
        return
    seats = state.box.seats
    ended = state.at[TURN]
    step: i64 = 0
    if asked >= 0:
        step = (asked + seats - ended) % seats + 1
    while step < seats:
        seat = ended + step
        if seat >= seats:
            seat -= seats
        for rule in book.after_turns:
            if rule.asks_after_turn(state, seat):
                before = state.at[ACTOR]
                lent = state.at[LENT]
                clear_moment(state, seat)
                if lent != 0:
                    refresh_bonus(book, state, before)
                for minding in book.beginning.rules:
                    minding.turn_ends(state)
                state.at[DEPTH] = 0
                state.ask(rule.asks, seat, 0, 0, 0)
                return
        step += 1
    begin_next(book, state)


def dock_late(state: State, seat: i64) -> None:
    """The seat docks what it has in hand, though the turn is over: this and nothing else."""
    state.at[DEPTH] = 0
    state.ask(ASK_MAIN, seat, AFTER_A_TURN, 0, 0)


def finish(book: Book, state: State) -> None:
    """The last colony has landed: nothing more happens but what Agendas say of it."""
    if not book.has_agendas:
        close_moments(book, state)
    state.at[DEPTH] = 0
    state.push(ASK_NOTHING, OVER, state.at[TURN], 0, 0, 0)


def close_moments(book: Book, state: State) -> None:
    """The turn's own moment is taken up; what another seat had left in hand goes to its Bay."""
    while state.at[SET_ASIDE] > 0:
        leave_over(book, state, state.at[ACTOR])
        take_up(state)
    late = state.at[ACTOR]
    if late != state.at[TURN]:  # it was docking after the turn
        lent = state.at[LENT]
        leave_over(book, state, late)
        for minding in book.beginning.rules:
            minding.turn_ends(state)
        clear_moment(state, state.at[TURN])
        if lent != 0:
            refresh_bonus(book, state, late)


@final
class EndTurn(Rule):
    """Only when no unplaced ship has a legal docking."""

    def __init__(self) -> None:
        super().__init__("end", ASK_MAIN)
        self.untallied = True
        self.calm = True

    def texts(self) -> list[str]:
        return ["end"]

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return must_dock(self.book, state, seat)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        end_main(self.book, state, seat)


@final
class Drop(Rule):
    """Fuel or ore back to the supply, one at a time, down to eight."""

    def __init__(self) -> None:
        super().__init__("drop", ASK_DROP)
        self.untallied = True
        self.calm = True

    def texts(self) -> list[str]:
        return ["drop fuel", "drop ore"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.at[FUEL + WIDE * seat] > 0:
            out[n] = self.base
            n += 1
        if state.at[ORE + WIDE * seat] > 0:
            out[n] = self.base + 1
            n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        at: i64 = FUEL if code == self.base else ORE
        return "" if state.of(at, seat) > 0 else "turn.limit"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        at: i64 = FUEL if code == self.base else ORE
        state.at[at + WIDE * seat] -= 1
        if state.fuel(seat) + state.ore(seat) <= RESOURCE_LIMIT:
            next_turn(self.book, state)
