"""The same seed and budget plan the same turns: in any process, interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot_plans import plans
from landfall.core.engine import compiled

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def planned() -> str:
    return plans()


def test_ranks_differ(planned: str) -> None:
    """Otherwise the other tests here would say little."""
    found = json.loads(planned)
    assert len({json.dumps(turns) for turns in found.values()}) > 4


def elsewhere(path: str) -> str:
    """The same in a process of its own, with the package found at a path."""
    paths = os.pathsep.join(filter(None, [str(TESTS), path]))
    ran = subprocess.run(
        [sys.executable, "-m", "bot_plans"],
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": paths},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return ran.stdout.strip()


def test_another_process_plans_the_same(planned: str) -> None:
    assert elsewhere(os.environ.get("PYTHONPATH", "")) == planned


@pytest.mark.skipif(not compiled(), reason="the compiled engine is asked to match the other one")
def test_both_engines_plan_the_same(planned: str) -> None:
    assert elsewhere(str(TESTS.parent / "src")) == planned
