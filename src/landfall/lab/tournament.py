"""Tournaments: blocks for every line-up, played by a pool, kept on disk, resumed where they stopped."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import ceil
from pathlib import Path
from typing import Any

from landfall import catalog
from landfall.core.errors import FileError, LandfallError
from landfall.lab.entrants import Entrant
from landfall.lab.match import Block, MatchResult, Setting, orders, play_block, play_seating
from landfall.lab.pools import LostJob, Pool
from landfall.lab.results import Results
from landfall.lab.schedule import ROUND_ROBIN, line_ups
from landfall.lab.scribe import Scribe
from landfall.lab.sprt import MORE, Sprt
from landfall.record import engine_version
from landfall.record.files import write_whole


@dataclass(frozen=True)
class Pairing:
    """One line-up in one setting: what a table of results has a line for."""

    setting: Setting
    line_up: tuple[Entrant, ...]

    @property
    def name(self) -> str:
        bots = ",".join(entrant.label for entrant in self.line_up)
        return f"{self.setting.edition}/{self.setting.seats}/{bots}"

    @property
    def table(self) -> str:
        """Who sits there, for people: `mine, 3 drifter`."""
        counted = Counter(entrant.label for entrant in self.line_up)
        return ", ".join(f"{count} {bot}" if count > 1 else bot for bot, count in counted.items())

    def once(self, entrant: Entrant) -> bool:
        """Does the entrant play on one side, and alone or as a whole team?"""
        teams = self.setting.make().teams
        mine = [team for team, one in zip(teams, self.line_up, strict=True) if one == entrant]
        return len({*mine}) == 1 and len(mine) == teams.count(mine[0])


@dataclass(frozen=True)
class Tournament:
    """What is to be played. How long (`games`, `sprt`) is no part of a block, so it may change."""

    entrants: tuple[Entrant, ...]
    seats: tuple[int, ...] = (2,)
    editions: tuple[str, ...] = (catalog.entry().default_edition,)
    form: str = ROUND_ROBIN
    games: int = 100
    """For each line-up; made up to whole blocks."""
    seed: int = 1
    seconds: float = 30.0
    sprt: Sprt | None = None
    records: bool = False
    game: str = catalog.DEFAULT_GAME
    options: Mapping[str, Any] = field(default_factory=dict)
    tracebacks: bool = False
    """Where a bot raised is printed; it changes no game."""

    def settings(self) -> dict[str, Any]:
        """Everything that decides what a block is."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "editions": list(self.editions),
            "seats": list(self.seats),
            "form": self.form,
            "bots": [entrant.mark() for entrant in self.entrants],
            "seed": self.seed,
            "seconds for an answer": self.seconds,
            "records": self.records,
            "engine": engine_version(),
        }

    def pairings(self) -> list[Pairing]:
        """Every line-up in every setting; whatever is wrong with them is said here."""
        if self.games < 1:
            raise LandfallError(f"there must be at least one game, not {self.games}")
        answer: list[Pairing] = []
        for edition in self.editions:
            for seats in self.seats:
                setting = Setting(self.game, edition, seats, self.options)
                for entrant in self.entrants:
                    entrant.check(setting.make())
                for line_up in self._line_ups(setting):
                    answer.append(Pairing(setting, line_up))
        if self.sprt:
            for pairing in answer:
                if not pairing.once(self.entrants[0]):
                    raise LandfallError(
                        "a sequential test is about the first bot, once at every table: "
                        "use two bots and two seats, or a gauntlet"
                    )
        return answer

    def _line_ups(self, setting: Setting) -> list[tuple[Entrant, ...]]:
        """Who meets whom; where teams meet, a bot takes all the seats of one."""
        teams = setting.make().teams
        sides = len({*teams})
        if sides in (1, setting.seats):
            return line_ups(self.form, self.entrants, setting.seats)
        met = line_ups(self.form, self.entrants, sides)
        return [tuple(line_up[team] for team in teams) for line_up in met]

    def blocks(self, pairing: Pairing) -> int:
        return ceil(self.games / len(orders(pairing.setting, pairing.line_up)))

    def block(self, pairing: Pairing, number: int) -> Block:
        """Seed number n is the same luck for every line-up."""
        return Block(
            block_name(pairing, number),
            pairing.setting,
            pairing.line_up,
            (self.seed, number),
            self.seconds,
            last_resort=True,
            tracebacks=self.tracebacks,
        )


def block_name(pairing: Pairing, number: int) -> str:
    return f"{pairing.name}/{number}"


