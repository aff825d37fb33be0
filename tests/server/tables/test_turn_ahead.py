"""Several actions in a row are answered as one, and what is not possible is told on demand."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.limits import ACTIONS_A_MESSAGE, ACTIONS_SHOWN, MOST_ASKED
from landfall.server.traffic.throttle import price
from little_game.night import LAY
from server.guests import HERE, NONCES, Guest, Table, play_on, refused, wanted
from server.nights import NightTable, at_phase, little_game

__all__ = ["little_game"]


def asked(guest: Guest, *turns: list[str], not_now: bool = False) -> messages.Because:
    question = messages.Why(guest.position.number, f"n{next(NONCES)}", [], list(turns), not_now)
    answer = guest.say(question)
    assert isinstance(answer, messages.Because), answer
    return answer


def seated(position: dict[str, Any]) -> Guest:
    """Somebody with both seats of a table that begins with this position."""
    return Table(wanted(HERE, HERE, position=position)).guest("A", "B")


HUB = {"turn": "A", "dice": [2, 3, 4], "seats": {"A": {"hub": 5}, "B": {}}}


def test_steps_that_are_legal_in_their_turn_are_added_up() -> None:
    me = seated({"turn": "A", "dice": [3, 4, 5], "seats": {"A": {}, "B": {}}})
    steps = ["dock solar-converter 3", "dock solar-converter 4", "dock lunar-mine 5"]
    (told,) = asked(me, steps).turns
    alone = me.why(*steps)
    assert isinstance(alone, messages.Because)
    assert (told.legal, told.turn, told.step, told.action) == (True, steps, 0, steps[-1])
    assert told.gained == {"fuel": 4, "ore": 1}
    assert not told.paid
    assert told.words == " ".join(answer.words for answer in alone.answers)
    docked = [change for change in told.changes if change["kind"] == "ships-docked"]
    assert len(docked) == len(steps)


def test_what_a_turn_comes_to_is_what_its_steps_leave() -> None:
    """A bonus that only a second ship brings, and what one step brings for the next to pay with."""
    crater = {"hub": 1, "colonies": {"asimov-crater": 1}}
    me = seated({"turn": "A", "dice": [2, 3], "seats": {"A": crater, "B": {}}})
    (told,) = asked(me, ["dock colonist-hub 2", "dock colonist-hub 3"]).turns
    circles = [change["circle"] for change in told.changes if "circle" in change]
    assert circles[-1] == 4
    me = seated({"turn": "A", "dice": [2, 3, 3], "seats": {"A": {"fuel": 3, "ore": 3}, "B": {}}})
    (told,) = asked(me, ["dock solar-converter 2", "dock shipyard 3 3"]).turns
    assert (told.paid, told.gained) == ({"ore": 1}, {"ships": 1})


def test_the_first_step_that_is_refused_is_told_and_which_it_is() -> None:
    me = seated(HUB)
    steps = [f"dock colonist-hub {value}" for value in (2, 3, 4)]
    (told,) = asked(me, steps).turns
    assert (told.legal, told.action, told.step, told.turn) == (False, steps[2], 3, steps)
    assert told.refusal == "colonist-hub.full-circle"
    assert (told.reason, told.brief) == ("launch your colony first", "launch first")
    assert (told.paid, told.gained, told.changes, told.words) == ({}, {}, [], "")
    (first,) = asked(me, ["dock lunar-mine 6", *steps]).turns
    assert (first.refusal, first.step) == ("dock.ships", 1)


def test_nothing_is_told_of_what_comes_after_dice_or_somebody_else() -> None:
    me = seated({"turn": "A", "dice": [], "seats": {"A": {}, "B": {}}})
    (chance,) = asked(me, ["end", "roll 1 1 1"]).turns
    assert (chance.legal, chance.step, chance.action) == (False, 2, "roll 1 1 1")
    assert not chance.changes
    other = Table(wanted(HERE, HERE, position={"turn": "A", "dice": [1], "seats": {}})).guest("B")
    (foreign,) = asked(other, ["dock solar-converter 1"]).turns
    assert (foreign.legal, foreign.refusal, foreign.step) == (False, "turn.order", 1)


def test_a_turn_that_could_be_played_is_told_as_it_then_goes() -> None:
    table = Table(wanted(HERE, HERE))
    me = table.guest("A", "B")
    rng = Rng("ahead")
    for _ in range(12):
        play_on(table.host, [me], rng, steps=3)
        game, position = table.host.game, table.host.history.position
        seat, steps = game.actor(position), list[str]()
        before = position
        while len(steps) < 4 and game.actor(position) == seat:
            codes = game.legal(position)
            code = codes[rng.below(len(codes))]
            steps.append(game.text(code))
            position = game.apply(position, code)
        (told,) = asked(me, steps).turns
        assert told.legal, (steps, told)
        mine, then = game.view(before, seat), game.view(position, seat)
        letter = mine["seat"]
        for unit in ("fuel", "ore"):
            more = told.gained.get(unit, 0) - told.paid.get(unit, 0)
            had = mine["position"]["seats"][letter][unit]
            assert then["position"]["seats"][letter][unit] == had + more, steps


def test_a_message_asks_for_so_much_and_no_more() -> None:
    me = seated(HUB)
    long = ["dock solar-converter 2"] * MOST_ASKED
    assert asked(me, long).turns
    question = messages.Why(me.position.number, "n", ["end"], [long])
    assert str(MOST_ASKED) in refused(me.say(question)).reason
    assert price(question) == 1 + (1 + MOST_ASKED) / ACTIONS_A_MESSAGE
    assert price(messages.Why(0, "n", [], [], True)) == 1 + ACTIONS_SHOWN / ACTIONS_A_MESSAGE


def test_what_is_not_possible_is_told_to_whoever_is_asked() -> None:
    table = Table(wanted(HERE, HERE, watchers=True, position={**HUB, "dice": [1, 4, 4]}))
    told = asked(table.guest("A"), not_now=True).not_now
    lines = {line["action"]: (line["reason"], line.get("brief")) for line in told}
    assert lines["dock colony-constructor 4 4 4"] == ("needs three equal ships", "no triple")
    assert lines["launch"] == ("your colony is on circle 5", None)
    assert not asked(table.guest("B"), not_now=True).not_now
    assert not asked(table.watcher(), not_now=True).not_now


@pytest.mark.usefixtures(little_game.__name__)
def test_a_secret_choice_ends_what_its_seat_can_foresee() -> None:
    table = NightTable(*[HERE] * 3)
    guests = table.everyone()
    at_phase(table, guests, LAY, Rng("ahead"))
    onlooker = guests.pop("")
    for guest in guests.values():
        first = guest.texts[0]
        (told,) = asked(guest, [first, first]).turns
        assert (told.legal, told.step, told.refusal) == (False, 2, "turn.order")
        (alone,) = asked(guest, [first]).turns
        assert (alone.legal, alone.paid) == (True, {"cards": 1})
        (foreign,) = asked(onlooker, [first]).turns
        assert (foreign.legal, foreign.step, foreign.paid) == (False, 1, {})
