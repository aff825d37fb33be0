"""Phones in the house: the tables are opened to them from this machine alone, and closed again."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from house_server import HERE, HOUSE, serving_the_house
from landfall.server.http import home_network
from landfall.server.http.home_network import NO_NETWORK, NOT_FROM_HERE, HomeNetwork
from real_server import PATIENCE


class Told(NamedTuple):
    status: int
    body: dict[str, Any]


class Running:
    """A server on a port of its own, and how to ask it."""

    def __init__(self, port: int) -> None:
        self.port = port

    def ask(self, at: str, wish: bool | None = None, name: str = "") -> Told:
        """How the house stands; with a wish, after it was asked to open or to close."""
        asking = HTTPConnection(at, self.port, timeout=PATIENCE)
        headers = {"Host": f"{name or at}:{self.port}", "Content-Type": "application/json"}
        with closing(asking):
            if wish is None:
                asking.request("GET", "/api/house", headers=headers)
            else:
                asking.request("POST", "/api/house", json.dumps({"open": wish}), headers)
            answer = asking.getresponse()
            return Told(answer.status, json.loads(answer.read()))

    def refuses(self, at: str) -> bool:
        """Does nobody listen there?"""
        with socket.socket() as visitor:
            return visitor.connect_ex((at, self.port)) != 0


@contextmanager
def running(folder: Path, home: HomeNetwork | None = None) -> Iterator[Running]:
    with serving_the_house(folder, home) as port:
        yield Running(port)


def test_it_is_opened_and_closed_from_this_machine_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.ask(HERE) == (200, {"address": "", "always": False, "may_change": True})
        assert server.refuses(HOUSE)
        opened = server.ask(HERE, True)
        assert opened.body["address"] == f"http://{HOUSE}:{server.port}"
        assert server.ask(HERE, True) == opened  # once more changes nothing

        # Whoever came by the address in the house sees where it is and may change nothing.
        phone = server.ask(HOUSE)
        assert phone.body == {**opened.body, "may_change": False}
        for wish in (True, False):
            assert server.ask(HOUSE, wish) == (403, {"reason": NOT_FROM_HERE, "line": None})
        # A proxy on this machine hands on what others ask, by the name they call it.
        assert not server.ask(HERE, name="192.0.2.7").body["may_change"]

        with socket.create_connection((HOUSE, server.port), timeout=PATIENCE) as visitor:
            visitor.sendall(b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.2\r\n\r\n")
            assert visitor.recv(10).startswith(b"HTTP/1.1 ")
            assert server.ask(HERE, False).body["address"] == ""
            while visitor.recv(1000):  # the rest of the answer; then they have to go
                pass
        assert server.refuses(HOUSE)


def test_a_machine_without_a_network_of_a_house_says_so(tmp_path: Path) -> None:
    with running(tmp_path, HomeNetwork(find=lambda: "")) as server:
        assert server.ask(HERE, True) == (422, {"reason": NO_NETWORK, "line": None})


def test_a_place_that_is_taken_gets_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with socket.create_server((HOUSE, server.port)):
            told = server.ask(HERE, True)
    assert told.status == 422
    assert f"cannot listen at {HOUSE}, port {server.port}" in told.body["reason"]


def test_what_was_open_from_the_start_stays_so(tmp_path: Path) -> None:
    outside = "http://192.0.2.7:8463"
    with running(tmp_path, HomeNetwork(outside, find=lambda: HOUSE)) as server:
        told = {"address": outside, "always": True, "may_change": False}
        assert server.ask(HERE) == (200, told)
        assert server.ask(HERE, False).status == 403


@pytest.mark.parametrize(
    ("address", "of_a_house"),
    [("192.168.1.7", True), ("10.0.0.2", True), ("127.0.0.1", False), ("93.184.216.34", False)],
)
def test_only_addresses_that_lead_nowhere_from_outside_are_of_a_house(
    monkeypatch: pytest.MonkeyPatch, address: str, of_a_house: bool
) -> None:
    """A machine in the open network is never opened to it by a button."""

    class Probe(socket.socket):
        def connect(self, where: object) -> None: ...

        def getsockname(self) -> tuple[str, int]:
            return address, 0

    monkeypatch.setattr(home_network.socket, "socket", Probe)
    assert home_network.house_address() == (address if of_a_house else "")
