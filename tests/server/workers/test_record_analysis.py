"""The analysis of a record as browsers get it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import landfall
from landfall.core.errors import FileError
from landfall.core.rng import Rng
from landfall.record.text import write_text
from landfall.server.bodies import Analysis
from landfall.server.workers.record_analysis import analyse
from server.guests import HERE, Guest, Table, play_on, wanted


def test_every_turn_is_judged_and_the_progress_told() -> None:
    table = Table(wanted(HERE, HERE))
    guest = Guest(table.host, [table.key("A"), table.key("B")])
    play_on(table.host, [guest], Rng("analysis"), steps=8)
    told: list[float] = []
    parts: list[Analysis] = []

    def hear(done: float, part: dict[str, Any] | None) -> None:
        told.append(done)
        if part is not None:
            parts.append(Analysis.model_validate(part))

    result = analyse(write_text(table.host.record(frozenset())), hear)
    assert told == sorted(told)
    assert told[-1] == 1
    found = Analysis.model_validate(json.loads(json.dumps(result)))
    assert [turn.number for turn in found.turns] == list(range(len(found.turns)))
    decisions = [one for turn in found.turns for one in turn.decisions]
    steps = table.host.history.steps
    acts = [number for number, step in enumerate(steps, start=1) if step.seat >= 0]
    assert [one.step for one in decisions] == acts
    assert all(one.loss >= 0 and one.better[0].actions for one in decisions)
    assert all(one.title and one.better[0].orders for one in decisions)
    assert all(sum(turn.chances) == pytest.approx(1) for turn in found.turns)
    # What is told meanwhile is the same, turn by turn, and says how far it will go.
    assert [len(part.turns) for part in parts] == list(range(1, len(found.turns) + 1))
    assert parts[-1].turns == found.turns
    assert {part.last for part in parts} == {found.turns[-1].number}


def test_what_is_no_record_gets_a_sentence() -> None:
    with pytest.raises(FileError):
        analyse("once upon a time", lambda done, found: None)


def test_a_game_of_secrets_is_judged_seat_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", "little_game.package")
    record = landfall.play(landfall.game("night-watch", seats=3), "drifter", seed=4).record
    found = Analysis.model_validate(analyse(write_text(record), lambda done, found: None))
    judged = {one.step: turn.seat for turn in found.turns for one in turn.decisions}
    acts = {n: step.actor for n, step in enumerate(record.steps, 1) if step.actor != "*"}
    assert judged == acts
    firsts = [min(one.step for one in [*turn.luck, *turn.decisions]) for turn in found.turns]
    assert firsts == sorted(firsts)  # a page finds its way by them
