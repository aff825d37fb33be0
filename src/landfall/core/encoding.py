"""Observations as rows of small integers, for programs that learn.

An encoder names the parts of a row, with the bounds of their numbers, and writes a row and a mask of
the legal actions into buffers that the caller owns (NumPy arrays, say). Buffers are not made here and
nothing is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from landfall.core.errors import ArgumentError
from landfall.core.game import Position

NUMBER_FORMAT: Final = "h"
"""A row is of 16-bit integers (NumPy: int16)."""

FLAG_FORMAT: Final = "B"
"""A mask is of bytes, 0 or 1 (NumPy: uint8 or bool)."""


class NumberSlice(NamedTuple):
    """Where numbers of one meaning lie in a row, and how small and large they may be."""

    start: int
    stop: int
    low: int
    high: int


class Encoder(Protocol):
    """Writes what a seat sees of one game, its edition and its number of seats."""

    @property
    def size(self) -> int:
        """Numbers in a row."""
        ...

    @property
    def slices(self) -> Mapping[str, NumberSlice]:
        """The parts of a row by name, in order and without gaps."""
        ...

    @property
    def id(self) -> str:
        """Another one where a row means something else: what is learned carries it."""
        ...

    def write(self, seen: Position, seat: int, out: Any) -> None:
        """The row of a seat, the seat itself first among all."""
        ...

    def mask(self, seen: Position, seat: int, out: Any) -> None:
        """For each of the players' codes 1 if it is legal for the seat, else 0."""
        ...


def copy_into(out: Any, row: Any, form: str) -> None:
    """Write a row into the front of a caller's buffer; ArgumentError says what is wrong with that."""
    try:
        target = memoryview(out)
        if not target.c_contiguous or target.readonly:
            raise TypeError
    except TypeError:
        raise ArgumentError("a buffer is writable and contiguous, such as numpy.zeros(…)") from None
    source = memoryview(row)
    if target.itemsize != source.itemsize or target.nbytes < source.nbytes:
        kind = {NUMBER_FORMAT: "16-bit integers", FLAG_FORMAT: "bytes"}[form]
        raise ArgumentError(
            f"a buffer of at least {len(source)} {kind} is needed, "
            f"not of {target.nbytes // target.itemsize} with {8 * target.itemsize} bits"
        )
    target.cast("B")[: source.nbytes] = source.cast("B")
