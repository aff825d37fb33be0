"""Astrogation Servo: three fuel make one unplaced ship like another; discarded, it clears a facility."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import HAND, RELIC_HERE, RELIC_VALUE
from landfall.games.alien_frontiers.hands import COUNT, SHOWS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.clearing import Clearing
from landfall.games.alien_frontiers.tech.tech import turn_ship

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling

FACES: Final = 6
PAIRS_OF_FACES: Final = 36


@final
class AstrogationServo(Clearing):
    """Codes: the ship that turns and the one it is made like; the first the relic; the second."""

    def __init__(self) -> None:
        super().__init__("astrogation-servo", "astrogation-servo.ships")

    def use_texts(self) -> list[str]:
        pairs = [(one, other) for one in range(1, 7) for other in range(1, 7)]
        stars = (("", ""), ("*", ""), ("", "*"))
        return [f"{one}{a} {other}{b}" for a, b in stars for one, other in pairs]

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `use_refusal` does not forbid, without a look at faces that no ship shows."""
        shown = 8 * state.at[HAND]
        one = shown
        while SHOWS[one] != 0:
            n = self.pairs(self.base + FACES * (SHOWS[one] - 1), 1, shown, SHOWS[one], out, n)
            one += 1
        relic = state.at[RELIC_VALUE]
        if state.at[RELIC_HERE] == 1 and relic > 0:
            first = self.base + PAIRS_OF_FACES
            n = self.pairs(first + FACES * (relic - 1), 1, shown, relic, out, n)
            n = self.pairs(first + PAIRS_OF_FACES + relic - 1, FACES, shown, relic, out, n)
        return n

    def pairs(self, first: i64, apart: i64, shown: i64, face: i64, out: vec[i64], n: i64) -> i64:
        """Write the pairs of a face and each other that is shown, whose codes are so far apart."""
        while SHOWS[shown] != 0:
            if SHOWS[shown] != face:
                out[n] = first + apart * (SHOWS[shown] - 1)
                n += 1
            shown += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        block = offset // PAIRS_OF_FACES
        one = offset % PAIRS_OF_FACES // 6 + 1
        other = offset % 6 + 1
        if block > 0:
            relic = one if block == 1 else other
            own = other if block == 1 else one
            if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != relic:
                return "tech.unplaced"
            if COUNT[8 * state.at[HAND] + own] == 0:
                return "tech.unplaced"
        else:
            ships: i64 = 2 if one == other else 1
            if COUNT[8 * state.at[HAND] + one] < ships or COUNT[8 * state.at[HAND] + other] == 0:
                return "tech.unplaced"
        return "astrogation-servo.values" if one == other else ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        one = offset % PAIRS_OF_FACES // 6 + 1
        other = offset % 6 + 1
        if offset // PAIRS_OF_FACES == 1:
            state.at[RELIC_VALUE] = other
        else:
            turn_ship(state, one, other)

    def say_face_of_other(self, about: Telling) -> str:
        return about.words[1].rstrip("*")
