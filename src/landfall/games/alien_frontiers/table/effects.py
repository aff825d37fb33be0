"""What an option does: the position after it, and the list of all that has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from landfall.games.alien_frontiers.box import Box
from landfall.games.alien_frontiers.change import (
    NOBODY,
    Change,
    DecisionOpened,
    of_kind,
)
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State


@dataclass(frozen=True)
class Effect:
    """A code carried out once: the position after it, and all that differs."""

    ruleset: Ruleset
    before: State
    after: State
    code: int
    seat: int
    changes: Sequence[Change]

    @classmethod
    def of(cls, ruleset: Ruleset, state: State, code: int) -> Effect:
        after = state.copy()
        ruleset.apply(after, code)
        return cls(ruleset, state, after, code, int(state.seat), changes(ruleset, state, after))

    @property
    def box(self) -> Box:
        return self.after.box

    def own(self) -> Iterator[Change]:
        """What has changed for the seat that acts."""
        for change in self.changes:
            if getattr(change, "seat", NOBODY) == self.seat:
                yield change

    @property
    def opens(self) -> bool:
        """Is the acting seat asked something else now?"""
        return self.after.who == self.seat and any(of_kind(self.changes, DecisionOpened))
