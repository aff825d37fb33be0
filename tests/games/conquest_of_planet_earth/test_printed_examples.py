"""Printed examples of the rulebook as scenarios, and what scenarios of this game may leave unsaid."""

from __future__ import annotations

from pathlib import Path

import pytest

from landfall.core.errors import FileError
from landfall.scenario import Scenario, parse_scenarios, read_scenarios, run

NAME = "conquest-of-planet-earth"
FILE = Path(__file__).with_name("printed_examples.yaml")


@pytest.mark.parametrize("scenario", read_scenarios(FILE, NAME), ids=lambda one: one.name)
def test_printed_example(scenario: Scenario) -> None:
    report = run(scenario)
    told = [str(one) for result in report.failures for one in result.differences]
    assert report.passed, told


def ran(text: str) -> list[str]:
    [scenario] = parse_scenarios(f"game: {NAME}\n{text}", "question.yaml")
    return [str(one) for result in run(scenario).failures for one in result.differences]


def test_passing_in_a_window_goes_without_saying() -> None:
    told = ran(
        """
position:
  phase: battle
  seats: {A: {hand: [death-ray]}, B: {hand: [recalibrate]}}
  spaces: {n-4: {location: town, aliens: {A: 2}}}
  battle: {space: n-4}
  fight: {full: us-army-infantry}
steps: [roll 6, roll 1]
expect: {A: {holds: [death-ray], lacks: [recalibrate]}, fight: {dice: {own: [6], enemy: [1]}}}
"""
    )
    assert told == []


def test_cards_that_do_not_matter_come_by_themselves() -> None:
    told = ran(
        """
position: {phase: draw, seats: {A: {race: menthalars, hand: [death-ray]}, B: {number: 2}}}
steps: [discard death-ray, end]
expect: {A: {hand-size: 5}, turn: B, phase: draw}
"""
    )
    assert told == []


def test_what_differs_is_told_at_its_place() -> None:
    told = ran(
        """
position: {spaces: {n-4: {location: town, marker: B, aliens: {A: 2}}}}
expect:
  A: {tokens: 3, terror: 2}
  spaces: {n-4: {counters: [tanks], aliens: {A: 2, B: 1}}, n-1: {location: town}}
"""
    )
    assert told == [
        "A.tokens: expected 3, but it is 0",
        "A.terror: expected 2, but it is 0",
        "spaces.n-4.counters: expected [tanks], but it is []",
        "spaces.n-4.aliens.B: expected 1, but it is 0",
        "spaces.n-1.location: expected town, but it is nobody",
    ]


def test_a_scenario_says_what_a_seat_sees_and_what_it_does_not() -> None:
    told = ran(
        """
position: {seats: {A: {hand: [death-ray]}, B: {hand: [recalibrate, death-ray]}}}
expect:
  A: {sees: {position: {seats: {B: {hand: ["?", "?"]}}}}}
  everybody: {sees: {position: {seats: {A: {hand: ["?"]}}}}}
"""
    )
    assert told == []


def test_seats_are_those_that_a_position_names_but_two_at_least() -> None:
    text = "game: {}\nposition: {{spaces: {{obj-1: {{aliens: {{C: 1}}}}}}}}"
    [scenario] = parse_scenarios(text.format(NAME))
    assert scenario.game.seats == 3
    [scenario] = parse_scenarios(f"game: {NAME}\nposition: {{}}")
    assert scenario.game.seats == 2
    [scenario] = parse_scenarios(f"game: {NAME}\nmode: solo\nseats: 1\nstart: true")
    assert scenario.game.seats == 1


def test_what_is_wrong_has_its_line() -> None:
    with pytest.raises(FileError, match=r"question.yaml:4: position.spaces.n-4.aliens.A: must be"):
        ran("position:\n  spaces:\n    n-4: {aliens: {A: 9}}")


def test_a_counter_that_is_yet_to_move_may_be_expected_by_its_name_alone() -> None:
    """And with its mark, where a scenario asks who is yet to move."""
    told = ran(
        """
mode: cooperative
position:
  phase: resistance
  spaces: {n-1: {counters: [tanks, tanks]}}
steps:
  - news thick-fog
  - expect: {spaces: {n-1: {counters: [tanks, tanks]}}}
  - expect: {spaces: {n-1: {counters: [tanks, "tanks*"]}}}
  - expect: {spaces: {n-1: {counters: ["tanks*", "tanks*"]}}}
"""
    )
    assert told == [
        "spaces.n-1.counters: expected [tanks*, tanks*], but it is [tanks, tanks*]",
    ]


def test_cards_in_known_places_come_before_a_card_of_another_deck_that_is_said() -> None:
    """EX-INGENUITY: after the second Hero, whom nobody needs to say, the Resistance Event."""
    told = ran(
        """
mode: cooperative
seats: 1
position:
  phase: battle
  seats: {A: {race: trun}}
  spaces: {s-2: {location: small-town, aliens: {A: 4}}}
  decks: {resistance: {top: [forest-ranger, army-scientists, small-town-sheriff, us-army-infantry]}}
steps:
  - news thick-fog
  - roll 6
  - roll 1
expect: {spaces: {s-2: {marker: A}}, in-play: {thick-fog: [humans]}}
"""
    )
    assert told == []
