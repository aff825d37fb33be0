"""`landfall replay`: the story, one turn, act by act, and from one form to the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import landfall, lines
from landfall import catalog
from landfall.record import Record, read, write
from recorded import recorded


@pytest.fixture
def record() -> Record:
    return recorded(catalog.game(seats=2), "replay")


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    write(tmp_path / "game", record)
    return tmp_path / "game"


def test_the_whole_story(file: Path, record: Record, tmp_path: Path) -> None:
    told = landfall("replay", file, data=tmp_path)
    assert told.code == 0
    story = told.output.splitlines()
    assert story[0] == "Alien Frontiers (Later printing), 2 players, 2026-01-31"
    assert story[1] == "A is Ann, B is drifter (bot)"
    assert "Turn 2: " in told.output
    assert story[-1].endswith(f"({len(record.steps)} steps checked)")
    assert "wins with" in story[-1]


def test_positions_and_one_turn(file: Path, tmp_path: Path) -> None:
    assert "Lunar Mine  " in landfall("replay", file, "--positions", data=tmp_path).output
    turn = landfall("replay", file, "--turn", "3", data=tmp_path).output
    assert turn.count("TERRITORIES") == 1
    assert turn.count(" ends the turn") == 1
    wrong = landfall("replay", file, "--turn", "9999", data=tmp_path)
    assert wrong.code == 2
    assert "there is no turn 9999; the game has " in wrong.output


def test_act_by_act(file: Path, tmp_path: Path) -> None:
    steps = landfall("replay", file, "--step", data=tmp_path, typed=lines("", "show", "", "quit"))
    assert steps.code == 0
    assert steps.output.count("(Enter, show, quit)") == 4
    assert steps.output.count("TERRITORIES") == 1


def test_from_one_form_to_the_other_and_back(file: Path, record: Record, tmp_path: Path) -> None:
    there, back = tmp_path / "there.jsonl", tmp_path / "back"
    assert landfall("replay", file, "--to", "json", "--output", there, data=tmp_path).code == 0
    assert landfall("replay", there, "--to", "text", "--output", back, data=tmp_path).code == 0
    assert read(there, catalog.game) == record
    assert back.read_bytes() == file.read_bytes()
    printed = landfall("replay", there, "--to", "text", data=tmp_path).output
    assert printed == file.read_text(encoding="utf-8")


def test_a_wrong_file_is_refused_with_its_line(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("* roll ", "* roll 7 ", 1), encoding="utf-8")
    told = landfall("replay", file, data=tmp_path)
    assert told.code == 2
    line = text[: text.index("* roll ")].count("\n") + 1
    assert told.output.startswith(f"landfall: {file}:{line}: ")
    assert landfall("replay", file, "--output", "x", data=tmp_path).code == 2


def test_an_unfinished_game(tmp_path: Path) -> None:
    write(tmp_path / "game", recorded(catalog.game(), "replay", most=50))
    told = landfall("replay", tmp_path / "game", data=tmp_path)
    assert told.output.endswith("The game is not finished (50 steps checked).\n")
