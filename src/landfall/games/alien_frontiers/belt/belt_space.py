"""A space of the Outer Belt: ships dock here only to claim the card that lies on it.

It is no orbital facility. Nobody has to dock here, and cards that move ships from one facility to
another do not reach it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.belt.asteroids.asteroid import (
    Asteroid,
    asteroid_at,
    asteroids_of,
)
from landfall.games.alien_frontiers.belt.march import haul, on_space
from landfall.games.alien_frontiers.belt.needs import (
    EQUAL,
    NAVIGATION,
    Ships,
    every_set,
    meets,
    named,
    values,
)
from landfall.games.alien_frontiers.box import HAND, RELIC_HERE, RELIC_VALUE
from landfall.games.alien_frontiers.facilities.facility import Facility
from landfall.games.alien_frontiers.hands import GUARDS, LESS, PACKED, SIZE, packed
from landfall.games.alien_frontiers.rule import RELIC_TOO, Book, Rule
from landfall.games.alien_frontiers.ships import place_relic
from landfall.games.alien_frontiers.state import State, ints, zeros
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling

FACES: Final = 6


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

    def dock_all(self, state: State, seat: i64, ships: Ships) -> None:
        """These ships take ports here together."""
        own, relic = ships
        for value in own:
            self.take(state, seat, value)
        if relic:
            place_relic(self.book, state, seat, self.facility)
        self.docked(state)

    def kept_away(self, state: State, seat: i64, alone: bool) -> str:
        """The rule that keeps the seat's ships away from here, or the empty string.

        `alone` is the Relic Ship without others, which may not be among those that are kept away.
        """
        if alone and self.book.kept_away(state, seat) >> RELIC_TOO & 1 == 0:
            return ""
        return self.book.kept_from(state, seat, self.facility)

    def serving(self) -> str:
        *some, last = map(str, self.navigation)
        return f"{', '.join(some)} or {last}"

    def lying(self, state: State) -> Asteroid | None:
        """The card that lies here."""
        card = on_space(state, self.space)
        return asteroid_at(self.book, card) if card >= 0 else None

    # -- what is said of it -----------------------------------------------------------------------

    def say_lies(self, state: State) -> str:
        card = self.lying(state)
        if card is None:
            return "no card"
        ships = " + ".join([self.asked_for(need) for need in card.needs])
        return f"{title(self.book.box, card.key)}: {ships}"

    def asked_for(self, need: str) -> str:
        """A need of a card by the values that meet it here: `3/4`, `any`."""
        serving = "/".join(map(str, self.navigation))
        return {NAVIGATION: serving, EQUAL: f"equal {serving}"}.get(need, need)

    def say_claimed(self, about: Telling) -> str:
        card = self.lying(about.scene.before)
        assert card
        return f"the {about.scene.title(card.key)}"


def in_hand(state: State, own: tuple[int, ...], relic: int) -> bool:
    """Are these ships among the unplaced ones?"""
    if relic != 0 and (state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != relic):
        return False
    hand = state.at[HAND]
    for value in own:
        hand = LESS[8 * hand + value]
        if hand < 0:
            return False
    return True


@final
class ClaimAsteroid(Rule):
    """Exactly the ships that the card asks for, in one act. Codes: every set of up to three."""

    def __init__(self, space: BeltSpace) -> None:
        super().__init__(f"claim {space.key}", ASK_MAIN)
        self.with_docking = True
        self.needs_ships = True
        self.space = space
        self.sets = every_set()
        self.fitting: vec[i64] = zeros(0)  # for each card the sets that claim it, by the Relic Ship
        self.packs: vec[i64] = zeros(0)  # the own ships of each of these
        self.begins: vec[i64] = zeros(0)  # where these begin, card by card
        self.sizes: vec[i64] = zeros(0)  # for each card how many ships it asks for

    def join(self, book: Book) -> None:
        super().join(book)
        self.gate = book.box.spaces + self.space.space

    def texts(self) -> list[str]:
        return [f"{self.key} {named(ships)}" for ships in self.sets]

    def find_fitting(self) -> None:
        """Which sets claim which card, worked out when all cards have joined."""
        asteroids = asteroids_of(self.book)
        self.sizes = ints([len(asteroid.needs) for asteroid in asteroids])
        fitting: list[int] = []
        begins = [0]
        for asteroid in asteroids:
            places = [
                place
                for place, ships in enumerate(self.sets)
                if meets(asteroid.needs, self.space.navigation, values(ships))
            ]
            for value in range(FACES + 1):
                fitting.extend([at for at in places if self.sets[at][1] == value])
                begins.append(len(fitting))
        self.fitting = ints(fitting)
        self.packs = ints([packed(self.sets[place][0]) for place in fitting])
        self.begins = ints(begins)

    def fits(self, card: i64, relic: i64, place: i64) -> bool:
        """Does this set claim the card, with the Relic Ship showing a value or, 0, without it?"""
        if len(self.sizes) == 0:
            self.find_fitting()
        at = self.begins[(FACES + 1) * card + relic]
        end = self.begins[(FACES + 1) * card + relic + 1]
        while at < end:
            if self.fitting[at] == place:
                return True
            at += 1
        return False

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        numbers = state.at
        card = numbers[self.gate] - 1
        hand = numbers[HAND]
        relic: i64 = 0
        if numbers[RELIC_HERE] == 1:
            relic = numbers[RELIC_VALUE]
        there = SIZE[hand]
        if relic > 0:
            there += 1
        if card < 0 or there == 0:
            return n
        if len(self.sizes) == 0:
            self.find_fitting()
        ships = self.sizes[card]
        if there < ships or numbers[self.space.free] < ships:
            return n
        own = PACKED[hand]
        away = self.book.kept_away(state, seat)
        if away >> self.space.facility & 1 == 1:
            if relic == 0 or away >> RELIC_TOO & 1 == 1:
                return n
            own = 0  # the Relic Ship alone
        n = self.write(own, card, 0, out, n)
        if relic > 0:
            n = self.write(own, card, relic, out, n)
        return n

    def write(self, hand: i64, card: i64, relic: i64, out: vec[i64], n: i64) -> i64:
        """Write those of the sets that claim a card whose own ships are in the hand."""
        packs = self.packs
        guarded = hand | GUARDS  # what `within` asks, spelled out
        at = self.begins[(FACES + 1) * card + relic]
        end = self.begins[(FACES + 1) * card + relic + 1]
        while at < end:
            if guarded - packs[at] & GUARDS == GUARDS:
                out[n] = self.base + self.fitting[at]
                n += 1
            at += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        place = code - self.base
        card = on_space(state, self.space.space)
        if card < 0:
            return "outer-belt.empty"
        own, relic = self.sets[place]
        if not in_hand(state, own, relic):
            return "dock.ships"
        if not self.fits(card, relic, place):
            return "outer-belt.needs"
        ships = len(own) + (1 if relic else 0)
        if state.at[self.space.free] < ships:
            return "dock.ports"
        return self.space.kept_away(state, seat, not own)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        self.space.dock_all(state, seat, self.sets[code - self.base])
        claim_card(self.book, state, seat, self.space.space)


def claim_card(book: Book, state: State, seat: i64, space: i64) -> None:
    """The seat takes the card of a space, in tow or not."""
    haul(state, seat, space, asteroid_at(book, on_space(state, space)).waits)
