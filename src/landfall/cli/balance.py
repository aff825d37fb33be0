"""`landfall balance`: is the game fair, and what does a changed rule do?"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from landfall import catalog
from landfall.cli.working import Working, pool_for
from landfall.core.errors import FileError, LandfallError, PositionError
from landfall.lab.balance import CHANGED, PRINTED, Run, Study, Told
from landfall.lab.changes import read_changes
from landfall.lab.entrants import Entrant, field
from landfall.lab.findings import Difference, Rate, by_place, by_trait, differences
from landfall.lab.report import page
from landfall.lab.results import Results
from landfall.lab.statistics import mean
from landfall.record.files import write_whole

INTERRUPTED = 130


def balance(
    bots: Annotated[
        list[str] | None,
        typer.Argument(help="One bot for every seat, or one for each.", show_default=False),
    ] = None,
    code: Annotated[
        list[Path] | None,
        typer.Option(
            help="A Python file with bots of your own.", metavar="FILE", show_default=False
        ),
    ] = None,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 4,
    edition: Annotated[
        str, typer.Option(help="first-printing, later-printing or edition-x.")
    ] = catalog.entry().default_edition,
    long_game: Annotated[
        bool, typer.Option("--long-game", help="Eight colonies for everybody.")
    ] = False,
    games: Annotated[int, typer.Option(help="How many games, with each set of rules.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    changes: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Compare with the rules as this YAML file changes them."),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with tables and pictures.")
    ] = None,
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
            help="Where games are kept.  [default: a name made of the settings]",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Play many games of equal bots and say what wins them.

    Win rates by place in turn order, starting tech, opening facility and territory first taken;
    length, score curves, and what is used how often, all with intervals. With --changes every seed
    is played with and without the change, and the differences are paired. Stop with Ctrl-C at any
    time; the same command goes on where it stopped.

    \b
    landfall balance uniform --games 2000 --html fair.html
    landfall balance uniform --changes cheap_ships.yaml --html ships.html

    \b
    A file of changes:
      name: Cheaper ships
      changes:
        ship-prices: [1, 1, 2]
    """
    read = read_changes(changes) if changes else None
    study = Study(
        line_up=_line_up(field(bots or ["uniform"], code or []), seats),
        games=games,
        seed=seed,
        edition=edition,
        options={"long_game": long_game} if long_game else {},
        changes=read.changes if read else None,
    )
    try:
        study.blocks()
    except PositionError as error:
        raise FileError(str(changes), 0, str(error)) from None
    digest = blake2b(repr(study.settings()).encode(), digest_size=4).hexdigest()
    path = results or Path(f"balance-{digest}.jsonl")
    with Results(path, "balance", study.settings(), Told.to_row, Told.from_row) as kept:
        run = Run(study, kept)
        whole = _play(run, path, jobs, cluster)
        title = f"Balance of {catalog.entry(study.game).title}"
        if any(run.paired().values()):
            _print(run, Console(highlight=False))
            if html:
                write_whole(html, page(run, f"{title}: {read.name}" if read else title))
    if not whole:
        typer.echo(f"Stopped; the games so far are in {path}. The same command goes on.", err=True)
        raise typer.Exit(INTERRUPTED)


def _line_up(bots: list[Entrant], seats: int) -> tuple[Entrant, ...]:
    if len(bots) == 1:
        return tuple(bots * seats)
    if len(bots) != seats:
        raise LandfallError(
            f"name one bot for every seat, or one for each of the {seats}; not {len(bots)}"
        )
    return tuple(bots)


def _play(run: Run, path: Path, jobs: int, cluster: str | None) -> bool:
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


def _print(run: Run, console: Console) -> None:
    """The short form of the report."""
    blocks = run.paired()
    games = [game for block in blocks[PRINTED] for game in block]
    console.print(f"{len(games)} games: {mean([game.turns for game in games]):.1f} turns a game")
    console.print(_rates("place", by_place(games)))
    for trait, rates in by_trait(games).items():
        console.print(_rates(trait, rates))
    if CHANGED in blocks:
        _print_differences(differences(blocks[PRINTED], blocks[CHANGED]), console)


def _rates(heading: str, rates: list[Rate]) -> Table:
    table = Table(heading)
    for column in ("times", "wins", "95 % interval"):
        table.add_column(column, justify="right")
    for rate in rates:
        low, high = rate.interval
        table.add_row(rate.name, str(rate.times), f"{rate.share:.1%}", f"{low:.1%} to {high:.1%}")
    return table


def _print_differences(found: list[Difference], console: Console) -> None:
    if not any(one.mean or one.low or one.high for one in found):
        console.print("The change makes no difference: every game is the same.")
        return
    shown = [one for one in found if one.shows]
    console.print(
        f"{len(shown)} of {len(found)} measures differ by more than their interval allows for "
        f"(about {len(found) / 20:.0f} would by luck alone)"
    )
    table = Table("measure")
    for column in (PRINTED, CHANGED, "difference", "95 % interval"):
        table.add_column(column, justify="right")
    for one in shown:
        interval = f"{one.low:+.3f} to {one.high:+.3f}"
        table.add_row(
            one.name, f"{one.before:.3f}", f"{one.after:.3f}", f"{one.mean:+.3f}", interval
        )
    console.print(table)
