"""The one place that knows every name: games, their editions and options, and bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from landfall.bots.bot import Bot, BotError, Decision, ask
from landfall.bots.drifter import Drifter
from landfall.bots.planning import Planning
from landfall.core.errors import UnknownName
from landfall.core.game import Game, Position
from landfall.core.suggest import alike, did_you_mean
from landfall.games.alien_frontiers import chronicle as alien_frontiers_chronicle
from landfall.games.alien_frontiers import game as alien_frontiers
from landfall.games.alien_frontiers import story as alien_frontiers_story
from landfall.games.alien_frontiers.editions import changed as alien_frontiers_changed
from landfall.games.alien_frontiers.thinking import advice as alien_frontiers_advice
from landfall.games.alien_frontiers.thinking import judge as alien_frontiers_judge
from landfall.games.alien_frontiers.thinking import ladder as alien_frontiers_ladder
from landfall.games.alien_frontiers.thinking import tuning as alien_frontiers_tuning

__all__ = [
    "Bot",
    "BotError",
    "Decision",
    "GameEntry",
    "Hint",
    "Storyteller",
    "ask",
    "bot",
    "bots",
    "chances",
    "entry",
    "game",
    "games",
    "hint",
    "story",
    "tuning",
    "uses_cards",
]

DEFAULT_GAME = alien_frontiers.NAME

GENTLE_BOT = "cadet"
"""Whom a newcomer meets: it plays sensibly and can be beaten."""


class Hint(Protocol):
    """A turn worth playing, in notation up to the next chance, and why."""

    @property
    def actions(self) -> Sequence[str]: ...

    @property
    def reason(self) -> str:
        """What it brings and how it changes the chance to win, as sentences."""
        ...

    @property
    def before(self) -> float:
        """The chance to win as the table stands: what `chances` says of it."""
        ...

    @property
    def chance(self) -> float:
        """The same once the actions are played."""
        ...

    @property
    def waits(self) -> bool:
        """After these actions dice or cards decide how the turn goes on."""
        ...


class Adviser(Protocol):
    """Who can judge a game's positions for people."""

    def hint(self, game: Any, position: Position) -> Hint: ...

    def chances(self, game: Any, position: Position) -> list[float]: ...


class Storyteller(Protocol):
    """How a game tells what happens, for logs and for ears; `names` are those of the seats."""

    def tell(
        self, game: Any, before: Position, code: int, after: Position, names: Sequence[str] = ...
    ) -> str:
        """One action or outcome as a sentence or two."""
        ...

    def tell_together(
        self,
        game: Any,
        before: Position,
        codes: Sequence[int],
        after: Position,
        names: Sequence[str] = ...,
        you: int | None = ...,
    ) -> str:
        """Actions and outcomes that belong together, as one sentence or two; `you` hears it."""
        ...

    def joins(self, game: Any, before: Position, code: int, following: int) -> bool:
        """Does what follows belong in one sentence with the code taken in `before`?"""
        ...

    def status(self, game: Any, position: Position, seat: int) -> str:
        """What a seat has, in one short line."""
        ...

    def turn(self, position: Position) -> tuple[int, int]:
        """How many turns have begun, and whose turn it is (-1 before the first)."""
        ...

    def ending(self, game: Any, position: Position, names: Sequence[str] = ...) -> str:
        """Who won and by what, tie-breaks included."""
        ...


@dataclass(frozen=True)
class GameEntry:
    """What there is to know about a game before it is played."""

    name: str
    title: str
    make: Callable[..., Game[Any]]
    options: tuple[str, ...]
    editions: Mapping[str, str]
    """Names and titles."""
    default_edition: str
    seats: tuple[int, ...]
    story: Storyteller
    adviser: Adviser
    chronicle: Callable[[Any], Any]
    """Counts what happens in one game, for the laboratory."""
    judge: Callable[[Any, int], Any]
    """Says what positions are worth, opening so many of them for an answer."""
    changed: Callable[[Any], list[tuple[str, str, str]]]
    """What a variant changes: each number by name, as printed, and as it is in the game."""


