"""Ask why: every docking of a position, what it costs and gains, or the rule that forbids it."""

from __future__ import annotations

import landfall


def main() -> None:
    game = landfall.game("alien-frontiers", edition="edition-x", seats=3)
    position = game.from_dict(
        {
            "dice": [3, 3, 6],
            "seats": {
                "A": {"fuel": 1, "ore": 2, "ships": 4, "colonies": {"lem-badlands": 1}},
                "B": {"docked": {"lunar-mine": [5], "shipyard": [1, 1]}},
            },
        }
    )
    rules = landfall.rulebook("alien-frontiers")
    for line in (
        "dock solar-converter 6",
        "dock lunar-mine 3",
        "dock shipyard 3 3",
        "dock terraforming-station 6",
        "launch",
    ):
        why = game.explain(position, line)
        print(line)
        if why.legal:
            print(f"  costs {why.cost or 'nothing'}, gains {why.gain}")
        else:
            print(f"  {why.fact}")
        for rule in why.rules:
            print(f"    {rule}: {rules.get(rule).text}")


if __name__ == "__main__":
    main()
