"""Own cards at the table: what an owner replaces is played, told, explained and written down."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import landfall
from lab_runs import planned, played
from landfall import catalog
from landfall.core.errors import FileError, LandfallError, PositionError
from landfall.core.game import CHANCE, OVER
from landfall.core.rulebook_page import page
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import story, table
from landfall.games.alien_frontiers.chapters import every_module
from landfall.games.alien_frontiers.editions.changed import changed
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.own_check import CardCheck, parts_of
from landfall.games.alien_frontiers.own_parts import AS_THEY_STAND, LISTS, WORD_TABLES
from landfall.games.alien_frontiers.owned import replaced
from landfall.games.alien_frontiers.part import OWN, PARTS, part, part_in
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from landfall.record import find_game, read
from landfall.scenario import parse_scenarios
from landfall.testing import check_game
from own_card_cases import (
    check_digest_is_part_of_the_actions,
    check_forgotten,
    check_pickled_with_cards,
    check_record_brings_cards_along,
    check_wrong_record_is_told,
)
from random_play import walk
from scenario_cases import check

pytestmark = pytest.mark.words

LINE = 32
"""Letters that have room under a card's name on a tablet."""

EXAMPLE = Path(__file__).parents[3] / "examples/own_cards.toml"
CARDS = landfall.read_own_cards(EXAMPLE)
TABLE: dict[str, Any] = {
    "dice": [1, 2, 4, 4],
    "seats": {
        "A": {"fuel": 3, "ships": 4, "cards": ["booster-pod"]},
        "B": {"fuel": 1, "cards": ["holographic-decoy"]},
    },
}


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    return AlienFrontiers(seats=2, cards=CARDS)


@pytest.fixture(scope="module")
def printed() -> AlienFrontiers:
    return AlienFrontiers(seats=2)


def told(game: AlienFrontiers, position: Any, action: str) -> str:
    code = game.code(action)
    step = whole_step(game, position, code, game.apply(position, code))
    return story.tell(game, [step], "AB")


# -- the engine -----------------------------------------------------------------------------------


def test_the_own_price_is_paid_and_asked_for(game: AlienFrontiers, printed: AlienFrontiers) -> None:
    use = game.code("use booster-pod 1")
    before = game.from_dict(TABLE)
    assert game.apply(before, use).fuel(0) == 1
    assert printed.apply(printed.from_dict(TABLE), use).fuel(0) == 2
    poor = {**TABLE, "seats": {"A": {"fuel": 1, "cards": ["booster-pod"]}, "B": {}}}
    assert game.refusal(game.from_dict(poor), use) == "tech.cost"
    assert "it costs 2 fuel; you have 1 fuel" in game.explain(game.from_dict(poor), use).fact


def test_an_own_price_of_a_card_that_sets_another_to_work_leaves_something_for_that() -> None:
    cards = {"oscillation-capacitor": {"price": 1}}
    game = AlienFrontiers("edition-x", 2, cards=cards, deck="wide")
    own = ["booster-pod", "oscillation-capacitor", "tele-operator"]
    position = {
        "dice": [3],
        "seats": {"A": {"cards": own}, "B": {}},
        "display": ["oscillation-capacitor", "alien-city", "data-crystal"],
    }
    for fuel, refusal in ((1, "tech.cost"), (2, "oscillation-capacitor.nothing"), (3, "")):
        position["seats"]["A"]["fuel"] = fuel  # one of it for the Booster Pod
        state = game.apply(game.from_dict(position), game.code("use booster-pod 3"))
        assert game.refusal(state, game.code("use oscillation-capacitor booster-pod")) == refusal
    position["seats"]["A"]["fuel"] = 9
    state = game.from_dict(position)
    for action in (
        "use booster-pod 3",
        "use oscillation-capacitor booster-pod",
        "use booster-pod 4",
        "use tele-operator oscillation-capacitor",
    ):
        state = game.apply(state, game.code(action))
    # Its twin doubles no Oscillation Capacitor, though this one has a price and was paid for.
    assert game.text(game.legal(state)[0]) == "use oscillation-capacitor booster-pod"
    assert len(game.legal(state)) == 1


