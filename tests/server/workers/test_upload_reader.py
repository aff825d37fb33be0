"""What strangers send is read elsewhere, and whatever becomes of it, the next one is read too."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from landfall.core.errors import FileError, LandfallError
from landfall.server.refusals import Busy
from landfall.server.workers.upload_reader import UploadReader
from server import minds


def run(test: Callable[[UploadReader], Awaitable[None]], within: float = 60.0) -> None:
    async def whole() -> None:
        reader = UploadReader(within)
        await test(reader)
        assert await reader.read("A", minds.length, "four") == 4
        await reader.stop()
        assert multiprocessing.active_children() == []

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("function", "error", "said"),
    [
        (minds.complains, FileError, "file:3: it is wrong"),
        (minds.stumbles, LandfallError, "the server's log says why"),
        (minds.dies_over_it, Busy, "Try again"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(
    function: Callable[[str], Any], error: type[LandfallError], said: str
) -> None:
    async def test(reader: UploadReader) -> None:
        with pytest.raises(error, match=said):
            await reader.read("A", function, "it")

    run(test)


def test_what_takes_too_long_is_given_up_and_its_process_ends() -> None:
    async def test(reader: UploadReader) -> None:
        with pytest.raises(LandfallError, match="takes more than 5 seconds to read"):
            await reader.read("A", minds.reads_without_end, "it")
        assert multiprocessing.active_children() == []

    run(test, within=5)


def test_who_no_longer_waits_leaves_the_place_to_the_next() -> None:
    async def test(reader: UploadReader) -> None:
        waiting = asyncio.create_task(reader.read("A", minds.reads_without_end, "it"))
        while not reader:
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert len(reader) == 0

    run(test)
