"""Differences once: the list of what has changed from one position to another.

Two positions are laid side by side, one step apart, as the same viewer sees them. Nothing here knows
what an act does: what cannot be seen from the two (which power was used, how a Fight Round came out) the
step leaves in the position (`box.DONE_…`). What has not changed is not in the list.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from landfall.core.kind_of_change import NOBODY, Change
from landfall.games.conquest_of_planet_earth.battle_changes import SIDES, BattleChanges
from landfall.games.conquest_of_planet_earth.board_changes import BoardChanges
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    ANSWER,
    AWAITED,
    B_RIVAL,
    B_SEAT,
    CHOSEN,
    COMMANDS_LEFT,
    DEPTH,
    DONE_BY,
    DONE_CANCELED,
    DONE_DEED,
    DONE_END,
    FIRST,
    FRAME,
    HUMANS_WON,
    KIND,
    NUMBER,
    OFFERED,
    PHASE,
    POINTS,
    R_DICE,
    RACE,
    RESISTANCE,
    ROLLED,
    ROUND,
    SEAT,
    STEP,
    TOKENS,
    TURN,
    TURNS,
    UNKNOWN,
    WHO,
    WON,
    A,
    E,
)
from landfall.games.conquest_of_planet_earth.card_changes import CardChanges
from landfall.games.conquest_of_planet_earth.chance import DIE, LOOK, LOOK_LOCATION, first_unknown
from landfall.games.conquest_of_planet_earth.change import (
    ACTION_POINTS,
    Asked,
    Canceled,
    CardLookedAt,
    CardPutUnder,
    CommandChosen,
    CommandShown,
    CommandsRecovered,
    DieRolled,
    FirstPlayer,
    Gained,
    GameEnded,
    Paid,
    PhaseBegan,
    Played,
    PointsLapsed,
    RaceOffered,
    RaceTaken,
    RoundBegan,
    Scored,
    TurnBegan,
    Used,
)
from landfall.games.conquest_of_planet_earth.change import TOKENS as TOKENS_NAME
from landfall.games.conquest_of_planet_earth.names import (
    COMMANDS,
    DIE_ALONE,
)
from landfall.games.conquest_of_planet_earth.round import TURNS as TURNS_STEP
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import (
    CHANCE,
    State,
)

PHASES: Final = ("set-up", "command", "action", "battle", "draw", "resistance")
MOMENTS: Final = (
    *("command-window", "cancel-window", "step-window", "explored-window", "hero-window"),
    *("drawn-window", "before-dice", "after-dice", "loss-window", "battle-won", "action", "start"),
    *("immediate", "probe", "control", "shield-window", "fight-won"),
)
"""What the moments of windows are called."""


@lru_cache(maxsize=8)  # a step is told to everybody at a table, and laid side by side once
def changes(ruleset: Ruleset, before: State, after: State) -> tuple[Change, ...]:
    """Everything that has changed: first what was done, then what came of it, then who is asked."""
    return tuple(Comparison(ruleset, before, after).all())


class Comparison(CardChanges, BoardChanges, BattleChanges):
    """Two positions of one game, and all that is different."""

    def all(self) -> Iterator[Change]:
        if self.was == self.now:
            return
        if self.others_are_asked():
            for number in range(DONE_DEED, DONE_END):
                self.now[number] = 0  # that was told with the step before
        yield from self.dice()
        yield from self.looks()
        yield from self.set_up()
        yield from self.command()
        yield from self.done()
        yield from self.fights()
        yield from self.events()
        yield from self.table_cards()
        yield from self.board()
        yield from self.amounts()
        yield from self.battle_over()
        yield from self.track()
        yield from self.course()
        yield from self.battle_begun()
        yield from self.asked()

    def board(self) -> Iterator[Change]:
        """What is found comes first; but Locations are freed after what an Event has brought."""
        if self.was[PHASE] != RESISTANCE:
            yield from self.places()
        yield from self.aliens()
        yield from self.counters()
        if self.was[PHASE] == RESISTANCE:
            yield from self.places()

    # -- reading ----------------------------------------------------------------------------------

    def others_are_asked(self) -> bool:
        """Has one of several who choose at once chosen, and nothing come of it yet?"""
        chosen = [self.of(ANSWER, seat) for seat in self.seats]
        if self.box.commands:
            chosen += [self.of(CHOSEN, seat) for seat in self.seats]
        return any(now and not was for was, now in chosen)

    def name_of(self, frame: list[int]) -> str:
        """What a frame is called: its procedure, or the moment of a window."""
        name = self.book.procedures[frame[KIND]].name
        return MOMENTS[frame[A]] if name == "window" else name

    # -- what was done ----------------------------------------------------------------------------

    def dice(self) -> Iterator[Change]:
        if self.was[WHO] != CHANCE or self.was[AWAITED] != DIE:
            return
        frame = self.top(self.was)
        why = self.book.procedures[frame[KIND]].name
        seat, side = NOBODY, ""
        if why in ("fight-round", "reroll"):
            other = frame[E] >= self.was[R_DICE] if why == "fight-round" else frame[A] == 1
            side = SIDES[other]
            seat = self.was[B_RIVAL] - 1 if other else self.was[B_SEAT]
        elif why == "round":
            seat = frame[A]
        elif why in ("destroy", "gamble"):
            seat = frame[SEAT]
        yield DieRolled(self.now[ROLLED], why, seat, side)

    def looks(self) -> Iterator[Change]:
        box = self.box
        frame = self.top(self.was)
        if self.was[WHO] == CHANCE and self.was[AWAITED] in (LOOK, LOOK_LOCATION):
            far = self.was[AWAITED] == LOOK_LOCATION
            names = box.location_names if far else box.resistance_names
            top = int(box.location_top if far else box.resistance_top)
            place = int(first_unknown(self.before, top, frame[SEAT]))
            card = self.now[top + 1 + 2 * place]
            deck = "location" if far else "resistance"
            yield CardLookedAt(frame[SEAT], deck, "" if card == UNKNOWN else names[card])
        bottom = int(box.resistance_bottom)
        if self.now[bottom] > self.was[bottom]:
            card = self.now[bottom - 1 + 2 * self.now[bottom]]
            yield CardPutUnder(frame[SEAT], "" if card == UNKNOWN else box.resistance_names[card])

    def set_up(self) -> Iterator[Change]:
        names = self.box.race_names
        for seat in self.seats:
            for offer in (OFFERED, OFFERED + 1):
                was, now = self.of(offer, seat)
                if now and now != was:
                    yield RaceOffered(seat, names[now - 1] if now > 0 else "")
            was, now = self.of(RACE, seat)
            if now != was:
                yield RaceTaken(seat, names[now - 1] if now > 0 else "")

    def command(self) -> Iterator[Change]:
        for seat in self.seats:
            was, now = self.of(COMMANDS_LEFT, seat)
            if was == DIE_ALONE != now:
                yield CommandsRecovered(seat)
            was, now = self.of(CHOSEN, seat)
            if now and not was and self.box.commands:
                yield CommandChosen(seat, COMMANDS[now - 1] if now > 0 else "")
            was, now = self.of(NUMBER, seat)
            if now and (now != was or self.rolled_anew(seat)):
                yield CommandShown(seat, now)
        old, new = (next(self.frames(of), [-1] * FRAME) for of in (self.was, self.now))
        begun = self.book.kind("round")
        if new[KIND] == begun and new[STEP] >= TURNS_STEP > old[STEP] >= 0:
            yield FirstPlayer(self.now[FIRST])

    def rolled_anew(self, seat: int) -> bool:
        """Was the Command die rolled for a seat that has this number already?"""
        frame = self.top(self.was)
        awaits = self.was[WHO] == CHANCE and self.was[DEPTH] > 0
        in_round = frame[KIND] == self.book.kind("round") and frame[STEP] == 1
        return awaits and in_round and frame[A] == seat

    def done(self) -> Iterator[Change]:
        deed = self.now[DONE_DEED] - 1
        if deed >= 0:
            seat = self.now[DONE_BY] - 1
            key = self.book.deeds[deed].key
            yield Played(seat, key) if self.book.deeds[deed].event >= 0 else Used(seat, key)
        if self.now[DONE_CANCELED]:
            yield Canceled(self.book.deeds[self.now[DONE_CANCELED] - 1].key)

    # -- amounts ----------------------------------------------------------------------------------

    def amounts(self) -> Iterator[Change]:
        for seat in self.seats:
            was, now = self.of(POINTS, seat)
            over = self.was[PHASE] == 2 and self.now[PHASE] != 2 and self.was[TURN] == seat
            if over and was > now:
                yield PointsLapsed(seat, was - now)
            else:
                yield from change_of(seat, ACTION_POINTS, was, now)
            yield from change_of(seat, TOKENS_NAME, *self.of(TOKENS, seat))
            total = int(self.after.terror(seat))
            more = total - int(self.before.terror(seat))
            if more:
                yield Scored(seat, more, total)

    # -- the course of the game -------------------------------------------------------------------

    def course(self) -> Iterator[Change]:
        if self.now[ROUND] != self.was[ROUND]:
            yield RoundBegan(self.now[ROUND])
        new_turn = self.now[TURNS] != self.was[TURNS]
        if new_turn:
            yield TurnBegan(self.now[TURN], self.now[TURNS])
        if self.now[PHASE] != self.was[PHASE] or new_turn:
            yield PhaseBegan(PHASES[self.now[PHASE]], self.now[TURN])
        if self.now[WON] != self.was[WON]:
            yield GameEnded(NOBODY if self.now[WON] == HUMANS_WON else self.now[WON] - 1)

    def asked(self) -> Iterator[Change]:
        if self.now[WHO] < 0:
            return
        was, now = self.top(self.was), self.top(self.now)
        same = (self.was[ACTING], self.was[DEPTH]) == (self.now[ACTING], self.now[DEPTH])
        if same and was[KIND] == now[KIND] and was[STEP] == now[STEP]:
            return
        seats = tuple(seat for seat in self.seats if self.now[ACTING] >> seat & 1)
        yield Asked(seats, self.name_of(now))


def change_of(seat: int, what: str, was: int, now: int) -> Iterator[Change]:
    if now > was:
        yield Gained(seat, what, now - was, now)
    elif now < was:
        yield Paid(seat, what, was - now, now)
