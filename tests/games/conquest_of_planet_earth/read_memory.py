"""What whoever reads a game along has to remember: targets named so far, and powers used."""

from __future__ import annotations

from typing import Any, Final

from games.conquest_of_planet_earth.whole_games import frames
from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_HUMANS,
    B_FIGHTS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    DONE_BY,
    DONE_DEED,
    DONE_ROUND,
    KIND,
    TURNS,
)
from landfall.games.conquest_of_planet_earth.state import State

ONCE: Final = {
    "robot-army": "fight", "bewitch": "fight", "legion-of-the-dead": "fight",
    "screeching-dive": "fight", "gruesome-weapons": "fight", "mind-control": "fight",
    "summon-land-squid": "battle", "raise-the-dead": "battle",
    "smash": "round", "glory-of-the-empire": "round", "psionic-backlash": "round",
    "subject-legions": "turn", "shaman-pheromones": "turn", "rampage": "turn",
}  # fmt: skip
"""For how long a power is used up when it was used."""

OWN_SIDE: Final = 1


class Memory:
    """Watches a game step by step: what is said, and what the table tells of it."""

    def __init__(self) -> None:
        self.named: list[str] = []  # targets of what is being played or used
        self.used: set[tuple[str, int]] = set()
        self.turn = 0
        self.battle: tuple[int, ...] = ()
        self.fights = 0
        self.won = False  # the Fight under way, and no other has begun

    def says(self, game: Any, state: State, text: str) -> None:
        """Somebody is about to say this."""
        kind = game.ruleset.book.procedures[state.at[state.top() + KIND]].name
        self.named = [*self.named, text] if kind == "play" else []

    def watch(self, game: Any, after: State) -> None:
        """A step was taken: what was used in it is used up, as long as that lasts."""
        done = int(after.at[DONE_DEED]) - 1
        if done >= 0 and after.at[DONE_BY] > 0:
            key = game.ruleset.book.deeds[done].key
            if key in ONCE:
                self.used.add((key, int(after.at[DONE_BY]) - 1))
        self.follow_time(game, after)

    def follow_time(self, game: Any, after: State) -> None:
        """A Fight Round, Fight, Battle or turn may be over."""
        at = after.at
        if int(at[TURNS]) != self.turn:
            self.forget("turn")
        battle = tuple(int(at[number]) for number in (BATTLE, B_SPACE, B_SEAT, B_RIVAL))
        fights = int(at[B_FIGHTS])
        won = self.won or bool(at[BATTLE] == AGAINST_HUMANS and at[DONE_ROUND] == OWN_SIDE)
        another = won and any(name == "fight-round" for name, _ in frames(game, after))
        if at[DONE_ROUND]:
            self.forget("round")
        if fights > self.fights and battle == self.battle:
            self.forget("round", "fight")
            won = False
        elif battle != self.battle or fights < self.fights or another:
            self.forget("round", "fight", "battle")
            won = False
        self.turn, self.battle, self.fights, self.won = int(at[TURNS]), battle, fights, won

    def forget(self, *spans: str) -> None:
        self.used = {one for one in self.used if ONCE[one[0]] not in spans}

    def spent(self, power: str, seat: int) -> bool:
        return (power, seat) in self.used
