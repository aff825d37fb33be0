"""The tallies of a turn: when they begin and end, who may know them, and what closes a feat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from agenda_editions import WITH_EVERY_CARD, with_agendas
from landfall.core.game import CHANCE
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.agendas.feat import NUMBERS, TALLIES
from landfall.games.alien_frontiers.box import OF_A_MOMENT
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.state import State, ints
from objective_cases import Try
from out_of_turn.distress_call import DistressCall
from random_play import walk

LEM, POHL, VOGT, ASIMOV = "lem-badlands", "pohl-foothills", "van-vogt-mountains", "asimov-crater"


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with with_agendas():
        yield


def tallies(table: Try) -> dict[str, Any]:
    """What a position file says of them."""
    found: dict[str, Any] = table.game.to_dict(table.position)["this-turn"]["in-mind"][TALLIES]
    return found


def revealed(table: Try, seat: str = "A") -> list[str]:
    found: list[str] = table.game.to_dict(table.position)["seats"][seat]["revealed"]
    return found


# -- what closes a feat --------------------------------------------------------------------------------


def test_age_10_two_feats_of_one_action_are_both_revealed() -> None:
    """R-AGE-10, R-AGE-15: to reveal one is no action."""
    a = {
        "ships": 6,
        "ore": 3,
        "colonies": {LEM: 1},
        "agendas": ["architect", "mass-production"],
    }
    table = Try(dice=[1, 2, 2, 2], a=a, b={"colonies": {LEM: 1}})
    table.do("dock colony-constructor 2 2 2", f"land {LEM}")
    table.do("reveal architect", "reveal mass-production")
    assert revealed(table) == ["mass-production", "architect"]
    assert table.position.asks == Try(dice=[1]).position.asks


def test_age_15_the_next_action_closes_it() -> None:
    own = {"cards": ["data-crystal"], "agendas": ["second-sight"]}
    table = Try(dice=[1], a=own).do(f"discard data-crystal {LEM}")
    reveal = table.game.code("reveal second-sight")
    assert not table.game.refusal(table.position, reveal)
    table.do("dock solar-converter 1")
    assert table.game.refusal(table.position, reveal) == "agendas.met"


def test_age_15_what_is_counted_in_one_turn_stays_open_until_it_ends() -> None:
    """A later card of that name, drawn when the count is reached already, is met as well."""
    table = Try(dice=[1, 3, 4, 5], seats=4, a={"agendas": ["deep-shaft"]})
    table.do("dock lunar-mine 3", "dock lunar-mine 4", "dock lunar-mine 5")
    reveal = table.game.code("reveal deep-shaft")
    assert not table.game.refusal(table.position, reveal)
    table.do("dock solar-converter 1")
    assert not table.game.refusal(table.position, reveal)
    table.do("end")
    assert table.game.refusal(table.position, reveal)
    assert not table.opens("deep-shaft")


def test_age_15_answers_to_the_same_action_do_not_close_it() -> None:
    table = Try(dice=[2, 3, 4], a={}, b={"docked": {"raiders-outpost": [1, 2, 3]}, "ore": 2})
    table.do("dock raiders-outpost 2 3 4")
    assert tallies(table)["open"] == ["privateer"]
    assert table.do("take ore B", "done").opens("privateer")


def test_circles_beyond_the_seventh_wait_while_an_agenda_is_revealed() -> None:
    """R-AGE-9: a reveal is free."""
    a = {
        "hub": 5,
        "fuel": 1,
        "ore": 1,
        "colonies": {ASIMOV: 1},
        "agendas": ["full-hangar"],
        "ships": 6,
    }
    table = Try(dice=[2, 3, 4], a=a).do("dock colonist-hub 2", "dock colonist-hub 3")
    table.do("reveal full-hangar", "launch", f"land {LEM}")
    assert table.game.to_dict(table.position)["seats"]["A"]["hub"] == 1


def test_age_9_what_is_so_may_be_revealed_in_the_own_turn_only() -> None:
    a = {"fuel": 10, "agendas": ["fuel-baron"]}
    reveal = "reveal fuel-baron"
    for turn in ("A", "B"):
        table = Try(dice=[1], turn=turn, a=a)
        offered = [table.game.text(code) for code in table.game.legal(table.position)]
        assert (reveal in offered) == (turn == "A")


def test_everything_is_counted_anew_in_the_next_turn() -> None:
    table = Try(dice=[1, 2, 4], a={"fuel": 1}).do("dock solar-converter 1", "dock lunar-mine 2")
    assert tallies(table)["docked"] == ["lunar-mine", "solar-converter"]
    table.do("dock colonist-hub 4", "end")
    assert not any(tallies(table).values())


# -- when a turn is over -------------------------------------------------------------------------------


def pocket(*ships: int, turn: str = "B", **a: Any) -> Try:
    """A has ships on a Pocket Universe, and a turn is about to end."""
    on_it = {"pocket-universe": {"ships": list(ships)}}
    own = {"ships": 6, "cards": ["pocket-universe"], "on-cards": on_it, **a}
    return Try(4, dice=[], turn=turn, a=own, b={"colonies": {LEM: 1}, "ore": 3})


def test_pu_5_what_ships_of_a_pocket_universe_meet_may_be_revealed() -> None:
    """R-PU-5."""
    table = pocket(3, 4, 5, agendas=["deep-shaft"]).do("end", "emerge")
    table.do("dock lunar-mine 3", "dock lunar-mine 4", "dock lunar-mine 5", "reveal deep-shaft")
    assert revealed(table) == ["deep-shaft"]
    assert table.game.to_dict(table.position)["turn"] == "B"


def test_pu_8_what_the_turn_counted_goes_on_no_longer() -> None:
    """The own turn's neither."""
    table = Try(
        4,
        dice=[1, 3, 4, 5],
        a={"fuel": 1, "ships": 5, "cards": ["pocket-universe"], "colonies": {POHL: 1}},
        b={"colonies": {LEM: 1}},
    )
    table.do("use pocket-universe 5", "done", "dock lunar-mine 3", "dock lunar-mine 4")
    table.do("dock solar-converter 1", "end", "emerge", "dock lunar-mine 5")
    assert tallies(table)["mine-values"] == ["five"]
    assert tallies(table)["rivals"] == [LEM]
    assert not table.opens("deep-shaft")


