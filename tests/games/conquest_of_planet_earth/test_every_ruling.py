"""Every ruling, printed example, answer and note has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from landfall.core.rulebook import bound
from landfall.games.conquest_of_planet_earth.part import all_parts

HERE = Path(__file__).parent
ID = re.compile(r"R-CQ-\d+|EX-[A-Z0-9-]+[A-Z0-9]|FAQ-\d|NOTE-[A-Z0-9-]+[A-Z0-9]")

EXAMPLES = """
    EX-D3 EX-HAND EX-CITY EX-TRUN EX-FOREST EX-BATTLE-1 EX-BATTLE-2 EX-BATTLE-3 EX-BATTLE-4 EX-PARA
    EX-PARA-UNEXPLORED EX-FEEDING EX-BOMB EX-COOP-GOAL EX-SPLIT EX-INGENUITY EX-INGENUITY-BATTLE EX-PUSH
    EX-PUSH-FULL EX-RANDOM EX-CAPTAIN-CARD FAQ-1 FAQ-2 FAQ-3 FAQ-4 FAQ-5 NOTE-AP NOTE-D6-STAYS NOTE-SITE
    NOTE-ONE-AT-A-TIME NOTE-HEROES NOTE-CRUSH NOTE-RESTART NOTE-ESCAPE NOTE-STEAL NOTE-ALIENS
    NOTE-ACTIVATE NOTE-CANCEL NOTE-PLAY-IMM NOTE-LIBERATE NOTE-TRACK NOTE-OVERFLOW NOTE-MOVE NOTE-BREAK
    NOTE-CAPTAIN-COUNTER NOTE-ACTIVE NOTE-TEAM NOTE-SOLO
"""
RULINGS = {ruling.id for ruling in bound("landfall.games.conquest_of_planet_earth").rulings}
ALL = RULINGS | {*EXAMPLES.split()}


def named() -> set[str]:
    """In the names and docstrings of the tests of this folder."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(ID.findall(ast.get_docstring(node) or ""))
                found.update(f"R-CQ-{number}" for number in re.findall(r"r_cq_(\d+)", node.name))
    return found


def test_every_ruling_is_named_by_a_test_and_no_test_names_another() -> None:
    assert named() == ALL


def test_no_card_rolls_half_a_die() -> None:
    """EX-D3: a D3 is a die halved and rounded up, but no part of ours asks for one."""
    parts = all_parts()
    every = [
        *(*parts.events, *parts.resistance, *parts.locations, *parts.objectives, *parts.stuff),
        *(*parts.tech, *parts.counters, *parts.races),
    ]
    said = " ".join(str(part.data) for part in every)
    assert len(every) > 100
    assert "D6" not in said  # a die is a die
    assert not re.search(r"\bd3\b|half a die|halved", said, re.IGNORECASE)
