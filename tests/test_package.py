"""The package as it is installed: under its own name, with bounds on what can break it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from landfall.core.distribution import DISTRIBUTION, engine_version

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
ABOUT = PROJECT["project"]


def test_the_engine_finds_its_version_under_the_name_it_is_installed_by() -> None:
    assert ABOUT["name"] == DISTRIBUTION
    assert engine_version() in (ABOUT["version"], "source")
    assert list(ABOUT["scripts"]) == ["landfall"]


def test_a_new_layout_of_the_arrays_is_not_taken_unseen() -> None:
    """The compiled engine reads librt's arrays in memory; another layout would break it."""
    [librt] = [need for need in ABOUT["dependencies"] if need.startswith("librt")]
    assert "<1" in librt.split(";")[0]
