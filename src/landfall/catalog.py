"""The one place that knows every name: games, their editions and options, and bots."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from landfall.bots.bot import Bot, BotError, Decision, ask, called
from landfall.bots.by_weights import ByWeights
from landfall.bots.by_weights import learned_mind as mind_of
from landfall.bots.by_weights import misfit as misfit_of
from landfall.bots.drifter import Drifter
from landfall.bots.planning import Planning
from landfall.core.encoding import Encoder
from landfall.core.errors import LandfallError, UnknownName
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.core.learned import LearnedValue
from landfall.core.own_cards import OwnCards, Replaced
from landfall.core.own_cards import parse_own_cards as parse_file
from landfall.core.own_cards import read_own_cards as read_file
from landfall.core.package import Adviser, GameOption, GamePackage, Hint, Mind, Storyteller
from landfall.core.plain import Disclosed, Earned, QuestionWords, TalliedActs, Words
from landfall.core.rulebook import Rulebook, bound, bound_with
from landfall.core.suggest import alike, did_you_mean

__all__ = [
    "Bot",
    "BotError",
    "Decision",
    "GamePackage",
    "Hint",
    "Planning",
    "Storyteller",
    "ask",
    "bot",
    "bots",
    "brief",
    "called",
    "chances",
    "earned",
    "encoder",
    "entry",
    "game",
    "games",
    "hint",
    "learned_bot",
    "learned_mind",
    "misfit",
    "order",
    "orders",
    "outcome",
    "own_cards",
    "parse_own_cards",
    "question",
    "read_own_cards",
    "replaced",
    "rulebook",
    "rulebook_of",
    "story",
    "tally",
    "title",
    "turned_up",
]

GAMES: Final = {
    "alien-frontiers": "landfall.games.alien_frontiers.package",
    "conquest-of-planet-earth": "landfall.games.conquest_of_planet_earth.package",
}
"""Each game by its name, and the module that has its PACKAGE. The first is meant where none is named."""

MORE_GAMES: Final = "LANDFALL_GAMES"
"""The environment variable with modules of more games, commas between them."""

DEFAULT_GAME: Final = next(iter(GAMES))

FORMER_NAMES: Final = {"uniform": Drifter.name}
"""What bots were called once: saved tables, records and results may still say so."""


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_modules())


def entry(name: str = DEFAULT_GAME) -> GamePackage:
    """What there is to know about a game by its name."""
    if name in GAMES:  # no other package need be there for it
        return _package(GAMES[name])
    modules = _modules()
    _known("game", name, modules)
    return _package(modules[name])


def game(name: str = DEFAULT_GAME, **options: Any) -> Game[Any]:
    """The rules of a game by its name, with the edition, seats and options it knows."""
    found = entry(name)
    for named in options:
        _known("option", named, found.option_names)
    if "edition" in options:
        _known("edition", options["edition"], found.editions)
    for option in found.options:
        if option.name in options and (problem := option.problem(options[option.name])):
            raise UnknownName(problem)
    seats = found.seat_counts(options.get("edition", found.default_edition), options)
    if "seats" in options and (options["seats"] not in seats or isinstance(options["seats"], bool)):
        counts = _either([str(count) for count in seats])
        ways = [one.name for one in found.options if one.seats and one.name in options]
        such = "".join(f" with {way} {options[way]}" for way in ways)
        other = _editions_for(found, options)
        said = f"{found.title} is for {counts} players{such}, not {options['seats']!r}"
        raise UnknownName(f"{said}; {_either(other)} is for {options['seats']}" if other else said)
    return found.make(**options)


def _editions_for(package: GamePackage, options: Mapping[str, Any]) -> list[str]:
    """The editions that are for as many players, where the chosen one is not."""
    seats = options["seats"]
    if isinstance(seats, bool):
        return []
    return [name for name in package.editions if seats in package.seat_counts(name, options)]


def option(name: str, game: str = DEFAULT_GAME) -> GameOption:
    """Something to choose before a game, by its name; a hyphen stands for an underscore."""
    found = entry(game)
    plain = name.replace("-", "_")
    _known("option", plain, [one.name for one in found.options])
    return found.option(plain)


def rulebook(name: str = DEFAULT_GAME) -> Rulebook:
    """The rules and rulings of a game, in our words."""
    return bound(entry(name).rules)


def rulebook_of(game: Game[Any]) -> Rulebook:
    """The rules and rulings as this game has them: with its owner's words, where there are own cards."""
    found = entry(game.name)
    if found.own_cards is None or not own_cards(game):
        return rulebook(game.name)
    if game not in _OWN_RULEBOOKS:
        _OWN_RULEBOOKS[game] = bound_with(found.rules, found.own_cards.chapters(game))
    return _OWN_RULEBOOKS[game]


