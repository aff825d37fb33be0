"""The event log of one table: each event is on disk before it counts, and chance follows at once."""

from __future__ import annotations

import sys
from typing import Any, Final

from landfall.core.game import CHANCE, Game
from landfall.server.limits import MOST_ASIDES, MOST_PLAYED
from landfall.server.tables.history import History, restored
from landfall.server.tables.table_setup import TableSetup
from landfall.store.store import Event, EventKind, Snapshot, Store

STEPS: Final[dict[EventKind, int]] = {"act": 1, "chance": 1, "undo": -1, "redo": 1, "rename": 0}
"""By how much each kind of event moves the number of the position."""

ASIDES: Final[frozenset[EventKind]] = frozenset({"undo", "redo", "rename"})
"""What people may do again and again without the game going on."""

NO_ROOM: Final = (
    f"This game has {MOST_PLAYED:,} steps and goes no further."
    " Save its record: a new table can start from where this one stands."
)
NO_MORE_ASIDES: Final = (
    f"There were {MOST_ASIDES:,} undos, redos and new names at this table;"
    " from here on what is done stays done."
)


class EventLog:
    """Keeps the history of a table in a store. `write` keeps events; `follow` makes them count."""

    def __init__(self, table: str, setup: TableSetup, game: Game[Any], store: Store) -> None:
        """Open the log of a table where it was closed."""
        self.table = table
        self.store = store
        self.dice = setup.dice()
        self.names = [place.name for place in setup.seating.places]
        self._game = game
        self.rewritten = sys.maxsize
        """The smallest number that an undo has led back to: what came later may be told anew."""
        self.version = 0
        """The event that led to the position: unlike its number, it never comes again."""
        self._last = 0
        self._asides = 0
        self._number = 0
        self._accepted: dict[tuple[int, str], int] = {}
        self._behind: tuple[int, str] | None = None
        """The seat and nonce behind the last act: chance that follows belongs to it."""
        events = store.events(table)
        start = setup.first_position(game)
        self.history: History = restored(game, start, events, store.snapshot(table))
        for event in events:
            self._note(event)

    def event(self, kind: EventKind, seat: int, text: str = "", nonce: str | None = None) -> Event:
        """What would be the next event."""
        return Event(self._last + 1, kind, seat, text, nonce)

    def full(self, kind: EventKind) -> str:
        """Why there is no more room for an event of this kind that a person wants; empty if there is."""
        if kind in ASIDES:
            return NO_MORE_ASIDES if self._asides >= MOST_ASIDES else ""
        return NO_ROOM if self._number >= MOST_PLAYED else ""

    def write(self, event: Event | None = None) -> tuple[list[Event], int]:
        """Keep an event and the chance it leads to: all of them, and the number they lead to.

        NumberTaken when another server was faster; StoreError when it cannot be kept.
        """
        history, game = self.history, self._game
        events = [] if event is None else [event]
        number = self._number + sum(STEPS[event.kind] for event in events)
        position = history.position if event is None else history.after(event)
        drawn = history.drawn()
        while game.actor(position) == CHANCE:
            code = self.dice.outcome(game, position, number + 1, drawn)
            events.append(Event(self._last + len(events) + 1, "chance", None, game.text(code)))
            position = game.apply(position, code)
            number += 1
            drawn += 1
        if events:
            snapshot = Snapshot(events[-1].number, game.to_dict(position))
            self.store.append(self.table, events, snapshot)
        return events, number

    def unread(self) -> list[Event]:
        """What another server on the same store has written."""
        return self.store.events(self.table, after=self._last)

    def follow(self, event: Event) -> None:
        """Let an event that is kept count."""
        self._note(event)
        self.history.follow(event)

    def accepted(self, seats: frozenset[int], nonce: str) -> int | None:
        """The number to which one of these seats' messages with this nonce has led."""
        known = [self._accepted[seat, nonce] for seat in seats if (seat, nonce) in self._accepted]
        return known[0] if known else None

    def _note(self, event: Event) -> None:
        self._last = event.number
        self._asides += event.kind in ASIDES
        if STEPS[event.kind]:
            self.version = event.number
        self._number += STEPS[event.kind]
        if event.kind == "undo":
            self.rewritten = min(self.rewritten, self._number)
        if event.kind == "rename" and event.seat is not None:
            self.names[event.seat] = event.text
        if event.kind != "chance":
            self._behind = None
            if event.seat is not None and event.nonce is not None:
                self._behind = (event.seat, event.nonce)
        if self._behind:
            self._accepted[self._behind] = self._number
