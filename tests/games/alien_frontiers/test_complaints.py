"""What is wrong with a position is told to whoever fills in a form without notation."""

from __future__ import annotations

import pytest

from landfall.core.errors import PositionError
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.table import complaint

pytestmark = pytest.mark.words


def test_names_are_printed_ones_and_what_to_write_is_what_to_choose() -> None:
    game = AlienFrontiers(seats=4)
    for problem, words in (
        (
            "lunar-mine has 4 ports open at this table, not 6",
            "Lunar Mine has 4 ports open at this table, not 6.",
        ),
        (
            "A has landed every colony: write `phase: over`",
            "A has landed every colony: choose “The game is over”.",
        ),
    ):
        assert complaint(game, problem) == words


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": {"A": {"docked": {"lunar-mine": [7]}}}},
        {"seats": {"B": {"hub": 9}}},
        {"phase": "nonsense"},
        {"display": ["booster-pods"]},
        {"relic-ship": {"at": "nowhere"}},
    ],
)
def test_no_complaint_has_marks_of_notation(wrong: dict[str, object]) -> None:
    game = AlienFrontiers(seats=2)
    with pytest.raises(PositionError) as refused:
        game.from_dict(wrong)
    said = complaint(game, refused.value.problem)
    assert "`" not in said
    assert said[0].isupper() or not said[0].isalpha()
    assert said[-1] in ".!?"
    assert "lunar-mine" not in said


def test_the_things_of_modules_are_called_by_their_names() -> None:
    game = AlienFrontiers("edition-x", 2, factions=True, agendas=True, outer_belt=True)
    boards = {"A": {"faction": "sunrise-commune"}, "B": {"faction": "sunrise-commune"}}
    tow = {"A": {"in-tow": ["ice-comet"]}, "B": {}}
    agendas = {"A": {"agendas": ["grand-tour"]}, "B": {"agendas": ["grand-tour"]}}
    for seats, words in (
        (boards, "Sunrise Commune board is A's already."),
        (tow, "Only a card that is among its asteroid cards can be in tow."),
        (agendas, "Grand Tour lies elsewhere, or is not in this game."),
    ):
        with pytest.raises(PositionError) as refused:
            game.from_dict({"seats": seats})
        assert complaint(game, refused.value.problem) == words


def test_own_names_are_said() -> None:
    game = AlienFrontiers(seats=2, cards={"booster-pod": {"title": "Thrust Pack"}})
    assert complaint(game, "there are 2 booster-pod") == "There are 2 Thrust Pack."
