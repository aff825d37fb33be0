"""What a seat sees as rows of numbers, for programs that learn: see `landfall.core.encoding`."""

from __future__ import annotations

from array import array
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from landfall.core.encoding import FLAG_FORMAT, NUMBER_FORMAT, NumberSlice, copy_into
from landfall.games.alien_frontiers.rows import DICE, NUMBER, WORDS, RowField, RowWriter
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers


class RowEncoder:
    """Writes rows and masks of one game into a caller's buffers."""

    def __init__(self, game: AlienFrontiers) -> None:
        self._rows = RowWriter(game.ruleset)
        self._actions = game.actions

    @property
    def size(self) -> int:
        return self._rows.size

    @cached_property
    def slices(self) -> dict[str, NumberSlice]:
        found: dict[str, NumberSlice] = {}
        start = 0
        for field in self._rows.fields:
            found[field.name] = NumberSlice(start, start + field.width, *_bounds(field))
            start += field.width
        return found

    @cached_property
    def id(self) -> str:
        said = repr((list(self.slices.items()), self._actions))
        return blake2b(said.encode(), digest_size=4).hexdigest()

    def write(self, seen: State, seat: int, out: Any) -> None:
        self._rows.fill(seen, seat)
        copy_into(out, _buffer(self._rows.row, NUMBER_FORMAT), NUMBER_FORMAT)

    def mask(self, seen: State, seat: int, out: Any) -> None:
        self._rows.mark(seen, seat)
        copy_into(out, _buffer(self._rows.flags, FLAG_FORMAT), FLAG_FORMAT)


def _bounds(field: RowField) -> tuple[int, int]:
    spelled = field.kind in (NUMBER, DICE, WORDS)
    return (field.low, field.high) if spelled else (0, 1)


def _buffer(row: Any, form: str) -> Any:
    """The row as a buffer; interpreted, it is a list."""
    return array(form, row) if isinstance(row, list) else row
