"""What a game was made of: the luck of its dice, and what its decisions gave away.

A position is worth the chance to win of the seat in turn, if it plays the rest of its turn as well as
the judge can. From there:

* the luck of a roll is what the turn is worth after it, less the mean over all rolls, exact over the
  multisets of dice (and over the Relic Ship's die); cards likewise, over samples where they are many;
* the loss of a decision is what the turn was worth before it, less what it is worth after it.

Luck has mean zero by its definition, whatever the judge thinks of positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, groupby, zip_longest
from typing import Any

from landfall import catalog
from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, Game, Position
from landfall.core.rng import Rng
from landfall.lab.parts import NODES, Judge, judge
from landfall.record import Moment, Record, find_game, replay

MANY_CARDS = 40
"""Ways for cards to come of which no more than this are looked at, drawn with their chances."""

MORE_SHIPS = 1.2
"""The work of a turn grows with the number of its rolls, to this power: more rolls have more ships."""

Tell = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""


def silent(done: float) -> None:
    """Whoever does not want to know."""


Continuation = tuple[tuple[str, ...], float]
"""A way to play on: its actions up to the next chance, and the chance to win it leads to."""


@dataclass(frozen=True)
class ChanceEvent:
    """What chance did: for whom, and by how much the seat's chance to win changed."""

    step: int
    seat: int
    text: str
    luck: float


@dataclass(frozen=True)
class JudgedDecision:
    """One decision: what it was worth, what was played, and what that gave away."""

    step: int
    played: str
    loss: float
    best: tuple[Continuation, ...]
    """The best ways found to play on from here, the best first."""


@dataclass(frozen=True)
class JudgedTurn:
    """One turn of one seat; turn 0 is the set-up."""

    number: int
    seat: int
    chances: tuple[float, ...]
    """Every seat's chance to win before the turn's dice are rolled."""
    lucks: tuple[ChanceEvent, ...] = ()
    decisions: tuple[JudgedDecision, ...] = ()

    @property
    def luck(self) -> float:
        return sum(event.luck for event in self.lucks)

    @property
    def loss(self) -> float:
        return sum(decision.loss for decision in self.decisions)

    @property
    def best(self) -> tuple[Continuation, ...]:
        """The best ways to play the turn once its dice lay."""
        return self.decisions[0].best if self.decisions else ()

    @property
    def played(self) -> tuple[str, ...]:
        return tuple(decision.played for decision in self.decisions)


@dataclass(frozen=True)
class Analysis:
    """A whole game."""

    names: tuple[str, ...]
    turns: tuple[JudgedTurn, ...]
    end: tuple[float, ...]
    """The chances when the record stops; in a finished game the winner's is 1."""
    over: bool = True
    """The record is of a finished game."""

    def turns_of(self, seat: int) -> list[JudgedTurn]:
        return [turn for turn in self.turns if turn.seat == seat]

    def dearest(self, count: int, seat: int | None = None) -> list[JudgedTurn]:
        """The turns that gave most away, the worst first; of one seat, or of all."""
        turns = self.turns if seat is None else self.turns_of(seat)
        return sorted((turn for turn in turns if turn.loss > 0), key=lambda one: -one.loss)[:count]

    def luck(self, seat: int) -> float:
        return sum(one.luck for turn in self.turns for one in turn.lucks if one.seat == seat)

    def loss(self, seat: int) -> float:
        return sum(turn.loss for turn in self.turns_of(seat))


@dataclass(frozen=True)
class TurnJob:
    """One turn to be analysed, as work that any process can do."""

    game: str
    edition: str
    seats: int
    options: Mapping[str, Any]
    position: Position
    codes: tuple[int, ...]
    number: int
    seat: int
    first_step: int
    work: float = 1.0
    """How much there is to do, beside the other turns of the game."""
    count: int = 3
    nodes: int = NODES
    judge: Callable[[Game[Any], int], Judge] = field(default=judge)

    def rules(self) -> Game[Any]:
        return catalog.game(self.game, edition=self.edition, seats=self.seats, **self.options)


def jobs(record: Record, count: int = 3, nodes: int = NODES) -> list[TurnJob]:
    """The turns of a record that was found right, each with the position it began from."""
    game = find_game(record, catalog.game)

    def turn_of(moment: Moment) -> int:
        return game.turn(moment.before)[0]

    answer: list[TurnJob] = []
    for number, some in groupby(replay(record, game), turn_of):
        moments = list(some)
        answer.append(
            TurnJob(
                record.game,
                record.edition,
                record.seats,
                dict(record.options),
                moments[0].before,
                tuple(moment.code for moment in moments),
                number,
                game.turn(moments[0].before)[1],
                moments[0].number,
                ways(game, moments[0].before) ** MORE_SHIPS if number else 1.0,
                count,
                nodes,
            )
        )
    return answer


def ways(game: Game[Any], position: Position) -> int:
    """In how many ways chance may bring a turn to its first decision."""
    count = 1
    while game.actor(position) == CHANCE:
        codes = game.legal(position)
        count *= len(codes)
        position = game.apply(position, codes[0])
    return count


def last_position(record: Record) -> tuple[Game[Any], Position]:
    """Where the record stops."""
    game = find_game(record, catalog.game)
    position = None
    for moment in replay(record, game):
        position = moment.after
    return game, game.start() if position is None else position


def analyse_turns(work: Sequence[TurnJob], tell: Tell = silent) -> list[JudgedTurn]:
    """One turn after another, judged; what is told grows with the work that is done."""
    whole = sum(job.work for job in work)
    behind = [0.0, *accumulate(job.work for job in work)]

    def judged(job: TurnJob, before: float) -> JudgedTurn:
        return analyse_turn(job, lambda part: tell((before + part * job.work) / whole))

    turns = [judged(job, before) for job, before in zip(work, behind, strict=False)]
    tell(1.0)
    return turns