def test_every_ship_on_a_pocket_universe_pays_its_own_price() -> None:
    for price, total in ((2, 4), (0, 0)):
        game = AlienFrontiers(
            "edition-x", 2, cards={"pocket-universe": {"price": price}}, deck="wide"
        )
        seats = {"A": {"fuel": 5, "cards": ["pocket-universe"]}, "B": {}}
        state = game.from_dict({"dice": [2, 5], "seats": seats})
        for action in ("use pocket-universe 2", "load 5"):
            state = game.apply(state, game.code(action))
        assert state.fuel(0) == 5 - total
    game = AlienFrontiers("edition-x", 2, cards={"pocket-universe": {"price": 2}}, deck="wide")
    state = game.from_dict(
        {"dice": [2, 5], "seats": {"A": {"fuel": 3, "cards": ["pocket-universe"]}, "B": {}}}
    )
    state = game.apply(state, game.code("use pocket-universe 2"))
    assert not any(game.text(code).startswith("load") for code in game.legal(state))


def test_what_is_put_away_does_not_pay_for_a_vault_with_an_own_price() -> None:
    game = AlienFrontiers("edition-x", 2, cards={"null-time-vault": {"price": 1}}, deck="wide")
    state = game.from_dict({"seats": {"A": {"fuel": 2, "cards": ["null-time-vault"]}, "B": {}}})
    assert game.refusal(state, game.code("use null-time-vault fuel fuel")) == "tech.cost"
    assert game.explain(state, "use null-time-vault fuel fuel").fact == (
        "it costs 3 fuel; you have 2 fuel"
    )
    after = game.apply(state, game.code("use null-time-vault fuel"))
    assert after.fuel(0) == 0


def test_the_own_copies_are_in_the_deck(game: AlienFrontiers, printed: AlienFrontiers) -> None:
    deck = dict(zip(game.ruleset.box.card_names, game.ruleset.deck, strict=True))
    assert (deck["booster-pod"], deck["holographic-decoy"], deck["stasis-beam"]) == (3, 1, 2)
    assert sum(game.ruleset.deck) == sum(printed.ruleset.deck)


def test_the_own_ports_are_open() -> None:
    for seats, ports in ((2, 2), (3, 3), (4, 4)):
        game = AlienFrontiers(seats=seats, cards=CARDS)
        assert game.start().free_ports(game.ruleset.box.facility("lunar-mine")) == ports


def test_a_variant_changes_the_own_numbers_again(game: AlienFrontiers) -> None:
    both = AlienFrontiers(seats=2, cards=CARDS, variant={"deck": {"booster-pod": 5}})
    assert both.ruleset.deck[both.ruleset.box.card("booster-pod")] == 5
    assert changed(both) == [("copies of Thrust Pack", "3", "5")]
    assert changed(game) == []


def test_a_card_of_another_edition_comes_with_its_copies() -> None:
    cards = {"mind-control-helmet": {"copies": 1, "title": "Tin Hat"}}
    game = AlienFrontiers("first-printing", 2, cards=cards)
    assert "mind-control-helmet" in game.ruleset.box.card_names
    named = AlienFrontiers("first-printing", 2, cards={"mind-control-helmet": {"title": "Tin Hat"}})
    assert "mind-control-helmet" not in named.ruleset.box.card_names
    assert named.explain(named.start(), "use mind-control-helmet shipyard").fact == (
        "this edition has no Tin Hat"
    )


def test_a_deck_too_small_for_the_table_is_refused() -> None:
    cards = {name: {"copies": 0} for name in EDITIONS["later-printing"].deck}
    with pytest.raises(PositionError, match="need 7 cards"):
        AlienFrontiers(seats=4, cards=cards)


