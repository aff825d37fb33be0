"""What proves an Agenda: the things on the table that count for one of its halves, and what is missing.

Which facts these are stands in the Agenda's own file (`in-game-proof`, `endgame-proof`): the name of a
function here, and after it the places of which it speaks. A half that holds has only facts that hold.
They hang on open things, so that whoever may see the Agenda may see its proof.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from landfall.core.phrases import die, joined, named
from landfall.core.plain import Words
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.agendas.feat import (
    ASTEROIDS,
    CIRCLES,
    DOCKED,
    ENTERED,
    FOUND,
    HIJACKED,
    LANDED,
    LAUNCHED,
    MINE_VALUES,
    PAID,
    RAIDED_ORE,
    REVEALED,
    SOLAR_FUEL_GOT,
    TRADED_ORE,
    TURNED,
    Feat,
    cards_named,
)
from landfall.games.alien_frontiers.agendas.objectives.fortress import Fortress
from landfall.games.alien_frontiers.agendas.objectives.full_hangar import FEW
from landfall.games.alien_frontiers.agendas.objectives.mass_production import SEVERAL
from landfall.games.alien_frontiers.agendas.objectives.pirates_haul import IN_ONE_RAID
from landfall.games.alien_frontiers.agendas.standing import asteroids_held
from landfall.games.alien_frontiers.box import (
    ACTOR,
    HUB,
    HUBBED,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
)
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import (
    card,
    count,
    facility,
    hauled,
    listed,
    lying,
    rev_on,
    territory,
    the,
    title,
)


class Proof(NamedTuple):
    """One fact of a half: whether it is as asked, and how it stands, in words."""

    holds: bool
    words: Words


def proved_in_game(agenda: Agenda, state: State, seat: int, you: int | None) -> list[Proof]:
    """The facts of its in-game half for the seat, as they are told to `you`."""
    of = Half(agenda, state, seat, you, int(agenda.in_game_number))
    return [of.fact(said) for said in part(agenda).in_game_proof]


def proved_at_end(agenda: Agenda, state: State, seat: int, you: int | None) -> list[Proof]:
    """The same of its endgame half."""
    of = Half(agenda, state, seat, you, int(agenda.endgame_number))
    return [of.fact(said) for said in part(agenda).endgame_proof]


@dataclass(frozen=True)
class Half:
    """A half of an Agenda before a seat: `number` is how many it asks for, `you` who reads of it."""

    agenda: Agenda
    state: State
    seat: int
    you: int | None
    number: int

    def fact(self, said: str) -> Proof:
        kind, *places = said.split()
        return Proof(*FACTS[kind](self, *places))

    # -- who and what -------------------------------------------------------------------------------

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(int(self.state.box.seats)) if seat != self.seat]

    def who(self, seat: int) -> Words:
        return ["you"] if seat == self.you else [named(seat)]

    def whose(self, seat: int) -> Words:
        return ["yours"] if seat == self.you else [named(seat), "'s"]

    def does(self, seat: int, you: str, they: str) -> Words:
        """A seat with its verb."""
        return [*self.who(seat), f" {you if seat == self.you else they} "]

    def tally(self, number: int) -> int:
        """One of the numbers of this turn; in another's turn there is none of it."""
        assert isinstance(self.agenda, Feat)
        return int(self.agenda.tally(self.state, number)) if self.acts else 0

    @property
    def acts(self) -> bool:
        return int(self.state.at[ACTOR]) == self.seat

    @property
    def named_cards(self) -> int:
        """Those that the Agenda names, a bit each."""
        return int(cards_named(self.agenda.book, self.agenda.icons))

    def territories(self, such: Callable[[int], bool]) -> list[int]:
        return [place for place in range(int(self.state.box.territories)) if such(place)]

    def on(self, places: Iterable[int]) -> list[str]:
        return [territory(self.state.box, place) for place in places]

    def controlled(self, seat: int) -> list[int]:
        return self.territories(lambda place: self.state.controller(place) == seat)

    def enough(self, there: Sequence[str], noun: str) -> Said:
        """So many of how many, and which they are."""
        holds, (words,) = self.number_of(len(there), noun)
        return holds, [f"{words}: {listed(there)}" if there else words]

    def number_of(self, done: int, noun: str) -> Said:
        """So many of how many; of more than enough how many."""
        many = count(done, noun) if done > self.number else f"{done} of {count(self.number, noun)}"
        return done >= self.number, [many]

    def most(self, noun: str, counts: Callable[[int], int]) -> Said:
        """What the seat has beside the most that another has, and who."""
        own = counts(self.seat)
        best = max(counts(other) for other in self.others)
        rivals = joined(self.who(other) for other in self.others if counts(other) == best)
        return own > best, [*self.who(self.seat), f" {count(own, noun)}, ", *rivals, f" {best}"]

    def off_planet(self, field: int) -> Words:
        return [lying(self.state, field)]

    def whose_is(self, place: int) -> Said:
        holder = int(self.state.controller(place))
        whose = self.whose(holder) if holder >= 0 else ["nobody's"]
        return holder == self.seat, [f"{territory(self.state.box, place)} is ", *whose]


