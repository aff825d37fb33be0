"""A socket keeps to a pace: no player meets it, and what comes faster waits."""

from __future__ import annotations

import pytest

from landfall.server import messages
from landfall.server.limits import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, MOST_ASKED
from landfall.server.traffic.throttle import Throttle

UNDO = messages.Undo(1, "n")


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_fast_player_never_waits() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(1000):
        clock.now += 0.1
        assert throttle.wait(UNDO) == 0


def test_a_hand_that_turns_over_every_die_never_waits() -> None:
    """Each die that is touched asks about nine places."""
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(200):
        clock.now += 0.25
        assert throttle.wait(messages.Why(1, "n", ["launch"] * 9)) == 0


def test_what_comes_faster_waits_and_the_wait_is_bounded_for_whoever_hears_the_answer() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(1000):
        clock.now += throttle.wait(UNDO)
    assert clock.now == pytest.approx((1000 - MESSAGES_AT_ONCE) / MESSAGES_A_SECOND)
    assert throttle.wait(UNDO) <= 1 / MESSAGES_A_SECOND + 1e-9


def test_what_is_not_understood_costs_as_much() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    waits = [throttle.wait(None) for _ in range(MESSAGES_AT_ONCE + 1)]
    assert waits[-2] == 0
    assert waits[-1] == pytest.approx(1 / MESSAGES_A_SECOND)


def test_a_long_why_costs_more_than_a_short_one() -> None:
    clock = Clock()
    throttle, long = Throttle(clock), messages.Why(1, "n", ["launch"] * MOST_ASKED)
    asked = 0
    while clock.now < 100:
        clock.now += throttle.wait(long)
        asked += len(long.actions)
    assert asked / 100 < 70  # answers a second, where each may take some milliseconds
