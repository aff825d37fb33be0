"""How one value does against another: on one side of a table, in seat-balanced blocks.

Where all play on one side, against the table, each value plays alone, with the same luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from landfall.lab.entrants import Entrant
from landfall.lab.match import from_row, to_row
from landfall.lab.pools import Pool
from landfall.lab.results import Results
from landfall.lab.schedule import ROUND_ROBIN
from landfall.lab.standings import standings
from landfall.lab.statistics import Rate, mean, mean_interval
from landfall.lab.tournament import Tournament, TournamentRun

Tell = Callable[[str, int, int], None]
"""Told of a stage by its name, and how much of it is done."""


@dataclass(frozen=True)
class MeasuredValue:
    """The victories of a value, with an interval of their share, and its share if it were no better."""

    wins: float
    games: int
    low: float
    high: float
    even: float

    @property
    def share(self) -> float:
        return self.wins / self.games


def measured(gauntlet: Tournament, path: Path, pool: Pool, tell: Tell) -> MeasuredValue:
    """The first of two values in a gauntlet against the other; the games are kept in a file."""
    one, other = gauntlet.entrants
    setting = gauntlet.pairings()[0].setting
    if len({*setting.make().teams}) == 1:
        return _compared(*(_alone(gauntlet, who, path, pool, tell) for who in (one, other)))
    run = _played(gauntlet, path, f"{one.label} against {other.label}, blocks", pool, tell)
    lines = [line for line in standings(run).lines if line.bot == one.label]
    rate = Rate(games=sum(line.games for line in lines), wins=sum(line.wins for line in lines))
    evens = [line.even for line in lines if line.even is not None]
    return MeasuredValue(rate.wins, rate.games, *rate.interval, mean(evens))


def _alone(
    gauntlet: Tournament, who: Entrant, path: Path, pool: Pool, tell: Tell
) -> Iterator[float]:
    """The victories of a value that has all seats, block by block."""
    planned = replace(gauntlet, entrants=(who,), form=ROUND_ROBIN)
    kept = path.with_stem(f"{path.stem}-{who.label}")
    run = _played(planned, kept, f"{who.label} against the table, blocks", pool, tell)
    for pairing in run.pairings:
        for block in run.games(pairing):
            yield mean([game.share(range(len(game.seating))) for game in block])


def _compared(one: Iterator[float], other: Iterator[float]) -> MeasuredValue:
    """By the differences under the same luck."""
    pairs = list(zip(one, other, strict=True))
    wins, even = sum(mine for mine, _ in pairs), mean([theirs for _, theirs in pairs])
    low, high = mean_interval([mine - theirs for mine, theirs in pairs])
    return MeasuredValue(wins, len(pairs), even + low, even + high, even)


def _played(planned: Tournament, path: Path, stage: str, pool: Pool, tell: Tell) -> TournamentRun:
    with Results(path, "tournament", planned.settings(), to_row, from_row) as kept:
        run = TournamentRun(planned, kept)
        tell(stage, *run.progress())
        run.play(pool, lambda: tell(stage, *run.progress()))
        return run