Said = tuple[bool, Words]


def bits(numbers: int) -> list[int]:
    return [place for place in range(numbers.bit_length()) if numbers >> place & 1]


# -- control and colonies ---------------------------------------------------------------------------


def control(of: Half, name: str) -> Said:
    return of.whose_is(int(of.state.box.territory(name)))


def territories(of: Half) -> Said:
    """Territories controlled, so many."""
    return of.enough(of.on(of.controlled(of.seat)), "territory")


def most_territories(of: Half) -> Said:
    return of.most("territory", lambda seat: len(of.controlled(seat)))


def neighbours(of: Half) -> Said:
    """Two territories controlled that border on each other."""
    own, book = of.controlled(of.seat), of.agenda.book
    for place in own:
        near = [other for other in own if int(book.neighbours(place)) >> other & 1]
        if near:
            return True, [listed(of.on([place, near[0]])), " border on each other"]
    if not own:
        return False, ["no territory controlled"]
    apart = ", which lie apart" if len(own) > 1 else " and none beside it"
    return False, [f"{listed(of.on(own))}{apart}"]


def lived_on(of: Half) -> Said:
    """Territories with a colony, so many."""
    there = of.territories(lambda place: of.state.colonies(place, of.seat) > 0)
    return of.enough(of.on(there), "territory")


def settled(of: Half) -> Said:
    """Territories with several colonies, so many."""
    there = of.territories(lambda place: of.state.colonies(place, of.seat) >= SEVERAL)
    return of.enough(of.on(there), "territory")


def alone(of: Half) -> Said:
    """Territories on which nobody else has a colony, so many."""
    state, seat = of.state, of.seat
    there = of.territories(
        lambda place: 0 < state.colonies(place, seat) == state.colonies_on(place)
    )
    return of.enough(of.on(there), "territory")


def crowded(of: Half) -> Said:
    """A territory controlled on which others have so many colonies."""
    state, seat = of.state, of.seat
    others = {
        place: int(state.colonies_on(place) - state.colonies(place, seat))
        for place in of.controlled(seat)
    }
    if not others:
        return False, ["no territory controlled"]
    place = max(others, key=lambda place: others[place])
    many = others[place]
    return many >= of.number, [
        f"{count(many, 'colony')} of others on {territory(state.box, place)}"
    ]


def most_on_one(of: Half) -> Said:
    """Colonies on the territory where there are most of the seat."""
    place = max(of.territories(lambda _: True), key=lambda place: of.state.colonies(place, of.seat))
    have = int(of.state.colonies(place, of.seat))
    where = f" on {territory(of.state.box, place)}" if have else ""
    return have >= of.number, [f"{have} of {count(of.number, 'colony')}{where}"]


