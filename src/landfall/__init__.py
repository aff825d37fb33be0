"""Landfall: a table for games about landing on somebody else's planet.

    import landfall

    game = landfall.game("alien-frontiers", edition="later-printing", seats=3)
    position = game.start()

Everything a program needs is here; docs/reference/library.md shows each name at work. What loads
games, files or YAML is imported when it is first called.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from landfall.core.game import CHANCE, OVER, Explanation, Game
from landfall.core.outcome import Outcome
from landfall.core.rng import Rng

if TYPE_CHECKING:
    from landfall.core.encoding import Encoder
    from landfall.core.rulebook import Rulebook
    from landfall.record import Moment, Record
    from landfall.scenario import Report, Scenario

    __version__: str

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "ArgumentError",
    "Explanation",
    "FileError",
    "Game",
    "IllegalAction",
    "LandfallError",
    "NotationError",
    "Outcome",
    "PositionError",
    "Record",
    "Rng",
    "UnknownName",
    "encoder",
    "game",
    "read_record",
    "read_scenarios",
    "record_game",
    "replay",
    "rulebook",
    "run_scenario",
    "write_record",
]


def game(name: str = "alien-frontiers", **options: Any) -> Game[Any]:
    """The rules of a game: `game("alien-frontiers", edition="edition-x", seats=2)`."""
    from landfall import catalog

    return catalog.game(name, **options)


def encoder(game: Game[Any]) -> Encoder:
    """Writes what a seat of this game sees as rows of numbers, for programs that learn."""
    from landfall import catalog

    return catalog.encoder(game)


def rulebook(name: str = "alien-frontiers") -> Rulebook:
    """The rules and rulings of a game as sentences, found by id or by words."""
    from landfall import catalog

    return catalog.rulebook(name)


def record_game(game: Game[Any], codes: Iterable[int]) -> Record:
    """A record of the codes, applied one after another from the start of the game."""
    from landfall.record import Record, Step, actor_name

    steps = []
    position = game.start()
    for code in codes:
        actor = actor_name(game.actor(position))
        position = game.apply(position, code)
        steps.append(Step(actor, game.text(code), game.hash(position)))
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
        if name == "Record":
            from landfall.record import Record

            return Record
        if name == "__version__":
            from landfall.core.distribution import engine_version

            return engine_version()
        raise AttributeError(f"module 'landfall' has no attribute {name!r}")
