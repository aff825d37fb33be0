"""Laid positions in which it is plain what to do: to win, to help a partner, to hinder a rival."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from games.conquest_of_planet_earth.players_at_tables import BY_NAME
from landfall.games.conquest_of_planet_earth.thinking.judge import judge
from landfall.games.conquest_of_planet_earth.thinking.ladder import Thinker

RANKS = ["scout", "overseer", "commander"]


def choice(table: Table, rank: str, letter: str) -> str:
    """What a player of a rank does there, from what its seat sees."""
    seat = table.seat(letter)
    seen = table.game.observe(table.state, seat)
    (act, *_) = Thinker(BY_NAME[rank], 1).plan(table.game, seen, seat)
    return table.game.text(act.code)


def turn(table: Table, rank: str, letter: str) -> list[str]:
    """All that a player of a rank does in its Action Phase."""
    game, seat, position = table.game, table.seat(letter), table.state
    mind, acts = Thinker(BY_NAME[rank], 1), list[str]()
    while seat in game.actors(position) and "end" not in acts:
        (act, *_) = mind.plan(game, game.observe(position, seat), seat)
        acts.append(game.text(act.code))
        position = game.apply(position, act.code, seat)
    return acts


def death_ray_is_played(mode: str, by: str) -> Table:
    """In a Fight that it turns; B holds a card that cancels it."""
    seats = 2 if mode in ("competitive", "cooperative") else 4
    table = Table("trun " * seats, mode).hand("B", "jammed-transmission").hand(by, "death-ray")
    table.place("n-1", "city").aliens(by, "n-1", 2).battles(by)
    table.comes("meet us-army-tanks", "roll 1", "roll 5")
    return table.says(by, "play death-ray")


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("mode", ["team", "cooperative"])
def test_a_partner_is_not_canceled(rank: str, mode: str) -> None:
    table = death_ray_is_played(mode, "A")
    assert "B" in table.asked
    assert choice(table, rank, "B") == "pass"


@pytest.mark.parametrize(("mode", "by"), [("competitive", "A"), ("team", "C")])
@pytest.mark.parametrize("rank", [*RANKS[:2], pytest.param("commander", marks=pytest.mark.slow)])
def test_a_rival_is(rank: str, mode: str, by: str) -> None:
    table = death_ray_is_played(mode, by)
    assert choice(table, rank, "B") == "play jammed-transmission"


@pytest.mark.parametrize("mode", ["competitive", "team"])
def test_what_wins_is_taken(mode: str) -> None:
    """A marker that nobody guards is one step away, and brings the goal."""
    seats = 2 if mode == "competitive" else 4
    rival = "B" if mode == "competitive" else "C"
    table = Table("trun " * seats, mode).place("obj-c", "capitol-city", "A")
    table.place("n-1", "city", "A").place("n-2", "small-town", rival).aliens("A", "n-1", 1)
    table.place("n-3", "town", "A")
    if mode == "team":
        table.place("e-1", "metropolis", "B").place("e-2", "town", "B").place("e-4", "town", "B")
    table.action("A", 2)
    assert choice(table, "overseer", "A") == "move n-1 n-2"


def test_a_partner_s_location_is_kept_from_the_humans() -> None:
    """A Counter stands where the partner's marker is; at the end of the round it would be free."""
    table = Table("trun trun", "cooperative").only_counters()
    table.place("n-2", "metropolis", "A").counters("n-2", "infantry").aliens("B", "n-1", 4)
    table.place("n-1", "forest").action("B", 3)
    assert choice(table, "overseer", "B") == "move n-1 n-2"


def test_a_fight_that_is_lost_is_left() -> None:
    """One Alien against Captain Fantastic: whoever can escapes."""
    table = Table("menthalars trun").place("n-1", "city").aliens("A", "n-1", 1)
    table.place("n-2", "forest").battles("A")
    table.comes("meet captain-fantastic", "roll 4", "roll 4").passes()
    if table.asked == "A" and table.may("A", "stay"):
        assert choice(table, "overseer", "A").startswith("escape")


@pytest.mark.parametrize("mode", ["competitive", "team"])
def test_what_a_rival_leaves_unguarded_is_taken_over(mode: str) -> None:
    """To stand by it, with whatever else is in reach from there, is never better."""
    seats, rival = (2, "B") if mode == "competitive" else (4, "C")
    table = Table("trun " * seats, mode).place("n-2", "metropolis", rival)
    table.place("n-1", "city", rival).aliens("A", "n-2", 3).battles("A")
    assert choice(table, "overseer", "A") == "steal"


def gain_by_fog(ours: int, theirs: int) -> float:
    """What Thick Fog does for A's chance to win, who is last in the round."""
    table = Table("trun trun").hand("A", "thick-fog").place("n-1", "forest").place("s-1", "forest")
    table.aliens("A", "n-1", ours).aliens("B", "s-1", theirs).first("B").action("A", 1)
    answers = judge(table.game).answers(table.game.observe(table.state, 0), 0)
    return answers[table.game.code("play thick-fog")] - answers[table.game.code("end")]