def test_end_12_whoever_lands_last_reveals_what_the_landing_meets() -> None:
    """R-END-12: also when another player's turn has ended."""
    a = {"ore": 3, "colonies": {VOGT: 5}, "agendas": ["architect", "mass-production"]}
    table = pocket(2, 2, 2, **a).do("end", "emerge", "dock colony-constructor 2 2 2")
    table.do(f"land {POHL}")
    assert table.position.who < CHANCE
    assert revealed(table) == ["mass-production", "architect"]


CALLED = replace(
    WITH_EVERY_CARD,
    name="called",
    title="With a Distress Call",
    modules=(*WITH_EVERY_CARD.modules, Module("distress", cards=(DistressCall,), asides=1)),
    deck={**WITH_EVERY_CARD.deck, "distress-call": 3},
)
"""Another seat is given a moment within a turn."""


@pytest.fixture
def called() -> Iterator[str]:
    EDITIONS[CALLED.name] = CALLED
    yield CALLED.name
    del EDITIONS[CALLED.name]


@pytest.mark.parametrize("hubbed", [3, 2])
def test_end_12_in_a_moment_within_anothers_turn(called: str, hubbed: int) -> None:
    """R-END-12: who landed reveals by what it did itself; whose turn it was gains nothing by that."""
    a = {
        "fuel": 1,
        "ships": 3,
        "bay": 3,
        "cards": ["distress-call", "oracle-engine"],
        "prophecy": ["world-builders"],
    }
    b = {
        "ships": 6,
        "bay": 6,
        "fuel": 1,
        "ore": 1,
        "colonies": {LEM: 7},
        "agendas": ["fast-track", "architect"],
    }
    table = Try(edition=called, dice=[], a=a, b=b).do("use distress-call")
    table.do(*["dock colonist-hub 6"] * hubbed, "dock terraforming-station 6", f"land {POHL}")
    assert table.position.who < CHANCE
    assert revealed(table, "B") == ["fast-track"] * (hubbed == 3)
    end = table.game.to_dict(table.position)["seats"]
    assert end["A"]["foretold"] == []
    assert end["B"]["bay"] == 5 - hubbed


