"""Scenes of Edition X with every module: a table of two to six in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.player import DIE, Pointer, roll_button
from browser.scenes import play
from browser.serving import PERSON, Server

Scene = Callable[[Page, Server], None]

NAMES: Final = ("Ada", "Basil", "Cleo", "Dmitri", "Edda", "Farid")
EVERYTHING: Final = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}
BOARDS: Final = (
    "xeno-explorations-inc",
    "corex-conglomerated",
    "smugglers-alliance",
    "homesteaders-union",
    "prophets-of-the-artifact",
    "mercurys-angels",
)
OTHER_BOARDS: Final = (
    (
        *("mercurys-angels", "brethren-of-the-stars", "dark-space-explorers"),
        *("new-gaia-engineers", "proxima-centauri-scholars", "scavenger-fleet"),
    ),
    (
        *("xeno-explorations-inc", "sunrise-commune", "terran-exchange"),
        *("uranian-syndicate", "prophets-of-the-artifact", "mercurys-angels"),
    ),
)
"""With these, too, every board has been another seat's, and asked for a fee."""
SEATS: Final[dict[str, dict[str, Any]]] = {
    "A": {
        "fuel": 5,
        "ore": 3,
        "ships": 6,
        "colonies": {"lem-badlands": 2, "burroughs-desert": 1},
        "hub": 5,
        "cards": ["polarity-device", "temporal-warper", "deflector-shield", "pocket-universe"],
        "docked": {"colonist-hub": [1]},
        "asteroids": ["iron-asteroid", "stray-pilot"],
        "in-tow": ["stray-pilot"],
        "agendas": ["solar-surge", "land-grab"],
        "revealed": ["relic-hunters"],
    },
    "B": {
        "fuel": 5,
        "ore": 1,
        "ships": 6,
        "colonies": {"heinlein-plains": 1, "van-vogt-mountains": 2},
        "hub": 2,
        "cards": ["alien-city", "data-crystal"],
        "docked": {"solar-converter": [2, 5], "shipyard": [1, 1], "lunar-mine": [3]},
        "agendas": ["shipwright", "curator"],
    },
    "C": {
        "fuel": 3,
        "ore": 4,
        "ships": 5,
        "colonies": {"lem-badlands": 1, "pohl-foothills": 2},
        "hub": 3,
        "cards": ["resource-cache"],
        "docked": {"solar-converter": [3], "lunar-mine": [3], "terraforming-station": [6]},
        "agendas": ["crater-kings"],
        "revealed": ["fast-track"],
    },
    "D": {
        "fuel": 2,
        "ore": 2,
        "ships": 5,
        "colonies": {"heinlein-plains": 1, "bradbury-plateau": 2, "blish-expanse": 1},
        "hub": 6,
        "cards": ["stasis-beam"],
        "docked": {"alien-artifact": [3, 5], "outer-belt-3": [2, 3]},
        "asteroids": ["ice-comet"],
        "agendas": ["privateer"],
    },
    "E": {
        "fuel": 6,
        "ships": 4,
        "colonies": {"van-vogt-mountains": 1, "herbert-valley": 1},
        "hub": 2,
        "cards": ["fleet-interlink"],
        "docked": {"solar-converter": [1, 4], "orbital-market": [2, 2]},
        "agendas": ["fortress", "market-maker", "grand-tour"],
    },
    "F": {
        "fuel": 1,
        "ore": 3,
        "ships": 5,
        "colonies": {"asimov-crater": 2, "bradbury-plateau": 1},
        "hub": 7,
        "cards": ["chrono-spike"],
        "docked": {"solar-converter": [1], "shipyard": [2, 2]},
        "agendas": ["full-hangar", "architect"],
    },
}


