"""The rulebook: every id once, every text whole, every ruling reachable, the page in step."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from landfall.catalog import rulebook
from landfall.core.rulebook import Rulebook, RuleText, Ruling, UnknownRuleError
from landfall.core.rulebook_page import BASIS, page

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook("alien-frontiers")


def test_loading_twice_gives_the_same_book(book: Rulebook) -> None:
    assert rulebook("alien-frontiers") is book


def test_ids_are_unique(book: Rulebook) -> None:
    ids = [entry.id for entry in book.entries]
    assert len(ids) == len(set(ids))


def test_ids_are_well_formed(book: Rulebook) -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*", r.id) for r in book.rules)
    assert all(re.fullmatch(r"R-[A-Z][A-Z0-9]*-[1-9][0-9]*", r.id) for r in book.rulings)


def test_every_text_is_whole(book: Rulebook) -> None:
    for rule in book.rules:
        assert re.fullmatch(r"\S.*[^.]", rule.title), rule.id
        for text in (rule.text, *rule.differs.values()):
            assert re.fullmatch(r"\S.*\.", text), rule.id
    for ruling in book.rulings:
        assert ruling.question.endswith("?"), ruling.id
        for text in (ruling.ruling, ruling.reason):
            assert re.fullmatch(r"\S.*\.", text), ruling.id


def test_rules_rest_on_rulings_that_exist(book: Rulebook) -> None:
    for rule in book.rules:
        assert rule.rulings, rule.id
        for id in rule.rulings:
            assert book.ruling(id).id == id


def test_every_ruling_is_cited_by_a_rule(book: Rulebook) -> None:
    cited = {id for rule in book.rules for id in rule.rulings}
    assert {ruling.id for ruling in book.rulings} == cited


def test_editions_are_known(book: Rulebook) -> None:
    for entry in book.entries:
        assert entry.editions, entry.id
        assert set(entry.editions) <= set(book.editions), entry.id
    for rule in book.rules:
        assert set(rule.differs) <= set(rule.editions), rule.id


def test_a_ruling_says_what_it_rests_on(book: Rulebook) -> None:
    assert {ruling.basis for ruling in book.rulings} == set(BASIS)


def test_rulings_stand_in_the_groups_of_the_rules(book: Rulebook) -> None:
    assert {ruling.group for ruling in book.rulings} <= set(book.groups())


def test_a_group_stands_in_one_place(book: Rulebook) -> None:
    for entries in (book.rules, book.rulings):
        groups = [entry.group for entry in entries]
        changes = sum(a != b for a, b in pairwise(groups))
        assert changes + 1 == len(set(groups))


def test_a_rule_is_found_by_its_id(book: Rulebook) -> None:
    rule = book.get("lunar-mine.order")
    assert isinstance(rule, RuleText)
    assert rule.group == "Lunar Mine"
    assert "R-MINE-1" in rule.rulings


def test_a_ruling_is_found_by_its_id(book: Rulebook) -> None:
    assert isinstance(book.ruling("R-ART-8"), Ruling)


def test_an_unknown_rule_names_the_nearest(book: Rulebook) -> None:
    with pytest.raises(
        UnknownRuleError, match=r"'lunar-mine\.ordre'; did you mean lunar-mine\.order"
    ):
        book.get("lunar-mine.ordre")


def test_an_unknown_ruling_names_the_nearest_in_any_case(book: Rulebook) -> None:
    with pytest.raises(UnknownRuleError, match=r"'r-mine-1'; did you mean R-MINE-1"):
        book.ruling("r-mine-1")


def test_nothing_near_means_no_guess(book: Rulebook) -> None:
    with pytest.raises(UnknownRuleError, match=r"called 'zzzzzz'$"):
        book.get("zzzzzz")


def test_search_wants_every_word(book: Rulebook) -> None:
    found = [entry.id for entry in book.search("Repulsor launch")]
    assert "R-HUB-5" in found
    assert "lunar-mine.order" not in found
    assert book.search("no-such-word") == ()


def test_search_gives_rules_before_rulings(book: Rulebook) -> None:
    kinds = [isinstance(entry, Ruling) for entry in book.search("lunar mine")]
    assert kinds == sorted(kinds)
    assert set(kinds) == {False, True}


def test_an_edition_may_differ(book: Rulebook) -> None:
    rule = book.get("plasma-cannon.bay")
    assert rule.said_in("later-printing") == rule.text
    assert rule.said_in("first-printing") == f"{rule.text} {rule.differs['first-printing']}"


def test_the_helmet_is_in_the_later_printing_and_in_a_wide_deck(book: Rulebook) -> None:
    helmet = [entry for entry in book.rules if entry.group == "Mind Control Helmet"]
    assert {entry.editions for entry in helmet} == {("later-printing", "edition-x")}
    assert "Mind Control Helmet" not in book.groups("first-printing")


def test_a_rule_of_a_module_says_what_must_be_chosen_for_it(book: Rulebook) -> None:
    chosen = {rule.group: rule.module for rule in book.rules}
    assert chosen["Set-up"] == chosen["Lunar Mine"] == ""
    assert chosen["Factions"] == chosen["Terran Exchange board"] == "Factions"
    assert chosen["Outer Belt"] == chosen["Stray Pilot"] == "Outer Belt"
    assert chosen["Deflector Shield"] == "Wide deck"
    assert "Edition X, Outer Belt only" in page(book)


def test_headings_may_be_those_of_some_parts_alone(book: Rulebook) -> None:
    without = book.groups("edition-x", parts=["shipyard"])
    assert {"Set-up", "Shipyard"} <= {*without}
    assert not {"Lunar Mine", "Outer Belt", "Factions"} & {*without}


def test_every_heading_stands_in_one_section_by_its_kind(book: Rulebook) -> None:
    sections = book.sections()
    assert [group for section in sections for group in section.groups] == [*book.groups()]
    assert all(section.title for section in sections)
    among = {group: section.title for section in sections for group in section.groups}
    assert among["Lunar Mine"] == "Facilities"
    assert among["Alien tech"] == among["Booster Pod"] == among["Deflector Shield"] == "Tech cards"
    assert among["Factions"] == among["Terran Exchange board"] == "Faction boards"
    assert among["Agendas"] == among["Architect"] == among["World Builders"] == "Agenda cards"
    assert among["Outer Belt"] == among["Stray Pilot"] == "Asteroid cards"
    assert among["General"] == among["Set-up"] != among["Architect"]


def test_a_book_that_knows_no_kinds_is_one_section(book: Rulebook) -> None:
    plain = Rulebook(book.title, book.preface, book.editions, book.rules, book.rulings)
    (section,) = plain.sections()
    assert (section.title, section.groups) == ("", book.groups())
    assert "\n## Set-up\n" in page(plain)


def test_the_page_has_a_heading_for_each_kind(book: Rulebook) -> None:
    text = page(book)
    assert text.index("\n## Agenda cards\n") < text.index("\n### Architect\n")
    assert "- [Agenda cards](#agenda-cards)\n  - [Agendas](#agendas)\n" in text


def test_the_page_is_in_step(book: Rulebook) -> None:
    written = (ROOT / "docs/rules/alien_frontiers.md").read_text(encoding="utf-8")
    assert written == page(book), "run: python -m landfall.core.rulebook_page"


def test_the_page_links_to_places_it_has(book: Rulebook) -> None:
    text = page(book)
    anchors = re.findall(r'<a id="([^"]+)">', text)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)


def test_the_differences_link_to_places_the_page_has(book: Rulebook) -> None:
    text = (ROOT / "docs/rules/differences.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)">', page(book)))
    assert set(re.findall(r"\]\(alien_frontiers\.md#([^)]+)\)", text)) <= anchors
