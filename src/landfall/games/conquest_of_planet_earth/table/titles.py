"""What a button says of an act, whatever the position: each code has a title of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Final

from landfall.core.game import SEAT_LETTERS, Position
from landfall.games.conquest_of_planet_earth import called

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

ALONE: Final = {
    "keep": "Keep the 1",
    "again": "Roll the Command die again",
    "menace": "Gain an Alien Menace Token",
    "end": "End your actions",
    "pass": "Let it pass",
    "stay": "Fight on",
    "steal": "Steal the place",
    "leave": "Leave it to them",
    "draw": "Discard nothing",
    "enough": "No more of them",
    "rest": "Leave the others as they are",
}
"""Acts of one word."""

TARGETS: Final = ("at", "rival", "card", "counter", "take", "die", "enough")
"""What names a target of a card or a power."""


def title_of(game: ConquestOfPlanetEarth, code: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The title of any code, with these names for seats."""
    text = game.text(code)
    if text in ALONE:
        return ALONE[text]
    verb, _, rest = text.partition(" ")
    return _Titles(game, names or SEAT_LETTERS).title(verb, rest, code)


def order_of(
    game: ConquestOfPlanetEarth,
    codes: Sequence[int],
    names: Sequence[str] = SEAT_LETTERS,
    _: Position | None = None,
) -> tuple[str, int]:
    """The order that a row of acts begins with.

    A card with all that it is aimed at is one, and so are saucers that go one way.
    """
    first, *others = codes
    title = title_of(game, first, names)
    alike = 1 + sum(1 for _ in takewhile(first.__eq__, others))
    if alike > 1 and (one := " a saucer") in title:
        return title.replace(one, f" {alike} saucers", 1), alike
    if game.text(first).partition(" ")[0] not in ("play", "use"):
        return title, 1
    aims: list[str] = []
    for code in others:
        if game.text(code).partition(" ")[0] not in TARGETS:
            break
        aims.append(title_of(game, code, names).removeprefix("Choose "))
    told = ", ".join(_several(aim, len([*same])) for aim, same in groupby(aims))
    return (f"{title}: {told}" if aims else title), 1 + len(aims)


def _several(aim: str, n: int) -> str:
    """Aims that are alike, one after another, are told once: `2 saucers`."""
    return (
        f"{n} {aim.removeprefix('a ')}s" if n > 1 and aim.startswith("a ") else ", ".join([aim] * n)
    )


class _Titles:
    """Titles of acts that name something."""

    def __init__(self, game: ConquestOfPlanetEarth, names: Sequence[str]) -> None:
        self.box = game.ruleset.box
        self.book = game.ruleset.book
        self.codes = game.ruleset.codes
        self.names = names

    def title(self, verb: str, rest: str, code: int) -> str:
        box, codes = self.box, self.codes
        match verb:
            case "choose":
                return f"Lay {called.command(code - codes.choose)}"
            case "move":
                return self.move(code)
            case "land":
                return f"Land {called.figure(box, code - codes.land)}"
            case "play" | "use":
                deed = self.book.deeds[code - codes.deed]
                return f"{verb.capitalize()} {called.deed_title(box, deed)}"
            case "resolve":
                return f"Resolve {self.place(code - codes.resolve)}"
            case "fight":
                if code < codes.fight_counter:
                    return f"Fight {self.names[code - codes.fight]}'s Aliens"
                return f"Fight the Counter {called.counter(box, code - codes.fight_counter)}"
            case "escape":
                return f"Escape to {self.place(code - codes.escape)}"
            case "lose":
                return f"Lose {called.figure(box, code - codes.lose)}"
            case "discard":
                return f"Discard {called.event(box, code - codes.discard)}"
            case "at":
                return f"Choose {self.place(code - codes.at)}"
            case "rival":
                return f"Choose {self.names[code - codes.rival]}"
            case "counter":
                return f"Choose the Counter {called.counter(box, code - codes.counter)}"
            case "card":
                return f"Choose the Space Stuff {called.stuff(box, code - codes.stuff)}"
            case "take":
                return f"Choose {called.figure(box, code - codes.take)}"
            case "die":
                side, number = rest.split()
                whose = "your" if side == "own" else "the enemy's"
                return f"Roll {whose} die {number} again"
            case "cancel":
                if code < codes.cancel_tech:
                    kind = int(codes.cancel_kinds[code - codes.cancel])
                    return f"Cancel {called.event(box, kind)}"
                return f"Cancel the Human Tech {called.tech(box, code - codes.cancel_tech)}"
            case "push":
                return f"Push {called.counter(box, code - codes.push)} to the centre"
            case "under":
                return f"Put {called.resistance(box, code - codes.under)} under the deck"
            case "top":
                if code < codes.top_location:
                    return f"Put {called.resistance(box, code - codes.top)} on top"
                return f"Put the Location {called.location(box, code - codes.top_location)} on top"
            case "race":
                return f"Lead {called.race(box, code - codes.race)}"
        return self.by_chance(verb, rest, code)

    def by_chance(self, verb: str, rest: str, code: int) -> str:
        box, codes = self.box, self.codes
        match verb:
            case "roll":
                return f"Roll a {rest}"
            case "deal":
                return f"Draw {called.event(box, code - codes.deal)}"
            case "meet":
                return f"Turn up {called.resistance(box, code - codes.meet)}"
            case "find":
                return f"Explore {called.location(box, code - codes.find)}"
            case "gain":
                return f"Draw the Space Stuff {called.stuff(box, code - codes.gain)}"
            case "invent":
                return f"Turn up the Human Tech {called.tech(box, code - codes.invent)}"
            case "deploy":
                return f"Draw the Counter {called.counter(box, code - codes.deploy)}"
            case "be":
                return f"Deal the race {called.race(box, code - codes.be)}"
            case "section":
                return f"Draw {called.section(code - codes.section)}"
            case "drop":
                return f"Lose {called.event(box, code - codes.drop)} by chance"
            case "news":
                return f"Turn up the Event {called.event(box, code - codes.news)}"
            case "see":
                if code < codes.see_location:
                    return f"Look at {called.resistance(box, code - codes.see)}"
                return f"Look at the Location {called.location(box, code - codes.see_location)}"
        raise AssertionError(f"no title for {verb} {rest}")

    def place(self, space: int) -> str:
        return called.place(self.box, space, self.names)

    def move(self, code: int) -> str:
        codes = self.codes
        if code < codes.move_ally:
            arc = code - codes.move
            from_, to = int(codes.arc_from[arc]), int(codes.arc_to[arc])
            return f"Move a saucer from {self.place(from_)} to {self.place(to)}"
        ally, to = divmod(code - int(codes.move_ally), int(self.box.spaces))
        return f"Move the {called.ally(self.box, ally)} to {self.place(to)}"
