"""Brethren of the Stars: a ship without a value that hijacks others; it may be sent to the Mine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    ASK_BOARD,
    ASK_BRETHREN,
    ASK_LENT,
    ASK_RELIC,
    BEFORE_ROLL,
    ROLL_NEW,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import hold
from landfall.games.alien_frontiers.box import (
    BAY,
    BRETHREN,
    GATHERED,
    IN_BAY,
    OWNER,
    RELIC_HOST,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    TRACK,
    UNPLACED,
    WAITS_IN_BAY,
    WIDE,
    bit,
    lowest,
)
from landfall.games.alien_frontiers.chance import RollLent
from landfall.games.alien_frontiers.facilities.colonist_hub import ColonistHub
from landfall.games.alien_frontiers.factions.faction_board import Board, Works
from landfall.games.alien_frontiers.hands import COUNT, SHOWS
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, RELIC_SHIP, SEAT_LETTERS
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ships import lift_brethren, lift_relic, place_brethren, undock
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.aiming import with_others
from landfall.games.alien_frontiers.turn import go_on_to_roll
from landfall.games.alien_frontiers.words import standing, the_bay, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling
    from landfall.games.alien_frontiers.table.wording import Wording

ORE_FROM_MINE: Final = 1
RAIDER_FACES: Final = 2
BLANK_FACES: Final = 4
FACES_OF_A_SHIP: Final = 6

HIJACK: Final = 0
"""The step of the question which ship is hijacked."""
ROLLS: Final = 0
RESTS: Final = 1
FIRST_SHIP: Final = 2
"""Codes: it is rolled, it stays in the Bay, and then the ships."""


@final
class BrethrenOfTheStars(Board):
    def __init__(self) -> None:
        super().__init__("brethren-of-the-stars")
        self.hijacks = Hijacks(self, self)
        self.mine: i64 = -1

    def companions(self) -> list[Rule]:
        return [self.hijacks, BrethrenDie(self), RollLent()]

    def keeps_on_table(self) -> list[str]:
        return [OWNER, BRETHREN, TRACK]

    def join(self, book: Book) -> None:
        super().join(book)
        self.mine = book.box.facility("lunar-mine")

    def borrows(self) -> int:
        # The hijacked ship, besides one that docks as soon as it is taken.
        return 2

    def chosen(self, state: State, seat: i64) -> None:
        state.at[state.box.brethren] = WAITS_IN_BAY

    # -- docking ----------------------------------------------------------------------------------

    def idle(self, state: State, seat: i64) -> str:
        if state.brethren_at() < 0:
            return "brethren-of-the-stars.docked"
        return "" if state.free_ports(self.mine) > 0 else "brethren-of-the-stars.mine"

    def work(self, state: State, seat: i64, value: i64) -> None:
        place_brethren(state, self.mine, -1)
        state.gain(seat, 0, ORE_FROM_MINE)

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 150

    # -- its ship ---------------------------------------------------------------------------------

    def minds_main_phases(self) -> bool:
        return True

    def main_phase_begins(self, state: State, seat: i64) -> None:
        """The die was rolled along; what it brings comes last."""
        if state.at[state.box.brethren] == GATHERED and self.belongs_to(state, seat):
            state.await_chance(ASK_BRETHREN, seat, 0, 0, 0)

    def track_of(self, state: State, place: i64, before: list[i64]) -> i64:
        """On whose track of the Colonist Hub a port has become free; -1 at any other facility."""
        hub = self.book.docks[place]
        if isinstance(hub, ColonistHub) and not hub.fills_up:
            for seat in range(len(before)):
                if hub.ports_used(state, seat) < before[seat]:
                    return seat
        return -1

    def tracks(self, state: State, place: i64) -> list[i64]:
        """The ports that are used on each seat's track."""
        hub = self.book.docks[place]
        if not isinstance(hub, ColonistHub):
            return []
        return [hub.ports_used(state, seat) for seat in range(state.box.seats)]

    # -- what is said of it ------------------------------------------------------------------------

    def say_not_docked(self, q: Question) -> str:
        if q.state.at[q.state.box.brethren] == WAITS_IN_BAY:
            return f"the Brethren Ship is in {the_bay(self.book.box)}"
        return "the Brethren Ship is at no facility"

    def say_full_mine(self, q: Question) -> str:
        return standing(q.state, int(self.mine))

    def say_no_such_ship(self, q: Question) -> str:
        state = q.state
        if q.names_relic:
            if state.at[RELIC_USER] == q.you:
                return "the Relic Ship sails for you"
            return "the Relic Ship is not there to be hijacked"
        if q.seat == q.you:
            return "that is you"
        if q.facility == state.box.facilities:
            return f"{q.who} has no ship in {the_bay(state.box)}"
        if self.hijacks.out_of_reach(q.facility):
            return f"no ship is hijacked from {q.the_facility}"
        return f"{q.who} has no ship showing {q.value} at {q.the_facility}"

    def say_done_with_it(self, about: Telling) -> str:
        if about.words[0] == "roll":
            return "gathers the Brethren Ship to roll it"
        if about.words[0] == "rest":
            return f"leaves the Brethren Ship in {the_bay(self.book.box)}"
        if about.words[0] == RELIC_SHIP:
            return "hijacks the Relic Ship"
        whose = about.scene.whose(SEAT_LETTERS.index(about.words[1]))
        if about.words[0] == MAINTENANCE_BAY:
            return f"hijacks {whose} ship in {the_bay(self.book.box)}"
        return f"hijacks {whose} {about.words[2]} at the {about.scene.title(about.words[0])}"

    def say_choice(self, about: Wording) -> str:
        first = about.words[0]
        if first == "roll":
            return "roll the Brethren Ship with your fleet"
        if first == "rest":
            return f"leave the Brethren Ship in {the_bay(self.book.box)}"
        if first == RELIC_SHIP:
            return "hijack the Relic Ship"
        if first == MAINTENANCE_BAY:
            return f"hijack a ship of {about.words[1]} in {the_bay(self.book.box)}"
        place = title(self.book.box, first)
        return f"hijack {about.words[1]}'s {about.words[2]} at the {place}"

    def say_face_of_die(self, about: Telling) -> str:
        return "the Raider" if about.words[0] == "raider" else "a blank"

    def dock_the_ship(self, q: Question) -> None:
        state = q.state
        for dock in self.book.docks:
            if dock.takes_any and dock.facility != self.facility:
                if state.free_ports(dock.facility) > 0:
                    place_brethren(state, dock.facility, -1)
                    return

    def open_the_mine(self, q: Question) -> None:
        q.state.at[q.state.box.docks + q.state.box.row * self.mine + q.state.box.seats] = 1


