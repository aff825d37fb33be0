"""Colonist Hub with five or six players: they share its ports and the four places on each circle.

A colony stops only where a place is free. Ships that dock together pass full circles, and a colony that
comes to a full seventh circle is launched at once. All else is as on tracks.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_ADVANCE
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    EXCESS,
    HAND,
    HUB,
    HUBBED,
    RELIC_HERE,
    RELIC_VALUE,
    SUPPLY,
    WIDE,
    bit,
)
from landfall.games.alien_frontiers.facilities.circles import is_free
from landfall.games.alien_frontiers.facilities.colonist_hub import (
    LAUNCH_PRICE,
    TRACK_PORTS,
    ColonistHub,
    Launch,
    lift_off,
)
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.hands import COUNT, LESS, SHOWS, SIZE, number
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.rule import HUB_BONUS, Rule
from landfall.games.alien_frontiers.ships import place_relic
from landfall.games.alien_frontiers.state import State, ints
from landfall.games.alien_frontiers.words import the_part

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

CIRCLE_PLACES: Final = 4
MOST_ADVANCES: Final = TRACK_PORTS + 1
"""Of one act: a ship on every port, and an extra circle."""

BY_SHIPS: Final = 0
WITHOUT_SHIPS: Final = 1
"""What brings a colony on where its player is asked how far: ships that docked, or a card."""

Load = tuple[tuple[int, ...], int]
"""Ships that dock together: the faces of own dice, and that of the Relic Ship or 0."""


def all_loads() -> list[Load]:
    """Every load, the smaller ones first; of one size those without the Relic Ship."""
    faces = range(1, 7)
    loads: list[Load] = []
    for size in range(1, TRACK_PORTS + 1):
        loads += [(dice, 0) for dice in combinations_with_replacement(faces, size)]
        others = combinations_with_replacement(faces, size - 1)
        loads += [(dice, relic) for dice in others for relic in faces]
    return loads


LOADS: Final = all_loads()


@final
class FreeFormHub(ColonistHub):
    """Twelve ports for everybody, three of them for one player's ships."""

    def __init__(self) -> None:
        super().__init__()
        self.fills_up = True
        self.way = "free-form"
        self.together = "one to three ships"
        self.dice: vec[i64] = ints([int(number(list(dice))) for dice, _ in LOADS])
        self.relics: vec[i64] = ints([relic for _, relic in LOADS])
        sizes = [len(dice) + int(relic > 0) for dice, relic in LOADS]
        self.begins: vec[i64] = ints(
            [0, *[sizes.index(size) for size in range(1, TRACK_PORTS + 1)], len(LOADS)]
        )

    def companions(self) -> list[Rule]:
        return [Launch(), Advance(self)]

    def join(self, book: Book) -> None:
        super().join(book)
        book.circle_places = CIRCLE_PLACES

    # -- docking ----------------------------------------------------------------------------------

    def texts(self) -> list[str]:
        lines: list[str] = []
        for dice, relic in LOADS:
            shown = [str(face) for face in dice] + ([f"{relic}*"] if relic else [])
            lines.append(f"dock {self.key} {' '.join(sorted(shown))}")
        return lines

    def uses(self, offset: int) -> int:
        dice, relic = LOADS[offset]
        mask = RELIC_BIT if relic else 0
        for face in dice:
            mask |= int(bit(face))
        return mask

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        hand = state.at[HAND]
        here: i64 = 0
        if state.at[RELIC_HERE] == 1:
            here = state.at[RELIC_VALUE]
        most = min(SIZE[hand] + state.at[RELIC_HERE], TRACK_PORTS)
        ships: i64 = 1
        while ships <= most:
            if not self.shut(state, seat, ships):
                offset = self.begins[ships]
                end = self.begins[ships + 1]
                while offset < end:
                    relic = self.relics[offset]
                    if (relic == 0 or relic == here) and within(self.dice[offset], hand):
                        out[n] = self.base + offset
                        n += 1
                    offset += 1
            ships += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        offset = code - self.base
        relic = self.relics[offset]
        if relic > 0 and (state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != relic):
            return "dock.ships"
        if not within(self.dice[offset], state.at[HAND]):
            return "dock.ships"
        return self.shut(state, seat, self.ships_of(offset))

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        dice = self.dice[offset]
        while dice != 0:
            value = SHOWS[8 * dice]
            self.take(state, seat, value)
            dice = LESS[8 * dice + value]
        if self.relics[offset] > 0:
            place_relic(self.book, state, seat, self.facility)
        self.docked(state)
        ships = self.ships_of(offset)
        state.at[HUBBED] += ships
        extra = self.book.asked(HUB_BONUS, state, seat, 0)
        self.goes_on(state, seat, ships, ships + extra, BY_SHIPS)

    def ships_of(self, offset: i64) -> i64:
        return SIZE[self.dice[offset]] + (1 if self.relics[offset] > 0 else 0)

    def closed(self, state: State, seat: i64) -> str:
        first = self.shut(state, seat, 1)
        ships: i64 = 2
        while first and ships <= TRACK_PORTS:
            if not self.shut(state, seat, ships):
                return ""
            ships += 1
        return first

    def shut(self, state: State, seat: i64, ships: i64) -> str:
        """The rule that keeps so many ships from docking together, whatever they show."""
        barred = self.barred(state, seat)
        if barred:
            return barred
        if self.ports_used(state, seat) + ships > TRACK_PORTS:
            return "colonist-hub.three-ships"
        if state.at[self.free] < ships:
            return "dock.ports"
        circle = state.at[HUB + WIDE * seat] + ships
        if circle > LAST_CIRCLE:
            return "colonist-hub.too-far"
        extra = self.extra(state, seat, ships)
        while extra > 0:
            if not self.stops(state, seat, circle + extra):
                return ""
            extra -= 1
        return self.stops(state, seat, circle)

    def barred(self, state: State, seat: i64) -> str:
        return self.stands_still(state, seat)

    def room(self, state: State, seat: i64) -> i64:
        return min(state.at[self.free], TRACK_PORTS - self.ports_used(state, seat))

    # -- how far a colony goes --------------------------------------------------------------------

    def extra(self, state: State, seat: i64, ships: i64) -> i64:
        """The circles that a bonus would add once so many more ships have docked."""
        state.at[HUBBED] += ships
        extra = self.book.asked(HUB_BONUS, state, seat, 0)
        state.at[HUBBED] -= ships
        return extra

    def stops(self, state: State, seat: i64, circle: i64) -> str:
        """The rule that keeps the seat's colony from stopping on a circle, or leaving from it."""
        if is_free(self.book, state, min(circle, LAST_CIRCLE)):
            return ""
        if circle < self.launch_circle(state, seat, state.at[HUB + WIDE * seat]):
            return "colonist-hub.circle"
        ore = LAUNCH_PRICE - self.book.landing_due(state, seat, LAUNCH_PRICE)
        return "" if state.can_pay(seat, LAUNCH_PRICE, ore) else "colonist-hub.at-once"

    def steps_refused(self, state: State, seat: i64, circles: i64) -> str:
        return self.stops(state, seat, state.at[HUB + WIDE * seat] + circles)

    def can_step(self, state: State, seat: i64, circles: i64) -> bool:
        steps: i64 = 1
        while steps <= circles:
            if not self.step_refused(state, seat, steps, circles):
                return True
            steps += 1
        return False

    def step_refused(self, state: State, seat: i64, steps: i64, circles: i64) -> str:
        """Of so many circles without ships, fewer are gone only to stop on a free one on the way."""
        circle = state.at[HUB + WIDE * seat] + steps
        if steps == circles:
            return self.stops(state, seat, circle)
        free = circle < LAST_CIRCLE and is_free(self.book, state, circle)
        return "" if free else "colonist-hub.circle"

    def step(self, state: State, seat: i64, circles: i64) -> None:
        """All of them, where that place is free; else the player says how far."""
        furthest = min(state.at[HUB + WIDE * seat] + circles, LAST_CIRCLE)
        if circles == 1 or is_free(self.book, state, furthest):
            self.advance(state, seat, circles, circles)
        else:
            self.goes_on(state, seat, 1, circles, WITHOUT_SHIPS)

    def goes_on(self, state: State, seat: i64, least: i64, most: i64, how: i64) -> None:
        """The colony advances; where it may stop sooner or later, its player is asked."""
        ways: i64 = 0
        way: i64 = 0
        advances = least
        while advances <= most:
            if not self.advance_refused(state, seat, advances, most, how):
                ways += 1
                way = advances
            advances += 1
        if ways > 1:
            state.ask(ASK_ADVANCE, seat, least, most, how)
        else:
            self.advance(state, seat, way, way if how == WITHOUT_SHIPS else least)

    def advance_refused(self, state: State, seat: i64, advances: i64, most: i64, how: i64) -> str:
        if how == WITHOUT_SHIPS:
            return self.step_refused(state, seat, advances, most)
        return self.stops(state, seat, state.at[HUB + WIDE * seat] + advances)

    def advance(self, state: State, seat: i64, advances: i64, least: i64) -> None:
        """By so many circles; those beyond the least are a bonus, which is then used up."""
        if advances > least:
            self.bonus_given(state)
        if state.at[HUB + WIDE * seat] == 0:
            state.at[SUPPLY + WIDE * seat] -= 1
        before = state.at[HUB + WIDE * seat]
        circle = min(before + advances, LAST_CIRCLE)
        excess = max(0, before + advances - self.launch_circle(state, seat, before))
        if is_free(self.book, state, circle):
            state.at[HUB + WIDE * seat] = circle
            state.at[EXCESS] = excess
        else:
            lift_off(self.book, state, seat, excess)

    # -- what is said of it otherwise than on tracks -----------------------------------------------

    def say_here(self, q: Question) -> str:
        return f"at {the_part(self.book.box, self.key)}"

    def say_moved_colony(self, about: Telling) -> str:
        scene = about.scene
        was, now = scene.before.of(HUB, scene.seat), scene.after.of(HUB, scene.seat)
        if now > was:
            return super().say_moved_colony(about)
        if now < was:
            return f"launches a colony at once{about.price}"
        return ""  # how far it goes is asked first


@final
class Advance(Rule):
    """How far a colony goes, where it may stop sooner or later."""

    def __init__(self, hub: FreeFormHub) -> None:
        super().__init__("advance", ASK_ADVANCE)
        self.hub = hub

    def texts(self) -> list[str]:
        return [f"advance {advances}" for advances in range(1, MOST_ADVANCES + 1)]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        code = self.base
        while code < self.base + MOST_ADVANCES:
            if not self.refusal(state, seat, code):
                out[n] = code
                n += 1
            code += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        advances = code - self.base + 1
        if advances < state.asked_a() or advances > state.asked_b():
            return "colonist-hub.advance"
        return self.hub.advance_refused(state, seat, advances, state.asked_b(), state.asked_c())

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        advances = code - self.base + 1
        least = advances if state.asked_c() == WITHOUT_SHIPS else state.asked_a()
        state.answered()
        self.hub.advance(state, seat, advances, least)


def within(dice: i64, hand: i64) -> bool:
    """Has the hand all these dice?"""
    at = 8 * dice
    value = SHOWS[at]
    while value != 0:
        if COUNT[8 * hand + value] < COUNT[8 * dice + value]:
            return False
        at += 1
        value = SHOWS[at]
    return True
