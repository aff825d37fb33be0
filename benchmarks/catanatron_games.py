"""One round of Catanatron (from its registry package) at its own game, as JSON on standard output."""

from __future__ import annotations

import json
import random
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
GAMES = 12


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def positions(count: int) -> list[Any]:
    """Games stopped at every eleventh decision."""
    found: list[Any] = []
    seed = 100
    while True:
        game = new_game(seed)
        ticks = 0
        while game.winning_color() is None and ticks < 5000:
            if ticks % 11 == 0:
                found.append(game.copy())
                if len(found) == count:
                    return found
            game.play_tick()
            ticks += 1
        seed += 1


def decisions_in(game: Any) -> int:
    """Versions differ in what they call the log."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def main() -> None:
    new_game(0).play()
    began = process_time()
    decisions = 0
    for seed in range(GAMES):
        game = new_game(seed)
        game.play()
        decisions += decisions_in(game)
    seconds = process_time() - began
    games = positions(300)
    began = process_time()
    for game in games:
        generate_playable_actions(game.state)
    legal = (process_time() - began) / len(games) * 1e6
    began = process_time()
    copies = [game.copy() for game in games]
    copy = (process_time() - began) / len(games) * 1e6
    random.seed(7)
    codes = [random.choice(generate_playable_actions(game.state)) for game in copies]
    began = process_time()
    for game, action in zip(copies, codes, strict=True):
        game.execute(action)
    apply = (process_time() - began) / len(games) * 1e6
    figures = {"decisions": decisions / seconds, "games": GAMES / seconds}
    print(json.dumps({**figures, "legal": legal, "apply": apply, "copy": copy}))


if __name__ == "__main__":
    main()
