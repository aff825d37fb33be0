"""Self-play for pairs: turns that are played in several ways, each of them gone on with to the end.

What a whole game shows is who won and what they had, and not what they won by: who is behind may have
more of something for that very reason. Here a turn of a game is played again and again from one
position, once in the way thought best and then in others, each with dice of its own. From where each way
has led, the game is played to its end a few times, with the same luck after every way. Ways that began
alike differ only by what was chosen and by dice, so what they differ by is what they are worth for.

Rows are as ever (see `learning_rows`), one for each way: `game` is the number of the turn that was
played in several ways, `turn` that of the way, and `result` the mean of how it was gone on with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from landfall import catalog
from landfall.catalog import Bot, Planning
from landfall.core.game import Game, Position
from landfall.core.learned import LearnedValue
from landfall.core.loop import Decide, play_on
from landfall.core.outcome import Outcome, stopped
from landfall.core.package import Evaluation
from landfall.core.rng import Rng
from landfall.core.seeded_chance import SeededChance
from landfall.lab.learning.harvest import Harvest, results
from landfall.lab.learning.learning_rows import NewRows
from landfall.lab.match import STEP_LIMIT, TURN_LIMIT
from landfall.lab.parts import goes_too_long

ALWAYS: Final = 1.0
"""How often who plays another way than the best one wanders."""

MOST_TURNS: Final = 1000
"""Turns of one game that have numbers of their own."""


@dataclass(frozen=True)
class PairedTurns:
    """How turns are played in several ways."""

    turns: int = 0
    """So many of each game; none where whole games are learned from."""
    ways: int = 4
    onward: int = 2
    """How often each way is gone on with."""
    by: str = ""
    """Who plays on: a bot of the game, by its name; where there is none, players of the value."""


@dataclass(frozen=True)
class PairedHarvest(Harvest):
    """Games some of whose turns are played in several ways."""

    pairing: PairedTurns = PairedTurns()

    def add(
        self,
        game: Game[Any],
        evaluation: Evaluation,
        values: Sequence[LearnedValue],
        number: int,
        rows: NewRows,
    ) -> None:
        """Some turns of one game, drawn from all that it had."""
        rng = Rng(*self.seed, number, "turns")
        begun = self._turns_begun(game, values, number)
        for _ in range(min(self.pairing.turns, len(begun))):
            turn, position = begun.pop(int(rng.below(len(begun))))
            self._several_ways(game, evaluation, values, number, turn, position, rows)

    def _turns_begun(
        self, game: Game[Any], values: Sequence[LearnedValue], number: int
    ) -> list[tuple[int, Position]]:
        """Where the turns of a game began that were somebody's, each with its number."""
        players = self.seated(game, values, number)
        chance = SeededChance(*self.seed, number)
        found: list[tuple[int, Position]] = []
        position, now = game.start(), game.turn(game.start())[0]
        for step in play_on(game, position, _asking(game, players), chance):
            turn, whose = game.turn(step.after)
            if turn > min(TURN_LIMIT, MOST_TURNS - 1) or goes_too_long(game, step.after):
                break
            if turn != now and whose >= 0:
                found.append((turn, step.after))
            now = turn
        return found

    def _several_ways(
        self,
        game: Game[Any],
        evaluation: Evaluation,
        values: Sequence[LearnedValue],
        number: int,
        turn: int,
        position: Position,
        rows: NewRows,
    ) -> None:
        """One turn in several ways; a way that ends the game says nothing of what lies there."""
        seat = game.turn(position)[1]
        for way in range(self.pairing.ways):
            wander = ALWAYS if way else 0.0
            luck = (*self.seed, number, turn, "way", way)
            players = self._alike(game, values[0], luck, seat, wander)
            later = _to_the_end_of_the_turn(game, position, players, SeededChance(*luck))
            if later is None:
                continue
            seen = evaluation.rows(game, game.observe(later, seat), seat)
            sides = (len(seen) - 1) // len(evaluation.names(game))
            ends = [
                results(game, self._ended(game, values[0], number, turn, k, later), seat, sides)
                for k in range(self.pairing.onward)
            ]
            rows.game.append(number * MOST_TURNS + turn)
            rows.seat.append(seat)
            rows.turn.append(way)
            rows.horizon.append(seen[0])
            rows.features.append(seen[1:])
            rows.result.append([sum(each) / len(ends) for each in zip(*ends, strict=True)])
            rows.codes.append(())

    def _ended(
        self,
        game: Game[Any],
        value: LearnedValue,
        number: int,
        turn: int,
        time: int,
        position: Position,
    ) -> Outcome:
        """How a game comes out that is gone on with; after every way with the same luck."""
        luck = (*self.seed, number, turn, "onward", time)
        decide = _asking(game, self._playing_on(game, value, luck))
        for count, step in enumerate(play_on(game, position, decide, SeededChance(*luck))):
            position = step.after
            if count > STEP_LIMIT or game.turn(position)[0] > TURN_LIMIT:
                break
            if goes_too_long(game, position):
                break
        outcome = game.outcome(position)
        if outcome is not None:
            return outcome
        return stopped([game.score(position, seat) for seat in range(game.seats)], game.teams)

    def _playing_on(
        self, game: Game[Any], value: LearnedValue, luck: Sequence[int | str]
    ) -> Sequence[Bot]:
        if not self.pairing.by:
            return self._alike(game, value, luck)
        name = self.pairing.by
        return [catalog.bot(name, *luck, seat, game=game.name) for seat in range(game.seats)]

    def _alike(
        self,
        game: Game[Any],
        value: LearnedValue,
        luck: Sequence[int | str],
        wanderer: int = -1,
        wander: float = 0.0,
    ) -> list[Planning]:
        """Players of one value, one of whom may wander."""
        rng = Rng(*luck, "players")
        return [
            Planning(
                f"player {seat}",
                catalog.learned_mind(
                    game,
                    value,
                    int(rng.below(1_000_000)),
                    0.0,
                    wander if seat == wanderer else 0.0,
                ),
            )
            for seat in range(game.seats)
        ]


def _asking(game: Game[Any], players: Sequence[Bot]) -> Decide:
    def decide(seat: int, position: Position) -> int:
        return catalog.ask(players[seat], game, position, seat)

    return decide


def _to_the_end_of_the_turn(
    game: Game[Any], position: Position, players: Sequence[Bot], chance: SeededChance
) -> Position | None:
    """Where the turn under way leads; None where the game ends with it."""
    now = game.turn(position)[0]
    for count, step in enumerate(play_on(game, position, _asking(game, players), chance)):
        if game.outcome(step.after) is not None or count > STEP_LIMIT:
            return None
        if game.turn(step.after)[0] != now:
            return step.after
    return None
