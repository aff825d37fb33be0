"""A store that lasts as long as its process: for tests and for play that nobody wants to keep."""

from __future__ import annotations

import json
from collections.abc import Sequence

from landfall.store.store import (
    Event,
    Job,
    Kept,
    NonceTaken,
    Snapshot,
    StoredTable,
    StoreError,
    check_next,
    unknown_table,
)


class MemoryStore:
    """Keeps everything in dictionaries; what goes in comes out as a copy, as it would from a disk."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._events: dict[str, list[Event]] = {}
        self._snapshots: dict[str, str] = {}
        self._records: dict[str, str] = {}
        self._jobs: dict[str, Job] = {}

    def add_table(self, table: StoredTable) -> None:
        if table.id in self._tables:
            raise StoreError(f"there is a table {table.id!r} already")
        copied = json.loads(json.dumps(table.setup))
        self._tables[table.id] = StoredTable(table.id, table.made, copied)
        self._events[table.id] = []

    def table(self, id: str) -> StoredTable | None:
        return self._tables.get(id)

    def tables(self) -> list[StoredTable]:
        return sorted(self._tables.values(), key=lambda table: table.made)

    def count(self, what: Kept) -> int:
        return len(self._tables if what == "tables" else self._records)

    def append(self, table: str, events: Sequence[Event], snapshot: Snapshot | None = None) -> None:
        if table not in self._tables:
            raise unknown_table(table)
        kept = self._events[table]
        check_next(table, len(kept), events)
        used = {(event.seat, event.nonce) for event in kept}
        for event in events:
            if event.nonce is not None and (event.seat, event.nonce) in used:
                raise NonceTaken(f"table {table} has met the nonce {event.nonce!r} before")
            used.add((event.seat, event.nonce))
        if snapshot is not None:
            self._snapshots[table] = json.dumps(
                [snapshot.number, snapshot.position, snapshot.viewers]
            )
        kept.extend(events)

    def events(self, table: str, after: int = 0) -> list[Event]:
        return self._events.get(table, [])[after:]

    def snapshot(self, table: str) -> Snapshot | None:
        kept = self._snapshots.get(table)
        return Snapshot(*json.loads(kept)) if kept else None

    def add_record(self, id: str, text: str) -> None:
        self._records.setdefault(id, text)

    def record(self, id: str) -> str | None:
        return self._records.get(id)

    def save_job(self, job: Job) -> None:
        self._jobs[job.id] = job

    def job(self, id: str) -> Job | None:
        return self._jobs.get(id)

    def close(self) -> None:
        """Nothing to close."""
