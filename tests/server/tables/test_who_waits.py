"""Bots think for whoever waits: people at the table first, and for nobody not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from landfall.server import messages
from landfall.server.bodies import Made, NewSeat
from landfall.server.limits import MOST_BOT_GAMES
from landfall.server.tables.bot_seats import BotSeats
from landfall.server.tables.lobby import Lobby
from landfall.server.tables.table_host import TableHost
from landfall.server.workers.bot_processes import BotProcesses
from landfall.store.memory import MemoryStore
from landfall.store.store import Event, Snapshot
from server import minds
from server.guests import HERE, ME, Guest, wanted

PATIENCE = 150.0
"""Seconds; a table at which nothing happens for so long is a failure, not a test that never ends."""

NEXT = 2
"""Whoever is next waits for what is being thought of, and for one that was put in the same moment."""

CADET = NewSeat(player="bot", bot="cadet")
COMMODORE = NewSeat(player="bot", bot="commodore")


class Log(MemoryStore):
    """Remembers at which tables something was done, in order, and whether a bot did it."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[tuple[str, bool]] = []
        self.news = asyncio.Event()

    def append(self, table: str, events: Sequence[Event], snapshot: Snapshot | None = None) -> None:
        super().append(table, events, snapshot)
        if events[0].kind == "act":
            self.done.append((table, events[0].nonce is None))
        self.news.set()

    def at(self, made: Made) -> int:
        """How much was done at a table."""
        return sum(table == made.id for table, _ in self.done)

    def longest_wait(self, made: Made) -> int:
        """The most that was done elsewhere before a bot of this table had answered."""
        longest = waited = 0
        for table, bot in self.done:
            waited += table != made.id
            if table == made.id:
                longest = max(longest, waited if bot else 0)
                waited = 0
        return longest


class Inn:
    """Some tables and the one process in which all their bots think."""

    def __init__(self) -> None:
        self.store = Log()
        self.bots = BotSeats(BotProcesses(1), minds.gently)
        self.lobby = Lobby(self.store, changed=self.bots.wake)
        self.bots.rested = self.lobby.rest

    def table(self, *seats: NewSeat) -> Made:
        return self.lobby.create(wanted(*seats, watchers=True))

    def enter(self, made: Made, seat: str = "") -> Guest:
        """Somebody takes a seat, or looks on."""
        key = made.keys[seat] if seat else (made.watch or "").partition("#")[2]
        return Guest(self.lobby.host(made.id), [key])

    def leave(self, guest: Guest) -> None:
        guest.host.leave(guest.visitor)
        self.lobby.rest(guest.host)

    async def until(self, enough: Callable[[], object]) -> None:
        while not enough():
            self.store.news.clear()
            await asyncio.wait_for(self.store.news.wait(), PATIENCE)

    async def turn(self, me: Guest) -> None:
        """Play a turn, and wait until it is for me to decide again."""
        await self.until(lambda: me.texts)
        while me.texts:
            me.act("end" if "end" in me.texts else me.texts[0])
        await self.until(lambda: me.texts)


@asynccontextmanager
async def inn() -> AsyncIterator[Inn]:
    found = Inn()
    yield found
    await found.bots.stop()


def test_a_persons_bot_goes_before_forty_tables_that_are_only_looked_at() -> None:
    async def play() -> None:
        async with inn() as there:
            crowd = [there.table(*[COMMODORE] * 4) for _ in range(40)]
            for looked_at in crowd:
                there.enter(looked_at)
            await there.until(lambda: there.store.done)
            made = there.table(ME, CADET)
            me = there.enter(made, "A")
            for _ in range(5):
                await there.turn(me)
            assert there.store.at(made) >= 10
            assert there.store.longest_wait(made) <= NEXT

    asyncio.run(play())


def test_forty_tables_at_which_nobody_is_take_no_thought() -> None:
    async def play() -> None:
        async with inn() as there:
            for _ in range(40):
                there.table(*[COMMODORE] * 4)
            made = there.table(ME, CADET)
            me = there.enter(made, "A")
            for _ in range(3):
                await there.turn(me)
            assert {table for table, _ in there.store.done} == {made.id}

    asyncio.run(play())


def test_tables_that_are_equally_urgent_take_turns() -> None:
    async def play() -> None:
        async with inn() as there:
            crowd = [there.table(*[COMMODORE] * 2) for _ in range(5)]
            for made in crowd:
                there.enter(made)
            await there.until(lambda: len(there.store.done) >= 50)
            for made in crowd:
                assert there.store.longest_wait(made) <= len(crowd)

    asyncio.run(play())


def test_a_game_of_bots_rests_when_nobody_looks_and_goes_on_when_somebody_does() -> None:
    async def play() -> None:
        async with inn() as there:
            made = there.table(CADET, CADET)
            first = there.enter(made)
            await there.until(lambda: there.store.at(made) >= 3)
            host = first.host
            there.leave(first)
            seen = there.store.at(made)
            other = there.table(ME, CADET)
            me = there.enter(other, "A")
            for _ in range(3):
                await there.turn(me)
            assert there.store.at(made) <= seen + 1  # what was being thought of
            assert not host.busy
            there.enter(made)
            await there.until(lambda: there.store.at(made) >= seen + 5)

    asyncio.run(play())


def test_bots_go_on_for_somebody_who_plays_and_is_away_up_to_their_turn() -> None:
    async def play() -> None:
        async with inn() as there:
            made = there.table(ME, CADET, CADET)
            me = there.enter(made, "A")
            await there.until(lambda: me.texts)
            while me.texts:
                me.act("end" if "end" in me.texts else me.texts[0])
            host = me.host
            there.leave(me)  # while a bot thinks
            await there.until(lambda: not host.questions())
            assert host.history.actors == (0,)
            assert there.enter(made, "A").texts

    asyncio.run(play())


def test_somebody_who_plays_goes_before_somebody_who_is_away() -> None:
    async def play() -> None:
        async with inn() as there:
            away = [there.table(HERE, *[COMMODORE] * 3) for _ in range(20)]
            made = there.table(ME, CADET)
            me = there.enter(made, "A")
            for _ in range(3):
                await there.turn(me)
            assert there.store.longest_wait(made) <= NEXT
            await there.until(lambda: all(waits_for_a_person(there, table) for table in away))

    asyncio.run(play())


def waits_for_a_person(there: Inn, made: Made) -> bool:
    host: TableHost = there.lobby.host(made.id)
    return not host.questions()


def test_only_so_many_games_of_bots_are_played_at_once_and_the_others_are_told() -> None:
    async def play() -> None:
        async with inn() as there:
            crowd = [there.table(CADET, CADET) for _ in range(MOST_BOT_GAMES + 1)]
            guests = [there.enter(made) for made in crowd]
            told = [[trouble.reason for trouble in guest.all(messages.Trouble)] for guest in guests]
            assert told[:-1] == [[]] * MOST_BOT_GAMES
            assert "goes on when one of them is over" in told[-1][0]
            await there.until(lambda: all(there.store.at(made) for made in crowd[:-1]))
            assert there.store.at(crowd[-1]) == 0
            there.leave(guests[0])
            await there.until(lambda: there.store.at(crowd[-1]))

    asyncio.run(play())
