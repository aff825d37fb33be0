"""A conformance kit for stores: ours pass it, and so must yours.

    from landfall.testing.check_store import check_store

    check_store(lambda: MyStore(...))

The function it is given opens the store. Each call opens the same one again if the store keeps what
it is given (`keeps=True`), and an empty one if it does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from landfall.store.store import (
    Event,
    Job,
    NonceTaken,
    NumberTaken,
    Snapshot,
    Store,
    StoredTable,
    StoreError,
)

SETUP = {"edition": "any", "seats": ["Ann", "Ω"], "nested": {"none": None, "number": 1.5}}
MADE = datetime(2026, 1, 31, 18, 30, tzinfo=UTC).isoformat()


def check_store(open_store: Callable[[], Store], keeps: bool = True) -> None:
    """Raise AssertionError, with a sentence, at the first thing a store does not do."""
    store = open_store()
    for check in (_tables, _events, _refusals, _atomic, _snapshots, _records, _jobs):
        check(store)
    if keeps:
        before = _everything(store)
        store.close()
        store = open_store()
        _hold(_everything(store) == before, "a store opened again holds what it held")
    store.close()


def _tables(store: Store) -> None:
    _hold(store.table("T") is None, "an unknown table is None")
    store.add_table(StoredTable("T", MADE, SETUP))
    store.add_table(StoredTable("U", MADE.replace("2026", "2025"), {}))
    _hold(store.table("T") == StoredTable("T", MADE, SETUP), "a table comes back as it was added")
    _hold([table.id for table in store.tables()] == ["U", "T"], "tables come the oldest first")
    _hold(store.count("tables") == 2, "tables are counted")
    _refused(StoreError, lambda: store.add_table(StoredTable("T", MADE, {})), "an id is used once")
    _hold(store.table("T") == StoredTable("T", MADE, SETUP), "a refused table changes nothing")


def _events(store: Store) -> None:
    _hold(store.events("T") == [], "a new table has no events")
    first = [Event(1, "chance", None, "first A"), Event(2, "act", 0, "end", nonce="n-1")]
    store.append("T", first)
    store.append("T", [Event(3, "undo", 0, nonce="n-2"), Event(4, "rename", 1, "Zoë", "n-1")])
    _hold(store.events("T")[:2] == first, "events come back in order, as they were added")
    _hold([event.number for event in store.events("T", after=2)] == [3, 4], "`after` leaves out")
    _hold(store.events("U") == [], "tables do not share events")


def _refusals(store: Store) -> None:
    before = store.events("T")
    for problem, error, events in (
        ("a number is used once", NumberTaken, [Event(4, "act", 0, "end")]),
        ("numbers have no gap", StoreError, [Event(6, "act", 0, "end")]),
        ("a seat's nonce is used once", NonceTaken, [Event(5, "act", 0, "end", nonce="n-1")]),
    ):
        _refused(error, lambda e=events: store.append("T", e), problem)  # type: ignore[misc]
        _hold(store.events("T") == before, f"{problem}, and the refused event is not kept")
    _refused(StoreError, lambda: store.append("V", [Event(1, "act", 0)]), "events need a table")


def _atomic(store: Store) -> None:
    before = store.events("T")
    batch = [Event(5, "act", 0, "end", "n-9"), Event(6, "act", 0, "end", "n-9")]
    snapshot = Snapshot(6, {"turn": "A"})
    _refused(NonceTaken, lambda: store.append("T", batch, snapshot), "a nonce twice in one batch")
    _hold(store.events("T") == before, "a batch is kept whole or not at all")
    _hold(store.snapshot("T") is None, "a refused batch leaves no snapshot")


def _snapshots(store: Store) -> None:
    store.append("T", [Event(5, "act", 1, "end")], Snapshot(5, {"turn": "B", "dice": [1, 2]}))
    expected = Snapshot(5, {"turn": "B", "dice": [1, 2]})
    _hold(store.snapshot("T") == expected, "the snapshot comes back")
    replaced = Snapshot(6, {"turn": "C"}, {"A": [3, 2], "nobody": [1, 1]})
    store.append("T", [Event(6, "chance", None, "roll 1")], replaced)
    _hold(store.snapshot("T") == replaced, "a snapshot replaces the last one, all of it")


def _records(store: Store) -> None:
    _hold(store.record("r") is None, "an unknown record is None")
    store.add_record("r", "a game\nΩ\n")
    store.add_record("r", "another")
    _hold(store.count("records") == 1, "records are counted, and the same one once")
    _hold(store.record("r") == "a game\nΩ\n", "a record is kept as it first came")


def _jobs(store: Store) -> None:
    _hold(store.job("j") is None, "an unknown job is None")
    store.save_job(Job("j", "r", "running", 0.5))
    done = Job("j", "r", "done", 1.0, {"luck": [0.25, None]}, "")
    store.save_job(done)
    _hold(store.job("j") == done, "the latest about a job is kept")


def _everything(store: Store) -> Sequence[object]:
    tables = store.tables()
    kept = [(store.events(table.id), store.snapshot(table.id)) for table in tables]
    return [tables, kept, store.record("r"), store.job("j")]


def _hold(kept: bool, promise: str) -> None:
    if not kept:
        raise AssertionError(f"not kept: {promise}")


def _refused(error: type[StoreError], act: Callable[[], None], promise: str) -> None:
    try:
        act()
    except error:
        return
    raise AssertionError(f"not kept: {promise} ({error.__name__} is raised)")
