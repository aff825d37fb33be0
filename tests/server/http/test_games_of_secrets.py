"""A game with secrets over HTTP and sockets: chosen from the catalog, played, saved and opened again."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from landfall import catalog
from server.nights import little_game
from server.over_http import BOT, LINK, ME, Browser, key_in

pytestmark = pytest.mark.usefixtures(little_game.__name__)

__all__ = ["little_game"]

HERE = {"player": "here"}


def make(client: TestClient, *seats: dict[str, str], **more: object) -> dict[str, Any]:
    wish = {"game": "night-watch", "watchers": True, "seed": 3, "seats": list(seats), **more}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def bearer(*keys: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {' '.join(keys)}"}


# -- choosing -----------------------------------------------------------------------------------------


def test_the_catalog_lists_every_game_with_what_can_be_chosen(client: TestClient) -> None:
    games = client.get("/api/catalog").json()["games"]
    assert [game["name"] for game in games] == [*catalog.GAMES, "night-watch"]
    night = games[-1]
    assert (night["seats"], night["default_bot"]) == ([1, 2, 3, 4], "keeper")
    assert [(option["name"], option["kind"]) for option in night["options"]] == [
        ("teams", "flag"),
        ("length", "choice"),
    ]
    assert night["options"][1]["choices"][0] == {
        "name": "short",
        "title": "Three rounds",
        "seats": [],
    }
    assert (night["advice"], night["plain"], night["accent"]) == (True, True, "ray")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"edition": "dawn"}, "no edition 'dawn'"),
        ({"options": {"length": "endless"}}, "length is short or long"),
        ({"options": {"teams": 1}}, "teams is true or false"),
        ({"options": {"rulings": "0.1"}}, "no option 'rulings' to choose; it has teams, length"),
        ({"options": {"long_game": True}}, "no option 'long_game'"),
        ({"seats": [ME] * 5}, "1, 2, 3 or 4 players"),
        ({"seats": [ME, LINK], "position": {"rounds": 1}}, "secrets is not for guests"),
        ({"game": None, "edition": None, "options": {"variant": {}}}, "no option 'variant'"),
    ],
)
def test_what_the_package_does_not_offer_is_refused(
    client: TestClient, change: dict[str, object], reason: str
) -> None:
    wish = {"game": "night-watch", "seats": [ME, HERE], **change}
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, reason in answer.json()["reason"]) == (422, True), answer.text


def test_rules_and_positions_are_those_of_the_game(client: TestClient) -> None:
    book = client.get("/api/rules", params={"game": "night-watch"}).json()
    assert [group["title"] for group in book["groups"]][:2] == ["The round", "The watch"]
    assert client.get("/api/rules").json() != book
    assert client.get("/api/rules", params={"game": "chess"}).status_code == 422
    wish = {"game": "night-watch", "seats": 2, "options": {"length": "long"}}
    good = client.post("/api/positions/check", json={**wish, "position": {"rounds": 2}}).json()
    assert (good["ok"], good["position"]["rounds"]) == (True, 2)
    bad = client.post("/api/positions/check", json={**wish, "position": {"moon": 2}}).json()
    assert (bad["ok"], bad["where"]) == (False, "moon")


# -- playing ------------------------------------------------------------------------------------------


def test_two_browsers_and_a_watcher_keep_their_secrets(client: TestClient) -> None:
    made = make(client, ME, HERE)
    address = f"/api/tables/{made['id']}/socket"
    keys = [made["keys"]["A"], made["keys"]["B"], key_in(made["watch"])]
    with (
        client.websocket_connect(address) as first,
        client.websocket_connect(address) as second,
        client.websocket_connect(address) as third,
    ):
        a, b, watcher = (
            Browser(session, key) for session, key in zip((first, second, third), keys, strict=True)
        )
        here = {browser: browser.until("position") for browser in (a, b, watcher)}
        hands = [here[browser]["view"]["position"]["hands"] for browser in (a, b, watcher)]
        assert [set(hand["A"]) == {"?"} for hand in hands] == [False, True, True]
        assert [set(hand["B"]) == {"?"} for hand in hands] == [True, False, True]
        a.send(kind="act", at=here[a]["version"], nonce="1", action="skip")
        for browser in (a, b, watcher):
            here[browser] = browser.until("position")
        card = here[a]["moves"][0]["text"]
        a.send(kind="act", at=here[a]["version"], nonce="2", action=card)
        told = [browser.until("story")["lines"][0]["action"] for browser in (a, b, watcher)]
        assert told == [card, "lay ?", "lay ?"]
        here = {browser: browser.until("position") for browser in (a, b, watcher)}
        assert [here[browser]["undo"] for browser in (a, b, watcher)] == [True, False, False]
        for form in ("text", "json"):
            records = [record(client, made, key, form) for key in keys]
            assert [card in text for text in records] == [True, False, False]
            assert all("seen-by" in text for text in records)
        looks = [look(client, made, key, here[a]["number"]) for key in keys]
        assert [card.split()[1] in str(seen["view"]["position"]["laid"]) for seen in looks] == [
            True,
            False,
            False,
        ]


def test_a_running_game_is_analysed_for_whoever_holds_a_seat(client: TestClient) -> None:
    made = make(client, ME, HERE, hints=True)
    address = f"/api/tables/{made['id']}/analysis"
    watcher = client.post(address, headers=bearer(key_in(made["watch"])))
    assert (watcher.status_code, "for one seat" in watcher.json()["reason"]) == (422, True)
    assert client.post(address).status_code == 403
    assert client.post(address, headers=bearer("nobody's")).status_code == 403
    answers = [client.post(address, headers=bearer(made["keys"][seat])) for seat in "AB"]
    assert [answer.status_code for answer in answers] == [202, 202]
    for letter, answer in zip("AB", answers, strict=True):
        status = {"state": "waiting"}
        while status["state"] in ("waiting", "running"):
            status = client.get(f"/api/jobs/{answer.json()['job']}").json()
        assert status["state"] == "done"
        assert {turn["seat"] for turn in status["result"]["turns"]} == {letter}


def record(client: TestClient, made: dict[str, Any], key: str, form: str = "text") -> str:
    address = f"/api/tables/{made['id']}/record?format={form}"
    return client.get(address, headers=bearer(key)).text


def look(client: TestClient, made: dict[str, Any], key: str, number: int) -> Any:
    address = f"/api/tables/{made['id']}/positions/{number}"
    return client.get(address, headers=bearer(key)).json()


def test_a_shared_screen_shows_all_its_keys_and_sees_what_everybody_does(
    client: TestClient,
) -> None:
    made = make(client, ME, HERE)
    address = f"/api/tables/{made['id']}/positions/3"
    alone = client.get(address, headers=bearer(made["keys"]["A"])).json()
    shared = client.get(address, headers=bearer(*made["keys"].values())).json()
    assert alone["view"]["seat"] == "A"
    assert shared["view"]["seat"] is None
    assert {card for hand in shared["view"]["position"]["hands"].values() for card in hand} == {"?"}
    text = client.get(
        f"/api/tables/{made['id']}/record", headers=bearer(*made["keys"].values())
    ).text
    assert "seen-by: nobody" in text


def test_a_record_of_a_running_game_is_refused_at_its_line_and_a_whole_one_opens(
    client: TestClient,
) -> None:
    made = make(client, ME, BOT)
    key = made["keys"]["A"]
    running = record(client, made, key)
    answer = client.post("/api/records", content=running)
    assert answer.status_code == 422
    line = running.splitlines()[answer.json()["line"] - 1]
    assert "?" in line
    for words in ("saved while the game was played", "as A saw it", "after the end"):
        assert words in answer.json()["reason"]
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        me = Browser(session, key)
        position = me.until("position")
        while position["view"]["outcome"] is None:
            if position["moves"]:  # unless the bot was faster, which makes it stale
                version, action = position["version"], position["moves"][-1]["text"]
                me.send(kind="act", at=version, nonce=f"n{version}", action=action)
            position = me.until("position")
    whole = record(client, made, key)
    assert whole == record(client, made, key_in(made["watch"]))
    assert "?" not in whole
    opened = client.post("/api/records", content=whole)
    assert opened.status_code == 200, opened.text
    assert opened.json()["header"]["game"] == "night-watch"


def test_the_list_of_ones_tables_tells_only_what_one_may_know(client: TestClient) -> None:
    position = {
        "phase": "window",
        "rounds": 1,
        "hands": {"A": ["fox"], "B": ["moth"], "C": ["moth"]},
        "laid": ["stag", "fox", "owl"],
    }
    made = make(client, ME, HERE, HERE, position=position)
    known = [{"id": made["id"], "keys": [key]} for key in made["keys"].values()]
    told = client.post("/api/tables/mine", json={"tables": known}).json()["tables"]
    assert [one["yours"] for one in told] == [False, True, True]
    assert [one["words"] for one in told] == [
        "Round 1: it is not for you to decide now.",
        "Round 1: it is for Basil to decide.",
        "Round 1: it is for Cleo to decide.",
    ]
    assert {one["game"] for one in told} == {"night-watch"}


def test_plain_words_come_to_whoever_says_so_with_hello(client: TestClient) -> None:
    made = make(client, ME, HERE)
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        me = Browser(session, made["keys"]["A"], plain=True)
        plain = me.until("plain")
        assert plain["prompt"]["question"] == "Will you look at the deck?"
        assert plain["game"] == {
            "id": "night-watch",
            "title": "Night Watch",
            "edition": "Dusk",
            "accent": "ray",
        }
        me.send(kind="show", plain=False)
        me.send(kind="act", at=plain["version"], nonce="1", action="skip")
        me.until("position")
        me.send(kind="show", plain=True)
        assert me.until("plain")["number"] == plain["number"] + 1


def test_a_seat_that_has_nothing_to_say_is_answered_for_after_a_while(client: TestClient) -> None:
    position = {
        "phase": "window",
        "rounds": 1,
        "hands": {"A": ["fox"], "B": ["owl"]},
        "laid": ["stag", "fox"],
    }
    made = make(client, ME, HERE, position=position)
    with client.websocket_connect(f"/api/tables/{made['id']}/socket") as session:
        me = Browser(session, made["keys"]["A"])
        while me.until("position")["view"]["position"]["last"] != "won A":
            assert me.heard["position"]["view"]["position"]["phase"] == "window"
