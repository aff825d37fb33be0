"""The same seed and budget plan the same turns: in any process, interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

from bot_plans import plans

TESTS = Path(__file__).parents[1]

PLANNED = "5928e97cf270c388"
"""Changes only with the bots themselves. Both engines are tested against it."""


@pytest.fixture(scope="module")
def planned() -> str:
    return plans()


def test_ranks_differ(planned: str) -> None:
    """Otherwise the other tests here would say little."""
    found = json.loads(planned)
    assert len({json.dumps(turns) for turns in found.values()}) > 4


def test_another_process_plans_the_same(planned: str) -> None:
    paths = [str(TESTS), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    ran = subprocess.run(
        [sys.executable, "-m", "bot_plans"],
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert ran.stdout.strip() == planned


def test_both_engines_plan_the_same(planned: str) -> None:
    assert blake2b(planned.encode(), digest_size=8).hexdigest() == PLANNED
