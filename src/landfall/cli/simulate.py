"""`landfall simulate`: many games of named players, with a summary, as CSV and as JSON."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from landfall import catalog
from landfall.cli.options import (
    SEATS,
    USUAL,
    ChosenGame,
    CodeOption,
    EditionOption,
    JobsOption,
    SeedOption,
    TracebackOption,
    for_any_game,
)
from landfall.cli.progress import INTERRUPTED, ProgressDisplay, check_places
from landfall.cli.text_table import screen, table
from landfall.core.errors import LandfallError
from landfall.core.game import SEAT_LETTERS
from landfall.lab.entrants import own_entrants
from landfall.lab.pools.processes import cores
from landfall.lab.simulate import SimulatedGame, Simulation, Standing, by_player, by_seat, check
from landfall.lab.simulate import simulate as played_games
from landfall.lab.statistics import INTERVAL, between, mean
from landfall.record import engine_version
from landfall.record.files import write_whole

TO_STDOUT = "-"


@for_any_game
def simulate(
    chosen: ChosenGame,
    players: Annotated[
        str,
        typer.Option(
            help="Bots from seat A on, by commas; one name alone sits everywhere. "
            f"There is: {', '.join(catalog.bots(USUAL.name))}."
        ),
    ] = "drifter",
    code: CodeOption = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[
        int | None,
        typer.Option(help=f"{SEATS}  [default: {max(USUAL.seats)}, or the players named]"),
    ] = None,
    edition: EditionOption = None,
    seed: SeedOption = 1,
    jobs: JobsOption = 0,
    csv_file: Annotated[
        str | None,
        typer.Option("--csv", metavar="FILE", help="A row for each game; - is standard output."),
    ] = None,
    json_file: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", help="Summary and games; - is standard output."),
    ] = None,
    traceback: TracebackOption = False,
) -> None:
    """Play many games between bots and sum them up.

    The same seed gives the same games for any number of processes. Ctrl-C stops and sums up what
    was played so far.

    \b
    landfall simulate {same}100 games of random players
    landfall simulate --players {strong},{gentle} --games 20 {same}two named players at two seats
    landfall simulate --players mine --code my_bot.py {same}a bot of your own
    landfall simulate --edition {edition} --csv games.csv {same}a row for each game
    landfall simulate --json - | jq .summary {same}for other programs
    """
    own = own_entrants(code or (), chosen.name, traceback)
    names = [entrant.name for entrant in own]
    simulation = Simulation(
        players=_seated(chosen, players, seats, names),
        games=games,
        seed=seed,
        game=chosen.name,
        edition=chosen.edition(edition),
        options=chosen.options,
        files=tuple(own),
        tracebacks=traceback,
    )
    jobs = jobs or cores()
    check(simulation, jobs)
    check_places(*(Path(file) for file in (csv_file, json_file) if file and file != TO_STDOUT))
    played, whole = _play(simulation, min(jobs, games))
    played.sort(key=lambda game: game.number)
    taken = TO_STDOUT in (csv_file, json_file)
    _print_summary(simulation, played, screen(stderr=taken))
    if csv_file:
        _write(csv_file, as_csv(simulation, played))
    if json_file:
        _write(json_file, as_json(simulation, played))
    if not whole:
        typer.echo(f"Stopped after {len(played)} of {games} games.", err=True)
        raise typer.Exit(INTERRUPTED)


def _seated(chosen: ChosenGame, players: str, seats: int | None, own: list[str]) -> tuple[str, ...]:
    said = [name.strip() for name in players.split(",")]
    names = tuple(n if n in own else catalog.bot(n, game=chosen.name).name for n in said)
    if len(names) == 1:
        return names * (
            seats if seats is not None else max(chosen.entry.seats_with(chosen.options))
        )
    if seats is not None and seats != len(names):
        raise LandfallError(f"{len(names)} players are named for {seats} seats")
    return names


def _play(simulation: Simulation, jobs: int) -> tuple[list[SimulatedGame], bool]:
    """The games, and whether they are all there; progress goes to standard error."""
    played: list[SimulatedGame] = []
    try:
        typer.echo(f"playing {simulation.games} games", err=True)
        with ProgressDisplay("games", 0, simulation.games) as display:
            for game in played_games(simulation, jobs):
                played.append(game)
                display.show(len(played), simulation.games)
    except KeyboardInterrupt:
        return played, False
    return played, True


# -- the three forms of a result --------------------------------------------------------------------


def _print_summary(simulation: Simulation, played: list[SimulatedGame], console: Console) -> None:
    seats = "1 seat" if simulation.seats == 1 else f"{simulation.seats} seats"
    console.print(
        f"{len(played)} games, seed {simulation.seed}, {simulation.edition}, "
        f"{seats}: {mean([g.turns for g in played]):.1f} turns and "
        f"{mean([g.decisions for g in played]):.0f} decisions a game, "
        f"{sum(g.shared for g in played)} shared victories{_lost(played)}{_stopped(simulation, played)}",
        soft_wrap=True,
    )
    made = table(["", "player"], ["wins", "share", INTERVAL, "mean score"])
    for standing, player in zip(by_seat(simulation, played), simulation.players, strict=True):
        made.add_row(standing.name, player, *_figures(standing))
    players = by_player(simulation, played)
    if len(players) > 1:
        made.add_section()
        for standing in players:
            made.add_row("", standing.name, *_figures(standing))
    console.print(made)


def _lost(played: list[SimulatedGame]) -> str:
    """How often the table won, where it ever does."""
    lost = sum(game.lost for game in played)
    return f", {lost} lost to the table" if lost else ""


def _stopped(simulation: Simulation, played: list[SimulatedGame]) -> str:
    """How often nobody ended it, where that ever is so."""
    stopped = sum(not game.finished for game in played)
    rounds = catalog.entry(simulation.game).bot_rounds
    return f", {stopped} stopped after {rounds} rounds and ranked as they stood" if stopped else ""


def _figures(standing: Standing) -> tuple[str, str, str, str]:
    wins = f"{standing.wins:.2f}".removesuffix(".00")
    return (
        wins,
        f"{standing.share:.1%}",
        between(standing.interval),
        f"{standing.mean_score:.2f}",
    )


def as_csv(simulation: Simulation, played: list[SimulatedGame]) -> str:
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


def as_json(simulation: Simulation, played: list[SimulatedGame]) -> str:
    """What was played, the summary, and every game."""
    data: dict[str, Any] = {
        "game": simulation.game,
        "edition": simulation.edition,
        **{name: simulation.rules().options.get(name) for name in simulation.offered()},
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


def _write(file: str, text: str) -> None:
    if file == TO_STDOUT:
        typer.echo(text, nl=False)
    else:
        write_whole(Path(file), text)
