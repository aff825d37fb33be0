"""Bots think elsewhere; whatever happens to them there, the game goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from multiprocessing.connection import Connection, Listener
from pathlib import Path

import pytest

from landfall import catalog
from landfall.server.tables.bot_seats import BotSeats
from landfall.server.workers.bot_processes import BotProcesses, NoAnswer, Patience
from landfall.server.workers.bot_question import think
from landfall.store.memory import MemoryStore
from landfall.store.store import Event, Snapshot, StoreError
from server import minds
from server.bot_tables import (
    PATIENCE,
    Mind,
    at_once,
    bots_only,
    for_ever,
    playing,
    question_of,
)
from server.guests import BOT, ME, Table, wanted


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """Where a bot calls that is about to hang; the call ends with its process."""
    with Listener() as listener:
        monkeypatch.setenv(minds.CALL, str(listener.address))
        yield listener


@pytest.fixture
def flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(minds.FLAG, str(tmp_path / "flag"))
    return tmp_path / "flag"


def gone(call: Connection) -> bool:
    """Waits until the process that called is no more."""
    try:
        call.recv()
    except (EOFError, OSError):
        return True
    return False


# -- thinking elsewhere -------------------------------------------------------------------------------


def test_a_bot_thinks_in_another_process() -> None:
    async def ask() -> set[str]:
        processes, question = BotProcesses(1), question_of(bots_only())
        pids = {await processes.run(minds.pid, question) for _ in range(3)}
        await processes.stop()
        return pids

    (pid,) = asyncio.run(ask())  # one process, asked again and again
    assert pid != str(os.getpid())


def test_the_same_question_has_the_same_answer() -> None:
    question = question_of(bots_only())
    assert think(question) == think(question)


def test_only_so_many_questions_are_out_at_a_time() -> None:
    async def ask() -> list[str]:
        processes, question = BotProcesses(2), question_of(bots_only())
        pids = await asyncio.gather(*(processes.run(minds.pid, question) for _ in range(6)))
        await processes.stop()
        return pids

    pids = asyncio.run(ask())
    assert len(pids) == 6
    assert len(set(pids)) <= 2


def test_a_question_that_was_answered_meanwhile_changes_nothing() -> None:
    table = bots_only()
    question = question_of(table)
    table.host.answer(question, think(question))
    number = table.host.history.number
    table.host.answer(question, think(question))
    assert table.host.history.number == number


def test_no_bot_is_asked_while_a_person_decides() -> None:
    for seed in range(20):
        table = Table(wanted(ME, BOT, seed=seed))
        assert (not table.host.questions()) == (table.host.history.actors == (0,))


# -- bots that fail -----------------------------------------------------------------------------------


def test_a_bot_whose_process_is_killed_is_asked_again(flag: Path) -> None:
    async def play() -> None:
        async with playing(minds.dies_once) as game:
            expected = think(question_of(game.table))
            await game.until(lambda: len(game.acts) >= 10)
            assert flag.exists()
            assert game.acts[0] == expected  # the death has changed nothing
            assert not game.troubles

    asyncio.run(play())


def test_a_bot_that_hangs_is_killed_and_asked_again(flag: Path, calls: Listener) -> None:
    async def play() -> None:
        enough = asyncio.Semaphore(0)
        async with playing(minds.hangs_once, patience=enough.acquire) as game:
            expected = think(question_of(game.table))
            call = await asyncio.to_thread(calls.accept)
            enough.release()
            assert await asyncio.to_thread(gone, call)
            await game.until(lambda: len(game.acts) >= 10)
            assert game.acts[0] == expected
            assert not game.troubles

    asyncio.run(play())


@pytest.mark.parametrize(
    ("mind", "patience"),
    [(minds.fails, for_ever), (minds.dies, for_ever), (minds.hangs, at_once)],
    ids=["fails", "dies", "hangs"],
)
def test_a_bot_without_an_answer_is_stood_in_for_and_everyone_is_told(
    mind: Mind, patience: Patience, calls: Listener, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with playing(mind, patience) as game:
            await game.until(lambda: game.acts)
            told = "could not think of a move, so a simple one was made for it."
            assert game.troubles[0] in (f"Drifter A {told}", f"Drifter B {told}")

    asyncio.run(play())
    assert "the bot drifter has no answer" in caplog.text


def test_whoever_stands_in_plays_sensibly() -> None:
    async def play() -> None:
        async with playing(minds.only_the_gentle_bot_thinks, table=bots_only("captain")) as game:
            question = replace(question_of(game.table), bot=catalog.entry().gentle_bot)
            await game.until(lambda: game.acts)
            assert game.acts[0] == think(question)
            assert len(game.troubles) == 1

    asyncio.run(play())


def test_what_a_bot_did_is_tried_again_when_it_could_not_be_kept() -> None:
    class FullDisk(MemoryStore):
        full = 0

        def append(
            self, table: str, events: Sequence[Event], snapshot: Snapshot | None = None
        ) -> None:
            self.full -= 1
            if self.full >= 0:
                raise StoreError("The disk is full.")
            super().append(table, events, snapshot)

    async def play() -> None:
        store = FullDisk()
        table = bots_only(store=store)
        store.full = 2
        async with playing(think, table=table) as game:
            await game.until(lambda: game.acts)
            assert game.troubles == ["The bots wait. The disk is full."] * 2

    asyncio.run(play())


def test_no_hint_is_worth_waiting_for_a_bot_that_hangs() -> None:
    async def ask() -> None:
        heard: asyncio.Queue[object] = asyncio.Queue()
        bots = BotSeats(BotProcesses(1, at_once))
        bots.hint(question_of(bots_only()), heard.put_nowait)
        assert await asyncio.wait_for(heard.get(), PATIENCE) is None
        await bots.stop()

    asyncio.run(ask())


def test_a_failure_says_where() -> None:
    async def ask() -> None:
        processes = BotProcesses(1)
        with pytest.raises(NoAnswer, match=r"minds\.py(.|\n)*no idea"):
            await processes.run(minds.fails, question_of(bots_only()))
        await processes.stop()

    asyncio.run(ask())


# -- no process is left behind --------------------------------------------------------------------------


def test_a_server_that_stops_leaves_no_bot_thinking(calls: Listener) -> None:
    async def play() -> Connection:
        async with playing(minds.hangs):
            return await asyncio.to_thread(calls.accept)

    assert gone(asyncio.run(play()))


ORPHAN = """
import asyncio
from server import minds
from server.guests import BOT, Table, wanted
from landfall.server.workers.bot_processes import BotProcesses

if __name__ == "__main__":
    [question] = Table(wanted(BOT, BOT, watchers=True)).host.questions()
    asyncio.run(BotProcesses(1).run(minds.hangs, question))
"""


def test_a_bot_that_hangs_dies_with_a_server_that_is_killed(
    tmp_path: Path, calls: Listener
) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, script], env=env) as server:
        call = calls.accept()
        server.kill()
    assert gone(call)
