"""A run of learning in a folder: rounds of self-play, fit and match, each kept as it is done.

learning.json       what was asked for: a run goes on only with the same
rows/               the rows of every round, as files of Parquet
start.json          the value it began with; round-1.json, … the value that each round found
match-1.jsonl, …    the games of each round's value against the best before it
final-round-2.jsonl and of the best against the start, with other luck
rounds.jsonl        a line for every finished round
best.json           the best value so far

Whatever is finished stays when a run is stopped, and the same command goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from landfall import catalog
from landfall.core.errors import FileError, LandfallError
from landfall.core.learned import LearnedValue, parse_learned
from landfall.lab.entrants import Entrant, by_weights
from landfall.lab.learning.harvest import Exploring, Harvest, evaluation_of, harvested
from landfall.lab.learning.learned_fit import FitReport, FitSettings, fit_value
from landfall.lab.learning.learning_match import MeasuredValue, Tell, measured
from landfall.lab.learning.learning_rows import read_rows
from landfall.lab.learning.libraries import numpy, pyarrow, torch
from landfall.lab.learning.paired import PairedHarvest, PairedTurns
from landfall.lab.learning.paired_fit import fit_pairs
from landfall.lab.match import Setting
from landfall.lab.pools import LostJob, Pool
from landfall.lab.schedule import GAUNTLET
from landfall.lab.tournament import Tournament
from landfall.record import engine_version
from landfall.record.files import write_whole
from landfall.record.log import lock

USUAL = "usual"
NOTHING = "nothing"

GAMES_A_JOB = 8
PAIRED_GAMES_A_JOB = 2
"""The same where turns are played in several ways: each of them is many games more."""

OTHER_LUCK = 1_000_000
"""What the seed of the last match is more: what was chosen by its luck is measured by another."""


@dataclass(frozen=True)
class Learning:
    """What is to be learned, and how."""

    seats: int
    game: str = catalog.DEFAULT_GAME
    editions: tuple[str, ...] = (catalog.entry().default_edition,)
    options: Mapping[str, Any] = field(default_factory=dict)
    rounds: int = 4
    games: int = 2000
    """Of self-play in a round."""
    nodes: int = 2000
    """Positions a player opens for a turn in self-play."""
    match: int = 200
    """Games in which a round's value meets the best before it; made up to whole blocks."""
    match_nodes: int = 0
    """Positions opened for a turn there; 0 for as many as the game's bots do."""
    window: int = 2
    """From so many of the last rounds the rows are used."""
    start: str = USUAL
    """The weights to begin with: the usual ones, nothing, or the text of a file."""
    exploring: Exploring = field(default_factory=Exploring)
    fit: FitSettings = field(default_factory=FitSettings)
    pairing: PairedTurns = field(default_factory=PairedTurns)
    """Where turns are played in several ways: how."""
    seed: int = 1

    def settings(self) -> dict[str, Any]:
        """Everything that decides what is found; how many rounds may be changed later."""
        data = {**asdict(self), "engine": engine_version()}
        data.pop("rounds")
        return dict(json.loads(json.dumps(data)))

    def setting(self, edition: str) -> Setting:
        return Setting(self.game, edition, self.seats, self.options)

    def check(self) -> None:
        """Whatever is wrong is said before anything is played."""
        for name in ("rounds", "games", "nodes", "match", "window"):
            if getattr(self, name) < 1:
                raise LandfallError(f"{name}: at least 1 is needed, not {getattr(self, name)}")
        if self.pairing.turns < 0:
            raise LandfallError(f"pairs: 0 or more turns of each game, not {self.pairing.turns}")
        if self.pairing.turns > 0:
            self._check_pairing()
        if not 0.0 <= self.fit.trust <= 1.0:
            raise LandfallError(f"lambda is a number from 0 to 1, not {self.fit.trust}")
        numpy()
        pyarrow()
        if self.fit.hidden and self.fit.library == "torch":
            torch()
        begins = self.first_value()
        for start in self.fit.keep:
            if not any(name.startswith(start) for name in begins.weights):
                raise LandfallError(
                    f"keep: no weight begins with {start!r}; some are called"
                    f" {', '.join(sorted(begins.weights)[:3])}"
                )
        for edition in self.editions:
            misfit = catalog.misfit(begins, self.setting(edition).make())
            if misfit:
                raise LandfallError(misfit)

    def _check_pairing(self) -> None:
        if self.pairing.ways < 2 or self.pairing.onward < 1:
            raise LandfallError("a pair needs two ways at least, and each is gone on with once")
        if self.pairing.shake < 0 or self.pairing.far < 0:
            raise LandfallError("shake and onward-turns are 0 or more")
        if self.fit.hidden:
            raise LandfallError(
                "a net is fitted to whole games, not to pairs: leave out one of them"
            )
        if self.pairing.by:
            catalog.bot(self.pairing.by, game=self.game)  # whoever does not exist is named

    def first_value(self) -> LearnedValue:
        """What the run begins with."""
        if self.start not in (USUAL, NOTHING):
            return replace(parse_learned(self.start, "the weights to start from"), nodes=0)
        evaluation = evaluation_of(self.game)
        weights: dict[str, tuple[float, float]] = {}
        chosen: dict[str, Any] = {}
        for edition in self.editions:
            game = self.setting(edition).make()
            chosen = catalog.entry(self.game).chosen(game)
            weights |= evaluation.usual(game)
        if self.start == NOTHING:
            weights = dict.fromkeys(weights, (0.0, 0.0))
        return LearnedValue(self.game, self.seats, weights, chosen)


