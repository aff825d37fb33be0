"""The record as text: a header, a line for each action and outcome, hashes, comments, the result.

landfall record 1
game: night-watch
edition: dusk
seats: 2
option length: "short"
hashes: 2
actions: 5e6f7081
engine: 0.2.0
player A: Ann
bot B: drifter

* draw fox
* draw owl
B skip
# a comment on what stands before it
= 1a2b3c4d5e6f7081
result: 1 A 9, 2 B 7; dawn
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, NoReturn

from landfall.core.errors import FileError
from landfall.core.game import FIRST_HASH_VERSION, SEAT_LETTERS
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

FIRST_LINE: Final = f"{FORMAT} {VERSION}"
UNFINISHED: Final = "unfinished"
HASH: Final = re.compile(r"= ([0-9a-f]{16})")
STEP: Final = re.compile(rf"([{SEAT_LETTERS}*?]) (\S.*)")
RESULT: Final = re.compile(r"result: (.+); ([^;]+)")
STANDING: Final = re.compile(rf"(\d{{1,2}}) ([{SEAT_LETTERS}]) (-?\d{{1,6}})")
ENTRIES: Final = (
    "game",
    "edition",
    "seats",
    "hashes",
    "actions",
    "engine",
    "date",
    "seen-by",
    "position",
    "option",
    "player",
    "bot",
)


# -- writing ----------------------------------------------------------------------------------------


def write_text(record: Record) -> str:
    """The whole record, ending with its result or with `unfinished`."""
    return "\n".join([*opening(record), *_play(record), closing(record.result), ""])


def opening(record: Record) -> Iterator[str]:
    """The header and the empty line after it."""
    yield FIRST_LINE
    yield f"game: {record.game}"
    yield f"edition: {record.edition}"
    yield f"seats: {record.seats}"
    for name, value in record.options.items():
        yield f"option {name.replace('_', '-')}: {json.dumps(value)}"
    if record.hashes != FIRST_HASH_VERSION:
        yield f"hashes: {record.hashes}"
    if record.actions:
        yield f"actions: {record.actions}"
    yield f"engine: {record.engine}"
    if record.date:
        yield f"date: {record.date}"
    if record.seen_by:
        yield f"seen-by: {record.seen_by}"
    for letter, player in zip(SEAT_LETTERS, record.players, strict=False):
        if player.name:
            yield f"{'bot' if player.bot else 'player'} {letter}: {checked_name(player.name)}"
    if record.position is not None:
        yield f"position: {json.dumps(record.position, separators=(',', ':'))}"
    yield ""
    yield from map(comment_line, record.comments)


def _play(record: Record) -> Iterator[str]:
    for step, marked in record.marked():
        yield step_line(step)
        yield from map(comment_line, step.comments)
        if marked and step.hash:
            yield hash_line(step)


def step_line(step: Step) -> str:
    return f"{step.actor} {step.text}"


def hash_line(step: Step) -> str:
    return f"= {step.hash}"


def comment_line(comment: str) -> str:
    return f"# {' '.join(comment.split())}"


def closing(result: Outcome | None) -> str:
    """`result: RANK SEAT POINTS, …; REASON`, or `unfinished`."""
    if result is None:
        return UNFINISHED
    standings = zip(result.ranks, SEAT_LETTERS, result.scores, strict=False)
    return f"result: {', '.join(f'{r} {s} {p}' for r, s, p in standings)}; {result.reason}"


# -- reading ----------------------------------------------------------------------------------------


def read_text(text: str, name: str, open_end: bool = False) -> Record:
    """Read a record without playing it; with `open_end` it may stop before its last line."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    elif open_end:
        lines.pop()  # a line that was being written when the power went
    if not lines or lines[0] != FIRST_LINE:
        raise foreign(name, lines[0] if lines else "", FIRST_LINE)
    header, start = _header(lines, name)
    return _Body(name, header).read(lines[start:], start + 1, open_end)


def _header(lines: list[str], name: str) -> tuple[Record, int]:
    """The header's record, and the number of lines it takes with the empty line after it."""
    values: dict[str, Any] = {"options": {}, "players": {}}
    at: dict[str, int] = {}
    for number, line in enumerate(lines[1:], start=2):
        if line == "":
            return header_record(name, values, at), number
        if not line.startswith("#"):
            key, value = _entry(name, number, line)
            if key in at:
                raise FileError(name, number, f"a second {key!r}; the first is in line {at[key]}")
            at[key] = number
            _enter(name, number, values, key, value)
    raise FileError(
        name, len(lines), "the file stops in its header, before the empty line after it"
    )


