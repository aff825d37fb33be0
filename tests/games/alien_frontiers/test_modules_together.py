"""Factions and the Outer Belt in one game: the order of the set-up, and numbers that stay apart."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from agenda_editions import WITH_EVERY_CARD, with_agendas
from belt_edition import BELT
from landfall.core.errors import PositionError
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.borrowed import is_taken
from landfall.games.alien_frontiers.box import MOMENT, MOMENT_END
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.editions.variant import Variant
from landfall.games.alien_frontiers.encoder import RowEncoder
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.moment import set_aside, take_up
from landfall.games.alien_frontiers.state import State, empty_table
from landfall.scenario import parse_scenarios
from random_play import verbs_of_set_up, walk
from scenario_cases import Case, cases, check
from wide_cards import WIDE

BOTH = replace(
    BELT,
    name="with-both",
    title="Edition X with factions and the Outer Belt",
    modules=(*BELT.modules, FACTIONS),
)


ENOUGH = 100
"""Games in which something rare happens sooner or later."""
RULEBOOK = Path(__file__).parents[2] / "rulebook"


@contextmanager
def known() -> Iterator[None]:
    """The edition can be chosen for a while."""
    EDITIONS[BOTH.name] = BOTH
    try:
        yield
    finally:
        del EDITIONS[BOTH.name]


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with known():
        yield


def test_whoever_chooses_a_board_is_told_its_rules_and_what_comes() -> None:
    game = AlienFrontiers("edition-x", 2, factions=True, agendas=True)
    position = game.start()
    rng = Rng("boards")
    told: list[str] = []
    while not told or game.actor(position) >= 0:
        while game.actor(position) < 0:
            position = game.apply(position, game.sample(position, rng))
        code = game.legal(position)[0]
        board = game.text(code).split()[1]
        explained = game.explain(position, code)
        assert any(rule.startswith(f"{board}.") for rule in explained.rules)
        told.append(explained.gain)
        position = game.apply(position, code)
    first, last = told
    assert "choose a faction board" in first
    assert "Agendas are dealt to everybody" in last


@pytest.mark.parametrize("seats", [2, 5])
def test_set_14_boards_are_chosen_before_the_belt_is_laid_out(seats: int) -> None:
    game = AlienFrontiers(BOTH.name, seats=seats)
    assert verbs_of_set_up(game, "set-up") == ["first", "draw", "board", "choose", "asteroid"]


@pytest.mark.slow
@pytest.mark.parametrize("variant", [None, WIDE], ids=["few cards", "wide deck"])
def test_positions_are_read_as_they_were_written_and_have_rows_of_their_own(
    variant: dict[str, Any] | None,
) -> None:
    game = AlienFrontiers(BOTH.name, seats=3, variant=variant)
    encoder = RowEncoder(game)
    row = array("h", [0] * encoder.size)
    rows: dict[bytes, State] = {}
    for position, _ in walk(game, "together", 2):
        assert game.from_dict(game.to_dict(position)) == position
        encoder.write(position, 0, row)
        assert rows.setdefault(row.tobytes(), position) == position


def examples(edition: str) -> Iterator[Any]:
    """The examples that Edition X prints of the classic game, each as it is played with modules."""
    for name in ("every_rulebook.yaml", "later_rulebooks.yaml", "edition_x.yaml"):
        text = (RULEBOOK / name).read_text(encoding="utf-8")
        text = re.sub("^edition: .*$", f"edition: {edition}", text, flags=re.MULTILINE)
        # The Asteroid die is rolled with every fleet, and no card moves.
        text = re.sub(r"^( *- )(roll .*)$", r"\1\2\n\1die blank", text, flags=re.MULTILINE)
        if edition == WITH_EVERY_CARD.name:  # a pair may draw Agendas instead
            pair = r"^( *- )(dock orbital-market \d \d)$"
            text = re.sub(pair, r"\1\2\n\1pair trade", text, flags=re.MULTILINE)
        for case in cases(text, partial(parse_scenarios, text, name)):
            yield pytest.param(case, id=f"{edition}: {case.name}")


@pytest.mark.parametrize("case", [*examples(BOTH.name), *examples(WITH_EVERY_CARD.name)])
def test_a_printed_example_comes_out_the_same_with_modules(case: Case) -> None:
    with with_agendas():
        scenario = case.scenario()
    check(scenario)


def test_a_moment_that_waits_keeps_borrowed_ships_and_what_cards_have_in_mind() -> None:
    """Every number of it has a place of its own there, and comes back to where it was."""
    waiting = replace(BOTH, modules=(*BOTH.modules, Module("waiting", asides=1)))
    box = waiting.ruleset(3, variant=Variant(deck=WIDE["deck"])).box
    assert int(box.fleeting) < int(box.borrowed) < int(box.aside)
    state = empty_table(box)
    mine = [*range(MOMENT, MOMENT_END), *range(int(box.fleeting), int(box.aside))]
    for number, at in enumerate(mine, 100):
        state.at[at] = number
    before = state.copy()
    set_aside(state, 1)
    waits = sorted(int(state.at[at]) for at in range(int(box.aside), int(box.holds_asteroids)))
    assert waits == [*range(100, 100 + len(mine))]
    assert all(int(state.at[at]) in (-1, 0, 1) for at in mine)
    take_up(state)
    assert state == before


def test_fbre_6_no_ship_on_the_belt_is_hijacked() -> None:
    """Though the Brethren Ship reaches every other facility but the Terraforming Station."""
    game = AlienFrontiers(BOTH.name, seats=2)
    other = {"docked": {"outer-belt-1": [3], "lunar-mine": [4]}, "bay": 1}
    position = game.from_dict(
        {
            "dice": [2],
            "seats": {"A": {"faction": "brethren-of-the-stars"}, "B": other},
            "on-boards": {"brethren-of-the-stars": {"ship": "unplaced"}},
            "pending": [{"asks": "board", "at": "brethren-of-the-stars"}],
        }
    )
    belt = game.code("effect brethren-of-the-stars outer-belt-1 B 3")
    assert game.refusal(position, belt) == "brethren-of-the-stars.target"
    assert {game.text(code) for code in game.legal(position)} == {
        "effect brethren-of-the-stars rest",
        "effect brethren-of-the-stars lunar-mine B 4",
        "effect brethren-of-the-stars maintenance-bay B",
    }


def test_fsmu_1_a_smuggler_takes_an_asteroid_card_besides_resources() -> None:
    """One card in all: after it no alien tech card may be taken."""
    game = AlienFrontiers(BOTH.name, seats=2)
    seats = {
        "A": {"faction": "smugglers-alliance"},
        "B": {"ore": 2, "cards": ["booster-pod"], "asteroids": ["ice-comet"]},
    }
    position = game.from_dict({"dice": [1, 2, 3, 6], "seats": seats})
    for line in ("dock smugglers-alliance 6 1 2 3", "take ore B", "take ice-comet B"):
        position = game.apply(position, game.code(line))
    card = game.code("take booster-pod B")
    assert game.refusal(position, card) == "smugglers-alliance.booty"
    position = game.apply(position, game.code("take ore B"))
    assert game.to_dict(position)["seats"]["A"]["asteroids"] == ["ice-comet"]
    assert position.ore(0) == 2


@pytest.mark.parametrize("start", ["van-vogt-mountains", "blish-expanse"])
def test_ctl_5_the_rev_comes_to_blish_expanse_from_van_vogt_mountains_alone(start: str) -> None:
    game = AlienFrontiers(BOTH.name, seats=2)
    seats = {"A": {"faction": "xeno-explorations-inc", "fuel": 1}}
    rev = {"xeno-explorations-inc": {"rev": start}}
    position = game.from_dict({"dice": [2], "seats": seats, "on-boards": rev})
    steps = [game.text(code).split() for code in game.legal(position)]
    goals = {words[2] for words in steps if words[0] == "power"}
    beside = {"pohl-foothills", "bradbury-plateau", "burroughs-desert", "blish-expanse"}
    assert goals == (beside if start == "van-vogt-mountains" else {"van-vogt-mountains"})


def test_fsun_2_the_sunrise_commune_saves_ore_on_a_terraforming_module() -> None:
    """Only where no opponent has a colony; among colonies of others the ore is due on landing."""
    game = AlienFrontiers(BOTH.name, seats=2)
    seat = {
        "fuel": 1,
        "ships": 4,
        "faction": "sunrise-commune",
        "asteroids": ["terraforming-module"],
    }
    other = {"faction": "terran-exchange", "colonies": {"lem-badlands": 1}}
    position = game.from_dict({"dice": [3], "seats": {"A": seat, "B": other}})
    position = game.apply(position, game.code("play terraforming-module 3"))
    assert game.refusal(position, game.code("land lem-badlands")) == "sunrise-commune.landing"
    position = game.apply(position, game.code("land herbert-valley"))
    assert (position.fuel(0), position.ore(0)) == (0, 0)


def test_a_card_that_was_paid_for_and_given_away_is_forgotten_with_its_use() -> None:
    """Once the Terran Exchange has given it away, the Oscillation Capacitor doubles it no more."""
    game = AlienFrontiers("edition-x", seats=2, deck="wide", factions=True)
    held = ["suppression-matrix", "oscillation-capacitor"]
    seat = {"fuel": 4, "faction": "terran-exchange", "cards": held}
    position = game.from_dict({"dice": [3, 4, 6], "seats": {"A": seat, "B": {"fuel": 1}}})
    again = game.code("use oscillation-capacitor suppression-matrix")
    for action in ("use suppression-matrix", "power terran-exchange give suppression-matrix B"):
        position = game.apply(position, game.code(action))
    assert game.refusal(position, again) == "oscillation-capacitor.card"
    assert game.from_dict(game.to_dict(position)) == position
    on_cards = game.to_dict(position)["seats"]["A"]["on-cards"]
    assert on_cards["oscillation-capacitor"] == {"paid-cards": []}


@pytest.mark.parametrize("relic", [False, True], ids=["own", "Relic Ship"])
def test_a_saved_ship_lies_in_the_bay_when_the_others_are_rolled(relic: bool) -> None:
    """New Gaia Engineers: such a position is written and read; without them no ship is left there."""
    game = AlienFrontiers("edition-x", seats=2, factions=True)
    saved = {"on-boards": {"new-gaia-engineers": {"saved": 1}}}
    other = {"faction": "new-gaia-engineers"}
    docked = {"terraforming-station": ["6*" if relic else 6], "lunar-mine": [2]}
    colonies = {"burroughs-desert": 1}
    owner = {"faction": "terran-exchange", "ships": 4, "docked": docked, "colonies": colonies}
    start = game.from_dict({"turn": "A", "dice": [], **saved, "seats": {"A": other, "B": owner}})
    position = game.apply(start, game.code("end"))
    assert game.from_dict(game.to_dict(position)) == position
    told = game.to_dict(position)
    assert told["relic-ship"]["at"] == ("maintenance-bay" if relic else "burroughs-desert")
    assert told["seats"]["B"]["bay"] == (0 if relic else 1)
    assert game.text(game.legal(position)[0]) == ("roll 1 1 1 1" if relic else "roll 1 1 1")
    plain = AlienFrontiers("edition-x", seats=2)
    waiting = {"turn": "B", "phase": "roll", "seats": {"A": {}, "B": {"ships": 4, "bay": 1}}}
    with pytest.raises(PositionError, match="has gathered all ships for the roll"):
        plain.from_dict(waiting)


# -- what is found by a short way ----------------------------------------------------------------------


def everything(seats: int) -> AlienFrontiers:
    return AlienFrontiers(
        "edition-x", seats, deck="wide", factions=True, agendas=True, outer_belt=True
    )


def test_rules_that_draw_draw_what_weighing_every_outcome_finds() -> None:
    rules = everything(3).ruleset
    drawn = set()
    for position, code in walk(everything(3), "drawn"):
        rule = rules.owner[code] if code >= 0 else None
        if rule is not None and rule.draws:
            drawn.add(rule.key)
            for seed in range(5):
                weighed = rules.sample_by_weight(position, Rng(seed))
                assert rules.sample(position, Rng(seed)) == weighed
    assert drawn == {rule.key for rule in rules.rules if rule.draws}


@pytest.mark.slow
def test_ships_are_borrowed_in_order() -> None:
    """Where one is not taken, none beyond it is: whoever looks for them may stop there."""
    most = 0
    for number in range(ENOUGH):
        for position, _ in walk(everything(2), "borrowed", number):
            taken = [is_taken(position, ship) for ship in range(int(position.box.borrows))]
            assert taken == sorted(taken, reverse=True)
            most = max(most, sum(taken))
        if most > 1:
            return
    raise AssertionError(f"nobody borrowed two ships in {ENOUGH} games")
