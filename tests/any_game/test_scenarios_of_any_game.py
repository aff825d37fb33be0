"""Scenarios of a game with secrets, of which the parser and the runner know nothing."""

from __future__ import annotations

import pytest

from landfall.core.errors import FileError
from landfall.scenario import Report, parse_scenarios, run

TABLE = """
game: night-watch
position:
  phase: lay
  rounds: 1
  hands: {A: [fox, owl], B: [moth, wolf]}
"""


def ran(steps: str) -> Report:
    [scenario] = parse_scenarios(TABLE + steps, "night.yaml")
    return run(scenario)


@pytest.mark.parametrize(
    "steps",
    [
        "steps: [{A: lay fox}, {B: lay wolf}]",
        "steps: ['B: lay wolf', 'A: lay fox']",
        "steps: [{seat: B, move: lay wolf}, {move: lay fox, seat: A}]",
        "steps: [lay fox, lay wolf]",
    ],
)
def test_seats_that_choose_at_the_same_time_are_named(steps: str) -> None:
    report = ran(f"{steps}\nexpect: {{phase: window, actors: [A], laid: [fox, wolf]}}")
    assert report.passed, report.failures


def test_the_seats_are_those_of_the_hands() -> None:
    [scenario] = parse_scenarios("game: night-watch\nposition: {hands: {C: [owl]}}")
    assert scenario.game.seats == 3
    [scenario] = parse_scenarios("game: night-watch\nstart: true\nseats: 4\nteams: true")
    assert scenario.game.teams == (0, 1, 0, 1)


def test_a_scenario_says_what_a_seat_sees_and_what_it_does_not() -> None:
    report = ran(
        """
steps:
  - B: lay wolf
  - expect:
      B: {hands: [moth], sees: {position: {laid: ["-", wolf]}}, legal-moves: []}
      A: {sees: {position: {laid: ["-", "?"], hands: {B: ["?"]}}}, legal-moves: [lay fox, lay owl]}
      everybody: {sees: {position: {hands: {A: ["?", "?"]}}}}
  - illegal: lay owl
    seat: B
    rule: turn.order
  - {legal: [lay fox, lay owl], seat: A}
  - illegal: lay stag
    rule: lay.hand
    because: no such card
"""
    )
    assert report.passed, report.failures


def test_what_differs_is_told() -> None:
    report = ran("steps: [{B: lay fox}]\nexpect: {A: {score: 1}}")
    [failed] = report.failures
    assert str(failed.differences[0]).startswith("B: lay fox: expected a legal move, but it is")
    report = ran("expect: {A: {score: 1}, winners: [A]}")
    told = [str(difference) for result in report.failures for difference in result.differences]
    assert told == ["A.score: expected 1, but it is 0", "winners: expected [A], but it is []"]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("game: night-watch\nstart: true\nteams: 3", 3, "teams: must be true or false"),
        ("game: night-watch\nstart: true\nlength: endless", 3, "length: length is short or long"),
        ("game: night-watch\nstart: true\nlong-game: true", 3, "long-game: there is no such key"),
        ("game: night-watch\nstart: true\nexpect: {fuel: 1}", 3, "expect.fuel: nothing is called"),
        (
            "game: night-watch\nstart: true\nsteps: [{C: skip}]",
            3,
            "steps.1.C: there is no such key",
        ),
        (
            "game: night-watch\nstart: true\nseats: 2\nsteps: [{seat: C, move: skip}]",
            4,
            "the seats are A, B",
        ),
        ("game: night-watch\nstart: true\nsteps: [fly]", 3, "steps.1: 'fly' is no action"),
        ("game: night-watch\nstart: true\nsteps: [7]", 3, "a step is a move such as `peek`"),
        (
            "game: night-watch\nseats: 2\nposition: {moon: 1}",
            3,
            "position.moon: there is no 'moon'",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(FileError) as raised:
        parse_scenarios(text, "night.yaml")
    assert raised.value.line == line
    assert problem in str(raised.value)


def test_the_game_may_be_said_from_outside() -> None:
    [scenario] = parse_scenarios("start: true\nseats: 1", game="night-watch")
    assert scenario.game.name == "night-watch"
