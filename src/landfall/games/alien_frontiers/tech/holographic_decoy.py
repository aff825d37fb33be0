"""Holographic Decoy: raiders cannot take your resources, and of your cards only this one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.rule import GUARD
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech


@final
class HolographicDecoy(Tech):
    def __init__(self) -> None:
        super().__init__("holographic-decoy")

    def bends(self) -> list[int]:
        return [GUARD]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return self.card if state.holds(seat, self.card) else answer

    def bent_by(self) -> str:
        return "holographic-decoy.guard"