# -- the end -------------------------------------------------------------------------------------------


def test_end_13_what_the_last_landing_achieves_is_revealed_by_itself() -> None:
    """R-END-9, R-END-13: feats of who landed, and states that held before."""
    a = {
        "ships": 6,
        "ore": 6,
        "colonies": {VOGT: 7},
        "agendas": ["architect", "mass-production", "privateer"],
    }
    b = {"ore": 6, "agendas": ["ore-magnate"], "colonies": {POHL: 1}}
    table = Try(dice=[2, 2, 2], a=a, b=b).do("dock colony-constructor 2 2 2", f"land {LEM}")
    assert revealed(table) == ["mass-production", "architect"]
    assert revealed(table, "B") == ["ore-magnate"]
    assert table.game.to_dict(table.position)["seats"]["A"]["agendas"] == ["privateer"]


def test_end_13_what_an_earlier_action_achieved_is_not() -> None:
    """R-AGE-15: it was closed by the next one; what was counted in this turn is open still."""
    a = {"hub": 7, "fuel": 1, "ore": 1, "colonies": {LEM: 5}, "cards": ["data-crystal"]}
    table = Try(4, dice=[3, 4, 5], a={**a, "agendas": ["deep-shaft", "second-sight"]})
    table.do(f"discard data-crystal {LEM}")
    table.do("dock lunar-mine 3", "dock lunar-mine 4", "dock lunar-mine 5")
    table.do("launch", f"land {POHL}")
    assert table.position.who < CHANCE
    assert revealed(table) == ["deep-shaft"]


# -- what everybody may know ---------------------------------------------------------------------------


def kept(game: AlienFrontiers, state: State) -> list[int]:
    first = game.ruleset.box.number(f"{TALLIES} {NUMBERS[0]}{OF_A_MOMENT}")
    return [int(state.at[at]) for at in range(first, first + len(NUMBERS))]


@pytest.mark.parametrize("seats", [2, 3])
def test_they_are_the_same_whoever_holds_which_agenda(seats: int) -> None:
    """R-AGE-13: they hang on open things only."""
    game, rng = AlienFrontiers(WITH_EVERY_CARD.name, seats=seats), Rng("worlds")
    steps = 0
    for position, code in walk(game, "open", seats):
        text = game.text(code) if code >= 0 else ""
        if position.turns == 0 or text.split()[:1] in (["agenda"], ["shed"], ["reveal"], []):
            continue
        seen = game.observe(position, None)
        other = game.imagine(seen, None, rng)
        after = game.apply(position, code)
        if game.actor(after) >= CHANCE:
            assert kept(game, after) == kept(game, game.apply(other, code))
            steps += 1
    assert steps > 200


def test_a_game_without_agendas_keeps_none() -> None:
    game = AlienFrontiers("edition-x", seats=2)
    assert not game.ruleset.followed
    assert not game.ruleset.box.kept


# -- every game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_end(seats: int) -> None:
    AlienFrontiers(WITH_EVERY_CARD.name, seats=seats).ruleset.random_games(2, Rng("end", seats))


# -- what need not be looked at ------------------------------------------------------------------------


def planet_and_belt(position: State) -> tuple[list[int], list[int]]:
    """Colonies, who controls, and fields; and what lies on the spaces of the Outer Belt."""
    box = position.box
    numbers = position.numbers()
    planet = list(numbers[box.land : box.generators + box.fields])
    if box.across >= 0:
        planet += numbers[box.across : box.across + 2 * box.fields]
    return planet, list(numbers[box.spaces : box.boxed])


