"""What cards and powers may be aimed at, read a second time: each target after those named before it."""

from __future__ import annotations

from collections.abc import Iterator

from games.conquest_of_planet_earth.read_answers import Answers
from landfall.games.conquest_of_planet_earth.box import R_DICE, SEAT, A

MOST = 3  # Counters in a Space, and Aliens that swarm or land together


class Targets(Answers):
    """The whole second reading: questions, and what is played or used."""

    def play(self, seat: int) -> Iterator[str]:
        assert seat == self.field(SEAT)
        deed = self.game.ruleset.book.deeds[self.field(A)].key
        named = [text.split(" ", 1)[1] if " " in text else text for text in self.memory.named]
        yield from getattr(self, f"aim_{deed.replace('-', '_')}")(seat, named)

    # -- shared -----------------------------------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        return [other for other in self.players if not self.partners(seat, other)]

    def has_room(self, space: str) -> bool:
        return self.card(space) != "site" and len(self.counters(space)) < MOST

    def is_anothers_site(self, seat: int, space: str) -> bool:
        return any(self.home(other) == space for other in self.others(seat))

    def rival_named(self, letter: str) -> int:
        return "ABCD".index(letter)

    def several(self, seat: int, space: str) -> bool:
        return len(set(self.figures(seat, space))) > 1

    def dice(self, side: int, word: str) -> Iterator[str]:
        for number in range(int(self.at[R_DICE + side])):
            yield f"die {word} {number + 1}"

    def own_side(self, seat: int) -> int:
        return 0 if seat == self.fighter else 1

    # -- Events -----------------------------------------------------------------------------------

    def aim_atomic_bomb(self, seat: int, named: list[str]) -> Iterator[str]:
        for space in self.spaces:
            if self.stands(space) and self.has_alien(seat, self.within(space, 2)):
                yield f"at {space}"

    def aim_backstab(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from (f"rival {'ABCD'[o]}" for o in self.others(seat) if self.state.tokens(o) > 0)

    def aim_solar_flare(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from (f"rival {'ABCD'[other]}" for other in self.others(seat))

    def aim_sabotage(self, seat: int, named: list[str]) -> Iterator[str]:
        if named:
            victim = self.rival_named(named[0])
            yield from (f"card {n}" for n in self.box.stuff_names if self.all_gear(victim, n))
            return
        for other in self.others(seat):
            if any(self.all_gear(other, name) for name in self.box.stuff_names):
                yield f"rival {'ABCD'[other]}"

    def aim_saucer_malfunction(self, seat: int, named: list[str]) -> Iterator[str]:
        if not named:
            for other in self.others(seat):
                if self.has_alien(other, set(self.spaces)):
                    yield f"rival {'ABCD'[other]}"
            return
        victim = self.rival_named(named[0])
        if len(named) == 1:
            yield from (f"at {space}" for space in self.spaces if self.figures(victim, space))
            return
        assert self.several(victim, named[1])
        yield from (f"take {figure}" for figure in self.figures(victim, named[1]))

    def aim_uprising(self, seat: int, named: list[str]) -> Iterator[str]:
        for space in self.spaces:
            if self.owner(space) in self.others(seat) and not self.everybody(space):
                yield f"at {space}"

    def aim_paratrooper_drop(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from (f"at {space}" for space in self.spaces if self.has_room(space))

    def aim_search_and_destroy(self, seat: int, named: list[str]) -> Iterator[str]:
        for space in self.spaces:
            section = self.section_of(space)
            beside = not named or (space != named[0] and section == self.section_of(named[0]))
            if beside and self.has_room(space):
                yield f"at {space}"
        assert not named or self.pooled("infantry") > 1

    def aim_tractor_beam(self, seat: int, named: list[str]) -> Iterator[str]:
        if not named:
            yield from (f"at {space}" for space in self.spaces if self.can_be_pulled(seat, space))
            return
        ways = [near for near in self.near[named[0]] if self.card(near) != "site"]
        room = [way for way in ways if self.has_room(way)]
        if len(named) == 1:
            if ways:
                yield from (f"rival {'ABCD'[o]}" for o in self.rivals(seat, named[0]))
            if room:
                yield from (f"counter {counter}" for counter in self.counters(named[0]))
            return
        if named[1] in self.box.counter_names:
            yield from (f"at {way}" for way in room)
            return
        prey = self.rival_named(named[1])
        if len(named) == 2 and self.several(prey, named[0]):
            yield from (f"take {figure}" for figure in self.figures(prey, named[0]))
        else:
            yield from (f"at {way}" for way in ways)

    def aim_crossed_orders(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from (f"at {space}" for space in self.other_ways())

    def aim_warp_jump(self, seat: int, named: list[str]) -> Iterator[str]:
        if not named:
            yield from (f"at {space}" for space in self.spaces if self.figures(seat, space))
            return
        start, *taken = named
        left = self.figures(seat, start)
        if len(taken) == 2 or (taken and len(left) == 1):
            yield from self.landing_spots(seat, start)
            return
        for figure in taken:
            left.remove(figure)
        yield from (f"take {figure}" for figure in left)
        if taken:
            yield "enough"

    def landing_spots(self, seat: int, start: str) -> Iterator[str]:
        """Spaces of the section and of those that touch it."""
        here = self.section_of(start)
        linked = {here}
        for space, near in self.near.items():
            linked |= {self.section_of(space) for one in near if self.section_of(one) == here}
        for space in self.spaces:
            if self.section_of(space) in linked and space != start:
                if not self.is_anothers_site(seat, space):
                    yield f"at {space}"

    def aim_recalibrate(self, seat: int, named: list[str]) -> Iterator[str]:
        side = self.own_side(seat)
        yield from self.dice(side, "own")
        yield from self.dice(1 - side, "enemy")

    def aim_jammed_transmission(self, seat: int, named: list[str]) -> Iterator[str]:
        """Of two copies in play one is named by its owner; only one card can be there twice."""
        event = self.box.event_names.index("feeding-on-the-dead")
        for one in self.players:
            if self.state.in_play(event, one) > 0:
                yield f"rival {'ABCD'[one]}"

    # -- powers -----------------------------------------------------------------------------------

    def aim_glory_of_the_empire(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from self.dice(self.own_side(seat), "own")

    def aim_psionic_backlash(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from self.dice(1 - self.own_side(seat), "enemy")

    def aim_raise_the_dead(self, seat: int, named: list[str]) -> Iterator[str]:
        assert len(set(self.pool(seat))) > 1
        yield from (f"take {figure}" for figure in self.pool(seat))

    def aim_subject_legions(self, seat: int, named: list[str]) -> Iterator[str]:
        left = self.pool(seat)
        assert len(left) > MOST
        for figure in named:
            left.remove(figure)
        yield from (f"take {figure}" for figure in left)

    def aim_shaman_pheromones(self, seat: int, named: list[str]) -> Iterator[str]:
        free = {space: self.who_may_move(seat, space) for space in self.spaces}
        if not named:
            yield from (f"at {space}" for space, figures in free.items() if figures)
            return
        start, *taken = named
        left = list(free[start])
        if "enough" in taken or len(taken) == min(MOST, len(left)):
            yield from (f"at {near}" for near in self.near[start])
            return
        for figure in taken:
            left.remove(figure)
        yield from (f"take {figure}" for figure in left)
        if taken:
            yield "enough"

    def who_may_move(self, seat: int, space: str) -> list[str]:
        """Figures of a Space whose move has not ended; saucers are alike."""
        number = self.number(space)
        free = int(self.state.saucers(number, seat) - self.state.stopped(number, seat))
        allies = [figure for figure in self.figures(seat, space) if figure != "saucer"]
        return ["saucer"] * free + [a for a in allies if self.may_still_move(seat, a, space)]

    def aim_rampage(self, seat: int, named: list[str]) -> Iterator[str]:
        if not named:
            yield from (f"at {way}" for way in self.near[self.space] if self.is_unresolved(way))
            return
        left = self.figures(seat, self.space)
        for figure in named[1:]:
            left.remove(figure)
        yield from (f"take {figure}" for figure in left)
        if named[1:]:
            yield "enough"

    # -- Space Stuff ------------------------------------------------------------------------------

    def aim_targeting_computer(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from self.dice(self.own_side(seat), "own")

    def aim_cloning_vats(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from self.aim_raise_the_dead(seat, named)

    def aim_universal_translator(self, seat: int, named: list[str]) -> Iterator[str]:
        yield from (f"discard {event}" for event in self.hand(seat))

    def aim_doomsday_device(self, seat: int, named: list[str]) -> Iterator[str]:
        for space in self.spaces:
            if self.stands(space) and self.figures(seat, space):
                yield f"at {space}"

    def aim_teleporter(self, seat: int, named: list[str]) -> Iterator[str]:
        if not named:
            yield from (f"at {space}" for space in self.spaces if self.figures(seat, space))
        elif len(named) == 1 and self.several(seat, named[0]):
            yield from (f"take {figure}" for figure in self.figures(seat, named[0]))
        else:
            section = self.section_of(named[0])
            for space in self.spaces:
                if self.section_of(space) == section and space != named[0]:
                    if not self.is_anothers_site(seat, space):
                        yield f"at {space}"

    def aim_antigravity_engines(self, seat: int, named: list[str]) -> Iterator[str]:
        free = {space: self.who_may_move(seat, space) for space in self.spaces}
        if not named:
            yield from (f"at {space}" for space, figures in free.items() if figures)
        elif len(named) == 1 and len(set(free[named[0]])) > 1:
            yield from (f"take {figure}" for figure in free[named[0]])
        else:
            yield from (f"at {near}" for near in self.near[named[0]])
