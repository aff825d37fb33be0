"""Booster Pod: one fuel raises an unplaced ship by one; discarded, it removes a field generator."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.planet import put_field
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Turner


@final
class BoosterPod(Turner):
    def __init__(self) -> None:
        super().__init__("booster-pod")

    def turned(self, value: i64) -> i64:
        return value + 1

    def discard_texts(self) -> list[str]:
        return list(self.book.box.field_names)

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        field: i64 = 0
        while field < state.box.fields:
            if state.field_at(field) >= 0:
                out[n] = self.base + self.paid_codes + field
                n += 1
            field += 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if state.field_at(offset) >= 0 else "field.absent"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        put_field(self.book, state, offset, -1)
