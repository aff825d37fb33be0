"""What a turn has used up, counted from the lines of a game and not from what the engine remembers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from second_reading.places import BURROUGHS, SPACES
from second_reading.shown import Table, Teleported
from second_reading.use import RAIDERS, SMUGGLERS

Plain = dict[str, Any]
NOTHING: Plain = {"used": [], "discarded": 0, "mined": 0, "hub-ships": 0, "lent": []}
SETS = ("docked", "mine-values", "landed", "entered")
"""What Agendas ask of a turn: where ships docked, what they showed, where colonies and the REV went."""
VALUES = ("", "one", "two", "three", "four", "five", "six")
COUNTED = {"lunar-mine": "mined", "colonist-hub": "hub-ships"}


class Memory:
    """It follows one game, and begins with what its first position says of the turn."""

    def __init__(self) -> None:
        self.turn = -1
        self.fresh_turn(NOTHING)

    def fresh_turn(self, now: Plain) -> None:
        self.used = {*now["used"]}
        self.marked = {*now["used"]}  # what may be used up although it was not used from the hand
        self.powers = {*now.get("powers", [])}
        self.counts = {entry: now[entry] for entry in ("discarded", "mined", "hub-ships")}
        self.lent = {*now["lent"]}
        self.rev: str | None = None  # where you have sent it
        self.tallies = {
            name: {*now.get("in-mind", {}).get("tallies", {}).get(name, [])} for name in SETS
        }
        self.teleported: list[Teleported] = []

    def look(self, whole: Plain) -> None:
        """A position: a new turn, cards that have left a hand, bonuses that are isolated."""
        if whole["turns"] != self.turn:
            self.fresh_turn(whole["this-turn"] if self.turn < 0 else NOTHING)
            self.teleported = Table(whole, "").teleported if self.turn < 0 else []
            self.turn = whole["turns"]
        table = Table(whole, "")
        if not whole["pending"] or whole["pending"][-1]["asks"] != "carry":
            self.teleported = still_there(table, self.teleported)
        self.used &= {*whole["seats"][whole["turn"]]["cards"]}
        self.lent = {territory for territory in self.lent if not table.isolated(territory)}
        if self.rev and table.isolated(self.rev):
            self.rev = None
        if not whole["pending"] and whole["phase"] == "main":
            self.check(whole["this-turn"])
            if "orbital-teleporter" in whole["this-turn"].get("in-mind", {}):
                told = table.teleported
                assert in_order(told) == in_order(self.teleported), (told, self.teleported)

    def check(self, now: Plain) -> None:
        counts = {entry: now[entry] for entry in self.counts}
        assert counts == self.counts, (counts, self.counts)
        assert self.used <= {*now["used"]} <= self.used | self.marked, (now["used"], self.used)
        assert {*now.get("powers", [])} == self.powers
        assert {*now["lent"]} == self.lent | ({self.rev} if self.rev else set())
        if tallies := now.get("in-mind", {}).get("tallies"):
            told = {name: {*tallies[name]} for name in SETS}
            assert told == self.tallies, (told, self.tallies)

    def act(self, whole: Plain, line: str) -> None:
        """Somebody acts in a position that was looked at."""
        asked = (whole["pending"] or [{"asks": "main"}])[-1]
        verb, *words = line.split()
        if verb == "infiltrate":
            self.used.add("infiltration-ai")
        if (verb, words) == ("consult", ["oracle-engine"]):
            self.used.add("oracle-engine")
        if whole["phase"] != "main" or asked.get("seat", whole["turn"]) != whole["turn"]:
            return
        if asked["asks"] == "main":
            self.main_act(verb, words)
        if verb in ("use", "power") and words[0] in ("data-crystal", "uranian-syndicate"):
            self.lent.add(words[1])
        if verb in ("effect", "power") and words[0] == "xeno-explorations-inc":
            had = words[1] == BURROUGHS or Table(whole, "").bonus(words[1])
            self.rev = None if had else words[1]
            self.tallies["entered"].add(words[1])
        if verb == "land" and asked.get("why") != "moved":
            self.tallies["landed"].add(words[0])
        self.docking(verb, words, asked)
        if verb == "dock" and asked["asks"] == "carry":
            self.teleports(Table(whole, ""), asked, words[0])

    def teleports(self, table: Table, asked: Plain, goal: str) -> None:
        """A ship of yours docks that was lifted: a like one that was not moved before comes first."""
        if asked.get("owner") or (asked.get("relic") and table.relic["user"] != table.you):
            return
        source = asked["from"]
        shown = "*" if asked.get("relic") else str(asked["value"])
        like = [ship for ship in self.teleported if ship[:2] == (shown, source)]
        left = [s for s in table.docked(source) if (s.star or str(s.value)) == shown]
        came_from: set[str] = set()
        if like and sum(ship.owner == table.you for ship in left) < len(like):
            again = next(ship for ship in like if goal not in ship.came_from)
            self.teleported.remove(again)
            came_from = again.came_from
        self.teleported.append(Teleported(shown, goal, {source, *came_from}))

    def main_act(self, verb: str, words: list[str]) -> None:
        if verb == "use":
            self.used.add(words[0])
            self.marked.update(words[:2] if words[0] == "tele-operator" else words[:1])
        elif verb == "discard":
            self.counts["discarded"] += 1
            self.marked.add(words[0])
        elif verb == "power":
            self.powers.add(words[0])

    def docking(self, verb: str, words: list[str], asked: Plain) -> None:
        """Ships that come to the Lunar Mine and the Colonist Hub, in ports of their own or of others."""
        if verb == "dock":
            facility, ships = words[0], len(words) - 1
        elif verb == "use" and words[0] == "chameleon-cloak":
            facility, ships = words[1], len(words) - 3
        elif verb == "replace":
            facility, ships = asked["at"], 1
        elif verb == "effect" and words[0] == "scavenger-fleet":
            facility, ships = "shipyard", 2
        else:
            return
        shown = words[-ships:]
        self.tallies["docked"].add(facility)
        if facility == SMUGGLERS:
            self.tallies["docked"].add(RAIDERS)
        if facility == "lunar-mine":
            self.tallies["mine-values"].update(VALUES[int(die[0])] for die in shown)
        if facility in COUNTED:
            self.counts[COUNTED[facility]] += ships


def still_there(table: Table, moved: list[Teleported]) -> list[Teleported]:
    """Those that have not left again."""
    standing = Counter(
        (ship.star or str(ship.value), place)
        for place in table.orbital + SPACES
        for ship in table.docked(place)
        if ship.owner == table.you
    )
    found: list[Teleported] = []
    for ship in moved:
        if standing[ship[:2]] > sum(other[:2] == ship[:2] for other in found):
            found.append(ship)
    return found


def in_order(moved: list[Teleported]) -> list[tuple[str, str, list[str]]]:
    return sorted((ship.shown, ship.at, sorted(ship.came_from)) for ship in moved)
