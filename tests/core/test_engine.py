"""The engine says truly which of the two it is, and no hot module is left out of the build."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

from landfall import catalog
from landfall.core.engine import compiled, describe

SOURCE = Path(__file__).parents[2] / "src"
GAMES = SOURCE / "landfall/games"


def is_played(path: Path) -> bool:
    """Is it of no game, or of one that the catalog has? A game on its way is built when it is there."""
    if not path.is_relative_to(GAMES) or path.parent == GAMES:
        return True
    game = path.relative_to(GAMES).parts[0]
    return game.replace("_", "-") in catalog.games()


HOT = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for path in (SOURCE / "landfall").rglob("*.py")
    if "from mypy_extensions import i64" in path.read_text(encoding="utf-8") and is_played(path)
)


@pytest.mark.parametrize("module", HOT)
def test_every_module_of_machine_integers_is_in_the_build(module: str) -> None:
    """One forgotten by setup.py would play correctly, and many times slower."""
    assert compiled(module) is compiled()


@pytest.mark.parametrize("module", HOT)
def test_no_literal_is_shifted_by_a_variable(module: str) -> None:
    """Compiled, `1 << card` is a shift of 32 bits, and wrong from the thirty-first card on."""
    source = (SOURCE / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            literal = isinstance(node.left, ast.Constant)
            named = [name.id for name in ast.walk(node.right) if isinstance(name, ast.Name)]
            assert not literal or all(name.isupper() for name in named), f"line {node.lineno}"


def test_the_engine_is_the_one_asked_for() -> None:
    wanted = os.environ.get("LANDFALL_ENGINE", describe().split()[0])
    assert describe().startswith(f"{wanted} engine on ")


def test_a_plain_module_is_not_compiled() -> None:
    assert not compiled("landfall.core.engine")
