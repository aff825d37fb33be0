"""Data flows one way: no module imports from a room above its own."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from landfall import catalog

SOURCE = Path(__file__).parents[1] / "src"

# For each room of the package: the rooms it may import. A new room needs a line here.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "record": {"core", "record"},
    "catalog": {"core", "games", "bots"},
    "scenario": {"core", "catalog", "scenario"},
    "lab": {"core", "record", "catalog", "lab"},
    "store": {"core", "store"},
    "server": {"core", "record", "catalog", "scenario", "store", "lab", "server"},
    "testing": {"core", "record", "catalog", "store", "server", "testing"},
    "cli": {"face", "core", "record", "catalog", "scenario", "lab", "store", "server", "cli"},
    "face": {"core", "record", "catalog", "scenario"},  # landfall/__init__.py: the public names
    "__main__": {"cli"},
}

# Inside the server each of these may import those before it; whatever stands beside them, such as the
# messages, comes before all.
SERVER = ["traffic", "workers", "tables", "http", "app"]

# Words of rules that are played by one game and no other.
RULE_WORDS = (
    *("alien", "frontiers", "artifact", "colony", "colonies", "colonist", "dock", "fuel", "lunar"),
    *("orbital", "ore", "outpost", "raid", "raiders", "relic", "shipyard", "solar", "tech"),
    *("terraforming", "territory", "territories"),
    *("battle", "conquest", "conquer", "earth", "fight", "humans", "invader", "menace"),
    *("mothership", "resistance", "terror"),
)

CATALOG_LINES = {f'    "{name}": "{module}",' for name, module in catalog.GAMES.items()}
"""Where games are entered."""

# What the rules may stand on besides the standard library.
ENGINE_LIBRARIES = {"mypy_extensions", "librt"}


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = sorted((SOURCE / "landfall").rglob("*.py"))
MODULES = {module_of(path) for path in FILES}


def imports(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """The modules a source imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            home = parts[: len(parts) - node.level + is_package] if node.level else []
            base = ".".join([*home, *filter(None, [node.module])])
            for alias in node.names:
                name = f"{base}.{alias.name}"
                yield name if name in MODULES else base


def room(module: str) -> str:
    """`landfall.core.rng` stands in the room core."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "face"


def game(module: str) -> str | None:
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


def depth(module: str) -> int:
    """How far from the messages a module of the server stands; -1 where it is none."""
    parts = module.split(".")
    if parts[1:2] != ["server"]:
        return -1
    return SERVER.index(parts[2]) + 1 if len(parts) > 2 and parts[2] in SERVER else 0


def objections(module: str, imported: str) -> Iterator[str]:
    """Why a module may not import another; nothing when it may."""
    here = room(module)
    if imported.split(".")[0] != "landfall":
        library = imported.split(".")[0]
        if here in ("core", "games") and library not in sys.stdlib_module_names | ENGINE_LIBRARIES:
            yield f"{module} imports {imported}: the rules use the standard library only"
    elif here not in MAY_IMPORT:
        yield f"{module}: the room {here} is not on the map; give it a line in MAY_IMPORT"
    elif room(imported) not in MAY_IMPORT[here]:
        yield f"{module} imports {imported}: {here} may use {', '.join(sorted(MAY_IMPORT[here]))}"
    elif game(module) and game(imported) and game(module) != game(imported):
        yield f"{module} imports {imported}: one game does not know another"
    elif here == "server" and depth(imported) > depth(module):
        yield f"{module} imports {imported}: the order is {', '.join(SERVER)}"


def test_no_arrow_points_up() -> None:
    wrong: list[str] = []
    for path in FILES:
        module = module_of(path)
        found = imports(path.read_text(encoding="utf-8"), module, path.name == "__init__.py")
        wrong += [line for imported in found for line in objections(module, imported)]
    assert wrong == []


def test_only_the_catalog_names_games_and_bots() -> None:
    """An import can hide in a string; nobody but the catalog spells out a game or a bot."""
    hidden = re.compile(r"landfall\.(games|bots)\.\w")
    for path in FILES:
        if room(module_of(path)) in ("catalog", "games", "bots"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not hidden.search(node.value), f"{path}:{node.lineno}"


ANY_GAME_SAYS = {"deck", "mode", "sheet"}
"""Names of options that are words of no single game: whatever has cards may have a deck."""


def words_of_games() -> re.Pattern[str]:
    """What only a game's own package says: its names, and the words of its rules."""
    told: set[str] = set()
    for name in catalog.GAMES:
        found = catalog.entry(name)
        told |= {found.name, found.title, *found.editions, *(kind.name for kind in found.bots)}
        told |= {option.name for option in found.options if option.offered} - ANY_GAME_SAYS
    spelt = {form for word in told for form in (word, *(word.replace(c, "-") for c in " _"))}
    plain = "|".join(sorted(map(re.escape, spelt)))
    return re.compile(rf"\b({plain}|{'|'.join(RULE_WORDS)})(s|ed|ing)?\b", re.IGNORECASE)


def foreign_words(path: Path, words: re.Pattern[str]) -> list[str]:
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    found = ((number, words.search(line)) for number, line in lines if line not in CATALOG_LINES)
    return [f"{path}:{number}: {met[0]}" for number, met in found if met]


def test_no_word_of_a_game_stands_outside_its_package() -> None:
    """A table that knows no game has no word for what is in one, nor an example of it."""
    words = words_of_games()
    told = [path for path in FILES if room(module_of(path)) != "games"]
    assert [line for path in told for line in foreign_words(path, words)] == []


@pytest.mark.parametrize(
    "line",
    [
        *("a cadet", "Alien Frontiers", "long-game", "docked", "two colonies", "the lunar-mine"),
        *("an overseer", "Conquest of Planet Earth", "one-race", "resistance"),
    ],
)
def test_the_search_sees_a_word_of_a_game(line: str, tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(f"# {line}\n", encoding="utf-8")
    assert foreign_words(file, words_of_games())


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("landfall.core.code_table", "from landfall.games.alien_frontiers import state"),
        ("landfall.core.code_table", "def f():\n    import landfall.catalog"),
        ("landfall.core.code_table", "from .. import catalog"),
        ("landfall.core.code_table", "from landfall import catalog"),
        ("landfall.core.code_table", "from landfall import game"),
        ("landfall.core.code_table", "import yaml"),
        ("landfall.games.alien_frontiers.game", "from rich import print"),
        ("landfall.games.alien_frontiers.game", "from landfall.bots.drifter import Drifter"),
        ("landfall.games.alien_frontiers.game", "from landfall.games.other.state import State"),
        ("landfall.bots.drifter", "import landfall.games.alien_frontiers.state"),
        ("landfall.record.text", "from landfall.catalog import game"),
        ("landfall.lab.simulate", "from landfall.bots.drifter import Drifter"),
        ("landfall.attic.box", "from landfall.core import code_table"),
        ("landfall.server.limits", "from landfall.server.traffic.throttle import Throttle"),
        ("landfall.server.workers.jobs", "from landfall.server.tables import seating"),
        ("landfall.server.tables.lobby", "import landfall.server.http.problems"),
        ("landfall.server.http.services", "from landfall.server import app"),
    ],
)
def test_the_walk_sees_a_forbidden_arrow(module: str, source: str) -> None:
    assert [line for imported in imports(source, module) for line in objections(module, imported)]
