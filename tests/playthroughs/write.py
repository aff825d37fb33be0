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

from landfall.catalog import game as find_game
from landfall.core.game import CHANCE, SEAT_LETTERS, Game, Position
from random_play import walk

FOLDER = Path(__file__).parent
TOLD = 150
"""Steps that are told with cost and gain; of the others only what was done."""

STEP = re.compile(r" *\d+ [A-F*] ([a-z][^(]*?)(?:  \(.*)?$")

GAMES: dict[str, dict[str, Any]] = {
    "first_printing.txt": {"edition": "first-printing", "seats": 2},
    "later_printing.txt": {"edition": "later-printing", "seats": 3},
    "edition_x.txt": {"edition": "edition-x", "seats": 4},
    "long_game.txt": {"edition": "later-printing", "seats": 4, "long_game": True},
}


def playthrough(name: str, actions: Iterable[str]) -> str:
    """The whole text of one file: a game in which this was done."""
    return "\n".join(lines(find_game("alien-frontiers", **GAMES[name]), actions)) + "\n"


def done_in(text: str) -> list[str]:
    """What was done in a playthrough, chance included."""
    return [found[1] for line in text.splitlines() if (found := STEP.fullmatch(line))]


def played(name: str) -> list[str]:
    """What is done in a random game."""
    game = find_game("alien-frontiers", **GAMES[name])
    return [game.text(code) for _, code in walk(game, "playthrough", name) if code >= 0]


def lines(game: Game[Any], actions: Iterable[str]) -> Iterator[str]:
    """A block for each step: who did what, and at first what it cost and gained."""
    yield f"{game.name}, {game.edition}, {game.seats} seats, {dict(game.options)}"
    turn = step = 0
    position = game.start()
    for step, action in enumerate(actions, start=1):
        if position.turns != turn:
            turn = position.turns
            yield from table(game, position)
        code = game.code(action)
        yield from told(game, position, code, step)
        position = game.apply(position, code)
    yield from ending(game, position, step)


def table(game: Game[Any], position: Position) -> Iterator[str]:
    """What each seat has when a turn begins."""
    plain = game.to_dict(position)
    yield f"\nturn {plain['turns']}: {plain['turn']}"
    for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
        has = plain["seats"][letter]
        yield (
            f"  {letter}: {game.score(position, seat)} points, {has['fuel']} fuel, {has['ore']} ore, "
            f"{has['ships']} ships, circle {has['hub']}; {', '.join(has['cards']) or 'no card'}"
        )


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
    outcome = game.outcome(position)
    assert outcome
    winners = ", ".join(SEAT_LETTERS[seat] for seat in outcome.winners)
    yield f"\nafter {step} steps and {position.turns} turns: {outcome.reason}"
    yield f"  scores {outcome.scores}, ranks {outcome.ranks}, won by {winners}"


if __name__ == "__main__":
    for name in GAMES:
        file = FOLDER / name
        again = file.is_file() and "--new" not in sys.argv
        actions = done_in(file.read_text(encoding="utf-8")) if again else played(name)
        file.write_text(playthrough(name, actions), encoding="utf-8")
