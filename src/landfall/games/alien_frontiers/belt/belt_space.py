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
    MOST_SHIPS,
    NAVIGATION,
    Ships,
    every_set,
    meets,
    named,
    values,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    HAND,
    RELIC_HERE,
    RELIC_VALUE,
    SIGN,
    all_bits_if,
    bit,
    lowest,
)
from landfall.games.alien_frontiers.facilities.facility import Facility
from landfall.games.alien_frontiers.hands import (
    FIRST_OF_SIZE,
    LESS,
    NUMBER,
    PARTS_OF_THREE,
    SMALL_PARTS,
)
from landfall.games.alien_frontiers.names import SPACES
from landfall.games.alien_frontiers.rule import RELIC_TOO, Rule
from landfall.games.alien_frontiers.ships import place_relic
from landfall.games.alien_frontiers.state import State, ints, zeros
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling

FACES: Final = 6
ASKS_FOR: Final = 7
OF_A_CARD: Final = 8
"""Of the numbers that say what claims a card, the last, and how many they are."""
SMALL: Final = 1
"""Where, after those of three dice, `Claims` has the hands of two dice and fewer."""
SHIPS_ASKED: Final = 32
"""From this bit on, beyond such hands, it has how many ships the card asks for."""
ALL_SPACES: Final = 16
"""The bit after those of all spaces."""
OF_THREE: Final = 28
"""The first hand of three dice."""
RELIC_ONLY: Final = 1
"""No ship besides it: the empty hand, among hands that are a bit each."""
ALL_OWN: Final = 83
"""Sets without the Relic Ship: the hands of one to three dice, which come first."""


@final
class BeltSpace(Facility):
    """One of the four; the first is farthest from the moon."""

    def __init__(self, number: int) -> None:
        super().__init__(f"outer-belt-{number}", 1)
        self.space: i64 = number - 1
        self.navigation: list[int] = []  # the values that serve here
        # The cards that are in tow once claimed, a bit each; found when one is claimed.
        self.waiting: i64 = -1
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

    def claim(self, state: State, seat: i64) -> None:
        """The seat takes the card that lies here, in tow or not."""
        if self.waiting < 0:
            cards = asteroids_of(self.book)
            self.waiting = sum([int(bit(card.asteroid)) for card in cards if card.waits])
        waits = self.waiting >> on_space(state, self.space) & 1 == 1
        haul(state, seat, self.space, waits)

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
        self.calm = True
        self.claims = True
        self.space = space
        self.sets = every_set()
        # For each card, with the Relic Ship showing each value or, 0, without it: the own ships that
        # claim it, as hands, a bit each (see `hands`); and last, how many ships it asks for. Worked
        # out when all cards have joined.
        self.fitting: vec[i64] = zeros(0)

    def join(self, book: Book) -> None:
        super().join(book)
        self.gate = book.box.spaces + self.space.space

    def texts(self) -> list[str]:
        return [f"{self.key} {named(ships)}" for ships in self.sets]

    def find_claims(self) -> None:
        """Which ships claim which card."""
        assert FIRST_OF_SIZE[MOST_SHIPS] == OF_THREE
        assert self.sets[ALL_OWN - 1][1] == 0
        assert self.sets[ALL_OWN][1] > 0
        asteroids = asteroids_of(self.book)
        fitting = [0] * (len(asteroids) * OF_A_CARD)
        for card, asteroid in enumerate(asteroids):
            for own, relic in self.sets:
                if meets(asteroid.needs, self.space.navigation, values((own, relic))):
                    first = OF_THREE if len(own) == MOST_SHIPS else 0
                    fitting[OF_A_CARD * card + relic] |= bit(NUMBER[own] - first)
            fitting[OF_A_CARD * card + ASKS_FOR] = len(asteroid.needs)
        self.fitting = ints(fitting)

    def claims_of(self, card: int) -> list[int]:
        """What claims a card."""
        if len(self.fitting) == 0:
            self.find_claims()
        return [int(self.fitting[OF_A_CARD * card + k]) for k in range(OF_A_CARD)]

    def fits(self, card: i64, own: tuple[int, ...], relic: int) -> bool:
        """Do these ships claim the card?"""
        if len(self.fitting) == 0:
            self.find_claims()
        first = OF_THREE if len(own) == MOST_SHIPS else 0
        fitting = self.fitting[OF_A_CARD * card + relic]
        return len(own) + (relic > 0) == self.fitting[OF_A_CARD * card + ASKS_FOR] and (
            fitting >> NUMBER[own] - first & 1 == 1
        )

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        numbers = state.at
        at = OF_A_CARD * (numbers[self.gate] - 1)
        if at < 0:
            return n
        fitting = self.fitting
        if len(fitting) == 0:
            self.find_claims()
            fitting = self.fitting
        hand = numbers[HAND]
        ships = fitting[at + ASKS_FOR]
        first: i64 = 0
        own = fitting[at]
        if ships == MOST_SHIPS:
            first = OF_THREE
            own &= PARTS_OF_THREE[hand]
        else:
            own &= SMALL_PARTS[hand]
        relic: i64 = 0
        others: i64 = 0  # beside the Relic Ship
        if numbers[RELIC_HERE] == 1:
            relic = numbers[RELIC_VALUE]
            if relic > 0:
                others = fitting[at + relic] & SMALL_PARTS[hand]
        if own | others == 0 or numbers[self.space.free] < ships:
            return n
        away = self.book.kept_away(state, seat)
        if away >> self.space.facility & 1 == 1:
            own = 0
            others = beside_nothing(others, away)
        n = write_sets(own, self.base + first - 1, 1, out, n)
        return write_sets(others, self.base + ALL_OWN + relic - 1, FACES, out, n)

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        card = on_space(state, self.space.space)
        if card < 0:
            return "outer-belt.empty"
        own, relic = self.sets[code - self.base]
        if not in_hand(state, own, relic):
            return "dock.ships"
        if not self.fits(card, own, relic):
            return "outer-belt.needs"
        ships = len(own) + (1 if relic else 0)
        if state.at[self.space.free] < ships:
            return "dock.ports"
        return self.space.kept_away(state, seat, not own)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        self.space.dock_all(state, seat, self.sets[code - self.base])
        self.space.claim(state, seat)


