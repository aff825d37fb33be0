"""Stray Pilot: once a turn an unplaced ship shows what you like; on the sign of the die he leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_DIE, DIE_PILOT
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.belt.march import claimed_late, count_late, scrap
from landfall.games.alien_frontiers.box import HAND, RELIC_HERE, RELIC_USER, RELIC_VALUE
from landfall.games.alien_frontiers.hands import COUNT, SHOWS
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import shield_of, turn_ship

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

FACES: Final = 6


@final
class StrayPilot(Asteroid):
    """Codes: for each face six to show, of an own ship and then of the Relic Ship."""

    def __init__(self) -> None:
        super().__init__("stray-pilot")
        self.calm = True
        self.stays = True

    def play_texts(self) -> list[str]:
        faces = range(1, 7)
        own = [f"{face} {shows}" for face in faces for shows in faces]
        return own + [f"{face}* {shows}" for face in faces for shows in faces]

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if state.at[state.box.played] >= self.pilots(state, seat):
            return "stray-pilot.used"
        face = offset % 36 // 6 + 1
        if offset < 36:
            if COUNT[8 * state.at[HAND] + face] == 0:
                return "tech.unplaced"
        elif state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != face:
            return "tech.unplaced"
        if offset % 6 + 1 == face:
            return "stray-pilot.same"
        short = state.fuel(seat) < self.shield(state, seat, offset)
        return "deflector-shield.surcharge" if short else ""

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `play_refusal` does not forbid, without a look at faces that no ship shows."""
        if state.at[HAND] == 0 and state.at[RELIC_HERE] == 0:
            return n
        if state.at[state.box.played] >= self.pilots(state, seat) or self.barred(state, seat):
            return n
        at = 8 * state.at[HAND]
        while SHOWS[at] != 0:
            n = self.turns(state, seat, FACES * (SHOWS[at] - 1), SHOWS[at], out, n)
            at += 1
        if state.at[RELIC_HERE] == 1:
            face = state.at[RELIC_VALUE]
            n = self.turns(state, seat, FACES * (FACES + face - 1), face, out, n)
        return n

    def pilots(self, state: State, seat: i64) -> i64:
        """How many may serve now; when a turn is over, only those who were claimed since."""
        if docks_only(state):
            return claimed_late(state, self.asteroid)
        return self.ready(state, seat)

    def turns(self, state: State, seat: i64, offset: i64, face: i64, out: vec[i64], n: i64) -> i64:
        """Write every other face for a ship, if its shield can be paid for; `offset` is the first."""
        if state.fuel(seat) < self.shield(state, seat, offset):
            return n
        shows: i64 = 1
        while shows <= FACES:
            if shows != face:
                out[n] = self.base + offset + shows - 1
                n += 1
            shows += 1
        return n

    def shield(self, state: State, seat: i64, offset: i64) -> i64:
        """Fuel for a borrowed ship whose owner is shielded."""
        if offset < 36:
            return shield_of(self.book, state, seat, offset // 6 + 1)
        return self.book.surcharge(state, seat, state.at[RELIC_USER])

    def play(self, state: State, seat: i64, offset: i64) -> None:
        shows = offset % 6 + 1
        state.pay(seat, self.shield(state, seat, offset), 0)
        if offset < 36:
            turn_ship(state, offset // 6 + 1, shows)
        else:
            state.at[RELIC_VALUE] = shows
        state.at[state.box.played] += 1
        state.await_chance(ASK_DIE, seat, DIE_PILOT, 0, 0)

    def rolls_for(self) -> i64:
        return DIE_PILOT

    def die_rolled(self, state: State, seat: i64, sign: bool) -> None:
        if sign:
            if docks_only(state):
                count_late(state, self.asteroid, -1)
            scrap(state, seat, self.asteroid)
            state.at[state.box.played] -= 1

    # -- how a trial meets its rules --------------------------------------------------------------

    def forget_the_turn(self, q: Question) -> None:
        q.state.at[q.state.box.played] = 0
