"""Every example the rulebooks print, played in each edition whose rulebook prints it.

Each has an id, with which the names of its scenarios begin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from landfall.catalog import rulebook
from landfall.scenario import parse_scenarios
from scenario_cases import Case, cases, check

HERE = Path(__file__).parent
FIRST, LATER, EDITION_X = "first-printing", "later-printing", "edition-x"
PRINTED_IN = {
    "every_rulebook.yaml": (FIRST, LATER, EDITION_X),
    "earlier_rulebooks.yaml": (FIRST, LATER),
    "later_rulebooks.yaml": (LATER, EDITION_X),
    "later_printing.yaml": (LATER,),
    "edition_x.yaml": (EDITION_X,),
    "edition_x_modules.yaml": (EDITION_X,),
    "outer_belt.yaml": (EDITION_X,),
}
NAMED = re.compile(r"(EX-[A-Z]+(?:-[A-Z]+|-[1-9][ab]?)?) (.+), example(?: ([1-9]))?(?:: .+)?")
"""`EX-ART-2 Alien Artifact, example 2: what of it is shown`."""

# The examples of each section, numbered only if it has several; of some, two parts have ids.
BOARD = {
    "Game Play": ["EX-TERRA-NEED"],
    "Alien Artifact": ["EX-ART-1", "EX-ART-2", "EX-ART-3"],
    "Lunar Mine": ["EX-MINE"],
    "Orbital Market": ["EX-MKT"],
    "Raiders' Outpost": ["EX-RAID-1"],
    "Solar Converter": ["EX-SOL"],
    "Territory Bonuses": ["EX-CTL-1", "EX-CTL-2"],
    "Asimov Crater": ["EX-ASI"],
    "Bradbury Plateau": ["EX-BRA"],
    "Burroughs Desert": ["EX-BUR-1", "EX-BUR-2", "EX-BUR-3"],
    "Heinlein Plains": ["EX-HEI"],
    "Herbert Valley": ["EX-HER"],
    "Lem Badlands": ["EX-LEM"],
    "Pohl Foothills": ["EX-POH-1", "EX-POH-2"],
    "Van Vogt Mountains": ["EX-VAN"],
    "Isolation Field": ["EX-ISO"],
    "Positron Field": ["EX-POS"],
    "Repulsor Field": ["EX-REP"],
}
TECH = {
    "Booster Pod": ["EX-BOOST"],
    "Data Crystal": ["EX-DATA"],
    "Gravity Manipulator": ["EX-GRAV"],
    "Holographic Decoy": ["EX-HOLO"],
    "Orbital Teleporter": ["EX-TELE-1", "EX-TELE-2"],
    "Plasma Cannon": ["EX-PLAS-1", "EX-PLAS-2", "EX-PLAS-3"],
    "Polarity Device": ["EX-POLA-1", "EX-POLA-2"],
    "Resource Cache": ["EX-CACHE"],
    "Stasis Beam": ["EX-STAS"],
    "Temporal Warper": ["EX-WARP-1", "EX-WARP-2"],
}
LATER_ONLY = {
    "Plasma Cannon": ["EX-PLAS-1", "EX-PLAS-2", "EX-PLAS-3", "EX-PLAS-4"],
    "Mind Control Helmet": ["EX-MCH-1"],
}
BELT = {
    "Blish Expanse": ["EX-BLISH"],
    "Asteroid Cards": [
        *("EX-AST-1a", "EX-AST-1b", "EX-AST-2a", "EX-AST-2b", "EX-AST-3a", "EX-AST-3b"),
        *("EX-AST-4", "EX-AST-MOVE"),
    ],
}
TWO_OF_RAIDERS = {"Raiders' Outpost": ["EX-RAID-1", "EX-RAID-2"]}
PRINTED = {
    FIRST: BOARD | TECH,
    LATER: BOARD | TECH | TWO_OF_RAIDERS | LATER_ONLY,
    EDITION_X: BOARD | TWO_OF_RAIDERS | BELT,
}


def examples() -> Iterator[tuple[str, Case]]:
    """Each example with the edition in which it is played."""
    for name, editions in PRINTED_IN.items():
        text = (HERE / name).read_text(encoding="utf-8")
        for edition in editions:
            in_edition = re.sub("^edition: .*$", f"edition: {edition}", text, flags=re.MULTILINE)
            for case in cases(in_edition, partial(parse_scenarios, in_edition, name)):
                yield edition, case


EXAMPLES = list(examples())


def title(edition: str, case: Case) -> str:
    """`later printing, Raiders' Outpost, example 2`."""
    return f"{rulebook('alien-frontiers').editions[edition]}, {case.name}"


@pytest.mark.parametrize(
    "case", [pytest.param(example, id=title(edition, example)) for edition, example in EXAMPLES]
)
def test_example(case: Case) -> None:
    check(case.scenario())


@pytest.mark.parametrize("edition", PRINTED)
def test_every_printed_example_is_played_under_its_id(edition: str) -> None:
    played: dict[str, set[str]] = {}
    for played_in, case in EXAMPLES:
        named = NAMED.fullmatch(case.name)
        assert named, f"{case.name!r} is not named after an example"
        example, section, number = named.groups()
        numbered = re.search("-([1-9])[ab]?$", example)
        assert (numbered[1] if numbered else None) == number, case.name
        if played_in == edition:
            played.setdefault(section, set()).add(example)
    assert {section: sorted(found) for section, found in played.items()} == PRINTED[edition]


def test_no_two_examples_have_one_id() -> None:
    sections: dict[str, str] = {}
    for printed in PRINTED.values():
        for section, ids in printed.items():
            assert {sections.setdefault(example, section) for example in ids} == {section}


def test_no_file_is_left_out() -> None:
    assert {path.name for path in HERE.glob("*.yaml")} == set(PRINTED_IN)
