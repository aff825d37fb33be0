"""The weights of the hand-made evaluation, by name, and the personalities drawn from them.

What a territory, a card or a facility is worth stands in its own file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from landfall.games.alien_frontiers.part import Part, part
from landfall.games.alien_frontiers.ruleset import Ruleset

Weights = Mapping[str, tuple[float, float]]
"""Log-odds of winning for one unit of each feature: at the opening, at the ending."""

WEIGHTS: Final[Weights] = {
    "points": (0.171, 0.739),
    "colonies": (0.08, 0.467),
    "last colony": (0, 0.467),
    "last but one": (0, 0.156),
    "territories led by one": (0, 0),
    "territories led by more": (0.157, 0.053),
    "territories shared": (0.062, 0.116),
    "territories one behind": (0.031, 0.058),
    "territory locked": (0.21, 0.211),
    "fuel 1": (0.191, 0.103),
    "fuel 2": (0.127, 0.055),
    "fuel 3-4": (0.076, 0.027),
    "fuel 5+": (0.038, 0.007),
    "ore 1": (0.107, 0.131),
    "ore 2": (0.083, 0.087),
    "ore 3": (0.083, 0.073),
    "ore 4+": (0.036, 0.022),
    "pairs of fuel and ore": (0.063, 0.06),
    "resources exposed": (-0.021, -0.036),
    "ship 4": (1.733, 0.418),
    "ship 5": (1.383, 0.205),
    "ship 6": (1.276, 0.311),
    "relic-ship": (0.322, 0.094),
    "hub circle": (0.491, 1.096),
    "hub ready": (0.106, 0.181),
    "cards": (0, 0.031),
    "waiting": (-0.3, -0.5),
}

OF_AGENDAS: Final[Weights] = {
    "agendas face down": (0.25, 0.06),
    "agendas that would count": (0.1, 0.48),
    "agendas near": (0.06, 0.18),
    "agendas revealed": (0.5, 0.1),
}
"""Of games that have them; a first guess. All that an Agenda counts face down is less than what it
counts revealed together with its point."""

OF_THE_BELT: Final[Weights] = {"asteroids before ships": (-0.05, -0.05)}
"""Of games that have it; a first guess."""

USUAL: Final[Weights] = {
    "bonus": (0.144, 0),
    "held": (0.1, 0.06),
    "closes": (0.03, 0),
    "stands": (0, 0),
    "stored": (0.06, 0.04),
    "face-down": (0, 0),
}
"""What a part counts whose file does not say it."""


def weights_of(ruleset: Ruleset) -> dict[str, tuple[float, float]]:
    """The weights of a game: those of every box, and those of the parts in it."""
    agendas = OF_AGENDAS if ruleset.box.agendas else {}
    belt = OF_THE_BELT if ruleset.box.asteroids else {}
    return {**WEIGHTS, **agendas, **belt, **{name: worth for _, name, worth in of_parts(ruleset)}}


def of_parts(ruleset: Ruleset) -> Iterator[tuple[Part, str, tuple[float, float]]]:
    """Each part with the name of a feature of it, and what that is worth."""
    box, parts = ruleset.box, ruleset.book.parts
    named = [
        *[(parts[key], f"bonus {key}", "bonus") for key in box.territory_names],
        *[(parts[key], f"card {key}", "held") for key in box.card_names],
        *[(parts[key], f"closes {key}", "closes") for key in box.facility_names],
        *[(dock, dock.stands_for(), "stands") for dock in ruleset.book.docks],
        *[(parts[key], f"owns {key}", "held") for key in box.board_names],
        *[(parts[key], f"asteroid {key}", "held") for key in box.asteroid_names],
        *[
            (it, f"on {it.key} {name}", "stored")
            for it in parts.values()
            for name in it.treasures()
        ],
        *[(parts[key], f"agenda {key}", "face-down") for key in box.agenda_names],
    ]
    for rule, name, kind in named:
        if name:
            yield part(rule), name, part(rule).worth.get(kind, USUAL[kind])


def vector(weights: Weights, names: Sequence[str]) -> list[float]:
    """As an evaluation of these features takes them: the endings, then what the openings add."""
    pairs = [weights[name] for name in names]
    return [late for _, late in pairs] + [early - late for early, late in pairs]


def named(numbers: list[float], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The inverse of `vector`."""
    width = len(names)
    return {
        name: (round(numbers[k] + numbers[width + k], 3), round(numbers[k], 3))
        for k, name in enumerate(names)
    }


Leaning = Mapping[str, tuple[float, float]]
"""By the beginnings of names: what is added to their weights at the opening, at the ending."""


@dataclass(frozen=True)
class Character:
    """How a player leans in judging its own position, and those of its rivals."""

    own: Leaning
    rivals: Leaning


def leaned(weights: Weights, leaning: Leaning) -> dict[str, tuple[float, float]]:
    """The weights with something added to every name that begins with a key."""
    answer = dict(weights)
    for beginning, (early, late) in leaning.items():
        for name, (opening, ending) in answer.items():
            if name.startswith(beginning):
                answer[name] = (opening + early, ending + late)
    return answer


AS_THEY_ARE: Final[Leaning] = {}

PERSONALITIES: Final[dict[str, Character]] = {
    "even": Character(AS_THEY_ARE, AS_THEY_ARE),
    "cautious": Character(
        {
            "resources exposed": (-0.15, -0.1),
            "territories led by more": (0.3, 0.15),
            "card holo": (0.4, 0.2),
        },
        AS_THEY_ARE,
    ),
    "raider": Character(
        {"raiders": (0.1, 0.1)},
        {"fuel": (0.1, 0.06), "ore": (0.1, 0.06), "card ": (0.2, 0.1)},
    ),
    "builder": Character(
        {"ship": (0.5, 0.25), "relic": (0.4, 0.2), "pairs": (0.15, 0.1)},
        AS_THEY_ARE,
    ),
}
