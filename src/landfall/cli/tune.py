"""`landfall tune`: search for better weights of the bots' evaluation, by self-play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from landfall import catalog
from landfall.cli.options import JobsOption
from landfall.cli.progress import check_places
from landfall.cli.text_table import screen, table
from landfall.core.errors import LandfallError
from landfall.lab.pools.processes import cores
from landfall.lab.statistics import CONFIDENCE_95, INTERVAL, between
from landfall.lab.tune import Generation, Tuned
from landfall.lab.tune import tune as search
from landfall.record.files import write_whole


def tune(
    seats: Annotated[str, typer.Option(help="At which tables to play, such as 2 or 2,4.")] = "2,4",
    generations: Annotated[int, typer.Option(help="How many rounds of candidates.")] = 20,
    seeds: Annotated[int, typer.Option(help="Seeds for each candidate, from every seat.")] = 24,
    nodes: Annotated[int, typer.Option(help="Positions a player may open for a turn.")] = 800,
    width: Annotated[float, typer.Option(help="How far the first candidates reach.")] = 0.3,
    check: Annotated[
        int, typer.Option(help="Fresh seeds on which the result meets the weights as they are.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.")] = 1,
    jobs: JobsOption = 0,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the weights found here.")
    ] = None,
) -> None:
    """Search for better weights of the bots' evaluation, by self-play.

    A CMA-ES varies groups of weights at the opening and the ending. Every candidate plays the same
    seeds from every seat against the weights as they are; in the end the result does so on seeds it
    has not met. Each generation is told as it ends. Needs the extra `lab`, and hours of patience.

    \b
    landfall tune --seats 2 --generations 10 --json weights.json
    landfall tune --generations 1 --seeds 1 --nodes 50 --check 2    a short look at how it goes
    """
    counts = _counts(seats)
    for name, number in {"generations": generations, "seeds": seeds, "nodes": nodes}.items():
        if number < 1:
            raise LandfallError(f"{name}: at least 1 is needed, not {number}")
    if check < 2:
        raise LandfallError(f"the check takes at least 2 seeds, not {check}")
    check_places(json_file)
    subject = catalog.entry().tuning
    found = search(
        subject, counts, generations, seeds, nodes, width, seed, jobs or cores(), check, _tell
    )
    _print(found, check)
    if json_file:
        write_whole(json_file, json.dumps(subject.written(found.point), indent=1) + "\n")


def _counts(seats: str) -> tuple[int, ...]:
    known = catalog.entry().seats
    counts = tuple(int(part) for part in seats.split(",") if part.strip().isdecimal())
    if len(counts) != len(seats.split(",")) or not set(counts) <= set(known):
        raise LandfallError(f"seats are numbers from {known[0]} to {known[-1]}, not {seats!r}")
    return counts


def _tell(generation: Generation) -> None:
    typer.echo(
        f"generation {generation.number + 1}: the best candidate won {generation.best:.2f} times "
        "its fair share",
        err=True,
    )


def _print(found: Tuned, check: int) -> None:
    """What the result won against the weights as they are."""
    made = table(["seats"], ["games", "share", INTERVAL, "if equal"])
    for seats, rate in found.rate.items():
        reach = CONFIDENCE_95 * found.spread[seats]
        interval = between((max(0.0, rate - reach), min(1.0, rate + reach)))
        made.add_row(str(seats), str(seats * check), f"{rate:.1%}", interval, f"{1 / seats:.0%}")
    screen().print(made)
