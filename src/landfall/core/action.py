"""An action or a chance outcome as a value: a verb and its words, written as one short line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from landfall.core.errors import NotationError


@dataclass(frozen=True, slots=True)
class Action:
    """`move rook 4` is Action(verb='move', words=('rook', '4'))."""

    verb: str
    words: tuple[str, ...] = ()

    @classmethod
    @lru_cache(maxsize=4096)
    def parse(cls, text: str) -> Action:
        """Read a line; whether a game knows such an action is for the game's table to say."""
        verb, *words = text.split() or [""]
        if not verb:
            raise NotationError("an action is missing; it starts with a verb")
        return cls(verb, tuple(words))

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))
