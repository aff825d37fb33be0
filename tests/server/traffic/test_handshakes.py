"""Sockets say hello soon, or give way to others."""

from __future__ import annotations

import asyncio

from landfall.server.traffic.handshakes import Handshakes

PATIENCE = 60.0
"""Seconds after which something that should happen at once is a failure."""


def test_of_too_many_silent_sockets_the_one_silent_longest_goes() -> None:
    async def come() -> list[str]:
        handshakes, gone = Handshakes(most=3, within=600), list[str]()

        async def silent(name: str) -> None:
            try:
                async with handshakes.waiting():
                    await asyncio.Event().wait()
            except TimeoutError:
                gone.append(name)

        waiting = [asyncio.create_task(silent(name)) for name in "abcdefg"]
        await asyncio.wait(waiting[:4], timeout=PATIENCE)
        assert len(handshakes) == 3
        for task in waiting[4:]:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert len(handshakes) == 0
        return gone

    assert asyncio.run(come()) == ["a", "b", "c", "d"]
