"""Who has nothing to say in a window is not asked, and nobody hears that it was so."""

from __future__ import annotations

import pytest

from landfall.core.rng import Rng
from landfall.core.stops import Stops, written, written_later
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.server import messages
from landfall.server.messages import StopValue, StopWish
from little_game.night import WINDOW
from server.guests import BOT, HERE, Guest, accepted, refused
from server.nights import NightTable, at_phase, little_game, outbound

pytestmark = pytest.mark.usefixtures(little_game.__name__)

__all__ = ["little_game"]

HANDS = {"A": ["bear"], "B": ["moth"], "C": ["owl"]}
"""A has won the round; B could answer, and C could not."""


def window(**hands: list[str]) -> NightTable:
    """The cards are turned, and A has won: these are the hands."""
    whole = {
        "phase": WINDOW,
        "rounds": 1,
        "hands": {**HANDS, **hands},
        "laid": ["bear", "fox", "owl"],
    }
    return NightTable(edition="midnight", position=whole)


def wish(guest: Guest, letter: str, value: StopWish) -> messages.ServerMessage:
    return guest.say(messages.SetStop(f"stop-{letter}-{value}", letter, "turned", value))


def counts(guests: dict[str, Guest]) -> dict[str, int]:
    return {letter: len(guest.heard) for letter, guest in guests.items()}


def test_who_can_answer_is_asked_and_who_cannot_is_answered_for() -> None:
    table = window()
    guests = table.everyone()
    assert guests["B"].texts == ["sting", "pass"]
    assert not guests["C"].texts
    before = counts(guests)
    assert table.host.history.number == 0  # not at once
    table.pass_time()
    assert [(one.seat, one.text) for one in table.host.history.steps] == [(2, "pass")]
    heard = {letter for letter, guest in guests.items() if len(guest.heard) > before[letter]}
    assert heard == {"C"}  # nobody else gets any message because of it


@pytest.mark.parametrize(
    ("value", "b", "c"),
    [("always", True, True), ("can", True, False), ("never", False, False)],
)
def test_a_seat_is_asked_as_it_wishes(value: StopValue, b: bool, c: bool) -> None:
    table = window()
    guests = table.everyone()
    for letter in "BC":
        accepted(wish(guests[letter], letter, value))
    assert (bool(guests["B"].texts), bool(guests["C"].texts)) == (b, c)
    table.pass_time()
    answered = {one.seat for one in table.host.history.steps if one.text == "pass"}
    if not b:  # both are answered for, and the round is over
        assert table.host.history.position.phase != WINDOW
    else:
        assert answered == (set() if c else {2})


def test_later_is_not_before_the_own_turn() -> None:
    """It lapses by itself when that turn has begun, and what else was wished stays."""
    game = AlienFrontiers("edition-x", 3, deck="wide")
    stops = Stops(game)
    ships = {"cards": ["pocket-universe"], "on-cards": {"pocket-universe": {"ships": [4]}}}

    def over(turn: str, number: int) -> State:
        """This turn has ended, and A's ships wait."""
        asks = [{"asks": "window", "seat": "A"}]
        seats = {"A": ships, "B": {}, "C": {}}
        return game.from_dict({"turn": turn, "turns": number, "seats": seats, "pending": asks})

    (kind,) = game.stops
    stay = game.code("stay")
    assert stops.quiet(over("B", 5), 0) is None
    stops.read(0, written_later(game, over("B", 5), 0))
    passes = [stops.quiet(over(*turn), 0) for turn in (("B", 5), ("C", 6), ("A", 7), ("B", 8))]
    assert passes == [stay, stay, None, None]
    assert stops.of(0) == {kind: "can"}
    stops.read(0, f"{kind} later 7")  # as older tables have it
    assert stops.quiet(over("C", 6), 0) == stay
    assert stops.quiet(over("A", 7), 0) is None
    stops.read(0, written_later(game, over("B", 5), 0))
    stops.read(0, written(kind, "always"))  # a new wish takes its place
    assert stops.quiet(over("B", 5), 0) is None


def test_later_is_answered_at_once_and_told_to_nobody() -> None:
    table = window()
    guests = table.everyone()
    assert guests["B"].texts
    before = counts(guests)
    accepted(wish(guests["B"], "B", "later"))
    assert not guests["B"].texts
    assert counts(guests)["A"] == before["A"]
    told = guests["B"].last(messages.StopsMessage)
    assert (told.stops[0].value, told.later) == ("can", True)
    table.pass_time()
    assert table.host.history.position.phase != WINDOW


def test_who_waits_for_the_own_turn_is_told_when_it_has_begun_and_nobody_else_is() -> None:
    table = window(B=["moth", "fox"])
    guests = table.everyone()
    accepted(wish(guests["B"], "B", "later"))
    table.pass_time()
    while guests["B"].last(messages.StopsMessage).later:
        asked = next(one for one in "ABC" if guests[one].texts)
        accepted(guests[asked].act(guests[asked].texts[0], nonce=str(table.host.history.number)))
        table.pass_time()
    assert [one.later for one in guests["B"].all(messages.StopsMessage)] == [False, True, False]
    assert len(guests["A"].all(messages.StopsMessage)) == 1