_OWN_RULEBOOKS: Final[WeakKeyDictionary[Game[Any], Rulebook]] = WeakKeyDictionary()
"""Those of games with own cards, as long as there is the game."""


def own_cards(game: Game[Any]) -> str:
    """The digest of own cards, for whoever sits down at a table; empty where a game is as it comes."""
    return str(getattr(game, "own_cards", ""))


def replaced(game: Game[Any]) -> list[Replaced]:
    """What own cards replace in this game, for whoever sits down at a table."""
    found = entry(game.name)
    if found.own_cards is None or not own_cards(game):
        return []
    return [*found.own_cards.replaced(game)]


def read_own_cards(path: str | Path, game: str = DEFAULT_GAME) -> dict[str, Any]:
    """Own cards from a file, for the option `cards`; FileError has the line of what is wrong."""
    return read_file(path, _takes_own_cards(game).problems)


def parse_own_cards(text: str, game: str = DEFAULT_GAME, name: str = "own cards") -> dict[str, Any]:
    """The same from the text of a file; `name` is what complaints call it."""
    return parse_file(text, _takes_own_cards(game).problems, name)


def _takes_own_cards(game: str) -> OwnCards:
    found = entry(game)
    if found.own_cards is None:
        raise LandfallError(f"{found.title} takes no own cards")
    return found.own_cards


def story(game: Game[Any]) -> Storyteller:
    """How this game is told."""
    return entry(game.name).story


