"""A seat that rolls its own dice is waited for; for all others they come at once."""

from __future__ import annotations

from landfall import catalog
from landfall.core.game import CHANCE
from landfall.core.rng import Rng
from landfall.server import messages
from landfall.server.bodies import KnownTable
from landfall.server.tables.table_host import TableHost
from landfall.store.memory import MemoryStore
from landfall.store.store import Event, Snapshot, StoreError
from server.guests import BOT, HERE, LINK, ME, Guest, Table, accepted, bots_decide, refused, wanted

TURN_OF_A = {"turn": "A", "turns": 1, "dice": [], "phase": "main", "seats": {"A": {}, "B": {}}}
"""Ada has only to end her turn."""


def waiting_for_basil(**more: object) -> tuple[Table, Guest, Guest]:
    """Ada has ended her turn; Basil rolls himself."""
    table = Table(wanted(ME, HERE, position=TURN_OF_A, **more))
    ada, basil = table.guest("A"), table.guest("B", rolls=True)
    accepted(ada.act("end"))
    return table, ada, basil


def chance_kept(table: Table) -> list[str]:
    return [event.text for event in table.store.events(table.made.id) if event.kind == "chance"]


def test_the_table_waits_for_the_seat_that_rolls_itself_and_says_so() -> None:
    table, ada, basil = waiting_for_basil()
    assert table.host.game.actor(table.host.history.position) == CHANCE
    assert [guest.position.rolls for guest in (ada, basil)] == ["B", "B"]
    assert [guest.texts for guest in (ada, basil)] == [[], []]
    accepted(basil.roll())
    assert basil.position.rolls is None
    assert basil.texts
    assert ada.position.number == basil.position.number == table.host.history.number


def test_nobody_else_rolls_and_nobody_acts_before_the_roll() -> None:
    table, ada, basil = waiting_for_basil()
    here, events = table.host.history.number, len(table.store.events(table.made.id))
    assert "nothing for you to roll" in refused(ada.roll()).reason
    assert "moved on" in refused(basil.roll(at=basil.position.version - 1)).reason
    assert "Roll your dice first" in refused(basil.act("end")).reason
    assert "for Basil to roll" in refused(ada.act("end")).reason
    assert "take back" in refused(ada.undo()).reason
    assert (table.host.history.number, len(table.store.events(table.made.id))) == (here, events)
    accepted(basil.roll())
    assert "nothing for you to roll" in refused(basil.roll()).reason


def test_the_dice_are_those_that_would_have_come_at_once() -> None:
    table, _, basil = waiting_for_basil()
    accepted(basil.roll())
    at_once = Table(wanted(ME, HERE, position=TURN_OF_A))
    accepted(at_once.guest("A").act("end"))
    assert chance_kept(table) == chance_kept(at_once) != []


def test_a_table_that_is_taken_up_again_waits_still_and_rolls_the_same() -> None:
    table, _, _ = waiting_for_basil()
    other, _, gone_on = waiting_for_basil()
    accepted(gone_on.roll())
    table.reopened()
    basil = table.guest("B", rolls=True)
    assert basil.position.rolls == "B"
    first = accepted(basil.roll(nonce="mine"))
    table.reopened()
    again = table.guest("B", rolls=True)
    assert chance_kept(table) == chance_kept(other)
    assert again.position.rolls is None
    assert again.texts
    assert accepted(again.roll(at=0, nonce="mine")) == first


def test_what_cannot_be_kept_is_not_rolled() -> None:
    class Full(MemoryStore):
        full = False

        def append(self, table: str, events: list[Event], snapshot: Snapshot | None = None) -> None:
            if self.full:
                raise StoreError("The disk is full.")
            super().append(table, events, snapshot)

    store = Full()
    table = Table(wanted(ME, HERE, position=TURN_OF_A), store)
    ada, basil = table.guest("A"), table.guest("B", rolls=True)
    accepted(ada.act("end"))
    store.full = True
    assert "disk is full" in refused(basil.roll()).reason
    assert basil.position.rolls == "B"
    store.full = False
    accepted(basil.roll())


