"""A game that nothing outside its package knows is learned: alone, in pairs, in teams, with options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import exp
from pathlib import Path
from typing import Any

import pytest

import landfall as library
from landfall import catalog
from landfall.bots.turn_sampler import TurnSampler, team_chance
from landfall.catalog import MORE_GAMES
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import CHANCE, Game
from landfall.core.learned import LearnedValue, chances
from landfall.core.loop import play_on
from landfall.core.rng import Rng
from landfall.core.seeded_chance import SeededChance
from landfall.lab.entrants import by_weights, from_file
from landfall.lab.learning.learned_fit import NET, FitSettings
from landfall.lab.learning.learning_match import measured
from landfall.lab.learning.learning_rows import read_rows
from landfall.lab.learning.learning_run import USUAL, LearningRun
from landfall.lab.match import Setting
from landfall.lab.pools.processes import Processes
from landfall.lab.schedule import GAUNTLET
from landfall.lab.tournament import Tournament
from learning_cases import LITTLE_GAME, Here, any_net, found_in, harvest, learned, little
from little_game import evaluation
from little_game.night import OVER, WHOLE, Night

TABLES: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 2, "options": {"length": "long"}},
    {"seats": 4, "options": {"teams": True}, "editions": ("dusk", "midnight")},
]


def game_of(asked: dict[str, Any], edition: str = "dusk") -> Game[Any]:
    options = asked.get("options", {})
    return catalog.game(LITTLE_GAME, edition=edition, seats=asked["seats"], **options)


def rows_in(folder: Path) -> list[Path]:
    return [*(folder / "rows").glob("*.parquet")]


# -- any table ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", TABLES, ids=str)
def test_it_is_learned_at_any_table(asked: dict[str, Any], tmp_path: Path) -> None:
    """And what was found sits down like any bot."""
    run = learned(little(**asked), tmp_path)
    rows = read_rows(rows_in(tmp_path))
    assert run.rounds[0].fit.rows == len(rows) > 24
    assert rows.result.sum(axis=1) == pytest.approx(1)
    value = run.value("round-1")
    for edition in run.learning.editions:
        assert catalog.misfit(value, game_of(asked, edition)) == ""
    assert value.weights != run.value("start").weights
    assert value.options == asked.get("options", {})
    assert value_text(tmp_path, "best") == value_text(tmp_path, run.best)
    game, (bot,) = game_of(asked), from_file(tmp_path / "round-1.json")
    players = [bot.seated(seat, game=game.name) for seat in range(game.seats)]
    *_, last = play_on(
        game,
        game.start(),
        lambda seat, here: catalog.ask(players[seat], game, here, seat),
        SeededChance(3),
    )
    assert game.outcome(last.after) is not None


def test_alone_the_table_has_a_side_of_its_own(tmp_path: Path) -> None:
    """Its part of the victory is what the seat has not, and a net sees its row."""
    run = learned(little(1, fit=FitSettings(hidden=(4,), plays=NET)), tmp_path)
    rows = read_rows(rows_in(tmp_path))
    assert {*map(tuple, rows.result.tolist())} == {(1.0, 0.0), (0.0, 1.0)}
    value, game = run.value("round-1"), game_of({"seats": 1})
    assert value.net is not None
    assert value.net.inputs == 1 + 2 * len(rows.names)
    assert catalog.misfit(value, game) == ""
    without = replace(value, net=any_net(1 + len(rows.names), (4,), 1))
    assert "not learned from the rows of 2 sides" in catalog.misfit(without, game)


def test_alone_both_values_meet_the_table_with_the_same_luck(tmp_path: Path) -> None:
    """A value that is compared with itself is neither better nor worse, in any game."""
    text = little(1, start=USUAL).first_value().playing_with(8).to_json()
    twins = tuple(by_weights(text, f"{name}.json") for name in ("one", "other"))
    planned = Tournament(twins, (1,), ("dusk",), GAUNTLET, games=20, seconds=0.0, game=LITTLE_GAME)
    found = measured(planned, tmp_path / "m.jsonl", Here(), lambda stage, done, total: None)
    assert (found.low, found.share, found.high) == pytest.approx((found.even,) * 3)
    assert 0 < found.wins < found.games == 20


def test_where_it_is_nobodys_turn_all_that_chose_have_a_row(tmp_path: Path) -> None:
    """At moonrise everybody throws cards away before the first round."""
    path = tmp_path / "rows.parquet"
    path.write_bytes(harvest(Setting(LITTLE_GAME, "moonrise", 3), (0, 1, 2), nodes=3).play())
    rows = read_rows([path])
    assert rows.seat[rows.turn == 0].tolist() == [0, 1, 2] * 3
    assert rows.seat[rows.turn == 1].tolist() == [0] * 3


def test_partners_share_what_their_team_has(tmp_path: Path) -> None:
    learned(little(4, options={"teams": True}, games=8), tmp_path)
    result = read_rows(rows_in(tmp_path)).result
    assert (result[:, 0] == result[:, 2]).all()
    assert (result[:, 1] == result[:, 3]).all()
    assert {*result.flatten().tolist()} <= {0.0, 0.25, 0.5}


def value_text(folder: Path, name: str) -> str:
    return (folder / f"{name}.json").read_text("utf-8")


# -- the same seed, stopping and going on ------------------------------------------------------------


def test_the_same_seed_finds_the_same_in_one_process_and_in_two(tmp_path: Path) -> None:
    asked = little(rounds=2, games=16)
    learned(asked, tmp_path / "here", Here())
    learned(asked, tmp_path / "there", Processes(2))
    assert found_in(tmp_path / "here") == found_in(tmp_path / "there")
    learned(replace(asked, seed=2, rounds=1), tmp_path / "other")
    one, other = (tmp_path / name / "round-1.json" for name in ("here", "other"))
    assert one.read_bytes() != other.read_bytes()


def test_a_run_that_is_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    """Stopped after each job in turn: in self-play, in a match, in another round."""
    asked = little(rounds=2, games=16, match=2)
    learned(asked, tmp_path / "whole")
    stops = 0
    while True:
        try:
            learned(asked, tmp_path / "stopped", Here(stops=1))
        except KeyboardInterrupt:
            stops += 1
        else:
            break
    assert stops > 4
    assert found_in(tmp_path / "stopped") == found_in(tmp_path / "whole")


def test_two_runs_do_not_write_in_one_folder(tmp_path: Path) -> None:
    """While the one waits for its first job, the other is refused."""
    run = LearningRun(little(), tmp_path)

    class Waiting(Here):
        def run(self, work: Any, supply: Any) -> Iterator[Any]:
            with pytest.raises(FileError, match="another run is at work here"):
                learned(little(), tmp_path)
            yield from super().run(work, supply)

    run.play(Waiting())
    assert run.rounds


def test_a_finished_run_may_have_more_rounds(tmp_path: Path) -> None:
    learned(little(), tmp_path / "longer")
    learned(little(rounds=2), tmp_path / "longer")
    learned(little(rounds=2), tmp_path / "whole")
    assert found_in(tmp_path / "longer") == found_in(tmp_path / "whole")
    run = LearningRun(little(), tmp_path / "whole")
    assert len(run.rounds) == 2


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 5}, "seed was 1"),
        ({"games": 32}, "games was 24"),
        ({"options": {"length": "long"}}, "options was {}"),
        ({"start": USUAL}, 'start was "nothing"'),
        ({"fit": FitSettings(trust=0.5)}, 'fit was {"trust": 0.2'),
    ],
    ids=str,
)
def test_a_run_with_other_settings_is_refused(
    other: dict[str, Any], said: str, tmp_path: Path
) -> None:
    LearningRun(little(), tmp_path)
    with pytest.raises(FileError) as raised:
        LearningRun(little(**other), tmp_path)
    assert "this run was begun with other settings" in str(raised.value)
    assert said in str(raised.value)


def test_a_net_is_learned_on_top_or_teaches_the_weights(tmp_path: Path) -> None:
    fit = FitSettings(hidden=(4,), sweeps=1, epochs=1)
    taught = learned(little(fit=fit), tmp_path / "taught").value("round-1")
    run = learned(little(fit=replace(fit, plays=NET), rounds=2), tmp_path / "plays")
    assert taught.net is None
    assert run.value("round-1").net is not None
    assert run.value("round-2").net is not None


def test_a_run_may_begin_with_what_another_has_found(tmp_path: Path) -> None:
    learned(little(), tmp_path / "one")
    found = value_text(tmp_path / "one", "round-1")
    run = LearningRun(little(start=found), tmp_path / "two")
    assert (
        run.value("start").weights
        == LearningRun(little(), tmp_path / "one").value("round-1").weights
    )
    with pytest.raises(LandfallError, match="learned at 2 seats; this table has 3"):
        LearningRun(little(3, start=found), tmp_path / "three")


# -- the player for any game -------------------------------------------------------------------------


def points_count(game: Game[Any], worth: float = 3.0) -> LearnedValue:
    names = evaluation.names(game)  # type: ignore[arg-type]
    weights = {name: (worth, worth) if name == "points" else (0.0, 0.0) for name in names}
    return LearnedValue(game.name, game.seats, weights, catalog.entry(game.name).chosen(game))


def decisions(game: Game[Any], mind: TurnSampler, seed: int) -> list[tuple[int, int]]:
    """A game of such a player against whoever lays its first card: its choices."""
    did = []

    def decide(seat: int, here: Night) -> int:
        legal = game.legal(here, seat)
        if seat:
            return legal[0]
        seen = game.observe(here, 0)
        assert seen.eyes != WHOLE
        (planned,) = mind.plan(game, seen, 0)
        assert planned.legal == tuple(legal)
        did.append((here.rounds, planned.code))
        return planned.code

    for step in play_on(game, game.start(), decide, SeededChance(seed)):
        assert step.seat >= CHANCE
    return did


def test_it_sees_what_wins_at_once() -> None:
    """In the last round, level: a higher card wins it, and the lower one does not."""
    game = game_of({"seats": 2})
    position = game.from_dict(
        {"phase": "lay", "rounds": 3, "hands": {"A": ["moth", "wolf"], "B": ["owl"]}}
    )
    mind = TurnSampler(evaluation, points_count(game, 0.0))
    (planned,) = mind.plan(game, game.observe(position, 0), 0)
    assert game.text(planned.code) == "lay wolf"


def test_the_same_seed_plays_the_same_and_noise_another_game() -> None:
    game = game_of({"seats": 2, "options": {"length": "long"}})
    value = points_count(game).playing_with(12)
    one, again, other = (
        [decisions(game, TurnSampler(evaluation, value, 3, noise), seed) for seed in range(4)]
        for noise in (0.0, 0.0, 3.0)
    )
    assert one == again != other


def test_partners_have_one_chance() -> None:
    """A has a point more than B, and its partner C as many as D."""
    game = game_of({"seats": 4, "options": {"teams": True}})
    hands = {letter: ["fox", "owl"] for letter in "ABCD"}
    layout = {"phase": "look", "rounds": 2, "hands": hands, "scores": [2, 1, 0, 0]}
    position = game.from_dict(layout)
    a, b, c, d = (
        team_chance(game, evaluation, points_count(game, 1.0), position, seat) for seat in range(4)
    )
    assert (a, b) == pytest.approx((c, d))
    assert a + b == pytest.approx(1)
    parts = [exp(points) for points in (2, 1, 0, 0)]
    assert a == pytest.approx((parts[0] + parts[2]) / sum(parts))


def test_at_the_end_a_chance_is_the_part_of_the_victory() -> None:
    for asked in TABLES:
        game = game_of(asked)
        played = library.play(game, "drifter", seed=2)
        for seat, part in enumerate(played.outcome.shares(game.teams)):
            value = points_count(game)
            assert team_chance(game, evaluation, value, played.position, seat) == part


def test_wandering_leaves_the_best_way() -> None:
    game = game_of({"seats": 2})
    position = game.from_dict(
        {"phase": "lay", "rounds": 3, "hands": {"A": ["moth", "wolf"], "B": ["owl"]}}
    )
    seen = game.observe(position, 0)
    wanderer = TurnSampler(evaluation, points_count(game), 1, wander=1.0)
    laid = {game.text(wanderer.plan(game, seen, 0)[0].code) for _ in range(30)}
    assert laid == {"lay moth", "lay wolf"}


@pytest.mark.parametrize("asked", TABLES, ids=str)
def test_rows_are_of_what_a_seat_may_see(asked: dict[str, Any]) -> None:
    """From an observation and from whatever it could be, seen again, they are the same."""
    game = game_of(asked)
    rng = Rng("rows", asked["seats"])
    position = game.start()
    while position.phase != OVER:
        for seat in range(game.seats):
            seen = game.observe(position, seat)
            told = evaluation.rows(game, seen, seat)  # type: ignore[arg-type]
            again = game.observe(game.imagine(seen, seat, rng), seat)
            assert evaluation.rows(game, again, seat) == told  # type: ignore[arg-type]
            value = points_count(game)
            assert sum(chances(value, evaluation.names(game), told)) == pytest.approx(1)  # type: ignore[arg-type]
        actor = game.actor(position)
        legal = game.legal(position, None if actor == CHANCE else actor)
        code = game.sample(position, rng) if actor == CHANCE else legal[rng.below(len(legal))]
        position = game.apply(position, code, None if actor == CHANCE else actor)


def test_a_game_without_an_evaluation_is_not_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, "any_game.unlearned")
    with pytest.raises(LandfallError, match="Night Watch has no evaluation over named features"):
        little().check()
