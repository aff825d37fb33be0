"""Gravity Manipulator: two fuel move a point between two unplaced ships; discarded: Repulsor Field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.borrowed import in_hand, number_of, own_in_hand
from landfall.games.alien_frontiers.box import CARRIED_VALUE, HAND, RELIC_HERE, RELIC_VALUE
from landfall.games.alien_frontiers.hands import COUNT, FACES
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech, turn_ship
from landfall.games.alien_frontiers.words import ship

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling

PAIRS_OF_FACES: Final = 36


@final
class GravityManipulator(Tech):
    """One ship goes down, another goes up. Codes: own and own, the relic down, the relic up."""

    def __init__(self) -> None:
        super().__init__("gravity-manipulator", "repulsor-field")

    def use_texts(self) -> list[str]:
        faces = [(down, up) for down in range(1, 7) for up in range(1, 7)]
        return (
            [f"{down} {up}" for down, up in faces]
            + [f"{down}* {up}" for down, up in faces]
            + [f"{down} {up}*" for down, up in faces]
        )

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        for face in FACES[state.at[HAND]]:
            value: i64 = face
            for other in FACES[state.at[HAND]]:
                n = self.offer(state, seat, out, n, 0, value, other)
            if state.at[RELIC_HERE] == 1:
                n = self.offer(state, seat, out, n, 1, state.at[RELIC_VALUE], value)
                n = self.offer(state, seat, out, n, 2, value, state.at[RELIC_VALUE])
        return n

    def offer(
        self, state: State, seat: i64, out: vec[i64], n: i64, block: i64, down: i64, up: i64
    ) -> i64:
        offset = PAIRS_OF_FACES * block + 6 * (down - 1) + up - 1
        if self.use_refusal(state, seat, offset):
            return n
        out[n] = self.base + offset
        return n + 1

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        block = offset // PAIRS_OF_FACES
        down = offset % PAIRS_OF_FACES // 6 + 1
        up = offset % 6 + 1
        if block != 1 and COUNT[8 * state.at[HAND] + down] == 0:
            return "tech.unplaced"
        if block != 2 and COUNT[8 * state.at[HAND] + up] == 0:
            return "tech.unplaced"
        if block > 0:
            value = down if block == 1 else up
            if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != value:
                return "tech.unplaced"
        elif down == up and COUNT[8 * state.at[HAND] + down] < 2:
            return "gravity-manipulator.two-ships"
        if down == 1 or up == 6:
            return "tech.value-bounds"
        return ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        block = offset // PAIRS_OF_FACES
        down = offset % PAIRS_OF_FACES // 6 + 1
        up = offset % 6 + 1
        if block == 1:
            state.at[RELIC_VALUE] = down - 1
        elif block == 2:
            state.at[RELIC_VALUE] = up + 1
        elif down == up + 1:  # turned one after the other, the first could be taken for the second
            change_faces(state, up, down)
            return
        # The ship going up first: with two like ships each must start from the printed face.
        if block != 2:
            turn_ship(state, up, up + 1)
        if block != 1:
            turn_ship(state, down, down - 1)

    def say_turns(self, about: Telling) -> str:
        down, up = about.words
        lower, higher = int(down[0]) - 1, int(up[0]) + 1
        return f"turns {ship(down)} to a {lower} and {ship(up)} to a {higher}"


def change_faces(state: State, one: i64, other: i64) -> None:
    """Two ships in hand show each other's value: all that changes is what borrowed ones show."""
    if state.box.borrows == 1:
        return
    first: i64 = -1
    second: i64 = -1
    if own_in_hand(state, one) == 0:
        first = in_hand(state, one)
    if own_in_hand(state, other) == 0:
        second = in_hand(state, other)
    if first >= 0:
        state.at[number_of(state, -1, first, CARRIED_VALUE)] = other
    if second >= 0:
        state.at[number_of(state, -1, second, CARRIED_VALUE)] = one
