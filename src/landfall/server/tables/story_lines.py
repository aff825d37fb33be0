"""The story of a game line by line, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landfall import catalog
from landfall.core.game import CHANCE, SEAT_LETTERS, Game, SeenStep
from landfall.core.plain import Words, text_of
from landfall.server import messages


class StoryLines:
    """Tells steps in the words of their game."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._package = catalog.entry(game.name)
        self._story = self._package.story
        self._last: object = None
        """The line that was made last: its number, its steps and the names in it."""
        self._made: dict[int | None, messages.StoryLine] = {}
        """As it is told to each seat that it speaks to, and to all others."""

    def lines(
        self, steps: Sequence[SeenStep], known: int = 0, you: int | None = None, unknown: int = 0
    ) -> list[messages.StoryLine]:
        """The story after the first `known` steps; told to the seat `you`, its acts are `You …`.

        The first `unknown` steps are known by name only.
        """
        return [self._line(steps, index, you, unknown) for index in range(known, len(steps))]

    def _line(
        self, steps: Sequence[SeenStep], index: int, you: int | None, unknown: int
    ) -> messages.StoryLine:
        """One step of the story, told together with those before it that belong to it."""
        act = steps[index].act
        if index < unknown:
            seat = SEAT_LETTERS[act.actor] if act.actor >= 0 else None
            return messages.StoryLine(index + 1, index + 1, seat, act.text, act.text, [act.text], 0)
        together = tuple(steps[self._begun(steps, index, unknown) : index + 1])
        if you is not None and not self._speaks_to(together, you):
            you = None
        line = (index, together, tuple(self._names))
        if self._last != line:
            self._last, self._made = line, {}
        if you not in self._made:
            self._made[you] = self._new_line(index, together, you)
        return self._made[you]

    def _speaks_to(self, steps: Sequence[SeenStep], seat: int) -> bool:
        asked = self._package.speaks_to
        return asked is None or asked(self._game, steps, self._names, seat)

    def _new_line(
        self, index: int, together: Sequence[SeenStep], you: int | None
    ) -> messages.StoryLine:
        drawn = self._package.drawn
        words, spans = self._told(together, you)
        return messages.StoryLine(
            number=index + 1,
            since=index + 2 - len(together),
            seat=self._seat(together[0]),
            action=together[-1].act.text,
            words=words,
            spans=spans,
            round=self._game.round(together[0].before),
            changes=drawn(self._game, together) if drawn else [],
        )

    def _told(self, steps: Sequence[SeenStep], you: int | None) -> tuple[str, Words]:
        """Steps that belong together, in words and in spans."""
        spans, table = self._package.spans, self._package.table
        if spans is None:
            words = self._story.tell(self._game, steps, self._names, you)
            return words, [words] if words else []
        found = spans(self._game, steps, self._names, you)
        return text_of(found, table.units(self._game) if table else {}, self._names), found

    def _seat(self, step: SeenStep) -> str | None:
        """Who acted, or in whose turn chance has come; nobody's before the first turn."""
        seat = step.act.actor
        if seat == CHANCE:
            _, seat = self._game.turn(step.before)
        return SEAT_LETTERS[seat] if seat >= 0 else None

    def _begun(self, steps: Sequence[SeenStep], index: int, unknown: int) -> int:
        """Where the sentence of this step begins: what is done piece by piece is one sentence."""
        while index > unknown and self._story.joins(self._game, steps[index - 1], steps[index]):
            index -= 1
        return index
