"""The rules of the Action Phase and of Fights, read a second time: from the rulebook, not the engine.

Slow and plain. What lies on the table is read from a position by its names; what may be said, and who
wins a Fight Round, is worked out here anew, in words and sets, and compared in random games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from landfall.games.conquest_of_planet_earth.box import (
    B_BONUS,
    B_CONTROLLED,
    B_FIGHTS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    CLOAKED,
    DEMOLISHED,
    F_BONUS,
    F_COUNTER,
    F_CRUSHING,
    F_FORMATION,
    F_FULL,
    F_HEROES,
    F_QUIET,
    F_ROUND,
    POINTS,
    POOL,
    R_BONUS,
    R_DICE,
    R_DIE,
    RALLY_NEXT,
    RALLY_NOW,
    RESOLVED,
    SPENT,
)
from landfall.games.conquest_of_planet_earth.state import State, listed

# Resistance, icons: of Locations that have either.
RESISTANCE: Final = {
    "observatory": 1, "small-town": 1, "farmland": 1, "radio-station": 1, "drive-in-theater": 1,
    "town": 2, "harbor-town": 2, "college-town": 2, "hydroelectric-dam": 2, "research-laboratory": 2,
    "airfield": 2, "missile-silo": 2, "national-monument": 2, "army-base": 3, "tank-factory": 3,
    "city": 3, "metropolis": 4, "capitol-city": 5, "historic-monument": 4,
}  # fmt: skip
WATER: Final = {"coastline", "harbor-town", "hydroelectric-dam"}

# Strength, Soft or Hard, Air, abilities: of Full Resistance and of Counters.
FULL: Final[dict[str, tuple[int, str, str]]] = {
    "angry-mob": (2, "soft", "bold"),
    "local-police": (2, "soft", ""),
    "us-army-infantry": (3, "soft", ""),
    "us-army-bazooka-team": (3, "soft", "deadly"),
    "secret-agents": (4, "soft", "cunning"),
    "us-army-paratroopers": (4, "soft", "air"),
    "us-army-artillery": (4, "hard", "barrage"),
    "us-army-tanks": (5, "hard", ""),
    "us-army-fighter-planes": (6, "hard", "air"),
    "super-tanks": (7, "hard", "assault"),
    "captain-fantastic": (8, "hard", "air assault"),
}
COUNTER: Final[dict[str, tuple[int, str, str]]] = {
    "infantry": (3, "soft", ""),
    "paratroopers": (4, "soft", "air"),
    "angry-mob": (2, "soft", "bold"),
    "jeep-patrol": (2, "soft", ""),
    "special-forces": (3, "soft", "cunning"),
    "flamethrower-squad": (3, "soft", "deadly"),
    "artillery": (3, "hard", "barrage"),
    "tanks": (4, "hard", ""),
    "fighter-planes": (5, "hard", "air"),
    "super-tank": (6, "hard", "assault"),
    "captain-fantastic": (8, "hard", "air assault"),
}
ARMY: Final = {name for name in FULL if name.startswith("us-army")} | {"super-tanks"}
HERO: Final = {
    "local-geologist": 1, "forest-ranger": 1, "army-scientists": 2, "small-town-sheriff": 2,
    "ace-reporter": 1, "mad-scientist": 3, "teenage-lovebirds": 1, "brilliant-mathematician": 1,
    "world-famous-adventurer": 2, "stubborn-farmer": 1, "retired-war-hero": 2, "four-star-general": 2,
}  # fmt: skip
HERO_GIVES: Final = {
    "small-town-sheriff": "assault", "ace-reporter": "cunning", "world-famous-adventurer": "cunning",
    "teenage-lovebirds": "bold", "retired-war-hero": "bold",
}  # fmt: skip
SCIENTISTS: Final = {
    "local-geologist", "army-scientists", "mad-scientist", "brilliant-mathematician",
}  # fmt: skip
STRENGTH: Final = {
    "orzax": 2, "vento": 3, "venezian": 3, "fome": 3, "vyborian": 4, "fishmen": 3, "trun": 4,
    "menthalars": 2, "beetlemen": 3, "kitewings": 3,
}  # fmt: skip
ALLY: Final = {
    "colossal-robot": 5, "brain-from-beyond": 3, "living-slime": 3, "star-serpent": 4,
    "bounty-hunter": 4, "clone-troopers": 3,
}  # fmt: skip
PRICE: Final = {
    "menacing-broadcast": 1, "warp-jump": 1, "mothership-delivery": 2, "master-plan": 1,
    "tractor-beam": 1, "atomic-bomb": 3, "sabotage": 1, "saucer-malfunction": 1, "uprising": 2,
    "paratrooper-drop": 1, "thick-fog": 1, "search-and-destroy": 1, "endless-waves": 0, "overdrive": 0,
    "recon-probe": 0, "backstab": 0,
}  # fmt: skip


class Reading:
    """What lies on the table, by its names."""

    def __init__(self, game: Any, state: State) -> None:
        self.game = game
        self.state = state
        self.box = state.box
        self.at = state.at
        board = self.box.board
        self.spaces = board.spaces
        self.near = {
            space: {board.spaces[n] for n in near}
            for space, near in zip(board.spaces, board.near, strict=True)
        }
        self.players = range(int(self.box.seats))
        self.race = {seat: self.box.race_names[int(state.race(seat))] for seat in self.players}

    # -- the board --------------------------------------------------------------------------------

    def number(self, space: str) -> int:
        return self.spaces.index(space)

    def card(self, space: str) -> str:
        """The Location there; `site`, or nothing for an Empty Space."""
        kind = int(self.state.location(self.number(space)))
        return "site" if kind == -2 else "" if kind == -1 else self.box.location_names[kind]

    def stands(self, space: str) -> str:
        """The Location there unless it is Demolished."""
        ruin = int(self.at[self.state.space(self.number(space)) + DEMOLISHED])
        return "" if ruin or self.card(space) == "site" else self.card(space)

    def owner(self, space: str) -> int:
        return int(self.state.marker(self.number(space)))

    def value(self, space: str) -> int:
        """The Resistance Value now."""
        return 0 if self.owner(space) >= 0 else RESISTANCE.get(self.stands(space), 0)

    def counters(self, space: str) -> list[str]:
        kinds = [int(self.state.counter(self.number(space), place)) for place in range(3)]
        return [self.box.counter_names[kind] for kind in kinds if kind >= 0]

    def figures(self, seat: int, space: str) -> list[str]:
        number = self.number(space)
        found = ["saucer"] * int(self.state.saucers(number, seat))
        for ally, name in enumerate(self.box.ally_names):
            if self.state.ally_owner(ally) == seat and self.state.ally_space(ally) == number:
                found.append(name)
        return found

    def partners(self, one: int, other: int) -> bool:
        if self.game.mode in ("cooperative", "solo"):
            return True
        return one == other or (self.game.mode == "team" and one // 2 == other // 2)

    def rivals(self, seat: int, space: str) -> list[int]:
        return [
            other
            for other in self.players
            if not self.partners(seat, other) and self.figures(other, space)
        ]

    def enemies(self, seat: int, space: str) -> bool:
        return bool(self.counters(space) or self.rivals(seat, space))

    def home(self, seat: int) -> str:
        return self.spaces[7 * (seat + 1)]

    def everybody(self, space: str) -> int:
        return sum(len(self.figures(seat, space)) for seat in self.players)

    # -- what seats have --------------------------------------------------------------------------

    def holds(self, seat: int, event: str) -> bool:
        return bool(self.state.holds(seat, self.box.event_names.index(event)))

    def gear(self, seat: int, name: str) -> int:
        """How many of a Space Stuff card are face up."""
        return int(self.state.ready(seat, self.box.stuff_names.index(name)))

    def all_gear(self, seat: int, name: str) -> int:
        return int(self.state.has_stuff(seat, self.box.stuff_names.index(name)))

    def pool(self, seat: int) -> list[str]:
        found = ["saucer"] * int(self.state.of(POOL, seat))
        for ally, name in enumerate(self.box.ally_names):
            if self.state.ally_owner(ally) == seat and self.state.ally_space(ally) == -1:
                found.append(name)
        return found

    def tech(self, name: str) -> bool:
        return bool(self.at[self.box.tech_in_play + self.box.tech_names.index(name)])

    def in_play(self, event: str) -> int:
        return int(self.state.all_in_play(self.box.event_names.index(event)))

    def pooled(self, counter: str) -> int:
        return int(self.at[self.box.counter_pool + self.box.counter_names.index(counter)])

    # -- moving -----------------------------------------------------------------------------------

    def may_still_move(self, seat: int, figure: str, space: str) -> bool:
        if figure == "saucer":
            number = self.number(space)
            return bool(self.state.saucers(number, seat) > self.state.stopped(number, seat))
        return not self.state.ally_stopped(self.box.ally_names.index(figure))

    def entering_ends(self, seat: int, figure: str, space: str) -> bool:
        if self.stands(space) == "mountains":
            return True
        if self.at[CLOAKED]:
            return False
        if self.enemies(seat, space):
            return True
        if self.race[seat] == "kitewings" or figure == "star-serpent":
            return False
        return self.card(space) == "" or self.value(space) > 0

    def landing_price(self, figure: str) -> int:
        if figure == "clone-troopers":
            return 0
        return 2 if self.tech("radar-network") else 1

    def within(self, space: str, steps: int) -> set[str]:
        reached = {space}
        for _ in range(steps):
            reached |= {near for one in reached for near in self.near[one]}
        return reached

    def has_alien(self, seat: int, spaces: set[str]) -> bool:
        return any(self.figures(seat, space) for space in spaces)

    def movers(self, seat: int) -> bool:
        return any(
            self.may_still_move(seat, figure, space)
            for space in self.spaces
            for figure in self.figures(seat, space)
        )

    # -- the Action Phase -------------------------------------------------------------------------

    def action_says(self, seat: int) -> Iterator[str]:
        """Everything that may be said in the Action Phase but powers, whose limits are memory."""
        points = int(self.state.of(POINTS, seat))
        yield "end"
        if points >= 2:
            yield "menace"
        for figure in set(self.pool(seat)):
            if points >= self.landing_price(figure):
                yield f"land {figure}"
        for space in self.spaces:
            price = 2 if self.stands(space) == "desert" else 1
            for figure in set(self.figures(seat, space)):
                if points >= price and self.may_still_move(seat, figure, space):
                    for to in self.near[space]:
                        start = f"{space} " if figure == "saucer" else f"{figure} "
                        yield f"move {start}{to}"
        for event, price in PRICE.items():
            if self.holds(seat, event) and points >= price and self.event_has_target(seat, event):
                yield f"play {event}"
        yield from self.action_gear(seat)
        yield from self.cancels(seat)

    def event_has_target(self, seat: int, event: str) -> bool:
        others = [other for other in self.players if not self.partners(seat, other)]
        if event == "endless-waves":
            return bool(self.pool(seat))
        if event == "warp-jump":
            return self.has_alien(seat, set(self.spaces))
        if event == "atomic-bomb":
            return any(
                self.stands(space) and self.has_alien(seat, self.within(space, 2))
                for space in self.spaces
            )
        if event == "sabotage":
            return any(self.all_gear(other, n) for other in others for n in self.box.stuff_names)
        if event == "backstab":
            return any(self.state.tokens(other) > 0 for other in others)
        if event == "saucer-malfunction":
            return any(self.has_alien(other, set(self.spaces)) for other in others)
        if event == "uprising":
            return any(
                self.owner(space) in others and not self.everybody(space) for space in self.spaces
            )
        if event in ("paratrooper-drop", "search-and-destroy"):
            counter = "paratroopers" if event[0] == "p" else "infantry"
            room = [s for s in self.spaces if self.card(s) != "site" and len(self.counters(s)) < 3]
            return self.pooled(counter) > 0 and bool(room)
        if event == "tractor-beam":
            return any(self.can_be_pulled(seat, space) for space in self.spaces)
        if event == "mothership-delivery":
            left = self.at[self.box.stuff_deck + self.box.stuff] + self.at[self.box.stuff_discards]
            return bool(left > 0)
        return True

    def can_be_pulled(self, seat: int, space: str) -> bool:
        if not self.has_alien(seat, self.within(space, 1)):
            return False
        ways = [near for near in self.near[space] if self.card(near) != "site"]
        if self.rivals(seat, space) and ways:
            return True
        return bool(self.counters(space)) and any(len(self.counters(way)) < 3 for way in ways)

    def action_gear(self, seat: int) -> Iterator[str]:
        fits = {
            "antigravity-engines": self.movers(seat),
            "cloaking-device": True,
            "cloning-vats": bool(self.pool(seat)),
            "doomsday-device": any(self.stands(s) and self.figures(seat, s) for s in self.spaces),
            "teleporter": self.has_alien(seat, set(self.spaces)),
            "universal-translator": self.state.hand_size(seat) > 0,
        }
        for name, fit in fits.items():
            if fit and self.gear(seat, name):
                yield f"use {name}"

    def cancels(self, seat: int) -> Iterator[str]:
        if not self.holds(seat, "jammed-transmission"):
            return
        remaining = ("feeding-on-the-dead", "reign-of-terror", "thick-fog", "martial-law")
        for event in (*remaining, "patriotic-fervor"):
            if self.in_play(event):
                yield f"cancel {event}"
        for tech in self.box.tech_names:
            if self.tech(tech):
                yield f"cancel {tech}"

    # -- the Battle Phase -------------------------------------------------------------------------

    def resolvable(self, seat: int) -> set[str]:
        return {
            space
            for space in self.spaces
            if self.figures(seat, space)
            and not int(self.at[RESOLVED]) >> self.number(space) & 1
            and self.must_be_resolved(seat, space)
        }

    def must_be_resolved(self, seat: int, space: str) -> bool:
        if self.card(space) == "" or self.value(space) > 0 or self.enemies(seat, space):
            return True
        if self.owner(space) >= 0 and not self.partners(seat, self.owner(space)):
            return True
        used = self.at[self.state.space(self.number(space)) + SPENT]
        return self.stands(space) == "crash-site" and not used

    def ways_out(self, seat: int, space: str) -> set[str]:
        """Where Aliens of a Fight may Escape to."""
        if self.in_play("thick-fog"):
            return set()
        found = set()
        for to in self.near[space]:
            bare = self.card(to) not in ("", "site") and self.value(to) == 0
            if self.figures(seat, to) or to == self.home(seat):
                found.add(to)
            elif bare and not self.enemies(seat, to):
                found.add(to)
        return found

    # -- Fights -----------------------------------------------------------------------------------

    @property
    def space(self) -> str:
        return self.spaces[int(self.at[B_SPACE])]

    @property
    def fighter(self) -> int:
        return int(self.at[B_SEAT])

    @property
    def rival(self) -> int:
        """The other side of a Battle between Aliens; below nought against Humans."""
        return int(self.at[B_RIVAL]) - 1 if self.at[BATTLE] == 2 else -1

    def listed(self, packed: int) -> list[str]:
        found, place = [], 0
        while listed(self.at[packed], place) >= 0:
            found.append(self.box.resistance_names[int(listed(self.at[packed], place))])
            place += 1
        return found

    def foe(self) -> tuple[str, tuple[int, str, str]]:
        """The Full Resistance (its name) or Counter (no name), with what it is."""
        if self.at[F_COUNTER]:
            return "", COUNTER[self.box.counter_names[int(self.at[F_COUNTER]) - 1]]
        if self.at[F_FULL]:
            name = self.box.resistance_names[int(self.at[F_FULL]) - 1]
            return name, FULL[name]
        return "", (0, "", "")

    def heroes_quiet(self) -> bool:
        return bool(self.at[F_QUIET]) or "bounty-hunter" in self.figures(self.fighter, self.space)

    def flies(self) -> bool:
        name, (_, _, words) = self.foe()
        if "air" in words.split():
            return True
        if name or not self.at[F_COUNTER] or not self.tech("jet-packs"):
            return False
        counter = self.box.counter_names[int(self.at[F_COUNTER]) - 1]
        return counter in ("infantry", "paratroopers")

    def abilities(self) -> set[str]:
        name, (_, skin, words) = self.foe()
        found = set() if self.at[F_QUIET] else set(words.split())
        if not self.heroes_quiet():
            for hero in self.listed(F_HEROES):
                found.add(HERO_GIVES.get(hero, ""))
                if hero == "army-scientists" and name in ARMY:
                    found.add("deadly")
        if skin == "hard" and self.tech("atomic-shells"):
            found.add("deadly")
        return found

    def human_strength(self) -> int:
        """Without the die, and without what cards have added for a while."""
        name, (strength, skin, _) = self.foe()
        mob = name == "angry-mob"
        strength += int(self.at[RALLY_NOW] + self.at[RALLY_NEXT])
        if skin == "soft":
            strength += self.tech("super-serum") + self.in_play("patriotic-fervor")
            strength -= 2 * (self.race[self.fighter] == "venezian")
        if skin == "hard":
            strength += self.tech("alien-alloy-armor") + self.in_play("martial-law")
            strength -= 2 * (self.race[self.fighter] == "beetlemen")
        strength = max(strength, 0)
        here = self.stands(self.space)
        for hero in self.listed(F_HEROES):
            strength += self.hero_strength(hero, name, here)
        if "bold" in self.abilities():
            strength += self.everybody(self.space)
        strength += here in ("capitol-city", "national-monument")
        strength += here == "army-base" and name in ARMY
        strength += here == "metropolis" and mob
        strength += 2 * (here == "farmland" and mob and int(self.at[B_FIGHTS]) == 1)
        strength += here == "airfield" and self.flies()
        for space in self.within(self.space, 1):
            if self.stands(space) == "tank-factory" and self.owner(space) < 0:
                strength += skin == "hard"
        return strength

    def hero_strength(self, hero: str, name: str, here: str) -> int:
        bonus = HERO[hero]
        if not self.heroes_quiet():
            near_forest = any(self.stands(s) == "forest" for s in self.within(self.space, 1))
            better = {
                "forest-ranger": near_forest,
                "stubborn-farmer": name == "angry-mob",
                "four-star-general": name in ARMY,
            }
            if better.get(hero):
                bonus = 3
        if here in ("college-town", "historic-monument"):
            bonus += 1
        return bonus + (here == "research-laboratory" and hero in SCIENTISTS)

    def alien_strength(self, seat: int) -> int:
        """Without the die, and without what cards have added for a while."""
        figures = self.figures(seat, self.space)
        race = self.race[seat]
        strength = sum(ALLY.get(figure, STRENGTH[race]) for figure in figures)
        other = self.rival if seat == self.fighter else self.fighter
        if seat == self.fighter:
            strength += sum(FULL[name][0] for name in self.listed(B_CONTROLLED))
        strength += race == "vyborian" and int(self.at[F_ROUND]) >= 2
        strength += 2 * (race == "fishmen" and self.stands(self.space) in WATER)
        if self.rival >= 0:
            return strength + 2 * (race == "fome" and self.race[other] == "menthalars")
        skin = self.foe()[1][1]
        strength += self.all_gear(seat, "tripod-walker") * (skin == "hard")
        return strength + self.all_gear(seat, "heat-ray") * (skin == "soft")

    def for_a_while(self, side: int) -> int:
        seat = self.fighter if side == 0 else self.rival
        count = len(self.figures(seat, self.space)) if seat >= 0 else 0
        lent = self.at[F_BONUS + side] + self.at[R_BONUS + side] + self.at[B_BONUS + side]
        return int(lent + self.at[F_FORMATION + side] * count)

    def totals(self) -> tuple[int, int]:
        other = self.alien_strength(self.rival) if self.rival >= 0 else self.human_strength()
        own = self.alien_strength(self.fighter)
        return own + self.for_a_while(0), other + self.for_a_while(1)

    def die(self, side: int) -> int:
        return max(int(self.at[R_DIE + 4 * side + n]) for n in range(int(self.at[R_DICE + side])))

    def round_goes_to(self) -> int:
        """The side that wins the Fight Round as it lies: 0, 1, or -1 for a Tie."""
        own, other = self.die(0), self.die(1)
        humans = self.rival < 0
        own_crush = own >= (self.at[F_CRUSHING] or 6)
        lowest = 5 if humans and "deadly" in self.abilities() else 6
        if not humans:
            lowest = int(self.at[F_CRUSHING + 1]) or 6
        other_crush = other >= lowest
        if own_crush != other_crush:
            return 0 if own_crush else 1
        mine, theirs = self.totals()
        if not own_crush and mine + own != theirs + other:
            return 0 if mine + own > theirs + other else 1
        if humans and "assault" in self.abilities():
            return 1
        trained = [self.race[self.fighter] == "fishmen"]
        trained.append(not humans and self.race[self.rival] == "fishmen")
        if own_crush or int(self.at[F_ROUND]) != 1 or trained[0] == trained[1]:
            return -1
        return 0 if trained[0] else 1

    def silenced(self, seat: int) -> bool:
        if seat not in (self.fighter, self.rival) or self.heroes_quiet():
            return False
        return int(self.at[F_ROUND]) == 1 and "brilliant-mathematician" in self.listed(F_HEROES)

    def fight_says(self, seat: int, after: bool) -> Iterator[str]:
        """What may be said before and after the dice of a Fight but powers, whose limits are memory."""
        yield "pass"
        own = seat in (self.fighter, self.rival)
        side = 0 if seat == self.fighter else 1
        if not self.silenced(seat):
            yield from self.fight_events(seat, after, own, side)
            yield from self.cancels(seat)
        if own:
            gear = {
                "disintegrator-beams": True,
                "targeting-computer": after,
                "hypno-ray": not after and self.rival < 0,
            }
            for name, fit in gear.items():
                if fit and self.gear(seat, name):
                    yield f"use {name}"

    def fight_events(self, seat: int, after: bool, own: bool, side: int) -> Iterator[str]:
        helps = not own and self.rival < 0 and not self.partners(seat, self.fighter)
        fits = {
            "death-ray": own,
            "we-come-in-peace": own,
            "attack-formation": own and not self.at[F_FORMATION + side],
            "recalibrate": own and after,
            "call-in-the-army": helps,
            "unlikely-hero": helps and bool(self.at[F_FULL]),
        }
        for event, fit in fits.items():
            if fit and self.holds(seat, event):
                yield f"play {event}"
