"""Golden playthroughs: random games as text that people can read, replayed by what was done.

After a change that is meant:  PYTHONPATH=src:tests python -m playthroughs.write
The same games are told anew; read the differences before you commit them. `--new` plays others.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, Game, Position
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.conquest_of_planet_earth.box import TRACK
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from random_play import walk

FOLDER = Path(__file__).parent
TOLD = 150
"""Steps that are told with cost and gain; of the others only what was done."""

STEP = re.compile(r" *\d+ [A-F*] ([a-z][^(]*?)(?:  \(.*)?$")

ALIEN_FRONTIERS: dict[str, dict[str, Any]] = {
    "first_printing.txt": {"edition": "first-printing", "seats": 2},
    "later_printing.txt": {"edition": "later-printing", "seats": 3},
    "edition_x.txt": {"edition": "edition-x", "seats": 4},
    "long_game.txt": {"edition": "later-printing", "seats": 4, "long_game": True},
}

CONQUEST: dict[str, dict[str, Any]] = {
    "rivals.txt": {"seats": 2},
    "rivals_resisted.txt": {"seats": 3, "active_resistance": True, "tech_locations": True},
    "rivals_at_the_monument.txt": {
        "seats": 4,
        "historic_monument": True,
        "draw_two_pick_one": True,
    },
    "teams.txt": {"mode": "team", "seats": 4, "one_race": "both"},
    "teams_resisted.txt": {
        "mode": "team",
        "seats": 4,
        "active_resistance": True,
        "sheet": "brutal",
    },
    "together.txt": {"mode": "cooperative", "seats": 2},
    "together_brutal.txt": {"mode": "cooperative", "seats": 3, "sheet": "brutal"},
    "together_with_command_counters.txt": {
        "mode": "cooperative",
        "seats": 2,
        "command_counters": True,
        "objective_required": True,
        "extra_counters": True,
    },
    "alone.txt": {"mode": "solo", "seats": 1},
    "alone_with_several_races.txt": {"mode": "solo", "seats": 3, "choose_races": True},
}

ROUNDS = 8
"""A game that nothing need end is left after so many."""

GAMES = [*ALIEN_FRONTIERS, *CONQUEST]


def made(name: str) -> Game[Any]:
    """The game of a file."""
    if name in CONQUEST:
        return ConquestOfPlanetEarth(**CONQUEST[name])
    return AlienFrontiers(**ALIEN_FRONTIERS[name])


def playthrough(name: str, actions: Iterable[str]) -> str:
    """The whole text of one file: a game in which this was done."""
    return "\n".join(lines(made(name), actions)) + "\n"


def done_in(text: str) -> list[str]:
    """What was done in a playthrough, chance included."""
    return [found[1] for line in text.splitlines() if (found := STEP.fullmatch(line))]


def played(name: str) -> list[str]:
    """What is done in a random game."""
    game = made(name)
    done = []
    for position, code in walk(game, "playthrough", name):
        if code < 0 or (name in CONQUEST and game.round(position) > ROUNDS):
            break
        done.append(game.text(code))
    return done


def lines(game: Game[Any], actions: Iterable[str]) -> Iterator[str]:
    """A block for each step: who did what, and at first what it cost and gained."""
    yield f"{game.name}, {game.edition}, {game.seats} seats, {dict(game.options)}"
    turn = step = 0
    position = game.start()
    for step, action in enumerate(actions, start=1):
        if game.turn(position)[0] != turn:
            turn = game.turn(position)[0]
            yield from table(game, position)
        code = game.code(action)
        yield from told(game, position, code, step)
        position = game.apply(position, code)
    yield from ending(game, position, step)


def table(game: Game[Any], position: Position) -> Iterator[str]:
    """What each seat has when a turn begins."""
    if isinstance(game, ConquestOfPlanetEarth):
        yield from conquest_table(game, position)
        return
    plain = game.to_dict(position)
    yield f"\nturn {plain['turns']}: {plain['turn']}"
    for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
        has = plain["seats"][letter]
        yield (
            f"  {letter}: {game.score(position, seat)} points, {has['fuel']} fuel, {has['ore']} ore, "
            f"{has['ships']} ships, circle {has['hub']}; {', '.join(has['cards']) or 'no card'}"
        )


def conquest_table(game: ConquestOfPlanetEarth, position: Any) -> Iterator[str]:
    """The same on the planet, with where its Aliens and Counters are."""
    box = position.box
    number, seat = game.turn(position)
    track = f", Tech Track {position.at[TRACK]}" if box.active else ""
    yield f"\nround {game.round(position)}, turn {number}: {SEAT_LETTERS[seat]}{track}"
    for one, letter in enumerate(SEAT_LETTERS[: game.seats]):
        there = {name: int(position.aliens(at, one)) for at, name in enumerate(box.board.spaces)}
        where = ", ".join(f"{count} in {name}" for name, count in there.items() if count)
        race = box.race_names[int(position.race(one))]
        yield (
            f"  {letter}: {race}, {int(position.terror(one))} Terror, "
            f"{int(position.tokens(one))} tokens, {int(position.hand_size(one))} Events; "
            f"{where or 'nobody on the board'}"
        )
    for at, name in enumerate(box.board.spaces):
        kinds = [int(position.counter(at, place)) for place in range(int(position.counters_at(at)))]
        if kinds:
            yield f"  {name}: {', '.join(box.counter_names[kind] for kind in kinds)}"


def told(game: Game[Any], position: Position, code: int, step: int) -> Iterator[str]:
    actor = game.actor(position)
    who = "*" if actor == CHANCE else SEAT_LETTERS[actor]
    if step > TOLD:
        yield f"{step:4} {who} {game.text(code)}"
        return
    why = game.explain(position, code)
    yield f"{step:4} {who} {why.action}  ({len(game.legal(position))} possible)"
    yield f"       {why.cost or 'nothing'} -> {why.gain or 'nothing'}"


def ending(game: Game[Any], position: Position, step: int) -> Iterator[str]:
    turns = game.turn(position)[0]
    outcome = game.outcome(position)
    if outcome is None:
        assert game.actor(position) != OVER
        scores = tuple(game.score(position, seat) for seat in range(game.seats))
        yield f"\nleft after {step} steps and {turns} turns: scores {scores}"
        return
    winners = ", ".join(SEAT_LETTERS[seat] for seat in outcome.winners) or "the Humans"
    yield f"\nafter {step} steps and {turns} turns: {outcome.reason}"
    yield f"  scores {outcome.scores}, ranks {outcome.ranks}, won by {winners}"


if __name__ == "__main__":
    for name in GAMES:
        file = FOLDER / name
        again = file.is_file() and "--new" not in sys.argv
        actions = done_in(file.read_text(encoding="utf-8")) if again else played(name)
        file.write_text(playthrough(name, actions), encoding="utf-8")
