"""Many games of named players from one seed: the same games for any number of processes.

Game number n of a seed has its own dice, `Rng(seed, n, "chance")`, and its players their own
choices, so it comes out the same whoever plays it and whenever.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, SEAT_LETTERS, Game
from landfall.core.rng import Rng
from landfall.lab.statistics import mean, wilson

MOST_STEPS = 1_000_000
"""A game that goes on for longer is reported as one that does not end."""

LARGEST_SHARE = 25
"""Games a process plays at a stretch: few, so that progress shows and Ctrl-C is heard soon."""


@dataclass(frozen=True)
class Simulation:
    """What is to be played: `players` are names of bots, from seat A on."""

    players: tuple[str, ...]
    games: int = 100
    seed: int = 1
    game: str = catalog.DEFAULT_GAME
    edition: str = catalog.entry().default_edition
    long_game: bool = False

    @property
    def seats(self) -> int:
        return len(self.players)

    def rules(self) -> Game[Any]:
        """The game that is played."""
        return catalog.game(
            self.game, edition=self.edition, seats=self.seats, long_game=self.long_game
        )


@dataclass(frozen=True)
class Played:
    """How one game went; scores and ranks are by seat."""

    number: int
    turns: int
    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    hash: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True)
class Standing:
    """How a seat or a player did; a shared victory counts as a share of one."""

    name: str
    games: int
    wins: float
    mean_score: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.wins, self.games)


def check(simulation: Simulation, jobs: int) -> None:
    """Say what is wrong with a simulation before any process is started."""
    if simulation.games < 1:
        raise LandfallError(f"there must be at least one game, not {simulation.games}")
    if jobs < 1:
        raise LandfallError(f"at least one process must play, not {jobs}")
    for name in simulation.players:
        catalog.bot(name)
    simulation.rules()


def simulate(simulation: Simulation, jobs: int = 1) -> Iterator[Played]:
    """Play all the games; they come as they are finished, in no order when there are several jobs."""
    check(simulation, jobs)
    if jobs == 1:
        rules = simulation.rules()
        for number in range(1, simulation.games + 1):
            yield play_one(simulation, rules, number)
        return
    spawn = get_context("spawn")
    shares = _shares(simulation, jobs)
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_leave_ctrl_c_alone) as pool:
        running = {pool.submit(play_some, simulation, some) for some in islice(shares, 2 * jobs)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                more = islice(shares, len(done))
                running |= {pool.submit(play_some, simulation, some) for some in more}
                for task in done:
                    yield from task.result()
        except BrokenProcessPool:
            raise LandfallError("a process that was playing has died; is memory short?") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_alone() -> None:
    """The process that started the others hears it and stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _shares(simulation: Simulation, jobs: int) -> Iterator[range]:
    size = min(LARGEST_SHARE, -(-simulation.games // jobs))
    for first in range(1, simulation.games + 1, size):
        yield range(first, min(first + size, simulation.games + 1))


def play_some(simulation: Simulation, numbers: range) -> list[Played]:
    """A share of the games, played by one process."""
    rules = simulation.rules()
    return [play_one(simulation, rules, number) for number in numbers]


def play_one(simulation: Simulation, rules: Game[Any], number: int) -> Played:
    """One game of the series by its number."""
    rng = Rng(simulation.seed, number, "chance")
    bots = [
        catalog.bot(name, simulation.seed, number, letter)
        for name, letter in zip(simulation.players, SEAT_LETTERS, strict=False)
    ]
    position = rules.start()
    decisions = 0
    for _ in range(MOST_STEPS):
        outcome = rules.outcome(position)
        if outcome is not None:
            turns, _ = catalog.story(rules).turn(position)
            return Played(
                number, turns, decisions, outcome.scores, outcome.ranks, rules.hash(position)
            )
        actor = rules.actor(position)
        if actor == CHANCE:
            code = rules.sample(position, rng)
        else:
            code = catalog.ask(bots[actor], rules, position)
            decisions += 1
        position = rules.apply(position, code)
    raise LandfallError(f"game {number} of seed {simulation.seed} did not end")


# -- what they say ----------------------------------------------------------------------------------


def by_seat(simulation: Simulation, played: list[Played]) -> list[Standing]:
    """How each seat did."""
    return [
        Standing(letter, len(played), _wins(played, [seat]), mean([g.scores[seat] for g in played]))
        for seat, letter in enumerate(SEAT_LETTERS[: simulation.seats])
    ]


def by_player(simulation: Simulation, played: list[Played]) -> list[Standing]:
    """How each player did at all the seats it had; its share is that of games won by any of them."""
    standings = []
    for name in dict.fromkeys(simulation.players):
        seats = [seat for seat, player in enumerate(simulation.players) if player == name]
        scores = [game.scores[seat] for game in played for seat in seats]
        standings.append(Standing(name, len(played), _wins(played, seats), mean(scores)))
    return standings


def _wins(played: list[Played], seats: list[int]) -> float:
    shares = (sum(seat in game.winners for seat in seats) / len(game.winners) for game in played)
    return float(sum(shares))
