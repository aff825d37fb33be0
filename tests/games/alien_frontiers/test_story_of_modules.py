"""The story of a game with modules: what it leaves unsaid nobody at the table would know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import pytest

from landfall import catalog
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers.box import FUEL, ORE
from random_play import walk

pytestmark = pytest.mark.words

EVERYTHING: dict[str, Any] = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}
NAMES = ("Ann", "Bob", "Cy")


def told(
    position: dict[str, Any],
    moves: Sequence[str],
    together: int = 1,
    you: int | None = None,
    **wishes: Any,
) -> str:
    """The sentences for the last of these moves, or of so many told as one, as a seat hears them."""
    options = {"seats": 3, **EVERYTHING, **wishes}
    game = catalog.game(edition="edition-x", **options)
    state = game.from_dict(position)
    steps = []
    for move in moves:
        code = game.code(move)
        after = game.apply(state, code)
        steps.append(whole_step(game, state, code, after))
        state = after
    return catalog.story(game).tell(game, steps[-together:], NAMES, you)


# -- set-up ---------------------------------------------------------------------------------------


def test_nobody_lays_out_the_first_asteroid_cards() -> None:
    game = catalog.game(edition="edition-x", seats=3, outer_belt=True)
    begun = takewhile(lambda found: not game.turn(found[0])[0], walk(game, 1))
    steps = [whole_step(game, state, code, game.apply(state, code)) for state, code in begun]
    laid = [step for step in steps if step.act.text.startswith("asteroid ")]
    tell = catalog.story(game).tell
    one, all_of_them = tell(game, laid[:1], NAMES), tell(game, laid, NAMES)
    assert re.fullmatch(r"An? [\w' ]+ is laid out on the Outer Belt\.", one)
    assert re.fullmatch(r"An? .+ and an? [\w' ]+ are laid out on the Outer Belt\.", all_of_them)
    assert "Ann" not in all_of_them


# -- the roll -------------------------------------------------------------------------------------


def test_what_a_ship_rolled_by_itself_shows_is_told_to_whoever_rolled_it_as_their_own_deed() -> (
    None
):
    brethren: dict[str, Any] = {
        "turns": 4,
        "dice": [],
        "seats": {
            "A": {"faction": "brethren-of-the-stars"},
            "B": {"faction": "corex-conglomerated", "docked": {"lunar-mine": [5]}},
            "C": {"faction": "scavenger-fleet"},
        },
        "pending": [{"asks": "board", "at": "brethren-of-the-stars", "step": 2}],
    }
    moves = (
        "effect brethren-of-the-stars roll",
        "roll 1 2 4",
        "die blank",
        "brethren raider",
        "effect brethren-of-the-stars lunar-mine B 5",
        "lent 3",
    )
    assert told(brethren, moves) == "Ann rolls Bob's ship and gets a 3."
    assert told(brethren, moves, you=0) == "You roll Bob's ship and get a 3."
    assert told(brethren, moves, you=1) == "Ann rolls your ship and gets a 3."


CACHE: dict[str, Any] = {
    "turns": 4,
    "phase": "roll",
    "seats": {"A": {"cards": ["resource-cache"]}, "B": {}, "C": {}},
    "belt": {"spaces": ["ice-comet", None, None, None]},
}
ROLL = ("roll 1 1 2", "die sign", "asteroid stray-pilot")


def test_a_resource_cache_pays_when_the_asteroid_cards_have_moved() -> None:
    sentence = told(CACHE, ROLL)
    assert sentence == (
        "Ann lays out a Stray Pilot on the Outer Belt and gains 1 ore from the Resource Cache."
    )


def test_who_gains_by_a_roll_is_not_the_card_that_comes_up() -> None:
    sentence = told(CACHE, ROLL, together=3)
    assert sentence == (
        "Ann rolls 1, 1 and 2, gains 1 ore from the Resource Cache "
        "and the belt moves: a Stray Pilot comes up."
    )


def test_a_blank_leaves_the_belt_where_it_is() -> None:
    plain = {**CACHE, "seats": {"A": {}, "B": {}, "C": {}}}
    sentence = told(plain, ("roll 1 1 2", "die blank"), together=2)
    assert sentence == "Ann rolls 1, 1 and 2 and the belt stays."
    gains = "gains 1 ore from the Resource Cache"
    assert told(CACHE, ("roll 1 1 2", "die blank"), together=2) == (
        f"Ann rolls 1, 1 and 2, {gains} and the belt stays."
    )


# -- who gets what was paid -----------------------------------------------------------------------

BOARDS: dict[str, Any] = {
    "turns": 4,
    "dice": [1, 1, 1, 6],
    "seats": {
        "A": {"fuel": 5, "ore": 5, "ships": 5, "faction": "sunrise-commune"},
        "B": {"faction": "dark-space-explorers", "colonies": {"lem-badlands": 1}},
        "C": {"faction": "new-gaia-engineers"},
    },
}


def test_the_owner_of_a_board_gets_the_fee() -> None:
    sentence = told(BOARDS, ["dock dark-space-explorers 1"])
    paid = "Ann docks a 1 at the Dark Space Explorers board for 2 fuel"
    assert sentence == f"{paid} and Bob gets 1 fuel."


def test_what_is_paid_at_the_terraforming_station_is_somebodys() -> None:
    sentence = told(BOARDS, ["dock terraforming-station 6"])
    assert sentence == "Ann sends a 6 to the Terraforming Station for 1 fuel and Cy gets 1 fuel."


def test_a_landing_that_costs_more_than_the_docking_says_so() -> None:
    sentence = told(BOARDS, ["dock colony-constructor 1 1 1", "land lem-badlands"])
    assert sentence.startswith("Ann lands a colony on Lem Badlands for 1 ore more and ends Bob's")


# -- ships of others ------------------------------------------------------------------------------


def test_a_borrowed_ship_moves_a_colony_on() -> None:
    position = {
        "turns": 4,
        "dice": [3],
        "seats": {
            "A": {"fuel": 3, "hub": 3, "cards": ["mind-control-helmet"]},
            "B": {"docked": {"solar-converter": [5]}},
            "C": {},
        },
    }
    taken = ["use mind-control-helmet solar-converter", "aim B 5"]
    sentence = told(position, [*taken, "dock colonist-hub 5"])
    assert sentence == "Ann docks Bob's 5 at the Colonist Hub and brings a colony to circle 4."


def test_a_lifeboat_is_not_what_launches() -> None:
    position = {
        "turns": 4,
        "dice": [3],
        "seats": {"A": {"hub": 6, "asteroids": ["ships-lifeboat"]}, "B": {}, "C": {}},
    }
    sentence = told(position, ["play ships-lifeboat"])
    ready = "to circle 7, ready to launch."
    assert sentence == f"Ann brings a colony with the Ship's Lifeboat {ready}"


def test_how_far_a_lifeboat_goes_where_places_are_full() -> None:
    full = {seat: {"hub": 5} for seat in "BCDE"}
    position = {
        "turns": 4,
        "dice": [3],
        "seats": {"A": {"hub": 2, "asteroids": ["ships-lifeboat"]}, **full},
    }
    moves = ["play ships-lifeboat", "advance 2"]
    assert told(position, moves[:1], seats=5) == "Ann uses the Ship's Lifeboat."
    assert told(position, moves, seats=5) == "Ann brings a colony to circle 4."


def test_a_pair_at_the_market_does_not_open_trade_before_it_is_said_what_it_is_for() -> None:
    position = {"turns": 4, "dice": [3, 3], "seats": {"A": {}, "B": {}, "C": {}}}
    moves = ["dock orbital-market 3 3", "pair trade"]
    assert told(position, moves[:1]) == "Ann docks at the Orbital Market with a pair of 3s."
    assert told(position, moves) == "Ann keeps the pair for trading."
    alone = told(position, moves[:1], agendas=False)
    assert alone == "Ann opens trade at the Orbital Market with a pair of 3s."


# -- words ----------------------------------------------------------------------------------------


def test_a_name_that_ends_with_a_full_stop_gets_no_second_one() -> None:
    position = {
        "turns": 4,
        "dice": [4, 6],
        "display": ["infiltration-ai", "stasis-beam", "booster-pod"],
        "seats": {"A": {}, "B": {}, "C": {}},
    }
    moves = ["dock alien-artifact 4", "dock alien-artifact 6", "claim infiltration-ai"]
    assert told(position, moves) == "Ann claims the Infiltration A.I."


def test_a_victory_that_is_shared_names_all_that_was_compared() -> None:
    game = catalog.game(edition="edition-x", seats=2, **EVERYTHING)
    seat: dict[str, Any] = {"colonies": {"lem-badlands": 8}}
    other: dict[str, Any] = {"colonies": {"pohl-foothills": 6, "herbert-valley": 1}}
    over = game.from_dict({"phase": "over", "turns": 9, "seats": {"A": seat, "B": other}})
    ending = catalog.story(game).ending(game, over, NAMES)
    assert "each; Agendas, cards, ore and fuel are equal too. Ann and Bob share" in ending


@pytest.mark.slow
@pytest.mark.parametrize("number", range(2))
def test_no_fuel_or_ore_comes_or_goes_unsaid(number: int) -> None:
    """In every step of a random game whoever has more or less hears an amount of it."""
    game = catalog.game(edition="edition-x", seats=3, **EVERYTHING)
    story = catalog.story(game)
    for steps, (position, code) in enumerate(walk(game, "nothing unsaid", number)):
        if code < 0 or steps == 700:
            break
        after = game.apply(position, code)
        sentence = story.tell(game, [whole_step(game, position, code, after)], NAMES)
        assert ".." not in sentence
        for seat in range(game.seats):
            for what, unit in ((FUEL, "fuel"), (ORE, "ore")):
                more = abs(int(after.of(what, seat) - position.of(what, seat)))
                said = [int(n) for n in re.findall(rf"(\d+) {unit}", sentence)]
                # Several clauses may tell it in parts.
                assert not more or more in said or sum(said) >= more, (game.text(code), sentence)


# -- a ship of another player -----------------------------------------------------------------------


def borrowed(f: str, dice: list[int]) -> dict[str, Any]:
    """Ann has a four of Bob's among her ships, and Bob a board."""
    ann = {"faction": "uranian-syndicate", "hub": 2, "fuel": 6, "ore": 6}
    bob = {"faction": f, "ships": 4}
    lent = [{"owner": "B", "at": "unplaced", "value": 4}]
    return {"dice": dice, "seats": {"A": ann, "B": bob, "C": {}}, "this-turn": {"borrowed": lent}}


