"""Many games of named players from one seed: the same games for any number of processes.

Game number n of a seed has its own dice, `SeededChance(seed, n)`, and its players their own choices, so
it comes out the same whoever plays it and whenever.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.core.loop import play_on
from landfall.core.outcome import shares, stopped, winners
from landfall.core.seeded_chance import SeededChance
from landfall.lab.entrants import Entrant
from landfall.lab.match import teams_of
from landfall.lab.parts import goes_too_long
from landfall.lab.pools import LostJob
from landfall.lab.pools.processes import Processes
from landfall.lab.sandbox import Forfeit, Sandbox
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
    options: Mapping[str, Any] = field(default_factory=dict)
    files: tuple[Entrant, ...] = ()
    """Bots of your own, which `players` may name."""
    tracebacks: bool = False
    """Where one of these raised is told as a whole."""

    @property
    def seats(self) -> int:
        return len(self.players)

    def rules(self) -> Game[Any]:
        """The game that is played."""
        return catalog.game(self.game, edition=self.edition, seats=self.seats, **self.options)

    def offered(self) -> list[str]:
        """The options that people are asked for."""
        return [option.name for option in catalog.entry(self.game).options if option.offered]

    def seated(self, name: str, *seed: int | str) -> catalog.Bot:
        """A fresh bot for one game."""
        own = {entrant.name: entrant for entrant in self.files}
        if name in own:
            return own[name].seated(*seed)
        return catalog.bot(name, *seed, game=self.game)


@dataclass(frozen=True)
class SimulatedGame:
    """How one game went; scores and ranks are by seat."""

    number: int
    turns: int
    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    hash: str
    teams: tuple[int, ...] = ()
    """For each seat its team; empty where everybody plays alone."""
    finished: bool = True
    """It came to its end, rather than was stopped for going on too long."""

    @property
    def winners(self) -> tuple[int, ...]:
        return winners(self.ranks)

    @property
    def lost(self) -> bool:
        """Has the table won?"""
        return not self.winners

    @property
    def shared(self) -> bool:
        """Have several teams won, or several that play alone?"""
        return 0 < max(shares(self.ranks, self.teams)) < 1

    def share(self, seats: Sequence[int]) -> float:
        """The part of the victory that goes to any of these seats; a team's counts once."""
        team = self.teams or range(len(self.ranks))
        each = shares(self.ranks, self.teams)
        return sum({team[seat]: each[seat] for seat in seats}.values())


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
        simulation.seated(name, 0)
    game = simulation.rules()
    for entrant in simulation.files:
        if entrant.name in simulation.players:
            entrant.check(game)


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
        simulation.seated(name, simulation.seed, number, letter)
        for name, letter in zip(simulation.players, SEAT_LETTERS, strict=False)
    ]

    own = {entrant.name: entrant.file for entrant in simulation.files}
    sandbox = Sandbox(tracebacks=simulation.tracebacks)

    def decide(seat: int, position: Position) -> int:
        file = own.get(simulation.players[seat], "")
        if not file:
            return catalog.ask(bots[seat], rules, position, seat)
        try:
            return sandbox.ask(bots[seat], rules, position, seat, file)
        except Forfeit as forfeit:
            who = f"the bot {bots[seat].name} at seat {SEAT_LETTERS[seat]}"
            raise LandfallError(f"{who}, in game {number}: it {forfeit}") from None

    chance = SeededChance(simulation.seed, number)
    decisions = 0
    position = rules.start()
    for count, step in enumerate(play_on(rules, position, decide, chance)):
        if count > MOST_STEPS:
            raise LandfallError(f"game {number} of seed {simulation.seed} did not end")
        decisions += step.seat >= 0
        position = step.after
        if goes_too_long(rules, position):
            break
    outcome = rules.outcome(position)
    finished = outcome is not None
    if outcome is None:
        scores = [rules.score(position, seat) for seat in range(rules.seats)]
        outcome = stopped(scores, rules.teams)
    return SimulatedGame(
        number,
        rules.turn(position)[0],
        decisions,
        outcome.scores,
        outcome.ranks,
        rules.hash(position),
        teams_of(rules),
        finished,
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
    wins = sum(game.share(seats) for game in played)
    scores = [game.scores[seat] for game in played for seat in seats]
    return Standing(name=name, games=len(played), wins=float(wins), mean_score=mean(scores))
