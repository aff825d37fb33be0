"""Cards of the wide deck: what is said of them, and that games with all of them keep every promise."""

from __future__ import annotations

import re
from typing import Any

import pytest

from landfall import catalog
from landfall.core.errors import PositionError
from landfall.core.rulebook import RuleText
from landfall.core.rulebook_page import page
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.box import box as make_box
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.moment import set_aside, take_up
from landfall.games.alien_frontiers.part import PARTS
from landfall.games.alien_frontiers.state import State, empty_table
from landfall.games.alien_frontiers.table.card_rows import card_row
from landfall.games.alien_frontiers.table.in_the_box import things
from landfall.games.alien_frontiers.table.spans import text
from made_up.edition import MADE_UP
from random_play import walk
from wide_cards import WIDE, WIDE_CARDS

GAME = AlienFrontiers("edition-x", seats=3, variant=WIDE)
MACHINE_NAMES = {name for names in GAME.ruleset.box.made_of[1] for name in names}
TABLE: dict[str, Any] = {
    "dice": [1, 3, 6],
    "display": ["alien-city", "gravity-manipulator", "polarity-device"],
    "fields": {"positron-field": "lem-badlands"},
    "seats": {
        "A": {
            "fuel": 5,
            "ore": 1,
            "ships": 6,
            "docked": {"solar-converter": [2], "orbital-market": [4, 4]},
            "colonies": {"lem-badlands": 1, "asimov-crater": 1},
        },
        "B": {
            "fuel": 2,
            "ore": 1,
            "docked": {"lunar-mine": [3], "terraforming-station": [6]},
            "colonies": {"lem-badlands": 1, "pohl-foothills": 1},
        },
        "C": {"fuel": 1, "docked": {"solar-converter": [6, 6]}},
    },
}


def position(card: str, **changes: Any) -> State:
    """The table above, with this card in A's hands and some entries changed."""
    seats = {**TABLE["seats"], "A": {**TABLE["seats"]["A"], "cards": [card]}}
    return GAME.from_dict({**TABLE, "seats": seats, **changes})


def told(start: State, *moves: str) -> str:
    """The sentences for the last of these moves."""
    sentence = ""
    for move in moves:
        code = GAME.code(move)
        after = GAME.apply(start, code)
        sentence = catalog.story(GAME).tell(GAME, [whole_step(GAME, start, code, after)])
        start = after
    return sentence


# -- what is said ---------------------------------------------------------------------------------


def test_facts_are_sentences_in_the_words_of_the_table() -> None:
    """No counts after colons, and no notation but in quotes."""
    for number, (here, _) in enumerate(walk(GAME, "wide facts")):
        if number % 90 == 0:
            for code in range(0, GAME.size, 3):
                if GAME.refusal(here, code):
                    fact = GAME.explain(here, code).fact
                    assert fact
                    assert not re.search(r": (\d|none|nothing)", fact)
                    assert not MACHINE_NAMES & set(re.sub(r"`.*?`", "", fact).split())


# -- whose text it is -----------------------------------------------------------------------------


def test_a_mark_is_told_power_by_power_where_they_differ() -> None:
    row = card_row("", GAME.ruleset.book.parts["suppression-matrix"])
    assert (row["card"]["mark"], row["card"]["marks"]) == ("printed", ["read", "designed"])
    assert "marks" not in card_row("", GAME.ruleset.book.parts["data-core-alpha"])["card"]
    named = {thing["name"]: thing for thing in things(GAME)}
    assert [power.get("mark") for power in named["fleet-interlink"]["powers"]] == ["read", None]


def test_the_rules_page_says_whose_rule_it_is() -> None:
    book = catalog.rulebook("alien-frontiers")
    marks = {rule.id: rule.mark for rule in book.rules}
    assert marks["fleet-interlink.use"] == "read"
    assert marks["fleet-interlink.colony"] == "printed"
    assert marks["suppression-matrix.colony"] == "designed"
    assert "`suppression-matrix.discard` · Edition X, Wide deck only · our design" in page(book)
    assert "`fleet-interlink.use` · Edition X, Wide deck only · read from damaged print" in page(
        book
    )


