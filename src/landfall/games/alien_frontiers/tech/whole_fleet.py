"""Cards that turn every unplaced ship at once; none may be left out."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landfall.games.alien_frontiers.borrowed import number_of, of_borrowed
from landfall.games.alien_frontiers.box import (
    CARRIED,
    CARRIED_VALUE,
    HAND,
    RELIC_HERE,
    RELIC_VALUE,
)
from landfall.games.alien_frontiers.hands import COUNT, MORE
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech, all_placed


@mypyc_attr(allow_interpreted_subclasses=True)
class WholeFleet(Tech):
    """The Relic Ship turns with the others while it is unplaced."""

    def turned(self, value: i64) -> i64:
        """The face after the card, always one of a die."""
        return value

    def use_texts(self) -> list[str]:
        return [""]

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return all_placed(state)

    def use(self, state: State, seat: i64, offset: i64) -> None:
        before = state.at[HAND]
        after: i64 = 0
        value: i64 = 1
        while value <= 6:
            copies = COUNT[8 * before + value]
            while copies > 0:
                after = MORE[8 * after + self.turned(value)]
                copies -= 1
            value += 1
        state.at[HAND] = after
        ship: i64 = 0
        while ship < state.box.borrows:
            at = number_of(state, -1, ship, CARRIED_VALUE)
            if of_borrowed(state, -1, ship, CARRIED) >= 0:
                state.at[at] = self.turned(state.at[at])
            ship += 1
        if state.at[RELIC_HERE] == 1:
            state.at[RELIC_VALUE] = self.turned(state.at[RELIC_VALUE])
