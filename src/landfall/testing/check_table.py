"""Plays a game at two tables at once and proves that the table tells nobody a secret.

    from landfall.testing import check_table
    check_table(MyGame(seats=3), games=5, seed=1)

The two tables look alike to a viewer and differ in what is hidden from them: other cards lie where the
viewer cannot see, or somebody has chosen otherwise in secret, answered sooner, asked for a hint, wished
for other stops. As long as the viewer has seen the same at both, they must be sent the same messages,
byte for byte: as many, in the same order, of the same size. The same holds for all they may ask for:
reasons, hints, what they missed, past positions, the table in a line and the record of the running game.

The game must be one of the catalog's: its table tells it in the words of its package.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from landfall import catalog
from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, Game, Position
from landfall.core.rng import Rng
from landfall.core.seeing import noticed, seen_step
from landfall.core.stops import EVERY, LATER
from landfall.server import messages
from landfall.server.tables.table_host import TableHost
from landfall.testing.check_secrecy import called
from landfall.testing.hosted_table import HostedTable
from landfall.testing.twin_tables import ASKED_ABOUT, NONSENSE, TwinTables

STEPS: Final = 12
"""Decisions for which two tables are played side by side."""

ROLL_EVERY: Final = 2
"""At every second table people roll their own dice, in games that have such rolls."""

FAR: Final = 60
"""Steps after which, at most, two positions are laid for two tables."""


def check_table(
    game: Game[Any],
    games: int = 3,
    seed: int = 0,
    steps: int = STEPS,
    host: type[TableHost] = TableHost,
) -> None:
    """For every viewer two tables that begin alike, and two in the middle of a game; so many times.

    An AssertionError says who could have learned something, and by what. `host` is the authority
    over a table that is put to the proof.
    """
    for number in range(games):
        bots = frozenset({game.seats - 1} if number % 2 and game.seats > 1 else ())
        for viewer in (None, *range(game.seats)):
            if viewer in bots:
                continue
            rng = Rng(seed, "check_table", number, called(viewer))
            where = f"seed {seed}, tables {number} for {called(viewer)}"
            rolls = number % ROLL_EVERY == 0
            _Played(game, None, viewer, rng, where, bots, host, rolls).play(steps)
            played = _played(game, rng)
            if all(game.observe(position, None) == position for position in played):
                break  # all lies open: the others are told what an onlooker is
            seen = game.observe(_moment(game, played, rng), viewer)
            begun = (game.imagine(seen, viewer, rng), game.imagine(seen, viewer, rng))
            if begun[0] != begun[1]:
                where += ", from positions that look alike"
                _Played(game, begun, viewer, rng, where, bots, host, rolls).play(steps)


def _played(game: Game[Any], rng: Rng) -> list[Position]:
    """The positions of a random game, up to a step at which it goes on."""
    positions = [game.start()]
    for _ in range(rng.below(FAR)):
        position = positions[-1]
        if game.actor(position) == CHANCE:
            after = game.apply(position, game.sample(position, rng))
        else:
            acting = game.actors(position)
            seat = acting[rng.below(len(acting))]
            legal = game.legal(position, seat)
            after = game.apply(position, legal[rng.below(len(legal))], seat)
        if game.actor(after) == OVER:
            break
        positions.append(after)
    return positions


def _moment(game: Game[Any], positions: list[Position], rng: Rng) -> Position:
    """The last position; or, as who is asked is most of what windows hide, one with a window."""
    windows = [
        position
        for position in positions
        if any(game.window(position, seat) for seat in game.actors(position))
    ]
    return windows[rng.below(len(windows))] if windows and rng.below(2) else positions[-1]


class _Played(TwinTables):
    """Two tables at which people and bots act, take back, answer, ask and wish at random."""

    def play(self, steps: int) -> None:
        self.compare()
        for _ in range(steps):
            one, other = self.tables
            if one.host.history.over or other.host.history.over or self.viewer not in self.alike:
                return
            self.ask()
            self.do_in_private()
            if one.thrower is not None or other.thrower is not None:
                self.throw()
            elif one.waiting() or other.waiting():
                self.answer_early()
                self.answer()
            else:
                self.decide()
        if self.viewer in self.alike:
            self.ask()

    # -- acting -------------------------------------------------------------------------------------

    def said(self, seat: int, codes: list[int]) -> str:
        texts = " or ".join(dict.fromkeys(map(self.game.text, codes)))
        return f"{SEAT_LETTERS[seat]} {texts!r}"

    def decide(self) -> None:
        """A seat that is asked acts at both tables; then it may take that back."""
        one, other = self.tables
        seat = one.actors[self.rng.below(len(one.actors))]
        if seat not in other.actors:
            self.alike.clear()
            return
        codes = self.choice(seat)
        self.last = self.said(seat, codes)
        self.act(seat, codes)
        self.compare()
        if self.rng.below(2) == 0:
            self.go_back(seat)

    def throw(self) -> None:
        """Whoever is waited for rolls at both tables."""
        one, other = self.tables
        if one.thrower is None or one.thrower != other.thrower:
            self.alike.clear()
            return
        seat, nonce = one.thrower, self.nonce()
        self.last = f"{SEAT_LETTERS[seat]} rolling"
        for table in self.tables:
            table.throw(seat, nonce)
        self.compare()

    def go_back(self, seat: int) -> None:
        """A seat takes its act back and does it again, where it may at both tables."""
        for way, doing in (
            (HostedTable.undo, "taking it back"),
            (HostedTable.redo, "doing it again"),
        ):
            nonce = self.nonce()
            one, other = (way(table, seat, nonce) for table in self.tables)
            self.last += f", {doing}"
            if one != other:  # what the seat saw differs, and with it what it may take back
                self.alike.clear()
                return
            self.compare()
            if not one or self.rng.below(2):
                return

    def act(self, seat: int, codes: list[int]) -> None:
        nonce = self.nonce()
        for table, code in zip(self.tables, codes, strict=True):
            table.act(seat, code, nonce)

    def choice(self, seat: int) -> list[int]:
        """A code for each table; where others cannot tell them apart, two different ones."""
        game = self.game
        one, other = (table.position for table in self.tables)
        legal, there = game.legal(one, seat), game.legal(other, seat)
        code = legal[self.rng.below(len(legal))]
        if seat == self.viewer or (seat in self.alike and self.rng.below(2)):
            return [code, code if code in there else there[0]]
        others = self.alike - {seat}
        looks = {viewer: game.seen(one, code, seat, viewer) for viewer in others}
        fitting = [
            c
            for c in there
            if all(game.seen(other, c, seat, viewer) == look for viewer, look in looks.items())
        ]
        apart = [c for c in fitting if c != code] or fitting or there
        return [code, apart[self.rng.below(len(apart))]]

    # -- windows ------------------------------------------------------------------------------------

    def answer_early(self) -> None:
        """Somebody answers at one table only, and nobody who may not know it notices."""
        table = self.tables[0]
        for seat in table.waiting():
            if seat == self.viewer or not table.is_asked(seat):
                continue
            legal = self.game.legal(table.position, seat)
            code = legal[self.rng.below(len(legal))]
            if self.is_unseen(table, seat, code):
                self.alike.discard(seat)
                self.last = f"{self.said(seat, [code])} at one table"
                table.act(seat, code, self.nonce(), stood_in_for=True)
                self.compare()
                self.ask()
                return

    def is_unseen(self, table: HostedTable, seat: int, code: int) -> bool:
        """Do all but the seat itself see nothing of it?"""
        game, before = self.game, table.position
        after = game.apply(before, code, seat)
        return not any(
            noticed(seen_step(game, before, code, after, viewer, seat))
            for viewer in (*range(game.seats), None)
            if viewer != seat
        )

    def answer(self) -> None:
        """All who may answer do, each as they like, or let it pass; the host answers for the rest."""
        quietly, first = self.rng.below(2) == 0, self.rng.below(2) == 0
        nonce, wish = self.nonce(), self.rng.below(1000)
        self.last = "the answers in a window"
        for table in self.tables:
            answered: Counter[int] = Counter()
            while waiting := table.waiting():
                asked = [seat for seat in waiting if table.is_asked(seat)]
                # Who sees the same at both tables answers before all others, or after them.
                mine = [seat for seat in asked if seat in self.alike]
                theirs = [seat for seat in asked if seat not in self.alike]
                due = (mine or theirs) if first else theirs
                if not due and len(asked) < len(waiting):
                    self.require(table.pass_time(), "nobody answers in a window")
                    continue
                seat = (due or mine)[0]
                answered[seat] += 1
                legal = self.game.legal(table.position, seat)
                window = self.game.window(table.position, seat)
                quiet = window.quiet if window and quietly else legal[wish % len(legal)]
                table.act(seat, quiet, f"{nonce} {seat} {answered[seat]}")
        self.compare()

    @property
    def levels(self) -> list[str]:
        """What may be wished for all kinds of moments at once."""
        offered = catalog.entry(self.game.name).stop_levels
        return [*offered.levels, LATER] if offered else []

    # -- in private -----------------------------------------------------------------------------------

    def do_in_private(self) -> None:
        """Somebody asks, tries and wishes at one table: nobody else hears anything of it.

        A new name is for all to hear.
        """
        one = self.tables[0]
        seats = [seat for seat in range(self.game.seats) if seat != self.viewer and one.at(seat)]
        if not seats or self.rng.below(2):
            return
        seat = seats[self.rng.below(len(seats))]
        letter = SEAT_LETTERS[seat]
        self.alike.discard(seat)
        self.last = f"what {letter} asks in private"
        for table in self.tables[: 1 + self.rng.below(2)]:
            sitting = table.at(seat)
            assert sitting is not None
            here = sitting.position
            about = [move.text for move in here.moves[:ASKED_ABOUT]]
            sitting.say(messages.Why(here.number, self.nonce(), about))
            sitting.say(messages.Act(here.version, self.nonce(), NONSENSE))
            if self.rng.below(3) == 0:
                sitting.say(messages.AskHint(here.version, self.nonce()))
            for kind in self.game.stops:
                wish = ("always", "can", "never")[self.rng.below(3)]
                sitting.say(messages.SetStop(self.nonce(), letter, kind, wish))
            for wish in self.levels[: self.rng.below(len(self.levels) + 1)]:
                sitting.say(messages.SetStop(self.nonce(), letter, EVERY, wish))
        self.compare()
        self.last = f"a new name for {letter}"
        name, nonce = f"Friend {self.nonces}", self.nonce()
        for table in self.tables:
            sitting = table.at(seat)
            assert sitting is not None
            sitting.say(messages.Rename(nonce, letter, name))
        self.compare()
