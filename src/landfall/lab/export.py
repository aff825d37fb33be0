"""Results for other programs: a row for each seat of each game as CSV or Parquet, or all as JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from landfall.core.distribution import how_to_add
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import SEAT_LETTERS
from landfall.lab.results import Row
from landfall.lab.standings import SLOW, Standings
from landfall.lab.statistics import Rate
from landfall.lab.tournament import TournamentRun


def rows(run: TournamentRun) -> Iterator[Row]:
    """A row for each seat of each game."""
    for pairing in run.pairings:
        for number, block in enumerate(run.games(pairing)):
            for shift, game in enumerate(block):
                shares = game.shares()
                for seat, index in enumerate(game.seating):
                    yield {
                        "edition": pairing.setting.edition,
                        "seats": pairing.setting.seats,
                        "table": pairing.table,
                        "block": number,
                        "seating": shift,
                        "seat": SEAT_LETTERS[seat],
                        "team": game.team(seat),
                        "place": (seat - game.first) % len(game.seating) + 1,
                        "bot": pairing.line_up[index].label,
                        "score": game.scores[seat],
                        "rank": game.ranks[seat],
                        "win": shares[seat],
                        "turns": game.turns,
                        "finished": game.finished,
                        "forfeit": game.forfeits.get(seat, ""),
                    }


def as_csv(run: TournamentRun) -> str:
    return written(list(rows(run)))


def written(table: list[Row]) -> str:
    """Rows with the same columns as CSV."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(table[0]) if table else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return out.getvalue()


def as_json(run: TournamentRun, found: Standings) -> str:
    """The settings, the tables, and every game."""
    data = {
        "settings": run.tournament.settings(),
        "games": found.games,
        "tables": [rate_row(line) for line in found.lines],
        "pairs": [rate_row(pair) for pair in found.pairs],
        "ratings": {
            bot: {"strength": rating.strength, "doubt": rating.doubt}
            for bot, rating in found.ratings.items()
        },
        "seconds": {
            bot: {"turns": times.total(), "p95": times.quantile(SLOW)}
            for bot, times in found.times.items()
        },
        "verdicts": {
            name: {"rate": verdict, "blocks": blocks, "ratio": ratio}
            for name, (verdict, blocks, ratio) in run.verdicts.items()
        },
        "seat_rows": list(rows(run)),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def parquet_library() -> Any:
    """Pyarrow; without it there is no Parquet, which is better said before the games."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise LandfallError(f"Parquet needs pyarrow: {how_to_add('lab')}") from None
    return pyarrow


def write_parquet(path: Path, run: TournamentRun) -> None:
    """The rows as a Parquet file."""
    pyarrow = parquet_library()
    try:
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(rows(run))), path)
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be written: {error}") from None


def rate_row(rate: Rate) -> Row:
    low, high = rate.interval
    return {**vars(rate), "share": rate.share, "low": low, "high": high}
