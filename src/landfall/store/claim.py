"""One server at a time has a folder of games: whoever comes second learns where the first one is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

LOCK: Final = "landfall.lock"
ADDRESS: Final = "landfall.address"


@contextmanager
def claimed(folder: Path, address: str) -> Iterator[str | None]:
    """Hold the folder for the server at this address; gives that of the one that holds it already.

    The lock is SQLite's, which every system has, and which ends with the process that holds it.
    """
    with closing(sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("PRAGMA journal_mode = MEMORY")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname.startswith("SQLITE_BUSY"):
                yield _read(folder / ADDRESS)
                return
        with suppress(OSError):  # it is only for the words of the second one
            (folder / ADDRESS).write_text(address, encoding="utf-8")
        yield None


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return ""
