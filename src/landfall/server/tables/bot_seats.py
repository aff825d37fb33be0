"""Bots at the table: asked when it is for them to decide, and never the reason why a game stands still.

They think while somebody is at the table, or while somebody who plays there is away: then up to where
it is for that person to decide. A game of bots alone that nobody looks at rests.

A bot that has no answer is stood in for by the gentle bot, or, where that fails too, by a random legal
move; the log says why, and everyone at the table is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from landfall import catalog
from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.limits import MOST_BOT_GAMES
from landfall.server.tables.table_host import TableHost
from landfall.server.workers.bot_processes import BotProcesses, NoAnswer, Patience, Unwanted
from landfall.server.workers.bot_question import BotQuestion, think
from landfall.server.workers.suggested_turn import SuggestedTurn, suggest_turn
from landfall.store.store import StoreError

log = logging.getLogger(__name__)

POSTPONED: Final = (
    f"{MOST_BOT_GAMES} games of bots alone are being played here already;"
    " this one goes on when one of them is over."
)


async def a_while() -> None:
    """Between two tries to keep what a bot has done."""
    await asyncio.sleep(10)


class BotSeats:
    """Asks the bots of every table, each seat that is to decide one question at a time."""

    def __init__(
        self,
        processes: BotProcesses,
        think: Callable[[BotQuestion], str] = think,
        pause: Patience = a_while,
        own: BotProcesses | None = None,
    ) -> None:
        """`own`: processes for bots of the host's files, for whose failures no other bot waits."""
        self._processes = processes
        self._own = own or processes
        self._think = think
        self._pause = pause
        self._tables: dict[str, asyncio.Task[None]] = {}
        self._bot_games: set[str] = set()
        self._news: dict[str, asyncio.Event] = {}
        """Set when something has happened at a table whose bots are being asked."""
        self._postponed: dict[str, TableHost] = {}
        self._hints: set[asyncio.Task[None]] = set()
        self.rested: Callable[[TableHost], None] = lambda host: None
        """Called when a table's bots have nothing more to decide."""

    def wake(self, host: TableHost) -> None:
        """If a bot is to decide at this table, and somebody waits for it, let it."""
        self._postponed.pop(host.id, None)
        if host.id in self._tables:
            self._news[host.id].set()
            return
        if host.bots.urgency is None or not host.questions():
            return
        if host.setup.seating.bots_only:
            if len(self._bot_games) >= MOST_BOT_GAMES:
                self._postponed[host.id] = host
                host.audience.tell(messages.Trouble(POSTPONED))
                return
            self._bot_games.add(host.id)
        host.busy = True
        self._news[host.id] = asyncio.Event()
        self._tables[host.id] = asyncio.get_running_loop().create_task(self._serve(host))

    async def _serve(self, host: TableHost) -> None:
        asking: dict[tuple[int, int], asyncio.Task[None]] = {}
        try:
            while True:
                for question in host.questions() if host.bots.urgency is not None else ():
                    key = (question.seat, question.version)
                    if key not in asking:
                        asking[key] = asyncio.create_task(self._play(host, question))
                if not asking:
                    break
                await self._until_something(host, asking)
        finally:
            await _cancelled(asking.values())
            del self._tables[host.id]
            del self._news[host.id]
            self._bot_games.discard(host.id)
            host.busy = False
        self.rested(host)
        for waiting in list(self._postponed.values()):
            if len(self._bot_games) < MOST_BOT_GAMES:
                self.wake(waiting)

    async def _until_something(
        self, host: TableHost, asking: dict[tuple[int, int], asyncio.Task[None]]
    ) -> None:
        """Until a bot has decided, or something else has happened at the table."""
        news = self._news[host.id]
        waiting = asyncio.create_task(news.wait())
        try:
            await asyncio.wait((waiting, *asking.values()), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        news.clear()
        for key in [key for key, task in asking.items() if task.done()]:
            with suppress(Unwanted):
                asking.pop(key).result()

    async def _play(self, host: TableHost, question: BotQuestion) -> None:
        """Let a bot decide once; Unwanted if nobody waits for it any more."""
        action, why = await self._answer(host, question)
        stood_in = action or await self._stand_in(host, question)
        try:
            host.answer(question, stood_in, stood_in_for=action is None, because=why)
        except StoreError as error:
            log.error("the answer of the bot %s is not kept: %s", question.bot, error)
            host.bots.tell_who_waits(question.seat, f"The bots wait. {error}")
            await self._pause()

    async def _answer(self, host: TableHost, question: BotQuestion) -> tuple[str | None, str]:
        """The bot's action; or none, and why, if it is a bot of the host's own."""
        processes = self._own if question.own else self._processes
        try:
            return await processes.run(self._think, question, lambda: host.bots.urgency), ""
        except NoAnswer as failure:
            log.error("the bot %s has no answer: %s", question.bot, _logged(question, failure))
            return None, failure.told if question.own else ""

    async def _stand_in(self, host: TableHost, question: BotQuestion) -> str:
        """A legal action in any case."""
        gentle = replace(question, bot=catalog.entry(question.game).gentle_bot, own=None)
        action, _ = await self._answer(host, gentle)
        return action or any_legal(question)

    def hint(self, question: BotQuestion, deliver: Callable[[SuggestedTurn | None], None]) -> None:
        """Think of a turn to suggest, and deliver it; None if there is none."""
        task = asyncio.get_running_loop().create_task(self._suggest(question, deliver))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _suggest(
        self, question: BotQuestion, deliver: Callable[[SuggestedTurn | None], None]
    ) -> None:
        suggested: SuggestedTurn | None = None
        try:
            suggested = await self._processes.run(suggest_turn, question)
        except NoAnswer as failure:
            log.error("there was no hint: %s", _logged(question, failure))
        deliver(suggested)

    async def stop(self) -> None:
        """Stop asking, and end the processes."""
        tasks = [*self._tables.values(), *self._hints]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._processes.stop()
        await self._own.stop()


async def _cancelled(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Wait no longer for what nobody wants any more."""
    given_up = list(tasks)
    for task in given_up:
        task.cancel()
    await asyncio.gather(*given_up, return_exceptions=True)


def _logged(question: BotQuestion, failure: NoAnswer) -> str:
    """For the log, which says nothing of what a seat has seen unless it is asked to."""
    return str(failure) if question.tracebacks else failure.brief


def any_legal(question: BotQuestion) -> str:
    """A random legal action, the same whenever it is asked for."""
    game = question.rules()
    legal = game.legal(question.seen, question.seat)
    return game.text(legal[Rng(question.seed).below(len(legal))])
