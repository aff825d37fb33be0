"""A suggestion in words: what to do, what it brings, and how good it leaves you."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from landfall.core import percent
from landfall.core.phrases import joined, tidied
from landfall.core.plain import Words, text_of

FEW: Final = 3
"""So many reasons stand on a slip: those that count most come first."""


@dataclass(frozen=True)
class ToldHint:
    """Actions worth playing."""

    actions: tuple[str, ...]
    """In notation, up to where dice, cards or somebody else decides."""
    reasons: tuple[Words, ...]
    """Clauses of a sentence: `brings 1 point`, `takes control of the bridge`."""
    before: float
    """The chance to win as the table stands, from 0 to 1: what `chances` says of it."""
    chance: float
    """The same once these actions are played."""
    waits: bool
    """After these actions dice or cards decide how to go on."""
    ends: bool
    """They end the game."""
    then: str = ""
    """What comes then, as a sentence, where that is to be told."""

    @property
    def why(self) -> Words:
        """What counts most of what it brings, and what comes then, as sentences."""
        return self._because(self.reasons[:FEW])

    def _because(self, reasons: Sequence[Words]) -> Words:
        why: Words = ["This ", *joined(reasons), "."] if reasons else []
        return tidied([*why, " " if why and self.then else "", self.then])

    @property
    def reason(self) -> str:
        """All that speaks for it, and how the chance to win changes."""
        why = text_of(self._because(self.reasons), {})
        return percent.with_chance(why, self.before, self.chance, self.ends)

    def __str__(self) -> str:
        return f"{', '.join(self.actions)}. {self.reason}"
