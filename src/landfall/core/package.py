"""A game as a package: the one description by which catalog, server, laboratory and terminal know it.

A package lies in `landfall/games/<name>` and has a module `package` with a `PACKAGE`. Others are found
by the names of such modules in the environment variable LANDFALL_GAMES.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, Protocol

from landfall.core.encoding import Encoder
from landfall.core.game import SEAT_LETTERS, Game, Position, SeenStep
from landfall.core.learned import LearnedValue, Weights
from landfall.core.own_cards import OwnCards
from landfall.core.partner_talk import PartnerTalk
from landfall.core.plain import (
    Disclosed,
    Earned,
    NotNow,
    PlainTable,
    QuestionWords,
    TalliedActs,
    Words,
)
from landfall.core.planned_action import PlannedAction
from landfall.core.position_form import PositionForm
from landfall.core.praise import Critics
from landfall.core.scenario_facts import ScenarioFacts
from landfall.core.stops import StopLevels
from landfall.core.things import Thing

SHARED_OPTIONS = ("edition", "seats")
"""What every game is made with."""

NOTHING: Mapping[str, Any] = MappingProxyType({})
"""Whatever can be chosen is as usual."""


@dataclass(frozen=True)
class GameOption:
    """Something to choose before a game: a module, a mode, an optional rule."""

    name: str
    title: str
    kind: Literal["flag", "choice", "seats", "data"]
    """Yes or no; one of `choices`; one of them for each seat that is named; or data that the game
    reads itself."""
    default: Any = False
    about: str = ""
    choices: Mapping[str, str] = field(default_factory=dict)
    """Names and titles."""
    offered: bool = True
    """People are asked for it when a game is begun."""
    editions: tuple[str, ...] = ()
    """Those that have it, if not every one has; the game itself refuses it to another."""
    seats: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """For how many a choice is, where it is for others than the game usually is."""
    needs: tuple[tuple[str, Any], ...] = ()
    """Other options and values, one of which this goes with; empty where it goes with all.

    A table does not offer it otherwise; the game itself refuses it.
    """

    def is_of(self, edition: str) -> bool:
        """Can it be chosen with this edition?"""
        return not self.editions or edition in self.editions

    def read(self, text: str) -> Any:
        """The value that a word on a command line stands for."""
        if self.kind == "flag":
            return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
        if self.kind == "choice":
            return text
        if self.kind == "seats":
            return _by_seat(text)
        try:
            return json.loads(text)
        except ValueError:
            return text

    def told(self, value: Any) -> str:
        """What was chosen, as people say it."""
        if self.kind == "seats":
            return ", ".join(
                f"{seat} {self.choices.get(name, name)}" for seat, name in value.items()
            )
        return self.choices.get(str(value), self.title)

    def problem(self, value: object) -> str:
        """What is wrong with a value; empty where nothing is."""
        if self.kind == "flag" and not isinstance(value, bool):
            return f"{self.name} is true or false, not {value!r}"
        if self.kind == "choice" and value not in self.choices:
            return f"{self.name} is {' or '.join(self.choices)}, not {value!r}"
        return self._problem_of_seats(value) if self.kind == "seats" else ""

    def _problem_of_seats(self, value: object) -> str:
        if not isinstance(value, Mapping):
            such = f"A:{next(iter(self.choices))}"
            return f"{self.name} has a name for a seat, such as {such}, not {value!r}"
        for seat, name in value.items():
            if seat not in tuple(SEAT_LETTERS):
                return f"{self.name}: a seat is a letter from A to {SEAT_LETTERS[-1]}, not {seat!r}"
            if not isinstance(name, str) or name not in self.choices:
                return f"{self.name} of {seat} is {' or '.join(self.choices)}, not {name!r}"
        return ""


def _by_seat(text: str) -> Any:
    """`A:one,C:another`, as somebody types it; the text itself where it is not that."""
    pairs = [pair.partition(":") for pair in text.split(",")]
    letters = [seat.strip().upper() for seat, _, _ in pairs]
    if not all(colon for _, colon, _ in pairs) or len({*letters}) < len(letters):
        return text
    return {seat: name.strip() for seat, (_, _, name) in zip(letters, pairs, strict=True)}


class Mind(Protocol):
    """What is behind a bot: it plans from what its seat may see."""

    def plan(self, game: Any, seen: Position, seat: int) -> list[PlannedAction]:
        """The next actions, as far as they are decided: one at least."""
        ...


class Evaluation(Protocol):
    """What a game's evaluator looks at, by name.

    Rows are of what a seat may see: the horizon (see `landfall.core.learned`), then the features of each
    seat, the own first and the others in turn order; and where the table itself can win, a row for it.
    """

    def names(self, game: Any) -> Sequence[str]:
        """The features of one row, in their order."""
        ...

    def rows(self, game: Any, seen: Position, seat: int) -> Sequence[float]: ...

    def usual(self, game: Any) -> Weights:
        """What the features count as long as nothing better is learned."""
        ...


class LearnedMind(Protocol):
    """Makes who plays by a value that fits the game.

    With `noise` it errs by so much, in log-odds; `wander` is the part of its turns in which it plays one
    of the ten best ways instead of the best: so it sees more of the game.
    """

    def __call__(
        self,
        game: Any,
        value: LearnedValue,
        seed: int = 0,
        noise: float = 0.0,
        wander: float = 0.0,
    ) -> Mind: ...


@dataclass(frozen=True)
class BotKind:
    """A computer player of a game, by the name people know it by."""

    name: str
    description: str
    make: Callable[..., Mind]
    """From any seed."""
    limits: str = ""
    """What is not seen in its games, as a sentence."""


class Storyteller(Protocol):
    """How a game tells what happens, for logs and for ears, to somebody who may not see everything.

    `names` are those of the seats; `you` is the seat that hears it, if one does.
    """

    def tell(
        self,
        game: Any,
        steps: Sequence[SeenStep],
        names: Sequence[str] = ...,
        you: int | None = ...,
    ) -> str:
        """Steps that belong together, as one sentence or two."""
        ...

    def joins(self, game: Any, step: SeenStep, following: SeenStep) -> bool:
        """Does what follows belong in one sentence with the step before it?"""
        ...

    def status(self, game: Any, seen: Position, seat: int) -> str:
        """What a seat has, in one short line."""
        ...

    def ending(self, game: Any, position: Position, names: Sequence[str] = ...) -> str:
        """Who won and by what, tie-breaks included."""
        ...


class Hint(Protocol):
    """A turn worth playing, in notation up to the next chance, and why."""

    @property
    def actions(self) -> Sequence[str]: ...

    @property
    def why(self) -> Words:
        """What it brings, as sentences; seats are named by who sits there."""
        ...

    @property
    def reason(self) -> str:
        """The same with letters for seats, and how the chance to win changes."""
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
    """Who can judge a game for people, from what a seat may see."""

    def hint(self, game: Any, seen: Position, seat: int) -> Hint: ...

    def chances(self, game: Any, seen: Position) -> list[float]:
        """Each seat's chance to win as the table stands, from 0 to 1."""
        ...


