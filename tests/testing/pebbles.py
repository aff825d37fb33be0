"""The smallest game that keeps all promises: a heap of pebbles; who takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from landfall.core.code_table import CodeTable
from landfall.core.errors import IllegalAction, NotationError
from landfall.core.game import CHANCE, NOT_YOUR_TURN, OVER, Explanation
from landfall.core.open_game import OpenGame
from landfall.core.outcome import Outcome
from landfall.core.rng import Rng

Heap = tuple[int, int]
"""Pebbles left (-1: not heaped up yet) and the seat to move."""

TEXTS = ("take 1", "take 2", "heap 4", "heap 5", "heap 6")


class Pebbles(OpenGame[Heap]):
    """Chance heaps up four to six pebbles; two seats take one or two in turn."""

    name = "pebbles"
    edition = "only"
    seats = 2
    options: Mapping[str, Any] = {}
    size = len(TEXTS)
    choices = 2
    actions = CodeTable(TEXTS, TEXTS).id
    hash_version = 1

    def start(self) -> Heap:
        return (-1, 0)

    def actor(self, position: Heap) -> int:
        left, seat = position
        return CHANCE if left < 0 else OVER if left == 0 else seat

    def turn(self, position: Heap) -> tuple[int, int]:
        """Who moves first cannot be told from a heap, so nobody counts: there is one turn."""
        return (0, -1) if position[0] < 0 else (1, position[1])

    def legal(self, position: Heap, seat: int | None = None) -> list[int]:
        if seat is not None and seat != self.actor(position):
            return []
        return [code for code in range(self.size) if not self.refusal(position, code)]

    def outcomes(self, position: Heap) -> list[tuple[int, float]]:
        return [(code, 1 / 3) for code in self.legal(position)] if position[0] < 0 else []

    def sample(self, position: Heap, rng: Rng) -> int:
        return 2 + rng.below(3)

    def apply(self, position: Heap, code: int, seat: int | None = None) -> Heap:
        rule = self.refusal(position, code, seat)
        if rule:
            raise IllegalAction(str(code), rule, self.fact(position))
        left, mover = position
        return (code + 2, 0) if left < 0 else (left - code - 1, 1 - mover)

    def refusal(self, position: Heap, code: int, seat: int | None = None) -> str:
        if not 0 <= code < self.size:
            return "code.unknown"
        if position[0] < 0:
            return "" if code >= 2 and seat is None else "heap.first"
        if seat not in (None, self.actor(position)):
            return NOT_YOUR_TURN
        return "" if code < 2 and code < position[0] else "heap.left"

    def fact(self, position: Heap) -> str:
        return f"{position[0]} pebbles are left"

    def text(self, code: int) -> str:
        return TEXTS[code]

    def code(self, text: str) -> int:
        if text not in TEXTS:
            raise NotationError(f"{text!r} is no action; try {TEXTS[0]!r}")
        return TEXTS.index(text)

    def explain(self, position: Heap, action: int | str, seat: int | None = None) -> Explanation:
        code = self.code(action) if isinstance(action, str) else action
        rule = self.refusal(position, code, seat)
        fact = self.fact(position) if rule else ""
        return Explanation(self.text(code), not rule, "", "", ("heap.take",), rule, fact)

    def score(self, position: Heap, seat: int) -> int:
        return int(position[0] == 0 and position[1] != seat)

    def outcome(self, position: Heap) -> Outcome | None:
        if position[0] != 0:
            return None
        loser = position[1]
        ranks = (2, 1) if loser == 0 else (1, 2)
        return Outcome(
            "the heap is gone", (self.score(position, 0), self.score(position, 1)), ranks
        )

    def view(self, position: Heap, seat: int | None) -> dict[str, Any]:
        return {"left": position[0], "turn": position[1], "you": seat}

    def to_dict(self, position: Heap) -> dict[str, Any]:
        return {"left": position[0], "turn": position[1]}

    def from_dict(self, data: Mapping[str, Any]) -> Heap:
        return (data["left"], data["turn"])

    def hash(self, position: Heap, version: int = 1) -> str:
        return blake2b(repr(position).encode(), digest_size=8).hexdigest()

    def draw(self, position: Heap) -> str:
        return "o" * position[0] or "an empty heap"
