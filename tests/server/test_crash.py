"""A server that is killed in the middle loses nothing that it has acknowledged."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from landfall.core.rng import Rng
from real_server import DRIFTER, PATIENCE, Server, serving

SEATS = [{"player": "me"}, {"player": "here"}, DRIFTER]


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
    def at(self, server: Server) -> Iterator[None]:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self.id}/socket"
        with connect(address, compression=None) as self.socket:
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
    with serving(tmp_path) as server:
        player = Player(server.table(seats=SEATS))
        for life in range(3):
            if life:
                server.start()
            with player.at(server):
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
                server.kill()
    assert len(player.acknowledged) == 36


@pytest.mark.skipif(sys.platform == "win32", reason="another way to stop a program there")
def test_ctrl_c_ends_in_order(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        player = Player(server.table(seats=SEATS))
        with player.at(server):
            player.decide()
            said = server.stop(signal.SIGINT)
    assert said.endswith("Stopped. Every game is kept.\n")
    assert server.code == 0
