"""Analysis: luck is fair, losses are seen, and what is played through is what was recorded."""

from __future__ import annotations

from dataclasses import replace

from landfall import catalog
from landfall.core.game import Game, Position
from landfall.lab.analyse import JudgedTurn, TurnJob, analyse_turn, jobs, put_together
from landfall.lab.entrants import field
from landfall.lab.match import Block, Match, Setting
from landfall.lab.parts import Judge
from landfall.lab.scribe import Scribe
from landfall.record import Record, parse
from recorded import recorded

SETTING = Setting("alien-frontiers", "later-printing", 2)


class DiceReader:
    """A judge that likes points and high dice, and thinks no further."""

    def __init__(self, game: Game[object]) -> None:
        self.game = game

    def chances(self, position: Position) -> list[float]:
        scores = [1 + self.game.score(position, seat) for seat in range(self.game.seats)]
        return [score / sum(scores) for score in scores]

    def worth(self, position: Position) -> float:
        seat = self.game.actor(position)
        dice = self.game.view(position, seat)["position"].get("dice", [])
        shown = sum(int(str(die).rstrip("*")) for die in dice)
        return self.chances(position)[seat] + 0.01 * shown

    def best_turns(self, position: Position, count: int) -> list[tuple[list[int], float]]:
        return [([self.game.legal(position)[0]], self.worth(position))]


def dice_reader(game: Game[object], nodes: int) -> Judge:
    return DiceReader(game)


def self_play(number: int) -> Record:
    block = Block("b", SETTING, tuple(field(["drifter", "drifter"])), ("analyse", number))
    scribe = Scribe(block, (0, 1))
    played = Match(block, (0, 1), scribe.watch).play()
    return parse(scribe.text(played))


def first_turns(record: Record, most: int) -> list[TurnJob]:
    return [replace(job, judge=dice_reader) for job in jobs(record)[: most + 1]]


def test_the_luck_of_a_roll_is_exact() -> None:
    """Three dice show 10.5 in the mean; this judge gives a hundredth for each point."""
    record = self_play(3)
    for job in first_turns(record, 2)[1:]:
        (roll, *_) = analyse_turn(job).lucks
        shown = sum(int(die) for die in roll.text.split()[1:])
        assert abs(roll.luck - 0.01 * (shown - 10.5)) < 1e-9


def test_the_luck_of_the_set_up_cancels_between_the_seats() -> None:
    set_up = analyse_turn(jobs(self_play(1))[0])
    assert set_up.number == 0
    for step in {one.step for one in set_up.lucks}:
        assert abs(sum(one.luck for one in set_up.lucks if one.step == step)) < 1e-9


def test_every_decision_is_there_with_what_was_best() -> None:
    game = catalog.game(seats=2)
    record = recorded(game, 4, most=40)
    turns = [analyse_turn(replace(job, judge=dice_reader)) for job in jobs(record)]
    played = [action for turn in turns for action in turn.played]
    assert played == [step.text for step in record.steps if step.actor != "*"]
    assert all(
        decision.best and decision.loss >= 0 for turn in turns for decision in turn.decisions
    )


def test_the_games_own_judge_sees_a_win_thrown_away() -> None:
    """One colony to land and level on points: whoever does not build now gives the win away."""
    game = catalog.game(seats=2)
    start = game.from_dict(
        {
            "turn": "A",
            "dice": [4, 4, 4],
            "seats": {
                "A": {"ore": 3, "colonies": {"lem-badlands": 7}, "supply": 1},
                "B": {
                    "ore": 3,
                    "ships": 6,
                    "colonies": {"pohl-foothills": 3, "heinlein-plains": 2, "asimov-crater": 1},
                },
            },
        }
    )
    number, seat = game.turn(start)

    def turn(*actions: str) -> JudgedTurn:
        codes = tuple(game.code(action) for action in actions)
        options = dict(game.options)
        return analyse_turn(
            TurnJob(game.name, game.edition, 2, options, start, codes, number, seat, 1)
        )

    won = turn("dock colony-constructor 4 4 4", "land burroughs-desert")
    assert won.loss < 0.01
    assert won.best[0][1] > 0.99
    lost = turn("dock lunar-mine 4")
    assert lost.loss > 0.05
    assert lost.best[0][0][0] == "dock colony-constructor 4 4 4"


def test_a_finished_game_ends_with_its_winner() -> None:
    record = self_play(2)
    found = put_together(record, [analyse_turn(job) for job in first_turns(record, 1)])
    assert record.result
    assert found.end[record.result.winners[0]] == 1
    assert found.names == ("A drifter", "B drifter-2")
