"""`landfall balance` as people meet it."""

from __future__ import annotations

import csv
import io
import json
import re
from html import unescape
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


def test_modules_are_told_by_what_was_had_and_used(tmp_path: Path) -> None:
    html, data = tmp_path / "x.html", tmp_path / "x.json"
    modules = ("--edition", "edition-x", "--agendas", "--factions", "--outer-belt")
    words = ("drifter", "--games", "4", *modules, "--html", html, "--json", data)
    ran = balance(tmp_path, *words)
    assert ran.code == 0
    page = html.read_text(encoding="utf-8")
    beginnings = json.loads(data.read_text(encoding="utf-8"))["rules"]["as printed"]["beginnings"]
    for heading in ("Agenda held", "asteroid card had, and used", "another's faction board used"):
        assert heading in ran.output
        assert f"Wins by {heading}" in unescape(page)
        assert beginnings[heading]
    for rate in beginnings["asteroid card had, and used"]:
        had = {one["name"]: one for one in beginnings["asteroid card had"]}[rate["name"]]
        assert rate["of"] == had["games"]
        assert rate["part_low"] <= rate["part"] == rate["games"] / rate["of"] <= rate["part_high"]


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


def test_the_page_and_the_screen_say_what_was_changed_against_which_edition(tmp_path: Path) -> None:
    text = "changes: {ship-prices: [1, 1, 2], deck: {plasma-cannon: 0}, colonies: 8}\n"
    html = tmp_path / "ships.html"
    words = ("drifter", "--games", "2", "--changes", changes(tmp_path, text), "--html", html)
    ran = balance(tmp_path, *words, "--edition", "first-printing")
    page = html.read_text(encoding="utf-8")
    assert "against first-printing" in page
    assert "against first-printing" in ran.output
    for name, printed, now in (
        ("price of the fifth ship", "2 fuel and 2 ore", "1 fuel and 1 ore"),
        ("price of the sixth ship", "3 fuel and 3 ore", "2 fuel and 2 ore"),
        ("copies of Plasma Cannon", "2", "0"),
    ):
        cells = f'<th scope="row">{name}</th><td>{printed}</td><td>{now}</td>'
        assert cells in page
        assert re.search(f"{name} +{printed} +{now}", ran.output)
    assert "price of the fourth ship" not in page  # asked for as it is printed
    assert "colonies of each seat" not in page


def test_a_cadet_is_known_to_use_no_cards(tmp_path: Path) -> None:
    html = tmp_path / "fair.html"
    said = "The cadet never uses the powers of its cards"
    ran = balance(tmp_path, "cadet", "drifter", "--games", "2", "--html", html)
    assert said in ran.output
    assert said in html.read_text(encoding="utf-8")
    other = landfall(
        *("balance", "drifter", "--games", "2", "--seats", "2", "--jobs", "1"),
        *("--results", tmp_path / "other.jsonl"),
        data=tmp_path,
    )
    assert other.code == 0
    assert "never uses" not in other.output


def test_files_for_other_programs(tmp_path: Path) -> None:
    table, data = tmp_path / "b.csv", tmp_path / "b.json"
    path = changes(tmp_path, "changes: {colonies: 5}\n")
    words = ("drifter", "--games", "3", "--changes", path, "--csv", table, "--json", data)
    assert balance(tmp_path, *words).code == 0
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    assert [row["rules"] for row in rows] == ["as printed"] * 6 + ["changed"] * 6
    assert sum(float(row["win"]) for row in rows) == 6
    assert all(row["starting tech"] for row in rows)
    found = json.loads(data.read_text(encoding="utf-8"))
    assert found["settings"]["edition"] == "later-printing"
    assert found["changed"] == [
        {"what": "colonies of each seat", "printed": "8", "changed": "5"},
    ]
    assert {len(tables["games"]) for tables in found["rules"].values()} == {3}
    docks = {use["name"]: use for use in found["rules"]["as printed"]["uses"]}
    played = found["rules"]["as printed"]["games"]
    by_turn = [game["uses"]["end"] / game["turns"] for game in played]
    assert docks["end"]["a_turn"] == pytest.approx(sum(by_turn) / 3)
    names = {one["name"] for one in found["differences"]}
    assert {"turns", "end, a game", "end, a turn"} <= names


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
