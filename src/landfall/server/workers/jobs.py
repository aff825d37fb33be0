"""Long work on games: one process at a time, its progress told, its result kept.

The work is given a record's text, or what a seat saw of a game, and a function to be called with numbers
from 0 to 1 and with what is found by then; it answers with what JSON can hold.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

from landfall.core.errors import LandfallError
from landfall.server.limits import MOST_ANALYSES, MOST_ANALYSES_EACH
from landfall.server.refusals import NotYours
from landfall.server.traffic.fair_queue import FairQueue, Ticket
from landfall.server.workers.child_process import ChildProcess
from landfall.server.workers.record_analysis import analyse
from landfall.store.store import Job, Store

KIND: Final = "analysis-3"
"""Counts up when the form or the judge of the result changes: what an earlier version kept is worked
out anew."""

NICENESS: Final = 10
"""Long work gives way to the bots, who have somebody waiting for them."""

ENOUGH: Final = 0.02
"""The part of the work from which the time for the rest can be judged."""

SILENCE: Final = 600.0
"""Seconds without progress after which a job is given up, so that the next one gets its turn."""

Work = Callable[[Any, Callable[[float, Any], None]], Any]

Doing = Callable[[Connection], None]
"""The work with what it is given, for a process that has one end of a pipe."""


class Jobs:
    """Runs the jobs of one server, one at a time; the addresses that ask take turns.

    Everyone who asks for a job gets a token. It stops when the last of them gives up.
    """

    def __init__(self, store: Store, work: Work = analyse) -> None:
        self._store = store
        self._work = work
        self._queue = FairQueue("analyses", MOST_ANALYSES, MOST_ANALYSES_EACH)
        self._running: dict[str, Job] = {}
        self._begun: dict[str, float] = {}
        self._askers: dict[str, set[str]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(
        self, record: str, given: object, who: str = "", work: Work | None = None
    ) -> tuple[str, str]:
        """Begin to analyse a record, unless that is done or under way; the job's id and a token.

        `record` is its id: whoever knows it may have the result. `who` is the address that asks;
        `work` is for something else than the text of a record.
        """
        id, token = f"{KIND}-{record}", secrets.token_urlsafe(16)
        kept = self._store.job(id)
        if id in self._running:
            self._askers[id].add(token)
        elif not kept or kept.state != "done":
            doing = partial(_work, work=work or self._work, given=given)
            self._begin(id, record, doing, self._queue.join(who))
            self._askers[id] = {token}
        return id, token

    def _begin(self, id: str, record: str, doing: Doing, ticket: Ticket) -> None:
        self._running[id] = Job(id, record, "waiting")
        task = asyncio.get_running_loop().create_task(self._run(id, doing, ticket))
        self._tasks[id] = task
        task.add_done_callback(lambda _: self._forget(id, ticket))

    def __len__(self) -> int:
        """How many wait or run."""
        return len(self._running)

    def find(self, id: str) -> Job | None:
        """How a job stands; one that a stopped server left is to be started again."""
        return self._running.get(id) or self._store.job(id)

    def estimate(self, job: Job) -> float | None:
        """Seconds until it is done, judging by what is done."""
        if job.state != "running":
            return None
        return seconds_left(time.monotonic() - self._begun[job.id], job.progress)

    async def _run(self, id: str, doing: Doing, ticket: Ticket) -> None:
        await ticket.called()
        self._begun[id] = time.monotonic()
        self._update(id, state="running")
        await self._watch(id, doing)
        self._store.save_job(self._running[id])

    def _forget(self, id: str, ticket: Ticket) -> None:
        """What is done is in the store; what was cancelled is nowhere."""
        ticket.give_back()
        for kept in (self._running, self._begun, self._askers, self._tasks):
            kept.pop(id, None)

    async def _watch(self, id: str, doing: Doing) -> None:
        """Start the process and hear it out."""
        child = ChildProcess(doing, niceness=NICENESS)
        try:
            while self._running[id].state == "running":
                async with asyncio.timeout(SILENCE):
                    self._update(id, **await child.hear())
        except (EOFError, TimeoutError):
            reason = "The analysis stopped unexpectedly. Try again."
            self._update(id, state="failed", result=None, reason=reason)
        finally:
            await child.end()

    def _update(self, id: str, **changes: Any) -> None:
        self._running[id] = replace(self._running[id], **changes)

    async def give_up(self, id: str, token: str) -> None:
        """Wait for a job no longer. One that nobody waits for stops; it can be started again."""
        if id not in self._tasks:
            return
        if token not in self._askers[id]:
            raise NotYours("This analysis was asked for by somebody else, who may wait for it.")
        self._askers[id].remove(token)
        if not self._askers[id]:
            await _stopped([self._tasks[id]])

    async def stop(self) -> None:
        """Stop everything; what was not finished can be started again."""
        await _stopped(list(self._tasks.values()))


def seconds_left(spent: float, progress: float) -> float | None:
    """What the rest takes if it goes on as it went; None while that is a mere guess."""
    if progress < ENOUGH:
        return None
    return spent * (1 - progress) / progress


async def _stopped(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _work(pipe: Connection, work: Work, given: object) -> None:
    """In the job's own process."""
    try:
        result = work(given, lambda done, found: pipe.send(_told(done, found)))
    except LandfallError as error:
        pipe.send({"state": "failed", "result": None, "reason": _sentence(str(error))})
    else:
        pipe.send({"state": "done", "progress": 1.0, "result": result})


def _told(done: float, found: object) -> dict[str, Any]:
    """What changes of a job while it runs; what was found before stays until there is more."""
    return {"progress": done} if found is None else {"progress": done, "result": found}


def _sentence(reason: str) -> str:
    """A reason as a command line has it, for a page."""
    return f"{reason[:1].upper()}{reason[1:].removesuffix('.')}."