# -- what modules have that others have not ---------------------------------------------------------

MODULES: Mapping[str, Any] = {
    "iron-asteroid": {"copies": 6, "needs": ["nav", "nav"], "in-tow": False},
    "ice-comet": {"copies": 0},
    "outer-belt-1": {"navigation": [1, 6]},
    "curator": {
        "in-game": "have {number} books",
        "in-game-numbers": [2, 1],
        "endgame": "be well read",
        "endgame-numbers": [9],
    },
}


def with_modules(cards: Mapping[str, Any], seats: int = 2) -> tuple[AlienFrontiers, State]:
    """A table of Edition X at which A has two tech cards, a Curator and three ships."""
    game = AlienFrontiers("edition-x", seats=seats, agendas=True, outer_belt=True, cards=cards)
    hand = {"cards": ["booster-pod", "stasis-beam"], "agendas": ["curator"]}
    position = {"dice": [1, 3, 6], "seats": {"A": hand}, "belt": {"spaces": ["iron-asteroid"]}}
    return game, game.from_dict(position)


def test_asteroid_cards_have_the_own_copies_needs_and_values() -> None:
    game, position = with_modules(MODULES)
    unseen = game.to_dict(position)["belt"]["unseen"]
    assert (unseen.count("iron-asteroid"), unseen.count("ice-comet")) == (5, 0)
    assert not game.explain(position, "claim outer-belt-1 1 3").legal
    claimed = game.apply(position, game.code("claim outer-belt-1 1 6"))
    assert game.to_dict(claimed)["seats"]["A"]["in-tow"] == []
    printed, as_it_comes = with_modules({})
    assert printed.explain(as_it_comes, "claim outer-belt-1 1 3").legal


def test_an_agenda_asks_what_its_owner_says() -> None:
    game, position = with_modules(MODULES)
    assert game.explain(position, "reveal curator").legal
    assert "in the game, have 2 books; at the end, be well read" in game.draw(position)
    printed, as_it_comes = with_modules({})
    assert not printed.explain(as_it_comes, "reveal curator").legal


@pytest.mark.parametrize(
    ("key", "entry", "said", "wrong"),
    [
        ("iron-asteroid", "needs", ["nav", "7"], "'7' is none of nav, nav=, any, 1"),
        ("iron-asteroid", "needs", ["nav="], "nav= is for two ships"),
        ("iron-asteroid", "needs", ["any"] * 4, "give the one to 3 ships"),
        ("iron-asteroid", "in-tow", 1, "1 is neither true nor false"),
        ("outer-belt-2", "navigation", [4, 3], "the lowest first"),
        ("outer-belt-2", "navigation", [0], "0 is not a whole number from 1 to 6"),
        ("curator", "in-game-numbers", [], "give numbers for two seats"),
        ("curator", "endgame-numbers", [13], "13 is not a whole number from 1 to 12"),
        ("curator", "endgame", "have {many} books", "nothing fills {many} here"),
        ("privateer", "in-game-numbers", [2], "this is not for own cards"),
    ],
)
def test_what_is_wrong_with_numbers_of_modules(
    key: str, entry: str, said: object, wrong: str
) -> None:
    with pytest.raises(PositionError, match=re.escape(wrong)):
        with_modules({key: {entry: said}})


def test_too_few_asteroid_cards_are_refused() -> None:
    game, _ = with_modules({})
    none = {name: {"copies": 0} for name in game.ruleset.box.asteroid_names}
    with pytest.raises(PositionError, match="needs 6 asteroid cards"):
        with_modules(none)


