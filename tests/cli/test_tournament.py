"""`landfall tournament` as people meet it: tables, exit codes, stopping and going on."""

from __future__ import annotations

import csv
import io
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from command import LANDFALL, Ran, environment, landfall
from lab_bots import CHEATING, HANGING, MINER


def tournament(folder: Path, *words: str | Path) -> Ran:
    results = () if "--results" in words else ("--results", folder / "r.jsonl")
    return landfall("tournament", *words, *results, "--jobs", "2", data=folder)


def own(folder: Path, code: str) -> Path:
    path = folder / "my_bot.py"
    path.write_text(code, encoding="utf-8")
    return path


def test_tables_and_files(tmp_path: Path) -> None:
    table, data = tmp_path / "t.csv", tmp_path / "t.json"
    words = ("drifter", "drifter", "--games", "4", "--csv", table, "--json", data)
    ran = tournament(tmp_path, *words)
    assert ran.code == 0
    assert "later-printing, 2 seats: drifter, drifter-2" in ran.output
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    assert len(rows) == 8
    assert sum(float(row["win"]) for row in rows) == 4
    found = json.loads(data.read_text(encoding="utf-8"))
    assert [line["bot"] for line in found["tables"]] == ["drifter", "drifter-2"]
    again = tournament(tmp_path, *words)
    assert again.output == ran.output


def test_a_table_of_six(tmp_path: Path) -> None:
    ran = tournament(
        tmp_path, "drifter", "cadet", "--edition", "edition-x", "--seats", "6", "--games", "12"
    )
    assert ran.code == 0
    assert "edition-x, 6 seats" in ran.output


def test_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "t.parquet"
    assert tournament(tmp_path, "drifter", "--games", "2", "--parquet", path).code == 0
    assert parquet.read_table(path).num_rows == 4


def test_your_own_bot(tmp_path: Path) -> None:
    ran = tournament(tmp_path, "drifter", "--code", own(tmp_path, MINER), "--games", "2")
    assert ran.code == 0
    assert "drifter, miner" in ran.output


@pytest.mark.parametrize(
    ("code", "note"),
    [
        (CHEATING, "cheating forfeited 2 of its games: it chose -7, which is not legal now"),
        (HANGING, "hanging forfeited 2 of its games: it took longer than 0.2 s for an answer"),
    ],
)
def test_a_bad_bot_is_named_and_told_by_the_exit_code(tmp_path: Path, code: str, note: str) -> None:
    words = ("drifter", "--code", own(tmp_path, code), "--games", "2", "--seconds", "0.2")
    ran = tournament(tmp_path, *words)
    assert ran.code == 3
    assert "forfeits" in ran.output
    assert note in ran.output


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("driftr",), "no bot 'driftr'; did you mean drifter?"),
        ((), "a tournament needs bots"),
        (("drifter", "--seats", "7"), "for 2, 3 or 4 players, not 7"),
        (("drifter", "--seats", "two"), "seats are numbers such as 2 or 2,3,4, not 'two'"),
        (("drifter", "--gauntlet"), "at least one bot to meet it"),
        (("drifter", "--games", "0"), "at least one game, not 0"),
        (("drifter", "drifter", "--sprt", "0.6"), "two rates such as 0.5,0.55, not '0.6'"),
        (("drifter", "--code", "nowhere.py"), "nowhere.py: cannot be read: No such file"),
        (("drifter", "--csv", "nowhere/t.csv"), "the folder nowhere is not there"),
    ],
)
def test_wrong_input_gets_a_sentence(tmp_path: Path, words: tuple[str, ...], problem: str) -> None:
    ran = tournament(tmp_path, *words)
    assert ran.code == 2
    assert problem in ran.output
    assert "Traceback" not in ran.output
    assert not (tmp_path / "r.jsonl").exists()


def test_results_of_other_settings_are_not_touched(tmp_path: Path) -> None:
    tournament(tmp_path, "drifter", "--games", "2")
    before = (tmp_path / "r.jsonl").read_bytes()
    ran = tournament(tmp_path, "drifter", "--games", "2", "--seed", "2")
    assert ran.code == 2
    assert "seed was 1, is now 2" in ran.output
    assert (tmp_path / "r.jsonl").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize(("stop", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_stopped_and_resumed(tmp_path: Path, stop: signal.Signals, code: int) -> None:
    """After Ctrl-C or a kill the games are there, and in the end they are those of a whole run."""
    path, whole = tmp_path / "r.jsonl", tmp_path / "whole.jsonl"
    words = ["tournament", "drifter", "drifter", "--jobs", "2", "--games"]
    with subprocess.Popen(
        [*LANDFALL, *words, "100000", "--results", str(path)],
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as running:
        while not path.exists() or path.read_bytes().count(b"\n") < 4:
            assert running.poll() is None
        running.send_signal(stop)
        assert running.wait(60) == code
    kept = path.read_bytes().count(b"\n") - 1
    games = str(2 * kept + 4)
    ran = tournament(tmp_path, "drifter", "drifter", "--games", games)
    assert ran.code == 0
    assert "blocks are in" in ran.output
    tournament(tmp_path, "drifter", "drifter", "--games", games, "--results", whole)
    assert _games(path) == _games(whole)


def _games(path: Path) -> dict[str, object]:
    """The games of each block, without the times they took."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    return {
        row["block"]: [{**game, "times": None} for game in row["games"]]
        for row in rows
        if int(row["block"].rpartition("/")[2]) < len(rows)
    }
