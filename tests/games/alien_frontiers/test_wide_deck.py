"""Cards of the wide deck: what is said of them, and that games with all of them keep every promise."""

from __future__ import annotations

import re
from typing import Any

import pytest

from landfall import catalog
from landfall.core.rulebook import RuleText
from landfall.core.rulebook_page import page
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import PARTS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.card_rows import card_row
from landfall.games.alien_frontiers.table.in_the_box import things
from landfall.games.alien_frontiers.table.spans import text
from landfall.testing import check_game
from random_play import walk
from wide_cards import WIDE, WIDE_CARDS

GAME = AlienFrontiers("edition-x", seats=3, variant=WIDE)
MACHINE_NAMES = {name for names in GAME.ruleset.box.made_of[1] for name in names}
TABLE: dict[str, Any] = {
    "dice": [1, 3, 6],
    "display": ["alien-city", "gravity-manipulator", "polarity-device"],
    "fields": {"positron-field": "lem-badlands"},
    "seats": {
        "A": {
            "fuel": 5,
            "ore": 1,
            "ships": 6,
            "docked": {"solar-converter": [2], "orbital-market": [4, 4]},
            "colonies": {"lem-badlands": 1, "asimov-crater": 1},
        },
        "B": {
            "fuel": 2,
            "ore": 1,
            "docked": {"lunar-mine": [3], "terraforming-station": [6]},
            "colonies": {"lem-badlands": 1, "pohl-foothills": 1},
        },
        "C": {"fuel": 1, "docked": {"solar-converter": [6, 6]}},
    },
}


def position(card: str, **changes: Any) -> State:
    """The table above, with this card in A's hands and some entries changed."""
    seats = {**TABLE["seats"], "A": {**TABLE["seats"]["A"], "cards": [card]}}
    return GAME.from_dict({**TABLE, "seats": seats, **changes})


def told(start: State, *moves: str) -> str:
    """The sentences for the last of these moves."""
    sentence = ""
    for move in moves:
        code = GAME.code(move)
        after = GAME.apply(start, code)
        sentence = catalog.story(GAME).tell(GAME, [whole_step(GAME, start, code, after)])
        start = after
    return sentence


# -- promises -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_they_keep_every_promise_of_a_game(seats: int) -> None:
    check_game(AlienFrontiers("edition-x", seats=seats, variant=WIDE), games=1, closely=150)


def test_facts_are_sentences_in_the_words_of_the_table() -> None:
    """No counts after colons, and no notation but in quotes."""
    for number, (here, _) in enumerate(walk(GAME, "wide facts")):
        if number % 90 == 0:
            for code in range(0, GAME.size, 3):
                if GAME.refusal(here, code):
                    fact = GAME.explain(here, code).fact
                    assert fact
                    assert not re.search(r": (\d|none|nothing)", fact)
                    assert not MACHINE_NAMES & set(re.sub(r"`.*?`", "", fact).split())


# -- whose text it is -----------------------------------------------------------------------------


def test_a_mark_is_told_power_by_power_where_they_differ() -> None:
    row = card_row("", GAME.ruleset.book.parts["suppression-matrix"])
    assert (row["card"]["mark"], row["card"]["marks"]) == ("printed", ["read", "designed"])
    assert "marks" not in card_row("", GAME.ruleset.book.parts["data-core-alpha"])["card"]
    named = {thing["name"]: thing for thing in things(GAME)}
    assert [power.get("mark") for power in named["fleet-interlink"]["powers"]] == ["read", None]


def test_the_rules_page_says_whose_rule_it_is() -> None:
    book = catalog.rulebook("alien-frontiers")
    marks = {rule.id: rule.mark for rule in book.rules}
    assert marks["fleet-interlink.use"] == "read"
    assert marks["fleet-interlink.colony"] == "printed"
    assert marks["suppression-matrix.colony"] == "designed"
    assert "`suppression-matrix.discard` · Edition X only · our design" in page(book)
    assert "`fleet-interlink.use` · Edition X only · read from damaged print" in page(book)


