"""What everyone at a table is told when something has happened: those who see the same, the same.

Whoever notices nothing of it is told nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from landfall.core.game import SEAT_LETTERS
from landfall.server import messages
from landfall.server.tables.audience import Audience, Visitor
from landfall.server.tables.event_log import LogEntry
from landfall.server.tables.outlook import Outlook, Seats, story_viewer
from landfall.server.tables.plain_presenter import PlainPresenter
from landfall.server.tables.presenter import Presenter
from landfall.server.tables.seen_histories import SeenBy
from landfall.server.tables.seen_history import Viewer
from landfall.server.tables.since_last_act import SinceLastAct
from landfall.server.tables.viewpoints import Viewpoints


class Broadcast:
    """Tells a table's audience where its game stands for each of them."""

    def __init__(
        self,
        viewpoints: Viewpoints,
        presenter: Presenter,
        plain: PlainPresenter,
        audience: Audience,
        shows_chances: Callable[[Seats], bool] = lambda seats: False,
    ) -> None:
        """`shows_chances`: whether somebody with these seats is told the chances to win."""
        self._shows_chances = shows_chances
        self._viewpoints = viewpoints
        self._presenter = presenter
        self._plain = plain
        self._audience = audience
        self._since = SinceLastAct(presenter.game)
        self._waiting: set[int] = set()
        """Seats that are not asked before their own turn, as they have been told."""

    def catch_up(self, visitor: Visitor, since: int | None) -> None:
        """Tell somebody who comes, and knows the story up to a number, the rest and the position."""
        seen = self._viewpoints.history(visitor.seats)
        known = min(since or 0, seen.rewritten)
        visitor.send(messages.StoryMessage(self._presenter.lines(seen, known)))
        for seat in sorted(visitor.seats):
            self._tell_stops(seat, [visitor])
        self._tell_since(visitor, self._viewpoints.outlook(visitor.seats).is_to_act)
        self._tell_positions([visitor])
        self._tell_plain([visitor])
        self._tell_over([visitor])

    def show(self, visitor: Visitor, plain: bool) -> None:
        """From now on in plain words, too, or no longer."""
        visitor.plain, visitor.reads = plain, None
        if plain and not self._plain.able:
            visitor.send(messages.Trouble("This game has no plain table."))
        self._tell_plain([visitor])

    def tell(self, entry: LogEntry) -> None:
        """Tell everyone an event that counts now, as far as they notice it."""
        if entry.event.kind == "rematch":
            self._audience.next = entry.event.text
        if entry.event.kind in ("rename", "rolls", "rematch"):
            self._audience.tell_table()
        if entry.event.kind == "stops" and entry.event.seat is not None:
            self._tell_stops(entry.event.seat, self._audience)
        for seat in sorted(self._waiting):
            if not self._viewpoints.waits_for_own_turn(seat):
                self._tell_stops(seat, self._audience)
        if entry.event.kind == "undo" and entry.event.seat is not None:
            self._tell_taken_back(entry.event.seat, entry.seen)
        self._tell_story(entry.seen)
        told = self._tell_positions(self._audience)
        self._tell_plain(self._audience)
        self._tell_over(told)

    def _tell_taken_back(self, seat: int, seen: SeenBy) -> None:
        """That a seat has taken an act back, to the others who had noticed it."""
        for visitor in self._audience:
            if seat not in visitor.seats and story_viewer(visitor.seats) in seen:
                number = self._viewpoints.history(visitor.seats).number
                visitor.send(self._presenter.took_back(seat, number))

    def _tell_story(self, seen: SeenBy) -> None:
        """What is new in the story, made once for all who are told it alike."""
        told: dict[Viewer, messages.StoryMessage] = {}
        for visitor in self._audience:
            viewer = story_viewer(visitor.seats)
            if viewer not in seen or not seen[viewer].steps:
                continue
            if viewer not in told:
                history = self._viewpoints.history(visitor.seats)
                lines = self._presenter.lines(history, seen[viewer].kept)
                told[viewer] = messages.StoryMessage(lines)
            visitor.send(told[viewer])

    def _tell_positions(self, visitors: Iterable[Visitor]) -> list[Visitor]:
        """The position for those to whom it is news; they are answered."""
        outlooks: dict[Seats, Outlook] = {}
        made: dict[Seats, messages.PositionMessage] = {}
        told: list[Visitor] = []
        for visitor in visitors:
            seats = visitor.seats
            if seats not in outlooks:
                outlooks[seats] = self._viewpoints.outlook(seats)
            if visitor.knows == outlooks[seats].news:
                continue
            if visitor.knows is not None and outlooks[seats].is_to_act:
                self._tell_since(visitor, to_act=True)
            visitor.knows = outlooks[seats].news
            if seats not in made:
                chances = self._shows_chances(seats)
                made[seats] = self._presenter.position(outlooks[seats], chances)
            visitor.send(made[seats])
            told.append(visitor)
        return told

    def _tell_since(self, visitor: Visitor, to_act: bool) -> None:
        """What the one seat of a visitor has missed: when they come, and once when it is to act.

        Several seats around one screen have seen it there.
        """
        if len(visitor.seats) != 1:
            return
        seen = self._viewpoints.history(visitor.seats)
        since = seen.since_last_act()
        if visitor.reminded == (since, to_act):
            return
        lines = self._presenter.lines(seen, max(since, seen.unknown))
        if message := self._since.message(seen, lines, seen.acted):
            visitor.reminded = (since, to_act)
            visitor.send(message)

    def _tell_plain(self, visitors: Iterable[Visitor]) -> None:
        """The position in plain words to those who want it so, when there is something new in it."""
        news: dict[Seats, object] = {}
        made: dict[Seats, messages.PlainMessage | None] = {}
        for visitor in visitors:
            seats = visitor.seats
            if not visitor.plain:
                continue
            if seats not in news:
                news[seats] = (self._viewpoints.outlook(seats).news, self._plain.names)
            if visitor.reads == news[seats]:
                continue
            visitor.reads = news[seats]
            if seats not in made:
                made[seats] = self._in_plain_words(seats)
            if message := made[seats]:
                visitor.send(message)

    def _in_plain_words(self, seats: Seats) -> messages.PlainMessage | None:
        points, outlook = self._viewpoints, self._viewpoints.outlook(seats)
        viewer = outlook.viewer
        return self._plain.plain(
            outlook,
            mine=points.seen_by(viewer),
            told=points.history(seats),
            plays=bool(seats),
            acts=points.back_and_forth(seats),
            watching=self._audience.watching,
        )

    def _tell_stops(self, seat: int, visitors: Iterable[Visitor]) -> None:
        """What a seat wishes, to those who hold it and nobody else."""
        stops, waits = self._viewpoints.stops(seat), self._viewpoints.waits_for_own_turn(seat)
        (self._waiting.add if waits else self._waiting.discard)(seat)
        if stops:
            message = messages.StopsMessage(SEAT_LETTERS[seat], stops, waits)
            for visitor in visitors:
                if seat in visitor.seats:
                    visitor.send(message)

    def _tell_over(self, visitors: Iterable[Visitor]) -> None:
        over: dict[Viewer, messages.Over | None] = {}
        for visitor in visitors:
            viewer = self._viewpoints.eyes(visitor.seats)
            if viewer not in over:
                last = self._viewpoints.last_step(visitor.seats)
                over[viewer] = self._presenter.over(last, self._viewpoints.here(visitor.seats))
            if message := over[viewer]:
                visitor.send(message)
