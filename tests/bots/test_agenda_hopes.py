"""What a search hopes for from Agendas that it draws: the best of them, beside those held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landfall.games.alien_frontiers.agendas.agenda_board import draw_agendas, draw_unseen
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.agenda_hopes import MOST, AgendaHopes
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator, floats
from landfall.games.alien_frontiers.thinking.ladder import judged_by_captains, judged_by_hand


def hoped(held: list[float], deck: list[float], room: int) -> list[float]:
    """By cards drawn, from one on."""
    hopes = AgendaHopes()
    hopes.weigh(floats(held), floats(deck), room)
    return [hopes.by_cards[cards] for cards in range(1, MOST + 1)]


def test_an_agenda_for_a_free_place_is_worth_the_mean_of_the_deck() -> None:
    assert hoped([], [0.0, 1.0, 2.0], 3)[0] == pytest.approx(1.0)


def test_both_of_a_pair_may_be_kept_but_one_of_more() -> None:
    one, two, three, *_ = hoped([], [1.0] * 8, 3)
    assert (one, two, three) == (1.0, 2.0, 1.0)


def test_what_is_drawn_takes_the_place_of_the_worst_that_is_held() -> None:
    one, two, *_ = hoped([0.9, 0.1, 0.4], [1.0] * 8, 3)
    assert one == pytest.approx(0.9)
    assert two == pytest.approx(0.9 + 0.6)
    assert hoped([2.0, 2.0], [1.0] * 8, 2) == [0.0] * MOST


def test_the_best_of_many_is_worth_more_than_one_by_chance() -> None:
    one, _, *more = hoped([], [0.1 * step for step in range(10)], 1)
    assert one < more[0] < more[-1] < 0.9


def test_without_room_or_cards_there_is_no_hope() -> None:
    assert hoped([], [1.0] * 8, 0) == [0.0] * MOST
    assert hoped([], [1.0, 1.0], 3)[2:] == [0.0] * (MOST - 2)


# -- as an evaluation has it -------------------------------------------------------------------------


@pytest.fixture(name="game", scope="module")
def _game() -> AlienFrontiers:
    return AlienFrontiers("edition-x", seats=2, deck="wide", agendas=True)


def gained(game: AlienFrontiers, own: dict[str, Any]) -> float:
    """What an evaluation says that A gains by drawing two Agendas."""
    judged = judged_by_hand(game.ruleset)
    position = game.from_dict({"seats": {"A": own, "B": {}}})
    seen: State = game.observe(position, 0)
    judged.look_into(seen, 0)
    before = judged.value(seen, 0)
    draw_agendas(seen, 0, 2)
    draw_unseen(game.ruleset.book, seen)
    return judged.value(seen, 0) - before


def test_who_holds_what_is_hard_gains_more_by_drawing_than_who_holds_what_is_easy(
    game: AlienFrontiers,
) -> None:
    hard = gained(game, {"agendas": ["gunboat-diplomacy", "shell-game", "null-zone"]})
    easy = gained(game, {"agendas": ["fortress", "crater-kings", "fast-track"]})
    assert hard > easy >= 0.0


def test_who_has_revealed_all_that_the_limit_allows_gains_nothing(game: AlienFrontiers) -> None:
    shown = ["fortress", "crater-kings", "fast-track"]
    assert gained(game, {"revealed": shown}) == pytest.approx(0.0)
    assert gained(game, {"revealed": shown[1:]}) > 0.0


def test_what_is_met_already_makes_drawing_worth_more(game: AlienFrontiers) -> None:
    poor = {"fuel": 5, "agendas": ["shell-game"]}
    assert gained(game, {**poor, "fuel": 10}) > gained(game, {**poor, "fuel": 9})


@pytest.mark.parametrize("judge", [judged_by_hand, judged_by_captains])
@pytest.mark.parametrize("landed", [0, 3, 6])
def test_an_agenda_is_worth_more_revealed_than_face_down(
    game: AlienFrontiers, judge: Callable[[Ruleset], Evaluator], landed: int
) -> None:
    """Else a captain would keep from meeting what it holds."""
    judged = judge(game.ruleset)
    both = {"colonies": {"lem-badlands": landed}} if landed else {}
    for name in game.ruleset.box.agenda_names:
        down, open_ = (
            game.from_dict({"seats": {"A": {pile: [name], **both}, "B": {}}})
            for pile in ("agendas", "revealed")
        )
        assert judged.value(open_, 0) > judged.value(down, 0)
