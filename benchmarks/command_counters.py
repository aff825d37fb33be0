"""Which Command Counters overseers lay: python benchmarks/command_counters.py [GAMES]

Plays games of two overseers, 40 unless it is said how many. For each number of Counters that a seat had
left, a line says how often it laid the lowest of them, the next … and last the die: what
`thinking/play_on.py` has in `AS_LAID`.
"""

from __future__ import annotations

import sys

from landfall.core.loop import play_on
from landfall.core.seeded_chance import SeededChance
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.names import COMMAND_DIE, COMMANDS
from landfall.games.conquest_of_planet_earth.package import BOT_ROUNDS
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.ladder import adviser
from landfall.games.conquest_of_planet_earth.thinking.overseer import Overseer

SEED = 6000


def main(games: int) -> None:
    game = ConquestOfPlanetEarth(seats=2)
    laid = {left: [0] * (left + 1) for left in range(1, len(COMMANDS))}
    for number in range(games):
        minds = [adviser(game), adviser(game)]

        def answer(seat: int, position: State, minds: list[Overseer] = minds) -> int:
            seen = game.observe(position, seat)
            legal = game.legal(seen, seat)
            code = minds[seat].choose(seen, seat, legal)
            first = game.ruleset.codes.choose
            if first <= code <= first + COMMAND_DIE:
                laid[len(legal) - 1][legal.index(code)] += 1
            return code

        for step in play_on(game, game.start(), answer, SeededChance(SEED, number)):
            if game.round(step.after) > BOT_ROUNDS:
                break
    for left, times in sorted(laid.items(), reverse=True):
        print(f"{left} left:", *times)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