@pytest.mark.parametrize(
    ("owns", "dice", "move", "sentence"),
    [
        (
            "dark-space-explorers",
            [4, 1],
            "dock dark-space-explorers 4",
            "Ann docks Bob's 4 at the Dark Space Explorers board, pays 2 fuel and Bob gets 1 fuel.",
        ),
        (
            "homesteaders-union",
            [4, 1],
            "dock homesteaders-union 4",
            "Ann docks Bob's 4 at the Homesteader's Union board, brings the colony on the Colonist Hub "
            "to circle 3, pays 1 fuel and Bob gets 1 fuel.",
        ),
        (
            "terran-exchange",
            [4, 4],
            "dock shipyard 4 4",
            "Ann docks a pair of 4s at the Shipyard, one of them Bob's, builds a fourth ship and pays "
            "1 fuel and 1 ore.",
        ),
        (
            "smugglers-alliance",
            [2, 3, 6, 4],
            "dock smugglers-alliance 6 2 3 4",
            "Ann docks a 6 at the Smuggler's Alliance board for 1 fuel, goes raiding with 2, 3 and 4, "
            "Bob gets 1 fuel and one of these ships is Bob's.",
        ),
    ],
)
def test_a_borrowed_ship_is_told_with_what_its_docking_does(
    owns: str, dice: list[int], move: str, sentence: str
) -> None:
    assert told(borrowed(owns, dice), (move,)) == sentence


