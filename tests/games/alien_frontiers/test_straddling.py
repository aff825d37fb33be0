"""Field generators across borders: what a position keeps of them, and what a table says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landfall import catalog
from landfall.core.errors import PositionError
from landfall.core.game import OVER
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Rank
from landfall.games.alien_frontiers.views import points
from landfall.testing import check_game
from random_play import walk
from straddling import across_borders, stretched_everywhere

GAME = across_borders()
STRADDLING = {"positron-field": {"across": "heinlein-plains", "set-by": "A"}}
TABLE: dict[str, Any] = {
    "dice": [1],
    "seats": {
        "A": {
            "fuel": 2,
            "cards": ["field-amplifier"],
            "colonies": {"lem-badlands": 1, "heinlein-plains": 1},
        }
    },
    "fields": {"positron-field": "lem-badlands"},
}
TAKEN: dict[str, Any] = {
    "turn": "B",
    "seats": {"A": {"colonies": {"lem-badlands": 1}}, "B": {"colonies": {"heinlein-plains": 1}}},
    "fields": {"positron-field": "lem-badlands"},
    "straddles": STRADDLING,
    "pending": [{"asks": "confine", "field": "positron-field"}],
}
STRETCH = "use field-amplifier positron-field lem-badlands heinlein-plains"


# -- the engine ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_classic_box_keeps_nothing_of_it(edition: str) -> None:
    game = AlienFrontiers(edition)
    box = game.ruleset.box
    assert (box.across, box.own) == (-1, box.aside)
    assert "straddles" not in game.to_dict(game.start())
    assert not any("confine" in line for line in game.ruleset.texts)


@pytest.mark.slow
def test_it_keeps_every_promise_of_a_game() -> None:
    check_game(across_borders(4), games=1, closely=150)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_games_go_on_to_their_end_and_lose_nothing(seats: int) -> None:
    game = across_borders(seats)
    copies = Counter(dict(zip(game.ruleset.box.card_names, game.ruleset.deck, strict=True)))
    met: set[str] = set()
    for seed in range(3):
        for position, code in walk(game, "straddling", seed, start=stretched_everywhere(game)):
            data = game.to_dict(position)
            assert game.from_dict(data) == position
            lying = Counter(data["deck"] + data["display"] + data["discards"])
            lying.update(card for entry in data["seats"].values() for card in entry["cards"])
            assert lying == copies
            for field, each in data["straddles"].items():
                if each["across"] != "off":
                    assert bordering(game, data["fields"][field], each["across"])
            met.add(data["pending"][-1]["asks"] if data["pending"] else "")
            if code < 0:
                assert game.actor(position) == OVER
    assert "confine" in met


def bordering(game: AlienFrontiers, here: str, there: str) -> bool:
    box = game.ruleset.box
    return game.ruleset.book.neighbours(box.territory(here)) >> box.territory(there) & 1 == 1


def test_from_which_side_it_was_stretched_is_all_the_same() -> None:
    one = GAME.from_dict({**TABLE, "straddles": STRADDLING})
    across = {"positron-field": {"across": "lem-badlands", "set-by": "A"}}
    fields = {"positron-field": "heinlein-plains"}
    assert GAME.from_dict({**TABLE, "fields": fields, "straddles": across}) == one
    end = GAME.apply(GAME.from_dict(TABLE), GAME.code(STRETCH))
    lies = GAME.to_dict(end)
    assert (lies["fields"], lies["straddles"]) == (
        GAME.to_dict(one)["fields"],
        GAME.to_dict(one)["straddles"],
    )


def test_points_at_the_end_name_the_field_once_for_each_territory() -> None:
    position = GAME.from_dict({**TABLE, "straddles": STRADDLING})
    assert points(GAME, position, 0) == {
        "colonies": 2,
        "territories": 2,
        "positron-field": 2,
        "cards": 0,
    }


# -- positions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "where", "problem"),
    [
        (
            {"straddles": STRADDLING},
            "straddles.positron-field",
            "say under `fields` on which other territory positron-field lies",
        ),
        (
            {"fields": {"positron-field": "asimov-crater"}, "straddles": STRADDLING},
            "straddles.positron-field.across",
            "asimov-crater does not border on heinlein-plains",
        ),
        (
            {
                "fields": {"positron-field": "lem-badlands"},
                "pending": [{"asks": "confine", "field": "positron-field"}],
            },
            "pending.1.field",
            "it straddles no border; say so under `straddles`",
        ),
    ],
)
def test_what_no_table_could_hold(data: dict[str, Any], where: str, problem: str) -> None:
    with pytest.raises(PositionError) as wrong:
        GAME.from_dict({"dice": [1], **data})
    assert (wrong.value.where, wrong.value.problem) == (where, problem)


def test_in_a_classic_game_nothing_straddles() -> None:
    with pytest.raises(PositionError, match="nothing in this game sets a field generator across"):
        AlienFrontiers("edition-x").from_dict({"straddles": STRADDLING})


# -- words --------------------------------------------------------------------------------------------


def told(position: State, action: str) -> str:
    code = GAME.code(action)
    step = whole_step(GAME, position, code, GAME.apply(position, code))
    return catalog.story(GAME).tell(GAME, [step])


@pytest.mark.parametrize(
    ("data", "action", "sentence"),
    [
        (
            TABLE,
            STRETCH,
            "A stretches the Positron Field from Lem Badlands to Heinlein Plains with the Field "
            "Amplifier for 2 fuel. A has 6 points.",
        ),
        (
            TABLE,
            "discard field-amplifier heinlein-plains",
            "A discards the Field Amplifier and gathers every field generator on Heinlein Plains.",
        ),
        (
            TAKEN,
            "confine heinlein-plains",
            "B confines the Positron Field to Heinlein Plains. A has 2 points.",
        ),
    ],
)
def test_it_is_told(data: dict[str, Any], action: str, sentence: str) -> None:
    assert told(GAME.from_dict(data), action) == sentence


@pytest.mark.parametrize(
    ("data", "action", "cost", "gain", "rules"),
    [
        (
            TABLE,
            STRETCH,
            "2 fuel",
            "1 point; the Positron Field straddles Lem Badlands and Heinlein Plains",
            ("field-amplifier.use", "tech.used", "positron-field.effect"),
        ),
        (
            TABLE,
            "discard field-amplifier heinlein-plains",
            "the Field Amplifier",
            "the Positron Field lies on Heinlein Plains",
            ("field-amplifier.discard", "tech.one-discard", "positron-field.effect"),
        ),
        (
            TAKEN,
            "confine heinlein-plains",
            "",
            "A loses 1 point; the Positron Field leaves Lem Badlands and stays on Heinlein Plains",
            ("field-amplifier.lost", "positron-field.effect"),
        ),
    ],
)
def test_it_is_explained(
    data: dict[str, Any], action: str, cost: str, gain: str, rules: tuple[str, ...]
) -> None:
    why = GAME.explain(GAME.from_dict(data), action)
    assert (why.legal, why.cost, why.gain, why.rules) == (True, cost, gain, rules)


def test_two_territories_without_a_border() -> None:
    line = "use field-amplifier positron-field lem-badlands asimov-crater"
    why = GAME.explain(GAME.from_dict(TABLE), line)
    assert (why.refusal, why.fact) == (
        "field-amplifier.border",
        "Lem Badlands does not border on Asimov Crater",
    )


def test_every_rule_in_the_way_is_named() -> None:
    poor = GAME.from_dict({"dice": [1]})
    why = GAME.explain(poor, STRETCH)
    assert (why.refusal, *why.also) == (
        "tech.held",
        "field-amplifier.generator",
        "field-amplifier.control",
        "tech.cost",
    )
    why = GAME.explain(poor, "discard field-amplifier lem-badlands")
    assert (why.refusal, *why.also) == (
        "tech.held",
        "field-amplifier.colony",
        "field-amplifier.none-out",
    )


def test_what_nobody_has_asked_for() -> None:
    why = GAME.explain(GAME.from_dict(TABLE), "confine lem-badlands")
    fact = "no Field Amplifier has been taken just now"
    assert (why.refusal, why.fact) == ("turn.not-pending", fact)


# -- the plain table ----------------------------------------------------------------------------------


def test_who_has_taken_the_card_is_asked_in_words() -> None:
    prompt = plain.prompt(GAME, GAME.from_dict(TAKEN), 1)
    assert prompt["question"] == "Where does the Positron Field stay?"
    assert (
        text(prompt["detail"]) == "The Positron Field straddles Lem Badlands and Heinlein Plains."
    )
    assert prompt["card"] == "Field Amplifier"
    assert [text(option["title"]) for option in prompt["options"]] == [
        "Lem Badlands",
        "Heinlein Plains",
    ]
    stays = "The Positron Field leaves Lem Badlands; it stays on Heinlein Plains."
    assert text(prompt["options"][1]["detail"]).endswith(stays)
    assert prompt["not"] == []


def test_its_buttons() -> None:
    prompt = plain.prompt(GAME, GAME.from_dict(TABLE), 0)
    titles = {option["action"]: text(option["title"]) for option in prompt["options"]}
    assert titles[STRETCH] == "Stretch the Positron Field from Lem Badlands to Heinlein Plains"
    gather = "Discard: gather every field generator on Heinlein Plains"
    assert titles["discard field-amplifier heinlein-plains"] == gather


def test_its_rows() -> None:
    position = GAME.from_dict({**TABLE, "straddles": STRADDLING})
    rows = {row["id"]: row for group in plain.position(GAME, position, 0) for row in group["rows"]}
    assert text(rows["positron-field"]["value"]) == "Lem Badlands and Heinlein Plains"
    for place in ("lem-badlands", "heinlein-plains"):
        assert text(rows[place]["note"]).endswith("Positron Field")
    assert GAME.draw(position).count("Positron Field") == 2


def test_every_step_is_told_explained_and_offered() -> None:
    for position, code in walk(GAME, "told", start=stretched_everywhere(GAME)):
        if code >= 0:
            assert told(position, GAME.text(code))
            assert GAME.explain(position, code).legal
        if GAME.actor(position) >= 0:
            prompt = plain.prompt(GAME, position, GAME.actor(position))
            offered = [GAME.code(option["action"]) for option in prompt["options"]]
            assert sorted(offered) == sorted(GAME.legal(position))


@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank.name in ("cadet", "captain")])
def test_bots_answer_where_a_field_stays(rank: Rank) -> None:
    """B keeps its own point and takes A's away."""
    player = rank.make(GAME.ruleset, 1, Budget(turn=300, others=40, turns=3, rounds=2))
    chosen = GAME.text(player.plan(GAME.from_dict(TAKEN))[0])
    assert chosen in ("confine lem-badlands", "confine heinlein-plains")
    if rank.name == "captain":
        assert chosen == "confine heinlein-plains"
