"""A game with secrets, teams and a table that can win, by the library: catalog, records, bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import landfall
from landfall import catalog
from landfall.core.errors import ArgumentError, FileError, UnknownName
from landfall.core.game import CHANCE
from landfall.core.outcome import LOST
from landfall.record import Record, parse, verified
from landfall.record.text import write_text
from landfall.testing import check_game

TABLES = [
    {"seats": 1},
    {"seats": 2},
    {"seats": 3, "edition": "midnight", "length": "long"},
    {"seats": 3, "edition": "moonrise"},
    {"seats": 4, "teams": True},
]


def game_of(**options: object) -> landfall.Game[object]:
    return landfall.game("night-watch", **options)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_keeps_its_promises(options: dict[str, object]) -> None:
    check_game(game_of(**options), games=3, seed=5)


def test_it_is_in_the_catalog_beside_the_others() -> None:
    assert catalog.games() == (*catalog.GAMES, "night-watch")
    assert [*catalog.bots("night-watch")] == ["drifter", "keeper"]
    with pytest.raises(UnknownName, match="did you mean night-watch"):
        landfall.game("night-wach")
    with pytest.raises(UnknownName, match="Night Watch is for 1, 2, 3 or 4 players, not 5"):
        game_of(seats=5)
    assert catalog.option("length", "night-watch").choices["long"] == "Five rounds"


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_whole_game_is_written_read_and_replayed(
    options: dict[str, object], form: str, tmp_path: Path
) -> None:
    game = game_of(**options)
    played = landfall.play(game, "keeper", seed=3)
    path = tmp_path / "night.landfall"
    landfall.write_record(path, played.record, form)
    read = landfall.read_record(path)
    assert read == played.record
    *_, last = landfall.replay(read)
    assert (last.after, read.result) == (played.position, played.outcome)


def test_seats_that_act_together_may_be_written_in_any_order() -> None:
    """Two cards laid at once lie there alike, whoever laid first."""
    game = game_of(seats=2)
    record = landfall.play(game, "drifter", seed=1).record
    at = next(n for n, step in enumerate(record.steps) if step.text.startswith("lay"))
    first, second = record.steps[at : at + 2]
    assert (first.actor, second.actor) == ("A", "B")
    swapped = (replace(second, hash=""), replace(first, hash=second.hash))
    steps = (*record.steps[:at], *swapped, *record.steps[at + 2 :])
    again = verified(record.with_steps(steps, record.result), game)
    assert again.result == record.result
    assert parse(write_text(again)).steps[-1] == again.steps[-1]


def test_a_seat_that_is_not_asked_is_refused_with_those_that_are() -> None:
    game = game_of(seats=3)
    record = landfall.play(game, "drifter", seed=1).record
    at = next(n for n, step in enumerate(record.steps) if step.text.startswith("lay"))
    wrong = replace(record.steps[at], actor="*")
    with pytest.raises(FileError, match="'\\*' acts where it is for 'A' or 'B' or 'C' to act"):
        verified(record.with_steps((*record.steps[:at], wrong), None), game)


def test_a_record_of_acts_by_seat_and_code() -> None:
    game = game_of(seats=2)
    played = landfall.play(game, "drifter", seed=2)
    acts = [(moment.seat, moment.code) for moment in landfall.replay(played.record)]
    assert landfall.record_game(game, acts).steps == played.record.steps


def test_partners_share_rank_and_victory() -> None:
    game = game_of(seats=4, teams=True)
    for seed in range(5):
        outcome = landfall.play(game, "drifter", seed).outcome
        assert outcome.ranks[0] == outcome.ranks[2]
        assert outcome.ranks[1] == outcome.ranks[3]
        shares = outcome.shares(game.teams)
        assert shares[0] == shares[2]
        assert shares[0] + shares[1] == 1


def test_the_table_may_win() -> None:
    game = game_of(seats=1)
    played = [landfall.play(game, "drifter", seed) for seed in range(20)]
    lost = [one for one in played if one.outcome.lost]
    assert 0 < len(lost) < len(played)
    for one in lost:
        assert (one.winners, one.outcome.ranks, one.outcome.shares([0])) == ((), (LOST,), [0.0])
        assert parse(write_text(one.record)).result == one.outcome


class Onlooker:
    """Lays its lowest card, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[dict[str, object]] = []

    def choose(self, decision: landfall.Decision) -> int:
        self.shown.append(decision.view)
        rng = landfall.Rng(1)
        whole = decision.imagine(rng)
        assert decision.game.observe(whole, decision.seat) == decision.seen
        return decision.legal[0]


def test_a_bot_of_ones_own_is_shown_what_its_seat_sees() -> None:
    game = game_of(seats=2)
    mine = Onlooker()
    played = landfall.play(game, [mine, "keeper"], seed=4)
    assert [player.name for player in played.record.players] == ["onlooker", "keeper"]
    hands = [view["position"]["hands"]["B"] for view in mine.shown]  # type: ignore[index]
    assert mine.shown
    assert all({*hand} <= {"?"} for hand in hands)


def test_the_same_seed_is_the_same_game() -> None:
    game = game_of(seats=3)
    one, again, other = (landfall.play(game, "drifter", seed) for seed in (1, 1, 2))
    assert one.record == again.record != other.record
    luck = [m.code for m in landfall.replay(one.record) if m.seat == CHANCE]
    assert luck


def test_players_are_as_many_as_seats() -> None:
    with pytest.raises(ArgumentError, match="there are 2 seats, and players for 3"):
        landfall.play(game_of(seats=2), ["keeper"] * 3)
    with pytest.raises(UnknownName, match="there is no bot 'captain'"):
        landfall.play(game_of(seats=2), "captain")
    assert landfall.bot("keeper", 1, game="night-watch").name == "keeper"


def test_a_record_by_hand_needs_no_rulings() -> None:
    text = write_text(replace(Record.of(game_of(seats=2)), options={}, hashes=1, actions=""))
    assert "rulings" not in text
    assert verified(parse(text), game_of(seats=2)).steps == ()
