"""Ranks and personalities where every module of Edition X is on the table."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from landfall import catalog
from landfall.bots.planning import Planning
from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.commodore import Commodore
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.ladder import (
    RANKS,
    Budget,
    Thinker,
    judged_by_captains,
)

RANK = {rank.name: rank for rank in RANKS}
TINY = Budget(turn=40, others=15, turns=2, rounds=1, rich=40)
QUICK = Budget(rich=200)
GAMES = 4


@cache
def every_module(seats: int) -> AlienFrontiers:
    return AlienFrontiers(
        "edition-x", seats=seats, deck="wide", factions=True, outer_belt=True, agendas=True
    )


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_captains_and_commodores_play_whole_games_at_every_table(seats: int) -> None:
    game = every_module(seats)
    bots = [
        Planning(rank, Thinker(RANK[rank], seat, budget=TINY))
        for seat, rank in enumerate(["commodore", "captain"] * 3)
    ]
    rng = Rng("whole games with modules", seats)
    position = game.start()
    while game.actor(position) != OVER:
        seat = game.actor(position)
        if seat == CHANCE:
            position = game.apply(position, game.sample(position, rng))
        else:
            position = game.apply(position, catalog.ask(bots[seat], game, position))
    outcome = game.outcome(position)
    assert outcome is not None
    assert outcome.winners


@cache
def turns(seats: int) -> list[State]:
    """Where each turn of a few games of admirals begins, once its ships are rolled."""
    game = every_module(seats)
    admiral = RANK["admiral"].make(game.ruleset, 1, QUICK)
    found: list[State] = []
    for number in range(GAMES):
        rng = Rng("habits with modules", number)
        position, begun = game.start(), 0
        while game.actor(position) != OVER:
            if game.actor(position) == CHANCE:
                position = game.apply(position, game.sample(position, rng))
                continue
            if position.asks == ASK_MAIN and position.turns > begun:
                begun = int(position.turns)
                found.append(position)
            for code in admiral.plan(position):
                position = game.apply(position, code)
    return found


@pytest.mark.slow
def test_a_commodore_judges_by_the_round_to_come_only_what_needs_no_luck() -> None:
    """A quick search cannot go on with a turn as the search that found it would."""
    ruleset = every_module(2).ruleset
    judged = judged_by_captains(ruleset)
    captain = Captain(ruleset, judged, QUICK.rich)
    ahead = Commodore(ruleset, judged, QUICK.rich, turns=4, samples=2, quick=20, trust=0.0)
    as_a_captain: dict[bool, list[bool]] = {True: [], False: []}
    for begins in turns(2):
        line = ahead.plan(begins)
        as_a_captain[ahead.leads_over_luck()].append(line == captain.plan(begins))
    assert as_a_captain[True]
    assert all(as_a_captain[True])
    assert not all(as_a_captain[False])


def habits(rank: str, seats: int) -> Counter[str]:
    """What a rank makes of all these turns: verbs, and the features of its seat afterwards."""
    game = every_module(seats)
    features = Features(game.ruleset)
    player = RANK[rank].make(game.ruleset, 1, QUICK)
    made: Counter[str] = Counter()
    for begins in turns(seats):
        seat, position = game.actor(begins), begins
        for code in player.plan(begins):
            made[game.text(code).split()[0]] += 1
            position = game.apply(position, code)
        row = features.rows(position, seat)[1 : 1 + features.width]
        for name, amount in zip(features.names, row, strict=True):
            made[name] += int(amount)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_personalities_keep_their_habits(seats: int) -> None:
    """In the same turns corsairs take more, wardens lay less open, and engineers have more ships."""
    admiral, corsair, warden, engineer = (
        habits(rank, seats) for rank in ("admiral", "corsair", "warden", "engineer")
    )
    assert corsair["take"] > admiral["take"] > warden["take"]
    assert warden["resources exposed"] < admiral["resources exposed"]
    ships = ("ship 4", "ship 5", "ship 6")
    assert sum(engineer[ship] for ship in ships) > sum(admiral[ship] for ship in ships)