def test_what_is_replaced_of_modules_is_told_as_it_was_and_is() -> None:
    game, _ = with_modules(MODULES)
    told = {(one.part, one.what): (one.was, one.now) for one in replaced(game)}
    assert told["Iron Asteroid", "copies in the asteroid deck"] == ("4", "6")
    assert told["Iron Asteroid", "ships that claim it"] == ("nav + any", "nav + nav")
    assert told["Iron Asteroid", "waits in tow"] == ("yes", "no")
    assert told["Outer Belt, space 1", "Navigation values"] == ("3, 4", "1, 6")
    assert told["Curator", "number in the game"][1] == "2, 1"
    assert ("Iron Asteroid", "texts") not in told
    tech = replaced(AlienFrontiers(seats=2, cards={"stasis-beam": {"copies": 3}}))
    assert [(one.what, one.was, one.now) for one in tech] == [("copies in the deck", "2", "3")]


@pytest.mark.slow
def test_it_is_a_game_like_any_other(game: AlienFrontiers) -> None:
    check_game(game, games=1)


# -- words ----------------------------------------------------------------------------------------


def test_the_story_is_told_in_own_words(game: AlienFrontiers, printed: AlienFrontiers) -> None:
    assert "kicks a 1 up to a 2 with the Thrust Pack for 2 fuel" in told(
        game, game.from_dict(TABLE), "use booster-pod 1"
    )
    assert "turns a 1 to a 2 with the Booster Pod for 1 fuel" in told(
        printed, printed.from_dict(TABLE), "use booster-pod 1"
    )
    assert "docks a 4 at the Moon Quarry" in told(game, game.from_dict(TABLE), "dock lunar-mine 4")


def test_notation_stays(game: AlienFrontiers, printed: AlienFrontiers) -> None:
    assert [game.text(code) for code in range(game.size)] == [
        printed.text(code) for code in range(printed.size)
    ]
    called = AlienFrontiers(seats=2, cards={"booster-pod": {"title": "Ladder"}})
    here = printed.to_dict(printed.from_dict(TABLE))
    assert called.to_dict(called.from_dict(here)) == here
    assert called.hash(called.from_dict(here)) == printed.hash(printed.from_dict(here))


def test_the_plain_table_has_the_own_names_and_powers(game: AlienFrontiers) -> None:
    shown = json.dumps(
        [
            table.position(game, game.from_dict(TABLE), 0),
            table.prompt(game, game.from_dict(TABLE), 0),
        ]
    )
    for words in ("Thrust Pack", "Cardboard Fleet", "Moon Quarry", "Quarry: first ship, any"):
        assert words in shown
    for words in ("Booster Pod", "Holographic Decoy", "Lunar Mine"):
        assert words not in shown
    groups = table.position(game, game.from_dict(TABLE), 0)
    held = [row["card"] for row in groups[0]["rows"] if "card" in row]
    [card] = [card for card in held if card["name"] == "Thrust Pack"]
    assert [text(words) for _, words in card["text"]] == [
        "2 fuel: an unplaced ship shows one more.",
        "A field generator leaves the planet.",
    ]
    assert table.title(game, game.code("dock lunar-mine 4")) == "Dock 4 at the Moon Quarry"


def test_a_refusal_has_the_own_fact(game: AlienFrontiers) -> None:
    raid = game.from_dict({**TABLE, "pending": [{"asks": "raid"}]})
    assert game.explain(raid, "take fuel B").fact == "B has put up a Cardboard Fleet"


def test_the_rulebook_of_the_game_has_the_own_texts(game: AlienFrontiers) -> None:
    book, ours = catalog.rulebook_of(game), catalog.rulebook(game.name)
    assert catalog.rulebook_of(game) is book
    rule = book.get("booster-pod.use")
    assert (rule.group, rule.title, rule.own) == ("Thrust Pack", "A kick upwards", True)
    assert rule.text == (
        "Pay two fuel: an unplaced ship of yours that shows 1 to 5 shows one more."
    )
    assert rule.rulings == ours.get("booster-pod.use").rulings
    assert not book.get("booster-pod.discard").own
    assert [rule.id for rule in ours.rules if not rule.own] == [rule.id for rule in ours.rules]
    assert {rule.id for rule in book.rules} == {rule.id for rule in ours.rules}
    assert "**A kick upwards** · `booster-pod.use` · own words" in page(book)
    assert landfall.rulebook(game).get("lunar-mine.gain").text.endswith("digs up one ore.")
    assert landfall.rulebook(AlienFrontiers(seats=2)) is ours


