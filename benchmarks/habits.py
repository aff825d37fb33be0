"""`python -m benchmarks.habits BEFORE AFTER`: what two bots do otherwise, by two balance studies.

    landfall balance captain --games 600 --json captain.json
    landfall balance admiral --games 600 --json admiral.json
    python -m benchmarks.habits captain.json admiral.json --pictures docs/images

Each study has games of one bot against itself. A line is printed for every action whose use differs by
more than luck may make it, and pictures are drawn: what is used how often, which territory and which
facility the winners began with, and how points grow.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from landfall.lab.plots import COLOURS, MARKS, library

RULES = "as printed"
LONGEST = 18
"""Lines of a picture."""

SMALLEST = 0.15
"""An action that neither bot uses so often in a game is not drawn."""


class Study(NamedTuple):
    """One bot's games, as a balance study wrote them."""

    bot: str
    tables: dict[str, Any]

    def uses(self) -> dict[str, dict[str, Any]]:
        return {use["name"]: use for use in self.tables["uses"]}

    def beginnings(self, kind: str) -> dict[str, dict[str, Any]]:
        return {rate["name"]: rate for rate in self.tables["beginnings"][kind]}

    def curve(self) -> list[float]:
        """The mean points of a seat after each round."""
        curves = [[mean(points) for points in game["curve"]] for game in self.tables["games"]]
        rounds = zip_longest(*curves)
        half = len(curves) / 2
        columns = [[points for points in one if points is not None] for one in rounds]
        return [mean(column) for column in columns if len(column) >= half]


def read(path: Path) -> Study:
    data = json.loads(path.read_text(encoding="utf-8"))
    return Study(path.stem.partition("-")[0], data["rules"][RULES])


def differing(before: Study, after: Study) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """The actions of which one bot's interval leaves the other's out, the largest change first."""
    one, other = before.uses(), after.uses()
    named = [
        (name, one[name], other[name])
        for name in one
        if name in other and max(one[name]["a_game"], other[name]["a_game"]) >= SMALLEST
    ]
    for name, a, b in sorted(named, key=lambda line: -abs(line[2]["a_game"] - line[1]["a_game"])):
        if a["interval"][1] < b["interval"][0] or b["interval"][1] < a["interval"][0]:
            yield name, a, b


def told(before: Study, after: Study) -> Iterator[str]:
    """A table in Markdown."""
    yield f"| what | {before.bot}, a game | 95 % interval | {after.bot}, a game | 95 % interval |"
    yield "|---|---|---|---|---|"
    for name, a, b in differing(before, after):
        cells = [
            f"{use['a_game']:.2f} | {use['interval'][0]:.2f} to {use['interval'][1]:.2f}"
            for use in (a, b)
        ]
        yield f"| {name} | {' | '.join(cells)} |"


# -- pictures -----------------------------------------------------------------------------------------


def draw_lines(
    axes: Any, names: Sequence[str], rows: Sequence[Sequence[tuple[float, float, float]]]
) -> None:
    """For each name a mark with its interval for either bot, one above the other."""
    for k, row in enumerate(rows):
        for at, (low, middle, high) in enumerate(row):
            y = len(names) - 1 - at + (0.14 if k == 0 else -0.14)
            axes.plot([low, high], [y, y], color=COLOURS[k], linewidth=1.5)
            axes.plot([middle], [y], MARKS[k], color=COLOURS[k], markersize=5)
    axes.set_yticks(range(len(names)), reversed(names))
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", color="0.9")
    axes.set_axisbelow(True)


def legend(made: Any, bots: Sequence[str]) -> None:
    lines = library().lines
    made.legend(
        [
            lines.Line2D([], [], color=COLOURS[k], marker=MARKS[k], label=bot)
            for k, bot in enumerate(bots)
        ],
        bots,
        loc="outside upper center",
        ncols=2,
        frameon=False,
    )


def figure(height: float) -> Any:
    matplotlib = library()
    made = matplotlib.figure.Figure(figsize=(8, height), layout="constrained", dpi=150)
    matplotlib.backends.backend_svg.FigureCanvasSVG(made)
    return made


def kept(made: Any, path: Path) -> None:
    """The same games, the same bytes."""
    with library().rc_context({"svg.hashsalt": "landfall", "svg.fonttype": "none"}):
        made.savefig(path, format="svg", metadata={"Date": None})


def draw(before: Study, after: Study, folder: Path) -> None:
    bots = (before.bot, after.bot)
    changed = [*differing(before, after)][:LONGEST]
    made = figure(0.8 + 0.32 * len(changed))
    both = [
        [(use["interval"][0], use["a_game"], use["interval"][1]) for use in column]
        for column in zip(*[(a, b) for _, a, b in changed], strict=True)
    ]
    axes = made.subplots()
    draw_lines(axes, [name for name, _, _ in changed], both)
    axes.set_xlabel("times a game, both seats together")
    legend(made, bots)
    kept(made, folder / "learned_habits.svg")
    for kind, file in (("territory first taken", "territory"), ("opening facility", "opening")):
        rates = [study.beginnings(kind) for study in (before, after)]
        names = [name for name in rates[1] if name in rates[0]]
        made = figure(0.8 + 0.36 * len(names))
        axes = made.subplots()
        draw_lines(
            axes,
            names,
            [
                [(r[name]["low"], r[name]["share"], r[name]["high"]) for name in names]
                for r in rates
            ],
        )
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xlabel(f"won by those who had it as their {kind}")
        legend(made, bots)
        kept(made, folder / f"learned_{file}.svg")
    made = figure(3.6)
    axes = made.subplots()
    for k, study in enumerate((before, after)):
        axes.plot(study.curve(), color=COLOURS[k], marker=MARKS[k], markersize=4, markevery=2)
    axes.set_xlabel("round")
    axes.set_ylabel("points of a seat")
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(color="0.9")
    legend(made, bots)
    kept(made, folder / "learned_points.svg")


def main() -> None:
    parser = ArgumentParser(description="What two bots do otherwise.")
    parser.add_argument("before", type=Path, help="the JSON of a balance study, BOT.json")
    parser.add_argument("after", type=Path)
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw them here, as SVG")
    asked = parser.parse_args()
    before, after = read(asked.before), read(asked.after)
    print("\n".join(told(before, after)))
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
        draw(before, after, asked.pictures)


if __name__ == "__main__":
    main()
