"""`landfall explain`: what a move costs and gains and by which rules; or why it is not legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from landfall import catalog
from landfall.cli.formatting import explained, hanging
from landfall.cli.loading import load
from landfall.cli.options import AfterSteps, EditionOfPosition, GameName, PositionFile
from landfall.core.errors import LandfallError
from landfall.core.game import SEAT_LETTERS, Explanation, Game, Position
from landfall.scenario.shorthand import read_move

NOT_LEGAL = 1


def explain(
    file: PositionFile,
    move: Annotated[list[str], typer.Argument(metavar="MOVE", help="A move in notation.")],
    after: AfterSteps = None,
    number: Annotated[
        int, typer.Option(metavar="NUMBER", help="Which scenario of a file with several.")
    ] = 1,
    edition: EditionOfPosition = None,
    seat: Annotated[
        str,
        typer.Option(metavar="LETTER", help="Who asks, where several may act.", show_default=False),
    ] = "",
    game: GameName = catalog.DEFAULT_GAME,
) -> None:
    """Why is a move legal or not, in this position?

    The answer is what the move costs, gains and rests on, or the rule that forbids it and the fact
    that makes it so. The exit code is 0 for a legal move and 1 for one that is not.

    \b
    landfall explain mine.yaml {move}
    landfall explain mine.yaml "{move}" --after 2
    landfall explain friday.landfall {move} --after 120
    """
    loaded = load(file, after, number, edition, game)
    who = _seat(loaded.game, seat) if seat else None
    legal = True
    for explanation in explanations(loaded.game, loaded.position, " ".join(move), who):
        typer.echo("\n".join(explained(loaded.game, explanation)))
        if explanation.also:
            typer.echo(hanging("", f"Also forbidden by {', '.join(explanation.also)}."))
        legal = explanation.legal
    if not legal:
        raise typer.Exit(NOT_LEGAL)


def _seat(game: Game[Any], letter: str) -> int:
    seats = SEAT_LETTERS[: game.seats]
    if letter.upper() not in tuple(seats):
        raise LandfallError(f"the seats of this game are {', '.join(seats)}, not {letter!r}")
    return seats.index(letter.upper())


def explanations(
    game: Game[Any], position: Position, text: str, seat: int | None = None
) -> Iterator[Explanation]:
    """What is said about a line that may stand for several actions.

    One explanation for each action, each after the last; the first refusal ends it.
    """
    codes = read_move(game, text).codes
    if not codes:
        yield game.explain(position, text, seat)
    for code in codes:
        explanation = game.explain(position, code, seat)
        yield explanation
        if not explanation.legal:
            return
        position = game.apply(position, code, seat)
