"""`landfall analyse` as people meet it; the turns it looks at are few, as each takes many searches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command import landfall
from landfall import catalog
from landfall.record import write
from recorded import last_steps


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The last steps of a game."""
    path = tmp_path / "game.landfall"
    write(path, last_steps(catalog.game(seats=2), 3, steps=2))
    return path


def test_summary_json_and_picture(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    data, svg, png = tmp_path / "a.json", tmp_path / "a.svg", tmp_path / "a.png"
    few = ("--nodes", "20")
    ran = landfall("analyse", record, *few, "--json", data, "--plot", svg, data=tmp_path)
    assert ran.code == 0
    assert "given away" in ran.output
    found = json.loads(data.read_text(encoding="utf-8"))
    assert sum(found["end"]) == 1
    assert all(one["best"] for turn in found["turns"] for one in turn["decisions"])
    assert b"<svg" in svg.read_bytes()
    landfall("analyse", record, *few, "--plot", png, data=tmp_path)
    assert png.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--plot", "a.gif"), "a plot is a file in .svg or .png, not 'a.gif'"),
        (("--best", "0"), "at least one best turn is kept, not 0"),
    ],
)
def test_wrong_input(record: Path, tmp_path: Path, words: tuple[str, ...], problem: str) -> None:
    ran = landfall("analyse", record, *words, data=tmp_path)
    assert ran.code == 2
    assert problem in ran.output


def test_no_record(tmp_path: Path) -> None:
    ran = landfall("analyse", tmp_path / "none", data=tmp_path)
    assert ran.code == 2
    assert "cannot be read" in ran.output
