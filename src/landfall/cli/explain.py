"""`landfall explain`: what a move costs and gains and by which rules; or why it is not legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from landfall.cli.formatting import explained, hanging
from landfall.cli.loading import load
from landfall.cli.options import DEFAULT_EDITION, AfterSteps, EditionOfPosition, PositionFile
from landfall.core.game import Explanation, Game, Position
from landfall.scenario.shorthand import read_move

NOT_LEGAL = 1


def explain(
    file: PositionFile,
    move: Annotated[
        list[str], typer.Argument(metavar="MOVE", help="A move in notation, such as: trade 3")
    ],
    after: AfterSteps = None,
    number: Annotated[
        int, typer.Option(metavar="NUMBER", help="Which scenario of a file with several.")
    ] = 1,
    edition: EditionOfPosition = DEFAULT_EDITION,
) -> None:
    """Why is a move legal or not, in this position?

    The answer is what the move costs, gains and rests on, or the rule that forbids it and the fact
    that makes it so. The exit code is 0 for a legal move and 1 for one that is not.

    \b
    landfall explain mine.yaml dock lunar-mine 3
    landfall explain mine.yaml "dock lunar-mine 3" --after 2
    landfall explain friday.landfall launch --after 120
    """
    loaded = load(file, after, number, edition)
    legal = True
    for explanation in explanations(loaded.game, loaded.position, " ".join(move)):
        typer.echo("\n".join(explained(loaded.game, explanation)))
        if explanation.also:
            typer.echo(hanging("", f"Also forbidden by {', '.join(explanation.also)}."))
        legal = explanation.legal
    if not legal:
        raise typer.Exit(NOT_LEGAL)


def explanations(game: Game[Any], position: Position, text: str) -> Iterator[Explanation]:
    """What is said about a line: dice in any order, several ships docked one by one.

    One explanation for each action, each after the last; the first refusal ends it.
    """
    codes = read_move(game, text).codes
    if not codes:
        yield game.explain(position, text)
    for code in codes:
        explanation = game.explain(position, code)
        yield explanation
        if not explanation.legal:
            return
        position = game.apply(position, code)
