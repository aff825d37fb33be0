"""Running scenarios: what is as expected passes, and what is not says what it is."""

from __future__ import annotations

import pytest

from landfall.core.errors import LandfallError
from landfall.scenario import Report, parse_scenarios, position_after, run

MINE = """
position:
  dice: [3, 4, 6]
  seats:
    A: {cards: [booster-pod]}
    B: {docked: {lunar-mine: [4]}, colonies: {lem-badlands: 2}}
"""


def report(text: str) -> Report:
    [scenario] = parse_scenarios(text)
    return run(scenario)


def met(text: str) -> list[tuple[str, str, str]]:
    """What differed: what was looked at, expected and actual."""
    return [
        (difference.what, difference.expected, difference.actual)
        for result in report(text).failures
        for difference in result.differences
    ]


# -- moves -----------------------------------------------------------------------------------------


def test_moves_are_played_in_order() -> None:
    played = report(MINE + "steps: [dock lunar-mine 4 6, dock solar-converter 3]")
    assert played.passed
    assert played.scenario.game.to_dict(played.position)["dice"] == []


def test_an_illegal_move_fails_and_ends_the_scenario() -> None:
    text = MINE + "steps: [dock lunar-mine 3, end, end]\nexpect: {turn: B}"
    refused = report(text)
    assert not refused.passed
    assert (len(refused.results), refused.skipped) == (1, 3)
    [(what, expected, actual)] = met(text)
    assert (what, expected) == ("dock lunar-mine 3", "a legal move")
    assert actual == "illegal by lunar-mine.order: the highest ship here is a 4, yours is a 3"


def test_ships_in_one_line_dock_in_the_order_written() -> None:
    assert "the highest ship here is a 6" in met(MINE + "steps: [dock lunar-mine 6 4]")[0][2]


def test_a_docking_that_could_never_be_fails_when_played() -> None:
    [(_, _, actual)] = met(MINE + "steps: [dock shipyard 3 4]")
    assert actual.startswith("illegal by shipyard.price: the Shipyard takes two ships")


# -- legal and illegal -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "step",
    [
        "legal: dock lunar-mine 4",
        "legal: [dock lunar-mine 4 6, dock solar-converter 3]",
        "illegal: dock lunar-mine 3",
        "illegal: [dock lunar-mine 3, launch]",
        "{illegal: dock lunar-mine 3, rule: lunar-mine.order}",
        "{illegal: dock lunar-mine 3, because: HIGHEST ship here is a 4}",
        "{illegal: dock lunar-mine 6 4, rule: lunar-mine.order}",
        "{illegal: dock terraforming-station 4, rule: terraforming-station.six}",
        "illegal: dock raiders-outpost 3 4 6",
        "{illegal: dock raiders-outpost 3 4 6, because: three ships in sequence}",
    ],
)
def test_a_question_answered_as_expected(step: str) -> None:
    assert report(f"{MINE}steps:\n  - {step}").passed


@pytest.mark.parametrize(
    ("step", "expected", "actual"),
    [
        ("legal: dock lunar-mine 3", "legal", "illegal by lunar-mine.order: the highest ship"),
        ("illegal: dock lunar-mine 4", "illegal", "legal"),
        (
            "{illegal: dock lunar-mine 4, rule: lunar-mine.order}",
            "illegal by lunar-mine.order",
            "legal",
        ),
        (
            "{illegal: dock lunar-mine 3, rule: dock.ports}",
            "illegal by dock.ports",
            "illegal by lunar-mine.order: the highest ship",
        ),
        (
            "{illegal: dock lunar-mine 3, because: no fuel}",
            "illegal because 'no fuel'",
            "lunar-mine.order: the highest ship",
        ),
        (
            "{illegal: dock terraforming-station 4, rule: lunar-mine.order}",
            "illegal by lunar-mine.order",
            "illegal by terraforming-station.six: the Terraforming Station takes one ship",
        ),
        ("legal: dock shipyard 3 4", "legal", "illegal by shipyard.price: the Shipyard takes two"),
    ],
)
def test_a_question_answered_otherwise(step: str, expected: str, actual: str) -> None:
    [(_, wanted, found)] = met(f"{MINE}steps:\n  - {step}")
    assert wanted == expected
    assert found.startswith(actual)


