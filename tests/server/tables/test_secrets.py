"""Nobody is told what is hidden from them: not by a message, a count, a record or a look back.

That two tables alike to somebody tell them the same, byte for byte, is proved for any game by
`landfall.testing.check_table`; here are names, versions, bots and what is peculiar to a table.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from landfall.core.game import CHANCE
from landfall.core.rng import Rng
from landfall.record.files import WRITERS
from landfall.server import messages
from landfall.server.workers.bot_question import BotQuestion
from landfall.server.workers.suggested_turn import suggest_turn
from landfall.store.store import StoreError
from little_game import game as little
from little_game.night import LAY, LOOK, WINDOW
from server.guests import BOT, HERE, Guest, accepted, refused
from server.nights import NightTable, at_phase, little_game, outbound, step

pytestmark = pytest.mark.usefixtures(little_game.__name__)

__all__ = ["little_game"]


# -- canaries: every card has a name of its own ---------------------------------------------------------

CANARIES = tuple(f"canary{number:02}" for number in range(24))


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck in which all cards but the moths are different."""
    monkeypatch.setattr(little, "KINDS", ("moth", *CANARIES))
    monkeypatch.setattr(little, "COPIES", {"dusk": (4, *(1 for _ in CANARIES))})


def learnt(table: NightTable, seat: int | None) -> set[str]:
    """The cards that a viewer may know by now, by the rules of the game and nothing else."""
    game, known = table.host.game, set[str]()
    for one in table.host.history.steps:
        verb, _, card = one.text.partition(" ")
        drawer = one.before.leader if verb == "see" else one.before.drawn_by
        if (verb in ("draw", "see") and drawer == seat) or one.seat == seat:
            known.add(card)
        if one.before.phase == LAY != one.after.phase:  # the cards are turned
            laid = [*one.before.laid]
            laid[one.seat] = game.kinds.index(card)
            known |= {game.kinds[kind] for kind in laid if kind >= 0}
    return known


def named(text: str) -> set[str]:
    return {canary for canary in CANARIES if canary in text}


def seats_of(letter: str) -> frozenset[int]:
    return frozenset({"ABCD".index(letter)} if letter else ())


def everything(table: NightTable, letter: str, guest: Guest, since: int) -> list[str]:
    """All that somebody can get hold of: what they have heard since, and what they may ask for."""
    seats = seats_of(letter)
    key = table.key(letter) if letter else (table.made.watch or "").partition("#")[2]
    again = Guest(table.host, [key])
    again.host.leave(again.visitor)
    positions = range(max(0, guest.position.number - 3), guest.position.number + 1)
    looked = [json.dumps(table.host.look(number, seats)) for number in positions]
    records = [write(table.host.record(seats)) for write in WRITERS.values()]
    told = [message.decode() for message in (*outbound(guest, since), *outbound(again))]
    return [*told, *looked, *records]


@pytest.mark.usefixtures("canaries")
@pytest.mark.parametrize("seed", range(2))
def test_no_card_is_named_to_anybody_who_may_not_know_it(seed: int) -> None:
    table = NightTable(chances=True, seed=seed)
    guests, rng, told = table.everyone(), Rng("canaries", seed), 0
    heard = dict.fromkeys(guests, 0)
    while not table.host.history.over:
        for letter, guest in guests.items():
            guest.why(*guest.texts, "sting", "pass")
            may = learnt(table, next(iter(seats_of(letter)), None))
            for text in everything(table, letter, guest, heard[letter]):
                assert named(text) <= may, (letter, named(text) - may, text)
                told += len(named(text))
            heard[letter] = len(guest.heard)
        step(table, [guests[letter] for letter in "ABC"], rng)
    assert told > 100  # there was something to tell
    for seats in (frozenset({0}), frozenset[int]()):
        whole = WRITERS["text"](table.host.record(seats))
        assert "seen-by" not in whole  # after the end everybody may have all of it
        assert named(whole) == named(str(table.store.events(table.made.id)))


def test_a_shared_screen_shows_no_hand_but_that_of_the_seat_that_acts() -> None:
    table = NightTable()
    us, other, rng = table.guest("A", "C"), table.guest("B"), Rng("screen")
    shown = set()
    while not table.host.history.over:
        hands = us.position.view["position"]["hands"]
        acting = us.position.view["seat"]
        shown.add(acting)
        assert (acting is not None) == bool(us.position.moves)
        for letter, hand in hands.items():
            assert letter == acting or set(hand) <= {"?"}
        assert not [line for line in lines(us) if "?" not in line.action and secret(line)]
        step(table, [us, other], rng)
    assert shown == {"A", "C", None}


def lines(guest: Guest) -> list[messages.StoryLine]:
    return [line for story in guest.all(messages.StoryMessage) for line in story.lines]


def secret(line: messages.StoryLine) -> bool:
    """Is the line about something that onlookers are not told?"""
    return line.action.startswith(("draw", "see", "pass", "sting"))


# -- stale --------------------------------------------------------------------------------------------


def test_a_message_is_stale_only_if_its_own_sender_sees_something_else() -> None:
    table = NightTable()
    guests = table.everyone()
    at_phase(table, guests, WINDOW, Rng("stale"))
    winner = table.host.game.winner(table.host.history.position)
    asked = [letter for letter in "ABC" if "ABC".index(letter) != winner]
    first, second = (guests[letter] for letter in asked)
    for guest, letter in ((first, asked[0]), (second, asked[1])):
        accepted(guest.say(messages.SetStop(f"always-{letter}", letter, "turned", "always")))
    before = second.position
    accepted(first.act("pass"))
    assert second.position == before
    accepted(second.act("pass", at=before.version))


