"""Colonist Hub: every ship moves your colony a circle; from the seventh it launches for one of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_LAND, ASK_MAIN, LANDING_LAUNCHED
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    ASIMOV,
    EXCESS,
    GUESTS,
    HUB,
    HUBBED,
    RELIC_HOST,
    RELIC_PLACE,
    SUPPLY,
    WAITS_IN_BAY,
    WIDE,
)
from landfall.games.alien_frontiers.facilities.facility import Alike, Facility
from landfall.games.alien_frontiers.hands import COUNT, SIZE
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.rule import HUB_BONUS, LAUNCH_CIRCLE, Rule
from landfall.games.alien_frontiers.ships import lift_brethren
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import count

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

TRACK_PORTS: Final = 3
LAUNCH_PRICE: Final = 1
"""Of each resource."""


class ColonistHub(Alike):
    """A track of three ports for each seat, so nobody can block another."""

    def __init__(self) -> None:
        super().__init__("colonist-hub", 1)
        self.fills_up = False

    def companions(self) -> list[Rule]:
        return [Launch()]

    def closed(self, state: State, seat: i64) -> str:
        return self.barred(state, seat)  # each seat has ports of its own

    def barred(self, state: State, seat: i64) -> str:
        still = self.stands_still(state, seat)
        if still:
            return still
        return "colonist-hub.track" if self.ports_used(state, seat) >= TRACK_PORTS else ""

    def stands_still(self, state: State, seat: i64) -> str:
        """Why no ship can move a colony of the seat on: it is ready to launch, or none is left."""
        circle = state.at[HUB + WIDE * seat]
        if circle == LAST_CIRCLE:
            return "colonist-hub.full-circle"
        if circle == 0 and state.at[SUPPLY + WIDE * seat] == 0:
            return "colonist-hub.colony"
        return ""

    def gain(self, state: State, seat: i64, value: i64) -> None:
        before = state.at[HUB + WIDE * seat]
        if before == 0:
            state.at[SUPPLY + WIDE * seat] -= 1
        state.at[HUB + WIDE * seat] += 1
        state.at[HUBBED] += 1
        extra = self.book.asked(HUB_BONUS, state, seat, 0)
        if extra > 0:
            self.bonus_given(state)
            self.reaches(state, seat, before, state.at[HUB + WIDE * seat] + extra)

    def reaches(self, state: State, seat: i64, before: i64, circle: i64) -> None:
        """The colony comes from one circle to another; what is too much counts if it launches now."""
        launch = self.launch_circle(state, seat, before)
        if circle > launch:
            state.at[EXCESS] = circle - launch
        state.at[HUB + WIDE * seat] = min(circle, LAST_CIRCLE)

    def launch_circle(self, state: State, seat: i64, before: i64) -> i64:
        """From which circle the seat would launch a colony that has come from another.

        One that stood on a circle to launch from already launches from the last one.
        """
        launch = self.book.asked(LAUNCH_CIRCLE, state, seat, LAST_CIRCLE)
        if before >= launch:
            return LAST_CIRCLE
        return launch

    def steps_refused(self, state: State, seat: i64, circles: i64) -> str:
        """The rule that keeps the seat's colony from going so many circles on without ships."""
        return ""

    def can_step(self, state: State, seat: i64, circles: i64) -> bool:
        """Can the seat's colony go so many circles on without ships, or at least nearer?"""
        return True

    def step(self, state: State, seat: i64, circles: i64) -> None:
        """The seat's colony goes so many circles on without ships."""
        before = state.at[HUB + WIDE * seat]
        self.reaches(state, seat, before, before + circles)

    def bonus_given(self, state: State) -> None:
        """Extra circles come once a turn."""
        state.at[ASIMOV] = 1

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 175 + 10 * state.at[HUB + WIDE * seat]

    def say_moved_colony(self, about: Telling) -> str:
        scene = about.scene
        circle = int(scene.after.of(HUB, scene.seat))
        ready = ", ready to launch" if circle == LAST_CIRCLE else ""
        if scene.before.of(HUB, scene.seat):
            return f"brings a colony to circle {circle}{ready}"
        return f"starts a colony on circle {circle}{ready}"

    # -- guests: ships that stand on another seat's track, nine bits each ------------------------

    def arrives(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        if owner != seat:
            state.at[GUESTS] = state.at[GUESTS] * 512 + (owner + 1) + 8 * seat + 64 * value

    def leaves(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        """Of two like ships the one on the acting seat's own track leaves first."""
        if state.at[GUESTS] == 0:
            return
        rest: i64 = 0
        gone = False
        for_sure: i64 = 0
        guests = state.at[GUESTS]
        while guests != 0:
            guest = guests & 511
            guests >>= 9
            if (guest & 7) - 1 == owner and guest >> 6 == value:
                for_sure += 1
        same_left = COUNT[8 * state.docked(self.facility, owner) + value]
        guests = state.at[GUESTS]
        while guests != 0:
            guest = guests & 511
            guests >>= 9
            mine = (guest & 7) - 1 == owner and guest >> 6 == value
            if mine and not gone and ((guest >> 3 & 7) == seat or for_sure > same_left):
                gone = True
            else:
                rest = rest * 512 + guest
        state.at[GUESTS] = rest

    def relic_arrives(self, state: State, seat: i64) -> None:
        state.at[RELIC_HOST] = seat

    def minds_gathering(self) -> bool:
        return True

    def gathered(self, state: State, seat: i64) -> i64:
        rest: i64 = 0
        guests = state.at[GUESTS]
        while guests != 0:
            guest = guests & 511
            guests >>= 9
            if (guest & 7) - 1 != seat:
                rest = rest * 512 + guest
        state.at[GUESTS] = rest
        return 0

    def ports_used(self, state: State, seat: i64) -> i64:
        """Ships on the seat's own track, whoever owns them."""
        used = SIZE[state.docked(self.facility, seat)]
        if state.at[RELIC_PLACE] == self.facility and state.at[RELIC_HOST] == seat:
            used += 1
        if state.brethren_on_track(seat):
            used += 1
        guests = state.at[GUESTS]
        while guests != 0:
            if (guest_owner := (guests & 7) - 1) == seat:
                used -= 1
            if guest_owner >= 0 and (guests >> 3 & 7) == seat:
                used += 1
            guests >>= 9
        return used

    def room(self, state: State, seat: i64) -> i64:
        return TRACK_PORTS - self.ports_used(state, seat)

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_ships_on_track(self, q: Question) -> str:
        return count(int(self.ports_used(q.state, q.you)), "ship")

    def say_here(self, q: Question) -> str:
        return "on your track"

    def say_track_ports(self, q: Question) -> str:
        return str(TRACK_PORTS)

    def say_not_ready(self, q: Question) -> str:
        if q.circle == 0:
            return f"no colony is {self.say_here(q)}"
        return f"your colony is on circle {q.circle} of {LAST_CIRCLE}"

    def say_not_there_yet(self, q: Question) -> str:
        return (
            f"your colony is on circle {q.circle}" if q.circle else f"no colony {self.say_here(q)}"
        )

    def say_together(self, q: Question) -> str:
        return count(len(q.action.words) - 1, "ship")

    def say_stop(self, q: Question) -> str:
        """The circle to which the action would take the colony."""
        steps = q.value if q.verb == "advance" else len(q.action.words) - 1
        return f"circle {min(LAST_CIRCLE, q.circle + steps)}"

    def say_due_at_once(self, q: Question) -> str:
        """The price of the launch, and of a docking elsewhere that brings the colony there."""
        fuel, ore = 0, 0
        dock = self.book.docks[q.facility] if q.verb == "dock" else self
        if isinstance(dock, Facility) and dock is not self:
            fuel, ore = dock.asking(q.state, q.you) or (0, 0)
        return q.dear(LAUNCH_PRICE + fuel, LAUNCH_PRICE + ore)

    def say_least(self, q: Question) -> str:
        return count(int(q.state.asked_a()), "circle")

    def say_most(self, q: Question) -> str:
        return str(int(q.state.asked_b()))

    def free_the_track(self, q: Question) -> None:
        q.state.at[self.row + q.you] = 0
        q.state.at[GUESTS] = 0
        q.state.at[RELIC_HOST] = -1
        if q.state.brethren_on_track(q.you):
            lift_brethren(q.state, WAITS_IN_BAY)

    def leave_the_last_circle(self, q: Question) -> None:
        q.state.at[HUB + WIDE * q.you] = 1

    def free_the_circles(self, q: Question) -> None:
        for seat in range(int(q.state.seats)):
            if seat != q.you:
                q.state.at[HUB + WIDE * seat] = 0

    def reach_the_last_circle(self, q: Question) -> None:
        q.state.at[HUB + WIDE * q.you] = LAST_CIRCLE


def colonist_hub(book: Book) -> ColonistHub:
    """The Colonist Hub of a game."""
    part = book.parts["colonist-hub"]
    assert isinstance(part, ColonistHub)
    return part


@final
class Launch(Rule):
    """Any time in a turn of yours; advances beyond the seventh circle start the next colony."""

    def __init__(self) -> None:
        super().__init__("launch", ASK_MAIN)
        self.calm = True
        self.gate = HUB
        self.gate_step = WIDE
        self.with_docking = True

    def texts(self) -> list[str]:
        return ["launch"]

    def ready(self, state: State, seat: i64) -> bool:
        circle = state.at[HUB + WIDE * seat]
        if circle == 0 or circle == LAST_CIRCLE:
            return circle != 0
        return circle >= self.book.asked(LAUNCH_CIRCLE, state, seat, LAST_CIRCLE)

    def ore(self, state: State, seat: i64) -> i64:
        """Ore to pay now, whatever is due on landing."""
        return LAUNCH_PRICE - self.book.landing_due(state, seat, LAUNCH_PRICE)

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.ready(state, seat) and state.can_pay(seat, LAUNCH_PRICE, self.ore(state, seat)):
            if not self.too_late(state):
                out[n] = self.base
                return n + 1
        return n

    def too_late(self, state: State) -> bool:
        """After a turn, a colony leaves only in the wake of a ship that has just docked here."""
        return state.at[HUBBED] == 0 and docks_only(state)

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if not self.ready(state, seat):
            return "colonist-hub.launch"
        if self.too_late(state):
            return self.book.docks_only
        if not state.can_pay(seat, LAUNCH_PRICE, self.ore(state, seat)):
            return "colonist-hub.cost"
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        excess = state.at[EXCESS]
        state.at[EXCESS] = 0
        lift_off(self.book, state, seat, excess)


def lift_off(book: Book, state: State, seat: i64, excess: i64) -> None:
    """The seat's colony leaves the Hub for its price; so many advances are left over."""
    due = book.landing_due(state, seat, LAUNCH_PRICE)
    state.pay(seat, LAUNCH_PRICE, LAUNCH_PRICE - due)
    state.at[HUB + WIDE * seat] = 0
    state.ask(ASK_LAND, seat, LANDING_LAUNCHED, excess, due)
