"""The plain table over whole random games: prompts offer what is legal and say what it does."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from agenda_editions import with_agendas
from belt_edition import with_belt
from landfall.core.game import CHANCE, OVER
from landfall.core.plain import Amount, PlainTable, Prompt, Words
from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.change import Gained, amounts, of_kind
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.decisions import KINDS
from landfall.games.alien_frontiers.game import DEFAULT_EDITION, EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from made_up.with_factions import factions_known
from random_play import walk
from wide_cards import WIDE

pytestmark = pytest.mark.words

WIDE_DECK = "wide deck"
TABLES = [
    *zip(EDITIONS, (2, 3, 4), strict=True),
    *((DEFAULT_EDITION, 4), ("edition-x", 6), (WIDE_DECK, 3)),
]
EVERY_TABLE = pytest.mark.parametrize(
    ("edition", "seats"),
    [TABLES[0], *(pytest.param(*at, marks=pytest.mark.slow) for at in TABLES[1:])],
)
COUNTED = {"fuel": "fuel", "ore": "ore", "vp": "points", "ship": "ships", "card": "cards"}
"""Units that a seat has more or less of, and how the list of changes calls them."""


@cache
def positions(edition: str, seats: int) -> tuple[AlienFrontiers, list[State]]:
    wide = edition == WIDE_DECK
    game = AlienFrontiers("edition-x" if wide else edition, seats, variant=WIDE if wide else None)
    return game, [position for position, _ in walk(game, "plain", edition, seats)]


@cache
def prompts(edition: str, seats: int) -> list[tuple[AlienFrontiers, State, Prompt]]:
    """What is asked at every decision of a game."""
    game, every = positions(edition, seats)
    asked = [position for position in every if game.actor(position) >= 0]
    return [
        (game, position, table.prompt(game, position, game.actor(position))) for position in asked
    ]


def test_the_package_is_a_plain_table() -> None:
    shown: PlainTable = table
    assert shown.accent == "sun"


@EVERY_TABLE
def test_the_options_are_what_is_legal_each_once(edition: str, seats: int) -> None:
    for game, position, prompt in prompts(edition, seats):
        offered = [game.code(option["action"]) for option in prompt["options"]]
        assert sorted(offered) == sorted(game.legal(position))
        numbers = [option["id"] for option in prompt["options"]]
        assert numbers == [*range(1, len(numbers) + 1)]
        lines = [line["id"] for line in prompt["not"]]
        assert len({*numbers, *lines}) == len(numbers) + len(lines)


@EVERY_TABLE
def test_a_prompt_is_the_same_when_it_is_made_again(edition: str, seats: int) -> None:
    for game, position, prompt in prompts(edition, seats)[::20]:
        again = table.prompt(game, game.from_dict(game.to_dict(position)), game.actor(position))
        assert again == prompt


@EVERY_TABLE
def test_options_stand_together_under_headings_in_their_order(edition: str, seats: int) -> None:
    for _, _, prompt in prompts(edition, seats):
        headings = [group["id"] for group in prompt["groups"]]
        assert [
            key for key, _ in groupby(option["group"] for option in prompt["options"])
        ] == headings


@EVERY_TABLE
def test_cost_and_gain_are_what_applying_changes(edition: str, seats: int) -> None:
    for game, position, prompt in prompts(edition, seats):
        seat = game.actor(position)
        for option in prompt["options"]:
            after = game.apply(position, game.code(option["action"]))
            listed = changes(game.ruleset, position, after)
            more = amounts(listed, seat)
            for unit, name in COUNTED.items():
                told = total(option["gain"], unit) - total(option["cost"], unit)
                assert told == more.get(name, 0), option
            got = {
                (SEAT_LETTERS[fee.seat], fee.what, fee.number) for fee in of_kind(listed, Gained)
            }
            assert {fee(amount) for amount in option["cost"] if "to" in amount} <= got


def total(counted: Iterable[Amount], unit: str) -> int:
    """How much of a unit these are, by their numbers alone."""
    return sum(a["n"] for a in counted if a.get("unit") == unit and "words" not in a)


def fee(amount: Amount) -> tuple[str, str, int]:
    return amount["to"], amount["unit"], amount["n"]


@EVERY_TABLE
def test_what_brings_chance_at_once_is_final_and_nothing_else(edition: str, seats: int) -> None:
    for game, position, prompt in prompts(edition, seats):
        for option in prompt["options"]:
            after = game.apply(position, game.code(option["action"]))
            assert ("final" in option) == (game.actor(after) == CHANCE)


@EVERY_TABLE
def test_whatever_is_pointed_at_is_there(edition: str, seats: int) -> None:
    for game, position, prompt in prompts(edition, seats):
        groups = table.position(game, position, game.actor(position))
        ids = Counter(row["id"] for group in groups for row in group["rows"])
        assert max(ids.values()) == 1
        pieces = Counter(piece["is"] for piece in prompt["pieces"])
        for option in prompt["options"]:
            assert set(option["target"]) <= set(ids), option
            assert not Counter(option["uses"]) - pieces, option
        for line in prompt["not"]:
            assert set(line["uses"]) <= set(pieces), line


@EVERY_TABLE
def test_what_is_not_possible_is_refused_and_says_what_is_missing(edition: str, seats: int) -> None:
    for game, position, prompt in prompts(edition, seats):
        for line in prompt["not"]:
            assert not game.explain(position, line["action"]).legal
            assert 0 < len(line["reason"].split()) <= 6, line
            assert not line["reason"].endswith(".")
        titles = [text(line["title"]) for line in prompt["not"]]
        assert len(set(titles)) == len(titles)


@EVERY_TABLE
def test_the_turn_can_end_exactly_when_it_says_so(edition: str, seats: int) -> None:
    for game, position, prompt in prompts(edition, seats):
        end = prompt["end"]
        if prompt["id"] != "main":
            assert end is None
            continue
        assert end
        last = "done" if docks_only(position) else "end"
        assert ("reason" in end) == bool(game.refusal(position, game.code(last)))
        assert end.get("action", last) == last
        assert ("action" in end) != ("reason" in end)


@EVERY_TABLE
def test_questions_are_short(edition: str, seats: int) -> None:
    for _, _, prompt in prompts(edition, seats):
        assert 0 < len(prompt["question"]) < 45
        assert prompt["question"].endswith("?")


def asked_after(
    seats: dict[str, Any], *actions: str, edition: str = "edition-x", **position_too: Any
) -> str:
    """What A is asked after some actions with cards of the wide deck."""
    game = AlienFrontiers(edition, seats=2, variant=WIDE)
    position = game.from_dict({"dice": [1], "seats": seats, **position_too})
    for action in actions:
        position = game.apply(position, game.code(action))
    return table.prompt(game, position, 0)["id"]


@pytest.mark.slow
def test_every_decision_of_a_seat_has_been_met() -> None:
    met = {prompt["id"] for at in TABLES for _, _, prompt in prompts(*at)}
    twice = {"A": {"fuel": 2, "cards": ["oscillation-capacitor", "booster-pod"]}}
    met.add(asked_after(twice, "use booster-pod 1", "use oscillation-capacitor booster-pod"))
    both = {"A": {"cards": ["retrieval-webbing"]}, "B": {"fuel": 1, "ore": 1}}
    met.add(asked_after(both, "discard retrieval-webbing"))
    seeking = {"A": {"cards": ["resonating-beacon"]}}
    met.add(asked_after(seeking, "discard resonating-beacon", display=["alien-city"]))
    driven = {"A": {"cards": ["seismic-detonator"]}, "B": {"colonies": {"lem-badlands": 1}}}
    met.add(asked_after(driven, "discard seismic-detonator lem-badlands"))
    lost = {"A": {"cards": ["oscillation-capacitor"]}, "B": {"cards": ["field-amplifier"]}}
    across = {"positron-field": {"across": "heinlein-plains", "set-by": "B"}}
    lies = {"fields": {"positron-field": "lem-badlands"}, "straddles": across}
    met.add(asked_after(lost, "discard oscillation-capacitor field-amplifier B", **lies))
    near = {"A": {"fuel": 2, "cards": ["infiltration-ai"]}, "B": {"docked": {"lunar-mine": [4]}}}
    met.add(asked_after(near, "end", turn="B", dice=[]))
    with factions_known():
        boards = ["corex-conglomerated", "terran-exchange", "xeno-explorations-inc"]
        offered = {
            "turns": 0,
            "pending": [{"asks": "draft", "seat": "A"}],
            "boards-offered": boards,
        }
        last = {"turn": "B", "first": "B", "dice": []}
        met.add(asked_after({}, edition="with-factions", **offered, **last))
        steps = {"A": {"faction": "xeno-explorations-inc"}}
        dock = "dock xeno-explorations-inc 1"
        met.add(asked_after(steps, dock, edition="with-factions"))
    with with_belt():
        relics = {"A": {"asteroids": ["relic-cache"]}}
        met.add(asked_after(relics, "play relic-cache", edition="with-belt"))
    tuned = {"A": {"cards": ["tele-operator"]}}
    met.add(asked_after(tuned, "discard tele-operator", display=["alien-city"]))
    docked = {"lunar-mine": [5], "solar-converter": [2, 3]}
    taken_up = {"A": {"cards": ["chrono-spike"], "docked": docked}}
    met.add(asked_after(taken_up, "discard chrono-spike lunar-mine 5", dice=[]))
    cloaked = {
        "A": {"fuel": 2, "cards": ["chameleon-cloak"]},
        "B": {"docked": {"lunar-mine": [2, 3]}},
    }
    met.add(asked_after(cloaked, "use chameleon-cloak lunar-mine B 2", dice=[2, 3]))
    with with_agendas():
        market = "dock orbital-market 3 3"
        met.add(asked_after({}, market, edition="with-agendas", dice=[3, 3]))
        four = {"A": {"agendas": ["land-grab", "fuel-baron", "curator", "grand-tour"]}}
        over = [{"asks": "shed"}]
        met.add(asked_after(four, edition="with-agendas", pending=over))
        oracle = {"A": {"fuel": 2, "cards": ["oracle-engine"]}}
        met.add(asked_after(oracle, "end", edition="with-agendas", turn="B", dice=[]))
    assert met == {kind.name for kind in KINDS if not kind.by_chance} - {"over"}


# -- words --------------------------------------------------------------------------------------------


def words_in(thing: Any) -> Iterator[Words]:
    """Every list of spans in a message."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key in ("title", "detail", "words", "final", "about", "value", "note", "tie"):
                if isinstance(value, list):
                    yield value
            if key == "text":
                yield from (words for _, words in value)
            yield from words_in(value)
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from words_in(item)


