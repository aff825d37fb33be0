"""A table laid by hand: who is where and what is under way, then what is said and what comes.

    table = Table("trun orzax")
    table.aliens("A", "n-1", 2).place("n-1", "town").battles("A")
    table.comes("meet us-army-infantry", "roll 4", "roll 2")
    assert table.marker("n-1") == "A"

On the way to whatever is said or comes next windows are passed and Aliens stay in their Fights; any
other choice, and a die that was not named, is an error. Seats are letters, everything else has the
words of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.conquest_of_planet_earth.laying_out import LaidOut
from landfall.games.conquest_of_planet_earth.box import WHO
from landfall.games.conquest_of_planet_earth.rule import W_CANCEL
from landfall.games.conquest_of_planet_earth.state import CHANCE

PASS: Final = "pass"
STAY: Final = "stay"
MOST_PASSES: Final = 200


class Table(LaidOut):
    """A position that is laid, then played."""

    def says(self, seat: str, *texts: str) -> Table:
        """A seat decides, one after another; windows before it that it lets go by are passed."""
        for text in texts:
            code = self.game.code(text)
            self.until(lambda code=code: self.allows(seat, code), f"{seat} may {text}")  # type: ignore[misc]
            if self.in_window() and text != PASS:
                for other in self.asked:
                    if other != seat:
                        self.apply(other, self.game.code(PASS))
            self.apply(seat, code)
        return self

    def plays(self, seat: str, card: str, *targets: str) -> Table:
        """A seat plays an Event, and nobody cancels it."""
        self.says(seat, f"play {card}", *targets)
        while self.window == W_CANCEL:
            self.pass_once()
        return self

    def comes(self, *texts: str) -> Table:
        """Chance brings these, one after another; windows before them are passed."""
        for text in texts:
            code = self.game.code(text)
            self.until(
                lambda code=code: (  # type: ignore[misc]
                    self.state.at[WHO] == CHANCE and self.rules.weight(self.state, code) > 0
                ),
                f"chance brings {text}",
            )
            self.rules.happen(self.state, code)
        return self

    def passes(self) -> Table:
        """Everybody passes, until no window is open any more."""
        while self.in_window():
            self.pass_once()
        return self

    def never(self, seat: str, text: str) -> Table:
        """Everybody passes; in none of these windows may the seat say this."""
        assert not self.may(seat, text), f"{seat} may {text}"
        while self.in_window():
            self.pass_once()
            assert not self.may(seat, text), f"{seat} may {text}"
        return self

    def reaches(self, seat: str, text: str) -> Table:
        """Windows are passed until the seat may say this."""
        code = self.game.code(text)
        self.until(lambda: self.allows(seat, code), f"{seat} may {text}")
        return self

    def reaches_chance(self) -> Table:
        """Windows are passed until chance is awaited."""
        self.until(lambda: bool(self.state.at[WHO] == CHANCE), "chance brings something")
        return self

    def until(self, ready: Callable[[], bool], wanted: str) -> None:
        for _ in range(MOST_PASSES):
            if ready():
                return
            if self.asked and self.may(self.asked[0], STAY):
                self.apply(self.asked[0], self.game.code(STAY))
                continue
            assert self.in_window(), f"{wanted}: not now, when {self.now}"
            self.pass_once()
        raise AssertionError(f"{wanted}: windows without end")

    def pass_once(self) -> None:
        for seat in self.asked:
            self.apply(seat, self.game.code(PASS))

    def apply(self, seat: str, code: int) -> None:
        self.rules.apply(self.state, self.seat(seat), code)


def fight(table: Table, own: int, other: int) -> Table:
    """A Fight Round with one die for each side."""
    return table.comes(f"roll {own}", f"roll {other}")
