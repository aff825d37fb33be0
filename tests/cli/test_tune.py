"""`landfall tune` as people meet it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command import landfall
from landfall.core.engine import compiled


@pytest.mark.skipif(not compiled(), reason="whole games of searching players")
def test_a_short_search(tmp_path: Path) -> None:
    pytest.importorskip("cma", reason="the extra lab is not installed")
    path = tmp_path / "weights.json"
    few = ("--seats", "2", "--generations", "1", "--seeds", "1", "--nodes", "20", "--check", "2")
    ran = landfall("tune", *few, "--jobs", "2", "--json", path, data=tmp_path)
    assert ran.code == 0
    assert "generation 1: the best candidate won" in ran.output
    assert "95 % interval" in ran.output
    found = json.loads(path.read_text(encoding="utf-8"))
    assert len(found["points"]) == 2


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--seats", "5"), "seats are numbers from 2 to 4, not '5'"),
        (("--seats", "two"), "seats are numbers from 2 to 4, not 'two'"),
        (("--generations", "0"), "generations: at least 1 is needed, not 0"),
        (("--check", "1"), "at least 2 seeds, not 1"),
    ],
)
def test_wrong_input(tmp_path: Path, words: tuple[str, ...], problem: str) -> None:
    ran = landfall("tune", *words, data=tmp_path)
    assert ran.code == 2
    assert problem in ran.output
