"""R-CQ-1013: how much a seat is asked is its own affair, and never hangs on what its hand holds."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from landfall import catalog
from landfall.core.stops import MIXED, Stops, written_later
from landfall.games.conquest_of_planet_earth.box import TURNS
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.stops import LEVELS
from landfall.server import messages
from landfall.server.bodies import NewTable
from landfall.testing import check_table
from server.guests import HERE, accepted, refused
from server.guests import Table as HostTable


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", "landfall.games.conquest_of_planet_earth.package")


def kind(table: Table, seat: str) -> str:
    window = table.game.window(table.state, table.seat(seat))
    assert window
    return window.kind


def asked(table: Table, seat: str, level: str) -> bool:
    """Is a seat asked in the window that is open, at a level?"""
    stops = Stops(table.game, LEVELS)
    place = table.seat(seat)
    stops.read(place, f"* {level}")
    return stops.quiet(table.game.observe(table.state, place), place) is None


def levels(table: Table, seat: str) -> list[str]:
    """The levels at which a seat is asked in the window that is open."""
    return [level for level in LEVELS.levels if asked(table, seat, level)]


def rivals(cards: str = "thick-fog") -> Table:
    """Each of two has cards, so each may be asked; what they are nobody else sees."""
    return Table("trun trun").hand("A", "abducted", "overdrive").hand("B", cards, "overdrive")


def test_cards_that_are_not_about_me_are_for_those_who_want_everything() -> None:
    table = rivals().action("A").says("A", "play overdrive")
    assert table.asked == "B"
    assert kind(table, "B") == "card"
    assert levels(table, "B") == ["everything"]


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("backstab", ["rival b"]),
        ("thick-fog", []),
        ("atomic-bomb", ["at n-1"]),
        ("uprising", ["at s-1"]),
    ],
)
def test_cards_aimed_at_me_or_at_all_are_for_everybody(card: str, targets: list[str]) -> None:
    table = Table("trun trun").hand("A", card).hand("B", "overdrive").tokens(B=1)
    table.aliens("A", "n-c", 1).aliens("B", "n-1", 1)
    table.place("n-1", "town").place("s-1", "town", "B").action("A", 6)
    table.says("A", f"play {card}")
    for target in targets:
        table.says("A", next(t for t in table.options("A") if t.lower() == target))
    assert kind(table, "B") == "card-at-me"
    assert levels(table, "B") == ["calm", "normal", "everything"]


def test_the_same_card_at_somebody_else_is_not_about_me() -> None:
    table = Table("trun trun trun").hand("A", "backstab").hand("C", "overdrive").tokens(B=1, C=1)
    table.hand("B", "overdrive").action("A").says("A", "play backstab")
    table.says("A", next(text for text in table.options("A") if text.endswith(("B", "b"))))
    assert table.asked == "BC"
    assert [kind(table, seat) for seat in "BC"] == ["card-at-me", "card"]


def test_cards_of_a_rival_three_points_from_winning() -> None:
    for towns, wanted in ((2, "card"), (3, "card-near-goal")):
        table = rivals()
        for place in ("n-1", "n-2", "n-3")[:towns]:
            table.place(place, "town", "A")
        table.action("A").says("A", "play overdrive")
        assert table.terror("A") == 2 * towns
        assert kind(table, "B") == wanted


def in_a_fight(table: Table, space: str = "n-1", location: str = "town") -> Table:
    table.aliens("A", space, 3).place(space, location).battles("A")
    return table.comes("meet us-army-infantry").reaches("A", "pass")


def test_own_fights_are_asked_about_and_others_once_after_the_dice() -> None:
    table = in_a_fight(rivals())
    assert [kind(table, seat) for seat in "AB"] == ["own-fight", "before-dice"]
    assert levels(table, "A") == ["calm", "normal", "everything"]
    assert levels(table, "B") == ["everything"]
    table.comes("roll 3", "roll 2").reaches("A", "pass")
    assert [kind(table, seat) for seat in "AB"] == ["own-fight", "after-dice"]
    assert levels(table, "B") == ["normal", "everything"]


def test_in_a_battle_of_two_players_both_fight_their_own() -> None:
    table = Table("trun trun trun").hand("A", "death-ray").hand("B", "death-ray")
    table.hand("C", "death-ray").aliens("A", "n-1", 2).aliens("B", "n-1", 2)
    table.place("n-1", "town").battles("A").reaches("A", "pass")
    kinds = {seat: kind(table, seat) for seat in table.asked}
    assert kinds["A"] == kinds["B"] == "own-fight"


def test_a_battle_that_would_win_the_game_is_for_everybody() -> None:
    table = rivals()
    for place in ("n-2", "n-3", "s-2", "s-3", "obj-1", "obj-2"):
        if table.terror("A") < 6:
            table.place(place, "town", "A")
    assert table.terror("A") == 6
    in_a_fight(table)
    assert kind(table, "B") == "winning"
    assert levels(table, "B") == ["calm", "normal", "everything"]


def test_counters_on_what_a_rival_has_conquered_win_nothing() -> None:
    table = rivals()
    for place in ("n-1", "n-2", "n-3"):
        table.place(place, "town", "A")
    table.counters("n-1", "infantry").aliens("A", "n-1", 2).battles("A").reaches("A", "pass")
    assert (table.terror("A"), kind(table, "B")) == (6, "before-dice")


def test_human_cards_are_asked_about_together() -> None:
    table = Table("trun trun", "cooperative").hand("A", "jammed-transmission")
    table.news("solar-flare")
    assert kind(table, "A") == "human-card"
    assert LEVELS.usual(table.game) == "everything"
    assert LEVELS.usual(rivals().game) == "normal"


def test_who_leads_two_groups_is_not_asked_about_their_own_cards() -> None:
    table = Table("trun trun", "solo").hand("A", "overdrive").hand("B", "jammed-transmission")
    table.action("A").says("A", "play overdrive")
    assert Stops(table.game, LEVELS).quiet(table.game.observe(table.state, 1), 1) is not None
    table.news("solar-flare")
    assert Stops(table.game, LEVELS).quiet(table.game.observe(table.state, 1), 1) is None


def test_a_stop_never_hangs_on_what_the_hand_holds() -> None:
    found = set()
    for card in ("jammed-transmission", "thick-fog", "master-plan"):
        table = rivals(card).action("A").says("A", "play overdrive")
        found.add((kind(table, "B"), *levels(table, "B")))
    assert len(found) == 1


def test_a_choice_of_ones_own_for_one_kind_and_back_to_a_level() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    stops = Stops(game, LEVELS)
    assert (stops.level(0), stops.of(0)["step"]) == ("normal", "never")
    stops.read(0, "step always")
    assert (stops.level(0), stops.of(0)["step"]) == (MIXED, "always")
    assert stops.level(1) == "normal"
    stops.read(0, "* calm")
    assert (stops.level(0), stops.of(0)["after-dice"]) == ("calm", "never")


def test_bots_are_asked_wherever_they_can_answer() -> None:
    table = rivals("jammed-transmission").action("A").says("A", "play overdrive")
    seen = table.game.observe(table.state, 1)
    assert Stops(table.game, LEVELS).quiet(seen, 1) is not None
    assert Stops(table.game, LEVELS, {1}).quiet(seen, 1) is None


def test_with_bots_alone_a_person_is_asked_only_where_they_can_answer() -> None:
    """Nobody is there who could learn from it what they hold; the level says in which moments."""
    for card, asked in (("jammed-transmission", True), ("master-plan", False)):
        table = rivals(card).action("A").says("A", "play overdrive")
        seen = table.game.observe(table.state, 1)
        alone, among_people = Stops(table.game, LEVELS, {0}), Stops(table.game, LEVELS)
        for stops in (alone, among_people):
            stops.read(1, "* everything")
        assert (alone.quiet(seen, 1) is None) == asked
        assert among_people.quiet(seen, 1) is None
        assert (alone.level(1), alone.of(1)["card"]) == ("everything", "can")


def test_until_my_turn_holds_though_the_order_of_turns_changes() -> None:
    """B lets everything pass; A is First Player twice, so that two turns of A lie between."""
    table = Table("trun trun").hand("A", "overdrive").hand("B", "thick-fog", "abducted")
    stops = Stops(table.game, LEVELS)
    stops.read(1, "* everything")

    def quiet_in(turns: int, first: str, whose: str) -> bool:
        """In the window after a card of somebody in the turn of this number."""
        here = Table("trun trun").hand("A", "overdrive").hand("B", "overdrive", "abducted")
        here.first(first).action(whose)
        here.put(TURNS, turns)
        other = "AB".replace(whose, "")
        here.says(whose, "play overdrive")
        assert here.asked == other
        return (
            stops.quiet(here.game.observe(here.state, 1), 1) is not None if other == "B" else True
        )

    here = Table("trun trun").hand("A", "overdrive").hand("B", "abducted").first("B").action("A")
    here.put(TURNS, 2).says("A", "play overdrive")
    stops.read(1, written_later(here.game, here.game.observe(here.state, 1), 1))
    assert quiet_in(2, "B", "A")
    assert quiet_in(3, "A", "A")  # another turn of A, in the next round: B's has not come
    assert not quiet_in(6, "B", "A")  # B has had its own


def test_a_level_is_kept_and_told_to_its_seat_alone() -> None:
    """Also over a restart; what makes no sense is refused."""
    table = Table("trun orzax").hand("A", "overdrive").action("A")
    game = table.game
    order = {
        "game": game.name,
        "edition": game.edition,
        "seats": [HERE, HERE],
        "position": game.to_dict(table.state),
        "seed": 3,
    }
    hosted = HostTable(NewTable.model_validate(order))
    ada, bob = hosted.guest("A"), hosted.guest("B")
    told = len(ada.heard)
    accepted(bob.say(messages.SetStop("one", "B", "*", "calm")))
    accepted(bob.say(messages.SetStop("two", "B", "step", "always")))
    assert "no such moments" in refused(bob.say(messages.SetStop("no", "B", "*", "calmer"))).reason
    assert "not yours" in refused(ada.say(messages.SetStop("other", "B", "*", "calm"))).reason
    assert len(ada.heard) == told + 1  # the refusal
    for host in (hosted.host, hosted.reopened()):
        first, *kinds = host.viewpoints.stops(1)
        assert (first.window, first.value) == ("*", "mixed")
        assert {one.window: one.value for one in kinds}["step"] == "always"
        assert {one.window: one.value for one in kinds}["after-dice"] == "never"
        assert host.viewpoints.stops(0)[0].value == "normal"


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 2, "mode": "cooperative"}], ids=str)
def test_nobody_hears_how_a_seat_wants_to_be_asked(options: dict[str, object]) -> None:
    """Also not by the number or the size of messages, nor when it changes its mind."""
    check_table(catalog.game("conquest-of-planet-earth", **options), games=1, seed=5, steps=3)
