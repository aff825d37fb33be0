"""Games of a block, and bots that give theirs up."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab_bots import CHEATING, FLOATING, HANGING, MINER, RAISING, SLOW_TO_SIT, TALKING
from landfall.core.errors import LandfallError
from landfall.lab.entrants import Entrant, field
from landfall.lab.match import Block, MatchResult, Setting, from_row, play_block, seatings, to_row

SETTING = Setting("alien-frontiers", "later-printing", 2)


def block(*line_up: Entrant, seconds: float = 0.0) -> Block:
    return Block("b", SETTING, line_up, (7, 0), seconds)


def own(folder: Path, code: str) -> Entrant:
    path = folder / "my_bot.py"
    path.write_text(code, encoding="utf-8")
    return field([], [path])[0]


def test_every_bot_sits_everywhere() -> None:
    assert seatings(3) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_block_is_the_same_whenever_it_is_played() -> None:
    one, other = field(["drifter", "drifter"])
    games = play_block(block(one, other))
    assert games == play_block(block(one, other))
    assert [game.seating for game in games] == [(0, 1), (1, 0)]
    assert all(game.finished and sum(game.shares()) == 1 for game in games)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (RAISING, "raised ValueError: I have lost my mind (my_bot.py, line 6)"),
        (CHEATING, "chose -7, which is not legal now"),
        (HANGING, "took longer than 1 s for an answer"),
        (RAISING.replace("I have", "I\\n\\u2028" + "very " * 99), "raised ValueError: I very very"),
        (FLOATING, "which is no code; answer with one of decision.legal"),
        (SLOW_TO_SIT, "could not be seated: it took longer than 1 s"),
        (MINER.replace("choose(self, decision)", "choose(self)"), "raised TypeError"),
        (MINER.replace('name = "miner"', "def __init__(self): 1 / 0"), "could not be seated"),
    ],
)
def test_a_bad_bot_loses_its_game_and_the_game_goes_on(
    tmp_path: Path, code: str, reason: str
) -> None:
    bad, good = own(tmp_path, code), field(["drifter"])[0]
    # A limit that is reached costs its time; one that is not may be as generous as any machine asks.
    seconds = 1 if "took longer" in reason else 60
    for game in play_block(block(bad, good, seconds=seconds)):
        seat = game.seating.index(0)
        assert reason in game.forfeits[seat]
        assert game.forfeits[seat].isprintable()
        assert len(game.forfeits[seat]) < 250
        assert game.finished
        assert game.ranks[seat] == 2
        assert game.shares()[1 - seat] == 1


def test_a_good_bot_from_a_file_forfeits_nothing(tmp_path: Path) -> None:
    games = play_block(block(own(tmp_path, MINER), field(["drifter"])[0], seconds=30))
    assert not any(game.forfeits for game in games)
    assert all(game.times[0].total() > 10 for game in games)


def test_what_a_bot_prints_does_not_mix_with_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_block(block(own(tmp_path, TALKING), field(["drifter"])[0]))
    out, err = capsys.readouterr()
    assert out == ""
    assert "let me see" in err


def test_two_that_forfeit_share_the_last_place() -> None:
    game = MatchResult((0, 1, 2), (3, 9, 5), (2, 1, 2), 0, 40, True)
    assert game.shares() == [0.0, 1.0, 0.0]


def test_another_version_is_refused() -> None:
    old = Block("b", SETTING, tuple(field(["drifter"] * 2)), (7, 0), engine="0.0.1")
    with pytest.raises(LandfallError, match=r"the work is of 0\.0\.1"):
        play_block(old)


def test_results_go_to_json_and_back() -> None:
    for game in play_block(block(*field(["drifter", "drifter"]))):
        again = from_row(to_row(game))
        assert again == game
        assert again.times == game.times