@pytest.mark.parametrize("card", WIDE_CARDS)
def test_each_has_its_powers_in_few_words_and_whose_they_are(card: str) -> None:
    rule, own = GAME.ruleset.book.parts[card], PARTS[card]
    verbs = {line.split()[0] for line in rule.texts()}
    assert set(own.powers) == (verbs or {"held"})
    assert set(own.marks) <= set(own.powers)
    assert isinstance(catalog.rulebook("alien-frontiers").get(own.rules[0]), RuleText)


# -- what is said of their powers -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "story", "title"),
    [
        (
            "use fleet-interlink",
            "A raises every unplaced ship by 1 with the Fleet Interlink for 2 fuel.",
            "Raise every unplaced ship by 1",
        ),
        (
            "discard fleet-interlink isolation-field asimov-crater",
            "A discards the Fleet Interlink and puts the Isolation Field on Asimov Crater.",
            "Discard: put the Isolation Field on Asimov Crater",
        ),
        (
            "use suppression-matrix",
            "A lowers every unplaced ship by 1 with the Suppression Matrix for 2 fuel.",
            "Lower every unplaced ship by 1",
        ),
        (
            "discard suppression-matrix positron-field",
            "A discards the Suppression Matrix and removes the Positron Field.",
            "Discard: remove the Positron Field",
        ),
        (
            "use data-core-alpha",
            "A draws 1 fuel from the Data Core Alpha.",
            "Gain a fuel for each Data Core",
        ),
        (
            "use data-core-gamma 3 to 4",
            "A turns a 3 to a 4 with the Data Core Gamma for 1 fuel.",
            "Turn 3 into a 4",
        ),
        (
            "use data-core-omega",
            "A gains 1 ore with the Data Core Omega for 3 fuel.",
            "Gain an ore",
        ),
    ],
)
def test_each_power_is_told_and_has_a_button(move: str, story: str, title: str) -> None:
    here = position(move.split()[1])
    assert told(here, move) == story
    (option,) = [o for o in table.prompt(GAME, here, 0)["options"] if o["action"] == move]
    assert text(option["title"]) == title


def test_a_ship_that_is_turned_to_a_value_is_one_ship() -> None:
    options = table.prompt(GAME, position("data-core-gamma"), 0)["options"]
    assert [o["uses"] for o in options if o["action"] == "use data-core-gamma 3 to 4"] == [["3"]]


@pytest.mark.parametrize(
    ("move", "fact", "reason"),
    [
        (
            "discard fleet-interlink positron-field asimov-crater",
            "it is on Lem Badlands already",
            "it is on the planet already",
        ),
        (
            "discard fleet-interlink isolation-field herbert-valley",
            "you have no colony on Herbert Valley",
            "you have no colony there",
        ),
        (
            "use data-core-gamma 4 to 5",
            "you hold no unplaced ship showing 4; yours show 1, 3, 6",
            "needs an unplaced ship",
        ),
        (
            "use data-core-gamma 3 to 5",
            "from 3 to 5 is too far: your Data Cores turn it by 1 point at most",
            "turns by 1 at most",
        ),
        ("use data-core-gamma 3 to 3", "it shows a 3 already", "turns by 1 at most"),
    ],
)
def test_a_refusal_says_why_here(move: str, fact: str, reason: str) -> None:
    why = GAME.explain(position(move.split()[1]), move)
    assert (why.fact, why.reason) == (fact, reason)


def test_the_matrix_says_where_the_generator_lies() -> None:
    elsewhere = position("suppression-matrix", fields={"positron-field": "pohl-foothills"})
    why = GAME.explain(elsewhere, "discard suppression-matrix positron-field")
    assert why.fact == "it is on Pohl Foothills, where you have no colony"
