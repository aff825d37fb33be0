"""Own cards at the table: what an owner replaces is played, told, explained and written down."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.conquest_of_planet_earth.modes import MODES
from landfall import catalog
from landfall.core.errors import FileError, PositionError
from landfall.core.game import CHANCE, OVER
from landfall.core.own_cards import parse_own_cards
from landfall.core.seeing import whole_step
from landfall.games.conquest_of_planet_earth import called, owned, story, table
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.own_check import NUMBERS, entries
from landfall.games.conquest_of_planet_earth.own_parts import BY_KEY, KINDS, of_kind
from landfall.games.conquest_of_planet_earth.part import all_parts
from landfall.testing import check_game
from own_card_cases import (
    check_digest_is_part_of_the_actions,
    check_forgotten,
    check_pickled_with_cards,
    check_record_brings_cards_along,
    check_wrong_record_is_told,
)
from random_play import walk

pytestmark = pytest.mark.words

EXAMPLE = Path(__file__).parents[3] / "examples/own_conquest_cards.toml"
CARDS = parse_own_cards(EXAMPLE.read_text(encoding="utf-8"), owned.problems)


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", "landfall.games.conquest_of_planet_earth.package")


@pytest.fixture(scope="module")
def game() -> ConquestOfPlanetEarth:
    return ConquestOfPlanetEarth(seats=2, cards=CARDS)


@pytest.fixture(scope="module")
def ours() -> ConquestOfPlanetEarth:
    return ConquestOfPlanetEarth(seats=2)


# -- the engine -----------------------------------------------------------------------------------


def test_own_numbers_are_played(game: ConquestOfPlanetEarth, ours: ConquestOfPlanetEarth) -> None:
    own, usual = game.ruleset.box, ours.ruleset.box
    ray = own.event_names.index("death-ray")
    assert (own.event_copies[ray], usual.event_copies[ray]) == (3, 4)
    assert (own.event_cost[ray], usual.event_cost[ray]) == (1, 0)
    trun = own.race_names.index("trun")
    assert (own.race_strength[trun], usual.race_strength[trun]) == (5, 4)
    town = own.location_names.index("town")
    assert (own.loc_population[town], usual.loc_population[town]) == (1, 2)
    weapons = game.ruleset.book.deeds[game.code("use gruesome-weapons") - game.ruleset.codes.deed]
    assert weapons.tokens == 2


@pytest.mark.slow
def test_it_is_a_game_like_any_other(game: ConquestOfPlanetEarth) -> None:
    check_game(game, games=1, closely=400)


# -- words ----------------------------------------------------------------------------------------


def all_renamed() -> dict[str, Any]:
    """Own cards that leave no name of ours: each part, each power, and each text that names one."""
    cards: dict[str, Any] = {}
    for kind in KINDS:
        for part in of_kind(all_parts(), kind):
            may = entries(kind, part)
            own: dict[str, Any] = {"title": f"Thing {len(cards)} {part.key[::-1]}"[:32]}
            own |= {name: "Something happens." for name in ("text", "red-box") if name in may}
            if "power" in may:
                own["power"] = {
                    row["key"]: {"title": f"Might {row['key'][::-1]}"[:32], "text": "It helps."}
                    for row in part.data["power"]
                }
            cards.setdefault(kind, {})[part.key] = own
    return cards


TITLES = {
    title
    for kind in KINDS
    for part in of_kind(all_parts(), kind)
    for title in (part.title, *(row["title"] for row in part.data.get("power", ())))
    if " " in title  # `Town` and `Infantry` are words of the rules, too
}


def everything_said(game: ConquestOfPlanetEarth, steps: int, *seed: int | str) -> Iterator[str]:
    for number, (position, code) in enumerate(walk(game, *seed)):
        if number == steps:
            return
        if code >= 0:
            step = whole_step(game, position, code, game.apply(position, code))
            yield story.tell(game, [step], "ABCDEF"[: game.seats])
            yield str(game.explain(position, code))
            yield table.title_of(game, code, "ABCD")
        if number % 29 == 0:
            yield game.draw(position)
            yield json.dumps(table.position(game, position, 0))
            for other in range(number % 61, game.choices, 61):
                yield str(game.explain(position, other))
            if game.actor(position) not in (CHANCE, OVER):
                yield json.dumps(table.prompt(game, position, game.actor(position)))


@pytest.mark.parametrize("mode", ["three rivals, two races each", "together", "alone, two groups"])
def test_whoever_renames_everything_hears_no_name_of_ours(mode: str) -> None:
    game = ConquestOfPlanetEarth(**MODES[mode], cards=all_renamed())
    for said in everything_said(game, 400, "renamed", mode):
        assert not [title for title in TITLES if title in said], said


def test_what_only_the_captain_can_do_is_called_as_he_is() -> None:
    """By his Counter, and where the table tells the abilities of the Resistance in a Fight."""
    renamed = {"counters": {"captain-fantastic": {"title": "Mister X"}}}
    box = ConquestOfPlanetEarth(seats=2, mode="cooperative", cards=renamed).ruleset.box
    counter = int(box.captain)
    assert called.resistance_words(box.parts.counters[counter]).endswith("Assault, Mister X")
    assert called.abilities(box, int(box.counter_abilities[counter])) == ["Assault", "Mister X"]


def test_texts_that_are_said_again_word_for_word_change_nothing_but_the_mark() -> None:
    same: dict[str, Any] = {}
    for kind in KINDS:
        for part in of_kind(all_parts(), kind):
            may = entries(kind, part)
            own: dict[str, Any] = {"title": part.title}
            own |= {"text": part.text} if part.text and "text" in may else {}
            own |= {name: part.data[name] for name in may if name in NUMBERS and name in part.data}
            for rows, key in BY_KEY.items():
                if rows in may:
                    words = ("title", "text", "tokens", "question", "ruling", "reason")
                    own[rows] = {
                        row[key]: {word: row[word] for word in words if word in row}
                        for row in part.data[rows]
                    }
            for row in own.get("ruling", {}).values():
                row.pop("title", None)
            same.setdefault(kind, {})[part.key] = own
    own, usual = ConquestOfPlanetEarth(seats=2, cards=same), ConquestOfPlanetEarth(seats=2)
    for said, expected in zip(
        everything_said(own, 250, "same"), everything_said(usual, 250, "same"), strict=True
    ):
        assert unmarked(said) == unmarked(expected)


MARK = re.compile(r', "mark": "\w+"')
"""Whose words something is in, as a table has it."""


def unmarked(said: str) -> str:
    return MARK.sub("", said)


def test_rules_are_in_own_words_and_marked(game: ConquestOfPlanetEarth) -> None:
    book, usual = catalog.rulebook_of(game), catalog.rulebook(game.name)
    assert book.get("death-ray.event").title == "Heat Beam"
    assert book.get("death-ray.event").own
    assert not book.get("overdrive.event").own
    assert book.get("gruesome-weapons.power").title == "Nasty Weapons"
    assert usual.get("death-ray.event").title == "Death Ray"


def test_guests_are_told_what_is_replaced(game: ConquestOfPlanetEarth) -> None:
    found = [tuple(one) for one in owned.replaced(game)]
    assert ("Heat Beam", "name", "Death Ray", "Heat Beam") in found
    assert ("Heat Beam", "copies", "4", "3") in found
    assert ("Heat Beam", "cost in Action Points", "0", "1") in found
    assert ("Heat Beam", "texts", "", "") in found
    assert ("The Brutes", "tokens for Nasty Weapons", "1", "2") in found
    assert ("Village", "Population", "2", "1") in found
    assert ("Capitol City", "Resistance", "5", "4") in found


# -- what is wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "[event.death-ray]",
            "x:1: event: there is no kind of parts 'event'; did you mean events?",
        ),
        ("[events.deth-ray]", "x:1: events.deth-ray: there is no part"),
        ("[events.death-ray]\ncopies = 10", "x:2: .*10 is not a whole number from 0 to 9"),
        ("[events.death-ray]\nkeywords = []", "x:2: .*this is not for own cards; of Death Ray"),
        ("[events.death-ray]\ntittle = ''", "x:2: .*did you mean title"),
        ("[events.death-ray]\ntitle = 'Overdrive'", "x:2: .*overdrive is called 'Overdrive'"),
        (
            "[races.trun.power.enslav]\ntitle = 'x'",
            "x:1: .*has no such power; did you mean enslave",
        ),
        ("[races.trun.power.enslave]\ntokens = 2", "x:2: .*of this power title and text can be"),
        ("[resistance.angry-mob]\nbonus = 2", "x:2: .*this is not for own cards"),
        ("[events]\ndeath-ray = 3", "x:2: .*give a table with what is replaced"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(FileError, match=complaint):
        parse_own_cards(text, owned.problems, "x")


def test_a_deck_that_no_game_can_be_played_with_is_refused() -> None:
    none = {part.key: {"copies": 0} for part in all_parts().resistance}
    with pytest.raises(PositionError, match="0 cards are left where 8 are needed"):
        ConquestOfPlanetEarth(seats=2, cards={"resistance": none})
    heroes = {part.key: {"copies": 9} for part in all_parts().resistance if part.flag("hero")}
    with pytest.raises(PositionError, match="Heroes, and 12 at most"):
        ConquestOfPlanetEarth(seats=2, cards={"resistance": heroes})


# -- side by side, stored, and gone ---------------------------------------------------------------


def test_the_digest_is_part_of_the_id_of_the_actions(
    game: ConquestOfPlanetEarth, ours: ConquestOfPlanetEarth
) -> None:
    other = ConquestOfPlanetEarth(seats=2, cards={"events": {"death-ray": {"cost": 2}}})
    check_digest_is_part_of_the_actions(game, ours, other)
    with pytest.raises(PositionError, match="another table"):
        ours.draw(game.start())


@pytest.mark.parametrize("cards", [None, {}, {"events": {}}, {"events": {"death-ray": {}}}])
def test_cards_that_say_nothing_are_none(cards: Any, ours: ConquestOfPlanetEarth) -> None:
    game = ConquestOfPlanetEarth(seats=2, cards=cards)
    assert (game.own_cards, game.options, game.actions) == ("", ours.options, ours.actions)
    assert game.ruleset.box is ours.ruleset.box


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_brings_its_cards_along(form: str, game: Any, tmp_path: Path) -> None:
    check_record_brings_cards_along(game, form, tmp_path)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_with_wrong_cards_is_told_at_its_line(form: str, game: Any) -> None:
    complaint = "cards.events.death-ray.copies: 30 is not"
    check_wrong_record_is_told(game, form, '"copies": 3', '"copies": 30', complaint)


def test_games_and_positions_are_pickled_with_their_cards(game: ConquestOfPlanetEarth) -> None:
    positions = [position for position, _ in zip(walk(game, "pickled"), range(60), strict=False)]
    check_pickled_with_cards(game, positions[-1][0])


def test_words_are_forgotten_with_the_last_game_that_has_them() -> None:
    cards = {"events": {"death-ray": {"title": "Passing Fancy"}}}
    check_forgotten([ConquestOfPlanetEarth(seats=2, cards=cards)])


# -- changed numbers ------------------------------------------------------------------------------


def test_another_population_holds_for_any_number_of_seats() -> None:
    """An Army Base is crowded where four compete; one of an owner or of a variant is as they say."""
    two = {"locations": {"army-base": {"population": 2}}}
    for own in ({"cards": two}, {"variant": two}):
        box = ConquestOfPlanetEarth(seats=4, **own).ruleset.box
        assert box.loc_population[box.location_names.index("army-base")] == 2


def test_a_variant_changes_numbers_and_nobody_s_words() -> None:
    """It is told as it comes and as it is; own cards count as they come."""
    variant = {"events": {"death-ray": {"copies": 1}}, "locations": {"town": {"population": 3}}}
    game = ConquestOfPlanetEarth(seats=2, cards=CARDS, variant=variant)
    box = game.ruleset.box
    assert box.event_copies[box.event_names.index("death-ray")] == 1
    assert box.loc_population[box.location_names.index("town")] == 3
    assert owned.changed(game) == [
        ("copies of Heat Beam", "3", "1"),
        ("Population of Village", "1", "3"),
    ]
    alone = ConquestOfPlanetEarth(seats=2, variant=variant)
    part = alone.ruleset.box.parts.events[box.event_names.index("death-ray")]
    assert (part.title, part.mark) == ("Death Ray", "designed")
    assert alone.own_cards == ""
    assert (
        catalog.game(alone.name, **{"seats": 2, **alone.options}).ruleset.box is alone.ruleset.box
    )
    check_pickled_with_cards(alone, alone.start())


@pytest.mark.parametrize(
    ("variant", "complaint"),
    [
        ({"events": {"death-ray": {"title": "X"}}}, "a variant changes numbers"),
        ({"events": {"death-ray": {"copies": 99}}}, "variant.events.death-ray.copies: 99 is not"),
        ({"event": {}}, "there is no kind of parts"),
    ],
)
def test_a_variant_that_makes_no_sense_is_refused(variant: Any, complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        ConquestOfPlanetEarth(seats=2, variant=variant)
