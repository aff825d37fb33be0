"""How a game ended: why, with which scores, in which order, and who shares in the victory.

Ranks are by seat. The members of a team share one, and so do seats that are equal. Where nobody has the
first rank, the table itself has won: the seats played against the game and lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

LOST: Final = 2
"""The rank of every seat when the table has won."""


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game; ranks count from one, and equal seats share a rank."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first rank; none where the table has won."""
        return winners(self.ranks)

    @property
    def lost(self) -> bool:
        """Has the table won?"""
        return not self.winners

    def shares(self, teams: Sequence[int]) -> list[float]:
        """For each seat its part of the victory, where these are the teams (`game.teams`)."""
        return shares(self.ranks, teams)


def winners(ranks: Sequence[int]) -> tuple[int, ...]:
    """The seats that share the first rank."""
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def shares(ranks: Sequence[int], teams: Sequence[int] = ()) -> list[float]:
    """For each seat its part of the victory: a team's is that of each of its members.

    It is 1, or less where several teams share the first rank, or 0. Without teams all play alone.
    """
    team = list(teams) or list(range(len(ranks)))
    won = {team[seat] for seat in winners(ranks)}
    return [1 / len(won) if team[seat] in won else 0.0 for seat in range(len(ranks))]


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for seats with these keys, the greatest first; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def stopped(scores: Sequence[int], teams: Sequence[int]) -> Outcome:
    """A game that nobody ended: the best score of a team counts; all on one side have lost."""
    if len({*teams}) == 1:
        return lost(scores, "it was stopped")
    best = {team: max(s for s, t in zip(scores, teams, strict=True) if t == team) for team in teams}
    return Outcome("it was stopped", tuple(scores), ranked([(best[team],) for team in teams]))


def lost(scores: Sequence[int], reason: str) -> Outcome:
    """The table has won: nobody comes first."""
    return Outcome(reason, tuple(scores), (LOST,) * len(scores))
