"""Options that several commands have in common, so that they mean and say the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landfall import catalog

DEFAULT_EDITION = catalog.entry().default_edition

EditionOption = Annotated[str, typer.Option(help="first-printing, later-printing or edition-x.")]
LongGameOption = Annotated[bool, typer.Option("--long-game", help="Eight colonies for everybody.")]
SeedOption = Annotated[int, typer.Option(help="The same seed plays the same games.")]
JobsOption = Annotated[
    int,
    typer.Option(
        "--jobs",
        min=0,
        metavar="N",
        help="How many processes.  [default: one a core]",
        show_default=False,
    ),
]
CodeOption = Annotated[
    list[Path] | None,
    typer.Option(
        metavar="FILE",
        help="A Python file with bots of your own: classes with choose(self, decision).",
        show_default=False,
    ),
]
ClusterOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, auto or local."),
]
ResultsFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Where finished games are kept.  [default: a name made of the settings]",
        show_default=False,
    ),
]

PositionFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A scenario, a bare position, or a record.")
]
AfterSteps = Annotated[
    int | None,
    typer.Option(
        metavar="STEPS",
        help="The position after so many steps.  [default: a scenario's start, a record's end]",
        show_default=False,
    ),
]
EditionOfPosition = Annotated[str, typer.Option(help="For a bare position.")]


def game_options(long_game: bool) -> dict[str, bool]:
    """What is asked of the rules beyond edition and seats."""
    return {"long_game": True} if long_game else {}
