"""Bots at the table think in processes of their own, never in the server's.

A few processes serve all tables, and only so many questions are with them at a time; the others wait
in order. A process that dies is replaced and its question asked again. A bot that fails at a question
all the same is stood in for by a random legal move, and everyone at the table is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Final, TypeVar

from landfall.core.game import SEAT_LETTERS
from landfall.core.rng import Rng
from landfall.server.advice import Advice, advise
from landfall.server.host import Host
from landfall.server.thinking import Question, think

log = logging.getLogger(__name__)

TRIES: Final = 3
"""How often a question is asked when the process that thinks about it dies."""

NICENESS: Final = 5
"""Bots give way to the server and to everything else on the machine."""

T = TypeVar("T")


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int | None = None, waiting: int = 2) -> None:
        """At most `waiting` questions for each process are handed over at a time."""
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._room = asyncio.Semaphore(self.processes * waiting)
        self._pool: ProcessPoolExecutor | None = None
        self._life: Connection | None = None

    async def run(self, function: Callable[[Question], T], question: Question) -> T:
        """The function's answer to a question; RuntimeError when processes keep dying of it."""
        async with self._room:
            for _ in range(TRIES):
                pool = self._pool or self._start()
                try:
                    loop = asyncio.get_running_loop()
                    return await loop.run_in_executor(pool, function, question)
                except BrokenProcessPool:
                    log.warning("a bot's process died; another one takes over")
                    if self._pool is pool:  # else somebody else has replaced it
                        self.stop()
        raise RuntimeError(f"its process died {TRIES} times")

    def _start(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        theirs, self._life = spawn.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(self.processes, spawn, _settle_in, (theirs,))
        return self._pool

    def stop(self) -> None:
        """End the processes, whatever they think about."""
        pool, self._pool = self._pool, None
        if self._life:
            self._life.close()
        if pool:
            pool.shutdown(wait=False, cancel_futures=True)


def _settle_in(life: Connection) -> None:
    """In a new process: give way to others, leave Ctrl-C to the server, and die when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_live_with, args=(life,), daemon=True).start()


def _live_with(life: Connection) -> None:
    """Nothing is ever sent: the pipe ends when the server closes it, or is killed."""
    with contextlib.suppress(EOFError, OSError):
        life.recv()
    os._exit(0)


class BotSeats:
    """Asks the bots of every table, one question of a table at a time."""

    def __init__(self, thinkers: Thinkers, think: Callable[[Question], str] = think) -> None:
        self._thinkers = thinkers
        self._think = think
        self._tables: dict[str, asyncio.Task[None]] = {}
        self._hints: set[asyncio.Task[None]] = set()
        self.rested: Callable[[Host], None] = lambda host: None
        """Called when a table's bots have nothing more to decide."""

    def wake(self, host: Host) -> None:
        """If a bot is to decide at this table, let it."""
        if host.id not in self._tables and host.question():
            self._tables[host.id] = asyncio.get_running_loop().create_task(self._serve(host))

    async def _serve(self, host: Host) -> None:
        try:
            while question := host.question():
                trouble = ""
                try:
                    action = await self._thinkers.run(self._think, question)
                except Exception as error:
                    log.exception("the bot %s failed", question.bot)
                    action = stand_in(question)
                    trouble = (
                        f"The bot {question.bot} at seat {SEAT_LETTERS[question.seat]} failed"
                        f" ({error}). A random legal move was made for it."
                    )
                host.answer(question, action, trouble)
        finally:
            del self._tables[host.id]
        self.rested(host)

    def hint(self, question: Question, deliver: Callable[[Advice | None], None]) -> None:
        """Think of a turn to suggest, and deliver it; None if there is none."""
        task = asyncio.get_running_loop().create_task(self._advise(question, deliver))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _advise(self, question: Question, deliver: Callable[[Advice | None], None]) -> None:
        advice: Advice | None = None
        try:
            advice = await self._thinkers.run(advise, question)
        except Exception:
            log.exception("there was no hint for position %d", question.number)
        deliver(advice)

    async def stop(self) -> None:
        """Stop asking, and end the processes."""
        tasks = [*self._tables.values(), *self._hints]
        for task in tasks:
            task.cancel()
        self._thinkers.stop()
        await asyncio.gather(*tasks, return_exceptions=True)


def stand_in(question: Question) -> str:
    """A random legal action, the same whenever it is asked for."""
    game = question.rules()
    legal = game.legal(question.position)
    return game.text(legal[Rng(question.seed).below(len(legal))])
