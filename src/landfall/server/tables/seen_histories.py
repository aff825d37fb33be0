"""All viewers' histories of one game, and how a step looks to each of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any, Final

from landfall.core.game import HIDDEN, SEAT_LETTERS, Game, Position, SeenAct, SeenStep
from landfall.core.seeing import noticed
from landfall.server.tables.history import History, KeptStep, Revision
from landfall.server.tables.seen_history import (
    SeenHistory,
    SeenRevision,
    Viewer,
    ViewerMarks,
    marks_after,
)

NOBODY = "nobody"
"""What a viewer without a seat is called in stores and records."""

LATELY: Final = 32
"""So many changes are remembered; who has missed more looks at the table before they act."""

SeenBy = Mapping[Viewer, SeenRevision]
"""For each viewer who notices an event what it does to their history."""


def viewer_name(viewer: Viewer) -> str:
    return NOBODY if viewer is None else SEAT_LETTERS[viewer]


class SeenHistories:
    """A history for each seat, and one for whoever has none."""

    def __init__(self, game: Game[Any], start: Position) -> None:
        self._game = game
        everybody = game.observe(start, None)
        self._all: dict[Viewer, SeenHistory] = {None: SeenHistory(None, everybody)}
        for seat in range(game.seats):
            seen = everybody if everybody == start else game.observe(start, seat)
            self._all[seat] = SeenHistory(seat, seen)
        self._lately: deque[dict[Viewer, int]] = deque(maxlen=LATELY)
        """The versions before each of the last changes."""

    def __iter__(self) -> Iterator[SeenHistory]:
        return iter(self._all.values())

    def of(self, viewer: Viewer) -> SeenHistory:
        return self._all[viewer]

    def version(self, seats: frozenset[int]) -> int:
        """Changes whenever what one of these seats sees does, and never comes again."""
        if not seats:
            return self._all[None].version
        return sum(self._all[seat].version for seat in seats)

    def asks_the_same(self, seats: frozenset[int], at: int) -> bool:
        """Is what these seats are asked still what it was at this version?"""
        if at == self.version(seats):
            return True
        return any(
            sum(then[seat] for seat in seats) == at
            and all(then[seat] >= self._all[seat].asked_since for seat in seats)
            for then in self._lately
            if seats
        )

    def tell_again(self, seen: SeenBy) -> None:
        """What happened before a restart: versions are not those that somebody may still hold."""
        for viewer, revision in seen.items():
            self._all[viewer].follow(revision)

    def follow(self, seen: SeenBy) -> None:
        """What happens now."""
        self._lately.append({one.viewer: one.version for one in self})
        for viewer, revision in seen.items():
            history = self._all[viewer]
            before, gone = history.here, history.steps[revision.kept :]
            history.follow(revision)
            if not (
                all(_is_secret(step.act, viewer) for step in (*gone, *revision.steps))
                and self._may_answer(before, viewer) == self._may_answer(history.here, viewer)
            ):
                history.asked_since = history.version

    def _may_answer(self, seen: Position, viewer: Viewer) -> list[int] | None:
        """The acts of a viewer's seat; None where it is not asked."""
        if viewer is None or viewer not in self._game.actors(seen):
            return None
        return self._game.legal(seen, viewer)


def _is_secret(act: SeenAct, viewer: Viewer) -> bool:
    """Has another seat chosen something that is kept from the viewer?"""
    return act.code < 0 and act.actor != viewer and act.actor >= 0


class Preview:
    """What the viewers will see of steps that are not kept yet, one event after another."""

    def __init__(self, game: Game[Any], histories: SeenHistories) -> None:
        self._game = game
        self._histories = histories
        self._here = {one.viewer: one.here for one in histories}
        self._numbers = {one.viewer: one.number for one in histories}
        self.acted: dict[Viewer, int] = {}
        """When a seat has acted, where it has just done so."""
        self._coming: dict[Viewer, list[SeenRevision]] = {one.viewer: [] for one in histories}

    def see(self, revision: Revision) -> SeenBy:
        """What the next event does to the histories of those who notice it."""
        found: dict[Viewer, SeenRevision] = {}
        old = dict(self._numbers)
        if revision.taken is not None:
            self._go_back(revision.taken)
        kept = dict(self._numbers)
        told: dict[Viewer, list[tuple[int, SeenStep]]] = {viewer: [] for viewer in kept}
        for step in revision.steps:
            looks = self._looks(step)
            everybody = looks[0][1]
            notices = noticed(everybody)
            for viewer, seen in looks:
                if notices if seen is everybody else noticed(seen):
                    told[viewer].append((step.event, seen))
                    self._here[viewer] = seen.after
        for viewer, steps in told.items():
            self._numbers[viewer] = kept[viewer] + len(steps)
            if kept[viewer] == old[viewer] and not steps:
                continue
            change = SeenRevision(
                kept[viewer], tuple(seen for _, seen in steps), tuple(event for event, _ in steps)
            )
            if revision.taken is None or self._differs(viewer, change):
                found[viewer] = change
                self._coming[viewer].append(change)
        return found

    def marks(self) -> dict[str, list[int]]:
        """How the viewers' marks will be, for the store."""
        return {
            viewer_name(one.viewer): list(
                marks_after(
                    one.marks._replace(acted=self.acted.get(one.viewer, one.acted)),
                    self._coming[one.viewer],
                )
            )
            for one in self._histories
        }

    def number(self, viewer: Viewer) -> int:
        """How many steps the viewer will have seen."""
        return self._numbers[viewer]

    def _go_back(self, event: int) -> None:
        """To where each viewer stood before the event; it is always the first of those to come."""
        for one in self._histories:
            number = one.number_before(event)
            self._numbers[one.viewer] = number
            self._here[one.viewer] = one.at(number)

    def _differs(self, viewer: Viewer, change: SeenRevision) -> bool:
        """Is anything new in what is told again?"""
        return tuple(self._histories.of(viewer).steps[change.kept :]) != change.steps

    def _looks(self, step: KeptStep) -> list[tuple[Viewer, SeenStep]]:
        """The step as each viewer sees it; where nothing is hidden from anybody, all see the same."""
        game, here = self._game, self._here
        act = game.seen(step.before, step.code, step.seat, None)
        seen = SeenStep(here[None], act, game.observe(step.after, None))
        open_to_all = seen.after == step.after
        looks: list[tuple[Viewer, SeenStep]] = [(None, seen)]
        for viewer in range(game.seats):
            if open_to_all and act.code >= 0 and here[viewer] is here[None]:
                looks.append((viewer, seen))
                continue
            learnt = game.seen(step.before, step.code, step.seat, viewer)
            after = seen.after if open_to_all else game.observe(step.after, viewer)
            looks.append((viewer, SeenStep(here[viewer], learnt, after)))
        return looks


def by_name_only(
    histories: SeenHistories, history: History, marks: Mapping[Viewer, ViewerMarks]
) -> None:
    """Steps that other rules than ours led through: where a game may hide something, nothing of them."""
    here = history.position
    tells_all = bool(getattr(history.game, "lies_open", False))
    for one in histories:
        seen = history.game.observe(here, one.viewer)
        acts = [SeenAct(step.seat, step.text, -1) for step in history.steps]
        if not tells_all:
            known = marks[one.viewer].number if one.viewer in marks else 0
            acts = [SeenAct(step.seat, HIDDEN, -1) for step in history.steps[:known]]
        steps = [SeenStep(seen, act, seen) for act in acts]
        one.rewrite(0, steps, [step.event for step in history.steps[: len(acts)]])
        one.unknown = one.number
        if not one.steps:
            one.start = seen
