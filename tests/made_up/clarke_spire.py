"""Clarke Spire: a ship built at the Shipyard costs one fuel and one ore less."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.rule import SHIP_PRICE
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory


class ClarkeSpire(Territory):
    def __init__(self) -> None:
        super().__init__("clarke-spire")

    def bends(self) -> list[int]:
        return [SHIP_PRICE]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return max(0, answer - 1) if self.serves(state, seat) else answer
