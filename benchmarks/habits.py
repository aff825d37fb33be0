"""`python -m benchmarks.habits captain admiral`: what two bots of Alien Frontiers do otherwise.

Each plays games against itself, at two and at four seats. Tables in Markdown say how often a game sees
each action, as means with 95 % intervals; with `--pictures FOLDER` the pictures of
`docs/guide/what_the_machine_learned.md` are drawn there.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.asks import CHANCE, OVER
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.ladder import RANKS
from landfall.games.alien_frontiers.words import title
from landfall.lab.plots import COLOURS, MARKS, library
from landfall.lab.pools import LostJob
from landfall.lab.pools.processes import Processes
from landfall.lab.statistics import mean, mean_interval

SEATS: Final = (2, 4)
AT_ONCE: Final = 4
"""Games of one job."""

TURNS: Final = 18
"""Own turns drawn; few games have more."""

HUB: Final = "colonist-hub"
GROUPS: Final = {
    "places": ("dock", "Ships docked"),
    "cards": ("claim", "Cards claimed"),
    "territories": ("land", "Colonies landed"),
    "discards": ("discard", "Cards discarded for their power"),
    "raids": ("take", "Taken by raiders"),
}
"""Pictures: which verb they show, and what they are called."""


class Job(NamedTuple):
    """Some games of a bot against itself."""

    bot: str
    seats: int
    seeds: tuple[int, ...]


class Habits(NamedTuple):
    """What was done in one game: how often each act, and of each own turn the ships docked."""

    acts: dict[tuple[str, str], int]
    docked: list[int]
    docked_at_the_hub: list[int]


Games = Sequence[Habits]


def watched(job: Job) -> list[Habits]:
    """The habits of a bot in some games."""
    game = AlienFrontiers(seats=job.seats)
    rules = game.ruleset
    rank = next(rank for rank in RANKS if rank.name == job.bot)
    player = rank.make(rules, 0, rank.budget)
    answer = []
    for seed in job.seeds:
        rng = Rng(seed, "habits", job.seats)
        state = rules.start()
        acts: Counter[tuple[str, str]] = Counter()
        docked, at_the_hub = [0] * (TURNS + 1), [0] * (TURNS + 1)
        while state.who != OVER:
            if state.who == CHANCE:
                rules.apply(state, rules.sample(state, rng))
                continue
            for code in player.plan(state):
                verb, _, words = rules.texts[code].partition(" ")
                thing, _, ships = words.partition(" ")
                turn = min(TURNS, (int(state.turns) - 1) // job.seats)
                count = len(ships.split()) if verb == "dock" else 1
                acts[verb, thing] += count
                if verb == "dock":
                    docked[turn] += count
                    at_the_hub[turn] += count if thing == HUB else 0
                rules.apply(state, code)
        answer.append(Habits(dict(acts), docked[:TURNS], at_the_hub[:TURNS]))
    return answer


def games_of(bot: str, seats: int, games: int) -> list[Habits]:
    """A bot's games, played on all cores."""
    seeds = range(games)
    jobs = iter(
        [Job(bot, seats, tuple(seeds[at : at + AT_ONCE])) for at in range(0, games, AT_ONCE)]
    )
    found: dict[tuple[int, ...], list[Habits]] = {}
    for job, habits in Processes().run(watched, lambda: next(jobs, None)):
        if isinstance(habits, LostJob):
            raise SystemExit(habits.why)
        found[job.seeds] = habits
    return [one for key in sorted(found) for one in found[key]]


# -- told ---------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """How often a game sees something: the least, the mean and the most it may be."""

    low: float
    mean: float
    high: float


def line(counts: Sequence[float]) -> Line:
    low, high = mean_interval(counts)
    return Line(low, mean(counts), high)


def often(games: Games, verb: str, thing: str) -> Line:
    return line([float(one.acts.get((verb, thing), 0)) for one in games])


def things(studies: Sequence[Games], verb: str) -> list[str]:
    """What a verb was used with by either bot, the commonest of the last one first."""
    met = {thing for games in studies for one in games for at, thing in one.acts if at == verb}
    return sorted(met, key=lambda thing: -often(studies[-1], verb, thing).mean)


def told(bots: Sequence[str], studies: Sequence[Games]) -> Iterator[str]:
    """Every act that the one bot does more often than the other, by more than luck may make it."""
    yield f"| a game | {' | '.join(f'{bot} | 95 % interval' for bot in bots)} |"
    yield "|---" * (1 + 2 * len(bots)) + "|"
    for verb in ("dock", "claim", "use", "discard", "take", "land", "launch", "buy", "cycle"):
        for thing in things(studies, verb):
            one, other = (often(games, verb, thing) for games in studies)
            if one.high < other.low or other.high < one.low:
                cells = [f"{x.mean:.2f} | {x.low:.2f} to {x.high:.2f}" for x in (one, other)]
                yield f"| {verb} {thing} | {' | '.join(cells)} |"


