"""The HTTP part, as a browser meets it: every answer useful, every error a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lab_bots import MINER
from landfall.server.app import make_app
from landfall.server.http.home_network import HomeNetwork
from landfall.server.tables.own_bots import read_own_bots
from landfall.store.memory import MemoryStore
from server.over_http import BOT, LINK, ME, NAMES, ORDER, Browser, make

OWL = "name = 'owl'; game = 'night-watch'"


def test_the_catalog_offers_what_can_be_played(client: TestClient) -> None:
    catalog, other = client.get("/api/catalog").json()["games"]
    assert [catalog["name"], other["name"]] == ["alien-frontiers", "conquest-of-planet-earth"]
    offered = {option["name"]: option for option in catalog["options"]}
    assert [*offered] == ["long_game", "deck", "factions", "agendas", "outer_belt", "faction_deal"]
    assert offered["faction_deal"]["needs"] == [{"name": "factions", "value": True}]
    assert offered["long_game"]["editions"] == []
    for name in [*offered][1:]:
        assert offered[name]["editions"] == ["edition-x"]
        assert offered[name]["about"].endswith(".")
    assert [choice["name"] for choice in offered["deck"]["choices"]] == ["classic", "wide"]
    assert [edition["name"] for edition in catalog["editions"]] == [
        "first-printing",
        "later-printing",
        "edition-x",
    ]
    assert catalog["seats"] == [2, 3, 4]
    assert [edition["seats"][-1] for edition in catalog["editions"]] == [4, 4, 6]
    bots = [bot["name"] for bot in catalog["bots"]]
    assert bots[0] == "drifter"
    assert catalog["default_bot"] in bots


def test_the_catalog_says_which_choices_go_together(client: TestClient) -> None:
    *_, game = client.get("/api/catalog").json()["games"]
    mode, *others = game["options"]
    assert {choice["name"]: choice["seats"] for choice in mode["choices"]} == {
        "competitive": [2, 3, 4],
        "cooperative": [1, 2, 3, 4],
        "solo": [1, 2, 3, 4],
        "team": [4],
    }
    needs = {
        option["name"]: [tuple(need.values()) for need in option["needs"]] for option in others
    }
    assert needs["one_race"] == [("mode", "team")]
    assert needs["historic_monument"] == []
    assert needs["sheet"] == [
        ("mode", "cooperative"),
        ("mode", "solo"),
        ("active_resistance", True),
    ]


def test_a_bot_of_the_host_is_listed_for_its_game_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANDFALL_GAMES", "little_game.package")
    code = tmp_path / "my_bot.py"
    code.write_text(f"{MINER}\nclass Owl(Miner):\n    'Looks twice.'\n    {OWL}\n", "utf-8")
    app = make_app(MemoryStore, static=tmp_path, names=NAMES, own=read_own_bots([code]))
    with TestClient(app) as client:
        games = client.get("/api/catalog").json()["games"]
        own = {game["name"]: [bot for bot in game["bots"] if bot["own"]] for game in games}
        assert [bot["name"] for bot in own["alien-frontiers"]] == ["miner"]
        assert [bot["name"] for bot in own["night-watch"]] == ["miner", "owl"]
        assert own["night-watch"][1]["words"] == "Looks twice"
        make(client, ME, {"player": "bot", "bot": "miner"})
        order = {**ORDER, "seats": [ME, {"player": "bot", "bot": "owl"}]}
        answer = client.post("/api/tables", json=order)
        assert answer.status_code == 422
        assert "no bot 'owl'" in answer.json()["reason"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"edition": "second-printing"}, "no edition 'second-printing'"),
        ({"seats": [ME]}, "2, 3 or 4 players"),
        ({"seats": [ME, BOT, BOT, BOT, BOT], "edition": "later-printing"}, "2, 3 or 4 players"),
        ({"seats": [ME, {"player": "bot", "bot": "deep-thought"}]}, "no bot 'deep-thought'"),
        ({"seats": [ME, {"player": "ghost"}]}, "seats.1.player"),
        ({"colour": "red"}, "colour"),
        ({"position": {"turn": "Z"}}, "turn"),
        ({"record": {"id": "unknown", "number": 3}}, "no such record"),
        ({"script": ["first A"]}, "not for guests"),
        ({"seed": 0}, "not for guests"),
        ({"seats": [BOT, BOT], "watchers": False}, "a link to watch"),
        (
            {"seats": [{"player": "me", "name": "Ann"}, {"player": "here", "name": "ANN"}]},
            "called Ann",
        ),
        ({"seats": [{"player": "me", "name": " "}, BOT], "script": []}, "a name needs"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    client: TestClient, change: dict[str, object], reason: str
) -> None:
    answer = client.post("/api/tables", json={**ORDER, "seats": [ME, LINK], **change})
    assert answer.status_code in (404, 422)
    assert reason in answer.json()["reason"]


BY_RACE = {"game": "conquest-of-planet-earth", "edition": None, "seats": [ME, BOT]}


def test_a_table_is_ordered_with_a_race_for_some_seats(client: TestClient) -> None:
    options = {"mode": "cooperative", "races": {"B": "trun"}}
    made = client.post("/api/tables", json={**ORDER, **BY_RACE, "options": options})
    assert made.status_code == 200, made.text
    with client.websocket_connect(f"/api/tables/{made.json()['id']}/socket") as session:
        position = Browser(session, made.json()["keys"]["A"]).until("position")
        assert position["view"]["players"]["B"]["race"] == "trun"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"races": {"A": "trun"}}, "in the competitive one they are dealt"),
        (
            {"mode": "cooperative", "races": {"A": "trun", "B": "trun"}},
            "A and B cannot both be trun",
        ),
        ({"mode": "cooperative", "races": {"A": "martians"}}, "not 'martians'"),
        ({"mode": "cooperative", "races": {"C": "trun"}}, "there is no seat 'C'"),
        ({"mode": "cooperative", "races": {"AB": "trun"}}, "a letter from A to F, not 'AB'"),
        ({"mode": "cooperative", "races": {"A": {"trun": 1}}}, "races of A is"),
        ({"mode": "cooperative", "races": 7}, "such as A:beetlemen, not 7"),
        ({"mode": "cooperative", "races": None}, "such as A:beetlemen, not None"),
    ],
)
def test_races_that_cannot_be_are_refused_with_a_sentence(
    client: TestClient, options: dict[str, object], reason: str
) -> None:
    answer = client.post("/api/tables", json={**ORDER, **BY_RACE, "options": options})
    assert answer.status_code in (404, 422)
    assert reason in answer.json()["reason"]


def test_six_may_sit_down_at_edition_x(client: TestClient) -> None:
    order = {**ORDER, "edition": "edition-x", "seats": [ME, *[BOT] * 5]}
    answer = client.post("/api/tables", json=order)
    assert answer.status_code == 200
    assert [*answer.json()["keys"]] == ["A"]


def test_a_browser_finds_its_tables_again(client: TestClient) -> None:
    made = make(client, {"player": "me", "name": "Ann"}, LINK)
    known = [
        {"id": made["id"], "keys": list(made["keys"].values())},
        {"id": made["id"], "keys": ["wrong"]},
        {"id": "elsewhere", "keys": []},
    ]
    mine, wrong, elsewhere = client.post("/api/tables/mine", json={"tables": known}).json()[
        "tables"
    ]
    assert mine["names"] == ["Ann", "Basil"]
    assert mine["words"].startswith("Round 1: it is for ")
    assert not mine["gone"]
    assert wrong == {**elsewhere, "id": made["id"]}
    assert wrong["gone"]


@pytest.mark.parametrize(
    ("page", "begin"),
    [
        ("http://127.0.0.1:8463", "http://192.0.2.7:8463/t/"),  # nobody else's 127.0.0.1 is ours
        ("http://localhost:8463", "http://192.0.2.7:8463/t/"),
        ("http://192.0.2.7:8463", "/t/"),
        ("https://table.example", "/t/"),
    ],
)
def test_invitations_lead_here_from_other_devices(tmp_path: Path, page: str, begin: str) -> None:
    outside = "http://192.0.2.7:8463"
    app = make_app(MemoryStore, static=tmp_path, home=HomeNetwork(outside), names=["table.example"])
    with TestClient(app, base_url=page) as client:
        made = make(client, ME, LINK)
    assert made["links"]["B"].startswith(begin)
    assert made["watch"].startswith(begin)


def test_records_and_past_positions_need_a_key(client: TestClient) -> None:
    made = make(client, ME, LINK)
    bearer = {"Authorization": f"Bearer {made['keys']['A']}"}
    for path in ("record", "record?format=json", "positions/0"):
        address = f"/api/tables/{made['id']}/{path}"
        assert client.get(address).status_code == 403
        assert client.get(address, headers={"Authorization": "Bearer x"}).status_code == 403
        assert client.get(address, headers=bearer).status_code == 200
    past = client.get(f"/api/tables/{made['id']}/positions/2", headers=bearer).json()
    assert (past["number"], past["view"]["seat"]) == (2, "A")
    beyond = client.get(f"/api/tables/{made['id']}/positions/999", headers=bearer)
    assert (beyond.status_code, "there is no 999" in beyond.json()["reason"]) == (422, True)


def test_a_record_can_be_opened_walked_and_played_on(client: TestClient) -> None:
    made = make(client, ME, LINK)
    bearer = {"Authorization": f"Bearer {made['keys']['A']}"}
    text = client.get(f"/api/tables/{made['id']}/record", headers=bearer).text
    opened = client.post(
        "/api/records", content=text, headers={"content-type": "text/plain"}
    ).json()
    assert opened["header"]["edition"] == "later-printing"
    assert opened["outcome"] is None
    assert client.get(f"/api/records/{opened['id']}").json() == opened
    last = opened["steps"][-1]["number"]
    seen = client.get(f"/api/records/{opened['id']}/positions/{last}").json()
    assert (seen["view"]["position"]["phase"], seen["view"]["seat"]) == ("main", None)
    again = make(client, ME, LINK, record={"id": opened["id"], "number": last})
    bearer = {"Authorization": f"Bearer {again['keys']['A']}"}
    start = client.get(f"/api/tables/{again['id']}/positions/0", headers=bearer).json()
    assert start["view"]["position"] == seen["view"]["position"]


@pytest.mark.parametrize(
    ("text", "line"),
    [("not a record", 1), ("landfall record 1\ngame: chess\n", 2), ("", 1), (b"\xff\xfe", None)],
)
def test_a_file_that_is_no_record_gets_its_line_and_the_reason(
    client: TestClient, text: str | bytes, line: int | None
) -> None:
    answer = client.post("/api/records", content=text)
    assert answer.status_code == 422
    assert answer.json()["reason"]
    assert answer.json()["line"] == line


def test_positions_are_checked(client: TestClient) -> None:
    order = {"edition": "later-printing", "seats": 2}
    good = client.post(
        "/api/positions/check", json={**order, "position": {"dice": [1, 2, 3]}}
    ).json()
    assert good["ok"]
    assert good["position"]["dice"] == [1, 2, 3]
    assert good["picture"]
    bad = client.post("/api/positions/check", json={**order, "position": {"dice": [7]}}).json()
    assert (bad["ok"], bad["where"].startswith("dice"), bool(bad["problem"])) == (False, True, True)


def test_a_position_is_laid_in_a_form(client: TestClient) -> None:
    order = {"edition": "edition-x", "seats": 2, "options": MODULES}
    empty = client.post("/api/positions/form", json=order).json()
    titles = [section["title"] for section in empty["sections"]]
    assert empty["position"] is None
    assert ("Factions" in titles, "Agendas" in titles) == (True, False)
    said = {"turn": "A", "dice": [1, 2], "display": [], "seats": {"A": {"ore": 2}, "B": {}}}
    full = client.post("/api/positions/check", json={**order, "position": said}).json()
    assert full["position"] != said
    short = client.post("/api/positions/form", json={**order, "position": full["position"]}).json()
    assert short["position"] == said
    wrong = client.post("/api/positions/form", json={**order, "position": {"dice": [7]}}).json()
    assert wrong["position"] is None
    none = client.post("/api/positions/form", json={**order, "seats": 9})
    assert (none.status_code, bool(none.json()["reason"])) == (422, True)


def test_scenarios_open_as_positions(client: TestClient) -> None:
    text = "name: Mine\nedition: later-printing\nseats: 2\nposition: {dice: [4]}\nsteps: []\n"
    (found,) = client.post("/api/scenarios", content=text).json()
    assert (found["name"], found["seats"], found["position"]["dice"]) == ("Mine", 2, [4])
    wrong = client.post("/api/scenarios", content="name: [")
    assert (wrong.status_code, bool(wrong.json()["reason"])) == (422, True)


def test_the_rules_are_all_there(client: TestClient) -> None:
    rules = client.get("/api/rules").json()
    ids = [rule["id"] for group in rules["groups"] for rule in group["rules"]]
    assert "lunar-mine.order" in ids
    assert rules["rulings"][0]["question"]


def test_what_is_in_a_game_is_told_by_name(client: TestClient) -> None:
    told = client.get("/api/things", params={"edition": "edition-x"}).json()
    named = {thing["name"]: thing for thing in told["things"]}
    assert (told["title"], told["units"]["vp"]["many"]) == ("Alien Frontiers", "points")
    assert named["raiders-outpost"]["title"] == "Raiders' Outpost"
    pod = named["booster-pod"]
    assert (pod["kind"], pod["mark"]) == ("card", "printed")
    assert [(power["kind"], power["price"]) for power in pod["powers"]] == [
        ("use", [{"unit": "fuel", "n": 1}]),
        ("discard", []),
    ]
    assert "land-grab" not in named
    everything = {"edition": "edition-x", "everything": "true"}
    every = client.get("/api/things", params=everything).json()["things"]
    boards = {thing["name"]: thing for thing in every}
    corex = boards["corex-conglomerated"]
    assert [power["kind"] for power in corex["powers"]] == ["dock", "fee", "held"]
    assert (corex["mark"], boards["land-grab"]["mark"]) == ("printed", "designed")
    assert client.get("/api/things", params={"edition": "none"}).status_code == 422
    made = make(client, ME, BOT)
    table = f"/api/tables/{made['id']}/things"
    assert client.get(table).status_code == 403
    key = {"Authorization": f"Bearer {made['keys']['A']}"}
    as_it_comes = client.get("/api/things", params={"edition": ORDER["edition"]}).json()
    assert client.get(table, headers=key).json() == as_it_comes


def test_an_unknown_job_is_to_be_started_again(client: TestClient) -> None:
    answer = client.get("/api/jobs/unknown")
    assert (answer.status_code, "Start it again" in answer.json()["reason"]) == (404, True)


def test_a_job_that_is_not_there_can_be_stopped(client: TestClient) -> None:
    assert client.delete("/api/jobs/unknown").status_code == 204


# -- the page -------------------------------------------------------------------------------------------


def test_without_a_client_the_page_says_what_is_missing(client: TestClient) -> None:
    page = client.get("/")
    assert page.status_code == 503
    assert "not built" in page.text


def test_the_client_is_served_at_every_address_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>table</title>")
    (tmp_path / "assets" / "app-1234.js").write_text("play()")
    (tmp_path.parent / "secret.txt").write_text("outside")
    with TestClient(make_app(MemoryStore, static=tmp_path, names=NAMES)) as client:
        for path in ("/", "/t/abc", "/rules/lunar-mine.order"):
            page = client.get(path)
            assert (page.status_code, "table" in page.text) == (200, True)
            assert page.headers["content-security-policy"].startswith("default-src 'self'")
            assert page.headers["cache-control"] == "no-cache"
            assert client.head(path).status_code == 200
        script = client.get("/assets/app-1234.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("play()", True)
        assert client.get("/assets/gone.js").status_code == 404
        assert client.get("/api/nothing").status_code == 404
        assert "outside" not in client.get("/..%2fsecret.txt").text


def test_the_api_describes_itself(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/records", "/api/rules", "/api/positions/check"} <= set(paths)
    assert client.get("/docs").status_code == 503  # the client's, and nothing from other hosts


MODULES = {"deck": "wide", "factions": True, "outer_belt": True}


def test_a_table_is_ordered_with_modules(client: TestClient) -> None:
    """They are what everybody is told of the table, and its rules and things are there."""
    made = make(client, ME, BOT, edition="edition-x", options=MODULES)
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        browser = Browser(session, *made["keys"].values(), plain=True)
        told = browser.until("table")["options"]
    assert {name: told[name] for name in MODULES} == MODULES
    key = {"authorization": f"Bearer {made['keys']['A']}"}
    things = client.get(f"/api/tables/{made['id']}/things", headers=key).json()["things"]
    assert {"terran-exchange", "stray-pilot", "deflector-shield"} <= {one["name"] for one in things}


def test_another_edition_refuses_modules_in_an_order(client: TestClient) -> None:
    wanted = {**ORDER, "seats": [ME, BOT], "options": {"factions": True}}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert "factions is an option of edition-x, not of later-printing" in answer.text