@pytest.mark.parametrize("card", WIDE_CARDS)
def test_each_has_its_powers_in_few_words_and_whose_they_are(card: str) -> None:
    rule, own = GAME.ruleset.book.parts[card], PARTS[card]
    verbs = {line.split()[0] for line in rule.texts()}
    early = any(companion.comes_before_roll() for companion in rule.companions())
    assert set(own.powers) == (verbs or {"held"}) | ({"held"} if early else set())
    assert set(own.marks) <= set(own.powers)
    assert isinstance(catalog.rulebook("alien-frontiers").get(own.rules[0]), RuleText)


# -- what is said of their powers -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "story", "title"),
    [
        (
            "use fleet-interlink",
            "A raises every unplaced ship by 1 with the Fleet Interlink for 2 fuel.",
            "Raise every unplaced ship by 1",
        ),
        (
            "discard fleet-interlink isolation-field asimov-crater",
            "A discards the Fleet Interlink and puts the Isolation Field on Asimov Crater.",
            "Discard: put the Isolation Field on Asimov Crater",
        ),
        (
            "use suppression-matrix",
            "A lowers every unplaced ship by 1 with the Suppression Matrix for 2 fuel.",
            "Lower every unplaced ship by 1",
        ),
        (
            "discard suppression-matrix positron-field",
            "A discards the Suppression Matrix and removes the Positron Field.",
            "Discard: remove the Positron Field",
        ),
        (
            "use data-core-alpha",
            "A draws 1 fuel from the Data Core Alpha.",
            "Gain a fuel for each Data Core",
        ),
        (
            "use data-core-gamma 3 to 4",
            "A turns a 3 to a 4 with the Data Core Gamma for 1 fuel.",
            "Turn 3 into a 4",
        ),
        (
            "use data-core-omega",
            "A gains 1 ore with the Data Core Omega for 3 fuel.",
            "Gain an ore",
        ),
        (
            "use retrieval-webbing",
            "A gains 1 ore with the Retrieval Webbing for 3 fuel.",
            "Gain an ore",
        ),
        (
            "discard retrieval-webbing",
            "A discards the Retrieval Webbing and takes 1 fuel from C.",
            "Discard: take a resource from every rival",
        ),
        (
            "use astrogation-servo 3 6",
            "A turns a 3 to a 6 with the Astrogation Servo for 3 fuel.",
            "Make 3 like 6",
        ),
        (
            "discard astrogation-servo solar-converter",
            "A discards the Astrogation Servo and sends their own and C's ships at the Solar Converter "
            "to the Maintenance Bay.",
            "Discard: clear the Solar Converter",
        ),
        (
            "discard astrogation-servo terraforming-station",
            "A discards the Astrogation Servo and sends B's ships at the Terraforming Station "
            "out of play.",
            "Discard: clear the Terraforming Station",
        ),
        (
            "use superconducting-grapple lunar-mine alien-artifact",
            "A tows B's ship from the Lunar Mine to the Alien Artifact for 2 fuel.",
            "Tow a ship from the Lunar Mine to the Alien Artifact",
        ),
        (
            "discard superconducting-grapple lunar-mine",
            "A discards the Superconducting Grapple and sends B's ships at the Lunar Mine "
            "to the Maintenance Bay.",
            "Discard: clear the Lunar Mine",
        ),
        (
            "discard seismic-detonator asimov-crater",
            "A discards the Seismic Detonator and shakes Asimov Crater, and the card leaves the game.",
            "Discard: drive colonies off Asimov Crater",
        ),
        (
            "use peta-bit-processor",
            "A may discard two cards for their powers this turn, by the Peta-Bit Processor "
            "for 1 fuel.",
            "Allow two discard powers",
        ),
        (
            "discard peta-bit-processor",
            "A discards the Peta-Bit Processor and takes the Alien City, the Gravity Manipulator "
            "and the Polarity Device out of the game.",
            "Discard: take the displayed cards out of the game",
        ),
        (
            "use resonating-beacon",
            "A clears the display with the Resonating Beacon for 1 fuel.",
            "Lay out new cards",
        ),
        (
            "discard resonating-beacon",
            "A discards the Resonating Beacon.",
            "Discard: claim a card",
        ),
    ],
)
def test_each_power_is_told_and_has_a_button(move: str, story: str, title: str) -> None:
    here = position(move.split()[1])
    assert told(here, move) == story
    (option,) = [o for o in table.prompt(GAME, here, 0)["options"] if o["action"] == move]
    assert text(option["title"]) == title


