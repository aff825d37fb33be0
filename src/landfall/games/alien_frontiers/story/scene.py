"""A scene: one action or outcome with the table before and after it, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from landfall.core.action import Action
from landfall.games.alien_frontiers.names import SEAT_LETTERS, TERRITORY_NAMES
from landfall.games.alien_frontiers.state import (
    ASK_DEAL,
    FUEL,
    LANDING_MOVED,
    ORE,
    OVER,
    STOCK,
    State,
)
from landfall.games.alien_frontiers.words import count, listed, resources, territory, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


@dataclass(frozen=True)
class Scene:
    """One action or outcome, with the table before and after it."""

    game: AlienFrontiers
    before: State
    after: State
    action: Action
    names: Sequence[str]

    @property
    def seat(self) -> int:
        return int(self.before.turn)

    def subject(self) -> str:
        """The seat whose turn it is; set-up has subjects of its own."""
        if self.action.verb == "first":
            return self.name(self.action.words[0])
        if self.action.verb == "draw":
            return self.drawer()
        return self.names[self.seat]

    def name(self, letter: str) -> str:
        return self.names[SEAT_LETTERS.index(letter)]

    def drawer(self) -> str:
        """A card goes to a seat while cards are dealt, and to the display later."""
        dealt = self.before.asked_a()
        if self.before.asks == ASK_DEAL and dealt < self.game.seats:
            return self.names[(self.before.first + dealt) % self.game.seats]
        return a_named(self.action.words[0], capital=True)

    def change(self, field: int, seat: int | None = None) -> int:
        """How much more a seat has of something than before."""
        at = field + (self.seat if seat is None else seat)
        return int(self.after.seat[at] - self.before.seat[at])

    def price(self) -> str:
        """What the seat of the turn paid, as the end of a clause."""
        paid = resources(max(0, -self.change(FUEL)), max(0, -self.change(ORE)))
        return f" for {paid}"

    def paid_and_gained(self) -> Iterator[str]:
        fuel, ore = self.change(FUEL), self.change(ORE)
        if fuel < 0 or ore < 0:
            yield f"pays {resources(max(0, -fuel), max(0, -ore))}"
        if fuel > 0 or ore > 0:
            yield f"gains {resources(max(0, fuel), max(0, ore))}"

    # -- what follows ---------------------------------------------------------------------------

    def consequences(self) -> Iterator[str]:
        """What the action brought about besides what it says."""
        yield from self.control()
        if self.before.relic_user >= 0 > self.after.relic_user:
            yield "The Relic Ship returns to Burroughs Desert."
        if self.after.deck_size > self.before.deck_size:
            yield "The discarded cards are shuffled into a new deck."
        yield from self.forfeit()
        yield from self.points()
        if self.after.who == OVER:
            yield "That was the last colony: the game is over."

    def taken_by_landing(self) -> bool:
        """Does the acting seat land where it then controls and did not before?"""
        if self.action.verb != "land" or self.before.asked_a() == LANDING_MOVED:
            return False
        place = TERRITORY_NAMES.index(self.action.words[0])
        return self.before.controller(place) != self.after.controller(place) == self.seat

    def control(self) -> Iterator[str]:
        landed = self.action.words[0] if self.taken_by_landing() else ""
        for place, printed in enumerate(TERRITORY_NAMES):
            if printed == landed:
                continue  # the landing itself is told so
            old, new = int(self.before.controller(place)), int(self.after.controller(place))
            if old == new:
                continue
            if new < 0:
                yield f"{self.names[old]} no longer controls {territory(place)}."
            elif old < 0:
                yield f"{self.names[new]} now controls {territory(place)}."
            else:
                yield f"{self.names[new]} takes {territory(place)} from {self.names[old]}."

    def forfeit(self) -> Iterator[str]:
        """A new turn begins with the loss of a ship left at the Terraforming Station."""
        seat = int(self.after.turn)
        if self.after.turns > self.before.turns and self.before.turns:
            if self.change(STOCK, seat) > 0:
                yield f"{self.names[seat]} loses the ship at the Terraforming Station."

    def points(self) -> Iterator[str]:
        scores = [
            f"{self.names[seat]} has {count(new, 'point')}"
            for seat in range(self.game.seats)
            if (new := self.game.score(self.after, seat)) != self.game.score(self.before, seat)
        ]
        if scores:
            yield f"{listed(scores)}."


def a_named(name: str, capital: bool = False) -> str:
    """`a Booster Pod`, `an Alien City`."""
    printed = title(name)
    article = "an" if printed[0] in "AEIOU" else "a"
    return f"{article.capitalize() if capital else article} {printed}"
