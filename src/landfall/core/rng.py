"""A small random generator that gives the same numbers in every process, interpreted and compiled.

Two multiplicative generators are combined (after L'Ecuyer, 1988). Every product stays far under
62 bits, so that the compiled engine's machine integers and Python's agree.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

_FIRST: Final = 2147483563
_SECOND: Final = 2147483399


@final
class Rng:
    """Random numbers from a seed; `Rng(7, "table", 3)` is a stream of its own."""

    def __init__(self, *seed: int | str) -> None:
        digest = blake2b(repr(seed).encode(), digest_size=16).digest()
        self.first: i64 = 1 + int.from_bytes(digest[:8], "big") % (_FIRST - 1)
        self.second: i64 = 1 + int.from_bytes(digest[8:], "big") % (_SECOND - 1)

    def below(self, n: i64) -> i64:
        """One of 0 … n-1 with equal chance (n up to a million)."""
        self.first = self.first * 40014 % _FIRST
        self.second = self.second * 40692 % _SECOND
        z: i64 = self.first - self.second
        if z < 1:
            z += _FIRST - 1
        return (z - 1) * n // (_FIRST - 1)

    def copy(self) -> Rng:
        """The same stream from the same place on."""
        twin = Rng()
        twin.first = self.first
        twin.second = self.second
        return twin

    def __copy__(self) -> Rng:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Rng:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return (resume, (int(self.first), int(self.second)))


def resume(first: int, second: int) -> Rng:
    """The stream that stands at these two numbers."""
    rng = Rng()
    rng.first = first
    rng.second = second
    return rng
