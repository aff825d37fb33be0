"""The event log of one table: each event is on disk before it counts, and chance follows at once.

Only a throw that a seat wants to make itself waits for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from landfall import catalog
from landfall.core.game import CHANCE, Game, Position
from landfall.core.stops import Stops
from landfall.server.limits import KEPT_FREE, MOST_ASIDES
from landfall.server.tables.history import KeptStep, Revision
from landfall.server.tables.own_rolls import OwnRolls
from landfall.server.tables.restoring import restored
from landfall.server.tables.seen_histories import Preview, SeenBy
from landfall.server.tables.seen_history import Viewer
from landfall.server.tables.table_setup import TableSetup
from landfall.store.store import Event, EventKind, Snapshot, Store

ASIDES: Final[frozenset[EventKind]] = frozenset({"undo", "redo", "rename", "stops", "rolls"})
"""What people may do again and again without the game going on."""

NO_ROOM: Final = (
    "This game has {steps:,} steps and goes no further."
    " Save its record: a new table can start from where this one stands."
)
NO_MORE_ASIDES: Final = (
    f"There were {MOST_ASIDES:,} undos, redos and new names at this table;"
    " from here on what is done stays done."
)


OWN_ACTS: Final[frozenset[EventKind]] = frozenset({"act", "redo", "roll"})
"""What shows that somebody is at the table."""

Clock = Callable[[], int]
"""Seconds since 1970."""


def seconds_now() -> int:
    return int(time.time())


class LogEntry(NamedTuple):
    """One event, what it does to the history, and to the histories of those who notice it."""

    event: Event
    revision: Revision | None
    seen: SeenBy


class Written(NamedTuple):
    """What has been kept, and does not count yet."""

    entries: list[LogEntry]
    preview: Preview

    def number(self, viewer: Viewer) -> int:
        """Where the viewer will stand when all of it counts."""
        return self.preview.number(viewer)


class EventLog:
    """Keeps the history of a table in a store. `write` keeps events; `follow` makes them count."""

    def __init__(
        self,
        table: str,
        setup: TableSetup,
        game: Game[Any],
        store: Store,
        clock: Clock = seconds_now,
    ) -> None:
        """Open the log of a table where it was closed."""
        self.table = table
        self._clock = clock
        self.store = store
        self.dice = setup.dice()
        self.names = [place.name for place in setup.seating.places]
        self.sat_down: set[int] = set()
        """Seats whose people have said how they want to be called."""
        self.stops = Stops(game, catalog.entry(game.name).stop_levels, setup.seating.bots)
        self.rolls = OwnRolls(game, setup)
        self._game = game
        self._most = catalog.entry(game.name).most_steps - KEPT_FREE
        self.next = ""
        """The table at which they play again, once there is one."""
        self._last = 0
        self._asides = 0
        self._accepted: dict[tuple[int, str], int] = {}
        self._behind: tuple[int, str] | None = None
        """The seat and nonce behind the last act: chance that follows belongs to it."""
        events = store.events(table)
        start = setup.first_position(game)
        self.history, self.seen = restored(game, start, events, store.snapshot(table))
        for event in events:
            self._note(event)
        if self.history.unknown:
            self.dice.begin_anew(self.history.number)
        for step in self.history.steps[self.history.unknown :]:
            if step.seat == CHANCE:
                self.dice.meet(game, step.before, step.code)

    def event(self, kind: EventKind, seat: int, text: str = "", nonce: str | None = None) -> Event:
        """What would be the next event."""
        return Event(self._last + 1, kind, seat, text, nonce)

    def full(self, kind: EventKind) -> str:
        """Why there is no more room for an event of this kind that a person wants; empty if there is."""
        if kind in ASIDES:
            return NO_MORE_ASIDES if self._asides >= MOST_ASIDES else ""
        return NO_ROOM.format(steps=self._most) if self.history.number >= self._most else ""

    def write(self, event: Event | None = None, revision: Revision | None = None) -> Written:
        """Keep an event, which does this to the history, and the chance it leads to.

        NumberTaken when another server was faster; StoreError when it cannot be kept.
        """
        preview = Preview(self._game, self.seen)
        if event is not None and event.kind in OWN_ACTS and event.seat is not None:
            preview.acted[event.seat] = self._clock()
        entries: list[LogEntry] = []
        if event is not None:
            entries.append(LogEntry(event, revision, preview.see(revision) if revision else {}))
        position, kept = self._after(revision)
        released = self.rolls.released(event)
        for played in self.dice.ahead(self._game, position):
            thrown_by = self.rolls.awaited(played.before)
            if thrown_by not in (None, released):
                break
            if event is not None and event.kind == "roll" and thrown_by is not None:
                released = None  # one throw at a time
            number, text = self._last + len(entries) + 1, self._game.text(played.code)
            step = KeptStep(number, CHANCE, played.code, text, played.before, played.after)
            came = Revision(kept, (step,))
            entries.append(LogEntry(Event(number, "chance", None, text), came, preview.see(came)))
            position, kept = played.after, kept + 1
        if entries:
            events = [entry.event for entry in entries]
            snapshot = Snapshot(events[-1].number, self._game.to_dict(position), preview.marks())
            self.store.append(self.table, events, snapshot)
            for seat, when in preview.acted.items():
                self.seen.of(seat).acted = when
        return Written(entries, preview)

    def _after(self, revision: Revision | None) -> tuple[Position, int]:
        """The position after a revision, and its number."""
        if revision is None:
            return self.history.position, self.history.number
        if revision.steps:
            return revision.steps[-1].after, revision.kept + len(revision.steps)
        return self.history.steps[revision.kept].before, revision.kept

    def unread(self) -> list[Event]:
        """What another server on the same store has written."""
        return self.store.events(self.table, after=self._last)

    def entry(self, event: Event) -> LogEntry:
        """What an event that another server has kept does here."""
        revision = self.history.revision(event)
        seen = Preview(self._game, self.seen).see(revision) if revision else {}
        return LogEntry(event, revision, seen)

    def follow(self, entry: LogEntry) -> None:
        """Let an event that is kept count."""
        self._note(entry.event)
        self.history.follow(entry.event, entry.revision)
        self.seen.follow(entry.seen)
        if entry.event.kind == "chance" and entry.revision:
            step = entry.revision.steps[-1]
            self.dice.meet(self._game, step.before, step.code)

    def accepted(self, seats: frozenset[int], nonce: str, viewer: Viewer) -> int | None:
        """Where the viewer stood when a message of one of these seats with this nonce was done."""
        for seat in seats:
            if (seat, nonce) in self._accepted:
                return self.seen.of(viewer).number_after(self._accepted[seat, nonce])
        return None

    def _note(self, event: Event) -> None:
        self._last = event.number
        self._asides += event.kind in ASIDES
        if event.kind == "rename" and event.seat is not None:
            self.names[event.seat] = event.text
            self.sat_down.add(event.seat)
        if event.kind == "stops" and event.seat is not None:
            self.stops.read(event.seat, event.text)
        self.rolls.read(event)
        if event.kind == "rematch":
            self.next = event.text
        if event.kind != "chance":
            self._behind = None
            if event.seat is not None and event.nonce is not None:
                self._behind = (event.seat, event.nonce)
        if self._behind:
            self._accepted[self._behind] = event.number
