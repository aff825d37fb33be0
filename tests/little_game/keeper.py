"""A bot for Night Watch, and advice: the highest card, and a moth for whoever would win by it."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.plain import Words, text_of
from landfall.core.planned_action import PlannedAction
from little_game.game import NightWatch
from little_game.night import DROP, Night


class Keeper:
    """Plays by rules of thumb, from what it sees."""

    def __init__(self, *seed: int | str) -> None:
        pass

    def plan(self, game: NightWatch, seen: Night, seat: int) -> list[PlannedAction]:
        legal = game.legal(seen, seat)
        return [PlannedAction(tuple(legal), best(game, seen, seat))]


def best(game: NightWatch, seen: Night, seat: int) -> int:
    """The last card is the highest, the first the lowest; a moth is worth an answer."""
    legal = game.legal(seen, seat)
    texts = [game.text(code) for code in legal]
    for wanted in ("sting", "peek", "keep"):
        if wanted in texts:
            return legal[texts.index(wanted)]
    return legal[0] if seen.phase == DROP else legal[-1]


@dataclass(frozen=True)
class Advice:
    """One action, and what is known of the chances."""

    actions: tuple[str, ...]
    why: Words
    before: float
    chance: float
    waits: bool = False

    @property
    def reason(self) -> str:
        return text_of(self.why, {})


def hint(game: NightWatch, seen: Night, seat: int) -> Advice:
    action = game.text(best(game, seen, seat))
    chance = chances(game, seen)[seat]
    return Advice((action,), [f"A watchman would {action}."], chance, chance)


def chances(game: NightWatch, seen: Night) -> list[float]:
    """By the points so far: one each to begin with."""
    teams = [game.score(seen, seat) + 1 for seat in range(game.seats)]
    whole = sum(dict(zip(game.teams, teams, strict=True)).values())
    whole += seen.night + 1 if game.seats == 1 else 0
    return [points / whole for points in teams]
