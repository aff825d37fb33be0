"""The steps of a long game in little room: the last ones as they are, those before them packed.

A step has its positions with it, and in some games a position is thousands of numbers; packed they are
a fiftieth. Looking back, and telling the whole game, unpacks a part of them at a time.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar, overload

T = TypeVar("T")

PART: Final = 64
"""Steps that are packed together."""

RECENT: Final = 2 * PART
"""Steps that stay as they are, at least, where there are so many: what a table looks at all the time."""


class PackedSteps(Sequence[T]):
    """A list of steps of which only the end changes."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._recent: list[T] = []
        self._opened: tuple[int, list[T]] = (-1, [])
        """The part that was looked at last."""

    def __len__(self) -> int:
        return len(self._parts) * PART + len(self._recent)

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        place = at + len(self) if at < 0 else at
        if not 0 <= place < len(self):
            raise IndexError(f"there are {len(self)} steps, and none at {at}")
        part, within = divmod(place, PART)
        if part < len(self._parts):
            return self._unpacked(part)[within]
        return self._recent[place - len(self._parts) * PART]

    def __iter__(self) -> Iterator[T]:
        return (self[at] for at in range(len(self)))

    def follow(self, kept: int, steps: Iterable[T]) -> None:
        """So many stay, and these follow."""
        while kept < len(self._parts) * PART:  # what is taken back lies far behind: seldom
            last = len(self._parts) - 1
            self._recent = [*self._unpacked(last), *self._recent]
            self._opened = (-1, [])
            del self._parts[last]
        self._recent[kept - len(self._parts) * PART :] = steps
        while len(self._recent) >= RECENT + PART:
            self._parts.append(zlib.compress(pickle.dumps(self._recent[:PART]), level=1))
            del self._recent[:PART]

    def _unpacked(self, part: int) -> list[T]:
        if self._opened[0] != part:
            self._opened = (part, pickle.loads(zlib.decompress(self._parts[part])))
        return self._opened[1]
