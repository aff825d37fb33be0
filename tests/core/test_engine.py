"""The engine says truly which of the two it is, and no hot module is left out of the build."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from landfall.core.engine import compiled, describe

SOURCE = Path(__file__).parents[2] / "src"

HOT = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for path in (SOURCE / "landfall").rglob("*.py")
    if "from mypy_extensions import i64" in path.read_text(encoding="utf-8")
)


def test_every_module_of_machine_integers_is_in_the_build() -> None:
    """One forgotten by setup.py would play correctly, and many times slower."""
    assert [module for module in HOT if compiled(module) is not compiled()] == []


def test_no_literal_is_shifted_by_a_variable() -> None:
    """Compiled, `1 << card` is a shift of 32 bits, and wrong from the thirty-first card on."""
    for module in HOT:
        source = (SOURCE / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8")
        assert not list(shifted_literals(source)), module


@pytest.mark.parametrize(
    "source", ["x = 1 << n", "one: i64 = 1\nx = one << n", "one = 1\nx = one << n", "x = ONE << n"]
)
def test_a_shifted_literal_is_seen_by_whatever_name(source: str) -> None:
    assert list(shifted_literals(source))


def shifted_literals(source: str) -> Iterator[str]:
    """Lines that shift a number which is known when they are compiled by one that is not."""
    tree = ast.parse(source)
    known: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            known |= {target.id for target in targets if isinstance(target, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left = node.left
            literal = isinstance(left, ast.Constant) or (
                isinstance(left, ast.Name) and (left.id.isupper() or left.id in known)
            )
            named = [name.id for name in ast.walk(node.right) if isinstance(name, ast.Name)]
            if literal and not all(name.isupper() for name in named):
                yield f"line {node.lineno}: {ast.unparse(node)}"


def test_the_engine_is_the_one_asked_for() -> None:
    wanted = os.environ.get("LANDFALL_ENGINE", describe().split()[0])
    assert describe().startswith(f"{wanted} engine on ")


def test_a_plain_module_is_not_compiled() -> None:
    assert not compiled("landfall.core.engine")
