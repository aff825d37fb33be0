"""Tallies: what the acting seat has done since its moment began, and what its last act achieved.

Agendas that are met by deeds ask for them. They hang on open things only, whoever holds which Agenda,
and so they are open to all. Facilities and cards know nothing of them: every step is looked at once, by
the ruleset's loop, which passes over steps that change nothing of what is tallied.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.deed import (
    OUTCOMES,
    Deed,
    controlled_by_others,
    docks_at,
)
from landfall.games.alien_frontiers.agendas.feat import (
    ASTEROIDS,
    BEYOND,
    CIRCLES,
    DOCKED,
    ENTERED,
    FOUND,
    HERE,
    HIJACKED,
    LANDED,
    LAUNCHED,
    MINE_VALUES,
    NUMBERS,
    OPEN,
    PAID,
    RAIDED_ORE,
    REVEALED,
    RIVALS,
    SOLAR_FUEL_GOT,
    TALLIES,
    TRADED_ORE,
    TURNED,
    Feat,
    InOneTurn,
)
from landfall.games.alien_frontiers.agendas.standing import ships_sent_away
from landfall.games.alien_frontiers.asks import (
    ASK_BOARD,
    ASK_LAND,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_RAID,
    ASK_WINDOW,
    LANDING_LAUNCHED,
)
from landfall.games.alien_frontiers.book import NO_BOOK, Book
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKS,
    EXCESS,
    FUEL,
    HUB,
    RELIC_VALUE,
    REV,
    SET_ASIDE,
    TECH,
    TURNS,
    WIDE,
    bit,
    lowest,
)
from landfall.games.alien_frontiers.facilities.colonist_hub import colonist_hub
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.factions.brethren_of_the_stars import (
    FIRST_SHIP,
    HIJACK,
    Hijacks,
)
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.rule import SOLAR_FUEL, Rule
from landfall.games.alien_frontiers.state import State, empty_table, ints, zeros

FACES = ("one", "two", "three", "four", "five", "six")

# How closely a step is looked at, by its code.
NOTHING: Final = 0  # it changes nothing of a moment that is tallied (`Rule.untallied`)
GLANCE: Final = 1  # colonies on the Colonist Hub, cards and the REV are compared
DOCKING: Final = 2  # where it docks is noted, and it can be no feat
NOTE: Final = 3  # all is noted before it: it may be a feat
COUNT: Final = 4  # and there may be more to count

# What more there may be, or is to be noted before it, a bit each.
TRADES: Final = 1
PAYS: Final = 2  # for the power of a card
ANSWERS: Final = 4  # what a raid or a faction's board asks
CLAIMS: Final = 8  # asteroid cards
ON_PLANET: Final = 16  # colonies and fields may move
RAIDS: Final = 32  # ships may dock at the Raiders' Outpost, and send others away


@final
class Tallies(Rule):
    """It has no codes; the ruleset tells it of every step that may count."""

    def __init__(self) -> None:
        super().__init__(TALLIES, ASK_NOTHING)
        self.deed = Deed(empty_table(NO_BOOK.box))
        self.looks_out = False  # what follows is listed when it is first asked for
        self.feats: vec[Feat] = vec[Feat]([])
        self.by_code: vec[i64] = zeros(0)  # the feats that a step may achieve
        self.by_outcome: vec[i64] = zeros(0)  # those that need no more (see `Deed.outcome`)
        self.looks: vec[i64] = zeros(0)  # by code: how closely it is looked at
        self.counts: vec[i64] = zeros(0)  # and what more there may be
        self.tallied_docks: i64 = 0  # those of which more is tallied
        self.mine: i64 = -1
        self.solar: i64 = -1
        self.outpost: i64 = -1
        self.dark_space: i64 = 0  # its bit among facilities, if the box has it
        self.angels: i64 = -1
        self.trade: Rule = self
        self.launch: Rule = self
        self.rev: i64 = TURNS  # where the place of the REV lies; without one what no step changes

    def join(self, book: Book) -> None:
        super().join(book)
        box = book.box
        self.mine = box.facility("lunar-mine")
        self.solar = box.facility("solar-converter")
        self.outpost = box.facility("raiders-outpost")
        self.tallied_docks = bit(self.mine) | bit(self.solar) | bit(self.outpost)
        dark_space = box.facility("dark-space-explorers")
        self.dark_space = bit(dark_space) if dark_space >= 0 else 0
        self.angels = box.facility("mercurys-angels")
        rev = [at for name, number, at in box.kept_on_boards() if number == REV]
        self.rev = rev[0] if rev else TURNS

    def keeps_in_a_moment(self) -> list[str]:
        return list(NUMBERS)

    def kept_names(self, number: str) -> list[str]:
        box = self.book.box
        if number == "open":
            return list(box.agenda_names)
        if number in ("here", "docked"):
            return list(box.facility_names)
        if number in ("landed", "rivals", "entered"):
            return list(box.territory_names)
        if number in ("paid-cards", "found-cards"):
            return list(box.card_names)
        return list(FACES) if number == "mine-values" else []

    # -- moments and acts -----------------------------------------------------------------------------

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        state.at[self.fleeting + RIVALS] = controlled_by_others(state, seat)

    def turn_ends(self, state: State) -> None:
        """Somebody may dock though the turn is over: a moment with tallies of its own."""
        self.turn_begins(state, state.at[ACTOR])

    def step_begins(self, state: State, seat: i64, rule: Rule, code: i64, look: i64) -> None:
        """The seat, or chance for it, will now carry out a code of that rule, looked at so closely."""
        deed = self.deed
        numbers = state.at
        own = WIDE * seat
        # What any step may change, and what is asked for of a docking.
        deed.code = code
        deed.docking = code
        deed.docked = rule.docks_here
        deed.asks = numbers[ASKS]
        deed.actor = numbers[ACTOR]
        deed.turns = numbers[TURNS]
        deed.relic_value = numbers[RELIC_VALUE]
        deed.set_aside = numbers[SET_ASIDE]
        deed.fuel_had = numbers[FUEL + own]
        deed.hub = numbers[HUB + own]
        deed.cards_had = numbers[TECH + own]
        deed.rev = numbers[self.rev]
        if look >= NOTE:
            self.note_deed(state, seat, rule, code)

    def note_deed(self, state: State, seat: i64, rule: Rule, code: i64) -> None:
        """Note all that tallies and feats ask of the position before the step."""
        deed = self.deed
        deed.begins(state, seat, rule)
        what = self.counts[code]
        if what & CLAIMS != 0:
            deed.keep_belt(state)
        if what & ON_PLANET != 0:
            deed.keep_planet(state)
            docking = rule.docking_of(state, code)
            if docking >= 0:
                deed.replaces(self.book.owner[docking], docking)
        deed.raided_ore = state.at[self.fleeting + RAIDED_ORE]
        deed.found = state.at[self.fleeting + FOUND]
        deed.entered = state.at[self.fleeting + ENTERED]
        if what & RAIDS != 0:
            deed.sent_away = ships_sent_away(state, seat, self.outpost)

    def step_done(self, state: State, seat: i64, look: i64) -> None:
        """It has done so; what there is to count is counted while the same moment lasts."""
        deed = self.deed
        numbers = state.at
        own = WIDE * seat
        moment = numbers[TURNS] ^ deed.turns | numbers[SET_ASIDE] ^ deed.set_aside
        moment |= numbers[ACTOR] ^ seat | deed.actor ^ seat  # somebody else answers, or has acted
        gains = numbers[HUB + own] ^ deed.hub | numbers[TECH + own] ^ deed.cards_had
        gains |= numbers[self.rev] ^ deed.rev
        if look < NOTE and moment | gains == 0 and deed.asks != ASK_WINDOW:
            if look == DOCKING:  # most steps are of these two sorts
                self.note_docking(state, seat)
            return
        # The table may still be set up, or the turn be over.
        if moment != 0 or deed.turns == 0 or deed.asks == ASK_WINDOW:
            self.other_moment(state, seat)
            return
        if look >= DOCKING:
            self.note_docking(state, seat)
        here = numbers[self.fleeting + HERE]
        if gains != 0:
            self.note_gains(state, seat, here)
        if look >= NOTE:
            if look == COUNT:
                self.count_deed(state, here)
            self.open_feats(state)

    def note_docking(self, state: State, seat: i64) -> None:
        """Where ships dock by the step, if they do."""
        docked = self.deed.docked
        if docked != 0:
            state.at[self.fleeting + HERE] |= docked
            state.at[self.fleeting + DOCKED] |= docked
            if docked & self.tallied_docks != 0:
                self.count_docking(state, seat, docked)

    def note_gains(self, state: State, seat: i64, here: i64) -> None:
        """Of colonies on the Hub, cards and the REV some differ; `here` is where the act has docked."""
        deed = self.deed
        numbers = state.at
        if numbers[HUB + WIDE * seat] != deed.hub:
            self.count_circles(state, seat)
        got = state.cards(seat) & ~deed.cards_had
        if got != 0:
            if here & self.dark_space != 0:
                self.note(state, FOUND, got)
            else:
                numbers[self.fleeting + FOUND] &= ~got  # not the one of its name that was found
        rev = numbers[self.rev]
        if rev != deed.rev and rev > 0:
            self.note(state, ENTERED, bit(rev - 1))

    def other_moment(self, state: State, seat: i64) -> None:
        """The step was not of a moment that still lasts; a new one has tallies of its own."""
        deed = self.deed
        numbers = state.at
        if deed.asks == ASK_WINDOW:
            if numbers[ASKS] == ASK_MAIN:
                self.turn_begins(state, seat)
        elif deed.actor == seat and deed.turns > 0 and numbers[SET_ASIDE] > deed.set_aside:
            self.turn_begins(state, numbers[ACTOR])

    def look_out(self) -> vec[i64]:
        """By code how closely it is looked at; the feats that each may achieve are listed besides."""
        if self.looks_out:
            return self.looks
        self.looks_out = True
        book = self.book
        self.trade = book.parts.get("trade", self)
        self.launch = book.parts.get("launch", self)
        found: list[Feat] = []
        for name in book.box.agenda_names:
            rule = book.parts[name]
            if isinstance(rule, Feat) and not isinstance(rule, InOneTurn):
                found.append(rule)
        self.feats = vec[Feat](found)
        by_code = []
        code: i64 = 0
        while code < len(book.owner):
            rule = book.owner[code]
            able: i64 = 0
            for k in range(len(found)):
                if found[k].may_be_by(rule, code):
                    able |= bit(k)
            by_code.append(int(able))
            code += 1
        for rule in book.parts.values():
            for dock in book.docks:
                if not dock.apart and docks_at(rule, dock.facility):
                    rule.docks_here |= bit(dock.facility)
        self.by_code = ints(by_code)
        needs = [int(feat.needs) for feat in found]
        self.by_outcome = ints(
            [
                sum([int(bit(k)) for k in range(len(found)) if needs[k] & ~there == 0])
                for there in range(OUTCOMES)
            ]
        )
        self.counts = ints([self.count_at(code) for code in range(len(by_code))])
        self.looks = ints([self.look_at(code) for code in range(len(by_code))])
        return self.looks

    def count_at(self, code: i64) -> int:
        """What there may be to count of steps by a code, or to note before them."""
        rule = self.book.owner[code]
        what = 0 if rule.calm else ON_PLANET
        if rule is self.trade:
            what |= TRADES
        if rule.card >= 0 and code - rule.base < rule.paid_codes:
            what |= PAYS
        if rule.may_answer(ASK_RAID) or rule.may_answer(ASK_BOARD):
            what |= ANSWERS
        if rule.claims:
            what |= CLAIMS
        if docks_at(rule, self.outpost):
            what |= RAIDS
        return what

    def look_at(self, code: i64) -> int:
        """How closely steps by a code are looked at."""
        if self.counts[code] & ~RAIDS != 0:
            return COUNT
        if self.by_code[code] != 0:
            return NOTE
        rule = self.book.owner[code]
        if rule.docks_here != 0:
            return DOCKING
        return NOTHING if rule.untallied else GLANCE

    def open_feats(self, state: State) -> None:
        """Every Agenda that the deed achieves is open, whoever holds it. Counts need no such mark."""
        deed = self.deed
        able = self.by_code[deed.code] | self.by_code[deed.docking]
        if able == 0:
            return
        able &= self.by_outcome[deed.outcome()]
        while able != 0:
            feat = self.feats[lowest(able)]
            if feat.achieved(deed):
                state.at[self.fleeting + OPEN] |= bit(feat.agenda)
            able &= able - 1

    # -- counting -------------------------------------------------------------------------------------

    def more(self, state: State, number: i64, by: i64) -> None:
        if by > 0:
            state.at[self.fleeting + number] += by

    def note(self, state: State, number: i64, set_of: i64) -> None:
        state.at[self.fleeting + number] |= set_of

    def count_deed(self, state: State, here: i64) -> None:
        """What there is to tally besides; `here` is where the act has docked."""
        deed = self.deed
        what = self.counts[deed.code]
        if what & PAYS != 0:
            self.note(state, PAID, bit(deed.rule.card))
        if what & (TRADES | ANSWERS) != 0:
            self.count_answer(state, here)
        if what & CLAIMS != 0 and deed.who >= 0:
            self.count_claims(state)
        if what & ON_PLANET != 0:
            deed.sees_planet()
            if deed.landed >= 0:
                self.note(state, LANDED, bit(deed.landed))
                if deed.asks == ASK_LAND and deed.asked_a == LANDING_LAUNCHED:
                    self.more(state, LAUNCHED, 1)

    def count_answer(self, state: State, here: i64) -> None:
        """It was a trade, or it may have answered a raid or a faction's board."""
        deed = self.deed
        rule = deed.rule
        if rule is self.trade:
            self.more(state, TRADED_ORE, deed.ore())
        if deed.asks == ASK_RAID and here >> self.outpost & 1 == 1:
            self.more(state, RAIDED_ORE, deed.ore())
        if deed.asks == ASK_BOARD:
            if deed.asked_a == self.angels and here >> self.angels & 1 == 1:
                if rule.key != "done":
                    self.more(state, TURNED, 1)
            if deed.asked_b == HIJACK and isinstance(rule, Hijacks):
                if deed.code >= rule.base + FIRST_SHIP:
                    self.more(state, HIJACKED, 1)

    def count_docking(self, state: State, seat: i64, here: i64) -> None:
        """Ships have docked where more than that is tallied."""
        deed = self.deed
        if here >> self.mine & 1 == 1:
            dice = self.book.uses[deed.docking]
            faces = dice & ~RELIC_BIT
            if dice & RELIC_BIT != 0:
                faces = bit(deed.relic_value)
            self.note(state, MINE_VALUES, faces >> 1)
        elif here >> self.solar & 1 == 1:
            self.more(state, SOLAR_FUEL_GOT, self.fuel_got(state, seat))
        else:
            state.at[self.fleeting + RAIDED_ORE] = 0

    def count_circles(self, state: State, seat: i64) -> None:
        """A colony of the seat has gone on at the Colonist Hub, or has left it.

        Whoever launches from the sixth circle what came to the seventh has the next colony go the
        circle that was too much: it is one circle all the same.
        """
        deed = self.deed
        numbers = state.at
        tallies = self.fleeting
        circles = numbers[HUB + WIDE * seat] - deed.hub
        if circles > 0:
            if deed.asks == ASK_LAND:
                circles -= numbers[tallies + BEYOND]
            numbers[tallies + CIRCLES] += circles
            numbers[tallies + BEYOND] = 0
            if numbers[EXCESS] > 0:
                launch = colonist_hub(self.book).launch_circle(state, seat, deed.hub)
                numbers[tallies + BEYOND] = LAST_CIRCLE - launch
        elif numbers[ASKS] == ASK_LAND and state.asked_a() == LANDING_LAUNCHED:
            if self.book.owner[deed.code] is not self.launch:  # at once, with no circle to stop on
                launch = colonist_hub(self.book).launch_circle(state, seat, deed.hub)
                numbers[tallies + CIRCLES] += launch - deed.hub
                numbers[tallies + BEYOND] = 0

    def fuel_got(self, state: State, seat: i64) -> i64:
        """What the Solar Converter has given; in others' ports the price of a card was paid as well."""
        deed = self.deed
        if deed.docking == deed.code:
            return state.fuel(seat) - deed.fuel_had
        value = (deed.docking - deed.docks.base) % 6 + 1
        return self.book.asked(SOLAR_FUEL, state, seat, (value + 1) // 2)

    def count_claims(self, state: State) -> None:
        """Whatever a player does to a space of the Outer Belt that empties it claims its card."""
        now = state.at
        was = self.deed.before.at
        at = state.box.spaces
        end = state.box.boxed
        while at < end:
            if now[at] == 0 and was[at] != 0:
                self.more(state, ASTEROIDS, 1)
            at += 1

    def minds_reveals(self) -> bool:
        return True

    def agenda_revealed(self, state: State, seat: i64, agenda: i64) -> None:
        if state.at[ACTOR] == seat:
            self.more(state, REVEALED, 1)
