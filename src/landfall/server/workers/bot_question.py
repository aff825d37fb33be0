"""What a bot is asked, and how it is answered: these functions run in the bots' own processes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Any

from landfall import catalog
from landfall.catalog import Bot
from landfall.core.game import Game, Position
from landfall.lab.entrants import Entrant
from landfall.lab.sandbox import Sandbox


class Urgency(IntEnum):
    """Who waits for a bot; the smaller, the sooner it is asked."""

    PLAYED = 0
    """Somebody who plays is at the table."""
    WATCHED = 1
    """Only people who look on are there."""
    AWAITED = 2
    """Somebody who plays is away, and will find the table where it is for them to decide."""


@dataclass(frozen=True)
class BotQuestion:
    """One decision of one seat. Nothing but this reaches the process in which a bot thinks."""

    table: str
    game: str
    options: Mapping[str, Any]
    seat: int
    bot: str
    version: int
    """Of what the seat sees: when that has changed, the question is stale."""
    seen: Position
    """What the seat may see."""
    seed: str
    own: Entrant | None = None
    """The bot with its code, if it is one of the host's files."""
    tracebacks: bool = False
    """It is printed where a bot raised."""

    def seated(self) -> Bot:
        """The bot, made anew for this question."""
        if self.own:
            return self.own.seated(self.seed)
        return catalog.bot(self.bot, self.seed, game=self.game)

    def rules(self) -> Game[Any]:
        return _rules(self.game, json.dumps(dict(self.options), sort_keys=True))


@lru_cache(maxsize=16)
def _rules(name: str, options: str) -> Game[Any]:
    return catalog.game(name, **json.loads(options))


def think(question: BotQuestion) -> str:
    """The bot's action, in notation; asked again, it answers the same. Forfeit if it has none."""
    game = question.rules()
    file = question.own.file if question.own else ""

    def decide() -> str:
        return game.text(catalog.ask(question.seated(), game, question.seen, question.seat))

    return Sandbox(tracebacks=question.tracebacks).run(decide, file)
