"""What a bot is: it is shown what its seat may see and the actions it may choose from, and picks one.

    class Miner:
        name = "miner"

        def choose(self, decision):
            for code, text in decision.moves():
                if text.startswith("dock lunar-mine"):
                    return code
            return decision.legal[0]

A bot never meets the position itself. The view and the texts are made when they are asked for, so a
bot that does without them is not slowed down by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Protocol

from landfall.core.errors import LandfallError
from landfall.core.game import SEAT_LETTERS, Game, Position


class Decision:
    """One question to a bot: the seat asked, what it sees, and the codes it may answer with."""

    def __init__(
        self,
        seat: int,
        legal: Sequence[int],
        see: Callable[[], dict[str, Any]],
        text: Callable[[int], str],
    ) -> None:
        self.seat = seat
        self.legal = tuple(legal)
        self._see = see
        self._text = text

    @cached_property
    def view(self) -> dict[str, Any]:
        """Everything the seat may see."""
        return self._see()

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The legal actions in notation, in the order of their codes in `legal`."""
        return tuple(self._text(code) for code in self.legal)

    def moves(self) -> Iterator[tuple[int, str]]:
        """Each legal action as code and text."""
        return zip(self.legal, self.texts, strict=True)


class Bot(Protocol):
    """A computer player of one seat in one game."""

    name: str

    def choose(self, decision: Decision) -> int:
        """One of the legal codes."""
        ...


class BotError(LandfallError):
    """A bot that answered with something that is not legal."""


def ask(bot: Bot, game: Game[Any], position: Position) -> int:
    """The bot's answer for the seat that acts, found to be legal."""
    seat = game.actor(position)
    legal = game.legal(position)
    decision = Decision(seat, legal, lambda: game.view(position, seat), game.text)
    code = bot.choose(decision)
    if code not in legal:
        raise BotError(_wrong(bot, game, seat, code))
    return code


def _wrong(bot: Bot, game: Game[Any], seat: int, code: object) -> str:
    known = isinstance(code, int) and 0 <= code < game.size
    answer = f"{code} ({game.text(code)})" if known and isinstance(code, int) else repr(code)
    return f"the bot {bot.name} at seat {SEAT_LETTERS[seat]} chose {answer}, which is not legal now"
