"""Every rank wins more often than the one below it, in matches as long as it takes to be sure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from landfall.games.alien_frontiers.editions.later_printing import LATER_PRINTING
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget
from landfall.games.alien_frontiers.thinking.self_play import match
from landfall.lab.sprt import HIGH, Sprt

LADDER = ["cadet", "ensign", "lieutenant", "captain", "commodore", "admiral"]
BUDGET = Budget(turn=2000, others=50, turns=6, rounds=8)
MOST_BLOCKS = 300

pytestmark = pytest.mark.long


def shares(one: str, other: str) -> Iterator[float]:
    """The share of each block that the first wins; each seed errs in its own way."""
    ruleset = LATER_PRINTING.ruleset(2, False)
    rank = {rank.name: rank.make for rank in RANKS}
    for seed in range(MOST_BLOCKS):
        player, rival = (rank[name](ruleset, seed, BUDGET) for name in (one, other))
        yield match(ruleset, player, [rival], [seed])[0] / 2


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LADDER)))
def test_a_rank_beats_the_one_below_it(lower: str, higher: str) -> None:
    verdict, blocks, _ = Sprt(0.5, 0.6).verdict(shares(higher, lower))
    assert verdict == HIGH, f"after {blocks} blocks"
