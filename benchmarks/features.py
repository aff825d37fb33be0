"""`python -m benchmarks.features FOLDER`: would a linear value foretell games better with more features?

FOLDER is a run of `landfall learn` at Alien Frontiers. Its games are played through again by the codes
in their rows; candidates are counted in every row; and for each group of them the log-loss of a fit
with the group is set beside that of a fit without it, on games held out. The difference is paired by
game: its interval tells whether a group says anything that the features of today do not.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from landfall import catalog
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.core.loop import play_on
from landfall.core.seeded_chance import SeededChance
from landfall.lab.learning.learning_rows import LearningRows, meaning_of, read_rows
from landfall.lab.learning.libraries import numpy, pyarrow
from landfall.lab.learning.linear_fit import fit_linear, shares, strengths
from landfall.lab.pools import LostJob
from landfall.lab.pools.processes import Processes
from landfall.lab.statistics import CONFIDENCE_95

FOLDS = 5
"""One game in so many is held out; as many fits are made as folds are asked for."""

FURTHEST = 2
"""A lead of more colonies than this is no better."""


class Candidate(NamedTuple):
    """One number of a seat that the features of today do not have."""

    group: str
    name: str
    amount: float


def candidates(view: Mapping[str, Any], seat: str) -> Iterator[Candidate]:
    """What might be counted for a seat, from what a viewer is shown."""
    position, seats = view["position"], view["position"]["seats"]
    mine, next_one = seats[seat], position["turn"] == seat
    others = [one for letter, one in seats.items() if letter != seat]
    for land, count in mine["colonies"].items():
        best = max(one["colonies"][land] for one in others)
        lead = max(-FURTHEST, min(FURTHEST, count - best))
        yield Candidate("lead by territory", land, lead if count or best else 0)
        yield Candidate("colonies by territory", land, count)
        if view["control"][land] == seat:
            for field, where in position["fields"].items():
                yield Candidate("fields", field, where == land)
    if next_one:
        for card in position["display"]:
            yield Candidate("display, for who is next", card, card not in mine["cards"])
        for facility, ports in view["free-ports"].items():
            yield Candidate("free ports, for who is next", facility, ports)
    yield Candidate("colonies left", str(mine["supply"]), 1)
    ahead = view["scores"][seat] == max(view["scores"].values())
    yield Candidate("leads in points", "leads", ahead)
    yield Candidate("ships in stock and bay", "stock", mine["stock"])
    yield Candidate("ships in stock and bay", "bay", mine["bay"])


Counted = list[list[dict[tuple[str, str], float]]]
"""For each row, for each side, the candidates that are not nought."""


def counted(path: Path) -> Counted:
    """The candidates in every row of a file."""
    meaning = meaning_of(path)
    columns = pyarrow().parquet.read_table(path).to_pydict()
    game = catalog.game(
        meaning.game, edition=meaning.edition, seats=meaning.seats, **meaning.options
    )
    rows = zip(*(columns[name] for name in ("game", "turn", "seat", "codes")), strict=True)
    answer: Counted = []
    for number, some in groupby(rows, lambda row: row[0]):
        chance = SeededChance(*meaning.played["seed"], number)
        turns = [(turn, seat, codes) for _, turn, seat, codes in some]
        for seat, position in ends_of_turns(game, turns, chance):
            view = game.view(position, seat)
            order = [SEAT_LETTERS[(seat + step) % game.seats] for step in range(game.seats)]
            answer.append([_sums(candidates(view, letter)) for letter in order])
    return answer


def ends_of_turns(
    game: Game[Any], turns: Sequence[tuple[int, int, list[int]]], chance: SeededChance
) -> Iterator[tuple[int, Position]]:
    """The position at each row of a game, and whose row it is."""
    codes = iter([code for _, _, some in turns for code in some])
    left = [*turns]
    now = game.turn(game.start())[0]
    for step in play_on(game, game.start(), lambda seat, position: next(codes), chance):
        turn = game.turn(step.after)[0]
        if turn != now and left and left[0][0] == now:
            yield left.pop(0)[1], step.after
        now = turn
        if not left:
            return


def _sums(found: Iterator[Candidate]) -> dict[tuple[str, str], float]:
    answer: dict[tuple[str, str], float] = {}
    for one in found:
        if one.amount:
            answer[one.group, one.name] = answer.get((one.group, one.name), 0.0) + float(one.amount)
    return answer


# -- fits ---------------------------------------------------------------------------------------------


def losses(rows: LearningRows, fold: int) -> tuple[Any, Any]:
    """For each row held out how surprising its result is, and its game."""
    np = numpy()
    held = rows.game % FOLDS == fold
    kept, away = rows.part(~held), rows.part(held)
    numbers = fit_linear(kept, kept.result.astype(np.float64), np.zeros(2 * len(rows.names)))
    chances = np.maximum(shares(strengths(away, numbers)), 1e-12)
    return -(away.result * np.log(chances)).sum(axis=1), away.game


def by_game(losses: Any, games: Any) -> Any:
    """The mean for each game."""
    np = numpy()
    _, at = np.unique(games, return_inverse=True)
    return np.bincount(at, losses) / np.bincount(at)


def widened(rows: LearningRows, extra: Counted, group: str) -> LearningRows:
    """The rows with the candidates of a group, or of all groups."""
    np = numpy()
    names = sorted(
        {
            name
            for row in extra
            for side in row
            for name in side
            if group in (name[0], "all of these")
        }
    )
    at = {name: k for k, name in enumerate(names)}
    more = np.zeros((*rows.features.shape[:2], len(names)), np.float32)
    for k, row in enumerate(extra):
        for side, found in enumerate(row):
            for name, amount in found.items():
                if name in at:
                    more[k, side, at[name]] = amount
    features = np.concatenate([rows.features, more], axis=2)
    return replace(rows, names=rows.names + tuple(map(": ".join, names)), features=features)


def main() -> None:
    parser = ArgumentParser(description="Whether more features would foretell games better.")
    parser.add_argument("folder", type=Path, help="a run of landfall learn")
    parser.add_argument("--round", type=int, default=1, help="whose rows are used")
    parser.add_argument("--folds", type=int, default=2, help=f"of {FOLDS}: fits for each group")
    asked = parser.parse_args()
    files = sorted((asked.folder / "rows").glob(f"{asked.round:02}-*.parquet"))
    due = iter(files)
    found: dict[Path, Counted] = {}
    for path, answer in Processes().run(counted, lambda: next(due, None)):
        if isinstance(answer, LostJob):
            raise SystemExit(f"{path} {answer.why}")
        found[path] = answer
    rows, extra = read_rows(files), [row for path in files for row in found[path]]
    groups = list(dict.fromkeys(name[0] for row in extra for side in row for name in side))
    without = [losses(rows, fold) for fold in range(asked.folds)]
    print(f"{len(rows)} rows of {len(set(rows.game))} games; log-loss without: ", end="")
    print(f"{sum(loss.mean() for loss, _ in without) / asked.folds:.4f}\n")
    print("| group | features | log-loss, difference | 95 % interval |\n|---|---|---|---|")
    np = numpy()
    for group in [*groups, "all of these"]:
        wide = widened(rows, extra, group)
        differences = np.concatenate(
            [
                by_game(losses(wide, fold)[0] - without[fold][0], without[fold][1])
                for fold in range(asked.folds)
            ]
        )
        mean, reach = (
            differences.mean(),
            CONFIDENCE_95 * differences.std() / len(differences) ** 0.5,
        )
        more = len(wide.names) - len(rows.names)
        print(f"| {group} | {more} | {mean:+.5f} | {mean - reach:+.5f} to {mean + reach:+.5f} |")


if __name__ == "__main__":
    main()
