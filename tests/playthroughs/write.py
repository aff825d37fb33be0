"""Golden playthroughs: random games as text that people can read.

After a change that is meant:  PYTHONPATH=src:tests python -m playthroughs.write
Then read the differences before you commit them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from landfall.catalog import game as find_game
from landfall.core.game import CHANCE, SEAT_LETTERS, Game, Position
from random_play import walk

FOLDER = Path(__file__).parent
TOLD = 150
"""Steps that are told one by one; then only the end is."""

GAMES: dict[str, dict[str, Any]] = {
    "first_printing.txt": {"edition": "first-printing", "seats": 2},
    "later_printing.txt": {"edition": "later-printing", "seats": 3},
    "edition_x.txt": {"edition": "edition-x", "seats": 4},
    "long_game.txt": {"edition": "later-printing", "seats": 4, "long_game": True},
}


def playthrough(name: str) -> str:
    """The whole text of one file."""
    return "\n".join(lines(name, find_game("alien-frontiers", **GAMES[name]))) + "\n"


def lines(name: str, game: Game[Any]) -> Iterator[str]:
    """A block for each step: who did what, what it cost and gained, and the hash after it."""
    yield f"{game.name}, {game.edition}, {game.seats} seats, {dict(game.options)}"
    turn = 0
    for step, (position, code) in enumerate(walk(game, "playthrough", name), start=1):
        if code < 0:
            yield from ending(game, position, step)
        elif step <= TOLD:
            if position.turns != turn:
                turn = position.turns
                yield from table(game, position)
            yield from told(game, position, code, step)


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
    why = game.explain(position, code)
    after = game.hash(game.apply(position, code))
    yield f"{step:4} {who} {why.action}  ({len(game.legal(position))} possible) {after}"
    yield f"       {why.cost or 'nothing'} -> {why.gain or 'nothing'}"


def ending(game: Game[Any], position: Position, step: int) -> Iterator[str]:
    outcome = game.outcome(position)
    assert outcome
    winners = ", ".join(SEAT_LETTERS[seat] for seat in outcome.winners)
    yield f"\nafter {step - 1} steps and {position.turns} turns: {outcome.reason}"
    yield f"  scores {outcome.scores}, ranks {outcome.ranks}, won by {winners}, {game.hash(position)}"


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / name).write_text(playthrough(name), encoding="utf-8")
