"""`landfall show`: the position of a scenario, of a bare position or of a recorded game, drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from landfall.cli.loading import SCENARIO_KEYS, is_record, load
from landfall.cli.options import USUAL, AfterSteps, EditionOfPosition, GameName, PositionFile
from landfall.core.errors import UnknownName
from landfall.scenario import Scenario, position_after, read_scenarios
from landfall.scenario.yaml_document import read_documents


def show(
    file: PositionFile,
    name: Annotated[
        str | None,
        typer.Argument(metavar="NAME", help="Only the scenarios with this in their names."),
    ] = None,
    after: AfterSteps = None,
    edition: EditionOfPosition = None,
    game: GameName = USUAL.name,
) -> None:
    """Draw a position in plain text.

    Every scenario of the file is drawn, unless NAME picks some out.

    \b
    landfall show my_question.yaml
    landfall show my_question.yaml --after 2
    landfall show many.yaml "words of a name"
    landfall show friday.landfall --after 120
    """
    if is_record(file) or is_bare(file):
        loaded = load(file, after, edition=edition, game=game)
        typer.echo(loaded.game.draw(loaded.position), nl=False)
        return
    chosen = named(read_scenarios(file, game), name or "")
    typer.echo("\n".join(drawings(chosen, after or 0)), nl=False)


def is_bare(file: Path) -> bool:
    """Nothing but a position, with no scenario around it."""
    values = [document.value for document in read_documents(file)]
    return len(values) == 1 and isinstance(values[0], dict) and not values[0].keys() & SCENARIO_KEYS


def named(scenarios: list[Scenario], name: str) -> list[Scenario]:
    chosen = [scenario for scenario in scenarios if name.casefold() in scenario.name.casefold()]
    if not chosen:
        known = "; ".join(scenario.name for scenario in scenarios)
        raise UnknownName(f"no scenario here has {name!r} in its name; there is: {known}")
    return chosen


def drawings(scenarios: list[Scenario], after: int) -> Iterator[str]:
    for scenario in scenarios:
        steps = "step" if after == 1 else "steps"
        when = f", after {after} {steps}" if after else ""
        yield f"{scenario.name}{when} ({scenario.file}:{scenario.line})\n"
        yield scenario.game.draw(position_after(scenario, after))
