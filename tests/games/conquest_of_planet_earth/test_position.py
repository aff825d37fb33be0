"""Positions as plain values: nothing is lost in writing, little need be said, what is wrong is told."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import examples
from games.conquest_of_planet_earth.modes import MODES, played
from landfall.core.errors import PositionError
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import (
    FLARED,
    FOG_ENDS,
    MARKER,
    NUMBER,
    POINTS,
    POOL,
)
from landfall.games.conquest_of_planet_earth.fights import alien_total, human_total
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.position.read import KEYS
from landfall.games.conquest_of_planet_earth.position.seat_entries import SEAT_KEYS
from landfall.games.conquest_of_planet_earth.position.space_entries import SPACE_KEYS
from landfall.games.conquest_of_planet_earth.state import State

RIVALS = ConquestOfPlanetEarth(seats=2)
TOGETHER = ConquestOfPlanetEarth(seats=2, mode="cooperative")


def test_a_fog_of_which_nothing_else_is_said_was_played_in_this_round() -> None:
    laid = {"round": 3, "in-play": {"thick-fog": ["B"]}}
    assert RIVALS.from_dict(laid).at[FOG_ENDS] == 4
    assert RIVALS.from_dict(laid | {"fog-ends": 3}).at[FOG_ENDS] == 3
    assert RIVALS.from_dict({"round": 3}).at[FOG_ENDS] == 0


def space(game: ConquestOfPlanetEarth, name: str) -> int:
    return game.ruleset.box.board.spaces.index(name)


def legal(game: ConquestOfPlanetEarth, position: State) -> list[str]:
    return [game.text(code) for code in game.legal(position)]


# -- nothing is lost -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_positions_of_a_game_read_back_equal(mode: str) -> None:
    for game, position in played(mode, 120):
        text = json.dumps(game.to_dict(position))
        assert game.from_dict(json.loads(text)) == position, text


@pytest.mark.parametrize("mode", MODES)
def test_what_somebody_sees_reads_back_equal(mode: str) -> None:
    for step, (game, position) in enumerate(played(mode, 180, seed=1)):
        if step % 3 == 0:
            viewer = step // 3 % (game.seats + 1)
            seen = game.observe(position, viewer if viewer < game.seats else None)
            text = json.dumps(game.to_dict(seen))
            assert game.from_dict(json.loads(text)) == seen, text


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_positions_of_long_games_read_back_equal(mode: str) -> None:
    for step, (game, position) in enumerate(played(mode, 4000, seed=2)):
        if step % 7 == 0:
            assert game.from_dict(game.to_dict(position)) == position


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_written_that_is_empty(mode: str) -> None:
    def empties(value: Any, path: str) -> list[str]:
        if isinstance(value, dict):
            return [line for key, one in value.items() for line in empties(one, f"{path}.{key}")]
        if isinstance(value, list):
            return [] if value else [path]
        return [path] if value in (0, False, None, "") else []

    unusual = (".aliens.", ".commands", ".die")  # said where they are not as usual; the first die
    for game, position in played(mode, 120):
        found = empties(game.to_dict(position), "")
        assert [path for path in found if not any(word in path for word in unusual)] == []


@pytest.mark.parametrize("mode", MODES)
def test_decks_follow_from_what_is_seen(mode: str) -> None:
    """Where no card can leave the game, no deck need be written card by card; races can."""
    for game, position in played(mode, 120):
        decks = game.to_dict(position).get("decks", {})
        listed = [name for name, deck in decks.items() if "cards" in deck or "size" in deck]
        assert set(listed) <= {"races"}, decks


def test_a_hidden_card_is_a_question_mark_and_nothing_else() -> None:
    for game, position in played("two rivals", 150):
        hands = game.to_dict(position)["seats"]
        seen = game.to_dict(game.observe(position, 0))["seats"]
        assert seen["B"].get("hand") == (
            ["?"] * len(hands["B"]["hand"]) if "hand" in hands["B"] else None
        )
        assert seen["A"].get("hand") == hands["A"].get("hand")


# -- little need be said ---------------------------------------------------------------------------


def test_an_empty_mapping_is_the_first_turn_of_a() -> None:
    position = RIVALS.from_dict({})
    assert RIVALS.turn(position) == (1, 0)
    assert RIVALS.round(position) == 1
    assert legal(RIVALS, position) == ["end"]
    for seat in range(2):
        site = position.box.site(seat)
        assert position.saucers(site, seat) == 4
        assert position.race(seat) == seat  # the first that nobody has


def test_what_is_said_is_there_and_the_rest_is_as_usual() -> None:
    position = RIVALS.from_dict(
        {
            "turn": "A",
            "phase": "action",
            "seats": {"A": {"race": "trun", "points": 3, "pool": 1}, "B": {"tokens": 2}},
            "spaces": {"n-4": {"location": "town", "aliens": {"A": 2}}},
        }
    )
    assert position.of(POINTS, 0) == 3
    assert position.of(POOL, 0) == 1
    assert position.saucers(space(RIVALS, "n-4"), 0) == 2
    assert position.saucers(space(RIVALS, "n-c"), 0) == 1
    assert position.tokens(1) == 2
    towns = position.box.location_names.index("town")
    copies = position.box.loc_copies[towns]
    assert position.at[position.box.location_deck + towns] == copies - 1
    assert "move n-4 n-3" in legal(RIVALS, position)


def test_a_turn_of_which_only_the_command_number_is_said_begins() -> None:
    seats = {"B": {"race": "trun", "number": 5, "flared": 2, "activated": ["teleporter"]}}
    position = RIVALS.from_dict({"turn": "B", "first": "B", "seats": seats})
    assert position.of(POINTS, 1) == position.of(NUMBER, 1) - position.of(FLARED, 1) == 3
    assert "use teleporter" in legal(RIVALS, position)  # it is ready again
    assert RIVALS.turn(position) == (1, 1)


def test_the_battle_phase_goes_on_to_what_is_to_be_resolved() -> None:
    spaces = {"n-4": {"location": "city", "aliens": {"A": 3}}}
    position = RIVALS.from_dict({"phase": "battle", "spaces": spaces})
    assert legal(RIVALS, position)[0].startswith("meet ")
    spaces["n-3"] = {"aliens": {"A": 1}}
    position = RIVALS.from_dict({"phase": "battle", "spaces": spaces})
    assert legal(RIVALS, position) == ["resolve n-3", "resolve n-4"]


FIGHT: dict[str, Any] = {
    "phase": "battle",
    "seats": {"A": {"race": "trun"}},
    "spaces": {"n-4": {"location": "city", "aliens": {"A": 3}}},
    "battle": {"space": "n-4"},
    "fight": {"full": "us-army-infantry", "heroes": ["local-geologist"]},
}


def test_a_fight_is_laid_before_its_dice() -> None:
    position = RIVALS.from_dict(FIGHT)
    assert alien_total(position, 0) == 12
    assert human_total(position) == 3 + 1
    assert legal(RIVALS, position) == [f"roll {n}" for n in range(1, 7)]
    for die in (6, 2):
        position = RIVALS.apply(position, RIVALS.code(f"roll {die}"))
    assert RIVALS.to_dict(position)["battle"]["won"] == 1


def test_a_fight_round_is_laid_with_its_dice() -> None:
    hand = {"seats": {"A": {"race": "trun", "hand": ["death-ray"]}}}
    shows = {"fight-round": {"shows": {"own": 1, "enemy": [4, 3]}}}
    position = RIVALS.from_dict(FIGHT | hand | shows)
    assert RIVALS.to_dict(position)["under-way"][-1]["moment"] == "after-dice"
    assert position.at[position.box.stack] == RIVALS.ruleset.book.kind("round")


def test_a_fight_with_a_counter_and_one_between_aliens() -> None:
    game = ConquestOfPlanetEarth(seats=2, active_resistance=True)
    spaces = {"n-4": {"counters": ["tanks"], "aliens": {"A": 2, "B": 1}}}
    laid = {"phase": "battle", "spaces": spaces, "battle": {"space": "n-4"}}
    position = game.from_dict(laid | {"fight": {"counter": "tanks"}})
    assert game.to_dict(position)["fight"] == {"counter": "tanks", "round": 1}
    position = game.from_dict(laid | {"battle": {"space": "n-4", "rival": "B"}})
    assert game.to_dict(position)["battle"]["against"] == "aliens"


@pytest.mark.parametrize(
    ("game", "phase", "verb"),
    [
        (RIVALS, "command", "choose"),
        (RIVALS, "set-up", "be"),
        (RIVALS, "battle", "choose"),  # nothing to resolve: the round is over
        (TOGETHER, "command", "roll"),
        (TOGETHER, "resistance", "news"),
    ],
)
def test_every_phase_can_be_laid_by_its_name(
    game: ConquestOfPlanetEarth, phase: str, verb: str
) -> None:
    laid: dict[str, Any] = {"phase": phase}
    if phase == "battle":
        laid |= {"turn": "B", "seats": {letter: {"race": race} for letter, race in RACES.items()}}
    position = game.from_dict(laid)
    while game.actor(position) < 0 and verb == "choose":
        position = game.apply(position, game.legal(position)[0])
    assert legal(game, position)[0].split()[0] == verb


RACES = {"A": "trun", "B": "orzax"}


def test_cards_on_top_of_a_deck_come_next() -> None:
    top = ["local-geologist", {"card": "us-army-tanks", "known-to": ["B"]}]
    position = RIVALS.from_dict(
        {
            "phase": "battle",
            "spaces": {"n-4": {"location": "city", "aliens": {"A": 3}}},
            "decks": {"resistance": {"top": top}},
        }
    )
    assert legal(RIVALS, position) == ["meet local-geologist"]
    assert len(legal(RIVALS, RIVALS.observe(position, 1))) > 1
    position = RIVALS.apply(position, RIVALS.code("meet local-geologist"))
    assert legal(RIVALS, position) == ["meet us-army-tanks"]
    assert legal(RIVALS, RIVALS.observe(position, 1)) == ["meet us-army-tanks"]
    assert len(legal(RIVALS, RIVALS.observe(position, 0))) > 1


def test_allies_are_where_they_are_said_to_be() -> None:
    position = RIVALS.from_dict(
        {
            "seats": {
                "A": {
                    "stuff": ["bounty-hunter", "star-serpent", "living-slime"],
                    "pool": ["living-slime"],
                }
            },
            "spaces": {
                "n-4": {
                    "aliens": {"A": ["saucer", "bounty-hunter"]},
                    "stopped": {"A": ["bounty-hunter"]},
                }
            },
        }
    )
    names = position.box.ally_names
    where = {name: int(position.ally_space(n)) for n, name in enumerate(names)}
    assert where["bounty-hunter"] == space(RIVALS, "n-4")
    assert where["star-serpent"] == space(RIVALS, "n-c")
    assert where["living-slime"] == -1
    assert position.ally_stopped(names.index("bounty-hunter"))
    assert position.saucers(space(RIVALS, "n-4"), 0) == 1


def test_a_game_that_is_over_is_laid_by_who_has_won() -> None:
    position = RIVALS.from_dict({"won": "B"})
    outcome = RIVALS.outcome(position)
    assert outcome is not None
    assert outcome.winners == (1,)
    lost = TOGETHER.outcome(TOGETHER.from_dict({"won": "humans", "track": 10}))
    assert lost is not None
    assert lost.lost


def test_what_is_said_may_be_seen_by_somebody_only() -> None:
    seen = RIVALS.from_dict({"seen-by": "A", "seats": {"B": {"hand": 3}}})
    assert seen.hand_size(1) == 3
    whole = RIVALS.imagine(seen, 0, Rng(1))
    assert len(RIVALS.to_dict(whole)["seats"]["B"]["hand"]) == 3


PAGE = Path(__file__).parents[3] / "docs" / "reference" / "conquest_position.md"
LAID = re.findall(r"^```yaml\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("laid", LAID)
def test_the_positions_of_the_page_can_be_laid(laid: str) -> None:
    position = RIVALS.from_dict(yaml.safe_load(laid))
    assert RIVALS.legal(position)


def test_every_entry_is_on_the_page() -> None:
    """Entries stand there in code, alone or among others."""
    named = set(re.findall(r"`([a-z-]+)", PAGE.read_text("utf-8")))
    assert {*KEYS, *SEAT_KEYS, *SPACE_KEYS} - named == set()


# -- what is wrong is told --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "told"),
    [
        ({"phase": "acton"}, "phase: 'acton' is unknown here; did you mean action?"),
        ({"moon": 1}, "moon: there is no such entry"),
        (
            {"seats": {"A": {"race": "trum"}}},
            "seats.A.race: 'trum' is unknown here; did you mean trun?",
        ),
        (
            {"seats": {"A": {"race": "trun"}, "B": {"race": "trun"}}},
            "seats.B.race: A plays trun already",
        ),
        ({"seats": {"C": {}}}, "seats.C: there is no such entry"),
        ({"seats": {"A": {"tokens": -1}}}, "seats.A.tokens: must be from 0 to 99, not -1"),
        ({"seats": {"A": {"tokens": True}}}, "seats.A.tokens: must be a whole number"),
        ({"seats": {"A": {"commands": [7]}}}, "seats.A.commands.1: 7 is unknown"),
        ({"seats": {"A": {"commands": [2, 2]}}}, "seats.A.commands.2: 2 is named twice"),
        (
            {"seats": {"A": {"hand": ["death-ray"] * 5}}},
            "seats.A.hand.5: this game has 4 death-ray",
        ),
        ({"seats": {"A": {"hand": ["?"]}}}, "seats.A.hand: the cards of this hand are to be named"),
        (
            {"seats": {"A": {"offered": ["trun"] * 3}}},
            "seats.A.offered: two races are offered, not 3",
        ),
        (
            {"spaces": {"n-4": {"aliens": {"A": 5}}}},
            "spaces.n-4.aliens.A: must be from 0 to 4, not 5",
        ),
        (
            {"spaces": {"n-4": {"aliens": {"A": 3}}, "n-3": {"aliens": {"A": 2}}}},
            "spaces: A has 4 saucers, but 5 are in Spaces",
        ),
        ({"spaces": {"n-c": {"aliens": {"A": 3}}}}, "spaces.n-c: A has 4 saucers; only 3 are said"),
        ({"spaces": {"n-9": {}}}, "spaces.n-9: there is no such entry; did you mean"),
        ({"spaces": {"n-4": {"location": "towm"}}}, "did you mean town?"),
        ({"spaces": {"n-c": {"location": "town"}}}, "a Landing Site never has a Location"),
        ({"spaces": {"n-4": {"location": "capitol-city"}}}, "the Objective lies in obj-c"),
        (
            {"spaces": {f"n-{n}": {"location": "metropolis"} for n in (1, 2)}},
            "spaces.n-2.location: this game has 1 metropolis; with this one 2 would be named",
        ),
        (
            {"spaces": {"n-4": {"marker": "A"}}},
            "spaces.n-4.marker: a Conquest Marker lies on a Location",
        ),
        (
            {"spaces": {"n-4": {"location": "town", "marker": "A", "demolished": True}}},
            "no marker lies on a Location that is Demolished",
        ),
        (
            {"spaces": {"n-4": {"counters": ["tanks"] * 4}}},
            "spaces.n-4.counters: 3 Counters are in a",
        ),
        (
            {"spaces": {"n-4": {"counters": ["tanks"]}}},
            "spaces.n-4.counters.1: this game has no tanks",
        ),
        ({"spaces": {"n-4": {"aliens": {"A": ["bounty-hunter"]}}}}, "bounty-hunter is not A's"),
        ({"spaces": {"n-4": {"stopped": {"A": 1}}}}, "spaces.n-4.stopped.A: A has only 0 saucers"),
        ({"spaces": {"n-4": {"location": "town", "reign": 1, "marker": "A"}}}, "in-play: Reign of"),
        (
            {
                "spaces": {
                    "obj-c": {"marker": "A"},
                    "n-3": {"location": "city", "marker": "A"},
                    "n-4": {"location": "metropolis", "marker": "A"},
                }
            },
            "won: A has 8 Terror Points or more: write `won: A`",
        ),
        ({"phase": "battle", "battle": {"space": "n-4"}}, "battle.space: A has no Aliens in n-4"),
        (
            {
                "phase": "battle",
                "battle": {"space": "n-4"},
                "spaces": {"n-4": {"aliens": {"A": 1}}},
            },
            "battle.space: nobody is in n-4 to fight against",
        ),
        ({"battle": {"space": "n-c"}}, "battle: a Battle is fought in the battle phase"),
        ({"fight": {"full": "us-army-tanks"}}, "battle: is missing"),
        (FIGHT | {"fight": {"full": "local-geologist"}}, "fight.full: local-geologist is a Hero"),
        (
            FIGHT | {"fight": {"heroes": ["us-army-tanks"]}},
            "fight.heroes.1: us-army-tanks is no Hero",
        ),
        (FIGHT | {"fight": {"counter": "tanks"}}, "fight.counter: there is no tanks in n-4"),
        (FIGHT | {"fight-round": {"shows": {"own": 3}}}, "fight-round.shows: says what both sides"),
        ({"turn": "nobody"}, "turn: in the action phase it is somebody's turn"),
        ({"asks": ["A"]}, "asks: goes with `under-way`"),
        ({"under-way": [{"procedure": "rond"}]}, "under-way.1.procedure: 'rond' is unknown"),
        ({"under-way": [{"procedure": "round", "step": "x"}]}, "under-way.1.step: 'x' is unknown"),
        (
            {"under-way": [{"procedure": "round", "moon": 3}]},
            "under-way.1.moon: round keeps no such",
        ),
        (
            {"under-way": [{"procedure": "turn", "seat": "A"}]},
            "under-way: begins with round or set-up",
        ),
        ({"decks": {"resistance": {"top": ["?"]}}}, "something is hidden only from somebody"),
        (
            {"decks": {"resistance": {"top": ["local-police"] * 5}}},
            "at most 4 cards are known there",
        ),
        (
            {"discards": {"events": ["thick-fog"] * 2}},
            "discards.events.2: this game has 1 thick-fog",
        ),
        ({"in-play": {"death-ray": ["A"]}}, "in-play.death-ray: death-ray never remains in play"),
        ({"human-tech": ["jet-packs"]}, "human-tech.1: in this game the Humans have no Human Tech"),
        ({"track": 11}, "track: must be from 0 to 10, not 11"),
        ([], "must be a mapping"),
        ({"seats": 3}, "seats: must be a mapping of A, B, not 3"),
    ],
)
def test_what_no_table_could_hold_is_refused_at_its_place(laid: Any, told: str) -> None:
    with pytest.raises(PositionError) as refused:
        RIVALS.from_dict(laid)
    assert told in str(refused.value)


def test_a_resistance_event_is_in_no_hand_where_they_are_a_deck_of_their_own() -> None:
    with pytest.raises(PositionError, match=r"seats.A.hand.1: here uprising is a Resistance Event"):
        TOGETHER.from_dict({"seats": {"A": {"hand": ["uprising"]}}})


JUNK = st.recursive(
    st.sampled_from([None, True, -1, 0, 7, 10**30, "A", "any", "?", "n-4", "trun", "tanks", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("AB?"), inner),
    max_leaves=4,
)


@cache
def some_positions() -> list[str]:
    return [json.dumps(RIVALS.to_dict(position)) for _, position in played("two rivals", 120)]


@settings(max_examples=examples(60))
@given(data=st.data())
def test_junk_in_any_entry_is_refused_or_read_but_never_stumbled_over(data: st.DataObject) -> None:
    """Any entry of a written position is replaced by anything."""
    laid = json.loads(data.draw(st.sampled_from(some_positions())))
    at: Any = laid
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = data.draw(st.sampled_from(keys))
        if not at[key] or not isinstance(at[key], dict | list) or data.draw(st.booleans()):
            break
        at = at[key]
    at[key] = data.draw(JUNK)
    try:
        position = RIVALS.from_dict(laid)
    except PositionError:
        return
    assert RIVALS.from_dict(RIVALS.to_dict(position)) == position


def test_markers_are_worth_what_their_locations_are() -> None:
    position = RIVALS.from_dict({"spaces": {"n-4": {"location": "town", "marker": "B"}}})
    assert position.at[position.space(space(RIVALS, "n-4")) + MARKER] == 2
    assert RIVALS.score(position, 1) == 2
