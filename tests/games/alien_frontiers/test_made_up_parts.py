"""A part is two files and a line in a module's list; everything else finds it there.

The parts of `tests/made_up` are in no other file: they play, and are explained, told, written down,
searched, counted and looked up like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from command import landfall, lines
from lab_runs import planned, played
from landfall import catalog
from landfall.catalog import rulebook
from landfall.cli.menu import Menu
from landfall.core.errors import NotationError
from landfall.core.plain import Option
from landfall.core.rulebook_page import page
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.part import PARTS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.ladder import judged_by
from landfall.games.alien_frontiers.thinking.weights import USUAL, weights_of
from landfall.lab.balance import PRINTED, GameSummary, Study, StudyRun
from landfall.lab.entrants import field
from landfall.lab.findings import by_trait, by_use
from landfall.lab.results import Results
from landfall.lab.simulate import Simulation, simulate
from landfall.record import read, replay, write
from landfall.scenario import parse_scenarios
from landfall.testing import check_game
from made_up.edition import MADE_UP
from random_play import walk
from ranks_at_play import plays
from recorded import recorded
from scenario_cases import check

ROOT = Path(__file__).parents[3]
KEYS = ("toll-gate", "clarke-spire", "tractor-lens")
TABLE: dict[str, Any] = {
    "dice": [1, 3, 3, 4],
    "seats": {
        "A": {
            "fuel": 4,
            "ore": 1,
            "ships": 4,
            "cards": ["tractor-lens"],
            "colonies": {"clarke-spire": 1},
        },
        "B": {"ore": 1},
    },
}


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    EDITIONS[MADE_UP.name] = MADE_UP
    yield
    del EDITIONS[MADE_UP.name]


@pytest.fixture
def game() -> AlienFrontiers:
    return AlienFrontiers("made-up", seats=3)


@pytest.fixture
def table(game: AlienFrontiers) -> State:
    return game.from_dict(TABLE)


def test_nothing_else_names_them() -> None:
    """Whoever would have to be told of a part would name it."""
    for path in (ROOT / "src").rglob("*.*"):
        if path.suffix in (".py", ".toml"):
            assert not [key for key in KEYS if key in path.read_text(encoding="utf-8")], path


# -- the engine ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_they_keep_every_promise_of_a_game() -> None:
    check_game(AlienFrontiers("made-up", seats=4), games=1, closely=150)


def test_what_they_do(game: AlienFrontiers, table: State) -> None:
    docked = game.apply(table, game.code("dock toll-gate 3"))
    assert [(docked.fuel(seat), docked.ore(seat)) for seat in range(3)] == [(3, 3), (0, 1), (1, 0)]
    drawn = game.apply(docked, game.code("use tractor-lens B"))
    assert (drawn.fuel(0), drawn.ore(0), drawn.ore(1)) == (1, 4, 0)
    broken = game.apply(table, game.code("discard tractor-lens"))
    assert (broken.fuel(0), game.to_dict(broken)["discards"]) == (7, ["tractor-lens"])
    built = game.apply(table, game.code("dock shipyard 3 3"))
    assert (built.fuel(0), built.ore(0)) == (3, 0)


def test_their_numbers_stand_in_their_files(game: AlienFrontiers) -> None:
    assert [AlienFrontiers("made-up", seats).ruleset.ports[-1] for seats in (2, 3, 4)] == [1, 2, 2]
    changed = AlienFrontiers("made-up", 3, variant={"ports": {"toll-gate": 4}})
    assert changed.start().free_ports(changed.ruleset.box.facility("toll-gate")) == 4
    assert catalog.entry().changed(changed) == [("ports of the Toll Gate", "2", "4")]


# -- words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "cost", "gain", "rules"),
    [
        (
            "dock toll-gate 3",
            "1 fuel",
            "2 ore; C gets 1 fuel",
            ("toll-gate.dock", "toll-gate.value"),
        ),
        (
            "use tractor-lens B",
            "2 fuel",
            "1 ore; B loses 1 ore",
            ("tractor-lens.use", "tech.used"),
        ),
        (
            "discard tractor-lens",
            "the Tractor Lens",
            "3 fuel",
            ("tractor-lens.discard", "tech.one-discard"),
        ),
    ],
)
def test_what_is_legal_is_explained(
    action: str, cost: str, gain: str, rules: tuple[str, ...], game: AlienFrontiers, table: State
) -> None:
    why = game.explain(table, action)
    assert (why.legal, why.cost, why.gain, why.rules) == (True, cost, gain, rules)
    assert all(rulebook(game.name).get(rule) for rule in rules)


@pytest.mark.parametrize(
    ("action", "bender"),
    [("dock solar-converter 3", "tractor-lens.bonus"), ("dock shipyard 3 3", "clarke-spire.bonus")],
)
def test_whoever_bends_a_rule_is_named(
    action: str, bender: str, game: AlienFrontiers, table: State
) -> None:
    assert bender in game.explain(table, action).rules


@pytest.mark.parametrize(
    ("action", "rule", "fact"),
    [
        ("use tractor-lens C", "tractor-lens.ore", "C has no ore that the Tractor Lens could draw"),
        ("use tractor-lens D", "tech.held", "there is no seat D at this table of 3"),
        ("dock toll-gate 1", "toll-gate.value", "a ship of one or two may not dock here"),
        (
            "dock toll-gate 3 3",
            "dock.ships",
            "the Toll Gate takes one ship at a time; you named a 3 and a 3",
        ),
    ],
)
def test_what_is_not_legal_says_why(
    action: str, rule: str, fact: str, game: AlienFrontiers, table: State
) -> None:
    why = game.explain(table, action)
    assert (why.legal, why.refusal, why.fact) == (False, rule, fact)


def test_a_price_that_cannot_be_paid(game: AlienFrontiers) -> None:
    poor = game.from_dict(
        {"dice": [5], "seats": {"A": {"cards": ["tractor-lens"]}, "B": {"ore": 1}}}
    )
    for action, rule, fuel in (
        ("dock toll-gate 5", "dock.cost", 1),
        ("use tractor-lens B", "tech.cost", 2),
    ):
        why = game.explain(poor, action)
        assert (why.refusal, why.fact) == (rule, f"it costs {fuel} fuel; you have 0 fuel")


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (
            "dock toll-gate 3",
            "A docks a 3 at the Toll Gate, pays 1 fuel, gains 2 ore and C gets 1 fuel.",
        ),
        ("use tractor-lens B", "A draws an ore from B with the Tractor Lens for 2 fuel."),
        ("discard tractor-lens", "A discards the Tractor Lens and gains 3 fuel."),
    ],
)
def test_they_are_told(action: str, told: str, game: AlienFrontiers, table: State) -> None:
    code = game.code(action)
    assert (
        catalog.story(game).tell(game, [whole_step(game, table, code, game.apply(table, code))])
        == told
    )


def test_every_step_of_whole_games_is_told_and_explained(game: AlienFrontiers) -> None:
    told: Counter[str] = Counter()
    for seed in range(3):
        for position, code in walk(game, "made up", seed):
            if code >= 0:
                after = game.apply(position, code)
                sentence = catalog.story(game).tell(game, [whole_step(game, position, code, after)])
                assert game.explain(position, code).legal
                told.update(key for key in KEYS if PARTS[key].title in sentence)
    assert set(told) == set(KEYS)


def test_a_slip_of_the_pen_is_understood(game: AlienFrontiers) -> None:
    with pytest.raises(NotationError, match="did you mean 'use tractor-lens B'"):
        game.code("use tractor-len B")


def test_they_are_drawn(game: AlienFrontiers, table: State) -> None:
    drawn = game.draw(table)
    assert "  Toll Gate             3 or higher, 1 fuel: 2 ore     2 free\n" in drawn
    assert "  Clarke Spire          Shipyard: 1 fuel, 1 ore less  held by A  A: 1\n" in drawn
    assert "     cards: Tractor Lens\n" in drawn


def plain_option(game: AlienFrontiers, table: State, action: str) -> Option:
    (found,) = [
        option for option in plain.prompt(game, table, 0)["options"] if option["action"] == action
    ]
    return found


@pytest.mark.parametrize(
    ("action", "title", "cost", "gain"),
    [
        (
            "dock toll-gate 3",
            "Dock 3",
            [{"unit": "fuel", "n": 1, "to": "C"}],
            [{"unit": "ore", "n": 2}],
        ),
        (
            "use tractor-lens B",
            "Use on B",
            [{"unit": "fuel", "n": 2}],
            [{"unit": "ore", "n": 1}],
        ),
        (
            "discard tractor-lens",
            "Discard",
            [{"unit": "card", "n": 1}],
            [{"unit": "fuel", "n": 3}],
        ),
    ],
)
def test_a_plain_table_offers_them(
    action: str, title: str, cost: object, gain: object, game: AlienFrontiers, table: State
) -> None:
    option = plain_option(game, table, action)
    assert (text(option["title"]), option["cost"], option["gain"]) == (title, cost, gain)


def test_a_plain_table_names_who_bends_and_what_is_missing(
    game: AlienFrontiers, table: State
) -> None:
    solar = text(plain_option(game, table, "dock solar-converter 3")["detail"])
    assert solar.startswith("Tractor Lens adds 1 fuel.")
    missing = {text(line["title"]): line["reason"] for line in plain.prompt(game, table, 0)["not"]}
    assert missing["Toll Gate with 1"] == "three or more"
    without_ore = game.from_dict({"dice": [1], "seats": {"A": TABLE["seats"]["A"]}})
    lines = plain.prompt(game, without_ore, 0)["not"]
    assert ("Tractor Lens, use", "there must be ore") in [
        (text(line["title"]), line["reason"]) for line in lines
    ]


def test_a_plain_table_shows_them(game: AlienFrontiers, table: State) -> None:
    groups = {group["title"]: group for group in plain.prompt(game, table, 0)["groups"]}
    assert text(groups["Toll Gate"]["about"]) == "3 or higher, 1 fuel: 2 ore"
    assert groups["Toll Gate"]["room"] == "2 of 2 free"
    rows = {row["id"]: row for group in plain.position(game, table, 0) for row in group["rows"]}
    assert rows["toll-gate"]["key"] == "Toll Gate"
    assert text(rows["clarke-spire"]["value"]) == "A 1"
    assert text(rows["clarke-spire"]["note"]) == "A controls it; Shipyard: 1 fuel, 1 ore less"
    lens = rows["A-tractor-lens"]["card"]
    assert (lens["name"], lens["state"]) == ("Tractor Lens", "ready")
    assert [(heading, text(words)) for heading, words in lens["text"]][:2] == [
        ("Drawing ore", "For two fuel you take one ore from another player."),
        ("Breaking the lens", "Discard it to gain three fuel."),
    ]


# -- files and commands -------------------------------------------------------------------------------


def test_a_record_is_written_read_and_replayed(game: AlienFrontiers, tmp_path: Path) -> None:
    record = recorded(game, "made up", 0)
    for form in ("text", "json"):
        write(tmp_path / form, record, form)
        again = read(tmp_path / form, catalog.game)
        assert again == record
        *_, last = replay(again, game)
        assert game.outcome(last.after) == record.result


SCENARIO = """
name: "The toll goes to the player on your right"
edition: made-up
position:
  dice: [3, 2]
  seats: {A: {fuel: 3, cards: [tractor-lens]}, B: {ore: 1}, C: {}}
