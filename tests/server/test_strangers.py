"""A real server and strangers who mean it no good: meanwhile everybody else is answered."""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from landfall import catalog
from landfall.core.rng import Rng
from landfall.record.jsonl import write_json
from landfall.server.limits import LARGEST_CARDS, MOST_READ_EACH
from real_server import DRIFTER, PATIENCE, PERSON, Server, nobody_waits, serving
from recorded import of
from server.card_files import long_winded

HALF = b"GET /api/catalog HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strangers")) as server:
        yield server


@contextmanager
def calling(server: Server, *pieces: bytes) -> Iterator[socket.socket]:
    """A connection on which this has been said."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        for piece in pieces:
            line.sendall(piece)
        yield line


def ended(line: socket.socket) -> bool:
    """Has the server hung up? Waits for that as long as patience lasts."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


# -- connections --------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="files are not counted there")
def test_three_hundred_half_sent_heads_keep_nobody_out(tmp_path: Path) -> None:
    with serving(tmp_path, files=256) as server, ExitStack() as open_lines:
        with nobody_waits(server):
            lines = [open_lines.enter_context(calling(server, HALF)) for _ in range(300)]
            assert server.ask("/api/catalog").status == 200
            assert server.table()["keys"]
        assert ended(lines[0])  # the one that has waited longest has gone
        assert server.health()["connections"] < 256
        assert len(server.log()) < 2000


def test_a_head_that_does_not_come_is_not_waited_for(server: Server) -> None:
    whole = b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with calling(server, HALF) as first, calling(server, whole, HALF) as second:
        assert ended(first)
        assert second.recv(15) == b"HTTP/1.1 404 No"
        while second.recv(4096):  # until the server hangs up
            pass


def test_a_socket_counts_as_a_connection_until_it_closes(server: Server) -> None:
    made = server.table()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
    with connect(address, compression=None), connect(address, compression=None):
        assert server.health()["connections"] >= 3  # with the one that asks
    assert soon(lambda: server.health()["connections"] == 1)


def soon(holds: Callable[[], bool]) -> bool:
    """Does it come to hold?"""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            return False
    return True


def test_what_is_no_request_gets_a_sentence_and_no_line_in_the_log(server: Server) -> None:
    before = server.log()
    with calling(server, b"\x16\x03\x01 nonsense\r\n\r\n") as line:
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert b"400 Bad Request" in answer
    assert b'{"reason": "This is no request' in answer
    assert server.log() == before


# -- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "[evil", ""])
def test_a_page_that_makes_its_own_name_lead_here_is_turned_away(server: Server, name: str) -> None:
    said = server.ask("/api/catalog", Host=f"{name}:{server.port}")
    assert said.status == 403
    assert "--allow-host" in said.json()["reason"]


