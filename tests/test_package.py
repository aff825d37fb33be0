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


def test_its_source_is_no_version_though_one_is_installed_beside_it() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "import landfall; print(landfall.__version__)"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert said.stdout.strip() == "source"


def test_a_new_layout_of_the_arrays_is_not_taken_unseen() -> None:
    """The compiled engine reads librt's arrays in memory; another layout would break it."""
    [librt] = [need for need in ABOUT["dependencies"] if need.startswith("librt")]
    assert "<1" in librt.split(";")[0]
