"""The balance of Conquest of Planet Earth: how far its aims are reached, and what would change that.

    python benchmarks/conquest_balance.py report FOLDER SECONDS [CORES] [VARIANT.json]
    python benchmarks/conquest_balance.py sets FOLDER SECONDS CORES 'MODE;…' [SETS.json]
    python benchmarks/conquest_balance.py search FILE.jsonl SECONDS [CORES] ['MODE;…'] ['FACTOR;…']
    python benchmarks/conquest_balance.py effects FILE.jsonl
    python benchmarks/conquest_balance.py course MODE GAMES

`report` plays games of overseers in every mode until its time is up or there are as many as MODES says,
and prints the table of aims with what races and cards did. Its games are kept in the folder; the same
command goes on with them.

`sets` does the same for some modes and several sets of numbers, each set with the same luck: the file
gives each set by its name as a `variant` has it. Without a file it plays the numbers that ship.

`search` plays games in which every change of FACTORS, or every one that is named, is made or not by a
coin, so that each game says something of every change; `effects` tells what each of them moves, with an
interval.

`course` tells how games go, round by round: points on the board, Locations taken from other players, and
Spaces that nobody has explored.
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
from itertools import islice, product
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.game import NAME, ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.package import BOT_ROUNDS
from landfall.games.conquest_of_planet_earth.thinking.overseer import Overseer
from landfall.games.conquest_of_planet_earth.thinking.weights import learned
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
    "three": Mode(3, {}, 150, 2),
    "four": Mode(4, {}, 110, 2),
    "teams": Mode(4, {"mode": "team"}, 110, 1),
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
    "resisted teams": Mode(4, {"mode": "team", "active_resistance": True}, 110),
}

# -- a search -----------------------------------------------------------------------------------------

MOST_JOBS = 20_000
SEARCH_ROUNDS = 20
"""Games of a search that take longer are stopped: what is asked of them is known by then."""

Variant = dict[str, dict[str, dict[str, int]]]


@dataclass(frozen=True)
class Factor:
    """A change that is made or not: of numbers, of what a race gets, of what players think."""

    variant: Variant = field(default_factory=dict)
    otherwise: Variant = field(default_factory=dict)
    """Where the change is not made, if that is not as it ships at every table."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """How many times as much a feature counts, for each player by a coin of its own; where the change
    is not made, so many times less."""
    box: str = ""


def events(**copies: int) -> Variant:
    return {"events": {name.replace("_", "-"): {"copies": n} for name, n in copies.items()}}


def people(**more: int) -> Factor:
    """So many people in some places, or one less."""
    places = {name.replace("_", "-"): n for name, n in more.items()}
    return Factor(
        {"locations": {name: {"population": n} for name, n in places.items()}},
        {"locations": {name: {"population": n - 1} for name, n in places.items()}},
    )


FACTORS: dict[str, Factor] = {
    "Observatory 1": people(observatory=1),
    "Small Town 2": people(small_town=2),
    "Farmland, Radio, Drive-In 2": people(farmland=2, radio_station=2, drive_in_theater=2),
    "Laboratory 2": people(research_laboratory=2),
    "Cities of 3": people(city=3),
    "Army Base, Tank Factory 3": people(army_base=3, tank_factory=3),
    "2 Breakthroughs, 2 Tips": Factor(events(scientific_breakthrough=2, anonymous_tip=2)),
    "Capitol Resistance 6": Factor({"objectives": {"capitol-city": {"resistance": 6}}}),
    "Capitol Population 4": Factor({"objectives": {"capitol-city": {"population": 4}}}),
    "Metropolis 4": Factor({"locations": {"metropolis": {"population": 4}}}),
    "Resistance 1 stronger": Factor(
        {
            "resistance": {
                "angry-mob": {"strength": 3},
                "local-police": {"strength": 3},
                "us-army-bazooka-team": {"strength": 4},
                "us-army-tanks": {"strength": 6},
            }
        }
    ),
    "3 Flares, 1 Sabotage": Factor(events(solar_flare=3, sabotage=1)),
    "3 Uprisings, 1 Backstab": Factor(events(uprising=3, backstab=1)),
    "2 Armies, 5 Death Rays": Factor(events(call_in_the_army=2, death_ray=5)),
    "Warp Jump costs 2": Factor({"events": {"warp-jump": {"cost": 2}}}),
    "1 Overdrive, 3 Malfunctions": Factor(events(overdrive=1, saucer_malfunction=3)),
    "Counters 1 stronger": Factor(
        {
            "counters": {
                "jeep-patrol": {"strength": 3},
                "special-forces": {"strength": 4},
                "flamethrower-squad": {"strength": 4},
                "artillery": {"strength": 4},
                "tanks": {"strength": 5},
                "fighter-planes": {"strength": 6},
                "super-tank": {"strength": 7},
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
    "circles at 2, 5 and 8": Factor(box="circles"),
    "stage 2 from 4, 3 from 7": Factor(box="stages"),
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


def merged(parts: Sequence[Variant]) -> Variant:
    answer: Variant = {}
    for part in parts:
        for kind, changes in part.items():
            for key, numbers in changes.items():
                answer.setdefault(kind, {}).setdefault(key, {}).update(numbers)
    return answer


Tossed = tuple[tuple[str, bool], ...]
"""Changes that were left to a coin, and whether they were made."""


@lru_cache(maxsize=4)
def table_of(mode: str, tossed: Tossed) -> ConquestOfPlanetEarth:
    chosen = [FACTORS[name] for name, made in tossed if made]
    variant = merged(
        [FACTORS[name].variant if made else FACTORS[name].otherwise for name, made in tossed]
    )
    game = ConquestOfPlanetEarth(seats=MODES[mode].seats, **MODES[mode].options, variant=variant)
    box = game.ruleset.box
    if any(one.box == "circles" for one in chosen) and not box.brutal:
        box.red_circles = 1 << 2 | 1 << 5 | 1 << 8
    if any(one.box == "stages" for one in chosen) and not box.brutal:
        for place in range(len(box.stages)):
            box.stages[place] = 1 + (place >= 4) + (place >= 7)
    if any(one.box == "logistics" for one in chosen):
        box.race_low_most[box.race_names.index("vento")] = 5
    return game


def mind_of(game: ConquestOfPlanetEarth, tossed: Tossed, seed: int) -> Overseer:
    """An overseer with such changes."""
    weights = dict(learned(game.ruleset))
    for name, made in tossed:
        for feature, times in FACTORS[name].weights.items():
            now = times if made else 1 / times
            weights[feature] = (weights[feature][0] * now, weights[feature][1] * now)
    return Overseer(game.ruleset, weights, seed)


def searched(job: tuple[str, int, tuple[str, ...]]) -> dict[str, Any]:
    """One game with changes by chance."""
    mode, number, names = job
    rng = Rng("search", mode, number)
    numbers = tuple((name, bool(rng.below(2))) for name in names if name in NUMBERS)
    game = table_of(mode, numbers)
    players = [
        tuple((name, bool(rng.below(2))) for name in names if name not in NUMBERS)
        for _ in range(game.seats)
    ]
    minds = [mind_of(game, players[seat], number * 10 + seat) for seat in range(game.seats)]
    position = game.start()
    while (actor := game.actor(position)) != OVER and game.round(position) <= SEARCH_ROUNDS:
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
        "made": {name: int(made) for name, made in numbers},
        "players": [{name: int(made) for name, made in tossed} for tossed in players],
        "rounds": int(game.round(position)),
        "winners": [] if outcome is None else [int(seat) for seat in outcome.winners],
        "races": [game.ruleset.box.race_names[position.race(seat)] for seat in range(game.seats)],
        "scores": [int(game.score(position, seat)) for seat in range(game.seats)],
    }


def jobs_of_search(
    modes: Sequence[str], names: tuple[str, ...], first: int
) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    number = first
    while True:
        for mode in modes:
            for _ in range(MODES[mode].search):
                yield mode, number, names
                number += 1


def search(
    path: Path, seconds: float, cores: int, modes: Sequence[str], names: Sequence[str]
) -> None:
    end = time.time() + seconds
    first = sum(1 for _ in path.open()) if path.exists() else 0
    jobs = islice(jobs_of_search(modes, tuple(names), first), MOST_JOBS)
    with Pool(cores) as pool, path.open("a") as out:
        for row in pool.imap_unordered(searched, jobs):
            out.write(json.dumps(row) + "\n")
            out.flush()
            if time.time() > end:
                break
        pool.terminate()


Row = dict[str, Any]

AMONG_RIVALS: dict[str, Callable[[Row], float]] = {
    "over by 4": lambda row: float(row["rounds"] <= 4),
    "over by 9": lambda row: float(row["rounds"] <= 9),
}
BESIDE_HUMANS: dict[str, Callable[[Row], float]] = {"won": lambda row: float(bool(row["winners"]))}


def effects(path: Path) -> None:
    """What each change moves: the coefficients of a linear regression, with half of a 95 % interval.

    A change of players is made by all at a table or by none in what it moves of a game; in the column
    "wins" it is what one gains who makes it where the others do not.
    """
    rows = [json.loads(line) for line in path.open()]
    numbers, players = list(rows[0]["made"]), list(rows[0]["players"][0])
    names = ["in the middle", *numbers, *players]
    columns: dict[str, tuple[int, dict[str, str]]] = {}
    for mode in MODES:
        some = [row for row in rows if row["mode"] == mode]
        if len(some) < 40:
            continue
        x = [[1.0, *of_game(row, numbers, players)] for row in some]
        resisted = {"together", "brutal", "resisted", "solo"} & set(mode.replace(",", "").split())
        for told, measure in (BESIDE_HUMANS if resisted else AMONG_RIVALS).items():
            cells = fitted(x, [measure(row) for row in some])
            columns[f"{mode}, {told}"] = len(some), dict(zip(names, cells, strict=True))
        if players and MODES[mode].seats > 1 and not resisted and mode != "teams":
            ended = [row for row in some if row["winners"]]
            cells = fitted(*won_by_players(ended, players))
            columns[f"{mode}, wins"] = len(ended), dict(zip(players, cells, strict=True))
    print(" " * 38 + "".join(f"{name:>22}" for name in columns))
    print(f"{'games':38}" + "".join(f"{games:22}" for games, _ in columns.values()))
    for name in names:
        print(f"{name:38}" + "".join(f"{of.get(name, ''):>22}" for _, of in columns.values()))


def of_game(row: Row, numbers: Sequence[str], players: Sequence[str]) -> list[float]:
    """What was made in a game, and by which part of its players."""
    made = [row["made"][name] - 0.5 for name in numbers]
    many = len(row["players"])
    return made + [sum(one[name] for one in row["players"]) / many - 0.5 for name in players]


def won_by_players(
    rows: Sequence[Row], players: Sequence[str]
) -> tuple[list[list[float]], list[float]]:
    """For each seat what it did otherwise than its table, and what it won beyond its part."""
    x: list[list[float]] = []
    y: list[float] = []
    for row in rows:
        many = len(row["players"])
        means = {name: sum(one[name] for one in row["players"]) / many for name in players}
        for seat, one in enumerate(row["players"]):
            x.append([one[name] - means[name] for name in players])
            y.append((seat in row["winners"]) / len(row["winners"]) - 1 / many)
    return x, y


def fitted(x: Sequence[Sequence[float]], y: Sequence[float]) -> list[str]:
    import numpy as np

    rows, seen = np.array(x), np.array(y)
    spread = np.linalg.pinv(rows.T @ rows)
    found = spread @ rows.T @ seen
    left = seen - rows @ found
    each = np.sqrt(np.diag(spread) * (left @ left) / (len(seen) - rows.shape[1]))
    return [f"{one:8.3f} ±{1.96 * half:6.3f}" for one, half in zip(found, each, strict=True)]


# -- how games go ---------------------------------------------------------------------------------------


def course(mode: str, games: int) -> None:
    """Of games of overseers, in the mean over those that go on so long."""
    game = ConquestOfPlanetEarth(seats=MODES[mode].seats, **MODES[mode].options)
    told: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
    lengths: list[int] = []
    for number in range(games):
        rng, taken, last = Rng("course", mode, number), 0, 0
        minds = [
            Overseer(game.ruleset, learned(game.ruleset), number * 10 + seat)
            for seat in range(game.seats)
        ]
        position = game.start()
        while (actor := game.actor(position)) != OVER and game.round(position) <= BOT_ROUNDS:
            if game.round(position) > last:
                last, places = game.round(position), range(int(position.box.spaces))
                points = sum(int(position.population(x)) for x in places if position.marker(x) >= 0)
                empty = sum(bool(position.is_empty(x)) for x in places)
                told[last].append((points, taken, empty))
            if actor == CHANCE:
                position = game.apply(position, game.sample(position, rng))
                continue
            seen = game.observe(position, actor)
            code = minds[actor].choose(seen, actor, game.legal(seen, actor))
            taken += code == game.ruleset.codes.steal
            position = game.apply(position, code, actor)
        lengths.append(game.round(position))
    print(f"{mode}: {games} games, rounds {sorted(lengths)}")
    print(
        "\n| round | games | points on the board | taken so far | Empty Spaces |\n|---|---|---|---|---|"
    )
    for number, rows in told.items():
        if number == 2 or number % 5 == 0:
            means = " | ".join(f"{sum(one) / len(rows):.1f}" for one in zip(*rows, strict=True))
            print(f"| {number} | {len(rows)} | {means} |")


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


def watched(job: tuple[Table, Any]) -> tuple[Table, str, list[GameSummary]]:
    table, block = job
    return table, block.name, play_watched(block)


Table = tuple[str, str]
"""A mode, and a set of numbers by its name."""

AS_IT_SHIPS = "as it ships"


def report(folder: Path, seconds: float, cores: int, variant: Mapping[str, Any]) -> None:
    """Every mode with one set of numbers; then all that was found."""
    played = played_out(folder, seconds, cores, list(MODES), {AS_IT_SHIPS: variant})
    found = {mode: games for (mode, _), games in played.items()}
    tell(found)
    tell_races(found)
    if "two" in found:
        tell_cards(found["two"])


def sets(
    folder: Path, seconds: float, cores: int, modes: Sequence[str], all_sets: Mapping[str, Any]
) -> None:
    """Some modes with several sets of numbers, side by side."""
    played = played_out(folder, seconds, cores, modes, all_sets)
    tell({f"{mode}: {name}": games for (mode, name), games in played.items()})
    for name in all_sets:
        of_set = {mode: games for (mode, other), games in played.items() if other == name}
        print(f"\n{name}")
        tell_races(of_set)


def played_out(
    folder: Path, seconds: float, cores: int, modes: Sequence[str], all_sets: Mapping[str, Any]
) -> dict[Table, list[GameSummary]]:
    """Plays what is missing, every table at the same pace; all games that there are then."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as files:
        kept: dict[Table, Results[GameSummary]] = {}
        jobs: list[tuple[float, Table, Any]] = []
        for mode, (name, variant) in product(modes, all_sets.items()):
            study = study_of(mode, variant)
            rows = (GameSummary.to_row, GameSummary.from_row)
            said = mode if name == AS_IT_SHIPS else f"{mode} {name}"
            path = folder / f"{said.replace(', ', '-').replace(' ', '-')}.jsonl"
            made = Results(path, "balance", study.settings(), *rows)
            kept[mode, name] = files.enter_context(made)
            blocks = study.blocks()
            jobs += [
                (number / len(blocks), (mode, name), block)
                for number, block in enumerate(blocks)
                if block.name not in kept[mode, name].blocks
            ]
        jobs.sort(key=lambda job: job[:2])
        play([job[1:] for job in jobs], kept, time.time() + seconds, cores)
        found = {
            table: [game for games in one.blocks.values() for game in games]
            for table, one in kept.items()
        }
    return {table: games for table, games in found.items() if games}


