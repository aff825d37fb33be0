"""`landfall simulate`: many games of named players, with a summary, as CSV and as JSON."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from landfall import catalog
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import SEAT_LETTERS
from landfall.lab.simulate import Played, Simulation, Standing, by_player, by_seat, check
from landfall.lab.simulate import simulate as played_games
from landfall.lab.statistics import mean
from landfall.record import engine_version
from landfall.record.files import write_whole

INTERRUPTED = 130
TO_STDOUT = "-"


def simulate(
    players: Annotated[
        str,
        typer.Option(
            help="Bots from seat A on, by commas; one name alone sits everywhere. "
            f"There is: {', '.join(catalog.bots())}."
        ),
    ] = "uniform",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[
        int | None,
        typer.Option(help="How many players: 2, 3 or 4.  [default: 4, or the players named]"),
    ] = None,
    edition: Annotated[
        str, typer.Option(help="first-printing, later-printing or edition-x.")
    ] = catalog.entry().default_edition,
    long_game: Annotated[
        bool, typer.Option("--long-game", help="Eight colonies for everybody.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(help="How many processes.  [default: one for each core]", show_default=False),
    ] = None,
    csv_file: Annotated[
        str | None,
        typer.Option("--csv", metavar="FILE", help="A row for each game; - is standard output."),
    ] = None,
    json_file: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", help="Summary and games; - is standard output."),
    ] = None,
) -> None:
    """Play many games between bots and sum them up.

    The same seed gives the same games for any number of processes. Ctrl-C stops and sums up what
    was played so far.

    \b
    landfall simulate                                        100 games of four random players
    landfall simulate --players uniform --seats 2 --games 10000 --seed 7
    landfall simulate --edition edition-x --csv games.csv    a row for each game
    landfall simulate --json - | jq .summary                 for other programs
    """
    simulation = Simulation(
        players=_seated(players, seats),
        games=games,
        seed=seed,
        edition=edition,
        long_game=long_game,
    )
    jobs = os.cpu_count() or 1 if jobs is None else jobs
    check(simulation, jobs)
    for file in filter(None, (csv_file, json_file)):
        _check_place(file)
    played, whole = _play(simulation, min(jobs, games))
    played.sort(key=lambda game: game.number)
    taken = TO_STDOUT in (csv_file, json_file)
    _print_summary(simulation, played, Console(stderr=taken, highlight=False))
    if csv_file:
        _write(csv_file, as_csv(simulation, played))
    if json_file:
        _write(json_file, as_json(simulation, played))
    if not whole:
        typer.echo(f"Stopped after {len(played)} of {games} games.", err=True)
        raise typer.Exit(INTERRUPTED)


def _seated(players: str, seats: int | None) -> tuple[str, ...]:
    names = tuple(name.strip() for name in players.split(","))
    if len(names) == 1:
        return names * (seats if seats is not None else max(catalog.entry().seats))
    if seats is not None and seats != len(names):
        raise LandfallError(f"{len(names)} players are named for {seats} seats")
    return names


def _play(simulation: Simulation, jobs: int) -> tuple[list[Played], bool]:
    """The games, and whether they are all there; progress goes to standard error."""
    played: list[Played] = []
    bar = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    try:
        if bar.disable:
            typer.echo(f"playing {simulation.games} games", err=True)
        with bar:
            task = bar.add_task("playing", total=simulation.games)
            for game in played_games(simulation, jobs):
                played.append(game)
                bar.advance(task)
    except KeyboardInterrupt:
        return played, False
    return played, True


# -- the three forms of a result --------------------------------------------------------------------


def _print_summary(simulation: Simulation, played: list[Played], console: Console) -> None:
    console.print(
        f"{len(played)} games, seed {simulation.seed}, {simulation.edition}, "
        f"{simulation.seats} seats: {mean([g.turns for g in played]):.1f} turns and "
        f"{mean([g.decisions for g in played]):.0f} decisions a game, "
        f"{sum(len(g.winners) > 1 for g in played)} shared victories",
        soft_wrap=True,
    )
    table = Table("", "player", *("wins", "share", "95 % interval", "mean score"))
    for column in table.columns[2:]:
        column.justify = "right"
    for standing, player in zip(by_seat(simulation, played), simulation.players, strict=True):
        table.add_row(standing.name, player, *_figures(standing))
    players = by_player(simulation, played)
    if len(players) > 1:
        table.add_section()
        for standing in players:
            table.add_row("", standing.name, *_figures(standing))
    console.print(table)


def _figures(standing: Standing) -> tuple[str, str, str, str]:
    low, high = standing.interval
    wins = f"{standing.wins:.2f}".removesuffix(".00")
    return (
        wins,
        f"{standing.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{standing.mean_score:.2f}",
    )


def as_csv(simulation: Simulation, played: list[Played]) -> str:
    """A row for each game, in the order of their numbers."""
    letters = SEAT_LETTERS[: simulation.seats]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ["game", "seed", "edition", "seats", "turns", "decisions", "winners"]
        + [f"player_{letter}" for letter in letters]
        + [f"score_{letter}" for letter in letters]
        + [f"rank_{letter}" for letter in letters]
        + ["hash"]
    )
    for game in played:
        winners = "".join(letters[seat] for seat in game.winners)
        row = [game.number, simulation.seed, simulation.edition, simulation.seats]
        row += [game.turns, game.decisions, winners]
        writer.writerow([*row, *simulation.players, *game.scores, *game.ranks, game.hash])
    return out.getvalue()


def as_json(simulation: Simulation, played: list[Played]) -> str:
    """What was played, the summary, and every game."""
    data: dict[str, Any] = {
        "game": simulation.game,
        "edition": simulation.edition,
        "long_game": simulation.long_game,
        "players": list(simulation.players),
        "seed": simulation.seed,
        "engine": engine_version(),
        "summary": {
            "games": len(played),
            "mean_turns": mean([g.turns for g in played]),
            "mean_decisions": mean([g.decisions for g in played]),
            "seats": [_json_standing(s) for s in by_seat(simulation, played)],
            "players": [_json_standing(s) for s in by_player(simulation, played)],
        },
        "games": [
            {
                "number": game.number,
                "turns": game.turns,
                "decisions": game.decisions,
                "scores": list(game.scores),
                "ranks": list(game.ranks),
                "hash": game.hash,
            }
            for game in played
        ],
    }
    return json.dumps(data, indent=1) + "\n"


def _json_standing(standing: Standing) -> dict[str, Any]:
    return {
        "name": standing.name,
        "wins": standing.wins,
        "share": standing.share,
        "interval": list(standing.interval),
        "mean_score": standing.mean_score,
    }


def _check_place(file: str) -> None:
    """Better said now than after all the games."""
    folder = Path(file).parent
    if file != TO_STDOUT and not os.access(folder, os.W_OK):
        raise FileError(
            file, 0, f"cannot be written: the folder {folder} is not there or not yours"
        )


def _write(file: str, text: str) -> None:
    if file == TO_STDOUT:
        typer.echo(text, nl=False)
    else:
        write_whole(Path(file), text)
