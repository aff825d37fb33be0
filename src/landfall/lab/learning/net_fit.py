"""A small net as a correction on top of a linear value: it learns what the weights leave unexplained.

It begins by correcting nothing. Adam in plain NumPy; a fit by PyTorch is in `torch_fit`.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from landfall.core.learned import Net, NetLayer
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.libraries import numpy
from landfall.lab.learning.linear_fit import shares, strengths

BATCH = 1024
RATE = 2e-3
DECAY = 1e-4
"""By which part of a step weights shrink."""


def inputs(rows: LearningRows) -> Any:
    """What a net sees: the horizon, and the features of all sides."""
    np = numpy()
    flat = rows.features.reshape(len(rows), -1)
    return np.concatenate([rows.horizon[:, None], flat], axis=1)


def first_layers(sizes: Sequence[int], seed: int) -> list[tuple[Any, Any]]:
    """Weights and biases before any is learned; the last layer is nought."""
    np = numpy()
    rng = np.random.default_rng(seed)
    layers = []
    for k, (many, few) in enumerate(itertools.pairwise(sizes)):
        last = k == len(sizes) - 2
        spread = 0.0 if last else (2.0 / many) ** 0.5
        layers.append(
            (
                rng.normal(0.0, 1.0, (many, few)).astype(np.float32) * np.float32(spread),
                np.zeros(few, np.float32),
            )
        )
    return layers


def scales(seen: Any) -> Any:
    """By what each input is divided, so that all spread alike."""
    np = numpy()
    return np.maximum(seen.std(axis=0), 0.05).astype(np.float32)


def corrections(net: Net, rows: LearningRows) -> Any:
    """What a net adds to the strength of the own side in each row."""
    np = numpy()
    numbers = inputs(rows).astype(np.float64)
    for k, layer in enumerate(net.layers):
        if k:
            numbers = np.maximum(numbers, 0.0)
        numbers = numbers @ np.array(layer.weights) + np.array(layer.bias)
    return numbers[:, 0]


def chances_of(rows: LearningRows, numbers: Any, net: Net | None) -> Any:
    """Each side's chance in each row."""
    strength = strengths(rows, numbers)
    if net is not None:
        strength[:, 0] += corrections(net, rows)
    return shares(strength)


def fit_net(
    rows: LearningRows,
    aims: Any,
    numbers: Any,
    hidden: Sequence[int],
    epochs: int,
    seed: int,
) -> Net:
    """A net that brings the own side's chance nearer to its aims than the weights alone."""
    np = numpy()
    seen = inputs(rows)
    scale = scales(seen)
    seen = seen / scale
    lead = lead_of(strengths(rows, numbers)).astype(np.float32)
    aim = aims[:, 0].astype(np.float32)
    layers = first_layers([seen.shape[1], *hidden, 1], seed)
    adam = _Adam(layers)
    rng = np.random.default_rng(seed + 1)
    steps = epochs * -(-len(rows) // BATCH)
    taken = 0
    for _ in range(epochs):
        order = rng.permutation(len(rows))
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            told = slopes(layers, seen[batch], lead[batch], aim[batch])
            adam.step(layers, told, RATE * 0.5 * (1 + np.cos(np.pi * taken / steps)))
            taken += 1
    return as_net([(weights, bias) for weights, bias in layers], scale)


def lead_of(strength: Any) -> Any:
    """The own log-odds against all others together."""
    np = numpy()
    others = strength[:, 1:]
    most = others.max(axis=1, keepdims=True)
    together = most[:, 0] + np.log(np.exp(others - most).sum(axis=1))
    return strength[:, 0] - together


def as_net(layers: Sequence[tuple[Any, Any]], scale: Any) -> Net:
    """With the scales of the inputs put into the first layer, and few digits."""
    answer = []
    for k, (weights, bias) in enumerate(layers):
        scaled = weights / scale[:, None] if k == 0 else weights
        rows = tuple(tuple(round(float(x), 4) for x in row) for row in scaled)
        answer.append(NetLayer(rows, tuple(round(float(x), 4) for x in bias)))
    return Net(tuple(answer))


def slopes(layers: Sequence[tuple[Any, Any]], seen: Any, lead: Any, aim: Any) -> list[Any]:
    """How the loss changes with every weight: the chain rule, from the last layer to the first."""
    np = numpy()
    met = [seen]
    for k, (weights, bias) in enumerate(layers):
        numbers = met[-1] @ weights + bias
        met.append(np.maximum(numbers, 0.0) if k < len(layers) - 1 else numbers)
    chance = 1.0 / (1.0 + np.exp(-np.clip(lead + met[-1][:, 0], -30, 30)))
    slope = ((chance - aim) / len(aim))[:, None].astype(np.float32)
    answer: list[Any] = []
    for k in range(len(layers) - 1, -1, -1):
        weights = layers[k][0]
        answer.append((met[k].T @ slope, slope.sum(axis=0)))
        if k:
            slope = (slope @ weights.T) * (met[k] > 0)
    return answer[::-1]


class _Adam:
    """Kingma and Ba's method, with weights that shrink by themselves."""

    def __init__(self, layers: Sequence[tuple[Any, Any]]) -> None:
        np = numpy()
        self.mean = [[np.zeros_like(part) for part in layer] for layer in layers]
        self.square = [[np.zeros_like(part) for part in layer] for layer in layers]
        self.count = 0

    def step(self, layers: Sequence[tuple[Any, Any]], slopes: Sequence[Any], rate: float) -> None:
        np = numpy()
        self.count += 1
        for layer, slope, mean, square in zip(layers, slopes, self.mean, self.square, strict=True):
            for k in range(2):
                mean[k] += 0.1 * (slope[k] - mean[k])
                square[k] += 0.001 * (slope[k] ** 2 - square[k])
                now = mean[k] / (1 - 0.9**self.count)
                spread = np.sqrt(square[k] / (1 - 0.999**self.count)) + 1e-8
                layer[k][...] -= rate * (now / spread + (DECAY * layer[k] if k == 0 else 0.0))
