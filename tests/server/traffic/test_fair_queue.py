"""A queue that is bounded, and in which nobody waits for all of another's."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from landfall.server.refusals import Busy, TooMany
from landfall.server.traffic.fair_queue import FairQueue


def queue() -> FairQueue:
    return FairQueue("files", most=5, most_each=3)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def test_the_addresses_take_turns() -> None:
    async def test() -> None:
        line, served = queue(), list[str]()

        async def one(who: str) -> None:
            async with line.slot(who):
                served.append(who)
                await asyncio.sleep(0)

        await asyncio.gather(*map(one, "AAABB"))
        assert "".join(served) == "ABABA"
        assert len(line) == 0

    run(test())


def test_what_is_too_much_is_said() -> None:
    async def test() -> None:
        line = queue()
        tickets = [line.join(who) for who in "AAAB"]
        with pytest.raises(TooMany, match="3 files from your address are waiting"):
            line.join("A")
        tickets.append(line.join("C"))
        with pytest.raises(Busy, match="5 files are waiting here"):
            line.join("D")
        for ticket in tickets:
            ticket.give_back()
            ticket.give_back()
        assert len(line) == 0
        assert line.join("D")

    run(test())


def test_who_leaves_the_queue_lets_the_next_one_in() -> None:
    async def test() -> None:
        line = queue()
        first, gone, last = (line.join(who) for who in "ABC")
        await first.called()
        gone.give_back()
        first.give_back()
        await last.called()

    run(test())
