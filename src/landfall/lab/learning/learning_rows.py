"""Rows of self-play on disk: what a seat saw where a turn ended, and what became of it.

A file is Parquet. Its columns:

game      the number of the game in its run
seat      who saw it: the seat whose turn has just ended
turn      the number of that turn in the game
horizon   how much of the game is left, from 1 to 0
features  the features of every side by name, the seat's own first, then the others in turn order
result    the part of the victory that each of these sides had in the end; they sum to one
codes     what the seat chose in that turn, as codes of the action table

What the numbers mean is in the file's metadata, under `landfall`, as JSON: the game with its edition,
seats and options, the names of the features and their id, the id of the action table, and how the games
were played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from landfall.core.errors import FileError, LandfallError
from landfall.core.learned import Source, features_id
from landfall.lab.learning.libraries import numpy, pyarrow

META = b"landfall"


@dataclass(frozen=True)
class RowsOf:
    """What rows mean, as their file says it."""

    game: str
    edition: str
    seats: int
    options: dict[str, Any]
    names: tuple[str, ...]
    actions: str
    played: dict[str, Any] = field(default_factory=dict)
    """Seed, round, positions opened for a turn, and the engine."""

    @property
    def table(self) -> str:
        """What rows that are learned from together have in common."""
        said = ", ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game} at {self.seats} seats{f' with {said}' if said else ''}"

    def source(self) -> Source:
        return Source(self.edition, features_id(self.names), self.actions)

    def to_json(self) -> bytes:
        return json.dumps({**vars(self), "features": features_id(self.names)}).encode()


@dataclass
class NewRows:
    """Rows as they come, one game after another."""

    game: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    turn: list[int] = field(default_factory=list)
    horizon: list[float] = field(default_factory=list)
    features: list[Sequence[float]] = field(default_factory=list)
    result: list[Sequence[float]] = field(default_factory=list)
    codes: list[Sequence[int]] = field(default_factory=list)

    def written(self, meaning: RowsOf) -> bytes:
        """As a file of Parquet."""
        arrow = pyarrow()
        sides = len(self.result[0]) if self.result else 1
        width = sides * len(meaning.names)
        schema = arrow.schema(
            [
                ("game", arrow.int32()),
                ("seat", arrow.int8()),
                ("turn", arrow.int16()),
                ("horizon", arrow.float32()),
                ("features", arrow.list_(arrow.float32(), width)),
                ("result", arrow.list_(arrow.float32(), sides)),
                ("codes", arrow.list_(arrow.uint16())),
            ],
            metadata={META: meaning.to_json()},
        )
        table = arrow.table(vars(self), schema=schema)
        out = arrow.BufferOutputStream()
        arrow.parquet.write_table(table, out, compression="zstd")
        return bytes(out.getvalue())


@dataclass
class LearningRows:
    """Rows as arrays. `features` has the shape rows, sides, names."""

    names: tuple[str, ...]
    game: Any
    seat: Any
    turn: Any
    horizon: Any
    features: Any
    result: Any
    sources: tuple[Source, ...] = ()

    def __len__(self) -> int:
        return len(self.game)

    def part(self, rows: Any) -> LearningRows:
        """Some of them, by a mask or by numbers."""
        return LearningRows(
            self.names,
            self.game[rows],
            self.seat[rows],
            self.turn[rows],
            self.horizon[rows],
            self.features[rows],
            self.result[rows],
            self.sources,
        )

    def halves(self, every: int = 10) -> tuple[LearningRows, LearningRows]:
        """Those to learn from, and those held out: every tenth game, whole."""
        held = self.game % every == 0
        return self.part(~held), self.part(held)


def meaning_of(path: Path) -> RowsOf:
    """What the rows of a file mean."""
    try:
        said = pyarrow().parquet.read_schema(path).metadata or {}
        if META not in said:
            raise ValueError("it does not say what its rows mean")
        data = json.loads(said[META])
        found = features_id(data["names"])
        if found != data.pop("features"):
            raise ValueError("its names are not those of its id")
        return RowsOf(**{**data, "names": tuple(data["names"])})
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise FileError(str(path), 0, f"this is no file of rows: {error}") from None


def read_rows(paths: Iterable[Path]) -> LearningRows:
    """All rows of these files. Where editions have other features, a row has nought for the missing."""
    np = numpy()
    files = [(path, meaning_of(path)) for path in sorted(paths)]
    _check_alike(files)
    names = tuple(dict.fromkeys(name for _, meaning in files for name in meaning.names))
    parts = [_read_part(path, meaning, names) for path, meaning in files]
    parts = [part for part in parts if len(part)]
    if not parts:
        raise LandfallError("there are no rows to learn from")
    games = 0
    for part in parts:  # games of another file have numbers of their own
        part.game = np.unique(part.game, return_inverse=True)[1] + games
        games = int(part.game.max()) + 1
    joined = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("game", "seat", "turn", "horizon", "features", "result")
    }
    sources = tuple(dict.fromkeys(meaning.source() for _, meaning in files))
    return LearningRows(names=names, sources=sources, **joined)


def _read_part(path: Path, meaning: RowsOf, names: Sequence[str]) -> LearningRows:
    """The rows of one file, as rows of all these features."""
    np = numpy()
    table = pyarrow().parquet.read_table(path)
    column = {name: table.column(name).combine_chunks() for name in table.column_names[:-1]}
    count = len(table)
    sides = table.schema.field("result").type.list_size
    told = column["features"].flatten().to_numpy().reshape(count, sides, len(meaning.names))
    features = np.zeros((count, sides, len(names)), np.float32)
    features[:, :, [names.index(name) for name in meaning.names]] = told
    return LearningRows(
        tuple(names),
        column["game"].to_numpy(),
        column["seat"].to_numpy(),
        column["turn"].to_numpy(),
        column["horizon"].to_numpy(),
        features,
        column["result"].flatten().to_numpy().reshape(count, sides),
    )


def _check_alike(files: Sequence[tuple[Path, RowsOf]]) -> None:
    """Rows of other games, tables or options are not mixed."""
    for path, meaning in files:
        if meaning.table != files[0][1].table:
            mine, theirs = meaning.table, files[0][1].table
            raise FileError(str(path), 0, f"these rows are of {mine}, others of {theirs}")
