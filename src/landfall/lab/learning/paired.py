"""Self-play for pairs: turns that are played in several ways, each of them gone on with to the end.

What a whole game shows is who won and what they had, and not what they won by: who is behind may have
more of something for that very reason. Here a turn of a game is played again and again from one
position, once in the way thought best and then in others, each with dice of its own. From where each way
has led, the game is played to its end a few times, with the same luck after every way. Ways that began
alike differ only by what was chosen and by dice, so what they differ by is what they are worth for.

To learn what a few things are worth, who plays another way errs about those alone: its weights are
shaken, and the dice are the same after all. And where a game is long, each way is played on for some
turns and what is thought then counts, which varies far less than who wins.

Rows are as ever (see `learning_rows`), one for each way: `game` is the number of the turn that was
played in several ways, `turn` that of the way, and `result` the mean of how it was gone on with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Any, Final

from landfall import catalog
from landfall.catalog import Bot, Planning
from landfall.core.game import Game, Position
from landfall.core.learned import LearnedValue
from landfall.core.loop import Decide, play_on
from landfall.core.outcome import stopped
from landfall.core.package import Evaluation
from landfall.core.rng import Rng
from landfall.core.seeded_chance import SeededChance
from landfall.lab.learning.harvest import STEPS, Harvest, results
from landfall.lab.learning.learning_rows import NewRows
from landfall.lab.match import STEP_LIMIT, TURN_LIMIT
from landfall.lab.parts import goes_too_long

ALWAYS: Final = 1.0
"""How often who plays another way than the best one wanders."""

PAIR: Final = 2

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
    shake: float = 0.0
    """So far at most who plays another way errs about each weight; nought where it wanders instead."""
    sure_of: tuple[str, ...] = ()
    """But not about the weights of features whose names begin so."""
    far: int = 0
    """So many turns each way is played on for, and then judged; nought for all to the end."""


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
        ways: list[tuple[int, Position, Sequence[float]]] = []
        for way in range(self.pairing.ways):
            luck = (*self.seed, number, turn, "way", 0 if self.pairing.shake else way)
            players = self._on_another_way(game, values[0], luck, seat, way)
            later = _to_the_end_of_the_turn(game, position, players, SeededChance(*luck))
            if later is None:
                continue
            seen = evaluation.rows(game, game.observe(later, seat), seat)
            if not self.pairing.shake or all(seen != known for _, _, known in ways):
                ways.append((way, later, seen))
        if len(ways) < PAIR:
            return
        for way, later, seen in ways:
            ends = [
                self._gone_on(game, evaluation, values[0], (number, turn, time), later, seat)
                for time in range(self.pairing.onward)
            ]
            rows.game.append(number * MOST_TURNS + turn)
            rows.seat.append(seat)
            rows.turn.append(way)
            rows.horizon.append(seen[0])
            rows.features.append(seen[1:])
            rows.result.append([sum(each) / len(ends) for each in zip(*ends, strict=True)])
            rows.codes.append(())

    def _on_another_way(
        self, game: Game[Any], value: LearnedValue, luck: Sequence[int | str], seat: int, way: int
    ) -> list[Planning]:
        """Players of whom one looks for its way number so many; the first is the one thought best."""
        if not self.pairing.shake:
            return self._alike(game, value, luck, seat, ALWAYS if way else 0.0)
        players = self._alike(game, value, luck)
        if way:
            errs = self._shaken(value, Rng(*luck, "shaken", way))
            players[seat] = self._alike(game, errs, luck)[seat]
        return players

    def _shaken(self, value: LearnedValue, rng: Rng) -> LearnedValue:
        """A value that is off by a little of its own for each feature."""
        weights: dict[str, tuple[float, float]] = {}
        for name, (early, late) in value.weights.items():
            off = self.pairing.shake * (2 * int(rng.below(STEPS + 1)) / STEPS - 1)
            if name.startswith(self.pairing.sure_of):
                off = 0.0
            weights[name] = (early + off, late + off)
        return replace(value, weights=weights)

    def _gone_on(
        self,
        game: Game[Any],
        evaluation: Evaluation,
        value: LearnedValue,
        which: tuple[int, int, int],
        position: Position,
        seat: int,
    ) -> list[float]:
        """What becomes of each side where a game is gone on with; after every way with the same luck."""
        luck = (*self.seed, *which[:2], "onward", which[2])
        last = game.turn(position)[0] + self.pairing.far if self.pairing.far else TURN_LIMIT + 1
        decide = _asking(game, self._playing_on(game, value, luck))
        for count, step in enumerate(play_on(game, position, decide, SeededChance(*luck))):
            position = step.after
            if count > STEP_LIMIT or game.turn(position)[0] >= last:
                break
            if goes_too_long(game, position):
                break
        outcome = game.outcome(position)
        names = evaluation.names(game)
        seen = evaluation.rows(game, game.observe(position, seat), seat)
        if outcome is None and self.pairing.far:
            return _judged(value, names, seen)
        if outcome is None:
            scores = [game.score(position, one) for one in range(game.seats)]
            outcome = stopped(scores, game.teams)
        return results(game, outcome, seat, (len(seen) - 1) // len(names))

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


def _judged(value: LearnedValue, names: Sequence[str], seen: Sequence[float]) -> list[float]:
    """What each side's chances are by the weights of a value, for who has seen this."""
    left, width = seen[0], len(names)
    worth = [
        left * early + (1 - left) * late for early, late in map(value.weights.__getitem__, names)
    ]
    strengths = [
        sum(amount * each for amount, each in zip(seen[first : first + width], worth, strict=True))
        for first in range(1, len(seen), width)
    ]
    parts = [exp(strength - max(strengths)) for strength in strengths]
    return [part / sum(parts) for part in parts]


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
