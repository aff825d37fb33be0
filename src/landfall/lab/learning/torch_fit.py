"""The fit of a net by PyTorch, on a graphics card where there is one: the same net, sooner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landfall.core.learned import Net
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.libraries import numpy, torch
from landfall.lab.learning.linear_fit import strengths
from landfall.lab.learning.net_fit import (
    BATCH,
    DECAY,
    RATE,
    as_net,
    first_layers,
    inputs,
    lead_of,
    scales,
)


def fit_net_by_torch(
    rows: LearningRows,
    aims: Any,
    numbers: Any,
    hidden: Sequence[int],
    epochs: int,
    seed: int,
) -> Net:
    """As `fit_net`: it begins with the same layers and sees the same rows in the same order."""
    np, lib = numpy(), torch()
    where = "cuda" if lib.cuda.is_available() else "cpu"
    seen = inputs(rows)
    scale = scales(seen)
    x = lib.tensor(seen / scale, device=where)
    lead = lib.tensor(lead_of(strengths(rows, numbers)).astype(np.float32), device=where)
    aim = lib.tensor(aims[:, 0].astype(np.float32), device=where)
    layers = [
        tuple(lib.tensor(part, device=where, requires_grad=True) for part in layer)
        for layer in first_layers([x.shape[1], *hidden, 1], seed)
    ]
    weights = {"params": [layer[0] for layer in layers], "weight_decay": DECAY}
    biases = {"params": [layer[1] for layer in layers], "weight_decay": 0.0}
    adam = lib.optim.AdamW([weights, biases], lr=RATE)
    steps = epochs * -(-len(rows) // BATCH)
    slower = lib.optim.lr_scheduler.CosineAnnealingLR(adam, steps)
    rng = np.random.default_rng(seed + 1)
    for _ in range(epochs):
        order = lib.tensor(rng.permutation(len(rows)), device=where)
        for first in range(0, len(rows), BATCH):
            batch = order[first : first + BATCH]
            y = x[batch]
            for k, (weight, bias) in enumerate(layers):
                y = y @ weight + bias
                y = lib.relu(y) if k < len(layers) - 1 else y
            loss = lib.nn.functional.binary_cross_entropy_with_logits(
                lead[batch] + y[:, 0], aim[batch]
            )
            adam.zero_grad()
            loss.backward()
            adam.step()
            slower.step()
    found = [tuple(part.detach().cpu().numpy() for part in layer) for layer in layers]
    return as_net([(weight, bias) for weight, bias in found], scale)
