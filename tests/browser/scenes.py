"""Scenes worth a picture: a table in the middle of a game, and a whole game on record."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect

from browser.serving import PERSON, Server
from landfall import catalog
from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.record import Player, Record, Step, actor_name, parse
from landfall.record.text import write_text

NAMES = ("Ada", "Basil", "Cleo", "Dmitri")
BESIDE = [{"player": "here", "name": name} for name in NAMES[1:]]
NONCES = count()
"""The same one twice does nothing twice."""

LONGEST_GAME = 500
"""Turns; no game of sensible players lasts nearly as long."""

POSITION: dict[str, Any] = {
    "turn": "D",
    "first": "A",
    "turns": 24,
    "dice": [1, 2, 2, 3, 5],
    "seats": {
        "A": {
            "fuel": 5,
            "ore": 3,
            "ships": 5,
            "colonies": {"lem-badlands": 2, "burroughs-desert": 1},
            "cards": ["booster-pod", "holographic-decoy", "polarity-device"],
        },
        "B": {
            "fuel": 4,
            "ore": 1,
            "ships": 6,
            "docked": {"lunar-mine": [3], "shipyard": [1, 1], "solar-converter": [2, 5]},
            "colonies": {"heinlein-plains": 1, "van-vogt-mountains": 2},
            "hub": 2,
            "cards": ["alien-city", "data-crystal"],
        },
        "C": {
            "fuel": 3,
            "ore": 2,
            "ships": 5,
            "docked": {
                "colonist-hub": [2],
                "lunar-mine": [5],
                "solar-converter": [3, 3],
                "terraforming-station": [6],
            },
            "colonies": {"lem-badlands": 1, "pohl-foothills": 2, "herbert-valley": 1},
            "hub": 3,
            "cards": ["resource-cache"],
        },
        "D": {
            "fuel": 2,
            "ore": 2,
            "ships": 5,
            "colonies": {"heinlein-plains": 1, "bradbury-plateau": 2},
            "hub": 6,
            "cards": ["stasis-beam", "temporal-warper"],
        },
    },
    "fields": {
        "isolation-field": "herbert-valley",
        "positron-field": "pohl-foothills",
        "repulsor-field": "van-vogt-mountains",
    },
    "display": ["alien-monument", "orbital-teleporter", "plasma-cannon"],
}
LATE: dict[str, Any] = {**POSITION, "turn": "A", "dice": [2, 3, 4, 4, 6]}
"""A few rounds before the end: Cleo has one colony left."""

PLAYED = (
    "dock orbital-market 2 2",
    "dock alien-artifact 3",
    "dock alien-artifact 5",
    "dock solar-converter 1",
    "end",
    "use booster-pod 3",
    "dock colonist-hub 1",
)
"""Dmitri's turn, and the beginning of Ada's, who has a 3, two 4s and a 6 left."""


def middle_of_a_game(server: Server, *, hub: int = 5) -> str:
    """The address of Ada's seat at a table of four, her colony at the Hub on this circle."""
    bots = [{"player": "bot", "name": name} for name in NAMES[1:3]]
    position = copy.deepcopy(POSITION)
    position["seats"]["A"]["hub"] = hub - 1
    made = server.table(
        seats=[PERSON, *bots, {"player": "here", "name": NAMES[3]}],
        position=position,
        script=["roll 1 3 3 4 6"],
        hints=True,
    )
    play(server, made, *PLAYED)
    return f"{server.address}/t/{made['id']}#{made['keys']['A']}"


def laid(server: Server, change: Mapping[str, Any], seats: Mapping[str, Mapping[str, Any]]) -> str:
    """The address of Ada's seat at that table in her turn, changed in this and in these seats."""
    position = {**copy.deepcopy(POSITION), "turn": "A", **change}
    for letter, seat in seats.items():
        position["seats"][letter] |= seat
    made = server.table(seats=[PERSON, *BESIDE], position=position, seed=7, hints=True)
    return f"{server.address}/t/{made['id']}#{made['keys']['A']}"


def before_the_last_landing(server: Server) -> str:
    """The address of Ada's seat before the act by which she wins, a whole game behind her."""
    record = next(record for record in map(parse, map(whole_game, count())) if ada_wins(record))
    made = server.table(
        seats=[PERSON, *BESIDE],
        script=[step.text for step in record.steps if step.actor == actor_name(CHANCE)],
    )
    acts = [step.text for step in record.steps if step.actor != actor_name(CHANCE)]
    play(server, made, *acts[:-1])
    return f"{server.address}/t/{made['id']}#{made['keys']['A']}"


def ada_wins(record: Record) -> bool:
    """By her last colony."""
    won = record.result is not None and record.result.ranks[0] == 1
    return won and record.steps[-1].text.startswith("land ")


def play(server: Server, made: dict[str, Any], *actions: str) -> None:
    """Act for whoever has the turn, through the socket."""
    address = server.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{made['id']}/socket") as socket:
        socket.send(
            json.dumps({"kind": "hello", "keys": list(made["keys"].values()), "since": None})
        )
        left = list(actions)
        for message in heard(socket):
            if message["kind"] == "refused":
                raise AssertionError(message)
            if message["kind"] == "position" and not left:
                return
            if message["kind"] == "position" and message["moves"]:
                act = {"kind": "act", "at": message["version"], "nonce": str(next(NONCES))}
                socket.send(json.dumps({**act, "action": left.pop(0)}))


def heard(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """The messages of a socket, one by one."""
    while True:
        yield from json.loads(socket.recv(timeout=150))


def whole_game(*seed: int | str, bot: str = "cadet", turns: int = LONGEST_GAME) -> str:
    """The record of a game of four players, sensible ones unless named, as text; of its first turns."""
    game = catalog.game(seats=len(NAMES))
    rng = Rng(*seed)
    bots = [catalog.bot(bot, name, *seed) for name in NAMES]
    position, steps = game.start(), []
    while (actor := game.actor(position)) != OVER and game.turn(position)[0] <= turns:
        if actor == CHANCE:
            code = game.sample(position, rng)
        else:
            code = catalog.ask(bots[actor], game, position)
        position = game.apply(position, code)
        steps.append(Step(actor_name(actor), game.text(code), game.hash(position)))
    record = Record.of(
        game,
        players=tuple(map(Player, NAMES)),
        date="2026-01-31",
        steps=tuple(steps),
        result=game.outcome(position),
    )
    return write_text(record)
