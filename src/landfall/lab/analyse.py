"""What a game was made of: the luck of its dice, and what its decisions gave away.

A position is worth the chance to win of the seat in turn, if it plays the rest of its turn as well as
the judge can. From there:

* the luck of an event is what the turn is worth after it, less the mean over all its outcomes, exact
  where they can be judged one by one, as multisets of dice can; over samples where they are too many;
* the loss of a decision is what the turn was worth before it, less what it is worth after it.

Luck has mean zero by its definition, whatever the judge thinks of positions. A turn is judged for the
seat whose turn it is: what others answer in it is neither its luck nor its loss. A game in which
something is hidden, or in which several act at once, is judged by what each seat could know
(`by_sight`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, groupby, zip_longest
from typing import Any

from landfall import catalog
from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, Game, Position
from landfall.core.rng import Rng
from landfall.core.seeing import seen_step
from landfall.lab.by_sight import NumberedStep, sight_chances, sight_jobs
from landfall.lab.judged import (
    Analysis,
    AnalysisJob,
    ChanceEvent,
    Continuation,
    JudgedDecision,
    JudgedTurn,
    Tell,
    silent,
)
from landfall.lab.parts import NODES, Judge, has_judge, judge
from landfall.record import Moment, Record, find_game, replay

__all__ = [
    "Analysis",
    "AnalysisJob",
    "ChanceEvent",
    "Continuation",
    "JudgedDecision",
    "JudgedTurn",
    "TurnJob",
    "analyse_turn",
    "analyse_turns",
    "jobs",
    "put_together",
    "reader",
]

MANY_WAYS = 40
"""Where chance may come in too many ways, no more than this are looked at, drawn with their chances."""

CLOSE_WAYS = 250
"""So many ways for chance to come are looked at as closely as a decision is. Of more, each gets its part
of the same work, or a roll of seven ships would take longer than the rest of a game: over a game the
luck of a turn is told within a tenth of a point as with all the work."""

FEWEST_NODES = 25

MORE_CHOICE = 1.7
"""The work of a turn grows with the ways it may begin, to this power: they leave more to choose from."""


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

    def analysed(self, tell: Tell = silent) -> JudgedTurn:
        return _TurnAnalysis(self, tell).analysed()


def jobs(record: Record, count: int = 3, nodes: int = NODES) -> list[AnalysisJob]:
    """The work on a record that was found right, turn by turn.

    Where nothing is hidden, the game's judge opens what may follow; else each seat is judged by what
    it saw, and by nothing else.
    """
    game = find_game(record, catalog.game)
    moments = list(replay(record, game))
    if has_judge(game) and all(_lies_open(game, moment) for moment in moments):
        return [*_turn_jobs(record, game, moments, count, nodes)]
    return [
        job
        for seat in range(game.seats)
        for job in sight_jobs(game, _seen_by(game, moments, seat), seat, count, nodes)
    ]


def _turn_jobs(
    record: Record, game: Game[Any], moments: Sequence[Moment], count: int, nodes: int
) -> Iterator[TurnJob]:
    for number, some in groupby(moments, lambda moment: game.turn(moment.before)[0]):
        turn = list(some)
        yield TurnJob(
            record.game,
            record.edition,
            record.seats,
            dict(record.options),
            turn[0].before,
            tuple(moment.code for moment in turn),
            number,
            game.turn(turn[0].before)[1],
            turn[0].number,
            _work(ways(game, turn[0].before)) if number else 1.0,
            count,
            nodes,
        )


def _work(ways: int) -> float:
    """What a turn takes that may begin in so many ways; those beyond what is close are quickly done."""
    return float(min(ways, CLOSE_WAYS) ** MORE_CHOICE + ways)


def _lies_open(game: Game[Any], moment: Moment) -> bool:
    """Does whoever acts see everything, and act alone?"""
    position, seat = moment.before, moment.seat
    sees = game.observe(position, seat if seat >= 0 else None)
    return len(game.actors(position)) < 2 and bool(sees == position)


def _seen_by(game: Game[Any], moments: Sequence[Moment], seat: int) -> Iterator[NumberedStep]:
    for one in moments:
        yield one.number, seen_step(game, one.before, one.code, one.after, seat, one.seat)


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


def analyse_turns(work: Sequence[AnalysisJob], tell: Tell = silent) -> Iterator[JudgedTurn]:
    """One turn after another, judged; what is told grows with the work that is done."""
    whole = sum(job.work for job in work)
    behind = [0.0, *accumulate(job.work for job in work)]

    def judged(job: AnalysisJob, before: float) -> JudgedTurn:
        return analyse_turn(job, lambda part: tell((before + part * job.work) / whole))

    for job, before in zip(work, behind, strict=False):
        yield judged(job, before)
    tell(1.0)


def analyse_turn(job: AnalysisJob, tell: Tell = silent) -> JudgedTurn:
    """One turn, judged."""
    return job.analysed(tell)


class _TurnAnalysis:
    """A turn being analysed."""

    def __init__(self, job: TurnJob, tell: Tell) -> None:
        self.job = job
        self.tell = tell
        self.judged = 0
        self.game = job.rules()
        self.judge = job.judge(self.game, job.nodes)
        self.ways = ways(self.game, job.position)
        self.judges: dict[int, Judge] = {job.nodes: self.judge}

    def analysed(self) -> JudgedTurn:
        job, game = self.job, self.game
        chances = tuple(self.judge.chances(job.position))
        if job.number == 0:
            return JudgedTurn(0, -1, chances, tuple(self._set_up()))
        lucks: list[ChanceEvent] = []
        decisions: list[JudgedDecision] = []
        position = job.position
        worth: float | None = None
        """Of the position, as closely as a decision is looked at."""
        for step, actor, codes in self._events():
            text = ", ".join(map(game.text, codes))
            after = self._after(position, codes)
            then: float | None = None
            if actor == CHANCE:
                made = self._judge_at(position)  # the same for all that might have come
                luck = self._worth(after, made) - self._worth(position, made)
                lucks.append(ChanceEvent(step, job.seat, text, luck))
            elif actor == job.seat:
                worth = self._worth(position) if worth is None else worth
                then = self._worth(after)
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

    def _judge_at(self, position: Position) -> Judge:
        """Who judges what chance may bring here: the more ways there are, the less closely each."""
        nodes = self.job.nodes * CLOSE_WAYS // max(CLOSE_WAYS, ways(self.game, position))
        nodes = max(nodes, min(FEWEST_NODES, self.job.nodes))
        if nodes not in self.judges:
            self.judges[nodes] = self.job.judge(self.game, nodes)
        return self.judges[nodes]

    def _worth(self, position: Position, made: Judge | None = None) -> float:
        """What the position is worth to the seat whose turn is analysed."""
        actor = self.game.actor(position)
        if actor == OVER or self.game.turn(position)[0] != self.job.number:
            return self.judge.chances(position)[self.job.seat]
        if actor not in (CHANCE, self.job.seat):
            return self.judge.chances(position)[self.job.seat]
        if actor != CHANCE:
            self.judged += 1
            self.tell(min(1.0, self.judged / self.ways))  # the ways to begin are most of the work
            return (made or self.judge).worth(position)
        made = made or self._judge_at(position)
        return sum(part * self._worth(after, made) for after, part in self._ways(position))

    def _ways(self, position: Position) -> list[tuple[Position, float]]:
        """What chance may bring: every outcome, or a fixed sample of ways where they are too many."""
        game = self.game
        outcomes = game.outcomes(position)
        verb = game.text(outcomes[0][0]).partition(" ")[0]
        if verb in catalog.entry(game.name).many_ways and self._goes_on(position):
            rng = Rng("ways", self.job.number)
            part = 1 / MANY_WAYS
            return [(self._sampled(position, rng), part) for _ in range(MANY_WAYS)]
        return [(game.apply(position, code), part) for code, part in outcomes]

    def _goes_on(self, position: Position) -> bool:
        """Is more of chance awaited after this?"""
        after = self.game.apply(position, self.game.legal(position)[0])
        return self.game.actor(after) == CHANCE

    def _sampled(self, position: Position, rng: Rng) -> Position:
        """One way for all that is awaited to come."""
        number = self.job.number
        while self.game.actor(position) == CHANCE and self.game.turn(position)[0] == number:
            position = self.game.apply(position, self.game.sample(position, rng))
        return position


def put_together(
    record: Record, turns: Iterable[JudgedTurn], made: Judge | None = None
) -> Analysis:
    """The analysis of a record from its turns."""
    game, position = last_position(record)
    outcome = game.outcome(position)
    if outcome:
        end = outcome.shares(game.teams)
    elif made or (has_judge(game) and game.observe(position, None) == position):
        end = (made or judge(game)).chances(position)
    else:
        end = sight_chances(game, game.observe(position, None))
    told = [turn for turn in turns if turn.lucks or turn.decisions]
    ordered = sorted(told, key=lambda turn: (turn.number, turn.first_step))
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
