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
from operator import index
from typing import Any, Protocol, SupportsIndex

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


def ask(bot: Bot, game: Game[Any], position: Position) -> int:
    """The bot's answer for the seat that acts, found to be legal."""
    seat = game.actor(position)
    known = getattr(bot, "actions", "")
    if known and known != game.actions:
        raise BotError(
            f"the bot {bot.name} knows the action table {known}, and that of the {game.edition} at "
            f"{game.seats} seats is {game.actions}: its codes mean something else here"
        )
    legal = game.legal(position)
    decision = Decision(seat, legal, lambda: game.view(position, seat), game.text)
    answer: object = bot.choose(decision)
    if isinstance(answer, SupportsIndex) and index(answer) in legal:
        return index(answer)  # a plain number, whatever library the bot counts with
    who = f"the bot {bot.name} at seat {SEAT_LETTERS[seat]}"
    raise BotError(f"{who} chose {_wrong(game, answer)}")


def _wrong(game: Game[Any], answer: object) -> str:
    if not isinstance(answer, SupportsIndex):
        return f"{answer!r}, which is no code; answer with one of decision.legal"
    code = index(answer)
    text = f" ({game.text(code)})" if 0 <= code < game.size else ""
    return f"{code}{text}, which is not legal now"
