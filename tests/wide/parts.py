"""Forty-seven cards, eleven facilities and four territories more than the later printing has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from landfall.games.alien_frontiers.editions.module import MakePart, Module
from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.part import Part
from landfall.games.alien_frontiers.rule import SOLAR_FUEL, Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Turner
from landfall.games.alien_frontiers.territories.territory import Territory


def plain(key: str, *rules: str, **numbers: Any) -> Part:
    """Parts so much alike that no file of their own is worth it."""
    rows = [{"id": f"{key}.{rule}", "title": key, "text": f"{key}: {rule}."} for rule in rules]
    title = key.replace("-", " ").title()
    return Part(key, title, read=lambda: {"rule": rows}, **numbers)


class Gadget(Turner):
    """One fuel flips an unplaced ship; discarded, it places a field of its own."""

    def __init__(self, name: int) -> None:
        super().__init__(f"gadget-{name}", "repulsor-field")
        self.part = plain(self.key, "use", "discard", price=1)

    def turned(self, value: int) -> int:
        return 7 - value


class Depot(Alike):
    """Any ship: one fuel."""

    def __init__(self, name: int) -> None:
        super().__init__(f"depot-{name}", 1)
        self.takes_any = True
        self.part = plain(self.key, ports=(3,))

    def gain(self, state: State, seat: int, value: int) -> None:
        state.gain(seat, 1, 0)


class Moor(Territory):
    """One more fuel at the Solar Converter."""

    def __init__(self, name: int) -> None:
        super().__init__(f"moor-{name}")
        self.part = plain(self.key, "bonus")

    def bends(self) -> list[int]:
        return [SOLAR_FUEL]

    def bend(self, question: int, state: State, seat: int, answer: int) -> int:
        return answer + 1 if self.serves(state, seat) else answer


def many(make: Callable[[int], Rule], count: int) -> tuple[MakePart, ...]:
    return tuple(partial(make, name) for name in range(count))


WIDE = Module(
    name="wide",
    facilities=many(Depot, 11),
    territories=many(Moor, 4),
    cards=many(Gadget, 47),
)
