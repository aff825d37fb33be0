"""Two things have two names: whoever looks for a file or a class by its name finds one of it.

Games are packages of the same shape, so what means the same has the same name in each of them: a name is
to be found once in a game and all that is not a game.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[1] / "src"
FILES: Final = sorted((SOURCE / "landfall").rglob("*.py"))
GAMES: Final = sorted(path.parent for path in (SOURCE / "landfall/games").glob("*/game.py"))

COMMAND: Final = "the command, and what it runs"
ON_THE_WIRE: Final = "the thing, and its form for browsers"
ASKED_FOR: Final = "what is asked of every game, and what this game has"
RULEBOOK: Final = "a word of a rulebook, and one of the house"

# A name that several rooms have, the rooms, and why. Which of them are left is tested too: take an
# entry out when it is gone.
MODULES: Final = {
    "agendas": ("games games", "the module of an edition, and the room of its parts"),
    "analyse": ("cli lab", COMMAND),
    "balance": ("cli lab", COMMAND),
    "board": ("games games", "the sections, and how a plain table shows them"),
    "dice": ("games server", ASKED_FOR),
    "drawing": ("games lab", "cards are drawn, and pictures"),
    "explain": ("cli games", COMMAND),
    "factions": ("games games", "the module of an edition, and the room of its parts"),
    "game": ("core games", ASKED_FOR),
    "options": ("cli games", "what a command takes, and what a game is played with"),
    "package": ("core games", ASKED_FOR),
    "refusals": ("games server", "what rules refuse, and what the server does"),
    "replay": ("cli record", COMMAND),
    "scenario_facts": ("core games", ASKED_FOR),
    "seeing": ("core games", ASKED_FOR),
    "simulate": ("cli lab", COMMAND),
    "stops": ("core games", "what a seat chose, and which kinds a game has"),
    "table": ("cli games", "the command that opens one, and what a game puts on it"),
    "targets": ("games lab", "what cards are aimed at, and what a fit aims at"),
    "tournament": ("cli lab", COMMAND),
    "tune": ("cli lab", COMMAND),
}
CLASSES: Final = {
    "Action": ("core games", RULEBOOK),
    "Analysis": ("lab server", ON_THE_WIRE),
    "Chronicle": ("games lab", ASKED_FOR),
    "Edition": ("games server", ON_THE_WIRE),
    "Event": ("games store", RULEBOOK),
    "Group": ("core games", RULEBOOK),
    "Judge": ("games lab", ASKED_FOR),
    "Odds": ("games games", "of a Fight Round in words, and of a Fight in numbers"),
    "Played": ("core games", RULEBOOK),
    "Player": ("games record", "who plays by a mind, and who is named in a record"),
    "Power": ("core games", RULEBOOK),
    "Ruling": ("core server", ON_THE_WIRE),
    "Step": ("games record", RULEBOOK),
    "Window": ("core games", RULEBOOK),
}

DOCUMENTED_IN_0_1: Final = {
    "landfall.catalog": "game",
    "landfall.core.engine": "describe",
    "landfall.core.rng": "Rng",
    "landfall.lab.entrants": "field",
    "landfall.lab.match": "Block Setting from_row to_row",
    "landfall.lab.pools.processes": "Processes",
    "landfall.lab.results": "Results",
    "landfall.lab.standings": "standings",
    "landfall.lab.tournament": "Run Tournament play_recorded",
    "landfall.lab.tune": "tune",
    "landfall.record": "Log Player Record Step actor_name find_game read replay write",
    "landfall.scenario": "parse_scenarios read_scenarios run",
    "landfall.store.memory": "MemoryStore",
    "landfall.store.store": "Store",
    "landfall.testing": "check_game",
    "landfall.testing.check_store": "check_store",
}

Named = Iterable[tuple[str, str]]
"""Names, each with the room it is found in."""


def parts_of(path: Path) -> tuple[str, ...]:
    """The names from the room inwards: `landfall/lab/pools/ray.py` is lab, pools, ray."""
    parts = path.relative_to(SOURCE / "landfall").with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def modules(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Files and packages; the chief file of a package may have the package's name."""
    for path in paths:
        parts = parts_of(path)
        if parts and parts[-1] != "__main__" and parts[-2:-1] != parts[-1:]:
            yield parts[-1], parts[0]


@cache
def classes_of(path: Path) -> list[str]:
    """The classes of a file that others may use."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    names = [node.name for node in body if isinstance(node, ast.ClassDef)]
    return [name for name in names if not name.startswith("_")]


def classes(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    for path in paths:
        for name in classes_of(path):
            yield name, (parts_of(path) or ("landfall",))[0]


def shared(named: Named) -> dict[str, str]:
    """The names that occur more than once, each with its rooms."""
    rooms = defaultdict(list)
    for name, room in named:
        rooms[name].append(room)
    return {name: " ".join(sorted(found)) for name, found in rooms.items() if len(found) > 1}


def beside(game: Path) -> list[Path]:
    """The files of a game, and all that are of none."""
    others = [other for other in GAMES if other != game]
    return [path for path in FILES if not any(path.is_relative_to(other) for other in others)]


def too_many(named: Named, allowed: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    for name, rooms in shared(named).items():
        if name not in allowed or allowed[name][0] != rooms:
            yield f"{name} is in {rooms}: rename one, or say here why they are the same"


def gone(several: Iterable[Named], allowed: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    found = {name for named in several for name in shared(named)}
    for name, (rooms, _) in allowed.items():
        if name not in found:
            yield f"{name} is no longer in {rooms}: take it out of the list"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_modules_have_the_same_name(game: Path) -> None:
    assert not list(too_many(modules(beside(game)), MODULES))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_classes_have_the_same_name(game: Path) -> None:
    assert not list(too_many(classes(beside(game)), CLASSES))


def test_no_name_is_listed_that_is_gone() -> None:
    assert not list(gone([modules(beside(game)) for game in GAMES], MODULES))
    assert not list(gone([classes(beside(game)) for game in GAMES], CLASSES))


@pytest.mark.parametrize(
    ("named", "allowed", "said"),
    [
        ([("guard", "lab"), ("guard", "server")], {}, "guard is in lab server: rename"),
        ([("turn", "games"), ("turn", "games")], {}, "turn is in games games: rename"),
        (
            [("tune", "lab"), ("tune", "cli"), ("tune", "server")],
            {"tune": ("cli lab", COMMAND)},
            "tune is in cli lab server: rename",
        ),
        ([("tune", "lab")], {"tune": ("cli lab", COMMAND)}, "tune is no longer in cli lab"),
    ],
)
def test_the_test_sees_a_name_too_many_and_one_that_is_gone(
    named: Named, allowed: Mapping[str, tuple[str, str]], said: str
) -> None:
    told = [*too_many(named, allowed), *gone([named], allowed)]
    assert [line for line in told if line.startswith(said)]


@pytest.mark.parametrize("module", DOCUMENTED_IN_0_1)
def test_what_0_1_documented_is_found_where_it_was(module: str) -> None:
    found = import_module(module)
    assert not [name for name in DOCUMENTED_IN_0_1[module].split() if not hasattr(found, name)]
