"""Records on disk: read with every step checked, written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from landfall.core.errors import FileError
from landfall.record.jsonl import read_json, write_json
from landfall.record.record import Record
from landfall.record.replay import FindGame, find_game, verified
from landfall.record.text import read_text, write_text
from landfall.record.values import printable

WRITERS: Final[dict[str, Callable[[Record], str]]] = {"text": write_text, "json": write_json}


def read(path: str | Path, find: FindGame, open_end: bool = False) -> Record:
    """The record in a file, text or JSON lines, played through and found right.

    `find` is the catalog's `game`. With `open_end` a text record may stop before its result, even
    within a line, as one does whose program was killed.
    """
    name = str(path)
    record = parse(read_lines(path), name, open_end)
    return verified(record, find_game(record, find, name), name)


def parse(text: str, name: str = "record", open_end: bool = False) -> Record:
    """The record in a text of either form, read but not played."""
    if text.lstrip().startswith("{"):
        return read_json(text, name)
    return read_text(text, name, open_end)


def read_lines(path: str | Path) -> str:
    """A file's text; anything that is no text gets the line and the reason."""
    name = str(path)
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise FileError(name, 0, f"cannot be read: {error.strerror or error}") from None
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        bad = data.count(b"\n", 0, error.start) + 1
        raise FileError(name, bad, "this is no text in UTF-8") from None
    for number, line in enumerate(text.split("\n"), start=1):
        if not printable(line.replace("\t", " ")):
            raise FileError(name, number, "this line has a character that no text has")
    return text


def write(path: str | Path, record: Record, form: str = "text") -> None:
    """Put the record in a file; whatever happens, there is the old file or the whole new one."""
    write_whole(path, WRITERS[form](record))


def write_whole(path: str | Path, text: str) -> None:
    """A temporary file beside it, on disk before it takes the name."""
    target = Path(path)
    try:
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be written: {error.strerror or error}") from None
    except ValueError:  # "/", "." and the like
        raise FileError(str(path), 0, "cannot be written: it is no name for a file") from None
