"""`landfall learn`: find out by self-play what the things of a game are worth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landfall.cli.options import (
    ChosenGame,
    ClusterOption,
    EditionsOption,
    JobsOption,
    SeedOption,
    for_any_game,
)
from landfall.cli.progress import INTERRUPTED, ProgressDisplay, pool_for
from landfall.cli.text_table import screen, table
from landfall.core.errors import LandfallError
from landfall.lab.learning.harvest import Exploring
from landfall.lab.learning.learned_fit import LINEAR, NET, FitSettings
from landfall.lab.learning.learning_match import MeasuredValue
from landfall.lab.learning.learning_run import (
    NOTHING,
    Learning,
    LearningRun,
)
from landfall.lab.learning.learning_run import (
    USUAL as USUAL_WEIGHTS,
)
from landfall.lab.learning.linear_fit import PULL
from landfall.lab.learning.paired import PairedTurns
from landfall.lab.pools import Pool
from landfall.lab.statistics import INTERVAL, between
from landfall.record.files import read_lines


@for_any_game
def learn(
    folder: Annotated[
        Path,
        typer.Argument(metavar="FOLDER", help="Where the run is kept: rows, weights, matches."),
    ],
    chosen: ChosenGame,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    edition: EditionsOption = None,
    rounds: Annotated[int, typer.Option(help="Rounds of self-play, fit and match.")] = 4,
    games: Annotated[int, typer.Option(help="Games of self-play in a round.")] = 2000,
    nodes: Annotated[
        int, typer.Option(help="Positions a player opens for a turn of self-play.")
    ] = 2000,
    match: Annotated[
        int, typer.Option(help="Games of each round's value against the best before it.")
    ] = 200,
    match_nodes: Annotated[
        int, typer.Option(help="Positions opened there; 0 for as many as the game's bots do.")
    ] = 0,
    window: Annotated[int, typer.Option(help="Rounds whose rows are used for a fit.")] = 2,
    trust: Annotated[
        float,
        typer.Option(
            "--lambda",
            help="How much of a target is what came later: 1 for results alone, "
            "0 for what was thought one turn later.",
        ),
    ] = 0.2,
    pull: Annotated[
        float,
        typer.Option(
            help="How firmly weights are held where they were: as much as so many rows would."
        ),
    ] = PULL,
    keep: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="Weights to leave as they are: how their names begin, with commas between.",
        ),
    ] = "",
    pairs: Annotated[
        int,
        typer.Option(
            help="Learn from turns that are played in several ways, so many of each game; "
            "0 to learn from whole games."
        ),
    ] = 0,
    ways: Annotated[
        int, typer.Option(help="With --pairs: in how many ways each of these turns is played.")
    ] = PairedTurns.ways,
    onward: Annotated[
        int, typer.Option(help="With --pairs: how often the game is played on after each way.")
    ] = PairedTurns.onward,
    onward_by: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="With --pairs: the bot that plays on, maybe a quick one; else those who learn.",
        ),
    ] = "",
    onward_turns: Annotated[
        int,
        typer.Option(
            help="With --pairs: after so many turns what is thought of each way counts; "
            "0 to play on to the end."
        ),
    ] = PairedTurns.far,
    shake: Annotated[
        float,
        typer.Option(
            help="With --pairs: other ways are those of a player who errs so far at most about each "
            "weight, with the same dice; 0 for wandering, each way with its own."
        ),
    ] = PairedTurns.shake,
    sure: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="With --shake: weights that nobody errs about, as in --keep; else those kept.",
        ),
    ] = "",
    net: Annotated[
        str, typer.Option(metavar="SIZES", help="A net on top of the weights, such as 32-16.")
    ] = "",
    plays: Annotated[
        str,
        typer.Option(help=f"What plays where there is a net: {LINEAR}, fitted to it, or {NET}."),
    ] = LINEAR,
    library: Annotated[str, typer.Option(help="What fits nets: numpy or torch.")] = "numpy",
    noise: Annotated[
        float, typer.Option(help="How far judgements are off in self-play, at most, in log-odds.")
    ] = Exploring.noise,
    wander: Annotated[
        float,
        typer.Option(help="In which part of turns one of the ten best ways is played, at most."),
    ] = Exploring.wander,
    start: Annotated[
        str,
        typer.Option(
            "--from",
            help=f"Weights to begin with: {USUAL_WEIGHTS}, {NOTHING}, or a file of weights.",
        ),
    ] = USUAL_WEIGHTS,
    seed: SeedOption = 1,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
) -> None:
    """Learn by self-play what the features of a game's positions are worth.

    In every round bots play each other, erring and wandering a little; what each saw where its turn
    ended is kept as a row; weights are fitted to what became of these rows; and the new weights meet
    the best before them, every seed from every seat. Stop with Ctrl-C at any time: the same command goes
    on where it stopped. Needs the extra `lab`.

    With --pairs some turns of each game are played in several ways from the same position, each way is
    played on to the end a few times with the same luck, and weights are fitted to what the ways differ
    by: so nothing counts as good or bad that merely comes with winning or losing.

    \b
    landfall learn two --seats 2 --games 4000 {same}an evening on a few cores
    landfall learn two --pairs 3 --games 1000 --nodes 200 {same}from turns played in several ways
    landfall learn look --games 40 --nodes 200 --rounds 1 --match 10 {same}how it goes
    landfall tournament {gentle} --code two/best.json {same}what it found, in a match
    """
    kept, sure_of = (tuple(part for part in names.split(",") if part) for names in (keep, sure))
    planned = Learning(
        seats=seats,
        game=chosen.name,
        editions=tuple(part.strip() for part in chosen.edition(edition).split(",")),
        options=chosen.options,
        rounds=rounds,
        games=games,
        nodes=nodes,
        match=match,
        match_nodes=match_nodes,
        window=window,
        start=start if start in (USUAL_WEIGHTS, NOTHING) else read_lines(start),
        exploring=Exploring(noise, wander),
        fit=FitSettings(
            trust=trust,
            pull=pull,
            keep=kept,
            hidden=_sizes(net),
            plays=_one_of("plays", plays, (LINEAR, NET)),
            library=_one_of("library", library, ("numpy", "torch")),
        ),
        pairing=PairedTurns(pairs, ways, onward, onward_by, shake, sure_of or kept, onward_turns),
        seed=seed,
    )
    run = LearningRun(planned, folder)
    try:
        with pool_for(jobs, cluster) as pool:
            last = _played(run, pool)
    except KeyboardInterrupt:
        typer.echo(
            f"Stopped; what is done so far is in {folder}. The same command goes on.", err=True
        )
        raise typer.Exit(INTERRUPTED) from None
    _print(run, last)


def _played(run: LearningRun, pool: Pool) -> MeasuredValue | None:
    shown: list[tuple[str, ProgressDisplay]] = []

    def tell(stage: str, done: int, total: int) -> None:
        if not shown or shown[0][0] != stage:
            _end(shown)
            display = ProgressDisplay(stage, done, total)
            display.__enter__()
            shown.append((stage, display))
        shown[0][1].show(done, total)

    try:
        run.play(pool, tell)
        return run.against_start(pool, tell)
    finally:
        _end(shown)


def _end(shown: list[tuple[str, ProgressDisplay]]) -> None:
    while shown:
        shown.pop()[1].__exit__(None, None, None)


def _print(run: LearningRun, last: MeasuredValue | None) -> None:
    """Every round, and the best value against the first."""
    made = table(
        ["round", "against"],
        ["rows", "log-loss before", "after", "games", "share", INTERVAL, "if equal"],
    )
    for one in run.rounds:
        made.add_row(
            f"{one.number}{' *' if one.better else ''}",
            one.against,
            f"{one.fit.rows}",
            f"{one.fit.before:.4f}",
            f"{one.fit.after:.4f}",
            str(one.played),
            f"{one.wins / one.played:.1%}",
            between((one.low, one.high)),
            f"{one.even:.0%}",
        )
    if last is not None:
        share = [str(last.games), f"{last.share:.1%}", between((last.low, last.high))]
        made.add_row(run.best, "start", "", "", "", *share, f"{last.even:.0%}")
    screen().print(made)
    typer.echo(f"* better than the best before it. The best weights: {run.folder / 'best.json'}")


def _sizes(text: str) -> tuple[int, ...]:
    parts = text.split("-") if text else []
    if not all(part.isdecimal() and int(part) > 0 for part in parts):
        raise LandfallError(f"a net is told by its sizes, such as 32-16, not {text!r}")
    return tuple(map(int, parts))


def _one_of(name: str, said: str, known: tuple[str, ...]) -> str:
    if said not in known:
        raise LandfallError(f"{name} is {' or '.join(known)}, not {said!r}")
    return said
