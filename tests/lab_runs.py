"""Tournaments that the tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from landfall.lab.entrants import field
from landfall.lab.match import MatchResult, from_row, to_row
from landfall.lab.pools import Pool
from landfall.lab.pools.processes import Processes
from landfall.lab.results import Results
from landfall.lab.tournament import Tournament, TournamentRun

J = TypeVar("J")


def supply(jobs: Iterable[J]) -> Callable[[], J | None]:
    """Jobs for a pool, one after another."""
    due = iter(jobs)
    return lambda: next(due, None)


def planned(*bots: str, **settings: Any) -> Tournament:
    entrants = tuple(field(bots or ("drifter", "drifter"), settings.pop("files", ())))
    return Tournament(entrants, **{"games": 4, **settings})


def results(tournament: Tournament, path: Path) -> Results[MatchResult]:
    return Results(path, "tournament", tournament.settings(), to_row, from_row)


def played(
    tournament: Tournament, path: Path, pool: Pool | None = None, records: Path | None = None
) -> TournamentRun:
    with results(tournament, path) as kept:
        run = TournamentRun(tournament, kept, records)
        run.play(pool or Processes(2))
    return run
