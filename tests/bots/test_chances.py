"""Chances to win: one number wherever they are told, which comes true, and never claims too much."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Any

import pytest

from landfall import catalog
from landfall.core import percent
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.asks import CHANCE, OVER
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.cadet import Cadet
from landfall.games.alien_frontiers.thinking.evaluator import winning_share
from landfall.games.alien_frontiers.thinking.hint import hint
from plain_turns import BLOCK, WIN_IN_ONE

AHEAD: dict[str, Any] = {
    "dice": [1, 1, 2, 4, 5, 6],
    "seats": {
        "A": {
            "ships": 6,
            "fuel": 6,
            "ore": 2,
            "supply": 2,
            "colonies": {"lem-badlands": 2, "asimov-crater": 2, "heinlein-plains": 2},
        },
        "B": {"supply": 8},
    },
}
"""Two seats: A is far ahead, and cannot end the game this turn."""


def cadets(game: AlienFrontiers, seed: int) -> list[State]:
    """Every position of a game of cadets."""
    player, rng = Cadet(game.ruleset), Rng(seed, "cadets")
    positions = [game.start()]
    while (state := positions[-1]).who != OVER:
        code = game.sample(state, rng) if state.who == CHANCE else player.plan(state)[0]
        positions.append(game.apply(state, code))
    return positions


def test_a_colony_in_flight_counts_as_where_it_lands_best() -> None:
    game = AlienFrontiers(seats=2)
    waits = {"ships": 3, "fuel": 3, "ore": 2, "hub": 7}
    position = game.from_dict({"dice": [1, 2], "seats": {"A": waits, "B": {"ships": 3}}})
    flies = game.apply(position, game.code("launch"))
    landed = [catalog.chances(game, game.apply(flies, code))[0] for code in game.legal(flies)]
    assert catalog.chances(game, flies)[0] == max(landed)
    assert max(landed) > catalog.chances(game, position)[0]


def test_a_raid_does_not_look_like_a_loss_before_it_has_taken_anything() -> None:
    game = AlienFrontiers(seats=2)
    rich = {"ships": 3, "fuel": 4, "ore": 3}
    position = game.from_dict({"dice": [3, 4, 5], "seats": {"A": {"ships": 3}, "B": rich}})
    raids = game.apply(position, game.code("dock raiders-outpost 3 4 5"))
    taken = raids
    for _ in range(4):
        taken = game.apply(taken, game.code("take ore B" if taken.ore(1) else "take fuel B"))
    told = catalog.chances(game, raids)[0]
    assert told >= catalog.chances(game, taken)[0]
    assert told > catalog.chances(game, position)[0]


@pytest.mark.parametrize("layout", [AHEAD, BLOCK, WIN_IN_ONE], ids=["ahead", "block", "win"])
def test_a_hint_tells_what_the_table_tells_now_and_after_it(layout: dict[str, Any]) -> None:
    game = AlienFrontiers(seats=len(layout["seats"]))
    position = game.from_dict(layout)
    advice = hint(game, position, nodes=400)
    assert advice.before == catalog.chances(game, position)[0]
    after = position
    for action in advice.actions:
        after = game.apply(after, game.code(action))
    assert advice.chance == catalog.chances(game, after)[0]
    now = percent.chance(advice.before)
    then = percent.chance(advice.chance, game.actor(after) == OVER)
    assert advice.reason.endswith(f"Chance to win: {now} → {then}.")


def test_no_game_is_won_or_lost_before_it_is_over() -> None:
    game = AlienFrontiers(seats=2)
    position = game.from_dict(AHEAD)
    assert "→ over 99 %." in hint(game, position, nodes=400).reason
    lost = game.from_dict({**AHEAD, "turn": "B", "dice": [1, 2, 3]})
    assert "under 1 % → under 1 %." in hint(game, lost, nodes=400).reason
    assert all(0 < chance < 1 for chance in catalog.chances(game, position))


def test_a_hint_that_ends_at_a_card_says_that_the_turn_goes_on() -> None:
    game = AlienFrontiers(seats=2)
    claimable = {
        "display": ["alien-city", "plasma-cannon", "booster-pod"],
        "this-turn": {"claim": [2, 6]},
        "seats": {"A": {"docked": {"alien-artifact": [2, 6]}}, "B": {}},
    }
    said = hint(game, game.from_dict(claimable), nodes=400)
    (claim,) = said.actions
    assert claim.startswith("claim ")
    assert "Then see what comes: your turn goes on. Chance to win: " in said.reason


@pytest.mark.parametrize(
    ("share", "over", "said"),
    [
        (0.0, False, "under 1 %"),
        (0.0099, False, "under 1 %"),
        (0.01, False, "1 %"),
        (0.314, False, "31 %"),
        (0.99, False, "99 %"),
        (0.9901, False, "over 99 %"),
        (1.0, False, "over 99 %"),
        (1.0, True, "100 %"),
        (0.5, True, "50 %"),
        (0.0, True, "0 %"),
    ],
)
def test_chances_in_words(share: float, over: bool, said: str) -> None:
    assert percent.chance(share, over) == said


def test_changes_are_points_and_never_a_percentage() -> None:
    assert [percent.points(one) for one in (-0.44, 3.48, 0.012, 0.004)] == [
        "44 points",
        "348 points",
        "1 point",
        "no points",
    ]
    assert percent.luck(-0.44) == "lost about 44 points of win chance to bad luck"
    assert percent.luck(0.21) == "won about 21 points of win chance by good luck"
    assert percent.luck(0.001) == "neither good nor bad luck"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_sum_to_one_and_at_first_all_have_the_same(seats: int) -> None:
    game = AlienFrontiers(seats=seats)
    assert catalog.chances(game, game.start()) == [1 / seats] * seats
    positions = cadets(game, 1)
    for position in positions:
        assert sum(catalog.chances(game, position)) == pytest.approx(1)
    outcome = game.outcome(positions[-1])
    assert outcome is not None
    shares = [seat in outcome.winners for seat in range(seats)]
    assert catalog.chances(game, positions[-1]) == [
        share / len(outcome.winners) for share in shares
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_passing_the_turn_changes_next_to_nothing(seats: int) -> None:
    """All ships are placed: who is to move next was known before `end` was said."""
    game = AlienFrontiers(seats=seats)
    jumps = [
        max(abs(a - b) for a, b in zip(*(catalog.chances(game, one) for one in both), strict=True))
        for seed in range(3)
        for both in pairwise(cadets(game, seed))
        if both[0].turns != both[1].turns and both[1].who == CHANCE and both[0].turns > 0
    ]
    assert median(jumps) < 0.01
    assert max(jumps) < 0.06


def test_they_come_true_better_than_a_constant_and_without_a_lean() -> None:
    """Over cadets' games: the seat about to roll wins about as often as it is told."""
    told: list[tuple[float, float]] = []
    seats = 3
    game = AlienFrontiers(seats=seats)
    for seed in range(40):
        positions = cadets(game, seed)
        shares = [winning_share(game.ruleset, positions[-1], seat) for seat in range(seats)]
        for before, after in pairwise(positions):
            if before.turns != after.turns and after.who == CHANCE:
                seat = int(after.turn)
                told.append((catalog.chances(game, after)[seat], shares[seat]))
    error = sum((said - won) ** 2 for said, won in told) / len(told)
    constant = sum((1 / seats - won) ** 2 for _, won in told) / len(told)
    assert error < 0.85 * constant
    lean = sum(said - won for said, won in told) / len(told)
    assert abs(lean) < 0.03
