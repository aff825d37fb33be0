"""A bot of your own against random players: it likes colonies, and what they cost."""

from __future__ import annotations

from typing import Any

import landfall


def liking(view: dict[str, Any], text: str) -> int:
    """How much it likes a move: colonies first, on free land; then what they cost; then circles."""
    has = view["position"]["seats"][view["seat"]]
    verb, *words = text.split()
    if verb == "land":
        return 10 if view["control"][words[0]] is None else 9
    if verb == "launch" or text.startswith(("dock terraforming", "dock colony")):
        return 8
    if verb == "dock":
        wants = {"shipyard": has["ships"] < 5, "lunar-mine": has["ore"] < 3}
        wants |= {"solar-converter": has["fuel"] < 3, "colonist-hub": True}
        return 7 - list(wants).index(words[0]) if wants.get(words[0]) else 1
    return 0


def choose(view: dict[str, Any]) -> int:
    """Bots see views, never positions."""
    best = max(view["legal"], key=lambda move: liking(view, move["text"]))
    return int(best["code"])


def play(game: landfall.Game[Any], seat: int, rng: landfall.Rng) -> bool:
    """One game; did the bot at this seat win, alone or with others?"""
    position = game.start()
    while (actor := game.actor(position)) != landfall.OVER:
        if actor == landfall.CHANCE:
            code = game.sample(position, rng)
        elif actor == seat:
            code = choose(game.view(position, seat))
        else:
            legal = game.legal(position)
            code = legal[rng.below(len(legal))]
        position = game.apply(position, code)
    outcome = game.outcome(position)
    return outcome is not None and seat in outcome.winners


def main(games: int = 30) -> None:
    game = landfall.game("alien-frontiers", seats=3)
    wins = sum(play(game, number % 3, landfall.Rng("bots", number)) for number in range(games))
    print(f"the bot won {wins} of {games} games against two random players")


if __name__ == "__main__":
    main()
