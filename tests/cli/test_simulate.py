"""`landfall simulate`: the summary, CSV and JSON, and what it says of wrong input."""

from __future__ import annotations

import csv
import io
import json
import signal
import subprocess
from pathlib import Path

import pytest

from command import LANDFALL, environment, landfall, process

FEW = ("simulate", "--games", "4", "--seats", "2", "--seed", "5")


def test_the_summary(tmp_path: Path) -> None:
    ran = landfall(*FEW, "--jobs", "1", data=tmp_path)
    assert ran.code == 0
    assert ran.output.startswith("playing 4 games\n4 games, seed 5, later-printing, 2 seats: ")
    assert "95 % interval" in ran.output


def test_six_seats_of_an_edition_that_has_them(tmp_path: Path) -> None:
    six = ("simulate", "--games", "1", "--seats", "6", "--jobs", "1", "--players", "cadet")
    assert "edition-x, 6 seats: " in landfall(*six, "--edition", "edition-x", data=tmp_path).output
    ran = landfall(*six, "--edition", "later-printing", data=tmp_path)
    assert "Alien Frontiers is for 2, 3 or 4 players, not 6; edition-x is for 6" in ran.output
    ran = landfall(*six[:3], "--seats", "7", "--players", "cadet", data=tmp_path)
    assert "for 2, 3 or 4 players, not 7\n" in ran.output


def test_csv_and_json_hold_the_same_games(tmp_path: Path) -> None:
    table, data = tmp_path / "games.csv", tmp_path / "games.json"
    landfall(*FEW, "--jobs", "1", "--csv", table, "--json", data, data=tmp_path)
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    found = json.loads(data.read_text(encoding="utf-8"))
    assert [row["game"] for row in rows] == ["1", "2", "3", "4"]
    assert [row["hash"] for row in rows] == [game["hash"] for game in found["games"]]
    assert found["players"] == ["drifter", "drifter"]
    assert sum(seat["wins"] for seat in found["summary"]["seats"]) == 4


def test_standard_output_is_for_the_data_alone(tmp_path: Path) -> None:
    """And the same games come from one process and from two."""
    runs = [process(*FEW, "--jobs", jobs, "--csv", "-", data=tmp_path) for jobs in ("1", "2")]
    assert runs[0].stdout == runs[1].stdout
    assert len(list(csv.reader(io.StringIO(runs[0].stdout)))) == 5
    assert "4 games, seed 5" in runs[0].stderr


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--games", "0"), "at least one game, not 0"),
        (("--jobs", "-1"), "Invalid value for '--jobs'"),
        (("--seats", "7"), "for 2, 3 or 4 players, not 7"),
        (("--players", "dirfter"), "no bot 'dirfter'; did you mean drifter?"),
        (("--players", "drifter,drifter", "--seats", "3"), "2 players are named for 3 seats"),
        (("--edition", "second"), "there is no edition 'second'"),
        (("--csv", "nowhere/games.csv"), "nowhere/games.csv: cannot be written"),
    ],
)
def test_wrong_input_is_said_before_anything_is_played(
    words: tuple[str, ...], problem: str, tmp_path: Path
) -> None:
    ran = landfall("simulate", *words, data=tmp_path)
    assert ran.code == 2
    assert problem in ran.output
    assert "seed" not in ran.output


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_stopping_sums_up_what_was_played(jobs: str, tmp_path: Path) -> None:
    """Ctrl-C while games are played: the summary of those that are done, and exit code 130."""
    command = [*LANDFALL, "simulate", "--games", "1000000", "--seats", "2", "--jobs", jobs]
    with subprocess.Popen(
        command,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as run:
        assert run.stderr is not None
        assert run.stderr.readline() == "playing 1000000 games\n"
        run.send_signal(signal.SIGINT)
        out, err = run.communicate()
    assert run.returncode == 130
    assert "Stopped after " in err
    assert "games, seed 1" in out
    assert "Traceback" not in err
