"""The weighted sum with a net on top: what is learned, where features do more together than alone.

The net's first layer is added up while the features are told, so what is nought costs nothing.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import OVER
from landfall.games.alien_frontiers.box import WHO
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.evaluator import (
    Evaluator,
    error,
    floats,
    share,
    winning_share,
)
from landfall.games.alien_frontiers.thinking.features import Features, Listener, horizon


@final
class NetInputs(Listener):
    """Adds features up by their weights, and into the first layer of a net."""

    def __init__(self, linear: list[float], first: list[float], hidden: int, seats: int) -> None:
        """`first`: for each seat from the own one on, for each feature, a number a hidden one."""
        self.linear = floats(linear)
        self.first = floats(first)
        self.width: i64 = len(linear) // 2
        self.hidden: i64 = hidden
        self.seats: i64 = seats
        self.me: i64 = 0
        self.ending = floats([0.0] * seats)
        self.opening = floats([0.0] * seats)
        self.sums = floats([0.0] * hidden)

    def hear(self, seat: i64, feature: i64, amount: float) -> None:
        self.ending[seat] += self.linear[feature] * amount
        self.opening[seat] += self.linear[self.width + feature] * amount
        place = seat - self.me
        if place < 0:
            place += self.seats
        at = (self.width * place + feature) * self.hidden
        k: i64 = 0
        while k < self.hidden:
            self.sums[k] += self.first[at + k] * amount
            k += 1


@final
class NetLevel:
    """One further layer, as flat numbers: for each input a row of weights."""

    def __init__(self, weights: list[float], bias: list[float]) -> None:
        self.weights = floats(weights)
        self.bias = floats(bias)
        self.inputs: i64 = len(weights) // len(bias)
        self.outputs: i64 = len(bias)
        self.sums = floats([0.0] * len(bias))

    def through(self, numbers: vec[float]) -> None:
        """The sums for these inputs, of which what is below nought is cut off."""
        k: i64 = 0
        while k < self.outputs:
            self.sums[k] = self.bias[k]
            k += 1
        at: i64 = 0
        source: i64 = 0
        while source < self.inputs:
            amount = numbers[source]
            if amount > 0.0:
                k = 0
                while k < self.outputs:
                    self.sums[k] += self.weights[at + k] * amount
                    k += 1
            at += self.outputs
            source += 1


@final
class NetEvaluator(Evaluator):
    """Weights for every seat, and a net that corrects the strength of the one that judges."""

    def __init__(
        self,
        ruleset: Ruleset,
        weights: list[float],
        layers: list[tuple[list[float], list[float]]],
        noise: float,
        seed: int,
    ) -> None:
        """Weights as a linear evaluator has them; layers as flat weights and what is added.

        The inputs of the first layer are the horizon, then the features of every seat from the own on.
        """
        super().__init__(ruleset)
        self.features = Features(ruleset)
        seats = int(ruleset.box.seats)
        first, self.bias = layers[0][0], floats(layers[0][1])
        hidden = len(layers[0][1])
        if len(first) != hidden * (1 + self.features.width * seats):
            raise ValueError(f"a net of {len(first) // hidden} inputs, and this game has others")
        self.left = floats(first[:hidden])
        self.inputs = NetInputs(weights, first[hidden:], hidden, seats)
        self.levels = [NetLevel(level, bias) for level, bias in layers[1:]]
        self.noise = noise
        self.seed: i64 = seed % 1000003

    def value(self, state: State, seat: i64) -> float:
        if state.at[WHO] == OVER:
            return winning_share(self.ruleset, state, seat)
        heard = self.inputs
        left = horizon(self.ruleset, state)
        heard.me = seat
        other: i64 = 0
        while other < state.box.seats:
            heard.ending[other] = 0.0
            heard.opening[other] = 0.0
            other += 1
        k: i64 = 0
        while k < heard.hidden:
            heard.sums[k] = self.bias[k] + self.left[k] * left
            k += 1
        self.features.tell(state, heard)
        mine = heard.ending[seat] + left * heard.opening[seat]
        numbers = heard.sums
        for level in self.levels:
            level.through(numbers)
            numbers = level.sums
        mine += numbers[0]
        if self.noise > 0.0:
            mine += self.noise * error(state, self.seed)
        return share(seat, mine, heard.ending, heard.opening, left)
