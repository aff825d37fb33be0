"""The main phase read a second time: which moves a table allows, worked out from its plain mapping.

It shares nothing with the engine but the names. It is slow and knows no shortcuts, and its use is to
disagree when one of the two has misread a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

PORTS = {
    "alien-artifact": (4, 4, 4),
    "colonist-hub": (6, 9, 12),
    "colony-constructor": (3, 6, 6),
    "lunar-mine": (3, 4, 5),
    "orbital-market": (2, 2, 4),
    "raiders-outpost": (3, 3, 3),
    "shipyard": (2, 4, 6),
    "solar-converter": (7, 7, 8),
    "terraforming-station": (1, 1, 1),
}
STATION = "terraforming-station"
FACILITIES = [*PORTS]
TERRITORIES = [
    "lem-badlands",
    "heinlein-plains",
    "pohl-foothills",
    "van-vogt-mountains",
    "bradbury-plateau",
    "asimov-crater",
    "herbert-valley",
    "burroughs-desert",
]
PLACED_BY = {
    "stasis-beam": "isolation-field",
    "data-crystal": "positron-field",
    "gravity-manipulator": "repulsor-field",
}
Fits = Callable[[list[int]], bool]


def alike(values: list[int]) -> bool:
    return len(set(values)) == 1


def in_a_row(values: list[int]) -> bool:
    low, middle, high = values
    return middle == low + 1 and high == low + 2


class Table:
    """A position in the main phase, as `to_dict` writes it, and the edition it is played by."""

    def __init__(self, whole: dict[str, Any], edition: str) -> None:
        self.whole = whole
        self.edition = edition
        self.you: str = whole["turn"]
        self.seats: dict[str, dict[str, Any]] = whole["seats"]
        self.mine = self.seats[self.you]
        self.others = [seat for seat in self.seats if seat != self.you]
        self.now = whole["this-turn"]
        self.relic = whole["relic-ship"]
        self.fuel: int = self.mine["fuel"]
        self.ore: int = self.mine["ore"]

    def moves(self) -> set[str]:
        """Every legal move, but that `doubtful` ones may be missing."""
        docking = set(self.dockings())
        found = {*docking, *self.business(), *self.paid_powers(), *self.discard_powers()}
        return found if docking else found | {"end"}

    def doubtful(self) -> set[str]:
        """Moving a ship whose only ports elsewhere ask something of it: legal or not."""
        return {line for line, certain in self.ship_moves() if not certain}

    # -- what the table shows ----------------------------------------------------------------------

    @cached_property
    def dice(self) -> list[tuple[int, str]]:
        """The unplaced ships, each as its face and the star of the Relic Ship."""
        return sorted((int(str(die)[0]), str(die)[1:]) for die in self.whole["dice"])

    @cached_property
    def faces(self) -> list[tuple[int, str]]:
        return sorted(set(self.dice))

    def field(self, name: str) -> str:
        return str(self.whole["fields"][name])

    def colonies(self, territory: str) -> int:
        return sum(int(seat["colonies"].get(territory, 0)) for seat in self.seats.values())

    def controls(self, territory: str) -> bool:
        most = max(self.seats[seat]["colonies"].get(territory, 0) for seat in self.others)
        return bool(self.mine["colonies"].get(territory, 0) > most)

    def bonus(self, territory: str) -> bool:
        if territory == self.field("isolation-field"):
            return False
        return territory in self.now["lent"] or self.controls(territory)

    def at(self, facility: str) -> list[int]:
        ships = [v for seat in self.seats.values() for v in seat["docked"].get(facility, [])]
        return [*ships, self.relic["value"]] if self.relic["at"] == facility else ships

    def free(self, facility: str) -> int:
        return PORTS[facility][min(len(self.seats), 4) - 2] - len(self.at(facility))

    def on_my_track(self) -> int:
        guests = self.whole["hub-guests"]
        ships: int = len(self.mine["docked"].get("colonist-hub", []))
        ships += sum(guest["track"] == self.you for guest in guests)
        ships -= sum(guest["owner"] == self.you for guest in guests)
        relic = self.relic["at"] == "colonist-hub" and self.relic["track"] == self.you
        return ships + int(relic)

    # -- docking -----------------------------------------------------------------------------------

    def dockings(self) -> Iterator[str]:
        for facility, ships, fits in self.open_facilities():
            for chosen in combinations(self.dice, ships):
                few = facility == STATION and self.mine["ships"] < 4
                if fits([face for face, _ in chosen]) and not (few and chosen == ((6, ""),)):
                    yield f"dock {facility} {' '.join(f'{face}{star}' for face, star in chosen)}"

    def open_facilities(self) -> Iterator[tuple[str, int, Fits]]:
        """Where ports, price and colonies allow a docking; how many ships, and what they must show."""
        colony = self.mine["supply"] > 0 or self.mine["hub"] > 0
        yard = max(1, self.mine["ships"] - 2) - self.bonus("herbert-valley")
        built = 3 - self.bonus("bradbury-plateau")
        there = sum(self.at("raiders-outpost"))
        yield "raiders-outpost", 3, lambda run: in_a_row(run) and sum(run) > there
        for facility in ("solar-converter", "alien-artifact"):
            if self.free(facility) >= 1:
                yield facility, 1, lambda _: True
        if self.free("lunar-mine") >= 1:
            any_value = self.bonus("van-vogt-mountains") and self.now["mined"] == 0
            highest = 0 if any_value else max(self.at("lunar-mine"), default=0)
            yield "lunar-mine", 1, lambda ship: ship[0] >= highest
        for ships in range(1, self.most_to_the_hub() + 1):
            if self.mine["hub"] != 7 and colony and self.hub_takes(ships):
                yield "colonist-hub", ships, lambda _: True
        if self.free("orbital-market") >= 2:
            yield "orbital-market", 2, alike
        if (
            self.free("shipyard") >= 2
            and self.mine["ships"] < 6
            and min(self.fuel, self.ore) >= yard
        ):
            yield "shipyard", 2, alike
        if self.free("colony-constructor") >= 3 and colony and self.ore >= built:
            yield "colony-constructor", 3, alike
        if self.free(STATION) >= 1 and colony and self.fuel and self.ore:
            yield STATION, 1, lambda ship: ship == [6]

    def most_to_the_hub(self) -> int:
        """How many ships may dock there together; with tracks one at a time."""
        own = 3 - self.on_my_track()
        return min(1, own) if len(self.seats) < 5 else min(own, self.free("colonist-hub"))

    def hub_takes(self, ships: int) -> bool:
        """With five or six: has the colony a place to stop, or the price to leave at once?"""
        if len(self.seats) < 5:
            return True
        stop = self.mine["hub"] + ships
        many = self.now["hub-ships"] + ships > 1
        extra = many and self.bonus("asimov-crater") and not self.now["asimov"]
        return stop <= 7 and (self.stops_on(stop) or (extra and self.stops_on(stop + 1)))

    def stops_on(self, circle: int) -> bool:
        there = [seat["hub"] for seat in self.seats.values()].count(min(circle, 7))
        return there < 4 or (circle >= 7 and self.fuel > 0 and self.ore > 0)

    # -- trading, claiming, launching, buying ------------------------------------------------------

    def business(self) -> Iterator[str]:
        for value in self.now["market"]:
            if self.fuel >= (1 if self.bonus("heinlein-plains") else value):
                yield f"trade {value}"
        if self.mine["hub"] == 7 and self.fuel and self.ore:
            yield "launch"
        desert = self.controls("burroughs-desert") and self.bonus("burroughs-desert")
        if desert and self.relic["at"] == "burroughs-desert" and self.fuel and self.ore:
            yield "buy relic-ship"
        if self.counted() >= 8:
            yield from (f"claim {c}" for c in self.whole["display"] if c not in self.mine["cards"])
        cards = [*self.whole["display"], *self.whole["deck"], *self.whole["discards"]]
        if self.now["cycles"] and cards:
            yield "cycle"

    def counted(self) -> int:
        """The ships at the Alien Artifact that count towards a claim."""
        total = sum(self.now["claim"])
        if self.now["relic-counts"] and self.relic["at"] == "alien-artifact":
            total += self.relic["value"]
        borrowed = self.now["borrowed"] or {}
        if borrowed.get("counts") and borrowed.get("at") == "alien-artifact":
            total += borrowed["value"]
        return int(total)

    # -- cards -------------------------------------------------------------------------------------

    def usable(self, card: str, fuel: int = 0) -> bool:
        price = max(0, fuel - self.bonus("pohl-foothills"))
        return card in self.mine["cards"] and card not in self.now["used"] and self.fuel >= price

    def paid_powers(self) -> Iterator[str]:
        for face, star in self.faces:
            for card, allowed in (
                ("booster-pod", face < 6),
                ("stasis-beam", face > 1),
                ("polarity-device", True),
            ):
                if allowed and self.usable(card, 1):
                    yield f"use {card} {face}{star}"
        if self.dice and self.usable("temporal-warper", 1):
            yield "use temporal-warper"
        for one, other in combinations(self.dice, 2):
            for (down, star), (up, also) in ((one, other), (other, one)):
                if down > 1 and up < 6 and self.usable("gravity-manipulator", 2):
                    yield f"use gravity-manipulator {down}{star} {up}{also}"
        for territory in TERRITORIES[:-1]:
            colonies = self.colonies(territory)
            closed = self.bonus(territory) or territory == self.field("isolation-field")
            if colonies and not closed and self.usable("data-crystal", colonies):
                yield f"use data-crystal {territory}"
        if self.usable("plasma-cannon", 1):
            yield from (f"use plasma-cannon {place}" for place in FACILITIES if self.foreign(place))
        yield from (line for line, certain in self.ship_moves() if certain)

    def foreign(self, place: str) -> bool:
        """Has another player a ship there?"""
        docked = any(self.seats[seat]["docked"].get(place) for seat in self.others)
        return docked or self.foreign_relic(place)

    def foreign_relic(self, place: str) -> bool:
        return bool(self.relic["at"] == place and self.relic["user"] in self.others)

    def ship_moves(self) -> Iterator[tuple[str, bool]]:
        """Moves of docked ships by card; certain if a port that takes any ship is free elsewhere."""
        for place in FACILITIES:
            if place == STATION:
                continue
            certain = any(
                self.free(port) for port in ("solar-converter", "alien-artifact") if port != place
            )
            if self.usable("orbital-teleporter", 2):
                for value in set(self.mine["docked"].get(place, [])):
                    yield f"use orbital-teleporter {place} {value}", certain
                if self.relic["at"] == place and self.relic["user"] == self.you:
                    yield "use orbital-teleporter relic-ship", certain
            if self.foreign(place) and self.usable("mind-control-helmet", 3):
                yield f"use mind-control-helmet {place}", certain

    def discard_powers(self) -> Iterator[str]:
        if self.now["discarded"]:
            return
        for card, field in PLACED_BY.items():
            if self.usable(card):
                yield from (f"discard {card} {t}" for t in TERRITORIES if t != self.field(field))
        if self.usable("booster-pod"):
            out = (field for field, place in self.whole["fields"].items() if place != "off")
            yield from (f"discard booster-pod {field}" for field in out)
        if self.usable("temporal-warper"):
            for card in self.whole["discards"]:
                if card == "temporal-warper" or card not in self.mine["cards"]:
                    yield f"discard temporal-warper {card}"
        movable = [
            (owner, territory)
            for owner, seat in self.seats.items()
            for territory in TERRITORIES
            if seat["colonies"].get(territory, 0) and territory != self.field("repulsor-field")
        ]
        for owner, territory in movable:
            if self.usable("orbital-teleporter"):
                yield f"discard orbital-teleporter {owner} {territory}"
            if self.usable("polarity-device") and any(t != territory for _, t in movable):
                yield f"discard polarity-device {owner} {territory}"
        if self.usable("plasma-cannon"):
            bay = ["maintenance-bay"] if self.edition == "first-printing" else []
            for place in [*FACILITIES, *bay]:
                if self.foreign_relic(place) or any(self.spares(s, place) for s in self.others):
                    yield f"discard plasma-cannon {place}"

    def spares(self, owner: str, place: str) -> bool:
        """May a discarded Plasma Cannon take a ship of this owner there?"""
        seat = self.seats[owner]
        there = seat["bay"] if place == "maintenance-bay" else len(seat["docked"].get(place, []))
        if not there:
            return False
        if self.edition == "first-printing":
            return bool(seat["ships"] > 3)
        forfeit = 0 if place == STATION else len(seat["docked"].get(STATION, []))
        return bool(seat["ships"] - 1 - forfeit >= 3)
