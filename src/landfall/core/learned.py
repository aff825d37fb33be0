"""What was learned of a game: what every named feature of a position is worth to whoever has it.

A seat's strength is the sum of its features, each times its weight. A weight has two values, one for
the opening and one for the ending; what lies between is blended by the horizon, which is 1 when a game
begins and 0 when it ends. A seat's chance to win is its share of the table's exponentiated strengths, so
a weight is in log-odds. A net may correct the strength of the seat that judges: it sees all features.

A file of weights carries what it was learned from: the game, how many sat at the table, the options,
and for each edition the ids of its features and of its actions. It is refused where it does not fit.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from math import exp
from typing import Any, Final

from landfall.core.errors import FileError, LandfallError
from landfall.core.game import Game

FORMAT: Final = "landfall weights"
VERSION: Final = 1

Weights = Mapping[str, tuple[float, float]]
"""What one unit of each feature is worth, in log-odds: at the opening, at the ending."""


class MisfitError(LandfallError):
    """What was learned of one game was to be used for another."""


@dataclass(frozen=True)
class NetLayer:
    """One layer: for each of its inputs a row of weights, one for each output; and what is added."""

    weights: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]


@dataclass(frozen=True)
class Net:
    """A correction on top of the weights: layers with what is below nought cut off between them.

    Its inputs are the horizon, then for every seat its features by the names of the weights in their
    order, the seat that judges first and the others in turn order, and the table's where it can win. Its
    one output is in log-odds.
    """

    layers: tuple[NetLayer, ...]

    @property
    def inputs(self) -> int:
        return len(self.layers[0].weights)


@dataclass(frozen=True)
class Source:
    """What a value was learned from: an edition, and the ids of its features and of its actions."""

    edition: str
    features: str
    actions: str


@dataclass(frozen=True)
class LearnedValue:
    """The worth of positions at tables of one game with so many seats."""

    game: str
    seats: int
    weights: Weights
    options: Mapping[str, Any] = field(default_factory=dict)
    sources: tuple[Source, ...] = ()
    net: Net | None = None
    nodes: int = 0
    """Positions its player opens for a turn; 0 for as many as the game's bots do."""
    about: str = ""

    def problem(
        self, game: Game[Any], options: Mapping[str, Any], names: Sequence[str], sides: int
    ) -> str:
        """Why it does not fit a game with these options, features and sides; empty where it does."""
        if self.game != game.name:
            return f"these weights are for {self.game}, not for {game.name}"
        if self.seats != game.seats:
            return f"these weights were learned at {self.seats} seats; this table has {game.seats}"
        if self.options != options:
            return (
                f"these weights were learned with {_told(self.options)}; "
                f"this game is played with {_told(options)}"
            )
        unknown = [name for name in names if name not in self.weights]
        if unknown:
            return (
                f"these weights do not know {len(unknown)} features of this game "
                f"({', '.join(unknown[:3])}{', …' if len(unknown) > 3 else ''}); learn them anew"
            )
        for source in self.sources:
            if source.edition == game.edition and source.features != features_id(names):
                return (
                    f"these weights were learned from the features {source.features} of the "
                    f"{game.edition}; they are {features_id(names)} now: learn them anew"
                )
        if self.net and self.net.inputs != 1 + len(self.weights) * sides:
            return f"the net of these weights was not learned from the rows of {sides} sides"
        return ""

    def to_json(self) -> str:
        """As a file has it."""
        data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": self.game}
        data |= {"seats": self.seats, "options": dict(self.options)}
        data |= {"sources": [vars(source) for source in self.sources]}
        data |= {"nodes": self.nodes} if self.nodes else {}
        data |= {"about": self.about} if self.about else {}
        data["weights"] = {name: list(worth) for name, worth in self.weights.items()}
        if self.net:
            data["net"] = [
                {"weights": [list(row) for row in layer.weights], "bias": list(layer.bias)}
                for layer in self.net.layers
            ]
        return json.dumps(data, ensure_ascii=False) + "\n"

    def playing_with(self, nodes: int) -> LearnedValue:
        """The same for a player that opens so many positions."""
        return replace(self, nodes=nodes)


