"""The examples of the documentation hold, and what it lists is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from landfall import catalog
from landfall.scenario import parse_scenarios, run
from landfall.scenario.expectations import facts

DOCS = Path(__file__).parents[2] / "docs" / "reference"
SCENARIOS = (DOCS / "scenario.md").read_text(encoding="utf-8")
POSITIONS = (DOCS / "position.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", FENCE.findall(SCENARIOS))
def test_a_documented_scenario_passes(text: str) -> None:
    for scenario in parse_scenarios(text, "scenario.md"):
        report = run(scenario)
        assert report.passed, report.failures
        assert report.results


@pytest.mark.parametrize("text", FENCE.findall(POSITIONS))
def test_a_documented_position_is_one(text: str) -> None:
    game = catalog.game(seats=2)
    position = game.from_dict(yaml.safe_load(text))
    assert game.from_dict(game.to_dict(position)) == position


def test_there_are_three_worked_examples() -> None:
    assert len(FENCE.findall(SCENARIOS)) >= 3


def test_every_expectation_is_documented() -> None:
    game = catalog.game(seats=2)
    tree = facts(game, game.start())
    named = set(tree) - {"A", "B"} | set(tree["A"]) | set(tree["relic-ship"])
    assert [key for key in sorted(named) if not re.search(rf"\b{key}\b", SCENARIOS)] == []


def test_every_entry_of_a_position_is_documented() -> None:
    whole = catalog.game(seats=2).to_dict(catalog.game(seats=2).start())
    entries = {*whole, *whole["seats"]["A"], *whole["this-turn"], *whole["relic-ship"]}
    entries |= {*whole["seats"]["A"]["docked"], *whole["seats"]["A"]["colonies"], *whole["fields"]}
    entries |= set(whole["deck"])
    assert [key for key in sorted(entries) if f"`{key}" not in POSITIONS] == []
