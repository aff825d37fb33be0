"""Games between bots: one game, and a block, which is one seed played in every cyclic seating.

In a block of four, four games are played with common random numbers, the same luck for all; the line-up
moves one seat on after each, so that every bot sits once in every place. A result then tells the bots
apart, not the seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from time import process_time
from typing import Any

from landfall import catalog
from landfall.catalog import Bot
from landfall.core.errors import LandfallError
from landfall.core.game import OVER, Game, Position
from landfall.core.loop import Played, play_on
from landfall.core.outcome import LOST, ranked, shares, stopped
from landfall.core.seeded_chance import SeededChance
from landfall.lab.entrants import Entrant
from landfall.lab.parts import goes_too_long
from landfall.lab.sandbox import Forfeit, Sandbox
from landfall.lab.timing import Times
from landfall.record import engine_version

TURN_LIMIT = 1000
"""Turns after which a game that nobody wants to end is stopped."""

STOP_GAP = "drifter"
"""Who plays on for a bot that forfeited."""

STEP_LIMIT = 1_000_000
"""The same for a game whose turns do not end."""

Watch = Callable[[Played], None]
"""Told of every step of a game."""


@dataclass(frozen=True)
class Setting:
    """What is played: a game, its edition, how many sit at the table, and what is changed."""

    game: str
    edition: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    variant: Mapping[str, Any] = field(default_factory=dict)

    def make(self) -> Game[Any]:
        """The rules; equal settings share them, for many games are played by the same."""
        made_of = [self.game, self.edition, self.seats, self.chosen()]
        return _made(json.dumps(made_of, default=str))

    def seatings(self) -> list[tuple[int, ...]]:
        """The orders in which a line-up is seated."""
        return seatings(self.seats, self.make().teams)

    def chosen(self) -> dict[str, Any]:
        """The options, and among them what is changed."""
        if not self.variant:
            return dict(self.options)
        found = catalog.entry(self.game)
        if not found.changes:
            raise LandfallError(f"no numbers of {found.title} can be changed")
        return {**self.options, found.changes: dict(self.variant)}


@lru_cache(maxsize=16)
def _made(setting: str) -> Game[Any]:
    game, edition, seats, options = json.loads(setting)
    return catalog.game(game, edition=edition, seats=seats, **options)


@dataclass(frozen=True)
class MatchResult:
    """One game. `seating` says for each seat which of the line-up sat there."""

    seating: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    first: int
    """The seat that was player one."""
    turns: int
    finished: bool
    forfeits: Mapping[int, str] = field(default_factory=dict)
    """For each seat whose bot gave up: how."""
    times: Mapping[int, Times] = field(default_factory=dict, compare=False)
    """For each of the line-up: how long it thought in each of its turns."""
    teams: tuple[int, ...] = ()
    """For each seat its team; empty where everybody plays alone."""

    def shares(self) -> list[float]:
        """For each seat its part of the win: 1, or less when the win is shared, or 0."""
        return shares(self.ranks, self.teams)

    def team(self, seat: int) -> int:
        """The team in which a seat plays; whoever plays alone is a team."""
        return self.teams[seat] if self.teams else seat

    def sides(self, seats: Iterable[int]) -> set[int]:
        """The teams in which these seats play."""
        return {self.team(seat) for seat in seats}

    def share(self, seats: Sequence[int]) -> float:
        """The part of the win that goes to any of these seats; a team's counts once."""
        won = self.shares()
        return sum({side: won[seat] for seat in seats for side in self.sides([seat])}.values())

    def even(self, seats: Sequence[int]) -> float | None:
        """That part if all teams were equal; None where all play on one side."""
        every = len(self.sides(range(len(self.seating))))
        return None if every == 1 else len(self.sides(seats)) / every


@dataclass(frozen=True)
class Block:
    """One seed for one line-up, as a job that any machine can do."""

    name: str
    setting: Setting
    line_up: tuple[Entrant, ...]
    seed: tuple[int | str, ...]
    seconds: float = 0.0
    """How long a bot may take for an answer; 0 for ever."""
    without: str = ""
    """Why bots from files may not play, if they may not: they took their worker down."""
    engine: str = field(default_factory=engine_version)
    last_resort: bool = False
    tracebacks: bool = False
    """Where a bot raised is printed."""


def seatings(seats: int, teams: Sequence[int] = ()) -> list[tuple[int, ...]]:
    """Every cyclic order of a line-up; where there are teams, of whole teams if they are of one size."""
    sides = sides_of(teams)
    if len(sides) < 2 or len({len(side) for side in sides}) > 1:
        sides = [[seat] for seat in range(seats)]
    return [
        tuple(_moved_on(sides, seat, shift) for seat in range(seats)) for shift in range(len(sides))
    ]


def sides_of(teams: Sequence[int]) -> list[list[int]]:
    """The seats of each team."""
    return [[seat for seat, one in enumerate(teams) if one == team] for team in sorted({*teams})]


def _moved_on(sides: list[list[int]], seat: int, shift: int) -> int:
    """Who of the line-up sits here when every team has moved on so many times."""
    side = next(number for number, seats in enumerate(sides) if seat in seats)
    return sides[(side + shift) % len(sides)][sides[side].index(seat)]


def orders(setting: Setting, line_up: Sequence[Entrant]) -> list[tuple[int, ...]]:
    """The seatings in which a seed is played: all, but where one bot sits everywhere the first.

    Any other would be the same game once more.
    """
    found = setting.seatings()
    return found[:1] if len({entrant.label for entrant in line_up}) == 1 else found


