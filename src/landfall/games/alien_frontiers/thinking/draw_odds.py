"""The odds of a cycle: which of three new cards is the best one."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import DECK_SIZE, bit
from landfall.games.alien_frontiers.names import DISPLAY
from landfall.games.alien_frontiers.state import State


def best_of_draw(state: State, worth: vec[float], none: float) -> float:
    """The mean worth of the best of three cards drawn; `none` where nothing better comes.

    From the best card down: the chance that none of the better ones is drawn shrinks to the chance
    that this one is not drawn either; the difference is the chance that this one is the best.
    """
    total = 0.0
    unseen = 1.0  # the chance that no card counted so far is among the three
    deck = state.at[DECK_SIZE]
    others = deck
    counted: i64 = 0
    while True:
        best: i64 = -1
        card: i64 = 0
        while card < state.box.cards:
            if counted >> card & 1 == 0 and state.in_deck(card) > 0 and worth[card] > none:
                if best < 0 or worth[card] > worth[best]:
                    best = card
            card += 1
        if best < 0:
            return total + unseen * none
        counted |= bit(best)
        others -= state.in_deck(best)
        missed = chance_to_miss(deck, others)
        total += (unseen - missed) * worth[best]
        unseen = missed


def chance_to_miss(deck: i64, others: i64) -> float:
    """The chance that three cards (or all, if fewer) are all among the `others` of the deck."""
    chance = 1.0
    draw: i64 = 0
    while draw < DISPLAY and draw < deck:
        chance *= float(max(others - draw, 0)) / float(deck - draw)
        draw += 1
    return chance
