"""What a legal act costs and brings, exact chances, and that everything is explained everywhere."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.conquest_of_planet_earth.explained import (
    BOOK,
    Game,
    figures_on_site_alone,
    forward,
    has_fact,
    hold,
    in_window,
    race,
    said,
)
from games.conquest_of_planet_earth.laid_table import Table
from landfall.core.game import CHANCE, OVER, Explanation
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    F_COUNTER,
    F_FULL,
    F_HEROES,
    F_ROUND,
    R_BONUS,
    R_EXTRA,
    REIGN,
    WHO,
)
from landfall.games.conquest_of_planet_earth.fights import alien_total, human_total
from landfall.games.conquest_of_planet_earth.frames import top_frame
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import (
    W_AFTER,
    W_BEFORE,
    W_FIGHT_WON,
)
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.table.offers import Choice
from landfall.games.conquest_of_planet_earth.winning import goal

pytestmark = pytest.mark.words

MODES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 4, "historic_monument": True},
    {"seats": 3, "active_resistance": True, "tech_locations": True},
    {"seats": 2, "mode": "cooperative", "choose_races": True},
    {"seats": 3, "mode": "cooperative", "command_counters": True, "sheet": "brutal"},
    {"seats": 1, "mode": "solo", "extra_counters": True},
    {"seats": 4, "mode": "team", "draw_two_pick_one": True, "one_race": "first"},
]


# -- what an act costs and brings -----------------------------------------------------------------------


def test_buying_a_token(two: Game, acting: State) -> None:
    told = said(two, acting, "menace")
    assert (told.cost, told.gain) == ("2 Action Points", "1 Alien Menace Token")
    assert (told.paid, told.gained) == ({"points": 2}, {"tokens": 1})
    assert told.rules == ("action.token",)


def test_a_step_ends_where_nothing_is_known(two: Game, acting: State) -> None:
    position = figures_on_site_alone(two, acting)
    for number in range(int(two.ruleset.box.row)):
        position.at[position.space(8) + number] = 0
    told = said(two, position, "move n-c n-1")
    assert told.paid == {"points": 1}
    assert "move.ended" in told.rules
    assert "1 saucer to Empty Space (A1)" in told.gain


def test_whoever_acts_is_spoken_to() -> None:
    table = Table("trun orzax", "cooperative").stuff("A", "heat-ray").news("sabotage")
    assert "you lose Heat Ray" in table.game.explain(table.state, "card heat-ray", 0).gain
    table = Table("trun orzax").hand("A", "endless-waves").action("A")
    told = table.game.explain(table.state, "play endless-waves", 0).gain
    assert "4 saucers land at your Landing Site" in told


@pytest.mark.parametrize(
    ("mode", "races", "told"),
    [("cooperative", "trun orzax", "you win"), ("competitive", "trun orzax", "A wins")],
)
def test_who_plays_together_wins_together(mode: str, races: str, told: str) -> None:
    """B lets A's dice stand, which win the game."""
    table = Table(races, mode).in_play("martial-law", "" if mode == "cooperative" else "A")
    table.hand("B", "jammed-transmission").place("n-1", "small-town").aliens("A", "n-1", 2)
    missing = int(goal(table.state)) - int(table.state.population(table.space("n-1")))
    table.place("s-1", "town", "A")
    table.put(int(table.state.space(table.space("s-1"))) + REIGN, missing - table.terror("A"))
    table.battles("A").comes("meet local-police", "roll 6", "roll 1").reaches("B", "pass")
    assert told in table.game.explain(table.state, "pass", 1).gain


def test_a_card_is_told_as_if_nobody_canceled_it(two: Game, acting: State) -> None:
    position = acting.copy()
    hold(two, position, 0, "menacing-broadcast")
    told = said(two, position, "play menacing-broadcast")
    assert told.paid == {"points": 1, "cards": 1}
    assert told.gained == {"tokens": 2}
    assert "menacing-broadcast.event" in told.rules
    assert two.text(two.code("play menacing-broadcast")) == told.action


def test_what_is_still_to_be_aimed_tells_its_price() -> None:
    table = Table("beetlemen trun").hand("A", "warp-jump").stuff("A", "teleporter").tokens(A=1)
    table.aliens("A", "n-1", 1).action("A", 2)
    told = table.game.explain(table.state, "play warp-jump", 0)
    assert (told.cost, told.paid) == (
        "the card Warp Jump and 1 Action Point",
        {"cards": 1, "points": 1},
    )
    told = table.game.explain(table.state, "use shaman-pheromones", 0)
    assert (told.cost, told.paid) == ("1 Alien Menace Token", {"tokens": 1})
    told = table.game.explain(table.state, "use teleporter", 0)
    assert (told.cost, told.paid) == ("Teleporter, turned face down", {})
    table.says("A", "play warp-jump")
    told = table.game.explain(table.state, "at n-1", 0)
    assert (told.cost, told.paid) == ("", {})  # it is paid with the last of its targets


