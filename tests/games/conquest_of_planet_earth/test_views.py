"""Views: plain values that a drawing needs, of which nothing tells what the viewer may not know."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from games.conquest_of_planet_earth.modes import MODES, played
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import DONE_ROUND, F_FULL, WHO
from landfall.games.conquest_of_planet_earth.fight_seen import chances, fight_seen
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import CHANCE, State
from landfall.games.conquest_of_planet_earth.story import status

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


def test_who_is_asked_in_a_fight_is_told_how_it_stands() -> None:
    position = RIVALS.from_dict(FIGHT)
    percent = round(100 * chances(position)["own"])
    told = f"Fight Round 1: A with Strength 4 against 3, {percent} % to win for A"
    for seat in range(RIVALS.seats):
        assert status(RIVALS, RIVALS.observe(position, seat), seat).endswith(told)
    assert "Fight Round" not in status(RIVALS, RIVALS.from_dict({}), 0)


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


def comes_to(rules: Ruleset, state: State, begun: bool = False) -> dict[str, Fraction]:
    """How a Fight Round ends over all dice of it, if everybody passes and the Aliens stay."""
    at, codes = state.at, rules.codes
    if begun and at[DONE_ROUND]:
        return {("own", "enemy", "nobody")[int(at[DONE_ROUND]) - 1]: Fraction(1)}
    if not at[F_FULL]:
        return {"enemy": Fraction(1)}  # the Barrage has left nobody
    found: dict[str, Fraction] = {}
    ways = [int(codes.roll) + face for face in range(6)] if at[WHO] == CHANCE else [-1]
    for way in ways:
        then = state.copy()
        if way >= 0:
            rules.happen(then, way)
        else:
            seat = int(at[WHO])
            stays = rules.forbids(state, seat, int(codes.stay)) == 0
            rules.apply(then, seat, int(codes.stay if stays else codes.passing))
        for side, chance in comes_to(rules, then, True).items():
            found[side] = found.get(side, Fraction()) + chance / len(ways)
    return found


@pytest.mark.parametrize(
    ("figures", "hero"),
    [
        (["saucer", "saucer"], ""),
        (["saucer", "living-slime"], ""),
        (["saucer", "bounty-hunter"], "ace-reporter"),
        (["saucer", "saucer"], "teenage-lovebirds"),
    ],
)
def test_who_stays_before_a_barrage_is_told_the_chances_with_it(
    figures: list[str], hero: str
) -> None:
    """Whom it may hit, whom Slime saves, who is heard once the Bounty Hunter is hit, who is Bold."""
    allies = [figure for figure in figures if figure != "saucer"]
    table = Table("trun orzax").place("n-4", "town")
    table.aliens("A", "n-4", figures.count("saucer"), *allies).battles("A")
    table.comes(*([f"meet {hero}"] if hero else []), "meet us-army-artillery")
    table.comes(*["roll 6"] * len(figures), "roll 6", "roll 6").reaches("A", "stay")
    counted = {side: round(float(n), 4) for side, n in comes_to(table.rules, table.state).items()}
    seen = table.game.view(table.state, 0)["fight"]["chances"]
    assert {side: n for side, n in seen.items() if n} == counted
    told = table.game.explain(table.state, "stay", 0).changes[-1]
    assert round(told["win"] / told["of"], 4) == counted["own"]


def test_who_is_asked_to_stay_sees_the_round_that_would_come() -> None:
    """The dice that lie there are told of already: totals and chances are those of the next round."""
    table = Table("trun orzax").place("n-4", "town").aliens("A", "n-4", 2).battles("A")
    table.comes("meet us-army-infantry", "roll 1", "roll 6").reaches("A", "stay")
    seen = table.game.view(table.state, 0)["fight"]
    assert (seen["round"], seen["dice"], seen["leads"]) == (2, {"own": [], "enemy": []}, None)
    assert seen["chances"] is not None


def test_a_place_that_helps_the_resistance_is_called_by_its_name() -> None:
    """The Objective's own, and that of a Tank Factory next to it."""
    table = Table("trun orzax").place("obj-1", "tank-factory").aliens("A", "obj-c", 3).battles("A")
    seen = fight_seen(table.comes("meet us-army-tanks").state)
    assert seen is not None
    told = {part["words"]: part["n"] for part in seen["parts"]["enemy"]}
    assert told == {"U.S. Army Tanks": 5, "Capitol City": 1, "Tank Factory": 1}
    assert sum(told.values()) == seen["totals"]["enemy"]
