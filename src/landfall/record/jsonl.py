"""The record as JSON lines: an object for the header, for each step with its hash, for the result."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from landfall.core.errors import FileError
from landfall.core.game import FIRST_HASH_VERSION, HIDDEN, SEAT_LETTERS
from landfall.core.outcome import Outcome
from landfall.record.record import FORMAT, NATURE, VERSION, Player, Record, Step
from landfall.record.values import (
    checked_date,
    checked_name,
    checked_position,
    checked_seats,
    checked_table,
    checked_version,
    checked_viewer,
    foreign,
    header_record,
)

JsonLine = dict[str, Any]


# -- writing ----------------------------------------------------------------------------------------


def write_json(record: Record) -> str:
    """The whole record; the last line holds the result, or null for an unfinished game."""
    rows = [_opening(record), *map(_step, record.steps), {"result": _result(record.result)}]
    return "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)


def _opening(record: Record) -> JsonLine:
    row: JsonLine = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "edition": record.edition,
        "seats": record.seats,
        "options": dict(record.options),
        "engine": record.engine,
    }
    if record.hashes != FIRST_HASH_VERSION:
        row["hashes"] = record.hashes
    if record.actions:
        row["actions"] = record.actions
    if record.date:
        row["date"] = record.date
    if record.seen_by:
        row["seen-by"] = record.seen_by
    if record.players:
        row["players"] = {
            letter: {"bot" if player.bot else "name": checked_name(player.name)}
            for letter, player in zip(SEAT_LETTERS, record.players, strict=False)
            if player.name
        }
    if record.position is not None:
        row["position"] = record.position
    if record.comments:
        row["comments"] = list(record.comments)
    return row


def _step(step: Step) -> JsonLine:
    row: JsonLine = {"actor": step.actor, "action": step.text}
    if step.hash:
        row["hash"] = step.hash
    if step.comments:
        row["comments"] = list(step.comments)
    return row


def _result(result: Outcome | None) -> JsonLine | None:
    if result is None:
        return None
    return {
        "reason": result.reason,
        "scores": dict(zip(SEAT_LETTERS, result.scores, strict=False)),
        "ranks": dict(zip(SEAT_LETTERS, result.ranks, strict=False)),
    }


# -- reading ----------------------------------------------------------------------------------------


def read_json(text: str, name: str) -> Record:
    """Read a record without playing it."""
    rows = list(_rows(text, name))
    expected = json.dumps({"format": FORMAT, "version": VERSION})[:-1] + ", …"
    if not rows or rows[0][1].get("format") != FORMAT:
        raise foreign(name, "", expected)
    number, header = rows[0]
    if header.get("version") != VERSION:
        raise foreign(name, f"{FORMAT} {header.get('version')!r}", expected)
    record = _read_opening(name, number, header)
    steps: list[Step] = []
    for number, row in rows[1:]:
        try:
            if "result" not in row:
                steps.append(_read_step(row, number))
                continue
            result = _read_result(row, record.seats)
        except ValueError as error:
            raise FileError(name, number, str(error)) from None
        if number != rows[-1][0]:
            raise FileError(name, number + 1, "a line stands after the result")
        lines = {**record.lines, "result": number}
        return replace(record, steps=tuple(steps), result=result, lines=lines)
    raise FileError(name, rows[-1][0], "the file stops before its result")


def _rows(text: str, name: str) -> Iterator[tuple[int, JsonLine]]:
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            raise FileError(name, number, f"not a line of JSON: {line[:60]!r}") from None
        if not isinstance(row, dict):
            raise FileError(name, number, "each line is a JSON object in braces")
        yield number, row


def _read_opening(name: str, number: int, row: JsonLine) -> Record:
    values: dict[str, Any] = {"players": {}}
    for key, value in row.items():
        if key not in _ENTRY:
            raise FileError(name, number, f"{key!r} is no entry of a header")
        if key not in ("format", "version"):
            try:
                values[key.replace("-", "_")] = _ENTRY[key](value)
            except ValueError as error:
                raise FileError(name, number, f"{key}: {error}") from None
    lines = dict.fromkeys(("header", *row), number)
    return header_record(name, values, lines)


def _read_options(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("options are a JSON object")
    return value


def _read_players(value: object) -> dict[str, Player]:
    if not isinstance(value, dict):
        raise ValueError('players are a JSON object such as {"A": {"name": "Ann"}}')
    players: dict[str, Player] = {}
    for letter, player in value.items():
        if not isinstance(player, dict) or len(player) != 1 or not {"name", "bot"} & {*player}:
            raise ValueError(f'a player is {{"name": …}} or {{"bot": …}}, not {player!r}')
        kind, called = next(iter(player.items()))
        players[letter] = Player(checked_name(called), kind == "bot")
    return players


def _read_comments(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(comment, str) for comment in value):
        raise ValueError("comments are a list of texts")
    return tuple(" ".join(comment.split()) for comment in value)


_ENTRY: Final[dict[str, Callable[[Any], Any]]] = {
    "format": str,
    "version": str,
    "game": checked_name,
    "edition": checked_name,
    "seats": checked_seats,
    "options": _read_options,
    "engine": checked_name,
    "hashes": checked_version,
    "actions": checked_table,
    "date": checked_date,
    "seen-by": checked_viewer,
    "players": _read_players,
    "position": checked_position,
    "comments": _read_comments,
}


def _read_step(row: JsonLine, number: int) -> Step:
    unknown = row.keys() - {"actor", "action", "hash", "comments"}
    if unknown or "actor" not in row or "action" not in row:
        raise ValueError('a step is {"actor": "A", "action": "…", "hash": "…"}')
    actor, action, digits = row["actor"], row["action"], row.get("hash", "")
    if actor not in (*SEAT_LETTERS, NATURE, HIDDEN):
        raise ValueError(f"the actor is a seat or {NATURE} for chance, not {actor!r}")
    if not isinstance(action, str) or not isinstance(digits, str):
        raise ValueError("the action and the hash are texts")
    comments = _read_comments(row.get("comments", []))
    return Step(actor, action, digits, comments, line=number, hash_line=number)


def _read_result(row: JsonLine, seats: int) -> Outcome | None:
    result = row["result"]
    if result is None and len(row) == 1:
        return None
    letters = list(SEAT_LETTERS[:seats])
    if (
        len(row) != 1
        or not isinstance(result, dict)
        or result.keys() != {"reason", "scores", "ranks"}
        or not isinstance(result["reason"], str)
        or not all(_is_table(result[key], letters) for key in ("scores", "ranks"))
    ):
        raise ValueError(
            'the result is null or {"reason": "…", "scores": {"A": …}, "ranks": {"A": …}}'
        )
    scores, ranks = (tuple(result[key].values()) for key in ("scores", "ranks"))
    return Outcome(result["reason"], scores, ranks)


def _is_table(value: object, letters: list[str]) -> bool:
    return (
        isinstance(value, dict)
        and list(value) == letters
        and all(isinstance(number, int) for number in value.values())
    )
