"""Tables with many cards, fields, ships and boards at once, as few games have them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from landfall.core.errors import PositionError
from landfall.games.alien_frontiers.game import AlienFrontiers
from second_reading.agendas_met import STATES
from second_reading.belt import AT_ONCE
from second_reading.boards import FIELDS
from second_reading.places import (
    BLISH,
    BRETHREN,
    BURROUGHS,
    FACILITIES,
    SPACES,
    STATION,
    TERRITORIES,
    borders,
)

Plain = dict[str, Any]


def crowded(game: AlienFrontiers, rng: random.Random) -> Iterator[Any]:
    """Positions without end; most of what is thrown together here no table could hold."""
    while True:
        try:
            yield game.from_dict(Crowd(game, rng).table)
        except PositionError:
            continue  # more ships than ports, more colonies than there are, …


class Crowd:
    """One table, thrown together."""

    def __init__(self, game: AlienFrontiers, rng: random.Random) -> None:
        self.rng = rng
        box = game.ruleset.box
        start = game.to_dict(game.start())
        self.letters = [*start["seats"]]
        self.deck: list[str] = start["deck"]
        rng.shuffle(self.deck)
        self.territories = [*TERRITORIES, *([BLISH] if box.asteroids else [])]
        self.boards = self.drafted([*box.board_names])
        self.belt = bool(box.asteroids)
        self.agendas = [name for name in STATES if name in start.get("agenda-deck", [])]
        rng.shuffle(self.agendas)
        self.asteroids: list[str] = start["belt"]["unseen"] if self.belt else []
        rng.shuffle(self.asteroids)
        self.kept = start["seats"]["A"].get("on-cards", {})
        self.turn = rng.choice(self.letters)
        self.circles = [0, 0, 3, 6, 7]
        self.hands = [0, 1, 3, 4]
        if game.seats > 4:  # colonies in each other's way, and no more cards than there are
            self.circles, self.hands = rng.choice([[0, 6, 7], [2, 3], [0, 4, 5]]), [0, 1, 2]
        if len(self.deck) > 40:
            self.hands = [2, 4, 6]
        self.table: Plain = {
            "turn": self.turn,
            "seats": {letter: self.seat(letter) for letter in self.letters},
            "display": [self.deck.pop() for _ in range(3)],
            "discards": [self.deck.pop() for _ in range(rng.randint(0, 3))],
        }
        if self.belt:
            self.table["belt"] = {"spaces": [self.asteroid_or_none() for _ in SPACES]}
        self.acts = rng.choice(self.letters) if self.kept and rng.random() < 0.1 else self.turn
        self.late = self.acts != self.turn
        self.mine = self.table["seats"][self.acts]
        self.table["dice"] = self.dice()
        self.place_fields()
        self.table["this-turn"] = self.window() if self.late else self.this_turn()
        self.place_relic()
        if self.kept and not self.late:
            self.borrow()
        if self.boards:
            self.table["on-boards"] = self.on_boards()

    def drafted(self, boards: list[str]) -> list[str]:
        return self.rng.sample(boards, len(self.letters)) if boards else []

    def asteroid_or_none(self) -> str | None:
        return self.asteroids.pop() if self.asteroids and self.rng.random() < 0.7 else None

    # -- the seats ---------------------------------------------------------------------------------

    def seat(self, letter: str) -> Plain:
        rng = self.rng
        docked: dict[str, list[int]] = {}
        places = [*FACILITIES, *FACILITIES, *self.boards, *(SPACES if self.belt else [])]
        for _ in range(rng.randint(0, 4)):
            place = rng.choice(places)
            docked.setdefault(place, []).append(6 if place == STATION else rng.randint(1, 6))
        made: Plain = {
            "fuel": rng.choice([0, 1, 2, 3, 5, 10]),
            "ore": rng.choice([0, 1, 2, 3, 6]),
            "cards": sorted({self.deck.pop() for _ in range(rng.choice(self.hands))}),
            "colonies": Counter(rng.choice(self.territories) for _ in range(rng.randint(0, 4))),
            "docked": docked,
            "hub": rng.choice(self.circles),
        }
        named = sum(map(len, docked.values()))
        if self.kept:
            made["on-cards"] = {
                card: self.lying(card) for card in made["cards"] if card in self.kept
            }
            named += len(made["on-cards"].get("pocket-universe", {}).get("ships", []))
            if rng.random() < 0.2:
                made["on-cards"]["chameleon-cloak"] = {"cloaked": 1}
        made["ships"] = rng.randint(max(3, min(named, 6)), 6)
        if self.boards:
            made["faction"] = self.boards[self.letters.index(letter)]
        if self.belt:
            made["asteroids"] = [self.asteroids.pop() for _ in range(rng.randint(0, 3))]
            pile = rng.choice(["in-tow", "seized"])
            towed = [card for card in made["asteroids"] if card not in AT_ONCE]
            made[pile] = [card for card in towed if rng.random() < 0.3]
        if self.agendas:
            made["agendas"] = [self.agendas.pop() for _ in range(rng.randint(0, 3)) if self.agendas]
        return made

    def lying(self, card: str) -> Plain:
        rng = self.rng
        match card:
            case "experimental-ftl-drive":
                return {"tokens": rng.choice([0, 3, 4, 4])}
            case "magnetic-lockdown":
                return {"fuel": rng.choice([0, 1, 2])}
            case "null-time-vault":
                return {"fuel": rng.choice([0, 3, 4]), "ore": rng.choice([0, 3, 4])}
            case "pocket-universe":
                return {"ships": rng.choice([[], [rng.randint(1, 6)]])}
            case _:
                return {}

    # -- the turn ----------------------------------------------------------------------------------

    def dice(self) -> list[int | str]:
        docked = sum(map(len, self.mine["docked"].values()))
        return [
            self.rng.randint(1, 6) for _ in range(self.rng.randint(0, self.mine["ships"] - docked))
        ]

    def this_turn(self) -> Plain:
        rng = self.rng
        used = [card for card in self.mine["cards"] if rng.random() < 0.2]
        made: Plain = {
            "used": used,
            "discarded": rng.choice([0, 0, 1]),
            "cycles": rng.choice([0, 1]),
            "lent": rng.choice([[], [rng.choice([*TERRITORIES[:-1], *self.territories[8:]])]]),
        }
        if rng.random() < 0.3:
            made["claim"] = self.mine["docked"].get("alien-artifact", [])
        if self.boards:
            made["powers"] = [board for board in [self.mine["faction"]] if rng.random() < 0.2]
        if "oscillation-capacitor" in self.kept:
            paid = {"paid-cards": [card for card in used if rng.random() < 0.8]}
            self.mine["on-cards"]["oscillation-capacitor"] = paid
        if self.kept:
            made["in-mind"] = {"peta-bit-processor": {"paid": rng.choice([0, 0, 1])}}
            if rng.random() < 0.1:
                away = rng.sample([*FACILITIES[:-1], *self.boards], 2)
                away += SPACES if self.belt else []
                relic = rng.choice([0, 1])
                made["in-mind"]["chrono-spike"] = {"kept-away": away, "relic": relic}
            if rng.random() < 0.5:
                made["in-mind"]["orbital-teleporter"] = self.teleported()
        return made

    def teleported(self) -> Plain:
        """A ship that was moved to where it stands."""
        places = [*FACILITIES[:-1], *self.boards]
        moved = [
            (v, at) for at in self.mine["docked"] if at in places for v in self.mine["docked"][at]
        ]
        if not moved:
            return {}
        shown, at = self.rng.choice(moved)
        return {
            "ship": shown,
            "at": [at],
            "from": self.rng.sample([p for p in places if p != at], 3),
        }

    def window(self) -> Plain:
        """The turn is over, and ships come from a Pocket Universe."""
        self.table["pending"] = [{"asks": "main", "seat": self.acts, "late": True}]
        if self.belt:
            at_once = [card for card in self.mine["asteroids"] if card in AT_ONCE]
            claimed = [*self.mine.get("in-tow", []), *at_once]
            self.table["belt"]["claimed-late"] = claimed if self.rng.random() < 0.7 else []
        return {"cycles": self.rng.choice([0, 1]), "hub-ships": self.rng.choice([0, 1])}

    def borrow(self) -> None:
        """Another player's ship in hand."""
        rng = self.rng
        owner = rng.choice([letter for letter in self.letters if letter != self.turn])
        theirs = self.table["seats"][owner]
        standing = sum(map(len, theirs["docked"].values()))
        standing += len(theirs["on-cards"].get("pocket-universe", {}).get("ships", []))
        if rng.random() < 0.3 and standing < theirs["ships"]:
            value = rng.randint(1, 6)
            self.table["this-turn"]["borrowed"] = [
                {"owner": owner, "at": "unplaced", "value": value}
            ]
            self.table["dice"].append(value)

    # -- the board ---------------------------------------------------------------------------------

    def place_fields(self) -> None:
        rng = self.rng
        self.table["fields"] = {f: rng.choice([*self.territories, "off"]) for f in FIELDS}
        if not self.kept:
            return
        seats = self.table["seats"].items()
        amplifiers = [letter for letter, seat in seats if "field-amplifier" in seat["cards"]]
        self.table["straddles"] = {
            field: {
                "across": rng.choice([t for t in self.territories if borders(at, t)]),
                "set-by": rng.choice([None, *amplifiers]),
            }
            for field, at in self.table["fields"].items()
            if at != "off" and rng.random() < 0.3
        }

    def place_relic(self) -> None:
        """Unplaced, docked, in the Maintenance Bay or at home; its user controls Burroughs Desert."""
        rng = self.rng
        spaces = SPACES if self.belt else []
        docks = [*FACILITIES, *self.boards, *spaces]
        place = rng.choice([BURROUGHS, "unplaced", "unplaced", "maintenance-bay", *docks])
        across = self.table.get("straddles", {}).get("isolation-field", {}).get("across")
        isolated = BURROUGHS in (self.table["fields"]["isolation-field"], across)
        if place == BURROUGHS or isolated:
            return
        user = self.acts if place == "unplaced" else rng.choice(self.letters)
        for letter, owner in self.table["seats"].items():
            owner["colonies"][BURROUGHS] = int(letter == user)
        value = 6 if place == STATION else rng.randint(1, 6)
        if place == "unplaced":
            self.table["dice"].append(f"{value}*")
        elif place == "maintenance-bay":
            self.table["relic-ship"] = {"at": place}
        else:
            self.table["relic-ship"] = {"at": place, "value": value}

    def on_boards(self) -> Plain:
        rng = self.rng
        made: Plain = {}
        if BRETHREN in self.boards:
            places = ["maintenance-bay", *FACILITIES[:-1], *self.boards]
            made[BRETHREN] = {"ship": rng.choice(places)}
            if made[BRETHREN]["ship"] == "colonist-hub" and len(self.letters) < 5:
                made[BRETHREN]["track"] = rng.choice(self.letters)
        if "xeno-explorations-inc" in self.boards:
            made["xeno-explorations-inc"] = {"rev": rng.choice(self.territories)}
        return made
