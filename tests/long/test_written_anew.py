"""Whatever is written by a command comes out the same when it is written anew, byte for byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from playthroughs.write import GAMES

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "docs", "web/src")
LEFT = shutil.ignore_patterns("__pycache__", "node_modules", "*.egg-info", "*.so")

WRITERS = {
    "playthroughs.write": [f"tests/playthroughs/{name}" for name in GAMES],
    "landfall.core.rulebook_page": [
        "docs/rules/alien_frontiers.md",
        "docs/rules/conquest_of_planet_earth.md",
    ],
    "landfall.games.alien_frontiers.thinking.features_page": ["docs/reference/features.md"],
    "landfall.server.typescript": ["web/src/shell/link/wire.ts"],
}

pytestmark = pytest.mark.long


@pytest.mark.parametrize("module", WRITERS)
def test_a_command_writes_what_is_kept(module: str, tmp_path: Path) -> None:
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT)
    for path in WRITERS[module]:
        (tmp_path / path).unlink()
    subprocess.run(
        [sys.executable, "-m", module],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(["src", "tests"])},
        check=True,
    )
    for path in WRITERS[module]:
        assert (tmp_path / path).read_bytes() == (ROOT / path).read_bytes(), path
