"""One entry of a position that is being read, and where it stands: every complaint names the place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Self

from landfall.core.errors import PositionError
from landfall.core.suggest import alike, did_you_mean

LONGEST: Final = 60
"""As much of a wrong value as a complaint repeats."""


class PositionEntry:
    """A value with its path, such as `seats.B.hand`; lists count from one."""

    def __init__(self, value: Any, where: str = "") -> None:
        self.value = value
        self.where = where

    def wrong(self, problem: str) -> PositionError:
        return PositionError(self.where, problem)

    # -- mappings ---------------------------------------------------------------------------------

    def only(self, keys: Sequence[str]) -> Self:
        """This entry, found to be a mapping with no other keys than these."""
        if not isinstance(self.value, Mapping):
            raise self.wrong(f"must be a mapping of {', '.join(keys)}, not {shown(self.value)}")
        for key in self.value:
            if key not in keys:
                raise self.at(key).wrong(f"there is no such entry; {suggestion(key, keys)}")
        return self

    def has(self, key: str) -> bool:
        return self.value.get(key) is not None

    def at(self, key: str) -> Self:
        return type(self)(self.value.get(key), f"{self.where}.{key}" if self.where else key)

    def part(self, key: str, keys: Sequence[str]) -> Self:
        """The mapping under a key; empty when it is left out."""
        below = self.at(key)
        if below.value is None:
            below.value = {}
        return below.only(keys)

    def items(self) -> Iterator[tuple[str, Self]]:
        for key in self.value:
            if self.has(key):
                yield key, self.at(key)

    # -- lists ------------------------------------------------------------------------------------

    def each(self) -> list[Self]:
        """The entries of a list; a single value stands for a list of one."""
        if self.value is None:
            return []
        if not isinstance(self.value, list | tuple):
            return [type(self)(self.value, self.where)]
        return [type(self)(value, f"{self.where}.{n}") for n, value in enumerate(self.value, 1)]

    def names(self, names: Sequence[str]) -> list[int]:
        """The places of several names in the list of those there are."""
        return [entry.name(names) for entry in self.each()]

    # -- single values ----------------------------------------------------------------------------

    def number(self, low: int, high: int, default: int | None = None) -> int:
        if self.value is None and default is not None:
            return default
        if self.value is None:
            raise self.wrong(f"is missing: a whole number from {low} to {high}")
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.wrong(
                f"must be a whole number from {low} to {high}, not {shown(self.value)}"
            )
        if not low <= self.value <= high:
            raise self.wrong(f"must be from {low} to {high}, not {self.value}")
        return self.value

    def flag(self, default: bool) -> bool:
        if self.value is None:
            return default
        if not isinstance(self.value, bool):
            raise self.wrong(f"must be true or false, not {shown(self.value)}")
        return self.value

    def name(self, names: Sequence[str], default: int | None = None) -> int:
        """The place of a name in the list of those there are."""
        if self.value is None and default is not None:
            return default
        if self.value is None:
            raise self.wrong(f"is missing: one of {', '.join(names)}")
        if self.value not in names:
            raise self.wrong(unknown(self.value, names))
        return names.index(self.value)


def shown(value: Any) -> str:
    """A wrong value in words."""
    if value is None:
        return "nothing"
    if isinstance(value, Mapping):
        return "a mapping"
    if isinstance(value, list | tuple):
        return "a list"
    said = repr(value)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


def unknown(name: Any, names: Sequence[str]) -> str:
    """What to say about a name that is none of those there are."""
    return f"{shown(name)} is unknown here; {suggestion(name, names)}"


def suggestion(name: Any, names: Sequence[str]) -> str:
    """The names that may have been meant, or all there are."""
    return did_you_mean(alike(str(name), names)) or f"it must be one of {', '.join(names)}"
