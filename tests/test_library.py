"""The public interface: every name is documented, and importing it loads next to nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import landfall

SOURCE = Path(__file__).parents[1] / "src"
PAGE = (Path(__file__).parents[1] / "docs/reference/library.md").read_text(encoding="utf-8")
METHODS = [name for name in vars(landfall.Game) if not name.startswith("_")]


@pytest.mark.parametrize("name", landfall.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    assert getattr(landfall, name) is not None
    assert f"`{name}`" in PAGE or f"landfall.{name}" in PAGE


@pytest.mark.parametrize("method", METHODS)
def test_every_method_of_a_game_is_documented(method: str) -> None:
    assert f"`{method}" in PAGE or f"game.{method}" in PAGE


def test_importing_it_loads_no_game_and_no_library() -> None:
    script = "import sys, landfall; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = done.stdout.split()
    assert not {"yaml", "typer", "rich", "numpy", "landfall.catalog"} & set(loaded)
    assert not [name for name in loaded if name.startswith("landfall.games.")]


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        getattr(landfall, "gmae")  # noqa: B009
    assert landfall.__version__


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("landfall.gmae('alien-frontiers')", 'Module has no attribute "gmae"'),
        ("landfall.Recrod", 'Module has no attribute "Recrod"'),
        ("made: landfall.Record; print(landfall.__version__)", ""),
    ],
)
def test_a_type_checker_sees_a_typo_of_a_name(script: str, said: str, tmp_path: Path) -> None:
    words = ["--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path), "--no-pretty"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *words, "-c", f"import landfall; {script}"],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said in done.stdout
    assert (done.returncode == 0) == (said == "")


def test_a_record_of_half_a_game_is_unfinished(tmp_path: Path) -> None:
    game = landfall.game("alien-frontiers", seats=2)
    half = landfall.record_game(game, [game.code("first B")])
    landfall.write_record(tmp_path / "half.txt", half)
    assert landfall.read_record(tmp_path / "half.txt") == half
    assert half.result is None


def test_a_record_of_an_illegal_game_is_refused() -> None:
    game = landfall.game("alien-frontiers", seats=2)
    with pytest.raises(landfall.IllegalAction, match=r"turn\.chance: first player one is drawn"):
        landfall.record_game(game, [game.code("end")])


def test_names_that_do_not_exist_are_told(tmp_path: Path) -> None:
    with pytest.raises(landfall.UnknownName, match="there is no game 'chess'"):
        landfall.rulebook("chess")
    game = landfall.game("alien-frontiers", seats=2)
    with pytest.raises(landfall.UnknownName, match="as text or as json, not as 'xml'"):
        landfall.write_record(tmp_path / "game.xml", landfall.record_game(game, []), form="xml")
