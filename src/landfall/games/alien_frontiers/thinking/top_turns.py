"""The best turns a search has met, no two of one design."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.fingerprint import mix


@final
class TopTurn:
    """A whole turn: its codes up to the first chance, and the position it leads to."""

    def __init__(self, value: float, line: list[int], after: State, mark: i64) -> None:
        self.value = value
        self.line = line
        self.after = after
        self.mark = mark


@final
class TopTurns:
    """A short list, best first."""

    def __init__(self) -> None:
        self.most = 0
        self.turns: list[TopTurn] = []

    def clear(self, most: int) -> None:
        """Begin a new list of so many turns."""
        self.most = most
        self.turns = []

    def offer(self, after: State, seat: i64, value: float, path: vec[i64], depth: i64) -> None:
        """Keep the turn if it is among the best so far; of turns of one design only the best."""
        count = len(self.turns)
        if count == self.most and value <= self.turns[count - 1].value:
            return
        mark = design(after, seat)
        at = 0
        while at < count and self.turns[at].mark != mark:
            at += 1
        if at < count:
            if self.turns[at].value >= value:
                return
            self.turns.pop(at)
        elif count == self.most:
            self.turns.pop()
        line: list[int] = []
        k: i64 = 0
        while k < depth:
            line.append(int(path[k]))
            k += 1
        at = len(self.turns)
        while at > 0 and self.turns[at - 1].value < value:
            at -= 1
        self.turns.insert(at, TopTurn(value, line, after, mark))


def design(state: State, seat: i64) -> i64:
    """What sort of turn led here: where ships stand, where colonies lie, what rivals have left."""
    box = state.box
    places: i64 = 1
    row = box.docks
    while row < box.land:
        places = 2 * places + (1 if state.at[row + seat] != 0 else 0)
        row += box.row
    mark = mix(places, state.cards(seat))
    while row < box.generators:
        mark = mix(mark, state.at[row + seat])
        row += box.row
    other: i64 = 0
    while other < box.seats:
        if other != seat:
            mark = mix(mark, 64 * state.fuel(other) + state.ore(other))
        other += 1
    return mark
