"""What a store keeps: tables and all that happened at them, records, and jobs.

A table's events are only ever added, numbered from one without a gap. Two writers of the same number
cannot both succeed, so a table has one history however many servers share its store. When `append`
has returned, its events survive the death of the program and of the machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from landfall.core.errors import LandfallError

EventKind = Literal["act", "chance", "undo", "redo", "rename", "stops", "roll", "rolls"]
Kept = Literal["tables", "records"]

UNREADABLE: Final = "What is kept of this table cannot be read"


class StoreError(LandfallError):
    """The store cannot do what was asked; the message says why and what helps."""


class NumberTaken(StoreError):
    """Somebody else has appended an event of this number first."""


class NonceTaken(StoreError):
    """This seat has sent this nonce before."""


class Damaged(StoreError):
    """What is kept of something can no longer be read; everything else can."""


@dataclass(frozen=True)
class StoredTable:
    """A table as it was set up: never changed after it was added."""

    id: str
    made: str
    """When, as 2026-01-31T18:30:00+00:00."""
    setup: Mapping[str, Any]
    """What JSON can hold; the server knows what it means."""


@dataclass(frozen=True)
class Event:
    """One thing that happened at a table."""

    number: int
    kind: EventKind
    seat: int | None
    """Who did it; nobody, when chance did."""
    text: str = ""
    """The action or outcome in notation; the new name; the new stop; whether a seat rolls itself."""
    nonce: str | None = None


@dataclass(frozen=True)
class Snapshot:
    """The position after the event of this number, as a plain dict."""

    number: int
    position: Mapping[str, Any]
    viewers: Mapping[str, Any] = field(default_factory=dict)
    """How far the game has come for each viewer; the server knows what it means."""


@dataclass(frozen=True)
class Job:
    """Long work on a record; `progress` runs from 0 to 1."""

    id: str
    record: str
    state: Literal["waiting", "running", "done", "failed"]
    progress: float = 0.0
    result: Any = None
    reason: str = ""


class Store(Protocol):
    """Keeps what the server must not lose. Used by one thread at a time."""

    def add_table(self, table: StoredTable) -> None:
        """A new table; its id must be new."""
        ...

    def table(self, id: str) -> StoredTable | None: ...

    def tables(self) -> list[StoredTable]:
        """Every table, the oldest first."""
        ...

    def count(self, what: Kept) -> int:
        """How many of these are kept."""
        ...

    def append(self, table: str, events: Sequence[Event], snapshot: Snapshot | None = None) -> None:
        """Add all of these events or none; on disk when this returns.

        The snapshot, if one is given, takes the place of the table's last one.
        """
        ...

    def events(self, table: str, after: int = 0) -> list[Event]:
        """The events with greater numbers than `after`, in order."""
        ...

    def snapshot(self, table: str) -> Snapshot | None: ...

    def add_record(self, id: str, text: str) -> None:
        """Keep a record; the same id again changes nothing."""
        ...

    def record(self, id: str) -> str | None: ...

    def save_job(self, job: Job) -> None:
        """A new job, or the latest about a known one."""
        ...

    def job(self, id: str) -> Job | None: ...

    def close(self) -> None: ...


def check_next(table: str, last: int, events: Sequence[Event]) -> None:
    """Numbers go on where the table stands: what stores check before they append."""
    for expected, event in enumerate(events, start=last + 1):
        if event.number <= last:
            raise NumberTaken(f"table {table} has an event {event.number} already")
        if event.number != expected:
            raise StoreError(f"event {event.number} of table {table} follows event {expected - 1}")


def unknown_table(id: str) -> StoreError:
    return StoreError(f"there is no table {id!r} in this store")
