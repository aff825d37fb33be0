"""A space of the Outer Belt: ships dock here only to claim the card that lies on it.

It is no orbital facility. Nobody has to dock here, and cards that move ships from one facility to
another do not reach it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid, asteroids_of
from landfall.games.alien_frontiers.belt.march import haul, on_space
from landfall.games.alien_frontiers.belt.needs import every_set, meets, named, values
from landfall.games.alien_frontiers.box import HAND, RELIC_HERE, RELIC_VALUE
from landfall.games.alien_frontiers.facilities.facility import Facility
from landfall.games.alien_frontiers.hands import LESS, SIZE, number
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ships import place_relic
from landfall.games.alien_frontiers.state import State, ints
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class BeltSpace(Facility):
    """One of the four; the first is farthest from the moon."""

    def __init__(self, number: int) -> None:
        super().__init__(f"outer-belt-{number}", 1)
        self.space: i64 = number - 1
        self.navigation: list[int] = []  # the values that serve here
        self.apart = "outer-belt.apart"

    def companions(self) -> list[Rule]:
        return [ClaimAsteroid(self)]

    def serving(self) -> str:
        *some, last = map(str, self.navigation)
        return f"{', '.join(some)} or {last}"

    def lying(self, state: State) -> Asteroid | None:
        """The card that lies here."""
        card = on_space(state, self.space)
        return asteroids_of(self.book)[card] if card >= 0 else None

    # -- what is said of it -----------------------------------------------------------------------

    def say_lies(self, state: State) -> str:
        card = self.lying(state)
        return f"{title(self.book.box, card.key)}, {card.asking()}" if card else "no card"

    def say_serving(self, state: State) -> str:
        return self.serving()

    def say_claimed(self, about: Telling) -> str:
        card = self.lying(about.scene.before)
        assert card
        return f"the {about.scene.title(card.key)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipSets(Rule):
    """A rule whose codes name a set of one to three unplaced ships, the Relic Ship last."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ASK_MAIN)
        self.sets = every_set()
        self.hands: vec[i64] = ints([int(number(list(own))) for own, _ in self.sets])
        self.relics: vec[i64] = ints([relic for _, relic in self.sets])

    def in_hand(self, state: State, place: i64) -> bool:
        """Are the ships of a set among the unplaced ones?"""
        if self.relics[place] != 0:
            if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != self.relics[place]:
                return False
        hand = state.at[HAND]
        for value in self.sets[place][0]:
            hand = LESS[8 * hand + value]
            if hand < 0:
                return False
        return True

    def size(self, place: i64) -> i64:
        return SIZE[self.hands[place]] + (1 if self.relics[place] != 0 else 0)

    def dock_all(self, state: State, seat: i64, place: i64, space: Facility) -> None:
        """The ships of a set take ports together."""
        for value in self.sets[place][0]:
            space.take(state, seat, value)
        if self.relics[place] != 0:
            place_relic(self.book, state, seat, space.facility)
        space.docked(state)


@final
class ClaimAsteroid(ShipSets):
    """Exactly the ships that the card asks for, in one act."""

    def __init__(self, space: BeltSpace) -> None:
        super().__init__(f"claim {space.key}")
        self.space = space
        self.fitting: list[vec[i64]] = []  # for each asteroid card the sets that claim it here
        self.known = False

    def texts(self) -> list[str]:
        return [f"{self.key} {named(ships)}" for ships in self.sets]

    def fits(self, asteroid: i64) -> vec[i64]:
        """The sets that claim this card, worked out when all cards have joined."""
        if not self.known:
            self.known = True
            for card in asteroids_of(self.book):
                places = [
                    place
                    for place, ships in enumerate(self.sets)
                    if meets(card.needs, self.space.navigation, values(ships))
                ]
                self.fitting.append(ints(places))
        return self.fitting[asteroid]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        card = on_space(state, self.space.space)
        if card < 0 or (state.at[HAND] == 0 and state.at[RELIC_HERE] == 0):
            return n
        free = state.at[self.space.free]
        for place in self.fits(card):
            if self.size(place) <= free and self.in_hand(state, place):
                out[n] = self.base + place
                n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        place = code - self.base
        card = on_space(state, self.space.space)
        if card < 0:
            return "outer-belt.empty"
        if not self.in_hand(state, place):
            return "dock.ships"
        if place not in list(self.fits(card)):
            return "outer-belt.needs"
        return "dock.ports" if state.at[self.space.free] < self.size(place) else ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        card = on_space(state, self.space.space)
        self.dock_all(state, seat, code - self.base, self.space)
        haul(state, seat, self.space.space, asteroids_of(self.book)[card].waits)
