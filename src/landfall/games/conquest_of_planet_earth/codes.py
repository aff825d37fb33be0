"""The action table: which code stands for which act, laid out from the box."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.game import SEAT_LETTERS
from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import Box, ints
from landfall.games.conquest_of_planet_earth.names import COMMANDS


@final
class Codes:
    """Where each verb's codes begin. Codes of players come first, those of chance after them."""

    def __init__(self, box: Box, deeds: list[str]) -> None:
        """`deeds` are what can be played and used, as it is written: `play NAME`, `use NAME`."""
        self.texts: list[str] = []
        spaces = box.board.spaces
        seats = SEAT_LETTERS[: int(box.seats)]
        saucer = ["saucer", *box.ally_names]
        froms: list[int] = []
        tos: list[int] = []
        for space, near in enumerate(box.board.near):
            froms.extend(space for _ in near)
            tos.extend(near)
        self.arc_from: vec[i64] = ints(froms)
        self.arc_to: vec[i64] = ints(tos)
        self.arcs: i64 = len(froms)

        # -- the command phase
        self.choose: i64 = self.add("choose", COMMANDS)
        self.keep: i64 = self.one("keep")
        self.again: i64 = self.one("again")
        # -- the action phase
        arcs = [f"{spaces[a]} {spaces[b]}" for a, b in zip(froms, tos, strict=True)]
        self.move: i64 = self.add("move", arcs)
        self.move_ally: i64 = self.add("move", [f"{a} {s}" for a in box.ally_names for s in spaces])
        self.land: i64 = self.add("land", saucer)
        self.menace: i64 = self.one("menace")
        self.end: i64 = self.one("end")
        # -- what is played and used
        self.deed: i64 = len(self.texts)
        self.texts.extend(deeds)
        self.passing: i64 = self.one("pass")
        # -- battles
        self.resolve: i64 = self.add("resolve", spaces)
        self.fight: i64 = self.add("fight", seats)
        self.fight_counter: i64 = self.add("fight", box.counter_names)
        self.escape: i64 = self.add("escape", spaces)
        self.stay: i64 = self.one("stay")
        self.lose: i64 = self.add("lose", saucer)
        self.steal: i64 = self.one("steal")
        self.leave: i64 = self.one("leave")
        # -- the draw phase
        self.discard: i64 = self.add("discard", box.event_names)
        self.draw: i64 = self.one("draw")
        # -- what a card is aimed at
        self.at: i64 = self.add("at", spaces)
        self.rival: i64 = self.add("rival", seats)
        self.counter: i64 = self.add("counter", box.counter_names)  # right after rivals
        self.stuff: i64 = self.add("card", box.stuff_names)
        self.take: i64 = self.add("take", saucer)
        self.enough: i64 = self.one("enough")
        self.die: i64 = self.add(
            "die", [f"{side} {n}" for side in ("own", "enemy") for n in "1234"]
        )
        remaining = [p.key for p in box.parts.events if p.flag("remains")]
        self.cancel_kinds: vec[i64] = ints([box.event_names.index(name) for name in remaining])
        self.cancel: i64 = self.add("cancel", remaining)
        self.cancel_tech: i64 = self.add("cancel", box.tech_names)
        self.push: i64 = self.add("push", box.counter_names)
        # -- cards that were looked at
        self.under: i64 = self.add("under", box.resistance_names)
        self.top: i64 = self.add("top", box.resistance_names)
        self.top_location: i64 = self.add("top", box.location_names)
        self.rest: i64 = self.one("rest")
        # -- the set-up
        self.race: i64 = self.add("race", box.race_names)
        self.choices: i64 = len(self.texts)
        # -- chance
        self.roll: i64 = self.add("roll", "123456")
        self.deal: i64 = self.add("deal", box.event_names)  # an Event to a hand
        self.meet: i64 = self.add("meet", box.resistance_names)  # Resistance is turned up
        self.find: i64 = self.add("find", box.location_names)  # a Location is explored
        self.gain: i64 = self.add("gain", box.stuff_names)  # Space Stuff is drawn
        self.invent: i64 = self.add("invent", box.tech_names)  # Human Tech is drawn
        self.deploy: i64 = self.add("deploy", box.counter_names)  # a Counter out of the pool
        self.be: i64 = self.add("be", box.race_names)  # a race is dealt
        self.section: i64 = self.add("section", box.board.sections)  # one of several sections
        self.drop: i64 = self.add("drop", box.event_names)  # an Event is lost at random
        self.news: i64 = self.add("news", box.event_names)  # a Resistance Event is turned up
        self.see: i64 = self.add("see", box.resistance_names)  # a card is looked at
        self.see_location: i64 = self.add("see", box.location_names)
        self.size: i64 = len(self.texts)

    def add(self, verb: str, words: object) -> int:
        """The codes of a verb, one for each word; the answer is the first."""
        base = len(self.texts)
        for word in words:  # type: ignore[attr-defined]
            self.texts.append(f"{verb} {word}")
        return base

    def one(self, text: str) -> int:
        self.texts.append(text)
        return len(self.texts) - 1
