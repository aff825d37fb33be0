"""Sockets of a real server that say far too much, or nothing: meanwhile everybody else is answered."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from landfall.server.limits import MOST_SILENT
from real_server import DRIFTER, PATIENCE, PERSON, Server, nobody_waits, serving

COMMODORE = {"player": "bot", "bot": "commodore"}
BESIDE = {"player": "here", "name": "Bob"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sockets")) as server:
        with voice(server, server.table(), "A") as player:
            still_there(server, player)  # what is made once is made before
        yield server


class Voice:
    """One end of a socket that says what it likes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._come: list[dict[str, Any]] = []

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def why(self, nonce: int, actions: list[str]) -> None:
        self.say(kind="why", number=0, nonce=f"n{nonce}", actions=actions)

    def hear(self) -> dict[str, Any]:
        if not self._come:
            self._come = json.loads(self.socket.recv(timeout=PATIENCE))
        return self._come.pop(0)

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["kind"] != kind:
            pass
        return message

    def until_closed(self) -> tuple[int, str]:
        """The code with which it is closed, and the sentence before."""
        reason = ""
        try:
            while True:
                reason = self.hear().get("reason", reason)
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else 0), reason


@contextmanager
def voice(server: Server, made: dict[str, Any], seat: str = "") -> Iterator[Voice]:
    """Somebody who has taken a seat, or looks on."""
    key = made["keys"][seat] if seat else made["watch"].partition("#")[2]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
    with connect(address, compression=None, open_timeout=PATIENCE) as socket:
        here = Voice(socket)
        here.say(kind="hello", keys=[key], since=None)
        here.until("position")
        yield here


def still_there(server: Server, player: Voice) -> None:
    """Somebody else's request and somebody else's message are answered."""
    assert server.ask("/api/catalog").status == 200
    player.why(0, ["launch"])
    assert player.until("because")["answers"]


def test_fifteen_hundred_renames_at_once(server: Server) -> None:
    table = server.table(seats=[PERSON, BESIDE])
    with voice(server, table, "A") as loud, voice(server, server.table(), "A") as player:
        with nobody_waits(server):
            with suppress(ConnectionClosed):  # before all of it is said
                for n in range(1500):
                    loud.say(kind="rename", nonce=f"n{n}", seat="A", name=f"Ann {n}")
            still_there(server, player)
            code, reason = loud.until_closed()
            still_there(server, player)
    assert (code, "waiting for answers" in reason) == (4429, True)


def test_a_watcher_who_asks_why_of_everything(server: Server) -> None:
    table = server.table(seats=[PERSON, BESIDE], watchers=True)
    with (
        voice(server, table) as curious,
        voice(server, server.table(), "A") as player,
        nobody_waits(server),
    ):
        for n in range(40):
            curious.why(n, ["dock lunar-mien 4"] * 500)
        still_there(server, player)
        assert "At most 30 actions" in curious.until("refused")["reason"]
        still_there(server, player)


def test_many_watchers_who_ask_why_of_as_much_as_they_may(server: Server) -> None:
    """What is misspelt takes longest: the nearest words are looked for."""
    table = server.table(seats=[PERSON, BESIDE], watchers=True)
    with ExitStack() as stack, nobody_waits(server):
        watchers = [stack.enter_context(voice(server, table)) for _ in range(8)]
        player = stack.enter_context(voice(server, server.table(), "A"))
        for curious in watchers:
            for n in range(40):
                curious.why(n, ["dock lunar-mien 4"] * 30)
        still_there(server, player)
        for curious in watchers:
            assert len(curious.until("because")["answers"]) == 30
        still_there(server, player)


def test_what_was_said_before_going_still_counts_and_needs_no_answers(server: Server) -> None:
    table = server.table(seats=[PERSON, BESIDE])
    with voice(server, table, "B") as beside:
        with voice(server, table, "A") as me:
            for n in range(150):  # at the pace of a socket this is more than patience bears
                me.why(n, ["launch"] * 30)
            me.say(kind="rename", nonce="n", seat="A", name="Ann")
        while beside.until("table")["seats"][0]["name"] != "Ann":
            pass


def test_forty_tables_of_strong_bots(server: Server) -> None:
    with ExitStack() as stack, nobody_waits(server):
        player = stack.enter_context(voice(server, server.table(), "A"))
        for _ in range(40):
            table = server.table(seats=[COMMODORE] * 4, watchers=True)
            stack.enter_context(voice(server, table))
        still_there(server, player)
        drifters = server.table(seats=[DRIFTER, DRIFTER], watchers=True)
        waiting = stack.enter_context(voice(server, drifters))
        assert "games of bots alone" in waiting.until("trouble")["reason"]


def test_a_thousand_sockets_that_never_say_hello(tmp_path: Path) -> None:
    with serving(tmp_path) as server, ExitStack() as stack:
        table = server.table()
        player = stack.enter_context(voice(server, table, "A"))
        still_there(server, player)  # what is made once is made before
        with nobody_waits(server):
            silent = []
            for _ in range(200):  # a few at a time, so that the system has room for those who call
                silent += [stack.enter_context(silence(server, table["id"])) for _ in range(5)]
                still_there(server, player)
            for line in silent[:-MOST_SILENT]:  # the first to come are the first to go
                assert says(line, b"said hello")
            with voice(server, table, "A") as late:
                still_there(server, late)
            still_there(server, player)
        assert "Traceback" not in server.log()


def silence(server: Server, id: str) -> socket.socket:
    """A socket that is open, and then nothing."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(
        f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: bGFuZGZhbGwgbGFuZGZhbA==\r\n\r\n".encode()
    )
    return line


def says(line: socket.socket, words: bytes) -> bool:
    """Is this said on the line before it is hung up?"""
    heard = b""
    while words not in heard and (piece := line.recv(4096)):
        heard += piece
    return words in heard


def test_bytes_and_deep_nesting_leave_no_trace_in_the_log(tmp_path: Path) -> None:
    deep = '{"x":' + "[" * 9000 + "]" * 9000 + ',"kind":"undo"}'
    with serving(tmp_path) as server:
        with voice(server, server.table(), "A") as odd:
            for message in (b"\x00\x01", deep, "[" * 9000, "null"):
                odd.socket.send(message)
                assert "not understood" in odd.until("trouble")["reason"]
            odd.why(1, ["launch"])
            assert odd.until("because")
        assert server.log() == ""