def _entry(name: str, number: int, line: str) -> tuple[str, str]:
    key, colon, value = line.partition(": ")
    if not colon or key.partition(" ")[0] not in ENTRIES:
        known = ", ".join(ENTRIES)
        raise FileError(name, number, f"{line!r} is no entry of a header, which are: {known}")
    return key, value.strip()


def _enter(name: str, number: int, values: dict[str, Any], key: str, value: str) -> None:
    """Check one entry and put it where the record wants it."""
    kind, _, about = key.partition(" ")
    try:
        if kind in ("player", "bot"):
            if about not in tuple(SEAT_LETTERS):
                raise ValueError(f"a seat is a letter from A to {SEAT_LETTERS[-1]}, not {about!r}")
            if about in values["players"]:
                raise ValueError(f"a second player at seat {about}")
            values["players"][about] = Player(checked_name(value), kind == "bot")
        elif kind == "option":
            values["options"][about.replace("-", "_")] = json.loads(value)
        elif about:
            raise ValueError(f"{key!r} is no entry of a header; did you mean {kind!r}?")
        else:
            values[kind.replace("-", "_")] = _ENTRY.get(kind, checked_name)(value)
    except (ValueError, RecursionError) as error:
        raise FileError(name, number, f"{key}: {error}") from None


_ENTRY: Final[dict[str, Callable[[str], Any]]] = {
    "seats": lambda value: checked_seats(int(value) if value.isdecimal() else value),
    "position": lambda value: checked_position(json.loads(value)),
    "date": checked_date,
    "seen-by": checked_viewer,
    "hashes": lambda value: checked_version(int(value) if value.isdecimal() else value),
    "actions": checked_table,
}


class _Body:
    """Reads what follows the header, line by line."""

    def __init__(self, name: str, header: Record) -> None:
        self.name = name
        self.header = header
        self.steps: list[Step] = []
        self.comments: list[str] = []

    def read(self, lines: list[str], first: int, open_end: bool) -> Record:
        for number, line in enumerate(lines, start=first):
            if line == UNFINISHED or line.startswith("result:"):
                self.nothing_after(lines[number - first + 1 :], number + 1)
                return self.record(number, self.outcome(line, number))
            self.line(line, number)
        if open_end:
            return replace(self.record(0, None), closed=False)
        end = first + len(lines) - 1
        raise FileError(
            self.name,
            end,
            "the file stops before its result; if it is a game that was interrupted, "
            f"`landfall play --resume {self.name}` goes on with it",
        )

    def line(self, line: str, number: int) -> None:
        if line == "":
            return
        if line.startswith("#"):
            self.comment(line[1:].strip())
        elif step := STEP.fullmatch(line):
            self.steps.append(Step(step[1], step[2].strip(), line=number))
        elif mark := HASH.fullmatch(line):
            self.hash(mark[1], number)
        else:
            self.wrong(
                number,
                f"{line!r} is no line of a record: `A ACTION` (a seat or {NATURE} "
                "for chance, then an action), `= hash`, `# comment`, `result: …` or `unfinished`",
            )

    def comment(self, text: str) -> None:
        if self.steps:
            last = self.steps[-1]
            self.steps[-1] = replace(last, comments=(*last.comments, text))
        else:
            self.comments.append(text)

    def hash(self, digits: str, number: int) -> None:
        if not self.steps:
            self.wrong(number, "a hash before any action")
        if self.steps[-1].hash:
            self.wrong(number, "a second hash for the same position")
        self.steps[-1] = replace(self.steps[-1], hash=digits, hash_line=number)

    def outcome(self, line: str, number: int) -> Outcome | None:
        if line == UNFINISHED:
            return None
        if found := RESULT.fullmatch(line):
            standings = [STANDING.fullmatch(part) for part in found[1].split(", ")]
            places = [standing.groups() for standing in standings if standing]
            letters = "".join(letter for _, letter, _ in places)
            if len(places) == len(standings) and letters == SEAT_LETTERS[: len(letters)]:
                scores = tuple(int(points) for _, _, points in places)
                return Outcome(found[2], scores, tuple(int(rank) for rank, _, _ in places))
        self.wrong(number, f"{line!r} is no result: `result: RANK SEAT POINTS, …; REASON`")

    def nothing_after(self, lines: list[str], number: int) -> None:
        for line in lines:
            if line:
                self.wrong(number, f"{line!r} stands after the end of the record")
            number += 1

    def record(self, result_line: int, result: Outcome | None) -> Record:
        return replace(
            self.header,
            comments=tuple(self.comments),
            steps=tuple(self.steps),
            result=result,
            lines={**self.header.lines, "result": result_line},
        )

    def wrong(self, number: int, problem: str) -> NoReturn:
        raise FileError(self.name, number, problem)
