"""The command that opens the table: it finds a port, and says what is wrong in a sentence."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import pytest

from landfall.cli.table import listen, table
from landfall.core.errors import LandfallError
from landfall.store.claim import claimed

HOME = "127.0.0.1"


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def test_a_port_that_is_taken_leads_to_the_next_free_one() -> None:
    with listen(HOME, 0) as taken, listen(HOME, port_of(taken)) as found:
        assert port_of(found) > port_of(taken)


def test_small_messages_leave_at_once() -> None:
    async def option(listening: socket.socket) -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            found.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(meet, sock=listening):
            reader, writer = await asyncio.open_connection(HOME, port_of(listening))
            await reader.read()
            writer.close()
            await writer.wait_closed()
            return await found

    with listen(HOME, 0) as listening:
        assert asyncio.run(option(listening))


def test_a_host_that_is_not_here_is_refused_with_a_sentence() -> None:
    with pytest.raises(LandfallError, match=r"cannot listen at 203\.0\.113\.1, port 8463"):
        listen("203.0.113.1", 8463)


def test_a_port_that_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(LandfallError, match="cannot listen"):
        listen(HOME, 70_000)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may take any")
def test_a_port_of_the_administrator_is_not_said_to_be_taken() -> None:
    with pytest.raises(LandfallError, match="administrator; choose one from 1024 on"):
        listen(HOME, 80)


def test_games_that_are_open_already_are_not_opened_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with claimed(tmp_path, "http://127.0.0.1:8463/"):
        table(port=0, open_browser=False, data=tmp_path)
    said = capsys.readouterr().out
    assert "are open already: http://127.0.0.1:8463/" in said
    assert "--data" in said


def test_a_store_that_is_damaged_is_told_before_anything_opens(tmp_path: Path) -> None:
    (tmp_path / "landfall.db").write_bytes(b"a diary " * 1000)
    with pytest.raises(LandfallError, match="damaged or no store"):
        table(open_browser=False, data=tmp_path)
