"""Raiders' Rock: discarded, it robs one player who has a ship on the Outer Belt."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.asks import ASK_RAID
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.belt.march import has_ship_there
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import RELIC_PLACE, RELIC_USER
from landfall.games.alien_frontiers.names import SEAT_LETTERS, SPACES
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question


@final
class RaidersRock(Asteroid):
    """Codes: one a victim."""

    def __init__(self) -> None:
        super().__init__("raiders-rock")
        self.calm = True
        self.first: i64 = -1  # the first space of the belt

    def join(self, book: Book) -> None:
        super().join(book)
        self.first = book.box.facility("outer-belt-1")
        book.robs_one = "raiders-rock.one"

    def play_texts(self) -> list[str]:
        return list(SEAT_LETTERS[: self.book.box.seats])

    def is_there(self, state: State, victim: i64) -> bool:
        """Has the player a ship on the belt, of their colour or the Relic Ship?"""
        if has_ship_there(state, victim, self.first):
            return True
        place = state.at[RELIC_PLACE]
        sails = state.at[RELIC_USER] == victim
        return sails and place >= self.first and place < self.first + SPACES

    def has_anything(self, state: State, victim: i64) -> bool:
        some = state.fuel(victim) + state.ore(victim) + state.cards(victim)
        return some + state.at[state.box.holds_asteroids + victim] > 0

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if offset == seat or not self.is_there(state, offset):
            return "raiders-rock.victim"
        if not self.has_anything(state, offset):
            return "raiders-rock.nothing"
        return self.book.safe_by(state, offset)

    def play(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_RAID, seat, 0, 0, offset + 1)

    # -- what is said of it -----------------------------------------------------------------------

    def say_not_there(self, q: Question) -> str:
        return "that is you" if q.seat == q.you else f"{q.who} has no ship on the Outer Belt"

    def say_robbed(self, q: Question) -> str:
        return SEAT_LETTERS[int(q.state.asked_c()) - 1]