# -- drawn --------------------------------------------------------------------------------------------


def panels(height: float) -> tuple[Any, Sequence[Any]]:
    """A picture with a panel for each number of seats."""
    matplotlib = library()
    made = matplotlib.figure.Figure(figsize=(9, height), layout="constrained", dpi=150)
    matplotlib.backends.backend_svg.FigureCanvasSVG(made)
    axes = made.subplots(1, len(SEATS), sharey=True)
    for seats, one in zip(SEATS, axes, strict=True):
        one.set_title(f"{seats} seats", fontsize=10)
        one.spines[["top", "right"]].set_visible(False)
        one.grid(color="0.9")
        one.set_axisbelow(True)
    return made, axes


def keep(made: Any, bots: Sequence[str], path: Path) -> None:
    """With its legend; the same games make the same bytes."""
    marks = [
        library().lines.Line2D([], [], color=COLOURS[k], marker=MARKS[k]) for k in range(len(bots))
    ]
    made.legend(marks, bots, loc="outside upper center", ncols=2, frameon=False)
    with library().rc_context({"svg.hashsalt": "landfall", "svg.fonttype": "none"}):
        made.savefig(path, format="svg", metadata={"Date": None})


def draw_group(
    studies: dict[int, list[Games]], bots: Sequence[str], verb: str, words: str, path: Path
) -> None:
    """For each thing a mark with its interval for either bot, one above the other."""
    names = things(studies[SEATS[0]], verb)
    made, axes = panels(1.2 + 0.34 * len(names))
    box = AlienFrontiers().ruleset.box
    for seats, one in zip(SEATS, axes, strict=True):
        for k, games in enumerate(studies[seats]):
            for at, name in enumerate(names):
                row = often(games, verb, name)
                y = at + (-0.14 if k == 0 else 0.14)
                one.plot([row.low, row.high], [y, y], color=COLOURS[k], linewidth=1.5)
                one.plot([row.mean], [y], MARKS[k], color=COLOURS[k], markersize=5)
        one.set_yticks(range(len(names)), [title(box, name) for name in names])
        one.set_xlabel(f"{words}, a game")
        one.set_xlim(left=0)
    axes[0].invert_yaxis()
    keep(made, bots, path)


def draw_by_turn(
    studies: dict[int, list[Games]],
    bots: Sequence[str],
    words: str,
    part: Callable[[Habits, int], tuple[int, int]],
    path: Path,
) -> None:
    """In each own turn the part of something in all of it, with its interval over games."""
    made, axes = panels(3.6)
    for seats, one in zip(SEATS, axes, strict=True):
        for k, games in enumerate(studies[seats]):
            drawn = []
            for turn in range(TURNS):
                shares = [x / of for x, of in (part(each, turn) for each in games) if of]
                if 2 * len(shares) >= len(games):
                    drawn.append((turn + 1, *line(shares)))
            turns, lows, means, highs = zip(*drawn, strict=True)
            one.fill_between(turns, lows, highs, color=COLOURS[k], alpha=0.2, linewidth=0)
            one.plot(turns, means, color=COLOURS[k], marker=MARKS[k], markersize=4)
        one.set_xlabel("own turn")
        one.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes[0].set_ylabel(words)
    keep(made, bots, path)


def at_the_hub(one: Habits, turn: int) -> tuple[int, int]:
    return one.docked_at_the_hub[turn], one.docked[turn]


def main() -> None:
    parser = ArgumentParser(description="What two bots do otherwise.")
    parser.add_argument("bots", nargs=2, metavar="BOT", choices=[rank.name for rank in RANKS])
    parser.add_argument("--games", type=int, default=400, help="of each bot, at each table")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw them here, as SVG")
    asked = parser.parse_args()
    studies: dict[int, list[Games]] = {}
    for seats in SEATS:
        studies[seats] = [games_of(bot, seats, asked.games) for bot in asked.bots]
        print(f"\n{seats} seats, {asked.games} games each\n")
        print("\n".join(told(asked.bots, studies[seats])), flush=True)
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
        for name, (verb, words) in GROUPS.items():
            draw_group(studies, asked.bots, verb, words, asked.pictures / f"learned_{name}.svg")
        path = asked.pictures / "learned_hub.svg"
        draw_by_turn(studies, asked.bots, "ships docked at the Hub", at_the_hub, path)


if __name__ == "__main__":
    main()
