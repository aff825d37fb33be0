"""The tables of a tournament: every line-up, every pair of bots, and every bot over all games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.console import Console
from rich.table import Table

from landfall.cli.text_table import table
from landfall.core.distribution import how_to_add
from landfall.lab.sprt import HIGH
from landfall.lab.standings import SLOW, Line, Standings
from landfall.lab.statistics import INTERVAL, between
from landfall.lab.tournament import TournamentRun


def print_standings(run: TournamentRun, found: Standings, console: Console) -> None:
    """Every table, and what the sequential tests decided."""
    planned = run.tournament
    console.print(
        f"{found.games} games, {planned.form}, seed {planned.seed}; "
        "every seed in all cyclic seatings"
    )
    for each in _line_ups(found):
        console.print(each)
    if len(run.pairings) > 1 and found.pairs:
        console.print(_pairs(found))
    console.print(_bots(found))
    if not found.ratings and len(planned.entrants) > 1:
        console.print(f"For ratings: {how_to_add('lab')}")
    for verdict in _verdicts(run):
        console.print(verdict)


def _line_ups(found: Standings) -> Iterator[Table]:
    troubles = [
        ("forfeits", [line.forfeits for line in found.lines]),
        ("unfinished", [line.unfinished for line in found.lines]),
    ]
    met = [name for name, counts in troubles if any(counts)]
    for (edition, seats, who), lines in groupby(
        found.lines, lambda line: (line.edition, line.seats, line.table)
    ):
        made = table(
            ["bot"],
            ["games", "wins", "share", INTERVAL, "if equal", "mean score", *met],
            title=f"{edition}, {seats} {'seat' if seats == 1 else 'seats'}: {who}",
        )
        for line in lines:
            made.add_row(*_cells(line), *(str(getattr(line, trouble)) for trouble in met))
        yield made


def _cells(line: Line) -> tuple[str, ...]:
    return (
        line.bot,
        str(line.games),
        f"{line.wins:.2f}".rstrip("0").rstrip("."),
        f"{line.share:.1%}",
        between(line.interval),
        "-" if line.even is None else f"{line.even:.0%}",
        f"{line.mean_score:.2f}",
    )


def _pairs(found: Standings) -> Table:
    made = table(["bot", "against"], ["games", "ahead", INTERVAL])
    for pair in found.pairs:
        share = f"{pair.share:.1%}"
        made.add_row(pair.bot, pair.other, str(pair.games), share, between(pair.interval))
    return made


def _bots(found: Standings) -> Table:
    made = table(["bot"], ["rating", "doubt", "turns", "mean time", f"{SLOW:.0%} of them within"])
    for bot, times in found.times.items():
        rating = found.ratings.get(bot)
        made.add_row(
            bot,
            f"{rating.strength:.2f}" if rating else "-",
            f"{rating.doubt:.2f}" if rating else "-",
            str(times.total()),
            _milliseconds(times.mean()) if times else "-",
            _milliseconds(times.quantile(SLOW)) if times else "-",
        )
    return made


def _verdicts(run: TournamentRun) -> Iterator[str]:
    sprt = run.tournament.sprt
    if not sprt:
        return
    first = run.tournament.entrants[0].label
    for pairing in run.pairings:
        where = f"{pairing.setting.edition}, {pairing.setting.seats} seats: {pairing.table}"
        if pairing.name not in run.verdicts:
            rates = f"{sprt.p0:.1%} or {sprt.p1:.1%}"
            yield f"{where}: not decided yet whether {first} wins rather {rates}; play more games"
            continue
        verdict, blocks, ratio = run.verdicts[pairing.name]
        likely, other = (sprt.p1, sprt.p0) if verdict == HIGH else (sprt.p0, sprt.p1)
        yield (
            f"{where}: {first} wins rather {likely:.1%} than {other:.1%} "
            f"(decided after {blocks} blocks, log-likelihood ratio {ratio:+.2f})"
        )


def _milliseconds(seconds: float) -> str:
    """Three figures are enough: `0.042 ms`, `185 ms`, `1,620 ms`."""
    shown = float(f"{1000 * seconds:.3g}")
    return f"{shown:,.0f} ms" if shown >= 100 else f"{shown:g} ms"
