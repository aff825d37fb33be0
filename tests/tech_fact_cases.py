"""Actions that rules forbid, and what is said about them: alien tech."""

from __future__ import annotations

from fact_cases import B_AT_MINE, RICH, Case

PORTS_TAKEN = {
    "B": {"docked": {"solar-converter": [1, 2, 3, 4], "alien-artifact": [1, 2]}},
    "C": {"docked": {"solar-converter": [1, 2, 3], "alien-artifact": [3, 4], "lunar-mine": [6]}},
}

TECH_CASES = [
    Case(
        "tech.held",
        "use booster-pod 1",
        "you do not hold the Booster Pod; you hold the Alien City and the Stasis Beam",
        {"dice": [1], "seats": {"A": {"cards": ["stasis-beam", "alien-city"]}}},
    ),
    Case(
        "tech.held",
        "use booster-pod 1",
        "you do not hold the Booster Pod; you hold no card",
        {"dice": [1]},
    ),
    Case(
        "tech.used",
        "use booster-pod 1",
        "the Booster Pod has been used this turn",
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
            "burroughs-desert": "the bonus of Burroughs Desert cannot be borrowed",
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
        "the Orbital Teleporter takes no ship from the Terraforming Station",
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
        "B would keep 2 ships outside the Terraforming Station, and 3 must remain",
        {"seats": {"A": {"cards": ["plasma-cannon"]}, "B": {**B_AT_MINE, "ships": 3}}},
    ),
    Case(
        "plasma-cannon.target",
        "aim B 4",
        "B has no ship showing 4 at the Lunar Mine; A's 6 and B's 5 stand there",
        {
            "seats": {"A": {"fuel": 1, "docked": {"lunar-mine": [6]}}, "B": B_AT_MINE},
            "pending": [{"asks": "aim", "why": "cannon", "at": "lunar-mine", "hits": 0}],
        },
    ),
    Case(
        "plasma-cannon.target",
        "aim B 0",
        "0 stands for ships in the Maintenance Bay, not at the Lunar Mine; "
        "A's 6 and B's 5 stand there",
        {
            "seats": {"A": {"fuel": 1, "docked": {"lunar-mine": [6]}}, "B": B_AT_MINE},
            "pending": [{"asks": "aim", "why": "cannon", "at": "lunar-mine", "hits": 0}],
        },
    ),
    Case(
        "plasma-cannon.target",
        "aim B 4",
        "ships in the Maintenance Bay have no value; `aim B 0` names one",
        {
            "seats": {"B": {"ships": 4}},
            "pending": [{"asks": "aim", "why": "stock", "at": "maintenance-bay"}],
        },
        edition="first-printing",
    ),
    Case(
        "plasma-cannon.own",
        "aim A 6",
        "that is you",
        {
            "seats": {"A": {"fuel": 1, "docked": {"lunar-mine": [6]}}, "B": B_AT_MINE},
            "pending": [{"asks": "aim", "why": "cannon", "at": "lunar-mine", "hits": 0}],
        },
    ),
    Case(
        "plasma-cannon.fleet",
        "discard plasma-cannon lunar-mine",  # three would stand on the board, one of them given up
        "B would keep 2 ships outside the Terraforming Station, and 3 must remain",
        {
            "seats": {
                "A": {"cards": ["plasma-cannon"]},
                "B": {"ships": 4, "docked": {"lunar-mine": [5], "terraforming-station": [6]}},
            }
        },
    ),
    Case(
        "plasma-cannon.fleet",
        "aim B 5",
        "B would keep 2 ships outside the Terraforming Station, and 3 must remain",
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
        "B would keep 2 ships and C would keep 2 ships, and 3 must remain",
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
                "A": {"colonies": {"lem-badlands": 1}},
                "B": {"colonies": {"lem-badlands": 1, "asimov-crater": 1}},
            },
            "pending": [{"asks": "swap", "owner": "A", "from": "lem-badlands"}],
        },
    ),
    Case(
        "polarity-device.two-owners",
        "discard polarity-device A lem-badlands",
        "every colony that it could change places with is the same player's",
        {
            "seats": {
                "A": {
                    "cards": ["polarity-device"],
                    "colonies": {"lem-badlands": 1, "asimov-crater": 1},
                }
            }
        },
    ),
    Case(
        "polarity-device.two-owners",
        "swap A asimov-crater",
        "the first colony is the same player's",
        {
            "seats": {
                "A": {"colonies": {"lem-badlands": 1, "asimov-crater": 1}},
                "B": {"colonies": {"asimov-crater": 1}},
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
        "the Alien City is not in the discard pile; it holds the Booster Pod and the Stasis Beam",
        {
            "seats": {"A": {"cards": ["temporal-warper"]}},
            "discards": ["stasis-beam", "booster-pod"],
        },
    ),
    Case(
        "temporal-warper.pile",
        "discard temporal-warper alien-city",
        "the Alien City is not in the discard pile; it holds no card",
        {"seats": {"A": {"cards": ["temporal-warper"]}}},
    ),
    Case(
        "mind-control-helmet.target",
        "use mind-control-helmet terraforming-station",
        "the Mind Control Helmet takes no ship from the Terraforming Station",
        {
            "seats": {
                "A": {"cards": ["mind-control-helmet"], **RICH},
                "B": {"ships": 4, "docked": {"terraforming-station": [6]}},
            }
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