def test_what_an_edition_does_otherwise_is_words_too() -> None:
    bay = "plasma-cannon.bay"
    texts = {"text": "Not there.", "differs": {"first-printing": ""}}
    game = AlienFrontiers(cards={"plasma-cannon": {"rule": {bay: texts}}})
    assert catalog.rulebook_of(game).get(bay).said_in("first-printing") == "Not there."
    assert catalog.rulebook().get(bay).said_in("first-printing") != "Not there."


def test_a_replaced_part_bears_the_mark_of_its_owner(game: AlienFrontiers) -> None:
    box = game.ruleset.box
    assert {key for key in PARTS if part_in(box, key).mark == OWN} == set(CARDS)
    assert all(part(rule).mark == OWN for rule in game.ruleset.rules if part(rule).key in CARDS)
    here = game.from_dict(TABLE)
    ours = AlienFrontiers(seats=2)
    for action in ("dock lunar-mine 4", "use booster-pod 1"):
        rests_on = ours.explain(ours.from_dict(TABLE), action).rules
        assert game.explain(here, action).rules == rests_on


# -- who hears nothing of the printed names -------------------------------------------------------

EVERY = parts_of(every_module())
PRINTED = {key: ours.title for key, (_, ours) in EVERY.items()}
RENAMED = {title: f"Q{number}" for number, title in enumerate(PRINTED.values())}


def renamed(said: Any) -> Any:
    """Texts with every printed name replaced."""
    if isinstance(said, tuple):
        return [renamed(one) for one in said]
    for title, name in RENAMED.items():
        said = said.replace(title, name)
    return said


def all_renamed() -> dict[str, Any]:
    """Own cards that leave no printed name: each part, and each text that names one."""
    cards: dict[str, Any] = {}
    for key, (kind, ours) in EVERY.items():
        may = CardCheck(kind, ours).entries()
        own: dict[str, Any] = {"title": RENAMED[ours.title]}
        if "short" in may:
            own["short"] = renamed(ours.short)
        for words in (words for words in WORD_TABLES if words in may):
            own[words] = {name: renamed(said) for name, said in getattr(ours, words).items()}
        for rules in (rules for rules in ("rule", "ruling") if rules in may):
            own[rules] = {
                row["id"]: {
                    name: renamed(row[name])
                    for name in ("title", "text", "question", "ruling", "reason")
                    if name in row
                }
                for row in ours.entries[rules]
            }
        cards[key] = own
    return cards


MARK = re.compile(r', "mark": "\w+"')
"""Whose words something is in, as a table has it."""


def everything_said(game: AlienFrontiers, *seed: int | str) -> Iterator[str]:
    for number, (position, code) in enumerate(walk(game, *seed)):
        if code >= 0:
            step = whole_step(game, position, code, game.apply(position, code))
            yield story.tell(game, [step], "ABCDEF"[: game.seats])
            yield str(game.explain(position, code))
            yield table.title(game, code)
        if number % 9 == 0:
            yield game.draw(position)
            yield json.dumps(table.position(game, position, 0))
            for other in range(number % 61, game.size, 61):
                yield str(game.explain(position, other))
            if game.actor(position) not in (CHANCE, OVER):
                yield json.dumps(table.prompt(game, position, game.actor(position)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "seats"), [*((name, 3) for name in EDITIONS), ("edition-x", 6)]
)
def test_whoever_renames_everything_hears_no_printed_name(edition: str, seats: int) -> None:
    game = AlienFrontiers(edition, seats=seats, cards=all_renamed())
    for said in everything_said(game, "renamed", edition):
        assert not [title for title in PRINTED.values() if title in said], said
    for line in ("dock maintenance-bay 3", "use alien-city", "dock shipyard 1 2", "trade 9"):
        said = str(game.explain(game.start(), line))
        assert not [title for title in PRINTED.values() if title in said], said


