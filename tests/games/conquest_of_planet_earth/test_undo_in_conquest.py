"""R-CQ-117: undo goes back to the last die, draw, look, window of others or act of another seat."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.modes import MODES
from landfall.cli.local_table import LocalTable, NoUndo, new_record
from landfall.core.game import CHANCE, OVER, Position
from landfall.core.rng import Rng
from landfall.core.stops import Stops
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.server import messages
from landfall.server.bodies import NewSeat, NewTable
from landfall.server.tables.history import History
from landfall.server.tables.seen_histories import Preview, SeenHistories
from landfall.server.tables.taking_back import to_take_back
from landfall.store.store import Event
from random_play import choice
from server.guests import Table, accepted, refused

STEPS = 260


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", "landfall.games.conquest_of_planet_earth.package")


class Reading:
    """The ruling read anew, from nothing but who was asked what: what each seat may take back."""

    def __init__(self, game: ConquestOfPlanetEarth, start: Position) -> None:
        self.game = game
        self.stops: Stops = Stops(game)
        self.mine: list[list[int]] = [[] for _ in range(game.seats)]
        self.offered: set[int] = set()
        self.chosen: set[int] = set()
        self.meet(start)

    def meet(self, position: Position) -> None:
        """A position is reached: whoever is asked there in a window is offered to answer."""
        asked = set(self.game.actors(position))
        self.offered = asked if any(self.game.window(position, seat) for seat in asked) else set()
        self.bar(lambda seat: bool(self.offered - {seat}))

    def bar(self, whom) -> None:
        for seat, acts in enumerate(self.mine):
            if whom(seat):
                acts.clear()

    def step(self, number: int, before: Position, seat: int, code: int, after: Position) -> None:
        game = self.game
        if seat == CHANCE or game.actor(after) in (CHANCE, OVER):
            self.bar(lambda one: True)
            self.meet(after)
            return
        left = set(game.actors(before)) - {seat}
        at_once = bool(left) and set(game.actors(after)) == left
        if self.offered:
            alone = self.offered == {seat}
            passed = self.stops.quiet(game.observe(before, seat), seat) == code
            if not alone:
                self.bar(lambda one: True)
            elif not passed:
                self.mine[seat].append(number)
            if not at_once:
                self.meet(after)
            return
        secret = self.in_secret(code)
        if secret and not at_once:
            self.bar(lambda one: True)  # all are turned up
        else:
            self.bar(lambda one: one != seat and not (secret and one in self.chosen))
            self.mine[seat].append(number)
        self.chosen = self.chosen | {seat} if secret and at_once else set()
        self.meet(after)

    def in_secret(self, code: int) -> bool:
        """Is it a choice that all make at once? So are Command Counters, and races where one is kept."""
        verb = self.game.text(code).split()[0]
        kept = verb == "race" and "draw_two_pick_one" in self.game.options
        return self.game.seats > 1 and (verb == "choose" or kept)


@pytest.mark.parametrize("mode", MODES)
def test_a_take_back_is_offered_exactly_where_the_ruling_allows_it(mode: str) -> None:
    game = ConquestOfPlanetEarth(**MODES[mode])
    start = game.start()
    reading = Reading(game, start)
    history, seen = History(game, start), SeenHistories(game, start)
    local = LocalTable(game, new_record(game, ()))
    stops = reading.stops = local.stops
    rng = Rng("taken back", mode)
    offered = kept = 0
    for number in range(1, STEPS + 1):
        here = history.position
        if game.actor(here) == OVER:
            break
        code = choice(game, here, rng)
        seat = game.actor(here)
        if seat == CHANCE:
            revision = history.by_chance(number, code)
        else:
            revision = history.acted(number, seat, code)
        kind = "chance" if seat == CHANCE else "act"
        event = Event(number, kind, None if seat == CHANCE else seat, game.text(code))
        seen.follow(Preview(game, seen).see(revision))
        history.follow(event, revision)
        local.apply(code, seat)
        reading.step(number, here, seat, code, history.position)
        for one in range(game.seats):
            may = to_take_back(game, seen.of(one), stops)
            taken = seen.of(one).events[may - 1] if may else 0
            assert taken == (reading.mine[one][-1] if reading.mine[one] else 0), game.text(code)
            offered += bool(may)
            kept += not may
            if one in game.actors(history.position):  # one after another is asked there
                assert at_one_keyboard(local, one) == taken
    assert offered > 10
    assert kept > 10


def at_one_keyboard(local: LocalTable, seat: int) -> int:
    """Which act a seat takes back there; it is done again."""
    before = [(moment.code, moment.seat) for moment in local.done]
    try:
        moment = local.undo(seat)
    except NoUndo:
        return 0
    number = moment.number
    for code, who in before[number - 1 :]:
        local.apply(code, who)
    return number


def solo(**more: object) -> Table:
    order = {
        "game": "conquest-of-planet-earth",
        "edition": "first-edition",
        "seats": [NewSeat(player="me")],
        "options": {"mode": "solo", "command_counters": True},
        "seed": 3,
        **more,
    }
    return Table(NewTable.model_validate(order))


ENOUGH = 4
"""Acts after which something passed by itself, all taken back; each costs a table that is read anew."""


@pytest.mark.slow
def test_what_passed_by_itself_is_taken_back_with_the_act_before_it() -> None:
    """Nobody is asked twice for one undo; a restart finds the same, and so does redo."""
    took = 0
    for seed in range(18, 60):  # games in which that comes are few
        took += taken_back_with_what_passed(solo(seed=seed), ENOUGH - took)
        if took == ENOUGH:
            return
    raise AssertionError(f"something passed by itself after {took} acts only")


def taken_back_with_what_passed(table: Table, most: int) -> int:
    """Play a game at random; how many acts were taken back, and done again, with what followed."""
    guest = table.guest("A")
    for kind in table.host.game.stops:
        accepted(guest.say(messages.SetStop(f"s-{kind}", "A", kind, "never")))
    rng = Rng("alone")
    took = 0
    while guest.texts and took < most:
        was = guest.position
        accepted(guest.act(was.moves[rng.below(len(was.moves))].text))
        now = guest.position
        if not now.undo:
            assert refused(guest.undo()).rule == "undo.barrier"
            continue
        accepted(guest.undo())
        assert guest.position.view == was.view
        if now.number > was.number + 1:
            took += 1
            table.reopened()
            guest = table.guest("A")
            assert guest.position.view == was.view
        accepted(guest.redo())
        assert guest.position.view == now.view
    return took
