"""A server that is killed in the middle loses nothing that it has acknowledged."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from landfall.core.rng import Rng

PATIENCE = 30.0
"""Seconds; a server that says nothing for so long is a failure, not a test that never ends."""

START = """
from pathlib import Path
from landfall.cli.browser import table
table(port=0, open_browser=False, data=Path({!r}))
"""


@contextmanager
def server(data: Path, stop: signal.Signals = signal.SIGKILL) -> Iterator[tuple[str, Any]]:
    """A real server on this folder; its address, and its process, killed at the end."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", START.format(str(data))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout
            said = process.stdout.readline()
            found = re.search(r"http://(127\.0\.0\.1:\d+)/", said)
            assert found, said
            yield found[1], process
        finally:
            process.send_signal(stop)
            process.wait()


def create(address: str) -> dict[str, Any]:
    order = {
        "edition": "later-printing",
        "seats": [{"player": "me"}, {"player": "here"}, {"player": "bot"}],
    }
    request = urllib.request.Request(
        f"http://{address}/api/tables",
        json.dumps(order).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


class Player:
    """Plays both people's seats at random and remembers what was acknowledged."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id = made["id"]
        self.keys = list(made["keys"].values())
        self.rng = Rng("crash")
        self.acknowledged: dict[str, int] = {}
        self.lines: dict[int, str] = {}
        self.position: dict[str, Any] = {}

    @contextmanager
    def at(self, address: str) -> Iterator[None]:
        with connect(
            f"ws://{address}/api/tables/{self.id}/socket", compression=None
        ) as self.socket:
            self.send(kind="hello", keys=self.keys, since=None)
            yield

    socket: ClientConnection

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["kind"] == "story":
                self.lines.update({line["number"]: line["action"] for line in message["lines"]})
            elif message["kind"] == "position":
                self.position = message
            if message["kind"] == kind:
                return message

    def decide(self) -> None:
        self.hear("position")
        while not self.position["moves"]:
            self.hear("position")

    def act(self, nonce: str) -> None:
        moves = self.position["moves"]
        action = moves[self.rng.below(len(moves))]["text"]
        self.send(kind="act", at=self.position["version"], nonce=nonce, action=action)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    made: dict[str, Any] | None = None
    for life in range(3):
        with server(tmp_path) as (address, process):
            if made is None:
                made = create(address)
                player = Player(made)
            with player.at(address):
                known, before = dict(player.lines), dict(player.acknowledged)
                player.decide()
                for nonce, number in before.items():
                    assert player.position["number"] >= number
                    player.send(kind="act", at=0, nonce=nonce, action="end")
                    assert player.hear("accepted")["number"] == number
                assert {n: player.lines[n] for n in known} == known
                for step in range(12):
                    nonce = f"{life}-{step}"
                    player.act(nonce)
                    player.acknowledged[nonce] = player.hear("accepted")["number"]
                    player.decide()
                player.act("unheard")  # killed before, while or after this is kept
                process.send_signal(signal.SIGKILL)
    assert len(player.acknowledged) == 36


@pytest.mark.skipif(sys.platform == "win32", reason="another way to stop a program there")
def test_ctrl_c_ends_in_order(tmp_path: Path) -> None:
    with server(tmp_path, stop=signal.SIGINT) as (address, process):
        player = Player(create(address))
        with player.at(address):
            player.decide()
            process.send_signal(signal.SIGINT)
            said = process.stdout.read()
    assert said.endswith("Stopped. Every game is kept.\n")
    assert process.returncode == 0
