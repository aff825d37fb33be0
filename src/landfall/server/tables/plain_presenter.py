"""The plain table of one viewer: what the game says of what they see, and what the table adds.

Like the presenter it never meets a position, only observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from landfall import catalog
from landfall.core.game import OVER, SEAT_LETTERS, Game, Position
from landfall.core.plain import Group, PlainTable, Prompt, SeatFacts
from landfall.server import messages
from landfall.server.limits import MOST_TOLD
from landfall.server.plain_message import (
    Mood,
    PlainGame,
    PlainLine,
    PlainMine,
    PlainStatus,
    UndoWords,
)
from landfall.server.tables.done_lately import with_lately
from landfall.server.tables.outlook import Outlook
from landfall.server.tables.plain_differences import changes, groups_compared, seats_compared
from landfall.server.tables.seen_history import SeenHistory, Viewer
from landfall.server.tables.story_lines import StoryLines

TAKE_BACK: Final = "Take it back"


class PlainPresenter:
    """Puts one game into plain words for its viewers."""

    def __init__(self, game: Game[Any], names: Sequence[str], bots: frozenset[int]) -> None:
        self._game = game
        self._names = names
        self._bots = bots
        self._package = catalog.entry(game.name)
        self._lines = StoryLines(game, names)
        self._told: dict[Viewer, tuple[list[int], list[messages.StoryLine]]] = {}

    @property
    def able(self) -> bool:
        """Does the game show itself in plain words?"""
        return self._package.table is not None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._names)

    def plain(
        self,
        outlook: Outlook,
        mine: SeenHistory,
        told: SeenHistory,
        *,
        plays: bool,
        acts: tuple[str, str],
        watching: int,
    ) -> messages.PlainMessage | None:
        """What somebody sees, in plain words.

        `mine` is the history of the viewer, `told` the one whose story they hear; `plays`: they hold a
        seat; `acts`: what would be taken back and what done again, where that may be said.
        """
        table, game, seen = self._package.table, self._game, outlook.seen
        if table is None:
            return None
        viewer, since = outlook.viewer, mine.since_others_acted()
        letter = None if viewer is None else SEAT_LETTERS[viewer]
        old = self._seen_before(table, mine, since)
        seats = seats_compared(
            table.seats(game, seen, viewer), old[0], self._names, self._notes(viewer)
        )
        groups = [self._titled(group) for group in table.position(game, seen, viewer)]
        if old[0]:
            groups = groups_compared(groups, old[1])
        return messages.PlainMessage(
            version=outlook.version,
            number=outlook.number,
            viewer=letter,
            round=game.round(seen),
            game=PlainGame(game.name, self._package.title, self._edition(), table.accent),
            units=dict(table.units(game)),
            score=table.score(game),
            status=self._status(table, seen, viewer, self._mood(outlook, plays)),
            seats=seats,
            position=groups,
            changes=changes(seats, groups, table.score(game)["unit"], letter),
            story=self._story(told, told.number_after(mine.events[since - 1]) if since else None),
            prompt=with_lately(game, self._prompt(table, seen, viewer), mine)
            if outlook.asked and viewer is not None
            else None,
            undo=self._named("Undo", acts[0]) if outlook.undo else None,
            redo=self._named("Redo", acts[1]) if outlook.redo else None,
            watching=watching or None,
            mine=self._mine(table, outlook),
            result=table.result(game, seen),
        )

    def _prompt(self, table: PlainTable, seen: Position, viewer: int) -> Prompt:
        """What a seat is asked; in another's turn, with the kind of moment it is."""
        prompt = table.prompt(self._game, seen, viewer)
        codes = self._game.legal(seen, viewer)
        if prompt["end"] and (earned := catalog.earned(self._game, seen, viewer, codes)):
            prompt = {**prompt, "end": {**prompt["end"], "earned": earned}}
        if tally := catalog.tally(self._game, seen, viewer, codes):
            prompt = {**prompt, "tally": tally}
        window = self._game.window(seen, viewer)
        return {**prompt, "window": window.kind} if window else prompt

    def still(self, seen: Position, number: int) -> messages.PlainMessage | None:
        """A position of a record for somebody who looks on: nobody is asked, and nothing is told."""
        table, game = self._package.table, self._game
        if table is None:
            return None
        return messages.PlainMessage(
            version=number,
            number=number,
            viewer=None,
            round=game.round(seen),
            game=PlainGame(game.name, self._package.title, self._edition(), table.accent),
            units=dict(table.units(game)),
            score=table.score(game),
            status=self._status(table, seen, None, "over" if game.actor(seen) == OVER else "watch"),
            seats=seats_compared(table.seats(game, seen, None), (), self._names, self._notes(None)),
            position=[self._titled(group) for group in table.position(game, seen, None)],
            changes=[],
            story=[],
            prompt=None,
            undo=None,
            redo=None,
            result=table.result(game, seen),
        )

    def _titled(self, group: Group) -> Group:
        """A group with the name of its seat in its title, if that asks for one."""
        if "{seat}" not in group["title"] or "seat" not in group:
            return group
        name = self._names[SEAT_LETTERS.index(group["seat"])]
        return {**group, "title": group["title"].replace("{seat}", name)}

    # -- pieces -----------------------------------------------------------------------------------

    def _edition(self) -> str:
        return self._package.editions.get(self._game.edition, self._game.edition)

    def _seen_before(
        self, table: PlainTable, mine: SeenHistory, since: int
    ) -> tuple[Sequence[SeatFacts], Sequence[Group]]:
        """The seats and the position as the viewer's own last act left them."""
        if not since or since < mine.unknown:
            return (), ()
        seen, viewer = mine.at(since), mine.viewer
        return table.seats(self._game, seen, viewer), table.position(self._game, seen, viewer)

    def _notes(self, viewer: Viewer) -> list[str]:
        """Who sits there."""
        return [
            "you" if seat == viewer else "computer" if seat in self._bots else ""
            for seat in range(self._game.seats)
        ]

    def _status(self, table: PlainTable, seen: Position, viewer: Viewer, mood: Mood) -> PlainStatus:
        situation = table.status(self._game, seen, viewer)
        return PlainStatus(
            mood=mood,
            actors=[SEAT_LETTERS[seat] for seat in self._game.actors(seen)],
            words=situation["words"],
            step=situation["step"],
            doing=situation.get("doing"),
        )

    def _mood(self, outlook: Outlook, plays: bool) -> Mood:
        if self._game.actor(outlook.seen) == OVER:
            return "over"
        if outlook.asked and outlook.viewer is not None:
            return "answer" if self._game.window(outlook.seen, outlook.viewer) else "decide"
        return "wait" if plays else "watch"

    def _named(self, verb: str, action: str) -> UndoWords:
        if not action:
            return UndoWords(verb)
        return UndoWords(f"{verb}: {catalog.title(self._game, self._game.code(action))}")

    def _mine(self, table: PlainTable, outlook: Outlook) -> PlainMine | None:
        if outlook.viewer is None or outlook.asked:
            return None
        chosen = table.mine(self._game, outlook.seen, outlook.viewer)
        if chosen is None:
            return None
        undo = TAKE_BACK if outlook.undo else None
        return PlainMine(chosen["words"], chosen["secret"], undo)

    def _story(self, told: SeenHistory, since: int | None) -> list[PlainLine]:
        """The last sentences, fresh after number `since`; one that a later one takes in is left out."""
        found: list[PlainLine] = []
        taken_in = told.number + 1
        for line in reversed(self._all_lines(told)):
            if line.number < taken_in and line.spans:
                found.append(
                    PlainLine(
                        number=line.number,
                        since=line.since,
                        round=line.round,
                        seat=line.seat,
                        words=line.spans,
                        fresh=since is not None and line.number > since,
                    )
                )
                taken_in = line.since
            if len(found) == MOST_TOLD:
                break
        return found[::-1]

    def _all_lines(self, told: SeenHistory) -> list[messages.StoryLine]:
        """The viewer's story; what was put in words before is not told again."""
        versions, lines = self._told.get(told.viewer, ([], []))
        same = 0
        for old, version in zip(versions, told.told_as, strict=False):
            if old != version:
                break
            same += 1
        more = self._lines.lines(told.steps, same, told.viewer, told.unknown)
        self._told[told.viewer] = (list(told.told_as), [*lines[:same], *more])
        return self._told[told.viewer][1]