@dataclass(frozen=True)
class Finished:
    """What a worker brings back: the games, and their records if they are kept."""

    games: list[MatchResult]
    records: tuple[str, ...] = ()


def play_plain(block: Block) -> Finished:
    """A block's games."""
    return Finished(play_block(block))


def play_recorded(block: Block) -> Finished:
    """A block's games with their records."""
    games: list[MatchResult] = []
    records: list[str] = []
    for seating in orders(block.setting, block.line_up):
        scribe = Scribe(block, seating)
        games.append(play_seating(block, seating, scribe.watch))
        records.append(scribe.text(games[-1]))
    return Finished(games, tuple(records))


class TournamentRun:
    """A tournament being played: which blocks are due, which are done, which pairings are decided."""

    def __init__(
        self, tournament: Tournament, results: Results[MatchResult], records: Path | None = None
    ) -> None:
        self.tournament = tournament
        self.results = results
        self.records = records
        self.pairings = tournament.pairings()
        self.verdicts: dict[str, tuple[str, int, float]] = {}
        self._again: deque[Block] = deque()
        self._due = self._blocks()
        self._judge_all()

    def play(self, pool: Pool, tell: Callable[[], None] = lambda: None) -> None:
        """Play all that is missing; `tell` is called whenever a block is done."""
        work = play_recorded if self.tournament.records else play_plain
        for block, answer in pool.run(work, self._supply):
            if isinstance(answer, LostJob):
                self._lost(block, answer)
                continue
            self._keep_records(block, answer)
            self.results.add(block.name, answer.games)
            self._judge_all()
            tell()

    def progress(self) -> tuple[int, int]:
        """Blocks done, and blocks in all as far as is known."""
        done = total = 0
        for pairing in self.pairings:
            wanted = self._wanted(pairing)
            total += wanted
            done += sum(
                block_name(pairing, number) in self.results.blocks for number in range(wanted)
            )
        return done, total

    def games(self, pairing: Pairing) -> list[list[MatchResult]]:
        """The blocks of a pairing in order, as far as they count."""
        found = self.results.blocks
        names = (block_name(pairing, number) for number in range(self._wanted(pairing)))
        return [found[name] for name in names if name in found]

    # -- what to play ---------------------------------------------------------------------------

    def _blocks(self) -> Iterator[Block]:
        most = max(self.tournament.blocks(pairing) for pairing in self.pairings)
        for number in range(most):
            for pairing in self.pairings:
                if number < self._wanted(pairing):
                    if block_name(pairing, number) not in self.results.blocks:
                        yield self.tournament.block(pairing, number)

    def _supply(self) -> Block | None:
        return self._again.popleft() if self._again else next(self._due, None)

    def _wanted(self, pairing: Pairing) -> int:
        verdict, blocks, _ = self.verdicts.get(pairing.name, (MORE, 0, 0.0))
        return self.tournament.blocks(pairing) if verdict == MORE else blocks

    def _lost(self, block: Block, lost: LostJob) -> None:
        """Bots from files are the ones that can take a process down: play on without them."""
        if block.without or not any(entrant.code for entrant in block.line_up):
            raise LandfallError(f"the block {block.name} {lost.why}; what was played is kept")
        self._again.append(replace(block, without=lost.why))

    def _judge_all(self) -> None:
        """The sequential tests, over the blocks in order up to the first that is missing.

        So the verdict does not depend on how many workers there are.
        """
        if not self.tournament.sprt:
            return
        for pairing in self.pairings:
            if pairing.name not in self.verdicts:
                verdict = self.tournament.sprt.verdict(self._scores(pairing))
                if verdict[0] != MORE:
                    self.verdicts[pairing.name] = verdict

    def _scores(self, pairing: Pairing) -> Iterator[float]:
        for number in range(self.tournament.blocks(pairing)):
            games = self.results.blocks.get(block_name(pairing, number))
            if games is None:
                return
            yield sum(game.shares()[game.seating.index(0)] for game in games) / len(games)

    def _keep_records(self, block: Block, answer: Finished) -> None:
        if not self.records:
            return
        try:
            self.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError(str(self.records), 0, f"cannot be made: {error.strerror}") from None
        for number, text in enumerate(answer.records, start=1):
            name = f"{block.name.replace('/', '_').replace(',', '-')}_{number}.landfall"
            write_whole(self.records / name, text)


Run = TournamentRun
"""The name it had in 0.1."""
