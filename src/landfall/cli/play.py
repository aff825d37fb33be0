"""`landfall play`: a game in a plain dialogue, against the computer or several at one keyboard."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from landfall import catalog
from landfall.cli.dialogue import Dialogue
from landfall.cli.local_table import LocalTable
from landfall.cli.opened_table import new_table, resumed_table
from landfall.cli.options import (
    EDITIONS,
    SEATS,
    USUAL,
    ChosenGame,
    CodeOption,
    TracebackOption,
    for_any_game,
)
from landfall.cli.saved_games import how_to_resume, new_log
from landfall.cli.terminal import Leave, Terminal
from landfall.core.engine import compiled
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import SEAT_LETTERS, Game
from landfall.lab.entrants import from_file
from landfall.record import Log, engine_version

RECALLED = 3
"""Steps told to somebody who goes on with a game."""


@for_any_game
def play(
    chosen: ChosenGame,
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="[FILE]", help="A position to play from; with --resume, a saved game."
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help=SEATS, show_default=False)] = None,
    edition: Annotated[
        str | None,
        typer.Option(help=EDITIONS, show_default=False),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            help="Who sits at A, B, …: me, me:NAME, or a bot; the rest are bots. "
            f"There is: {', '.join(catalog.bots(USUAL.name))}.",
            show_default=False,
        ),
    ] = None,
    code: CodeOption = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed brings the same dice.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Keep the game in this file, move by move.", show_default=False),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the game left last.")
    ] = False,
    traceback: TracebackOption = False,
) -> None:
    """Play {title} in the terminal, or another game with --game.

    What the options do not say is asked. Every move is on disk before the next is asked for: close
    the window, and --resume goes on where you were, in the same file.

    \b
    landfall play {same}asks how many and which edition
    landfall play --seats 2 --players me {same}you are A, the computer is B
    landfall play --players me:Ann,me:Bob,{strong} {same}two people and a bot
    landfall play --players me,mine --code my_bot.py {same}against a bot of your own
    landfall play --resume {same}the game you left last
    landfall play --resume friday.landfall {same}a game you saved
    landfall play my_position.yaml {same}from the position of a scenario

    In the game, type `help`.
    """
    terminal = Terminal()
    if resume and (seats or edition or chosen.options or players):
        raise LandfallError("seats, edition, options and players are those of the saved game")
    every = [entrant for path in code or () for entrant in from_file(path, traceback)]
    own = {entrant.name: entrant for entrant in every}
    try:
        table = (
            resumed_table(file, own)
            if resume
            else new_table(terminal, chosen, file, seats, edition, players, own)
        )
    except Leave:
        return
    for player in table.players:
        if player.bot and player.name in own:
            own[player.name].check(table.game)
    _greet(terminal, table)
    _keep(terminal, table, save, file if resume else None)
    seed = secrets.randbits(60) if seed is None else seed
    dialogue = Dialogue(table, terminal, seed, own, traceback)
    if resume:
        dialogue.narrator.recall(RECALLED)
    dialogue.run()


def _greet(terminal: Terminal, table: LocalTable) -> None:
    game = table.game
    entry = catalog.entry(game.name)
    players = "1 player" if game.seats == 1 else f"{game.seats} players"
    terminal.say(
        "",
        f"Landfall {engine_version()}: {entry.title} ({', '.join(_what(game, entry))}), {players}.",
    )
    alone = table.viewer is not None
    for letter, player in zip(SEAT_LETTERS, table.players, strict=False):
        person = "you" if alone else player.name or "a person"
        terminal.say(f"  {letter} is {f'the computer ({player.name})' if player.bot else person}.")
    if not compiled():
        terminal.say("The engine is interpreted: the same rules; only simulations are slower.")
    terminal.say("Type the number of a move, or `help`.")


def _what(game: Game[Any], entry: catalog.GamePackage) -> Iterator[str]:
    """The edition, and the options that are not as usual."""
    yield entry.editions[game.edition]
    for option in entry.options:
        value = game.options.get(option.name, option.default)
        if option.offered and value != option.default:
            title = option.told(value)
            yield title if title[1:] != title[1:].lower() else title.lower()  # a name stays one


def _keep(terminal: Terminal, table: LocalTable, save: Path | None, resumed: Path | None) -> None:
    """Find a place for the game on disk; without one, say so and play on."""
    if save is not None and save.exists() and save != resumed:
        raise FileError(str(save), 0, f"is there already; {how_to_resume(save)} goes on with it")
    try:
        path = save or table.kept_in or new_log()
        table.keep_in(Log(path, table.record()))
    except (OSError, FileError) as error:
        if save is not None:
            raise
        terminal.say(f"The game cannot be saved ({error}); it is played without.")
    else:
        if resumed not in (None, path):
            terminal.say(f"{resumed} stays as it was saved.")
        terminal.say(f"Every move is kept in {path}")
