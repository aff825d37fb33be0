"""How the SQLite store is laid out, as the changes that made it so: one entry for each version.

An entry is never edited once it is released. A new layout is a new entry, and a store written by any
earlier version is brought up to date when it is opened.
"""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        made TEXT NOT NULL,
        setup TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE events (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        nonce TEXT,
        PRIMARY KEY (table_id, number),
        UNIQUE (table_id, seat, nonce)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        number INTEGER NOT NULL,
        position TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE records (
        id TEXT PRIMARY KEY,
        text TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE jobs (
        id TEXT PRIMARY KEY,
        record TEXT NOT NULL,
        state TEXT NOT NULL,
        progress REAL NOT NULL,
        result TEXT NOT NULL,
        reason TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE snapshots ADD COLUMN viewers TEXT NOT NULL DEFAULT '{}'
    """,
    # Without a rowid, a row of more than a quarter page lies in two, and both are written every move.
    """
    ALTER TABLE snapshots RENAME TO snapshots_in_two;

    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        number INTEGER NOT NULL,
        position TEXT NOT NULL,
        viewers TEXT NOT NULL
    ) STRICT;

    INSERT INTO snapshots SELECT table_id, number, position, viewers FROM snapshots_in_two;

    DROP TABLE snapshots_in_two
    """,
)
