"""A decision is judged by what its seat saw, and by nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

import landfall as library
from landfall import catalog
from landfall.core.game import CHANCE, OVER, Game, Position, SeenStep
from landfall.core.rng import Rng
from landfall.core.seeing import seen_step
from landfall.lab.analyse import analyse_turn, analyse_turns, jobs, put_together
from landfall.lab.by_sight import NumberedStep, SightJob, sight_jobs
from landfall.record import Record
from little_game.canaries import CARDS
from little_game.game import NightWatch
from little_game.night import LAY, Night


@pytest.fixture(autouse=True)
def little_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", "little_game.package,little_game.canaries")


def played(name: str, seats: int, seed: int, **options: object) -> Record:
    game = catalog.game(name, seats=seats, **options)
    return library.play(game, "drifter", seed=seed).record


def test_a_job_has_nothing_but_what_its_seat_saw() -> None:
    game = catalog.game("canary-watch", seats=3)
    for job in jobs(played("canary-watch", 3, 1)):
        assert isinstance(job, SightJob)
        for _, step in job.steps:
            for position in (step.before, step.after):
                assert game.observe(position, job.seat) == position
                assert position.eyes == job.seat
            if step.act.actor != job.seat and step.act.text.startswith("lay canary"):
                assert step.after.phase != LAY  # the last card, which turns all of them


def test_no_advice_names_a_card_that_the_seat_did_not_hold() -> None:
    record = played("canary-watch", 3, 2)
    held: dict[int, set[str]] = {seat: set() for seat in range(3)}
    for job in jobs(record):
        assert isinstance(job, SightJob)
        for _, step in job.steps:
            held[job.seat] |= {CARDS[card] for card in step.before.hands[job.seat]}
        for decision in analyse_turn(replace(job, nodes=1)).decisions:
            named = {word for way, _ in decision.best for act in way for word in act.split()[1:]}
            assert named <= held[job.seat]


def test_every_decision_of_every_seat_is_judged_once() -> None:
    record = played("night-watch", 4, 3, teams=True)
    told: list[float] = []
    found = put_together(record, analyse_turns(jobs(record, 1, 1), told.append))
    decisions = [(one.step, one.played) for turn in found.turns for one in turn.decisions]
    acts = [(n, step.text) for n, step in enumerate(record.steps, 1) if step.actor != "*"]
    assert sorted(decisions) == acts
    assert (told, told[-1]) == (sorted(told), 1)
    assert all(one.loss >= 0 and one.best for turn in found.turns for one in turn.decisions)
    assert record.result
    assert [share > 0 for share in found.end] == [
        seat in record.result.winners for seat in range(4)
    ]


def alike(game: Game[Night], seat: int, seed: int) -> list[list[NumberedStep]]:
    """What a seat sees of two games that differ only in what is hidden from it, with its own acts."""
    rng = Rng("alike", seed)
    position = game.start()
    while game.actor(position) == CHANCE or position.phase != LAY:
        code = game.sample(position, rng) if game.actor(position) == CHANCE else None
        position = game.apply(position, game.legal(position)[-1] if code is None else code)
    seen = game.observe(position, seat)
    code = game.legal(seen, seat)[0]
    steps: list[list[NumberedStep]] = []
    for world in range(2):
        whole = game.imagine(seen, seat, Rng(seed, world))
        after = game.apply(whole, code, seat)
        steps.append([(1, seen_step(game, whole, code, after, seat, seat))])
    return steps


@pytest.mark.parametrize("seed", range(3))
def test_two_games_alike_to_a_seat_are_judged_alike(seed: int) -> None:
    game = catalog.game("night-watch", seats=3)
    one, other = (
        [analyse_turn(job) for job in sight_jobs(game, steps, 1, nodes=100)]
        for steps in alike(game, 1, seed)
    )
    assert one == other
    assert one[0].decisions


def test_the_better_card_is_found() -> None:
    """In the last round, level on points: a bear beats all that others may hold, and an owl little."""
    game = NightWatch("midnight", 2)
    start = {"phase": LAY, "rounds": 3, "scores": [1, 1], "hands": {"A": ["owl", "bear"], "B": []}}
    position: Position = game.from_dict({**start, "hands": {"A": ["owl", "bear"], "B": ["fox"]}})
    before, code = game.observe(position, 0), game.code("lay owl")
    step = SeenStep(
        before,
        game.seen(position, code, 0, 0),
        game.observe(game.apply(position, code, 0), 0),
    )
    [turn] = [analyse_turn(job) for job in sight_jobs(game, [(1, step)], 0)]
    [decision] = turn.decisions
    assert decision.best[0][0] == ("lay bear",)
    assert decision.loss > 0.1


def test_what_chance_brings_has_mean_zero() -> None:
    """The luck of an event, over all that a seat could expect of it."""
    game = catalog.game("night-watch", seats=1)
    position = game.start()
    rng = Rng("mean")
    while game.actor(position) != OVER:
        if game.actor(position) != CHANCE:
            position = game.apply(position, game.legal(position)[-1])
            continue
        seen, total = game.observe(position, 0), 0.0
        for code, part in game.outcomes(seen):
            step = seen_step(game, seen, code, game.apply(seen, code), 0)
            for job in sight_jobs(game, [(1, step)], 0):
                total += part * sum(event.luck for event in analyse_turn(job).lucks)
        assert abs(total) < 1e-9
        position = game.apply(position, game.sample(position, rng))
