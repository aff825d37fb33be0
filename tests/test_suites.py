"""`make test` leaves no test out, and runs on both engines whatever the engines could disagree on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
LONG = TESTS / "long"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", "")


INHERITED = ("MAKE", "MFLAGS", "ARGS")
"""What a make that runs this test would tell the one that is asked here."""


def listed(name: str) -> list[str]:
    """A list of the Makefile."""
    found = re.search(rf"^{name} *= (.*)", MAKEFILE, re.MULTILINE)
    assert found, f"the Makefile has no {name}"
    return found[1].split()


def test_every_folder_says_whether_it_runs_on_both_engines() -> None:
    folders = {path.relative_to(TESTS).parts[0] for path in TESTS.glob("*/**/test_*.py")}
    assert sorted([*listed("ON_BOTH"), *listed("ONCE")]) == sorted(folders - {LONG.name})


def test_what_is_checked_quickly_is_there() -> None:
    assert [path for path in listed("QUICK") if not (ROOT / path).exists()] == []


@pytest.fixture(scope="module")
def runs() -> dict[str, list[Path]]:
    """What each engine is asked to test by `make test`; pytest that is named no path takes all."""
    make = shutil.which("make")
    if make is None:
        pytest.skip("make is not installed")
    own = {name: text for name, text in os.environ.items() if not name.startswith(INHERITED)}
    said = subprocess.run(
        [make, "--dry-run", "test"], cwd=ROOT, env=own, capture_output=True, text=True, check=True
    ).stdout
    asked: dict[str, list[Path]] = {}
    for engine, arguments in re.findall(r"LANDFALL_ENGINE=(\w+) .*pytest(.*)", said):
        paths = [ROOT / word for word in arguments.split() if word.startswith("tests")]
        asked[engine] = paths or [TESTS]
    return asked


def run_by(runs: dict[str, list[Path]], test: Path) -> set[str]:
    return {engine for engine, paths in runs.items() if {test, *test.parents} & set(paths)}


def test_no_test_is_left_out(runs: dict[str, list[Path]]) -> None:
    tests = {path for path in TESTS.rglob("test_*.py") if LONG not in path.parents}
    assert {path for path in tests if not run_by(runs, path)} == set()


def test_what_follows_from_the_rules_is_tested_on_both_engines(runs: dict[str, list[Path]]) -> None:
    for folder in ("bots", "counts", "games", "record", "rulebook", "rulings"):
        for test in (TESTS / folder).rglob("test_*.py"):
            assert run_by(runs, test) == {"interpreted", "compiled"}, test
