"""A position from a file: a scenario, a bare position, or a recorded game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from landfall import catalog
from landfall.core.errors import FileError, LandfallError, PositionError
from landfall.core.game import Game, Position
from landfall.record import Record, find_game, parse, replay, start
from landfall.record.files import read_lines
from landfall.record.record import FORMAT
from landfall.scenario import Scenario, read_scenarios, run
from landfall.scenario.parser import seats_of
from landfall.scenario.yaml_document import YamlDocument, read_documents

SCENARIO_KEYS = ("position", "start", "steps", "expect")


@dataclass(frozen=True)
class Loaded:
    """A position, and the rules it is played by."""

    game: Game[Any]
    position: Position


def load(
    path: Path,
    after: int | None = None,
    number: int = 1,
    edition: str | None = None,
    game: str = catalog.DEFAULT_GAME,
) -> Loaded:
    """The position of a scenario (its `number`-th) or of a record, after so many steps.

    A scenario is taken before its first step unless told otherwise, a record after its last.
    """
    if is_record(path):
        record = parse(read_lines(path), str(path), open_end=True)
        return _from_record(record, after, str(path))
    documents = list(read_documents(path))
    if not 1 <= number <= len(documents):
        raise FileError(str(path), 0, f"there is no scenario {number}; there are {len(documents)}")
    document = documents[number - 1]
    if isinstance(document.value, dict) and not any(key in document.value for key in SCENARIO_KEYS):
        return _from_position(document, edition, game)
    return _from_scenario(read_scenarios(path, game)[number - 1], after or 0)


def is_record(path: Path) -> bool:
    """Does the file begin as a record does?"""
    try:
        with path.open("rb") as file:
            return FORMAT.encode() in file.readline(200)
    except OSError:
        return False  # whoever reads it next says why it cannot be read


def _from_record(record: Record, after: int | None, name: str) -> Loaded:
    game = find_game(record, catalog.game, name)
    position = start(record, game, name)
    steps = len(record.steps) if after is None else after
    if not 0 <= steps <= len(record.steps):
        raise LandfallError(f"{name} has {len(record.steps)} steps, not {steps}")
    for moment in replay(record, game, name):
        if moment.number > steps:
            break
        position = moment.after
    return Loaded(game, position)


def _from_position(document: YamlDocument, edition: str | None, name: str) -> Loaded:
    """Nothing but a position: the edition is the usual one, and the seats are those it names."""
    entry = catalog.entry(name)
    seats = seats_of(entry, document.value)
    game = catalog.game(name, edition=edition or entry.default_edition, seats=seats)
    try:
        return Loaded(game, game.from_dict(document.value))
    except PositionError as error:
        raise document.wrong(error.where, error.problem) from None


def _from_scenario(scenario: Scenario, after: int) -> Loaded:
    if not 0 <= after <= len(scenario.steps):
        raise LandfallError(f"{scenario.file} has {len(scenario.steps)} steps, not {after}")
    report = run(replace(scenario, steps=scenario.steps[:after]))
    return Loaded(scenario.game, report.position)
