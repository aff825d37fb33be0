"""What the table asks a package for besides its rules: things, orders, hints, judgements, complaints."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from games.conquest_of_planet_earth.modes import MODES
from landfall import catalog
from landfall.core.errors import PositionError
from landfall.core.game import CHANCE, OVER
from landfall.core.plain import text_of
from landfall.core.rng import Rng
from landfall.core.seeing import seen_step
from landfall.core.unanswered import unanswered
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.package import PACKAGE
from landfall.games.conquest_of_planet_earth.thinking.advice import reasons
from landfall.games.conquest_of_planet_earth.thinking.judge import judge
from landfall.lab.analyse import analyse_turns, jobs, put_together
from landfall.record import Record
from landfall.server.tables.named_things import named_things
from random_play import walk
from recorded import recorded

pytestmark = pytest.mark.words


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", "landfall.games.conquest_of_planet_earth.package")


# -- things ---------------------------------------------------------------------------------------


def test_every_part_of_a_game_is_told_with_its_words_and_its_mark() -> None:
    rivals = named_things(ConquestOfPlanetEarth(seats=2)).things
    together = named_things(ConquestOfPlanetEarth(seats=2, mode="cooperative")).things
    kinds = {thing.kind for thing in together}
    assert kinds == {
        "event",
        "stuff",
        "race",
        "resistance",
        "counter",
        "location",
        "objective",
        "tech",
    }
    assert {thing.kind for thing in rivals} == kinds - {"tech"}
    assert all(thing.title and thing.mark in ("printed", "designed") for thing in together)
    assert len({(thing.kind, thing.name) for thing in together}) == len(together)
    found = {(thing.kind, thing.name): thing for thing in together}
    bomb = found["event", "atomic-bomb"]
    assert bomb.powers[0].price == ["3 Action Points"]
    assert [power.heading for power in bomb.powers] == ["", "As a Resistance Event"]
    trun = found["race", "trun"]
    assert [power.heading for power in trun.powers] == ["Enslave", "Gruesome Weapons"]
    assert trun.label == ["Strength 4, Intelligence 2"]
    assert found["location", "town"].points == 2
    assert found["objective", "capitol-city"].title == "Capitol City"
    assert ("objective", "historic-monument") not in found


SPELLED = {"1": "one"}
ON_A_SMALL_CARD = 50
"""So many letters stand there in three lines."""


def test_what_lies_in_a_hand_says_what_it_does_in_few_words() -> None:
    found = named_things(ConquestOfPlanetEarth(seats=2, mode="cooperative")).things
    held = [thing for thing in found if thing.kind in ("event", "stuff", "race")]
    for thing in held:
        for power in thing.powers:
            if power.kind == "red-box":
                continue
            text = "".join(map(str, power.text))
            brief = power.gist or text
            assert len(brief) <= ON_A_SMALL_CARD, (thing.name, brief)
            assert len(brief) < len(text) or not power.gist, thing.name
            numbers = re.findall(r"\d+", power.gist or "")
            assert all(number in text or SPELLED.get(number, "?") in text for number in numbers), (
                thing.name
            )


def test_an_own_text_is_told_whole_and_not_by_the_gist_of_ours() -> None:
    cards = {
        "events": {"death-ray": {"text": "Plus five."}, "overdrive": {"copies": 1}},
        "races": {"trun": {"power": {"enslave": {"text": "They work."}}}},
    }
    found = named_things(ConquestOfPlanetEarth(seats=2, cards=cards)).things
    gists = {
        (thing.name, at): power.gist for thing in found for at, power in enumerate(thing.powers)
    }
    assert gists["death-ray", 0] is None
    assert gists["overdrive", 0] == "Gain two Action Points."
    assert gists["trun", 0] is None
    assert gists["trun", 1] == "A 5 is a Crushing Victory too."


def test_rules_of_parts_that_are_not_in_a_game_are_away() -> None:
    rivals = PACKAGE.parts_in(ConquestOfPlanetEarth(seats=2))
    assert "jet-packs" not in rivals
    assert "death-ray" in rivals
    humans = PACKAGE.parts_in(ConquestOfPlanetEarth(seats=2, active_resistance=True))
    assert "jet-packs" in humans


# -- words ----------------------------------------------------------------------------------------


def test_a_card_and_what_it_is_aimed_at_are_one_order() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    codes = [game.code(text) for text in ("play solar-flare", "rival B", "end")]
    assert catalog.orders(game, codes, ["Ada", "Bob"]) == [
        "Play Solar Flare: Bob",
        "End your actions",
    ]


@pytest.mark.parametrize("mode", ["three rivals, two races each", "together", "teams of one race"])
def test_who_is_spoken_to_hears_another_sentence_and_nobody_else_does(mode: str) -> None:
    game = ConquestOfPlanetEarth(**MODES[mode])
    names = ["Ada", "Bob", "Cy", "Dot"][: game.seats]
    for position, code in islice(walk(game, "spoken to", mode), 250):
        seat = game.actor(position)
        after = game.apply(position, code)
        step = seen_step(game, position, code, after, None, seat)
        told = PACKAGE.story.tell(game, [step], names, None)
        spoken = PACKAGE.spoken_to(game, [step], names)
        for you in range(game.seats):
            if you not in spoken:
                assert PACKAGE.story.tell(game, [step], names, you) == told


def test_a_complaint_is_for_whoever_fills_in_a_form() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    with pytest.raises(PositionError) as raised:
        game.from_dict({"seats": {"A": {"race": "trun", "hand": ["solar-flare"] * 3}, "B": {}}})
    words = PACKAGE.complaint(game, raised.value.problem)
    assert "Solar Flare" in words
    assert words[0].isupper()
    assert words.endswith(".")


# -- chances and hints ----------------------------------------------------------------------------


def positions(mode: str, steps: int) -> Any:
    """Positions of a game that scouts play, and the seat that is asked."""
    game = ConquestOfPlanetEarth(**MODES[mode])
    rng, bot = Rng("advice", mode), catalog.bot("scout", 1, game=game.name)
    position = game.start()
    for _ in range(steps):
        actor = game.actor(position)
        if actor == OVER:
            return
        if actor == CHANCE:
            position = game.apply(position, game.sample(position, rng))
            continue
        yield game, position, actor
        position = game.apply(position, catalog.ask(bot, game, position, actor), actor)


@pytest.mark.parametrize("mode", MODES)
def test_chances_are_shares_of_sides_and_hang_on_what_is_seen(mode: str) -> None:
    for game, position, actor in islice(positions(mode, 160), 0, None, 7):
        seen = game.observe(position, actor)
        chances = catalog.chances(game, seen)
        assert all(0 < chance < 1 for chance in chances)
        by_team = dict(zip(game.teams, chances, strict=True))
        assert [by_team[team] for team in game.teams] == chances
        if len(by_team) > 1 and not game.ruleset.box.active:
            assert sum(by_team.values()) == pytest.approx(1)
        other = game.imagine(seen, actor, Rng("other"))
        assert catalog.chances(game, game.observe(other, actor)) == chances


def test_whoever_has_won_has_all_of_it() -> None:
    table = Table("trun orzax")
    for space in ("n-1", "n-2", "n-3"):
        table.place(space, "town", "A")
    ahead = catalog.chances(table.game, table.game.observe(table.action("A").state, 1))
    assert ahead[0] > 0.55


@pytest.mark.parametrize(
    "mode", ["two rivals", "together", "alone, one group", "teams of one race"]
)
def test_a_hint_can_be_followed_and_says_why(mode: str) -> None:
    reasons = set()
    for game, position, actor in islice(positions(mode, 400), 0, None, 5):
        seen = game.observe(position, actor)
        hint = catalog.hint(game, seen, actor)
        assert hint.actions
        here = seen
        for action in hint.actions:
            here = unanswered(game, here, actor)
            assert not game.refusal(here, game.code(action), actor)
            here = game.apply(here, game.code(action), actor)
        assert hint.before == catalog.chances(game, seen)[actor]
        assert hint.chance in (
            catalog.chances(game, here)[actor],
            catalog.chances(game, unanswered(game, here, actor))[actor],
        )
        assert hint.reason.endswith(".")
        reasons |= {text_of(clause, {}).split()[0] for clause in hint.reasons}
    assert reasons >= {"brings", "leaves"}


def test_a_hint_tells_a_plan_whole_though_rivals_may_answer_its_steps() -> None:
    """One saucer alone is no reason; what all of them do there is."""
    table = Table("trun vento").place("n-4", "town").aliens("A", "n-c", 4)
    table.hand("A", "abducted").hand("B", "death-ray", "backstab").action("A", 5)
    hint = catalog.hint(table.game, table.game.observe(table.state, 0), 0)
    assert hint.actions == (*["move n-c n-4"] * 4, "end")
    assert "brings 4 Aliens to Town (A4)" in hint.reason
    codes = [table.game.code(action) for action in hint.actions]
    assert catalog.orders(table.game, codes) == [
        "Move 4 saucers from A's Landing Site to A4",
        "End your actions",
    ]
    assert "this Battle" not in hint.reason  # its chance is told with the place
    table.apply("A", table.game.code(hint.actions[0]))
    assert table.in_window()
    assert table.asked == "B"


def test_a_hint_takes_what_wins_the_game() -> None:
    table = Table("trun orzax").aliens("A", "n-4", 3)
    for space in ("n-1", "n-2", "n-3"):
        table.place(space, "town", "A")
    table.place("n-4", "town", "B").battles("A")
    if "resolve n-4" in table.options("A"):
        table.says("A", "resolve n-4")
    hint = catalog.hint(table.game, table.game.observe(table.state, 0), 0)
    assert hint.actions[0] == "steal"
    assert "wins the game" in hint.reason


def test_a_hint_says_what_a_counter_and_an_escape_are_for() -> None:
    table = Table("vento trun").place("n-1", "city").aliens("A", "n-1", 2).command()
    assert reason_for(table, "choose 4") == "gives you 5 Action Points"
    assert reason_for(table, "choose d6") == "leaves your Action Points to the die"
    table = Table("vento trun").place("n-1", "city").aliens("A", "n-1", 2).battles("A")
    table.comes("meet local-police", "roll 3", "roll 5")
    assert reason_for(table, "escape n-c") == "takes 2 Aliens out of this Battle"


def reason_for(table: Table, action: str) -> str:
    """Why A is told to do this."""
    game, seen = table.game, table.game.observe(table.state, 0)
    code = game.code(action)
    return " and ".join(reasons(game, seen, game.apply(seen, code, 0), 0, (action,)))


# -- judging games --------------------------------------------------------------------------------


def test_to_turn_to_a_place_is_worth_what_waits_there() -> None:
    """Nothing is lost by it: a Marker that can be stolen there, or a Battle, is still to come."""
    table = Table("trun orzax").place("n-4", "town", "B").place("n-1", "city")
    table.aliens("A", "n-4", 1).aliens("A", "n-1", 3).battles("A")
    chances = catalog.chances(table.game, table.game.observe(table.state, 0))
    worth = judge(table.game).answers(table.game.observe(table.state, 0), 0)
    order = ("resolve n-4", "resolve n-1")
    assert [worth[table.game.code(text)] for text in order] == pytest.approx(
        [chances[0]] * 2, abs=0.01
    )
    table.says("A", "resolve n-4")
    assert table.options("A") == {"steal", "leave"}
    assert catalog.chances(table.game, table.game.observe(table.state, 0)) == pytest.approx(chances)


def test_every_answer_has_a_worth_and_a_battle_that_cannot_be_lost_beats_an_escape() -> None:
    for game, position, actor in islice(positions("two rivals", 220), 0, None, 9):
        seen = game.observe(position, actor)
        worth = judge(game).answers(seen, actor)
        assert set(worth) == set(game.legal(seen, actor))
        assert all(0 <= chance <= 1 for chance in worth.values())


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 1, "mode": "solo"}], ids=str)
def test_a_game_is_analysed_by_what_each_seat_saw(options: dict[str, Any]) -> None:
    game = catalog.game("conquest-of-planet-earth", **options)
    record: Record = recorded(game, "analysed", most=90)
    turns = analyse_turns(jobs(record, count=2))
    analysis = put_together(record, turns)
    assert analysis.turns
    decisions = [one for turn in analysis.turns for one in turn.decisions]
    assert decisions
    assert all(one.loss >= 0 for one in decisions)
    assert any(one.loss > 0 for one in decisions)
    lucks = [one.luck for turn in analysis.turns for one in turn.lucks]
    assert any(luck > 0 for luck in lucks)
    assert any(luck < 0 for luck in lucks)


def test_a_hint_hangs_on_nothing_that_is_hidden() -> None:
    for game, position, actor in islice(positions("two rivals", 240), 3, None, 11):
        seen = game.observe(position, actor)
        hints = {
            str(catalog.hint(game, game.observe(game.imagine(seen, actor, Rng(n)), actor), actor))
            for n in range(3)
        }
        assert len(hints) == 1
