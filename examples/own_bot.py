"""A bot of your own: it imagines what it cannot see, plays a little on, and takes what does best."""

from __future__ import annotations

from typing import Any

import landfall


class Dreamer:
    """Tries each move on a few imagined tables, whatever the game."""

    name = "dreamer"

    def __init__(self, *seed: int | str) -> None:
        self.rng = landfall.Rng("dreamer", *seed)

    def choose(self, decision: landfall.Decision) -> int:
        if len(decision.legal) == 1:
            return decision.legal[0]
        return max(decision.legal, key=lambda code: self.worth(decision, code))

    def worth(self, decision: landfall.Decision, code: int, tables: int = 3) -> float:
        """The mean lead a little later, over imagined tables; equal moves are told apart by luck."""
        game, total = decision.game, self.rng.below(100) / 1000
        for _ in range(tables):
            position = game.apply(decision.imagine(self.rng), code, decision.seat)
            position = self.played_on(game, position)
            scores = [game.score(position, seat) for seat in range(game.seats)]
            rivals = scores[: decision.seat] + scores[decision.seat + 1 :]
            total += scores[decision.seat] - max(rivals, default=0)
        return total

    def played_on(self, game: landfall.Game[Any], position: Any, steps: int = 10) -> Any:
        """Some steps further, everybody acting at random."""
        while steps > 0 and game.actor(position) != landfall.OVER:
            steps -= 1
            if game.actor(position) == landfall.CHANCE:
                position = game.apply(position, game.sample(position, self.rng))
            else:
                seat = game.actor(position)
                legal = game.legal(position, seat)
                position = game.apply(position, legal[self.rng.below(len(legal))], seat)
        return position


def main(games: int = 6) -> None:
    game = landfall.game(seats=2)
    played = [landfall.play(game, [Dreamer(n), "drifter"], seed=n) for n in range(games)]
    first = played[0]
    print(f"{len(first.record.steps)} steps, {first.outcome.scores}: {first.outcome.reason}")
    print(f"the dreamer won {sum(0 in one.winners for one in played)} of {games} games")


if __name__ == "__main__":
    main()