@pytest.mark.parametrize("seats", [2, 5])
def test_rules_that_need_no_look_leave_the_planet_and_the_belt_as_they_are(seats: int) -> None:
    """Tallies look at the planet only after steps of rules that are not calm, and at the belt only after
    those of players by rules that claim."""
    everything = {"deck": "wide", "factions": True, "outer_belt": True, "agendas": True}
    game = AlienFrontiers("edition-x", seats, **everything)
    calm = stirring = claims = 0
    for seed in range(3):
        steps = list(walk(game, "calm", seed))
        for (position, code), (after, _) in pairwise(steps):
            rule = game.ruleset.owner[code]
            was, now = planet_and_belt(position), planet_and_belt(after)
            if rule.calm:
                calm += 1
                assert was[0] == now[0], game.text(code)
            else:
                stirring += was[0] != now[0]
            if rule.claims:
                claims += was[1] != now[1]
            elif game.actor(position) != CHANCE:
                assert was[1] == now[1], game.text(code)
    assert calm > 1000
    assert stirring > 10
    assert claims > 10


@pytest.mark.parametrize("seats", [2, 5])
def test_a_glance_is_enough_where_nothing_is_tallied(seats: int) -> None:
    """Two rulesets play the same games, one of which looks closely at every step."""
    everything = {"deck": "wide", "factions": True, "outer_belt": True, "agendas": True}
    glancing = AlienFrontiers("edition-x", seats, **everything)
    thorough = AlienFrontiers("edition-x", seats, **everything)
    closely: Any = thorough.ruleset.book.parts[TALLIES]
    closely.look_out()
    assert len(set(closely.looks)) > 1
    closely.looks = ints([max(closely.looks)] * len(closely.looks))
    for position, code in walk(glancing, "glance", seats):
        if code >= 0:
            assert glancing.apply(position, code) == thorough.apply(position, code)


# -- where a position does not say ----------------------------------------------------------------------


def test_where_ships_stand_the_turn_has_docked_unless_the_position_says_so() -> None:
    docked = {"lunar-mine": [2, 5], "solar-converter": [3], "raiders-outpost": [1, "2*", 3]}
    ship = {"owner": "B", "at": "terran-exchange", "value": 4}
    lent: Any = {"this-turn": {"borrowed": [ship]}}
    a: Any = {"docked": docked, "ships": 6, "colonies": {"burroughs-desert": 1}}
    b = {"faction": "terran-exchange", "docked": {"terran-exchange": [4], "shipyard": [1, 1]}}
    table = Try(dice=[1], a=a, b=b, **lent)
    stood = {"lunar-mine", "solar-converter", "raiders-outpost", "terran-exchange"}
    assert set(tallies(table)["docked"]) == stood
    assert set(tallies(table)["mine-values"]) == {"two", "five"}
    assert table.do("dock alien-artifact 1").opens("grand-tour")
    said: Any = {"this-turn": {"in-mind": {TALLIES: {"docked": [], "mine-values": []}}}}
    table = Try(dice=[1], a=a, b=b, **said)
    assert tallies(table)["docked"] == tallies(table)["mine-values"] == []


def test_what_opponents_control_they_controlled_when_the_turn_began() -> None:
    seats: dict[str, Any] = {
        "a": {"hub": 7, "fuel": 2, "ore": 2},
        "b": {"colonies": {LEM: 1, POHL: 1}},
    }
    seats["a"]["colonies"] = {LEM: 1, POHL: 1, VOGT: 1}
    table = Try(dice=[1], **seats)
    assert tallies(table)["rivals"] == []
    seats["a"]["colonies"] = {LEM: 1, VOGT: 1}
    seats["b"]["colonies"] = {LEM: 1, POHL: 2}
    assert tallies(Try(dice=[1], **seats))["rivals"] == [POHL]
    seats["a"]["colonies"] = {POHL: 2}
    said: Any = {"this-turn": {"in-mind": {TALLIES: {"rivals": [POHL]}}}}
    assert Try(dice=[1], **seats, **said).do("launch", f"land {POHL}").opens("overthrow")
    assert not Try(dice=[1], **seats).do("launch", f"land {POHL}").opens("overthrow")
