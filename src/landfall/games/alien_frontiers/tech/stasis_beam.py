"""Stasis Beam: one fuel lowers an unplaced ship by one; discarded, it sets the Isolation Field."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.tech.tech import Turner


@final
class StasisBeam(Turner):
    def __init__(self) -> None:
        super().__init__("stasis-beam", "isolation-field")

    def turned(self, value: i64) -> i64:
        return value - 1
