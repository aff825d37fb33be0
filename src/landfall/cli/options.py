"""Options that several commands have in common, so that they mean and say the same everywhere.

What can be chosen for a game is read from its package: nothing here knows a game.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from landfall import catalog
from landfall.core.errors import LandfallError, UnknownName
from landfall.core.package import GameOption


def either(items: Sequence[object]) -> str:
    """`one, two or three`."""
    *most, last = map(str, items)
    return " or ".join(filter(None, [", ".join(most), last]))


def known_games() -> str:
    """The games by name; what LANDFALL_GAMES asks for in vain is complained about when it is used."""
    try:
        return ", ".join(catalog.games())
    except LandfallError:
        return ", ".join(catalog.GAMES)


def game_named(arguments: Sequence[str]) -> str:
    """The game that a command line names; the usual one where it names none that there is."""
    for at, word in enumerate(arguments):
        option, equals, value = word.partition("=")
        if option == "--game":
            name = value if equals else " ".join(arguments[at + 1 : at + 2])
            return name if name in known_games().split(", ") else catalog.DEFAULT_GAME
    return catalog.DEFAULT_GAME


USUAL: Final = catalog.entry(game_named(sys.argv))
"""The game whose options have names of their own and are told by --help."""

EDITIONS: Final = f"{either([*USUAL.editions])}."


def _how_many() -> str:
    """For how many the usual game is, and which editions are for others."""
    more = {
        edition: [count for count in USUAL.seat_counts(edition) if count not in USUAL.seats]
        for edition in USUAL.editions
    }
    also = [f"{either(counts)} with {edition}" for edition, counts in more.items() if counts]
    return "; ".join([f"How many players: {either(USUAL.seats)}", *also])


SEATS: Final = f"{_how_many()}."

EditionOption = Annotated[
    str | None,
    typer.Option(
        help=f"{EDITIONS}  [default: {USUAL.default_edition}]",
        show_default=False,
    ),
]
EditionsOption = Annotated[
    str | None,
    typer.Option(
        help=f"One edition or several, by commas.  [default: {USUAL.default_edition}]",
        show_default=False,
    ),
]
SeedOption = Annotated[int, typer.Option(help="The same seed plays the same games.")]
JobsOption = Annotated[
    int,
    typer.Option(
        "--jobs",
        min=0,
        metavar="N",
        help="How many processes.  [default: one a core]",
        show_default=False,
    ),
]
CodeOption = Annotated[
    list[Path] | None,
    typer.Option(
        metavar="FILE[:NAME]",
        help="A Python file with bots of your own, classes with choose(self, decision), or one of them; "
        "or weights, as landfall learn writes them.",
        show_default=False,
    ),
]
TracebackOption = Annotated[
    bool, typer.Option("--traceback", help="Print where a bot of your own raised.")
]
ClusterOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, auto or local."),
]
ResultsFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Where finished games are kept.  [default: a name made of the settings]",
        show_default=False,
    ),
]
OwnCardsFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Cards of your own: names, prices, copies and texts in place of ours.",
        show_default=False,
    ),
]
PositionFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A scenario, a bare position, or a record.")
]
AfterSteps = Annotated[
    int | None,
    typer.Option(
        metavar="STEPS",
        help="The position after so many steps.  [default: a scenario's start, a record's end]",
        show_default=False,
    ),
]
EditionOfPosition = Annotated[
    str | None,
    typer.Option(
        help=f"For a bare position.  [default: {USUAL.default_edition}]", show_default=False
    ),
]
GameName = Annotated[
    str, typer.Option("--game", metavar="NAME", help=f"Which game: {known_games()}.")
]


@dataclass(frozen=True)
class ChosenGame:
    """Which game, and what was chosen of its options."""

    name: str = catalog.DEFAULT_GAME
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def entry(self) -> catalog.GamePackage:
        return catalog.entry(self.name)

    def edition(self, named: str | None) -> str:
        """The edition that was named, or the usual one."""
        return named or self.entry.default_edition


def read_choices(
    name: str, said: Sequence[str], given: dict[str, Any], cards: Path | None = None
) -> ChosenGame:
    """A game with its options as they were given: `length=long`, and some by names of their own."""
    options: dict[str, Any] = {
        option: catalog.option(option, name).read(value) if isinstance(value, str) else value
        for option, value in given.items()
        if value
    }
    if cards is not None:
        options["cards"] = catalog.read_own_cards(cards, name)
    for words in said:
        key, equals, value = words.partition("=")
        if not equals:
            raise LandfallError(f"an option is NAME=VALUE, such as {_example(name)}, not {words!r}")
        found = catalog.option(key.strip(), name)
        options[found.name] = found.read(value.strip())
    for option, value in options.items():
        if wrong := catalog.option(option, name).problem(value):
            raise UnknownName(wrong)
    return ChosenGame(catalog.entry(name).name, options)


def _example(name: str) -> str:
    options = catalog.entry(name).options
    if not options:
        return "name=value"
    first = options[0]
    return f"{first.name.replace('_', '-')}={next(iter(first.choices), 'yes')}"


def asked_by_name(package: catalog.GamePackage) -> list[GameOption]:
    """What is said by yes or no, or by one of a few words."""
    return [option for option in package.options if option.kind != "data" and option.offered]


Command = Callable[..., None]


def for_any_game(command: Command) -> Command:
    """A command whose parameter `chosen` is asked for by --game, --option, --cards and by name for
    each option of the game that is named, or else of the usual one.
    """
    signature = inspect.signature(command, eval_str=True)
    asked: list[inspect.Parameter] = []
    for parameter in signature.parameters.values():
        asked += _choices() if parameter.name == "chosen" else [parameter]
    named = [option.name for option in asked_by_name(USUAL)]

    @wraps(command)
    def run(**given: Any) -> None:
        own = {name: given.pop(name) for name in named}
        chosen = read_choices(given.pop("game"), given.pop("option") or (), own, given.pop("cards"))
        command(**given, chosen=chosen)

    del run.__dict__["__wrapped__"]  # what is asked for is not what the command takes
    run.__annotations__ = {one.name: one.annotation for one in asked}
    vars(run)["__signature__"] = inspect.Signature(asked)
    return run


def _choices() -> list[inspect.Parameter]:
    listed = typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; may be given several times.",
        show_default=False,
    )
    return [
        _parameter("game", GameName, catalog.DEFAULT_GAME),
        *(
            _parameter(option.name, Annotated[bool, _named(option)], False)
            if option.kind == "flag"
            else _parameter(option.name, Annotated[str | None, _named(option)], None)
            for option in asked_by_name(USUAL)
        ),
        _parameter("option", Annotated[list[str] | None, listed], None),
        _parameter("cards", OwnCardsFile, None),
    ]


def _named(option: GameOption) -> Any:
    help = option.about or option.title
    if option.choices:
        help = f"{either([*option.choices])}: {help}"
    if option.editions:
        help = f"{help} With {either(option.editions)}."
    metavar = "NAME" if option.choices else None
    words = f"--{option.name.replace('_', '-')}"
    return typer.Option(words, help=help, metavar=metavar, show_default=False)


def _parameter(name: str, annotation: Any, default: object) -> inspect.Parameter:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(name, kind, default=default, annotation=annotation)
