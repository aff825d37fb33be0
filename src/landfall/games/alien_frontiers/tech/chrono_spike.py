"""Chrono-Spike: a ship is rolled again for nothing; discarded, docked ships are rolled and used anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    ASK_LENT,
    ASK_REGATHER,
    ASK_RELIC,
    ASK_ROLL,
    ROLL_SPIKE,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import in_hand, lent_turned, own_in_hand
from landfall.games.alien_frontiers.box import (
    ACTOR,
    HAND,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    UNPLACED,
    bit,
)
from landfall.games.alien_frontiers.hands import COUNT, LESS
from landfall.games.alien_frontiers.names import RELIC_SHIP
from landfall.games.alien_frontiers.rule import KEPT_AWAY, RELIC_TOO, Rule
from landfall.games.alien_frontiers.ships import lift_relic, undock
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.turn import await_dice, leave_over
from landfall.games.alien_frontiers.words import dice, relic_place, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

FACES_OF_A_SHIP: Final = 6

RELIC_TAKEN_UP: Final = 1  # of the numbers that it keeps: is the Relic Ship among the ships?


@final
class ChronoSpike(Tech):
    """Codes: six faces and six of the relic; then a ship of each facility and face, and the relic.

    Where the ships were that it takes up is kept in mind until they are placed again.
    """

    def __init__(self) -> None:
        super().__init__("chrono-spike")

    def join(self, book: Book) -> None:
        super().join(book)
        self.wake_gate = self.fleeting  # ships that it has taken up, and are not placed

    def companions(self) -> list[Rule]:
        return [Regather(self)]

    def takes_up_docked(self) -> bool:
        return True

    # -- one more roll ----------------------------------------------------------------------------

    def use_texts(self) -> list[str]:
        return [f"{v}" for v in range(1, 7)] + [f"{v}*" for v in range(1, 7)]

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        value = offset % FACES_OF_A_SHIP + 1
        if offset < FACES_OF_A_SHIP:
            return "" if COUNT[8 * state.at[HAND] + value] > 0 else "tech.unplaced"
        if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != value:
            return "tech.unplaced"
        return ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        value = offset % FACES_OF_A_SHIP + 1
        if offset >= FACES_OF_A_SHIP:
            state.await_chance(ASK_RELIC, seat, ROLL_SPIKE, 0, 0)
            return
        lent: i64 = -1
        if state.box.borrows > 1 and own_in_hand(state, value) == 0:
            lent = in_hand(state, value)
            lent_turned(state, value, 0)
        state.at[HAND] = LESS[8 * state.at[HAND] + value]
        if lent >= 0:
            state.await_chance(ASK_LENT, seat, ROLL_SPIKE, lent, 0)
        else:
            state.await_chance(ASK_ROLL, seat, ROLL_SPIKE, 1, 0)

    # -- docked ships once more -------------------------------------------------------------------

    def discard_texts(self) -> list[str]:
        return docked_ships(self)

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.book.can_dock(state, seat):
            return n
        return self.offer(state, seat, self.base + self.paid_codes, out, n)

    def offer(self, state: State, seat: i64, first: i64, out: vec[i64], n: i64) -> i64:
        """Write a code for every ship that can be taken up; `first` is that of the first facility."""
        facility: i64 = 0
        while facility < state.box.facilities:
            hand = state.docked(facility, seat)
            if self.book.docks[facility].forfeits:
                hand = 0
            value: i64 = 1
            while hand != 0 and value <= FACES_OF_A_SHIP:
                if COUNT[8 * hand + value] > 0:
                    out[n] = first + FACES_OF_A_SHIP * facility + value - 1
                    n += 1
                value += 1
            facility += 1
        if not self.no_ship(state, seat, FACES_OF_A_SHIP * state.box.facilities):
            out[n] = first + FACES_OF_A_SHIP * state.box.facilities
            n += 1
        return n

    def no_ship(self, state: State, seat: i64, offset: i64) -> str:
        """The rule by which a ship cannot be taken up, or the empty string."""
        facility = offset // FACES_OF_A_SHIP
        if facility == state.box.facilities:
            facility = state.at[RELIC_PLACE]
            if state.at[RELIC_USER] != seat or facility < 0:
                return "chrono-spike.ship"
        elif COUNT[8 * state.docked(facility, seat) + offset % FACES_OF_A_SHIP + 1] == 0:
            return "chrono-spike.ship"
        return "chrono-spike.ship" if self.book.docks[facility].forfeits else ""

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if self.book.can_dock(state, seat):
            return "chrono-spike.dock-first"
        return self.no_ship(state, seat, offset)

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        leave_over(self.book, state, seat)
        state.at[self.fleeting] = self.nowhere_near()
        state.at[self.fleeting + RELIC_TAKEN_UP] = 0
        if self.take_up(state, seat, offset) == 1:
            state.ask(ASK_REGATHER, seat, 0, 0, 1)
        else:
            state.ask(ASK_REGATHER, seat, 0, 1, 0)
        if self.offer(state, seat, 0, self.book.room, 0) == 0:
            roll_again(state, seat)

    def take_up(self, state: State, seat: i64, offset: i64) -> i64:
        """A ship leaves its port, where it may not dock again; the answer is 1 for the Relic Ship.

        Nor may it dock where it was before a card moved it in this turn.
        """
        facility = offset // FACES_OF_A_SHIP
        value = offset % FACES_OF_A_SHIP + 1
        relic = facility == state.box.facilities
        if relic:
            facility = state.at[RELIC_PLACE]
            value = 0
        came_from = self.book.moved_from(state, seat, facility, value, 0)
        state.at[self.fleeting] |= bit(facility) | came_from
        if relic:
            state.at[self.fleeting + RELIC_TAKEN_UP] = 1
            lift_relic(self.book, state, UNPLACED)
            return 1
        undock(self.book, state, seat, facility, seat, value)
        return 0

    # -- where they do not dock -------------------------------------------------------------------

    def nowhere_near(self) -> i64:
        """Places that are no orbital facilities, a bit each."""
        places: i64 = 0
        for dock in self.book.docks:
            if dock.apart:
                places |= bit(dock.facility)
        return places

    def keeps_in_a_moment(self) -> list[str]:
        return ["kept-away", "relic"]

    def kept_names(self, number: str) -> list[str]:
        return list(self.book.box.facility_names) if number == "kept-away" else []

    def bends(self) -> list[int]:
        return [KEPT_AWAY]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        away = state.at[self.fleeting]
        if away == 0 or state.at[ACTOR] != seat:
            return answer
        answer |= away
        if state.at[self.fleeting + RELIC_TAKEN_UP] == 1:
            answer |= bit(RELIC_TOO)
        return answer

    def bent_by(self) -> str:
        return "chrono-spike.elsewhere"

    def minds_placing(self) -> bool:
        return True

    def ships_placed(self, state: State, seat: i64) -> None:
        if state.at[HAND] != 0:
            return
        relic = state.at[self.fleeting + RELIC_TAKEN_UP] == 1 and state.at[RELIC_HERE] == 1
        if not relic:
            state.at[self.fleeting] = 0
            state.at[self.fleeting + RELIC_TAKEN_UP] = 0

    # -- what is said of it -----------------------------------------------------------------------

    def say_taken_up(self, about: Telling) -> str:
        if about.words[0] == RELIC_SHIP:
            return "takes the Relic Ship up again"
        return f"takes a {about.words[1]} up again from the {title(self.book.box, about.words[0])}"

    def say_no_ship(self, q: Question) -> str:
        state = q.state
        if q.names_relic:
            sails = state.at[RELIC_USER] in (q.you, -1)
            return f"the Relic Ship {f'is {relic_place(state)}' if sails else 'is not yours'}"
        if self.book.docks[q.facility].forfeits:
            return f"no ship is taken up from {q.the_facility}"
        there = state.docked(q.facility, q.you)
        shown = f"; yours there show {dice(int(there))}" if there else ""
        return f"you have no ship showing {q.value} at {q.the_facility}{shown}"


def docked_ships(rule: Rule) -> list[str]:
    """A ship of each facility and face, then the Relic Ship."""
    ships = [f"{name} {v}" for name in rule.book.box.facility_names for v in range(1, 7)]
    return [*ships, RELIC_SHIP]


def roll_again(state: State, seat: i64) -> None:
    """The ships that were taken up are rolled."""
    own = state.asked_b()
    relic = state.asked_c()
    state.answered()
    await_dice(state, seat, ROLL_SPIKE, own, relic)


@final
class Regather(Rule):
    """A second ship or none. Codes: a ship of each facility and face, the relic; and no more."""

    def __init__(self, card: ChronoSpike) -> None:
        super().__init__("regather", ASK_REGATHER)
        self.spike = card

    def texts(self) -> list[str]:
        return [*(f"regather {ship}" for ship in docked_ships(self)), "reroll"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        n = self.spike.offer(state, seat, self.base, out, n)
        out[n] = self.base + FACES_OF_A_SHIP * state.box.facilities + 1
        return n + 1

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        offset = code - self.base
        if offset > FACES_OF_A_SHIP * state.box.facilities:
            return ""
        return self.spike.no_ship(state, seat, offset)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        if offset <= FACES_OF_A_SHIP * state.box.facilities:
            if self.spike.take_up(state, seat, offset) == 1:
                state.goes_on(0, state.asked_b(), 1)
            else:
                state.goes_on(0, state.asked_b() + 1, state.asked_c())
        roll_again(state, seat)
