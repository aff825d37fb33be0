"""What a bot is: it is shown what its seat may see and the actions it may choose from, and picks one.

    class Miner:
        name = "miner"

        def choose(self, decision):
            for code, text in decision.moves():
                if text.startswith("dock lunar-mine"):
                    return code
            return decision.legal[0]

A bot never meets the position itself, but what its seat may see of it (`decision.seen`). That can be
copied, asked with `decision.game`, and filled with what could be behind the blanks
(`decision.imagine`), to search from. All of it is made when it is asked for, so a bot that does without
is not slowed down by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from operator import index
from typing import Any, Protocol, SupportsIndex

from landfall.core.errors import LandfallError
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.core.rng import Rng


class Decision:
    """One question to a bot: the game, its seat, what that sees, and the codes it may answer with."""

    def __init__(
        self, game: Game[Any], seat: int, see: Callable[[], Position], legal: Sequence[int]
    ) -> None:
        self.game = game
        self.seat = seat
        self.legal = tuple(legal)
        self._see = see

    @cached_property
    def seen(self) -> Position:
        """What the seat may see: a position of the game with blanks, the bot's own to keep."""
        return self._see()

    @cached_property
    def view(self) -> dict[str, Any]:
        """The same as plain values."""
        return self.game.view(self.seen, self.seat)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The legal actions in notation, in the order of their codes in `legal`."""
        return tuple(map(self.game.text, self.legal))

    def moves(self) -> Iterator[tuple[int, str]]:
        """Each legal action as code and text."""
        return zip(self.legal, self.texts, strict=True)

    def imagine(self, rng: Rng) -> Position:
        """A whole position as it could be, to search from."""
        return self.game.imagine(self.seen, self.seat, rng)


class Bot(Protocol):
    """A computer player of one seat in one game.

    One that has learned by codes also has `actions`, the id of the action table it knows
    (`game.actions`): it is then never asked about another one.
    """

    name: str

    def choose(self, decision: Decision) -> int:
        """One of the legal codes."""
        ...


class BotError(LandfallError):
    """A bot that answered with something that is not legal."""


def ask(bot: Bot, game: Game[Any], position: Position, seat: int | None = None) -> int:
    """The bot's answer for a seat, found to be legal; without one, for the first that acts."""
    seat = game.actor(position) if seat is None else seat
    known = getattr(bot, "actions", "")
    if known and known != game.actions:
        raise BotError(
            f"the bot {bot.name} knows the action table {known}, and that of the {game.edition} at "
            f"{game.seats} seats is {game.actions}: its codes mean something else here"
        )
    legal = game.legal(position, seat)
    decision = Decision(game, seat, lambda: game.observe(position, seat), legal)
    answer: object = bot.choose(decision)
    if isinstance(answer, SupportsIndex) and index(answer) in legal:
        return index(answer)  # a plain number, whatever library the bot counts with
    who = f"the bot {bot.name} at seat {SEAT_LETTERS[seat]}"
    raise BotError(f"{who} chose {_wrong(decision, answer)}")


def _wrong(decision: Decision, answer: object) -> str:
    if not isinstance(answer, SupportsIndex):
        return f"{answer!r}, which is no code; answer with one of decision.legal"
    code, game = index(answer), decision.game
    if not 0 <= code < game.size:
        return f"{code}, which is not legal now: codes are 0 to {game.size - 1}"
    why = game.explain(decision.seen, code, decision.seat)
    return f"{code} ({game.text(code)}), which is not legal now: {why.fact} ({why.refusal})"