def test_a_socket_under_a_foreign_name_is_turned_away(server: Server) -> None:
    made = server.table()
    with (
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line,
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://evil.example/api/tables/{made['id']}/socket", sock=line),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST.", "192.0.2.7", "[::1]"])
def test_own_names_and_addresses_are_let_in(server: Server, name: str) -> None:
    assert server.ask("/api/catalog", Host=f"{name}:{server.port}").status == 200


def test_a_name_that_was_allowed_is_let_in(tmp_path: Path) -> None:
    with serving(tmp_path, "--allow-host", "Table.example", "--allow-host", "other") as server:
        for name in ("table.example", "other"):
            assert server.ask("/api/catalog", Host=name).status == 200
        assert server.ask("/api/catalog", Host="evil.example").status == 403


# -- files --------------------------------------------------------------------------------------------


def bomb() -> str:
    """430 bytes that stand for a hundred million entries."""
    rows = [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    return "\n".join(["a0: &a0 [1]", *rows])


def plain(size: int) -> str:
    """A list of numbers, as YAML."""
    return "start: true\nsteps: [" + "1, " * (size // 3) + "]"


MANY = "---\n".join(["start: true\n" + "# nothing new\n" * 13] * 100)
"""Twenty kilobytes of scenarios."""


@pytest.mark.parametrize(
    ("text", "status", "reason"),
    [
        (bomb(), 422, "aliases are not read"),
        (plain(4 * 2**20), 413, "too large: at most 64 kB"),
        (plain(60_000), 422, "no scenario has more than 5000 entries"),
        ("[" * 60_000, 422, "nested so deep"),
    ],
    ids=["bomb", "4 MiB", "60 kB", "brackets"],
)
def test_no_file_of_scenarios_holds_anybody_up(
    server: Server, text: str, status: int, reason: str
) -> None:
    with nobody_waits(server), ThreadPoolExecutor(1) as stranger:
        sent = stranger.submit(server.ask, "/api/scenarios", text)
        assert server.ask("/api/catalog").status == 200
        answer = sent.result()
    assert (answer.status, reason in answer.json()["reason"]) == (status, True)


@pytest.mark.parametrize(
    ("text", "status", "reason"),
    [
        (long_winded(LARGEST_CARDS // 2), 200, ""),
        (long_winded(LARGEST_CARDS), 422, "own cards have at most"),
        ("".join(f"[a.{'a.' * 900}b{n}]\n" for n in range(20)), 422, "there is no part 'a'"),
        ("x = [" + "[" * 4000, 422, "its brackets are too deep"),
        ("".join(f"[part-{n}]\n" for n in range(15_000)), 422, "and more"),
    ],
    ids=["long-winded", "too long-winded", "deep keys", "brackets", "many parts"],
)
def test_no_file_of_own_cards_holds_anybody_up(
    server: Server, text: str, status: int, reason: str
) -> None:
    order = json.dumps({"seats": [PERSON, DRIFTER], "cards": text})
    with nobody_waits(server), ThreadPoolExecutor(1) as stranger:
        sent = stranger.submit(server.ask, "/api/tables", order, content_type="application/json")
        assert server.ask("/api/catalog").status == 200
        answer = sent.result()
    assert (answer.status, reason in answer.text) == (status, True), answer


def test_more_than_any_body_is_not_even_read(server: Server) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999999999\r\n\r\n"
    with calling(server, head) as line:
        assert line.recv(12) == b"HTTP/1.1 413"


def test_sixty_uploads_at_once_leave_the_table_to_its_players(server: Server) -> None:
    with nobody_waits(server), ThreadPoolExecutor(60) as strangers:
        sent = [strangers.submit(server.ask, "/api/scenarios", MANY) for _ in range(60)]
        assert server.ask("/api/catalog").status == 200
        assert server.table()["keys"]
        assert not all(one.done() for one in sent)  # they were still being read
        answers = [one.result() for one in sent]
    refused = [answer for answer in answers if answer.status != 200]
    assert len(refused) <= 60 - MOST_READ_EACH
    for answer in refused:
        assert answer.status == 429
        assert "files from your address are waiting" in answer.json()["reason"]


def test_sixty_tables_at_once_keep_nobody_waiting(server: Server) -> None:
    with nobody_waits(server), ThreadPoolExecutor(60) as strangers:
        made = list(strangers.map(lambda _: server.table(), range(60)))
    assert len({table["id"] for table in made}) == 60


def test_a_long_record_is_opened_beside_the_players(server: Server) -> None:
    text, steps = long_record()
    assert steps > 1000
    with nobody_waits(server), ThreadPoolExecutor(1) as stranger:
        sent = stranger.submit(server.ask, "/api/records", text)
        assert server.ask("/api/catalog").status == 200
        opened = sent.result()
    assert opened.status == 200
    assert opened.json()["steps"][-1]["number"] == steps


def long_record() -> tuple[str, int]:
    """Four who play the long game at random, as JSON: as long as a record gets; and its steps."""
    game = catalog.game("alien-frontiers", edition="later-printing", seats=4, long_game=True)
    rng, played = Rng("long"), [(game.start(), -1)]
    while game.outcome(played[-1][0]) is None:
        here, legal = played[-1][0], game.legal(played[-1][0])
        code = legal[rng.below(len(legal))] if legal else game.sample(here, rng)
        played[-1:] = [(here, code), (game.apply(here, code), -1)]
    return write_json(of(game, played)), len(played) - 1
