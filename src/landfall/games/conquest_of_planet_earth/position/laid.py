"""A position while it is being read: the state, the words of its game, and which entry named a card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from landfall.core.position_entry import PositionEntry
from landfall.games.conquest_of_planet_earth.battle import SCAVENGED
from landfall.games.conquest_of_planet_earth.box import EYES, Box
from landfall.games.conquest_of_planet_earth.fight import ENSLAVED
from landfall.games.conquest_of_planet_earth.losses import GUARDED
from landfall.games.conquest_of_planet_earth.position.named import Name, Words
from landfall.games.conquest_of_planet_earth.position.under_way import UnderWay
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.setup import empty_table
from landfall.games.conquest_of_planet_earth.state import State

TURN_MARKS: Final = {"enslaved": ENSLAVED, "scavenged": SCAVENGED}
BATTLE_MARKS: Final = {"guards": GUARDED}
"""Where it is marked what constant abilities of races gave: one bit, or the first of all seats'."""
MOST_BITS: Final = 63


class Tongue:
    """How positions of one game are said: its words, its stack, the powers of its races."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.box: Box = ruleset.box
        self.book = ruleset.book
        self.words = Words(self.box)
        self.under_way = UnderWay(self.words, ruleset.book)

    @cached_property
    def bare(self) -> State:
        """The table before anybody is on it."""
        return empty_table(self.box)

    @cached_property
    def powers(self) -> list[dict[int, str]]:
        """The powers of each race, by the bit that marks one as used; last those of no race."""
        found: list[dict[int, str]] = [{} for _ in range(int(self.box.races) + 1)]
        for deed in self.book.deeds:
            if deed.race >= 0:
                found[int(deed.race)][int(deed.power_bit).bit_length() - 1] = deed.key
        return found

    def marks(self, places: Mapping[str, int]) -> dict[int, str]:
        """What is marked besides powers, by its bit."""
        found: dict[int, str] = {}
        for name, place in places.items():
            if place > MOST_BITS:
                found[place.bit_length() - 1] = name
            else:
                found |= {
                    place + s: f"{name}-{letter}" for s, letter in enumerate(self.words.letters)
                }
        return found

    @cached_property
    def turn_marks(self) -> dict[int, str]:
        return self.marks(TURN_MARKS)

    @cached_property
    def battle_marks(self) -> dict[int, str]:
        return self.marks(BATTLE_MARKS)

    @cached_property
    def answers(self) -> Name:
        """What a seat can say in a window, counted from one."""
        texts = self.ruleset.texts[: self.ruleset.choices]
        return Name(dict(enumerate(texts, 1)))


class Laid:
    """What is laid so far."""

    def __init__(self, tongue: Tongue, table: PositionEntry) -> None:
        self.tongue = tongue
        self.table = table
        self.box = tongue.box
        self.words = tongue.words
        self.state: State = tongue.bare.copy()
        self.whole = table.has("under-way")
        """All of it is said, rather than what matters."""
        self.named: dict[tuple[str, int], PositionEntry] = {}

    @property
    def is_seen(self) -> bool:
        """Is it what somebody sees, so that things may be hidden?"""
        return bool(self.state.at[EYES] != 0)

    def name(self, deck: str, kind: int, entry: PositionEntry) -> int:
        """A card of a deck is named here; the last who names one too many is told so."""
        self.named[deck, kind] = entry
        return kind
