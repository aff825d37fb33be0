"""The options of a prompt: every legal code once, under what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from landfall.core.game import CHANCE, SEAT_LETTERS
from landfall.core.plain import Amount, CountedChance, Option, OptionGroup, Words
from landfall.games.conquest_of_planet_earth import called, fight_cases, fight_seen, spans
from landfall.games.conquest_of_planet_earth.box import (
    B_SEAT,
    COMMANDS_LEFT,
    MOST_DICE,
    POINTS,
    R_DIE,
)
from landfall.games.conquest_of_planet_earth.deeds import die_side
from landfall.games.conquest_of_planet_earth.fight_cases import Cases
from landfall.games.conquest_of_planet_earth.fights import NO_SIDE, OTHER, side_of
from landfall.games.conquest_of_planet_earth.frames import Frame
from landfall.games.conquest_of_planet_earth.happening import has_enemy
from landfall.games.conquest_of_planet_earth.names import (
    COMMAND_DIE,
    SPACES_OF_A_SECTION,
)
from landfall.games.conquest_of_planet_earth.rule import Deed
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.table import card_texts
from landfall.games.conquest_of_planet_earth.table.seat_facts import on_board, stuff_count
from landfall.games.conquest_of_planet_earth.turn import points_for

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

LAST: Final = "end"
"""Where what lets things be stands: last."""

QUIET: Final = ("pass", "stay", "leave", "draw", "enough", "rest", "keep")
"""Acts that leave things as they are."""

GROUPS: Final = {
    "land": "Landing",
    "menace": "Tokens",
    "events": "Events of your hand",
    "powers": "Powers of your race",
    "stuff": "Space Stuff",
    "in-play": "Cards in play",
    "dice": "Dice",
    "commands": "Command Counters",
    "figures": "Aliens",
    "counters": "Counters",
    "seats": "Players",
    "races": "Races",
    "cards": "Cards",
    LAST: "Or",
}


@dataclass(frozen=True, eq=False)
class Choice:
    """A code that is offered, or refused, to a seat."""

    game: ConquestOfPlanetEarth
    seen: State
    seat: int
    frame: Frame
    code: int

    @cached_property
    def verb(self) -> str:
        return self.game.text(self.code).partition(" ")[0]

    @cached_property
    def deed(self) -> Deed | None:
        """What is played or used, if anything is."""
        codes = self.game.ruleset.codes
        if codes.deed <= self.code < codes.passing:
            deed: Deed = self.game.ruleset.book.deeds[self.code - int(codes.deed)]
            return deed
        return None

    @cached_property
    def space(self) -> int:
        """The Space that it names; -1 for none."""
        codes, box = self.game.ruleset.codes, self.seen.box
        code = self.code
        match self.verb:
            case "at":
                return code - int(codes.at)
            case "resolve":
                return code - int(codes.resolve)
            case "escape":
                return code - int(codes.escape)
            case "move" if code < codes.move_ally:
                return int(codes.arc_to[code - int(codes.move)])
            case "move":
                return (code - int(codes.move_ally)) % int(box.spaces)
        return -1

    @cached_property
    def mover(self) -> tuple[int, int]:
        """Of a move: the figure, and from where it goes."""
        codes = self.game.ruleset.codes
        if self.code < codes.move_ally:
            return 0, int(codes.arc_from[self.code - int(codes.move)])
        ally = (self.code - int(codes.move_ally)) // int(self.seen.box.spaces)
        return ally + 1, int(self.seen.ally_space(ally))

    # -- where it stands ----------------------------------------------------------------------------

    @cached_property
    def group(self) -> str:
        if self.deed is not None:
            if self.deed.event >= 0:
                return "events"
            return "stuff" if self.deed.stuff >= 0 else "powers"
        if self.verb in QUIET or self.verb == "end":
            return LAST
        if self.verb == "move":
            return f"from-{self.seen.box.board.spaces[self.mover[1]]}"
        if self.space >= 0:
            return f"section-{self.seen.box.board.sections[self.space // SPACES_OF_A_SECTION]}"
        if self.verb == "fight":
            return "seats" if self.code < self.game.ruleset.codes.fight_counter else "counters"
        return {
            "land": "land",
            "menace": "menace",
            "cancel": "in-play",
            "die": "dice",
            "choose": "commands",
            "lose": "figures",
            "take": "figures",
            "counter": "counters",
            "push": "counters",
            "rival": "seats",
            "race": "races",
            "card": "stuff",
        }.get(self.verb, "events" if self.verb == "discard" else "cards")

    # -- what it says -------------------------------------------------------------------------------

    @property
    def title(self) -> Words:
        """What it is called under its heading."""
        from landfall.games.conquest_of_planet_earth.table.titles import title_of

        if self.verb == "move":
            which = called.figure(self.seen.box, self.mover[0])
            moved = "" if self.mover[0] == 0 else f"{which[4:]} "
            return spans.begun([f"{moved}to ", *spans.at(self.seen, self.space, self.seat)])
        if self.space >= 0:
            before = {"escape": "Escape to ", "resolve": "", "at": ""}[self.verb]
            return spans.begun([before, *spans.at(self.seen, self.space, self.seat)])
        if self.deed is not None:
            return [spans.strong(called.deed_title(self.seen.box, self.deed))]
        if self.verb == "pass" and self.frame.name == "strike":
            return ["Strike nothing"]
        if self.verb == "rival":
            return [spans.named(self.code - int(self.game.ruleset.codes.rival))]
        if self.verb == "fight" and self.group == "seats":
            rival = self.code - int(self.game.ruleset.codes.fight)
            return ["Fight ", spans.named(rival), "'s Aliens"]
        if self.verb == "die":
            return [f"Roll {self.die_as_it_lies} again"]
        return [title_of(self.game, self.code)]

    @property
    def detail(self) -> Words:
        """What is there, and what it does."""
        if self.deed is not None:
            return [called.deed_text(self.seen.box, self.deed)]
        if self.space >= 0:
            return self.what_is_there()
        box, codes = self.seen.box, self.game.ruleset.codes
        match self.verb:
            case "choose":
                return [self.commanded(self.code - int(codes.choose))]
            case "race":
                text = card_texts.race_card(box.parts.races[self.code - int(codes.race)])["text"]
                return [" ".join(spans.text([f"{h}: " if h else "", *w]) for h, w in text)]
            case "fight" if self.group == "counters":
                part = box.parts.counters[self.code - int(codes.fight_counter)]
                return [f"{called.resistance_words(part)}."]
            case "counter" | "push":
                base = codes.counter if self.verb == "counter" else codes.push
                part = box.parts.counters[self.code - int(base)]
                return [f"{called.resistance_words(part)}."]
            case "discard":
                part = box.parts.events[self.code - int(codes.discard)]
                return [called.flowing(part.text)]
            case "card":
                return [called.flowing(box.parts.stuff[self.code - int(codes.stuff)].text)]
        return self.standing()

    def commanded(self, laid: int) -> str:
        """The Action Points that a Command Counter brings, and what is left to choose then."""
        if laid < COMMAND_DIE:
            points = int(points_for(self.seen, self.seat, laid + 2))
            return f"{called.count(points, 'Action Point')}. {self.still_held(laid)}"
        points_of = [int(points_for(self.seen, self.seat, face)) for face in range(1, 7)]
        rolled = f"{min(points_of)} to {max(points_of)} Action Points by the roll"
        return f"{rolled}; a 1 brings a token and a second roll."

    def still_held(self, laid: int) -> str:
        """Which Command Counters are left once one is laid; with the die alone, all come back."""
        left = int(self.seen.of(COMMANDS_LEFT, self.seat)) & ~(1 << laid)
        counters = [str(n + 2) for n in range(COMMAND_DIE) if left >> n & 1]
        if not counters:
            return "Then only the die is left, and all come back."
        return f"You would still hold {called.listed([*counters, 'the die'])}."

    def what_is_there(self) -> Words:
        """A Space in a line: what has to be fought there, and what it is worth."""
        seen, space = self.seen, self.space
        people = int(seen.population(space))
        if seen.marker(space) >= 0:
            owner = int(seen.marker(space))
            worth = f" for {called.count(people, 'Terror Point')}"
            said: list[Words] = [["conquered by ", *spans.who(owner, self.seat), worth]]
        elif seen.works(space) >= 0 and (seen.resistance(space) or people):
            said = [[f"Resistance {int(seen.resistance(space))}, Population {people}"]]
        else:
            said = []
        kinds = [int(seen.counter(space, n)) for n in range(int(seen.counters_at(space)))]
        said += [[called.counter(seen.box, kind)] for kind in kinds]
        for seat in range(self.game.seats):
            if aliens := int(seen.aliens(space, seat)):
                whose: Words = ["yours"] if seat == self.seat else [spans.named(seat)]
                verb = " is there" if aliens == 1 else " are there"
                said.append([f"{called.count(aliens, 'Alien')} of ", *whose, verb])
        return spans.sentence(spans.joined(said, ", ", ", ")) if said else []

    def standing(self) -> Words:
        """In a Fight: how it goes if nothing is done, or if it goes on."""
        if self.verb == "stay" and self.fights_the_same:
            then = fight_cases.next_round(self.seen)
            own, other = fight_cases.own_total(then), fight_cases.other_total(then)
            return [f"{own} against {other} before the dice."]
        if self.verb != "pass" or not fight_cases.fight_window(self.game, self.seen):
            return []
        own, other = fight_cases.totals_shown(self.seen)
        if not fight_cases.dice_are_rolled(self.seen):
            return [f"{own} against {other} before the dice."]
        cases = fight_cases.cases_as_they_lie(self.seen)
        how = "wins" if cases.own else "loses" if cases.other else "ties"
        by = ""
        if fight_seen.crusher(self.seen) is not None:
            by = " by a Crushing Victory"  # whatever the totals are
        elif how == "ties" and own != other:
            by = ", as both crush"
        fighter = spans.does(int(self.seen.at[B_SEAT]), self.seat, how)
        unless = "" if self.alone else ", if nobody answers"
        return spans.begun([*fighter, f"{by}, {own} to {other}{unless}."])

    @property
    def alone(self) -> bool:
        """Nobody else could answer."""
        return self.game.seats == 1

    @property
    def fights_the_same(self) -> bool:
        """Would the next Fight Round be against the same enemy?"""
        return self.frame.name in ("fight", "alien-battle") and has_enemy(self.seen)

    @property
    def die_as_it_lies(self) -> str:
        """A die of a Fight by what it shows: `your 3`."""
        side, number = self.die
        shows = int(self.seen.at[R_DIE + MOST_DICE * side + number])
        whose = "your" if side == self.side else "the enemy's"
        return f"{whose} {shows}"

    @property
    def die(self) -> tuple[int, int]:
        """On which side a die lies, and which of them it is."""
        die = self.code - int(self.game.ruleset.codes.die)
        return int(die_side(self.seen, self.seat, die)), die % MOST_DICE

    @cached_property
    def best_die(self) -> Choice | None:
        """Of what rolls a die again: the one with which the round is won most often."""
        if self.deed is None or self.side == NO_SIDE:
            return None
        dice = fight_cases.dice_to_reroll(self.game, self.seen, self.seat, int(self.deed.number))
        first = int(self.game.ruleset.codes.die)
        named = [Choice(self.game, self.seen, self.seat, self.frame, first + die) for die in dice]
        return max(named, key=Choice.wins_with_it, default=None)

    def wins_with_it(self) -> tuple[int, int]:
        """In how many cases a die that is rolled again wins the round, or at least ties it."""
        cases = self.cases_of_die
        won = cases.other if self.side == OTHER else cases.own
        return won, won + cases.tie

    @property
    def cases_of_die(self) -> Cases:
        return fight_cases.after_reroll(self.seen, *self.die)

    # -- numbers --------------------------------------------------------------------------------------

    @cached_property
    def after(self) -> State:
        """What the seat would see then."""
        return self.game.observe(self.game.apply(self.seen, self.code, self.seat), self.seat)

    @cached_property
    def changes(self) -> dict[str, int]:
        """What the seat would have more or less of, by unit."""
        if self.deed is not None:
            return price(self.seen, self.deed) | self.brought
        if self.verb == "end" or (self.game.actor(self.after) == CHANCE and self.verb in QUIET):
            return {}
        before, after = held(self.seen, self.seat), held(self.after, self.seat)
        return {unit: after[unit] - n for unit, n in before.items() if after[unit] != n}

    @property
    def brought(self) -> dict[str, int]:
        """What a deed brings at once, if it needs no target and nobody cancels it."""
        assert self.deed is not None
        then = fight_cases.after_effect(self.game, self.seen, self.seat, int(self.deed.number))
        if then is None:
            return {}
        before, after = held(self.seen, self.seat), held(then, self.seat)
        return {unit: after[unit] - n for unit, n in before.items() if after[unit] > n}

    @property
    def cost(self) -> list[Amount]:
        return [{"unit": unit, "n": -n} for unit, n in self.changes.items() if n < 0]

    @property
    def gain(self) -> list[Amount]:
        gained: list[Amount] = [{"unit": unit, "n": n} for unit, n in self.changes.items() if n > 0]
        return gained or self.change_of_total

    @property
    def change_of_total(self) -> list[Amount]:
        """In a Fight, both totals before and after: `10 → 14 against 12`."""
        if self.deed is None or not fight_cases.fight_window(self.game, self.seen):
            return []
        then = fight_cases.after_effect(self.game, self.seen, self.seat, int(self.deed.number))
        if then is None:
            return [{"words": [f"{self.best_die.die_as_it_lies} again"]}] if self.best_die else []
        before, after = fight_cases.totals_shown(self.seen), fight_cases.totals_shown(then)
        said = [
            f"{who} {was} → {now}"
            for who, was, now in zip(("Aliens", "enemy"), before, after, strict=True)
            if was != now
        ]
        return [{"words": [", ".join(said)]}] if said else []

    @property
    def chance(self) -> CountedChance | None:
        """Exact chances of the Fight Round once this is done, if nobody answers."""
        if not fight_cases.fight_window(self.game, self.seen):
            if self.verb == "die":
                return self.cases_of_die.for_side(self.side)
            if self.verb == "stay" and self.fights_the_same:
                then = fight_cases.next_round(self.seen)
                return fight_cases.cases_of_round(then, fires=True).for_side(self.side)
            return None
        if self.verb == "pass":
            return fight_cases.cases_now(self.seen).for_side(self.side)
        if self.deed is None:
            return None
        done = fight_cases.after_effect(self.game, self.seen, self.seat, int(self.deed.number))
        if done is None:
            return self.best_die.cases_of_die.for_side(self.side) if self.best_die else None
        return fight_cases.cases_now(done).for_side(self.side)

    @property
    def side(self) -> int:
        return int(side_of(self.seen, self.seat))

    @property
    def final(self) -> Words:
        """Why it cannot be taken back, if it cannot."""
        if not self.game.reveals(self.seen, self.code, self.seat):
            return []
        if self.frame.name == "window":
            return ["An answer is given, so this cannot be undone."]
        if self.game.actor(self.after) == CHANCE:
            return ["Dice or cards decide, so this cannot be undone."]
        return ["Others may answer, so this cannot be undone."]

    @property
    def target(self) -> list[str]:
        """The rows of the position that it is about."""
        if self.space >= 0:
            rows = [self.seen.box.board.spaces[self.space]]
            if self.verb == "move":
                rows.append(self.seen.box.board.spaces[self.mover[1]])
            return rows
        letter = SEAT_LETTERS[self.seat]
        if self.deed is not None:
            if self.deed.event >= 0:
                return [f"event-{letter}-{self.deed.key}-1"]
            if self.deed.stuff >= 0:
                return [f"stuff-{letter}-{self.deed.key}-1"]
            return [f"race-{letter}"]
        if self.verb == "discard":
            return [f"event-{letter}-{self.game.text(self.code).partition(' ')[2]}-1"]
        return ["enemy"] if fight_cases.fight_window(self.game, self.seen) else []

    def option(self, number: int) -> Option:
        option: Option = {
            "id": number,
            "action": self.game.text(self.code),
            "group": self.group,
            "title": self.title,
            "uses": [],
            "cost": self.cost,
            "gain": self.gain,
            "target": self.target,
            "like": self.verb if self.deed is None else self.game.text(self.code),
        }
        if detail := self.detail:
            option["detail"] = detail
        if chance := self.chance:
            option["chance"] = chance
        if final := self.final:
            option["final"] = final
        return option


def price(seen: State, deed: Deed) -> dict[str, int]:
    """What playing or using something takes from a seat, by unit."""
    event = deed.event >= 0
    points = int(seen.box.event_cost[deed.event]) if event else 0
    paid = {"points": points, "tokens": int(deed.tokens), "cards": int(event)}
    return {unit: -n for unit, n in paid.items() if n}


def held(seen: State, seat: int) -> dict[str, int]:
    """What a seat has, by unit."""
    return {
        "points": int(seen.of(POINTS, seat)),
        "tokens": int(seen.tokens(seat)),
        "cards": int(seen.hand_size(seat)),
        "stuff": stuff_count(seen, seat),
        "terror": int(seen.terror(seat)),
        "saucers": on_board(seen, seat),
    }


def choices(game: ConquestOfPlanetEarth, seen: State, frame: Frame, seat: int) -> list[Choice]:
    """Every legal code, those of a heading together and what leaves things as they are last."""
    found = [Choice(game, seen, seat, frame, code) for code in game.legal(seen, seat)]
    order = list(dict.fromkeys(choice.group for choice in found))
    return sorted(found, key=lambda choice: (choice.group == LAST, order.index(choice.group)))


def groups(found: list[Choice]) -> Iterator[OptionGroup]:
    """The headings under which they stand."""
    for name in dict.fromkeys(choice.group for choice in found):
        choice = next(one for one in found if one.group == name)
        yield _group(choice, name)


def _group(choice: Choice, name: str) -> OptionGroup:
    box = choice.seen.box
    if name.startswith("section-"):
        number = box.board.sections.index(name.partition("-")[2])
        return {"id": name, "title": called.section_heading(number)}
    if name.startswith("from-"):
        at = box.board.spaces.index(name.partition("-")[2])
        where = spans.text(spans.at(choice.seen, at, choice.seat))
        free = int(choice.seen.saucers(at, choice.seat) - choice.seen.stopped(at, choice.seat))
        group: OptionGroup = {"id": name, "title": f"Move from {where}"}
        if free:
            group["room"] = f"{called.count(free, 'saucer')} may move"
        return group
    return {"id": name, "title": GROUPS[name]}
