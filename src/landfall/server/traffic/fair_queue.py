"""Waiting for something of which there is little: a bounded queue in which the addresses take turns."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from landfall.server.refusals import Busy, TooMany

Urgency = Callable[[], int]
"""Asked anew whenever somebody is served: the smaller, the sooner."""


def as_all() -> int:
    """No more urgent than anybody else."""
    return 0


class Ticket:
    """One place in a queue, until it is given back."""

    def __init__(self, queue: FairQueue, who: str, urgency: Urgency) -> None:
        self.who = who
        self.urgency = urgency
        self._queue = queue
        self._called = asyncio.get_running_loop().create_future()

    def call(self) -> None:
        if not self._called.done():
            self._called.set_result(None)

    async def called(self) -> None:
        """Until it is this one's turn."""
        await self._called

    def give_back(self) -> None:
        """Done, or nobody waits any more; a second time does nothing."""
        self._called.cancel()
        self._queue.leave(self)


class FairQueue:
    """Serves so many at once; of the most urgent who wait, one of the address served longest ago."""

    def __init__(
        self, what: str, most: int = sys.maxsize, most_each: int = sys.maxsize, at_once: int = 1
    ) -> None:
        """`what` is waiting, in the plural, for the sentences."""
        self._what = what
        self._most = most
        self._most_each = most_each
        self._at_once = at_once
        self._waiting: list[Ticket] = []
        self._served: list[Ticket] = []
        self._turns: dict[str, int] = {}
        self._turn = 0

    def __len__(self) -> int:
        return len(self._waiting) + len(self._served)

    def join(self, who: str, urgency: Urgency = as_all) -> Ticket:
        """A place in the queue, or a sentence why there is none."""
        everybody = [*self._waiting, *self._served]
        if sum(ticket.who == who for ticket in everybody) >= self._most_each:
            raise TooMany(
                f"{self._most_each} {self._what} from your address are waiting."
                " Try again when one of them is done."
            )
        if len(everybody) >= self._most:
            raise Busy(f"{self._most} {self._what} are waiting here. Try again in a while.")
        ticket = Ticket(self, who, urgency)
        self._waiting.append(ticket)
        self._serve()
        return ticket

    def leave(self, ticket: Ticket) -> None:
        for tickets in (self._waiting, self._served):
            if ticket in tickets:
                tickets.remove(ticket)
        self._serve()

    @asynccontextmanager
    async def slot(self, who: str, urgency: Urgency = as_all) -> AsyncIterator[None]:
        """Wait for a slot, and have it in here."""
        ticket = self.join(who, urgency)
        try:
            await ticket.called()
            yield
        finally:
            ticket.give_back()

    def _serve(self) -> None:
        while self._waiting and len(self._served) < self._at_once:
            ticket = min(self._waiting, key=self._order)
            self._waiting.remove(ticket)
            self._served.append(ticket)
            self._turn += 1
            here = {one.who for one in (*self._waiting, ticket)}
            self._turns = {who: turn for who, turn in self._turns.items() if who in here}
            self._turns[ticket.who] = self._turn
            ticket.call()

    def _order(self, ticket: Ticket) -> tuple[int, int]:
        return ticket.urgency(), self._turns.get(ticket.who, 0)