def test_roll_for_me_holds_from_now_on_and_over_restarts() -> None:
    table, ada, basil = waiting_for_basil()
    accepted(basil.say(messages.SetRolls("for-me", "B", own=False)))
    assert basil.texts, "the dice came at once"
    assert "not yours" in refused(ada.say(messages.SetRolls("theirs", "B", own=True))).reason
    table.reopened()
    ada, basil = table.guest("A"), table.guest("B", rolls=True)
    assert not basil.last(messages.TableMessage).seats[1].rolls
    while not ada.texts:
        accepted(basil.act("end" if "end" in basil.texts else basil.texts[0]))
    while not basil.texts:
        accepted(ada.act("end" if "end" in ada.texts else ada.texts[0]))
    accepted(basil.say(messages.SetRolls("own", "B", own=True)))
    assert basil.last(messages.TableMessage).seats[1].rolls


def test_bots_and_those_who_never_spoke_of_it_are_rolled_for() -> None:
    table = Table(wanted(ME, BOT, position=TURN_OF_A, rolls=True))
    ada = table.guest("A", rolls=True)
    accepted(ada.act("end"))
    bots_decide(table.host)
    assert ada.position.rolls == "A", "the bot rolled and played; Ada is waited for"
    quiet = Table(wanted(ME, HERE, position=TURN_OF_A))
    first, second = quiet.guest("A"), quiet.guest("B")
    accepted(first.act("end"))
    assert second.texts


def test_a_table_of_people_who_roll_holds_its_first_throw_and_lets_programs_go_on() -> None:
    order = wanted(ME, LINK, seed=None, rolls=True)
    table = Table(order)
    seat = table.host.game.turn(table.host.history.position)[1]
    letter = "AB"[seat]
    known = KnownTable(id=table.made.id, keys=[table.key(letter)])
    status = table.lobby.status(known)
    assert status.yours
    assert "to roll" in status.words
    program = table.guest(letter)
    assert program.texts
    assert program.position.rolls is None


def test_a_screen_for_two_looks_with_the_eyes_of_who_rolls() -> None:
    table = Table(wanted(ME, HERE, position=TURN_OF_A))
    both = table.guest("A", "B", rolls=True)
    accepted(both.act("end"))
    assert (both.position.viewer, both.position.rolls) == ("B", "B")
    accepted(both.roll())
    assert both.position.viewer == "B"
    assert both.texts


def test_only_the_roll_of_a_turn_is_the_seat_s_own() -> None:
    """Ships that are rolled again, or whose turn comes first: that follows from an act, or nobody's."""
    game = catalog.game(seats=2)
    roller = catalog.entry().roller
    assert roller is not None
    assert roller(game, game.start()) is None
    position = game.from_dict(
        {
            **TURN_OF_A,
            "dice": [1, 2],
            "seats": {"A": {"fuel": 3, "cards": ["booster-pod"]}, "B": {}},
        }
    )
    assert roller(game, position) is None
    ended = game.apply(game.from_dict(TURN_OF_A), game.code("end"))
    assert game.actor(ended) == CHANCE
    assert roller(game, ended) == 1


def test_games_without_such_throws_say_so() -> None:
    table = Table(wanted(ME, game="conquest-of-planet-earth", edition="", options={"mode": "solo"}))
    me = table.guest("A", rolls=True)
    assert "in this game" in refused(me.say(messages.SetRolls("own", "A", own=True))).reason
    assert not me.last(messages.TableMessage).seats[0].rolls


def test_a_whole_game_by_own_hand_is_the_same_game() -> None:
    """Held or not, the same acts meet the same dice."""
    ends = []
    for rolls in (True, False):
        table = Table(wanted(ME, HERE, seed=5, rolls=rolls))
        guests = [table.guest(letter, rolls=rolls) for letter in "AB"]
        _play(table.host, guests, Rng("same"))
        ends.append(table.host.game.hash(table.host.history.position))
    assert ends[0] == ends[1]


def _play(host: TableHost, guests: list[Guest], rng: Rng) -> None:
    for _ in range(60):
        for guest, letter in zip(guests, "AB", strict=True):
            if guest.position.rolls == letter:
                accepted(guest.roll())
        deciding = next(guest for guest in guests if guest.texts)
        accepted(deciding.act(deciding.texts[rng.below(len(deciding.texts))]))
