"""In which windows a seat wants to be asked; where it does not, the host lets the moment pass for it.

A window is a moment in which a seat may answer what another did. Most of the time it has nothing to say,
so it is asked only if it could say something, unless it wishes otherwise.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from landfall.core.game import Game, Position

Stop = Literal["always", "can", "never"]
STOPS: Final[tuple[Stop, ...]] = get_args(Stop)
DEFAULT: Final[Stop] = "can"


class Stops:
    """The wishes of all seats of a table."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._wishes: dict[tuple[int, str], Stop] = {}

    def of(self, seat: int) -> dict[str, Stop]:
        """What a seat wishes, by kind of window."""
        return {kind: self._wishes.get((seat, kind), DEFAULT) for kind in self._game.stops}

    def read(self, seat: int, text: str) -> None:
        """Follow a wish as an event has it: `turned never`."""
        kind, _, value = text.rpartition(" ")
        for known in STOPS:
            if value == known and kind in self._game.stops:
                self._wishes[seat, kind] = known

    def quiet(self, seen: Position, seat: int) -> int | None:
        """The code with which the host answers for a seat that sees this; None where it is asked."""
        window = self._game.window(seen, seat)
        if window is None:
            return None
        wish = self._wishes.get((seat, window.kind), DEFAULT)
        if wish == "can":
            only = self._game.legal(seen, seat) == [window.quiet]
            return window.quiet if only else None
        return window.quiet if wish == "never" else None


def written(kind: str, value: Stop) -> str:
    """A wish as an event has it."""
    return f"{kind} {value}"
