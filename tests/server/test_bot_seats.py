"""Bots think elsewhere; whatever happens to them there, the game goes on."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from landfall.server import messages
from landfall.server.bot_seats import BotSeats, Thinkers
from landfall.server.thinking import Question, think
from server import minds
from server.guests import BOT, ME, Guest, Table, wanted


async def bots_move(table: Table, mind: Callable[[Question], str], decisions: int) -> Guest:
    """Let a table's bots decide so often in real processes; a guest who has watched."""
    watcher = table.watcher()
    thinkers = Thinkers(processes=1)
    bots = BotSeats(thinkers, mind)
    enough = asyncio.Event()
    begun = table.host.match.number

    def count(message: messages.ServerMessage) -> None:
        if table.host.match.number >= begun + decisions or table.host.match.over:
            enough.set()

    table.host.enter([(table.made.watch or "").partition("#")[2]], count)
    bots.wake(table.host)
    await asyncio.wait_for(enough.wait(), timeout=60)
    await bots.stop()
    return watcher


def question_of(table: Table) -> Question:
    question = table.host.question()
    assert question
    return question


def bots_only() -> Table:
    return Table(wanted(BOT, BOT, watchers=True))


def test_a_bot_thinks_in_another_process() -> None:
    async def ask() -> str:
        thinkers = Thinkers(processes=1)
        try:
            return await thinkers.run(minds.pid, question_of(bots_only()))
        finally:
            thinkers.stop()

    assert asyncio.run(ask()) != str(os.getpid())


def test_the_same_question_has_the_same_answer() -> None:
    question = question_of(bots_only())
    assert think(question) == think(question)


def test_a_bot_whose_process_dies_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(minds.FLAG, str(tmp_path / "died"))
    table = bots_only()
    expected = think(question_of(table))
    watcher = asyncio.run(bots_move(table, minds.dies_once, decisions=10))
    assert (tmp_path / "died").exists()
    played = [
        line.action for story in watcher.all(messages.Story) for line in story.lines if line.seat
    ]
    assert played[0] == expected  # the death has changed nothing
    assert not watcher.all(messages.Trouble)


@pytest.mark.parametrize(
    ("mind", "reason"), [(minds.fails, "no idea"), (minds.dies_always, "died 3 times")]
)
def test_a_bot_that_fails_is_stood_in_for_and_everyone_is_told(
    mind: Callable[[Question], str], reason: str
) -> None:
    table = bots_only()
    watcher = asyncio.run(bots_move(table, mind, decisions=1))
    told = watcher.all(messages.Trouble)[0].reason
    assert reason in told
    assert "A random legal move was made for it." in told


def test_a_question_that_was_answered_meanwhile_changes_nothing() -> None:
    table = bots_only()
    question = question_of(table)
    table.host.answer(question, think(question))
    number = table.host.match.number
    table.host.answer(question, think(question))
    assert table.host.match.number == number


def test_no_bot_is_asked_while_a_person_decides() -> None:
    for seed in range(20):
        table = Table(wanted(ME, BOT, seed=seed))
        assert (table.host.question() is None) == (table.host.match.actor == 0)


def test_only_so_many_questions_are_out_at_a_time() -> None:
    async def ask() -> tuple[int, list[str]]:
        thinkers = Thinkers(processes=1, waiting=2)
        question = question_of(bots_only())
        asked = [asyncio.create_task(thinkers.run(minds.pid, question)) for _ in range(6)]
        await asyncio.sleep(0)  # each has come as far as it can without an answer
        assert thinkers._pool
        handed_over = len(thinkers._pool._pending_work_items)
        answers = await asyncio.gather(*asked)
        thinkers.stop()
        return handed_over, answers

    handed_over, answers = asyncio.run(ask())
    assert (handed_over <= 2, len(answers)) == (True, 6)


ORPHAN = """
import asyncio
from server import minds
from server.guests import BOT, Table, wanted
from landfall.server.bot_seats import Thinkers

async def main():
    thinkers = Thinkers(processes=1)
    question = Table(wanted(BOT, BOT)).host.question()
    print(await thinkers.run(minds.pid, question), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="waits for a process that is not a child")
def test_bots_die_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    path = os.pathsep.join([*sys.path])
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    ) as server:
        assert server.stdout
        bot = os.pidfd_open(int(server.stdout.readline()))
        server.send_signal(signal.SIGKILL)
        server.wait()
    gone, _, _ = select.select([bot], [], [], 30)
    os.close(bot)
    assert gone
