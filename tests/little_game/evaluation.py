"""What a watchman looks at: points, who leads, and the cards in hand, or those to be expected there."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.core.deck import BLANK
from landfall.core.learned import Weights
from little_game.game import ROUNDS, NightWatch
from little_game.night import Night


def names(game: NightWatch) -> Sequence[str]:
    return ("points", "leads", *game.kinds)


def rows(game: NightWatch, seen: Night, seat: int) -> Sequence[float]:
    """The horizon, a row for each seat from the own on, and alone one for the night."""
    answer = [1.0 - max(0, seen.rounds - 1) / ROUNDS[game.length]]
    for step in range(game.seats):
        one = (seat + step) % game.seats
        answer += [float(seen.scores[one]), float(seen.leader == one), *_hand(seen, one)]
    if game.seats == 1:
        answer += [float(seen.night), 0.0, *(0.0 for _ in game.kinds)]
    return answer


def _hand(seen: Night, seat: int) -> list[float]:
    """How many of each kind; a blank is a little of whatever is unseen."""
    unseen = seen.deck.unseen
    blanks = seen.hands[seat].count(BLANK) / max(1, sum(unseen))
    return [seen.hands[seat].count(kind) + blanks * unseen[kind] for kind in range(len(unseen))]


def usual(game: NightWatch) -> Weights:
    """Points are what counts."""
    return {name: (0.5, 1.0) if name == "points" else (0.0, 0.0) for name in names(game)}
