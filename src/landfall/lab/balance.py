"""Is the game fair? Many games of equal players, and what the winners had in common.

Places are counted in turn order: place 1 is player one, wherever it sits. With changed rules, every
seed is played twice, with and without them; the difference is taken seed by seed, so that the luck
both have in common cancels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.loop import Played
from landfall.lab.entrants import Entrant
from landfall.lab.match import Block, Setting, play_seating
from landfall.lab.parts import changed, chronicle, not_counted
from landfall.lab.pools import LostJob, Pool
from landfall.lab.results import Results
from landfall.record import engine_version

PRINTED = "as printed"
CHANGED = "changed"


@dataclass(frozen=True)
class GameSummary:
    """One game as the laboratory saw it; every list is in turn order."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    turns: int
    traits: tuple[Mapping[str, str | list[str]], ...]
    """How each began and what it had: one name of a kind, or a list of them."""
    uses: Mapping[str, int]
    curve: tuple[tuple[int, ...], ...]
    """The scores after each round, and at the end."""
    sides: int = 0
    """How many teams there were; 0 where everybody played alone."""

    def to_row(self) -> dict[str, Any]:
        row = dict(vars(self))
        if not self.sides:
            del row["sides"]
        return row

    @property
    def even(self) -> float | None:
        """A seat's part of the wins if all teams were equal; None where all play on one side."""
        return None if self.sides == 1 else 1 / (self.sides or len(self.shares))

    @classmethod
    def from_row(cls, row: dict[str, Any]) -> GameSummary:
        return cls(
            tuple(row["shares"]),
            tuple(row["scores"]),
            row["turns"],
            tuple(row["traits"]),
            row["uses"],
            tuple(tuple(scores) for scores in row["curve"]),
            row.get("sides", 0),
        )

    def measures(self) -> dict[str, float]:
        """The numbers of a game that a change of the rules may move."""
        places = range(len(self.shares))
        return {
            "turns": self.turns,
            "winning score": max(self.scores),
            "points between first and last": max(self.scores) - min(self.scores),
            **{f"wins of place {place + 1}": self.shares[place] for place in places},
            **{f"{use}, a game": count for use, count in self.uses.items()},
            **{f"{use}, a turn": self.a_turn(count) for use, count in self.uses.items()},
        }

    def a_turn(self, count: int) -> float:
        """So often in a turn; a game without turns counts as one."""
        return count / max(1, self.turns)


@dataclass(frozen=True)
class Study:
    """What is to be played."""

    line_up: tuple[Entrant, ...]
    games: int = 400
    seed: int = 1
    edition: str = catalog.entry().default_edition
    game: str = catalog.DEFAULT_GAME
    options: Mapping[str, Any] = field(default_factory=dict)
    changes: Mapping[str, Any] | None = None
    """What to compare the printed rules with; empty is a change of nothing."""
    seconds: float = 60.0
    tracebacks: bool = False
    """Where a bot raised is printed; it changes no game."""

    def settings(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "edition": self.edition,
            "options": dict(self.options),
            "bots": [entrant.mark() for entrant in self.line_up],
            "seed": self.seed,
            "changes": None if self.changes is None else dict(self.changes),
            "engine": engine_version(),
        }

    @property
    def alike(self) -> bool:
        """Is it one bot that sits everywhere? Then another seating would be the same game."""
        return len({entrant.name for entrant in self.line_up}) == 1

    def warnings(self) -> list[str]:
        """What the games of these bots cannot show, and what is not counted in this game."""
        names = dict.fromkeys(entrant.name for entrant in self.line_up if not entrant.code)
        limits = [catalog.limits(name, self.game) for name in names]
        return [*filter(None, [*limits, not_counted(self.game)])]

    def what_changes(self) -> list[tuple[str, str, str]]:
        """What the changed rules change: by name, as printed, and changed."""
        return changed(self.setting(CHANGED).make()) if self.changes else []

    def setting(self, rules: str) -> Setting:
        """The table of the printed or of the changed rules."""
        changes = (self.changes or {}) if rules == CHANGED else {}
        return Setting(self.game, self.edition, len(self.line_up), self.options, changes)

    @property
    def rules(self) -> tuple[str, ...]:
        return (PRINTED,) if self.changes is None else (PRINTED, CHANGED)

    def blocks(self) -> list[Block]:
        """All jobs; whatever is wrong with the study is said here."""
        if self.games < 1:
            raise LandfallError(f"there must be at least one game, not {self.games}")
        settings = {rules: self.setting(rules) for rules in self.rules}
        orders = len(settings[PRINTED].seatings())
        count = self.games if self.alike else ceil(self.games / orders)
        for setting in settings.values():
            for entrant in self.line_up:
                entrant.check(setting.make())
        return [
            Block(
                f"{rules}/{number}",
                settings[rules],
                self.line_up,
                (self.seed, number),
                self.seconds,
                last_resort=True,
                tracebacks=self.tracebacks,
            )
            for number in range(count)
            for rules in self.rules
        ]


def play_watched(block: Block) -> list[GameSummary]:
    """A block's games, watched."""
    alike = len({entrant.name for entrant in block.line_up}) == 1
    orders = block.setting.seatings()
    return [_watched(block, seating) for seating in (orders[:1] if alike else orders)]


def _watched(block: Block, seating: Sequence[int]) -> GameSummary:
    game = block.setting.make()
    seen = chronicle(game)
    rounds: list[tuple[int, ...]] = []

    def watch(step: Played) -> None:
        seen.watch(step)
        if game.round(step.after) > max(1, game.round(step.before)):
            rounds.append(tuple(game.score(step.after, seat) for seat in range(game.seats)))

    played = play_seating(block, seating, watch)
    rounds.append(played.scores)
    order = [(played.first + step) % game.seats for step in range(game.seats)]
    shares = played.shares()
    return GameSummary(
        tuple(shares[seat] for seat in order),
        tuple(played.scores[seat] for seat in order),
        played.turns,
        tuple(seen.traits[seat] for seat in order),
        dict(seen.uses),
        tuple(tuple(scores[seat] for seat in order) for scores in rounds),
        len({*played.teams}),
    )


class StudyRun:
    """A study with what has been played of it."""

    def __init__(self, study: Study, results: Results[GameSummary]) -> None:
        self.study = study
        self.results = results
        self.blocks = study.blocks()

    def play(self, pool: Pool, tell: Callable[[], None] = lambda: None) -> None:
        """Play all that is missing; `tell` is called whenever a block is done."""
        due = iter([block for block in self.blocks if block.name not in self.results.blocks])
        for block, games in pool.run(play_watched, lambda: next(due, None)):
            if isinstance(games, LostJob):
                raise LandfallError(f"the game {block.name} {games.why}; what was played is kept")
            self.results.add(block.name, games)
            tell()

    def progress(self) -> tuple[int, int]:
        """Blocks done, and blocks in all."""
        done = sum(block.name in self.results.blocks for block in self.blocks)
        return done, len(self.blocks)

    def paired(self) -> dict[str, list[list[GameSummary]]]:
        """For each set of rules its blocks, of those seeds that all of them have played."""
        found = self.results.blocks
        numbers = range(len(self.blocks) // len(self.study.rules))
        whole = [
            number
            for number in numbers
            if all(f"{rules}/{number}" in found for rules in self.study.rules)
        ]
        return {
            rules: [found[f"{rules}/{number}"] for number in whole] for rules in self.study.rules
        }
