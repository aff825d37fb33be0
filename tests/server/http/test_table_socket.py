"""The same authority over a socket, as a browser meets it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from landfall.server.app import make_app
from landfall.server.tables.table_host import TableHost
from landfall.server.traffic.handshakes import Handshakes
from landfall.store.memory import MemoryStore
from landfall.store.sqlite import SqliteStore
from landfall.store.store import StoredTable, StoreError
from server.over_http import BOT, LINK, ME, NAMES, Browser, key_in, make, services_in

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
        '{"x":' + "[" * 9000 + "]" * 9000 + ',"kind":"end"}',
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
        [trouble] = json.loads(session.receive_text())
        assert reason in trouble["reason"]
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


# -- strangers ----------------------------------------------------------------------------------------


def until_closed(session: WebSocketTestSession) -> tuple[list[dict[str, Any]], int]:
    """All that is said until the socket is closed, and the code."""
    heard: list[dict[str, Any]] = []
    while True:
        try:
            heard += json.loads(session.receive_text())
        except WebSocketDisconnect as closed:
            return heard, closed.code


def closed_with(session: WebSocketTestSession) -> tuple[int, str]:
    """The code with which a socket is closed, and the sentence before it."""
    heard, code = until_closed(session)
    return code, heard[-1]["reason"]


def test_bytes_are_not_understood_and_the_visit_goes_on(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    made = make(client, ME, BOT)
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        me = Browser(session, made["keys"]["A"])
        session.send_bytes(b'{"kind":"hello","keys":[]}')
        assert "as text" in me.until("trouble")["reason"]
        me.send(kind="hello", keys=[])
        assert "hello already" in me.until("trouble")["reason"]
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        session.send_bytes(b"hello")
        assert closed_with(session)[0] == 4422
    assert not caplog.records


def test_whoever_says_nothing_is_let_go_and_whoever_has_a_seat_may_be_silent(
    client: TestClient,
) -> None:
    made = make(client, ME, BOT)
    address = f"/api/tables/{made['id']}/socket"
    with client.websocket_connect(address) as seated:
        me = Browser(seated, made["keys"]["A"])
        me.until("position")
        services_in(client).handshakes = Handshakes(within=0.05)
        with client.websocket_connect(address) as silent:
            code, reason = closed_with(silent)
        assert (code, "said hello" in reason) == (4408, True)
        me.send(kind="hello", keys=[])
        assert "hello already" in me.until("trouble")["reason"]


def test_whoever_sends_without_end_is_told_and_let_go(client: TestClient) -> None:
    made = make(client, ME, BOT)
    address = f"/api/tables/{made['id']}/socket"
    with client.websocket_connect(address) as session:
        me = Browser(session, made["keys"]["A"])
        for n in range(1500):
            me.send(kind="rename", nonce=f"n{n}", seat="A", name=f"Ann {n}")
        heard, code = until_closed(session)
    answers = [message["nonce"] for message in heard if message["kind"] == "accepted"]
    assert (code, "has changed nothing" in heard[-1]["reason"]) == (4429, True)
    assert 0 < len(answers) < 1500
    with client.websocket_connect(address) as session:
        back = Browser(session, made["keys"]["A"])
        assert back.until("table")["seats"][0]["name"] == f"Ann {answers[-1][1:]}"


def test_a_store_that_cannot_be_read_just_now_is_worth_coming_back_to(tmp_path: Path) -> None:
    class Held(MemoryStore):
        held = False

        def table(self, id: str) -> StoredTable | None:
            if self.held:
                raise StoreError("It is held by another program.")
            return super().table(id)

    store = Held()
    with TestClient(make_app(lambda: store, static=tmp_path, names=NAMES)) as client:
        made = make(client, ME, {"player": "here"})
        store.held = True
        with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
            session.send_text(json.dumps({"kind": "hello", "keys": [made["keys"]["A"]]}))
            assert closed_with(session) == (1013, "It is held by another program.")


def test_what_nobody_has_foreseen_still_closes_the_socket_in_words(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = make(client, ME, BOT)

    def breaks(id: str) -> TableHost:
        raise ZeroDivisionError("a mistake of ours")

    monkeypatch.setattr(services_in(client).lobby, "host", breaks)
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        session.send_text('{"kind":"hello","keys":[]}')
        code, reason = closed_with(session)
    assert (code, "went wrong" in reason) == (1011, True)
    assert "a mistake of ours" in caplog.text


# -- damaged tables -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET setup = '{' WHERE id = ?",
        "UPDATE tables SET setup = '[]' WHERE id = ?",
        """UPDATE tables SET setup = '{"game":"chess"}' WHERE id = ?""",
        "UPDATE snapshots SET position = '}' WHERE table_id = ?",
        "UPDATE events SET kind = 'dance' WHERE number = 2 AND table_id = ?",
        "UPDATE events SET kind = 'undo' WHERE number = 1 AND table_id = ?",
    ],
)
def test_a_damaged_table_says_so_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    file = tmp_path / "tables.db"
    with TestClient(make_app(lambda: SqliteStore(file), static=tmp_path, names=NAMES)) as client:
        broken, whole = (make(client, ME, {"player": "here"}) for _ in range(2))
        with closing(sqlite3.connect(file)) as db, db:
            db.execute(damage, (broken["id"],))
        for made, code in ((broken, 4500), (whole, 0)):
            with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
                me = Browser(session, made["keys"]["A"])
                if code:
                    told = closed_with(session)
                    assert (told[0], "cannot be read" in told[1]) == (code, True)
                else:
                    assert me.until("position")
        bearer = {"Authorization": f"Bearer {broken['keys']['A']}"}
        answer = client.get(f"/api/tables/{broken['id']}/record", headers=bearer)
        assert (answer.status_code, "cannot be read" in answer.json()["reason"]) == (500, True)
        known = [{"id": made["id"], "keys": [made["keys"]["A"]]} for made in (broken, whole)]
        mine = client.post("/api/tables/mine", json={"tables": known}).json()["tables"]
        assert [one["gone"] for one in mine] == [False, False]
        assert "to decide" in mine[1]["words"]
    assert not caplog.records
