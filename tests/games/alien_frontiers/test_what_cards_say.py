"""Whoever chooses a card is told what it is good for, before they choose it."""

from __future__ import annotations

from typing import Any

import pytest

from landfall import catalog
from landfall.core.plain import Option
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from random_play import walk

pytestmark = pytest.mark.words

EVERYTHING: dict[str, Any] = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}
TABLE: dict[str, Any] = {
    "turns": 4,
    "dice": [2, 4, 6, 6],
    "display": ["retrieval-webbing", "retrieval-webbing", "deflector-shield"],
    "seats": {"A": {"faction": "terran-exchange"}, "B": {}, "C": {}},
    "belt": {"spaces": ["iron-asteroid", "stray-pilot", None, "alien-satellite"]},
}


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    return AlienFrontiers("edition-x", 3, **EVERYTHING)


def after(game: AlienFrontiers, *moves: str, position: dict[str, Any] = TABLE) -> State:
    state = game.from_dict(position)
    for move in moves:
        state = game.apply(state, game.code(move))
    return state


def option(game: AlienFrontiers, state: State, action: str) -> Option:
    """The option as a table in plain words offers it."""
    table = catalog.entry().table
    assert table is not None
    prompt = table.prompt(game, game.observe(state, int(state.seat)), int(state.seat))
    return next(option for option in prompt["options"] if option["action"] == action)


def gains(found: Option) -> list[str]:
    return [text(amount["words"]) for amount in found["gain"] if "words" in amount]


def test_an_asteroid_card_says_what_it_brings(game: AlienFrontiers) -> None:
    state = after(game)
    told = game.explain(state, "claim outer-belt-1 2 4")
    assert told.gain == "the Iron Asteroid, in tow (discard: pay one fuel and gain three ore)"
    assert "iron-asteroid.use" in told.rules
    detail = text(option(game, state, "claim outer-belt-1 2 4")["detail"])
    assert detail == "Iron Asteroid, discard: pay one fuel and gain three ore."


def test_the_cards_on_the_outer_belt_lie_open_with_their_texts(game: AlienFrontiers) -> None:
    table = catalog.entry().table
    assert table is not None
    groups = {group["id"]: group for group in table.position(game, after(game), None)}
    cards = [row["card"] for row in groups["belt"]["rows"]]
    assert [(card["name"], card["state"]) for card in cards] == [
        ("Iron Asteroid", "space 1"),
        ("Stray Pilot", "space 2"),
        ("Alien Satellite", "space 4"),
    ]
    assert all(card["text"] for card in cards)
    classic = catalog.game(edition="edition-x", seats=3)
    assert "belt" not in {group["id"] for group in table.position(classic, classic.start(), 0)}


def test_an_agenda_that_may_go_says_what_it_asks(game: AlienFrontiers) -> None:
    """Just drawn, it has not been read yet."""
    seats = {
        "A": {"asteroids": ["stranded-envoy"], "agendas": ["curator", "fuel-baron", "moonbase"]},
        "B": {},
        "C": {},
    }
    drawn = ["play stranded-envoy", "agenda fortress", "agenda land-grab"]
    state = after(game, *drawn, position={**TABLE, "seats": seats})
    told = game.explain(state, "shed moonbase")
    asks = "have 2 colonies on Blish Expanse", "control Blish Expanse"
    assert f"Moonbase (in the game: {asks[0]}; at the end: {asks[1]})" in told.cost
    detail = text(option(game, state, "shed moonbase")["detail"])
    assert detail.startswith(f"In the game: {asks[0]}. At the end: {asks[1]}.")


def test_why_a_card_may_be_claimed_says_what_it_does(game: AlienFrontiers) -> None:
    state = after(game, "dock alien-artifact 2", "dock alien-artifact 6")
    assert "retrieval-webbing.use" in game.explain(state, "claim retrieval-webbing").rules
    rules = game.explain(state, "claim deflector-shield").rules
    assert any(rule.startswith("deflector-shield.") for rule in rules)


def test_twins_that_leave_the_display_are_counted(game: AlienFrontiers) -> None:
    told = game.explain(after(game, "dock alien-artifact 2"), "cycle").gain
    assert "(Deflector Shield and 2 Retrieval Webbings)" in told


def test_a_claim_by_a_discarded_tele_operator_rests_on_that(game: AlienFrontiers) -> None:
    seats = {**TABLE["seats"], "A": {"cards": ["tele-operator"]}}
    state = after(game, "discard tele-operator", position={**TABLE, "seats": seats})
    rules = game.explain(state, "receive retrieval-webbing").rules
    assert "tele-operator.discard" in rules
    assert "tele-operator.use" not in rules


def test_a_docking_that_pays_off_later_says_so(game: AlienFrontiers) -> None:
    state = after(game)
    told = game.explain(state, "dock terran-exchange 2")
    assert told.gain == "1 ore more with your first trade this turn"
    offered = option(game, state, "dock terran-exchange 2")
    assert gains(offered) == ["1 ore more with the first trade"]
    market = option(game, state, "dock orbital-market 6 6")
    assert gains(market) == ["ore at 6 fuel each", "or two Agendas"]


# -- cards without a power of a kind --------------------------------------------------------------


@pytest.mark.parametrize(("verb", "rule"), [("use", "paid"), ("discard", "discard")])
def test_the_rules_name_every_card_without_such_a_power(
    verb: str, rule: str, game: AlienFrontiers
) -> None:
    said = catalog.rulebook_of(game).get(f"tech.no-{rule}-power").said_in("edition-x")
    texts = [game.text(code) for code in range(game.size)]
    for tech in game.ruleset.techs:
        has = any(line.split()[:2] == [verb, tech.key] for line in texts)
        named = part(tech).title.removeprefix("Data Core ")  # the three are told together
        assert (named in " ".join(said.split())) is not has, tech.key


# -- boards, and cards that are offered at a time of their own ------------------------------------


def test_a_board_that_can_be_taken_is_named_once_with_port_and_power(game: AlienFrontiers) -> None:
    table = catalog.entry().table
    assert table is not None
    state = next(position for position, _ in walk(game, "draft") if game.actor(position) >= 0)
    prompt = table.prompt(game, state, int(state.seat))
    assert [group["title"] for group in prompt["groups"]] == ["Faction boards"]
    for found in prompt["options"]:
        (gained,) = gains(found)
        assert gained.startswith("port: ")
        assert "; power: " in gained


def test_a_card_that_is_offered_before_the_roll_is_not_always_on(game: AlienFrontiers) -> None:
    seats = {**TABLE["seats"], "A": {"cards": ["oracle-engine", "holographic-decoy"]}}
    table = catalog.entry().table
    assert table is not None
    state = after(game, position={**TABLE, "seats": seats})
    rows = table.position(game, game.observe(state, 0), 0)[0]["rows"]
    standing = {row["card"]["name"]: row["card"]["state"] for row in rows if "card" in row}
    assert standing["Oracle Engine"] == "offered before your roll"
    assert standing["Holographic Decoy"] == "always on"