def laid_out(seats: int = 6, boards: Sequence[str] = BOARDS, **changes: Any) -> dict[str, Any]:
    """An order for a table at which Ada is to dock five ships; everybody is here."""
    shown = {
        letter: {**seat, "faction": board}
        for (letter, seat), board in zip(list(SEATS.items())[:seats], boards, strict=False)
    }
    position = {
        "turn": "A",
        "first": "A",
        "turns": 6 * seats,
        "dice": [2, 3, 4, 4, 6],
        "seats": shown,
        "fields": {
            "isolation-field": "herbert-valley",
            "positron-field": "pohl-foothills",
            "repulsor-field": "van-vogt-mountains",
        },
        "display": ["orbital-teleporter", "oracle-engine", "seismic-detonator"],
        "belt": {"spaces": ["composite-asteroid", "ice-comet", None, "alien-satellite"]},
        **changes,
    }
    people = [{"player": "here", "name": name} for name in NAMES[1:seats]]
    return {
        "seats": [PERSON, *people],
        "edition": "edition-x",
        "options": EVERYTHING,
        "position": position,
        "seed": 7,
        "hints": True,
    }


def opened(page: Page, server: Server, **changes: Any) -> None:
    page.goto(server.seat(**laid_out(**changes)))
    expect(page.get_by_role("button", name=DIE)).to_have_count(5)


WIDEST: Final = (
    ["heavy-metals-asteroid", "orbital-debris", "ships-lifeboat", "terraforming-module"],
    ["stranded-envoy", "raiders-rock", "iron-asteroid", "heavy-metals-asteroid"],
)
"""Rocks with the longest names, or with the most to say of what they ask for and bring."""


def beginning(page: Page, server: Server, rocks: list[str] = WIDEST[0]) -> None:
    """Ada's first turn: three ships, nothing to pay a fourth one with, and rocks with much to say."""
    order = laid_out(4, turns=1, dice=[2, 4, 4], belt={"spaces": rocks}, fields={})
    for number, seat in enumerate(order["position"]["seats"].values()):
        seat.clear()
        seat |= {"ships": 3, "faction": BOARDS[(number + 2) % len(BOARDS)]}
    page.goto(server.seat(**order))
    expect(page.get_by_role("button", name=DIE)).to_have_count(3)
    settled(page)


def laden(page: Page, server: Server) -> None:
    """Ada holds things with long names, and can pay for all of them."""
    order = laid_out(6)
    order["position"]["seats"]["A"] |= {
        "fuel": 8,
        "ore": 0,
        "cards": [
            "superconducting-grapple",
            "experimental-ftl-drive",
            "gravity-manipulator",
            "oscillation-capacitor",
        ],
        "asteroids": ["composite-asteroid", "terraforming-module", "heavy-metals-asteroid"],
        "in-tow": ["terraforming-module"],
        "agendas": ["market-maker", "solar-surge", "crater-kings"],
        "revealed": [],
    }
    for letter in "CE":
        order["position"]["seats"][letter]["agendas"] = []
    page.goto(server.seat(**order))
    expect(page.get_by_role("button", name=DIE)).to_have_count(5)
    settled(page)


def settled(page: Page) -> None:
    """The server has said what everything costs, and no band lies over the table."""
    expect(page.locator(".wipe")).to_have_count(0)
    expect(page.locator("#app")).not_to_contain_text("…")
    expect(page.locator('#app [style*="visibility: hidden"]')).to_have_count(0)  # kept for amounts


def choose(page: Page, server: Server, **changes: Any) -> None:
    """A 4 is chosen: stations, factions and rocks that take it are lit."""
    opened(page, server, **changes)
    page.get_by_role("button", name=DIE).nth(1).click()
    expect(page.get_by_role("status").get_by_text("One 4")).to_be_visible()
    settled(page)


def choose_world(page: Page, server: Server) -> None:
    choose(page, server)
    Pointer(page).go_to("World")


def choose_docks(page: Page, server: Server) -> None:
    choose(page, server)
    Pointer(page).go_to("Docks")


def choose_belt(page: Page, server: Server) -> None:
    choose(page, server)
    Pointer(page).go_to("Belt")


def faction(page: Page, server: Server) -> None:
    """Cleo's board is opened, though no ship docks there now."""
    choose(page, server)
    Pointer(page).go_to("Seats")
    page.get_by_role("button", name=re.compile("^Open Smuggler")).first.click()
    expect(page.get_by_role("dialog", name=re.compile("Smuggler"))).to_be_visible()
    settled(page)


