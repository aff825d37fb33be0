"""The Agendas one by one: each half met, and just not met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from agenda_editions import WITH_EVERY_CARD, with_agendas
from landfall.catalog import rulebook
from landfall.games.alien_frontiers.agendas import objectives
from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.agendas.agenda_piles import deck_count, face_down_count
from landfall.games.alien_frontiers.editions.agendas import AGENDAS
from landfall.games.alien_frontiers.editions.base import known_parts
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.editions.outer_belt import OUTER_BELT
from landfall.games.alien_frontiers.editions.wide import WIDE_DECK
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.part_check import missing
from objective_cases import Try
from random_play import walk

HOME = Path(objectives.__file__).parent

LEM, HEINLEIN, POHL = "lem-badlands", "heinlein-plains", "pohl-foothills"
VOGT, BRADBURY, ASIMOV = "van-vogt-mountains", "bradbury-plateau", "asimov-crater"
HERBERT, BURROUGHS, BLISH = "herbert-valley", "burroughs-desert", "blish-expanse"


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with with_agendas():
        yield


def on(*territories: str) -> dict[str, int]:
    """A colony on each of these, or several."""
    return {name: territories.count(name) for name in territories}


# -- which are in a game -------------------------------------------------------------------------------

GENERAL, OF_CLASSIC_CARDS, OF_WIDE_CARDS, OF_THE_BELT = 23, 3, 3, 2


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("belt", [False, True])
@pytest.mark.parametrize("factions", [False, True])
def test_how_many_are_in_a_game(seats: int, wide: bool, belt: bool, factions: bool) -> None:
    """R-AGE-1: one for each faction that somebody has chosen."""
    modules = [AGENDAS, *[WIDE_DECK] * wide, *[OUTER_BELT] * belt, *[FACTIONS] * factions]
    more = {part.key: 2 for _, part in WIDE_DECK.parts} if wide else {}
    edition = replace(
        EDITION_X,
        name="so-many",
        modules=(*EDITION_X.modules, *modules),
        deck={**EDITION_X.deck, **more},
    )
    EDITIONS[edition.name] = edition
    try:
        game = AlienFrontiers(edition.name, seats=seats)
        position = next(position for position, _ in walk(game, "deal", seats) if position.turns)
    finally:
        del EDITIONS[edition.name]
    there = int(deck_count(position)) + sum(
        int(face_down_count(position, seat)) for seat in range(seats)
    )
    expected = GENERAL + OF_CLASSIC_CARDS + OF_WIDE_CARDS * wide + OF_THE_BELT * belt
    assert there == expected + seats * factions


def test_each_is_one_place_with_both_halves_in_words() -> None:
    """Its file, its rule, and rulings that are written somewhere."""
    game = AlienFrontiers(WITH_EVERY_CARD.name, seats=2)
    parts = [found for module in WITH_EVERY_CARD.modules for _, found in module.parts]
    rulings = {row["id"] for found in (*parts, *known_parts()) for row in found.entries["ruling"]}
    rulings |= {ruling.id for ruling in rulebook("alien-frontiers").rulings}
    files = {path.stem.replace("_", "-") for path in HOME.glob("[!_]*.toml")}
    assert {agenda.key for agenda in agendas_of(game.ruleset.book)} == files
    for agenda in agendas_of(game.ruleset.book):
        assert not list(missing(agenda))
        own = part(agenda)
        assert own.rules == (f"{agenda.key}.objective",)
        assert own.in_game
        assert own.endgame
        assert ("{number}" in own.in_game) == bool(own.in_game_numbers)
        assert ("{number}" in own.endgame) == bool(own.endgame_numbers)
        assert {*own.entries["rule"][0]["rulings"]} <= rulings


# -- what is so in your turn ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 3)])
def test_land_grab(seats: int, needed: int) -> None:
    lands = (LEM, HEINLEIN, POHL, VOGT)
    card = "land-grab"
    for count in (needed, needed - 1):
        mine = {"colonies": on(*lands[:count])}
        assert Try(seats, dice=[1], a=mine).opens(card) == (count == needed)
    tied = {"colonies": on(ASIMOV, HERBERT)}
    assert Try(seats, dice=[1], a={"colonies": on(LEM, POHL, VOGT)}, b=tied).ends(card)
    assert not Try(seats, dice=[1], a={"colonies": on(LEM, POHL)}, b=tied).ends(card)


def test_fuel_baron() -> None:
    """R-VAULT-2: tokens on cards do not count."""
    card = "fuel-baron"
    assert Try(dice=[1], a={"fuel": 10}).opens(card)
    assert not Try(dice=[1], a={"fuel": 9, "ore": 9}).opens(card)
    assert Try(dice=[1], a={"fuel": 2}, b={"fuel": 1}).ends(card)
    assert not Try(dice=[1], a={"fuel": 2}, b={"fuel": 2}).ends(card)
    vault = {"fuel": 9, "cards": ["null-time-vault"], "on-cards": {"null-time-vault": {"fuel": 3}}}
    assert not Try(dice=[1], a=vault).opens(card)
    assert not Try(dice=[1], a=vault, b={"fuel": 9}).ends(card)


def test_ore_magnate() -> None:
    """R-VAULT-2: tokens on cards do not count."""
    card = "ore-magnate"
    assert Try(dice=[1], a={"ore": 8}).opens(card)
    assert not Try(dice=[1], a={"ore": 7, "fuel": 9}).opens(card)
    assert Try(3, dice=[1], a={"ore": 6}).opens(card)
    assert Try(dice=[1], a={"ore": 2}, b={"ore": 1}).ends(card)
    assert not Try(dice=[1], a={"ore": 2}, b={"ore": 2}).ends(card)
    vault = {"ore": 6, "cards": ["null-time-vault"], "on-cards": {"null-time-vault": {"ore": 3}}}
    assert not Try(dice=[1], a=vault).opens(card)
    assert not Try(dice=[1], a=vault, b={"ore": 6}).ends(card)


def test_full_hangar() -> None:
    card = "full-hangar"
    assert Try(dice=[1], a={"ships": 6}).opens(card)
    relic = {"ships": 5, "colonies": on(BURROUGHS)}
    assert not Try(dice=[1, "2*"], a=relic).opens(card)
    all_of_them = {"ships": 6}
    assert Try(dice=[1], a=all_of_them, b={"ships": 4}).opens(card)
    assert not Try(dice=[1], a=all_of_them, b={"ships": 5}).opens(card)
    assert Try(3, dice=[1], a=all_of_them, b={"ships": 5}).opens(card)
    assert Try(dice=[1], a={"ships": 5}, b={"ships": 4}).ends(card)
    assert not Try(dice=[1, "2*"], a=relic, b={"ships": 5}).ends(card)


def test_curator() -> None:
    """R-AGE-7: neither Agendas nor asteroid cards are alien tech."""
    card = "curator"
    tech = ["alien-city", "booster-pod", "stasis-beam"]
    assert Try(dice=[1], a={"cards": tech}).opens(card)
    near = {"cards": tech[:2], "asteroids": ["alien-beacon"]}
    assert not Try(dice=[1], a=near).opens(card)
    assert Try(dice=[1], a=near).ends(card)
    near["cards"] = tech[:1]
    assert not Try(dice=[1], a=near).ends(card)


def test_field_warden() -> None:
    card = "field-warden"
    here = {"colonies": on(LEM)}
    assert Try(dice=[1], a=here, fields={"isolation-field": LEM}).opens(card)
    assert not Try(dice=[1], a=here, fields={"isolation-field": POHL}).opens(card)
    tie = {"colonies": on(LEM)}
    assert not Try(dice=[1], a=here, b=tie, fields={"isolation-field": LEM}).opens(card)
    assert Try(dice=[1], a=here, fields={"positron-field": LEM}).ends(card)
    assert not Try(dice=[1], a=here, fields={"isolation-field": LEM}).ends(card)
    across = {"straddles": {"positron-field": {"across": HEINLEIN, "set-by": "B"}}}
    both = Try(dice=[1], a={"colonies": on(HEINLEIN)}, fields={"positron-field": LEM}, **across)
    assert both.opens(card)
    assert both.ends(card)


def test_field_warden_of_a_bonus_that_is_lent() -> None:
    """R-CTL-7."""
    lent = {"this-turn": {"lent": [LEM]}}
    other = {"colonies": on(LEM)}
    assert not Try(dice=[1], b=other, fields={"positron-field": LEM}, **lent).opens("field-warden")


def test_fortress() -> None:
    card = "fortress"
    three = {"colonies": on(LEM, LEM, LEM)}
    assert Try(3, dice=[1], a=three).opens(card)
    assert not Try(3, dice=[1], a={"colonies": on(LEM, LEM, POHL)}).opens(card)
    assert not Try(dice=[1], a=three).opens(card)
    assert Try(dice=[1], a={"colonies": on(LEM, LEM, LEM, LEM)}).opens(card)
    assert Try(3, dice=[1], a=three, b={"colonies": on(LEM)}, c={"colonies": on(LEM)}).ends(card)
    assert not Try(3, dice=[1], a=three, b={"colonies": on(LEM, LEM)}).ends(card)


def test_city_planners() -> None:
    card = "city-planners"
    assert Try(dice=[1], a={"cards": ["alien-monument"]}).opens(card)
    assert not Try(dice=[1], a={"cards": ["booster-pod"]}, b={"cards": ["alien-city"]}).opens(card)
    beside = {"colonies": on(LEM, HEINLEIN)}
    assert Try(dice=[1], a=beside).ends(card)
    assert not Try(dice=[1], a=beside, b={"colonies": on(HEINLEIN)}).ends(card)
    assert not Try(dice=[1], a={"colonies": on(LEM, VOGT, ASIMOV)}).ends(card)


def test_core_access() -> None:
    card = "core-access"
    assert Try(dice=[1], a={"cards": ["data-core-alpha", "data-core-omega"]}).opens(card)
    one = Try(dice=[1], a={"cards": ["data-core-gamma", "data-crystal"]})
    assert not one.opens(card)
    assert one.ends(card)
    assert not Try(dice=[1], a={"cards": ["data-crystal"]}).ends(card)


@pytest.mark.parametrize("shield", ["holographic-decoy", "deflector-shield", "resource-cache"])
def test_shell_game(shield: str) -> None:
    """R-VAULT-2: tokens on cards do not count."""
    card = "shell-game"
    assert Try(dice=[1], a={"cards": [shield], "fuel": 4, "ore": 3}).opens(card)
    assert not Try(dice=[1], a={"cards": [shield], "fuel": 4, "ore": 2}).opens(card)
    assert not Try(dice=[1], a={"cards": ["booster-pod"], "fuel": 4, "ore": 3}).opens(card)
    vault = {
        "cards": [shield, "null-time-vault"],
        "on-cards": {"null-time-vault": {"fuel": 3}},
        "fuel": 4,
        "ore": 2,
    }
    assert not Try(dice=[1], a=vault).opens(card)
    assert Try(dice=[1], a={"cards": [shield]}).ends(card)
    assert not Try(dice=[1], a={"cards": ["null-time-vault"]}).ends(card)


def test_moonbase() -> None:
    card = "moonbase"
    assert Try(dice=[1], a={"colonies": on(BLISH, BLISH)}).opens(card)
    one = Try(dice=[1], a={"colonies": on(BLISH)})
    assert not one.opens(card)
    assert one.ends(card)
    assert not Try(dice=[1], a={"colonies": on(BLISH)}, b={"colonies": on(BLISH)}).ends(card)


# -- territories at the end ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "territory"),
    [
        ("market-maker", HEINLEIN),
        ("deep-shaft", VOGT),
        ("solar-surge", LEM),
        ("shipwright", HERBERT),
        ("architect", BRADBURY),
        ("crater-kings", ASIMOV),
    ],
)
def test_one_territory_at_the_end(card: str, territory: str) -> None:
    """R-CTL-7: a bonus that is lent is no control, and an isolated territory is controlled."""
    mine = {"colonies": on(territory)}
    assert Try(dice=[1], a=mine).ends(card)
    assert Try(dice=[1], a=mine, fields={"isolation-field": territory}).ends(card)
    assert not Try(dice=[1], a=mine, b=mine).ends(card)
    assert not Try(dice=[1], b=mine, **{"this-turn": {"lent": [territory]}}).ends(card)


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 5), (4, 4), (5, 4), (6, 4)])
def test_grand_tour_at_the_end(seats: int, needed: int) -> None:
    lands = (LEM, HEINLEIN, POHL, VOGT, BRADBURY, ASIMOV)
    rival = {"colonies": on(*lands[:2])}
    assert Try(seats, dice=[1], a={"colonies": on(*lands[:needed])}, b=rival).ends("grand-tour")
    assert not Try(seats, dice=[1], a={"colonies": on(*lands[: needed - 1])}).ends("grand-tour")


def test_homestead_rush_at_the_end() -> None:
    card = "homestead-rush"
    assert Try(phase="over", a={"colonies": {LEM: 8}}).ends(card)
    assert not Try(phase="over", a={"colonies": {LEM: 7}}, b={"colonies": {POHL: 8}}).ends(card)
    stays = {"colonies": {LEM: 7}, "hub": 1}
    assert not Try(phase="over", a=stays, b={"colonies": {POHL: 8}}).ends(card)


def test_fast_track_at_the_end() -> None:
    for seats, circle in ((2, 7), (3, 6), (4, 6)):
        assert Try(seats, dice=[1], a={"hub": circle}).ends("fast-track")
        assert Try(seats, dice=[1], a={"hub": 7}).ends("fast-track")
        assert not Try(seats, dice=[1], a={"hub": circle - 1}, b={"hub": 7}).ends("fast-track")


def test_mass_production_at_the_end() -> None:
    card = "mass-production"
    assert Try(dice=[1], a={"colonies": on(LEM, LEM, POHL, POHL)}).ends(card)
    assert not Try(dice=[1], a={"colonies": on(LEM, LEM, LEM, LEM, POHL)}).ends(card)


def test_overthrow_at_the_end() -> None:
    card = "overthrow"
    one, two = {"colonies": on(LEM)}, {"colonies": on(LEM, LEM)}
    assert Try(3, dice=[1], a=two, b=one, c=one).ends(card)
    assert not Try(3, dice=[1], a=two, b=one).ends(card)
    assert not Try(3, dice=[1], a=two, b=two).ends(card)


def test_null_zone_at_the_end() -> None:
    card, field = "null-zone", "isolation-field"
    theirs = {"colonies": on(LEM)}
    assert Try(dice=[1], b=theirs, fields={field: LEM}).ends(card)
    assert not Try(dice=[1], b=theirs, fields={field: POHL}).ends(card)
    assert not Try(dice=[1], a=theirs, fields={field: LEM}).ends(card)
    for other in ("positron-field", "repulsor-field"):
        assert not Try(dice=[1], b=theirs, fields={other: LEM}).ends(card)


def test_relic_hunters_at_the_end() -> None:
    owner = {"colonies": on(BURROUGHS)}
    assert Try(dice=[1, "2*"], a=owner).ends("relic-hunters")
    assert Try(dice=[1], a={**owner, "docked": {"lunar-mine": ["3*"]}}).ends("relic-hunters")
    assert not Try(dice=[1], a=owner).ends("relic-hunters")


def test_privateer_at_the_end() -> None:
    cards = ["booster-pod", "stasis-beam"]
    assert Try(dice=[1], a={"cards": cards}, b={"cards": cards[:1]}).ends("privateer")
    assert not Try(dice=[1], a={"cards": cards}, b={"cards": cards}).ends("privateer")


@pytest.mark.parametrize(
    ("card", "place"),
    [("pirates-haul", "raiders-outpost"), ("world-builders", "terraforming-station")],
)
def test_a_ship_somewhere_at_the_end(card: str, place: str) -> None:
    """A ship of the own colour, or the Relic Ship in the own use."""
    assert Try(dice=[1], a={"docked": {place: [6]}}).ends(card)
    assert not Try(dice=[1], b={"docked": {place: [6]}}).ends(card)
    relic = {"colonies": on(BURROUGHS), "docked": {place: ["6*"]}}
    assert Try(dice=[1], a=relic).ends(card)
    assert not Try(dice=[1], b=relic).ends(card)


@pytest.mark.parametrize(
    ("card", "board"),
    [
        ("star-brotherhood", "brethren-of-the-stars"),
        ("dividends", "corex-conglomerated"),
        ("blind-reach", "dark-space-explorers"),
        ("pioneer-stock", "homesteaders-union"),
        ("wing-formation", "mercurys-angels"),
        ("green-dawn", "new-gaia-engineers"),
        ("revelation", "prophets-of-the-artifact"),
        ("field-work", "proxima-centauri-scholars"),
        ("scrap-fleet", "scavenger-fleet"),
        ("clean-sweep", "smugglers-alliance"),
        ("puppet-state", "uranian-syndicate"),
    ],
)
def test_a_ship_at_a_board_at_the_end(card: str, board: str) -> None:
    """Whoever owns the board."""
    there = {"docked": {board: [3]}}
    assert Try(dice=[1], a=there, b={"faction": board}).ends(card)
    assert Try(dice=[1], a={**there, "faction": board}).ends(card)
    assert not Try(dice=[1], a={"faction": board}, b=there).ends(card)


def test_new_commune_at_the_end() -> None:
    """Where others stand as well nobody is alone, whoever controls it."""
    board = {"faction": "sunrise-commune"}
    own = {"colonies": on(LEM, LEM, POHL, VOGT, ASIMOV)}
    five = {"colonies": on(LEM, LEM, POHL, VOGT, ASIMOV, HEINLEIN)}
    assert Try(dice=[1], a=five, b=board).ends("new-commune")
    assert not Try(dice=[1], a=own, b=board).ends("new-commune")
    assert not Try(dice=[1], a=five, b={**board, "colonies": on(LEM)}).ends("new-commune")
    assert Try(3, dice=[1], a=own, b={**board, "colonies": on(LEM)}).ends("new-commune")
    two = {**board, "colonies": on(LEM, POHL)}
    assert not Try(3, dice=[1], a=own, b=two).ends("new-commune")
    assert Try(4, dice=[1], a=own, b=two).ends("new-commune")


def test_fair_trade_at_the_end() -> None:
    for seats, ore in ((2, 2), (3, 2), (4, 3), (6, 3)):
        board = {"faction": "terran-exchange"}
        assert Try(seats, dice=[1], a={"ore": ore}, b=board).ends("fair-trade")
        assert not Try(seats, dice=[1], a={"ore": ore - 1}, b=board).ends("fair-trade")


def test_survey_route_at_the_end() -> None:
    rev = {"on-boards": {"xeno-explorations-inc": {"rev": LEM}}}
    b = {"faction": "xeno-explorations-inc"}
    assert Try(dice=[1], a={"colonies": on(LEM)}, b=b, **rev).ends("survey-route")
    assert not Try(dice=[1], a={"colonies": on(POHL)}, b=b, **rev).ends("survey-route")


def test_belt_prospector_at_the_end() -> None:
    asteroids = ["iron-asteroid", "iron-asteroid"]
    assert Try(dice=[1], a={"asteroids": asteroids}).ends("belt-prospector")
    assert not Try(dice=[1], a={"asteroids": asteroids[:1]}).ends("belt-prospector")


@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("dice-doctors", ["booster-pod", "stasis-beam", "polarity-device", "gravity-manipulator"]),
        ("gunboat-diplomacy", ["plasma-cannon", "astrogation-servo", "superconducting-grapple"]),
        ("second-sight", ["temporal-warper", "data-crystal", "polarity-device"]),
    ],
)
def test_one_of_several_cards_at_the_end(card: str, named: list[str]) -> None:
    for one in named:
        assert Try(dice=[1], a={"cards": [one]}).ends(card)
    assert not Try(dice=[1], a={"cards": ["alien-city"]}, b={"cards": named}).ends(card)
