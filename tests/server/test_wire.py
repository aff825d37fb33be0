"""The same authority over a socket, as a browser meets it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from server.over_http import BOT, LINK, ME, key_in, make


class Browser:
    """One end of a socket; it remembers the last message of each kind."""

    def __init__(self, session: WebSocketTestSession, *keys: str, since: int | None = None) -> None:
        self.session = session
        self.heard: dict[str, Any] = {}
        self.send(kind="hello", keys=list(keys), since=since)

    def send(self, **message: object) -> None:
        self.session.send_text(json.dumps(message))

    def until(self, kind: str) -> dict[str, Any]:
        """Listen until a message of this kind comes."""
        while True:
            message: dict[str, Any] = json.loads(self.session.receive_text())
            self.heard[message["kind"]] = message
            if message["kind"] == kind:
                return message

    def decide(self) -> dict[str, Any]:
        """Listen until it is for me to decide, or the game is over."""
        while True:
            position = self.until("position")
            if position["moves"] or position["view"]["actor"] == "over":
                return position


# -- the socket ---------------------------------------------------------------------------------------


def test_two_browsers_and_a_watcher(client: TestClient) -> None:
    made = make(client, ME, LINK)
    address = f"/api/tables/{made['id']}/socket"
    assert made["links"]["B"].startswith(f"/t/{made['id']}#")
    with (
        client.websocket_connect(address) as first,
        client.websocket_connect(address) as second,
        client.websocket_connect(address) as third,
    ):
        a = Browser(first, made["keys"]["A"])
        b = Browser(second, key_in(made["links"]["B"]))
        watcher = Browser(third, key_in(made["watch"]))
        shown = [browser.until("position") for browser in (a, b, watcher)]
        actor, other = (a, b) if shown[0]["moves"] else (b, a)
        here, at = shown[0]["number"], shown[0]["version"]
        action = (shown[0]["moves"] or shown[1]["moves"])[0]["text"]
        other.send(kind="act", at=at, nonce="1", action=action)
        assert other.until("refused")["rule"] == "turn.order"
        actor.send(kind="act", at=at, nonce="2", action=action)
        assert actor.until("accepted")["nonce"] == "2"
        for browser in (a, b, watcher):
            assert browser.until("position")["number"] == here + 1
            assert browser.heard["story"]["lines"][0]["action"] == action


def test_a_game_against_bots_in_their_own_processes(client: TestClient) -> None:
    made = make(client, ME, BOT, BOT)
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        me = Browser(session, made["keys"]["A"])
        position = me.decide()
        for turn in range(25):
            moves = [move["text"] for move in position["moves"]]
            action = "end" if "end" in moves else moves[turn % len(moves)]
            me.send(kind="act", at=position["version"], nonce=f"n{turn}", action=action)
            assert me.until("accepted")["number"] > position["number"]
            position = me.decide()
    assert position["number"] > 50


def test_coming_back_tells_what_was_missed(client: TestClient) -> None:
    made = make(client, ME, LINK)
    address = f"/api/tables/{made['id']}/socket"
    keys = [made["keys"]["A"], key_in(made["links"]["B"])]
    with client.websocket_connect(address) as session:
        both = Browser(session, *keys)
        position = both.decide()
        known = position["number"]
        action = position["moves"][0]["text"]
        both.send(kind="act", at=position["version"], nonce="n", action=action)
        after = both.until("accepted")["number"]
    with client.websocket_connect(address) as session:
        again = Browser(session, *keys, since=known)
        position = again.until("position")
        assert position["number"] == after
        numbers = [line["number"] for line in again.heard["story"]["lines"]]
        assert numbers == list(range(known + 1, after + 1))
        again.send(kind="act", at=known, nonce="n", action="end")
        assert again.until("accepted")["number"] == after


@pytest.mark.parametrize(
    "message",
    [
        "no JSON",
        "[]",
        '{"kind":"act"}',
        '{"kind":"shout"}',
        '{"kind":"act","at":1,"nonce":"n","action":"end","seat":"B"}',
        '{"kind":"act","at":-1,"nonce":"n","action":"end"}',
        '{"kind":"act","at":"1","nonce":"n","action":"end"}',
        '{"kind":"act","at":1,"nonce":"","action":"end"}',
        '{"kind":"why","number":1,"nonce":"n","actions":"end"}',
        '"' + "x" * 300_000 + '"',
    ],
)
def test_what_is_not_understood_is_said_to_be_and_the_visit_goes_on(
    client: TestClient, message: str
) -> None:
    made = make(client, ME, LINK)
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        me = Browser(session, made["keys"]["A"])
        here = me.until("position")["number"]
        session.send_text(message)
        assert me.until("trouble")["reason"].startswith("This message is ")
        me.send(kind="why", number=here, nonce="n", actions=["launch"])
        assert me.until("because")["nonce"] == "n"


@pytest.mark.parametrize(
    ("id", "hello", "code", "reason"),
    [
        ("", '{"kind":"hello","keys":["guess"]}', 4403, "does not open a seat"),
        ("", '{"kind":"hello","keys":[]}', 4403, "does not open a seat"),
        ("nowhere", '{"kind":"hello","keys":["guess"]}', 4404, "no such table"),
        ("", '{"kind":"undo","at":1,"nonce":"n"}', 4422, "first message is hello"),
        ("", "nonsense", 4422, "not understood"),
    ],
)
def test_without_a_key_nobody_comes_in(
    client: TestClient, id: str, hello: str, code: int, reason: str
) -> None:
    made = make(client, ME, LINK)
    with client.websocket_connect(f"/api/tables/{id or made['id']}/socket") as session:
        session.send_text(hello)
        assert reason in json.loads(session.receive_text())["reason"]
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text()
        assert closed.value.code == code


def test_a_page_of_another_host_may_not_use_the_table(client: TestClient) -> None:
    evil = {"origin": "https://elsewhere.example"}
    assert client.post("/api/tables", json={}, headers=evil).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/tables/x/socket", headers=evil),
    ):
        pass
    ours = {"origin": "http://testserver"}
    assert client.get("/api/catalog", headers=ours).status_code == 200
