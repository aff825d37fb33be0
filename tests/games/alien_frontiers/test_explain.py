"""An explanation says what a move costs, what it gains and which rules it uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from landfall.catalog import rulebook
from landfall.core.game import CHANCE
from landfall.games.alien_frontiers.editions.base import known_parts
from landfall.games.alien_frontiers.explain import AIMED_BY, ASKED_BY
from landfall.games.alien_frontiers.explain.foundations import RULES
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk

pytestmark = pytest.mark.words


@dataclass(frozen=True)
class Case:
    """A legal action in a position, and what is said about it."""

    action: str
    cost: str
    gain: str
    rules: tuple[str, ...]
    position: dict[str, Any]
    edition: str = "later-printing"


CASES = [
    # facilities, plain and with the bonus that bends them
    Case(
        "dock lunar-mine 4",
        "",
        "1 ore",
        ("lunar-mine.order", "lunar-mine.gain"),
        {"dice": [4], "seats": {"B": {"docked": {"lunar-mine": [4]}}}},
    ),
    Case(
        "dock lunar-mine 4",
        "",
        "1 ore",
        ("lunar-mine.order", "lunar-mine.gain", "van-vogt-mountains.bonus"),
        {
            "dice": [4],
            "seats": {
                "A": {"colonies": {"van-vogt-mountains": 1}},
                "B": {"docked": {"lunar-mine": [5]}},
            },
        },
    ),
    Case(
        "dock lunar-mine 5",
        "",
        "1 ore",
        ("lunar-mine.order", "lunar-mine.gain"),  # the bonus is there, but was not needed
        {
            "dice": [5],
            "seats": {
                "A": {"colonies": {"van-vogt-mountains": 1}},
                "B": {"docked": {"lunar-mine": [5]}},
            },
        },
    ),
    Case("dock solar-converter 3", "", "2 fuel", ("solar-converter.gain",), {"dice": [3]}),
    Case(
        "dock solar-converter 3",
        "",
        "3 fuel",
        ("solar-converter.gain", "lem-badlands.bonus"),
        {"dice": [3], "seats": {"A": {"colonies": {"lem-badlands": 1}}}},
    ),
    Case(
        "dock solar-converter 3",
        "",
        "3 fuel",
        ("solar-converter.gain", "lem-badlands.bonus", "data-crystal.use"),
        {
            "dice": [3],
            "seats": {"B": {"colonies": {"lem-badlands": 1}}, "A": {"cards": ["data-crystal"]}},
            "this-turn": {"used": ["data-crystal"], "lent": ["lem-badlands"]},
        },
    ),
    Case(
        "dock shipyard 2 2",
        "1 fuel and 1 ore",
        "1 ship, which waits in the Maintenance Bay",
        ("shipyard.price", "shipyard.stock", "herbert-valley.bonus"),
        {
            "dice": [2, 2],
            "seats": {"A": {"fuel": 3, "ore": 3, "ships": 4, "colonies": {"herbert-valley": 1}}},
        },
    ),
    Case(
        "dock colony-constructor 2 2 2",
        "2 ore",
        "a colony to land; then choose where the colony lands",
        ("colony-constructor.dock", "bradbury-plateau.bonus"),
        {"dice": [2, 2, 2], "seats": {"A": {"ore": 3, "colonies": {"bradbury-plateau": 1}}}},
    ),
    Case(
        "dock terraforming-station 6",
        "1 fuel, 1 ore and the ship (when your next turn begins)",
        "a colony to land; then choose where the colony lands",
        (
            "terraforming-station.six",
            "terraforming-station.fleet",
            "terraforming-station.forfeit",
        ),
        {"dice": [6], "seats": {"A": {"fuel": 1, "ore": 1, "ships": 4}}},
    ),
    Case(
        "dock orbital-market 5 5",
        "",
        "this turn you may trade 5 fuel for 1 ore, as often as you like",
        ("orbital-market.dock", "orbital-market.trade"),
        {"dice": [5, 5]},
    ),
    Case(
        "dock orbital-market 5 5",
        "",
        "this turn you may trade 1 fuel for 1 ore, as often as you like",
        ("orbital-market.dock", "orbital-market.trade", "heinlein-plains.bonus"),
        {"dice": [5, 5], "seats": {"A": {"colonies": {"heinlein-plains": 1}}}},
    ),
    Case(
        "trade 5",
        "1 fuel",
        "1 ore",
        ("orbital-market.trade", "orbital-market.price", "heinlein-plains.bonus"),
        {
            "seats": {
                "A": {
                    "fuel": 5,
                    "docked": {"orbital-market": [5, 5]},
                    "colonies": {"heinlein-plains": 1},
                }
            },
            "this-turn": {"market": [5]},
        },
    ),
    Case(
        "dock colonist-hub 2",
        "",
        "your colony moves to circle 5",
        ("colonist-hub.colony", "colonist-hub.track", "asimov-crater.bonus"),
        {
            "dice": [2],
            "seats": {
                "A": {"hub": 3, "docked": {"colonist-hub": [1]}, "colonies": {"asimov-crater": 1}}
            },
            "this-turn": {"hub-ships": 1},
        },
    ),
    Case(
        "dock colonist-hub 2",
        "",
        "your colony moves to circle 7; 1 advance over, kept if you launch now",
        (
            "colonist-hub.colony",
            "colonist-hub.track",
            "asimov-crater.bonus",
            "colonist-hub.full-circle",
        ),
        {
            "dice": [2],
            "seats": {
                "A": {"hub": 6, "docked": {"colonist-hub": [1]}, "colonies": {"asimov-crater": 1}}
            },
            "this-turn": {"hub-ships": 1},
        },
    ),
    Case(
        "dock alien-artifact 5",
        "",
        "1 cycle of the display; a total of 8, enough to claim a card",
        ("alien-artifact.cycle", "alien-artifact.claim"),
        {
            "dice": [5],
            "seats": {"A": {"docked": {"alien-artifact": [3]}}},
            "this-turn": {"claim": [3]},
        },
    ),
    Case(
        "dock raiders-outpost 2 3 4",
        "",
        "B's 1, 2 and 3 at the Raiders' Outpost go to the Maintenance Bay; a raid; "
        "then take up to 4 resources or one card, or stop",
        ("raiders-outpost.run", "raiders-outpost.bump"),
        {"dice": [2, 3, 4], "seats": {"B": {"docked": {"raiders-outpost": [1, 2, 3]}}}},
    ),
    # raids
    Case(
        "take ore B",
        "",
        "1 ore; B loses 1 ore",
        ("raiders-outpost.booty",),
        {
            "seats": {"A": {"ore": 3}, "B": {"ore": 2}},
            "pending": [{"asks": "raid", "taken": 3}],
        },
    ),
    Case(
        "take holographic-decoy B",
        "",
        "the Holographic Decoy (raiders take no resources from you, and of your cards only this one); "
        "B loses the Holographic Decoy",
        ("raiders-outpost.choice", "holographic-decoy.guard"),
        {
            "seats": {"B": {"cards": ["holographic-decoy", "alien-city"]}},
            "pending": [{"asks": "raid", "taken": 0}],
        },
    ),
    Case(
        "take booster-pod B",
        "",
        "B loses the Booster Pod; being your second Booster Pod, it goes to the discards",
        ("raiders-outpost.choice", "raiders-outpost.duplicate"),
        {
            "seats": {"A": {"cards": ["booster-pod"]}, "B": {"cards": ["booster-pod"]}},
            "pending": [{"asks": "raid", "taken": 0}],
        },
    ),
    # landing
    Case(
        "land lem-badlands",
        "",
        "a colony on Lem Badlands; control of Lem Badlands with its bonus; 2 points",
        ("land.repulsor", "control.majority"),
        {"pending": [{"asks": "land", "why": "built"}]},
    ),
    Case(
        "land lem-badlands",
        "",
        "a colony on Lem Badlands; 1 point; B loses control of Lem Badlands and 2 points",
        (
            "land.repulsor",
            "control.majority",
            "positron-field.effect",
            "isolation-field.effect",
        ),
        {
            "seats": {"B": {"colonies": {"lem-badlands": 1}}},
            "fields": {"positron-field": "lem-badlands", "isolation-field": "lem-badlands"},
            "pending": [{"asks": "land", "why": "built"}],
        },
    ),
    Case(
        "land burroughs-desert",
        "",
        "a colony on Burroughs Desert; 1 point; "
        "B loses control of Burroughs Desert with its bonus and 1 point; "
        "the Relic Ship returns to Burroughs Desert",
        ("land.repulsor", "control.majority", "relic-ship.return"),
        {
            "seats": {"B": {"colonies": {"burroughs-desert": 1}}},
            "relic-ship": {"user": "B", "at": "lunar-mine", "value": 4},
            "pending": [{"asks": "land", "why": "built"}],
        },
    ),
    Case(
        "land lem-badlands",
        "",
        "a colony on Lem Badlands; control of Lem Badlands with its bonus; 2 points; "
        "this ends the game",
        ("colonist-hub.launch", "land.repulsor", "control.majority", "end.last-colony"),
        {
            "seats": {"A": {"colonies": {"asimov-crater": 6}, "supply": 0}},
            "pending": [{"asks": "land", "why": "launched", "excess": 0}],
        },
    ),
    Case(
        "launch",
        "1 fuel and 1 ore",
        "the colony on circle 7 of your track leaves it; a colony to land; "
        "then choose where the colony lands",
        ("colonist-hub.launch", "colonist-hub.cost"),
        {"seats": {"A": {"hub": 7, "fuel": 1, "ore": 1}}},
    ),
    # cards
    Case(
        "use booster-pod 3",
        "1 fuel",
        "your 3 becomes a 4",
        ("booster-pod.use", "tech.used"),
        {"dice": [3], "seats": {"A": {"fuel": 1, "cards": ["booster-pod"]}}},
    ),
    Case(
        "use booster-pod 3",
        "",
        "your 3 becomes a 4",
        ("booster-pod.use", "tech.used", "pohl-foothills.bonus"),
        {
            "dice": [3],
            "seats": {"A": {"cards": ["booster-pod"], "colonies": {"pohl-foothills": 1}}},
        },
    ),
    Case(
        "use plasma-cannon lunar-mine",
        "1 fuel for each ship hit",
        "then aim at a ship",
        ("plasma-cannon.use", "tech.used"),
        {
            "seats": {
                "A": {"fuel": 2, "cards": ["plasma-cannon"]},
                "B": {"docked": {"lunar-mine": [4]}},
            }
        },
    ),
    Case(
        "use plasma-cannon lunar-mine",
        "1 fuel for each ship hit, 0 for the first",
        "then aim at a ship",
        ("plasma-cannon.use", "tech.used", "pohl-foothills.bonus"),
        {
            "seats": {
                "A": {"fuel": 2, "cards": ["plasma-cannon"], "colonies": {"pohl-foothills": 1}},
                "B": {"docked": {"lunar-mine": [4]}},
            }
        },
    ),
    Case(
        "aim B 4",
        "1 fuel",
        "B's 4 at the Lunar Mine goes to the Maintenance Bay; then aim at a ship or stop",
        ("plasma-cannon.use",),
        {
            "seats": {"A": {"fuel": 2}, "B": {"docked": {"lunar-mine": [4]}}},
            "pending": [{"asks": "aim", "why": "cannon", "at": "lunar-mine", "hits": 0}],
        },
    ),
    Case(
        "aim B 0",
        "",
        "B loses a ship in the Maintenance Bay",
        ("plasma-cannon.discard",),
        {
            "seats": {"B": {"ships": 4}},
            "pending": [{"asks": "aim", "why": "stock", "at": "maintenance-bay"}],
        },
        edition="first-printing",
    ),
    Case(
        "discard stasis-beam lem-badlands",
        "the Stasis Beam and the bonus of Lem Badlands",
        "the Isolation Field lies on Lem Badlands",
        ("stasis-beam.discard", "tech.one-discard", "isolation-field.effect"),
        {"seats": {"A": {"cards": ["stasis-beam"], "colonies": {"lem-badlands": 1}}}},
    ),
    Case(
        "dock solar-converter 4",
        "",
        "2 fuel",
        ("mind-control-helmet.use", "solar-converter.gain"),
        {
            "dice": [4],
            "pending": [{"asks": "carry", "from": "lunar-mine", "value": 4, "owner": "B"}],
        },
    ),
    Case(
        "dock colony-constructor 4 4 4",
        "3 ore",
        "a colony to land; then choose where the colony lands",
        ("orbital-teleporter.use", "colony-constructor.dock"),
        {
            "dice": [4, 4, 4],
            "seats": {"A": {"ore": 3}},
            "pending": [{"asks": "carry", "from": "lunar-mine", "value": 4}],
        },
    ),
    Case(
        "pick 3*",
        "",
        "the Relic Ship is picked to be rolled again; then pick a ship to roll again, or roll",
        ("temporal-warper.use",),
        {
            "dice": [1, "3*"],
            "seats": {"A": {"colonies": {"burroughs-desert": 1}}},
            "pending": [{"asks": "pick", "dice": [], "relic": False}],
        },
    ),
    # the turn
    Case(
        "end",
        "",
        "B loses the ship at the Terraforming Station; 1 ship goes to the Maintenance Bay; "
        "then B rolls 3 ships",
        ("turn.order", "terraforming-station.forfeit", "maintenance-bay.last-resort"),
        {
            "dice": [1],
            "seats": {
                "A": {"hub": 7, "docked": {"alien-artifact": [1, 2, 3, 4]}},
                "B": {
                    "docked": {"terraforming-station": [6], "solar-converter": [1, 2]},
                    "ships": 4,
                },
                "C": {"docked": {"solar-converter": [1, 2, 3, 4, 5], "lunar-mine": [6]}},
            },
        },
    ),
    Case(
        "end",
        "",
        "the lent bonus of Lem Badlands ends; then B rolls 3 ships",
        ("turn.order",),
        {"seats": {"B": {"colonies": {"lem-badlands": 1}}}, "this-turn": {"lent": "lem-badlands"}},
    ),
    Case(
        "end",
        "",
        "then give back fuel or ore until 8 are left",
        ("turn.order",),
        {"seats": {"A": {"fuel": 9}}},
    ),
    Case(
        "drop fuel",
        "1 fuel",
        "then B rolls 3 ships",
        ("turn.limit",),
        {
            "seats": {"A": {"fuel": 9}},
            "pending": [{"asks": "drop"}],
        },
    ),
    # chance
    Case(
        "roll 1 1 6",
        "",
        "probability 1/72; A gets 1 ore; A has rolled 1, 1, 6",
        ("turn.gather", "resource-cache.roll"),
        {"phase": "roll", "seats": {"A": {"cards": ["resource-cache"]}}},
    ),
    Case(
        "draw alien-city",
        "",
        "probability 1/3; the Alien City goes on display",
        ("alien-artifact.display",),
        {
            "deck": ["alien-city", "booster-pod", "booster-pod"],
            "display": ["stasis-beam", "plasma-cannon"],
            "pending": [{"asks": "draw", "cards": 1}],
        },
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.action)
def test_a_legal_move_tells_cost_gain_and_rules(case: Case) -> None:
    game = AlienFrontiers(case.edition, seats=3)
    why = game.explain(game.from_dict(case.position), case.action)
    assert why.legal, f"{why.refusal}: {why.fact}"
    assert (why.action, why.cost, why.gain) == (case.action, case.cost, case.gain)
    assert why.rules == case.rules


def test_an_action_is_explained_by_its_code_or_its_line() -> None:
    game = AlienFrontiers("later-printing", seats=3)
    position = game.from_dict({"dice": [4]})
    line = "dock lunar-mine 4"
    assert game.explain(position, line) == game.explain(position, game.code(line))


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first-printing", "later-printing", "edition-x"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_of_a_game_is_explained_by_rules_that_exist(edition: str, seats: int) -> None:
    game = AlienFrontiers(edition, seats=seats)
    known = {rule.id for rule in rulebook("alien-frontiers").rules if edition in rule.editions}
    for position, code in walk(game, "explain", seats):
        codes = game.legal(position) if game.actor(position) != CHANCE else [code]
        for legal in codes if position.turns % 4 == 1 else codes[:2]:
            why = game.explain(position, legal)
            assert why.legal
            assert why.rules, why.action
            assert set(why.rules) <= known, why.action


def test_an_explanation_leaves_the_position_alone() -> None:
    game = AlienFrontiers("later-printing", seats=2)
    for position, _ in walk(game, "alone"):
        before = game.hash(position)
        for code in range(0, game.size, 97):
            game.explain(position, code)
        assert game.hash(position) == before
        if position.turns > 8:
            break


def test_the_tables_of_rules_name_rules_that_exist() -> None:
    book = rulebook("alien-frontiers")
    named = [*ASKED_BY.values(), *AIMED_BY.values(), *(id for ids in RULES.values() for id in ids)]
    named += [id for part in known_parts() for ids in part.rests_on.values() for id in ids]
    for id in named:
        assert book.get(id)