def draft(page: Page, server: Server) -> None:
    """Ada picks a faction; others have picked before her."""
    people = [{"player": "here", "name": name} for name in NAMES[1:]]
    order = {"edition": "edition-x", "options": EVERYTHING, "seed": 11}
    made = server.table(seats=[PERSON, *people], **order)
    taken = ("corex-conglomerated", "mercurys-angels", "prophets-of-the-artifact")
    others = {letter: key for letter, key in made["keys"].items() if letter != "A"}
    play(server, {**made, "keys": others}, *(f"choose {board}" for board in taken))
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("heading", name="Pick a faction")).to_be_visible()


def reaction(page: Page, server: Server) -> None:
    """Basil's turn is over, and ships wait in Ada's Pocket Universe."""
    order = laid_out(3, turn="B", dice=[])
    order["position"]["seats"]["A"] |= {
        "on-cards": {"pocket-universe": {"ships": [4, 6]}},
        "docked": {"colonist-hub": [1]},
    }
    order["position"]["seats"]["B"] |= {"docked": {}}
    made = server.table(**order)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()
    play(server, {**made, "keys": {"B": made["keys"]["B"]}}, "end")
    expect(page.get_by_role("button", name=re.compile("^Not before my turn"))).to_be_visible()


def before_a_roll(page: Page, server: Server) -> None:
    """Farid has ended his turn; Ada may look at what she holds before she rolls an asteroid."""
    order = laid_out(6, turn="F", dice=[])
    order["position"]["seats"]["A"] |= {"docked": {}}
    script = ["roll 2 3 4 4 6 6", "die sign", "asteroid relic-cache"]
    made = server.table(**order, script=script)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()
    play(server, {**made, "keys": {"F": made["keys"]["F"]}}, "end")
    expect(roll_button(page)).to_be_visible()


def while_away(page: Page, server: Server) -> None:
    """While Ada was away Basil raided her and Cleo broke her control of a territory."""
    order = laid_out(3, dice=[], phase="main", belt={"spaces": [None] * 4})
    for letter, changed in (("A", {}), ("B", {"fuel": 0, "ore": 0}), ("C", {"hub": 7, "ore": 1})):
        order["position"]["seats"][letter] |= {"docked": {}, **changed}
    rolls = ["roll 1 1 2 3 4 5", "die blank", "roll 1 2 2 5 5", "die blank"]
    made = server.table(**order, script=rolls)
    here = f"{server.address}/t/{made['id']}#{made['keys']['A']}"
    page.goto(here)
    page.get_by_role("button", name="End turn", disabled=False).click()
    expect(page.get_by_role("region", name="Your tray")).to_contain_text("Basil")
    page.goto(f"{server.address}/about")
    play(server, {**made, "keys": {key: made["keys"][key] for key in "BC"}}, *WHILE_AWAY)
    page.goto(here)
    expect(page.get_by_role("region", name="Your tray")).to_contain_text("While you were away")


WHILE_AWAY: Final = (
    "dock raiders-outpost 3 4 5",
    *("take fuel A",) * 4,
    *(f"dock colonist-hub {value}" for value in (1, 1, 2)),
    *("end", "launch", "land lem-badlands"),
    *(f"dock solar-converter {value}" for value in (1, 2, 2)),
    *("dock lunar-mine 5", "dock lunar-mine 5", "end"),
)


def belt(page: Page, server: Server) -> None:
    """Ada has rolled an asteroid: the belt has moved before anything else."""
    before_a_roll(page, server)
    roll_button(page).click()
    expect(page.get_by_role("button", name=DIE)).to_have_count(6)
    settled(page)


