"""A table is taken up where it was left: its history, and what each viewer saw, from its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landfall.core.errors import LandfallError
from landfall.core.game import Game, Position
from landfall.server.tables.event_folding import Folded, folded
from landfall.server.tables.history import History, Revision, followed, left_at
from landfall.server.tables.seen_histories import (
    Preview,
    SeenHistories,
    by_name_only,
    viewer_name,
)
from landfall.server.tables.seen_history import Viewer, ViewerMarks
from landfall.store.store import UNREADABLE, Damaged, Event, Snapshot


def restored(
    game: Game[Any], start: Position, events: Sequence[Event], kept: Snapshot | None
) -> tuple[History, SeenHistories]:
    """The histories that these events tell, standing exactly where the snapshot says they stood."""
    found = folded(events)
    history = _history(game, start, found, kept)
    seen = SeenHistories(game, history.start)
    marks = viewer_marks(game, kept)
    if history.unknown:
        by_name_only(seen, history, marks)
    else:
        for number, step in enumerate(history.steps):
            seen.tell_again(Preview(game, seen).see(Revision(number, (step,))))
    later = len(events) - kept.number if kept else len(events)
    for one in seen:
        known = marks.get(one.viewer)
        # Where nothing is kept of a viewer, the number of events is more than any version there was.
        one.version = known.version + later if known else len(events)
        one.acted = known.acted if known else 0
        one.rewritten = 0 if later else known.rewritten if known else found.rewritten
    return history, seen


def viewer_marks(game: Game[Any], kept: Snapshot | None) -> dict[Viewer, ViewerMarks]:
    """What is kept of each viewer; nothing by versions that had one history for all."""
    found: dict[Viewer, ViewerMarks] = {}
    entries: Mapping[str, Any] = kept.viewers if kept else {}
    for viewer in (None, *range(game.seats)):
        if entry := entries.get(viewer_name(viewer)):
            try:
                found[viewer] = ViewerMarks(*map(int, entry))
            except (TypeError, ValueError) as error:
                raise Damaged(f"{UNREADABLE}: its viewers have another shape.") from error
    return found


def _history(game: Game[Any], start: Position, found: Folded, kept: Snapshot | None) -> History:
    """If the rules have been corrected since, following the events may lead elsewhere or nowhere.

    Then the snapshot counts: the game goes on from where the players left it, and only what lies before
    cannot be shown.
    """
    history: History | None = None
    refused: LandfallError | None = None
    try:
        history = followed(game, start, found.done)
    except LandfallError as error:
        refused = error
    try:
        here = game.from_dict(kept.position) if kept else None
    except LandfallError as error:
        here, refused = None, refused and error
    if here is not None and (history is None or here != history.position):
        return left_at(here, game, start, found)
    if history is None:
        raise LandfallError(
            f"this game was played by rules that this version does not know: {refused}"
        )
    history.undone = found.undone
    return history