@dataclass(frozen=True)
class GamePackage:
    """Everything there is to know about a game; what is None, the game does without."""

    name: str
    title: str
    make: Callable[..., Game[Any]]
    options: tuple[GameOption, ...]
    editions: Mapping[str, str]
    """Names and titles."""
    default_edition: str
    seats: tuple[int, ...]
    """For how many every edition is, as it usually is; the last is a full table."""
    story: Storyteller
    rules: str
    """The package in which its rules.toml lies."""
    table: PlainTable | None = None
    bots: tuple[BotKind, ...] = ()
    gentle_bot: str = "drifter"
    """Whom a newcomer meets: it plays sensibly and can be beaten."""
    example: str = ""
    """A move, for whoever is told how to write one."""
    adviser: Adviser | None = None
    scenarios: ScenarioFacts = field(default_factory=ScenarioFacts)
    """What its scenarios may expect, and how they may put moves."""
    chronicle: Callable[[Any], Any] | None = None
    """Counts what happens in one game, for the laboratory."""
    judge: Callable[[Any, int], Any] | None = None
    """Says what positions are worth, opening so many of them for an answer."""
    many_ways: tuple[str, ...] = ()
    """Verbs of chance that may come in more ways than can be judged one by one."""
    changes: str = ""
    """The option that takes changed numbers; empty where none can be changed."""
    changed: Callable[[Any], list[tuple[str, str, str]]] | None = None
    """What such changes are: each number by name, as printed, and as it is in the game."""
    encoder: Callable[[Any], Encoder] | None = None
    """Writes observations as rows of numbers, for programs that learn."""
    tuning: Any = None
    """Named numbers, and matches between points of them."""
    evaluation: Evaluation | None = None
    """Named features of positions, of which can be learned what they are worth."""
    learned_mind: LearnedMind | None = None
    """Plays by what was learned; without it, one that tries every act in worlds as they could be."""
    own_cards: OwnCards | None = None
    """What own cards may replace; a game that has none takes no option `cards`."""
    things: Callable[[Any], Sequence[Thing]] | None = None
    """What is in a game by name, for whoever draws it."""
    spans: Callable[..., Words] | None = None
    """What `story.tell` says, with its names and amounts apart: asked like it, and read the same."""
    spoken_to: Callable[[Any, Sequence[SeenStep], Sequence[str]], Collection[int]] | None = None
    """The seats that are told such steps otherwise than the rest; without it, every seat may be."""
    drawn: Callable[[Any, Sequence[SeenStep]], list[dict[str, Any]]] | None = None
    """What has changed in such steps that a drawing goes on to show."""
    title_of: Callable[[Any, int, Sequence[str]], str] | None = None
    """What an action is called on a button, with these names for seats; without it, its notation."""
    brief_of: Callable[[Any, int, Sequence[str]], str] | None = None
    """The same where what it belongs to is said above; empty where that saves no word."""
    order_of: (
        Callable[[Any, Sequence[int], Sequence[str], Position | None], tuple[str, int]] | None
    ) = None
    """The order that a row of actions begins with, and how many of them it takes in.

    With the position it is given in, it names what lies there."""
    complaint: Callable[[Any, str], str] | None = None
    """What is wrong with a position, which is said of a file, for whoever fills in a form."""
    position_form: Callable[[Any], PositionForm] | None = None
    """Every entry of a position, for whoever lays one in a form."""
    short_position: Callable[[Any, Position], dict[str, Any]] | None = None
    """A position without what is as usual or follows from the rest; without it, in full."""
    not_now: Callable[[Any, Position, int], list[NotNow]] | None = None
    """What a seat might expect to do and may not; without it, what the prompt of its `table` lists."""
    roller: Callable[[Any, Position], int | None] | None = None
    """Whose own throw is awaited, where a seat may roll its dice itself; None for all other chance.

    Asked of what anybody sees. Without it, whatever chance decides comes at once.
    """
    earned: Callable[[Any, Position, int, Sequence[int]], list[Earned]] | None = None
    """What a seat has earned and not taken, told before its turn ends; asked with its legal codes."""
    tally: Callable[[Any, Position, int, Sequence[int]], TalliedActs | None] | None = None
    """What a seat is asked piece by piece and may decide at once; asked with its legal codes."""
    turned_up: Callable[[Any, Position | None, Position], Sequence[Disclosed]] | None = None
    """What seats had face down, when the game is over: told with what was seen before the last step."""
    critics: Callable[[Any], Critics] | None = None
    """Who gives prizes when a game is over; without it, there are none."""
    question: Callable[[Any, Position, int], QuestionWords | None] | None = None
    """What a seat is asked, in words; None where nothing needs to be said."""
    outcome: Callable[[Any, Position, int, int], Words] | None = None
    """What comes of a legal code for a seat, in the few words that stand on a choice; empty for none."""
    parts_in: Callable[[Any], Collection[str]] | None = None
    """The parts of one game by name, where others may have more; rules of those it has not are away."""
    edition_seats: Callable[[str], tuple[int, ...]] | None = None
    """For how many an edition is, where some are for more than every one of them."""
    stop_levels: StopLevels | None = None
    """How much a seat may wish to be asked, all kinds of `stops` together; without it, kind by kind."""
    partner_talk: PartnerTalk | None = None
    """What partners may tell each other, in games that have such."""
    bot_rounds: int = 0
    """Rounds after which a game of bots alone is stopped and ranked by its scores; nought for none.

    For games that nothing need end. Games of people are never stopped.
    """
    most_steps: int = 4000
    """Steps, of seats and of chance, in the longest games, with room to spare.

    A table keeps no more of one, and no longer record is opened there.
    """

    @property
    def option_names(self) -> tuple[str, ...]:
        """All that `make` may be given."""
        return (*SHARED_OPTIONS, *(option.name for option in self.options))

    def seats_with(self, chosen: Mapping[str, Any]) -> tuple[int, ...]:
        """For how many every edition is with what was chosen."""
        for option in self.options:
            if option.seats:
                counts = option.seats.get(chosen.get(option.name, option.default))
                if counts is not None:
                    return counts
        return self.seats

    def seat_counts(
        self, edition: str = "", chosen: Mapping[str, Any] = NOTHING
    ) -> tuple[int, ...]:
        """For how many an edition is; without one, for how many any of them is."""
        counts = self.seats_with(chosen)
        if self.edition_seats is None or counts != self.seats:
            return counts
        editions = [edition] if edition else [*self.editions]
        return tuple(sorted({count for name in editions for count in self.edition_seats(name)}))

    def option(self, name: str) -> GameOption:
        return next(option for option in self.options if option.name == name)

    def chosen(self, game: Game[Any]) -> dict[str, Any]:
        """The rules that people chose for a game, as far as they are not the usual.

        Who has what at which seat is none of them.
        """
        return {
            option.name: game.options[option.name]
            for option in self.options
            if option.offered
            and option.kind != "seats"
            and game.options.get(option.name, option.default) != option.default
        }
