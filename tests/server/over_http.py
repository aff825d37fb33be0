"""The server's HTTP half from outside: a client of its own, and tables made through it."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from landfall.server.http.services import Services

NAMES = ["testserver"]
"""What the client calls the server."""

ORDER = {"edition": "later-printing", "watchers": True}
ME, LINK, BOT = {"player": "me"}, {"player": "link"}, {"player": "bot", "bot": "drifter"}


def make(client: TestClient, *seats: dict[str, str], **more: object) -> dict[str, Any]:
    """A table with these seats, and known dice unless somebody is invited."""
    dice = {} if LINK in seats else {"seed": 1}
    answer = client.post("/api/tables", json={**ORDER, **dice, "seats": list(seats), **more})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def key_in(link: str) -> str:
    return link.partition("#")[2]


def services_in(client: TestClient) -> Services:
    """What the server behind this client has."""
    app = client.app
    assert isinstance(app, FastAPI)
    services: Services = app.state.services
    return services


class Browser:
    """One end of a socket; it remembers the last message of each kind."""

    def __init__(
        self,
        session: WebSocketTestSession,
        *keys: str,
        since: int | None = None,
        plain: bool = False,
    ) -> None:
        self.session = session
        self.heard: dict[str, Any] = {}
        self._come: list[dict[str, Any]] = []
        self.send(kind="hello", keys=list(keys), since=since, plain=plain)

    def send(self, **message: object) -> None:
        self.session.send_text(json.dumps(message))

    def until(self, kind: str) -> dict[str, Any]:
        """Listen until a message of this kind comes."""
        while True:
            if not self._come:
                self._come = json.loads(self.session.receive_text())
            message = self._come.pop(0)
            self.heard[message["kind"]] = message
            if message["kind"] == kind:
                return message

    def decide(self) -> dict[str, Any]:
        """Listen until it is for me to decide, or the game is over."""
        while True:
            position = self.until("position")
            if position["moves"] or position["view"]["actor"] == "over":
                return position
