"""Phones in the house: the tables are opened to them from this machine alone, and closed again."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import uvicorn

from landfall.cli.table import listen, table_server
from landfall.server.app import make_app
from landfall.server.http.home_network import NO_NETWORK, NOT_FROM_HERE, HomeNetwork
from landfall.store.memory import MemoryStore

HERE, HOUSE = "127.0.0.1", "127.0.0.2"
"""This machine, and an address of its own that stands for the one in the house."""


class Told(NamedTuple):
    status: int
    body: dict[str, Any]


class Running:
    """A server on a port of its own, and how to ask it."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def ask(self, at: str, wish: bool | None = None, name: str = "") -> Told:
        """How the house stands; with a wish, after it was asked to open or to close."""
        reader, writer = await asyncio.open_connection(at, self.port)
        body = "" if wish is None else json.dumps({"open": wish})
        head = f"{'POST' if body else 'GET'} /api/house HTTP/1.1\r\nHost: {name or at}:{self.port}\r\n"
        kind = "Content-Type: application/json\r\nConnection: close\r\n"
        writer.write(f"{head}{kind}Content-Length: {len(body)}\r\n\r\n{body}".encode())
        answer = (await reader.read()).decode()
        writer.close()
        return Told(int(answer.split()[1]), json.loads(answer.partition("\r\n\r\n")[2]))

    async def answers(self, at: str) -> bool:
        try:
            _, writer = await asyncio.open_connection(at, self.port)
        except OSError:
            return False
        writer.close()
        return True


@asynccontextmanager
async def running(folder: Path, home: HomeNetwork) -> AsyncIterator[Running]:
    with listen(HERE, 0) as listening:
        server = table_server(make_app(MemoryStore, static=folder, home=home), listening, home)
        task = asyncio.create_task(_serve(server, listening))
        while not server.started:
            await asyncio.sleep(0)
        try:
            yield Running(listening.getsockname()[1])
        finally:
            server.should_exit = True
            await task


async def _serve(server: uvicorn.Server, listening: socket.socket) -> None:
    # Without the handlers of signals, which are the test's own.
    server.lifespan = server.config.lifespan_class(server.config)
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup(sockets=[listening])
    await server.main_loop()
    await server.shutdown(sockets=[listening])


def test_it_is_opened_and_closed_from_this_machine_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, HomeNetwork(find=lambda: HOUSE)) as server:
            assert await server.ask(HERE) == (
                200,
                {"address": "", "always": False, "may_change": True},
            )
            assert not await server.answers(HOUSE)
            opened = await server.ask(HERE, True)
            assert opened.body["address"] == f"http://{HOUSE}:{server.port}"
            assert (await server.ask(HERE, True)).body == opened.body  # once more changes nothing

            # Whoever came by the address in the house sees where it is and may change nothing.
            phone = await server.ask(HOUSE)
            assert (phone.body["address"], phone.body["may_change"]) == (
                opened.body["address"],
                False,
            )
            for wish in (True, False):
                assert await server.ask(HOUSE, wish) == (
                    403,
                    {"reason": NOT_FROM_HERE, "line": None},
                )
            # A proxy on this machine hands on what others ask, by the name they call it.
            assert not (await server.ask(HERE, name="192.0.2.7")).body["may_change"]

            reader, _ = await asyncio.open_connection(HOUSE, server.port)
            closed = await server.ask(HERE, False)
            assert closed.body["address"] == ""
            assert await reader.read() == b""  # who was there has to go
            assert not await server.answers(HOUSE)

    asyncio.run(run())


def test_a_machine_without_a_network_of_a_house_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, HomeNetwork(find=lambda: "")) as server:
            assert await server.ask(HERE, True) == (422, {"reason": NO_NETWORK, "line": None})

    asyncio.run(run())


def test_a_place_that_is_taken_gets_a_sentence(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, HomeNetwork(find=lambda: HOUSE)) as server:
            with socket.create_server((HOUSE, server.port)):
                told = await server.ask(HERE, True)
        assert told.status == 422
        assert f"cannot listen at {HOUSE}, port {server.port}" in told.body["reason"]

    asyncio.run(run())


def test_what_was_open_from_the_start_stays_so(tmp_path: Path) -> None:
    async def run() -> None:
        outside = "http://192.0.2.7:8463"
        async with running(tmp_path, HomeNetwork(outside, find=lambda: HOUSE)) as server:
            assert await server.ask(HERE) == (
                200,
                {"address": outside, "always": True, "may_change": False},
            )
            assert (await server.ask(HERE, False)).status == 403

    asyncio.run(run())


@pytest.mark.parametrize(
    ("address", "of_a_house"),
    [("192.168.1.7", True), ("10.0.0.2", True), ("127.0.0.1", False), ("93.184.216.34", False)],
)
def test_only_addresses_that_lead_nowhere_from_outside_are_of_a_house(
    monkeypatch: pytest.MonkeyPatch, address: str, of_a_house: bool
) -> None:
    """A machine in the open network is never opened to it by a button."""
    from landfall.server.http import home_network

    class Probe(socket.socket):
        def connect(self, where: object) -> None: ...

        def getsockname(self) -> tuple[str, int]:
            return address, 0

    monkeypatch.setattr(home_network.socket, "socket", Probe)
    assert home_network.house_address() == (address if of_a_house else "")
