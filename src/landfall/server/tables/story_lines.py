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
        self._last: tuple[object, tuple[SeenStep, ...], messages.StoryLine] | None = None
        """What everybody was told last: of what it is made, its steps, which stay here, and the line."""

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
        begun = self._begun(steps, index, unknown)
        together = tuple(steps[begun : index + 1])
        if you is not None and together[0].act.actor == you:
            return self._sentence(together, begun, you)
        line = self._for_all(together, begun)
        # Most of what others do names nobody else, and then all who look on are told the same.
        named = you is not None and self._names[you] in line.words
        return self._sentence(together, begun, you) if named else line

    def _for_all(self, steps: tuple[SeenStep, ...], begun: int) -> messages.StoryLine:
        """As it is told to everybody; made once for those who ask one after another."""
        of = (begun, tuple(map(id, steps)), tuple(self._names))
        if self._last is None or self._last[0] != of:
            self._last = of, steps, self._sentence(steps, begun, None)
        return self._last[2]

    def _sentence(
        self, steps: tuple[SeenStep, ...], begun: int, you: int | None
    ) -> messages.StoryLine:
        """Steps that belong together, as they are told to somebody."""
        drawn = self._package.drawn
        words, spans = self._told(steps, you)
        return messages.StoryLine(
            number=begun + len(steps),
            since=begun + 1,
            seat=self._seat(steps[0]),
            action=steps[-1].act.text,
            words=words,
            spans=spans,
            round=self._game.round(steps[0].before),
            changes=drawn(self._game, steps) if drawn else [],
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
