"""What a viewer is told about the game, made from what that viewer may see.

A presenter never meets a position: whatever it is given is an observation (`game.observe`), so nothing
that is hidden from a viewer can reach them through it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Any

from landfall import catalog
from landfall.catalog import rulebook_of
from landfall.core.errors import LandfallError, NotationError
from landfall.core.game import (
    CHANCE,
    NOT_YOUR_TURN,
    OVER,
    SEAT_LETTERS,
    Explanation,
    Game,
    Position,
    SeenStep,
)
from landfall.core.outcome import Outcome
from landfall.core.plain import NotNow
from landfall.core.rulebook import UnknownRuleError
from landfall.core.seeing import whole_step
from landfall.core.unanswered import unanswered
from landfall.server import messages
from landfall.server.tables.outlook import Outlook
from landfall.server.tables.seen_history import SeenHistory, Viewer
from landfall.server.tables.story_lines import StoryLines
from landfall.server.tables.table_cards import without_cards
from landfall.server.workers.suggested_turn import SuggestedTurn


class Presenter:
    """Tells one game to its viewers."""

    def __init__(
        self,
        game: Game[Any],
        names: Sequence[str],
        bots: frozenset[int] = frozenset(),
    ) -> None:
        """`bots`: the seats that bots play."""
        self.game = game
        self.names = names
        self.story = catalog.story(game)
        self._advice = catalog.advises(game)
        self._bots = bots
        self._lines = StoryLines(game, names)
        self._called: list[str] = []
        self._actions: dict[int, messages.LegalAction] = {}
        """Those that were legal before, while the seats were called so."""
        self._open_view: tuple[Position, dict[str, Any]] | None = None
        """The last position that everybody saw alike, and how."""

    # -- positions --------------------------------------------------------------------------------

    def view(self, seen: Position, viewer: Viewer) -> dict[str, Any]:
        view = self.game.view(seen, viewer)
        # Own cards are as long as a book, and told when somebody comes.
        return {**view, "options": without_cards(view["options"])} if "options" in view else view

    def _open_to_all(self, seen: Position) -> dict[str, Any]:
        """What everybody sees, made once for all of them."""
        if self._open_view is None or self._open_view[0] is not seen:
            self._open_view = (seen, self.view(seen, None))
        return self._open_view[1]

    def scores(self, seen: Position) -> list[int]:
        return [self.game.score(seen, seat) for seat in range(self.game.seats)]

    def position(self, outlook: Outlook, chances: bool = False) -> messages.PositionMessage:
        """The present position; with the chances to win, if they are told and anybody knows them."""
        seen, viewer = outlook.seen, outlook.viewer
        bots = [seat for seat in self.game.actors(seen) if seat in self._bots]
        asked = viewer if outlook.asked else None
        codes = [] if asked is None else self.game.legal(seen, asked)
        return messages.PositionMessage(
            number=outlook.number,
            version=outlook.version,
            viewer=None if viewer is None else SEAT_LETTERS[viewer],
            view=self._open_to_all(seen) if outlook.open else self.view(seen, viewer),
            moves=self.moves(codes),
            undo=outlook.undo,
            redo=outlook.redo,
            thinking=SEAT_LETTERS[bots[0]] if bots else None,
            chances=catalog.chances(self.game, seen) if chances and self._advice else None,
            rolls=None if outlook.rolls is None else SEAT_LETTERS[outlook.rolls],
            earned=[] if asked is None else catalog.earned(self.game, seen, asked, codes),
            tally=None if asked is None else catalog.tally(self.game, seen, asked, codes),
            question=None if asked is None else catalog.question(self.game, seen, asked),
        )

    def moves(self, codes: Sequence[int]) -> list[messages.LegalAction]:
        """The legal actions of a seat; what they cost and bring is told when it is asked for."""
        if self._called != self.names:  # titles have names in them
            self._called, self._actions = list(self.names), {}
        return [self._action(code) for code in codes]

    def _action(self, code: int) -> messages.LegalAction:
        if code not in self._actions:
            title = catalog.title(self.game, code, self.names)
            brief = catalog.brief(self.game, code, self.names)
            self._actions[code] = messages.LegalAction(self.game.text(code), title, brief)
        return self._actions[code]

    # -- the story --------------------------------------------------------------------------------

    def lines(self, seen: SeenHistory, known: int = 0) -> list[messages.StoryLine]:
        """The story after the first `known` steps of a viewer."""
        return self._lines.lines(seen.steps, known, seen.viewer, seen.unknown)

    def took_back(self, seat: int, number: int) -> messages.TookBack:
        """That somebody has taken an act back."""
        words = f"{self.names[seat]} takes it back."
        return messages.TookBack(number, SEAT_LETTERS[seat], words)

    def over(self, last: SeenStep | None, seen: Position) -> messages.Over | None:
        """The end; `last` is the step that led to it."""
        outcome = self.game.outcome(seen)
        if outcome is None:
            return None
        ending = self.story.ending(self.game, seen, self.names)
        table = catalog.entry(self.game.name).table
        made = table.result(self.game, seen) if table else None
        turned = catalog.turned_up(self.game, last.before if last else None, seen)
        return messages.Over(result(outcome), ending, made, [*turned])

    def hint(
        self, nonce: str, seen: Position, seat: int, suggested: SuggestedTurn
    ) -> messages.HintMessage:
        """A suggested turn in words, as far as it can be told beforehand."""
        said: list[str] = []
        more: Counter[str] = Counter()
        before: list[Position] = []
        with suppress(LandfallError):  # from here on it hangs on what the seat cannot see
            for text in suggested.actions:
                code = self.game.code(text)
                seen = unanswered(self.game, seen, seat)
                before.append(seen)
                explained = self.game.explain(seen, code, seat)
                said.append(self._told(seen, code, seat))
                more.update(explained.gained)
                more.subtract(explained.paid)
                seen = self.game.apply(seen, code, seat)
        return messages.HintMessage(
            nonce,
            list(suggested.actions),
            " ".join(said),
            suggested.why,
            suggested.before,
            suggested.chance,
            self._orders(suggested.actions, before),
            paid=dict(-more),
            gained=dict(+more),
        )

    def _orders(
        self, actions: Sequence[str], before: Sequence[Position]
    ) -> list[messages.HintOrder]:
        """What each action is called, together with those that follow it in one order.

        `before` has the positions in which they are played, as far as they can be told.
        """
        codes = [self.game.code(text) for text in actions]
        return [
            messages.HintOrder(*catalog.order(self.game, codes[at:], self.names, seen))
            for at, seen in zip_longest(range(len(codes)), before[: len(codes)])
        ]

    # -- why ---------------------------------------------------------------------------------------

    def answer(self, seen: Position, action: str, seat: int | None) -> messages.Answer:
        """Why an action is legal or not for a seat that sees this."""
        if self.game.actor(seen) in (CHANCE, OVER):
            seat = None
        elif seat is None or seat not in self.game.actors(seen):
            return self.not_yours(seen, action)
        explained = self.explained(seen, action, seat)
        code = self.game.code(action) if explained.legal else -1
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
            words=self._told(seen, code, seat) if explained.legal else "",
            changes=[dict(change) for change in explained.changes],
            outcome=[]
            if code < 0 or seat is None
            else catalog.outcome(self.game, seen, code, seat),
            reason=explained.reason,
            brief=explained.brief if explained.brief != explained.reason else "",
            lifted_by=list(explained.lifted_by),
        )

    def not_now(self, seen: Position, seat: int | None) -> list[NotNow]:
        """What a seat that is asked might expect to do and may not."""
        if seat is None or seat not in self.game.actors(seen):
            return []
        package = catalog.entry(self.game.name)
        if package.not_now is not None:
            return package.not_now(self.game, seen, seat)
        return package.table.prompt(self.game, seen, seat)["not"] if package.table else []

    def _told(self, seen: Position, code: int, seat: int | None) -> str:
        """What a legal action would bring about, as the story would tell it."""
        after = self.game.apply(seen, code, seat)
        step = whole_step(self.game, seen, code, after, seat)
        return self.story.tell(self.game, [step], self.names)

    def explained(self, seen: Position, action: str | int, seat: int | None) -> Explanation:
        """What the rules say about a line; also about one that makes no sense."""
        try:
            return self.game.explain(seen, action, seat)
        except NotationError as error:
            rule = "code.unknown"
            return Explanation(str(action), False, "", "", (rule,), rule, str(error))

    def whose_turn(self, seen: Position) -> str:
        """`it is for Ann to decide`, as far as that may be known."""
        names = [self.names[seat] for seat in self.game.actors(seen)]
        if not names:
            return "it is not for you to decide now"
        listed = " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
        return f"it is for {listed} to decide"

    def to_roll(self, seat: int) -> str:
        return f"it is for {self.names[seat]} to roll"

    def not_yours(self, seen: Position, action: str) -> messages.Answer:
        """That it is not for the viewer to decide."""
        rule, fact = self.rule(NOT_YOUR_TURN), self.whose_turn(seen)
        return messages.Answer(action, False, "", "", [rule], rule.id, fact)

    def forbidden(self, nonce: str, explained: Explanation) -> messages.Refused:
        """What the rules say against an action."""
        title = self.rule(explained.refusal).title
        return messages.Refused(nonce, title, explained.refusal, explained.fact)

    def rule(self, id: str) -> messages.RuleName:
        try:
            return messages.RuleName(id, rulebook_of(self.game).get(id).title)
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
