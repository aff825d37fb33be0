"""Reading scenarios: short to write, and every mistake is told with its line before a move is played."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import examples
from landfall import catalog
from landfall.core.errors import FileError
from landfall.scenario import Scenario, parse_scenarios, read_scenarios
from landfall.scenario.scenario import Kind
from landfall.scenario.yaml_document import BoundedLoader, UnfitYaml
from random_play import walk


def only(text: str) -> Scenario:
    [scenario] = parse_scenarios(text, "mine.yaml")
    return scenario


# -- what need not be said -------------------------------------------------------------------------


def test_a_position_is_enough() -> None:
    scenario = only("position: {dice: [3, 4]}")
    assert (scenario.name, scenario.line) == ("mine 1", 1)
    assert (scenario.game.edition, scenario.game.seats) == ("later-printing", 2)
    assert scenario.game.options["long_game"] is False
    assert scenario.steps == ()


@pytest.mark.parametrize(("seats", "count"), [("{A: {}}", 2), ("{C: {}}", 3), ("{B: , D: }", 4)])
def test_the_seats_are_those_the_position_names(seats: str, count: int) -> None:
    assert only(f"position: {{seats: {seats}}}").game.seats == count


def test_the_game_is_what_the_scenario_says() -> None:
    game = only("edition: edition-x\nseats: 4\nlong-game: true\nstart: true").game
    assert (game.edition, game.seats, game.options["long_game"]) == ("edition-x", 4, True)


def test_a_file_may_hold_several(tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text("# first\n---\nname: one\nstart: true\n---\n---\nstart: true\n", "utf-8")
    one, two = read_scenarios(file)
    assert (one.name, one.line) == ("one", 3)
    assert (two.name, two.line) == ("two 2", 7)


def test_steps_remember_their_lines() -> None:
    scenario = only(
        "start: true\n"
        "steps:\n"
        "  - first A\n"
        "  - illegal: [end, launch]\n"
        "    rule: turn.chance\n"
        "expect:\n"
        "  actor: chance\n"
    )
    kinds = [(step.kind, step.line) for step in scenario.steps]
    assert kinds == [(Kind.PLAY, 3), (Kind.ILLEGAL, 4), (Kind.EXPECT, 6)]
    assert [move.text for move in scenario.steps[1].moves] == ["end", "launch"]


def test_words_that_yaml_takes_for_truth_are_words_here() -> None:
    scenario = only("start: true\nexpect: {fields: {isolation-field: off}}")
    assert scenario.steps[0].expect == {"fields": {"isolation-field": "off"}}


def test_dice_stand_in_any_order_and_ships_dock_one_after_another() -> None:
    scenario = only(
        "start: true\nsteps: [roll 6 1 3, dock raiders-outpost 4 2 3, dock shipyard 3* 3,"
        " dock lunar-mine 6 2]"
    )
    texts = [[scenario.game.text(code) for code in s.moves[0].codes] for s in scenario.steps]
    assert texts == [
        ["roll 1 3 6"],
        ["dock raiders-outpost 2 3 4"],
        ["dock shipyard 3 3*"],
        ["dock lunar-mine 6", "dock lunar-mine 2"],
    ]


def test_a_docking_that_could_never_be_is_no_mistake_of_writing() -> None:
    scenario = only("start: true\nsteps: [{illegal: [dock terraforming-station 5]}]")
    [move] = scenario.steps[0].moves
    assert move.codes == ()


@given(st.integers(0, 10**6))
@settings(max_examples=examples(3))
def test_a_position_survives_yaml(seed: int) -> None:
    game = catalog.game(seats=3)
    for number, (position, _) in enumerate(walk(game, seed)):
        if number % 40 == 0:
            text = yaml.safe_dump({"seats": 3, "position": game.to_dict(position)})
            assert only(text).position == position


# -- mistakes --------------------------------------------------------------------------------------

MISTAKES = [
    ("nam: x\nstart: true", 1, "nam: there is no such key here; did you mean name?"),
    ("name: x", 1, "a scenario needs a position, or `start: true`"),
    ("- start", 1, "a scenario is a mapping"),
    ("start: maybe", 1, "start: must be true or false"),
    ("start: true\nposition: {turn: A}", 1, "not both"),
    ("start: true\nstart: true", 2, "start: stands here for the second time"),
    ("edition: second\nstart: true", 1, "edition: there is no edition 'second'"),
    ("start: true\nseats: 5", 2, "seats: Alien Frontiers is for 2, 3 or 4 players, not 5"),
    ("start: true\nlong-game: yes", 2, "long-game: must be true or false"),
    ("start: true\ngame: chess", 2, "game: there is no game 'chess'"),
    ("position:\n  seats:\n    E: {}", 2, "position.seats: Alien Frontiers is for 2, 3 or 4"),
    (
        "position:\n  seats:\n    B:\n      docked:\n        lunr-mine: [3]",
        5,
        "position.seats.B.docked.lunr-mine: there is no such entry; did you mean lunar-mine?",
    ),
    ("position:\n  dice:\n    - 3\n    - 7", 4, "position.dice.2: a die shows 1 to 6"),
    ("position: [3]", 1, "position: must be a mapping"),
    ("start: true\nsteps:\n  - fly home", 3, "steps.1: 'fly home' is no action"),
    ("start: true\nsteps:\n  - end\n  - dock lunar-mime 6", 4, "did you mean 'dock lunar-mine 6'"),
    ("start: true\nsteps:\n  - illegal: dock moon-mine 3", 3, "'dock moon-mine 3' is no action"),
    ("start: true\nsteps: [5]", 2, "steps.1: a step is a move"),
    ("start: true\nsteps:\n  - legl: end", 3, "steps.1.legl: there is no such key here; did you"),
    ("start: true\nsteps: [{legal: end, illegal: launch}]", 2, "one of legal:, illegal:"),
    ("start: true\nsteps: [{legal: []}]", 2, "steps.1.legal: must be a move"),
    ("start: true\nsteps:\n- legal: end\n  rule: turn.over", 4, "only an illegal move has a rule"),
    ("start: true\nsteps:\n- illegal: end\n  rule: turn.ovr", 4, "did you mean turn.over"),
    ("start: true\nsteps:\n- illegal: end\n  because: 5", 4, "steps.1.because: must be text"),
    ("start: true\nexpect:\n  A:\n    feul: 2", 4, "expect.A.feul: nothing is called so; did you"),
    ("start: true\nexpect: {C: {fuel: 2}}", 2, "expect.C: nothing is called so"),
    ("start: true\nexpect: {A: {fuel: two}}", 2, "expect.A.fuel: must be a whole number"),
    ("start: true\nexpect: {A: {fuel: [2]}}", 2, "expect.A.fuel: must be a single value"),
    ("start: true\nexpect: {A: 3}", 2, "expect.A: must be a mapping of fuel, ore"),
    ("start: true\nexpect: {dice: {A: 3}}", 2, "expect.dice: must be a single value or a list"),
    ("start: true\nexpect: {A: {lacks: boster-pod}}", 2, "did you mean booster-pod?"),
    ("start: true\nexpect: {legal-moves: [fly]}", 2, "'fly' is no action"),
    ("start: true\nexpect: {asks: mein}", 2, "expect.asks: 'mein' is unknown; did you mean main"),
    ("start: true\nexpect: {turn: 5}", 2, "expect.turn: must be a word such as A"),
    (
        "start: true\nexpect: {fields: {isolation-field: lem-badland}}",
        2,
        "did you mean lem-badlands",
    ),
    ("start: true\nname: [a]", 2, "name: must be text"),
    ("position: {dice: 3 4 6}", 1, "position.dice: several dice are a list: [3, 4, 6]"),
    ("position: {turns: " + "9" * 5000 + "}", 1, "position.turns: must be a whole number"),
    ("position: " + "[" * 50 + "]" * 50, 1, "no scenario is nested so deep"),
    ("position: " + "[" * 5000 + "]" * 5000, 1, "no scenario is nested so deep"),
    ("position: {dice: [" + "1, " * 5000 + "]}", 1, "no scenario has more than 5000 entries"),
    ("start: true\n" + "k" * 200 + ": 1", 2, "no key is so long"),
    ('start: true\n"a\\uD800": 1', 2, "no key is so long or has such characters"),
    ('start: true\nname: "a\\uD800"', 2, "name: has half a character"),
    ("start: true\n\tname: x", 2, "indent with spaces, not with tabs"),
    ("name: a: b\nstart: true", 1, "needs quotes"),
    ("start: true\nsteps:\n- illegal: end\n  rule: R-TRN-6", 4, "did you mean R-TURN-6"),
    ("start: [true", 1, "this is no YAML"),
    ("a: &a [*a]", 1, "write out what *a stands for"),
    ("a: &a [1]\nb: *a", 2, "write out what *a stands for; aliases are not read"),
    ("a: 1\n<<: *none", 2, "write out what *none stands for"),
    ("? [a]\n: b", 1, "a key must be a word"),
    ("", 0, "there is no scenario in this file"),
]


@pytest.mark.parametrize(("text", "line", "problem"), MISTAKES)
def test_a_mistake_is_told_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_scenarios(text, "mine.yaml")
    assert caught.value.line == line
    assert problem in caught.value.problem


def test_a_file_of_aliases_of_aliases_is_refused_before_it_grows() -> None:
    rows = [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10)]
    with pytest.raises(FileError, match="bomb:2: write out what"):
        parse_scenarios("\n".join(["a0: &a0 [1]", *rows]), "bomb")


def test_what_is_beyond_any_scenario_is_not_read_to_its_end() -> None:
    begin, rest = "position: {dice: [" + "1, " * 5000, "1, " * 1_000_000
    loader = BoundedLoader(begin + rest)
    with pytest.raises(UnfitYaml):
        loader.get_single_node()
    assert loader.index < 2 * len(begin)


def test_a_mistake_in_the_second_scenario_has_its_own_line() -> None:
    with pytest.raises(FileError, match=r"mine\.yaml:4: nam: there is no such key"):
        parse_scenarios("start: true\n---\nstart: true\nnam: two", "mine.yaml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read: No such file"):
        read_scenarios(tmp_path / "none.yaml")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.yaml"
    file.write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(FileError, match="no text in UTF-8"):
        read_scenarios(file)


@given(st.text(alphabet="abA:-[]{}*&#'\"\n 16,", max_size=40))
@settings(max_examples=examples(200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(FileError):
        assert parse_scenarios(text)


def test_a_scenario_names_what_of_its_editions_offers_is_played() -> None:
    text = "edition: edition-x\ndeck: wide\nfactions: true\nouter-belt: true\nstart: true"
    options = only(text).game.options
    assert (options["deck"], options["factions"], options["outer_belt"]) == ("wide", True, True)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("start: true\nfactions: true", 2, "factions: factions is an option of edition-x, not of"),
        ("edition: edition-x\nstart: true\ndeck: vast", 3, "deck: deck is classic or wide, not"),
        ("edition: edition-x\nouter-belt: maybe\nstart: true", 2, "must be true or false"),
    ],
)
def test_what_is_wrong_with_an_offer_is_said_at_its_line(
    text: str, line: int, problem: str
) -> None:
    with pytest.raises(FileError) as wrong:
        only(text)
    assert wrong.value.line == line
    assert problem in str(wrong.value)