steps:
  - dock toll-gate 3
  - illegal: dock toll-gate 2
    rule: toll-gate.value
  - use tractor-lens B
expect:
  A: {fuel: 0, ore: 3, docked: {toll-gate: [3]}}
  B: {ore: 0}
  C: {fuel: 1}
"""


def test_a_scenario_plays() -> None:
    (scenario,) = parse_scenarios(SCENARIO, "made_up.yaml")
    check(scenario)


def test_line_play_offers_them(game: AlienFrontiers, table: State, tmp_path: Path) -> None:
    offered = {item.text for item in Menu(game, table).all}
    assert {"dock toll-gate 3", "use tractor-lens B", "discard tractor-lens"} <= offered
    play = landfall(
        *("play", "--edition", "made-up", "--players", "me,me", "--seats", "2", "--seed", "1"),
        data=tmp_path,
        typed=lines("rules toll-gate.dock", *["1"] * 30, "quit"),
    )
    assert "Dock a ship of three or more" in play.output


def test_the_rules_are_looked_up(tmp_path: Path) -> None:
    book = rulebook("alien-frontiers")
    assert book.get("toll-gate.dock").editions == ("made-up",)
    assert '<a id="toll-gate.dock"></a>\n**Paying the toll** · `toll-gate.dock` · Made up only' in (
        page(book)
    )
    headings = book.groups()
    assert headings.index("Terraforming Station") + 1 == headings.index("Toll Gate")
    assert [entry.id for entry in book.search("tractor lens turn")] == ["R-LENS-1"]
    found = landfall("rules", "clarke-spire.bonus", "--edition", "made-up", data=tmp_path)
    assert "clarke-spire.bonus: Clarke Spire" in found.output
    assert "Only in" not in found.output


# -- bots and the laboratory --------------------------------------------------------------------------


def test_an_evaluation_counts_them_as_their_files_say(game: AlienFrontiers) -> None:
    weights = weights_of(game.ruleset)
    assert weights["card tractor-lens"] == (0.5, 0.3)
    assert weights["bonus clarke-spire"] == (0.7, 0.1)
    assert weights["closes toll-gate"] == USUAL["closes"]  # of which its file says nothing
    assert set(weights) == set(Features(game.ruleset).names)
    evaluator = judged_by(game.ruleset)
    bare = {"dice": [1], "seats": {"A": {"fuel": 1}}}
    values = [
        evaluator.value(game.from_dict({**bare, "seats": {"A": {"fuel": 1, **more}}}), 0)
        for more in ({}, {"cards": ["booster-pod"]}, {"cards": ["tractor-lens"]})
    ]
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_a_cadet_plays_a_whole_game_and_docks_where_the_file_says_it_is_urgent() -> None:
    done = plays(AlienFrontiers("made-up", seats=2), "cadet", "made up", 1)
    assert any(text.startswith("dock toll-gate") for text in done)
    assert any(text == "land clarke-spire" for text in done)


def test_a_captain_uses_them() -> None:
    game = AlienFrontiers("made-up", seats=2)
    done = {
        " ".join(text.split()[:2])
        for seed in range(2)
        for text in plays(game, "captain", "made up", seed, turns=30)
    }
    assert {"dock toll-gate", "use tractor-lens", "land clarke-spire"} <= done


class Here:
    """Does the jobs of the laboratory in this process, which knows the edition."""

    def run(
        self, work: Callable[[Any], Any], supply: Callable[[], Any]
    ) -> Iterator[tuple[Any, Any]]:
        while (job := supply()) is not None:
            yield job, work(job)


def test_the_laboratory_counts_them(tmp_path: Path) -> None:
    simulation = Simulation(("cadet", "drifter"), games=2, edition="made-up")
    assert sum(1 for _ in simulate(simulation)) == 2
    study = Study(tuple(field(["drifter"]) * 2), games=12, edition="made-up")
    with Results(
        tmp_path / "b.jsonl", "balance", study.settings(), GameSummary.to_row, GameSummary.from_row
    ) as kept:
        run = StudyRun(study, kept)
        run.play(Here())
    games = [game for block in run.paired()[PRINTED] for game in block]
    assert "dock toll-gate" in {use.name for use in by_use(games)}
    assert "use tractor-lens" in {use.name for use in by_use(games)}
    traits = by_trait(games)
    assert "tractor-lens" in {trait.name for trait in traits["starting tech"]}
    assert "clarke-spire" in {trait.name for trait in traits["territory first taken"]}


def test_a_tournament_is_played_with_them(tmp_path: Path) -> None:
    tournament = planned("cadet", "drifter", games=2, editions=("made-up",))
    assert played(tournament, tmp_path / "r.jsonl", Here()).progress() == (1, 1)
