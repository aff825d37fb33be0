"""Every ruling is shown by a scenario or a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from landfall.catalog import rulebook
from landfall.scenario import Scenario, read_scenarios
from made_up.with_factions import factions_known
from scenario_cases import check

HERE = Path(__file__).parent
OUTER_BELT = HERE.parent / "games/alien_frontiers/test_outer_belt.py"
RULINGS = [ruling.id for ruling in rulebook("alien-frontiers").rulings]
RULING = re.compile(r"R-[A-Z0-9]+-[0-9]+")
with factions_known():
    SCENARIOS = [
        scenario for path in sorted(HERE.glob("*.yaml")) for scenario in read_scenarios(path)
    ]


@pytest.mark.parametrize(
    "scenario", [pytest.param(scenario, id=scenario.name) for scenario in SCENARIOS]
)
def test_ruling(scenario: Scenario) -> None:
    with factions_known():
        check(scenario)


def named_by_scenarios() -> set[str]:
    return {ruling for scenario in SCENARIOS for ruling in RULING.findall(scenario.name)}


def named_by_tests() -> set[str]:
    """In the docstrings of the tests beside this one, and of those of the Outer Belt."""
    named: set[str] = set()
    for path in (*HERE.glob("test_*.py"), OUTER_BELT):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                named.update(RULING.findall(ast.get_docstring(node) or ""))
    return named


def test_every_ruling_is_named() -> None:
    assert set(RULINGS) == named_by_scenarios() | named_by_tests()


def test_every_scenario_names_one_ruling_and_has_a_name_of_its_own() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert [name for name in names if not RULING.match(name)] == []
    assert len(names) == len(set(names))
