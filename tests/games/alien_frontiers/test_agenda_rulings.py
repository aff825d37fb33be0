"""Rulings on Agendas: scenarios, and what is shorter in Python."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from agenda_canaries import BIRDS, Canary
from agenda_editions import WITH_AGENDAS, WITH_CANARIES, WITH_EVERYTHING, with_agendas
from landfall.core.game import CHANCE
from landfall.core.rng import Rng
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.agendas.agenda_board import AgendaBoard
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.editions.outer_belt import OUTER_BELT
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.part import Part, part
from landfall.games.alien_frontiers.part_check import missing
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget
from landfall.scenario import read_scenarios
from random_play import walk
from scenario_cases import Case, by_name, cases, check

RULING = re.compile(r"R-[A-Z]+-[0-9]+")
HERE = Path(__file__).parent / "agendas"
FILE = HERE / "rulings.yaml"
FILES = (
    FILE,
    HERE / "multiverse_window.yaml",
    HERE / "oracle_engine.yaml",
    HERE / "prophets.yaml",
    HERE / "stranded_envoy.yaml",
)

CASES = [
    case
    for file in FILES
    for case in cases(file.read_text(encoding="utf-8"), partial(read_scenarios, file))
]


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    with with_agendas():
        yield


@pytest.mark.parametrize("case", [*map(by_name, CASES)])
def test_scenario(case: Case) -> None:
    check(case.scenario())


def test_every_ruling_of_agendas_has_a_test() -> None:
    written = {row["id"] for row in part(game_of().ruleset.book.parts["agendas"]).entries["ruling"]}
    here = Path(__file__).read_text(encoding="utf-8") + FILE.read_text(encoding="utf-8")
    beside = (Path(__file__).parent / "test_agendas.py").read_text(encoding="utf-8")
    named = re.findall(r"def test_(age|end|mkt)_([0-9]+)", here + beside)
    tested = {f"R-{kind.upper()}-{number}" for kind, number in named} | {
        *RULING.findall(here + beside)
    }
    assert written <= tested, written - tested


def game_of(edition: str = WITH_CANARIES.name, seats: int = 2) -> AlienFrontiers:
    return AlienFrontiers(edition, seats=seats)


def test_the_words_of_agendas_are_whole() -> None:
    game = AlienFrontiers(WITH_EVERYTHING.name, seats=2)
    for name in ("agendas", *game.ruleset.box.agenda_names):
        assert not list(missing(game.ruleset.book.parts[name])), name
    for name in game.ruleset.box.agenda_names:
        own = part(game.ruleset.book.parts[name])
        assert own.in_game, name
        assert own.endgame, name
        assert own.rules, name


# -- which cards are in a game ------------------------------------------------------------------------


def naming(name: str, icons: Sequence[str]) -> Rule:
    made = Canary(name)
    made.part = Part(name, name, source=f"{name}.toml", in_game="win", icons=tuple(icons))
    return made


NAMING = {
    "bird-of-none": (),
    "bird-of-cards": ("alien-city", "booster-pod"),
    "bird-of-absent-cards": ("alien-city", "data-core-alpha"),
    "bird-of-the-belt": ("outer-belt",),
    "bird-of-corex": ("corex-conglomerated",),
    "bird-of-dark-space": ("dark-space-explorers",),
}
ICONS = Module(
    name="icons",
    others=(AgendaBoard,),
    agendas=tuple(partial(naming, name, icons) for name, icons in NAMING.items()),
)


@pytest.fixture
def icons() -> Iterator[None]:
    belt = {**EDITION_X.deck, "mind-control-helmet": 2, "proximity-analyzer": 2}
    base = replace(EDITION_X, name="icons", modules=(*EDITION_X.modules, ICONS))
    EDITIONS["icons"] = base
    EDITIONS["icons-belt"] = replace(
        base, name="icons-belt", modules=(*base.modules, OUTER_BELT), deck=belt
    )
    EDITIONS["icons-boards"] = replace(base, name="icons-boards", modules=(*base.modules, FACTIONS))
    yield
    for name in ("icons", "icons-belt", "icons-boards"):
        del EDITIONS[name]


def in_game(game: AlienFrontiers, seed: str) -> tuple[State, set[str]]:
    """The first turn, and every Agenda that is in the game by then."""
    for position, _ in walk(game, seed):
        if position.turns:
            plain = game.to_dict(position)
            hands = [entry["agendas"] for entry in plain["seats"].values()]
            return position, {name for pile in (plain["agenda-deck"], *hands) for name in pile}
    raise AssertionError("no turn has begun")


@pytest.mark.usefixtures("icons")
def test_age_1_agendas_that_name_what_is_not_there_are_taken_out() -> None:
    plain = {"bird-of-none", "bird-of-cards"}
    assert in_game(game_of("icons"), "plain")[1] == plain
    assert in_game(game_of("icons-belt"), "belt")[1] == plain | {"bird-of-the-belt"}
    without = AlienFrontiers("icons", seats=2, variant={"deck": {"booster-pod": 0}})
    assert in_game(without, "variant")[1] == {"bird-of-none"}


@pytest.mark.usefixtures("icons")
def test_age_1_agendas_of_factions_that_nobody_has_chosen_are_taken_out() -> None:
    game, met = game_of("icons-boards"), set()
    for seed in range(12):
        position, there = in_game(game, f"boards {seed}")
        chosen = {entry["faction"] for entry in game.to_dict(position)["seats"].values()}
        of_boards = {"bird-of-corex": "corex-conglomerated"}
        of_boards["bird-of-dark-space"] = "dark-space-explorers"
        for bird, board in of_boards.items():
            assert (bird in there) == (board in chosen)
            met.add(board in chosen)
    assert met == {True, False}


def test_set_14_the_envoy_is_an_asteroid_card_only_with_agendas() -> None:
    copies = []
    for agendas in (False, True):
        game = AlienFrontiers("edition-x", seats=2, outer_belt=True, agendas=agendas)
        assert ("stranded-envoy" in game.ruleset.box.asteroid_names) is agendas
        copies.append(sum(game.ruleset.asteroids))
    assert copies[1] == copies[0] + 1


# -- how long an event is open ------------------------------------------------------------------------


class Haggler(Canary):
    """Met by a trade at the Orbital Market, until the next action."""

    def __init__(self) -> None:
        super().__init__("haggler")
        self.part = Part("haggler", "Haggler", source="haggler.toml", in_game="trade")

    def keeps_in_a_moment(self) -> list[str]:
        return ["traded"]

    def minds_trades(self) -> bool:
        return True

    def traded(self, state: State, seat: i64) -> None:
        state.at[self.fleeting] = 1

    def minds_acts(self) -> bool:
        return True

    def act_begins(self, state: State, seat: i64) -> None:
        state.at[self.fleeting] = 0

    def met(self, state: State, seat: i64) -> bool:
        return state.at[self.fleeting] == 1


@pytest.fixture
def haggling() -> Iterator[AlienFrontiers]:
    others = (Haggler, *(partial(naming, bird, ()) for bird in ("bird-one", "bird-two")))
    module = Module(name="haggling", others=(AgendaBoard,), agendas=others)
    EDITIONS["haggling"] = replace(EDITION_X, name="haggling", modules=(*EDITION_X.modules, module))
    yield AlienFrontiers("haggling", seats=2)
    del EDITIONS["haggling"]


def played(game: AlienFrontiers, data: dict[str, Any], *texts: str) -> State:
    position = game.from_dict(data)
    for text in texts:
        position = game.apply(position, game.code(text))
    return position


AT_THE_MARKET = {
    "dice": [2, 2, 1],
    "seats": {"A": {"fuel": 5, "agendas": ["haggler", "bird-one"]}},
}
TRADED = ("dock orbital-market 2 2", "pair trade", "trade 2")


def test_age_15_an_event_is_open_until_the_next_action(haggling: AlienFrontiers) -> None:
    game, reveal = haggling, haggling.code("reveal haggler")
    docked = played(game, AT_THE_MARKET, *TRADED[:2])
    assert game.refusal(docked, reveal) == "agendas.met"
    traded = game.apply(docked, game.code("trade 2"))
    assert game.refusal(traded, reveal) == ""
    later = game.apply(traded, game.code("dock solar-converter 1"))
    assert game.refusal(later, reveal) == "agendas.met"


def test_age_10_a_reveal_does_not_end_the_moment(haggling: AlienFrontiers) -> None:
    position = played(haggling, AT_THE_MARKET, *TRADED, "reveal bird-one", "reveal haggler")
    assert haggling.score(position, 0) == 2


def test_what_an_agenda_keeps_survives_a_position_file(haggling: AlienFrontiers) -> None:
    traded = played(haggling, AT_THE_MARKET, *TRADED)
    assert haggling.from_dict(haggling.to_dict(traded)) == traded


# -- taking back, others' turns, theft, ties ----------------------------------------------------------


def test_undo_2_neither_a_draw_nor_a_reveal_is_taken_back() -> None:
    game = game_of()
    hand = {"fuel": 2, "agendas": ["canary-amber", "canary-plum"]}
    position = game.from_dict({"dice": [3, 3, 4], "seats": {"A": hand}})
    docking, reveal = game.code("dock orbital-market 3 3"), game.code("reveal canary-amber")
    assert game.reveals(position, reveal, 0)
    assert not game.reveals(position, docking, 0)
    asked = game.apply(position, docking)
    assert not game.reveals(asked, game.code("pair trade"), 0)
    drawing = game.apply(asked, game.code("pair agendas"))
    assert game.reveals(drawing, game.code("agenda canary-blue"), CHANCE)


def test_undo_2_the_last_landing_shows_what_lay_face_down() -> None:
    game = game_of()
    own = {"ore": 3, "colonies": {"lem-badlands": 3, "heinlein-plains": 4}}
    hand = {"agendas": ["canary-amber"], "ships": 3, "bay": 3}
    position = game.from_dict({"dice": [2, 2, 2], "seats": {"A": own, "B": hand}})
    last = game.apply(position, game.code("dock colony-constructor 2 2 2"))
    assert game.reveals(last, game.code("land lem-badlands"), 0)


def test_age_3_nobody_reveals_in_another_players_turn() -> None:
    game = game_of()
    hand = {"fuel": 9, "agendas": ["canary-amber"], "ships": 3, "bay": 3}
    position = game.from_dict({"dice": [2], "seats": {"B": hand}})
    assert game.refusal(position, game.code("reveal canary-amber"), 1) == "turn.order"
    assert game.legal(position, 1) == []


def test_age_6_discards_are_blank_to_others() -> None:
    """R-AGE-6."""
    game = game_of()
    seats = {"A": {"agenda-discards": ["canary-plum"]}, "B": {"agenda-discards": ["canary-blue"]}}
    position = game.from_dict({"dice": [1], "seats": seats})
    seen = game.to_dict(game.observe(position, 0))
    assert seen["seats"]["A"]["agenda-discards"] == ["canary-plum"]
    assert seen["seats"]["B"]["agenda-discards"] == ["?"]
    assert {"canary-blue"} <= {*seen["agenda-deck"]}


def test_age_7_no_action_takes_an_agenda_and_none_is_alien_tech() -> None:
    game = game_of()
    verbs = {game.text(code).split()[0] for code in range(game.size) if "canary" in game.text(code)}
    assert verbs == {"reveal", "shed", "agenda"}
    hand = {"agendas": ["canary-amber", "canary-plum"]}
    position = game.from_dict({"dice": [1], "seats": {"A": hand}})
    assert position.cards(0) == 0


def test_age_5_most_is_more_than_every_other_player() -> None:
    """R-AGE-5."""
    game = game_of(WITH_AGENDAS.name)
    baron = game.ruleset.book.parts["fuel-baron"]
    for fuel, most in ((3, False), (4, True)):
        seats = {"A": {"fuel": fuel}, "B": {"fuel": 3, "ships": 3, "bay": 3}}
        position = game.from_dict({"dice": [1], "seats": seats})
        assert baron.met_at_end(position, 0) is most  # type: ignore[attr-defined]


def ended(**seats: dict[str, Any]) -> list[int]:
    game = game_of()
    landed = {"colonies": {"lem-badlands": 4, "heinlein-plains": 4}}
    there = {"A": {**landed, **seats["A"]}, "B": {"ships": 3, "bay": 3, **seats["B"]}}
    outcome = game.outcome(game.from_dict({"phase": "over", "seats": there}))
    assert outcome is not None
    return [outcome.scores[0] - outcome.scores[1], *outcome.ranks]


def test_end_10_revealed_agendas_break_a_tie_before_cards() -> None:
    colonies = {"asimov-crater": 3, "herbert-valley": 3}
    tie = {"A": {"cards": ["booster-pod"]}, "B": {"colonies": colonies}}
    assert ended(**tie) == [2, 1, 2]
    tie["B"]["revealed"] = list(BIRDS[:2])
    assert ended(**tie) == [0, 2, 1]


def test_ora_2_what_an_oracle_has_shown_counts_once_in_a_tie() -> None:
    """R-ORA-2, R-END-10: it is worth two points and is one revealed Agenda."""
    colonies = {"asimov-crater": 3, "herbert-valley": 3}
    one = {"A": {"cards": ["booster-pod"]}, "B": {"colonies": colonies, "foretold": [BIRDS[0]]}}
    assert ended(**one) == [0, 2, 1]
    one["A"]["revealed"] = [BIRDS[1]]
    one["B"]["cards"] = ["alien-city"]
    assert ended(**one) == [0, 1, 1]


def test_end_12_whoever_landed_reveals_objectives_in_the_game() -> None:
    game = game_of()
    hand = {"fuel": 5, "agendas": ["canary-dusk"], "ships": 3, "bay": 3}
    position = game.from_dict({"dice": [1], "seats": {"B": hand}})
    for landed in (0, 1):
        after = position.copy()
        game.ruleset.book.parts["agendas"].game_ends(after, landed)
        revealed = game.to_dict(after)["seats"]["B"]["revealed"]
        assert revealed == (["canary-dusk"] if landed == 1 else [])


# -- the Prophets of the Artifact ---------------------------------------------------------------------


def carried_on(game: AlienFrontiers, position: State, *lines: str) -> State:
    for line in lines:
        position = game.apply(position, game.code(line))
    return position


def test_fpro_1_others_see_how_many_were_drawn_and_never_which() -> None:
    """Two draws that differ look alike to the other seat and to onlookers, at every step."""
    game = game_of(WITH_EVERYTHING.name)
    start = game.from_dict(
        {"dice": [3], "seats": {"A": {"faction": "prophets-of-the-artifact"}, "B": {}}}
    )
    start = carried_on(game, start, "dock prophets-of-the-artifact 3")
    start = carried_on(game, start, "effect prophets-of-the-artifact draw")
    one, other = start, start
    for first, second in (
        ("agenda curator", "agenda fortress"),
        ("agenda land-grab", "agenda moonbase"),
        ("agenda architect", "agenda overthrow"),
        ("shed curator", "shed overthrow"),
        ("shed land-grab", "shed fortress"),
    ):
        for viewer in (1, None):
            steps = ((one, first), (other, second))
            acts = [game.seen(p, game.code(line), int(p.who), viewer) for p, line in steps]
            assert acts[0] == acts[1]
        one, other = carried_on(game, one, first), carried_on(game, other, second)
        for viewer in (1, None):
            assert game.observe(one, viewer) == game.observe(other, viewer)
        assert game.observe(one, 0) != game.observe(other, 0)
        assert game.from_dict(game.to_dict(one)) == one


def test_fpro_2_which_agenda_is_given_up_is_its_holders_to_know() -> None:
    game = game_of(WITH_EVERYTHING.name)
    seats = {"A": {"faction": "prophets-of-the-artifact", "agendas": ["curator", "fortress"]}}
    start = game.from_dict({"dice": [3], "seats": {**seats, "B": {}}})
    for reward, fuel, ore in (("fuel", 4, 0), ("ore", 0, 1)):
        after = carried_on(game, start, f"power prophets-of-the-artifact {reward}")
        ends = [carried_on(game, after, f"shed {name}") for name in ("curator", "fortress")]
        assert game.observe(ends[0], 1) == game.observe(ends[1], 1)
        assert all((p.fuel(0), p.ore(0)) == (fuel, ore) for p in ends)


def test_a_draw_of_the_prophets_is_read_as_it_was_written() -> None:
    """Also in the middle of it."""
    game = game_of(WITH_EVERYTHING.name)
    seats = {"A": {"faction": "prophets-of-the-artifact", "agendas": ["curator"]}}
    start = game.from_dict({"dice": [3], "seats": {**seats, "B": {}}})
    position = carried_on(game, start, "power prophets-of-the-artifact agenda")
    assert game.from_dict(game.to_dict(position)) == position
    position = carried_on(game, position, "shed curator")
    assert game.from_dict(game.to_dict(position)) == position


def test_the_prophets_are_told_and_asked_for_in_words() -> None:
    game = game_of(WITH_EVERYTHING.name)
    seats = {"A": {"faction": "prophets-of-the-artifact", "agendas": ["curator"]}, "B": {}}
    start = game.from_dict({"dice": [3], "seats": seats})
    lines = (
        ("dock prophets-of-the-artifact 3", "A docks a 3 at the Prophets of the Artifact board."),
        ("effect prophets-of-the-artifact draw", "A looks at 3 Agendas."),
    )
    position = start
    for line, told in lines:
        after = carried_on(game, position, line)
        step = whole_step(game, position, game.code(line), after)
        assert story.tell(game, [step]) == told
        position = after
    asked = carried_on(game, start, "dock prophets-of-the-artifact 3")
    prompt = plain.prompt(game, asked, 0)
    assert prompt["question"] == "Do you draw Agendas?"
    titles = [spans.text(option["title"], "AB") for option in prompt["options"]]
    assert titles == ["Draw Agendas to keep one", "Do without"]
    drawn = carried_on(game, position, "agenda land-grab", "agenda architect", "agenda overthrow")
    prompt = plain.prompt(game, drawn, 0)
    assert prompt["question"] == "Which Agenda do you discard?"
    assert "Curator" not in [spans.text(option["title"], "AB") for option in prompt["options"]]
    given_up = carried_on(game, start, "power prophets-of-the-artifact fuel")
    code = game.code("power prophets-of-the-artifact fuel")
    told = story.tell(game, [whole_step(game, start, code, given_up)])
    assert told == "A gives up an Agenda for 4 fuel."
    why = game.explain(start, code)
    assert (why.legal, why.gain) == (True, "4 fuel; then discard an Agenda")
    assert {"prophets-of-the-artifact.power", "factions.once"} <= set(why.rules)


@pytest.mark.parametrize("asks", ["shed", "main"])
@pytest.mark.parametrize("viewer", [1, None])
def test_undo_3_nobody_else_notices_which_agendas_a_question_is_about(
    asks: str, viewer: int | None
) -> None:
    """R-UNDO-3: in every world that looks the same, others are told the same; the holder is not."""
    game = game_of()
    held = list(BIRDS[: 4 if asks == "shed" else 3])
    pending = [{"asks": "shed"}] if asks == "shed" else []
    a = {"fuel": 2, "agendas": held}
    position = game.from_dict({"dice": [1], "seats": {"A": a, "B": {}}, "pending": pending})
    own: set[str] = set()
    others: set[str] = set()
    for number in range(12):
        world = game.imagine(game.observe(position, viewer), viewer, Rng("worlds", number))
        own.add(json.dumps(plain.prompt(game, game.observe(world, 0), 0), default=str))
        seen = game.observe(world, viewer)
        told = [plain.position(game, seen, viewer), plain.status(game, seen, viewer)]
        told.append(plain.prompt(game, seen, viewer) if viewer is not None else None)
        others.add(json.dumps([told, game.view(world, viewer)], default=str))
        for code in game.legal(world):
            text = game.text(code)
            if text.startswith("shed"):
                act = game.seen(world, code, 0, viewer)
                assert (act.text, act.code) == ("shed ?", -1)
                assert not game.reveals(world, code, 0)
    assert len(others) == 1
    assert len(own) > 1


def test_whoever_chooses_the_last_board_is_advised_before_agendas_are_dealt() -> None:
    game = game_of(WITH_EVERYTHING.name)
    boards = ["prophets-of-the-artifact", "brethren-of-the-stars"]
    draft = {"turns": 0, "boards-offered": boards, "pending": [{"asks": "draft", "seat": "A"}]}
    seats = {"B": {"faction": "smugglers-alliance"}}
    position = game.from_dict({**draft, "seats": seats})
    make = {rank.name: rank.make for rank in RANKS}["captain"]
    first, *_ = make(game.ruleset, 0, Budget(turn=60)).plan(position)
    assert game.text(first) in [f"choose {board}" for board in boards]
