"""Which events of a table count: those taken back do not, and nothing is applied to find out.

However often people have changed their minds, only where they ended up is played through.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NamedTuple

from landfall.store.store import UNREADABLE, Damaged, Event


class TakenBack(NamedTuple):
    """A step that a seat has taken back and may do again, and the event that took it back."""

    text: str
    event: int


class Folded(NamedTuple):
    """Where the events lead."""

    done: list[Event]
    """Acts and outcomes that count, in order; one that was done again has the number of that."""
    undone: dict[int, list[TakenBack]]
    """For each seat what it may do again, the last one first to come."""
    rewritten: int
    """The smallest number of steps that was left when something was taken back."""


def folded(events: Iterable[Event]) -> Folded:
    """What counts of these events."""
    done: list[Event] = []
    undone: dict[int, list[TakenBack]] = {}
    rewritten = sys.maxsize
    for event in events:
        match event.kind:
            case "act":
                done.append(event)
                undone.pop(_seat(event), None)
            case "chance":
                done.append(event)
                undone.clear()
            case "undo":
                at = _taken(done, event)
                taken = done[at]
                done[at:] = [one for one in done[at:] if one.seat != event.seat]
                undone.setdefault(_seat(event), []).append(TakenBack(taken.text, event.number))
                rewritten = min(rewritten, at)
            case "redo":
                done.append(_done_again(event, undone))
            case "rename" | "stops" | "roll" | "rolls":
                pass
            case _:
                raise Damaged(f"{UNREADABLE}: nothing is known of the event {event.kind!r}.")
    return Folded(done, undone, rewritten)


def _taken(done: list[Event], event: Event) -> int:
    """Where the step stands that was taken back: the one that is named, or the last of the seat."""
    for at in range(len(done) - 1, -1, -1):
        if done[at].seat == event.seat and done[at].kind == "act":
            if event.text in ("", str(done[at].number)):
                return at
    raise Damaged(f"{UNREADABLE}: more was taken back than done.")


def _done_again(event: Event, undone: dict[int, list[TakenBack]]) -> Event:
    waiting = undone.get(_seat(event))
    if not waiting:
        raise Damaged(f"{UNREADABLE}: more was done again than taken back.")
    return Event(event.number, "act", event.seat, waiting.pop().text)


def _seat(event: Event) -> int:
    if event.seat is None:
        raise Damaged(f"{UNREADABLE}: nobody has done the event {event.number}.")
    return event.seat
