"""The processes in which bots think: a few serve all tables, and the other questions wait.

Those go first that people at the table wait for, and among equals the tables take turns.

A process that dies over a question, or takes far too long for it, is killed and replaced, and the
question is asked once more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import traceback
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from landfall.core.engine import compiled
from landfall.lab.sandbox import Forfeit
from landfall.server.traffic.fair_queue import FairQueue
from landfall.server.workers.bot_question import BotQuestion, Urgency
from landfall.server.workers.child_process import ChildProcess

log = logging.getLogger(__name__)

NICENESS: Final = 5
"""Bots give way to the server and to everything else on the machine."""

LIMIT: Final = 60.0 if compiled() else 600.0
"""Seconds for one thought, the start of its process included: many times what the slowest bot needs."""

Patience = Callable[[], Awaitable[object]]
"""Awaited beside a thought; when it is over first, the thought has taken too long."""

Failure = tuple[str, ...]
"""What NoAnswer is made of; empty where there is an answer."""

T = TypeVar("T")


class NoAnswer(Exception):
    """A bot has no answer: it failed, or no process has survived the question.

    `brief` says why without any words of the bot's own, and `told` without anything that could hang on
    what it saw.
    """

    def __init__(self, failure: str, brief: str = "", told: str = "") -> None:
        super().__init__(failure)
        self.brief = brief or failure
        self.told = told


class ProcessLost(NoAnswer):
    """The process is gone, and its answer with it."""


class TookTooLong(ProcessLost):
    """The process was ended, because nobody waits so long."""


class Unwanted(Exception):
    """Nobody waits for the answer any more, so the question was not asked."""


async def until_the_limit() -> None:
    await asyncio.sleep(LIMIT)


class BotProcesses:
    """Asks bots in processes of their own."""

    def __init__(
        self,
        processes: int | None = None,
        patience: Patience = until_the_limit,
        quiet: bool = False,
    ) -> None:
        """`quiet`: what bots print is seen by nobody."""
        self._patience = patience
        self._quiet = quiet
        at_once = processes or max(1, (os.cpu_count() or 2) - 1)
        self._line = FairQueue("questions", at_once=at_once)
        self._idle: list[ChildProcess] = []

    async def run(
        self,
        function: Callable[[BotQuestion], T],
        question: BotQuestion,
        urgency: Callable[[], Urgency | None] = lambda: Urgency.PLAYED,
    ) -> T:
        """The function's answer to a question, thought of elsewhere; NoAnswer if there is none.

        `urgency` is asked when others wait too, and once more before the question is put: Unwanted if
        it has become none.
        """
        async with self._line.slot(question.table, lambda: _rank(urgency())):
            if urgency() is None:
                raise Unwanted
            try:
                return await self._ask(function, question)
            except ProcessLost as lost:
                if question.own and isinstance(lost, TookTooLong):
                    raise  # it may well do so again, and people wait
                log.warning("%s: %s; another process takes over", question.bot or "hint", lost)
            return await self._ask(function, question)

    async def _ask(self, function: Callable[[BotQuestion], T], question: BotQuestion) -> T:
        child = self._child()
        try:
            child.say((function, question))
            found, failure = await self._heard(child)
        except BaseException as error:  # also when nobody wants to know any more
            await child.end()
            if isinstance(error, TimeoutError):
                raise TookTooLong("the process took too long", told="took too long") from error
            if isinstance(error, EOFError | OSError):
                raise ProcessLost("the process died", told="ended its process") from error
            raise
        self._idle.append(child)
        if failure:
            raise NoAnswer(*failure)
        return found  # type: ignore[no-any-return]

    def _child(self) -> ChildProcess:
        """One that has nothing to do, or a new one."""
        try:
            if self._idle:
                return self._idle.pop()
            return ChildProcess(answer, niceness=NICENESS, quiet=self._quiet)
        except OSError as error:
            raise ProcessLost(f"no process could be started ({error})") from error

    async def _heard(self, child: ChildProcess) -> tuple[Any, Failure]:
        """What the child says; TimeoutError when patience ends first."""
        hearing = asyncio.ensure_future(child.hear())
        waiting = asyncio.ensure_future(self._patience())
        try:
            await asyncio.wait((hearing, waiting), return_when=asyncio.FIRST_COMPLETED)
            if not hearing.done():
                raise TimeoutError
            heard: tuple[Any, Failure] = hearing.result()
            return heard
        finally:
            hearing.cancel()
            waiting.cancel()

    async def stop(self) -> None:
        """End the processes that have nothing to do; the others end with their questions."""
        while self._idle:
            await self._idle.pop().end()


def _rank(urgency: Urgency | None) -> int:
    """What nobody waits for goes first: it is only to be given up."""
    return -1 if urgency is None else urgency


def answer(pipe: Connection) -> None:
    """In the bots' process: answer questions until the server closes the pipe."""
    while True:
        try:
            function, question = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((function(question), ()))
        except Forfeit as forfeit:
            pipe.send((None, (str(forfeit), forfeit.brief, forfeit.told)))
        except BaseException as error:  # nobody but a bot ends this process with one
            raised = f"raised {type(error).__name__}"
            pipe.send((None, (traceback.format_exc(), raised, "raised an error")))