def features_id(names: Sequence[str]) -> str:
    """Eight hex digits for the names in their order: what is learned from rows fits one id only."""
    return blake2b("\n".join(names).encode(), digest_size=4).hexdigest()


def parse_learned(text: str, file: str = "the weights") -> LearnedValue:
    """From the text of a file; FileError says what is wrong with it."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT or data["version"] != VERSION:
            raise ValueError(f"not of the format {FORMAT!r}, version {VERSION}")
        return LearnedValue(
            game=str(data["game"]),
            seats=int(data["seats"]),
            weights={str(k): (float(a), float(b)) for k, (a, b) in data["weights"].items()},
            options=dict(data["options"]),
            sources=tuple(Source(**source) for source in data["sources"]),
            net=_net(data["net"], len(data["weights"])) if data.get("net") else None,
            nodes=int(data.get("nodes", 0)),
            about=str(data.get("about", "")),
        )
    except KeyError as missing:
        raise FileError(file, 0, f"this is no file of weights: it has no {missing}") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise FileError(file, 0, f"this is no file of weights: {error}") from None


def _net(layers: list[dict[str, Any]], width: int) -> Net:
    answer: list[NetLayer] = []
    inputs = 0
    for layer in layers:
        rows = tuple(tuple(float(x) for x in row) for row in layer["weights"])
        bias = tuple(float(x) for x in layer["bias"])
        if inputs == 0 and (len(rows) < 2 or (len(rows) - 1) % width):
            raise ValueError(
                f"the net has {len(rows)} inputs, which are no rows of {width} features"
            )
        if len(rows) != (inputs or len(rows)) or any(len(row) != len(bias) for row in rows):
            raise ValueError(f"a layer of the net has {len(rows)} rows of weights, not {inputs}")
        answer.append(NetLayer(rows, bias))
        inputs = len(bias)
    if inputs != 1:
        raise ValueError(f"the net has {inputs} outputs, not one")
    return Net(tuple(answer))


# -- in plain Python, for games whose evaluation is not compiled ------------------------------------


def chances(value: LearnedValue, names: Sequence[str], rows: Sequence[float]) -> list[float]:
    """Each side's chance by the rows that a package tells: the horizon, then a row for each side."""
    horizon, width = rows[0], len(names)
    sides = (len(rows) - 1) // width
    worth = [late + horizon * (early - late) for early, late in (value.weights[n] for n in names)]
    strengths = [
        sum(w * x for w, x in zip(worth, rows[1 + width * side :][:width], strict=True))
        for side in range(sides)
    ]
    if value.net:
        strengths[0] += corrected(value.net, [*value.weights], names, rows)
    most = max(strengths)
    parts = [exp(strength - most) for strength in strengths]
    return [part / sum(parts) for part in parts]


def corrected(net: Net, known: Sequence[str], names: Sequence[str], rows: Sequence[float]) -> float:
    """What a net adds to the strength of the seat whose row comes first."""
    at = {name: k for k, name in enumerate(known)}
    width = len(names)
    numbers = [rows[0]] + [0.0] * (len(known) * ((len(rows) - 1) // width))
    for k, amount in enumerate(rows[1:]):
        numbers[1 + len(known) * (k // width) + at[names[k % width]]] = amount
    for number, layer in enumerate(net.layers):
        if number:
            numbers = [max(0.0, x) for x in numbers]
        numbers = [
            bias + sum(x * row[k] for x, row in zip(numbers, layer.weights, strict=True) if x)
            for k, bias in enumerate(layer.bias)
        ]
    return numbers[0]


def _told(options: Mapping[str, Any]) -> str:
    said = ", ".join(f"{name}={value}" for name, value in options.items())
    return f"the options {said}" if said else "no options"
