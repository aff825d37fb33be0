"""What a tournament says: each bot at each table, each pair of bots, and ratings over all."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations

from landfall.lab import ratings
from landfall.lab.match import MatchResult
from landfall.lab.ratings import Ranking, Rating
from landfall.lab.statistics import Rate, mean
from landfall.lab.timing import Times
from landfall.lab.tournament import Pairing, TournamentRun

SLOW = 0.95
"""The part of its turns that a bot plays within the time the table names."""


@dataclass(frozen=True, kw_only=True)
class Line(Rate):
    """A bot at one kind of table."""

    edition: str
    seats: int
    table: str
    bot: str
    even: float | None
    """The share it would have if all teams were equal; None where all play against the table."""
    mean_score: float
    forfeits: int
    unfinished: int


@dataclass(frozen=True, kw_only=True)
class Pair(Rate):
    """How often one bot came in ahead of another at the same table; a tie is half a win."""

    bot: str
    other: str


@dataclass(frozen=True)
class Standings:
    """All tables of a tournament."""

    lines: list[Line]
    pairs: list[Pair]
    ratings: dict[str, Rating]
    """Empty when openskill is not installed."""
    times: dict[str, Times]
    games: int

    @property
    def forfeits(self) -> int:
        return sum(line.forfeits for line in self.lines)


def standings(run: TournamentRun) -> Standings:
    """The tables of what has been played so far."""
    lines: list[Line] = []
    met: dict[tuple[str, str], list[float]] = defaultdict(list)
    times: dict[str, list[Times]] = defaultdict(list)
    rated: list[Ranking] = []
    for pairing in run.pairings:
        games = [game for block in run.games(pairing) for game in block]
        labels = [entrant.label for entrant in pairing.line_up]
        lines += [_line(pairing, label, games) for label in dict.fromkeys(labels)]
        for game in games:
            bots = [labels[index] for index in game.seating]
            rated.append(Ranking(bots, game.ranks, game.teams))
            _meet(bots, game, met)
            for index, some in game.times.items():
                times[labels[index]].append(some)
    order = [entrant.label for entrant in run.tournament.entrants]
    return Standings(
        lines,
        [
            Pair(bot=bot, other=other, games=len(ahead), wins=sum(ahead))
            for bot, other in combinations(order, 2)
            if (ahead := met[bot, other])
        ],
        ratings.rate(rated) if ratings.available() else {},
        {bot: Times.total_of(times[bot]) for bot in order},
        len(rated),
    )


def _line(pairing: Pairing, label: str, games: list[MatchResult]) -> Line:
    """How a bot did at the seats it had; its share is that of games won by any of them."""
    mine = {index for index, entrant in enumerate(pairing.line_up) if entrant.label == label}
    wins = 0.0
    evens: list[float | None] = []
    scores: list[int] = []
    forfeits = 0
    for game in games:
        seats = [seat for seat, index in enumerate(game.seating) if index in mine]
        wins += game.share(seats)
        evens.append(game.even(seats))
        scores += [game.scores[seat] for seat in seats]
        forfeits += any(seat in game.forfeits for seat in seats)
    return Line(
        edition=pairing.setting.edition,
        seats=pairing.setting.seats,
        table=pairing.table,
        bot=label,
        games=len(games),
        wins=wins,
        even=None if None in evens else mean([even for even in evens if even is not None]),
        mean_score=mean(scores),
        forfeits=forfeits,
        unfinished=sum(not game.finished for game in games),
    )


def _meet(bots: list[str], game: MatchResult, met: dict[tuple[str, str], list[float]]) -> None:
    """For every two bots at the table: the part of their meetings in which the one was ahead."""
    seats: dict[str, list[int]] = defaultdict(list)
    for seat, bot in enumerate(bots):
        seats[bot].append(seat)
    for bot in seats:
        for other in seats:
            if bot != other:
                each = [
                    (game.ranks[a] < game.ranks[b]) + 0.5 * (game.ranks[a] == game.ranks[b])
                    for a in seats[bot]
                    for b in seats[other]
                    if game.sides([a]) != game.sides([b])  # who plays together is not compared
                ]
                if each:
                    met[bot, other].append(sum(each) / len(each))


def notes(run: TournamentRun, most: int = 5) -> list[str]:
    """Which bots gave games up, and how, each way once with how often it came."""
    counted: dict[tuple[str, str], int] = defaultdict(int)
    for pairing in run.pairings:
        for block in run.games(pairing):
            for game in block:
                for seat, why in game.forfeits.items():
                    counted[pairing.line_up[game.seating[seat]].label, why] += 1
    ordered = sorted(counted.items(), key=lambda item: -item[1])
    lines = [f"{bot} forfeited {count} of its games: it {why}" for (bot, why), count in ordered]
    more = len(lines) - most
    return lines[:most] + ([f"… and {more} more kinds of forfeit"] if more > 0 else [])
