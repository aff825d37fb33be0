"""All that one server has: store, lobby, library, bots, jobs and monitor; routes find them here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import uniform
from typing import Annotated

from fastapi import Depends
from fastapi.requests import HTTPConnection

from landfall.server.http.home_network import HomeNetwork
from landfall.server.limits import (
    ANSWERED_FOR_AFTER,
    PRESENCE_EVERY,
    TABLES_AN_HOUR,
    TABLES_AT_ONCE,
)
from landfall.server.tables.bot_seats import BotSeats
from landfall.server.tables.lobby import Lobby
from landfall.server.tables.own_bots import NO_OWN_BOTS, OwnBots
from landfall.server.tables.record_library import RecordLibrary
from landfall.server.traffic.handshakes import Handshakes
from landfall.server.traffic.loop_monitor import LoopMonitor
from landfall.server.traffic.rate_limit import RateLimit
from landfall.server.traffic.scheduler import Scheduler
from landfall.server.workers.bot_processes import BotProcesses
from landfall.server.workers.jobs import Jobs
from landfall.server.workers.upload_reader import UploadReader
from landfall.store.store import Store


class Services:
    """Made when the server starts, closed when it stops."""

    def __init__(
        self, store: Store, home: HomeNetwork | None = None, own: OwnBots = NO_OWN_BOTS
    ) -> None:
        self.store = store
        self.home = home or HomeNetwork()
        self.own = own
        # What the host's bots print may be what they saw: it is not for the log of a running game.
        own_processes = BotProcesses(quiet=not own.tracebacks)
        self.bots = BotSeats(BotProcesses(), own=own_processes)
        self.lobby = Lobby(
            store,
            changed=self.bots.wake,
            hint=self.bots.hint,
            later=_with_presence,
            pause=_after_a_pause,
            own=own,
        )
        self.bots.rested = self.lobby.rest
        self.upload_reader = UploadReader()
        self.library = RecordLibrary(store, self.upload_reader)
        self.jobs = Jobs(store)
        self.scheduler = Scheduler()
        self.handshakes = Handshakes()
        self.new_tables = RateLimit("tables", TABLES_AT_ONCE, TABLES_AN_HOUR)
        self.loop_monitor = LoopMonitor()
        self._watch = asyncio.get_running_loop().create_task(self.loop_monitor.watch())

    async def close(self) -> None:
        self._watch.cancel()
        self.home.stop()
        await self.bots.stop()
        await self.jobs.stop()
        await self.upload_reader.stop()
        self.store.close()


def _with_presence(tell: Callable[[], None]) -> None:
    """When it is time again to tell who is at a table."""
    asyncio.get_running_loop().call_later(PRESENCE_EVERY, tell)


def _after_a_pause(answer: Callable[[], None]) -> None:
    """After a while that tells nothing of why it is so long."""
    asyncio.get_running_loop().call_later(uniform(*ANSWERED_FOR_AFTER), answer)


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(services_of)]
