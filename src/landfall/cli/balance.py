"""`landfall balance`: is the game fair, and what does a changed rule do?"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from landfall import catalog
from landfall.cli.options import (
    USUAL,
    ChosenGame,
    ClusterOption,
    CodeOption,
    EditionOption,
    JobsOption,
    ResultsFile,
    SeedOption,
    TracebackOption,
    for_any_game,
)
from landfall.cli.progress import check_places, play_missing, say_stopped
from landfall.cli.text_table import screen, table
from landfall.core.errors import FileError, LandfallError, PositionError
from landfall.lab.balance import CHANGED, PRINTED, GameSummary, Study, StudyRun
from landfall.lab.balance_export import as_csv, as_json
from landfall.lab.entrants import Entrant, field
from landfall.lab.findings import (
    PairedDifference,
    Winners,
    by_place,
    by_trait,
    differences,
    over_by_round,
    won_by_nobody,
)
from landfall.lab.report import page
from landfall.lab.results import Results, default_path
from landfall.lab.rule_changes import read_changes
from landfall.lab.statistics import INTERVAL, between, mean
from landfall.record.files import write_whole

NEARLY_ALL = 0.98
"""Where so many games are over the table of their lengths ends."""


@for_any_game
def balance(
    chosen: ChosenGame,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOTS",
            help=f"One bot for every seat, or one for each: {', '.join(catalog.bots(USUAL.name))}.  "
            f"[default: {USUAL.gentle_bot}]",
            show_default=False,
        ),
    ] = None,
    code: CodeOption = None,
    seats: Annotated[
        int | None,
        typer.Option(
            help=f"How many sit at the table.  [default: {max(USUAL.seats)}]", show_default=False
        ),
    ] = None,
    edition: EditionOption = None,
    games: Annotated[int, typer.Option(help="How many games, with each set of rules.")] = 400,
    seed: SeedOption = 1,
    changes: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Compare with the rules as this YAML file changes them."),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with tables and pictures.")
    ] = None,
    csv_file: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="A row for each seat of each game.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Tables and games.")
    ] = None,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    results: ResultsFile = None,
    traceback: TracebackOption = False,
) -> None:
    """Play many games of equal bots and say what wins them.

    Win rates by place in turn order, by how a seat began and by what it had and used; length, score
    curves, and what is done how often, all with intervals. With --changes every seed
    is played with and without the change, and the differences are paired. Stop with Ctrl-C at any
    time; the same command goes on where it stopped.

    \b
    landfall balance {same}400 games at a full table
    landfall balance {strong} --games 2000 --html fair.html {same}a page with tables and pictures
    landfall balance {strong} --changes mine.yaml --html mine.html --json mine.json

    \b
    A file of changes:
      name: What I changed
      changes:
        NAME: VALUE
    """
    read = read_changes(changes) if changes else None
    playing = field(bots or [chosen.entry.gentle_bot], code or [], chosen.name, traceback)
    study = Study(
        line_up=_line_up(playing, seats or max(chosen.entry.seats_with(chosen.options))),
        games=games,
        seed=seed,
        edition=chosen.edition(edition),
        game=chosen.name,
        options=chosen.options,
        tracebacks=traceback,
        changes=read.changes if read else None,
    )
    try:
        study.blocks()
    except PositionError as error:
        raise FileError(str(changes), 0, str(error)) from None
    check_places(html, csv_file, json_file)
    path = results or default_path("balance", study.settings())
    with Results(
        path, "balance", study.settings(), GameSummary.to_row, GameSummary.from_row
    ) as kept:
        run = StudyRun(study, kept)
        whole = play_missing(run, path, jobs, cluster)
        title = f"Balance of {catalog.entry(study.game).title}"
        if any(run.paired().values()):
            _print(run, screen())
            if html:
                write_whole(html, page(run, f"{title}: {read.name}" if read else title))
            if csv_file:
                write_whole(csv_file, as_csv(run))
            if json_file:
                write_whole(json_file, as_json(run))
    if not whole:
        say_stopped(path)


def _line_up(bots: list[Entrant], seats: int) -> tuple[Entrant, ...]:
    if len(bots) == 1:
        return tuple(bots * seats)
    if len(bots) != seats:
        raise LandfallError(
            f"name one bot for every seat, or one for each of the {seats}; not {len(bots)}"
        )
    return tuple(bots)


def _print(run: StudyRun, console: Console) -> None:
    """The short form of the report."""
    blocks = run.paired()
    for warning in run.study.warnings():
        console.print(warning)
    games = [game for block in blocks[PRINTED] for game in block]
    console.print(f"{len(games)} games: {mean([game.turns for game in games]):.1f} turns a game")
    nobody = won_by_nobody(games)
    if nobody.wins:
        console.print(f"won by nobody: {nobody.share:.1%} ({between(nobody.interval)})")
    console.print(_lengths(games))
    console.print(_places(by_place(games)))
    for trait, rates in by_trait(games).items():
        console.print(_rates(trait, rates, games[0].even))
    if CHANGED in blocks:
        console.print(_changes(run.study))
        _print_differences(differences(blocks[PRINTED], blocks[CHANGED]), console)


def _changes(study: Study) -> Table:
    made = table([f"changed against {study.edition}"], [PRINTED, CHANGED])
    for change in study.what_changes():
        made.add_row(*change)
    return made


def _places(rates: list[Winners]) -> Table:
    made = table(["place"], ["times", "wins", INTERVAL])
    for rate in rates:
        made.add_row(rate.name, str(rate.games), f"{rate.share:.1%}", between(rate.interval))
    return made


def _rates(heading: str, rates: list[Winners], even: float | None) -> Table:
    """Wins of those with something in common; also divided by what all would have if equal."""
    divided = ["÷ even"] if even else []
    made = table([heading], ["times", "part", INTERVAL, "wins", INTERVAL, *divided])
    for rate in rates:
        cells = [f"{rate.part:.1%}", between(rate.part_interval)]
        cells += [f"{rate.share:.1%}", between(rate.interval)]
        if even:
            cells.append(f"{rate.share / even:.2f}")
        made.add_row(rate.name, str(rate.games), *cells)
    return made


def _lengths(games: list[GameSummary]) -> Table:
    """How many rounds games take: the median, and when how many are over."""
    middle = median(len(game.curve) for game in games)
    made = table([f"rounds: {middle:g} in the median"], ["over by then", INTERVAL])
    for number, rate in enumerate(over_by_round(games), start=1):
        if rate.wins:
            made.add_row(f"{number}", f"{rate.share:.1%}", between(rate.interval))
        if rate.share > NEARLY_ALL:
            break
    return made


def _print_differences(found: list[PairedDifference], console: Console) -> None:
    if not any(one.mean or one.low or one.high for one in found):
        console.print("The change makes no difference: every game is the same.")
        return
    shown = [one for one in found if one.shows]
    console.print(
        f"{len(shown)} of {len(found)} measures differ by more than their interval allows for "
        f"(about {len(found) / 20:.0f} would by luck alone)"
    )
    made = table(["measure"], [PRINTED, CHANGED, "difference", INTERVAL])
    for one in shown:
        interval = f"{one.low:+.3f} to {one.high:+.3f}"
        made.add_row(
            one.name, f"{one.before:.3f}", f"{one.after:.3f}", f"{one.mean:+.3f}", interval
        )
    console.print(made)
