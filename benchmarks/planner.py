"""A captain in a process of its own: a question is a line of JSON, and so is the answer.

    {"edition": "later-printing", "seats": 2, "options": {…}, "position": {…}}
    {"plan": ["dock lunar-mine 4", …], "value": 0.53, "seconds": 0.01, "legal": […]}

With `"judge": ["dock lunar-mine 4", …]` the answer is what these actions are worth: `{"worth": 0.52}`.
Version 0.1 runs this file as well, so it uses only what both versions have.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Mapping, Sequence
from inspect import signature
from time import process_time
from typing import Any

from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget

SAMPLES = 32
"""How often chance is tried where a judged plan ends in the middle of a turn."""


class Table:
    """A captain and a judge for one edition, number of seats and set of options."""

    def __init__(self, edition: str, seats: int, options: Mapping[str, Any], nodes: int) -> None:
        wanted = dict(options)
        if "rulings" not in signature(AlienFrontiers).parameters:
            wanted.pop("rulings", None)  # version 0.1 has only its own
        budget = Budget(turn=nodes) if nodes else Budget()
        captain = next(rank for rank in RANKS if rank.name == "captain")
        self.game = AlienFrontiers(edition, seats, **wanted)
        player: Any = captain.make(self.game.ruleset, 0, budget)
        self.captain = player
        self.evaluator = player.search.evaluator
        self.known = self.game.to_dict(self.game.start())

    def read(self, position: Mapping[str, Any]) -> Any:
        return self.game.from_dict(without_unknown(position, self.known))

    def plan(self, position: Any) -> dict[str, Any]:
        """The turn up to the next chance, and what it is thought to be worth."""
        began = process_time()
        codes = self.captain.plan(position)
        return {
            "plan": [self.game.text(code) for code in codes],
            "value": self.captain.value(),
            "seconds": process_time() - began,
            "legal": [self.game.text(code) for code in self.game.legal(position)],
        }

    def judge(self, position: Any, actions: Sequence[str]) -> float:
        """What the actions are worth to the seat that acts.

        Judged where its turn ends; if they end before it, by the best turn from there on, over samples
        of what chance may bring first.
        """
        seat, turn = self.game.actor(position), self.turn(position)
        for action in actions:
            position = self.game.apply(position, self.game.code(action))
        if not self.awaits_chance(position, turn):
            return self.worth(position, seat, turn)
        worths = [self.worth(self.lucky(position, turn, n), seat, turn) for n in range(SAMPLES)]
        return sum(worths) / SAMPLES

    def worth(self, position: Any, seat: int, turn: int) -> float:
        if self.game.actor(position) == OVER or self.turn(position) != turn:
            return float(self.evaluator.value(position, seat))
        self.captain.plan(position)
        return float(self.captain.value())

    def lucky(self, position: Any, turn: int, number: int) -> Any:
        """The position after chance has spoken; the same number is the same luck."""
        rng = Rng("judge", number)
        while self.awaits_chance(position, turn):
            position = self.game.apply(position, self.game.sample(position, rng))
        return position

    def awaits_chance(self, position: Any, turn: int) -> bool:
        return self.game.actor(position) == CHANCE and self.turn(position) == turn

    def turn(self, position: Any) -> int:
        """How many turns there have been."""
        return int(self.game.to_dict(position)["turns"])


def without_unknown(entry: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """A position without the entries that this version has never heard of: they must be empty."""
    answer: dict[str, Any] = {}
    for key, value in entry.items():
        if key not in known:
            if not empty(value):
                raise ValueError(f"this version knows no {key!r}, and it is not empty: {value}")
        elif isinstance(value, dict) and isinstance(known[key], dict):
            answer[key] = without_unknown(value, known[key])
        else:
            answer[key] = value
    return answer


def empty(value: Any) -> bool:
    """Nothing, or a mapping of nothing."""
    return all(map(empty, value.values())) if isinstance(value, dict) else not value


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks to handle
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # who is gone needs no answer
    nodes = int(sys.argv[1])
    tables: dict[str, Table] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        made_of = (asked["edition"], asked["seats"], asked["options"])
        table = tables.get(repr(made_of)) or Table(*made_of, nodes)
        tables[repr(made_of)] = table
        position = table.read(asked["position"])
        if "judge" in asked:
            answer = {"worth": table.judge(position, asked["judge"])}
        else:
            answer = table.plan(position)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