_GAMES: dict[str, GameEntry] = {
    alien_frontiers.NAME: GameEntry(
        name=alien_frontiers.NAME,
        title="Alien Frontiers",
        make=alien_frontiers.AlienFrontiers,
        options=("edition", "seats", "long_game", "variant", "rulings"),
        editions=alien_frontiers.EditionTitles(),
        default_edition=alien_frontiers.DEFAULT_EDITION,
        seats=alien_frontiers.SEAT_COUNTS,
        story=alien_frontiers_story,
        adviser=alien_frontiers_advice,
        chronicle=alien_frontiers_chronicle.chronicle,
        judge=alien_frontiers_judge.judge,
        changed=alien_frontiers_changed.changed,
    )
}


def _of_rank(rank: alien_frontiers_ladder.Rank) -> Callable[..., Bot]:
    def make(*seed: int | str) -> Bot:
        return Planning(rank.name, alien_frontiers_ladder.Thinker(rank, *seed))

    return make


_BOTS: dict[str, tuple[Callable[..., Bot], str]] = {
    Drifter.name: (Drifter, "any legal move, each as likely as the next"),
    **{rank.name: (_of_rank(rank), rank.description) for rank in alien_frontiers_ladder.RANKS},
}

FORMER_NAMES = {"uniform": Drifter.name}
"""What bots were called once: saved tables, records and results may still say so."""


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def entry(name: str = DEFAULT_GAME) -> GameEntry:
    """What there is to know about a game by its name."""
    _known("game", name, _GAMES)
    return _GAMES[name]


def game(name: str = DEFAULT_GAME, **options: Any) -> Game[Any]:
    """The rules of a game: `game("alien-frontiers", edition="later-printing", seats=3)`."""
    found = entry(name)
    for option in options:
        _known("option", option, found.options)
    if "edition" in options:
        _known("edition", options["edition"], found.editions)
    if "seats" in options and (
        options["seats"] not in found.seats or isinstance(options["seats"], bool)
    ):
        counts = _either([str(count) for count in found.seats])
        raise UnknownName(f"{found.title} is for {counts} players, not {options['seats']!r}")
    return found.make(**options)


def story(game: Game[Any]) -> Storyteller:
    """How this game is told."""
    return entry(game.name).story


def hint(game: Game[Any], position: Position) -> Hint:
    """The turn a strong player would play now. It takes a moment to find."""
    return entry(game.name).adviser.hint(game, position)


def chances(game: Game[Any], position: Position) -> list[float]:
    """Each seat's chance to win as the table stands, from 0 to 1."""
    return entry(game.name).adviser.chances(game, position)


def tuning(name: str = DEFAULT_GAME) -> Any:
    """What a game offers for tuning: named numbers, and matches between points of them."""
    entry(name)
    return alien_frontiers_tuning


def bots() -> dict[str, str]:
    """The name of each bot, and how it plays."""
    return {name: description for name, (_, description) in _BOTS.items()}


def uses_cards(name: str) -> bool:
    """Does this bot ever use the powers of its cards? What cards do is not seen in games of others."""
    return name not in {rank.name for rank in alien_frontiers_ladder.RANKS if not rank.cards}


def bot(name: str, *seed: int | str) -> Bot:
    """A computer player; the same name and seed play the same way."""
    name = FORMER_NAMES.get(name, name)
    _known("bot", name, _BOTS)
    return _BOTS[name][0](*seed)


def _known(kind: str, name: object, names: Iterable[str]) -> None:
    """Nothing if the name is one of them; else an error that says which ones are."""
    known = list(names)
    if name in known:
        return
    hint = did_you_mean(alike(f"{name}", known, cutoff=0.5))
    choice = f"there is {', '.join(known)}"
    raise UnknownName(f"there is no {kind} {name!r}; {hint or choice}")


def _either(items: list[str]) -> str:
    return " or ".join(filter(None, [", ".join(items[:-1]), items[-1]]))