def title(game: Game[Any], code: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """What an action is called on a button."""
    named = entry(game.name).title_of
    return named(game, code, names) if named else game.text(code)


def brief(game: Game[Any], code: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """What an action is called where what it belongs to is said above; empty where that is its title."""
    named = entry(game.name).brief_of
    return named(game, code, names) if named else ""


def order(
    game: Game[Any],
    codes: Sequence[int],
    names: Sequence[str] = SEAT_LETTERS,
    seen: Position | None = None,
) -> tuple[str, int]:
    """The order that a row of actions begins with, and how many of them it takes in."""
    told = entry(game.name).order_of
    return told(game, codes, names, seen) if told else (title(game, codes[0], names), 1)


def orders(game: Game[Any], codes: Sequence[int], names: Sequence[str] = SEAT_LETTERS) -> list[str]:
    """A row of actions as orders, each told once."""
    said: list[str] = []
    at = 0
    while at < len(codes):
        words, taken = order(game, codes[at:], names)
        said.append(words)
        at += taken
    return said


def earned(game: Game[Any], seen: Position, seat: int, codes: Sequence[int]) -> list[Earned]:
    """What a seat has earned and not taken; `codes` are its legal ones."""
    told = entry(game.name).earned
    return told(game, seen, seat, codes) if told else []


def tally(game: Game[Any], seen: Position, seat: int, codes: Sequence[int]) -> TalliedActs | None:
    """What a seat is asked piece by piece and may decide at once; `codes` are its legal ones."""
    told = entry(game.name).tally
    return told(game, seen, seat, codes) if told else None


def question(game: Game[Any], seen: Position, seat: int) -> QuestionWords | None:
    """What a seat is asked, in words, and the kind of moment it is; None where nothing need be said."""
    told = entry(game.name).question
    found = told(game, seen, seat) if told else None
    window = game.window(seen, seat) if found else None
    return {**found, "window": window.kind} if found and window else found


def turned_up(game: Game[Any], before: Position | None, seen: Position) -> Sequence[Disclosed]:
    """What seats had face down, when the game is over; nothing in games without such a thing."""
    told = entry(game.name).turned_up
    return told(game, before, seen) if told else ()


def outcome(game: Game[Any], seen: Position, code: int, seat: int) -> Words:
    """What comes of a legal code, in the few words that stand on a choice; most have none."""
    told = entry(game.name).outcome
    return told(game, seen, code, seat) if told else []


def encoder(game: Game[Any]) -> Encoder:
    """Writes what a seat of this game sees as rows of numbers, for programs that learn."""
    found = entry(game.name)
    if found.encoder is None:
        raise LandfallError(f"nobody writes rows of numbers for {found.title}")
    return found.encoder(game)


def hint(game: Game[Any], seen: Position, seat: int | None = None) -> Hint:
    """The turn a strong player would play now. It takes a moment to find."""
    return _adviser(game).hint(game, seen, game.actor(seen) if seat is None else seat)


def chances(game: Game[Any], seen: Position) -> list[float]:
    """Each seat's chance to win as the table stands, from 0 to 1."""
    return _adviser(game).chances(game, seen)


def advises(game: Game[Any]) -> bool:
    """Are there hints and chances to win in this game?"""
    return entry(game.name).adviser is not None


def _adviser(game: Game[Any]) -> Adviser:
    found = entry(game.name)
    if found.adviser is None:
        raise LandfallError(f"nobody gives advice on {found.title}")
    return found.adviser


def bots(game: str = DEFAULT_GAME) -> dict[str, str]:
    """The name of each bot that plays a game, and how it plays, the gentlest first."""
    return {
        Drifter.name: "any legal move, each as likely as the next",
        **{kind.name: kind.description for kind in entry(game).bots},
    }


def limits(name: str, game: str = DEFAULT_GAME) -> str:
    """What is not seen in the games of a bot, as a sentence; empty where nothing is missing."""
    return next((kind.limits for kind in entry(game).bots if kind.name == name), "")


def bot(name: str, *seed: int | str, game: str = DEFAULT_GAME) -> Bot:
    """A computer player of a game; the same name and seed play the same way."""
    name = FORMER_NAMES.get(name, name)
    makers: dict[str, Callable[..., Bot]] = {Drifter.name: Drifter}
    for kind in entry(game).bots:
        makers[kind.name] = partial(_planning, kind.name, kind.make)
    _known("bot", name, makers)
    return makers[name](*seed)


def learned_bot(name: str, value: LearnedValue, *seed: int | str) -> Bot:
    """A player by weights that were learned, as `landfall learn` writes them."""
    return Planning(name, ByWeights(entry(value.game), value, *seed))


def learned_mind(
    game: Game[Any], value: LearnedValue, seed: int = 0, noise: float = 0.0, wander: float = 0.0
) -> Mind:
    """Who plays by weights that fit; one that is to see more of the game errs and wanders."""
    return mind_of(entry(game.name), game, value, seed, noise, wander)


def misfit(value: LearnedValue, game: Game[Any]) -> str:
    """Why learned weights cannot be used for a game, as a sentence; empty where they can."""
    return misfit_of(entry(game.name), value, game)


def _planning(name: str, make: Callable[..., Any], *seed: int | str) -> Bot:
    return Planning(name, make(*seed))


# -- finding packages -------------------------------------------------------------------------------


def _modules() -> dict[str, str]:
    """The module of each game by its name."""
    named = os.environ.get(MORE_GAMES, "")
    return {**GAMES, **{_package(module).name: module for module in _listed(named)}}


def _listed(named: str) -> list[str]:
    return [module.strip() for module in named.split(",") if module.strip()]


@cache
def _package(module: str) -> GamePackage:
    try:
        found: GamePackage = import_module(module).PACKAGE
    except (ImportError, AttributeError) as error:
        raise UnknownName(f"the game in {module} cannot be loaded: {error}") from None
    return found


def _known(kind: str, name: object, names: Iterable[str]) -> None:
    """Nothing if the name is one of them; else an error that says which ones are."""
    known = list(names)
    if name in known:
        return
    hint = did_you_mean(alike(f"{name}", known, cutoff=0.5))
    choice = f"there is {', '.join(known)}" if known else "there is none"
    raise UnknownName(f"there is no {kind} {name!r}; {hint or choice}")


def _either(items: list[str]) -> str:
    return " or ".join(filter(None, [", ".join(items[:-1]), items[-1]]))