def test_a_detonator_leaves_colonies_that_are_held_in_place() -> None:
    locked = {"cards": ["magnetic-lockdown"], "on-cards": {"magnetic-lockdown": {"fuel": 2}}}
    position = {
        "seats": {
            "A": {"cards": ["seismic-detonator"], "colonies": {"blish-expanse": 1}},
            "B": {"colonies": {"blish-expanse": 2}, **locked},
            "C": {},
        }
    }
    said = told(position, ["discard seismic-detonator blish-expanse"])
    assert "drives some colonies off Blish Expanse" in said
    position["seats"]["B"] = {"colonies": {"blish-expanse": 2}}
    said = told(position, ["discard seismic-detonator blish-expanse"])
    assert "drives all colonies off Blish Expanse" in said


def test_who_is_cloaked_hears_of_their_own_next_turn() -> None:
    game = catalog.game(edition="edition-x", seats=3, **EVERYTHING)
    state = game.from_dict(
        {"dice": [3], "seats": {"A": {"cards": ["chameleon-cloak"]}, "B": {}, "C": {}}}
    )
    code = game.code("discard chameleon-cloak")
    steps = [whole_step(game, state, code, game.apply(state, code))]
    tell = catalog.story(game).tell
    assert "until your next turn begins" in tell(game, steps, NAMES, 0)
    assert "until their next turn begins" in tell(game, steps, NAMES, 1)