def play_block(block: Block) -> list[MatchResult]:
    """All games of a block."""
    return [play_seating(block, seating) for seating in orders(block.setting, block.line_up)]


def play_seating(block: Block, seating: Sequence[int], watch: Watch | None = None) -> MatchResult:
    """One game of a block; it is the same game wherever and whenever it is played."""
    if block.engine != engine_version():
        raise LandfallError(
            f"this worker has Landfall {engine_version()}, but the work is of {block.engine}; "
            "install the same version on every machine"
        )
    return Match(block, seating, watch).play()


class Match:
    """One game in progress: a bot in each seat, asked in a sandbox."""

    def __init__(self, block: Block, seating: Sequence[int], watch: Watch | None = None) -> None:
        self.block = block
        self.seating = tuple(seating)
        self.watch = watch
        self.game = block.setting.make()
        self.sandbox = Sandbox(block.seconds, block.last_resort, block.tracebacks)
        self.forfeits: dict[int, str] = {}
        self.times: dict[int, Times] = {index: Times() for index in seating}
        self.thought: dict[int, float] = {}
        self.bots: list[Bot] = [self._seated(seat) for seat in range(len(seating))]

    def play(self) -> MatchResult:
        game, position = self.game, self.game.start()
        first = 0  # where nobody is in turn, the first place is that of seat A
        turns = 0
        steps = play_on(game, position, self._asked, SeededChance(*self.block.seed))
        for number, step in enumerate(steps):
            if self.watch:
                self.watch(step)
            position = step.after
            now, turn = game.turn(position)
            if now != turns:
                turns = now
                self._turn_ends()
                if turns == 1:
                    first = max(first, turn)
            if turns > TURN_LIMIT or number > STEP_LIMIT or goes_too_long(game, position):
                break
        self._turn_ends()
        scores = tuple(game.score(position, seat) for seat in range(game.seats))
        return MatchResult(
            self.seating,
            scores,
            self._ranks(position, scores),
            first,
            turns,
            game.actor(position) == OVER,
            self.forfeits,
            self.times,
            teams_of(game),
        )

    def _entrant(self, seat: int) -> Entrant:
        return self.block.line_up[self.seating[seat]]

    def _seed(self, seat: int) -> tuple[int | str, ...]:
        return (*self.block.seed, "bot", self.seating[seat])

    def _seated(self, seat: int) -> Bot:
        entrant = self._entrant(seat)
        if self.block.without and entrant.code:
            return self._stop_gap(seat, self.block.without)
        if not entrant.code:
            return entrant.seated(*self._seed(seat), game=self.game.name)
        try:
            return self.sandbox.run(lambda: entrant.seated(*self._seed(seat)), entrant.file)
        except Forfeit as forfeit:
            return self._stop_gap(seat, f"could not be seated: it {forfeit}")

    def _asked(self, seat: int, position: Position) -> int:
        began = process_time()
        try:
            code = self.sandbox.ask(
                self.bots[seat], self.game, position, seat, self._entrant(seat).file
            )
        except Forfeit as forfeit:
            self.bots[seat] = self._stop_gap(seat, str(forfeit))
            return self.sandbox.ask(self.bots[seat], self.game, position, seat)
        if seat not in self.forfeits:
            self.thought[seat] = self.thought.get(seat, 0.0) + process_time() - began
        return code

    def _turn_ends(self) -> None:
        """A bot may think once for the whole turn, so times are told by the turn.

        They are the processor's: what else a machine does makes no bot slower.
        """
        for seat, seconds in self.thought.items():
            self.times[self.seating[seat]].add(seconds)
        self.thought.clear()

    def _stop_gap(self, seat: int, why: str) -> Bot:
        self.forfeits[seat] = why
        return catalog.bot(STOP_GAP, *self._seed(seat), game=self.game.name)

    def _ranks(self, position: Position, scores: Sequence[int]) -> tuple[int, ...]:
        """The game's own order; who forfeited comes after all that did not, with their team."""
        outcome, teams = self.game.outcome(position), self.game.teams
        gave_up = {teams[seat] for seat in self.forfeits}
        if len({*teams}) == 1 and (gave_up or outcome is None):
            return (LOST,) * len(teams)
        if outcome and outcome.lost:
            return outcome.ranks
        ranks = (outcome or stopped(scores, teams)).ranks
        return ranked(
            [(team not in gave_up, -rank) for team, rank in zip(teams, ranks, strict=True)]
        )


def teams_of(game: Game[Any]) -> tuple[int, ...]:
    """The team of each seat; none where everybody plays alone."""
    return () if len({*game.teams}) == game.seats > 1 else game.teams


# -- results as JSON --------------------------------------------------------------------------------


def to_row(game: MatchResult) -> dict[str, Any]:
    """A game as JSON."""
    row: dict[str, Any] = {
        "seating": list(game.seating),
        "scores": list(game.scores),
        "ranks": list(game.ranks),
        "first": game.first,
        "turns": game.turns,
        "finished": game.finished,
        "times": {str(index): times.to_json() for index, times in game.times.items()},
    }
    if game.teams:
        row["teams"] = list(game.teams)
    if game.forfeits:
        row["forfeits"] = {str(seat): why for seat, why in game.forfeits.items()}
    return row


def from_row(row: dict[str, Any]) -> MatchResult:
    """A game from JSON."""
    return MatchResult(
        tuple(row["seating"]),
        tuple(row["scores"]),
        tuple(row["ranks"]),
        row["first"],
        row["turns"],
        row["finished"],
        {int(seat): why for seat, why in row.get("forfeits", {}).items()},
        {int(index): Times.from_json(times) for index, times in row["times"].items()},
        tuple(row.get("teams", ())),
    )