def test_of_a_list_only_what_differs_is_told_and_the_rest_goes_on() -> None:
    text = MINE + "steps:\n  - legal: [dock lunar-mine 3, dock lunar-mine 4]\n  - dock lunar-mine 6"
    assert [what for what, _, _ in met(text)] == ["dock lunar-mine 3"]
    assert len(report(text).results) == 2


def test_questions_do_not_change_the_position() -> None:
    text = MINE + "steps: [{legal: dock lunar-mine 4}, {legal: dock lunar-mine 4}]"
    assert report(text).position == report(MINE).position


# -- which rule may be named -----------------------------------------------------------------------

STATION = """
position:
  dice: [6, 1, 1]
  seats: {A: {cards: [booster-pod]}, B: {docked: {terraforming-station: [6]}}}
"""


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("dock terraforming-station 6", "dock.ports"),
        ("dock terraforming-station 6", "dock.cost"),
        ("dock terraforming-station 6", "terraforming-station.fleet"),
        ("dock terraforming-station 6", "terraforming-station.six"),
        ("dock terraforming-station 6", "setup.ports"),
        ("dock terraforming-station 6", "R-TERR-2"),
        ("dock shipyard 1 1", "shipyard.price"),
        ("dock shipyard 1 1", "R-YARD-1"),
        ("use booster-pod 6", "booster-pod.use"),
        ("end", "maintenance-bay.last-resort"),
        ("buy relic-ship", "control.majority"),
        ("dock maintenance-bay 1", "maintenance-bay.last-resort"),
        ("dock maintenance-bay 1", "dock.ships"),
        ("dock shipyard 1 6", "dock.ships"),
        ("use alien-city", "tech.no-paid-power"),
        ("discard mind-control-helmet", "tech.no-discard-power"),
        ("discard resource-cache", "R-CACHE-1"),
        ("use plasma-cannon maintenance-bay", "plasma-cannon.bay"),
        ("use orbital-teleporter maintenance-bay 6", "R-TELE-1"),
        ("use orbital-teleporter maintenance-bay", "orbital-teleporter.ship"),
        ("use orbital-teleporter maintenance-bay 0", "orbital-teleporter.use"),
        ("use mind-control-helmet maintenance-bay", "mind-control-helmet.target"),
    ],
)
def test_any_rule_that_forbids_the_move_may_be_named(move: str, rule: str) -> None:
    assert met(f"{STATION}steps:\n  - illegal: {move}\n    rule: {rule}") == []


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("dock terraforming-station 6", "dock.ships"),
        ("dock terraforming-station 6", "shipyard.price"),
        ("dock terraforming-station 6", "terraforming-station.helmet"),
        ("dock shipyard 1 1", "terraforming-station.six"),
        ("use booster-pod 6", "stasis-beam.use"),
        ("use booster-pod 6", "R-STAS-1"),
        ("end", "turn.limit"),
        ("use alien-city", "tech.no-discard-power"),
        ("dock maintenance-bay 1", "lunar-mine.order"),
    ],
)
def test_a_rule_that_does_not_may_not(move: str, rule: str) -> None:
    [(_, expected, _)] = met(f"{STATION}steps:\n  - illegal: {move}\n    rule: {rule}")
    assert expected == f"illegal by {rule}"


# -- what goes without saying ----------------------------------------------------------------------

CLAIM = """
position:
  display: [alien-city]
  seats: {A: {docked: {alien-artifact: [2, 6]}}}
"""

CANNON = """
position:
  dice: [1]
  seats:
    A: {fuel: 1, cards: [plasma-cannon]}
    B: {docked: {lunar-mine: [2, 5]}}
"""


def test_done_goes_without_saying_where_nothing_else_is_left() -> None:
    shot = CANNON + "steps: [use plasma-cannon lunar-mine, aim B 5, {illegal: aim B 2}, "
    assert met(shot + "{legal: dock solar-converter 1}, dock solar-converter 1]") == []
    assert met(shot + "done, dock solar-converter 1]") == []
    assert met(shot + "{illegal: dock lunar-mine 1, rule: lunar-mine.order}]") == []


def test_an_expectation_says_no_done_and_draws_no_card() -> None:
    shot = CANNON + "steps: [use plasma-cannon lunar-mine, aim B 5, {expect: {asks: aim}}, done]\n"
    assert met(shot + "expect: {asks: main}") == []
    claim = f"{CLAIM}  this-turn: {{claim: [2, 6]}}\n"
    assert met(claim + "steps: [claim alien-city]\nexpect: {display: [], asks: draw}") == []


