"""The package as it is installed: under its own name, with bounds on what can break it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from landfall.core.distribution import DISTRIBUTION, engine_version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ABOUT = PROJECT["project"]


def test_the_engine_finds_its_version_under_the_name_it_is_installed_by() -> None:
    assert ABOUT["name"] == DISTRIBUTION
    assert engine_version() in (ABOUT["version"], "source")
    assert list(ABOUT["scripts"]) == ["landfall"]


def version_told_from(source: Path) -> str:
    said = subprocess.run(
        [sys.executable, "-c", "import landfall; print(landfall.__version__)"],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return said.stdout.strip()


def test_its_source_is_no_version_though_one_is_installed_beside_it() -> None:
    assert version_told_from(ROOT / "src") == "source"


def test_its_source_is_no_version_though_a_build_left_its_notes_there(tmp_path: Path) -> None:
    """A wheel that is built from the source lays an egg-info beside it, with a version."""
    (tmp_path / "landfall").symlink_to(ROOT / "src" / "landfall")
    notes = tmp_path / "landfall_table.egg-info"
    notes.mkdir()
    about = f"Metadata-Version: 2.1\nName: {DISTRIBUTION}\nVersion: 9.9\n"
    (notes / "PKG-INFO").write_text(about, encoding="utf-8")
    assert version_told_from(tmp_path) == "source"


def test_a_new_layout_of_the_arrays_is_not_taken_unseen() -> None:
    """The compiled engine reads librt's arrays in memory; another layout would break it."""
    [librt] = [need for need in ABOUT["dependencies"] if need.startswith("librt")]
    assert "<1" in librt.split(";")[0]
