"""Results on disk survive a kill, and are never mixed with those of other settings."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from landfall.core.errors import FileError
from landfall.lab.results import Results

SETTINGS = {"seed": 1, "bots": ["drifter"]}


def results(path: Path, **settings: object) -> Results[dict[str, int]]:
    return Results(path, "tournament", {**SETTINGS, **settings}, dict, dict)


def test_finished_blocks_are_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "r.jsonl"
    with results(path) as first:
        first.add("a", [{"score": 3}])
    with results(path) as again:
        assert again.blocks == {"a": [{"score": 3}]}
        again.add("b", [])
    with results(path) as third:
        assert list(third.blocks) == ["a", "b"]


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_runs_at_once_do_not_mix(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with results(path) as first:
        first.add("a", [{"score": 3}])
        with pytest.raises(FileError, match="another run is writing these results"), results(path):
            pass
        first.add("b", [])
    with results(path) as again:
        assert list(again.blocks) == ["a", "b"]


@pytest.mark.parametrize("cut", [1, 5, 12])
def test_a_line_cut_short_by_a_kill_is_dropped(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "r.jsonl"
    with results(path) as first:
        first.add("a", [{"score": 3}])
        first.add("b", [{"score": 4}])
    path.write_bytes(path.read_bytes()[:-cut])
    with results(path) as again:
        assert list(again.blocks) == ["a"]
        again.add("b", [{"score": 4}])
    with results(path) as third:
        assert list(third.blocks) == ["a", "b"]


@pytest.mark.parametrize("left", [0, 10])
def test_a_kill_before_the_header_was_whole(tmp_path: Path, left: int) -> None:
    path = tmp_path / "r.jsonl"
    with results(path) as first:
        pass
    path.write_bytes(path.read_bytes()[:left])
    with results(path) as first:
        first.add("a", [])
    with results(path) as again:
        assert list(again.blocks) == ["a"]


def test_other_settings_are_refused_and_named(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with results(path) as first:
        first.add("a", [])
    before = path.read_bytes()
    with pytest.raises(FileError, match="seed was 1, is now 2") as raised, results(path, seed=2):
        pass
    assert "bots" not in str(raised.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Dear diary\n", "r.jsonl:1: this is no file of landfall tournament results"),
        ("Dear diary", "r.jsonl:1: this is no file of landfall tournament results"),
        ('{"format": "landfall balance", "version": 1, "settings": {}}\n', "r.jsonl:1: this is no"),
    ],
)
def test_foreign_files_are_left_alone(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FileError, match=problem), results(path):
        pass
    assert path.read_text(encoding="utf-8") == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with results(path) as first:
        first.add("a", [])
    path.write_bytes(path.read_bytes() + b"no block\n")
    with pytest.raises(FileError, match=r"r\.jsonl:3: this is no block"), results(path):
        pass