def test_until_it_is_said_nothing_else_is_legal() -> None:
    raid = "position: {dice: [1], pending: [{asks: raid}]}\n"
    asked = "{illegal: dock lunar-mine 1, rule: turn.pending}, {illegal: dock lunar-mine 1}"
    assert met(f"{raid}steps: [{asked}, {{legal: dock lunar-mine 1}}, dock lunar-mine 1]") == []


def test_done_is_never_said_for_a_player_who_could_go_on() -> None:
    richer = CANNON.replace("fuel: 1", "fuel: 2")
    shot = richer + "steps: [use plasma-cannon lunar-mine, aim B 5, dock lunar-mine 1]"
    assert "illegal by turn.pending" in met(shot)[0][2]


def test_done_does_no_harm_where_a_raid_has_ended_by_itself() -> None:
    raid = "position: {seats: {B: {cards: [alien-city]}}, pending: [{asks: raid}]}\n"
    assert met(raid + "steps: [take alien-city B, done, end]\nexpect: {turn: B}") == []


def test_every_ship_picked_is_rolled_without_done() -> None:
    warper = "position: {dice: [1, 2], seats: {A: {fuel: 1, cards: [temporal-warper]}}}\n"
    steps = "steps: [use temporal-warper, pick 1, pick 2, roll 5 4]\n"
    assert met(warper + steps + "expect: {dice: [4, 5]}") == []


# -- what a position may have left unsaid ----------------------------------------------------------


@pytest.mark.parametrize("step", ["claim alien-city", "{legal: claim alien-city}"])
def test_ships_that_have_claimed_point_to_the_entry_that_says_otherwise(step: str) -> None:
    [(_, _, actual)] = met(f"{CLAIM}steps:\n  - {step}")
    assert "yours at the Alien Artifact have made their claim" in actual
    assert actual.endswith("they count only with `this-turn: {claim: [2, 6]}`")
    assert met(f"{CLAIM}  this-turn: {{claim: [2, 6]}}\nsteps:\n  - {step}") == []


def test_without_ships_there_nothing_was_left_unsaid() -> None:
    [(_, _, actual)] = met(MINE + "steps: [claim alien-city]")
    assert "this-turn" not in actual


def test_ships_gathered_for_the_roll_are_missed_with_a_reason() -> None:
    setup = "seats: 2\nstart: true\nsteps: [first A, draw alien-city, "
    deal = "draw stasis-beam, draw data-crystal, draw booster-pod, draw plasma-cannon]\n"
    expected = met(setup + deal + "expect: {A: {bay: 3, fuel: 1}, seats: {B: {bay: 2}}}")
    assert [(what, actual) for what, _, actual in expected] == [
        ("A.bay", "0; A has gathered all ships for the roll"),
        ("A.fuel", "0"),
        ("seats.B.bay", "3"),
    ]


# -- the Relic Ship as a die with a star -----------------------------------------------------------

RELIC = """
position:
  dice: [1]
  seats:
    A: {fuel: 1, cards: [plasma-cannon]}
    B: {docked: {lunar-mine: [2, 4*]}, colonies: {burroughs-desert: 1}}
"""


def test_the_relic_ship_may_stand_among_docked_ships() -> None:
    assert met(RELIC + "expect: {B: {docked: {lunar-mine: [4*, 2]}}}") == []
    assert met(RELIC + "expect: {B: {docked: {lunar-mine: [2]}}}") == []
    assert met(RELIC + "expect: {relic-ship: {at: lunar-mine, user: B, value: 4}}") == []
    [(what, _, actual)] = met(RELIC + "expect: {B: {docked: {lunar-mine: [5*, 2]}}}")
    assert (what, actual) == ("B.docked.lunar-mine", "[2, 4*]")


def test_it_may_be_aimed_at_teleported_and_rolled_by_its_die() -> None:
    shot = "steps: [use plasma-cannon lunar-mine, aim B 4*, dock solar-converter 1, end, "
    assert met(RELIC + shot + "roll 6 1 3 2*]\nexpect: {dice: [1, 3, 6, 2*]}") == []
    mine = RELIC.replace("A: {fuel: 1, cards: [plasma-cannon]}", "A: {}").replace("B: {", "B: {")
    own = mine.replace("position:", "position:\n  turn: B").replace(
        "B: {docked", "B: {fuel: 2, cards: [orbital-teleporter], docked"
    )
    steps = "steps: [use orbital-teleporter lunar-mine 4*, dock solar-converter 4*]\n"
    assert met(own + steps + "expect: {relic-ship: solar-converter}") == []


