"""`landfall balance` as people meet it."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import Ran, landfall


def balance(folder: Path, *words: str | Path) -> Ran:
    fixed = ("--seats", "2", "--jobs", "2", "--results", folder / "b.jsonl")
    return landfall("balance", *words, *fixed, data=folder)


def changes(folder: Path, text: str) -> Path:
    path = folder / "ships.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_short_report(tmp_path: Path) -> None:
    ran = balance(tmp_path, "drifter", "--games", "4")
    assert ran.code == 0
    for heading in ("place 1", "starting tech", "opening facility", "territory first taken"):
        assert heading in ran.output


def test_a_change_of_nothing_is_called_so(tmp_path: Path) -> None:
    path = changes(tmp_path, "changes: {colonies: 8}\n")
    ran = balance(tmp_path, "drifter", "--games", "2", "--changes", path)
    assert ran.code == 0
    assert "The change makes no difference: every game is the same." in ran.output


def test_a_page_of_its_own(tmp_path: Path) -> None:
    path = changes(tmp_path, "name: Cheap ships\nchanges: {ship-prices: [0, 0, 0]}\n")
    html = tmp_path / "ships.html"
    ran = balance(tmp_path, "drifter", "--games", "8", "--changes", path, "--html", html)
    assert ran.code == 0
    assert "measures differ" in ran.output
    assert "Balance of Alien Frontiers: Cheap ships" in html.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("changes: {ship-price: [1, 1, 1]}\n", "did you mean ship-prices?"),
        ("changes: {colonies: many}\n", "colonies: 'many' is not a whole number"),
        ("ships: cheap\n", "write `changes:`"),
    ],
)
def test_a_wrong_file_of_changes_is_told_by_name(tmp_path: Path, text: str, problem: str) -> None:
    ran = balance(tmp_path, "drifter", "--changes", changes(tmp_path, text))
    assert ran.code == 2
    assert "ships.yaml" in ran.output
    assert problem in ran.output


def test_too_few_bots(tmp_path: Path) -> None:
    ran = balance(tmp_path, "drifter", "drifter", "drifter")
    assert ran.code == 2
    assert "one for each of the 2; not 3" in ran.output