def test_a_ship_that_is_turned_to_a_value_is_one_ship() -> None:
    options = table.prompt(GAME, position("data-core-gamma"), 0)["options"]
    assert [o["uses"] for o in options if o["action"] == "use data-core-gamma 3 to 4"] == [["3"]]


@pytest.mark.parametrize(
    ("move", "fact", "reason"),
    [
        (
            "discard fleet-interlink positron-field asimov-crater",
            "it is on Lem Badlands already",
            "it is on the planet already",
        ),
        (
            "discard fleet-interlink isolation-field herbert-valley",
            "you have no colony on Herbert Valley",
            "you have no colony there",
        ),
        (
            "use data-core-gamma 4 to 5",
            "you hold no unplaced ship showing 4; yours show 1, 3, 6",
            "needs an unplaced ship",
        ),
        (
            "use data-core-gamma 3 to 5",
            "from 3 to 5 is too far: your Data Cores turn it by 1 point at most",
            "turns by 1 at most",
        ),
        (
            "discard astrogation-servo alien-artifact",
            "no ship stands at the Alien Artifact",
            "no ship is there",
        ),
        (
            "use superconducting-grapple terraforming-station lunar-mine",
            "no ship is towed from the Terraforming Station",
            "no ship to tow",
        ),
        (
            "use superconducting-grapple orbital-market lunar-mine",
            "no ship of another player is at the Orbital Market",
            "no ship to tow",
        ),
        (
            "use superconducting-grapple lunar-mine lunar-mine",
            "the ship is at the Lunar Mine already",
            "it is there already",
        ),
        (
            "discard superconducting-grapple terraforming-station",
            "it never clears the Terraforming Station",
            "that ship stays",
        ),
        (
            "discard seismic-detonator herbert-valley",
            "no colony stands on Herbert Valley",
            "no colony is there",
        ),
        ("use data-core-gamma 3 to 3", "it shows a 3 already", "turns by 1 at most"),
    ],
)
def test_a_refusal_says_why_here(move: str, fact: str, reason: str) -> None:
    why = GAME.explain(position(move.split()[1]), move)
    assert (why.fact, why.reason) == (fact, reason)


def test_the_matrix_says_where_the_generator_lies() -> None:
    elsewhere = position("suppression-matrix", fields={"positron-field": "pohl-foothills"})
    why = GAME.explain(elsewhere, "discard suppression-matrix positron-field")
    assert why.fact == "it is on Pohl Foothills, where you have no colony"


# -- what they ask --------------------------------------------------------------------------------


def after(start: State, *moves: str) -> State:
    for move in moves:
        start = GAME.apply(start, GAME.code(move))
    return start


def test_the_webbing_asks_what_a_rival_gives_up() -> None:
    here = position("retrieval-webbing")
    asked = table.prompt(GAME, after(here, "discard retrieval-webbing"), 0)
    assert (asked["card"], asked["question"]) == (
        "Retrieval Webbing",
        "Which resource do you take?",
    )
    assert text(asked["detail"]) == "B has 2 fuel and 1 ore."
    titles = [text(option["title"]) for option in asked["options"]]
    assert titles == ["Collect 1 fuel from B", "Collect 1 ore from B"]
    assert [group["title"] for group in asked["groups"]] == ["Fuel and ore"]
    story = told(here, "discard retrieval-webbing", "collect ore B")
    assert story == "A takes 1 ore from B."
    why = GAME.explain(after(here, "discard retrieval-webbing"), "collect ore B")
    assert why.rules[0] == "retrieval-webbing.discard"


def test_the_grapple_asks_which_ship_where_there_are_several() -> None:
    seats = {**TABLE["seats"], "C": {"docked": {"lunar-mine": [5]}}}
    seats["A"] = {**TABLE["seats"]["A"], "cards": ["superconducting-grapple"]}
    here = GAME.from_dict({**TABLE, "seats": seats})
    use = "use superconducting-grapple lunar-mine solar-converter"
    assert told(here, use) == (
        "A reaches for a ship at the Lunar Mine to tow it to the Solar Converter for 2 fuel."
    )
    aiming = after(here, use)
    asked = table.prompt(GAME, aiming, 0)
    assert (asked["card"], asked["question"]) == (
        "Superconducting Grapple",
        "Which ship do you tow?",
    )
    assert told(here, use, "aim C 5") == "A tows C's 5 to the Solar Converter."
    why = GAME.explain(aiming, "aim C 5")
    assert (why.rules[0], why.gain) == (
        "superconducting-grapple.use",
        "C's 5 at the Lunar Mine goes to the Solar Converter",
    )
    assert GAME.explain(aiming, "aim A 2").fact == (
        "it tows another player's ship; B's 3 and C's 5 stand there"
    )


