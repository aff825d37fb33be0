"""Ratings for games of any number of players, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from landfall.lab.match import sides_of

START = 25.0


@dataclass(frozen=True)
class Rating:
    """A bot's strength on openskill's scale: everybody begins at 25 with a doubt of 25/3."""

    strength: float
    doubt: float


def available() -> bool:
    """Is the library there?"""
    try:
        import openskill  # noqa: F401
    except ImportError:
        return False
    return True


class Ranking(NamedTuple):
    """A game: the bots at the table, their ranks, and their teams (none: each its own)."""

    bots: Sequence[str]
    ranks: Sequence[int]
    teams: Sequence[int] = ()

    def sides(self) -> list[list[int]]:
        """The seats of each team."""
        return sides_of(self.teams or range(len(self.bots)))


def rate(games: Iterable[Ranking]) -> dict[str, Rating]:
    """Ratings after these games in this order.

    A bot that sits at several seats takes the mean of what each of them learns. Where all play on one
    side there is nothing to learn.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for game in games:
        bots, sides = game.bots, game.sides()
        if len(set(bots)) < 2 or len(sides) < 2:
            continue
        for bot in bots:
            ratings.setdefault(bot, Rating(START, START / 3))
        now = [model.rating(ratings[bot].strength, ratings[bot].doubt) for bot in bots]
        ranks = [float(game.ranks[seats[0]]) for seats in sides]
        after = model.rate([[now[seat] for seat in seats] for seats in sides], ranks=ranks)
        rated = dict(zip(chain(*sides), chain(*after), strict=True))
        for bot in set(bots):
            mine = [rated[seat] for seat, name in enumerate(bots) if name == bot]
            ratings[bot] = Rating(
                sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)
            )
    return ratings
