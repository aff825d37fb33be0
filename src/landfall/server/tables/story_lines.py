"""The story of a game line by line, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from landfall import catalog
from landfall.core.game import CHANCE, SEAT_LETTERS, Game, SeenStep
from landfall.core.plain import Words, text_of
from landfall.server import messages
from landfall.server.tables.waiving import lets_pass


class ToldStep(NamedTuple):
    """A step as it is told to all who saw the same, so that those who hear the same share a line."""

    place: int
    unknown: int
    first: int
    near: tuple[SeenStep, ...]
    """All that was looked at from the first on to find those that belong together."""
    together: tuple[SeenStep, ...]
    names: tuple[str, ...]
    spoken_to: Collection[int] | None
    lines: dict[int | None, messages.StoryLine]
    """By the seat that is spoken to; None for all others."""

    def is_told_of(
        self, steps: Sequence[SeenStep], index: int, unknown: int, names: Sequence[str]
    ) -> bool:
        """Is it this one that another viewer is to be told now?"""
        return (
            (self.place, self.unknown) == (index, unknown)
            and self.near == tuple(steps[self.first : index + 1])
            and self.names == tuple(names)
        )


class StoryLines:
    """Tells steps in the words of their game."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._package = catalog.entry(game.name)
        self._story = self._package.story
        self._last: ToldStep | None = None

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
        if self._last is None or not self._last.is_told_of(steps, index, unknown, self._names):
            self._last = self._new(steps, index, unknown)
        told = self._last
        if told.spoken_to is not None and you not in told.spoken_to:
            you = None
        if you not in told.lines:
            told.lines[you] = self._new_line(told.together, index, you)
        return told.lines[you]

    def _new(self, steps: Sequence[SeenStep], index: int, unknown: int) -> ToldStep:
        begun = self._begun(steps, index, unknown)
        first = max(begun - 1, unknown)
        near = tuple(steps[first : index + 1])
        together = near[begun - first :]
        asked = self._package.spoken_to
        spoken_to = asked(self._game, together, self._names) if asked else None
        return ToldStep(index, unknown, first, near, together, tuple(self._names), spoken_to, {})

    def _new_line(
        self, together: Sequence[SeenStep], index: int, you: int | None
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
        """Who acted, or whose turn it is when chance comes or an answer is waived; else nobody."""
        seat = step.act.actor
        if seat == CHANCE or lets_pass(self._game, step.before, seat, step.act.code):
            _, seat = self._game.turn(step.before)
        return SEAT_LETTERS[seat] if seat >= 0 else None

    def _begun(self, steps: Sequence[SeenStep], index: int, unknown: int) -> int:
        """Where the sentence of this step begins: what is done piece by piece is one sentence."""
        while index > unknown and self._story.joins(self._game, steps[index - 1], steps[index]):
            index -= 1
        return index
