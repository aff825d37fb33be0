"""`python -m benchmarks.gifts WEIGHTS FOLDER`: what things of modules are worth to who is given them.

Captains that judge by WEIGHTS play games with every module at two seats. Factions are dealt by chance,
so that who has a board has it for no reason; and at some turns of each game a seat, by chance as well,
is given an asteroid card, an Agenda or an Agenda revealed, and the game is played on from there. So
nothing counts as good or bad that merely comes with winning or losing, as in games as they are played.

FOLDER/gifts.jsonl keeps a line for each game; the same command goes on where it stopped. In
FOLDER/found.json are WEIGHTS with what was found of boards, asteroid cards and Agendas, pulled to what
they counted.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import log
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from landfall import catalog
from landfall.bots.planning import Planning
from landfall.core.learned import LearnedValue, Weights, parse_learned
from landfall.core.loop import play_on
from landfall.core.rng import Rng
from landfall.core.seeded_chance import SeededChance
from landfall.games.alien_frontiers.agendas.agenda_board import room_for
from landfall.games.alien_frontiers.agendas.agenda_piles import face_down_count, take, turn_up
from landfall.games.alien_frontiers.box import OWNED
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.glances import see_asteroid
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.evaluation import evaluator_of
from landfall.games.alien_frontiers.thinking.evaluator import winning_share
from landfall.games.alien_frontiers.thinking.features import horizon
from landfall.lab.learning.libraries import numpy

MODULES: dict[str, Any] = {"deck": "wide", "factions": True, "outer_belt": True, "agendas": True}
FACE_DOWN, REVEALED = "agendas face down", "agendas revealed"
AS_OFTEN = 4
"""An Agenda is given so many times as often as one asteroid card."""
GIFTS_A_GAME = 5
LATEST_TURN = 22
OPEN = 5.0
"""A gift is given where the chance to win is not further from even than this, in log-odds."""
MOST_TURNS = 150
PULL = 25.0
"""What a gift counts is off by a fifth, in log-odds, as it is thought before anything is played."""
PULL_OF_BOARDS = 4.0


@cache
def _table() -> AlienFrontiers:
    game = catalog.game(edition="edition-x", seats=2, **MODULES)
    assert isinstance(game, AlienFrontiers)
    return game


@cache
def _value(weights: Path, nodes: int) -> LearnedValue:
    return parse_learned(weights.read_text(encoding="utf-8")).playing_with(nodes)


def played(job: tuple[Path, int, int]) -> dict[str, Any]:
    """One game with factions by chance, and what became of the gifts in it."""
    weights, nodes, number = job
    game, value = _table(), _value(weights, nodes)
    rng = Rng("gifts", number)
    turns: list[State] = []
    end = _to_the_end(game, value, game.start(), ("gifts", number), rng, turns)
    if end is None:
        return {"number": number}
    judged = evaluator_of(game.ruleset, value)
    open_turns = [
        turn
        for turn in turns[1:-1]
        if turn.turns <= LATEST_TURN and abs(_log_odds(judged.value(turn, 0))) < OPEN
    ]
    gifts: list[list[Any]] = []
    for k in range(min(GIFTS_A_GAME, len(open_turns))):
        position = open_turns.pop(int(rng.below(len(open_turns))))
        name, seat = _drawn_gift(game, rng), int(rng.below(2))
        given = _given(game, position, name, seat, rng)
        if given is None:
            continue
        after = _to_the_end(game, value, given, ("gifts", number, k), rng, [])
        if after is not None:
            gifts.append(
                [
                    name,
                    seat,
                    round(horizon(game.ruleset, given), 4),
                    round(_log_odds(judged.value(given, 0)), 4),
                    int(position.turn),
                    float(winning_share(game.ruleset, after, 0)),
                ]
            )
    return {
        "number": number,
        "boards": _boards(game, end),
        "first": int(turns[0].turn),
        "won": float(winning_share(game.ruleset, end, 0)),
        "gifts": gifts,
    }


def _to_the_end(
    game: AlienFrontiers,
    value: LearnedValue,
    position: State,
    luck: Sequence[int | str],
    rng: Rng,
    turns: list[State],
) -> State | None:
    """The last position, and where each turn began; None for a game that does not end."""
    players = [
        Planning("captain", catalog.learned_mind(game, value, seat, 0.0, 0.0)) for seat in (0, 1)
    ]

    def decide(seat: int, position: Any) -> int:
        legal = game.legal(position)
        if game.text(legal[0]).startswith("choose "):
            return int(legal[int(rng.below(len(legal)))])
        return catalog.ask(players[seat], game, position, seat)

    now = position.turns
    for step in play_on(game, position, decide, SeededChance(*luck)):
        position = step.after
        if position.turns != now:
            now = position.turns
            turns.append(position)
        if position.turns > MOST_TURNS:
            return None
    return position


def _log_odds(chance: float) -> float:
    kept = min(max(chance, 1e-6), 1 - 1e-6)
    return log(kept / (1 - kept))


def _boards(game: AlienFrontiers, position: State) -> list[str]:
    """The board of each seat."""
    box = game.ruleset.box
    owners = {int(position.at[at]) - OWNED: board for board, at in enumerate(box.owners)}
    return [box.board_names[owners[seat]] for seat in (0, 1)]


def _drawn_gift(game: AlienFrontiers, rng: Rng) -> str:
    asteroids = [f"asteroid {name}" for name in game.ruleset.box.asteroid_names]
    all_of_them = asteroids + AS_OFTEN * [FACE_DOWN, REVEALED]
    return all_of_them[int(rng.below(len(all_of_them)))]


def _given(game: AlienFrontiers, position: State, name: str, seat: int, rng: Rng) -> State | None:
    """The position with the gift; None where there is none of it, or no room for it."""
    box, after = game.ruleset.box, position.copy()
    if name in (FACE_DOWN, REVEALED):
        deck = [k for k in range(int(box.agendas)) if after.at[box.agenda_deck] >> k & 1]
        room = room_for(game.ruleset.book, after, seat)
        if not deck or face_down_count(after, seat) >= room:
            return None
        agenda = deck[int(rng.below(len(deck)))]
        take(after, seat, agenda)
        if name == REVEALED:
            turn_up(after, seat, agenda)
        return after
    asteroid = list(box.asteroid_names).index(name.removeprefix("asteroid "))
    for pile in (box.unseen, box.scrapped):
        if after.at[pile + asteroid] > 0:
            after.at[pile + asteroid] -= 1
            after.at[box.hauls + box.asteroids * seat + asteroid] += 1
            see_asteroid(after, seat, asteroid)
            return after
    return None


# -- what is found ------------------------------------------------------------------------------------


def found(start: Weights, games: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, float]]:
    """The weights to start from, with those of boards and gifts as the games have them."""
    return {**start, **_worth_of_boards(games), **_worth_of_gifts(start, games)}


def _worth_of_boards(games: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, float]]:
    """What a board is worth more than the mean of them, whatever the hour."""
    np = numpy()
    names = sorted({name for game in games for name in game["boards"]})
    rows = np.zeros((len(games), len(names) + 1))
    for row, game in zip(rows, games, strict=True):
        row[names.index(game["boards"][0])] += 1
        row[names.index(game["boards"][1])] -= 1
        row[-1] = 1 - 2 * game["first"]
    numbers, off = _likeliest(
        rows, [game["won"] for game in games], [PULL_OF_BOARDS] * len(names) + [0]
    )
    for name, number, far in zip(names, numbers, off, strict=False):
        print(f"owns {name}: {number:.2f} ± {far:.2f}")
    return {
        f"owns {name}": (round(float(number), 3), round(float(number), 3))
        for name, number in zip(names, numbers, strict=False)
    }


def _worth_of_gifts(
    start: Weights, games: Sequence[Mapping[str, Any]]
) -> dict[str, tuple[float, float]]:
    """What is added to the weights of gifts so that their judgement comes true."""
    np = numpy()
    gifts = [(game["boards"], *gift) for game in games for gift in game["gifts"]]
    names = sorted({gift[1] for gift in gifts})
    boards = sorted({board for game in games for board in game["boards"]})
    rows = np.zeros((len(gifts), 2 * len(names) + len(boards) + 4))
    for row, (owned, name, seat, left, judged, turn, _) in zip(rows, gifts, strict=True):
        row[2 * names.index(name) :][:2] = (left * (1 - 2 * seat), (1 - left) * (1 - 2 * seat))
        row[2 * len(names) + boards.index(owned[0])] += 1
        row[2 * len(names) + boards.index(owned[1])] -= 1
        side = 1 - 2 * turn
        row[-4:] = (left * judged, (1 - left) * judged, left * side, (1 - left) * side)
    pulls = [PULL] * 2 * len(names) + [PULL_OF_BOARDS] * len(boards) + [0] * 4
    numbers, off = _likeliest(rows, [gift[-1] for gift in gifts], pulls)
    early, late = numbers[-4], numbers[-3]
    print(f"judgement: {early:.2f} of it comes true at the opening, {late:.2f} at the ending")
    answer: dict[str, tuple[float, float]] = {}
    for k, name in enumerate(names):
        opening, ending = start[name]
        answer[name] = (
            round(float(opening + numbers[2 * k] / early), 3),
            round(float(ending + numbers[2 * k + 1] / late), 3),
        )
        more, most = numbers[2 * k : 2 * k + 2], off[2 * k : 2 * k + 2]
        told = " and ".join(f"{a:+.2f} ± {b:.2f}" for a, b in zip(more, most, strict=True))
        print(f"{name}: {opening} and {ending}, now {answer[name]}; {told}")
    return answer


def _likeliest(rows: Any, results: Sequence[float], pulls: Sequence[float]) -> tuple[Any, Any]:
    """A logistic regression, each number pulled to nought; and how far each may be off."""
    np = numpy()
    aims, pull = np.array(results), np.array(pulls)
    numbers = np.zeros(rows.shape[1])
    for _ in range(30):
        chances = 1 / (1 + np.exp(-rows @ numbers))
        slope = rows.T @ (aims - chances) - pull * numbers
        bend = (rows * (chances * (1 - chances))[:, None]).T @ rows + np.diag(pull)
        numbers = numbers + np.linalg.solve(bend, slope)
    return numbers, np.sqrt(np.diag(np.linalg.inv(bend)))


def _kept(path: Path) -> Iterator[dict[str, Any]]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.gifts")
    parser.add_argument("weights", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop playing after so long")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    file = asked.folder / "gifts.jsonl"
    known = {game["number"]: game for game in _kept(file)}
    begun = monotonic()
    due = [
        (asked.weights, asked.nodes, number) for number in range(asked.games) if number not in known
    ]
    with (
        get_context("spawn").Pool(asked.jobs) as pool,
        file.open("a", encoding="utf-8") as log_file,
    ):
        for game in pool.imap_unordered(played, due):
            known[game["number"]] = game
            log_file.write(json.dumps(game) + "\n")
            log_file.flush()
            if asked.seconds and monotonic() - begun > asked.seconds:
                pool.terminate()
                break
    whole = next((number for number in range(asked.games) if number not in known), asked.games)
    games = [known[number] for number in range(whole) if "won" in known[number]]
    print(f"{whole} games, {len(games)} of them with an end")
    value = replace(
        _value(asked.weights, 0), weights=found(_value(asked.weights, 0).weights, games)
    )
    (asked.folder / "found.json").write_text(value.to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