# -- expectations ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "expect",
    [
        "{turn: A, turns: 1, first: A, actor: A, asks: main}",
        "{dice: [6, 4, 3]}",
        "{A: {fuel: 0, ore: 0, score: 0, ships: 3, stock: 3, bay: 0, supply: 8, hub: 0}}",
        "{A: {cards: [booster-pod], holds: [booster-pod], lacks: [alien-city, stasis-beam]}}",
        "{A: {cards: booster-pod, docked: {}, colonies: {}}}",
        "{B: {cards: [], docked: {lunar-mine: [4], shipyard: []}, colonies: {lem-badlands: 2}}}",
        "{B: {bay: 2, score: 3}}",
        "{control: {lem-badlands: B, pohl-foothills: nobody}}",
        "{fields: {isolation-field: off, repulsor-field: off}}",
        "{relic-ship: {at: burroughs-desert, user: nobody}}",
        "{display: [], discards: [], free-ports: {lunar-mine: 2, terraforming-station: 1}}",
        "{this-turn: {used: [], discarded: 0}}",
        "{winners: [], ranks: {A: 0}}",
        "{}",
        "{A: {}}",
        "{seats: {A: {fuel: 0}, B: {score: 3}}, scores: {A: 0, B: 3}}",
        "{relic-ship: burroughs-desert}",
        "{control: {pohl-foothills: none}}",
    ],
)
def test_what_holds(expect: str) -> None:
    assert met(f"{MINE}expect: {expect}") == []


@pytest.mark.parametrize(
    ("expect", "what", "expected", "actual"),
    [
        ("{A: {fuel: 2}}", "A.fuel", "2", "0"),
        ("{dice: [3, 4]}", "dice", "[3, 4]", "[3, 4, 6]"),
        ("{dice: [3, 3, 4, 6]}", "dice", "[3, 3, 4, 6]", "[3, 4, 6]"),
        ("{A: {cards: []}}", "A.cards", "[]", "[booster-pod]"),
        ("{A: {holds: [alien-city]}}", "A.holds", "[alien-city]", "[booster-pod]"),
        ("{A: {lacks: booster-pod}}", "A.lacks", "booster-pod", "[booster-pod]"),
        ("{B: {docked: {}}}", "B.docked", "nothing", "{lunar-mine: [4]}"),
        ("{B: {docked: {lunar-mine: []}}}", "B.docked.lunar-mine", "[]", "[4]"),
        ("{B: {colonies: {lem-badlands: 1}}}", "B.colonies.lem-badlands", "1", "2"),
        ("{control: {lem-badlands: nobody}}", "control.lem-badlands", "nobody", "B"),
        ("{control: {asimov-crater: B}}", "control.asimov-crater", "B", "nobody"),
        (
            "{fields: {isolation-field: lem-badlands}}",
            "fields.isolation-field",
            "lem-badlands",
            "off",
        ),
        ("{relic-ship: {user: B}}", "relic-ship.user", "B", "nobody"),
        ("{actor: chance}", "actor", "chance", "A"),
        ("{this-turn: {asimov: true}}", "this-turn.asimov", "true", "false"),
        ("{winners: [A]}", "winners", "[A]", "[]"),
    ],
)
def test_what_does_not_hold(expect: str, what: str, expected: str, actual: str) -> None:
    assert met(f"{MINE}expect: {expect}") == [(what, expected, actual)]


BELT = """
edition: edition-x
outer-belt: true
position:
  dice: [3]
  seats: {A: {}, B: {}}
  belt: {spaces: [ice-comet, null, stray-pilot], bottom: [iron-asteroid, relic-cache]}
steps:
"""


@pytest.mark.parametrize(
    "expect",
    [
        "{belt: {spaces: [ice-comet, null, stray-pilot]}}",
        "{belt: {spaces: [ice-comet, none, stray-pilot, none], bottom: [iron-asteroid, relic-cache]}}",
    ],
)
def test_on_the_outer_belt_what_is_empty_at_the_end_may_be_left_out(expect: str) -> None:
    assert met(f"{BELT}  - expect: {expect}") == []