# -- cards that go ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "sentences"),
    [
        (
            ["dock raiders-outpost 1 2 3", "take pocket-universe B"],
            "Ann takes the Pocket Universe from Bob. "
            "Bob loses the 2 and 3 on the Pocket Universe to the Maintenance Bay.",
        ),
        (
            ["power terran-exchange take experimental-ftl-drive B"],
            "Ann takes the Experimental FTL Drive from Bob and pays 1 ore. "
            "What lay on the Experimental FTL Drive goes to the supply.",
        ),
        (
            ["power terran-exchange take null-time-vault B"],
            "Ann takes the Null-Time Vault from Bob, pays 1 ore and discards the card, having one "
            "already. What lay on the Null-Time Vault goes to the supply.",
        ),
        (
            ["power terran-exchange give null-time-vault B"],
            "Ann gives the Null-Time Vault to Bob, gains 2 fuel and sees it discarded, as Bob has "
            "one already. What lay on the Null-Time Vault goes to the supply.",
        ),
        (
            ["power terran-exchange give null-time-vault C"],
            "Ann gives the Null-Time Vault to Cy and gains 1 fuel.",
        ),
    ],
)
def test_what_becomes_of_a_card_and_of_what_lies_on_it_is_told(
    moves: Sequence[str], sentences: str
) -> None:
    position: dict[str, Any] = {
        "dice": [1, 2, 3],
        "seats": {
            "A": {
                "ore": 1,
                "faction": "terran-exchange",
                "cards": ["null-time-vault"],
                "on-cards": {"null-time-vault": {"fuel": 2, "ore": 1}},
            },
            "B": {
                "ships": 5,
                "fuel": 2,
                "faction": "xeno-explorations-inc",
                "cards": ["null-time-vault", "pocket-universe", "experimental-ftl-drive"],
                "on-cards": {
                    "null-time-vault": {"fuel": 1, "ore": 0},
                    "pocket-universe": {"ships": [2, 3]},
                    "experimental-ftl-drive": {"tokens": 2},
                },
            },
            "C": {"fuel": 1, "faction": "scavenger-fleet"},
        },
    }
    assert told(position, moves) == sentences