def lead(of: Half) -> Said:
    """The clearest lead in colonies on a territory."""
    fortress = of.agenda
    assert isinstance(fortress, Fortress)
    leads = {
        place: int(fortress.lead(of.state, of.seat, place))
        for place in of.territories(lambda _: True)
    }
    place = max(leads, key=lambda place: leads[place])
    if leads[place] <= 0:
        return False, ["no lead anywhere"]
    return leads[place] >= of.number, [
        f"a lead of {leads[place]} on {territory(of.state.box, place)}"
    ]


def colonies_on(of: Half, name: str) -> Said:
    return of.number_of(int(of.state.colonies(of.state.box.territory(name), of.seat)), "colony")


def all_landed(of: Half) -> Said:
    left = int(of.state.colonies_left(of.seat))
    return left == 0, [f"{count(left, 'colony')} left" if left else "no colony left"]


def circle(of: Half) -> Said:
    at = int(of.state.of(HUB, of.seat))
    return at >= of.number, [f"circle {at} of the Hub" if at else "no colony at the Hub"]


# -- fields, the REV and the Relic Ship -------------------------------------------------------------


def a_field(of: Half) -> Said:
    """A field generator on a territory of the seat."""
    box = of.state.box
    for place in of.controlled(of.seat):
        for field, name in enumerate(box.field_names):
            if of.state.in_field(place, field):
                return True, [f"the {title(box, name)} is on {territory(box, place)}"]
    return False, ["no generator on a controlled territory"]


def positron(of: Half) -> Said:
    """Who controls where the Positron Field lies."""
    under = bits(int(of.state.covered(of.agenda.book.positron)))
    own = [place for place in under if of.state.controller(place) == of.seat]
    return (
        of.whose_is((own or under)[0]) if under else (False, of.off_planet(of.agenda.book.positron))
    )


def isolation(of: Half) -> Said:
    """Who controls where the Isolation Field lies."""
    under = bits(int(of.state.covered(of.agenda.book.isolation)))
    others = [place for place in under if of.state.controller(place) in of.others]
    if not under:
        return False, of.off_planet(of.agenda.book.isolation)
    return bool(others), of.whose_is((others or under)[0])[1]


def rev(of: Half) -> Said:
    """Who controls where the REV is."""
    there = of.territories(lambda place: rev_on(of.state, place))
    return of.whose_is(there[0]) if there else (False, ["the REV is off the planet"])


def relic(of: Half) -> Said:
    """Who has the Relic Ship."""
    user = int(of.state.at[RELIC_USER])
    who = of.does(user, "have", "has") if user >= 0 else ["nobody has "]
    words: Words = [*who, "the Relic Ship"]
    return user == of.seat, words


# -- ships ------------------------------------------------------------------------------------------


def ships_at(of: Half, name: str) -> Said:
    """The seat's ships at a place."""
    values = dice_at(of, name)
    there = f"at the {title(of.state.box, name)}"
    if not values:
        return False, [f"no ship {there}"]
    return True, [*joined(([die(value, of.seat)] for value in values), " ", " "), f" {there}"]


def dice_at(of: Half, name: str) -> list[int]:
    """What the seat's ships at a place show, the Relic Ship's value as well."""
    state, place = of.state, int(of.state.box.facility(name))
    if place < 0:
        return []
    relic = state.at[RELIC_PLACE] == place and state.at[RELIC_USER] == of.seat
    return [*DICE[state.docked(place, of.seat)], *([int(state.at[RELIC_VALUE])] if relic else [])]


def ships(of: Half) -> Said:
    return of.number_of(int(of.state.fleet(of.seat)), "ship")


def all_ships(of: Half) -> Said:
    fleet, all_of_them = int(of.state.fleet(of.seat)), int(of.state.box.ships)
    return fleet >= all_of_them, [f"{fleet} of {all_of_them} ships in play"]


