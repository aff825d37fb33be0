"""Sockets share one server: they take turns, and everybody else comes in between."""

from __future__ import annotations

import asyncio
import time

from landfall.server.traffic.scheduler import Scheduler


def test_sockets_take_turns_however_much_each_of_them_has_to_say() -> None:
    async def talk() -> list[str]:
        scheduler, said = Scheduler(), list[str]()

        async def socket(name: str, times: int) -> None:
            for _ in range(times):
                await scheduler.ready()
                said.append(name)

        await asyncio.gather(socket("loud", 50), socket("quiet", 2))
        return said

    assert asyncio.run(talk())[:5].count("quiet") == 2


def test_everybody_else_comes_in_between() -> None:
    async def talk() -> tuple[int, int]:
        scheduler, others = Scheduler(), 0

        async def other() -> None:
            nonlocal others
            while True:
                others += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(other())
        for _ in range(100):
            await scheduler.ready()
        beside.cancel()
        return others, 100

    others, turns = asyncio.run(talk())
    assert others >= turns


def test_long_answers_leave_half_of_the_time_to_everybody_else() -> None:
    async def talk() -> tuple[float, float]:
        scheduler, worked = Scheduler(), 0.0

        async def socket() -> None:
            nonlocal worked
            for _ in range(5):
                async with scheduler.time_slice():
                    begun = time.monotonic()
                    while time.monotonic() < begun + 0.002:
                        pass
                    worked += time.monotonic() - begun

        begun = time.monotonic()
        await asyncio.gather(*(socket() for _ in range(8)))
        return worked, time.monotonic() - begun

    worked, passed = asyncio.run(talk())
    assert passed >= 1.9 * worked