def beside_nothing(others: i64, away: i64) -> i64:
    """Of the sets beside the Relic Ship what is left where ships may not dock: the Relic Ship alone."""
    if away >> RELIC_TOO & 1 == 1:
        return 0
    return others & RELIC_ONLY


def write_sets(hands: i64, first: i64, apart: i64, out: vec[i64], n: i64) -> i64:
    """Write the claim of each of these hands, so far apart, the first of them with the code `first`."""
    while hands != 0:
        out[n] = first + apart * lowest(hands)
        n += 1
        hands &= hands - 1
    return n


@final
class Claims(Rule):
    """What all spaces have to offer a seat, found in one go: most cards ask for ships it does not have.

    Its numbers say which hands claim a card, for each space and card as those of `ClaimAsteroid`, but
    with hands of three dice apart. Spaces without a card have them too: nothing claims that, and
    nothing need be asked. Only where any hand is within the seat's, a space is looked at closely.
    """

    def __init__(self, spaces: list[ClaimAsteroid]) -> None:
        super().__init__("claims", ASK_MAIN)
        assert len(spaces) == SPACES
        row = spaces[0].book.box.row
        places = [claim.space.free for claim in spaces]
        assert places == [places[0] + row * space for space in range(SPACES)], "side by side"
        self.needs_ships = True
        self.claiming = vec[ClaimAsteroid](spaces)
        self.bases = ints([int(claim.base) for claim in spaces])
        self.dock: i64 = spaces[0].space.facility
        self.first: i64 = spaces[0].gate  # where the cards on the spaces lie, side by side,
        self.ports: i64 = spaces[0].space.free  # and the free ports of the first space,
        self.to_next: i64 = spaces[0].book.box.row  # so far from those of the next
        self.cards: i64 = spaces[0].book.box.asteroids
        self.fitting: vec[i64] = zeros(0)

    def find_claims(self) -> None:
        """What claims each card: three dice; fewer, with how many ships it asks for; with the relic."""
        fitting: list[int] = []
        for claim in self.claiming:
            fitting += [0] * OF_A_CARD  # no card
            for card in range(self.cards):
                of_card = claim.claims_of(card)
                ships = of_card[ASKS_FOR]
                small, three = (0, of_card[0]) if ships == MOST_SHIPS else (of_card[0], 0)
                fitting += [three, small | ships << SHIPS_ASKED, *of_card[1:ASKS_FOR]]
        self.fitting = ints(fitting)

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        numbers = state.at
        if len(self.fitting) == 0:
            self.find_claims()
        fitting = self.fitting
        hand = numbers[HAND]
        small = SMALL_PARTS[hand]
        three = PARTS_OF_THREE[hand]
        relic = numbers[RELIC_HERE] * numbers[RELIC_VALUE]  # 0 is the own ships' place
        card = self.first
        free = self.ports
        before: i64 = 0
        fit: i64 = 0  # the spaces whose cards the seat can claim, a bit each
        here: i64 = 1
        while here < ALL_SPACES:
            at = before + OF_A_CARD * numbers[card]
            own = fitting[at + SMALL]
            claims = (own | fitting[at + SMALL + relic]) & small | fitting[at] & three
            too_few = numbers[free] - (own >> SHIPS_ASKED) >> SIGN  # every bit if ports are
            fit |= here & all_bits_if(claims & ~too_few)
            before += OF_A_CARD + OF_A_CARD * self.cards
            card += 1
            free += self.to_next
            here += here
        if fit == 0:
            return n
        return self.write(state, seat, fit, relic, out, n)

    def write(self, state: State, seat: i64, fit: i64, relic: i64, out: vec[i64], n: i64) -> i64:
        """Write the claims of these spaces' cards: with own ships alone, and beside the Relic Ship."""
        numbers = state.at
        fitting = self.fitting
        hand = numbers[HAND]
        small = SMALL_PARTS[hand]
        away = self.claiming[0].book.kept_away(state, seat)
        while fit != 0:
            space = lowest(fit)
            at = OF_A_CARD * ((self.cards + 1) * space + numbers[self.first + space])
            base = self.bases[space]
            first = base - 1
            own = fitting[at + SMALL] & small
            if own == 0:  # a card asks for three dice or for fewer
                own = fitting[at] & PARTS_OF_THREE[hand]
                first += OF_THREE
            others: i64 = 0
            if relic > 0:
                others = fitting[at + SMALL + relic] & small
            if away >> self.dock + space & 1 == 1:
                own = 0
                others = beside_nothing(others, away)
            n = write_sets(own, first, 1, out, n)
            if others != 0:
                n = write_sets(others, base + ALL_OWN + relic - 1, FACES, out, n)
            fit &= fit - 1
        return n
