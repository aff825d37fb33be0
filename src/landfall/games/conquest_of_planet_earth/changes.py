"""Differences once: the list of what has changed from one position to another.

Two positions are laid side by side, one step apart, as the same viewer sees them. Nothing here knows
what an act does: what cannot be seen from the two (which power was used, how a Fight Round came out) the
step leaves in the position (`box.DONE_…`). What has not changed is not in the list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from landfall.core.kind_of_change import NOBODY, Change
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    AGAINST_ALIENS,
    AGAINST_CAPTAIN,
    ANSWER,
    AWAITED,
    B_CONTROLLED,
    B_FIGHTS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    CARD,
    CHOSEN,
    COMMANDS_LEFT,
    COUNTERS,
    DEMOLISHED,
    DEPTH,
    DONE_BY,
    DONE_CANCELED,
    DONE_DEED,
    DONE_END,
    DONE_ROUND,
    DONE_TOTALS,
    F_COUNTER,
    F_FULL,
    F_HEROES,
    F_ROUND,
    FIRST,
    FRAME,
    HAND,
    HUMANS_WON,
    KIND,
    MARKER,
    NEITHER,
    NUMBER,
    OFFERED,
    PHASE,
    POINTS,
    POOL,
    R_DICE,
    RACE,
    RESULT,
    ROLLED,
    ROUND,
    SEAT,
    SPACE_NUMBERS,
    STEP,
    TIPPED,
    TOKENS,
    TRACK,
    TURN,
    TURNS,
    UNKNOWN,
    WHO,
    WON,
    A,
    B,
    E,
)
from landfall.games.conquest_of_planet_earth.chance import DIE, LOOK, LOOK_LOCATION, first_unknown
from landfall.games.conquest_of_planet_earth.change import (
    ACTION_POINTS,
    SAUCER,
    AllyLeft,
    Asked,
    BattleBegun,
    BattleEnded,
    CameIntoPlay,
    Canceled,
    CardLookedAt,
    CardPutUnder,
    CommandChosen,
    CommandShown,
    CommandsRecovered,
    Controlled,
    CounterDrawn,
    CounterMoved,
    CounterPlaced,
    CounterRemoved,
    CounterReturned,
    Destroyed,
    DieRolled,
    EventDiscarded,
    EventDrawn,
    EventPassedOver,
    FightBegun,
    FirstPlayer,
    Gained,
    GameEnded,
    HeroGone,
    HeroMet,
    Landed,
    LeftPlay,
    LocationDemolished,
    LocationFound,
    MarkerPlaced,
    MarkerRemoved,
    MarkerStolen,
    MoreFights,
    Moved,
    MoveEnded,
    Paid,
    PhaseBegan,
    PileShuffled,
    Played,
    PointsLapsed,
    PutOnBoard,
    RaceOffered,
    RaceTaken,
    ResistanceMet,
    RoundBegan,
    RoundFought,
    Scored,
    StuffActivated,
    StuffGained,
    StuffLost,
    StuffReadied,
    TechInvented,
    TechLost,
    TrackMoved,
    TurnBegan,
    Used,
)
from landfall.games.conquest_of_planet_earth.change import TOKENS as TOKENS_NAME
from landfall.games.conquest_of_planet_earth.decks import sees_hand
from landfall.games.conquest_of_planet_earth.fight_round import ESCAPED, LOST
from landfall.games.conquest_of_planet_earth.fight_round import WON as BATTLE_WON
from landfall.games.conquest_of_planet_earth.names import (
    COMMANDS,
    DIE_ALONE,
    MOST_COUNTERS,
    SPACES_OF_A_SECTION,
)
from landfall.games.conquest_of_planet_earth.round import TURNS as TURNS_STEP
from landfall.games.conquest_of_planet_earth.rule import RED
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import (
    CHANCE,
    IN_POOL,
    KIND_OF_IT,
    State,
    listed,
)

PHASES: Final = ("set-up", "command", "action", "battle", "draw", "resistance")
MOMENTS: Final = (
    *("command-window", "cancel-window", "step-window", "explored-window", "hero-window"),
    *("drawn-window", "before-dice", "after-dice", "loss-window", "battle-won", "action", "start"),
    *("immediate", "probe", "control", "shield-window", "fight-won"),
)
"""What the moments of windows are called."""

AGAINST: Final = {AGAINST_ALIENS: "aliens", AGAINST_CAPTAIN: "captain"}
RESULTS: Final = {BATTLE_WON: "won", LOST: "lost", ESCAPED: "escaped"}
SIDES: Final = ("own", "other")


@lru_cache(maxsize=8)  # a step is told to everybody at a table, and laid side by side once
def changes(ruleset: Ruleset, before: State, after: State) -> tuple[Change, ...]:
    """Everything that has changed: first what was done, then what came of it, then who is asked."""
    return tuple(Comparison(ruleset, before, after).all())


class Comparison:
    """Two positions of one game."""

    def __init__(self, ruleset: Ruleset, before: State, after: State) -> None:
        self.ruleset = ruleset
        self.book = ruleset.book
        self.before = before
        self.after = after
        self.box = before.box
        self.was = [int(number) for number in before.at]
        self.now = [int(number) for number in after.at]
        self.seats = range(int(self.box.seats))
        self.wide = int(self.box.wide)
        self.spaces = self.box.board.spaces

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
        yield from self.places()
        yield from self.aliens()
        yield from self.counters()
        yield from self.amounts()
        yield from self.battle_over()
        yield from self.course()
        yield from self.battle_begun()
        yield from self.asked()

    # -- reading ----------------------------------------------------------------------------------

    def others_are_asked(self) -> bool:
        """Has one of several who choose at once chosen, and nothing come of it yet?"""
        chosen = [self.of(ANSWER, seat) for seat in self.seats]
        if self.box.commands:
            chosen += [self.of(CHOSEN, seat) for seat in self.seats]
        return any(now and not was for was, now in chosen)

    def of(self, number: int, seat: int) -> tuple[int, int]:
        """A number of a seat, before and after."""
        at = number + self.wide * seat
        return self.was[at], self.now[at]

    def differ(self, first: int, end: int) -> bool:
        return self.was[first:end] != self.now[first:end]

    def frames(self, numbers: list[int]) -> Iterator[list[int]]:
        """What is under way, the lowest first."""
        for depth in range(numbers[DEPTH]):
            at = int(self.box.stack) + FRAME * depth
            yield numbers[at : at + FRAME]

    def top(self, numbers: list[int]) -> list[int]:
        return [*self.frames(numbers)][-1] if numbers[DEPTH] else [-1] * FRAME

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

    # -- cards ------------------------------------------------------------------------------------

    def events(self) -> Iterator[Change]:
        """Hands, the discard pile and what remains in play."""
        box = self.box
        names = box.event_names
        loose = self.came_to_pile()
        for seat in self.seats:
            played = self.played_by(seat)
            if sees_hand(self.after, seat):
                first = HAND + self.wide * seat
                for kind, name in enumerate(names):
                    more = self.now[first + kind] - self.was[first + kind] + (kind == played)
                    change = EventDrawn if more > 0 else EventDiscarded
                    for _ in range(abs(more)):
                        yield change(seat, name)
                        if more < 0:
                            loose[kind] -= 1
                continue
            more = int(self.after.hand_size(seat) - self.before.hand_size(seat)) + (played >= 0)
            for _ in range(more):
                yield EventDrawn(seat, "")
            for _ in range(-more):
                kind = next((kind for kind in loose if loose[kind] > 0), -1)
                loose[kind] -= 1
                yield EventDiscarded(seat, names[kind] if kind >= 0 else "")
        for kind in +loose:
            yield EventPassedOver(names[kind])
        yield from self.remaining()

    def played_by(self, seat: int) -> int:
        """The Event that a seat has just played; -1 for none."""
        deed = self.now[DONE_DEED] - 1
        if deed < 0 or self.now[DONE_BY] != seat + 1:
            return -1
        return int(self.book.deeds[deed].event)

    def came_to_pile(self) -> Counter[int]:
        """Events on the discard pile that no play and nothing in play accounts for."""
        box = self.box
        new = Counter(self.new_in_pile(int(box.event_discards)))
        for frame in self.frames(self.was):
            if self.is_card_under_way(frame):
                new[int(self.book.deeds[frame[A]].event)] -= 1
        for frame in self.frames(self.now):
            if self.is_card_under_way(frame):
                new[int(self.book.deeds[frame[A]].event)] += 1
        deed = self.now[DONE_DEED] - 1
        if deed >= 0 and self.book.deeds[deed].event >= 0:
            new[int(self.book.deeds[deed].event)] -= 1
        owners = len(self.seats) + 1
        counted = owners - 1 if box.split else owners  # the Humans' cards have a pile of their own
        for kind in range(int(box.events)):
            at = int(box.in_play) + kind * owners
            new[kind] += sum(self.now[at : at + counted]) - sum(self.was[at : at + counted])
        return +new

    def is_card_under_way(self, frame: list[int]) -> bool:
        """Is it a card that has left its hand, whose effect is not over?"""
        if frame[KIND] != self.book.play or self.book.deeds[frame[A]].event < 0:
            return False
        return frame[STEP] >= 2 and not (frame[B] & RED and self.box.split)

    def new_in_pile(self, pile: int) -> list[int]:
        was, now = self.was[pile], self.now[pile]
        if now < was or self.was[pile + 1 : pile + 1 + was] != self.now[pile + 1 : pile + 1 + was]:
            return self.now[pile + 1 : pile + 1 + now]
        return self.now[pile + 1 + was : pile + 1 + now]

    def remaining(self) -> Iterator[Change]:
        first = int(self.box.in_play)
        owners = len(self.seats) + 1
        if not self.differ(first, first + owners * int(self.box.events)):
            return
        for kind, name in enumerate(self.box.event_names):
            for owner in range(owners):
                at = first + kind * owners + owner
                seat = owner if owner < len(self.seats) else NOBODY
                change = CameIntoPlay if self.now[at] > self.was[at] else LeftPlay
                for _ in range(abs(self.now[at] - self.was[at])):
                    yield change(seat, name)

    def table_cards(self) -> Iterator[Change]:
        """Space Stuff, Human Tech, and piles that were shuffled."""
        box = self.box
        for seat in self.seats:
            rows = [int(row) + self.wide * seat for row in (box.ready, box.down)]
            if not any(self.differ(row, row + int(box.stuff)) for row in rows):
                continue
            for kind, name in enumerate(box.stuff_names):
                ready_was, ready = self.of(int(box.ready) + kind, seat)
                down_was, down = self.of(int(box.down) + kind, seat)
                more = ready + down - ready_was - down_was
                yield from [StuffGained(seat, name)] * more
                yield from [StuffLost(seat, name)] * -more
                yield from [StuffActivated(seat, name)] * (down - down_was)
                yield from [StuffReadied(seat, name)] * (down_was - down - max(-more, 0))
        for kind, name in enumerate(box.tech_names):
            at = int(box.tech_in_play) + kind
            yield from [TechInvented(name)] * (self.now[at] - self.was[at])
            yield from [TechLost(name)] * (self.was[at] - self.now[at])
        piles = {
            "event": box.event_discards,
            "resistance-event": box.red_discards,
            "resistance": box.resistance_discards,
            "space-stuff": box.stuff_discards,
            "human-tech": box.tech_discards,
        }
        for deck, pile in piles.items():
            if self.now[int(pile)] < self.was[int(pile)]:
                yield PileShuffled(deck)

    # -- the board --------------------------------------------------------------------------------

    def places(self) -> Iterator[Change]:
        box = self.box
        first, row = int(box.land), int(box.row)
        for number, space in enumerate(self.spaces):
            at = first + row * number
            if not self.differ(at, at + COUNTERS):
                continue
            card = self.now[at + CARD]
            name = box.location_names[card - 1] if card > 0 else ""
            if card != self.was[at + CARD] and card > 0:
                yield LocationFound(space, name)
            yield from self.marker(at, space, name)
            if self.now[at + DEMOLISHED] and not self.was[at + DEMOLISHED]:
                yield LocationDemolished(space, name)
            if self.now[at + TIPPED] > self.was[at + TIPPED]:
                yield MoreFights(space, self.now[at + TIPPED])
        if self.now[TRACK] != self.was[TRACK]:
            yield TrackMoved(self.was[TRACK], self.now[TRACK])

    def marker(self, at: int, space: str, name: str) -> Iterator[Change]:
        was, now = self.was[at + MARKER] - 1, self.now[at + MARKER] - 1
        if was == now:
            return
        if now < 0:
            yield MarkerRemoved(was, space, name)
        elif was < 0:
            yield MarkerPlaced(now, space, name)
        else:
            yield MarkerStolen(now, space, name, was)

    def aliens(self) -> Iterator[Change]:
        for seat in self.seats:
            yield from self.saucers(seat)
        for ally, name in enumerate(self.box.ally_names):
            yield from self.ally(ally, name)

    def saucers(self, seat: int) -> Iterator[Change]:
        box = self.box
        first, row = int(box.land) + SPACE_NUMBERS + seat, int(box.row)
        left: list[int] = []
        come: list[int] = []
        for number in range(len(self.spaces)):
            more = self.now[first + row * number] - self.was[first + row * number]
            (come if more > 0 else left).extend([number] * abs(more))
        was, now = self.of(POOL, seat)
        moved = self.pairs(left, come, max(was - now, 0))
        names = self.spaces
        for (source, target), number in Counter(moved).items():
            yield Moved(seat, SAUCER, names[source], names[target], number)
        for space, number in Counter(left).items():
            yield Destroyed(seat, SAUCER, names[space], number)
        new = Landed if was > now else PutOnBoard
        for space, number in Counter(come).items():
            yield new(seat, SAUCER, names[space], number)
        for number, name in enumerate(names):
            at = first + row * number + len(self.seats)
            if self.now[at] > self.was[at]:
                yield MoveEnded(seat, SAUCER, name, self.now[at] - self.was[at])

    def pairs(self, left: list[int], come: list[int], landed: int) -> list[tuple[int, int]]:
        """Who went where: nearest first; the two lists keep those who were destroyed or landed."""
        found = []
        while left and len(come) > landed:
            source, target = min(
                ((a, b) for a in left for b in come), key=lambda way: self.distance(*way)
            )
            left.remove(source)
            come.remove(target)
            found.append((source, target))
        return found

    def distance(self, source: int, target: int) -> int:
        (q, r), (x, y) = self.box.board.points[source], self.box.board.points[target]
        return max(abs(q - x), abs(r - y), abs(q + r - x - y))

    def ally(self, ally: int, name: str) -> Iterator[Change]:
        at = int(self.box.ally_at) + 3 * ally
        owner_was, owner = self.was[at] - 1, self.now[at] - 1
        place_was, place = self.was[at + 1], self.now[at + 1]
        spaces = self.spaces
        if owner_was < 0 and owner < 0:
            return
        if owner < 0:
            yield AllyLeft(owner_was, name, "" if place_was == IN_POOL else spaces[place_was])
        elif owner_was < 0:
            yield PutOnBoard(owner, name, spaces[place])
        elif place == IN_POOL != place_was:
            yield Destroyed(owner, name, spaces[place_was])
        elif place_was == IN_POOL != place:
            yield Landed(owner, name, spaces[place])
        elif place != place_was:
            yield Moved(owner, name, spaces[place_was], spaces[place])
        if owner >= 0 and self.now[at + 2] > self.was[at + 2]:
            yield MoveEnded(owner, name, spaces[place])

    def counters(self) -> Iterator[Change]:
        box = self.box
        spaces = [space for space in range(len(self.spaces)) if self.counters_differ(space)]
        for kind, name in enumerate(box.counter_names):
            left: list[int] = []
            come: list[int] = []
            for space in spaces:
                more = self.counters_at(self.now, space, kind) - self.counters_at(
                    self.was, space, kind
                )
                (come if more > 0 else left).extend([space] * abs(more))
            at = int(box.counter_pool) + kind
            back = self.now[at] - self.was[at]
            moved = [
                (source, target)
                for source in left
                for target in come
                if source // SPACES_OF_A_SECTION == target // SPACES_OF_A_SECTION or back <= 0
            ][: min(len(left), len(come)) if back <= 0 else 0]
            for source, target in moved:
                left.remove(source)
                come.remove(target)
                yield CounterMoved(name, self.spaces[source], self.spaces[target])
            for space in left:
                yield CounterRemoved(name, self.spaces[space])
            for space in come:
                yield CounterPlaced(name, self.spaces[space])
            yield from [CounterReturned(name)] * (back - len(left))
            yield from [CounterDrawn(name)] * (-back - len(come))

    def counters_differ(self, space: int) -> bool:
        at = int(self.box.land) + int(self.box.row) * space + COUNTERS
        return self.was[at : at + MOST_COUNTERS] != self.now[at : at + MOST_COUNTERS]

    def counters_at(self, numbers: list[int], space: int, kind: int) -> int:
        at = int(self.box.land) + int(self.box.row) * space + COUNTERS
        return sum((number & KIND_OF_IT) == kind + 1 for number in numbers[at : at + MOST_COUNTERS])

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

    # -- Battles ----------------------------------------------------------------------------------

    def battle(self, numbers: list[int]) -> tuple[int, int, int, int]:
        return numbers[BATTLE], numbers[B_SPACE], numbers[B_SEAT], numbers[B_RIVAL]

    def is_another_battle(self) -> bool:
        if self.battle(self.was) != self.battle(self.now):
            return True
        fresh = self.was[F_COUNTER] > 0 < self.now[F_COUNTER] and self.now[F_ROUND] == 1
        won = self.now[DONE_ROUND] == 1 and self.now[RESULT] == BATTLE_WON
        return fresh and won and self.now[B_FIGHTS] == self.was[B_FIGHTS]

    def fights(self) -> Iterator[Change]:
        """What a Fight Round came to, and Resistance that comes and goes."""
        if self.now[DONE_ROUND]:
            side = self.now[DONE_ROUND]
            own, enemy = self.now[DONE_TOTALS : DONE_TOTALS + 2]
            winner = "" if side == NEITHER else SIDES[side - 1]
            yield RoundFought(self.was[B_SEAT], winner, own, enemy, self.was[B_RIVAL] - 1)
        same = not self.is_another_battle() and self.was[B_FIGHTS] == self.now[B_FIGHTS]
        if same and self.now[BATTLE]:
            yield from self.resistance(self.was, self.now)

    def resistance(self, was: list[int], now: list[int]) -> Iterator[Change]:
        """Cards of one Fight; `was` is empty of them where the Fight is new."""
        names = self.box.resistance_names
        old, new = packed(was[F_HEROES]), packed(now[F_HEROES])
        for hero in new[len(old) :]:
            yield HeroMet(names[hero])
        if was[F_FULL] == now[F_FULL] or now[F_FULL]:
            for hero in old[len(new) :]:
                yield HeroGone(names[hero])
        for card in packed(now[B_CONTROLLED])[len(packed(was[B_CONTROLLED])) :]:
            yield Controlled(now[B_SEAT], names[card])
        if now[F_FULL] and now[F_FULL] != was[F_FULL]:
            yield ResistanceMet(names[now[F_FULL] - 1])

    def battle_over(self) -> Iterator[Change]:
        if self.was[BATTLE] and self.is_another_battle():
            kind = self.was[BATTLE]
            result = "" if kind == AGAINST_CAPTAIN else RESULTS.get(self.now[RESULT], "")
            yield BattleEnded(
                self.was[B_SEAT],
                self.spaces[self.was[B_SPACE]],
                AGAINST.get(kind, "humans"),
                result,
                self.was[B_RIVAL] - 1,
            )

    def battle_begun(self) -> Iterator[Change]:
        if not self.now[BATTLE]:
            return
        another = self.is_another_battle()
        if another:
            yield BattleBegun(
                self.now[B_SEAT],
                self.spaces[self.now[B_SPACE]],
                AGAINST.get(self.now[BATTLE], "humans"),
                self.now[B_RIVAL] - 1,
            )
        if self.now[B_FIGHTS] and (another or self.now[B_FIGHTS] != self.was[B_FIGHTS]):
            counter = self.now[F_COUNTER]
            name = self.box.counter_names[counter - 1] if counter else ""
            yield FightBegun(self.now[B_FIGHTS], name)
            yield from self.resistance([0] * len(self.now), self.now)

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


def packed(number: int) -> list[int]:
    """The entries of a packed list."""
    found: list[int] = []
    while (entry := int(listed(number, len(found)))) >= 0:
        found.append(entry)
    return found
