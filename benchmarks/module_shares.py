"""`python -m benchmarks.module_shares --seats 2 --games 700`: what wins with every module, quickly.

Captains that try few actions (`--nodes`) play Edition X with the wide deck, factions, Agendas and the
Outer Belt, without the bookkeeping of `landfall balance`. Told are the owners' share of the wins by
faction, divided by an even share; of those who held an Agenda at the end or had revealed it, how many
had revealed it; who had which asteroid or tech card; how many of those who had a card or a board used
it; and how long games take. Intervals are Wilson's, 95 %. With `--plain` the same captains play without
any module, and only the length is told.

`--give NAME …` deals Agendas that are seldom held, each to a seat by chance, and the boards that they
name; or boards alone: so that every game says something of them. `--give factions` asks for all Agendas
that name a board.

With `--nodes 0` captains try as many actions as they do at the table.

`--keep FILE` has a line for each game; the same command goes on where it stopped. The games are the same
for any number of processes (`--jobs`), and `--minutes` leaves off in time.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.agendas.seen_agendas import blanked
from landfall.games.alien_frontiers.asks import (
    AGENDA_SET_UP,
    ASK_AGENDA,
    ASK_BOARDS,
    CHANCE,
    OVER,
)
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.part import Part
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.evaluator import winning_share
from landfall.games.alien_frontiers.thinking.ladder import CAPTAINS, judged_by_captains
from landfall.lab.pools import LostJob
from landfall.lab.pools.processes import Processes
from landfall.lab.statistics import Rate, mean

MODULES: dict[str, Any] = {"deck": "wide", "factions": True, "outer_belt": True, "agendas": True}
Row = dict[str, Any]
REFUSALS = ("stay", "desist", "forgo", "abstain", "gather", "consult nothing")
"""Answers by which a seat does without what it might have used."""


class Table(NamedTuple):
    """Who plays what."""

    seats: int
    deal: str
    """How boards are given out; empty without any module."""
    nodes: int
    seed: int
    give: tuple[str, ...] = ()
    """Agendas and boards that are dealt for sure, as far as there are cards to deal."""


@cache
def set_up(table: Table) -> tuple[AlienFrontiers, Captain]:
    options = {**MODULES, "faction_deal": table.deal} if table.deal else {}
    game = AlienFrontiers("edition-x", table.seats, **options)
    rules = game.ruleset
    return game, Captain(rules, judged_by_captains(rules), table.nodes or CAPTAINS.nodes(rules))


def played(job: tuple[Table, int]) -> Row:
    """One game by its number: what each seat had in the end, and what it won."""
    table, number = job
    game, captain = set_up(table)
    return one_game(game, captain, table.seed, number, table.give)


def one_game(
    game: AlienFrontiers, captain: Captain, seed: int, number: int, give: tuple[str, ...] = ()
) -> Row:
    rules = game.ruleset
    box = rules.box
    rng = Rng("module shares", seed, number)
    state = rules.start()
    acts: Counter[str] = Counter()
    had: list[list[str]] = [[] for _ in range(game.seats)]
    used: list[set[str]] = [set() for _ in range(game.seats)]
    early: list[list[str]] = [[] for _ in range(game.seats)]
    cards = [0] * game.seats
    while state.who != OVER:
        if state.who == CHANCE:
            rules.apply(state, by_chance(game, state, rng, give))
            continue
        seat = int(state.who)
        for code in captain.plan(blanked(state, seat) if state.box.agendas else state):
            verb, _, words = rules.texts[code].partition(" ")
            acts[verb] += 1
            if verb == "pair":
                acts[f"pair {words}"] += 1
            if verb == "claim" and words.startswith("outer-belt-"):
                spaces = game.to_dict(state)["belt"]["spaces"]
                had[seat].append(spaces[int(words.split()[0].rpartition("-")[2]) - 1])
            thing = rules.owner[code].part
            if isinstance(thing, Part) and rules.texts[code] not in REFUSALS:
                used[seat] |= {thing.key, f"{verb} {thing.key}"}
            if verb == "reveal":
                early[seat].append(words)
            cards[seat] |= state.cards(seat)
            rules.apply(state, code)
            cards[seat] |= state.cards(seat)
    if not box.board_names:
        return {"number": number, "turns": int(state.turns), "acts": dict(acts), "seats": []}
    table = game.to_dict(state)
    return {
        "number": number,
        "turns": int(state.turns),
        "acts": dict(acts),
        "seats": [
            {
                "won": float(winning_share(rules, state, seat)),
                "faction": told["faction"],
                "revealed": told["revealed"],
                "early": early[seat],
                "kept": told["agendas"],
                "asteroids": had[seat],
                "cards": [name for k, name in enumerate(box.card_names) if cards[seat] >> k & 1],
                "used": sorted(used[seat]),
            }
            for seat, told in enumerate(table["seats"].values())
        ],
    }


def by_chance(game: AlienFrontiers, state: State, rng: Rng, give: tuple[str, ...]) -> int:
    """What chance brings; with something to give, at the set-up that and the boards that Agendas name.

    Each is as likely at every card that is dealt, so that any seat may get any of them.
    """
    rules = game.ruleset
    asks = int(state.asks)
    if give and (asks == ASK_BOARDS or (asks == ASK_AGENDA and state.asked_b() == AGENDA_SET_UP)):
        wished = {f"board {name}" for name in give}
        for agenda in agendas_of(rules.book):
            if agenda.key in give or ("factions" in give and agenda.owners):
                wished |= {f"agenda {agenda.key}", *(f"board {icon}" for icon in agenda.icons)}
        there = [code for code in game.legal(state) if rules.texts[code] in wished]
        if rng.below(int(state.asked_a())) < len(there):
            return int(there[int(rng.below(len(there)))])
    return int(rules.sample(state, rng))


def line(name: str, results: list[tuple[float, bool, bool]], even: float) -> str:
    won, used, discarded = (list(column) for column in zip(*results, strict=True))
    rate = Rate(games=len(won), wins=sum(won))
    low, high = rate.interval
    share = f"{rate.share / even:.2f} ({low / even:.2f} to {high / even:.2f})"
    uses = f"{100 * mean(used):.0f} % | {100 * mean(discarded):.0f} %"
    return f"| {name} | {rate.games} | {share} | {uses} |"


def counted(rows: list[Row], kind: str) -> dict[str, list[tuple[float, bool, bool]]]:
    """For each thing of a kind what those who had it won; whether they used it, or by discarding it."""
    found: dict[str, list[tuple[float, bool, bool]]] = {}
    for row in rows:
        for seat in row["seats"]:
            names = [seat[kind]] if isinstance(seat[kind], str) else sorted({*seat[kind]})
            for name in names:
                did = (name in seat["used"], f"discard {name}" in seat["used"])
                found.setdefault(name, []).append((seat["won"], *did))
    return found


def told(rows: list[Row], seats: int) -> Iterator[str]:
    turns, acts = (mean([one(row) for row in rows]) for one in (turns_of, acts_of))
    yield f"{len(rows)} games at {seats} seats: {turns:.1f} turns and {acts:.0f} acts a game"
    if not rows[0]["seats"]:
        return
    pairs = sum(row["acts"].get("pair agendas", 0) for row in rows) / len(rows)
    yield f"pairs that drew Agendas, a game: {pairs:.2f}"
    for kind in ("faction", "asteroids", "cards"):
        yield f"\n| {kind} | had | share ÷ even | used by | by discarding it |\n|{5 * '---|'}"
        for name, results in sorted(counted(rows, kind).items()):
            yield line(name, results, 1 / seats)
    yield "\n| Agenda | held at the end or revealed | revealed | before the end |\n|---|---|---|---|"
    revealed, early, kept = (counted(rows, kind) for kind in ("revealed", "early", "kept"))
    for name in sorted({*revealed, *kept}):
        met = len(revealed.get(name, []))
        rate = Rate(games=met + len(kept.get(name, [])), wins=met)
        low, high = rate.interval
        share = f"{100 * rate.share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
        yield f"| {name} | {rate.games} | {share} | {len(early.get(name, []))} |"


def turns_of(row: Row) -> float:
    return float(row["turns"])


def acts_of(row: Row) -> float:
    return float(sum(count for name, count in row["acts"].items() if " " not in name))


def main() -> None:
    parser = ArgumentParser(description="What wins with every module of Edition X.")
    parser.add_argument("--seats", type=int, choices=range(2, 7), default=2)
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--nodes", type=int, default=1_000, help="actions tried in a turn")
    parser.add_argument("--deal", choices=["random", "draft"], default="random")
    parser.add_argument("--plain", action="store_true", help="without any module")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a line for each game")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--minutes", type=float, default=0, help="begin no game later than this")
    parser.add_argument("--give", nargs="*", metavar="NAME", default=[], help="deal these for sure")
    asked = parser.parse_args()
    deal = "" if asked.plain else asked.deal
    table = Table(asked.seats, deal, asked.nodes, asked.seed, tuple(asked.give))
    kept = asked.keep.read_text().splitlines() if asked.keep and asked.keep.exists() else []
    rows = [json.loads(text) for text in kept]
    there = {row["number"] for row in rows}
    due = iter([(table, number) for number in range(asked.games) if number not in there])
    last = monotonic() + 60 * asked.minutes

    def supply() -> tuple[Table, int] | None:
        return None if asked.minutes and monotonic() > last else next(due, None)

    for job, row in Processes(asked.jobs).run(played, supply):
        if isinstance(row, LostJob):
            raise SystemExit(f"game {job[1]} {row.why}")
        rows.append(row)
        if asked.keep:
            with asked.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    print("\n".join(told(rows, asked.seats)))


if __name__ == "__main__":
    main()
