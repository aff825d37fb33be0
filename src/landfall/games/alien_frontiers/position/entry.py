"""Entries of positions of Alien Frontiers: what any entry has, and dice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from landfall.core.position_entry import PositionEntry, shown
from landfall.games.alien_frontiers.names import SEAT_LETTERS

SEAT_KEYS: Final = (
    "fuel",
    "ore",
    "ships",
    "stock",
    "bay",
    "docked",
    "colonies",
    "hub",
    "supply",
    "cards",
    "asteroids",
    "in-tow",
    "seized",
    "agendas",
    "revealed",
    "agenda-discards",
    "foretold",
    "prophecy",
    "on-cards",
    "faction",
)
PLENTY: Final = 9999
"""More fuel, ore or turns than any table has seen."""

DIE: Final = re.compile(r"([1-6])(\*?)")
"""A die is its value; `*` after it marks the Relic Ship."""


class Entry(PositionEntry):
    """A value with its path, such as `seats.B.docked.lunar-mine`; lists count from one."""

    def dice(self) -> tuple[list[int], int]:
        """The values of own-colour ships, and that of the Relic Ship (0 when it is not there)."""
        own: list[int] = []
        relic = 0
        for entry in self.each():
            match = DIE.fullmatch(str(entry.value))
            if not match and isinstance(entry.value, str) and " " in entry.value:
                raise entry.wrong(f"several dice are a list: [{', '.join(entry.value.split())}]")
            if not match:
                raise entry.wrong(
                    f"a die shows 1 to 6 (6* is the Relic Ship), not {shown(entry.value)}"
                )
            if not match[2]:
                own.append(int(match[1]))
            elif relic:
                raise entry.wrong("there is only one Relic Ship")
            else:
                relic = int(match[1])
        return sorted(own), relic


def seat_entries(table: Entry, seats: int) -> Iterator[tuple[int, Entry]]:
    """Every seat with its entry; a seat that is left out has an empty one."""
    letters = tuple(SEAT_LETTERS[:seats])
    everyone = table.part("seats", letters)
    for seat, name in enumerate(letters):
        yield seat, everyone.part(name, SEAT_KEYS)
