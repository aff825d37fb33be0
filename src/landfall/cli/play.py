"""`landfall play`: a game in a plain dialogue, against the computer or several at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from landfall import catalog
from landfall.cli.dialogue import Dialogue
from landfall.cli.formatting import hanging
from landfall.cli.loading import is_record, load
from landfall.cli.local_table import LocalTable, new_record
from landfall.cli.saved_games import how_to_resume, last_log, new_log
from landfall.cli.terminal import Leave, Terminal
from landfall.core.engine import compiled
from landfall.core.errors import FileError, LandfallError, UnknownName
from landfall.core.game import OVER, SEAT_LETTERS
from landfall.core.seeing import whole_step
from landfall.record import Log, Player, engine_version, find_game, read
from landfall.record.log import in_use
from landfall.record.values import checked_name

ME = "me"
FEWEST = "2"


def play(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="[FILE]", help="A position to play from; with --resume, a saved game."
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many players: 2, 3 or 4.", show_default=False)
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(help="first-printing, later-printing or edition-x.", show_default=False),
    ] = None,
    long_game: Annotated[
        bool, typer.Option("--long-game", help="Eight colonies for everybody.")
    ] = False,
    players: Annotated[
        str | None,
        typer.Option(
            help="Who sits at A, B, …: me, me:NAME, or a bot; the rest are bots. "
            f"There is: {', '.join(catalog.bots())}.",
            show_default=False,
        ),
    ] = None,
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
) -> None:
    """Play Alien Frontiers in the terminal.

    What the options do not say is asked. Every move is on disk before the next is asked for: close
    the window, and --resume goes on where you were, in the same file.

    \b
    landfall play                                   asks how many and which edition
    landfall play --seats 2 --players me            you are A, the computer is B
    landfall play --players me:Ann,me:Bob,captain   two people and a bot
    landfall play --resume                          the game you left last
    landfall play --resume friday.landfall          a game you saved
    landfall play my_position.yaml                  from the position of a scenario

    In the game, type `help`.
    """
    terminal = Terminal()
    if resume and (seats or edition or long_game or players):
        raise LandfallError("seats, edition, long game and players are those of the saved game")
    try:
        table = (
            _resumed(file) if resume else _new(terminal, file, seats, edition, long_game, players)
        )
    except Leave:
        return
    _greet(terminal, table)
    _keep(terminal, table, save, file if resume else None)
    if resume:
        _recall(terminal, table)
    Dialogue(table, terminal, secrets.randbits(60) if seed is None else seed).run()


# -- a new game -------------------------------------------------------------------------------------


def _new(
    terminal: Terminal,
    file: Path | None,
    seats: int | None,
    edition: str | None,
    long_game: bool,
    players: str | None,
) -> LocalTable:
    entry = catalog.entry()
    named = None if players is None else _players(players)
    if file is not None:
        if seats or edition or long_game:
            raise LandfallError(f"seats, edition and long game are those of {file}")
        return _from_here(terminal, file, named)
    if seats is None:
        seats = len(named) if named and len(named) > 1 else _ask_seats(terminal, entry)
    catalog.game(seats=seats)
    if edition is None:
        edition = _ask_edition(terminal, entry)
    game = catalog.game(edition=edition, seats=seats, long_game=long_game)
    return LocalTable(game, new_record(game, _seated(terminal, named, seats)))


def _from_here(terminal: Terminal, file: Path, named: list[Player] | None) -> LocalTable:
    """A game from the position in a file."""
    if is_record(file):
        raise LandfallError(f"to go on with {file}, type: {how_to_resume(file)}")
    loaded = load(file)
    game, position = loaded.game, loaded.position
    if game.actor(position) == OVER:
        raise LandfallError(f"the game in {file} is over")
    return LocalTable(game, new_record(game, _seated(terminal, named, game.seats), position))


def _seated(terminal: Terminal, named: list[Player] | None, seats: int) -> list[Player]:
    """The players named, or as many people as there are; bots take the empty seats."""
    if named is None:
        named = _ask_people(terminal, seats)
    if len(named) > seats:
        raise LandfallError(f"{len(named)} players are named for {seats} seats")
    return named + [Player(catalog.entry().gentle_bot, bot=True)] * (seats - len(named))


def _players(names: str) -> list[Player]:
    """`me,me:Ann,cadet`."""
    return [_player(name.strip()) for name in names.split(",")]


def _player(name: str) -> Player:
    kind, _, called = name.partition(":")
    if kind == ME:
        return Player(_person(called)) if called else Player("")
    try:
        return Player(catalog.bot(name).name, bot=True)
    except UnknownName as error:
        raise UnknownName(f"{error}; a person is {ME}, or {ME}:NAME") from None


def _person(name: str) -> str:
    try:
        return checked_name(name)
    except ValueError as error:
        raise LandfallError(f"a player cannot be called that: {error}") from None


def _ask_seats(terminal: Terminal, entry: catalog.GamePackage) -> int:
    counts = [str(count) for count in entry.seats]
    return int(terminal.choose(f"How many players ({', '.join(counts)})?", counts, FEWEST))


def _ask_edition(terminal: Terminal, entry: catalog.GamePackage) -> str:
    for number, (name, title) in enumerate(entry.editions.items(), start=1):
        terminal.say(f"  {number}  {name}: {title}")
    return terminal.choose("Which edition?", list(entry.editions), entry.default_edition)


def _ask_people(terminal: Terminal, seats: int) -> list[Player]:
    counts = [str(count) for count in range(1, seats + 1)]
    question = "How many of them are people at this keyboard?"
    return [Player("")] * int(terminal.choose(question, counts, "1"))


# -- a game gone on with ----------------------------------------------------------------------------


def _resumed(file: Path | None) -> LocalTable:
    path = file or last_log()
    if path is None:
        raise LandfallError("there is no game to go on with; start one with: landfall play")
    if in_use(path):
        raise FileError(str(path), 0, "this game is being played in another window")
    record = read(path, catalog.game, open_end=True)
    if record.result is not None:
        raise LandfallError(f"the game in {path} is over; see it with: landfall replay {path}")
    table = LocalTable(find_game(record, catalog.game, str(path)), record)
    table.kept_in = None if record.closed else path  # what was saved as a whole stays so
    return table


def _recall(terminal: Terminal, table: LocalTable) -> None:
    """What happened last, for somebody who was away."""
    story = catalog.story(table.game)
    number, _ = table.game.turn(table.position)
    terminal.say("", f"Back at turn {number}. What happened last:")
    for moment in table.last(3):
        step = whole_step(table.game, moment.before, moment.code, moment.after)
        told = story.tell(table.game, [step], table.names)
        terminal.say(hanging("  ", told))


# -- around the game --------------------------------------------------------------------------------


def _greet(terminal: Terminal, table: LocalTable) -> None:
    game = table.game
    entry = catalog.entry(game.name)
    long_game = ", long game" if game.options.get("long_game") else ""
    terminal.say(
        "",
        f"Landfall {engine_version()}: {entry.title} ({entry.editions[game.edition]}"
        f"{long_game}), {game.seats} players.",
    )
    alone = sum(not player.bot for player in table.players) == 1
    for letter, player in zip(SEAT_LETTERS, table.players, strict=False):
        person = "you" if alone else player.name or "a person"
        terminal.say(f"  {letter} is {f'the computer ({player.name})' if player.bot else person}.")
    if not compiled():
        terminal.say("The engine is interpreted: the same rules; only simulations are slower.")
    terminal.say("Type the number of a move, or `help`.")


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
