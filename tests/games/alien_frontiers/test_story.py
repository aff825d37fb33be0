"""The log reads like a story: every action and outcome a sentence that says what came of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from landfall import catalog
from landfall.core.game import OVER, SeenStep
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers.story import drawn
from landfall.games.alien_frontiers.story import spans as marked
from landfall.games.alien_frontiers.table.spans import text
from random_play import walk

pytestmark = pytest.mark.words

TABLE: dict[str, Any] = {
    "turns": 9,
    "dice": [2, 3, 4, 6],
    "display": ["alien-city", "gravity-manipulator", "polarity-device"],
    "seats": {
        "A": {
            "fuel": 4,
            "ore": 3,
            "ships": 5,
            "hub": 6,
            "cards": ["booster-pod", "plasma-cannon", "stasis-beam", "data-crystal"],
            "colonies": {"lem-badlands": 1, "asimov-crater": 1},
        },
        "B": {
            "fuel": 2,
            "ore": 1,
            "docked": {"lunar-mine": [3], "raiders-outpost": [1, 2, 3]},
            "cards": ["booster-pod"],
            "colonies": {"lem-badlands": 1, "pohl-foothills": 1},
        },
        "C": {"fuel": 1, "colonies": {"burroughs-desert": 1}, "docked": {"solar-converter": [6]}},
    },
}


def told(moves: list[str], names: tuple[str, ...] = (), **changes: Any) -> str:
    """The sentences for the last of these moves from the table above, with some entries changed."""
    game = catalog.game(seats=3, edition="later-printing")
    position = game.from_dict({**TABLE, **changes})
    sentence = ""
    for move in moves:
        code = game.code(move)
        after = game.apply(position, code)
        sentence = catalog.story(game).tell(game, [whole_step(game, position, code, after)], names)
        position = after
    return sentence


@pytest.mark.parametrize(
    ("moves", "story"),
    [
        (["dock lunar-mine 4"], "A tops B's 3 at the Lunar Mine with a 4 and gains 1 ore."),
        (["dock solar-converter 4"], "A turns a 4 into 2 fuel at the Solar Converter."),
        (
            ["dock colonist-hub 2"],
            "A sends a 2 to the Colonist Hub and brings a colony to circle 7, ready to launch.",
        ),
        (
            ["dock raiders-outpost 2 3 4"],
            "A goes raiding with 2, 3 and 4 and drives B's ships to the Maintenance Bay.",
        ),
        (["dock raiders-outpost 2 3 4", "take ore B"], "A takes 1 ore from B."),
        (
            ["dock raiders-outpost 2 3 4", "take booster-pod B"],
            "A takes the Booster Pod from B and discards it, having one already.",
        ),
        (["dock raiders-outpost 2 3 4", "done"], "A ends the raid."),
        (
            ["dock terraforming-station 6"],
            "A sends a 6 to the Terraforming Station for 1 fuel and 1 ore.",
        ),
        (
            ["dock terraforming-station 6", "land lem-badlands"],
            "A lands a colony on Lem Badlands and takes control of it. A has 5 points.",
        ),
        (
            ["dock terraforming-station 6", "land pohl-foothills"],
            "A lands a colony on Pohl Foothills and ends B's control of it. "
            "A has 4 points and B has 2 points.",
        ),
        (
            ["dock colonist-hub 2", "launch"],
            "A launches a colony from the Colonist Hub for 1 fuel and 1 ore.",
        ),
        (["use booster-pod 2"], "A turns a 2 to a 3 with the Booster Pod for 1 fuel."),
        (["use stasis-beam 4"], "A turns a 4 to a 3 with the Stasis Beam for 1 fuel."),
        (
            ["use data-crystal pohl-foothills"],
            "A borrows the bonus of Pohl Foothills with the Data Crystal for 1 fuel.",
        ),
        (
            ["use plasma-cannon lunar-mine"],
            "A takes aim at the Lunar Mine with the Plasma Cannon.",
        ),
        (
            ["use plasma-cannon lunar-mine", "aim B 3"],
            "A shoots B's 3 to the Maintenance Bay for 1 fuel.",
        ),
        (["use plasma-cannon lunar-mine", "aim B 3", "done"], "A ceases fire."),
        (
            ["discard stasis-beam pohl-foothills"],
            "A discards the Stasis Beam and puts the Isolation Field on Pohl Foothills.",
        ),
        (
            ["dock alien-artifact 2", "dock alien-artifact 6", "claim alien-city"],
            "A claims the Alien City. A has 4 points.",
        ),
        (["dock alien-artifact 2", "cycle"], "A clears the display for new cards."),
        (
            ["dock alien-artifact 2", "cycle", "draw alien-monument"],
            "An Alien Monument goes on display.",
        ),
    ],
)
def test_acts(moves: list[str], story: str) -> None:
    assert told(moves) == story


def test_a_swap_can_take_a_territory_from_somebody() -> None:
    seats = {
        "A": {"cards": ["polarity-device"], "colonies": {"lem-badlands": 1}},
        "B": {"colonies": {"pohl-foothills": 1}},
        "C": {},
    }
    swap = ["discard polarity-device A lem-badlands", "swap B pohl-foothills"]
    assert told(swap, seats=seats, dice=[1]) == (
        "A swaps their own colony on Lem Badlands with B's colony on Pohl Foothills. "
        "B takes Lem Badlands from A. A takes Pohl Foothills from B."
    )


def test_the_relic_ship() -> None:
    seats = {**TABLE["seats"], "A": {**TABLE["seats"]["A"], "colonies": {"burroughs-desert": 2}}}
    assert told(["buy relic-ship"], seats=seats) == "A buys the Relic Ship for 1 fuel and 1 ore."
    with_relic = {"seats": seats, "dice": [3, "3*"]}
    assert told(["dock orbital-market 3 3*"], **with_relic) == (
        "A opens trade at the Orbital Market with 3 and the Relic Ship (3)."
    )
    assert told(["dock orbital-market 3 3*", "trade 3"], **with_relic) == (
        "A trades 3 fuel for 1 ore at the Orbital Market."
    )
    assert told(["use booster-pod 3*"], **with_relic) == (
        "A turns the Relic Ship (3) to a 4 with the Booster Pod for 1 fuel."
    )


@pytest.mark.parametrize(
    ("there", "driven"),
    [
        ([1, 2, "3*"], "B's ships and the Relic Ship"),
        (["3*"], "the Relic Ship"),
        ([1, 2], "B's ships"),
    ],
)
def test_who_is_driven_off_by_raiders(there: list[int | str], driven: str) -> None:
    seats = {"A": {}, "B": {"docked": {"raiders-outpost": there}}, "C": {}}
    seats["B"]["colonies"] = {"burroughs-desert": 1}
    assert told(["dock raiders-outpost 2 3 4"], seats=seats) == (
        f"A goes raiding with 2, 3 and 4 and drives {driven} to the Maintenance Bay."
    )


def test_the_end_of_a_turn_tells_what_the_next_begins_with() -> None:
    seats = {
        **TABLE["seats"],
        "B": {"ships": 5, "docked": {"terraforming-station": [6]}, "colonies": {"lem-badlands": 1}},
    }
    assert told(["end"], dice=[], seats=seats) == (
        "A ends the turn. B loses the ship at the Terraforming Station."
    )


def test_names_are_used_throughout() -> None:
    moves = ["dock raiders-outpost 2 3 4", "take fuel C"]
    assert told(moves, ("Ann", "Bob", "Cy")) == "Ann takes 1 fuel from Cy."


@pytest.mark.parametrize(
    ("action", "turned"),
    [
        ("use booster-pod 3", [{"kind": "ship-turned", "seat": "A", "was": 3, "now": 4}]),
        ("dock lunar-mine 4", []),
    ],
)
def test_a_drawing_is_told_which_dice_a_card_has_turned(action: str, turned: list[Any]) -> None:
    game = catalog.game(seats=3, edition="later-printing")
    position = game.from_dict(TABLE)
    code = game.code(action)
    step = whole_step(game, position, code, game.apply(position, code))
    assert drawn(game, [step]) == turned


def test_chance() -> None:
    game = catalog.game(seats=3)
    tell = catalog.story(game).tell
    position = game.start()
    story = []
    for outcome in ("first B", "draw booster-pod", "draw resource-cache", "draw alien-city"):
        code = game.code(outcome)
        after = game.apply(position, code)
        story.append(tell(game, [whole_step(game, position, code, after)]))
        position = after
    assert story == [
        "B goes first, C starts with 1 fuel and A starts with 1 ore.",
        "B is dealt a Booster Pod.",
        "C is dealt a Resource Cache.",
        "A is dealt an Alien City. A has 1 point.",
    ]


@pytest.mark.parametrize(
    ("moves", "story"),
    [
        (
            ["dock raiders-outpost 2 3 4", "take ore B", "take fuel C", "take fuel B", "done"],
            [
                "A goes raiding with 2, 3 and 4 and drives B's ships to the Maintenance Bay.",
                "A takes 1 fuel and 1 ore from B and 1 fuel from C.",
            ],
        ),
        (
            ["dock solar-converter 2", "dock solar-converter 3", "dock colonist-hub 6"],
            [
                "A turns 2 and 3 into 3 fuel at the Solar Converter.",
                "A sends a 6 to the Colonist Hub and brings a colony to circle 7, ready to launch.",
            ],
        ),
        (
            [
                "dock alien-artifact 2",
                "dock alien-artifact 6",
                "claim alien-city",
                "draw data-crystal",
            ],
            [
                "A docks 2 and 6 at the Alien Artifact.",
                "A claims the Alien City and a Data Crystal takes its place. A has 4 points.",
            ],
        ),
        (
            ["dock alien-artifact 2", "cycle", "draw alien-monument", "draw stasis-beam"],
            [
                "A docks a 2 at the Alien Artifact.",
                "A clears the display for an Alien Monument and a Stasis Beam.",
            ],
        ),
        (
            [
                "use plasma-cannon raiders-outpost",
                "aim B 1",
                "aim B 3",
                "done",
                "dock lunar-mine 4",
            ],
            [
                "A takes aim at the Raiders' Outpost with the Plasma Cannon.",
                "A shoots B's 1 and B's 3 to the Maintenance Bay for 2 fuel.",
                "A tops B's 3 at the Lunar Mine with a 4 and gains 1 ore.",
            ],
        ),
    ],
)
def test_what_belongs_together_is_told_together(moves: list[str], story: list[str]) -> None:
    assert passages(moves) == story


def passages(moves: list[str]) -> list[str]:
    """The sentences for these moves from the table above, joined where they belong together."""
    game = catalog.game(seats=3, edition="later-printing")
    teller = catalog.story(game)
    positions = [game.from_dict(TABLE)]
    steps: list[SeenStep] = []
    told: list[str] = []
    for move in moves:
        code = game.code(move)
        positions.append(game.apply(positions[-1], code))
        step = whole_step(game, positions[-2], code, positions[-1])
        if steps and not teller.joins(game, steps[-1], step):
            told.append(teller.tell(game, steps))
            steps = []
        steps.append(step)
    return [*told, teller.tell(game, steps)]


@pytest.mark.parametrize("edition", catalog.entry().editions)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_step_of_a_game_has_a_sentence(edition: str, seats: int) -> None:
    game = catalog.game(edition=edition, seats=seats)
    story = catalog.story(game)
    names = ("Ann", "Bob", "Cy", "Dee")[:seats]
    turns = []
    for position, code in walk(game, "story", seats):
        if code < 0:
            assert any(name in story.ending(game, position, names) for name in names)
            continue
        after = game.apply(position, code)
        told = story.tell(game, [whole_step(game, position, code, after)], names)
        spans = marked(game, [whole_step(game, position, code, after)], names)
        assert text(spans) == told
        strong = {
            span["strong"] for span in spans if not isinstance(span, str) and "strong" in span
        }
        assert {name for name in names if name in told} <= strong
        assert told.endswith(".")
        assert "  " not in told
        actor = game.actor(position)
        assert actor < 0 or told.startswith(names[actor])
        assert story.ending(game, position, names) == ""
        turns.append(game.turn(after))
        assert story.status(game, after, 0)
    assert turns == sorted(turns)
    assert game.actor(position) == OVER


@pytest.mark.parametrize(
    ("a", "b", "ending"),
    [
        ({}, {"colonies": {"pohl-foothills": 3}}, "A wins with 9 points."),
        (
            {"cards": ["booster-pod"]},
            {"ore": 5},
            "A and B have 9 points each; A with more alien tech cards (1 to 0). A wins.",
        ),
        ({"ore": 1}, {"ore": 2}, "A and B have 9 points each; B with more ore (2 to 1). B wins."),
        (
            {"fuel": 3},
            {"fuel": 1},
            "A and B have 9 points each; A with more fuel (3 to 1). A wins.",
        ),
        (
            {},
            {},
            "A and B have 9 points each; cards, ore and fuel are equal too. A and B share the victory.",
        ),
    ],
)
def test_the_ending_says_what_decided_it(a: dict[str, Any], b: dict[str, Any], ending: str) -> None:
    game = catalog.game(seats=2)
    colonies = ({"lem-badlands": 8}, {"pohl-foothills": 6, "herbert-valley": 1})
    table = {
        letter: {"colonies": where, "cards": [], **seat}
        for letter, seat, where in zip("AB", (a, b), colonies, strict=True)
    }
    over = game.from_dict({"phase": "over", "seats": table})
    assert catalog.story(game).ending(game, over) == ending


NAMES = ("Ada", "Bob", "Cy")


def told_to(you: int, moves: list[str]) -> str:
    """The sentences that a seat of the table above hears, for the last of these moves."""
    game = catalog.game(seats=3, edition="later-printing")
    position = game.from_dict(TABLE)
    sentence = ""
    for move in moves:
        code = game.code(move)
        after = game.apply(position, code)
        story = catalog.story(game)
        sentence = story.tell(game, [whole_step(game, position, code, after)], NAMES, you)
        position = after
    return sentence


@pytest.mark.parametrize(
    ("you", "moves", "story"),
    [
        (0, ["dock lunar-mine 4"], "You top Bob's 3 at the Lunar Mine with a 4 and gain 1 ore."),
        (1, ["dock lunar-mine 4"], "Ada tops your 3 at the Lunar Mine with a 4 and gains 1 ore."),
        (0, ["dock lunar-mine 3"], "You match Bob's 3 at the Lunar Mine and gain 1 ore."),
        (
            0,
            ["dock raiders-outpost 2 3 4"],
            "You go raiding with 2, 3 and 4 and drive Bob's ships to the Maintenance Bay.",
        ),
        (
            1,
            ["dock raiders-outpost 2 3 4"],
            "Ada goes raiding with 2, 3 and 4 and drives your ships to the Maintenance Bay.",
        ),
        (1, ["dock raiders-outpost 2 3 4", "take ore B"], "Ada takes 1 ore from you."),
        (
            0,
            ["dock terraforming-station 6", "land lem-badlands"],
            "You land a colony on Lem Badlands and take control of it. You have 5 points.",
        ),
        (
            1,
            ["dock terraforming-station 6", "land pohl-foothills"],
            "Ada lands a colony on Pohl Foothills and ends your control of it. "
            "Ada has 4 points and you have 2 points.",
        ),
        (
            1,
            ["use plasma-cannon lunar-mine", "aim B 3"],
            "Ada shoots your 3 to the Maintenance Bay for 1 fuel.",
        ),
    ],
)
def test_each_listener_is_told_as_you(you: int, moves: list[str], story: str) -> None:
    assert told_to(you, moves) == story


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_to_a_seat_speaks_good_english(seats: int) -> None:
    """In whole games, whatever happens: `You roll`, never `You rolls`, and never one's own name."""
    game = catalog.game(seats=seats, edition="later-printing")
    names = ("Ada", "Bob", "Cleo", "Dee")[:seats]
    story = catalog.story(game)
    told_as_you: set[str] = set()
    for before, code in walk(game, "you", seats):
        if code < 0:
            break
        after = game.apply(before, code)
        plain = story.tell(game, [whole_step(game, before, code, after)], names)
        for you, name in enumerate(names):
            told = story.tell(game, [whole_step(game, before, code, after)], names, you)
            assert name not in told
            assert not re.search(r"\b[Yy]ou (no longer |now )?\w+s\b", told), told
            assert told[0].isupper()
            assert (told == plain) == (name not in plain)
            if told != plain:
                told_as_you.add(name)
    assert told_as_you == set(names)
