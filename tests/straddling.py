"""Tables on which field generators straddle borders, and soon do so elsewhere."""

from __future__ import annotations

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State

DECK = {"deck": {"field-amplifier": 9, "booster-pod": 6, "data-crystal": 6, "stasis-beam": 6}}


def across_borders(seats: int = 3) -> AlienFrontiers:
    """A game in which the Field Amplifier comes up often."""
    return AlienFrontiers("edition-x", seats=seats, variant=DECK)


def stretched_everywhere(game: AlienFrontiers) -> State:
    """A raids B, who has an amplifier to lose; both have stretched a generator."""
    colonies = {"lem-badlands": 1, "asimov-crater": 1, "van-vogt-mountains": 1}
    raiders = {"docked": {"raiders-outpost": [1, 2, 3]}}
    return game.from_dict(
        {
            "dice": [4],
            "pending": [{"asks": "raid"}],
            "seats": {
                "A": {"fuel": 4, "cards": ["field-amplifier"], "colonies": colonies, **raiders},
                "B": {"cards": ["field-amplifier"], "colonies": {"pohl-foothills": 1}},
            },
            "fields": {
                "isolation-field": "lem-badlands",
                "positron-field": "van-vogt-mountains",
                "repulsor-field": "asimov-crater",
            },
            "straddles": {
                "isolation-field": {"across": "herbert-valley", "set-by": "A"},
                "positron-field": {"across": "pohl-foothills", "set-by": "B"},
            },
        }
    )
