"""Replaying a record: every step is checked against the rules, the hashes and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from landfall.core.distribution import engine_version
from landfall.core.errors import (
    FileError,
    IllegalAction,
    NotationError,
    PositionError,
    UnknownName,
)
from landfall.core.game import CHANCE, FIRST_RULINGS, OVER, SEAT_LETTERS, Game, Position
from landfall.record.record import ONLOOKERS, Record, Step, actor_name, actor_of
from landfall.record.text import closing

FindGame = Callable[..., Game[Any]]
"""How a record finds its rules: the catalog's `game`."""


@dataclass(frozen=True)
class Moment:
    """One step of a replay, with the positions before and after it."""

    number: int
    step: Step
    code: int
    before: Position
    after: Position

    @property
    def seat(self) -> int:
        """Who acted: a seat, or CHANCE."""
        return actor_of(self.step.actor)


def find_game(record: Record, find: FindGame, name: str = "record") -> Game[Any]:
    """The rules the record was played by; an unknown name is shown at its line."""
    made_with = {"edition": record.edition, "seats": record.seats, **record.options}
    if "rulings" not in made_with:
        with suppress(UnknownName):  # a game that has no rulings by their version, or no such game
            return find(record.game, rulings=FIRST_RULINGS, **made_with)
    try:
        return find(record.game, **made_with)
    except (UnknownName, PositionError) as error:
        line = _unknown_at(record, find)
        raise FileError(name, line, str(error)) from None


def _unknown_at(record: Record, find: FindGame) -> int:
    """The line of the header entry that the catalog does not know, or not with this edition."""
    named = {f"option {option.replace('_', '-')}": option for option in record.options}
    of = {"edition": record.edition}
    entries: dict[str, dict[str, Any]] = {
        "game": {},
        "edition": of,
        "seats": {**of, "seats": record.seats},
    }
    entries |= {key: {**of, option: record.options[option]} for key, option in named.items()}
    for key, entry in entries.items():
        try:
            find(record.game, **entry)
        except (UnknownName, PositionError):
            return record.lines.get(key, record.lines.get("options", 0))
    return 0


def start(record: Record, game: Game[Any], name: str = "record") -> Position:
    """Where the game begins: set-up, or the position in the header."""
    if record.position is None:
        return game.start()
    try:
        return game.from_dict(record.position)
    except PositionError as error:
        raise FileError(name, record.lines.get("position", 0), f"position: {error}") from None


def replay(record: Record, game: Game[Any], name: str = "record") -> Iterator[Moment]:
    """Play the record step by step; what the rules forbid or the hashes deny stops with its line."""
    position = start(record, game, name)
    for number, step in enumerate(record.steps, start=1):
        code, after = _apply(record, game, position, step, name)
        step = replace(step, text=game.text(code), hash=_hash(record, game, after, step, name))
        yield Moment(number, step, code, position, after)
        position = after
    _check_result(record, game, position, name)


def verified(record: Record, game: Game[Any], name: str = "record") -> Record:
    """The record, replayed to its end and with the hash of every step."""
    steps = tuple(moment.step for moment in replay(record, game, name))
    return renewed(record, game).with_steps(steps, record.result)


def renewed(record: Record, game: Game[Any]) -> Record:
    """The record with the hashes and the action table of this version, as `replay` gives its steps."""
    now = Record.of(game)
    return replace(record, hashes=now.hashes, actions=now.actions)


def _apply(
    record: Record, game: Game[Any], position: Position, step: Step, name: str
) -> tuple[int, Position]:
    if step.hidden:
        raise FileError(name, step.line, f"something is hidden here: {_as_seen(record)}")
    actor = game.actor(position)
    if actor == OVER:
        raise FileError(name, step.line, f"{step.text!r} comes after the end of the game")
    asked = [actor_name(seat) for seat in (game.actors(position) or (actor,))]
    if step.actor not in asked:
        wanted = " or ".join(map(repr, asked))
        raise FileError(name, step.line, f"{step.actor!r} acts where it is for {wanted} to act")
    try:
        code = game.code(step.text)
        if actor == CHANCE:
            return code, game.apply(position, code)
        return code, game.apply(position, code, actor_of(step.actor))
    except NotationError as error:
        raise FileError(name, step.line, f"{error}{_other_table(record, game)}") from None
    except IllegalAction as error:
        raise FileError(name, step.line, str(error)) from None


def _other_table(record: Record, game: Game[Any]) -> str:
    """That the record was played with other actions, as the end of a sentence; empty if it was not."""
    here = Record.of(game).actions
    if record.actions in ("", here):
        return ""
    return (
        f"; it was played with the action table {record.actions}, and that of the {game.edition} "
        f"at {game.seats} seats is {here} here"
    )


def _as_seen(record: Record) -> str:
    """Why a record that somebody saved during the game cannot be played through."""
    who = {"": "somebody", ONLOOKERS: "onlookers"}.get(record.seen_by, record.seen_by)
    return f"it was saved while the game was played, as {who} saw it; save it again after the end"


def _hash(record: Record, game: Game[Any], position: Position, step: Step, name: str) -> str:
    digits = found = game.hash(position)
    if step.hash and record.hashes != getattr(game, "hash_version", record.hashes):
        try:
            found = game.hash(position, record.hashes)
        except UnknownName as error:
            raise FileError(name, record.lines.get("hashes", 0), str(error)) from None
    if step.hash and record.seen_by:
        seat = SEAT_LETTERS.find(record.seen_by)
        found = game.hash(game.observe(position, seat if seat >= 0 else None))
        if step.hash != found:
            raise FileError(name, step.hash_line, f"something is hidden here: {_as_seen(record)}")
    if step.hash and step.hash != found:
        problem = f"the position's hash is {found}, not {step.hash}: a line before it was changed"
        if record.engine != engine_version():
            problem += f", or engine {record.engine} played otherwise than this {engine_version()}"
        raise FileError(name, step.hash_line, problem)
    return digits


def _check_result(record: Record, game: Game[Any], position: Position, name: str) -> None:
    outcome = game.outcome(position)
    if outcome == record.result or not record.closed:
        return
    said, found = closing(record.result), closing(outcome)
    line = record.lines.get("result", 0)
    raise FileError(name, line, f"the record ends with {said!r}, the game with {found!r}")