def units_in(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        if "unit" in thing:
            yield thing["unit"]
        for value in thing.values():
            yield from units_in(value)
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from units_in(item)


def messages(edition: str, seats: int) -> Iterator[tuple[AlienFrontiers, Any]]:
    """All that the table shows in a game."""
    game, every = positions(edition, seats)
    for viewer in (None, 0):
        for position in every[:: 7 + seats]:
            yield (
                game,
                [
                    table.status(game, position, viewer),
                    table.seats(game, position, viewer),
                    table.position(game, position, viewer),
                ],
            )
    yield game, table.result(game, every[-1])
    for _, _, prompt in prompts(edition, seats):
        yield game, prompt


@EVERY_TABLE
def test_all_of_it_is_json_with_units_that_are_known(edition: str, seats: int) -> None:
    for game, message in messages(edition, seats):
        sent = json.dumps(message)
        assert json.dumps(json.loads(sent)) == sent
        assert {*units_in(message)} <= {*table.units(game)}


@EVERY_TABLE
def test_words_are_words(edition: str, seats: int) -> None:
    """No place is left open, nothing is in notation, and no span is empty."""
    for game, message in messages(edition, seats):
        box = game.ruleset.box
        keys = (*box.facility_names, *box.territory_names, *box.card_names, *box.field_names)
        notation = re.compile(rf"[{{}}\[\]]|\b({'|'.join(key for key in keys if '-' in key)})\b")
        for words in words_in(message):
            assert words
            for span in words:
                assert span
                said = span if isinstance(span, str) else span.get("strong", "")
                assert not notation.search(said), words
                assert "  " not in said
            assert text(words) == text(words).strip(), words


@EVERY_TABLE
def test_sentences_begin_and_end_as_sentences_do(edition: str, seats: int) -> None:
    for _, _, prompt in prompts(edition, seats):
        for option in prompt["options"]:
            for words in (option.get("detail"), option.get("final")):
                if words:
                    assert re.fullmatch(r"[A-Z0-9].*\.", text(words)), words
                    assert ".." not in text(words)


# -- titles -------------------------------------------------------------------------------------------


@EVERY_TABLE
def test_every_code_has_a_title_of_its_own(edition: str, seats: int) -> None:
    game, _ = positions(edition, seats)
    titles = Counter(table.title(game, code) for code in range(game.size))
    assert [title for title, often in titles.items() if often > 1] == []
    notation = set(game.ruleset.texts)
    assert all(title and title not in notation and "{" not in title for title in titles)


MODULES = {"deck": "wide", "factions": True, "outer_belt": True, "agendas": True}


@pytest.mark.parametrize("seats", [2, 6])
def test_every_code_of_every_module_has_a_title_of_its_own(seats: int) -> None:
    game = AlienFrontiers("edition-x", seats, **MODULES)
    titles = Counter(table.title(game, code) for code in range(game.size))
    assert [title for title, often in titles.items() if often > 1] == []
    notation = set(game.ruleset.texts)
    assert all(title and title not in notation and "{" not in title for title in titles)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
def test_with_every_module_options_under_one_heading_are_told_apart(seats: int) -> None:
    game = AlienFrontiers("edition-x", seats, **MODULES)
    for step, (position, _) in enumerate(walk(game, "told apart", seats)):
        if game.actor(position) >= 0 and step % 3 == 0:
            prompt = table.prompt(game, position, game.actor(position))
            told = Counter((one["group"], text(one["title"])) for one in prompt["options"])
            assert [title for title, often in told.items() if often > 1] == []


@EVERY_TABLE
def test_a_title_alone_says_what_it_says_under_its_heading(edition: str, seats: int) -> None:
    """Where no word depends on who reads it."""
    for game, _, prompt in prompts(edition, seats):
        for option in prompt["options"]:
            short = text(option["title"])
            whole = table.title(game, game.code(option["action"]))
            if option["like"] != "done" and "our" not in short and ":" not in short:
                assert short in whole


# -- seats and the end --------------------------------------------------------------------------------


@EVERY_TABLE
def test_the_result_adds_up(edition: str, seats: int) -> None:
    game, every = positions(edition, seats)
    assert table.result(game, every[0]) is None
    result, outcome = table.result(game, every[-1]), game.outcome(every[-1])
    assert result
    assert outcome
    assert game.actor(every[-1]) == OVER
    for row in result["rows"]:
        seat = SEAT_LETTERS.index(row["seat"])
        assert sum(row["parts"]) == row["total"] == outcome.scores[seat]
        assert len(row["parts"]) == len(result["columns"])
        assert row["rank"] == outcome.ranks[seat]
    assert [row["rank"] for row in result["rows"]] == sorted(outcome.ranks)


@EVERY_TABLE
def test_seats_are_shown_with_what_they_have(edition: str, seats: int) -> None:
    game, every = positions(edition, seats)
    for position in every[::25]:
        for seat, shown in enumerate(table.seats(game, position, None)):
            facts = {fact["unit"]: fact["n"] for fact in shown["facts"]}
            held = game.to_dict(position)["seats"][shown["letter"]]
            assert (facts["fuel"], facts["ore"]) == (held.get("fuel", 0), held.get("ore", 0))
            assert facts["card"] == len(held.get("cards", []))
            assert shown["score"] == game.score(position, seat)
