"""Actions that rules forbid, and what is said about them: the turn, docking, places, colonies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Case:
    """An action that a rule forbids in a position, and what is said about it."""

    rule: str
    action: str
    fact: str
    position: dict[str, Any]
    edition: str = "later-printing"
    seats: int = 3


RICH = {"fuel": 9, "ore": 9}
AT_MINE = {"at": "lunar-mine"}
B_AT_MINE = {"docked": {"lunar-mine": [5]}}
OTHERS_ON = {circle: {seat: {"hub": circle} for seat in "BCDE"} for circle in (5, 7)}

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
        "first take up to 3 more resources, or stop",
        {
            "seats": {"A": {"docked": {"raiders-outpost": [1, 2, 3]}}, "B": {"ore": 1}},
            "pending": [{"asks": "raid", "taken": 1}],
        },
    ),
    Case(
        "turn.pending",
        "end",
        "first take 1 more resource, or stop",
        {"seats": {"B": {"ore": 1}}, "pending": [{"asks": "raid", "taken": 3}]},
    ),
    Case(
        "turn.pending",
        "done",
        "first aim at the ship to borrow",
        {"seats": {"B": B_AT_MINE}, "pending": [{"asks": "aim", "why": "helmet", **AT_MINE}]},
    ),
    Case("turn.not-pending", "land lem-badlands", "no colony is waiting to land", {"dice": [1]}),
    Case("turn.not-pending", "relic 3", "no die or card is awaited; it is A's move", {"dice": [1]}),
    Case("turn.dock-first", "end", "you can still dock a 2 at the Alien Artifact", {"dice": [2]}),
    Case(
        "turn.dock-first",
        "end",
        "you can still dock a pair of 3s at the Orbital Market",
        {
            "dice": [3, 3],
            "seats": {
                "A": {"hub": 7},
                "B": {"docked": {"solar-converter": [1, 2, 3, 4], "lunar-mine": [6]}},
                "C": {"docked": {"solar-converter": [1, 2, 3], "alien-artifact": [3]}},
                "D": {"docked": {"solar-converter": [1], "alien-artifact": [3, 4, 5]}},
            },
        },
        seats=4,
    ),
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
        "the Alien City is not in the deck, only the Booster Pod",
        {"dice": [1], "deck": ["booster-pod"], "pending": [{"asks": "draw", "cards": 1}]},
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
        "dock shipyard 5 5",
        "it takes 2 unplaced ships showing 5 and you hold none; yours show 3, 4",
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
        "it takes 2 ports at the Shipyard and only 1 port is free; B's 1, 1 and 2 stand there",
        {
            "dice": [3, 3],
            "seats": {"A": RICH, "B": {"docked": {"shipyard": [1, 1, 2]}}},
        },
    ),
    Case(
        "dock.ports",
        "dock terraforming-station 6",
        "it takes 1 port at the Terraforming Station and none is free; the Relic Ship stands there",
        {
            "dice": [6],
            "seats": {"A": {**RICH, "ships": 4}, "B": {"colonies": {"burroughs-desert": 1}}},
            "relic-ship": {"at": "terraforming-station", "value": 6},
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
        "a claim takes ships that add up to 8; yours that count at the Alien Artifact add up to 7",
        {
            "dice": [1],
            "display": ["booster-pod"],
            "seats": {"A": {"docked": {"alien-artifact": [3, 4]}}},
            "this-turn": {"claim": [3, 4]},
        },
    ),
    *(
        Case(
            "alien-artifact.claim",
            "claim booster-pod",
            f"a claim takes ships that add up to 8; {fact}",
            {"dice": [1], "seats": {"A": {"docked": docked}}},
        )
        for fact, docked in [
            ("you have docked none at the Alien Artifact this turn", {}),
            (
                "yours at the Alien Artifact have made their claim and count no more",
                {"alien-artifact": [2, 6]},
            ),
        ]
    ),
    Case(
        "alien-artifact.display",
        "claim booster-pod",
        "the Booster Pod is not on display; no card is",
        {
            "seats": {"A": {"docked": {"alien-artifact": [4, 4]}}},
            "this-turn": {"claim": [4, 4]},
        },
    ),
    Case(
        "alien-artifact.display",
        "claim booster-pod",
        "the Booster Pod is not on display; the Alien City and the Stasis Beam are",
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
        "colonist-hub.launch",
        "launch",
        "no colony is at the Colonist Hub",
        {"dice": [5]},
        "edition-x",
        5,
    ),
    Case(
        "colonist-hub.three-ships",
        "dock colonist-hub 1 5",
        "you have 2 ships here, and 3 is the most for one player",
        {"dice": [1, 5], "seats": {"A": {"hub": 3, "docked": {"colonist-hub": [1, 2]}}}},
        "edition-x",
        6,
    ),
    Case(
        "colonist-hub.too-far",
        "dock colonist-hub 1 5",
        "your colony is on circle 6, and 2 ships would take it beyond the last",
        {"dice": [1, 5], "seats": {"A": {"hub": 6}}},
        "edition-x",
        5,
    ),
    Case(
        "colonist-hub.circle",
        "dock colonist-hub 1 5",
        "every place on circle 5 is taken",
        {"dice": [1, 5], "seats": {"A": {"hub": 3}, **OTHERS_ON[5]}},
        "edition-x",
        5,
    ),
    Case(
        "colonist-hub.at-once",
        "dock colonist-hub 5",
        "every place on circle 7 is taken, so your colony must leave at once; "
        "it costs 1 fuel and 1 ore; you have 1 fuel and 0 ore",
        {"dice": [1, 5], "seats": {"A": {"hub": 6, "fuel": 1}, **OTHERS_ON[7]}},
        "edition-x",
        5,
    ),
    Case(
        "colonist-hub.advance",
        "advance 1",
        "it goes 2 circles at least and 3 at most",
        {
            "pending": [{"asks": "advance", "least": 2, "most": 3}],
            "seats": {"A": {"hub": 1, "colonies": {"asimov-crater": 1}}},
        },
        "edition-x",
        5,
    ),
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
        "you have no pair of 3s at the Orbital Market; there you have a pair of 2s",
        {
            "seats": {"A": {"docked": {"orbital-market": [2, 2]}, "fuel": 9}},
            "this-turn": {"market": [2]},
        },
    ),
    Case(
        "orbital-market.trade",
        "trade 3",
        "you have docked no pair at the Orbital Market that could trade",
        {"dice": [1], "seats": {"A": RICH}},
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
            "take ore A": "that is you",
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
        "besides this ship you have 2 of your colour in play, and 3 must remain",
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
        "relic-ship.absent",
        "buy relic-ship",
        "the Relic Ship is among your unplaced ships",
        {"dice": ["3*"], "seats": {"A": {"colonies": {"burroughs-desert": 1}, **RICH}}},
    ),
    Case(
        "relic-ship.cost",
        "buy relic-ship",
        "it costs 1 fuel and 1 ore; you have 0 fuel and 1 ore",
        {"seats": {"A": {"colonies": {"burroughs-desert": 1}, "ore": 1}}},
    ),
]
