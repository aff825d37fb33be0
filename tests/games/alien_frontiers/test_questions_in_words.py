"""What a seat is asked in words alone: the same words that stand on the plain table."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from landfall import catalog
from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.decisions import KINDS
from landfall.games.alien_frontiers.decisions import asked as decision
from landfall.games.alien_frontiers.decisions.pending_decision import PendingDecision
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk

pytestmark = pytest.mark.words

MANY = 900
"""Positions: of a whole game the first part."""


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    return AlienFrontiers(
        "edition-x", seats=2, agendas=True, factions=True, outer_belt=True, deck="wide"
    )


def test_every_decision_of_a_seat_has_a_question_of_its_own() -> None:
    unasked = [
        kind.name
        for kind in KINDS
        if not kind.by_chance and kind.question is PendingDecision.question
    ]
    assert unasked == ["over"]


def test_a_drawn_table_is_told_the_plain_tables_words(game: AlienFrontiers) -> None:
    asked = set()
    for position, _ in islice(walk(game, "words"), MANY):
        seat = game.actor(position)
        if seat < 0:
            continue
        told = catalog.question(game, position, seat)
        if told is None:
            assert decision(position).name == "main"
            continue
        if told["question"] in asked:
            continue
        asked.add(told["question"])
        prompt = table.prompt(game, position, seat)
        for entry in ("question", "detail", "card"):
            assert told.get(entry) == prompt.get(entry)
    assert len(asked) > 10


def test_a_brief_title_is_a_part_of_the_whole_one_or_not_there(game: AlienFrontiers) -> None:
    def words(text: str) -> Counter[str]:
        return Counter(text.lower().replace(":", "").split())

    for code in range(0, game.size, 7):
        whole, brief = catalog.title(game, code), catalog.brief(game, code)
        assert brief != whole
        assert words(brief) < words(whole) or not brief, (whole, brief)


@pytest.mark.parametrize(
    ("own", "action"),
    [
        ({"cards": ["pocket-universe"], "fuel": 2}, "use pocket-universe 3"),
        ({"asteroids": ["relic-cache"]}, "play relic-cache"),
        ({"faction": "xeno-explorations-inc"}, "dock xeno-explorations-inc 3"),
    ],
)
def test_who_asks_is_named(game: AlienFrontiers, own: Any, action: str) -> None:
    position = game.from_dict({"dice": [3, 4], "seats": {"A": own, "B": {}}})
    after = game.apply(position, game.code(action))
    told = catalog.question(game, after, 0)
    assert told is not None
    assert told["by"] == action.split()[1]
