"""Decisions judged by what their seat saw: for games with secrets, and for games that are going on.

A job has what one seat saw of one turn and nothing else, so whatever it finds hangs on nothing that was
hidden from the seat. What the seat could not see is imagined, many times (`game.imagine`); in every such
world each way to decide is played on to the end of the turn by the game's gentle bot, and what the
seat sees there is judged by the game's judge or adviser; a judge that says itself what every answer is
worth to a seat (`answers`) is believed. A decision gives away what its way is worth
less than the best one, in the mean over the same worlds. The luck of an event is what the seat's chance
to win is after it, less the mean over all the seat could expect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, OVER, Game, Position, SeenStep
from landfall.core.rng import Rng
from landfall.core.seeing import noticed
from landfall.lab.judged import ChanceEvent, Continuation, JudgedDecision, JudgedTurn, Tell, silent
from landfall.lab.parts import NODES, has_judge, judge

NODES_A_WORLD: Final = 40
"""One world more is imagined for so many positions that may be looked at."""

FEWEST_WORLDS: Final = 4

MOST_WAYS: Final = 40
"""So many ways to decide are compared, spread over all of them, and what was played."""

LONGEST: Final = 300
"""Steps after which a turn that is played on is judged where it stands."""

NumberedStep = tuple[int, SeenStep]
"""A step of the game by its number, as somebody saw it."""


@dataclass(frozen=True)
class SightJob:
    """What one seat saw of one turn, as work that any process can do."""

    game: str
    options: Mapping[str, Any]
    """The edition and the number of seats among them."""
    seat: int
    number: int
    """Of the turn."""
    steps: tuple[NumberedStep, ...]
    count: int = 3
    nodes: int = NODES

    @property
    def work(self) -> float:
        """How much there is to do, beside the other turns of the game."""
        return 1.0 + sum(step.act.actor == self.seat for _, step in self.steps)

    def analysed(self, tell: Tell = silent) -> JudgedTurn:
        return _Sight(self).analysed(tell)


def sight_jobs(
    game: Game[Any],
    steps: Iterable[NumberedStep],
    seat: int,
    count: int = 3,
    nodes: int = NODES,
) -> Iterator[SightJob]:
    """What a seat saw of a game, turn by turn; LandfallError where nobody can judge it."""
    insist_on_chances(game)
    options = {"edition": game.edition, "seats": game.seats, **game.options}
    own = [(number, step) for number, step in steps if noticed(step)]
    for turn, some in groupby(own, lambda one: game.turn(one[1].before)[0]):
        yield SightJob(game.name, options, seat, turn, tuple(some), count, nodes)


def insist_on_chances(game: Game[Any]) -> None:
    """LandfallError where nobody says what somebody's chances are by what they see."""
    if not has_judge(game) and not catalog.advises(game):
        title = catalog.entry(game.name).title
        raise LandfallError(
            f"nobody judges positions of {title}: it has neither a judge nor an adviser, and cannot be"
            " analysed"
        )


def sight_chances(game: Game[Any], seen: Position, nodes: int = NODES) -> list[float]:
    """Each seat's chance to win as somebody sees the table who sees this."""
    if outcome := game.outcome(seen):
        return list(outcome.shares(game.teams))
    return judge(game, nodes).chances(seen) if has_judge(game) else catalog.chances(game, seen)


class _Sight:
    """A turn being judged with the eyes of one seat."""

    def __init__(self, job: SightJob) -> None:
        self.job = job
        self.seat = job.seat
        self.game = catalog.game(job.game, **job.options)
        self.worlds = max(FEWEST_WORLDS, job.nodes // NODES_A_WORLD)

    def analysed(self, tell: Tell) -> JudgedTurn:
        job, game = self.job, self.game
        chances = sight_chances(game, job.steps[0][1].before, job.nodes)
        lucks: list[ChanceEvent] = []
        decisions: list[JudgedDecision] = []
        for done, (number, step) in enumerate(job.steps):
            tell(done / len(job.steps))
            if step.act.actor == self.seat:
                decisions.append(self.decision(number, step))
            elif step.act.actor == CHANCE and (outcomes := game.outcomes(step.before)):
                luck = self.chance(step.after) - self.expected(step.before, outcomes)
                lucks.append(ChanceEvent(number, self.seat, step.act.text, luck))
        tell(1.0)
        return JudgedTurn(job.number, self.seat, tuple(chances), tuple(lucks), tuple(decisions))

    def chance(self, seen: Position) -> float:
        return sight_chances(self.game, seen, self.job.nodes)[self.seat]

    def expected(self, seen: Position, outcomes: list[tuple[int, float]]) -> float:
        """The mean over all that may come, as far as the seat can tell."""
        game = self.game
        return sum(
            part * self.chance(game.observe(game.apply(seen, code), self.seat))
            for code, part in outcomes
        )

    def decision(self, number: int, step: SeenStep) -> JudgedDecision:
        game, played = self.game, step.act.code
        legal = game.legal(step.before, self.seat)
        worth = self.answers(step.before, legal)
        if not worth:
            spread = legal[:: -(-len(legal) // MOST_WAYS)]
            worth = {code: self.worth(number, step.before, code) for code in {*spread, played}}
        ordered = sorted(worth, key=lambda code: (-worth[code], code != played, code))
        best: list[Continuation] = [((game.text(code),), worth[code]) for code in ordered]
        loss = worth[ordered[0]] - worth[played]
        return JudgedDecision(number, step.act.text, loss, tuple(best[: self.job.count]))

    def answers(self, seen: Position, legal: list[int]) -> dict[int, float]:
        """What the judge says of every way to decide, where it has such an answer; else nothing."""
        if not has_judge(self.game):
            return {}
        said = getattr(judge(self.game, self.job.nodes), "answers", None)
        found: dict[int, float] = said(seen, self.seat) if said else {}
        return found if set(found) == set(legal) else {}

    def worth(self, number: int, seen: Position, code: int) -> float:
        """What a way to decide is worth in the mean over worlds that look like this."""
        found = 0.0
        for world in range(self.worlds):
            position = self.game.imagine(seen, self.seat, Rng("world", number, world))
            after = self.game.apply(position, code, self.seat)
            found += self.chance(self.game.observe(self.played_on(after, number, world), self.seat))
        return found / self.worlds

    def played_on(self, position: Position, number: int, world: int) -> Position:
        """The turn goes on; the same luck and the same players for every way to decide."""
        game, rng = self.game, Rng("luck", number, world)
        players = catalog.entry(game.name).gentle_bot
        bot = catalog.bot(players, "analysis", number, world, game=game.name)
        for _ in range(LONGEST):
            actor = game.actor(position)
            if actor == OVER or game.turn(position)[0] != self.job.number:
                break
            if actor == CHANCE:
                position = game.apply(position, game.sample(position, rng))
            else:
                position = game.apply(position, catalog.ask(bot, game, position, actor), actor)
        return position