@pytest.mark.parametrize(
    ("races", "choice", "brings", "offered"),
    [
        ("trun vento", "choose 4", "4 Action Points", "4 Action Points."),
        ("vento trun", "choose 4", "5 Action Points", "5 Action Points."),
        ("vento trun", "choose 5", "5 Action Points", "5 Action Points."),
        ("vento trun", "choose d6", "the die shows, and 1 more up to a 4", "2 to 6 Action Points"),
        ("trun vento", "choose d6", "as many Action Points as the die shows", "1 to 6 Action"),
    ],
)
def test_a_command_counter_brings_what_the_race_adds(
    races: str, choice: str, brings: str, offered: str
) -> None:
    """R-CQ-206"""
    table = Table(races).command()
    told = table.game.explain(table.state, choice, 0)
    assert told.gain.endswith(brings)
    frame = top_frame(table.game, table.state)
    assert frame is not None
    offer = Choice(table.game, table.state, 0, frame, table.game.code(choice))
    assert str(offer.detail[0]).startswith(offered)
    assert "command.points" in told.rules


def test_an_escape_that_is_not_asked_about_is_refused_by_what_forbids_it() -> None:
    """Nobody is asked whether to Escape where nobody may: *why not* tells why all the same."""

    def refused(table: Table, text: str) -> Explanation:
        table.aliens("A", "obj-2", 2).hand("A", "death-ray").place("obj-2", "city").battles("A")
        table.comes("meet us-army-tanks", "roll 1", "roll 6")
        while table.state.at[F_ROUND] == 1 or not table.may("A", "play death-ray"):
            table.pass_once()
        return table.game.explain(table.state, text, 0)

    told = refused(
        Table("trun trun").in_play("thick-fog", "B").place("n-4", "forest"), "escape n-4"
    )
    assert (told.refusal, told.also) == ("turn.asked", ("escape.when", "thick-fog.event"))
    assert told.fact.endswith("nobody Escapes while Thick Fog is in play")
    told = refused(Table("trun trun"), "escape n-4")
    assert (told.refusal, told.also) == ("turn.asked", ("escape.when", "escape.where"))


def test_the_dead_who_were_left_are_not_told_as_raised() -> None:
    """The first Fight against Soft Resistance is the only one; who declined has used nothing."""
    table = Table("fome trun").aliens("A", "n-1", 2).place("n-1", "city")
    table.in_play("martial-law", "B").hand("A", "death-ray").battles("A")
    table.comes("meet local-police", "roll 3", "roll 1").reaches("A", "use raise-the-dead")
    table.says("A", "pass").comes("meet local-police", "roll 3", "roll 1")
    while table.window != W_FIGHT_WON:
        table.pass_once()
    told = table.game.explain(table.state, "use raise-the-dead", 0)
    assert told.fact == "it is not the first time in this Battle"


def counted(position: State, own_dice: int, other_dice: int) -> tuple[int, int, int]:
    """Win, tie, lose by rolling everything once, without the arithmetic of the engine's winner."""
    own, other = int(alien_total(position, 0)), int(human_total(position))
    found = [0, 0, 0]
    for dice in product(range(1, 7), repeat=own_dice + other_dice):
        mine, theirs = max(dice[:own_dice]), max(dice[own_dice:])
        if (mine == 6) != (theirs == 6):
            found[0 if mine == 6 else 2] += 1
        elif mine == 6 or own + mine == other + theirs:
            found[1] += 1
        else:
            found[0 if own + mine > other + theirs else 2] += 1
    return found[0], found[1], found[2]


@pytest.mark.parametrize("extra", [0, 1])
def test_the_chance_of_a_fight_round_is_exact(two: Game, extra: int) -> None:
    position = in_window(two, W_BEFORE)
    seat = int(position.at[position.top() + 2])
    race(two, position, seat, "orzax")
    infantry = two.ruleset.box.resistance_names.index("us-army-infantry")
    position.at[F_FULL], position.at[F_COUNTER], position.at[F_HEROES] = infantry + 1, 0, 0
    position.at[R_EXTRA] = extra
    hold(two, position, seat, "death-ray")
    told = said(two, position, "play death-ray", seat)
    numbers = next(change for change in told.changes if change["kind"] == "fight-odds")
    before = numbers["before"]
    assert (before["win"], before["tie"], before["lose"]) == counted(position, 1 + extra, 1)
    position.at[R_BONUS] += 4
    assert (numbers["win"], numbers["tie"], numbers["lose"]) == counted(position, 1 + extra, 1)
    assert numbers["of"] == before["of"] == 6 ** (2 + extra)
    assert numbers["own"] == before["own"] + 4
    assert f"wins {numbers['win']}, ties {numbers['tie']}" in told.gain


def test_a_die_that_is_rolled_again_has_six_cases(two: Game) -> None:
    position = in_window(two, W_AFTER)
    seat = int(position.at[position.top() + 2])
    hold(two, position, seat, "recalibrate")
    position.at[ACTING] = 1 << seat
    position.at[WHO] = seat
    position = two.apply(position, two.code("play recalibrate"), seat)
    told = said(two, position, "die own 1", seat)
    numbers = next(change for change in told.changes if change["kind"] == "fight-odds")
    assert numbers["of"] == 6
    assert numbers["win"] + numbers["tie"] + numbers["lose"] == 6
    assert numbers["before"]["of"] == 1


