"""What can be chosen with Edition X: decks and modules, refused elsewhere in words that help."""

from __future__ import annotations

import copy
import pickle
import re
from typing import Any

import pytest

import landfall
from landfall import catalog
from landfall.core.errors import FileError, PositionError, UnknownName
from landfall.core.game import CHANCE
from landfall.core.rng import Rng
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers.chapters import parts_in
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.editions.wide import WIDE_DECK
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.record import find_game, parse, replay
from landfall.record.text import write_text
from random_play import walk
from recorded import recorded

EVERYTHING: dict[str, Any] = {"deck": "wide", "factions": True, "outer_belt": True}


@pytest.mark.parametrize("seats", EDITION_X.seats)
def test_with_nothing_chosen_it_is_the_classic_game_to_the_byte(seats: int) -> None:
    """Those are also the options of records that are older than these."""
    printed = EDITION_X.ruleset(seats)
    plain = AlienFrontiers("edition-x", seats)
    said = AlienFrontiers("edition-x", seats, deck="classic", factions=False, outer_belt=False)
    for game in (plain, said):
        assert game.ruleset.box is printed.box
        assert game.ruleset.texts == printed.texts
        assert dict(game.options) == {"long_game": False, "rulings": "0.2"}
    assert plain.actions == said.actions


def test_what_is_chosen_is_told_by_the_game_and_kept_in_copies() -> None:
    game = AlienFrontiers("edition-x", 3, long_game=True, **EVERYTHING)
    assert dict(game.options) == {"long_game": True, "rulings": "0.2", **EVERYTHING}
    for other in (copy.copy(game), pickle.loads(pickle.dumps(game)), eval(repr(game))):
        assert repr(other) == repr(game)
        assert other.ruleset.box is game.ruleset.box
        assert other.actions == game.actions
    first = game.draw(game.start()).splitlines()[0]
    assert first == (
        "Alien Frontiers, Edition X, 3 seats, long game, Wide deck, Factions, Outer Belt"
    )


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"factions": True}, "factions is an option of edition-x, not of later-printing"),
        (
            {"edition": "first-printing", "outer_belt": True},
            "outer_belt is an option of edition-x, not of first-printing",
        ),
        ({"deck": "wide"}, "choose that edition, or leave the option out"),
        ({"edition": "edition-x", "deck": "broad"}, "deck is classic or wide, not 'broad'"),
        ({"edition": "edition-x", "factions": 1}, "factions is true or false, not 1"),
        ({"edition": "edition-x", "faction": True}, "there is no option 'faction'; did you mean"),
        ({"edition": "edition-x", "moons": True}, "there is no option 'moons'"),
        ({"edition": "edition-x", "faction_deal": "random"}, "of games with factions"),
        (
            {"edition": "edition-x", "factions": True, "faction_deal": "by lot"},
            "faction_deal is draft or random, not 'by lot'",
        ),
    ],
)
def test_another_edition_and_another_name_are_refused(
    options: dict[str, Any], complaint: str
) -> None:
    for make in (AlienFrontiers, catalog.game):
        with pytest.raises(UnknownName, match=re.escape(complaint)):
            make(**options)


@pytest.mark.parametrize("seats", [2, 5])
def test_factions_are_dealt_where_that_is_chosen(seats: int) -> None:
    """One to each player and nobody is asked; a position holds in the middle of it too."""
    options: dict[str, Any] = {"factions": True, "agendas": True, "faction_deal": "random"}
    game = AlienFrontiers("edition-x", seats, **options)
    assert eval(repr(game)).options == game.options
    position, rng, dealt = game.start(), Rng("deal", seats), []
    while position.turns == 0:
        assert game.actor(position) == CHANCE
        code = game.sample(position, rng)
        before, position = position, game.apply(position, code)
        assert game.from_dict(game.to_dict(position)) == position
        verb, *words = game.text(code).split()
        if verb == "board":
            dealt.append(words[0])
            assert "goes to" in story.tell(game, [whole_step(game, before, code, position)])
    boards = [seat["faction"] for seat in game.to_dict(position)["seats"].values()]
    last = (int(position.first) + seats - 1) % seats
    assert sorted(boards) == sorted(dealt)
    assert boards[last] == dealt[0]


def test_what_is_not_wished_may_be_said_with_any_edition() -> None:
    game = AlienFrontiers("later-printing", 2, factions=False, outer_belt=False, deck="classic")
    assert game.actions == AlienFrontiers("later-printing", 2).actions


def test_a_module_may_wait_for_another() -> None:
    """One that makes no sense without another stays in the box where that one does."""
    waits = Module("waits", title="Waits", only_with=("outer-belt",))
    offers = {**EDITION_X.offers, "waits": (Module("there", title="There"), waits)}
    edition = EDITION_X.__class__(**{**vars(EDITION_X), "offers": offers})
    assert waits not in edition.chosen("classic", ["waits"]).modules
    assert waits in edition.chosen("classic", ["waits", "outer_belt"]).modules


