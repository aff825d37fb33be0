"""What has happened to a seat since it acted last, told to whoever comes back to it.

Made of what the seat itself saw. First what others did against it, then what brought them points, then
the rest; three sentences at most, which are sentences of the story.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from landfall import catalog
from landfall.core.game import CHANCE, SEAT_LETTERS, SOMEONE, Game, Position
from landfall.core.plain import SeatFacts
from landfall.server import messages
from landfall.server.tables.seen_history import SeenHistory

MOST_FACTS: Final = 3


class _Told(NamedTuple):
    """A sentence of the story, with what it cost the seat and brought to who acted."""

    line: messages.StoryLine
    lost: Counter[str]
    gained: Counter[str]
    rank: tuple[int, ...]


class SinceLastAct:
    """Tells a seat what it has missed."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._table = catalog.entry(game.name).table

    def turns(self, seen: SeenHistory) -> int:
        """How many turns of others have begun since the seat acted last."""
        since = max(seen.since_last_act(), seen.unknown)
        begun = {self._game.turn(step.before) for step in seen.steps[since:]}
        begun.add(self._game.turn(seen.here))
        if since > seen.unknown:  # another's, in which the seat was asked
            begun.discard(self._game.turn(seen.steps[since - 1].before))
        return sum(seat not in (-1, seen.viewer) for _, seat in begun)

    def message(
        self, seen: SeenHistory, lines: Sequence[messages.StoryLine], acted: int
    ) -> messages.SinceMessage | None:
        """For the seat whose history this is; `lines` is its story since then, `acted` when that was."""
        if seen.viewer is None or not seen.since_last_act():
            return None
        turns = self.turns(seen)
        if not turns:
            return None
        since = max(seen.since_last_act(), seen.unknown)
        told = sorted(self._told(seen, seen.viewer, lines), key=lambda one: one.rank, reverse=True)
        facts = sorted(told[:MOST_FACTS], key=lambda one: (not one.lost, one.line.number))
        lost = self._more(seen.at(since), seen.here, seen.viewer, seen.viewer)
        return messages.SinceMessage(
            SEAT_LETTERS[seen.viewer],
            since,
            acted,
            turns,
            [
                messages.SinceFact(one.line.number, one.line.seat, dict(one.lost), dict(one.gained))
                for one in facts
            ],
            lost=dict(-lost),
        )

    def _told(
        self, seen: SeenHistory, me: int, lines: Sequence[messages.StoryLine]
    ) -> Iterator[_Told]:
        """The sentences about others' acts that changed something; one that grew is told once."""
        known = seen.number + 1
        for line in reversed(lines):
            if line.number >= known:
                continue
            known = line.since
            actor = seen.steps[line.number - 1].act.actor
            if actor in (CHANCE, SOMEONE, me):
                continue
            before, after = seen.at(line.since - 1), seen.at(line.number)
            lost = -self._more(before, after, me, me)
            gained = +self._more(before, after, actor, me)
            if lost or gained:
                unit = self._unit
                rarest = max(map(self._listed(after, me).index, gained), default=-1)
                rank = (lost[unit], sum(lost.values()), gained[unit], rarest, line.number)
                yield _Told(line, lost, gained, rank)

    @property
    def _unit(self) -> str:
        return self._table.score(self._game)["unit"] if self._table else ""

    def _more(self, before: Position, after: Position, seat: int, viewer: int) -> Counter[str]:
        """What a seat has more of, or less, by unit, points among them."""
        more = self._counted(after, seat, viewer)
        more.subtract(self._counted(before, seat, viewer))
        return more

    def _counted(self, seen: Position, seat: int, viewer: int) -> Counter[str]:
        found = self._facts(seen, viewer)
        counted = Counter(
            {fact["unit"]: fact["n"] for fact in found[seat]["facts"]} if found else {}
        )
        counted[self._unit] = self._game.score(seen, seat)
        return counted

    def _listed(self, seen: Position, viewer: int) -> list[str]:
        """What seats have, in the order of the game, what is rare last, and then points."""
        found = self._facts(seen, viewer)
        units = [fact["unit"] for fact in found[viewer]["facts"]] if found else []
        return [*units, self._unit]

    def _facts(self, seen: Position, viewer: int) -> Sequence[SeatFacts]:
        return self._table.seats(self._game, seen, viewer) if self._table else ()
