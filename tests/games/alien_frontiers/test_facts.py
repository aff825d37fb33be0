"""Every refusal names the fact of the position that makes it so."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from landfall.core.errors import IllegalAction
from landfall.core.rulebook import rulebook
from landfall.games.alien_frontiers.explain.facts import FACTS
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import SUPPLY

SOURCE = Path(__file__).parents[3] / "src/landfall/games/alien_frontiers"
RULE_ID = re.compile(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*")


def refusals() -> set[str]:
    """Every rule id that a rule object, or the loop that asks them, can answer with."""
    files = [SOURCE / "turn.py", SOURCE / "ruleset.py", SOURCE / "rule.py"]
    for room in ("facilities", "territories", "tech"):
        files += (SOURCE / room).glob("*.py")
    return {
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if RULE_ID.fullmatch(node.value)
    }


@dataclass(frozen=True)
class Case:
    """An action that a rule forbids in a position, and what is said about it."""

    rule: str
    action: str
    fact: str
    position: dict[str, Any]
    edition: str = "later-printing"


RICH = {"fuel": 9, "ore": 9}
B_AT_MINE = {"docked": {"lunar-mine": [5]}}
PORTS_TAKEN = {
    "B": {"docked": {"solar-converter": [1, 2, 3, 4], "alien-artifact": [1, 2]}},
    "C": {"docked": {"solar-converter": [1, 2, 3], "alien-artifact": [3, 4], "lunar-mine": [6]}},
}

CASES = [
    # the turn
    Case(
        "turn.over",
        "end",
        "A has landed a last colony",
        {"phase": "over", "seats": {"A": {"colonies": {"lem-badlands": 7}}}},
    ),
    Case("turn.chance", "end", "first A rolls 3 ships", {"phase": "roll"}),
    Case(
        "turn.chance",
        "cycle",
        "first 2 cards are drawn for the display",
        {"dice": [1], "pending": [{"asks": "draw", "cards": 2}]},
    ),
    Case(
        "turn.pending",
        "dock lunar-mine 1",
        "first choose where the colony lands",
        {"dice": [1], "pending": [{"asks": "land", "why": "built"}]},
    ),
    Case(
        "turn.pending",
        "end",
        "first take 3 resources more at most, or stop with `done`",
        {
            "seats": {"A": {"docked": {"raiders-outpost": [1, 2, 3]}}, "B": {"ore": 1}},
            "pending": [{"asks": "raid", "taken": 1}],
        },
    ),
    Case("turn.not-pending", "land lem-badlands", "no colony is waiting to land", {"dice": [1]}),
    Case("turn.not-pending", "relic 3", "no die or card is awaited; it is A's move", {"dice": [1]}),
    Case("turn.dock-first", "end", "you can still dock alien-artifact 2", {"dice": [2]}),
    Case(
        "turn.limit",
        "drop ore",
        "you have no ore",
        {"seats": {"A": {"fuel": 9}}, "pending": [{"asks": "drop"}]},
    ),
    Case("chance.outcome", "roll 1 2", "A rolls 3 ships, not 2", {"phase": "roll"}),
    Case(
        "chance.outcome",
        "draw alien-city",
        "unseen are only Booster Pod, not Alien City",
        {"dice": [1], "deck": ["booster-pod"], "pending": [{"asks": "draw", "cards": 1}]},
    ),
    Case(
        "chance.outcome",
        "first D",
        "the seats here are A, B and C",
        {"turns": 0, "pending": [{"asks": "first"}]},
    ),
    # docking
    Case(
        "dock.ships",
        "dock lunar-mine 4",
        "you hold no unplaced ship showing 4; yours show 1, 3, 6",
        {"dice": [1, 3, 6]},
    ),
    Case(
        "dock.ships",
        "dock shipyard 3 3",
        "it takes 2 unplaced ships showing 3 and you hold 1; yours show 3, 4",
        {"dice": [3, 4]},
    ),
    Case(
        "dock.ships",
        "dock lunar-mine 3*",
        "the Relic Ship is not among your unplaced ships (3)",
        {"dice": [3]},
    ),
    Case(
        "dock.ships",
        "dock lunar-mine 3*",
        "the Relic Ship shows a 4, not a 3",
        {"dice": [3, "4*"], "seats": {"A": {"colonies": {"burroughs-desert": 1}}}},
    ),
    Case("dock.ships", "dock lunar-mine 3", "none of your ships is unplaced", {"dice": []}),
    Case(
        "dock.ports",
        "dock shipyard 3 3",
        "free ports: 1, needed: 2",
        {
            "dice": [3, 3],
            "seats": {"A": RICH, "B": {"docked": {"shipyard": [1, 1, 2]}}},
        },
    ),
    Case(
        "dock.cost",
        "dock terraforming-station 6",
        "it costs 1 fuel and 1 ore; you have 0 fuel and 2 ore",
        {"dice": [6], "seats": {"A": {"ore": 2, "ships": 4}}},
    ),
    Case(
        "dock.cost",
        "dock shipyard 2 2",
        "it costs 2 fuel and 2 ore; you have 2 fuel and 1 ore",
        {"dice": [2, 2], "seats": {"A": {"fuel": 2, "ore": 1, "ships": 4}}},
    ),
    Case(
        "dock.cost",
        "dock shipyard 2 2",
        "it costs 1 fuel and 1 ore; you have 2 fuel and 0 ore",
        {
            "dice": [2, 2],
            "seats": {"A": {"fuel": 2, "ships": 4, "colonies": {"herbert-valley": 1}}},
        },
    ),
    Case(
        "dock.cost",
        "dock colony-constructor 5 5 5",
        "it costs 2 ore; you have 1 ore",
        {"dice": [5, 5, 5], "seats": {"A": {"ore": 1, "colonies": {"bradbury-plateau": 1}}}},
    ),
    Case(
        "dock.carried",
        "dock solar-converter 2",
        "the 4 was picked up from the Lunar Mine and must be among the ships",
        {"dice": [2, 4], "pending": [{"asks": "carry", "from": "lunar-mine", "value": 4}]},
    ),
    Case(
        "dock.elsewhere",
        "dock lunar-mine 4",
        "the ship was picked up from the Lunar Mine",
        {"dice": [2, 4], "pending": [{"asks": "carry", "from": "lunar-mine", "value": 4}]},
    ),
    # facilities
    Case(
        "alien-artifact.cycle",
        "cycle",
        "you have no cycle left from a ship docked at the Alien Artifact",
        {"dice": [1]},
    ),
    Case(
        "alien-artifact.claim",
        "claim booster-pod",
        "your ships there count 7, needed: 8",
        {
            "dice": [1],
            "display": ["booster-pod"],
            "seats": {"A": {"docked": {"alien-artifact": [3, 4]}}},
            "this-turn": {"claim": [3, 4]},
        },
    ),
    Case(
        "alien-artifact.display",
        "claim booster-pod",
        "on display: Alien City and Stasis Beam",
        {
            "display": ["alien-city", "stasis-beam"],
            "seats": {"A": {"docked": {"alien-artifact": [4, 4]}}},
            "this-turn": {"claim": [4, 4]},
        },
    ),
    Case(
        "alien-artifact.duplicate",
        "claim booster-pod",
        "you hold the Booster Pod already",
        {
            "display": ["booster-pod"],
            "seats": {"A": {"docked": {"alien-artifact": [4, 4]}, "cards": ["booster-pod"]}},
            "this-turn": {"claim": [4, 4]},
        },
    ),
    Case(
        "alien-artifact.duplicate",
        "discard temporal-warper booster-pod",
        "you hold the Booster Pod already",
        {
            "discards": ["booster-pod"],
            "seats": {"A": {"cards": ["temporal-warper", "booster-pod"]}},
        },
    ),
    Case(
        "colonist-hub.track",
        "dock colonist-hub 5",
        "3 ships stand on your track, which has 3 ports",
        {"dice": [5], "seats": {"A": {"hub": 3, "docked": {"colonist-hub": [1, 2, 3]}}}},
    ),
    Case(
        "colonist-hub.full-circle",
        "dock colonist-hub 5",
        "your colony waits on circle 7",
        {"dice": [5], "seats": {"A": {"hub": 7}}},
    ),
    Case(
        "colonist-hub.launch",
        "launch",
        "your colony is on circle 4 of 7",
        {"dice": [5], "seats": {"A": {"hub": 4}}},
    ),
    Case("colonist-hub.launch", "launch", "no colony is on your track", {"dice": [5]}),
    Case(
        "colonist-hub.cost",
        "launch",
        "it costs 1 fuel and 1 ore; you have 1 fuel and 0 ore",
        {"dice": [5], "seats": {"A": {"hub": 7, "fuel": 1}}},
    ),
    Case(
        "lunar-mine.order",
        "dock lunar-mine 4",
        "the highest ship here is a 5, yours is a 4",
        {"dice": [4], "seats": {"B": B_AT_MINE}},
    ),
    Case(
        "lunar-mine.order",
        "dock lunar-mine 4",
        "the highest ship here is a 5, yours is a 4; "
        "Van Vogt Mountains helps only your first ship of a turn",
        {
            "dice": [4],
            "seats": {
                "A": {"colonies": {"van-vogt-mountains": 1}, "docked": {"lunar-mine": [2]}},
                "B": B_AT_MINE,
            },
            "this-turn": {"mined": 1},
        },
    ),
    Case(
        "orbital-market.trade",
        "trade 3",
        "you have no pair of 3s to trade with; pairs of yours there: 2",
        {
            "seats": {"A": {"docked": {"orbital-market": [2, 2]}, "fuel": 9}},
            "this-turn": {"market": [2]},
        },
    ),
    Case(
        "orbital-market.price",
        "trade 3",
        "it costs 3 fuel; you have 2 fuel",
        {
            "seats": {"A": {"docked": {"orbital-market": [3, 3]}, "fuel": 2}},
            "this-turn": {"market": [3]},
        },
    ),
    Case(
        "raiders-outpost.bump",
        "dock raiders-outpost 2 3 4",
        "the ships there add up to 9, yours to 9",
        {"dice": [2, 3, 4], "seats": {"B": {"docked": {"raiders-outpost": [2, 3, 4]}}}},
    ),
    *(
        Case("raiders-outpost.victim", action, fact, {"pending": [{"asks": "raid", "taken": 0}]})
        for action, fact in {
            "take fuel B": "B has no fuel",
            "take ore A": "A is yourself",
            "take ore D": "there is no seat D at this table of 3",
            "take alien-city B": "B does not hold the Alien City",
        }.items()
    ),
    Case(
        "raiders-outpost.choice",
        "take alien-city B",
        "this raid has taken 2 resources already",
        {
            "seats": {"A": {"ore": 2}, "B": {"cards": ["alien-city"]}},
            "pending": [{"asks": "raid", "taken": 2}],
        },
    ),
    Case(
        "holographic-decoy.guard",
        "take ore B",
        "B holds the Holographic Decoy",
        {
            "seats": {"B": {"ore": 3, "cards": ["holographic-decoy"]}},
            "pending": [{"asks": "raid", "taken": 0}],
        },
    ),
    Case(
        "shipyard.stock",
        "dock shipyard 1 1",
        "all 6 ships of your colour are in play",
        {"dice": [1, 1], "seats": {"A": {"ships": 6, **RICH}}},
    ),
    Case(
        "terraforming-station.fleet",
        "dock terraforming-station 6",
        "you have 3 ships of your colour in play, needed: 4",
        {"dice": [6], "seats": {"A": {"ships": 3, **RICH}}},
    ),
    Case(
        "terraforming-station.helmet",
        "dock terraforming-station 6",
        "the ship is borrowed from B",
        {
            "dice": [6],
            "seats": {"A": RICH},
            "pending": [{"asks": "carry", "from": "lunar-mine", "value": 6, "owner": "B"}],
        },
    ),
    # colonies, territories and the Relic Ship
    Case(
        "land.repulsor",
        "land lem-badlands",
        "the Repulsor Field is on Lem Badlands",
        {
            "fields": {"repulsor-field": "lem-badlands"},
            "pending": [{"asks": "land", "why": "built"}],
        },
    ),
    Case(
        "orbital-teleporter.elsewhere",
        "land lem-badlands",
        "the colony comes from Lem Badlands",
        {
            "seats": {"B": {"colonies": {"lem-badlands": 1}}},
            "pending": [{"asks": "land", "why": "moved", "from": "lem-badlands", "owner": "B"}],
        },
    ),
    Case("relic-ship.control", "buy relic-ship", "nobody controls Burroughs Desert", {}),
    Case(
        "relic-ship.control",
        "buy relic-ship",
        "B controls Burroughs Desert",
        {"seats": {"B": {"colonies": {"burroughs-desert": 1}}}},
    ),
    Case(
        "relic-ship.isolated",
        "buy relic-ship",
        "the Isolation Field is on Burroughs Desert",
        {
            "seats": {"A": {"colonies": {"burroughs-desert": 1}, **RICH}},
            "fields": {"isolation-field": "burroughs-desert"},
        },
    ),
    Case(
        "relic-ship.absent",
        "buy relic-ship",
        "the Relic Ship is at the Shipyard",
        {
            "seats": {"A": {"colonies": {"burroughs-desert": 1}, **RICH}},
            "relic-ship": {"user": "A", "at": "shipyard", "value": 3},
        },
    ),
    Case(
        "relic-ship.cost",
        "buy relic-ship",
        "it costs 1 fuel and 1 ore; you have 0 fuel and 1 ore",
        {"seats": {"A": {"colonies": {"burroughs-desert": 1}, "ore": 1}}},
    ),
    # alien tech
    Case(
        "tech.held",
        "use booster-pod 1",
        "you do not hold the Booster Pod; you hold Alien City and Stasis Beam",
        {"dice": [1], "seats": {"A": {"cards": ["stasis-beam", "alien-city"]}}},
    ),
    Case(
        "tech.held",
        "use mind-control-helmet lunar-mine",
        "this edition has no Mind Control Helmet",
        {"dice": [1]},
        edition="edition-x",
    ),
    Case(
        "tech.used",
        "use booster-pod 1",
        "the Booster Pod has worked this turn",
        {
            "dice": [1],
            "seats": {"A": {"cards": ["booster-pod"], **RICH}},
            "this-turn": {"used": ["booster-pod"]},
        },
    ),
    Case(
        "tech.one-discard",
        "discard stasis-beam lem-badlands",
        "you have discarded a card for its power this turn",
        {"seats": {"A": {"cards": ["stasis-beam"]}}, "this-turn": {"discarded": 1}},
    ),
    Case(
        "tech.cost",
        "use gravity-manipulator 3 4",
        "it costs 1 fuel; you have 0 fuel",
        {
            "dice": [3, 4],
            "seats": {"A": {"cards": ["gravity-manipulator"], "colonies": {"pohl-foothills": 1}}},
        },
    ),
    Case(
        "tech.cost",
        "use data-crystal lem-badlands",
        "it costs 3 fuel; you have 2 fuel",
        {
            "seats": {
                "A": {"cards": ["data-crystal"], "fuel": 2, "colonies": {"lem-badlands": 1}},
                "B": {"colonies": {"lem-badlands": 2}},
            }
        },
    ),
    Case(
        "tech.cost",
        "use plasma-cannon lunar-mine",
        "it costs 1 fuel; you have 0 fuel",
        {"seats": {"A": {"cards": ["plasma-cannon"]}, "B": B_AT_MINE}},
    ),
    Case(
        "tech.unplaced",
        "use booster-pod 2",
        "you hold no unplaced ship showing 2; yours show 3",
        {"dice": [3], "seats": {"A": {"cards": ["booster-pod"], **RICH}}},
    ),
    Case(
        "tech.unplaced",
        "use temporal-warper",
        "none of your ships is unplaced",
        {"seats": {"A": {"cards": ["temporal-warper"], **RICH}}},
    ),
    Case(
        "tech.unplaced",
        "pick 3*",
        "the Relic Ship is picked already",
        {
            "dice": [1, "3*"],
            "seats": {"A": {"colonies": {"burroughs-desert": 1}}},
            "pending": [{"asks": "pick", "dice": [], "relic": True}],
        },
    ),
    *(
        Case("tech.value-bounds", action, fact, {"dice": [1, 6], "seats": {"A": hand}})
        for action, fact in {
            "use booster-pod 6": "a 6 cannot go up",
            "use stasis-beam 1": "a 1 cannot go down",
            "use gravity-manipulator 1 6": "a 1 cannot go down",
        }.items()
        for hand in [{"cards": ["booster-pod", "stasis-beam", "gravity-manipulator"], **RICH}]
    ),
    Case(
        "tech.value-bounds",
        "use gravity-manipulator 3 6",
        "a 6 cannot go up",
        {"dice": [3, 6], "seats": {"A": {"cards": ["gravity-manipulator"], **RICH}}},
    ),
    Case(
        "gravity-manipulator.two-ships",
        "use gravity-manipulator 3 3",
        "only one of your unplaced ships shows 3; yours show 3, 4",
        {"dice": [3, 4], "seats": {"A": {"cards": ["gravity-manipulator"], **RICH}}},
    ),
    Case(
        "field.absent",
        "discard booster-pod repulsor-field",
        "the Repulsor Field is off the planet",
        {"seats": {"A": {"cards": ["booster-pod"]}}},
    ),
    Case(
        "field.elsewhere",
        "discard stasis-beam lem-badlands",
        "the Isolation Field is on Lem Badlands already",
        {
            "seats": {"A": {"cards": ["stasis-beam"]}},
            "fields": {"isolation-field": "lem-badlands"},
        },
    ),
    *(
        Case(
            "data-crystal.target",
            f"use data-crystal {place}",
            fact,
            {
                "seats": {
                    "A": {"cards": ["data-crystal"], **RICH, "colonies": {"asimov-crater": 1}}
                },
                "fields": {"isolation-field": "asimov-crater"},
            },
        )
        for place, fact in {
            "burroughs-desert": "nobody lends Burroughs Desert",
            "asimov-crater": "the Isolation Field is on Asimov Crater",
            "lem-badlands": "no colony stands on Lem Badlands",
        }.items()
    ),
    Case(
        "data-crystal.held-bonus",
        "use data-crystal lem-badlands",
        "the bonus of Lem Badlands works for you already",
        {"seats": {"A": {"cards": ["data-crystal"], **RICH, "colonies": {"lem-badlands": 1}}}},
    ),
    Case(
        "orbital-teleporter.ship",
        "use orbital-teleporter lunar-mine 4",
        "you have no ship showing 4 at the Lunar Mine; yours there show 2, 5",
        {
            "seats": {
                "A": {"cards": ["orbital-teleporter"], **RICH, "docked": {"lunar-mine": [2, 5]}}
            }
        },
    ),
    Case(
        "orbital-teleporter.ship",
        "use orbital-teleporter terraforming-station 6",
        "no card takes a ship from the Terraforming Station",
        {
            "seats": {
                "A": {
                    "cards": ["orbital-teleporter"],
                    **RICH,
                    "ships": 4,
                    "docked": {"terraforming-station": [6]},
                }
            }
        },
    ),
    Case(
        "orbital-teleporter.ship",
        "use orbital-teleporter relic-ship",
        "the Relic Ship is on Burroughs Desert",
        {"seats": {"A": {"cards": ["orbital-teleporter"], **RICH}}},
    ),
    Case(
        "orbital-teleporter.nowhere",
        "use orbital-teleporter lunar-mine 1",
        "with 7 fuel and 9 ore left and the free ports as they are, no other facility can take it",
        {
            "seats": {
                "A": {
                    "cards": ["orbital-teleporter"],
                    **RICH,
                    "hub": 7,
                    "docked": {"lunar-mine": [1]},
                },
                **PORTS_TAKEN,
            }
        },
    ),
    Case(
        "orbital-teleporter.colony",
        "discard orbital-teleporter B lem-badlands",
        "B has no colony on Lem Badlands",
        {"seats": {"A": {"cards": ["orbital-teleporter"]}}},
    ),
    Case(
        "plasma-cannon.target",
        "use plasma-cannon lunar-mine",
        "no ship of another player is at the Lunar Mine",
        {
            "seats": {
                "A": {"cards": ["plasma-cannon"], "fuel": 1, "docked": {"lunar-mine": [2]}},
                "B": {"docked": {"shipyard": [1, 1]}},
            }
        },
    ),
    Case(
        "plasma-cannon.fleet",
        "discard plasma-cannon lunar-mine",
        "B would keep 2 ships, needed: 3",
        {"seats": {"A": {"cards": ["plasma-cannon"]}, "B": {**B_AT_MINE, "ships": 3}}},
    ),
    Case(
        "plasma-cannon.target",
        "aim B 4",
        "B has no ship showing 4 at the Lunar Mine; there: A 6; B 5",
        {
            "seats": {"A": {"fuel": 1, "docked": {"lunar-mine": [6]}}, "B": B_AT_MINE},
            "pending": [{"asks": "aim", "why": "cannon", "at": "lunar-mine", "hits": 0}],
        },
    ),
    Case(
        "plasma-cannon.own",
        "aim A 6",
        "A is yourself",
        {
            "seats": {"A": {"fuel": 1, "docked": {"lunar-mine": [6]}}, "B": B_AT_MINE},
            "pending": [{"asks": "aim", "why": "cannon", "at": "lunar-mine", "hits": 0}],
        },
    ),
    Case(
        "plasma-cannon.fleet",
        "aim B 5",
        "B would keep 2 ships, needed: 3",
        {
            "seats": {"B": {**B_AT_MINE, "ships": 3}, "C": {**B_AT_MINE, "ships": 4}},
            "pending": [{"asks": "aim", "why": "stock", "at": "lunar-mine"}],
        },
    ),
    Case(
        "plasma-cannon.bay",
        "discard plasma-cannon maintenance-bay",
        "in this edition no card reaches the Maintenance Bay",
        {"seats": {"A": {"cards": ["plasma-cannon"]}, "B": {"ships": 6}}},
    ),
    Case(
        "plasma-cannon.fleet",
        "discard plasma-cannon maintenance-bay",
        "B would keep 2 ships and C would keep 2 ships, needed: 3",
        {"seats": {"A": {"cards": ["plasma-cannon"]}, "B": {"ships": 3}}},
        edition="first-printing",
    ),
    Case(
        "plasma-cannon.aim-first",
        "done",
        "first aim at a ship",
        {
            "seats": {"A": {"fuel": 1}, "B": B_AT_MINE},
            "pending": [{"asks": "aim", "why": "cannon", "at": "lunar-mine", "hits": 0}],
        },
    ),
    Case(
        "polarity-device.colony",
        "discard polarity-device C lem-badlands",
        "C has no colony on Lem Badlands",
        {"seats": {"A": {"cards": ["polarity-device"], "colonies": {"lem-badlands": 1}}}},
    ),
    Case(
        "polarity-device.two-territories",
        "discard polarity-device A lem-badlands",
        "no colony on another territory can change places with it",
        {"seats": {"A": {"cards": ["polarity-device"], "colonies": {"lem-badlands": 1}}}},
    ),
    Case(
        "polarity-device.two-territories",
        "swap B lem-badlands",
        "the first colony is on Lem Badlands too",
        {
            "seats": {
                "A": {"colonies": {"lem-badlands": 1, "asimov-crater": 1}},
                "B": {"colonies": {"lem-badlands": 1}},
            },
            "pending": [{"asks": "swap", "owner": "A", "from": "lem-badlands"}],
        },
    ),
    Case(
        "temporal-warper.pick",
        "done",
        "no ship has been picked yet",
        {"dice": [1], "pending": [{"asks": "pick", "dice": [], "relic": False}]},
    ),
    Case(
        "temporal-warper.pile",
        "discard temporal-warper alien-city",
        "in the discard pile: Booster Pod and Stasis Beam",
        {
            "seats": {"A": {"cards": ["temporal-warper"]}},
            "discards": ["stasis-beam", "booster-pod"],
        },
    ),
    Case(
        "mind-control-helmet.target",
        "use mind-control-helmet shipyard",
        "no ship of another player is at the Shipyard",
        {"seats": {"A": {"cards": ["mind-control-helmet"], **RICH}, "B": B_AT_MINE}},
    ),
    Case(
        "mind-control-helmet.nowhere",
        "use mind-control-helmet lunar-mine",
        "with nothing left and the free ports as they are, no other facility can take it",
        {
            "seats": {
                "A": {"cards": ["mind-control-helmet"], "fuel": 3, "hub": 7},
                **PORTS_TAKEN,
            }
        },
    ),
    Case(
        "mind-control-helmet.nowhere",
        "aim B 1",
        "with nothing left and the free ports as they are, no other facility can take it",
        {
            "seats": {
                "A": {"hub": 7, "docked": {"solar-converter": [1, 2]}},
                "B": {
                    "docked": {
                        "lunar-mine": [1],
                        "solar-converter": [1, 2, 3],
                        "alien-artifact": [1, 2],
                    }
                },
                "C": {
                    "docked": {
                        "lunar-mine": [6],
                        "solar-converter": [1, 2],
                        "alien-artifact": [3, 4],
                    }
                },
            },
            "dice": [6],
            "pending": [{"asks": "aim", "why": "helmet", "at": "lunar-mine"}],
        },
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule}: {case.action}")
def test_a_refusal_says_why_here(case: Case) -> None:
    game = AlienFrontiers(case.edition, seats=3)
    position = game.from_dict(case.position)
    code = game.code(case.action)
    assert game.refusal(position, code) == case.rule
    why = game.explain(position, case.action)
    assert (why.legal, why.refusal, why.rules) == (False, case.rule, (case.rule,))
    assert why.fact == case.fact
    with pytest.raises(IllegalAction) as refused:
        game.apply(position, code)
    assert (refused.value.rule, refused.value.fact) == (case.rule, case.fact)


@pytest.mark.parametrize(
    ("rule", "action", "fact"),
    [
        (
            "colonist-hub.colony",
            "dock colonist-hub 5",
            "no colony is on your track, and none is left to start",
        ),
        (
            "colony.none-left",
            "dock colony-constructor 5 5 5",
            "you have 0 colonies in hand and none on the Hub",
        ),
    ],
)
def test_without_a_colony(rule: str, action: str, fact: str) -> None:
    """In play the game has ended by then; a later edition may take colonies away."""
    game = AlienFrontiers("later-printing", seats=3)
    position = game.from_dict({"dice": [5, 5, 5], "seats": {"A": RICH}})
    position.seat[SUPPLY] = 0
    why = game.explain(position, action)
    assert (why.refusal, why.fact) == (rule, fact)


def test_an_unknown_code_gets_a_fact_too() -> None:
    game = AlienFrontiers("later-printing", seats=2)
    for code in (-1, game.size, 10**9):
        why = game.explain(game.start(), code)
        assert (why.action, why.refusal) == (str(code), "code.unknown")
        assert why.fact == f"codes run from 0 to {game.size - 1}"


def test_every_refusal_has_a_fact_and_a_sentence() -> None:
    book = rulebook("alien-frontiers")
    assert refusals() == set(FACTS)
    for rule in refusals():
        assert book.get(rule).text


def test_every_fact_is_shown_here() -> None:
    elsewhere = {"code.unknown", "colonist-hub.colony", "colony.none-left"}
    assert {case.rule for case in CASES} | elsewhere == refusals()