def agenda(page: Page, server: Server) -> None:
    """Three ships at the Solar Converter have brought nine fuel: Solar Surge is within reach."""
    order = laid_out(6, dice=[2, 3, 4, 4, 6])
    order["position"]["seats"]["A"] |= {"fuel": 1, "ore": 2}
    for letter in "CF":
        order["position"]["seats"][letter] |= {"docked": {}}  # there is room at the Converter
    made = server.table(**order)
    docks = [f"dock solar-converter {value}" for value in (6, 4, 2)]
    play(server, {**made, "keys": {"A": made["keys"]["A"]}}, *docks)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    within = page.get_by_role("dialog", name="Agenda within reach: Solar Surge")
    expect(within.get_by_role("button", name=re.compile("Reveal"))).to_be_visible()
    settled(page)


def agenda_done(page: Page, server: Server) -> None:
    """It is revealed."""
    agenda(page, server)
    within = page.get_by_role("dialog", name="Agenda within reach: Solar Surge")
    within.get_by_role("button", name=re.compile("Reveal")).click()
    expect(page.get_by_text("Agenda revealed")).to_be_visible()
    settled(page)


def hand(page: Page, server: Server) -> None:
    """Ada looks at what she holds: a slip, or where room is dear all of a kind or of her hand."""
    opened(page, server)
    names = "^Solar Surge|^[23] agendas|^Hand"
    page.get_by_role("button", name=re.compile(names)).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Solar Converter")
    settled(page)


def keep(page: Page, server: Server) -> None:
    """Four Agendas are drawn, and one of them stays."""
    drawn = ["fuel-baron", "ore-magnate", "grand-tour", "full-hangar"]
    order = laid_out(3, pending=[{"asks": "shed", "goes": 3, "among": drawn}])
    order["position"]["seats"]["A"] |= {"agendas": drawn}
    page.goto(server.seat(**order))
    expect(page.get_by_role("heading", name=re.compile("Keep one of four"))).to_be_visible()


def keep_of_seven(page: Page, server: Server) -> None:
    """A six at the Prophets' board: six are drawn beside one that is held, those with the most words."""
    drawn = [
        *("gunboat-diplomacy", "shell-game", "dice-doctors"),
        *("pioneer-stock", "full-hangar", "relic-hunters"),
    ]
    order = laid_out(4, pending=[{"asks": "shed", "goes": 5, "among": drawn}])
    order["position"]["seats"]["A"] |= {"agendas": [*drawn, "mass-production"], "revealed": []}
    order["position"]["seats"]["C"]["agendas"] = []
    page.goto(server.seat(**order))
    expect(page.get_by_role("heading", name=re.compile("Keep one of six"))).to_be_visible()


def end(page: Page, server: Server) -> None:
    """Ada lands her last colony; then all Agendas are turned up."""
    order = laid_out(6, dice=[], pending=[{"asks": "land"}])
    order["position"]["seats"]["A"] |= {
        "colonies": {"lem-badlands": 3, "burroughs-desert": 2},
        "hub": 0,
        "docked": {},
    }
    made = server.table(**order)
    page.goto(f"{server.address}/t/{made['id']}#{made['keys']['A']}")
    expect(page.get_by_role("region", name="Your tray")).to_be_visible()
    play(server, {**made, "keys": {"A": made["keys"]["A"]}}, "land herbert-valley")
    over = page.get_by_role("region", name="The end")
    expect(over.get_by_role("heading", level=2, name=re.compile("wins?"))).to_be_visible()


MODULE_STATES: Mapping[str, Scene] = {
    "x_choose": choose_world,
    "x_faction": faction,
    "x_hand": hand,
    "x_keep": keep,
    "x_agenda": agenda,
    "x_agenda_done": agenda_done,
    "x_reaction": reaction,
    "x_belt": belt,
    "x_draft": draft,
    "x_end": end,
}
"""At four sizes, dark."""

MODULE_BY_DAY: Mapping[str, Scene] = {
    name: MODULE_STATES[name] for name in ("x_choose", "x_agenda_done", "x_reaction", "x_draft")
}
"""At two, light."""

MODULE_ZONES: Mapping[str, Scene] = {
    "x_choose_docks": choose_docks,
    "x_choose_belt": choose_belt,
}
"""On a phone, dark."""
