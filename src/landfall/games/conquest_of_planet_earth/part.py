"""The parts of the game: words and numbers of every card, Counter, Location and race.

An Event, a race and a Space Stuff card has a file of its own, beside the rule that carries it out; what
is nothing but a row of numbers stands in a table: `resistance.toml`, `counters.toml`, `locations.toml`,
`objectives.toml` and `human_tech.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

HERE: Final = Path(__file__).parent

MARKS: Final = ("printed", "designed")
"""Whose text it is: as it is printed, or a design of our own."""

OWN: Final = "own"
"""The mark of a part of which an owner has replaced something."""


CROWDED_FROM: Final = ("crowded-from", "crowded-together-from")
"""From how many who compete, and how many who play together, a place has more people."""


class Players(NamedTuple):
    """How many compete at a table, or how many play together against the game."""

    competing: int = 0
    together: int = 0


@dataclass(frozen=True, eq=False)
class Part:
    """One part: its key, its title, whose text it is, and whatever else its file says."""

    key: str
    title: str
    mark: str
    text: str
    data: Mapping[str, Any] = field(default_factory=dict)

    def number(self, name: str, usual: int = 0) -> int:
        return int(self.data.get(name, usual))

    def flag(self, name: str) -> bool:
        return bool(self.data.get(name, False))

    def words(self, name: str) -> tuple[str, ...]:
        return tuple(self.data.get(name, ()))

    def table(self, name: str) -> Mapping[str, Any]:
        found = self.data.get(name, {})
        return found if isinstance(found, Mapping) else {}

    def people(self, players: Players) -> int:
        """The Population at a table: for many players some places are crowded."""
        many = zip(CROWDED_FROM, players, strict=True)
        crowded = any(0 < self.number(name) <= count for name, count in many)
        return self.number("population") + int(crowded)

    @property
    def copies(self) -> int:
        return self.number("copies", 1)


@dataclass(frozen=True, eq=False)
class Parts:
    """All parts of the game, each kind in the order in which it is numbered."""

    events: tuple[Part, ...]
    resistance: tuple[Part, ...]
    counters: tuple[Part, ...]
    locations: tuple[Part, ...]
    objectives: tuple[Part, ...]
    stuff: tuple[Part, ...]
    tech: tuple[Part, ...]
    races: tuple[Part, ...]


def made(key: str, row: Mapping[str, Any]) -> Part:
    return Part(
        key, row["title"], row.get("mark", "designed"), row.get("text", "").strip(), dict(row)
    )


def read_table(name: str) -> tuple[Part, ...]:
    """The parts of a file that has several."""
    rows = tomllib.loads((HERE / name).read_text(encoding="utf-8"))
    return tuple(made(key, row) for key, row in rows.items())


def read_folder(name: str) -> tuple[Part, ...]:
    """The parts of a folder, a file each."""
    files = sorted((HERE / name).glob("*.toml"))
    return tuple(
        made(path.stem.replace("_", "-"), tomllib.loads(path.read_text(encoding="utf-8")))
        for path in files
    )


@cache
def all_parts() -> Parts:
    """Every part, with our words and numbers."""
    return Parts(
        events=read_folder("events"),
        resistance=read_table("resistance.toml"),
        counters=read_table("counters.toml"),
        locations=read_table("locations.toml"),
        objectives=read_table("objectives.toml"),
        stuff=read_folder("space_stuff"),
        tech=read_table("human_tech.toml"),
        races=read_folder("races"),
    )