def test_what_others_do_openly_makes_a_message_stale() -> None:
    table = NightTable(options={"length": "long"})
    guests = table.everyone()
    at_phase(table, guests, LOOK, Rng("open"))
    leader = guests["ABC"[table.host.history.position.leader]]
    others = [guests[letter] for letter in "ABC" if guests[letter] is not leader]
    seen = [guest.position.version for guest in others]
    accepted(leader.act("skip"))
    for guest, version in zip(others, seen, strict=True):
        assert guest.texts  # now it is asked, and was not before
        assert "moved on" in refused(guest.act(guest.texts[0], at=version)).reason


def test_versions_are_each_viewers_own_and_outlast_a_restart() -> None:
    table = NightTable(options={"length": "long"})
    guests, rng = table.everyone(), Rng("restart")
    for _ in range(25):
        step(table, [guests[letter] for letter in "ABC"], rng)
    known = {letter: guest.position for letter, guest in guests.items()}
    assert len({position.number for position in known.values()}) > 1
    assert {position.number for position in known.values()} != {table.host.history.number}
    table.reopened()
    for letter, guest in table.everyone().items():
        assert guest.position == known[letter]
        numbers = [line.number for line in guest.last(messages.StoryMessage).lines]
        assert numbers == list(range(1, guest.position.number + 1))


def test_versions_never_come_again_even_if_a_snapshot_is_behind() -> None:
    table = NightTable()
    guests = table.everyone()
    at_phase(table, guests, LAY, Rng("behind"))
    version = guests["A"].position.version
    kept = table.store.snapshot(table.made.id)
    assert kept
    accepted(guests["A"].act(guests["A"].texts[0]))
    accepted(guests["A"].undo())
    table.store._snapshots[table.made.id] = json.dumps(  # type: ignore[attr-defined]
        [kept.number, kept.position, kept.viewers]
    )
    table.reopened()
    assert table.guest("A").position.version > version


# -- bots and advice ----------------------------------------------------------------------------------


def test_a_bot_is_asked_with_what_its_seat_sees() -> None:
    table = NightTable(BOT, BOT, HERE)
    guest = table.guest("C")
    for _ in range(200):
        game, position = table.host.game, table.host.history.position
        questions = table.host.questions()
        for question in questions:
            assert question.seen == game.observe(position, question.seat) != position
        if table.host.history.over:
            break
        if questions:
            table.host.answer(questions[-1], game.text(game.legal(position, questions[-1].seat)[0]))
        else:
            step(table, [guest], Rng("bots"))
    assert table.host.history.over


def twins(phase: str, seed: int, viewer: int) -> list[NightTable]:
    """Two tables that look alike to a viewer and have, if anything is hidden, other secrets."""
    first = NightTable()
    at_phase(first, first.everyone(), phase, Rng("twins", seed))
    game = first.host.game
    seen = game.observe(first.host.history.position, viewer)
    return [
        NightTable(position=game.to_dict(game.imagine(seen, viewer, Rng(seed, n))))
        for n in range(2)
    ]


def test_a_bots_luck_does_not_tell_how_much_was_hidden() -> None:
    """Its seed follows from what its seat has seen, not from how much has happened."""
    tables = twins(LAY, 3, 1)
    seeds = []
    for table in tables:
        dice = table.host.setup.dice()
        seeds.append(dice.seed_for(1, table.guest("B").position.number))
        assert table.host.setup.secret not in seeds[-1]
    assert seeds[0] == seeds[1]


def test_a_hint_is_made_from_what_the_seat_sees() -> None:
    asked: list[BotQuestion] = []
    table = NightTable(hints=True)
    stored = table.store.table(table.made.id)
    assert stored
    host = type(table.host)(
        stored,
        table.store,
        hint=lambda question, deliver: (asked.append(question), deliver(suggest_turn(question)))[1],
    )
    guest = Guest(host, [table.key("A")])
    answer = guest.say(messages.AskHint(guest.position.version, "h"))
    assert isinstance(answer, messages.HintMessage)
    assert asked[0].seen == host.game.observe(host.history.position, 0) != host.history.position


def test_chance_that_was_met_does_not_come_again_when_nothing_could_be_kept() -> None:
    """A failing store changes no card: the same ones come when the act is sent again."""
    drawn = []
    for fails in (0, 3):
        table = NightTable(pauses=False)
        guests, rng = table.everyone(), Rng("fails")
        append = table.store.append
        left = [0]

        def sometimes(*what: Any, append: Any = append, left: list[int] = left) -> None:
            left[0] -= 1
            if left[0] >= 0:
                raise StoreError("The disk is full.")
            append(*what)

        table.store.append = sometimes  # type: ignore[method-assign]
        for _ in range(12):
            deciding = [guests[letter] for letter in "ABC" if guests[letter].texts]
            text = deciding[0].texts[rng.below(len(deciding[0].texts))]
            left[0] = fails
            for _ in range(fails):
                assert "could not be kept" in refused(deciding[0].act(text)).reason
            accepted(deciding[0].act(text))
        steps = table.host.history.steps
        drawn.append([one.text for one in steps if one.seat == CHANCE])
    assert drawn[0] == drawn[1]
