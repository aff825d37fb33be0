"""Self-play as jobs that any machine can do: some games, and the rows that were seen in them.

Game number n of a round has its own dice and its own players, drawn from the seed, so it comes out the
same whoever plays it and whenever. Players are drawn from the last values learned; each errs and
wanders by an amount of its own, so that many kinds of games are seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from landfall import catalog
from landfall.catalog import Planning
from landfall.core.errors import LandfallError
from landfall.core.game import Game, Position
from landfall.core.learned import LearnedValue, parse_learned
from landfall.core.loop import play_on
from landfall.core.outcome import Outcome, stopped
from landfall.core.package import Evaluation
from landfall.core.rng import Rng
from landfall.core.seeded_chance import SeededChance
from landfall.lab.learning.learning_rows import NewRows, RowsOf
from landfall.lab.match import STEP_LIMIT, TURN_LIMIT, Setting
from landfall.lab.parts import goes_too_long
from landfall.record import engine_version

STEPS = 1000
"""Amounts of exploring are told apart to a thousandth."""


@dataclass(frozen=True)
class Exploring:
    """How far players stray from what they think best; each game has its own part of it."""

    noise: float = 0.4
    """The most that judgements are off, in log-odds."""
    wander: float = 0.25
    """The largest part of turns in which one of the best ways is played and not the best."""


@dataclass(frozen=True)
class Harvest:
    """Games to be played for their rows."""

    name: str
    setting: Setting
    seed: tuple[int | str, ...]
    numbers: tuple[int, ...]
    players: tuple[str, ...]
    """Values as JSON, the newest first: it plays half of the seats, and the others the rest."""
    nodes: int
    exploring: Exploring
    engine: str

    def play(self) -> bytes:
        """The rows of all games, as a file."""
        if self.engine != engine_version():
            raise LandfallError(
                f"this worker has Landfall {engine_version()}, but the work is of {self.engine}; "
                "install the same version on every machine"
            )
        game = self.setting.make()
        evaluation = evaluation_of(game.name)
        values = [parse_learned(text).playing_with(self.nodes) for text in self.players]
        rows = NewRows()
        for number in self.numbers:
            self.add(game, evaluation, values, number, rows)
        package = catalog.entry(game.name)
        return rows.written(
            RowsOf(
                game.name,
                game.edition,
                game.seats,
                package.chosen(game),
                tuple(evaluation.names(game)),
                game.actions,
                {"seed": list(self.seed), "nodes": self.nodes, "engine": self.engine},
            )
        )

    def add(
        self,
        game: Game[Any],
        evaluation: Evaluation,
        values: Sequence[LearnedValue],
        number: int,
        rows: NewRows,
    ) -> None:
        """The rows of one game."""
        players = self.seated(game, values, number)
        play_one(game, evaluation, players, SeededChance(*self.seed, number), number, rows)

    def seated(
        self, game: Game[Any], values: Sequence[LearnedValue], number: int
    ) -> list[Planning]:
        rng = Rng(*self.seed, number, "players")
        strays = int(rng.below(STEPS + 1)) / STEPS
        answer: list[Planning] = []
        for seat in range(game.seats):
            older = len(values) > 1 and rng.below(2)
            value = values[1 + rng.below(len(values) - 1)] if older else values[0]
            mind = catalog.learned_mind(
                game,
                value,
                int(rng.below(1_000_000)),
                self.exploring.noise * strays,
                self.exploring.wander * int(rng.below(STEPS + 1)) / STEPS,
            )
            answer.append(Planning(f"player {seat}", mind))
        return answer


def harvested(job: Harvest) -> bytes:
    """What a worker does."""
    return job.play()


def evaluation_of(game: str) -> Evaluation:
    """What a game's evaluator looks at; a game that has none cannot be learned."""
    package = catalog.entry(game)
    if package.evaluation is None:
        raise LandfallError(
            f"{package.title} has no evaluation over named features, so nothing can be learned"
        )
    return package.evaluation


def play_one(
    game: Game[Any],
    evaluation: Evaluation,
    players: Sequence[Planning],
    chance: SeededChance,
    number: int,
    rows: NewRows,
) -> None:
    """One game to its end; its rows are added once it is known what became of them.

    A row is kept where a turn ends, for whoever's turn it was; where it is nobody's, for all that chose.
    """
    noted: list[tuple[int, int, Sequence[float], list[int]]] = []
    chosen: dict[int, list[int]] = {}
    now, whose = game.turn(game.start())
    position = game.start()

    def decide(seat: int, position: Position) -> int:
        return catalog.ask(players[seat], game, position, seat)

    for count, step in enumerate(play_on(game, position, decide, chance)):
        position = step.after
        if step.seat >= 0:
            chosen.setdefault(step.seat, []).append(step.code)
        turn, next_one = game.turn(position)
        if turn != now:
            outcome = game.outcome(position)
            seats = [whose] if whose >= 0 else sorted(chosen)
            for seat in seats if outcome is None else ():
                seen = evaluation.rows(game, game.observe(position, seat), seat)
                noted.append((seat, now, seen, chosen.get(seat, [])))
            now, whose, chosen = turn, next_one, {}
        whose = next_one
        if turn > TURN_LIMIT or count > STEP_LIMIT:
            return
        if goes_too_long(game, position):
            break
    outcome = game.outcome(position)
    if outcome is None:
        scores = [game.score(position, seat) for seat in range(game.seats)]
        outcome = stopped(scores, game.teams)
    for seat, turn, seen, codes in noted:
        rows.game.append(number)
        rows.seat.append(seat)
        rows.turn.append(turn)
        rows.horizon.append(seen[0])
        rows.features.append(seen[1:])
        sides = (len(seen) - 1) // len(evaluation.names(game))
        rows.result.append(results(game, outcome, seat, sides))
        rows.codes.append(codes)


def results(game: Game[Any], outcome: Outcome, seat: int, sides: int) -> list[float]:
    """Each side's part of the victory, this seat's first; a team's is divided among its members.

    A side more than there are seats is the table itself.
    """
    seats, teams = game.seats, game.teams
    won = outcome.shares(teams)
    order = [(seat + step) % seats for step in range(seats)]
    answer = [won[one] / teams.count(teams[one]) for one in order]
    if sides > seats:
        answer.append(1.0 if outcome.lost else 0.0)
    return answer