def few_ships(of: Half) -> Said:
    """Another player with few ships."""
    few = min(of.others, key=lambda seat: of.state.fleet(seat))
    fleet = int(of.state.fleet(few))
    return fleet <= FEW, [*of.does(few, "have", "has"), count(fleet, "ship")]


def most_ships(of: Half) -> Said:
    return of.most("ship", lambda seat: int(of.state.fleet(seat)))


# -- resources and cards ----------------------------------------------------------------------------


def fuel(of: Half) -> Said:
    return of.number_of(int(of.state.fuel(of.seat)), "fuel")


def ore(of: Half) -> Said:
    return of.number_of(int(of.state.ore(of.seat)), "ore")


def resources(of: Half) -> Said:
    return of.number_of(int(of.state.fuel(of.seat) + of.state.ore(of.seat)), "resource")


def most_fuel(of: Half) -> Said:
    return of.most("fuel", lambda seat: int(of.state.fuel(seat)))


def most_ore(of: Half) -> Said:
    return of.most("ore", lambda seat: int(of.state.ore(seat)))


def most_cards(of: Half) -> Said:
    return of.most("card", lambda seat: int(of.state.cards(seat)).bit_count())


def cards(of: Half) -> Said:
    """Alien tech cards, so many."""
    return of.enough(
        [card(of.state.box, one) for one in bits(int(of.state.cards(of.seat)))], "card"
    )


def cores(of: Half) -> Said:
    """Cards that the Agenda names, so many."""
    own = bits(int(of.state.cards(of.seat)) & of.named_cards)
    return of.enough([card(of.state.box, one) for one in own], "card")


def one_card(of: Half) -> Said:
    """A card that the Agenda names; where there is none, who has some."""
    box, wanted = of.state.box, of.named_cards
    own = bits(int(of.state.cards(of.seat)) & wanted)
    if own:
        return True, [*of.does(of.seat, "hold", "holds"), the(card(box, one) for one in own)]
    for other in of.others:
        theirs = bits(int(of.state.cards(other)) & wanted)
        if theirs:
            return False, [*of.does(other, "hold", "holds"), the(card(box, one) for one in theirs)]
    return False, ["nobody holds one"]


def asteroids(of: Half) -> Said:
    words = hauled(of.state, of.seat)
    have = int(asteroids_held(of.state, of.seat))
    which = f": {listed(words)}" if words else ""
    return have >= of.number, [f"{have} of {count(of.number, 'card')}{which}"]


# -- of this turn -----------------------------------------------------------------------------------


def docked(of: Half, *names: str) -> Said:
    """Has the seat docked at one of these this turn?"""
    there = [name for name in names if of.tally(DOCKED) >> int(of.state.box.facility(name)) & 1]
    box = of.state.box
    if there:
        return True, [f"docked at the {title(box, there[0])}"]
    return False, ["not yet at the ", " or the ".join(title(box, name) for name in names)]


def facilities(of: Half) -> Said:
    """Facilities docked at, so many."""
    return of.enough(
        [facility(of.state.box, place) for place in bits(of.tally(DOCKED))], "facility"
    )


def at_the_hub(of: Half) -> Said:
    """Ships docked at the Colonist Hub, so many."""
    holds, words = of.number_of(int(of.state.at[HUBBED]) if of.acts else 0, "ship")
    return holds, [*words, " at the Hub"]


def mine_values(of: Half) -> Said:
    """Different values docked at the Lunar Mine, which come to so much."""
    values = [place + 1 for place in bits(of.tally(MINE_VALUES))]
    words: Words = [f"{sum(values)} of {of.number}"]
    if values:
        words += [": ", *joined(([die(value, of.seat)] for value in values), " ", " ")]
    return sum(values) >= of.number, words


