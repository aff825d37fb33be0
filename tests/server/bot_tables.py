"""Tables of bots that think in real processes, for tests of what happens to them there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from landfall.server import messages
from landfall.server.bodies import NewSeat
from landfall.server.tables.bot_seats import BotSeats
from landfall.server.tables.own_bots import NO_OWN_BOTS, OwnBots
from landfall.server.workers.bot_processes import BotProcesses, Patience
from landfall.server.workers.bot_question import BotQuestion
from landfall.store.memory import MemoryStore
from server.guests import Table, wanted

PATIENCE = 150.0
"""Seconds; a table at which nothing happens for so long is a failure, not a test that never ends."""

CHANCE = ("first", "draw", "roll", "relic")
"""The verbs of what nobody decides."""

Mind = Callable[[BotQuestion], str]


async def for_ever() -> None:
    await asyncio.Event().wait()


async def at_once() -> None:
    return


class Playing:
    """A table whose bots think in a real process, and somebody who hears what happens there."""

    def __init__(
        self, table: Table, mind: Mind, patience: Patience, own: BotProcesses | None
    ) -> None:
        self.table = table
        self.bots = BotSeats(BotProcesses(1, patience), mind, pause=at_once, own=own)
        self.watcher = table.watcher()
        self._told = asyncio.Event()
        watch = (table.made.watch or "").partition("#")[2]
        table.host.enter([watch], lambda message: self.tell())

    def tell(self) -> None:
        """Something was said."""
        self._told.set()

    @property
    def acts(self) -> list[str]:
        stories = self.watcher.all(messages.StoryMessage)
        told = [line.action for story in stories for line in story.lines]
        return [action for action in told if not action.startswith(CHANCE)]

    @property
    def troubles(self) -> list[str]:
        return [trouble.reason for trouble in self.watcher.all(messages.Trouble)]

    async def until(self, enough: Callable[[], object]) -> None:
        while not enough():
            self._told.clear()
            await asyncio.wait_for(self._told.wait(), PATIENCE)


@asynccontextmanager
async def playing(
    mind: Mind,
    patience: Patience = for_ever,
    table: Table | None = None,
    own: BotProcesses | None = None,
) -> AsyncIterator[Playing]:
    """Two bots at a table, asked until we have seen enough."""
    found = Playing(table or bots_only(), mind, patience, own)
    found.bots.wake(found.table.host)
    yield found
    await found.bots.stop()


def bots_only(
    bot: str = "drifter", store: MemoryStore | None = None, own: OwnBots = NO_OWN_BOTS
) -> Table:
    return Table(wanted(*[NewSeat(player="bot", bot=bot)] * 2, watchers=True), store, own)


def question_of(table: Table) -> BotQuestion:
    [question] = table.host.questions()
    return question
