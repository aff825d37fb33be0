"""Several actions one after another, looked at ahead of time with the eyes of the seat that asks.

Each is judged in the position that the one before it would leave, as far as the seat can foresee that:
where chance or somebody else comes in between, what follows is not for it to know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from landfall.core.errors import LandfallError
from landfall.core.game import Position
from landfall.server import messages
from landfall.server.tables.presenter import Presenter

UNFORESEEN: Final = "what comes of it cannot be foreseen"


class TurnAhead:
    """One turn that somebody asks about."""

    def __init__(
        self, presenter: Presenter, seen: Position, actions: Sequence[str], seat: int | None
    ) -> None:
        self._presenter = presenter
        self._game = presenter.game
        self._seen = seen
        self._actions = list(actions)
        self._seat = seat
        self._answers: list[messages.Answer] = []

    def looked_at(self) -> Iterator[None]:
        """Step by step, up to the first that is refused."""
        for action in self._actions:
            answer = self._next(action)
            self._answers.append(answer)
            if not answer.legal:
                return
            yield

    def _next(self, action: str) -> messages.Answer:
        """What is said of one step; where it is legal, it is taken."""
        game, before = self._game, self._seen
        if self._seat is None or self._seat not in game.actors(before):
            return self._presenter.not_yours(before, action)
        try:
            answer = self._presenter.answer(before, action, self._seat)
            if answer.legal:
                self._seen = game.apply(before, game.code(action), self._seat)
        except LandfallError:  # it hangs on what the seat cannot see
            return messages.Answer(action, False, "", "", [], "", UNFORESEEN)
        return answer

    def answer(self) -> messages.Answer:
        """All steps as one: what they take, bring and change together; or the first that is refused."""
        last = self._answers[-1]
        if not last.legal:
            return replace(last, turn=self._actions, step=len(self._answers))
        more: Counter[str] = Counter()
        for told in self._answers:
            more.update(told.gained)
            more.subtract(told.paid)
        rules = {rule.id: rule for told in self._answers for rule in told.rules}
        return messages.Answer(
            action=last.action,
            legal=True,
            cost="; ".join(told.cost for told in self._answers if told.cost),
            gain="; ".join(told.gain for told in self._answers if told.gain),
            rules=list(rules.values()),
            refusal="",
            fact="",
            paid=dict(-more),
            gained=dict(+more),
            words=" ".join(told.words for told in self._answers),
            changes=[change for told in self._answers for change in told.changes],
            turn=self._actions,
        )
