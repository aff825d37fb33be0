"""Superconducting Grapple: two fuel tow a rival's ship elsewhere; discarded, it clears a facility."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import AIM_GRAPPLE, ASK_AIM
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import RELIC_USER, lowest
from landfall.games.alien_frontiers.hands import SHOWS
from landfall.games.alien_frontiers.ships import dock, tow_relic, undock
from landfall.games.alien_frontiers.state import State, ints
from landfall.games.alien_frontiers.tech.aiming import (
    BRETHREN_DIE,
    NO_PORT_TO_PORT,
    RELIC,
    aimed_at,
    brethren_of_others,
    missing,
    no_other_ship,
    with_others,
)
from landfall.games.alien_frontiers.tech.clearing import Clearing
from landfall.games.alien_frontiers.words import facility as called
from landfall.games.alien_frontiers.words import standing, the_part

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

TOWED_TO: Final = ("alien-artifact", "lunar-mine", "solar-converter")
MANY: Final = 9999
"""More fuel than any shield asks for."""


@final
class SuperconductingGrapple(Clearing):
    """Nobody gains by a ship that is towed. Codes: for each facility each of the three goals."""

    def __init__(self) -> None:
        super().__init__("superconducting-grapple", "superconducting-grapple.ships")
        self.goals: vec[i64] = ints([])  # where a ship may be towed

    def join(self, book: Book) -> None:
        super().join(book)
        self.goals = ints([book.box.facility(name) for name in TOWED_TO])

    def aims(self) -> list[int]:
        return [AIM_GRAPPLE]

    def use_texts(self) -> list[str]:
        return [f"{name} {goal}" for name in self.book.box.facility_names for goal in TOWED_TO]

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Only where ships of others are: elsewhere every goal is refused."""
        goals: i64 = len(TOWED_TO)
        some = with_others(state, seat)
        while some != 0:
            facility = lowest(some)
            if not self.out_of_reach(state, seat, facility):
                goal: i64 = 0
                while goal < goals:
                    if not self.no_goal(state, facility, self.goals[goal]):
                        out[n] = self.base + goals * facility + goal
                        n += 1
                    goal += 1
            some &= some - 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        facility = offset // len(TOWED_TO)
        refused = self.out_of_reach(state, seat, facility)
        return refused or self.no_goal(state, facility, self.goals[offset % len(TOWED_TO)])

    def out_of_reach(self, state: State, seat: i64, facility: i64) -> str:
        """The rule by which no ship is towed from a facility, or the empty string."""
        if self.book.docks[facility].forfeits or self.targets(state, seat, facility, MANY) == 0:
            return "superconducting-grapple.target"
        if self.book.docks[facility].apart:
            return self.book.docks[facility].apart
        left = max(0, state.fuel(seat) - self.price(state, seat, 0))
        if self.book.has_shields() and self.targets(state, seat, facility, left) == 0:
            return "deflector-shield.surcharge"
        return ""

    def no_goal(self, state: State, facility: i64, goal: i64) -> str:
        """The rule by which no ship is towed from there to a goal, or the empty string."""
        if facility == goal:
            return "superconducting-grapple.elsewhere"
        return "" if state.free_ports(goal) > 0 else "superconducting-grapple.port"

    def targets(self, state: State, seat: i64, facility: i64, fuel: i64) -> i64:
        """How many different ships of other players could be towed from there with so much fuel left."""
        count: i64 = 0
        if not missing(state, seat, facility, 0, RELIC):
            if self.extra(state, seat, 0, RELIC) <= fuel:
                count = 1
        owner: i64 = 0
        while owner < state.box.seats:
            hand = state.docked(facility, owner)
            if hand != 0 and owner != seat and self.book.surcharge(state, seat, owner) <= fuel:
                at = 8 * hand
                while SHOWS[at] != 0:
                    count += 1
                    at += 1
            owner += 1
        return count

    def extra(self, state: State, seat: i64, owner: i64, value: i64) -> i64:
        """Fuel for a ship that a shield protects."""
        whose = state.at[RELIC_USER] if value == RELIC else owner
        return self.book.surcharge(state, seat, whose)

    def use(self, state: State, seat: i64, offset: i64) -> None:
        facility = offset // len(TOWED_TO)
        goal = self.goals[offset % len(TOWED_TO)]
        state.ask(ASK_AIM, seat, AIM_GRAPPLE, facility, goal)
        if self.targets(state, seat, facility, state.fuel(seat)) == 1:
            self.tow_the_only_one(state, seat, facility)

    def tow_the_only_one(self, state: State, seat: i64, facility: i64) -> None:
        owner: i64 = 0
        while owner < state.box.seats:
            value: i64 = 1
            while value <= RELIC:
                if not self.aim_refusal(state, seat, AIM_GRAPPLE, facility, owner, value):
                    self.aim(state, seat, AIM_GRAPPLE, facility, owner, value)
                    return
                value += 1
            owner += 1

    def aim_refusal(
        self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64
    ) -> str:
        if value == BRETHREN_DIE or missing(state, seat, facility, owner, value):
            return "superconducting-grapple.target"
        if state.fuel(seat) < self.extra(state, seat, owner, value):
            return "deflector-shield.surcharge"
        return ""

    def aim(self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64) -> None:
        """The ship takes a port with its value as it is: it has not been docked there by anybody."""
        goal = state.asked_c()
        state.answered()
        state.pay(seat, self.extra(state, seat, owner, value), 0)
        if value == RELIC:
            tow_relic(self.book, state, goal)
        else:
            undock(self.book, state, seat, facility, owner, value)
            dock(state, goal, owner, value)

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if self.book.docks[offset].forfeits:
            return "superconducting-grapple.station"
        return super().discard_refusal(state, seat, offset)

    # -- what is said of it -----------------------------------------------------------------------

    def say_goal(self, about: Telling) -> str:
        """Where a ship is towed, as the action names it or as it was named before."""
        box = self.book.box
        if len(about.words) > 1:
            return the_part(box, about.words[1])
        return f"the {called(box, int(about.scene.before.asked_c()))}"

    def say_towed(self, about: Telling) -> str:
        """Where only one ship can be meant, it is towed at once."""
        scene, start = about.scene, the_part(self.book.box, about.words[0])
        if scene.after.asks == ASK_AIM:
            return f"reaches for a ship at {start} to tow it to {self.say_goal(about)}"
        place = self.book.box.facility(about.words[0])
        ships = [
            scene.whose(seat)
            for seat in range(scene.game.seats)
            if scene.before.docked(place, seat) != scene.after.docked(place, seat)
        ]
        ship = f"{ships[0]} ship" if ships else "the Relic Ship"
        return f"tows {ship} from {start} to {self.say_goal(about)}"

    def say_no_target(self, q: Question) -> str:
        """What keeps it from there: at the Terraforming Station all ships are out of its reach."""
        if q.verb == "aim" and q.names_brethren and brethren_of_others(q, aimed_at(q)):
            return NO_PORT_TO_PORT
        if q.verb == "aim":
            return f"it tows another player's ship; {standing(q.state, int(q.state.asked_b()))}"
        place = self.book.box.facility(q.action.words[1])
        here = the_part(self.book.box, q.action.words[1])
        if self.book.docks[place].forfeits:
            return f"no ship is towed from {here}"
        return no_other_ship(q, place, here)

    def say_full(self, q: Question) -> str:
        goal = q.action.words[2]
        place = self.book.box.facility(goal)
        return f"no port of {the_part(self.book.box, goal)} is free; {standing(q.state, place)}"
