"""The server tells how it is, and how long it kept everybody waiting."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from landfall.server.traffic.loop_monitor import TICK, Longest, LoopMonitor, Stretch
from real_server import LONGEST_STRETCH, nobody_waits, serving
from server.over_http import LINK, ME, make


def work(seconds: float) -> None:
    """Keep the processor busy for so much of this thread's own time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_a_loop_that_is_blocked_shows_on_the_health_page(client: TestClient) -> None:
    before = client.get("/api/health").json()
    assert client.portal
    client.portal.call(work, 2 * LONGEST_STRETCH)
    after = client.get("/api/health", params={"since": before["clock"]}).json()
    assert after["longest"]["worked"] > LONGEST_STRETCH
    assert after["longest"]["waited"] >= after["longest"]["worked"]


def test_a_period_without_a_stretch_does_not_remember_an_earlier_one(client: TestClient) -> None:
    assert client.portal
    client.portal.call(work, 2 * LONGEST_STRETCH)
    found = client.get("/api/health").json()
    assert found["longest"]["worked"] > LONGEST_STRETCH
    later = client.get("/api/health", params={"since": found["clock"]}).json()
    assert later["longest"]["worked"] < LONGEST_STRETCH


@given(st.lists(st.integers(0, 5)), st.integers(0, 10))
def test_the_longest_since_a_moment_counts_nothing_before_it(
    lengths: list[int], since: int
) -> None:
    longest = Longest()
    for moment, length in enumerate(lengths):
        longest.note(moment, length)
    assert longest.since(since) == max(lengths[since + 1 :], default=0)


def measured(*pieces: float) -> Stretch:
    """The longest stretch while these pieces of work are done with a yield between them."""

    async def run() -> Stretch:
        monitor = LoopMonitor()
        watch = asyncio.create_task(monitor.watch())
        for piece in pieces:
            await asyncio.sleep(0)
            work(piece)
        await asyncio.sleep(3 * TICK)  # the monitor's next tick comes before the end of this
        watch.cancel()
        return monitor.longest()

    return asyncio.run(run())


def test_much_work_in_small_pieces_keeps_nobody_waiting() -> None:
    assert measured(*[0.005] * 100).worked < 0.1
    assert measured(0.5).worked > 0.4


def test_what_others_do_with_the_machine_is_not_the_servers_work() -> None:
    async def run() -> Stretch:
        monitor = LoopMonitor()
        watch = asyncio.create_task(monitor.watch())
        await asyncio.sleep(0)
        time.sleep(0.5)  # as when another program has the processor
        await asyncio.sleep(3 * TICK)
        watch.cancel()
        return monitor.longest()

    found = asyncio.run(run())
    assert found.waited > 0.4
    assert found.worked < 0.1


def test_health_counts_what_is_open_and_tells_no_secret(client: TestClient) -> None:
    made = make(client, ME, LINK)
    assert client.get("/api/health").json()["tables"] == 0
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as socket:
        socket.send_json({"kind": "hello", "keys": [made["keys"]["A"]], "since": None})
        socket.receive_text()
        found = client.get("/api/health").json()
    assert (found["tables"], found["people"], found["jobs"]) == (1, 1, 0)
    assert made["id"] not in str(found)
    assert client.get("/api/health", params={"since": -1}).status_code == 422


def test_a_real_server_answers_while_it_makes_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as server, nobody_waits(server):
        for _ in range(5):
            server.table()
