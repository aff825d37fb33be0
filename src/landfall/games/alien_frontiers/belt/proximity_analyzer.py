"""Proximity Analyzer: a fuel claims an asteroid card with one ship fewer; discarded, with none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.belt.asteroids.asteroid import asteroids_of
from landfall.games.alien_frontiers.belt.belt_space import BeltSpace, in_hand
from landfall.games.alien_frontiers.belt.march import on_space
from landfall.games.alien_frontiers.belt.needs import (
    MOST_SHIPS,
    every_set,
    meets,
    named,
    one_fewer,
    values,
)
from landfall.games.alien_frontiers.names import SPACES
from landfall.games.alien_frontiers.state import State, ints
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling
    from landfall.games.alien_frontiers.table.wording import Wording

ORE: Final = 1
"""What its discard power costs."""


@final
class ProximityAnalyzer(Tech):
    """Codes of the paid power: for each space every set of one or two ships."""

    def __init__(self) -> None:
        super().__init__("proximity-analyzer")
        self.claims = True
        self.sets = every_set(MOST_SHIPS - 1)
        self.spaces: list[BeltSpace] = []
        self.fitting: list[vec[i64]] = []  # for each space and card the sets that claim it

    def belt(self) -> list[BeltSpace]:
        """The spaces of the Outer Belt."""
        if not self.spaces:
            for dock in self.book.docks:
                if isinstance(dock, BeltSpace):
                    self.spaces.append(dock)
        return self.spaces

    def fits(self, space: i64, card: i64) -> vec[i64]:
        """The sets that claim this card there with one plain ship fewer."""
        if not self.fitting:
            for at in self.belt():
                for asteroid in asteroids_of(self.book):
                    left = one_fewer(asteroid.needs)
                    places = [
                        place
                        for place, ships in enumerate(self.sets)
                        if any(meets(needs, at.navigation, values(ships)) for needs in left)
                    ]
                    self.fitting.append(ints(places))
        return self.fitting[self.book.box.asteroids * space + card]

    # -- one ship fewer ---------------------------------------------------------------------------

    def use_texts(self) -> list[str]:
        return [f"{space.key} {named(ships)}" for space in self.belt() for ships in self.sets]

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        space: i64 = 0
        while space < SPACES:
            card = on_space(state, space)
            if card >= 0:
                first = self.base + len(self.sets) * space
                for place in self.fits(space, card):
                    own, relic = self.sets[place]
                    if in_hand(state, own, relic) and not self.no_room(state, seat, space, place):
                        out[n] = first + place
                        n += 1
            space += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        space = offset // len(self.sets)
        place = offset % len(self.sets)
        card = on_space(state, space)
        if card < 0:
            return "outer-belt.empty"
        own, relic = self.sets[place]
        if not in_hand(state, own, relic):
            return "dock.ships"
        fits = False
        for fitting in self.fits(space, card):
            fits = fits or fitting == place
        if not fits:
            return "proximity-analyzer.needs"
        return self.no_room(state, seat, space, place)

    def no_room(self, state: State, seat: i64, space: i64, place: i64) -> str:
        """The rule that keeps ships that would claim the card off its space, or the empty string."""
        own, relic = self.sets[place]
        ships = len(own) + (1 if relic else 0)
        if state.at[self.spaces[space].free] < ships:
            return "dock.ports"
        return self.spaces[space].kept_away(state, seat, not own)

    def use(self, state: State, seat: i64, offset: i64) -> None:
        space = self.spaces[offset // len(self.sets)]
        space.dock_all(state, seat, self.sets[offset % len(self.sets)])
        space.claim(state, seat)

    # -- without ships ----------------------------------------------------------------------------

    def discard_texts(self) -> list[str]:
        return [space.key for space in self.belt()]

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if on_space(state, offset) < 0:
            return "outer-belt.empty"
        return "" if state.ore(seat) >= ORE else "proximity-analyzer.cost"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        state.pay(seat, 0, ORE)
        self.belt()[offset].claim(state, seat)

    # -- what is said of it -----------------------------------------------------------------------

    def say_asteroid(self, about: Telling) -> str:
        """The card that is claimed."""
        place = self.book.box.facility(about.words[0])
        space = self.book.docks[place]
        assert isinstance(space, BeltSpace)
        return space.say_claimed(about)

    def say_with_ships(self, about: Telling) -> str:
        return type(about)(about.scene, about.words[1:]).ships

    def say_wanted_fewer(self, q: Question) -> str:
        space = self.book.docks[q.facility]
        assert isinstance(space, BeltSpace)
        card = space.lying(q.state)
        assert card
        asked = f"the {title(self.book.box, card.key)} asks for {card.asking()}"
        return f"{asked}; one ship less of those asked for by no number, and at least one, must do"

    def say_these(self, wording: Wording) -> str:
        return " ".join(wording.words[1:])
