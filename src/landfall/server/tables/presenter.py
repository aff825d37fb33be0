"""What a viewer is told: every message about the game is made here, from the viewer's own view.

Nothing else of a position leaves the server. A viewer is a set of seats; a watcher has none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from landfall import catalog
from landfall.catalog import rulebook
from landfall.core.errors import NotationError
from landfall.core.game import (
    NOT_YOUR_TURN,
    SEAT_LETTERS,
    Explanation,
    Game,
    Position,
    SeenStep,
)
from landfall.core.outcome import Outcome
from landfall.core.rulebook import UnknownRuleError
from landfall.core.seeing import whole_step
from landfall.record import Moment
from landfall.server import messages
from landfall.server.workers.suggested_turn import SuggestedTurn

Seats = frozenset[int]


class Presenter:
    """Tells one game to its viewers."""

    def __init__(self, game: Game[Any], names: Sequence[str], chances: bool) -> None:
        self.game = game
        self.names = names
        self.chances = chances
        self.story = catalog.story(game)

    # -- positions --------------------------------------------------------------------------------

    def eyes(self, position: Position, seats: Seats) -> int | None:
        """The seat whose view is shown: the one that decides if it is yours, else your first."""
        actor = self.game.actor(position)
        return actor if actor in seats else min(seats, default=None)

    def view(self, position: Position, seats: Seats) -> dict[str, Any]:
        return self.game.view(position, self.eyes(position, seats))

    def scores(self, position: Position) -> list[int]:
        return [self.game.score(position, seat) for seat in range(self.game.seats)]

    def position(
        self,
        number: int,
        version: int,
        position: Position,
        seats: Seats,
        undo: bool,
        redo: bool,
        bot: bool,
    ) -> messages.PositionMessage:
        """The position for these seats; `bot`: a bot decides in it."""
        actor = self.game.actor(position)
        return messages.PositionMessage(
            number=number,
            version=version,
            view=self.view(position, seats),
            moves=self.moves(position) if actor in seats else [],
            undo=undo,
            redo=redo,
            thinking=SEAT_LETTERS[actor] if bot else None,
            chances=catalog.chances(self.game, position) if self.chances else None,
        )

    def moves(self, position: Position) -> list[messages.LegalAction]:
        """Every legal action, with what it costs and brings."""
        return [self._move(position, code) for code in self.game.legal(position)]

    def _move(self, position: Position, code: int) -> messages.LegalAction:
        explained = self.game.explain(position, code)
        return messages.LegalAction(
            code=code,
            text=self.game.text(code),
            title=catalog.title(self.game, code),
            words=self._told(position, code),
            cost=explained.cost,
            gain=explained.gain,
            rules=list(explained.rules),
            paid=dict(explained.paid),
            gained=dict(explained.gained),
            changes=[dict(change) for change in explained.changes],
        )

    # -- the story --------------------------------------------------------------------------------

    def lines(
        self, moments: Sequence[Moment], known: int = 0, you: int | None = None
    ) -> list[messages.StoryLine]:
        """The story after the first `known` moments; told to the seat `you`, its acts are `You …`."""
        return [self._line(moments, index, you) for index in range(known, len(moments))]

    def _line(self, moments: Sequence[Moment], index: int, you: int | None) -> messages.StoryLine:
        """One step of the story, told together with those before it that belong to it."""
        moment, begun = moments[index], self._begun(moments, index)
        first = moments[begun]
        if moment.code < 0:  # played by rules we do not have
            words, round_ = moment.step.text, 0
        else:
            steps = [self._step(one) for one in moments[begun : index + 1]]
            words = self.story.tell(self.game, steps, self.names, you)
            round_ = self.game.round(first.before)
        seat = first.step.actor if first.step.actor in SEAT_LETTERS else self._rolling(first)
        return messages.StoryLine(
            moment.number, first.number, seat, moment.step.text, words, round_
        )

    def _rolling(self, moment: Moment) -> str | None:
        """The seat in whose turn chance has come; nobody's before the first turn."""
        if moment.code < 0:
            return None
        _, seat = self.game.turn(moment.before)
        return SEAT_LETTERS[seat] if seat >= 0 else None

    def _begun(self, moments: Sequence[Moment], index: int) -> int:
        """Where the sentence of this step begins: what a raid takes one by one is one sentence."""
        while index > 0:
            before, this = moments[index - 1], moments[index]
            if min(before.code, this.code) < 0:
                break
            if not self.story.joins(self.game, self._step(before), self._step(this)):
                break
            index -= 1
        return index

    def over(self, position: Position) -> messages.Over | None:
        outcome = self.game.outcome(position)
        if outcome is None:
            return None
        ending = self.story.ending(self.game, position, self.names)
        return messages.Over(result(outcome), ending)

    def hint(
        self, nonce: str, position: Position, suggested: SuggestedTurn
    ) -> messages.HintMessage:
        """A suggested turn in words."""
        said: list[str] = []
        more: Counter[str] = Counter()
        for text in suggested.actions:
            code = self.game.code(text)
            after = self.game.apply(position, code)
            said.append(self._told(position, code))
            explained = self.game.explain(position, code)
            more.update(explained.gained)
            more.subtract(explained.paid)
            position = after
        return messages.HintMessage(
            nonce,
            list(suggested.actions),
            " ".join(said),
            suggested.reason,
            paid=dict(-more),
            gained=dict(+more),
        )

    # -- why ---------------------------------------------------------------------------------------

    def answer(self, position: Position, action: str, seats: Seats) -> messages.Answer:
        """Why an action is legal or not, for somebody with these seats."""
        actor = self.game.actor(position)
        if actor >= 0 and actor not in seats:
            return self._no(action, NOT_YOUR_TURN, f"it is for {self.names[actor]} to decide")
        explained = self.explained(position, action)
        return messages.Answer(
            action=action,
            legal=explained.legal,
            cost=explained.cost,
            gain=explained.gain,
            rules=[self.rule(id) for id in explained.rules],
            refusal=explained.refusal,
            fact=explained.fact,
            paid=dict(explained.paid),
            gained=dict(explained.gained),
            words=self._told(position, self.game.code(action)) if explained.legal else "",
            changes=[dict(change) for change in explained.changes],
        )

    def _told(self, position: Position, code: int) -> str:
        """What a legal action would bring about, as the story would tell it."""
        after = self.game.apply(position, code)
        return self.story.tell(
            self.game, [whole_step(self.game, position, code, after)], self.names
        )

    def _step(self, moment: Moment) -> SeenStep:
        return whole_step(self.game, moment.before, moment.code, moment.after)

    def explained(self, position: Position, action: str) -> Explanation:
        """What the rules say about a line; also about one that makes no sense."""
        try:
            return self.game.explain(position, action)
        except NotationError as error:
            rule = "code.unknown"
            return Explanation(action, False, "", "", (rule,), rule, str(error))

    def _no(self, action: str, rule: str, fact: str) -> messages.Answer:
        return messages.Answer(action, False, "", "", [self.rule(rule)], rule, fact)

    def forbidden(self, nonce: str, explained: Explanation) -> messages.Refused:
        """What the rules say against an action."""
        title = self.rule(explained.refusal).title
        return messages.Refused(nonce, title, explained.refusal, explained.fact)

    def rule(self, id: str) -> messages.RuleName:
        try:
            return messages.RuleName(id, rulebook(self.game.name).get(id).title)
        except UnknownRuleError:
            return messages.RuleName(id, id)


def result(outcome: Outcome) -> messages.GameResult:
    winners = [SEAT_LETTERS[seat] for seat in outcome.winners]
    return messages.GameResult(outcome.reason, list(outcome.scores), list(outcome.ranks), winners)


def bot_name(bot: str, letter: str) -> str:
    """What a bot at a seat is called if nobody has named it."""
    return f"{bot_title(bot)} {letter}"


def bot_title(name: str) -> str:
    """What a bot is called at the table."""
    return name.replace("-", " ").capitalize()
