"""An asteroid card: claimed on the Outer Belt, and used in your own turn once it is not in tow.

It is no alien tech: it costs what it says, several in a turn may be used, and you may hold two alike.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.belt.march import (
    claimed_late,
    count_late,
    held,
    scrap,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import TURN
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.rule import POINTS, TOW, Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import listed

SHIPS = {
    "nav": ("ship with a Navigation value", "ships with Navigation values"),
    "nav=": ("ship with a Navigation value", "equal ships with a Navigation value"),
    "any": ("ship of any value", "ships of any value"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Asteroid(Rule):
    """Its codes are those of its use; a card that works while held has none."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ASK_MAIN)
        self.asteroid: i64 = -1
        self.needs: list[str] = []  # the ships that claim it
        self.waits = False  # it is in tow until the turn after the claim
        self.stays = False  # using it does not discard it
        self.play_codes: i64 = 0
        self.with_docking = True

    def join(self, book: Book) -> None:
        super().join(book)
        self.asteroid = book.box.asteroid(self.key)
        self.play_codes = len(self.play_texts())
        self.member_of = book.box.holds_asteroids
        self.nth = self.asteroid

    def asking(self) -> str:
        """The ships it asks for, in words."""
        said: list[str] = []
        for need in dict.fromkeys(self.needs):
            number = self.needs.count(need)
            one, many = SHIPS.get(need, (f"ship showing {need}", f"ships showing {need}"))
            said.append(f"{number} {one if number == 1 else many}")
        return listed(said)

    # -- its use ----------------------------------------------------------------------------------

    def play_texts(self) -> list[str]:
        return [""]

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return ""

    def play(self, state: State, seat: i64, offset: i64) -> None:
        """What it does; discarded it is already, where it is."""

    def rolls_for(self) -> i64:
        """The purpose (DIE_…) for which it rolls the Asteroid die; -1 for none."""
        return -1

    def die_rolled(self, state: State, seat: i64, sign: bool) -> None:
        """What the die brings."""

    # -- what all share ---------------------------------------------------------------------------

    def texts(self) -> list[str]:
        return [f"play {self.key} {words}".rstrip() for words in self.play_texts()]

    def ready(self, state: State, seat: i64) -> i64:
        """How many of the seat's copies need not wait."""
        box = state.box
        place = box.asteroids * seat + self.asteroid
        free = state.at[box.hauls + place] - state.at[box.seized + place]
        tow = state.at[box.towed + place]
        if tow > 0 and self.book.asked(TOW, state, seat, 1) == 1:
            free -= tow
        return free

    def barred(self, state: State, seat: i64) -> str:
        """The rule that keeps the seat from any use of it now."""
        box = state.box
        numbers = state.at
        place = box.asteroids * seat + self.asteroid
        if numbers[box.hauls + place] == 0:
            return "outer-belt.held"
        if docks_only(state):
            return self.barred_late(state, seat)
        if numbers[TURN] != seat:
            return "outer-belt.turn"
        if numbers[box.towed + place] == 0 and numbers[box.seized + place] == 0:
            return ""
        return "" if self.ready(state, seat) > 0 else "outer-belt.tow"

    def barred_late(self, state: State, seat: i64) -> str:
        """When a turn is over: only a card just claimed, and only if it need not wait."""
        if claimed_late(state, self.asteroid) == 0:
            return self.book.docks_only
        waits = self.waits and self.book.asked(TOW, state, seat, 1) == 1
        return "outer-belt.tow" if waits else ""

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.barred(state, seat):
            return n
        offset: i64 = 0
        while offset < self.play_codes:
            if not self.play_refusal(state, seat, offset):
                out[n] = self.base + offset
                n += 1
            offset += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        barred = self.barred(state, seat)
        return barred if barred else self.play_refusal(state, seat, code - self.base)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        if not self.stays:
            if docks_only(state):
                count_late(state, self.asteroid, -1)
            scrap(state, seat, self.asteroid)
        self.play(state, seat, code - self.base)


@mypyc_attr(allow_interpreted_subclasses=True)
class PricedAsteroid(Asteroid):
    """Discarded and paid for, it brings fuel and ore."""

    def __init__(self, key: str, price: i64, fuel: i64, ore: i64) -> None:
        """`price` is fuel."""
        super().__init__(key)
        self.calm = True
        self.price = price
        self.too_dear = f"{key}.cost"
        self.fuel = fuel
        self.ore = ore

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if state.fuel(seat) >= self.price else self.too_dear

    def play(self, state: State, seat: i64, offset: i64) -> None:
        state.pay(seat, self.price, 0)
        state.gain(seat, self.fuel, self.ore)


@mypyc_attr(allow_interpreted_subclasses=True)
class AlienRelic(Asteroid):
    """Worth a point while held, in tow or not."""

    def play_texts(self) -> list[str]:
        return []

    def bends(self) -> list[int]:
        return [POINTS]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return answer + held(state, seat, self.asteroid)

    def bent_by(self) -> str:
        return f"{self.key}.score"


def asteroids_of(book: Book) -> list[Asteroid]:
    """The asteroid cards of a game, as they lie in its box."""
    if not book.asteroids:
        for name in book.box.asteroid_names:
            book.asteroids.append(book.parts[name])
    found: list[Asteroid] = []
    for rule in book.asteroids:
        assert isinstance(rule, Asteroid)
        found.append(rule)
    return found


def asteroid_at(book: Book, place: i64) -> Asteroid:
    """One of them, by its place in the box."""
    rule = book.asteroids[place] if book.asteroids else asteroids_of(book)[place]
    assert isinstance(rule, Asteroid)
    return rule
