"""Agendas: what is dealt, who sees what, and what holds in every game with them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from agenda_canaries import BIRDS
from agenda_editions import WITH_AGENDAS, WITH_CANARIES, WITH_EVERYTHING, with_agendas
from landfall.core.errors import PositionError
from landfall.core.game import CHANCE, HIDDEN
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.agendas.agenda_piles import (
    deck_count,
    face_down_count,
    revealed_count,
)
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from random_play import walk


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with with_agendas():
        yield


@pytest.fixture
def game() -> AlienFrontiers:
    return AlienFrontiers(WITH_CANARIES.name, seats=3)


def set_up(game: AlienFrontiers, seed: str) -> tuple[State, list[str]]:
    """The first turn, and what was done until then."""
    done: list[str] = []
    for position, code in walk(game, seed):
        if position.turns:
            return position, done
        done.append(game.text(code))
    raise AssertionError("no turn has begun")


# -- the set-up ---------------------------------------------------------------------------------------


def test_set_14_agendas_are_dealt_after_the_draft_and_before_the_belt() -> None:
    game = AlienFrontiers(WITH_EVERYTHING.name, seats=2)
    verbs = list(dict.fromkeys(text.split()[0] for text in set_up(game, "order")[1]))
    assert verbs == ["first", "draw", "board", "choose", "agenda", "asteroid"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_two_agendas_are_dealt_to_each_in_turn_order(seats: int) -> None:
    game = AlienFrontiers(WITH_CANARIES.name, seats=seats)
    dealt: list[int] = []
    for position, code in walk(game, "deal", seats):
        if position.turns:
            break
        if game.text(code).startswith("agenda"):
            dealt.append((int(position.seat) - int(position.first)) % seats)
    assert dealt == [*range(seats)] * 2
    assert all(face_down_count(position, seat) == 2 for seat in range(seats))
    assert deck_count(position) == len(BIRDS) - 2 * seats


# -- who sees what ------------------------------------------------------------------------------------


def positions(game: AlienFrontiers, seed: str, every: int = 40) -> Iterator[State]:
    for number, (position, _) in enumerate(walk(game, seed)):
        if number % every == 0:
            yield position


def test_age_13_others_see_how_many_agendas_there_are_and_not_which(game: AlienFrontiers) -> None:
    for position in positions(game, "counts"):
        whole = game.to_dict(position)
        for viewer in (0, 1, 2, None):
            seen = game.to_dict(game.observe(position, viewer))
            for seat, letter in enumerate("ABC"):
                for pile in ("agendas", "agenda-discards"):
                    truth, told = whole["seats"][letter][pile], seen["seats"][letter][pile]
                    assert told == (truth if seat == viewer else [HIDDEN] * len(truth))
                assert seen["seats"][letter]["revealed"] == whole["seats"][letter]["revealed"]


def test_the_deck_a_seat_sees_is_all_that_it_cannot_place(game: AlienFrontiers) -> None:
    for position in positions(game, "deck"):
        for viewer in (0, 1, 2, None):
            seen = game.to_dict(game.observe(position, viewer))
            entries = seen["seats"].values()
            open_to_all = {name for entry in entries for name in entry["revealed"]}
            placed = set(open_to_all)
            if viewer is not None:
                own = seen["seats"]["ABC"[viewer]]
                placed |= {*own["agendas"], *own["agenda-discards"]}
            assert {*seen["agenda-deck"]} == {*BIRDS} - placed
            assert deck_count(game.observe(position, viewer)) == deck_count(position)


def test_an_observation_can_be_stored(game: AlienFrontiers) -> None:
    for position in positions(game, "stored", 60):
        for viewer in (1, None):
            seen = game.observe(position, viewer)
            assert game.from_dict(json.loads(json.dumps(game.to_dict(seen)))) == seen


def test_what_is_imagined_is_any_deal_that_looks_the_same(game: AlienFrontiers) -> None:
    position, _ = set_up(game, "imagined")
    seen, rng = game.observe(position, 0), Rng("worlds")
    met: Counter[str] = Counter()
    for _ in range(400):
        whole = game.imagine(seen, 0, rng)
        assert game.observe(whole, 0) == seen
        entries = game.to_dict(whole)["seats"]
        assert HIDDEN not in entries["B"]["agendas"]
        met.update(entries["B"]["agendas"])
    unplaced = {*BIRDS} - {*game.to_dict(position)["seats"]["A"]["agendas"]}
    assert {*met} == unplaced
    assert max(met.values()) < 3 * min(met.values())


def test_draws_and_discards_are_told_to_their_seat_alone(game: AlienFrontiers) -> None:
    told: Counter[str] = Counter()
    for position, code in walk(game, "told"):
        verb = game.text(code).split()[0] if code >= 0 else ""
        if verb not in ("agenda", "shed"):
            continue
        told[verb] += 1
        actor, holder = game.actor(position), int(position.seat)
        for viewer in (0, 1, 2, None):
            act = game.seen(position, code, actor, viewer)
            own = (actor, game.text(code), code)
            assert act == (own if viewer == holder else (actor, f"{verb} {HIDDEN}", -1))
    assert {*told} == {"agenda", "shed"}


def test_a_game_without_agendas_hides_nothing() -> None:
    game = AlienFrontiers("edition-x", seats=2)
    assert game.lies_open
    position = game.start()
    assert game.observe(position, 0) == position


# -- position files -----------------------------------------------------------------------------------


def wrong(data: dict[str, Any]) -> str:
    game = AlienFrontiers(WITH_AGENDAS.name, seats=2)
    with pytest.raises(PositionError) as error:
        game.from_dict(data)
    return str(error.value)


def test_an_agenda_lies_in_one_place() -> None:
    seats = {"A": {"agendas": ["curator"]}, "B": {"revealed": ["curator"]}}
    assert wrong({"seats": seats}).startswith("seats.B.revealed.1: curator lies elsewhere")


def test_nobody_has_too_many_agendas_without_being_asked() -> None:
    hand = {"revealed": ["?"]}
    assert "is unknown here" in wrong({"seats": {"A": hand}})
    game = AlienFrontiers(WITH_CANARIES.name, seats=2)
    four = {"seats": {"A": {"agendas": list(BIRDS[:4])}}}
    with pytest.raises(PositionError, match="1 too many"):
        game.from_dict(four)
    asked = game.from_dict({**four, "pending": [{"asks": "shed"}]})
    assert [game.text(code) for code in game.legal(asked)] == [f"shed {bird}" for bird in BIRDS[:4]]


def test_a_game_without_agendas_has_no_place_for_them() -> None:
    game = AlienFrontiers("edition-x", seats=2)
    for data in ({"agenda-deck": ["curator"]}, {"seats": {"A": {"agendas": ["curator"]}}}):
        with pytest.raises(PositionError, match="no Agendas"):
            game.from_dict(data)


# -- every game ---------------------------------------------------------------------------------------


def test_agendas_are_never_lost_or_doubled(game: AlienFrontiers) -> None:
    for position, _ in walk(game, "conserved"):
        if position.turns == 0:
            continue
        plain = game.to_dict(position)
        piles = [plain["agenda-deck"]]
        for entry in plain["seats"].values():
            piles += [entry["agendas"], entry["revealed"], entry["agenda-discards"]]
            if game.actor(position) != CHANCE and not plain["pending"]:
                assert len(entry["agendas"]) + len(entry["revealed"]) <= 3 or not entry["agendas"]
        assert sorted(name for pile in piles for name in pile) == sorted(BIRDS)
        assert all(
            game.score(position, seat) >= revealed_count(position, seat) for seat in range(3)
        )
