"""The command `landfall`: one file for each of its commands.

A command has the name of what it runs: `tune` here reads options and prints, the laboratory's tunes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from landfall.cli import table
from landfall.cli.analyse import analyse
from landfall.cli.balance import balance
from landfall.cli.check import check
from landfall.cli.examples import by_example
from landfall.cli.explain import explain
from landfall.cli.learn import learn
from landfall.cli.play import play
from landfall.cli.progress import INTERRUPTED
from landfall.cli.replay import replay
from landfall.cli.rules import rules
from landfall.cli.show import show
from landfall.cli.simulate import simulate
from landfall.cli.tournament import tournament
from landfall.cli.tune import tune
from landfall.core.engine import describe
from landfall.core.errors import LandfallError
from landfall.record import engine_version

WRONG_INPUT = 2


class Commands(TyperGroup):
    """Whatever is the input's fault ends in one sentence, never in a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except LandfallError as error:
            typer.echo(f"landfall: {error}", err=True)
            raise typer.Exit(WRONG_INPUT) from None
        except KeyboardInterrupt:
            typer.echo("\nStopped.", err=True)
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # plain help reads well in a pipe and aloud
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"Landfall {engine_version()}, {describe()}")
        raise typer.Exit


def landfall(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_say_version,
            is_eager=True,
            help="Say the version, and whether the engine is compiled.",
        ),
    ] = False,
) -> None:
    """A table for {titles}.

    \b
    The table in the browser: landfall table
    Play in the terminal:     landfall play
    Go on with a game:        landfall play --resume
    Why is a move not legal?  landfall explain my_position.yaml "{move}"
    What does a rule say?     landfall rules WORDS
    Was that luck?            landfall analyse friday.landfall
    Who is stronger?          landfall tournament {strong} {gentle}
    Is the game fair?         landfall balance --html fair.html
    A thousand games:         landfall simulate --games 1000 --seed 7

    Every command teaches with --help.
    """


COMMANDS: tuple[Callable[..., None], ...] = (
    *(table.table, play, replay, explain, rules, check, show),
    *(analyse, tournament, balance, simulate, learn, tune),
)
app.callback(help=by_example(landfall))(landfall)
for command in COMMANDS:
    app.command(help=by_example(command))(command)


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an old terminal gets ? for what it cannot print
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="landfall")
    except BrokenPipeError:  # whoever read our output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
