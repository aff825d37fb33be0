"""Where somebody stands: all that a message about the present position is made of."""

from __future__ import annotations

from typing import NamedTuple

from landfall.core.game import Position
from landfall.server.tables.seen_history import Viewer

Seats = frozenset[int]
"""What somebody at the table holds; whoever looks on holds none."""


class Outlook(NamedTuple):
    """What somebody sees now, and what they may do."""

    viewer: Viewer
    seen: Position
    """What the viewer may see: an observation."""
    number: int
    version: int
    undo: bool
    redo: bool
    asked: bool
    """The viewer is a seat that is to decide now."""
    rolls: int | None
    """The seat for whose throw the table waits."""
    open: bool
    """The viewer sees what everybody sees, and no more."""

    @property
    def is_to_act(self) -> bool:
        """Does the game wait for the viewer's seat?"""
        return self.asked or (self.viewer is not None and self.rolls == self.viewer)

    @property
    def news(self) -> tuple[object, ...]:
        """Differs from what it was whenever there is something to tell."""
        return (self.viewer, self.version, self.undo, self.redo, self.asked, self.rolls)


def story_viewer(seats: Seats) -> Viewer:
    """Whose history somebody with these seats is told."""
    return min(seats) if len(seats) == 1 else None
