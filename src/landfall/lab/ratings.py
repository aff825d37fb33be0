"""Ratings for games of any number of players, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

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


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Ratings after these games in this order, each the bots at the table and their ranks.

    A bot that sits at several seats takes the mean of what each of them learns.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for bots, ranks in games:
        if len(set(bots)) < 2:
            continue
        for bot in bots:
            ratings.setdefault(bot, Rating(START, START / 3))
        teams = [[model.rating(ratings[bot].strength, ratings[bot].doubt)] for bot in bots]
        after = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in set(bots):
            mine = [team[0] for name, team in zip(bots, after, strict=True) if name == bot]
            ratings[bot] = Rating(
                sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)
            )
    return ratings