def test_texts_that_are_said_again_word_for_word_change_nothing_that_is_told() -> None:
    """Whatever our files say can be said in own cards: what is replaced by itself stays itself."""
    same: dict[str, Any] = {}
    for key, (kind, ours) in EVERY.items():
        may = CardCheck(kind, ours).entries()
        plain = (*AS_THEY_STAND, *LISTS)
        same[key] = {
            name: getattr(ours, name.replace("-", "_"))
            for name in plain
            if name in may and (name != "copies" or ours.needs)
        }
        same[key] |= {
            words: {name: list(said) for name, said in getattr(ours, words).items()}
            for words in WORD_TABLES
            if words in may
        }
    own, printed = AlienFrontiers(seats=2, cards=same), AlienFrontiers(seats=2)
    for said, expected in zip(
        everything_said(own, "same"), everything_said(printed, "same"), strict=True
    ):
        assert MARK.sub("", said) == MARK.sub("", expected)  # but whose words they are


# -- side by side, stored, and gone ---------------------------------------------------------------


def test_games_with_different_cards_live_side_by_side(
    game: AlienFrontiers, printed: AlienFrontiers
) -> None:
    other = AlienFrontiers(seats=2, cards={"booster-pod": {"title": "Ladder"}})
    spoken = {
        game: "Thrust Pack",
        other: "Ladder",
        printed: "Booster Pod",
    }
    for each, name in spoken.items():
        assert name in each.draw(each.from_dict(TABLE))
        with pytest.raises(PositionError, match="other parts"):
            each.draw((printed if each is game else game).start())
    assert PARTS["booster-pod"].title == "Booster Pod"


def test_the_digest_is_part_of_the_id_of_the_actions(
    game: AlienFrontiers, printed: AlienFrontiers
) -> None:
    dearer = AlienFrontiers(seats=2, cards={"booster-pod": {"price": 3}})
    check_digest_is_part_of_the_actions(game, printed, dearer)


@pytest.mark.parametrize("cards", [None, {}, {"booster-pod": {}}, {"booster-pod": {"story": {}}}])
def test_cards_that_say_nothing_are_none(cards: Any, printed: AlienFrontiers) -> None:
    game = AlienFrontiers(seats=2, cards=cards)
    assert (game.own_cards, game.options, game.actions) == ("", printed.options, printed.actions)
    assert game.ruleset.box is printed.ruleset.box


def test_the_same_said_in_other_words_of_toml_is_the_same() -> None:
    one = {"orbital-market": {"titles": {"trade": ["Swap  with\nthe {ship}s"]}}}
    same = {"orbital-market": {"titles": {"trade": "Swap with the {ship}s"}}}
    assert AlienFrontiers(cards=one).own_cards == AlienFrontiers(cards=same).own_cards


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_brings_its_cards_along(form: str, game: AlienFrontiers, tmp_path: Path) -> None:
    check_record_brings_cards_along(game, form, tmp_path)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_with_wrong_cards_is_told_at_its_line(form: str, game: AlienFrontiers) -> None:
    complaint = "cards.booster-pod.price: 20 is not"
    check_wrong_record_is_told(game, form, '"price": 2', '"price": 20', complaint)


def test_games_and_positions_are_pickled_with_their_cards(game: AlienFrontiers) -> None:
    check_pickled_with_cards(game, game.from_dict(TABLE))


