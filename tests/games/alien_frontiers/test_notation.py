"""The notation that is documented is the notation that is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grammar import Grammar
from landfall.games.alien_frontiers.editions.wide import WIDE_DECK
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from wide_cards import WIDE

PAGE = (Path(__file__).parents[3] / "docs/reference/notation.md").read_text(encoding="utf-8")


def fence(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    return AlienFrontiers("later-printing", seats=3)


@pytest.fixture(scope="module")
def lines(game: AlienFrontiers) -> set[str]:
    """Of this game, and of one with six players, who dock otherwise."""
    six = AlienFrontiers("edition-x", seats=6)
    more = {
        line for line in six.ruleset.texts if not {*line.split()} & {*SEAT_LETTERS[game.seats :]}
    }
    return {*game.ruleset.texts, *more}


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar(fence("ebnf"))


def test_every_line_of_the_table_follows_the_grammar(lines: set[str], grammar: Grammar) -> None:
    for line in lines:
        assert grammar.follows(line), line


def test_what_the_grammar_writes_is_in_the_table(
    game: AlienFrontiers, lines: set[str], grammar: Grammar
) -> None:
    """But for dice that do not belong together, which only the table knows."""
    known = lines
    written = grammar.lines(("rule", ("action",)))
    seated = [line for line in written if not set(line.split()) & set(SEAT_LETTERS[game.seats :])]
    unknown = {line for line in seated if line not in known}
    dice = re.compile(r"dock [a-z-]+( \d\*?){2,3}|use gravity-manipulator( \d\*){2}")
    assert all(dice.fullmatch(line) for line in unknown)
    assert {line for line in known if line.startswith("dock")} <= set(
        grammar.lines(("rule", ("docking",)))
    )


def test_the_grammar_refuses_what_is_no_line(grammar: Grammar) -> None:
    for line in ("", "dock", "dock lunar-mine", "dock lunar-mine 7", "land A", "end turn"):
        assert not grammar.follows(line)


EXAMPLE = re.compile(r"`([a-z-]+ [^`…]+)`")


def sections() -> tuple[str, str]:
    """The page without the parts on the wide deck and on modules, and that on the wide deck."""
    before, _, rest = PAGE.partition("### The wide deck\n")
    more, heading, after = rest.partition("\n## Chance")
    return before + heading + after, more.partition("\n## ")[0]


def test_every_example_of_the_page_is_a_line_and_every_verb_has_one(lines: set[str]) -> None:
    lines = lines | {*AlienFrontiers("later-printing", variant=WIDE).ruleset.texts}
    lines |= {
        *AlienFrontiers(
            "edition-x", deck="wide", factions=True, agendas=True, outer_belt=True
        ).ruleset.texts
    }
    tables = [line for line in PAGE.splitlines() if line.startswith("|")]
    quoted = [text for line in tables for text in re.findall(r"`([a-z-]+(?: [^`…]+)?)`", line)]
    examples = [text for text in quoted if " " in text]
    assert {*examples} <= lines
    with_more = {text.split()[0] for text in lines if " " in text}
    assert {text.split()[0] for text in examples} == with_more


def test_every_example_of_the_wide_deck_is_a_line() -> None:
    deck = dict.fromkeys((part.key for kind, part in WIDE_DECK.parts if kind == "cards"), 1)
    game = AlienFrontiers(variant={"deck": deck})
    _, _, wide = sections()[1].partition("grammar below.\n")
    examples = EXAMPLE.findall(wide)
    for text in examples:
        assert game.text(game.code(text)) == text
    named = {word for text in examples for word in text.split()}
    paid = {key for key in deck if game.ruleset.book.parts[key].texts()}
    assert paid <= named


def test_the_turn_of_the_page_can_be_played(game: AlienFrontiers) -> None:
    position = game.start()
    for line in fence("text").splitlines():
        position = game.apply(position, game.code(line))
    assert game.to_dict(position)["turn"] == "B"


@pytest.mark.parametrize(
    ("edition", "seats"),
    [(name, seats) for name, edition in EDITIONS.items() for seats in edition.seats],
)
def test_a_table_has_only_its_own_seats_and_cards(edition: str, seats: int) -> None:
    game = AlienFrontiers(edition, seats=seats)
    words = {word for code in range(game.size) for word in game.text(code).split()}
    assert {word for word in words if word in SEAT_LETTERS} == set(SEAT_LETTERS[:seats])
    assert ("mind-control-helmet" in words) == (edition == "later-printing")
