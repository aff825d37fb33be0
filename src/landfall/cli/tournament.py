"""`landfall tournament`: bots against each other, seat-balanced, with intervals and ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landfall import catalog
from landfall.cli.options import (
    USUAL,
    ChosenGame,
    ClusterOption,
    CodeOption,
    EditionsOption,
    JobsOption,
    ResultsFile,
    SeedOption,
    TracebackOption,
    for_any_game,
)
from landfall.cli.progress import check_places, play_missing, say_stopped
from landfall.cli.text_table import screen
from landfall.cli.tournament_tables import print_standings
from landfall.core.errors import LandfallError
from landfall.lab import entrants
from landfall.lab.export import as_csv, as_json, parquet_library, write_parquet
from landfall.lab.match import from_row, to_row
from landfall.lab.results import Results, default_path
from landfall.lab.schedule import GAUNTLET, ROUND_ROBIN
from landfall.lab.sprt import Sprt
from landfall.lab.standings import notes, standings
from landfall.lab.tournament import Tournament, TournamentRun
from landfall.record.files import write_whole

FORFEITS = 3
"""The exit code of a tournament that went to its end, with forfeited or unfinished games."""


@for_any_game
def tournament(
    chosen: ChosenGame,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOTS",
            help=f"Bots by name: {', '.join(catalog.bots(USUAL.name))}; or of your --code.",
            show_default=False,
        ),
    ] = None,
    code: CodeOption = None,
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="The first bot alone against a table of each other.")
    ] = False,
    seats: Annotated[
        str | None,
        typer.Option(
            help="How many sit at a table, such as 2 or 2,3,4.  [default: 2]", show_default=False
        ),
    ] = None,
    edition: EditionsOption = None,
    games: Annotated[int, typer.Option(help="Games for each line-up, in whole blocks.")] = 100,
    seed: SeedOption = 1,
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
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    results: ResultsFile = None,
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
    traceback: TracebackOption = False,
) -> None:
    """Let bots play each other, and say who is stronger and how sure that is.

    Every seed is played in all cyclic seatings with the same dice, so neither seats nor luck favour
    anybody. Finished games are kept as they come: stop with Ctrl-C at any time, and the same command
    goes on where it stopped, or prints its tables again when all is played.

    \b
    landfall tournament {strong} {gentle} {same}who is stronger, over 100 games
    landfall tournament {strong} {gentle} drifter --csv all.csv {same}everybody against everybody
    landfall tournament {strong} {gentle} --gauntlet --seats 4 {same}one against three
    landfall tournament {strong} {gentle} --sprt 0.5,0.55 --games 2400 {same}until it is decided
    landfall tournament {gentle} --code my_bot.py --seats 2,3,4 {same}your bot, at tables of every size

    \b
    A bot of your own is a class in a file:
      class Mine:
          def choose(self, decision):
              for code, text in decision.moves():
                  if text == "{move}":
                      return code
              return decision.legal[0]

    \b
    Exit codes: 0 all well, 2 wrong input, 3 some games were forfeited or not finished, 130 stopped.
    """
    planned = Tournament(
        entrants=tuple(entrants.field(bots or [], code or [], chosen.name, traceback)),
        seats=_seats(chosen, seats),
        editions=tuple(part.strip() for part in chosen.edition(edition).split(",")),
        form=GAUNTLET if gauntlet else ROUND_ROBIN,
        games=games,
        seed=seed,
        seconds=seconds,
        sprt=Sprt.parse(sprt) if sprt else None,
        records=records is not None,
        game=chosen.name,
        options=chosen.options,
        tracebacks=traceback,
    )
    planned.pairings()
    check_places(csv_file, parquet_file, json_file)
    if parquet_file:
        parquet_library()
    path = results or default_path("tournament", planned.settings())
    with Results(path, "tournament", planned.settings(), to_row, from_row) as kept:
        run = TournamentRun(planned, kept, records)
        whole = play_missing(run, path, jobs, cluster)
        found = standings(run)
        print_standings(run, found, screen())
        if csv_file:
            write_whole(csv_file, as_csv(run))
        if json_file:
            write_whole(json_file, as_json(run, found))
        if parquet_file:
            write_parquet(parquet_file, run)
        for note in notes(run):
            typer.echo(note, err=True)
    if not whole:
        say_stopped(path)
    if found.forfeits or any(line.unfinished for line in found.lines):
        raise typer.Exit(FORFEITS)


def _seats(chosen: ChosenGame, said: str | None) -> tuple[int, ...]:
    """The tables that were asked for; else the smallest at which bots meet."""
    if said is not None:
        return tuple(_number(part) for part in said.split(","))
    counts = chosen.entry.seats_with(chosen.options)
    return (min((count for count in counts if count > 1), default=counts[0]),)


def _number(text: str) -> int:
    if not text.strip().isdecimal():
        raise LandfallError(f"seats are numbers such as 2 or 2,3,4, not {text!r}")
    return int(text)
