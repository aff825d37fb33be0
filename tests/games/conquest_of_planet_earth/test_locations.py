"""What each Location, Resistance card and Counter does."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table, fight
from landfall.games.conquest_of_planet_earth.box import BATTLES, PHASE


def at_a(place: str, *cards: str, marker: str = "") -> Table:
    table = Table("trun trun").aliens("A", "n-1", 2).place("n-1", place, marker).battles("A")
    return table.comes(*[f"meet {card}" for card in cards])


@pytest.mark.parametrize(
    ("place", "cards", "strength"),
    [
        ("farmland", ("angry-mob",), 2 + 2 + 2),
        ("farmland", ("local-police",), 2),
        ("metropolis", ("angry-mob",), 2 + 2 + 1),
        ("metropolis", ("local-police",), 2),
        ("army-base", ("us-army-tanks",), 6),
        ("army-base", ("local-police",), 2),
        ("tank-factory", ("us-army-tanks",), 6),
        ("tank-factory", ("us-army-infantry",), 3),
        ("airfield", ("us-army-fighter-planes",), 7),
        ("airfield", ("us-army-tanks",), 5),
        ("national-monument", ("local-police",), 3),
        ("college-town", ("ace-reporter", "local-police"), 2 + 1 + 1),
        ("college-town", ("local-police",), 2),
        ("research-laboratory", ("local-geologist", "local-police"), 2 + 1 + 1),
        ("research-laboratory", ("ace-reporter", "local-police"), 2 + 1),
    ],
)
def test_what_a_location_gives_the_resistance(
    place: str, cards: tuple[str, ...], strength: int
) -> None:
    assert at_a(place, *cards).totals == (8, strength)


def test_farmland_helps_in_the_first_fight_only() -> None:
    table = (
        Table("trun trun")
        .aliens("A", "n-1", 2)
        .counters("n-1", "infantry")
        .place("n-1", "farmland")
    )
    fight(table.battles("A"), 6, 1)
    assert table.comes("meet angry-mob").totals == (8, 4)


def test_the_objectives_help_the_humans_each_in_its_way() -> None:
    table = Table("trun trun").aliens("A", "obj-c", 2).battles("A").comes("meet local-police")
    assert table.totals == (8, 3)
    table = Table("trun trun", historic_monument=True).aliens("A", "obj-c", 2).battles("A")
    assert table.comes("meet local-geologist", "meet local-police").totals == (8, 2 + 1 + 1)


@pytest.mark.parametrize(("seats", "people"), [(2, 0), (3, 2), (4, 2)])
def test_r_cq_1024_a_crowded_place_counts_as_printed_so(seats: int, people: int) -> None:
    table = Table(" ".join(["trun"] * seats)).place("n-1", "observatory", "A")
    assert table.place("n-2", "radio-station").terror("A") == people


@pytest.mark.parametrize(
    ("mode", "seats", "points"),
    [
        *(("competitive", 2, 1 + 2), ("competitive", 3, 1 + 3), ("competitive", 4, 2 + 3)),
        *(("team", 4, 2 + 3), ("solo", 4, 2 + 2)),
        *(("cooperative", 2, 1 + 2), ("cooperative", 3, 2 + 2)),
    ],
)
def test_some_places_are_crowded_where_many_play(mode: str, seats: int, points: int) -> None:
    """Of four rivals a Small Town brings a Terror Point more, of three a Tank Factory; a Town does not.

    Of three who play together a Small Town does.
    """
    table = Table("trun " * seats, mode).place("n-1", "small-town", "A")
    table.place("n-2", "tank-factory", "A")
    assert table.terror("A") == points
    assert table.place("n-3", "town", "A").terror("A") == points + 2


def test_the_monument_of_history_gives_a_card_and_a_token() -> None:
    table = Table("orzax trun", historic_monument=True).aliens("A", "obj-c", 2).battles("A")
    for _ in range(4):
        table.comes("meet us-army-tanks", "roll 6", "roll 1")
    table.comes("gain heat-ray")
    assert (table.marker("obj-c"), table.has("A"), table.owns("A", "heat-ray")) == ("A", 1, "ready")


@pytest.mark.parametrize(
    ("place", "fights", "brings"),
    [
        ("observatory", 1, "gain heat-ray"),
        ("research-laboratory", 2, "gain heat-ray"),
        ("army-base", 3, "gain heat-ray"),
        ("hydroelectric-dam", 2, "deal abducted"),
    ],
)
def test_what_a_first_conquest_brings(place: str, fights: int, brings: str) -> None:
    for spent in (False, True):
        table = (
            Table("trun trun").aliens("A", "n-1", 4).place("n-1", place, spent=spent).battles("A")
        )
        for _ in range(fights):
            table.comes("meet us-army-tanks", "roll 6", "roll 1")
        assert table.marker("n-1") == "A"
        assert (table.state.at[PHASE] == BATTLES) is not spent  # else the Draw Phase has come
        assert spent or brings in table.outcomes


def test_the_airfield_and_the_observatory_give_a_token_once() -> None:
    for spent, tokens in ((False, 1), (True, 0)):
        table = Table("orzax trun").aliens("A", "n-1", 4).place("n-1", "airfield", spent=spent)
        table.battles("A")
        for _ in range(2):
            table.comes("meet us-army-tanks", "roll 6", "roll 1")
        assert table.has("A") == tokens


def test_the_missile_silo_strikes_an_enemy_on_its_section_or_nobody() -> None:
    table = Table("trun trun").aliens("A", "n-1", 4).place("n-1", "missile-silo").battles("A")
    table.aliens("B", "n-4", 2).aliens("B", "s-1", 1).counters("n-5", "infantry")
    for _ in range(2):
        table.comes("meet us-army-tanks", "roll 6", "roll 1")
    assert table.options("A") == {"pass", "at n-4", "at n-5"}
    table.says("A", "at n-4", "rival B")
    assert table.there("B", "n-4") == 1
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 4).aliens("B", "n-4", 1)
    table.place("n-1", "missile-silo").counters("n-5", "infantry").battles("A")
    for _ in range(2):
        table.comes("meet us-army-tanks", "roll 6", "roll 1")
    assert table.options("A") == {"pass", "at n-5"}
    table.says("A", "at n-5", "counter infantry")
    assert table.counters_in("n-5") == []


def test_a_crash_site_is_searched_once_without_enemies() -> None:
    table = (
        Table("trun trun")
        .aliens("A", "n-1", 1)
        .battles("A")
        .comes("find crash-site", "gain heat-ray")
    )
    assert table.owns("A", "heat-ray") == "ready"
    table = (
        Table("trun trun").aliens("A", "n-1", 1).place("n-1", "crash-site", spent=True).battles("A")
    )
    assert "gain heat-ray" not in table.outcomes
    table = (
        Table("trun trun")
        .aliens("A", "n-1", 2)
        .counters("n-1", "infantry")
        .place("n-1", "crash-site")
    )
    table.battles("A")
    fight(table, 6, 1)
    assert "gain heat-ray" in table.outcomes
    table = (
        Table("trun trun").aliens("A", "n-1", 1).place("n-1", "crash-site", ruin=True).battles("A")
    )
    assert "gain heat-ray" not in table.outcomes


def test_a_step_out_of_the_desert_costs_two() -> None:
    table = Table("trun trun").aliens("A", "n-1", 1).place("n-1", "desert").action("A", 1)
    assert table.refusal("A", "move n-1 n-2") == "action.points"
    table = Table("trun trun").aliens("A", "n-1", 1).place("n-1", "desert").action("A", 3)
    table.says("A", "move n-1 n-2")
    assert table.points("A") == 1
    table = (
        Table("trun trun").aliens("A", "n-1", 1).place("n-1", "desert", ruin=True).action("A", 1)
    )
    table.says("A", "move n-1 n-2")
    table = Table("trun trun").stuff("A", "antigravity-engines").aliens("A", "n-1", 1)
    table.place("n-1", "desert").action("A", 1).says(
        "A", "use antigravity-engines", "at n-1", "at n-2"
    )
    assert table.points("A") == 1


def test_a_radio_station_is_heard_by_the_objective_and_not_by_forests() -> None:
    table = Table("trun trun").place("obj-1", "radio-station").place("obj-2", "forest")
    table.place("obj-c", "capitol-city", "A")
    assert table.terror("A") == 4


# -- Resistance cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "strength"),
    [
        (("forest-ranger", "local-police"), 2 + 1),
        (("four-star-general", "us-army-tanks"), 5 + 3),
        (("four-star-general", "local-police"), 2 + 2),
        (("stubborn-farmer", "local-police"), 2 + 1),
        (("mad-scientist", "local-police"), 2 + 3),
        (("retired-war-hero", "local-police"), 2 + 2 + 2),
        (("world-famous-adventurer", "local-police"), 2 + 2),
    ],
)
def test_the_strength_of_heroes(cards: tuple[str, ...], strength: int) -> None:
    assert at_a("town", *cards).totals == (8, strength)


def test_a_ranger_is_at_home_near_a_forest_that_stands() -> None:
    for ruin, bonus in ((False, 3), (True, 1)):
        table = Table("trun trun").aliens("A", "n-1", 2).place("n-1", "town")
        table.place("n-2", "forest", ruin=ruin).battles("A")
        assert table.comes("meet forest-ranger", "meet local-police").totals == (8, 2 + bonus)


def test_scientists_make_the_army_deadly() -> None:
    for card, left in (("us-army-tanks", 1), ("local-police", 2)):
        table = at_a("town", "army-scientists", card)
        fight(table, 4, 5)
        assert table.there("A", "n-1") == left


# -- Counters -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counter", "strength"),
    [
        ("infantry", 3),
        ("paratroopers", 4),
        ("angry-mob", 2 + 2),
        ("jeep-patrol", 2),
        ("special-forces", 3),
        ("flamethrower-squad", 3),
        ("tanks", 4),
        ("fighter-planes", 5),
        ("super-tank", 6),
    ],
)
def test_the_strength_of_counters(counter: str, strength: int) -> None:
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 2).counters("n-1", counter)
    assert table.place("n-1", "army-base", "A").battles("A").totals == (8, strength)


@pytest.mark.parametrize(
    ("counter", "dice", "left"),
    [
        ("special-forces", ("roll 1", "roll 1", "roll 6"), 1),  # Cunning
        ("flamethrower-squad", ("roll 4", "roll 5"), 1),  # Deadly
        ("super-tank", ("roll 1", "roll 3"), 1),  # Assault
        ("jeep-patrol", ("roll 4", "roll 5"), 2),
    ],
)
def test_the_abilities_of_counters(counter: str, dice: tuple[str, ...], left: int) -> None:
    table = Table("trun trun", "cooperative").aliens("A", "n-1", 2).counters("n-1", counter)
    table.place("n-1", "forest").battles("A").comes(*dice)
    assert table.there("A", "n-1") == left


def test_the_competitive_pool_has_infantry_and_paratroopers() -> None:
    table = Table("trun trun")
    there = {name for name in table.box.counter_names if table.pooled(name)}
    assert there == {"infantry", "paratroopers"}
