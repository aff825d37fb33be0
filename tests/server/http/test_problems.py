"""Every error of the HTTP part is a sentence in one form, and OpenAPI knows that it may come."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from landfall import catalog
from landfall.server.app import make_app
from landfall.server.limits import (
    LARGEST_BODY,
    LARGEST_LIST,
    LARGEST_ORDER,
    LARGEST_RECORD,
    MOST_SCENARIOS,
    TABLES_AN_HOUR,
    TABLES_AT_ONCE,
)
from landfall.store.folder import open_store
from landfall.store.memory import MemoryStore
from server.over_http import LINK, ME, NAMES, ORDER, make

JSON = {"content-type": "application/json"}
POSITION = {"edition": "later-printing", "seats": 2}
RECORD = (
    "landfall record 1\ngame: alien-frontiers\nedition: later-printing\nseats: 2\nengine: 0.1.0\n\n"
)

PATHS: dict[str, Any] = {}
"""What OpenAPI knows of: every server says the same, and to write it down takes it a while."""


def sent(client: TestClient, method: str, path: str, body: bytes = b"", **headers: str) -> Any:
    """What comes of it, which is in the one form and known to OpenAPI."""
    answer = client.request(method, path, content=body, headers={**JSON, **headers})
    assert set(answer.json()) == {"reason", "line"}, answer.text
    assert answer.json()["reason"]
    documented(client, method, path, answer.status_code)
    return answer


def documented(client: TestClient, method: str, path: str, status: int) -> None:
    """OpenAPI knows of this status, if it knows of the operation."""
    if not PATHS:
        PATHS.update(client.get("/api/openapi.json").json()["paths"])
    for known, operations in PATHS.items():
        fits = re.fullmatch(re.sub(r"{\w+}", "[^/]+", known), path.partition("?")[0])
        if fits and method.lower() in operations:
            assert str(status) in operations[method.lower()]["responses"]


def deep(text: str) -> bytes:
    return ('{"edition": ' + "[" * 20_000 + text).encode()


HALF = RECORD.replace("\n\n", '\nposition: {"\\ud800": 1}\n\nunfinished\n')
SURROGATE = json.dumps({**POSITION, "position": {"\ud800": 1}}).encode()


def test_a_body_that_is_no_json_is_told_where_it_goes_wrong(client: TestClient) -> None:
    said = sent(client, "POST", "/api/tables", b'{"edition": "later-printing", seats}').json()
    assert said["reason"].startswith("This body is no JSON: ")
    assert said["reason"].endswith("at character 30.")


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", b'{"edition": ', 422),
        ("POST", "/api/tables", b"\xff", 400),
        ("POST", "/api/tables", deep(""), 400),
        ("POST", "/api/tables", b'{"seed": ' + b"9" * 5000 + b"}", 400),
        ("POST", "/api/tables", b" " * (LARGEST_ORDER + 1), 413),
        ("POST", "/api/tables/mine", b" " * (LARGEST_LIST + 1), 413),
        ("POST", "/api/positions/check", b" " * (LARGEST_ORDER + 1), 413),
        ("POST", "/api/records", b" " * (LARGEST_RECORD + 1), 413),
        ("POST", "/api/scenarios", b" " * (LARGEST_BODY + 1), 413),
        ("POST", "/api/positions/check", SURROGATE, 422),
        ("POST", "/api/tables", SURROGATE, 422),
        ("POST", "/api/tables", b'{"\\ud800": 1}', 422),
        ("POST", "/api/tables", b'{"seats": [], "cards": "\\ud800"}', 422),
        ("POST", "/api/tables", json.dumps({**ORDER, "edition": "\ud800"}).encode(), 422),
        ("POST", "/api/scenarios", b'name: "\\uD800"\nstart: true', 422),
        ("POST", "/api/scenarios", b'start: true\n"\\uD800": 1', 422),
        ("POST", "/api/scenarios", b"\xff", 422),
        ("POST", "/api/records", HALF.encode(), 422),
        ("GET", "/api/nothing", b"", 404),
        ("GET", "/api", b"", 404),
        ("POST", "/api/nothing", b"", 405),
        ("PUT", "/api/tables", b"", 405),
        ("GET", "/api/records/none", b"", 404),
        ("GET", "/api/records/none/text", b"", 404),
        ("GET", "/api/records/none/positions/1", b"", 404),
        ("POST", "/api/records/none/analysis", b"{}", 404),
        ("GET", "/api/tables/none/record", b"", 403),
        ("GET", "/api/tables/none/positions/x", b"", 422),
        ("GET", "/api/jobs/none", b"", 404),
        ("GET", "/api/health?since=x", b"", 422),
        ("GET", "/assets/gone.js", b"", 404),
    ],
)
def test_an_error_is_a_sentence_in_the_one_form(
    client: TestClient, tmp_path: Path, method: str, path: str, body: bytes, status: int
) -> None:
    (tmp_path / "index.html").write_text("the page")
    assert sent(client, method, path, body).status_code == status


def test_half_a_character_is_called_by_its_name(client: TestClient) -> None:
    answer = sent(client, "POST", "/api/positions/check", SURROGATE)
    assert "position: Value error, has half a character" in answer.json()["reason"]


@pytest.mark.parametrize(
    "origin", ["http://[", "http://evil.example", "null", "http://a@testserver"]
)
def test_a_page_of_another_host_is_turned_away(client: TestClient, origin: str) -> None:
    assert sent(client, "POST", "/api/tables", b"{}", Origin=origin).status_code == 403


@pytest.mark.parametrize("origin", ["http://[", "http://evil.example"])
def test_a_socket_of_another_hosts_page_is_turned_away(client: TestClient, origin: str) -> None:
    made = make(client, ME, LINK)
    address = f"/api/tables/{made['id']}/socket"
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(address, headers={"Origin": origin}),
    ):
        pass
    assert closed.value.code == 1008


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300, "/a/" * 2000, "/%ED%A0%80", "/..%2f.."])
def test_an_address_that_no_file_can_have_is_the_pages(
    client: TestClient, tmp_path: Path, path: str
) -> None:
    (tmp_path / "index.html").write_text("the page")
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "the page")


def test_what_nobody_thought_of_is_a_sentence_too(tmp_path: Path) -> None:
    class Broken(MemoryStore):
        def job(self, id: str) -> None:
            raise ZeroDivisionError

    app = make_app(Broken, static=tmp_path, names=NAMES)
    with TestClient(app, raise_server_exceptions=False) as client:
        assert sent(client, "GET", "/api/jobs/j").status_code == 500


def test_guests_are_not_told_where_the_store_lies(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with TestClient(make_app(lambda: store, static=tmp_path, names=NAMES)) as client:
        store._db.execute("PRAGMA query_only = ON")
        order = json.dumps({**ORDER, "seats": [ME, LINK]}).encode()
        answer = sent(client, "POST", "/api/tables", order)
    assert answer.status_code == 507
    assert str(tmp_path) not in answer.text
    assert "landfall.db cannot be written" in answer.json()["reason"]


# -- bounds -------------------------------------------------------------------------------------------


def test_a_record_without_end_is_refused_at_its_line(client: TestClient) -> None:
    answer = sent(
        client, "POST", "/api/records", (RECORD + "A end\n" * 5000 + "unfinished\n").encode()
    )
    assert answer.status_code == 422
    most = catalog.entry().most_steps
    assert f"more than {most} steps" in answer.json()["reason"]
    assert answer.json()["line"] == 7 + most


def test_a_file_of_very_many_scenarios_is_refused_at_its_line(client: TestClient) -> None:
    answer = sent(client, "POST", "/api/scenarios", b"start: true\n---\n" * 200)
    assert answer.status_code == 422
    assert f"at most {MOST_SCENARIOS}" in answer.json()["reason"]
    assert answer.json()["line"] == 2 * MOST_SCENARIOS + 1


def test_an_address_makes_only_so_many_tables(client: TestClient) -> None:
    for _ in range(TABLES_AT_ONCE):
        make(client, ME, LINK)
    order = json.dumps({**ORDER, "seats": [ME, LINK]}).encode()
    answer = sent(client, "POST", "/api/tables", order)
    assert answer.status_code == 429
    assert f"{TABLES_AN_HOUR} an hour" in answer.json()["reason"]


def test_a_server_that_is_full_deletes_nothing_and_says_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(client, ME, LINK)
    text = client.get(
        f"/api/tables/{made['id']}/record", headers={"Authorization": f"Bearer {made['keys']['A']}"}
    ).text.encode()
    assert client.post("/api/records", content=text).status_code == 200
    monkeypatch.setattr("landfall.server.tables.lobby.MOST_TABLES", 1)
    monkeypatch.setattr("landfall.server.tables.record_library.MOST_RECORDS", 1)
    order = json.dumps({**ORDER, "seats": [ME, LINK]}).encode()
    assert sent(client, "POST", "/api/tables", order).status_code == 507
    assert sent(client, "POST", "/api/records", text + b"# another\n").status_code == 507
    assert client.post("/api/records", content=text).status_code == 200  # it is here already
