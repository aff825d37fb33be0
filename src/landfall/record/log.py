"""A record that grows on disk while its game is played, so that nothing is lost when a program dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Any

from landfall.core.errors import FileError
from landfall.core.outcome import Outcome
from landfall.record.files import write_whole
from landfall.record.record import Record, Step, passes
from landfall.record.text import closing, hash_line, step_line, write_text

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock


class Log:
    """A text record without its last line. Each step is on disk before `append` returns.

    One program at a time writes a log; it holds a lock on it, which dies with it.
    """

    def __init__(self, path: Path, record: Record) -> None:
        """Start or go on with the log of a game that has come as far as the record."""
        self.path = path
        self._last: Step | None = None
        self._file: IO[str] | None = None
        self.rewrite(record)

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def append(self, step: Step) -> None:
        """One more action or outcome."""
        lines = [step_line(step)]
        if self._last and self._last.hash and passes(self._last, step):
            lines.insert(0, hash_line(self._last))
        self._write(lines)
        self._last = step

    def rewrite(self, record: Record) -> None:
        """The game again from its start, after an undo."""
        if self._file is None and in_use(self.path):
            raise FileError(str(self.path), 0, "this game is being played in another window")
        write_whole(self.path, write_text(record).removesuffix(f"{closing(None)}\n"))
        self.close()
        self._open()
        self._last = None  # the hash of the last step is written already

    def finish(self, result: Outcome) -> None:
        """The result: from now on the log is a whole record."""
        lines = [hash_line(self._last)] if self._last and self._last.hash else []
        self._write([*lines, closing(result)])
        self.close()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _open(self) -> None:
        try:
            self._file = self.path.open("a", encoding="utf-8", newline="\n")
            lock(self._file)
        except OSError as error:
            raise _unwritable(self.path, error) from None

    def _write(self, lines: list[str]) -> None:
        if self._file is None:
            raise FileError(str(self.path), 0, "the log is closed")
        try:
            self._file.write("".join(f"{line}\n" for line in lines))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise _unwritable(self.path, error) from None


def in_use(path: Path) -> bool:
    """Is a program writing this log now?"""
    try:
        with path.open(encoding="utf-8") as file:
            return not lock(file)
    except OSError:
        return False


def lock(file: IO[Any]) -> bool:
    """Is the file this program's alone, until it closes it or ends?"""
    if sys.platform == "win32":
        return True  # two windows on one game are the players' own care there
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _unwritable(path: Path, error: OSError) -> FileError:
    return FileError(str(path), 0, f"cannot be written: {error.strerror or error}")