# -- everywhere -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES, ids=str)
def test_everything_is_explained_everywhere(options: Any) -> None:
    """Over random positions: a legal code explains, an illegal one names its rule and a fact."""
    game = ConquestOfPlanetEarth(**options)
    position, rng = game.start(), Rng("everywhere")
    for _ in range(130):
        who = game.actor(position)
        if who == OVER:
            break
        legal = game.legal(position)
        if who == CHANCE:
            told = game.explain(position, legal[rng.below(len(legal))])
            assert told.legal
            assert told.gain.startswith("probability ")
            assert all(BOOK.get(rule) for rule in told.rules)
        else:
            for seat in game.actors(position):
                mine = game.legal(position, seat)
                for code in {mine[rng.below(len(mine))] for _ in range(3)}:
                    assert has_fact(game, position, code, seat) == ""
                for _ in range(8):
                    code = rng.below(game.choices)
                    assert bool(has_fact(game, position, code, seat)) == (code not in mine)
        position = forward(game, position, rng)


@pytest.mark.parametrize("options", [MODES[1], MODES[2], MODES[6]], ids=str)
def test_what_is_hidden_changes_no_explanation(options: Any) -> None:
    game = ConquestOfPlanetEarth(**options)
    position, rng = game.start(), Rng("hidden")
    for step in range(120):
        if game.actor(position) == OVER:
            break
        for seat in game.actors(position) if step % 4 == 0 else ():
            seen = game.observe(position, seat)
            other = game.imagine(seen, seat, rng)
            legal = game.legal(position, seat)
            for code in (legal[rng.below(len(legal))], rng.below(game.choices)):
                assert game.explain(position, code, seat) == game.explain(other, code, seat)
        position = forward(game, position, rng)


def test_which_alien_is_lost_is_told_by_what_is_left_without_it() -> None:
    """Robot Bodyguards may save it yet: before their die both were told alike, with all Aliens."""
    table = Table("orzax trun").aliens("A", "n-1", 2, "colossal-robot").place("n-1", "town")
    table.battles("A").comes("meet captain-fantastic", "roll 1", "roll 6")
    table.reaches("A", "lose saucer")
    for lost, left in (("saucer", "7 against 8"), ("colossal-robot", "4 against 8")):
        told = str(table.game.explain(table.state, f"lose {lost}", 0))
        assert f"Strength {left}, if it is lost: wins" in told


def test_how_a_fight_round_ends_is_told_to_each_as_their_own() -> None:
    """To a defender as well as to who attacks, and to others by whose Fight it is; and by what."""
    table = Table("trun vento orzax").hand("A", "abducted").hand("B", "abducted")
    table.aliens("A", "n-1", 1).aliens("B", "n-1", 1).place("n-1", "forest").battles("A").comes(
        "roll 1", "roll 6"
    )
    for seat, told in (
        (0, "then the Fight Round is lost, 5 against 9, by a Crushing Victory"),
        (1, "then the Fight Round is won, 9 against 5, by a Crushing Victory"),
    ):
        assert told in str(table.game.explain(table.state, "pass", seat))
    table = Table("trun vento orzax").hand("C", "call-in-the-army").aliens("A", "n-1", 1)
    table.place("n-1", "town").battles("A").comes("meet us-army-infantry", "roll 1", "roll 4")
    told = str(table.game.explain(table.state, "pass", 2))
    assert "then A loses the Fight Round, 5 against 7" in told


def test_who_escapes_from_a_rival_leaves_the_battle() -> None:
    table = Table("trun vento").aliens("A", "n-1", 1).aliens("B", "n-1", 2).aliens("B", "n-2", 1)
    table.place("n-1", "forest").place("n-2", "forest").battles("A").comes("roll 6", "roll 1")
    table.reaches("B", "escape n-2")
    told = str(table.game.explain(table.state, "escape n-2", 1))
    assert "the Battle in Forest (A1) is left" in told


@pytest.mark.parametrize(
    ("race", "power", "told"),
    [
        ("orzax", "robot-army", "Strength 7 against 6: wins 20, ties 5, loses 11 of 36"),
        ("vyborian", "smash", "Strength 8 against 6: wins 166, ties 20, loses 30 of 216"),
        ("trun", "gruesome-weapons", "Strength 8 against 6: wins 24, ties 5, loses 7 of 36"),
    ],
)
def test_a_power_is_told_with_its_chances_though_nobody_can_answer(
    race: str, power: str, told: str
) -> None:
    """The dice are the next thing then; so they are for who passes."""
    table = Table(f"{race} vento").tokens(A=1).aliens("A", "n-1", 2).place("n-1", "town")
    table.battles("A").comes("meet us-army-fighter-planes")
    assert told in str(table.game.explain(table.state, f"use {power}", 0))
    assert " against 6: wins " in str(table.game.explain(table.state, "pass", 0))
