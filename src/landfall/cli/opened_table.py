"""A table to play at in the terminal: a new game, or one that was left and is gone on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from landfall import catalog
from landfall.cli.formatting import hanging
from landfall.cli.loading import Loaded, is_record, load
from landfall.cli.local_table import LocalTable, new_record
from landfall.cli.options import ChosenGame
from landfall.cli.saved_games import how_to_resume, last_log
from landfall.cli.terminal import Terminal
from landfall.cli.who_plays import Own, named_players, seated
from landfall.core.errors import FileError, LandfallError, UnknownName
from landfall.core.game import OVER
from landfall.core.phrases import listed
from landfall.record import find_game, read
from landfall.record.log import in_use

# -- a new game -------------------------------------------------------------------------------------


def new_table(
    terminal: Terminal,
    chosen: ChosenGame,
    file: Path | None,
    seats: int | None,
    edition: str | None,
    players: str | None,
    own: Own,
) -> LocalTable:
    """A new game, from a position if a file has one; what is not said is asked."""
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
    if seats is None and named and len(named) > 1:
        seats = len(named)
    options = _ask_ways(terminal, entry, seats, chosen.options)
    counts = entry.seat_counts(edition if edition and edition in entry.editions else "", options)
    if seats is None:
        seats = _ask_seats(terminal, counts)
    if seats not in counts:
        catalog.game(entry.name, edition=chosen.edition(edition), seats=seats, **options)
    if edition is None:
        edition = _ask_edition(terminal, entry, seats, options)
        if more := _left_out(entry, edition, options):
            by = f"{entry.editions[edition]} has more to choose, by {listed(more)}"
            terminal.say(hanging("", f"{by}; `landfall play --help` says what they are."))
    game = catalog.game(entry.name, edition=edition, seats=seats, **options)
    return LocalTable(game, new_record(game, seated(terminal, named, seats, entry)))


def _from_here(file: Path, chosen: ChosenGame) -> Loaded:
    """The position in a file, to play from."""
    if is_record(file):
        raise LandfallError(f"to go on with {file}, type: {how_to_resume(file)}")
    loaded = load(file, game=chosen.name)
    if loaded.game.actor(loaded.position) == OVER:
        raise LandfallError(f"the game in {file} is over")
    return loaded


def _ask_ways(
    terminal: Terminal, entry: catalog.GamePackage, seats: int | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """What was chosen, with what decides for how many the game is: one of those for so many."""
    chosen = dict(options)
    for option in entry.options:
        if not option.seats or option.name in chosen:
            continue
        ways = [
            way
            for way in option.choices
            if seats is None or seats in option.seats.get(way, entry.seats)
        ]
        if not ways:
            continue  # the game itself says what is wrong
        if len(ways) == 1:
            chosen[option.name] = ways[0]
            continue
        for number, way in enumerate(ways, start=1):
            terminal.say(f"  {number}  {way}: {option.choices[way]}")
        usual = option.default if option.default in ways else ways[0]
        chosen[option.name] = terminal.choose(f"Which {option.title.lower()}?", ways, usual)
    return chosen


def _ask_seats(terminal: Terminal, for_so_many: Sequence[int]) -> int:
    counts = [str(count) for count in for_so_many]
    usual = next((count for count in counts if count != "1"), counts[0])
    return int(terminal.choose(f"How many players ({', '.join(counts)})?", counts, usual))


def _ask_edition(
    terminal: Terminal, entry: catalog.GamePackage, seats: int, options: Mapping[str, Any]
) -> str:
    """One of those that are for so many and have what was chosen, if there is more than one."""
    wanted = [option for option in entry.options if option.name in options]
    editions = [
        name
        for name in entry.editions
        if seats in entry.seat_counts(name, options)
        and all(option.is_of(name) for option in wanted)
    ]
    if len(editions) < 2:
        # The game itself says what is wrong where none has it all.
        return editions[0] if editions else entry.default_edition
    for number, name in enumerate(editions, start=1):
        terminal.say(f"  {number}  {name}: {entry.editions[name]}")
    usual = entry.default_edition if entry.default_edition in editions else editions[0]
    return terminal.choose("Which edition?", editions, usual)


def _left_out(entry: catalog.GamePackage, edition: str, options: Mapping[str, Any]) -> list[str]:
    """What only this edition offers, as it is written on a command line; nothing once some is chosen."""
    own = [option for option in entry.options if option.offered and edition in option.editions]
    if any(option.name in options for option in own):
        return []
    more = []
    for option in own:
        if not option.needs:
            others = [choice for choice in option.choices if choice != option.default]
            more.append(" ".join([f"--{option.name.replace('_', '-')}", *others[:1]]))
    return more


# -- a game gone on with ----------------------------------------------------------------------------


def resumed_table(file: Path | None, own: Own) -> LocalTable:
    """The game in a file, or the one that was left last."""
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