def solar_fuel(of: Half) -> Said:
    """Fuel from the Solar Converter: half of each ship, and what a territory adds."""
    got = of.tally(SOLAR_FUEL_GOT)
    values = sorted(dice_at(of, "solar-converter"), reverse=True) if got else []
    halves = [(value + 1) // 2 for value in values]
    more = got - sum(halves)
    holds, words = of.number_of(got, "fuel")
    if not halves or more < 0:
        return holds, words
    dice = joined(([die(value, of.seat)] for value in values), " ", " ")
    how = " + ".join(map(str, halves))
    lem = int(of.state.box.territory("lem-badlands"))
    if more and of.state.has_bonus(of.seat, lem):
        how += f", and {territory(of.state.box, lem)} adds {more}"
    elif more:
        how += f", and {more} more"
    return holds, [*dice, f" {how}: ", *([f"{got} fuel"] if holds else words)]


def traded_ore(of: Half) -> Said:
    return of.number_of(of.tally(TRADED_ORE), "ore")


def raided_ore(of: Half) -> Said:
    taken = of.tally(RAIDED_ORE)
    return taken >= IN_ONE_RAID, [f"{taken} ore taken by a raid"]


def circles(of: Half) -> Said:
    return of.number_of(of.tally(CIRCLES), "circle")


def claimed(of: Half) -> Said:
    return of.number_of(of.tally(ASTEROIDS), "card")


def landed(of: Half) -> Said:
    """Territories landed on."""
    on = of.on(bits(of.tally(LANDED)))
    if of.number:
        return of.enough(on, "territory")
    return bool(on), [f"landed on {listed(on)}" if on else "no colony landed yet"]


def launched(of: Half) -> Said:
    done = of.tally(LAUNCHED) > 0
    return done, ["a colony launched" if done else "no colony launched yet"]


def paid(of: Half) -> Said:
    """A card that the Agenda names was paid for."""
    used = [card(of.state.box, one) for one in bits(of.tally(PAID) & of.named_cards)]
    return bool(used), [f"used {the(used)}" if used else "none of them used yet"]


def found(of: Half) -> Said:
    """Cards that a Dark Space board brought; one just discarded may have brought another of its name."""
    brought = [card(of.state.box, one) for one in bits(of.tally(FOUND))]
    if brought:
        return True, [f"it brought {the(brought)}"]
    used = of.agenda.met(of.state, of.seat)
    return used, ["what it brought is used" if used else "it has brought none yet"]


def turned(of: Half) -> Said:
    done = of.tally(TURNED) > 0
    return done, ["a ship turned" if done else "no ship turned yet"]


def entered(of: Half) -> Said:
    """Territories onto which the REV was moved."""
    on = of.on(bits(of.tally(ENTERED)))
    return bool(on), [f"the REV was moved onto {listed(on)}" if on else "the REV has not moved yet"]


def another(of: Half) -> Said:
    """Another Agenda was revealed."""
    done = of.tally(REVEALED) > 0
    return done, ["another is revealed" if done else "no other is revealed yet"]


def brethren(of: Half, board: str) -> Said:
    """Docked with the Brethren, or a ship hijacked as their owner."""
    return (True, ["a ship hijacked"]) if of.tally(HIJACKED) else docked(of, board)


FACTS: Final[dict[str, Callable[..., Said]]] = {
    fact.__name__.replace("_", "-"): fact
    for fact in (
        *(control, territories, most_territories, neighbours, lived_on, settled, alone, crowded),
        *(most_on_one, lead, colonies_on, all_landed, circle, a_field, positron, isolation, rev),
        *(relic, ships_at, ships, all_ships, few_ships, most_ships, fuel, ore, resources),
        *(most_fuel, most_ore, most_cards, cards, cores, one_card, asteroids, docked, facilities),
        *(at_the_hub, mine_values, solar_fuel, traded_ore, raided_ore, circles, claimed, landed),
        *(launched, paid, found, turned, entered, another, brethren),
    )
}
"""The facts by the names that stand in the Agendas' files."""
