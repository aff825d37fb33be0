"""Many games of named players from one seed: the same games for any number of processes.

Game number n of a seed has its own dice, `SeededChance(seed, n)`, and its players their own choices, so
it comes out the same whoever plays it and whenever.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.core.loop import play_on
from landfall.core.seeded_chance import SeededChance
from landfall.lab.pools import LostJob
from landfall.lab.pools.processes import Processes
from landfall.lab.statistics import Rate, mean

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
class SimulatedGame:
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


@dataclass(frozen=True, kw_only=True)
class Standing(Rate):
    """How a seat or a player did."""

    name: str
    mean_score: float


def check(simulation: Simulation, jobs: int) -> None:
    """Say what is wrong with a simulation before any process is started."""
    if simulation.games < 1:
        raise LandfallError(f"there must be at least one game, not {simulation.games}")
    if jobs < 1:
        raise LandfallError(f"at least one process must play, not {jobs}")
    for name in simulation.players:
        catalog.bot(name)
    simulation.rules()


def simulate(simulation: Simulation, jobs: int = 1) -> Iterator[SimulatedGame]:
    """Play all the games; they come as they are finished, in no order when there are several jobs."""
    check(simulation, jobs)
    if jobs == 1:
        rules = simulation.rules()
        for number in range(1, simulation.games + 1):
            yield play_one(simulation, rules, number)
        return
    due = _shares(simulation, jobs)
    for some, games in Processes(jobs).run(partial(play_some, simulation), lambda: next(due, None)):
        if isinstance(games, LostJob):
            raise LandfallError(f"playing the games from {some[0]} on {games.why}")
        yield from games


def _shares(simulation: Simulation, jobs: int) -> Iterator[range]:
    size = min(LARGEST_SHARE, -(-simulation.games // jobs))
    for first in range(1, simulation.games + 1, size):
        yield range(first, min(first + size, simulation.games + 1))


def play_some(simulation: Simulation, numbers: range) -> list[SimulatedGame]:
    """A share of the games, played by one process."""
    rules = simulation.rules()
    return [play_one(simulation, rules, number) for number in numbers]


def play_one(simulation: Simulation, rules: Game[Any], number: int) -> SimulatedGame:
    """One game of the series by its number."""
    bots = [
        catalog.bot(name, simulation.seed, number, letter, game=rules.name)
        for name, letter in zip(simulation.players, SEAT_LETTERS, strict=False)
    ]

    def decide(seat: int, position: Position) -> int:
        return catalog.ask(bots[seat], rules, position, seat)

    chance = SeededChance(simulation.seed, number)
    decisions = 0
    position = rules.start()
    for count, step in enumerate(play_on(rules, position, decide, chance)):
        if count > MOST_STEPS:
            raise LandfallError(f"game {number} of seed {simulation.seed} did not end")
        decisions += step.seat >= 0
        position = step.after
    outcome = rules.outcome(position)
    assert outcome is not None, "the loop goes on to the end"
    return SimulatedGame(
        number,
        rules.turn(position)[0],
        decisions,
        outcome.scores,
        outcome.ranks,
        rules.hash(position),
    )


# -- what they say ----------------------------------------------------------------------------------


def by_seat(simulation: Simulation, played: list[SimulatedGame]) -> list[Standing]:
    """How each seat did."""
    return [
        _standing(letter, [seat], played)
        for seat, letter in enumerate(SEAT_LETTERS[: simulation.seats])
    ]


def by_player(simulation: Simulation, played: list[SimulatedGame]) -> list[Standing]:
    """How each player did at all the seats it had; its share is that of games won by any of them."""
    return [
        _standing(
            name, [s for s, player in enumerate(simulation.players) if player == name], played
        )
        for name in dict.fromkeys(simulation.players)
    ]


def _standing(name: str, seats: list[int], played: list[SimulatedGame]) -> Standing:
    shares = (sum(seat in game.winners for seat in seats) / len(game.winners) for game in played)
    scores = [game.scores[seat] for game in played for seat in seats]
    return Standing(name=name, games=len(played), wins=float(sum(shares)), mean_score=mean(scores))
