"""The notation that is documented is the notation that is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grammar import Grammar
from landfall.games.alien_frontiers.editions.wide import WIDE_DECK
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.names import SEAT_LETTERS

PAGE = (Path(__file__).parents[3] / "docs/reference/notation.md").read_text(encoding="utf-8")


WIDE = PAGE[PAGE.index("## Cards of the wide deck") : PAGE.index("## Chance")]
"""What is said of cards that no classic game has."""


def fence(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    return AlienFrontiers("later-printing", seats=3)


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar(fence("ebnf"))


def test_every_line_of_the_table_follows_the_grammar(
    game: AlienFrontiers, grammar: Grammar
) -> None:
    for code in range(game.size):
        assert grammar.follows(game.text(code)), game.text(code)


def test_what_the_grammar_writes_is_in_the_table(game: AlienFrontiers, grammar: Grammar) -> None:
    """But for dice that do not belong together, which only the table knows."""
    known = {game.text(code) for code in range(game.size)}
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


def quoted(page: str, begin: str = "") -> list[str]:
    """The lines of notation in the tables of a page, or in all of it."""
    lines = [line for line in page.splitlines() if line.startswith(begin)]
    found = [text for line in lines for text in re.findall(r"`([a-z-]+(?: [^`…]+)?)`", line)]
    return [text for text in found if " " in text]


def test_every_example_of_the_wide_deck_is_a_line_and_every_card_has_one() -> None:
    cards = {part.key: part.title for _, part in WIDE_DECK.parts}
    game = AlienFrontiers("edition-x", variant={"deck": dict.fromkeys(cards, 2)})
    examples = quoted(WIDE)
    for text in examples:
        assert game.text(game.code(text)) == text
    rows = [line.split("|")[1].strip() for line in WIDE.splitlines() if line.startswith("|")]
    assert {*cards.values()} <= {*rows}


def test_every_example_of_the_page_is_a_line_and_every_verb_has_one(game: AlienFrontiers) -> None:
    examples = quoted(PAGE.replace(WIDE, ""), "|")
    for text in examples:
        assert game.text(game.code(text)) == text
    with_more = {text.split()[0] for text in map(game.text, range(game.size)) if " " in text}
    assert {text.split()[0] for text in examples} == with_more


def test_the_turn_of_the_page_can_be_played(game: AlienFrontiers) -> None:
    position = game.start()
    for line in fence("text").splitlines():
        position = game.apply(position, game.code(line))
    assert game.to_dict(position)["turn"] == "B"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_has_only_its_own_seats_and_cards(edition: str, seats: int) -> None:
    game = AlienFrontiers(edition, seats=seats)
    words = {word for code in range(game.size) for word in game.text(code).split()}
    assert {word for word in words if word in SEAT_LETTERS} == set(SEAT_LETTERS[:seats])
    assert ("mind-control-helmet" in words) == (edition == "later-printing")