def test_another_process_understands_a_position_by_itself(game: AlienFrontiers) -> None:
    script = (
        "import pickle, sys\n"
        "position = pickle.load(sys.stdin.buffer)\n"
        "from landfall.games.alien_frontiers.words import title\n"
        "print(title(position.box, 'booster-pod'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=pickle.dumps(game.from_dict(TABLE)),
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().strip() == "Thrust Pack"


def test_words_are_forgotten_with_the_last_game_that_has_them() -> None:
    game = AlienFrontiers(seats=2, cards={"booster-pod": {"title": "Passing Fancy"}})
    assert "Passing Fancy" in game.draw(game.from_dict(TABLE))
    last = [game]
    del game
    check_forgotten(last)


def test_a_scenario_may_have_own_cards() -> None:
    scenario = """
name: A dear card
cards:
  booster-pod: {title: Thrust Pack, price: 2}
position:
  dice: [1, 4]
  seats: {A: {fuel: 3, cards: [booster-pod]}, B: {}}
steps:
  - use booster-pod 1
  - expect:
      A: {fuel: 1}
"""
    [found] = parse_scenarios(scenario)
    check(found)
    with pytest.raises(FileError, match=r"^x:3: .*did you mean booster-pod"):
        parse_scenarios(scenario.replace("booster-pod: {t", "boster-pod: {t"), "x")


def test_results_are_never_mixed_with_those_of_other_cards(tmp_path: Path) -> None:
    path, games = tmp_path / "results", tmp_path / "games"
    own = planned(games=2, options={"cards": CARDS}, records=True)
    played(own, path, records=games)
    records = [read(file, catalog.game) for file in games.iterdir()]
    assert {catalog.own_cards(find_game(record, catalog.game)) for record in records} == {
        AlienFrontiers(cards=CARDS).own_cards
    }
    others: list[dict[str, Any]] = [{}, {"cards": {"booster-pod": {"price": 2}}}]
    for other in others:
        with pytest.raises(LandfallError, match="options"):
            played(planned(games=2, options=other, records=True), path)


# -- the game as it comes -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_own_cards_a_game_is_as_it_comes(edition: str) -> None:
    game = AlienFrontiers(edition, 2)
    assert game.own_cards == ""
    assert "cards" not in game.options
    assert game.actions == blake2b("\n".join(game.table.texts).encode(), digest_size=4).hexdigest()
    assert all(part_in(game.ruleset.box, key) is PARTS[key] for key in PARTS)


def test_what_is_in_the_box_has_the_words_of_its_owner(printed: AlienFrontiers) -> None:
    cards = {"lem-badlands": {"short": "more sun"}, "booster-pod": {"title": "Ladder", "price": 2}}
    own = {thing["name"]: thing for thing in table.things(AlienFrontiers(seats=2, cards=cards))}
    ours = {thing["name"]: thing for thing in table.things(printed)}
    changed = [name for name in ours if own[name] != ours[name]]
    assert changed == ["lem-badlands", "booster-pod"]
    assert [own[name]["mark"] for name in changed] == ["own", "own"]
    assert own["lem-badlands"]["label"] == ["more sun"]
    assert own["booster-pod"]["title"] == "Ladder"
    assert own["booster-pod"]["powers"][0]["price"] == [{"unit": "fuel", "n": 2}]


def test_a_card_in_few_words_is_ours_only_while_its_powers_are() -> None:
    box = AlienFrontiers("edition-x", 2, deck="wide", agendas=True, outer_belt=True)
    few = {thing["name"]: thing.get("label", []) for thing in table.things(box)}
    cards = [thing["name"] for thing in table.things(box) if thing["kind"] == "card"]
    assert {card for card in cards if not 0 < len(text(few[card])) <= LINE} == set()
    own = {"stasis-beam": {"powers": {"use": "{price}: make a ship smaller"}}}
    told = {thing["name"]: thing for thing in table.things(AlienFrontiers(seats=2, cards=own))}
    assert "label" not in told["stasis-beam"]
    assert told["booster-pod"]["label"] == few["booster-pod"]
