"""The store in one SQLite file: flushed at every commit, brought up to date when it is opened."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from landfall.store.schema import MIGRATIONS
from landfall.store.store import (
    UNREADABLE,
    Damaged,
    Event,
    Job,
    Kept,
    NonceTaken,
    NumberTaken,
    Snapshot,
    StoredTable,
    StoreError,
    check_next,
    unknown_table,
)

CHECKED_UP_TO: Final = 256 * 2**20
"""Files up to this size are looked over when they are opened; it takes well under a second."""


LONGEST_LOG: Final = 200
"""Pages in the file's log before they are put in their places, and it is written over from its start.

To flush a log that grows costs half as much again as to flush one that is written over, and SQLite's own
thousand pages would let it grow for the first two hundred moves.
"""

LAST_EVENT: Final = (
    "SELECT ifnull((SELECT max(number) FROM events WHERE table_id = id), 0)"
    " FROM tables WHERE id = ?"
)

KEEP_SNAPSHOT: Final = (
    "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
    " SET number = excluded.number, position = excluded.position, viewers = excluded.viewers"
)


class SqliteStore:
    """Full durability: when a call returns, what it wrote is on the disk."""

    def __init__(self, path: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.path = path
        self._called = str(path)  # whoever opens it may know where it is; guests get its name
        with self._sentences():
            # The file holds the seeds of the dice: nobody else on this machine may read it.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            self._db = sqlite3.connect(
                path, timeout=5.0, isolation_level=None, check_same_thread=False
            )
            try:
                self._open(migrations)
            except BaseException:
                self._db.close()
                raise
        self._called = path.name

    # -- tables -----------------------------------------------------------------------------------

    def add_table(self, table: StoredTable) -> None:
        with self._writing():
            try:
                row = (table.id, table.made, _json(table.setup))
                self._db.execute("INSERT INTO tables VALUES (?, ?, ?)", row)
            except sqlite3.IntegrityError:
                raise StoreError(f"there is a table {table.id!r} already") from None

    def table(self, id: str) -> StoredTable | None:
        row = self._one("SELECT id, made, setup FROM tables WHERE id = ?", id)
        return StoredTable(row[0], row[1], _entries(row[2])) if row else None

    def tables(self) -> list[StoredTable]:
        rows = self._all("SELECT id, made, setup FROM tables ORDER BY made, id")
        return [StoredTable(id, made, _entries(setup)) for id, made, setup in rows]

    def count(self, what: Kept) -> int:
        [(found,)] = self._all(f"SELECT count(*) FROM {what}")
        return int(found)

    def append(self, table: str, events: Sequence[Event], snapshot: Snapshot | None = None) -> None:
        with self._writing():
            last = self._db.execute(LAST_EVENT, (table,)).fetchone()
            if last is None:
                raise unknown_table(table)
            check_next(table, last[0], events)
            for event in events:
                self._insert(table, event)
            if snapshot is not None:
                position, viewers = _json(snapshot.position), _json(snapshot.viewers)
                row = (table, snapshot.number, position, viewers)
                self._db.execute(KEEP_SNAPSHOT, row)

    def _insert(self, table: str, event: Event) -> None:
        row = (table, event.number, event.kind, event.seat, event.text, event.nonce)
        try:
            self._db.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", row)
        except sqlite3.IntegrityError as error:
            if "nonce" in str(error):
                problem = f"table {table} has met the nonce {event.nonce!r} before"
                raise NonceTaken(problem) from None
            raise NumberTaken(f"table {table} has an event {event.number} already") from None

    def events(self, table: str, after: int = 0) -> list[Event]:
        rows = self._all(
            "SELECT number, kind, seat, text, nonce FROM events"
            " WHERE table_id = ? AND number > ? ORDER BY number",
            table,
            after,
        )
        return [Event(*row) for row in rows]

    def snapshot(self, table: str) -> Snapshot | None:
        query = "SELECT number, position, viewers FROM snapshots WHERE table_id = ?"
        row = self._one(query, table)
        return Snapshot(row[0], _entries(row[1]), _entries(row[2])) if row else None

    # -- records and jobs -------------------------------------------------------------------------

    def add_record(self, id: str, text: str) -> None:
        with self._writing():
            self._db.execute("INSERT OR IGNORE INTO records VALUES (?, ?)", (id, text))

    def record(self, id: str) -> str | None:
        row = self._one("SELECT text FROM records WHERE id = ?", id)
        return row[0] if row else None

    def save_job(self, job: Job) -> None:
        row = (job.id, job.record, job.state, job.progress, _json(job.result), job.reason)
        with self._writing():
            self._db.execute("INSERT OR REPLACE INTO jobs VALUES (?, ?, ?, ?, ?, ?)", row)

    def job(self, id: str) -> Job | None:
        row = self._one(
            "SELECT id, record, state, progress, result, reason FROM jobs WHERE id = ?", id
        )
        if row is None:
            return None
        id, record, state, progress, result, reason = row
        return Job(id, record, state, progress, json.loads(result), reason)

    def close(self) -> None:
        self._db.close()

    # -- the file ---------------------------------------------------------------------------------

    def _open(self, migrations: Sequence[str]) -> None:
        names = self._db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        if names and ("schema",) not in names:  # asked before anything is changed
            raise sqlite3.DatabaseError("another program's tables are in it")
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
        self._db.execute("PRAGMA foreign_keys = ON")
        if self.path.stat().st_size <= CHECKED_UP_TO:
            found = self._db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        with self._writing():
            self._migrate(migrations)

    def _migrate(self, migrations: Sequence[str]) -> None:
        """Make each change that the file has not seen."""
        self._db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY) STRICT")
        (version,) = self._db.execute("SELECT ifnull(max(version), 0) FROM schema").fetchone()
        if version > len(migrations):
            raise StoreError(
                f"{self.path} was written by a newer Landfall (layout {version}, and this one knows"
                f" {len(migrations)}). Update Landfall, or choose another folder with --data."
            )
        for number, script in enumerate(migrations[version:], start=version + 1):
            for statement in script.split(";"):
                self._db.execute(statement)
            self._db.execute("INSERT INTO schema VALUES (?)", (number,))

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction: all of it is on the disk at the end, or none of it."""
        with self._sentences():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def _one(self, query: str, *values: object) -> tuple[Any, ...] | None:
        rows = self._all(query, *values)
        return rows[0] if rows else None

    def _all(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with self._sentences(), closing(self._db.execute(query, values)) as cursor:
            return cursor.fetchall()

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        """What SQLite says, as a sentence that helps."""
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(_sentence(self._called, error)) from error


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _entries(text: str) -> dict[str, Any]:
    """What was kept as JSON."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Damaged(f"{UNREADABLE}: {error}.") from error
    if not isinstance(found, dict):
        raise Damaged(f"{UNREADABLE}: it has no entries.")
    return found


def _sentence(path: str, error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "")
    said = " ".join(str(error).split())
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
        return (
            f"{path} cannot be written ({said}). Allow it for your user,"
            " or choose another folder with --data."
        )
    if name.startswith("SQLITE_FULL"):
        return f"The disk of {path} is full. Nothing was lost; make room there, and play goes on."
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return (
            f"{path} is held by another program ({said}). Stop that one,"
            " or choose another folder with --data."
        )
    return (
        f"{path} is damaged or no store of Landfall ({said}). Nothing was changed. Move it aside to"
        f" start afresh; `sqlite3 {Path(path).name} .recover` may save what is in it."
    )
