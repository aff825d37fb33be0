"""The file of a part: whole for every part of the game, and an error that helps for a wrong one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from landfall.catalog import rulebook
from landfall.core.errors import FileError
from landfall.games.alien_frontiers import part_check
from landfall.games.alien_frontiers.editions.base import known_parts
from landfall.games.alien_frontiers.editions.edition import equipped
from landfall.games.alien_frontiers.explain.facts import FACTS
from landfall.games.alien_frontiers.explain.reasons import REASONS
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.own_parts import replaced
from landfall.games.alien_frontiers.part import (
    OWN,
    POWERS,
    Part,
    filled,
    from_table,
    parsed,
    part,
)
from landfall.games.alien_frontiers.part_check import check_part, missing
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech

HOME = Path(part_check.__file__).parent
RULES = AlienFrontiers("later-printing").ruleset


def test_every_part_is_whole() -> None:
    for rule in (*RULES.book.docks, *RULES.techs):
        assert not list(missing(rule))
    for name in RULES.box.territory_names:
        assert not list(missing(RULES.book.parts[name]))


def test_every_file_is_a_part_of_a_module() -> None:
    rooms = (
        *("facilities", "territories", "tech", "factions"),
        *("belt", "belt/asteroids", "agendas", "agendas/objectives"),
    )
    files = {str(path) for room in rooms for path in (HOME / room).glob("*.toml")}
    assert files == {found.source for found in known_parts()} - {str(HOME / "fields.toml")}


def test_every_rule_stands_with_the_part_it_is_named_after() -> None:
    for found in known_parts():
        others = [id for other in known_parts() if other is not found for id in other.rules]
        assert not [id for id in others if id.startswith(f"{found.key}.")]


def test_a_fact_is_told_of_rules_that_are_written() -> None:
    book = rulebook("alien-frontiers")
    for found in known_parts():
        for rule in found.facts:
            assert book.get(rule)
            assert rule in found.rules or rule in FACTS or rule.startswith(f"{found.key}.")


def test_every_refusal_that_has_a_fact_has_a_reason() -> None:
    """But those of what is no action here: of another time, another code, or what chance brings."""
    for found in known_parts():
        for rule in found.facts:
            assert rule in found.reasons or rule in REASONS or rule == "turn.not-pending", rule
    elsewhere = {"code.unknown", "turn.over", "turn.chance", "turn.pending", "turn.not-pending"}
    assert set(FACTS) - set(REASONS) == {*elsewhere, "chance.outcome"}


def test_every_card_says_its_powers() -> None:
    for card in RULES.techs:
        assert isinstance(card, Tech)
        powers = part(card).powers
        assert ("use" in powers) == bool(card.use_texts())
        assert ("discard" in powers) == bool(card.discard_texts())
        assert "held" in powers or card.texts()


def test_every_place_says_what_it_does_in_few_words() -> None:
    position: State = RULES.start()
    names = (*RULES.box.facility_names, *RULES.box.territory_names)
    for rule in (RULES.book.parts[name] for name in names):
        assert 0 < len(filled(part(rule).short, position, [rule]).split()) <= 6


# -- what is wrong with a file ------------------------------------------------------------------------


def made(text: str) -> Part:
    return from_table("ion-sail", "tech/ion_sail.toml", parsed(text, "tech/ion_sail.toml"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "title: it is missing"),
        ("title = 3", "title: 3 is not a text"),
        ("title =", "Invalid value"),
        (
            'title = "Ion Sail"\nprise = 2',
            "prise: no part has such an entry; did you mean price or ports?",
        ),
        ('title = "Ion Sail"\nprice = -1', "price: -1 is less than nought"),
        ('title = "Ion Sail"\nprice = true', "price: True is not a whole number"),
        ('title = "Ion Sail"\nmark = "drawn"', "mark: there is no 'drawn'"),
        ('title = "Ion Sail"\n[marks]\nuse = "drawn"', "marks.use: there is no 'drawn'"),
        ('title = "Ion Sail"\n[marks]\nuses = "read"', "marks: there is no 'uses'"),
        ('title = "Ion Sail"\nports = [1, "2"]', "ports: '2' is not a whole number"),
        ('title = "Ion Sail"\nborders = [3]', "borders: 3 is not a name"),
        ('title = "Ion Sail"\n[worth]\nheld = 3', "worth.held: 3 is not two numbers"),
        (
            'title = "Ion Sail"\n[worth]\nheld = [1, true]',
            "worth.held: [1, True] is not two numbers",
        ),
        (
            'title = "Ion Sail"\n[worth]\nhold = [1, 2]',
            "worth: there is no 'hold'; did you mean held?",
        ),
        (
            'title = "Ion Sail"\n[story]\nuse = 3',
            "story.use: 3 is neither a text nor a list of texts",
        ),
        (
            'title = "Ion Sail"\n[powers]\nuses = "sail on"',
            "powers: there is no 'uses'; did you mean use?",
        ),
        (
            'title = "Ion Sail"\n[reasons]\n"ion-sail.calm" = "there is no wind for it today"',
            "reasons.ion-sail.calm: 'there is no wind for it today' is not 6 words without full stop",
        ),
        (
            'title = "Ion Sail"\n[reasons]\n"ion-sail.calm" = "no wind."',
            "reasons.ion-sail.calm: 'no wind.' is not 6 words without full stop",
        ),
        (
            'title = "Ion Sail"\n[search]\nuse = "soon"',
            "search.use: there is no 'soon'; choose among power, redock, reroll, late",
        ),
        (
            'title = "Ion Sail"\n[search]\ncadet = "soon"',
            "search.cadet: 'soon' is not a whole number",
        ),
    ],
)
def test_a_wrong_entry_is_named_with_its_file(text: str, said: str) -> None:
    with pytest.raises(FileError) as wrong:
        made(text)
    assert str(wrong.value).startswith("tech/ion_sail.toml: ")
    assert said in str(wrong.value)


def test_a_power_may_have_a_mark_of_its_own() -> None:
    mixed = made('title = "Ion Sail"\nmark = "printed"\n[marks]\nuse = "designed"')
    assert [mixed.mark_of(power) for power in POWERS] == ["designed", "printed", "printed"]
    assert not mixed.printed
    assert made('title = "Ion Sail"\nmark = "printed"').printed


def test_what_an_owner_has_replaced_is_the_owners_power_by_power() -> None:
    mixed = made('title = "Ion Sail"\nmark = "printed"\n[marks]\nuse = "designed"')
    own = replaced(mixed, {"title": "Sun Sail"})
    assert [own.mark_of(power) for power in POWERS] == [OWN] * 3
    assert [own.first_mark_of(power) for power in POWERS] == ["designed", "printed", "printed"]
    assert own.printed == mixed.printed


class IonSail(Tech):
    """A card of these tests."""

    def __init__(self) -> None:
        super().__init__("ion-sail")
        self.book = RULES.book

    def use_texts(self) -> list[str]:
        return [""]

    def say_wind(self, about: Any) -> str:
        return "strong"


WRITTEN = '[[rule]]\nid = "ion-sail.use"\ntitle = "Sailing"\ntext = "You sail."\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "rule: ion-sail.use is missing, which explanations cite"),
        (
            f'[facts]\n"ion-sail.calm" = "the wind is {{wint}}"\n{WRITTEN}',
            "facts.ion-sail.calm: nothing fills {wint}; a method say_wint of its class could",
        ),
        (f'[story]\nuse = "sails {{far}}"\n{WRITTEN}', "story.use: nothing fills {far}"),
        (f'[titles]\nuse = "Sail {{far}}"\n{WRITTEN}', "titles.use: nothing fills {far}"),
        (f'[powers]\nuse = "sail {{far}}"\n{WRITTEN}', "powers.use: nothing fills {far}"),
        (
            f'[reasons]\n"ion-sail.calm" = "a {{faint}} wind"\n{WRITTEN}',
            "reasons.ion-sail.calm: nothing fills {faint}",
        ),
        (
            f'[remedies]\n"ion-sail.calm" = "blow"\n{WRITTEN}',
            "remedies.ion-sail.calm: there is no blow",
        ),
    ],
)
def test_what_is_missing_is_said(text: str, said: str) -> None:
    card = IonSail()
    card.part = made(f'title = "Ion Sail"\n{text}')
    with pytest.raises(FileError, match=r"tech/ion_sail\.toml") as wrong:
        check_part(card)
    assert said in str(wrong.value)


def test_a_sentence_is_filled_by_the_rule_object_and_by_what_it_is_about() -> None:
    card = IonSail()
    card.part = made(f'title = "Ion Sail"\n[story]\nuse = "sails on a {{wind}} wind"\n{WRITTEN}')
    check_part(card)
    position: State = RULES.start()
    said = filled("the {title} at turn {turns}: {wind}", position, [card])
    assert said == "the Ion Sail at turn 0: strong"


def test_a_part_without_its_file_says_which_one_is_missing() -> None:
    with pytest.raises(FileError, match=r"ion_sail\.toml: ion-sail has no words and numbers"):
        equipped(IonSail)


def test_a_step_of_the_turn_has_no_words_of_its_own() -> None:
    assert part(RULES.owner[int(RULES.end)]).title == ""
