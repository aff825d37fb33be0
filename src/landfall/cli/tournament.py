"""`landfall tournament`: bots against each other, seat-balanced, with intervals and ratings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from landfall import catalog
from landfall.cli.working import Working, pool_for
from landfall.core.errors import LandfallError
from landfall.lab import entrants
from landfall.lab.export import as_csv, as_json, write_parquet
from landfall.lab.match import from_row, to_row
from landfall.lab.results import Results
from landfall.lab.schedule import GAUNTLET, ROUND_ROBIN
from landfall.lab.sprt import HIGH, Sprt
from landfall.lab.standings import SLOW, Line, Standings, notes, standings
from landfall.lab.tournament import Run, Tournament
from landfall.record.files import write_whole

INTERRUPTED = 130
FORFEITS = 3
"""The exit code of a tournament that went to its end, with forfeited or unfinished games."""


def tournament(
    bots: Annotated[
        list[str] | None, typer.Argument(help="Bots by name.", show_default=False)
    ] = None,
    code: Annotated[
        list[Path] | None,
        typer.Option(
            help="A Python file with bots of your own.", metavar="FILE", show_default=False
        ),
    ] = None,
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="The first bot alone against a table of each other.")
    ] = False,
    seats: Annotated[str, typer.Option(help="How many sit at a table, such as 2 or 2,3,4.")] = "2",
    edition: Annotated[
        str, typer.Option(help="One edition or several, by commas.")
    ] = catalog.entry().default_edition,
    long_game: Annotated[
        bool, typer.Option("--long-game", help="Eight colonies for everybody.")
    ] = False,
    games: Annotated[int, typer.Option(help="Games for each line-up, in whole blocks.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="P0,P1",
            help="Stop as soon as the first bot's win rate is rather P1 than P0, or P0 than P1.",
        ),
    ] = None,
    seconds: Annotated[
        float, typer.Option(help="How long a bot may take for an answer; 0 for ever.")
    ] = 30.0,
    jobs: Annotated[
        int, typer.Option(help="How many processes.  [default: one a core]", show_default=False)
    ] = 0,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, auto or local."),
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where results are kept.  [default: a name made of the settings]",
            show_default=False,
        ),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep a record of every game here.")
    ] = None,
    csv_file: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="A row for each seat of each game.")
    ] = None,
    parquet_file: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help="The same as Parquet.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Tables and games.")
    ] = None,
) -> None:
    """Let bots play each other, and say who is stronger and how sure that is.

    Every seed is played in all cyclic seatings with the same dice, so neither seats nor luck favour
    anybody. Finished games are kept as they come: stop with Ctrl-C at any time, and the same command
    goes on where it stopped, or prints its tables again when all is played.

    \b
    landfall tournament uniform uniform --games 1000
    landfall tournament uniform --code my_bot.py --seats 2,3,4
    landfall tournament my_bot uniform --code my_bot.py --gauntlet --seats 4 --sprt 0.25,0.35

    \b
    Exit codes: 0 all well, 2 wrong input, 3 some games were forfeited or not finished, 130 stopped.
    """
    planned = Tournament(
        entrants=tuple(entrants.field(bots or [], code or [])),
        seats=tuple(_number(part) for part in seats.split(",")),
        editions=tuple(part.strip() for part in edition.split(",")),
        form=GAUNTLET if gauntlet else ROUND_ROBIN,
        games=games,
        seed=seed,
        seconds=seconds,
        sprt=Sprt.parse(sprt) if sprt else None,
        records=records is not None,
        options={"long_game": long_game} if long_game else {},
    )
    planned.pairings()
    path = results or Path(f"tournament-{planned.digest()}.jsonl")
    console = Console(highlight=False)
    with Results(path, "tournament", planned.settings(), to_row, from_row) as kept:
        run = Run(planned, kept, records)
        whole = _play(run, path, jobs, cluster)
        found = standings(run)
        print_standings(run, found, console)
        if csv_file:
            write_whole(csv_file, as_csv(run))
        if json_file:
            write_whole(json_file, as_json(run, found))
        if parquet_file:
            write_parquet(parquet_file, run)
        for note in notes(run):
            typer.echo(note, err=True)
    if not whole:
        typer.echo(f"Stopped; the games so far are in {path}. The same command goes on.", err=True)
        raise typer.Exit(INTERRUPTED)
    if found.forfeits or any(line.unfinished for line in found.lines):
        raise typer.Exit(FORFEITS)


def _number(text: str) -> int:
    if not text.strip().isdecimal():
        raise LandfallError(f"seats are numbers such as 2 or 2,3,4, not {text!r}")
    return int(text)


def _play(run: Run, path: Path, jobs: int, cluster: str | None) -> bool:
    """Play what is missing; False when it was interrupted."""
    done, total = run.progress()
    if done == total:
        return True
    if done:
        typer.echo(f"{done} of {total} blocks are in {path} already.", err=True)
    with Working("blocks", done, total) as working, pool_for(jobs, cluster) as pool:
        try:
            run.play(pool, lambda: working.show(*run.progress()))
        except KeyboardInterrupt:
            return False
    return True


# -- the tables -------------------------------------------------------------------------------------


def print_standings(run: Run, found: Standings, console: Console) -> None:
    """Every table for people."""
    planned = run.tournament
    console.print(
        f"{found.games} games, {planned.form}, seed {planned.seed}; "
        "every seed in all cyclic seatings"
    )
    for table in _lines(found):
        console.print(table)
    if found.pairs:
        console.print(_pairs(found))
    console.print(_bots(found))
    if not found.ratings and len(planned.entrants) > 1:
        console.print("For ratings: pip install 'landfall[lab]'")
    for name, (verdict, blocks, ratio) in run.verdicts.items():
        assert planned.sprt
        rate = planned.sprt.p1 if verdict == HIGH else planned.sprt.p0
        first = planned.entrants[0].label
        console.print(
            f"{name}: {first} wins rather {rate:.1%} than "
            f"{planned.sprt.p0 + planned.sprt.p1 - rate:.1%} "
            f"(decided after {blocks} blocks, log-likelihood ratio {ratio:+.2f})"
        )


def _lines(found: Standings) -> Iterator[Table]:
    """A table for each line-up."""
    troubled = bool(found.forfeits) or any(line.unfinished for line in found.lines)
    for (edition, seats, who), lines in groupby(
        found.lines, lambda line: (line.edition, line.seats, line.table)
    ):
        table = Table("bot", title=f"{edition}, {seats} seats: {who}", title_justify="left")
        columns = ["games", "wins", "share", "95 % interval", "if equal", "mean score"]
        for column in columns + ["forfeits", "unfinished"] * troubled:
            table.add_column(column, justify="right")
        for line in lines:
            table.add_row(*_cells(line), *_trouble(line) * troubled)
        yield table


def _cells(line: Line) -> tuple[str, ...]:
    return (
        line.bot,
        str(line.games),
        f"{line.wins:.2f}".rstrip("0").rstrip("."),
        f"{line.share:.1%}",
        _interval(*line.interval),
        f"{line.even:.0%}",
        f"{line.mean_score:.2f}",
    )


def _trouble(line: Line) -> tuple[str, str]:
    return str(line.forfeits), str(line.unfinished)


def _pairs(found: Standings) -> Table:
    table = Table("bot", "against")
    for column in ("games", "ahead", "95 % interval"):
        table.add_column(column, justify="right")
    for pair in found.pairs:
        share = f"{pair.share:.1%}"
        table.add_row(pair.bot, pair.other, str(pair.games), share, _interval(*pair.interval))
    return table


def _bots(found: Standings) -> Table:
    table = Table("bot")
    for column in ("rating", "doubt", "turns", f"{SLOW:.0%} of them within"):
        table.add_column(column, justify="right")
    for bot, times in found.times.items():
        rating = found.ratings.get(bot)
        table.add_row(
            bot,
            f"{rating.strength:.2f}" if rating else "-",
            f"{rating.doubt:.2f}" if rating else "-",
            str(times.total()),
            f"{1000 * times.quantile(SLOW):.3g} ms",
        )
    return table


def _interval(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"
