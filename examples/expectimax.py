"""Expectimax over one roll: what a fleet is worth before the dice fall, and what each roll adds.

A turn is worth the best it can come to: points first, then ships, circles and resources. Every roll is
weighed with its exact probability.
"""

from __future__ import annotations

from typing import Any

import landfall


def worth(game: landfall.Game[Any], position: Any, seat: str) -> float:
    view = game.view(position, "ABCDEF".index(seat))
    has = view["position"]["seats"][seat]
    kept = 4 * has["ships"] + 2 * has["hub"] + 1.5 * has["ore"] + has["fuel"]
    return float(kept + 10 * view["scores"][seat])


def best(game: landfall.Game[Any], position: Any, seen: dict[Any, float]) -> float:
    """The best the turn can still come to; positions that meet again are looked up."""
    if position not in seen:
        actor = game.actor(position)
        if actor == 0:
            after = [game.apply(position, code) for code in game.legal(position)]
            seen[position] = max(best(game, one, seen) for one in after)
        else:  # the turn is over, or a card is drawn: it is judged as it stands
            seen[position] = worth(game, position, "A")
    return seen[position]


def main() -> None:
    game = landfall.game("alien-frontiers", seats=2)
    fleet = {"fuel": 2, "ore": 2, "hub": 3}
    position = game.from_dict({"phase": "roll", "seats": {"A": fleet, "B": {}}})
    seen: dict[Any, float] = {}
    rolls = [
        (best(game, game.apply(position, code), seen), probability, game.text(code))
        for code, probability in game.outcomes(position)
    ]
    before = sum(value * probability for value, probability, _ in rolls)
    print(f"worth before the roll: {before:.2f} ({len(rolls)} rolls, {len(seen)} positions)")
    for value, probability, text in [min(rolls), max(rolls)]:
        print(f"{text}: {value:.2f}, luck {value - before:+.2f}, probability {probability:.4f}")


if __name__ == "__main__":
    main()