def play(
    jobs: Sequence[tuple[Table, Any]],
    kept: Mapping[Table, Results[GameSummary]],
    end: float,
    cores: int,
) -> None:
    if not jobs or time.time() >= end:
        return
    with Pool(cores) as pool:
        for table, name, games in pool.imap_unordered(watched, jobs):
            kept[table].add(name, games)
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


def tell_races(found: Mapping[str, list[GameSummary]]) -> None:
    """Of those who play against each other."""
    modes = [mode for mode in found if found[mode][0].sides != 1]
    races = sorted({str(one["race"]) for mode in modes for g in found[mode] for one in g.traits})
    print(f"\n| race | {' | '.join(modes)} |\n|---|{'---|' * len(modes)}")
    for race in races:
        cells = (of_race(found[mode], race) for mode in modes)
        print(f"| {race} | {' | '.join(cells)} |")


def tell_cards(games: Sequence[GameSummary]) -> None:
    for had, used in (("Event had", "played"), ("Space Stuff had", "used")):
        print(f"\n| {had} | had | used by | users' share / even |\n|---|---|---|---|")
        for card, row in of_cards(games, had, f"{had}, and {used}"):
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
        modes = rest[2].split(";") if len(rest) > 2 else [m for m in MODES if MODES[m].search]
        names = rest[3].split(";") if len(rest) > 3 else list(FACTORS)
        search(Path(path), seconds, cores, modes, names)
    elif what == "effects":
        effects(Path(path))
    elif what == "course":
        course(path, int(seconds))
    elif what == "sets":
        chosen = json.loads(Path(rest[3]).read_text()) if len(rest) > 3 else {AS_IT_SHIPS: {}}
        sets(Path(path), seconds, cores, rest[2].split(";"), chosen)
    else:
        variant = json.loads(Path(rest[2]).read_text()) if len(rest) > 2 else {}
        report(Path(path), seconds, cores, variant)


if __name__ == "__main__":
    main(sys.argv[1:])
