"""A suggestion in words: what to do, what it brings, and how good it leaves you."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core import percent
from landfall.core.phrases import listed


@dataclass(frozen=True)
class ToldHint:
    """Actions worth playing."""

    actions: tuple[str, ...]
    """In notation, up to where dice, cards or somebody else decides."""
    reasons: tuple[str, ...]
    """Clauses of a sentence: `brings 1 point`."""
    before: float
    """The chance to win as the table stands, from 0 to 1."""
    chance: float
    """The same once these actions are played."""
    waits: bool
    """After these actions dice or cards decide how to go on."""
    ends: bool
    """They end the game."""
    then: str = ""
    """What comes then, as a sentence, where that is to be told."""

    @property
    def reason(self) -> str:
        """Why, what comes then, and how the chance to win changes, as sentences."""
        why = f"This {listed(self.reasons)}. " if self.reasons else ""
        then = f"{self.then} " if self.then else ""
        after = percent.chance(self.chance, self.ends)
        return f"{why}{then}Chance to win: {percent.chance(self.before)} → {after}."

    def __str__(self) -> str:
        return f"{', '.join(self.actions)}. {self.reason}"
