"""Exact dice probabilities: how likely is a fleet to roll a pair, a triple or a run?"""

from __future__ import annotations

import landfall

WHAT = ("pair", "triple", "run", "six")


def main() -> None:
    game = landfall.game("alien-frontiers", seats=2)
    print("ships    pair  triple     run    a six")
    for ships in range(3, 7):
        position = game.from_dict({"phase": "roll", "seats": {"A": {"ships": ships}, "B": {}}})
        chances = dict.fromkeys(WHAT, 0.0)
        for code, probability in game.outcomes(position):
            dice = [int(word) for word in landfall.Action.parse(game.text(code)).words]
            most = max(map(dice.count, dice))
            run = any({low, low + 1, low + 2} <= set(dice) for low in dice)
            for what, so in zip(WHAT, (most > 1, most > 2, run, 6 in dice), strict=True):
                chances[what] += probability * so
        row = "".join(f"{100 * chances[what]:7.1f}%" for what in WHAT)
        print(f"{ships:5}{row}")


if __name__ == "__main__":
    main()
