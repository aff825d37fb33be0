"""In which windows a seat wants to be asked; where it does not, the host lets the moment pass for it.

A window is a moment in which a seat may answer what another did. Most of the time it has nothing to say,
so it is asked only if it could say something, unless it wishes otherwise.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from landfall.core.game import Game, Position
from landfall.core.own_turn import comes_before, next_own_turn

Stop = Literal["always", "can", "never"]
STOPS: Final[tuple[Stop, ...]] = get_args(Stop)
DEFAULT: Final[Stop] = "can"
LATER: Final = "later"
"""The wish not to be asked before the own turn; what else a seat wishes stays."""


class Stops:
    """The wishes of all seats of a table."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._wishes: dict[tuple[int, str], Stop] = {}
        self._later: dict[tuple[int, str], int] = {}

    def of(self, seat: int) -> dict[str, Stop]:
        """What a seat wishes, by kind of window."""
        return {kind: self._wishes.get((seat, kind), DEFAULT) for kind in self._game.stops}

    def read(self, seat: int, text: str) -> None:
        """Follow a wish as an event has it: `turned never`, or `turned later 12` for a turn."""
        kind, _, value = text.rpartition(" ")
        if value.isdecimal() and kind.endswith(f" {LATER}"):
            self._later[seat, kind.removesuffix(f" {LATER}")] = int(value)
        else:
            self._later.pop((seat, kind), None)
        for known in STOPS:
            if value == known and kind in self._game.stops:
                self._wishes[seat, kind] = known

    def quiet(self, seen: Position, seat: int) -> int | None:
        """The code with which the host answers for a seat that sees this; None where it is asked."""
        window = self._game.window(seen, seat)
        if window is None:
            return None
        turn = self._later.get((seat, window.kind), 0)
        if comes_before(self._game, seen, turn):
            return window.quiet
        wish = self._wishes.get((seat, window.kind), DEFAULT)
        if wish == "can":
            only = self._game.legal(seen, seat) == [window.quiet]
            return window.quiet if only else None
        return window.quiet if wish == "never" else None


def written(kind: str, value: Stop) -> str:
    """A wish as an event has it."""
    return f"{kind} {value}"


def written_later(game: Game[Any], kind: str, seen: Position, seat: int) -> str:
    """The wish of a seat that sees this not to be asked before its turn."""
    return f"{kind} {LATER} {next_own_turn(game, seen, seat)}"
