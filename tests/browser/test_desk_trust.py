"""What the desk shows of trouble and of trust: results that do not fit, a damaged log, the signature under a log."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, expect
from tests.patience import PATIENCE

from .club import Club
from .conftest import House

OpenPage = Callable[..., Page]


def resign_at_a_board_of_an_undone_draw(club: Club) -> str:
    laid = club.post("tables/1/1/screen")
    number = next(fact["number"] for fact in club.get("history") if fact["kind"] == "drawn")
    people = [httpx.Client(base_url=club.house.address, timeout=PATIENCE, verify=False) for _ in range(2)]
    for person, token in zip(people, laid["seats"], strict=True):
        person.post("/api/me")
        link = {"X-Fivefold-Link": token}
        assert person.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers=link).is_success
    club.post(f"undo/{number}?together=true")
    assert people[1].post(f"/api/tables/{laid['table']}/requests", json={"do": "resign"}).is_success
    for person in people:
        person.close()
    board: str = laid["table"]
    return board


def test_a_result_that_does_not_fit_is_shown_and_let_go_of(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 4)
    assert club.go_on() == "results"
    board = resign_at_a_board_of_an_undone_draw(club)
    page = open_page(lang="de")
    club.become_director(page)
    card = page.get_by_role("region", name="Ergebnisse vom Bildschirm, die nicht passen")
    expect(card).to_contain_text("Dieses Brett gehört zu einer Auslosung, die zurückgenommen wurde.")
    expect(card.get_by_role("link", name="Ansehen")).to_have_attribute("href", f"/table/{board}")
    card.get_by_role("button", name="Verwerfen").click()
    expect(card).to_have_count(0)


def test_anyone_sees_the_signature_and_checks_a_log_with_it(open_page: OpenPage, house: House, tmp_path: Path) -> None:
    club = Club(house, "kingdomino-championship", 4)
    page = open_page(f"{club.path}/share", lang="fr")
    expect(page.get_by_role("button", name="Enregistrer")).to_have_count(0)
    page.get_by_text("Signé jusqu’à l’entrée").click()
    line = page.locator("details code", has_text="fivefold-log").inner_text()
    link = {"X-Fivefold-Link": club.director}
    log = httpx.get(f"{house.address}/api/tournaments/{club.id}/log", headers=link).text
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    whole.write_text(log, "utf-8")
    cut.write_text("".join(log.splitlines(keepends=True)[:-1]), "utf-8")
    page.goto(f"{house.address}/verify")
    page.get_by_label("Signature").fill(line)
    page.locator("input[type=file]").set_input_files(whole)
    expect(page.locator("main").get_by_role("status")).to_contain_text("C’est bien le journal qui a été signé.")
    page.locator("input[type=file]").set_input_files(cut)
    expect(page.locator("main").get_by_role("status").locator("li")).to_have_count(1)


def test_a_damaged_log_is_told_and_nothing_is_offered(browser: Browser, own_house: House) -> None:
    club = Club(own_house, "kingdomino-championship", 4)
    own_house.close()
    with sqlite3.connect(own_house.data / "fivefold.db") as db:
        where = (f"tournament/{club.id}", 4)
        (body,) = db.execute("SELECT body FROM facts WHERE stream = ? AND version = ?", where).fetchone()
        spoiled = body.replace('"reason":""', '"reason":"a\\tb"')
        db.execute("UPDATE facts SET body = ? WHERE stream = ? AND version = ?", (spoiled, *where))
    own_house.restart()
    context = browser.new_context(locale="de")
    page = context.new_page()
    page.goto(f"{own_house.address}/j/{club.director}")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Zeile 4 des Logs dieses Turniers ist nicht lesbar.")
    expect(alert).to_contain_text("fivefold repair")
    expect(page.locator(".next")).to_have_count(0)
    context.close()
    stranger = browser.new_context(locale="de").new_page()
    stranger.goto(f"{own_house.address}{club.path}")
    expect(stranger.get_by_role("alert")).to_contain_text("Zeile 4")
    expect(stranger.get_by_role("alert")).not_to_contain_text("fivefold repair")
    stranger.context.close()
