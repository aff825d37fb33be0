"""Results on disk: a header with the settings, then a line for each finished block.

Each line is on disk before the next block counts as done. A line that a kill cut short is dropped
when the file is opened again, and its block is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Generic, TypeVar

from landfall.core.errors import FileError, LandfallError
from landfall.record.log import lock

VERSION = 1

G = TypeVar("G")
Row = dict[str, Any]
"""What is known of a game, by name, as JSON and tables have it."""


class Results(Generic[G]):
    """The finished blocks of one experiment, by name; each holds what is known of its games."""

    def __init__(
        self,
        path: Path,
        kind: str,
        settings: Mapping[str, Any],
        to_row: Callable[[G], Row],
        from_row: Callable[[Row], G],
    ) -> None:
        """A file, new or old; an old one must have been made with the same settings."""
        self.path = path
        self.header = {"format": f"landfall {kind}", "version": VERSION, "settings": dict(settings)}
        self.blocks: dict[str, list[G]] = {}
        self._to_row = to_row
        self._from_row = from_row
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Results[G]:
        try:
            self._open()
        except OSError as error:
            raise self._unwritable(error) from None
        except LandfallError:
            self._close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()

    def add(self, name: str, games: list[G]) -> None:
        """Keep a block."""
        self._append({"block": name, "games": [self._to_row(game) for game in games]})
        self.blocks[name] = games

    # -- the file -------------------------------------------------------------------------------

    def _close(self) -> None:
        if self._file:
            self._file.close()

    def _open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self._file = self.path.open("a+b")  # whatever is written goes to its end
        if not lock(file):
            raise FileError(
                str(self.path), 0, "another run is writing these results; wait for it to end"
            )
        file.seek(0)
        data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        lines = [line.decode("utf-8", "replace") for line in whole.split(b"\n")[:-1]]
        if lines:
            self._check(lines[0])
            for number, line in enumerate(lines[1:], start=2):
                self._read(number, line)
        elif not self._line(self.header).startswith(data):
            raise self._foreign()
        file.truncate(len(whole))
        if not lines:
            self._append(self.header)

    def _append(self, row: Mapping[str, Any]) -> None:
        assert self._file, "the file is open"
        try:
            self._file.write(self._line(row))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unwritable(error) from None

    @staticmethod
    def _line(row: Mapping[str, Any]) -> bytes:
        return json.dumps(row, ensure_ascii=False).encode() + b"\n"

    def _check(self, line: str) -> None:
        """Refuse a file of other settings, and say which they are."""
        try:
            header = json.loads(line)
            same_form = (header["format"], header["version"]) == (
                self.header["format"],
                self.header["version"],
            )
            found = dict(header["settings"])
        except (ValueError, KeyError, TypeError):
            raise self._foreign() from None
        if not same_form:
            raise self._foreign()
        wanted = json.loads(json.dumps(self.header["settings"]))
        different = [key for key in {**found, **wanted} if found.get(key) != wanted.get(key)]
        if different:
            told = "; ".join(
                f"{key} was {_told(found.get(key))}, is now {_told(wanted.get(key))}"
                for key in different
            )
            raise FileError(
                str(self.path), 0, f"these results are of other settings: {told}. Use another file."
            )

    def _read(self, number: int, line: str) -> None:
        try:
            row = json.loads(line)
            self.blocks[row["block"]] = [self._from_row(game) for game in row["games"]]
        except (ValueError, KeyError, TypeError):
            problem = f"this is no block of results: {line[:40]!r}"
            raise FileError(str(self.path), number, problem) from None

    def _foreign(self) -> FileError:
        wanted = self.header["format"]
        return FileError(
            str(self.path), 1, f"this is no file of {wanted} results; use another name"
        )

    def _unwritable(self, error: OSError) -> FileError:
        return FileError(str(self.path), 0, f"cannot be written: {error.strerror or error}")


def default_path(kind: str, settings: Mapping[str, Any]) -> Path:
    """A name in this folder that other settings would not have."""
    digest = blake2b(repr(dict(settings)).encode(), digest_size=4).hexdigest()
    return Path(f"{kind}-{digest}.jsonl")


def _told(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
