"""Both stores keep the promises of the interface, and the file on disk meets trouble with a sentence."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from landfall.store.claim import claimed
from landfall.store.folder import FILE, data_folder, open_store
from landfall.store.memory import MemoryStore
from landfall.store.schema import MIGRATIONS
from landfall.store.sqlite import SqliteStore
from landfall.store.store import Event, StoredTable, StoreError
from landfall.testing.check_store import check_store


def test_the_memory_store_keeps_its_promises() -> None:
    check_store(MemoryStore, keeps=False)


def test_the_sqlite_store_keeps_its_promises(tmp_path: Path) -> None:
    check_store(lambda: SqliteStore(tmp_path / "tables.db"))


def test_the_kit_notices_a_store_that_forgets() -> None:
    with pytest.raises(AssertionError, match="opened again holds what it held"):
        check_store(MemoryStore, keeps=True)


def test_every_commit_is_flushed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    db = store._db
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    store.close()


def test_two_servers_on_one_file_cannot_both_append_an_event(tmp_path: Path) -> None:
    one, other = SqliteStore(tmp_path / "tables.db"), SqliteStore(tmp_path / "tables.db")
    one.add_table(StoredTable("T", "2026-01-31", {}))
    one.append("T", [Event(1, "act", 0, "end")])
    with pytest.raises(StoreError, match="has an event 1 already"):
        other.append("T", [Event(1, "act", 1, "launch")])
    assert other.events("T") == [Event(1, "act", 0, "end")]
    one.close()
    other.close()


def test_a_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    with claimed(tmp_path, "http://127.0.0.1:1/") as first:
        assert first is None
        with claimed(tmp_path, "http://127.0.0.1:2/") as second:
            assert second == "http://127.0.0.1:1/"
        with claimed(tmp_path / "..", "http://127.0.0.1:2/") as elsewhere:
            assert elsewhere is None
    with claimed(tmp_path, "http://127.0.0.1:3/") as third:
        assert third is None


# -- from one version to the next ---------------------------------------------------------------------


def test_a_store_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    old = SqliteStore(path)
    old.add_table(StoredTable("T", "2026-01-31", {"seats": 2}))
    old.close()
    later = (
        *MIGRATIONS,
        "ALTER TABLE tables ADD COLUMN clock TEXT; CREATE INDEX i ON tables (made)",
    )
    for _ in range(2):  # the second time there is nothing left to do
        new = SqliteStore(path, later)
        assert new._db.execute("SELECT id, clock FROM tables").fetchall() == [("T", None)]
        assert new._db.execute("SELECT max(version) FROM schema").fetchone() == (len(later),)
        new.close()


def test_a_change_that_fails_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    with pytest.raises(StoreError):
        SqliteStore(path, (*MIGRATIONS, "CREATE TABLE extra (x); CREATE TABLE tables (x)"))
    store = SqliteStore(path)
    assert store._db.execute("SELECT * FROM sqlite_schema WHERE name = 'extra'").fetchall() == []
    store.close()


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(path, (*MIGRATIONS, "CREATE TABLE extra (x)")).close()
    with pytest.raises(StoreError, match=r"newer Landfall .* Update Landfall, or choose another"):
        SqliteStore(path)


# -- trouble ------------------------------------------------------------------------------------------


def test_a_file_that_is_no_store_says_so_and_stays(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"this is a diary, dear reader " * 400)
    with pytest.raises(StoreError, match=r"damaged or no store .* Move it aside"):
        open_store(tmp_path)
    assert path.read_bytes().startswith(b"this is a diary")


def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE tables (legs INTEGER)")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"no store of Landfall .* Nothing was changed"):
        open_store(tmp_path)
    assert path.read_bytes() == before


def test_a_damaged_store_says_so(tmp_path: Path) -> None:
    path = tmp_path / FILE
    store = open_store(tmp_path)
    for number in range(200):
        store.add_table(StoredTable(f"T{number:03}", "2026-01-31", {"padding": "x" * 200}))
    store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 8192)
    with pytest.raises(StoreError, match=r"damaged .* `sqlite3 landfall.db .recover`"):
        open_store(tmp_path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_that_may_not_be_written_says_so(tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o500)
    with pytest.raises(StoreError, match=r"cannot be written .* --data"):
        open_store(locked / "inside")


def test_a_folder_that_is_a_file_says_so(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(StoreError, match=r"cannot be written .* choose another folder with --data"):
        open_store(tmp_path / "data")


def test_a_read_only_store_says_so(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store._db.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match=r"cannot be written .* choose another folder") as said:
        store.add_table(StoredTable("T", "2026-01-31", {}))
    assert str(tmp_path) not in str(said.value)  # a guest may read this
    store.close()


def test_a_full_disk_says_so_and_keeps_what_was_there(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.add_table(StoredTable("T", "2026-01-31", {}))
    (pages,) = store._db.execute("PRAGMA page_count").fetchone()
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match=r"disk of .* is full\. .* make room") as said:
        store.add_record("r", "x" * 100_000)
    assert str(tmp_path) not in str(said.value)  # a guest may read this
    assert [table.id for table in store.tables()] == ["T"]
    store.close()


# -- the folder ---------------------------------------------------------------------------------------


def test_the_data_folder_follows_xdg(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "landfall"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert data_folder().is_absolute()


def test_only_its_owner_may_read_a_store(tmp_path: Path) -> None:
    open_store(tmp_path / "data").close()
    assert stat.S_IMODE((tmp_path / "data" / FILE).stat().st_mode) == 0o600
