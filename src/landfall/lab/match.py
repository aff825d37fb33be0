"""Games between bots: one game, and a block, which is one seed played in every cyclic seating.

In a block of four, four games are played with common random numbers, the same luck for all; the line-up
moves one seat on after each, so that every bot sits once in every place. A result then tells the bots
apart, not the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from landfall import catalog
from landfall.catalog import Bot
from landfall.core.errors import LandfallError
from landfall.core.game import OVER, Game, Position
from landfall.core.loop import play_on
from landfall.core.outcome import ranked
from landfall.core.seeded_chance import SeededChance
from landfall.lab.entrants import Entrant
from landfall.lab.sandbox import Forfeit, Sandbox
from landfall.lab.timing import Times
from landfall.record import engine_version

TURN_LIMIT = 1000
"""Turns after which a game that nobody wants to end is stopped."""

STOP_GAP = "drifter"
"""Who plays on for a bot that forfeited."""

Watch = Callable[[Position, int, Position], None]
"""Told of every step of a game: the position before, the code, the position after."""


@dataclass(frozen=True)
class Setting:
    """What is played: a game, its edition, how many sit at the table, and what is changed."""

    game: str
    edition: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    variant: Mapping[str, Any] = field(default_factory=dict)

    def make(self) -> Game[Any]:
        made = catalog.game(self.game, edition=self.edition, seats=self.seats, **self.options)
        if not self.variant:
            return made
        options = {**self.options, "variant": self.variant}
        return catalog.entry(self.game).make(edition=self.edition, seats=self.seats, **options)


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

    def shares(self) -> list[float]:
        """For each seat its part of the win: 1, or less when the win is shared, or 0."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


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


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Every cyclic order of a line-up."""
    return [tuple((seat + shift) % seats for seat in range(seats)) for shift in range(seats)]


def play_block(block: Block) -> list[MatchResult]:
    """All games of a block."""
    return [play_seating(block, seating) for seating in seatings(block.setting.seats)]


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
        self.sandbox = Sandbox(block.seconds, block.last_resort)
        self.forfeits: dict[int, str] = {}
        self.times: dict[int, Times] = {index: Times() for index in seating}
        self.thought: dict[int, float] = {}
        self.bots: list[Bot] = [self._seated(seat) for seat in range(len(seating))]

    def play(self) -> MatchResult:
        game, position = self.game, self.game.start()
        first = -1
        turns = 0
        for step in play_on(game, position, self._asked, SeededChance(*self.block.seed)):
            if self.watch:
                self.watch(step.before, step.code, step.after)
            position = step.after
            before, (turns, turn) = turns, game.turn(position)
            if turns != before:
                self._turn_ends()
            if turns == 1:
                first = turn
            if turns > TURN_LIMIT:
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
        began = perf_counter()
        try:
            code = self.sandbox.ask(
                self.bots[seat], self.game, position, seat, self._entrant(seat).file
            )
        except Forfeit as forfeit:
            self.bots[seat] = self._stop_gap(seat, str(forfeit))
            return self.sandbox.ask(self.bots[seat], self.game, position, seat)
        if seat not in self.forfeits:
            self.thought[seat] = self.thought.get(seat, 0.0) + perf_counter() - began
        return code

    def _turn_ends(self) -> None:
        """A bot may think once for the whole turn, so times are told by the turn."""
        for seat, seconds in self.thought.items():
            self.times[self.seating[seat]].add(seconds)
        self.thought.clear()

    def _stop_gap(self, seat: int, why: str) -> Bot:
        self.forfeits[seat] = why
        return catalog.bot(STOP_GAP, *self._seed(seat), game=self.game.name)

    def _ranks(self, position: Position, scores: Sequence[int]) -> tuple[int, ...]:
        """The game's own order; who forfeited comes after all that did not."""
        outcome = self.game.outcome(position)
        ranks = outcome.ranks if outcome else ranked([(score,) for score in scores])
        return ranked([(seat not in self.forfeits, -rank) for seat, rank in enumerate(ranks)])


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
    )
