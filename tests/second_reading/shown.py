"""What a table shows, read from its plain mapping: ships, ports, colonies, fields, boards and prices."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any, NamedTuple

from second_reading.places import BELT_PORTS, BRETHREN, FACILITIES, PORTS, Die


class Ship(NamedTuple):
    """A docked ship; the Brethren Ship shows nothing."""

    owner: str | None
    value: int
    star: str = ""

    @property
    def brethren(self) -> bool:
        return self.value == 0


class Teleported(NamedTuple):
    """What a ship shows, a star for the Relic Ship, where it stands and where it was in this turn."""

    shown: str
    at: str
    came_from: set[str]


class Table:
    """A position in the main phase, as `to_dict` writes it, and the edition it is played by."""

    def __init__(self, whole: dict[str, Any], edition: str) -> None:
        self.whole = whole
        self.edition = edition
        asked = (whole.get("pending") or [{}])[-1]
        self.late = bool(asked.get("late"))
        self.you: str = asked.get("seat") or whole["turn"]
        self.seats: dict[str, dict[str, Any]] = whole["seats"]
        self.mine = self.seats[self.you]
        self.others = [seat for seat in self.seats if seat != self.you]
        self.now: dict[str, Any] = whole["this-turn"]
        self.relic: dict[str, Any] = whole["relic-ship"]
        self.fuel: int = self.mine["fuel"]
        self.ore: int = self.mine["ore"]
        self.cards: list[str] = self.mine["cards"]

    def paid(self, fuel: int) -> Table:
        """The same table once so much fuel is paid."""
        return self.with_seat(self.you, fuel=self.fuel - fuel)

    def with_seat(self, seat: str, **entries: Any) -> Table:
        seats = {**self.seats, seat: {**self.seats[seat], **entries}}
        return Table({**self.whole, "seats": seats}, self.edition)

    def with_display(self, cards: list[str]) -> Table:
        return Table({**self.whole, "display": cards}, self.edition)

    # -- ships -------------------------------------------------------------------------------------

    @cached_property
    def dice(self) -> list[Die]:
        return sorted((int(str(die)[0]), str(die)[1:]) for die in self.whole["dice"])

    @cached_property
    def faces(self) -> list[Die]:
        return sorted(set(self.dice))

    @cached_property
    def borrowed(self) -> list[dict[str, Any]]:
        """Other players' ships that you use in this turn, the Relic Ship left out."""
        found = self.now["borrowed"] or []
        return [found] if isinstance(found, dict) else found

    @cached_property
    def lent(self) -> list[tuple[int, str]]:
        """Borrowed ships among the dice, each with its owner."""
        return [
            (ship["value"], ship["owner"]) for ship in self.borrowed if ship["at"] == "unplaced"
        ]

    def own(self, die: Die) -> bool:
        """Is one of the dice that show this a ship of your own?"""
        if die[1]:
            return bool(self.relic["user"] == self.you)
        return self.dice.count(die) > sum(value == die[0] for value, _ in self.lent)

    def docked(self, place: str) -> list[Ship]:
        """All ships there, whoever docked them."""
        found = [
            Ship(owner, value)
            for owner, seat in self.seats.items()
            for value in seat["docked"].get(place, [])
        ]
        if self.relic["at"] == place:
            found.append(Ship(self.relic["user"], self.relic["value"], "*"))
        if self.brethren_at == place:
            found.append(Ship(self.owner(BRETHREN), 0))
        return found

    def foreign(self, place: str) -> list[Ship]:
        return [ship for ship in self.docked(place) if ship.owner != self.you]

    def at(self, place: str) -> list[int]:
        return [ship.value for ship in self.docked(place)]

    def ports(self, place: str) -> int:
        if place in BELT_PORTS:
            return BELT_PORTS[place][len(self.seats) - 2]
        if place in PORTS:
            return PORTS[place][min(len(self.seats), 4) - 2]
        return int(self.owner(place) is not None)

    def free(self, place: str) -> int:
        return self.ports(place) - len(self.docked(place))

    # -- boards ------------------------------------------------------------------------------------

    def owner(self, board: str) -> str | None:
        """Who has the faction board."""
        return next((s for s, seat in self.seats.items() if seat.get("faction") == board), None)

    def owns(self, board: str) -> bool:
        return self.owner(board) == self.you

    @cached_property
    def boards(self) -> list[str]:
        return [seat["faction"] for seat in self.seats.values() if seat.get("faction")]

    @cached_property
    def orbital(self) -> list[str]:
        """Orbital facilities, of which faction boards are some; the Outer Belt is none."""
        return [*FACILITIES, *self.boards]

    def on_board(self, board: str, entry: str) -> Any:
        return self.whole.get("on-boards", {}).get(board, {}).get(entry)

    @property
    def brethren_at(self) -> str | None:
        place: str | None = self.on_board(BRETHREN, "ship")
        return place

    # -- the planet --------------------------------------------------------------------------------

    @cached_property
    def territories(self) -> list[str]:
        return [*self.mine["colonies"]]

    def feet(self, field: str) -> set[str]:
        """The territories a field generator is in: one, or two whose border it straddles."""
        across = self.whole.get("straddles", {}).get(field, {}).get("across", "off")
        return {str(self.whole["fields"][field]), str(across)} - {"off"}

    def isolated(self, territory: str) -> bool:
        return territory in self.feet("isolation-field")

    def repulsed(self, territory: str) -> bool:
        return territory in self.feet("repulsor-field")

    def colonies(self, territory: str) -> int:
        return sum(self.colonies_of(seat, territory) for seat in self.seats)

    def colonies_of(self, seat: str, territory: str) -> int:
        return int(self.seats[seat]["colonies"].get(territory, 0))

    def controller(self, territory: str) -> str | None:
        """Who has more colonies there than any other single player."""
        counts = Counter({seat: self.colonies_of(seat, territory) for seat in self.seats})
        (first, most), (_, second) = counts.most_common(2)
        return first if most > second else None

    def controls(self, territory: str) -> bool:
        return self.controller(territory) == self.you

    def bonus(self, territory: str) -> bool:
        """Have you its bonus, your own or a lent one? Nothing is lent any more when a turn is over."""
        if territory not in self.territories or self.isolated(territory):
            return False
        return (
            territory in self.now["lent"] or self.rev_lends(territory) or self.controls(territory)
        )

    def rev_lends(self, territory: str) -> bool:
        xeno = "xeno-explorations-inc"
        lends = self.on_board(xeno, "lends") and not self.late
        return bool(self.on_board(xeno, "rev") == territory and lends)

    def locked(self, seat: str) -> bool:
        """Does a Magnetic Lockdown hold this player's colonies?"""
        return bool(self.lies_on(seat, "magnetic-lockdown", "fuel"))

    @cached_property
    def movable(self) -> list[tuple[str, str]]:
        """Landed colonies that an effect may move: whose, and where they are."""
        return [
            (seat, territory)
            for seat in self.seats
            for territory in self.territories
            if self.colonies_of(seat, territory)
            and not self.repulsed(territory)
            and not self.locked(seat)
        ]

    @property
    def colony_left(self) -> bool:
        """One to land: in hand, or the last one at the Colonist Hub."""
        return bool(self.mine["supply"] > 0 or self.mine["hub"] > 0)

    @property
    def landing_discount(self) -> int:
        """The ore that the Sunrise Commune saves where no opponent is."""
        alone = any(
            not self.repulsed(territory)
            and not any(self.colonies_of(seat, territory) for seat in self.others)
            for territory in self.territories
        )
        return int(self.owns("sunrise-commune") and alone)

    # -- cards and prices --------------------------------------------------------------------------

    def lies_on(self, seat: str, card: str, entry: str) -> Any:
        return self.seats[seat].get("on-cards", {}).get(card, {}).get(entry)

    def price(self, fuel: int) -> int:
        """Of one use of a card; Pohl Foothills takes one off."""
        return max(0, fuel - self.bonus("pohl-foothills"))

    def shielded(self, owner: str | None) -> int:
        """What a card that reaches a ship of this player costs besides, for each ship."""
        if owner is None or owner == self.you:
            return 0
        return int("deflector-shield" in self.seats[owner]["cards"])

    def surcharge(self, *dice: Die) -> int:
        """For changing these dice: none for your own, and you take these first."""
        total = 0
        for (face, star), wanted in Counter(dice).items():
            if star:
                total += self.shielded(self.relic["user"])
                continue
            owners = [owner for value, owner in self.lent if value == face]
            own = self.dice.count((face, "")) - len(owners)
            total += sum(sorted([0] * own + [self.shielded(owner) for owner in owners])[:wanted])
        return total

    @property
    def cloaked(self) -> set[str]:
        """Players from whom nothing may be taken."""
        return {seat for seat in self.seats if self.lies_on(seat, "chameleon-cloak", "cloaked")}

    def in_mind(self, card: str, entry: str) -> Any:
        return self.now.get("in-mind", {}).get(card, {}).get(entry)

    @property
    def kept_away(self) -> list[str]:
        """Where ships that a Chrono-Spike took up may not dock again."""
        return self.in_mind("chrono-spike", "kept-away") or []

    def goes_free(self, dice: tuple[Die, ...], moved: Die | None = None) -> bool:
        """Is it one ship alone that no Chrono-Spike took up: the one being moved, or the Relic Ship?"""
        relic_too = self.in_mind("chrono-spike", "relic")
        return len(dice) == 1 and (dice[0] == moved or bool(dice[0][1] and not relic_too))

    @property
    def teleported(self) -> list[Teleported]:
        """Ships that an Orbital Teleporter has moved in this turn."""
        kept = self.now.get("in-mind", {}).get("orbital-teleporter", {})
        return [
            Teleported(f"{shown}" if shown < 7 else "*", kept[f"at{n}"][0], {*kept[f"from{n}"]})
            for n in ("", "-2", "-3", "-4")
            if (shown := kept.get(f"ship{n}", 0))
        ]

    def left_behind(self, place: str, die: Die, lifted: int = 0) -> set[str]:
        """Where a ship of yours that stands there, or was just lifted, may not dock in this turn."""
        shown = die[1] or str(die[0])
        moved = [ship.came_from for ship in self.teleported if ship[:2] == (shown, place)]
        like = [s for s in self.docked(place) if (s.star or str(s.value)) == shown]
        own = sum(ship.owner == self.you for ship in like) + lifted
        return set.intersection(*moved) if moved and own <= len(moved) else set()

    @property
    def discards_left(self) -> bool:
        return bool(self.now["discarded"] < 1 + self.two_discards)

    @property
    def two_discards(self) -> bool:
        """May you use two discard powers in this turn?"""
        two = self.owns("dark-space-explorers") or self.in_mind("peta-bit-processor", "paid")
        return bool(two)

    @property
    def agenda_to_draw(self) -> bool:
        thrown = any(seat.get("agenda-discards") for seat in self.seats.values())
        return bool(self.whole.get("agenda-deck") or thrown)

    @property
    def cards_anywhere(self) -> bool:
        """On display, in the deck or among the discards."""
        return any(self.whole[pile] for pile in ("display", "deck", "discards"))
