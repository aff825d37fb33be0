"""Landfall: a table for games about landing on somebody else's planet.

    import landfall

    game = landfall.game(seats=3)
    position = game.start()

Everything a program needs is here; docs/reference/library.md shows each name at work. What loads
games, files or YAML is imported when it is first called.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from landfall.core.action import Action
from landfall.core.errors import (
    ArgumentError,
    FileError,
    IllegalAction,
    LandfallError,
    NotationError,
    PositionError,
    UnknownName,
)
from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, Explanation, Game
from landfall.core.outcome import Outcome
from landfall.core.rng import Rng

if TYPE_CHECKING:
    from landfall.catalog import Bot, Decision
    from landfall.core.encoding import Encoder
    from landfall.core.rulebook import Rulebook
    from landfall.record import FinishedGame, Moment, Record
    from landfall.scenario import Report, Scenario

    __version__: str

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "ArgumentError",
    "Bot",
    "Decision",
    "Explanation",
    "FileError",
    "FinishedGame",
    "Game",
    "IllegalAction",
    "LandfallError",
    "NotationError",
    "Outcome",
    "PositionError",
    "Record",
    "Rng",
    "UnknownName",
    "bot",
    "encoder",
    "game",
    "play",
    "read_own_cards",
    "read_record",
    "read_scenarios",
    "record_game",
    "replay",
    "rulebook",
    "run_scenario",
    "write_record",
]


def game(name: str = "", **options: Any) -> Game[Any]:
    """The rules of a game by its name, with its edition, seats and options; the first in the
    catalog where none is named.
    """
    from landfall import catalog

    return catalog.game(name or catalog.DEFAULT_GAME, **options)


def bot(name: str, *seed: int | str, game: str = "") -> Bot:
    """A computer player of a game by its name; the same name and seed play the same way."""
    from landfall import catalog

    return catalog.bot(name, *seed, game=game or catalog.DEFAULT_GAME)


def play(
    game: Game[Any], players: str | Bot | Sequence[str | Bot], seed: int | str = 0
) -> FinishedGame:
    """Play a game to its end and answer with its record, its outcome and its last position.

    `players` has for each seat the name of a bot, or a bot of your own: anything with a method
    `choose(decision)`. One alone sits everywhere.
    """
    from landfall import catalog
    from landfall.record import play_through

    if isinstance(players, str) or not isinstance(players, Sequence):
        players = [players] * game.seats
    named = [*players]
    if len(named) != game.seats:
        raise ArgumentError(f"there are {game.seats} seats, and players for {len(named)}")
    bots = [
        catalog.bot(one, seed, letter, game=game.name) if isinstance(one, str) else one
        for one, letter in zip(named, SEAT_LETTERS, strict=False)
    ]

    def decide(seat: int, position: Any) -> int:
        return catalog.ask(bots[seat], game, position, seat)

    return play_through(game, decide, (seed,), [catalog.called(one) for one in bots])


def encoder(game: Game[Any]) -> Encoder:
    """Writes what a seat of this game sees as rows of numbers, for programs that learn."""
    from landfall import catalog

    return catalog.encoder(game)


def rulebook(name: str | Game[Any] = "") -> Rulebook:
    """The rules and rulings of a game as sentences, found by id or by words.

    Of a game object they are as its table has them, own cards among them.
    """
    from landfall import catalog

    if isinstance(name, str):
        return catalog.rulebook(name or catalog.DEFAULT_GAME)
    return catalog.rulebook_of(name)


def read_own_cards(path: str | Path, game: str = "") -> dict[str, Any]:
    """An owner's words and numbers from a file: `landfall.game(cards=landfall.read_own_cards(path))`."""
    from landfall import catalog

    return catalog.read_own_cards(path, game or catalog.DEFAULT_GAME)


def record_game(game: Game[Any], codes: Iterable[int | tuple[int, int]]) -> Record:
    """A record of the codes, applied one after another from the start of the game.

    Where several seats may act, a pair of seat and code says whose act it is; without a seat, the
    first of them is meant.
    """
    from landfall.record import Record, Step, actor_name

    steps = []
    position = game.start()
    for act in codes:
        seat, code = act if isinstance(act, tuple) else (game.actor(position), act)
        position = game.apply(position, code, seat if seat >= 0 else None)
        steps.append(Step(actor_name(seat), game.text(code), game.hash(position)))
    return Record.of(game, steps=tuple(steps), result=game.outcome(position))


def read_record(path: str | Path) -> Record:
    """The record in a file, text or JSON lines, played through and found right."""
    from landfall import catalog, record

    return record.read(path, catalog.game)


def write_record(path: str | Path, record: Record, form: str = "text") -> None:
    """Put a record in a file, as "text" or as "json" lines."""
    from landfall.record import write

    if form not in ("text", "json"):
        raise UnknownName(f"a record is written as text or as json, not as {form!r}")
    write(path, record, form)


def replay(record: Record) -> Iterator[Moment]:
    """Each step of a record with its code and the positions before and after it."""
    from landfall import catalog
    from landfall.record import find_game, replay

    return replay(record, find_game(record, catalog.game))


def read_scenarios(path: str | Path) -> list[Scenario]:
    """The scenarios of a YAML file, ready to run."""
    from landfall.scenario import read_scenarios

    return read_scenarios(path)


def run_scenario(scenario: Scenario) -> Report:
    """Take a scenario's steps; the report says whether all was as expected, and what was not."""
    from landfall.scenario import run

    return run(scenario)


if not TYPE_CHECKING:  # a checker knows these names from above, and sees a typo of any other

    def __getattr__(name: str) -> Any:
        if name in ("FinishedGame", "Record"):
            from landfall import record

            return getattr(record, name)
        if name in ("Bot", "Decision"):
            from landfall import catalog

            return getattr(catalog, name)
        if name == "__version__":
            from landfall.core.distribution import engine_version

            return engine_version()
        raise AttributeError(f"module 'landfall' has no attribute {name!r}")
