"""The balance of Conquest of Planet Earth: how far its aims are reached, and what would change that.

    python benchmarks/conquest_balance.py report FOLDER SECONDS [CORES] [VARIANT.json]
    python benchmarks/conquest_balance.py search FILE.jsonl SECONDS [CORES] [MODE,…]
    python benchmarks/conquest_balance.py effects FILE.jsonl

`report` plays games of overseers in every mode until its time is up or there are as many as MODES says,
and prints the table of aims with what races and cards did. Its games are kept in the folder; the same
command goes on with them.

`search` plays games in which every change of FACTORS is made or not by a coin, so that each game says
something of every change; `effects` tells what each of them moves, with an interval.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.game import NAME, ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.package import BOT_ROUNDS
from landfall.games.conquest_of_planet_earth.thinking.overseer import Overseer
from landfall.games.conquest_of_planet_earth.thinking.weights import by_hand
from landfall.lab.balance import GameSummary, Study, play_watched
from landfall.lab.entrants import field as line_up
from landfall.lab.results import Results
from landfall.lab.statistics import wilson


@dataclass(frozen=True)
class Mode:
    """A kind of table."""

    seats: int
    options: Mapping[str, Any]
    games: int
    """As many are played for a report."""
    search: int = 0
    """Of the games of a search so many parts."""


MODES: dict[str, Mode] = {
    "two": Mode(2, {}, 600, 4),
    "three": Mode(3, {}, 150),
    "four": Mode(4, {}, 110),
    "teams": Mode(4, {"mode": "team"}, 110),
    "solo": Mode(1, {"mode": "solo"}, 150),
    "together": Mode(2, {"mode": "cooperative"}, 300, 2),
    "together of one": Mode(1, {"mode": "cooperative"}, 150),
    "together of three": Mode(3, {"mode": "cooperative"}, 110),
    "together of four": Mode(4, {"mode": "cooperative"}, 110),
    "brutal": Mode(2, {"mode": "cooperative", "sheet": "brutal"}, 200, 1),
    "brutal of one": Mode(1, {"mode": "cooperative", "sheet": "brutal"}, 150),
    "brutal of three": Mode(3, {"mode": "cooperative", "sheet": "brutal"}, 110),
    "brutal of four": Mode(4, {"mode": "cooperative", "sheet": "brutal"}, 110),
    "resisted": Mode(3, {"active_resistance": True}, 250, 3),
    "resisted, two": Mode(2, {"active_resistance": True}, 150),
    "resisted, four": Mode(4, {"active_resistance": True}, 110),
}

# -- a search -----------------------------------------------------------------------------------------

MOST_JOBS = 20_000

Variant = dict[str, dict[str, dict[str, int]]]


@dataclass(frozen=True)
class Factor:
    """A change that is made or not: of numbers, of what a race gets, of what players think."""

    variant: Variant = field(default_factory=dict)
    weights: Mapping[str, float] = field(default_factory=dict)
    """How many times as much a feature counts; where the change is not made, so many times less."""
    box: str = ""


def events(**copies: int) -> Variant:
    return {"events": {name.replace("_", "-"): {"copies": n} for name, n in copies.items()}}


FACTORS: dict[str, Factor] = {
    "one Breakthrough, 3 Tips": Factor(events(scientific_breakthrough=1, anonymous_tip=3)),
    "Capitol Resistance 6": Factor({"objectives": {"capitol-city": {"resistance": 6}}}),
    "Capitol Population 3": Factor({"objectives": {"capitol-city": {"population": 3}}}),
    "Metropolis 3": Factor({"locations": {"metropolis": {"population": 3}}}),
    "3 Flares, 1 Sabotage": Factor(events(solar_flare=3, sabotage=1)),
    "3 Uprisings, 1 Backstab": Factor(events(uprising=3, backstab=1)),
    "2 Armies, 5 Death Rays": Factor(events(call_in_the_army=2, death_ray=5)),
    "Warp Jump costs 2": Factor({"events": {"warp-jump": {"cost": 2}}}),
    "1 Overdrive, 3 Malfunctions": Factor(events(overdrive=1, saucer_malfunction=3)),
    "Counters 1 weaker": Factor(
        {
            "counters": {
                "jeep-patrol": {"strength": 2},
                "special-forces": {"strength": 3},
                "flamethrower-squad": {"strength": 3},
                "artillery": {"strength": 3},
                "tanks": {"strength": 4},
                "fighter-planes": {"strength": 5},
                "super-tank": {"strength": 6},
            }
        }
    ),
    "fewer heavy Counters": Factor(
        {
            "counters": {
                "artillery": {"copies": 2},
                "tanks": {"copies": 3},
                "fighter-planes": {"copies": 2},
            }
        }
    ),
    "two circles, 4 and 8": Factor(box="circles"),
    "stages 1 to 4, 2 from 5": Factor(box="stages"),
    "Logistics up to 5": Factor(box="logistics"),
    "terror": Factor(weights={"terror": 1.4}),
    "close": Factor(weights={"close": 1.6}),
    "aliens": Factor(weights={"aliens": 1.6}),
    "exposed": Factor(weights={"exposed": 1.6}),
    "reach": Factor(weights={"reach": 1.6}),
    "cards": Factor(weights={"cards": 1.6, "tokens": 1.6}),
    "stuff": Factor(weights={"stuff": 1.6, "might": 1.6}),
    "track": Factor(weights={"track": 1.6}),
    "counters": Factor(weights={"counters": 1.6, "inventions": 1.6}),
}
NUMBERS = [name for name, one in FACTORS.items() if not one.weights]
PLAYERS = [name for name, one in FACTORS.items() if one.weights]


def merged(parts: Sequence[Variant]) -> Variant:
    answer: Variant = {}
    for part in parts:
        for kind, changes in part.items():
            for key, numbers in changes.items():
                answer.setdefault(kind, {}).setdefault(key, {}).update(numbers)
    return answer


@lru_cache(maxsize=4)
def table_of(mode: str, made: tuple[bool, ...]) -> ConquestOfPlanetEarth:
    chosen = [FACTORS[name] for name, one in zip(NUMBERS, made, strict=True) if one]
    variant = merged([one.variant for one in chosen])
    game = ConquestOfPlanetEarth(seats=MODES[mode].seats, **MODES[mode].options, variant=variant)
    box = game.ruleset.box
    if any(one.box == "circles" for one in chosen) and not box.brutal:
        box.red_circles = 1 << 4 | 1 << 8
    if any(one.box == "stages" for one in chosen) and not box.brutal:
        for place in range(len(box.stages)):
            box.stages[place] = 1 if place < 5 else 2
    if any(one.box == "logistics" for one in chosen):
        box.race_low_most[box.race_names.index("vento")] = 5
    return game


def searched(job: tuple[str, int]) -> dict[str, Any]:
    """One game with changes by chance."""
    mode, number = job
    rng = Rng("search", mode, number)
    numbers = tuple(bool(rng.below(2)) for _ in NUMBERS)
    players = tuple(bool(rng.below(2)) for _ in PLAYERS)
    game = table_of(mode, numbers)
    weights = dict(by_hand(game.ruleset))
    for name, more in zip(PLAYERS, players, strict=True):
        for feature, times in FACTORS[name].weights.items():
            now = times if more else 1 / times
            weights[feature] = (weights[feature][0] * now, weights[feature][1] * now)
    minds = [Overseer(game.ruleset, weights, number * 10 + seat) for seat in range(game.seats)]
    position = game.start()
    while (actor := game.actor(position)) != OVER and game.round(position) <= BOT_ROUNDS:
        if actor == CHANCE:
            position = game.apply(position, game.sample(position, rng))
            continue
        seen = game.observe(position, actor)
        code = minds[actor].choose(seen, actor, game.legal(seen, actor))
        position = game.apply(position, code, actor)
    outcome = game.outcome(position)
    return {
        "mode": mode,
        "number": number,
        "made": [*map(int, numbers), *map(int, players)],
        "rounds": int(game.round(position)),
        "winners": [] if outcome is None else [int(seat) for seat in outcome.winners],
        "races": [game.ruleset.box.race_names[position.race(seat)] for seat in range(game.seats)],
        "scores": [int(game.score(position, seat)) for seat in range(game.seats)],
    }


def jobs_of_search(modes: Sequence[str], first: int) -> Iterator[tuple[str, int]]:
    number = first
    while True:
        for mode in modes:
            for _ in range(MODES[mode].search):
                yield mode, number
                number += 1


def search(path: Path, seconds: float, cores: int, modes: Sequence[str]) -> None:
    end = time.time() + seconds
    first = sum(1 for _ in path.open()) if path.exists() else 0
    with Pool(cores) as pool, path.open("a") as out:
        for row in pool.imap_unordered(searched, islice(jobs_of_search(modes, first), MOST_JOBS)):
            out.write(json.dumps(row) + "\n")
            out.flush()
            if time.time() > end:
                break
        pool.terminate()


MEASURES: dict[str, tuple[str, Callable[[dict[str, Any]], float]]] = {
    "over by 4": ("two", lambda row: float(row["rounds"] <= 4)),
    "rounds": ("two", lambda row: float(min(row["rounds"], 30))),
    "together won": ("together", lambda row: float(bool(row["winners"]))),
    "brutal won": ("brutal", lambda row: float(bool(row["winners"]))),
    "resisted won": ("resisted", lambda row: float(bool(row["winners"]))),
}


def effects(path: Path) -> None:
    """What each change moves: the coefficients of a linear regression, with half of a 95 % interval."""
    import numpy as np

    rows = [json.loads(line) for line in path.open()]
    columns: list[tuple[int, Any, Any] | None] = []
    for mode, measure in MEASURES.values():
        some = [row for row in rows if row["mode"] == mode]
        if len(some) < 40:
            columns.append(None)
            continue
        x = np.array([[1.0] + [made - 0.5 for made in row["made"]] for row in some])
        y = np.array([measure(row) for row in some])
        spread = np.linalg.inv(x.T @ x)
        found = spread @ x.T @ y
        left = y - x @ found
        each = np.sqrt(np.diag(spread) * (left @ left) / (len(y) - x.shape[1]))
        columns.append((len(some), found, each))
    print(" " * 30 + "".join(f"{name:>18}" for name in MEASURES))
    print(f"{'games':30}" + "".join(f"{one[0] if one else 0:18}" for one in columns))
    for k, name in enumerate(["in the middle", *NUMBERS, *PLAYERS]):
        cells = (f"{one[1][k]:8.3f} ±{1.96 * one[2][k]:6.3f}" if one else "" for one in columns)
        print(f"{name:30}" + "".join(f"{cell:>18}" for cell in cells))


# -- a report -----------------------------------------------------------------------------------------


def study_of(mode: str, variant: Mapping[str, Any]) -> Study:
    one = MODES[mode]
    options = {**one.options, **({"variant": dict(variant)} if variant else {})}
    return Study(
        line_up=tuple(line_up(["overseer"], [], NAME, False)) * one.seats,
        games=one.games,
        seed=2026,
        edition="first-edition",
        game=NAME,
        options=options,
    )


def watched(job: tuple[str, Any]) -> tuple[str, str, list[GameSummary]]:
    mode, block = job
    return mode, block.name, play_watched(block)


def report(folder: Path, seconds: float, cores: int, variant: Mapping[str, Any]) -> None:
    """Plays what is missing, every mode at the same pace; then prints all that was found."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as files:
        kept: dict[str, Results[GameSummary]] = {}
        jobs: list[tuple[float, str, Any]] = []
        for mode in MODES:
            study = study_of(mode, variant)
            rows = (GameSummary.to_row, GameSummary.from_row)
            path = folder / f"{mode.replace(', ', '-').replace(' ', '-')}.jsonl"
            made = Results(path, "balance", study.settings(), *rows)
            kept[mode] = files.enter_context(made)
            blocks = study.blocks()
            jobs += [
                (number / len(blocks), mode, block)
                for number, block in enumerate(blocks)
                if block.name not in kept[mode].blocks
            ]
        jobs.sort(key=lambda job: job[:2])
        play([job[1:] for job in jobs], kept, time.time() + seconds, cores)
        found = {
            mode: [game for games in one.blocks.values() for game in games]
            for mode, one in kept.items()
        }
    tell({mode: games for mode, games in found.items() if games})


