"""An act that somebody asks about, with all that facts and reasons are made of."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.box import B_SPACE, EYES, WHO
from landfall.games.conquest_of_planet_earth.frames import Frame, deed_under_way, top_frame
from landfall.games.conquest_of_planet_earth.rule import Deed
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


class Inquiry:
    """A code of a seat in a position, as the seat sees it."""

    def __init__(
        self, game: ConquestOfPlanetEarth, position: State, code: int, seat: int | None
    ) -> None:
        self.game = game
        self.seat = self.first_asked(position) if seat is None else seat
        unseen = seat is not None and position.at[EYES] == 0
        self.state = game.observe(position, seat) if unseen else position
        self.code = code
        self.box = game.ruleset.box
        self.book = game.ruleset.book
        self.codes = game.ruleset.codes
        self.text: str = game.text(code) if 0 <= code < game.size else str(code)
        self.verb, _, self.word = self.text.partition(" ")

    @staticmethod
    def first_asked(position: State) -> int:
        return max(int(position.at[WHO]), 0)

    @cached_property
    def number(self) -> int:
        """The rule that forbids it, by number."""
        return self.game.ruleset.forbids(self.state, self.seat, self.code)

    @cached_property
    def frame(self) -> Frame | None:
        return top_frame(self.game, self.state)

    @property
    def under_way(self) -> str:
        return self.frame.name if self.frame else ""

    @cached_property
    def deed(self) -> Deed | None:
        """The card or power that is under way, or else the one that the code is about."""
        codes = self.codes
        if self.frame and self.frame.name == "play":
            return deed_under_way(self.game, self.frame)
        if codes.deed <= self.code < codes.passing:
            return self.book.deeds[self.code - codes.deed]
        if codes.cancel <= self.code < codes.push:
            return self.book.deeds[self.book.by_event[self.book.jam]]
        return None

    @property
    def card(self) -> str:
        """The card or power as people call it."""
        return called.deed_title(self.box, self.deed) if self.deed else ""

    @property
    def aimed(self) -> int:
        """The target that the code names, as a number among those of its kind; -1 for none."""
        codes = self.codes
        bases = {
            "at": codes.at,
            "rival": codes.rival,
            "card": codes.stuff,
            "take": codes.take,
            "discard": codes.discard,
            "die": codes.die,
            "counter": codes.counter,
        }
        return int(self.code - bases[self.verb]) if self.verb in bases else -1

    # -- words ------------------------------------------------------------------------------------

    def place(self, space: int, state: State | None = None) -> str:
        """A Space by what is there and where it lies; the own Landing Site is `your` one."""
        if space == self.box.site(self.seat):
            return "your Landing Site"
        return called.space(state or self.state, space)

    def who(self, seat: int) -> str:
        return "you" if seat == self.seat else SEAT_LETTERS[seat]

    def fight_space(self) -> int:
        return int(self.state.at[B_SPACE])

    def space_of(self, word: str) -> int:
        return self.box.board.spaces.index(word)

    @property
    def words(self) -> list[str]:
        return self.word.split()
