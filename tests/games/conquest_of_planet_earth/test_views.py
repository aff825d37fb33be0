"""Views: plain values that a drawing needs, of which nothing tells what the viewer may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from games.conquest_of_planet_earth.modes import MODES, played
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.fight_seen import chances, fight_seen
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

RIVALS = ConquestOfPlanetEarth(seats=2)
FIGHT: dict[str, Any] = {
    "phase": "battle",
    "seats": {"A": {"race": "trun"}, "B": {"race": "orzax"}},
    "spaces": {"n-4": {"location": "city", "aliens": {"A": 1}}},
    "battle": {"space": "n-4"},
    "fight": {"full": "us-army-infantry"},
}


@pytest.mark.parametrize("mode", MODES)
def test_a_view_is_the_same_whatever_is_hidden_from_the_viewer(mode: str) -> None:
    """Hidden hands, cards in decks and choices are dealt anew, and the viewer sees no difference."""
    for step, (game, position) in enumerate(played(mode, 240, seed=3)):
        if step % 4:
            continue
        viewer = step // 4 % (game.seats + 1)
        seat = viewer if viewer < game.seats else None
        twin = game.imagine(game.observe(position, seat), seat, Rng(step))
        assert game.view(twin, seat) == game.view(position, seat)


@pytest.mark.parametrize("mode", MODES)
def test_a_view_is_plain_values_and_lays_what_is_seen_again(mode: str) -> None:
    for step, (game, position) in enumerate(played(mode, 120, seed=4)):
        seat = step % game.seats
        view = json.loads(json.dumps(game.view(position, seat)))
        assert view == game.view(position, seat)
        assert game.from_dict(view["position"]) == game.observe(position, seat)


def test_only_who_is_asked_has_moves() -> None:
    for step, (game, position) in enumerate(played("two rivals", 200)):
        view = game.view(position, step % 2)
        assert [one["text"] for one in view["legal"]] == [
            game.text(code) for code in game.legal(game.observe(position, step % 2), step % 2)
        ]
        assert game.view(position, None)["legal"] == []


def test_what_is_drawn_of_a_space() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative")
    laid = {
        "seats": {"A": {"stuff": ["bounty-hunter"]}},
        "spaces": {
            "n-4": {
                "location": "town",
                "marker": "B",
                "counters": ["tanks"],
                "aliens": {"A": ["saucer", "bounty-hunter"]},
                "stopped": {"A": 1},
            }
        },
    }
    view = game.view(game.from_dict(laid), 0)
    place = view["spaces"]["n-4"]
    assert (place["location"], place["marker"], place["population"]) == ("town", "B", 2)
    assert place["aliens"] == {
        "A": {"saucers": 1, "stopped": 1, "allies": ["bounty-hunter"], "allies-stopped": []}
    }
    assert place["counters"][0]["counter"] == "tanks"
    assert "obj-2" in place["near"]
    assert view["spaces"]["n-c"]["site"] == "A"
    assert view["track"]["circles"] == [4, 8]
    assert view["scores"] == {"A": 2, "B": 2}
    assert view["players"]["B"]["terror"] == 2


def test_the_chances_of_a_fight_round_count_every_pair_of_dice() -> None:
    """One Trun (4) against Infantry (3): who rolls lower by two loses; a six crushes but another."""
    position = RIVALS.from_dict(FIGHT)
    won = tied = 0
    for own in range(1, 7):
        for enemy in range(1, 7):
            crushed = (own == 6) - (enemy == 6)
            ahead = crushed or (0 if own == enemy == 6 else (4 + own) - (3 + enemy))
            won += ahead > 0
            tied += ahead == 0
    found = chances(position)
    assert found["own"] == round(won / 36, 4)
    assert found["nobody"] == round(tied / 36, 4)
    assert sum(found.values()) == pytest.approx(1, abs=0.001)


def test_the_chances_are_of_the_first_round_before_it_begins() -> None:
    """Fishmen win the Tie of a first Fight Round: as much while the Resistance is only turned up."""
    table = Table("trun fishmen").hand("A", "captain-to-the-rescue").hand("B", "death-ray")
    table.aliens("B", "s-1", 1).place("s-1", "small-town").battles("B")
    table.comes("meet us-army-infantry").reaches("A", "play captain-to-the-rescue")
    turned_up = chances(table.state)
    table.reaches("B", "play death-ray")
    assert turned_up == chances(table.state)
    assert turned_up["nobody"] == round(1 / 36, 4)


def test_two_dice_are_better_than_one() -> None:
    """Secret Agents are Cunning: they roll two dice and the highest counts."""
    one = chances(RIVALS.from_dict(FIGHT | {"fight": {"full": "us-army-paratroopers"}}))
    position = RIVALS.from_dict(FIGHT | {"fight": {"full": "secret-agents"}})
    seen = fight_seen(position)
    assert seen is not None
    assert seen["dice-due"] == {"own": 1, "enemy": 2}
    assert (seen["strength"]["enemy"], seen["abilities"]) == (4, ["cunning"])
    assert chances(position)["own"] < one["own"]
    assert chances(position)["enemy"] > one["enemy"]


def test_as_the_dice_lie_somebody_leads() -> None:
    shows = {"fight-round": {"shows": {"own": [2], "enemy": [4]}}}
    hand = {"seats": {"A": {"race": "trun", "hand": ["death-ray"]}}}
    seen = fight_seen(RIVALS.from_dict(FIGHT | shows | hand))
    assert seen is not None
    assert (seen["totals"], seen["leads"]) == ({"own": 6, "enemy": 7}, "enemy")
    assert seen["chances"] is None


@pytest.mark.parametrize("mode", MODES)
def test_the_parts_of_a_total_and_the_links_of_the_chain_add_up(mode: str) -> None:
    """Whatever adds to a side of a Fight is told, and nothing twice."""
    for _, position in played(mode, 400, seed=8):
        seen = fight_seen(position)
        if seen is None:
            continue
        for side in ("own", "enemy"):
            assert sum(part["n"] for part in seen["parts"][side]) == seen["strength"][side], side
        links = seen["chain"]
        assert [link["name"] for link in links if link["kind"] == "hero"] == seen["heroes"]
        if seen["full"] or seen["counter"]:
            assert sum(link["n"] for link in links) == seen["strength"]["enemy"]


def test_the_chain_is_in_the_order_in_which_heroes_came() -> None:
    fight = {"full": "us-army-infantry", "heroes": ["ace-reporter", "retired-war-hero"]}
    seen = fight_seen(RIVALS.from_dict(FIGHT | {"fight": fight}))
    assert seen is not None
    assert [(link["kind"], link["name"]) for link in seen["chain"]] == [
        ("hero", "ace-reporter"),
        ("hero", "retired-war-hero"),
        ("full", "us-army-infantry"),
    ]
    assert seen["chain"][0]["n"] + seen["chain"][1]["n"] == seen["from-heroes"]


def test_a_card_that_is_played_names_whose_it_is_and_where_it_falls() -> None:
    """Uprising on a Town of Ada's: everybody sees the card and the place while answers are gathered."""
    position = RIVALS.from_dict(
        {
            "phase": "action",
            "turn": "B",
            "seats": {
                "A": {"race": "trun", "hand": ["jammed-transmission"]},
                "B": {"race": "orzax", "hand": ["uprising"], "points": 4},
            },
            "spaces": {"n-4": {"location": "town", "marker": "A"}},
        }
    )
    for text in ("play uprising", "at n-4"):
        if RIVALS.view(position, 1)["asks"] in ("action", "play"):
            position = RIVALS.apply(position, RIVALS.code(text), 1)
    for viewer in (0, 1, None):
        (card,) = RIVALS.view(position, viewer)["played"]
        assert (card["kind"], card["name"], card["by"]) == ("event", "uprising", "B")
        assert card["spaces"] == ["n-4"]


def test_who_is_asked_to_stay_sees_the_round_that_would_come() -> None:
    """The dice that lie there are told of already: totals and chances are those of the next round."""
    table = Table("trun orzax").place("n-4", "town").aliens("A", "n-4", 2).battles("A")
    table.comes("meet us-army-infantry", "roll 1", "roll 6").reaches("A", "stay")
    seen = table.game.view(table.state, 0)["fight"]
    assert (seen["round"], seen["dice"], seen["leads"]) == (2, {"own": [], "enemy": []}, None)
    assert seen["chances"] is not None