def test_the_wide_deck_is_what_a_variant_with_its_cards_would_be() -> None:
    variant = {"deck": {"mind-control-helmet": 2, **WIDE_DECK.deck}}
    changed = AlienFrontiers("edition-x", 3, variant=variant)
    wide = AlienFrontiers("edition-x", 3, deck="wide")
    assert changed.ruleset.box is wide.ruleset.box
    assert changed.actions == wide.actions


def test_variants_and_own_cards_go_with_modules() -> None:
    variant = {"deck": {"proximity-analyzer": 0, "deflector-shield": 5}, "colonies": 4}
    cards = {"stray-pilot": {"title": "Lost Captain"}, "terran-exchange": {"title": "The Bazaar"}}
    game = AlienFrontiers("edition-x", 2, variant=variant, cards=cards, **EVERYTHING)
    deck = game.to_dict(game.start())["deck"]
    assert deck.count("deflector-shield") == 5
    assert "proximity-analyzer" not in deck
    changes = catalog.entry(game.name).changed
    assert changes
    assert {name for name, _, _ in changes(game)} == {
        "colonies of each seat",
        "copies of Deflector Shield",
        "copies of Proximity Analyzer",
    }
    renamed = {(entry.was, entry.now) for entry in catalog.replaced(game) if entry.was}
    assert renamed == {
        ("Stray Pilot", "Lost Captain"),
        ("Terran Exchange board", "The Bazaar"),
    }


@pytest.mark.parametrize(
    ("variant", "complaint"),
    [
        ({"deck": {"proximity-analyzer": 1}}, "deck: proximity-analyzer is of Outer Belt"),
        ({"ports": {"terran-exchange": 2}}, "ports: terran-exchange is of Factions"),
    ],
)
def test_a_variant_brings_in_no_part_of_a_module_that_is_not_played(
    variant: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(PositionError, match=complaint):
        AlienFrontiers("edition-x", 2, variant=variant)


def test_the_parts_of_a_game_are_those_of_its_modules_and_of_its_deck() -> None:
    plain = parts_in(AlienFrontiers("edition-x", 2))
    assert not {"terran-exchange", "factions", "outer-belt", "deflector-shield"} & plain
    assert {"lunar-mine", "booster-pod", "maintenance-bay"} <= plain
    whole = parts_in(AlienFrontiers("edition-x", 2, **EVERYTHING))
    assert {"terran-exchange", "factions", "outer-belt", "stray-pilot", "deflector-shield"} <= whole
    one = parts_in(AlienFrontiers("edition-x", 2, variant={"deck": {"deflector-shield": 1}}))
    assert one == plain | {"deflector-shield"}


def test_a_record_keeps_what_was_chosen() -> None:
    game = AlienFrontiers("edition-x", 2, **EVERYTHING)
    text = write_text(recorded(game, "chosen", most=80))
    assert 'option deck: "wide"\noption factions: true\noption outer-belt: true\n' in text
    record = parse(text, open_end=True)
    again = find_game(record, catalog.game)
    assert dict(again.options) == dict(game.options)
    assert again.actions == game.actions
    assert len([*replay(record, again)]) == 80


def test_a_record_of_another_edition_that_names_a_module_says_where() -> None:
    record = recorded(AlienFrontiers("edition-x", 2, factions=True), "chosen", most=1)
    text = write_text(record).replace("edition: edition-x", "edition: later-printing")
    with pytest.raises(FileError, match="factions is an option of edition-x") as wrong:
        find_game(parse(text, open_end=True), catalog.game)
    assert text.splitlines()[wrong.value.line - 1] == "option factions: true"


def test_positions_are_read_as_they_were_written() -> None:
    game = AlienFrontiers("edition-x", 3, **EVERYTHING)
    for position, _ in walk(game, "there and back", 1):
        assert game.from_dict(game.to_dict(position)) == position


def test_a_program_plays_with_them_and_is_advised() -> None:
    game = landfall.game(edition="edition-x", seats=2, **EVERYTHING)
    record = landfall.play(game, ["cadet", "drifter"], seed=3).record
    assert record.result
    assert {name: record.options[name] for name in EVERYTHING} == EVERYTHING
    assert sum(catalog.chances(game, game.start())) == pytest.approx(1)
    evaluation = catalog.entry().evaluation
    assert evaluation
    names = evaluation.names(game)
    assert len(set(names)) == len(names)
    assert {*evaluation.usual(game)} <= {*names}
    assert len(evaluation.rows(game, game.start(), 0)) == 1 + len(names) * game.seats
