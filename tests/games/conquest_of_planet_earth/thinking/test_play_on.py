"""Worlds played on: choices meet the same luck, and what others lay in secret is imagined."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from landfall.games.conquest_of_planet_earth.box import COMMANDS_LEFT, ROUND, TURNS
from landfall.games.conquest_of_planet_earth.names import COMMAND_DIE
from landfall.games.conquest_of_planet_earth.thinking.command_choice import PlannedRound
from landfall.games.conquest_of_planet_earth.thinking.commander import Commander
from landfall.games.conquest_of_planet_earth.thinking.play_on import (
    AS_LAID,
    Luck,
    PlannedTurn,
    PlayedOn,
)
from landfall.games.conquest_of_planet_earth.thinking.weights import learned


def commander(table: Table) -> Commander:
    return Commander(table.rules, learned(table.rules))


def test_a_battle_more_elsewhere_leaves_the_dice_of_a_battle_as_they_were() -> None:
    """A's two groups each have a Battle, or the second alone: that one comes out the same."""
    table = Table("trun trun").only_cards(*["us-army-infantry"] * 20)
    table.place("n-2", "city").place("n-c", "forest").place("n-3", "town")
    table.aliens("A", "n-3", 2).aliens("A", "n-c", 2).first("A").action("A", 3)
    onward = PlayedOn(table.rules, learned(table.rules))
    both = [table.game.code(text) for text in ("move n-c n-2", "move n-c n-2")]
    ends = set()
    for number in range(12):
        found = []
        for acts in ([], both):
            world = table.state.copy()
            plan = PlannedTurn(int(world.at[TURNS]), 0, acts, int(table.rules.codes.end))
            onward.go_on(world, Luck("test", number), 0, plan, {})
            space = table.space("n-3")
            found.append((int(world.marker(space)), int(world.saucers(space, 0))))
        assert found[0] == found[1]
        ends.add(found[0])
    assert len(ends) > 1  # the dice decide


def values(table: Table) -> list[float]:
    """What comes of each of A's Command Counters in one world, from what A sees."""
    mind = commander(table)
    seen = table.game.observe(table.state, 0)
    onward, turns = mind.onward, mind.commands.turns
    onward.judgement.look_at(seen)
    turns.begin(seen)
    expected = {1: mind.commands.expected(seen, 1)}
    return [
        onward.comes_of(
            seen, 0, 1, 1, PlannedRound(int(seen.at[ROUND]), onward, turns), code, expected
        )
        for code in table.game.legal(seen, 0)
    ]


def before_the_command() -> Table:
    table = Table("trun orzax").place("n-1", "city").place("s-1", "town")
    return table.aliens("A", "n-1", 2).aliens("B", "s-1", 2).command()


def test_what_a_rival_lays_in_secret_is_imagined() -> None:
    """Whether it has laid one, and which, makes no difference to what comes of the own."""
    told = values(before_the_command())
    assert len(set(told)) > 1
    for laid in ("choose 2", "choose 6", "choose d6"):
        assert values(before_the_command().says("B", laid)) == told


@pytest.mark.parametrize("left", [0b111111, 0b110010, 0b101000, 0b100001])
def test_others_lay_what_they_have(left: int) -> None:
    """Each Counter that is left, and the die, but what is expected of them every other time."""
    table = before_the_command()
    onward = PlayedOn(table.rules, learned(table.rules))
    table.state.put(COMMANDS_LEFT, 1, left)
    having = [counter for counter in range(COMMAND_DIE + 1) if left >> counter & 1]
    laid = [onward.counter(table.state, 1, Luck("test", n), {}) for n in range(400)]
    assert set(laid) == {*having}
    asked = [onward.counter(table.state, 1, Luck("test", n), {1: having[0]}) for n in range(400)]
    assert asked.count(having[0]) > laid.count(having[0])
    assert asked.count(having[0]) < 400


def test_who_has_the_die_alone_lays_it() -> None:
    table = before_the_command()
    table.state.put(COMMANDS_LEFT, 1, 1 << COMMAND_DIE)
    onward = PlayedOn(table.rules, learned(table.rules))
    assert onward.counter(table.state, 1, Luck("test"), {}) == COMMAND_DIE


def test_every_number_of_counters_left_is_known() -> None:
    assert {left: len(times) for left, times in AS_LAID.items()} == {n: n + 1 for n in range(6)}
