"""The ranks at the table: legal to the end, told apart by name, blind to what is unseen."""

from __future__ import annotations

from typing import Any

import pytest

from landfall import catalog
from landfall.bots.planning import Planning
from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Rank, Thinker
from plain_turns import WIN_IN_ONE
from random_play import walk

TINY = Budget(turn=40, others=15, turns=2, rounds=1)


def seated(rank: Rank, seed: int) -> Planning:
    return Planning(rank.name, Thinker(rank, seed, budget=TINY))


@pytest.mark.slow
@pytest.mark.parametrize("rank", RANKS, ids=lambda rank: rank.name)
def test_every_rank_plays_whole_games_without_an_illegal_action(rank: Rank) -> None:
    for edition, seats in (("first-printing", 2), ("later-printing", 3)):
        game = catalog.game(edition=edition, seats=seats)
        bots = [seated(rank, seat) for seat in range(seats)]
        rng = Rng("whole games", seats)
        position = game.start()
        while game.actor(position) != OVER:
            if game.actor(position) == CHANCE:
                code = game.sample(position, rng)
            else:
                code = catalog.ask(bots[game.actor(position)], game, position)
            position = game.apply(position, code)


def test_every_rank_is_in_the_catalog_under_its_name() -> None:
    for rank in RANKS:
        assert catalog.bots()[rank.name] == rank.description
        assert catalog.bot(rank.name, 1).name == rank.name


@pytest.mark.parametrize("rank", RANKS, ids=lambda rank: rank.name)
def test_the_order_of_unseen_cards_does_not_matter(rank: Rank) -> None:
    game = catalog.game(seats=2)
    for position, _ in list(walk(game, "unseen"))[:90:15]:
        seat = game.actor(position)
        if seat < 0:
            continue
        written: dict[str, Any] = game.to_dict(position)
        mixed = game.from_dict({**written, "deck": list(reversed(written["deck"]))})
        one, other = (Thinker(rank, 1, budget=TINY) for _ in range(2))
        assert one.plan(game, position, seat) == other.plan(game, mixed, seat)


def test_a_plan_is_dropped_when_the_table_asks_something_else() -> None:
    game = catalog.game(seats=2)
    rank = next(rank for rank in RANKS if rank.name == "captain")
    bot = seated(rank, 1)
    for position, _ in list(walk(game, "surprise"))[::7]:
        if game.actor(position) >= 0:
            catalog.ask(bot, game, position)


@pytest.mark.parametrize("rank", RANKS, ids=lambda rank: rank.name)
def test_whoever_is_said_to_use_no_cards_uses_none_and_the_others_do(rank: Rank) -> None:
    """The Booster Pod makes a five the six that lands the last colony and wins."""
    game = catalog.game(seats=2)
    seats = WIN_IN_ONE["seats"]
    mine = {**seats["A"], "ships": 4, "fuel": 3, "cards": ["booster-pod"]}
    position = game.from_dict({"dice": [5], "seats": {**seats, "A": mine}})
    plan = Thinker(rank, 1, budget=TINY._replace(turn=2000)).plan(game, position, 0)
    used = [step for step in plan if game.text(step.code).startswith(("use ", "discard "))]
    assert bool(used) == rank.cards == (not catalog.limits(rank.name))


def test_with_modules_more_is_tried_at_two_seats_and_without_them_nothing_changes() -> None:
    said = Budget(turn=400, rich=200, rich_for_two=300)
    modules = {"edition": "edition-x", "agendas": True}
    assert said.nodes(catalog.game(seats=2, **modules).ruleset) == said.rich_for_two
    assert said.nodes(catalog.game(seats=4, **modules).ruleset) == said.rich
    plain = catalog.game(seats=2, edition="edition-x").ruleset
    assert said.nodes(plain) == Budget(turn=400).nodes(plain)


def test_with_modules_a_round_to_come_takes_as_long_at_any_table() -> None:
    said = Budget(others=300)
    for seats, actions in ((2, 300), (3, 200), (4, 150), (6, 100)):
        plain = catalog.game(seats=seats, edition="edition-x").ruleset
        modules = catalog.game(seats=seats, edition="edition-x", agendas=True).ruleset
        assert (said.ahead(plain), said.ahead(modules)) == (300, actions)
    assert Budget(others=120).ahead(modules) == 100
    assert Budget(others=15).ahead(modules) == 15


def test_with_modules_a_lookahead_may_play_the_round_to_come_more_or_less_often() -> None:
    said = Budget(rounds=16, rich_rounds=4, rich_rounds_for_two=24)
    larger = catalog.game(seats=3, edition="edition-x", agendas=True).ruleset
    plain = catalog.game(seats=2, edition="edition-x").ruleset
    modules = catalog.game(seats=2, edition="edition-x", agendas=True).ruleset
    assert (said.samples(plain), said.samples(modules), said.samples(larger)) == (16, 24, 4)
    assert Budget(rounds=16).samples(modules) == 16