def play(
    jobs: Sequence[tuple[str, Any]],
    kept: Mapping[str, Results[GameSummary]],
    end: float,
    cores: int,
) -> None:
    if not jobs or time.time() >= end:
        return
    with Pool(cores) as pool:
        for mode, name, games in pool.imap_unordered(watched, jobs):
            kept[mode].add(name, games)
            if time.time() > end:
                break
        pool.terminate()


def tell(found: Mapping[str, list[GameSummary]]) -> None:
    heads = ["mode", "games", "median rounds", "over by round 4", "stopped", "won", "first wins"]
    print(f"\n| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for mode, games in found.items():
        rounds = sorted(len(game.curve) for game in games)
        won = [sum(game.shares) > 0.01 for game in games]
        first = sum(game.shares[0] for game in games)
        print(
            f"| {mode} | {len(games)} | {rounds[len(rounds) // 2]}"
            f" | {share(sum(n <= 4 for n in rounds), len(games))}"
            f" | {sum(n > BOT_ROUNDS for n in rounds)} | {share(sum(won), len(games))}"
            f" | {'' if games[0].sides == 1 else share(first, len(games))} |"
        )
    modes = [mode for mode in found if found[mode][0].sides != 1]
    races = sorted({str(one["race"]) for mode in modes for g in found[mode] for one in g.traits})
    print(f"\n| race | {' | '.join(modes)} |\n|---|{'---|' * len(modes)}")
    for race in races:
        cells = (of_race(found[mode], race) for mode in modes)
        print(f"| {race} | {' | '.join(cells)} |")
    if "two" in found:
        for had, used in (("Event had", "played"), ("Space Stuff had", "used")):
            print(f"\n| {had} | had | used by | users' share / even |\n|---|---|---|---|")
            for card, row in of_cards(found["two"], had, f"{had}, and {used}"):
                print(f"| {card} | {row} |")


def of_race(games: Sequence[GameSummary], race: str) -> str:
    """The share of a race's wins over what it would be if all were equal."""
    seats = wins = 0.0
    for game in games:
        for one, won in zip(game.traits, game.shares, strict=True):
            if one["race"] == race:
                seats += 1
                wins += won
    even = sum(sum(game.shares) for game in games) / sum(len(game.shares) for game in games)
    return over_even(wins, seats, even)


def over_even(wins: float, seats: float, even: float) -> str:
    if not seats or not even:
        return ""
    low, high = wilson(wins, int(seats))
    return f"{wins / seats / even:.2f} ({low / even:.2f} to {high / even:.2f}) of {int(seats)}"


def of_cards(games: Sequence[GameSummary], had: str, used: str) -> Iterator[tuple[str, str]]:
    holders, users, wins = Counter[str](), Counter[str](), defaultdict[str, float](float)
    for game in games:
        for traits, won in zip(game.traits, game.shares, strict=True):
            holders.update(set(traits.get(had, ())))
            for card in set(traits.get(used, ())):
                users[card] += 1
                wins[card] += won
    for card in sorted(holders):
        part = f"{users[card] / holders[card]:.0%}" if holders[card] else ""
        yield card, f"{holders[card]} | {part} | {over_even(wins[card], users[card], 0.5)}"


def share(some: float, many: int) -> str:
    low, high = wilson(some, many)
    return f"{some / many:.1%} ({100 * low:.1f} to {100 * high:.1f})"


def main(arguments: Sequence[str]) -> None:
    what, path, *rest = arguments
    seconds = float(rest[0]) if rest else 0.0
    cores = int(rest[1]) if len(rest) > 1 else 1
    if what == "search":
        modes = rest[2].split(",") if len(rest) > 2 else [m for m in MODES if MODES[m].search]
        search(Path(path), seconds, cores, modes)
    elif what == "effects":
        effects(Path(path))
    else:
        variant = json.loads(Path(rest[2]).read_text()) if len(rest) > 2 else {}
        report(Path(path), seconds, cores, variant)


if __name__ == "__main__":
    main(sys.argv[1:])
