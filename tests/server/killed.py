"""Somebody who plays at a server that is killed again and again, and holds it to what it has said."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from landfall.core.rng import Rng
from real_server import DRIFTER, PATIENCE, Server, serving

SEATS = [{"player": "me"}, {"player": "here"}, DRIFTER]


class Player:
    """Plays both people's seats at random and remembers what was acknowledged."""

    def __init__(self, made: dict[str, Any], seed: int = 0) -> None:
        self.id = made["id"]
        self.keys = list(made["keys"].values())
        self.rng = Rng("crash", seed)
        self.acknowledged: dict[str, int] = {}
        self.lines: dict[int, str] = {}
        self.position: dict[str, Any] = {}
        self.troubles: list[str] = []

    @contextmanager
    def at(self, server: Server) -> Iterator[None]:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self.id}/socket"
        self.come = []
        with connect(address, compression=None) as self.socket:
            self.send(kind="hello", keys=self.keys, since=None)
            yield

    socket: ClientConnection
    come: list[dict[str, Any]]
    """Messages of a frame that are not heard yet."""

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            if not self.come:
                self.come = json.loads(self.socket.recv(timeout=PATIENCE))
            message = self.come.pop(0)
            if message["kind"] == "story":
                self.lines.update({line["number"]: line["action"] for line in message["lines"]})
            elif message["kind"] == "position":
                self.position = message
            elif message["kind"] == "trouble":
                self.troubles.append(message["reason"])
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


STEPS = 12
"""Acts that are acknowledged in each life of the server."""


def play_through_kills(data: Path, lives: int, seed: int = 0) -> None:
    """After every kill the server knows all that it has acknowledged, and tells the same story."""
    with serving(data) as server:
        player = Player(server.table(seats=SEATS), seed)
        for life in range(lives):
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
                for step in range(STEPS):
                    nonce = f"{life}-{step}"
                    player.act(nonce)
                    player.acknowledged[nonce] = player.hear("accepted")["number"]
                    player.decide()
                player.act(f"{life}-unheard")  # killed before, while or after this is kept
                server.kill()
    assert len(player.acknowledged) == lives * STEPS
