"""Rows of self-play: what they hold, where they come from, and which files are not of them."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from landfall import catalog
from landfall.catalog import Planning
from landfall.core.engine import compiled
from landfall.core.errors import FileError, LandfallError
from landfall.core.learned import Source, features_id
from landfall.core.loop import play_on
from landfall.core.seeded_chance import SeededChance
from landfall.lab.learning.harvest import Exploring, evaluation_of, play_one
from landfall.lab.learning.learning_rows import NewRows, RowsOf, meaning_of, read_rows
from landfall.lab.match import Setting
from learning_cases import USUAL, harvest

TESTS = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def two_games() -> bytes:
    return harvest().play()


def written(folder: Path, data: bytes, name: str = "rows.parquet") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


# -- what they hold ----------------------------------------------------------------------------------


def test_a_file_says_what_its_rows_mean(two_games: bytes, tmp_path: Path) -> None:
    path = written(tmp_path, two_games)
    game = USUAL.make()
    names = tuple(evaluation_of(game.name).names(game))
    meaning = meaning_of(path)
    assert (meaning.game, meaning.edition, meaning.seats) == (game.name, game.edition, 2)
    assert (meaning.names, meaning.options) == (names, {})
    assert meaning.source() == Source(game.edition, features_id(names), game.actions)
    assert read_rows([path]).sources == (meaning.source(),)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    """Game by game, from the rows as they were noted."""
    game = USUAL.make()
    noted = NewRows()
    evaluation = evaluation_of(game.name)
    for number in (3, 5):
        players = [Planning("cadet", catalog.entry().bots[0].make(number)) for _ in range(2)]
        play_one(game, evaluation, players, SeededChance(number), number, noted)
    meaning = RowsOf(game.name, game.edition, 2, {}, tuple(evaluation.names(game)), game.actions)
    path = written(tmp_path, noted.written(meaning))
    rows = read_rows([path])
    assert len(rows) == len(noted.game)
    assert rows.game.tolist() == [(3, 5).index(number) for number in noted.game]
    assert (rows.seat.tolist(), rows.turn.tolist()) == (noted.seat, noted.turn)
    np.testing.assert_array_equal(rows.horizon, np.float32(noted.horizon))
    flat = rows.features.reshape(len(rows), -1)
    np.testing.assert_array_equal(flat, np.float32(noted.features))
    np.testing.assert_array_equal(rows.result, np.float32(noted.result))


def test_a_row_is_what_a_seat_saw_when_its_turn_was_over_and_what_it_did_there() -> None:
    """Played again beside them, step by step."""
    game, chance = USUAL.make(), SeededChance("again")
    evaluation = evaluation_of(game.name)
    noted = NewRows()
    cadets = [
        [Planning("cadet", catalog.entry().bots[0].make(seat)) for seat in (0, 1)] for _ in "ab"
    ]
    play_one(game, evaluation, cadets[0], SeededChance("again"), 0, noted)
    ends, codes, did = [], [], []
    for step in play_on(
        game,
        game.start(),
        lambda seat, here: catalog.ask(cadets[1][seat], game, here, seat),
        chance,
    ):
        if step.seat >= 0:
            did.append(step.code)
        turn, whose = game.turn(step.before)
        if whose >= 0 and game.turn(step.after)[0] > turn:
            ends.append(
                (whose, turn, evaluation.rows(game, game.observe(step.after, whose), whose))
            )
            codes.append(did)
            did = []
    assert codes == noted.codes
    assert [(seat, turn) for seat, turn, _ in ends] == [*zip(noted.seat, noted.turn, strict=True)]
    assert [told[0] for _, _, told in ends] == noted.horizon
    assert [[*told[1:]] for _, _, told in ends] == [[*one] for one in noted.features]
    outcome = game.outcome(step.after)
    assert outcome is not None
    won = outcome.shares(game.teams)
    assert noted.result == [[won[seat], won[1 - seat]] for seat in noted.seat]


def test_every_tenth_game_is_held_out_whole(two_games: bytes, tmp_path: Path) -> None:
    paths = [written(tmp_path, two_games, f"{k}.parquet") for k in range(8)]
    rows = read_rows(paths)
    kept, held = rows.halves()
    assert len({*rows.game.tolist()}) == 16
    assert {*held.game.tolist()} == {0, 10}
    assert {*kept.game.tolist()} == {*range(16)} - {0, 10}
    assert len(kept) + len(held) == len(rows)


def test_editions_with_other_features_are_read_together(tmp_path: Path) -> None:
    settings = [replace(USUAL, edition=edition) for edition in catalog.entry().editions]
    paths = [
        written(tmp_path, harvest(setting, (0,)).play(), f"{k}.parquet")
        for k, setting in enumerate(settings)
    ]
    alone = [read_rows([path]) for path in paths]
    rows = read_rows(paths)
    assert {*rows.names} == {name for one in alone for name in one.names}
    assert len(rows.sources) == len(paths)
    at = 0
    for one in alone:
        part = rows.features[at : at + len(one)]
        at += len(one)
        mine = [rows.names.index(name) for name in one.names]
        others = [k for k in range(len(rows.names)) if k not in mine]
        np.testing.assert_array_equal(part[:, :, mine], one.features)
        assert not part[:, :, others].any()


# -- the same games, wherever ------------------------------------------------------------------------


def test_a_game_is_the_same_whatever_is_played_before_it(two_games: bytes, tmp_path: Path) -> None:
    both = read_rows([written(tmp_path, two_games)])
    second = read_rows([written(tmp_path, harvest(numbers=(1,)).play(), "second.parquet")])
    np.testing.assert_array_equal(both.part(both.game == 1).features, second.features)


def test_players_err_and_wander(two_games: bytes) -> None:
    assert harvest(exploring=Exploring(0.0, 0.0)).play() != two_games


@pytest.mark.skipif(not compiled(), reason="the compiled engine is asked to match the other one")
def test_both_engines_play_the_same_rows(two_games: bytes) -> None:
    paths = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    ran = subprocess.run(
        [sys.executable, "-m", "learning_cases"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        check=True,
    )
    assert but_for_the_engine(ran.stdout) == but_for_the_engine(two_games)


def but_for_the_engine(data: bytes) -> tuple[Any, dict[str, Any]]:
    """The rows of a file and what it says of them, less which version has played."""
    table = pq.read_table(io.BytesIO(data))
    about = json.loads(table.schema.metadata[b"landfall"])
    assert about["played"].pop("engine")
    return table.replace_schema_metadata(None), about


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(LandfallError, match="install the same version on every machine"):
        harvest(engine="0.0.1").play()


# -- files of something else -------------------------------------------------------------------------


def test_other_files_are_refused_with_a_sentence(two_games: bytes, tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(written(tmp_path, two_games))
    meant = dict(table.schema.metadata)
    cases = {
        "no Parquet": b"class Miner: pass",
        "cut short": two_games[:-100],
        "another table": _parquet(arrow.table({"x": [1]})),
        "no names": _parquet(table.replace_schema_metadata({b"landfall": b"{}"})),
        "other names": _parquet(
            table.replace_schema_metadata(
                {b"landfall": meant[b"landfall"].replace(b'"colonies"', b'"villages"')}
            )
        ),
    }
    for name, data in cases.items():
        path = written(tmp_path, data, f"{name}.parquet")
        with pytest.raises(FileError, match=rf"{name}\.parquet: this is no file of rows: "):
            read_rows([path])
    with pytest.raises(FileError, match="this is no file of rows"):
        read_rows([tmp_path / "nowhere.parquet"])


def _parquet(table: Any) -> bytes:
    arrow = pytest.importorskip("pyarrow")
    out = arrow.BufferOutputStream()
    arrow.parquet.write_table(table, out)
    return bytes(out.getvalue())


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(USUAL, seats=3), "of alien-frontiers at 3 seats, others of alien-frontiers at 2"),
        (replace(USUAL, options={"long_game": True}), "at 2 seats with long_game=True, others of"),
    ],
    ids=["seats", "options"],
)
def test_rows_of_other_tables_are_not_mixed(
    other: Setting, said: str, two_games: bytes, tmp_path: Path
) -> None:
    paths = [
        written(tmp_path, two_games, "1.parquet"),
        written(tmp_path, harvest(other, (0,)).play(), "2.parquet"),
    ]
    with pytest.raises(FileError, match=said):
        read_rows(paths)


def test_without_rows_there_is_nothing_to_learn(two_games: bytes, tmp_path: Path) -> None:
    empty = written(tmp_path, harvest(numbers=()).play(), "empty.parquet")
    with pytest.raises(LandfallError, match="there are no rows to learn from"):
        read_rows([empty])
    with pytest.raises(LandfallError, match="there are no rows to learn from"):
        read_rows([])
    assert len(read_rows([empty, written(tmp_path, two_games)]))