def test_the_detonator_asks_for_each_colony() -> None:
    here = position("seismic-detonator")
    begun = after(here, "discard seismic-detonator lem-badlands")
    asked = table.prompt(GAME, begun, 0)
    assert (asked["card"], asked["question"]) == (
        "Seismic Detonator",
        "Where does the colony go?",
    )
    assert text(asked["detail"]) == "Your colony leaves Lem Badlands."
    titles = [text(option["title"]) for option in asked["options"]]
    assert titles == ["Heinlein Plains", "Herbert Valley", "Burroughs Desert"]
    moves = ("discard seismic-detonator lem-badlands", "scatter herbert-valley")
    assert told(here, *moves) == ("A sends their own colony from Lem Badlands to Herbert Valley.")
    assert GAME.to_dict(after(here, *moves))["pending"] == [
        {"asks": "scatter", "from": "lem-badlands", "owner": "A", "sent": {"herbert-valley": 1}},
        {"asks": "scatter", "from": "lem-badlands", "owner": "B", "sent": {}},
    ]
    why = GAME.explain(begun, "scatter asimov-crater")
    assert why.fact == (
        "Lem Badlands borders on Heinlein Plains, Herbert Valley and Burroughs Desert"
    )
    assert "Out of the game: Seismic Detonator" in GAME.draw(begun)
    rows = {row["id"]: row for group in table.position(GAME, begun, 0) for row in group["rows"]}
    assert rows["removed"]["value"] == ["Seismic Detonator"]


def test_with_one_way_to_go_nobody_is_asked_and_with_none_it_is_refused() -> None:
    """A territory with a single neighbour, as a later module may bring one."""
    EDITIONS[MADE_UP.name] = MADE_UP
    try:
        game = AlienFrontiers(MADE_UP.name, 2, variant={"deck": {"seismic-detonator": 1}})
    finally:
        del EDITIONS[MADE_UP.name]
    seats = {
        "A": {"cards": ["seismic-detonator"], "colonies": {"clarke-spire": 2}},
        "B": {"colonies": {"clarke-spire": 1}},
    }
    move = "discard seismic-detonator clarke-spire"
    moved = game.apply(game.from_dict({"dice": [1], "seats": seats}), game.code(move))
    goal = game.ruleset.box.territory("van-vogt-mountains")
    assert (moved.colonies(goal, 0), moved.colonies(goal, 1), moved.controller(goal)) == (2, 1, 0)
    closed = {"repulsor-field": "van-vogt-mountains"}
    why = game.explain(game.from_dict({"dice": [1], "seats": seats, "fields": closed}), move)
    assert (why.refusal, why.fact) == (
        "seismic-detonator.neighbour",
        "every territory next to Clarke Spire is closed",
    )


def test_a_card_without_a_paid_power_says_how_it_works() -> None:
    for card, works in (("seismic-detonator", "discarded"), ("alien-sarcophagus", "held")):
        why = GAME.explain(position(card), f"use {card}")
        assert why.refusal == "tech.no-paid-power"
        assert why.fact.endswith(f"it works by being {works}")


def test_the_second_discard_rests_on_the_processor() -> None:
    seats = {**TABLE["seats"]}
    cards = ["peta-bit-processor", "stasis-beam", "gravity-manipulator", "data-crystal"]
    seats["A"] = {**seats["A"], "cards": cards}
    here = after(
        GAME.from_dict({**TABLE, "display": [], "seats": seats}),
        "use peta-bit-processor",
        "discard stasis-beam lem-badlands",
    )
    second = "discard gravity-manipulator asimov-crater"
    assert "peta-bit-processor.use" in GAME.explain(here, second).rules
    done = after(here, second)
    why = GAME.explain(done, "discard data-crystal asimov-crater")
    assert (why.refusal, why.fact) == (
        "tech.one-discard",
        "you have discarded 2 cards for their powers this turn",
    )
    assert GAME.from_dict(GAME.to_dict(done)) == done


