"""Every example the rulebooks print, played in each edition whose rulebook prints it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from landfall.catalog import rulebook
from landfall.scenario import Scenario, parse_scenarios
from scenario_cases import check

HERE = Path(__file__).parent
FIRST, LATER, EDITION_X = "first-printing", "later-printing", "edition-x"
PRINTED_IN = {
    "every_rulebook.yaml": (FIRST, LATER, EDITION_X),
    "earlier_rulebooks.yaml": (FIRST, LATER),
    "later_rulebooks.yaml": (LATER, EDITION_X),
    "later_printing.yaml": (LATER,),
    "edition_x.yaml": (EDITION_X,),
    "edition_x_modules.yaml": (EDITION_X,),
}

# How many examples each section prints. A section numbers them only if it has several.
BOARD = {
    "Game Play": 1,
    "Alien Artifact": 3,
    "Lunar Mine": 1,
    "Orbital Market": 1,
    "Raiders' Outpost": 1,
    "Solar Converter": 1,
    "Territory Bonuses": 2,
    "Asimov Crater": 1,
    "Bradbury Plateau": 1,
    "Burroughs Desert": 3,
    "Heinlein Plains": 1,
    "Herbert Valley": 1,
    "Lem Badlands": 1,
    "Pohl Foothills": 2,
    "Van Vogt Mountains": 1,
    "Isolation Field": 1,
    "Positron Field": 1,
    "Repulsor Field": 1,
}
TECH = {
    "Booster Pod": 1,
    "Data Crystal": 1,
    "Gravity Manipulator": 1,
    "Holographic Decoy": 1,
    "Orbital Teleporter": 2,
    "Plasma Cannon": 3,
    "Polarity Device": 2,
    "Resource Cache": 1,
    "Stasis Beam": 1,
    "Temporal Warper": 2,
}
PRINTED = {
    FIRST: BOARD | TECH,
    LATER: BOARD | TECH | {"Raiders' Outpost": 2, "Plasma Cannon": 4, "Mind Control Helmet": 1},
    EDITION_X: BOARD | {"Raiders' Outpost": 2},
}


def examples() -> Iterator[tuple[str, Scenario]]:
    """Each example with the edition in which it is played."""
    for name, editions in PRINTED_IN.items():
        text = (HERE / name).read_text(encoding="utf-8")
        for edition in editions:
            in_edition = re.sub("^edition: .*$", f"edition: {edition}", text, flags=re.MULTILINE)
            for scenario in parse_scenarios(in_edition, name):
                yield edition, scenario


EXAMPLES = list(examples())


def title(edition: str, scenario: Scenario) -> str:
    """`later printing, Raiders' Outpost, example 2`."""
    return f"{rulebook('alien-frontiers').editions[edition]}, {scenario.name}"


@pytest.mark.parametrize(
    "scenario", [pytest.param(example, id=title(edition, example)) for edition, example in EXAMPLES]
)
def test_example(scenario: Scenario) -> None:
    check(scenario)


@pytest.mark.parametrize("edition", PRINTED)
def test_no_printed_example_is_missing(edition: str) -> None:
    played: dict[str, int] = {}
    for played_in, scenario in EXAMPLES:
        named = re.fullmatch(r"(.+), example(?: ([1-9]))?(?:: .+)?", scenario.name)
        assert named, f"{scenario.name!r} is not named after an example"
        if played_in == edition:
            section, number = named[1], int(named[2] or 1)
            played[section] = max(played.get(section, 0), number)
    assert played == PRINTED[edition]


def test_no_file_is_left_out() -> None:
    assert {path.name for path in HERE.glob("*.yaml")} == set(PRINTED_IN)
