"""Sockets share one server: they take turns, keep to a pace, and say hello soon."""

from __future__ import annotations

import asyncio
import time

import pytest

from landfall.server import messages
from landfall.server.limits import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, MOST_ASKED
from landfall.server.traffic.manners import Doorstep, Pace, Turns

PATIENCE = 5.0
"""Seconds after which something that should happen at once is a failure."""

UNDO = messages.Undo(1, "n")


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# -- turns ----------------------------------------------------------------------------------------------


def test_sockets_take_turns_however_much_each_of_them_has_to_say() -> None:
    async def talk() -> list[str]:
        turns, said = Turns(), list[str]()

        async def socket(name: str, times: int) -> None:
            for _ in range(times):
                await turns.mine()
                said.append(name)

        await asyncio.gather(socket("loud", 50), socket("quiet", 2))
        return said

    assert asyncio.run(talk())[:5].count("quiet") == 2


def test_everybody_else_comes_in_between() -> None:
    async def talk() -> tuple[int, int]:
        turns, others = Turns(), 0

        async def other() -> None:
            nonlocal others
            while True:
                others += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(other())
        for _ in range(100):
            await turns.mine()
        beside.cancel()
        return others, 100

    others, turns = asyncio.run(talk())
    assert others >= turns


def test_long_answers_leave_half_of_the_time_to_everybody_else() -> None:
    async def talk() -> tuple[float, float]:
        turns, worked = Turns(), 0.0

        async def socket() -> None:
            nonlocal worked
            for _ in range(5):
                async with turns.piece():
                    begun = time.monotonic()
                    while time.monotonic() < begun + 0.002:
                        pass
                    worked += time.monotonic() - begun

        begun = time.monotonic()
        await asyncio.gather(*(socket() for _ in range(8)))
        return worked, time.monotonic() - begun

    worked, passed = asyncio.run(talk())
    assert passed >= 1.9 * worked


# -- the pace -------------------------------------------------------------------------------------------


def test_a_fast_player_never_waits() -> None:
    clock = Clock()
    pace = Pace(clock)
    for _ in range(1000):
        clock.now += 0.1
        assert pace.wait(UNDO) == 0


def test_a_hand_that_turns_over_every_die_never_waits() -> None:
    """Each die that is touched asks about nine places."""
    clock = Clock()
    pace = Pace(clock)
    for _ in range(200):
        clock.now += 0.25
        assert pace.wait(messages.Why(1, "n", ["launch"] * 9)) == 0


def test_what_comes_faster_waits_and_the_wait_is_bounded_for_whoever_hears_the_answer() -> None:
    clock = Clock()
    pace = Pace(clock)
    for _ in range(1000):
        clock.now += pace.wait(UNDO)
    assert clock.now == pytest.approx((1000 - MESSAGES_AT_ONCE) / MESSAGES_A_SECOND)
    assert pace.wait(UNDO) <= 1 / MESSAGES_A_SECOND + 1e-9


def test_what_is_not_understood_costs_as_much() -> None:
    clock = Clock()
    pace = Pace(clock)
    waits = [pace.wait(None) for _ in range(MESSAGES_AT_ONCE + 1)]
    assert waits[-2] == 0
    assert waits[-1] == pytest.approx(1 / MESSAGES_A_SECOND)


def test_a_long_why_costs_more_than_a_short_one() -> None:
    clock = Clock()
    pace, long = Pace(clock), messages.Why(1, "n", ["launch"] * MOST_ASKED)
    asked = 0
    while clock.now < 100:
        clock.now += pace.wait(long)
        asked += len(long.actions)
    assert asked / 100 < 70  # answers a second, where each may take some milliseconds


# -- the doorstep ---------------------------------------------------------------------------------------


def test_of_too_many_silent_sockets_the_one_silent_longest_goes() -> None:
    async def come() -> list[str]:
        doorstep, gone = Doorstep(most=3, within=600), list[str]()

        async def silent(name: str) -> None:
            try:
                async with doorstep.waiting():
                    await asyncio.Event().wait()
            except TimeoutError:
                gone.append(name)

        waiting = [asyncio.create_task(silent(name)) for name in "abcdefg"]
        await asyncio.wait(waiting[:4], timeout=PATIENCE)
        assert len(doorstep) == 3
        for task in waiting[4:]:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert len(doorstep) == 0
        return gone

    assert asyncio.run(come()) == ["a", "b", "c", "d"]