@final
class Hijacks(Works):
    """Codes: rolled or not; for each facility a ship of each seat and face; in the Bay; the relic."""

    def __init__(self, board: Board, brethren: BrethrenOfTheStars) -> None:
        super().__init__(board)
        self.brethren = brethren
        self.calm = True
        self.spared: i64 = 0  # the facilities from which no ship is hijacked, a bit each

    def join(self, book: Book) -> None:
        super().join(book)
        self.board.wakes_for_owner(self, book)
        for dock in book.docks:
            if dock.forfeits or dock.apart:
                self.spared |= bit(book.box.facility(dock.key))

    def choices(self) -> list[str]:
        box = self.book.box
        letters = SEAT_LETTERS[: box.seats]
        return [
            "roll",
            "rest",
            *[f"{f} {s} {v}" for f in box.facility_names for s in letters for v in range(1, 7)],
            *[f"{MAINTENANCE_BAY} {s}" for s in letters],
            RELIC_SHIP,
        ]

    # -- before the roll --------------------------------------------------------------------------

    def comes_before_roll(self) -> bool:
        return True

    def asks_before_roll(self, state: State, seat: i64) -> bool:
        return self.board.belongs_to(state, seat)

    def ask_before_roll(self, state: State, seat: i64) -> None:
        state.ask(ASK_BOARD, seat, self.board.facility, BEFORE_ROLL, 0)

    # -- which ship -------------------------------------------------------------------------------

    def in_bay(self, state: State) -> i64:
        """The first code of a ship in the Maintenance Bay."""
        return FIRST_SHIP + FACES_OF_A_SHIP * state.box.seats * state.box.facilities

    def out_of_reach(self, facility: i64) -> bool:
        """Where no ship is hijacked: the Terraforming Station and the Outer Belt."""
        return self.spared >> facility & 1 == 1

    def has_target(self, state: State, seat: i64) -> bool:
        room = self.book.room
        return self.answers(state, seat, room, 0) > 1

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.base + RESTS
        n += 1
        if state.asked_b() == BEFORE_ROLL:
            out[n] = self.base + ROLLS
            return n + 1
        box = state.box
        numbers = state.at
        seats = box.seats
        places = with_others(state, seat) & ~self.spared
        while places != 0:
            place = lowest(places)
            first = self.base + FIRST_SHIP - 1 + FACES_OF_A_SHIP * seats * place
            row = box.docks + box.row * place
            owner: i64 = 0
            while owner < seats:
                if owner != seat:
                    shown = 8 * numbers[row + owner]
                    while SHOWS[shown] != 0:
                        out[n] = first + SHOWS[shown]
                        n += 1
                        shown += 1
                first += FACES_OF_A_SHIP
                owner += 1
            places &= places - 1
        offset = self.in_bay(state)
        while offset <= self.in_bay(state) + box.seats:
            if not self.forbids(state, seat, offset):
                out[n] = self.base + offset
                n += 1
            offset += 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        if offset == RESTS:
            return ""
        before = state.asked_b() == BEFORE_ROLL
        if offset == ROLLS:
            return "" if before else "turn.pending"
        if before:
            return "turn.pending"
        box = state.box
        in_bay = self.in_bay(state)
        if offset == in_bay + box.seats:
            place = state.at[RELIC_PLACE]
            away = place < 0 and place != IN_BAY
            own = state.at[RELIC_USER] == seat
            if away or own or (place >= 0 and self.out_of_reach(place)):
                return "brethren-of-the-stars.target"
            return ""
        if offset >= in_bay:
            owner = offset - in_bay
            there = owner != seat and state.of(BAY, owner) > 0
            return "" if there else "brethren-of-the-stars.target"
        value = (offset - FIRST_SHIP) % FACES_OF_A_SHIP + 1
        owner = (offset - FIRST_SHIP) // FACES_OF_A_SHIP % box.seats
        place = (offset - FIRST_SHIP) // FACES_OF_A_SHIP // box.seats
        if owner == seat or self.out_of_reach(place):
            return "brethren-of-the-stars.target"
        here = COUNT[8 * state.docked(place, owner) + value] > 0
        return "" if here else "brethren-of-the-stars.target"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        before = state.asked_b() == BEFORE_ROLL
        state.answered()
        if before:
            lift_brethren(state, GATHERED if offset == ROLLS else WAITS_IN_BAY)
            go_on_to_roll(self.book, state, seat, self)
        elif offset == RESTS:
            lift_brethren(state, WAITS_IN_BAY)
        elif offset == self.in_bay(state) + state.box.seats:
            self.hijack_relic(state, seat)
        else:
            self.hijack(state, seat, offset)

    def hijack(self, state: State, seat: i64, offset: i64) -> None:
        """The Brethren Ship takes the place of another, which is rolled and used this turn."""
        in_bay = self.in_bay(state)
        owner = offset - in_bay
        if offset >= in_bay:
            state.at[BAY + WIDE * owner] -= 1
            lift_brethren(state, WAITS_IN_BAY)
        else:
            value = (offset - FIRST_SHIP) % FACES_OF_A_SHIP + 1
            owner = (offset - FIRST_SHIP) // FACES_OF_A_SHIP % state.box.seats
            place = (offset - FIRST_SHIP) // FACES_OF_A_SHIP // state.box.seats
            used = self.brethren.tracks(state, place)
            undock(self.book, state, seat, place, owner, value)
            place_brethren(state, place, self.brethren.track_of(state, place, used))
        state.await_chance(ASK_LENT, seat, ROLL_NEW, hold(state, owner, 0), 0)

    def hijack_relic(self, state: State, seat: i64) -> None:
        place = state.at[RELIC_PLACE]
        host = state.at[RELIC_HOST]
        lift_relic(self.book, state, UNPLACED)
        state.at[RELIC_VALUE] = 0
        if place >= 0:
            hub = self.book.docks[place]
            place_brethren(state, place, host if not hub.fills_up else -1)
        else:
            lift_brethren(state, WAITS_IN_BAY)
        state.await_chance(ASK_RELIC, seat, ROLL_NEW, 0, 0)


@final
class BrethrenDie(Rule):
    """Chance: the Raider, or a blank."""

    def __init__(self, brethren: BrethrenOfTheStars) -> None:
        super().__init__("brethren-die", ASK_BRETHREN)
        self.brethren = brethren

    def texts(self) -> list[str]:
        return ["brethren raider", "brethren blank"]

    def weight(self, state: State, code: i64) -> i64:
        return RAIDER_FACES if code == self.base else BLANK_FACES

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.base
        out[n + 1] = self.base + 1
        return n + 2

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.answered()
        if code == self.base:
            state.ask(ASK_BOARD, seat, self.brethren.facility, HIJACK, 0)
            if self.brethren.hijacks.has_target(state, seat):
                return
            state.answered()
        lift_brethren(state, WAITS_IN_BAY)