@pytest.mark.parametrize(
    ("expect", "what", "expected", "actual"),
    [
        (
            "{belt: {spaces: [stray-pilot, null, ice-comet]}}",
            "belt.spaces",
            "[stray-pilot, none, ice-comet]",
            "[ice-comet, none, stray-pilot, none]",
        ),
        (
            "{belt: {spaces: [ice-comet, stray-pilot]}}",
            "belt.spaces",
            "[ice-comet, stray-pilot]",
            "[ice-comet, none, stray-pilot, none]",
        ),
        (
            "{belt: {bottom: [relic-cache, iron-asteroid]}}",
            "belt.bottom",
            "[relic-cache, iron-asteroid]",
            "[iron-asteroid, relic-cache]",
        ),
    ],
)
def test_on_the_outer_belt_it_matters_what_lies_where(
    expect: str, what: str, expected: str, actual: str
) -> None:
    assert met(f"{BELT}  - expect: {expect}") == [(what, expected, actual)]


def test_every_difference_is_told() -> None:
    differs = met(MINE + "expect: {A: {fuel: 1, ore: 0}, B: {score: 9}, turn: B}")
    assert [what for what, _, _ in differs] == ["A.fuel", "B.score", "turn"]


def test_an_expectation_between_moves_is_of_that_moment() -> None:
    text = MINE + "steps: [expect: {A: {ore: 0}}, dock lunar-mine 4, expect: {A: {ore: 1}}]"
    assert report(text).passed


def test_legal_moves_are_all_of_them() -> None:
    raid = "position: {seats: {B: {fuel: 1}}, pending: [{asks: raid}]}\n"
    assert report(raid + "expect: {legal-moves: [done, take fuel B]}").passed
    [(what, _, actual)] = met(raid + "expect: {legal-moves: [done]}")
    assert (what, actual) == ("legal-moves", "[take fuel B, done]")


def test_the_end_has_winners_and_ranks() -> None:
    over = "position: {phase: over, seats: {B: {colonies: {lem-badlands: 8}}}}\n"
    assert report(over + "expect: {actor: over, winners: [B], ranks: {A: 2, B: 1}}").passed


# -- chance ----------------------------------------------------------------------------------------

ARTIFACT = """
position:
  dice: [4]
  display: [stasis-beam, temporal-warper, data-crystal]
  deck: [plasma-cannon, booster-pod, booster-pod, alien-city]
"""


def test_cards_nobody_has_said_come_in_the_order_of_the_list() -> None:
    text = ARTIFACT + "steps: [dock alien-artifact 4, cycle, {legal: end}]\n"
    assert report(text + "expect: {display: [alien-city, booster-pod, booster-pod]}").passed


def test_cards_that_are_said_are_drawn() -> None:
    draws = "draw plasma-cannon, draw booster-pod"
    text = ARTIFACT + f"steps: [dock alien-artifact 4, cycle, {draws}, end]\n"
    assert report(text + "expect: {display: [plasma-cannon, booster-pod, alien-city]}").passed


def test_an_expectation_draws_nothing() -> None:
    text = ARTIFACT + "steps: [dock alien-artifact 4, cycle]\n"
    assert report(text + "expect: {actor: chance, asks: draw, display: []}").passed


def test_dice_are_never_rolled_by_themselves() -> None:
    [(_, _, actual)] = met("start: true\nsteps: [first A, end]")
    assert actual.startswith("illegal by turn.chance")


def test_a_fresh_game_deals_its_cards_by_itself() -> None:
    text = "start: true\nsteps: [first B, roll 1 2 3]\n"
    assert report(text + "expect: {B: {cards: [alien-city]}, A: {cards: [alien-monument]}}").passed


# -- positions on the way --------------------------------------------------------------------------


def test_the_position_after_some_steps() -> None:
    [scenario] = parse_scenarios(MINE + "steps: [dock lunar-mine 4, dock lunar-mine 6]")
    ore = [
        scenario.game.to_dict(position_after(scenario, steps))["seats"]["A"]["ore"]
        for steps in range(3)
    ]
    assert ore == [0, 1, 2]
    with pytest.raises(LandfallError, match="has 2 steps"):
        position_after(scenario, 3)