def test_to_others_it_sounds_the_same_whatever_a_seat_holds_and_wishes() -> None:
    heard = []
    wishes: list[tuple[str, StopValue]] = [
        ("moth", "can"),
        ("fox", "can"),
        ("moth", "never"),
        ("fox", "always"),
    ]
    for hand, value in wishes:
        table = window(B=[hand])
        guests = table.everyone()
        accepted(wish(guests["C"], "C", "always"))
        begun = counts(guests)
        accepted(wish(guests["B"], "B", value))
        if guests["B"].texts:
            accepted(guests["B"].act("pass"))
        table.pass_time()
        assert [one.seat for one in table.host.history.steps] == [1]
        assert [len(guests[one].heard) - begun[one] for one in ("A", "C", "")] == [0, 0, 0]
        accepted(guests["C"].act("pass", nonce="c"))
        told = {letter: outbound(guests[letter], begun[letter]) for letter in ("A", "C", "")}
        heard.append({letter: [len(message) for message in told[letter]] for letter in told})
    assert heard[0] == heard[1] == heard[2] == heard[3]


def test_only_the_seat_itself_is_told_its_wishes() -> None:
    table = window()
    guests = table.everyone()
    shared = table.guest("A", "B")
    assert [stops.seat for stops in shared.all(messages.StopsMessage)] == ["A", "B"]
    assert not guests[""].all(messages.StopsMessage)
    before = counts(guests)
    accepted(wish(guests["B"], "B", "always"))
    told = guests["B"].last(messages.StopsMessage)
    assert told.stops == [messages.SeatStop("turned", "When the cards are turned", "always")]
    assert shared.last(messages.StopsMessage) == told
    for letter in ("A", "C", ""):
        assert len(guests[letter].heard) == before[letter]


def test_a_wish_that_makes_no_sense_is_refused() -> None:
    table = window()
    guests = table.everyone()
    assert "not yours" in refused(wish(guests["A"], "B", "never")).reason
    assert "not yours" in refused(wish(guests[""], "B", "never")).reason
    nonsense = messages.SetStop("n", "A", "whenever", "never")
    assert "no such moments" in refused(guests["A"].say(nonsense)).reason


def test_a_wish_outlasts_a_restart() -> None:
    table = window()
    accepted(wish(table.guest("B"), "B", "never"))
    table.reopened()
    back = table.guest("B")
    assert back.last(messages.StopsMessage).stops[0].value == "never"
    assert not back.texts
    table.pass_time()
    assert table.host.history.position.phase != WINDOW


def test_a_restart_in_the_middle_of_a_window() -> None:
    table = window()
    table.pass_time()  # C is answered for
    before = {letter: guest.position for letter, guest in table.everyone().items()}
    table.reopened()
    guests = table.everyone()
    assert {letter: guest.position for letter, guest in guests.items()} == before
    table.pass_time()
    assert len(table.host.history.steps) == 1
    accepted(guests["B"].act("sting"))
    assert table.host.history.position.last == "stung B"


def test_a_mind_changed_during_the_pause_counts() -> None:
    table = window()
    guests = table.everyone()
    accepted(wish(guests["C"], "C", "always"))
    assert guests["C"].texts == ["pass"]
    table.pass_time()
    assert table.host.history.number == 0
    accepted(guests["C"].act("pass"))


def test_who_answers_during_the_pause_is_not_answered_for_again() -> None:
    table = window(C=["owl"])
    guests = table.everyone()
    accepted(guests["C"].act("pass"))
    table.pass_time()
    assert [one.seat for one in table.host.history.steps] == [2]


def test_a_bot_that_has_nothing_to_say_is_not_asked() -> None:
    table = NightTable(HERE, BOT, BOT)
    guest = table.guest("A")
    rng = Rng("bot")
    for _ in range(400):
        if table.host.history.over:
            return
        game, position = table.host.game, table.host.history.position
        for question in table.host.questions():
            legal = game.legal(position, question.seat)
            assert position.phase != WINDOW or len(legal) > 1
            table.host.answer(question, game.text(legal[rng.below(len(legal))]))
            break
        else:
            if guest.texts:
                guest.act(guest.texts[0])
            else:
                table.pass_time()
    raise AssertionError("the game did not end")


def test_a_table_with_an_answer_to_come_does_not_rest() -> None:
    table = window()
    guest = table.guest("A")
    table.host.leave(guest.visitor)
    table.lobby.rest(table.host)
    assert [host.id for host in table.lobby] == [table.made.id]
    table.pass_time()
    assert not [*table.lobby]


def test_a_game_without_windows_knows_no_stops() -> None:
    table = NightTable(HERE)
    guest = table.guest("A")
    assert not guest.all(messages.StopsMessage)
    at_phase(table, {"A": guest}, "lay", Rng("alone"))
