"""The captain that benchmarks ask through a pipe: it answers in notation, as an older version must."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import landfall

PLANNER = Path(__file__).parents[1] / "benchmarks" / "planner.py"
NODES = "500"
GAME = landfall.game("alien-frontiers", edition="later-printing", seats=2, rulings="0.1")
SHORT = {"dice": [2, 6], "seats": {"A": {"ore": 2, "fuel": 1, "docked": {"lunar-mine": [3]}}}}
CLAIMING = {
    "seats": {"A": {"docked": {"alien-artifact": [3, 6]}}},
    "display": ["alien-city", "booster-pod", "stasis-beam"],
    "this-turn": {"claim": [3, 6]},
}


def question(position: dict[str, Any], **more: Any) -> dict[str, Any]:
    table = {"edition": GAME.edition, "seats": GAME.seats, "options": dict(GAME.options)}
    return {**table, "position": position, **more}


def ask(*questions: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", str(PLANNER), NODES],
        input="".join(f"{json.dumps(question)}\n" for question in questions),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        timeout=600,
    )


def answers(*questions: dict[str, Any]) -> list[dict[str, Any]]:
    done = ask(*questions)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def full(position: dict[str, Any]) -> dict[str, Any]:
    return GAME.to_dict(GAME.from_dict(position))


@pytest.mark.parametrize("position", [SHORT, CLAIMING], ids=["short", "claiming"])
def test_a_plan_is_legal_and_goes_up_to_the_next_chance(position: dict[str, Any]) -> None:
    [answer] = answers(question(full(position)))
    at = GAME.from_dict(position)
    assert sorted(answer["legal"]) == sorted(map(GAME.text, GAME.legal(at)))
    assert 0 < answer["value"] < 1
    for action in answer["plan"]:
        assert GAME.actor(at) == 0
        at = GAME.apply(at, GAME.code(action))
    assert GAME.actor(at) == landfall.CHANCE
    assert (GAME.to_dict(at)["turns"] == 1) == (position is CLAIMING)


@pytest.mark.parametrize("position", [SHORT, CLAIMING], ids=["short", "claiming"])
def test_no_other_beginning_of_the_turn_is_judged_to_be_better(position: dict[str, Any]) -> None:
    [answer] = answers(question(full(position)))
    plans = [answer["plan"], *([action] for action in answer["legal"])]
    best, *others = answers(*(question(full(position), judge=plan) for plan in plans))
    assert best["worth"] == pytest.approx(answer["value"], abs=0.01)
    assert all(other["worth"] < best["worth"] + 0.01 for other in others)


def test_an_entry_that_this_version_does_not_know_is_left_out_if_it_is_empty() -> None:
    plain = full(SHORT)
    later = {**plain, "weather": {"storms": [], "wind": 0}}
    later["this-turn"] = {**plain["this-turn"], "swapped": None}
    known, unknown = answers(question(plain), question(later))
    assert unknown["plan"] == known["plan"]


def test_an_entry_that_this_version_does_not_know_is_refused_if_it_says_something() -> None:
    done = ask(question({**full(SHORT), "weather": {"storms": ["A"]}}))
    assert done.returncode == 1
    assert "this version knows no 'weather'" in done.stderr