def analyse_turn(job: TurnJob, tell: Tell = silent) -> JudgedTurn:
    """One turn, judged."""
    return _TurnAnalysis(job, tell).analysed()


class _TurnAnalysis:
    """A turn being analysed."""

    def __init__(self, job: TurnJob, tell: Tell) -> None:
        self.job = job
        self.tell = tell
        self.judged = 0
        self.game = job.rules()
        self.judge = job.judge(self.game, job.nodes)
        self.ways = ways(self.game, job.position)

    def analysed(self) -> JudgedTurn:
        job, game = self.job, self.game
        chances = tuple(self.judge.chances(job.position))
        if job.number == 0:
            return JudgedTurn(0, -1, chances, tuple(self._set_up()))
        lucks: list[ChanceEvent] = []
        decisions: list[JudgedDecision] = []
        position = job.position
        worth = self._worth(position)
        for step, actor, codes in self._events():
            text = ", ".join(map(game.text, codes))
            after = self._after(position, codes)
            then = self._worth(after)
            if actor == CHANCE:
                lucks.append(ChanceEvent(step, job.seat, text, then - worth))
            else:
                decisions.append(
                    JudgedDecision(step, text, max(0.0, worth - then), self._best(position))
                )
            position, worth = after, then
        return JudgedTurn(job.number, job.seat, chances, tuple(lucks), tuple(decisions))

    def _events(self) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Each decision, and all chance between two of them as one event: when, who, which codes."""
        position = self.job.position
        run: list[int] = []
        began = 0
        for step, code in enumerate(self.job.codes, start=self.job.first_step):
            actor = self.game.actor(position)
            if actor == CHANCE:
                began = began if run else step
                run.append(code)
            else:
                if run:
                    yield began, CHANCE, tuple(run)
                run = []
                yield step, actor, (code,)
            position = self.game.apply(position, code)
        if run:
            yield began, CHANCE, tuple(run)

    def _set_up(self) -> Iterator[ChanceEvent]:
        """Player one and the first cards: what each event did for every seat, as the table stands."""
        game, position = self.game, self.job.position
        for number, code in enumerate(self.job.codes, start=self.job.first_step):
            outcomes = game.outcomes(position)
            each = [self.judge.chances(game.apply(position, other)) for other, _ in outcomes]
            position = game.apply(position, code)
            after = self.judge.chances(position)
            for seat in range(game.seats):
                chances = zip(outcomes, each, strict=True)
                mean = sum(part * values[seat] for (_, part), values in chances)
                yield ChanceEvent(number, seat, game.text(code), after[seat] - mean)

    def _best(self, position: Position) -> tuple[Continuation, ...]:
        found = self.judge.best_turns(position, self.job.count)
        return tuple((tuple(map(self.game.text, codes)), worth) for codes, worth in found)

    def _after(self, position: Position, codes: Sequence[int]) -> Position:
        for code in codes:
            position = self.game.apply(position, code)
        return position

    def _worth(self, position: Position) -> float:
        """What the position is worth to the seat whose turn is analysed."""
        actor = self.game.actor(position)
        if actor == OVER or self.game.turn(position)[0] != self.job.number:
            return self.judge.chances(position)[self.job.seat]
        if actor != CHANCE:
            self.judged += 1
            self.tell(min(1.0, self.judged / self.ways))  # the ways to begin are most of the work
            return self.judge.worth(position)
        return sum(part * self._worth(after) for after, part in self._ways(position))

    def _ways(self, position: Position) -> list[tuple[Position, float]]:
        """What chance may bring: every roll; of cards, every one or a fixed sample of ways."""
        game = self.game
        outcomes = game.outcomes(position)
        if game.text(outcomes[0][0]).startswith("draw") and self._draws_more(position):
            rng = Rng("ways", self.job.number)
            part = 1 / MANY_CARDS
            return [(self._drawn(position, rng), part) for _ in range(MANY_CARDS)]
        return [(game.apply(position, code), part) for code, part in outcomes]

    def _draws_more(self, position: Position) -> bool:
        """Is another card awaited after this one?"""
        after = self.game.apply(position, self.game.legal(position)[0])
        return self.game.actor(after) == CHANCE

    def _drawn(self, position: Position, rng: Rng) -> Position:
        """One way for all awaited cards to come."""
        number = self.job.number
        while self.game.actor(position) == CHANCE and self.game.turn(position)[0] == number:
            position = self.game.apply(position, self.game.sample(position, rng))
        return position


def put_together(
    record: Record, turns: Sequence[JudgedTurn], made: Judge | None = None
) -> Analysis:
    """The analysis of a record from its turns."""
    game, position = last_position(record)
    outcome = game.outcome(position)
    if outcome:
        end = [
            1 / len(outcome.winners) if seat in outcome.winners else 0.0
            for seat in range(game.seats)
        ]
    else:
        end = (made or judge(game)).chances(position)
    ordered = sorted(turns, key=lambda turn: turn.number)
    return Analysis(_names(record), tuple(ordered), tuple(end), outcome is not None)


def reader(record: Record) -> int | None:
    """Whose game it is: the seat of the only person among bots."""
    people = [seat for seat, player in enumerate(record.players) if not player.bot]
    return people[0] if len(people) == 1 < len(record.players) else None


def _names(record: Record) -> tuple[str, ...]:
    """Each seat by its letter, and by its player's name if it has one."""
    named = [player.name for player in record.players]
    letters = SEAT_LETTERS[: record.seats]
    return tuple(f"{a} {b}".rstrip() for a, b in zip_longest(letters, named, fillvalue=""))
