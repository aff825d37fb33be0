"""`landfall play`: a game in a plain dialogue, against the computer or several at one keyboard."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from landfall import catalog
from landfall.cli.dialogue import Dialogue
from landfall.cli.loading import Loaded, is_record, load
from landfall.cli.local_table import LocalTable, new_record
from landfall.cli.options import (
    EDITIONS,
    SEATS,
    ChosenGame,
    CodeOption,
    TracebackOption,
    for_any_game,
)
from landfall.cli.saved_games import how_to_resume, last_log, new_log
from landfall.cli.terminal import Leave, Terminal
from landfall.cli.who_plays import Own, named_players, seated
from landfall.core.engine import compiled
from landfall.core.errors import FileError, LandfallError, UnknownName
from landfall.core.game import OVER, SEAT_LETTERS, Game
from landfall.lab.entrants import from_file
from landfall.record import Log, engine_version, find_game, read
from landfall.record.log import in_use

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
            f"There is: {', '.join(catalog.bots())}.",
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
            _resumed(file, own)
            if resume
            else _new(terminal, chosen, file, seats, edition, players, own)
        )
    except Leave:
        return
    _greet(terminal, table)
    _keep(terminal, table, save, file if resume else None)
    seed = secrets.randbits(60) if seed is None else seed
    dialogue = Dialogue(table, terminal, seed, own, traceback)
    if resume:
        dialogue.narrator.recall(RECALLED)
    dialogue.run()


# -- a new game -------------------------------------------------------------------------------------


def _new(
    terminal: Terminal,
    chosen: ChosenGame,
    file: Path | None,
    seats: int | None,
    edition: str | None,
    players: str | None,
    own: Own,
) -> LocalTable:
    entry = chosen.entry
    loaded = None
    if file is not None:
        if seats or edition or chosen.options:
            raise LandfallError(f"seats, edition and options are those of {file}")
        loaded = _from_here(file, chosen)
        entry = catalog.entry(loaded.game.name)
    named = None if players is None else named_players(players, entry, own)
    if loaded:
        game = loaded.game
        players_here = seated(terminal, named, game.seats, entry)
        return LocalTable(game, new_record(game, players_here, loaded.position))
    if seats is None:
        seats = len(named) if named and len(named) > 1 else _ask_seats(terminal, entry)
    catalog.game(entry.name, seats=seats)
    if edition is None:
        edition = _ask_edition(terminal, entry)
    game = catalog.game(entry.name, edition=edition, seats=seats, **chosen.options)
    return LocalTable(game, new_record(game, seated(terminal, named, seats, entry)))


def _from_here(file: Path, chosen: ChosenGame) -> Loaded:
    """The position in a file, to play from."""
    if is_record(file):
        raise LandfallError(f"to go on with {file}, type: {how_to_resume(file)}")
    loaded = load(file, game=chosen.name)
    if loaded.game.actor(loaded.position) == OVER:
        raise LandfallError(f"the game in {file} is over")
    return loaded


def _ask_seats(terminal: Terminal, entry: catalog.GamePackage) -> int:
    counts = [str(count) for count in entry.seats]
    usual = next((count for count in counts if count != "1"), counts[0])
    return int(terminal.choose(f"How many players ({', '.join(counts)})?", counts, usual))


def _ask_edition(terminal: Terminal, entry: catalog.GamePackage) -> str:
    for number, (name, title) in enumerate(entry.editions.items(), start=1):
        terminal.say(f"  {number}  {name}: {title}")
    return terminal.choose("Which edition?", list(entry.editions), entry.default_edition)


# -- a game gone on with ----------------------------------------------------------------------------


def _resumed(file: Path | None, own: Own) -> LocalTable:
    path = file or last_log()
    if path is None:
        raise LandfallError("there is no game to go on with; start one with: landfall play")
    if in_use(path):
        raise FileError(str(path), 0, "this game is being played in another window")
    record = read(path, catalog.game, open_end=True)
    if record.result is not None:
        raise LandfallError(f"the game in {path} is over; see it with: landfall replay {path}")
    for player in record.players:
        if player.bot and player.name not in own:
            _known(player.name, record.game)
    table = LocalTable(find_game(record, catalog.game, str(path)), record)
    table.kept_in = None if record.closed else path  # what was saved as a whole stays so
    return table


def _known(name: str, game: str) -> None:
    try:
        catalog.bot(name, game=game)
    except UnknownName as error:
        raise UnknownName(f"{error}; a bot of your own comes with --code FILE") from None


# -- around the game --------------------------------------------------------------------------------


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
            title = option.choices.get(str(value), option.title)
            yield title[:1].lower() + title[1:]


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
