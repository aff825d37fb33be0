"""The rulebook of Conquest of Planet Earth: ids, whole texts, marks, every refusal a rule, the page."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from landfall.core.rulebook import Rulebook, bound
from landfall.core.rulebook_page import BASIS, main, page
from landfall.games.conquest_of_planet_earth import refusals
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.part import MARKS, Part, all_parts

ROOT = Path(__file__).parents[3]
PACKAGE = "landfall.games.conquest_of_planet_earth"

PRINTED = {
    *("name", "strength", "intelligence", "skin", "keywords", "abilities", "icons"),
    *("resistance", "population", "text"),
}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return bound(PACKAGE)


def every_part() -> list[Part]:
    parts = all_parts()
    return [
        *(*parts.events, *parts.resistance, *parts.counters, *parts.locations),
        *(*parts.objectives, *parts.stuff, *parts.tech, *parts.races),
    ]


def test_ids_are_unique_and_well_formed(book: Rulebook) -> None:
    ids = [entry.id for entry in book.entries]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*", r.id) for r in book.rules)
    assert all(re.fullmatch(r"R-CQ-[1-9][0-9]*", r.id) for r in book.rulings)


def test_every_text_is_whole(book: Rulebook) -> None:
    for rule in book.rules:
        assert re.fullmatch(r"\S.*[^.]", rule.title), rule.id
        assert re.fullmatch(r"\S.*\.", rule.text), rule.id
        assert "R-CQ" not in rule.text
        assert "'" not in rule.text + rule.title, rule.id
    for ruling in book.rulings:
        assert ruling.question.endswith("?"), ruling.id
        for text in (ruling.ruling, ruling.reason):
            assert re.fullmatch(r"\S.*\.", text), ruling.id
        assert ruling.basis in BASIS


def test_rules_rest_on_rulings_and_every_ruling_is_cited(book: Rulebook) -> None:
    cited = {id for rule in book.rules for id in rule.rulings}
    assert {ruling.id for ruling in book.rulings} == cited
    of_parts = {".event", ".red-box", ".stuff", ".race", ".power", ".card", ".counter", ".tech"}
    for rule in book.rules:
        part = f".{rule.id.partition('.')[2]}" in of_parts | {".location"}
        assert part or rule.rulings, rule.id


def test_a_group_stands_in_one_place(book: Rulebook) -> None:
    for entries in (book.rules, book.rulings):
        groups = [entry.group for entry in entries]
        assert sum(a != b for a, b in pairwise(groups)) + 1 == len(set(groups))
    assert {ruling.group for ruling in book.rulings} <= set(book.groups())


def test_every_refusal_is_a_rule(book: Rulebook) -> None:
    for id in refusals.RULES[1:]:
        assert book.get(id).text
    for id in ("turn.order", "turn.over", "turn.chance", "code.unknown"):
        assert book.get(id).text
    for number in (refusals.NOT_STRUCK, refusals.NOT_REMOVED):
        assert book.get(refusals.rule_id(number, "")).text
    for deed in ConquestOfPlanetEarth(seats=2).ruleset.book.deeds:
        assert book.get(refusals.rule_id(refusals.NO_TARGET, deed.rule())).text


def test_numbers_of_refusals_are_compact() -> None:
    numbers = {
        value for name, value in vars(refusals).items() if name.isupper() and type(value) is int
    }
    assert numbers == set(range(len(numbers)))
    assert len(refusals.RULES) == refusals.OF_THE_CARD
    assert len(set(refusals.RULES)) == len(refusals.RULES)


def test_marks_say_which_words_and_numbers_are_printed(book: Rulebook) -> None:
    for part in every_part():
        printed = set(part.words("printed"))
        assert part.mark in MARKS, part.key
        assert printed <= PRINTED, part.key
        assert part.mark == "designed" or "text" in printed or not part.text, part.key
        for word in printed - {"name", "strength"}:
            assert word in part.data, (part.key, word)
        for power in part.data.get("power", ()):
            assert set(power.get("printed", ())) <= PRINTED
    assert book.get("us-army-paratroopers.card").mark == "printed"
    assert book.get("death-ray.event").mark == "designed"
    assert book.get("setup.board").mark == "printed"


def test_every_part_has_its_rule(book: Rulebook) -> None:
    held = {rule.part for rule in book.rules}
    for part in every_part():
        assert part.key in held
    for part in all_parts().events:
        red = [rule for rule in book.rules if rule.id == f"{part.key}.red-box"]
        assert bool(red) == ("red-box" in part.data)


def test_numbers_stand_in_the_text_of_a_part(book: Rulebook) -> None:
    assert book.get("town.location").text.startswith("Resistance 2, Population 2; Town.")
    crowded = (
        "Resistance 1, Population 1 (2 where four compete or three or more play together); Town."
    )
    assert book.get("small-town.location").text == crowded
    trun = "Strength 4, Intelligence 2. Powers: Enslave, Gruesome Weapons."
    assert book.get("trun.race").text == trun
    assert book.get("warp-jump.event").text.startswith("Costs 1 Action Point.")
    assert book.get("us-army-infantry.card").text == "Soft, Strength 3, Army, Infantry."
    assert book.get("small-town-sheriff.card").text == "Hero, +2 Strength, Assault, Law."


def test_the_page_is_in_step(book: Rulebook) -> None:
    written = (ROOT / "docs/rules/conquest_of_planet_earth.md").read_text(encoding="utf-8")
    assert written == page(book), "run: python -m landfall.core.rulebook_page"


def test_the_page_links_to_places_it_has(book: Rulebook) -> None:
    text = page(book)
    anchors = re.findall(r'<a id="([^"]+)">', text)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)


def test_the_page_of_any_package_can_be_written(tmp_path: Path) -> None:
    main(["little_game.package", PACKAGE], tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {
        "little_game.md",
        "conquest_of_planet_earth.md",
    }
    assert (tmp_path / "conquest_of_planet_earth.md").read_text(encoding="utf-8") == page(
        bound(PACKAGE)
    )