@dataclass(frozen=True)
class FinishedRound:
    """What a round brought."""

    number: int
    games: int
    fit: FitReport
    against: str
    """Whom its value met."""
    wins: float
    played: int
    low: float
    high: float
    even: float
    better: bool
    """It is the best from now on."""


class LearningRun:
    """One run, as far as it is on disk."""

    def __init__(self, learning: Learning, folder: Path) -> None:
        learning.check()
        self.learning = learning
        self.folder = folder
        self.rounds: list[FinishedRound] = []
        self._open()

    def play(self, pool: Pool, tell: Tell = lambda stage, done, total: None) -> None:
        """Every round that is missing, and at last the best value against the first."""
        header = self.folder / "learning.json"
        with header.open("rb") as alone:
            if not lock(alone):
                raise FileError(str(header), 0, "another run is at work here; wait for it to end")
            for number in range(len(self.rounds) + 1, self.learning.rounds + 1):
                self._self_play(number, pool, tell)
                report = self._fitted(number, tell)
                self.rounds.append(self._measured(number, report, pool, tell))
                self._keep()
            self.against_start(pool, tell)

    # -- the values of a run ----------------------------------------------------------------------

    def value(self, name: str) -> LearnedValue:
        return parse_learned(self._text(name), name)

    @property
    def best(self) -> str:
        """The name of the best value so far."""
        better = [f"round-{one.number}" for one in self.rounds if one.better]
        return better[-1] if better else "start"

    def against_start(
        self, pool: Pool, tell: Tell = lambda stage, done, total: None
    ) -> MeasuredValue | None:
        """How the best value does against the one that the run began with."""
        best = self.best
        if best == "start":
            return None
        seed = self.learning.seed + OTHER_LUCK
        return self._match(f"final-{best}", best, "start", seed, pool, tell)

    # -- self-play --------------------------------------------------------------------------------

    def _self_play(self, number: int, pool: Pool, tell: Tell) -> None:
        jobs = list(self._harvests(number))
        due = [job for job in jobs if not self._file(job).exists()]
        done = len(jobs) - len(due)
        stage = f"round {number}, jobs of {len(jobs[0].numbers)} games"
        tell(stage, done, len(jobs))
        supply = iter(due)
        for job, answer in pool.run(harvested, lambda: next(supply, None)):
            if isinstance(answer, LostJob):
                raise LandfallError(f"the games {job.name} {answer.why}; what was played is kept")
            _write_bytes(self._file(job), answer)
            done += 1
            tell(stage, done, len(jobs))

    def _harvests(self, number: int) -> Iterator[Harvest]:
        asked = self.learning
        players = tuple(self._text(name) for name in self._players(number))
        paired = asked.pairing.turns > 0
        many = PAIRED_GAMES_A_JOB if paired else GAMES_A_JOB
        for job, first in enumerate(range(0, asked.games, many)):
            planned = Harvest(
                f"{number:02}-{job:05}",
                asked.setting(asked.editions[job % len(asked.editions)]),
                ("learn", asked.seed, number),
                tuple(range(first, min(first + many, asked.games))),
                players,
                asked.nodes,
                asked.exploring,
                engine_version(),
            )
            yield PairedHarvest(**vars(planned), pairing=asked.pairing) if paired else planned

    def _players(self, number: int) -> list[str]:
        """Who plays in a round: the newest value, the best, and the one before."""
        known = ["start", *(f"round-{one.number}" for one in self.rounds[: number - 1])]
        best = [f"round-{one.number}" for one in self.rounds[: number - 1] if one.better]
        return list(dict.fromkeys([known[-1], *best[-1:], *known[-2:-1]]))

    def _file(self, job: Harvest) -> Path:
        return self.folder / "rows" / f"{job.name}.parquet"

    # -- fit and match ----------------------------------------------------------------------------

    def _fitted(self, number: int, tell: Tell) -> FitReport:
        tell(f"round {number}, fit", 0, 1)
        first = max(1, number - self.learning.window + 1)
        files = [
            path
            for one in range(first, number + 1)
            for path in (self.folder / "rows").glob(f"{one:02}-*.parquet")
        ]
        start = self.value(self._players(number)[0])
        rows, asked = read_rows(files), self.learning
        if asked.pairing.turns > 0:
            teams = asked.setting(asked.editions[0]).make().teams
            value, report = fit_pairs(rows, teams, start, asked.fit)
        else:
            value, report = fit_value(rows, start, asked.fit, asked.seed)
        write_whole(self.folder / f"round-{number}.json", value.to_json())
        tell(f"round {number}, fit", 1, 1)
        return report

    def _measured(self, number: int, report: FitReport, pool: Pool, tell: Tell) -> FinishedRound:
        best, seed = self.best, self.learning.seed
        found = self._match(f"match-{number}", f"round-{number}", best, seed, pool, tell)
        return FinishedRound(
            number,
            self.learning.games,
            report,
            best,
            found.wins,
            found.games,
            found.low,
            found.high,
            found.even,
            found.share > found.even,
        )

    def _match(
        self, name: str, one: str, other: str, seed: int, pool: Pool, tell: Tell
    ) -> MeasuredValue:
        """One value against another on all other seats."""
        asked = self.learning
        planned = Tournament(
            entrants=(self._entrant(one), self._entrant(other)),
            seats=(asked.seats,),
            editions=asked.editions,
            form=GAUNTLET,
            games=-(-asked.match // len(asked.editions)),
            seed=seed,
            seconds=0.0,
            game=asked.game,
            options=asked.options,
        )
        return measured(planned, self.folder / f"{name}.jsonl", pool, tell)

    def _entrant(self, name: str) -> Entrant:
        value = self.value(name).playing_with(self.learning.match_nodes)
        return by_weights(value.to_json(), f"{name}.json")

    # -- the folder -------------------------------------------------------------------------------

    def _open(self) -> None:
        header = self.folder / "learning.json"
        wanted = self.learning.settings()
        try:
            (self.folder / "rows").mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError(str(self.folder), 0, f"cannot be made: {error.strerror}") from None
        if not header.exists():
            write_whole(self.folder / "start.json", self.learning.first_value().to_json())
            write_whole(header, json.dumps(wanted, indent=1) + "\n")
            return
        found = _read_json(header)
        other = [key for key in {**found, **wanted} if found.get(key) != wanted.get(key)]
        if other:
            told = "; ".join(f"{key} was {_brief(found.get(key))}" for key in other)
            raise FileError(
                str(header),
                0,
                f"this run was begun with other settings: {told}. Use another folder.",
            )
        log = self.folder / "rounds.jsonl"
        for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else ():
            data = json.loads(line)
            self.rounds.append(FinishedRound(**{**data, "fit": FitReport(**data["fit"])}))

    def _keep(self) -> None:
        lines = [json.dumps(asdict(each)) for each in self.rounds]
        write_whole(self.folder / "best.json", self._text(self.best))
        write_whole(self.folder / "rounds.jsonl", "\n".join(lines) + "\n")

    def _text(self, name: str) -> str:
        return (self.folder / f"{name}.json").read_text(encoding="utf-8")


def _read_json(path: Path) -> dict[str, Any]:
    try:
        return dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise FileError(str(path), 0, f"cannot be read: {error}") from None


def _brief(value: object) -> str:
    said = json.dumps(value, ensure_ascii=False)
    return said if len(said) < 60 else f"{said[:57]}…"


def _write_bytes(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be written: {error.strerror}") from None
