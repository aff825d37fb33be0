"""`landfall explain` and `landfall rules`: answers, with the rule and the fact."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from command import landfall
from landfall import catalog
from landfall.record import write
from recorded import recorded

POSITION = """\
seats:
  A: {fuel: 1, docked: {lunar-mine: [5]}}
  C: {ore: 2}
dice: [3, 4, 6]
"""
SCENARIOS = """\
name: first
edition: first-printing
start: true
---
name: second
position:
  seats: {A: {fuel: 1, docked: {lunar-mine: [5]}}}
  dice: [3, 6]
steps:
  - dock lunar-mine 6
  - dock solar-converter 3
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    return file


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    file = tmp_path / "scenarios.yaml"
    file.write_text(SCENARIOS, encoding="utf-8")
    return file


def test_a_refusal_names_the_rule_and_the_fact(position: Path, tmp_path: Path) -> None:
    answer = landfall("explain", position, "dock", "lunar-mine", "3", data=tmp_path)
    assert answer.code == 1
    assert "the highest ship here is a 5, yours is a 3" in answer.output
    assert "  lunar-mine.order: " in answer.output


def test_further_rules_in_the_way_are_named(position: Path, tmp_path: Path) -> None:
    answer = landfall("explain", position, "dock shipyard 4 4", data=tmp_path)
    assert answer.code == 1
    assert "  dock.ships: " in answer.output
    assert answer.output.endswith("Also forbidden by dock.cost.\n")


def test_a_legal_move_tells_cost_gain_and_rules(position: Path, tmp_path: Path) -> None:
    answer = landfall("explain", position, "dock solar-converter 4", data=tmp_path)
    assert answer.code == 0
    assert answer.output.startswith("dock solar-converter 4: 2 fuel.\n  solar-converter.gain: ")


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("dock shipyard 3 4", "shipyard.price"),
        ("dock maintenance-bay 3", "maintenance-bay.last-resort"),
        ("dock lunar-mine 4 7", "dock.ships"),
        ("use alien-city", "tech.no-paid-power"),
    ],
)
def test_what_could_never_be_is_not_legal_by_a_rule(
    move: str, rule: str, position: Path, tmp_path: Path
) -> None:
    answer = landfall("explain", position, move, data=tmp_path)
    assert answer.code == 1
    assert answer.output.startswith(f"{move} is not legal: ")
    assert f"\n  {rule}: " in answer.output


def test_several_ships_in_one_line(position: Path, tmp_path: Path) -> None:
    answer = landfall("explain", position, "dock lunar-mine 6 3", data=tmp_path)
    assert answer.code == 1
    assert answer.output.startswith("dock lunar-mine 6: 1 ore.")
    assert "the highest ship here is a 6, yours is a 3" in answer.output


def test_a_scenario_before_and_after_its_steps(scenarios: Path, tmp_path: Path) -> None:
    ask = ("explain", scenarios, "dock solar-converter 6", "--number", "2")
    assert landfall(*ask, data=tmp_path).code == 0
    assert landfall(*ask, "--after", "1", data=tmp_path).code == 1
    assert landfall("explain", scenarios, "first B", data=tmp_path).code == 0


def test_a_record_at_its_end_and_before(tmp_path: Path) -> None:
    file = tmp_path / "game"
    write(file, recorded(catalog.game(), "explain"))
    over = landfall("explain", file, "end", data=tmp_path)
    assert over.code == 1
    assert "turn.over" in over.output
    assert landfall("explain", file, "first A", "--after", "0", data=tmp_path).code == 0


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("position.yaml", "dock the moon"), "is no action"),
        (("position.yaml", "dock lunar-mine"), "did you mean 'dock lunar-mine 6'?"),
        (("position.yaml", "end", "--edition", "third"), "no edition 'third'"),
        (("position.yaml", "end", "--number", "2"), "there is no scenario 2; there are 1"),
        (("scenarios.yaml", "end", "--number", "2", "--after", "3"), "has 2 steps, not 3"),
        (("nowhere.yaml", "end"), "cannot be read"),
    ],
)
def test_questions_that_cannot_be_answered(
    words: tuple[str, ...],
    problem: str,
    position: Path,
    scenarios: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = landfall("explain", *words, data=tmp_path)
    assert answer.code == 2
    assert problem in answer.output


def test_a_wrong_position_is_shown_at_its_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(POSITION.replace("lunar-mine: [5]", "lunar-mine: [9]"), encoding="utf-8")
    answer = landfall("explain", file, "end", data=tmp_path)
    assert answer.code == 2
    assert f"{file}:2: seats.A.docked.lunar-mine" in answer.output


# -- rules ------------------------------------------------------------------------------------------


def test_a_rule_by_its_id_with_the_rulings_it_rests_on(tmp_path: Path) -> None:
    found = landfall("rules", "LUNAR-MINE.order", data=tmp_path)
    assert found.output.startswith("lunar-mine.order: ")
    assert "Rests on R-MINE-1" in found.output


def test_a_ruling_that_a_rule_rests_on_stands_with_its_question(tmp_path: Path) -> None:
    """Many begin with yes or no."""
    found = landfall("rules", "agendas.limit", data=tmp_path)
    assert re.search(r"R-AGE-11: Does a reveal make room for another Agenda\?\s+No, ", found.output)


def test_a_ruling_by_its_id(tmp_path: Path) -> None:
    found = landfall("rules", "R-MINE-1", data=tmp_path)
    assert found.output.startswith("R-MINE-1: Which values may dock?")
    assert "Reason: " in found.output


def test_a_race_names_its_powers(tmp_path: Path) -> None:
    """Each power is an entry of its own, which the name of its race does not find."""
    found = landfall(
        "rules", "--game", "conquest-of-planet-earth", "rantillion", data=tmp_path
    ).output
    assert "Powers: Swarm, Rending Claws, Shaman Pheromones." in found


def test_rules_by_words_and_all_of_them(tmp_path: Path) -> None:
    assert (
        "raiders-outpost.duplicate" in landfall("rules", "raid", "duplicate", data=tmp_path).output
    )
    assert "entries contain all of that" in landfall("rules", "colony", data=tmp_path).output
    headings = landfall("rules", data=tmp_path).output
    assert "Lunar Mine:\n  lunar-mine.order" in headings


def test_a_rule_of_another_edition_says_so(tmp_path: Path) -> None:
    helmet = ("rules", "mind-control-helmet.use")
    assert "Only in:" in landfall(*helmet, "--edition", "first-printing", data=tmp_path).output
    assert "Only in:" not in landfall(*helmet, data=tmp_path).output


def test_no_such_rule(tmp_path: Path) -> None:
    found = landfall("rules", "lunar-mine.ordre", data=tmp_path)
    assert found.code == 2
    assert "did you mean lunar-mine.order" in found.output
