"""Two tables at which one game is played, and who has seen the same at both.

As long as somebody has seen the same at both tables, they have heard the same, and get the same answers.
"""

from __future__ import annotations

from typing import Any, Final

from landfall.core.game import Game, Position, SeenStep
from landfall.core.rng import Rng
from landfall.core.seeing import noticed, seen_step
from landfall.server import messages
from landfall.server.tables.outlook import Seats
from landfall.server.tables.seen_history import Viewer
from landfall.server.tables.table_host import TableHost
from landfall.testing.check_secrecy import called
from landfall.testing.hosted_table import HostedTable, TableGuest

ASKED_ABOUT: Final = 3
"""Actions that a viewer may take, and as many that they may not, about which they ask."""

NONSENSE: Final = "no such action, surely"


class TwinTables:
    """Both tables; what is done at them comes from outside."""

    def __init__(
        self,
        game: Game[Any],
        begun: tuple[Position, Position] | None,
        viewer: Viewer,
        rng: Rng,
        where: str,
        bots: Seats,
        host: type[TableHost],
        rolls: bool = False,
    ) -> None:
        """`viewer` does nothing that would tell the tables apart; the others may.

        `rolls`: people roll their own dice.
        """
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.where = where
        self.last = "coming in"
        self.nonces = 0
        secret = f"check {rng.below(1000)}"
        shared = [frozenset({0, 1})] if game.seats > 2 and not bots else []
        self.tables = tuple(
            HostedTable(game, start, secret, shared, bots, host, rolls)
            for start in begun or (None, None)
        )
        self.alike: set[Viewer] = {*range(game.seats), None}
        self.known = dict.fromkeys(self.tables[0].guests, 0)
        self.hinted = False

    def require(self, kept: bool, promise: str) -> None:
        assert kept, f"{self.where}, after {self.last}: {promise}"

    def nonce(self) -> str:
        """The same at both tables."""
        self.nonces += 1
        return f"n{self.nonces}"

    # -- who has heard what -------------------------------------------------------------------------

    def compare(self) -> None:
        """Whoever has seen the same at both tables has heard the same at both."""
        trails = [
            {viewer: self.trail(table, viewer) for viewer in self.alike} for table in self.tables
        ]
        self.alike = {viewer for viewer in self.alike if trails[0][viewer] == trails[1][viewer]}
        for seats, before in self.known.items():
            one, other = (table.guests[seats] for table in self.tables)
            if self.is_alike(seats):
                self.same(seats, one, other, before)
        self.known = {seats: len(one.bytes) for seats, one in self.tables[0].guests.items()}

    def trail(self, table: HostedTable, viewer: Viewer) -> tuple[Position, list[SeenStep]]:
        """What a viewer may know of a game so far, by its rules and nothing else."""
        game, history = self.game, table.host.history
        steps = (
            seen_step(game, one.before, one.code, one.after, viewer, one.seat)
            for one in history.steps
        )
        return game.observe(history.start, viewer), [step for step in steps if noticed(step)]

    def is_alike(self, seats: Seats) -> bool:
        """Seats around one screen see as each of them, and as everybody."""
        return self.alike >= (seats if len(seats) == 1 else {*seats, None})

    def same(self, seats: Seats, one: TableGuest, other: TableGuest, before: int) -> None:
        who = _called(seats)
        first, second = one.heard[before:], other.heard[before:]
        count = f"{len(first)} or {len(second)}"
        kinds = [[type(message).__name__ for message in heard] for heard in (first, second)]
        self.require(len(first) == len(second), f"{who} hears {count} messages: {kinds}")
        self.require(kinds[0] == kinds[1], f"{who} hears messages in two orders: {kinds}")
        for mine, yours in zip(one.bytes[before:], other.bytes[before:], strict=True):
            sizes = f"{len(mine)} or {len(yours)}"
            self.require(
                len(mine) == len(yours), f"{who} hears {sizes} bytes: {mine!r} or {yours!r}"
            )
            self.require(mine == yours, f"{who} hears {mine!r} or {yours!r}")

    # -- what may be asked for ----------------------------------------------------------------------

    def ask(self) -> None:
        """Two who see the same ask the same at both tables, in vain too, and come in anew."""
        alike = [seats for seats in self.known if self.is_alike(seats)]
        own: Seats = frozenset(() if self.viewer is None else {self.viewer})
        for seats in dict.fromkeys([own, alike[self.rng.below(len(alike))]]):
            here = self.tables[0].guests[seats].position
            about = self.actions(seats)
            nonces = [self.nonce() for _ in range(5)]
            for table in self.tables:
                self.ask_at(table, seats, here, about, nonces)
            self.hinted |= bool(here.moves)
            found = [table.files(seats) for table in self.tables]
            for mine, yours in zip(*found, strict=True):
                self.require(mine == yours, f"{_called(seats)} may have {mine} or {yours}")
        self.compare()

    def ask_at(
        self,
        table: HostedTable,
        seats: Seats,
        here: messages.PositionMessage,
        about: list[str],
        nonces: list[str],
    ) -> None:
        guest = table.guests[seats]
        guest.say(messages.Why(here.number, nonces[0], about))
        guest.say(messages.Act(here.version, nonces[1], about[-1]))
        guest.say(messages.Act(here.version + 1, nonces[2], about[-1]))
        if not (here.moves and self.hinted):  # a hint takes a while: one is enough
            guest.say(messages.AskHint(here.version, nonces[3]))
        if not here.undo:
            guest.say(messages.Undo(here.version, nonces[4]))
        for since in (None, max(0, here.number - 1)):
            again = TableGuest(table.host, seats, since, table.rolls)
            again.leave()
            for message, written in zip(again.heard, again.bytes, strict=True):
                guest.heard.append(message)
                guest.bytes.append(written)

    def actions(self, seats: Seats) -> list[str]:
        """Some of what may be done, and some of what may not, as far as these seats can tell."""
        game, seat = self.game, min(seats, default=None)
        seen = game.observe(self.tables[0].position, seat)
        legal = set() if seat is None else set(game.legal(seen, seat))
        refused = [code for code in range(game.choices) if code not in legal]
        mine = sorted(legal)
        some = [some[self.rng.below(len(some))] for some in (mine, refused) * ASKED_ABOUT if some]
        alone = len(seats) < 2  # what one seat may not do, another around the screen may
        return [*map(game.text, some), game.text(refused[0]) if refused and alone else NONSENSE]


def _called(seats: Seats) -> str:
    return " and ".join(map(called, sorted(seats))) or called(None)