def test_a_processor_that_came_back_allows_nothing() -> None:
    """Discarded for its power, shuffled in, laid out and claimed again, it is used and not paid for."""
    seats = {**TABLE["seats"]}
    seats["A"] = {**seats["A"], "cards": ["peta-bit-processor", "stasis-beam"]}
    here = GAME.from_dict({**TABLE, "dice": [4, 4], "deck": [], "discards": [], "seats": seats})
    again = after(
        here,
        "discard peta-bit-processor",
        "draw peta-bit-processor",
        "dock alien-artifact 4",
        "dock alien-artifact 4",
        "claim peta-bit-processor",
    )
    assert GAME.refusal(again, GAME.code("use peta-bit-processor")) == "tech.used"
    assert GAME.refusal(again, GAME.code("discard stasis-beam lem-badlands")) == "tech.one-discard"


def test_what_is_kept_in_mind_waits_with_the_moment() -> None:
    game = AlienFrontiers("edition-x", seats=2, variant={"deck": {"peta-bit-processor": 2}})
    parts, ships = game.ruleset.box.made_of[1:3]
    with_asides = make_box(2, parts, ships, asides=1)
    state = empty_table(with_asides)
    at = with_asides.number(with_asides.kept[-1])
    state.at[at] = 1
    set_aside(state, 1)
    assert state.at[at] == 0
    take_up(state)
    waits = range(int(with_asides.aside), int(with_asides.pending))
    assert (state.at[at], [state.at[place] for place in waits if state.at[place]]) == (1, [])


def test_the_beacon_asks_for_a_card_or_new_ones() -> None:
    here = after(position("resonating-beacon"), "discard resonating-beacon")
    asked = table.prompt(GAME, here, 0)
    assert (asked["card"], asked["question"]) == ("Resonating Beacon", "Which card do you claim?")
    assert text(asked["detail"]) == "New cards can be laid out 3 times more."
    titles = {text(option["title"]) for option in asked["options"]}
    assert titles == {
        "Lay out new cards",
        "Claim the Alien City",
        "Claim the Gravity Manipulator",
        "Claim the Polarity Device",
    }
    assert told(here, "fetch alien-city") == "A claims the Alien City. A has 4 points."
    assert told(here, "resound") == "A clears the display for new cards."
    fact = GAME.explain(here, "fetch booster-pod").fact
    assert fact == (
        "the Booster Pod is not on display; the Alien City, the Gravity Manipulator "
        "and the Polarity Device are"
    )
    assert GAME.from_dict(GAME.to_dict(here)) == here


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"pending": [{"asks": "collect", "from": "C"}]}, "who has both fuel and ore"),
        (
            {
                "pending": [
                    {"asks": "scatter", "from": "asimov-crater", "sent": {"herbert-valley": 2}}
                ]
            },
            "more colonies are sent than there are",
        ),
        (
            {
                "pending": [
                    {"asks": "aim", "why": "grapple", "at": "lunar-mine", "to": "shipyard"},
                ]
            },
            "no ship is towed from lunar-mine to shipyard",
        ),
        ({"pending": [{"asks": "seek", "cycles": 4}]}, "3"),
        ({"this-turn": {"in-mind": {"booster-pod": {"paid": 1}}}}, "there is no such entry"),
    ],
)
def test_what_no_table_could_ask_is_refused_with_a_sentence(
    wrong: dict[str, Any], words: str
) -> None:
    with pytest.raises(PositionError, match=words):
        GAME.from_dict({**TABLE, **wrong})


@pytest.mark.parametrize(
    "entry", [{"removed": ["booster-pod"]}, {"this-turn": {"in-mind": {"x": 1}}}]
)
def test_a_game_without_such_cards_knows_nothing_of_them(entry: dict[str, Any]) -> None:
    classic = AlienFrontiers("edition-x", seats=3)
    with pytest.raises(PositionError, match="in this game"):
        classic.from_dict({**TABLE, **entry})
    written = classic.to_dict(classic.start())
    assert "removed" not in written
    assert "in-mind" not in written["this-turn"]
