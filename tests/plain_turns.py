"""Positions in which the right turn is plain to see."""

from __future__ import annotations

from typing import Any

WIN_IN_ONE: dict[str, Any] = {
    "dice": [6, 1, 2, 2],
    "seats": {
        "A": {
            "fuel": 1,
            "ore": 1,
            "supply": 1,
            "colonies": {"lem-badlands": 3, "heinlein-plains": 2, "pohl-foothills": 2},
        },
        "B": {"fuel": 3, "colonies": {"asimov-crater": 2}},
    },
}
"""Two seats: a six at the Terraforming Station lands the last colony and wins."""

BLOCK: dict[str, Any] = {
    "dice": [4, 5, 6],
    "seats": {
        "A": {"colonies": {"lem-badlands": 2, "heinlein-plains": 2}},
        "B": {
            "fuel": 1,
            "ore": 1,
            "hub": 7,
            "colonies": {"asimov-crater": 2, "herbert-valley": 2, "pohl-foothills": 2},
            "supply": 0,
        },
        "C": {
            "ships": 4,
            "docked": {"lunar-mine": [6, 6, 6, 6]},
            "colonies": {"bradbury-plateau": 1},
        },
    },
    "display": ["alien-city", "booster-pod", "stasis-beam"],
}
"""Three seats: B launches next turn and wins, unless a raid leaves it without ore.

The Lunar Mine is full of C's sixes, so what is stolen cannot be mined again. Claiming the Alien City
is worth more at first sight.
"""
