"""A record made here replays elsewhere: another process, another hash seed, the interpreted engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from landfall import catalog
from landfall.record import write
from landfall.record.jsonl import write_json
from recorded import recorded

ROOT = Path(__file__).parents[2]
READ = """
import sys
from landfall import catalog
from landfall.core.engine import describe
from landfall.record import read
from landfall.record.jsonl import write_json
sys.stdout.write(describe().split()[0] + "\\n" + write_json(read(sys.argv[1], catalog.game)))
"""


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["0", "77"])
@pytest.mark.parametrize("path", ["", str(ROOT / "src")], ids=["same-engine", "interpreted"])
def test_every_step_has_the_same_hash(path: str, hash_seed: str, tmp_path: Path) -> None:
    record = recorded(catalog.game(seats=4), "elsewhere")
    write(tmp_path / "game", record)
    more = {"PYTHONHASHSEED": hash_seed, **({"PYTHONPATH": path} if path else {})}
    run = subprocess.run(
        [sys.executable, "-c", READ, str(tmp_path / "game")],
        env={**os.environ, **more},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    engine, _, text = run.stdout.partition("\n")
    assert text == write_json(record)
    assert not path or engine == "interpreted"
