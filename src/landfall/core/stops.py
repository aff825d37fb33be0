"""In which windows a seat wants to be asked; where it does not, the moment is let pass for it.

A window is a moment in which a seat may answer what another did. Most of the time it has nothing to say,
so it is asked only if it could say something, unless it wishes otherwise. A game may offer levels
instead, each a list of the moments in which a seat is asked, whatever it holds, if other people play.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, get_args

from landfall.core.game import Game, Position
from landfall.core.own_turn import comes_before, own_turns

Stop = Literal["always", "can", "never"]
STOPS: Final[tuple[Stop, ...]] = get_args(Stop)
DEFAULT: Final[Stop] = "can"
LATER: Final = "later"
"""The wish not to be asked before the own turn; what else a seat wishes stays."""
UNTIL: Final = "until"
"""How that wish is kept: until so many own turns have begun."""
EVERY: Final = "*"
"""Every kind of window."""
MIXED: Final = "mixed"
"""The level of a seat that wishes something of its own."""


class StopLevel(NamedTuple):
    """How much a seat wants to be asked, for those who do not want to choose for every kind."""

    title: str
    asks: Collection[str]
    """The kinds of windows in which it is asked; in others it is not."""


@dataclass(frozen=True)
class StopLevels:
    """The levels of a game, by name, and the one with which a game begins."""

    levels: Mapping[str, StopLevel]
    usual: Callable[[Any], str]


class Stops:
    """The wishes of all seats of a table."""

    def __init__(
        self, game: Game[Any], offered: StopLevels | None = None, bots: Collection[int] = ()
    ) -> None:
        """`offered`: the levels of the game; `bots` have no wishes, and are asked if they can answer.

        So is whoever plays with nobody but bots: nobody is there to learn from it what they hold.
        """
        self._game = game
        self._levels = offered.levels if offered else {}
        self._level = dict.fromkeys(range(game.seats), offered.usual(game) if offered else "")
        self._bots = frozenset(bots)
        self._asks: Stop = "can" if game.seats - len(self._bots) == 1 else "always"
        self._wishes: dict[tuple[int, str], Stop] = {}
        self._later: dict[tuple[int, str], int] = {}
        self._until: dict[int, int] = {}

    @property
    def levels(self) -> Mapping[str, StopLevel]:
        """What a seat may choose for all kinds at once; nothing where the game has no levels."""
        return self._levels

    def level(self, seat: int) -> str:
        """The level a seat is at; MIXED where it wishes something else for some kind."""
        level = self._level[seat]
        if level in self._levels:
            for kind in self._game.stops:
                if self._wish(seat, kind) != self._by_level(level, kind):
                    return MIXED
        return level

    def of(self, seat: int) -> dict[str, Stop]:
        """What a seat wishes, by kind of window."""
        return {kind: self._wish(seat, kind) for kind in self._game.stops}

    def _wish(self, seat: int, kind: str) -> Stop:
        if seat in self._bots:
            return DEFAULT
        return self._wishes.get((seat, kind)) or self._by_level(self._level[seat], kind)

    def _by_level(self, level: str, kind: str) -> Stop:
        if level not in self._levels:
            return DEFAULT
        return self._asks if kind in self._levels[level].asks else "never"

    def knows(self, kind: str, value: str) -> bool:
        """Is it something that a seat may wish?"""
        if kind == EVERY:
            return value in self._levels or value == LATER
        return kind in self._game.stops and value in (*STOPS, LATER)

    def read(self, seat: int, text: str) -> None:
        """Follow a wish as an event has it: `turned never`, `* calm`, `* until 3` for own turns begun.

        `turned later 12` is how others wrote the last one, for the turn of that number.
        """
        kind, _, value = text.rpartition(" ")
        before, _, word = kind.rpartition(" ")
        if value.isdecimal() and word == UNTIL:
            self._until[seat] = int(value)
            return
        if value.isdecimal() and word == LATER:
            self._later[seat, before] = int(value)
            return
        self._until.pop(seat, None)
        self._later.pop((seat, kind), None)
        if kind == EVERY and value in self._levels:
            self._level[seat] = value
            for known in self._game.stops:
                self._wishes.pop((seat, known), None)
        for stop in STOPS:
            if value == stop and kind in self._game.stops:
                self._wishes[seat, kind] = stop

    def waits(self, seen: Position, seat: int) -> bool:
        """Does a seat that sees this not want to be asked before its own turn?"""
        return own_turns(self._game, seen, seat) < self._until.get(seat, 0)

    def quiet(self, seen: Position, seat: int) -> int | None:
        """The code with which a seat that sees this is answered for; None where it is asked."""
        window = self._game.window(seen, seat)
        if window is None:
            return None
        if self.waits(seen, seat):
            return window.quiet
        turn = self._later.get((seat, window.kind), 0)
        if comes_before(self._game, seen, turn):
            return window.quiet
        wish = self._wish(seat, window.kind)
        if wish == "can":
            only = self._game.legal(seen, seat) == [window.quiet]
            return window.quiet if only else None
        return window.quiet if wish == "never" else None


def written(kind: str, value: str) -> str:
    """A wish as an event has it."""
    return f"{kind} {value}"


def written_later(game: Game[Any], seen: Position, seat: int) -> str:
    """The wish of a seat that sees this not to be asked before its turn."""
    return f"{EVERY} {UNTIL} {own_turns(game, seen, seat) + 1}"
