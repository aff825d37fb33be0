"""Every question of a game read a second time: windows, and choices that are no action or Fight.

Like `second_reading.py` this is the rulebook in plain words and sets, and none of the engine's code.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from games.conquest_of_planet_earth.read_memory import Memory
from games.conquest_of_planet_earth.second_reading import Reading
from games.conquest_of_planet_earth.whole_games import frames
from landfall.games.conquest_of_planet_earth.box import (
    B_CONQUERED,
    B_SOFT,
    BATTLES,
    COMMANDS_LEFT,
    F_FULL,
    HAND,
    KIND,
    OFFERED,
    PHASE,
    RACE,
    RESOLVED,
    SEAT,
    STEP,
    TURN,
    A,
    B,
    C,
    D,
)
from landfall.games.conquest_of_planet_earth.state import State

IMMEDIATE: Final = ("scientific-breakthrough", "earth-germs", "patriotic-fervor", "martial-law")

# Moments of windows, as positions number them.
COMMAND, CANCEL, STEPPED, EXPLORED, HERO, DRAWN, BEFORE, AFTER = range(8)
DESTROYED, BATTLE_WON, START, PROBE, CONTROL, SHIELD, FIGHT_WON = 8, 9, 11, 13, 14, 15, 16

POWER: Final = {  # race, price, when in a Fight: before or after the dice
    "robot-army": ("orzax", 1, "both"),
    "bewitch": ("venezian", 1, "both"),
    "legion-of-the-dead": ("fome", 1, "both"),
    "screeching-dive": ("kitewings", 1, "both"),
    "summon-land-squid": ("fishmen", 2, "both"),
    "smash": ("vyborian", 1, "before"),
    "gruesome-weapons": ("trun", 1, "before"),
    "glory-of-the-empire": ("vento", 1, "after"),
    "psionic-backlash": ("menthalars", 1, "after"),
}


class Answers(Reading):
    """What may be answered, whatever is asked."""

    def __init__(self, game: Any, state: State, memory: Memory) -> None:
        super().__init__(game, state)
        self.memory = memory
        self.f = int(state.top())
        self.kind: str = game.ruleset.book.procedures[self.at[self.f + KIND]].name
        self.step = int(self.at[self.f + STEP])

    def field(self, place: int) -> int:
        return int(self.at[self.f + place])

    def says(self, seat: int) -> set[str]:
        """Everything that a seat who is asked may say."""
        if self.kind == "window":
            return set(self.window_says(seat))
        if self.kind in ("telepathy", "probing", "scouting"):
            return set(self.looked_at())
        return set(getattr(self, self.kind.replace("-", "_"))(seat))

    # -- the round and the turn -------------------------------------------------------------------

    def round(self, seat: int) -> Iterator[str]:
        if self.step == 2:
            yield from ("keep", "again")
            return
        left = int(self.state.of(COMMANDS_LEFT, seat))
        for place, name in enumerate(("2", "3", "4", "5", "6", "d6")):
            if left >> place & 1:
                yield f"choose {name}"

    def set_up(self, seat: int) -> Iterator[str]:
        names = self.box.race_names
        if self.step == 1:
            for offer in (0, 1):
                yield f"race {names[int(self.state.of(OFFERED + offer, seat)) - 1]}"
            return
        taken = {int(self.state.of(RACE, other)) - 1 for other in range(seat)}
        for number, name in enumerate(names):
            if self.game.mode == "solo" or number not in taken:
                yield f"race {name}"

    def hand(self, seat: int) -> list[str]:
        return [n for k, n in enumerate(self.box.event_names) if self.state.of(HAND + k, seat) > 0]

    def turn(self, seat: int) -> Iterator[str]:
        """The Draw Phase: one Event may go."""
        yield "draw"
        yield from (f"discard {event}" for event in self.hand(seat))

    def draw_events(self, seat: int) -> Iterator[str]:
        yield from (f"play {event}" for event in self.hand(seat) if event in IMMEDIATE)

    def each_gives_up(self, seat: int) -> Iterator[str]:
        if self.field(A) == 0:
            yield from (f"discard {event}" for event in self.hand(seat) if event not in IMMEDIATE)
        else:
            yield from (f"card {n}" for n in self.box.stuff_names if self.all_gear(seat, n))

    def action(self, seat: int) -> Iterator[str]:
        if self.field(A) == 1:  # one more may swarm
            yield "enough"
            yield from (f"land {figure}" for figure in self.pool(seat))
            return
        yield from self.action_says(seat)
        if self.pool(seat) and self.can_pay(seat, "vento", 2, "subject-legions"):
            yield "use subject-legions"
        if self.movers(seat) and self.can_pay(seat, "beetlemen", 1, "shaman-pheromones"):
            yield "use shaman-pheromones"

    def can_pay(self, seat: int, race: str, price: int, power: str) -> bool:
        has = self.race[seat] == race and int(self.state.tokens(seat)) >= price
        return has and not self.memory.spent(power, seat)

    # -- Battles ----------------------------------------------------------------------------------

    def battle_phase(self, seat: int) -> Iterator[str]:
        yield from (f"resolve {space}" for space in self.resolvable(seat))

    def resolve_space(self, seat: int) -> Iterator[str]:
        space = self.spaces[self.field(A)]
        if self.step == 1:
            yield from (f"fight {'ABCD'[other]}" for other in self.rivals(seat, space))
            return
        yield from self.swaps(seat, space)

    def swaps(self, seat: int, space: str) -> Iterator[str]:
        owner = self.owner(space)
        assert owner >= 0
        assert not self.partners(seat, owner)
        assert not self.enemies(seat, space)
        yield from ("steal", "leave")

    def battle(self, seat: int) -> Iterator[str]:
        space = self.spaces[self.field(A)]
        if self.step == 1:
            yield from (f"fight {counter}" for counter in self.counters(space))
        else:
            yield from self.stays(seat, space)

    def stays(self, seat: int, space: str) -> Iterator[str]:
        yield "stay"
        yield from (f"escape {way}" for way in self.ways_out(seat, space))

    def fight(self, seat: int) -> Iterator[str]:
        yield from self.stays(seat, self.space)

    def alien_battle(self, seat: int) -> Iterator[str]:
        space = self.spaces[self.field(A)]
        yield from self.swaps(seat, space) if self.step == 6 else self.stays(seat, space)

    def lose(self, seat: int) -> Iterator[str]:
        assert seat == self.field(SEAT)
        yield from (f"lose {figure}" for figure in self.figures(seat, self.spaces[self.field(B)]))

    def section_of(self, space: str) -> str:
        return space.rpartition("-")[0]

    def captain(self, seat: int) -> Iterator[str]:
        """Spaces of the section with a group that he has not fought."""
        section = self.box.board.sections[self.field(A)]
        for number, space in enumerate(s for s in self.spaces if self.section_of(s) == section):
            done = self.field(D) >> 4 * number
            if any(self.figures(one, space) and not done >> one & 1 for one in self.players):
                yield f"at {space}"

    def place_counter(self, seat: int) -> Iterator[str]:
        yield from (f"push {counter}" for counter in self.counters(self.spaces[self.field(C)]))

    def strike(self, seat: int) -> Iterator[str]:
        here = self.section_of(self.spaces[self.field(A)])
        if self.step == 1:
            yield "pass"
            for space in self.spaces:
                if self.section_of(space) == here and self.enemies(seat, space):
                    yield f"at {space}"
            return
        space = self.spaces[self.field(B)]
        if self.step == 2:
            yield from (f"rival {'ABCD'[other]}" for other in self.rivals(seat, space))
            yield from (f"counter {counter}" for counter in self.counters(space))
            return
        yield from (f"take {figure}" for figure in self.figures(self.field(C), space))

    def people_rise(self, seat: int) -> Iterator[str]:
        for space in self.spaces:
            if self.owner(space) == seat and not self.everybody(space):
                yield f"at {space}"

    def looked_at(self) -> Iterator[str]:
        """Cards on top that are not put back yet."""
        yield "rest"
        locations = self.kind == "scouting"
        top = int(self.box.location_top if locations else self.box.resistance_top)
        names = self.box.location_names if locations else self.box.resistance_names
        for place in range(self.field(D), self.field(C)):
            verb = "under" if self.step == 1 else "top"
            yield f"{verb} {names[int(self.at[top + 1 + 2 * place])]}"

    # -- windows ----------------------------------------------------------------------------------

    def is_asked(self, seat: int) -> bool:
        """Is a window for a seat at all?"""
        about = self.field(SEAT)
        moment = self.field(A)
        if moment in (COMMAND, BEFORE, AFTER):
            return True
        if moment == CANCEL:
            return seat != about
        if moment in (STEPPED, EXPLORED, DRAWN):
            return not self.partners(seat, about)
        return seat == about

    def window_says(self, seat: int) -> Iterator[str]:
        moment = self.field(A)
        if moment in (BEFORE, AFTER):
            yield from self.fight_says(seat, moment == AFTER)
            yield from self.fight_powers(seat, moment == AFTER)
            return
        yield "pass"
        if not self.in_silence(seat):
            yield from self.cancels(seat)
            for event, fit in self.window_events(seat, moment):
                if fit and self.holds(seat, event):
                    yield f"play {event}"
        yield from (f"use {what}" for what in self.window_uses(seat, moment))

    def in_silence(self, seat: int) -> bool:
        return bool(self.at[24]) and self.silenced(seat)

    def window_events(self, seat: int, moment: int) -> Iterator[tuple[str, bool]]:
        if moment == COMMAND:
            yield "solar-flare", any(not self.partners(seat, other) for other in self.players)
        elif moment == CANCEL:
            yield "jammed-transmission", True
        elif moment == STEPPED:
            yield "crossed-orders", bool(self.other_ways())
        elif moment == EXPLORED:
            yield "anonymous-tip", self.value(self.spaces[self.field(B)]) > 0
        elif moment == HERO:
            yield "abducted", True
        elif moment == DRAWN:
            yield "captain-to-the-rescue", self.foe()[0] != "captain-fantastic"
        elif moment == DESTROYED:
            yield "force-field", True
        elif moment == BATTLE_WON:
            yield "feeding-on-the-dead", bool(self.at[B_SOFT])
            yield "reign-of-terror", self.conquers(seat) and self.people(self.space) > 0

    def window_uses(self, seat: int, moment: int) -> Iterator[str]:
        gear = {START: "menace-amplifier", PROBE: "mind-probe", SHIELD: "shield-generator"}
        if moment in gear and self.gear(seat, gear[moment]):
            yield gear[moment]
        if moment == CONTROL and self.can_pay(seat, "menthalars", 1, "mind-control"):
            if self.at[F_FULL] and self.foe()[0] != "captain-fantastic":
                yield "mind-control"
        if moment == FIGHT_WON and self.can_pay(seat, "fome", 0, "raise-the-dead"):
            first_soft = self.foe()[1][1] == "soft" and int(self.at[B_SOFT]) == 1
            if first_soft and self.pool(seat):
                yield "raise-the-dead"
        if moment == BATTLE_WON and self.can_pay(seat, "vyborian", 2, "rampage"):
            if self.may_rampage(seat):
                yield "rampage"

    def conquers(self, seat: int) -> bool:
        """Has the Battle that is won placed a marker of the seat?"""
        return bool(self.at[B_CONQUERED]) and self.owner(self.space) == seat

    def may_rampage(self, seat: int) -> bool:
        own_phase = int(self.at[TURN]) == seat and int(self.at[PHASE]) == BATTLES
        here = self.conquers(seat) and bool(self.figures(seat, self.space))
        return own_phase and here and any(self.is_unresolved(way) for way in self.near[self.space])

    def is_unresolved(self, space: str) -> bool:
        return not int(self.at[RESOLVED]) >> self.number(space) & 1

    def people(self, space: str) -> int:
        return int(self.state.population(self.number(space)))

    def other_ways(self) -> list[str]:
        """Where the Alien that has just stepped could have gone instead."""
        step = next(f for name, f in frames(self.game, self.state) if name == "step")
        start, to = (self.spaces[int(self.at[step + place])] for place in (B, C))
        return [s for s in self.near[start] if s != to and self.card(s) != "site"]

    def fight_powers(self, seat: int, after: bool) -> Iterator[str]:
        if seat not in (self.fighter, self.rival):
            return
        name, (_, skin, _) = self.foe()
        for power, (race, price, when) in POWER.items():
            fits = when in ("both", "after" if after else "before")
            if power == "bewitch":
                fits = fits and self.rival < 0 and skin == "soft" and name != "captain-fantastic"
            if fits and self.can_pay(seat, race, price, power):
                yield f"use {power}"
