"""Orbital Teleporter: two fuel dock one of your ships anew elsewhere; discarded, it moves a colony."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_CARRY, ASK_LAND, LANDING_MOVED
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import carries_own
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKS,
    RELIC_PLACE,
    RELIC_USER,
    UNPLACED,
    bit,
)
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.names import RELIC_SHIP
from landfall.games.alien_frontiers.ships import lift_relic, pick_up
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.polarity_device import colonies_to_leave, colony_texts
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import dice, letter, relic_place, territory, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

# The numbers of a ship that it has moved in this turn.
SHIP: Final = 0  # what it shows; 0 for no ship
AT: Final = 1  # where it stands, a bit
FROM: Final = 2  # from where it was moved, a bit each
ENTRY: Final = 3
MOVED_RELIC: Final = 7


@final
class OrbitalTeleporter(Tech):
    """Codes: for each facility a ship of each face, then the Relic Ship.

    Where a card can have a moved ship dock once more, the moved ships are kept in mind until the turn
    ends. Of ships that are alike, those it has not moved leave first.
    """

    def __init__(self) -> None:
        super().__init__("orbital-teleporter")

    def use_texts(self) -> list[str]:
        ships = [f"{name} {v}" for name in self.book.box.facility_names for v in range(1, 7)]
        return [*ships, RELIC_SHIP]

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        facility: i64 = 0
        while facility < state.box.facilities:
            hand = state.docked(facility, seat)
            if self.book.docks[facility].forfeits or self.book.docks[facility].apart:
                hand = 0
            value: i64 = 1
            while hand != 0 and value <= 6:
                if COUNT[8 * hand + value] > 0 and self.finds_port(state, seat, facility, value):
                    out[n] = self.base + 6 * facility + value - 1
                    n += 1
                value += 1
            facility += 1
        if not self.use_refusal(state, seat, 6 * state.box.facilities):
            out[n] = self.base + 6 * state.box.facilities
            n += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        facility = offset // 6
        value = offset % 6 + 1
        if facility == state.box.facilities:
            facility = state.at[RELIC_PLACE]
            value = 0
            if state.at[RELIC_USER] != seat or facility < 0:
                return "orbital-teleporter.ship"
            if self.book.docks[facility].forfeits:
                return "orbital-teleporter.ship"
        elif (
            self.book.docks[facility].forfeits
            or COUNT[8 * state.docked(facility, seat) + value] == 0
        ):
            return "orbital-teleporter.ship"
        if self.book.docks[facility].apart:
            return self.book.docks[facility].apart
        if state.fuel(seat) < self.price(state, seat, offset):
            return "tech.cost"
        return "" if self.finds_port(state, seat, facility, value) else "orbital-teleporter.nowhere"

    def finds_port(self, state: State, seat: i64, facility: i64, value: i64) -> bool:
        """Has the ship (value 0: the relic) a legal docking anywhere else once it is paid for?"""
        barred = bit(facility) | self.book.moved_from(state, seat, facility, value, 0)
        if self.book.takes_any_ship(state, seat, barred):
            return True
        trial = state.copy()
        trial.pay(seat, self.price(state, seat, 0), 0)
        dice = self.lift(trial, seat, facility, value)
        return self.book.can_carry(trial, seat, barred, dice)

    def lift(self, state: State, seat: i64, facility: i64, value: i64) -> i64:
        """Take the ship off its port and hold it; the answer is its bit among the dice."""
        if value == 0:
            lift_relic(self.book, state, UNPLACED)
            return RELIC_BIT
        pick_up(self.book, state, seat, facility, seat, value)
        return bit(value)

    def use(self, state: State, seat: i64, offset: i64) -> None:
        facility = offset // 6
        value = offset % 6 + 1
        if facility == state.box.facilities:
            facility = state.at[RELIC_PLACE]
            value = 0
        self.lift(state, seat, facility, value)
        relic: i64 = 1 if value == 0 else 0
        state.ask(ASK_CARRY, seat, relic, facility, value)

    # -- which ships it has moved -----------------------------------------------------------------

    def keeps_in_a_moment(self) -> list[str]:
        """Of each ship what it shows, where it stands, and where it was; none if it moves but once."""
        numbers: list[str] = []
        for ship in range(1, int(self.again) + 1):
            which = f"-{ship}" if ship > 1 else ""
            numbers += [f"ship{which}", f"at{which}", f"from{which}"]
        return numbers

    def kept_names(self, number: str) -> list[str]:
        return [] if number.startswith("ship") else list(self.book.box.facility_names)

    def remembers_moves(self) -> bool:
        return self.again > 0

    def own_there(self, state: State, seat: i64, facility: i64, shown: i64) -> i64:
        """The seat's own ships there that show so much."""
        if shown < MOVED_RELIC:
            return COUNT[8 * state.docked(facility, seat) + shown]
        if state.at[RELIC_PLACE] == facility and state.at[RELIC_USER] == seat:
            return 1
        return 0

    def is_moved(self, state: State, entry: i64, facility: i64, shown: i64) -> bool:
        """Is this entry about such a ship?"""
        return state.at[entry + SHIP] == shown and state.at[entry + AT] >> facility & 1 == 1

    def moved_there(self, state: State, facility: i64, shown: i64, end: i64) -> i64:
        """How many entries before the end are about such ships."""
        count: i64 = 0
        entry = self.fleeting
        while entry < end:
            if self.is_moved(state, entry, facility, shown):
                count += 1
            entry += ENTRY
        return count

    def moved_from(self, state: State, seat: i64, facility: i64, value: i64, lifted: i64) -> i64:
        shown = value
        if value == 0:
            shown = MOVED_RELIC
        end = self.fleeting + ENTRY * self.again
        moved = self.moved_there(state, facility, shown, end)
        if moved == 0 or self.own_there(state, seat, facility, shown) + lifted > moved:
            return 0  # one that it has not moved is taken
        places: i64 = -1
        entry = self.fleeting
        while entry < end:
            if self.is_moved(state, entry, facility, shown):
                places &= state.at[entry + FROM]
            entry += ENTRY
        return places

    def carried(self, state: State, seat: i64, facility: i64) -> None:
        if carries_own(state, seat):
            shown = state.asked_c()
            if state.asked_a() == 1:
                shown = MOVED_RELIC
            self.moves(state, seat, state.asked_b(), shown, facility)

    def moves(self, state: State, seat: i64, source: i64, shown: i64, goal: i64) -> None:
        """A ship that was lifted goes to its goal: one that was moved before, or else another one."""
        end = self.fleeting + ENTRY * self.again
        moved = self.moved_there(state, source, shown, end)
        again = moved > self.own_there(state, seat, source, shown)
        entry = self.fleeting
        while entry < end:
            free = state.at[entry + SHIP] == 0
            if again:
                free = self.is_moved(state, entry, source, shown)
                free = free and state.at[entry + FROM] >> goal & 1 == 0
            if free:
                state.at[entry + SHIP] = shown
                state.at[entry + AT] = bit(goal)
                state.at[entry + FROM] |= bit(source)
                return
            entry += ENTRY

    def join(self, book: Book) -> None:
        super().join(book)
        self.follow_gate = self.fleeting + SHIP

    def minds_steps(self) -> bool:
        return self.again > 0

    def stepped(self, state: State, seat: i64) -> None:
        """Ships that have left where they were moved to are forgotten."""
        if state.at[ASKS] == ASK_CARRY:
            return
        entry = self.fleeting + ENTRY * (self.again - 1)
        while entry >= self.fleeting:
            if state.at[entry + SHIP] != 0 and not self.still_there(state, entry):
                self.forget(state, entry)
            entry -= ENTRY

    def forget(self, state: State, entry: i64) -> None:
        """The entries after it move up: without the first there is none."""
        last = self.fleeting + ENTRY * (self.again - 1)
        while entry < last:
            state.at[entry] = state.at[entry + ENTRY]
            entry += 1
        state.at[last + SHIP] = 0
        state.at[last + AT] = 0
        state.at[last + FROM] = 0

    def still_there(self, state: State, entry: i64) -> bool:
        shown = state.at[entry + SHIP]
        facility: i64 = 0
        while facility < state.box.facilities:
            if self.is_moved(state, entry, facility, shown):
                before = self.moved_there(state, facility, shown, entry)
                return self.own_there(state, state.at[ACTOR], facility, shown) > before
            facility += 1
        return False

    # -- moving a colony --------------------------------------------------------------------------

    def discard_texts(self) -> list[str]:
        return colony_texts(self.book.box)

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        return colonies_to_leave(self.book, state, -1, -1, self.base + self.paid_codes, out, n)

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        seats = state.box.seats
        if state.colonies(offset // seats, offset % seats) == 0:
            return "orbital-teleporter.colony"
        if state.in_field(offset // seats, self.book.repulsor):
            return "land.repulsor"
        if self.book.held_fast(state) >> offset % seats & 1 == 1:
            return "magnetic-lockdown.locked"
        return ""

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        seats = state.box.seats
        state.ask(ASK_LAND, seat, LANDING_MOVED, offset // seats, offset % seats)

    # -- what is said of it -----------------------------------------------------------------------

    def say_lifts(self, about: Telling) -> str:
        if about.words[0] == RELIC_SHIP:
            return "lifts the Relic Ship off its port"
        return f"lifts a {about.words[1]} from the {title(self.book.box, about.words[0])}"

    def say_no_ship(self, q: Question) -> str:
        state = q.state
        if q.names_relic:
            if state.at[RELIC_USER] not in (q.you, -1):
                return f"the Relic Ship sails for {letter(int(state.at[RELIC_USER]))}"
            return f"the Relic Ship is {relic_place(state)}"
        if self.book.docks[q.facility].forfeits:
            return f"{q.the_power} takes no ship from {q.the_facility}"
        there = state.docked(q.facility, q.you)
        shown = f"; yours there show {dice(int(there))}" if there else ""
        return f"you have no ship showing {q.value} at {q.the_facility}{shown}"

    def say_came_from(self, q: Question) -> str:
        return territory(q.state.box, int(q.state.asked_b()))
