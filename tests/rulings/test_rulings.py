"""Every ruling is shown by a scenario or a test that names it."""

from __future__ import annotations

import ast
import re
from functools import partial
from itertools import chain
from pathlib import Path

import pytest

from landfall.catalog import rulebook
from landfall.core.game import OVER
from landfall.scenario import Scenario, read_scenarios
from made_up.with_factions import factions_known
from scenario_cases import Case, by_name, cases, check

HERE = Path(__file__).parent
ELSEWHERE = HERE.parent / "games/alien_frontiers"
"""Rulings on modules are partly shown beside what else is tested of them."""
RULINGS = [ruling.id for ruling in rulebook("alien-frontiers").rulings]
RULING = re.compile(r"R-[A-Z0-9]+-[0-9]+")
FOLLOWED = 8
"""So many of what may follow upon the beginning of a scenario are looked at."""


def read(path: Path) -> list[Scenario]:
    with factions_known():
        return read_scenarios(path)


CASES = {
    path.name: cases(path.read_text(encoding="utf-8"), partial(read, path))
    for path in sorted(HERE.glob("*.yaml"))
}
NAMES = [case.name for of_a_file in CASES.values() for case in of_a_file]


@pytest.mark.parametrize("case", [*map(by_name, chain(*CASES.values()))])
def test_ruling(case: Case) -> None:
    scenario = case.scenario()
    with factions_known():
        check(scenario)


@pytest.mark.slow
@pytest.mark.parametrize("file", CASES)
def test_where_a_ruling_begins_and_what_may_follow_reads_back_equal(file: str) -> None:
    """Scenarios have ships, colonies and cards in places that random games seldom come to."""
    for scenario in (case.scenario() for case in CASES[file]):
        game, start = scenario.game, scenario.position
        codes = game.legal(start) if game.actor(start) != OVER else []
        for position in (start, *(game.apply(start, code) for code in codes[:FOLLOWED])):
            assert game.from_dict(game.to_dict(position)) == position, scenario.name
            seen = game.observe(position, 0)
            assert game.from_dict(game.to_dict(seen)) == seen, scenario.name


def named_by_scenarios() -> set[str]:
    names = [*NAMES]
    for path in ELSEWHERE.glob("*/*.yaml"):
        lines = path.read_text(encoding="utf-8").splitlines()
        names += [line for line in lines if line.startswith("name:")]
    return {ruling for name in names for ruling in RULING.findall(name)}


def named_by_tests() -> set[str]:
    """In the docstrings of the tests beside this one, and of those of modules."""
    named: set[str] = set()
    modules = ("outer_belt", "agenda_rulings", "agendas", "objectives", "feats", "tallies")
    of_modules = [ELSEWHERE / f"test_{module}.py" for module in modules]
    for path in (*HERE.glob("test_*.py"), *of_modules):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                named.update(RULING.findall(ast.get_docstring(node) or ""))
    return named


def test_every_ruling_is_named() -> None:
    assert set(RULINGS) == named_by_scenarios() | named_by_tests()


def test_every_scenario_names_one_ruling_and_has_a_name_of_its_own() -> None:
    assert [name for name in NAMES if not RULING.match(name)] == []
    assert len(NAMES) == len(set(NAMES))