def test_fog_is_for_who_has_less_to_lose_in_it() -> None:
    """Nobody may escape from there on: better against many Aliens than for many."""
    assert gain_by_fog(1, 3) > gain_by_fog(3, 1)


def test_a_card_that_brings_another_is_played() -> None:
    """Recon Probe costs nothing and draws an Event."""
    table = Table("trun trun").hand("A", "recon-probe").place("n-1", "city").aliens("A", "n-1", 2)
    assert choice(table.action("A", 2), "overseer", "A") == "play recon-probe"


@pytest.mark.parametrize(("race", "alike"), [("vento", True), ("trun", False)])
def test_imperial_logistics_are_counted_on(race: str, alike: bool) -> None:
    """With Command number 4 the Vento have five Action Points, as with 5."""
    table = Table(f"{race} trun").place("n-1", "city").aliens("A", "n-1", 2).command()
    seen = table.game.observe(table.state, 0)
    legal = table.game.legal(seen, 0)
    worths = judge(table.game).overseer.command_worths(seen, 0, legal)
    four, five = (worths[table.game.code(f"choose {number}")] for number in (4, 5))
    assert (four == pytest.approx(five)) == alike


@pytest.mark.slow
def test_a_commander_guards_what_its_rival_would_win_with() -> None:
    """B has six points and stands beside A's City. One guard is not enough against two."""
    table = Table("trun trun").place("s-1", "metropolis", "B").place("s-2", "city", "B")
    table.place("s-3", "small-town", "B").place("n-2", "forest").aliens("B", "n-2", 2)
    table.place("n-1", "city", "A").place("n-6", "town").aliens("A", "n-c", 3)
    table.first("A").action("A", 2)
    assert turn(table, "commander", "A") == ["move n-c n-1", "move n-c n-1", "end"]


@pytest.mark.slow
def test_a_commander_leaves_to_its_partner_what_that_one_can_reach() -> None:
    """Super Tanks stand where both have conquered; B is near the larger place alone, A near both."""
    table = Table("trun trun", "cooperative").only_counters().first("A")
    table.place("obj-6", "metropolis", "B").counters("obj-6", "super-tank").place("obj-5", "forest")
    table.place("obj-2", "city", "A").counters("obj-2", "super-tank").place("obj-1", "forest")
    table.aliens("A", "obj-1", 3).aliens("B", "obj-5", 3).action("A", 3)
    assert turn(table, "overseer", "A").count("move obj-1 obj-6") == 2
    assert turn(table, "commander", "A").count("move obj-1 obj-2") >= 2


@pytest.mark.slow
def test_a_commander_goes_first_where_whoever_does_wins() -> None:
    """Both stand by a City that nobody guards and that brings the goal; the lowest number goes first."""
    table = Table("trun trun")
    for seat, other, side in (("A", "B", "n"), ("B", "A", "s")):
        table.place(f"{side}-1", "town", seat).place(f"{side}-3", "town", seat)
        table.place(f"{side}-2", "city", other).aliens(seat, f"{side}-1", 1)
    assert choice(table.command(), "commander", "A") == "choose 2"


@pytest.mark.slow
def test_a_commander_lays_what_it_takes_to_win() -> None:
    """Four steps away lies what brings the goal, and no rival is near."""
    table = Table("trun trun").place("obj-3", "city", "B").place("n-1", "metropolis", "A")
    table.place("n-2", "city", "A").place("n-3", "small-town", "A").aliens("A", "n-1", 1)
    for space in ("n-6", "n-5", "obj-2"):
        table.place(space, "forest")
    laid = choice(table.command(), "commander", "A")
    assert laid in ("choose 4", "choose 5", "choose 6")


@pytest.mark.slow
def test_a_commander_keeps_a_card_for_the_battle_that_wins() -> None:
    """A has six points. The Death Ray would win the Small Town, and then be missed in the City."""
    table = Table("trun trun").hand("A", "death-ray").place("n-1", "metropolis", "A")
    table.place("n-5", "city", "A").place("n-6", "small-town", "A")
    table.place("s-1", "town", "B").place("s-2", "town", "B")
    table.place("obj-2", "small-town").aliens("A", "obj-2", 1)
    table.place("n-3", "city").aliens("A", "n-3", 3).battles("A").says("A", "resolve obj-2")
    table.comes("meet us-army-tanks", "roll 1", "roll 3")
    assert choice(table, "overseer", "A") == "play death-ray"
    assert choice(table, "commander", "A") == "pass"


@pytest.mark.parametrize("hand", [(), ("death-ray",), ("death-ray", "uprising")])
def test_nothing_is_spent_on_a_round_that_is_won(hand: tuple[str, ...]) -> None:
    """To let the dice stand ends the Battle, to spend leaves it open: the price tells them apart."""
    table = Table("trun vento").tokens(B=1).place("s-1", "college-town").aliens("B", "s-1", 3)
    table.hand("A", "abducted").hand("B", *hand).aliens("A", "n-1", 2).battles("B")
    table.comes("meet us-army-tanks", "roll 2", "roll 1").says("B", "stay")
    table.comes("meet us-army-fighter-planes", "roll 4", "roll 2")
    table.reaches("B", "use glory-of-the-empire")
    assert choice(table, "overseer", "B") == "pass"
