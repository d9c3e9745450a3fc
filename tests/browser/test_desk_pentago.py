"""A Pentago tournament at the desk: groups, the intermediate round, the cup and a replay"""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from .club import Club
from .conftest import House

OpenPage = Callable[..., Page]


@pytest.mark.rule("TP1", "TP2", "TP3", "TP4", "TP5", "TP6", "TP7")
def test_a_pentago_tournament_of_12_with_groups_intermediate_round_cup_and_a_replay(
    open_page: OpenPage, house: House
) -> None:
    club = Club(house, "pentago-tournament", 12, "Zürich")
    page = open_page()
    club.become_director(page)
    # The linter asks before the start, with its rules and its defaults.
    expect(page.locator("[data-question=cup]")).to_contain_text("TP3")
    page.locator("[data-question=cup]").get_by_role("button", name=re.compile("default")).click()
    expect(page.locator("[data-question=cup]")).to_have_count(0)
    page.locator("[data-question=intermediate]").get_by_role("button", name=re.compile("knock-out")).click()
    expect(page.locator("[data-question=intermediate]")).to_have_count(0)
    page.locator("[data-question=third-place]").get_by_role("button", name=re.compile("yes")).click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Draw and publish").click()
    expect(page.locator("form.entry")).to_have_count(18)

    # By keyboard: 1 or 2 for the winner, the marbles, Enter; 0 for a draw.
    page.locator("form.entry .first").first.focus()
    for key, marbles in (("1", "7"), ("2", "12"), ("0", "")):
        page.keyboard.press(key)
        page.wait_for_timeout(60)
        page.keyboard.type(marbles)
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.locator("form.entry")).to_have_count(15)
    games = [table["games"][0] for table in club.state()["data"]["rounds"][0]["tables"][:3]]
    assert [(game["marbles"], bool(game["winner"])) for game in games] == [(7, True), (12, True), (0, False)]
    page.keyboard.press("1")
    page.wait_for_timeout(60)
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("5 to 18 marbles")

    club.play_round()
    assert club.go_on() == "results"
    expect(page.locator(".chips [aria-current]")).to_have_text("Intermediate round")
    club.play_round()
    assert club.go_on() == "results"
    expect(page.locator(".chips [aria-current]")).to_have_text("Quarter-finals")
    expect(page.locator(".match")).to_have_count(4 + 2 + 1)

    # A drawn cup game is replayed, and the other one begins.
    table = club.state()["data"]["rounds"][-1]["tables"][0]
    first = table["starter"]
    page.locator("[data-table='1'] .first").focus()
    page.keyboard.press("0")
    page.wait_for_timeout(60)
    page.keyboard.press("Enter")
    expect(page.locator("[data-table='1']")).to_contain_text("Replay")
    table = club.state()["data"]["rounds"][-1]["tables"][0]
    assert (len(table["games"]), table["games"][1]["starter"] != first) == (2, True)
    page.locator("[data-table='1'] .first").focus()
    page.keyboard.press("2")
    page.wait_for_timeout(60)
    page.keyboard.press("Enter")
    expect(page.locator("[data-table='1']")).to_have_attribute("data-state", "submitted")
    expect(page.locator(".bracket .note").first).to_have_text("replays: 1")

    for _ in range(3):
        club.play_round()
        if club.go_on() == "Finished":
            break
    page.get_by_role("button", name="Finish the tournament").click()
    page.locator("nav.tabs").get_by_role("link", name="Standing").click()
    winner = club.state()["data"]["standing"]["rows"][0]["name"]
    expect(page.locator(".podium .p1")).to_contain_text(winner)
    expect(page.get_by_text(re.compile("Third place:"))).to_be_visible()
    assert club.get("verify")["ok"]


def test_a_start_goes_out_after_the_answer_that_was_given_before_it(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 12)
    page = open_page()
    club.become_director(page)
    answers: list[Route] = []
    page.route("**/facts", lambda route: answers.append(route))  # a slow line: the answer is still on its way
    page.locator("[data-question=cup]").get_by_role("button", name=re.compile("default")).click()
    with page.expect_request("**/start") as started:
        page.get_by_role("button", name="Start").click()
        page.wait_for_function("() => document.querySelector('.desk').dataset.waiting === '1'")
        page.wait_for_timeout(0)
        answers[0].continue_()
    assert started.value.response()
    expect(page.locator(".next")).to_have_attribute("data-need", "LotNeeded")
    kinds = {fact["kind"]: fact["number"] for fact in club.get("history")}
    assert kinds["decided"] < kinds["started"]


@pytest.mark.rule("TP8", "TP9")
def test_the_winner_of_a_local_tournament_is_qualified_by_itself_and_offered_in_the_final(
    open_page: OpenPage, house: House
) -> None:
    local = Club(house, "pentago-tournament", 4, "Local Bern")
    final = Club(house, "pentago-tournament", 0, "Swiss final")
    page = open_page()
    final.become_director(page)
    page.goto(f"{house.address}/circuits?tournament={local.id}")
    page.get_by_label("Name").fill("Pentago Switzerland")
    page.get_by_label("Season", exact=True).fill("2010/2011")
    page.get_by_label(re.compile("Points for each place")).fill("10 5")
    page.get_by_role("button", name="Open the circuit").click()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("region", name="Local")).to_contain_text("not finished yet")
    page.get_by_role("combobox", name="Tournament").select_option(label="Swiss final")
    page.get_by_role("combobox", name="Level").select_option(label="National")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("region", name="National", exact=True)).to_contain_text("Nobody yet.")
    for _ in range(8):
        if local.go_on() == "Finished":
            break
        local.play_round()
    local.say("closed", {})
    winner = local.state()["data"]["standing"]["rows"][0]["name"]
    page.reload()
    expect(page.get_by_role("region", name="National", exact=True).locator("li")).to_contain_text(winner)
    expect(page.get_by_role("region", name="Season standings")).to_contain_text(winner)
    page.get_by_role("link", name="Swiss final").click()
    page.get_by_role("button", name=f"Enter: {winner}").click()
    expect(page.locator(".person")).to_contain_text(winner)
    assert [entrant["name"] for entrant in final.state()["data"]["entrants"]] == [winner]
    page.goto(f"{house.address}/t/{local.id}/standing")
    expect(page.get_by_role("region", name="Circuit")).to_contain_text(f"Qualified for National: {winner}")


def test_a_table_is_played_on_the_screen_and_its_result_flows_in(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 4)
    assert club.go_on() == "results"
    table = club.state()["data"]["rounds"][0]["tables"][0]
    players = []
    for seat in table["seats"]:
        page = open_page(f"/j/{club.link('player', entrant=seat)}", width=390, height=844, touch=True)
        page.get_by_role("button", name=re.compile("^Game 1 ")).click()
        page.get_by_role("button", name=re.compile("Play on the screen|To the board")).click()
        page.get_by_role("button", name="Sit down").click()
        players.append(page)
    expect(players[0].locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    players[1].get_by_role("button", name="Resign").click()
    players[1].get_by_role("button", name="Yes, resign").click()
    expect(players[0].locator("[data-phase]")).to_have_attribute("data-phase", "over")
    for _ in range(50):
        game = club.state()["data"]["rounds"][0]["tables"][0]["games"][0]
        if game["kind"] != "unplayed":
            break
        players[0].wait_for_timeout(100)
    assert (game["kind"], game["winner"], game["said_by"]) == ("walk-over", table["starter"], "screen")


def test_the_director_lays_a_board_and_shows_each_player_a_seat(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 4)
    assert club.go_on() == "results"
    director = open_page()
    club.become_director(director)
    director.get_by_label("More: Game 1 · table 1").click()
    director.get_by_role("button", name="Play on the screen").click()
    expect(director.locator("dialog img")).to_have_count(2)
    seat = director.locator("dialog .seats a").first.get_attribute("href")
    player = open_page(seat, width=390, height=844, touch=True)
    player.get_by_role("button", name="Sit down").click()
    expect(player.locator("[data-phase]")).to_have_attribute("data-phase", "gathering")
    director.keyboard.press("Escape")
    expect(director.locator("[data-table='1']")).to_contain_text("Watch on the screen")


def test_a_player_at_home_is_told_until_when_and_the_director_who_is_missing(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 4)
    assert club.go_on() == "results"
    director = open_page()
    club.become_director(director)
    director.locator("nav.tabs").get_by_role("link", name="Hall").click()
    director.get_by_role("button", name="Switch on").click()
    expect(director.get_by_text("not there yet")).to_have_count(6)
    seat = club.state()["data"]["rounds"][0]["tables"][0]["seats"][0]
    page = open_page(f"/j/{club.link('player', entrant=seat)}", width=390, height=844, touch=True)
    expect(page.locator("p.mine")).to_contain_text("To begin before")
    tables = [str(table["table"]) for table in club.state()["data"]["rounds"][0]["tables"] if seat in table["seats"]]
    expect(page.locator("p.mine")).to_contain_text(", ".join(tables))


def test_a_log_opens_in_another_house_and_a_changed_one_is_found_out(
    open_page: OpenPage, house: House, tmp_path_factory: pytest.TempPathFactory
) -> None:
    club = Club(house, "kingdomino-championship", 4)
    assert club.go_on() == "results"
    club.play_round()
    link = {"X-Fivefold-Link": club.director}
    log = httpx.get(f"{house.address}/api/tournaments/{club.id}/log", headers=link).text
    folder = tmp_path_factory.mktemp("logs")
    good, bad = folder / "good.jsonl", folder / "bad.jsonl"
    good.write_text(log, "utf-8")
    bad.write_text(log.replace("Anna", "Anne"), "utf-8")
    page = open_page("/verify")
    page.locator("input[type=file]").set_input_files(good)
    expect(page.locator("main").get_by_role("status")).to_contain_text("Everything checks out")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.locator("main").get_by_role("status")).to_contain_text("does not check out")
    german = open_page("/verify", lang="de")
    german.locator("input[type=file]").set_input_files(bad)
    expect(german.locator("main").get_by_role("status")).to_contain_text(
        "folgt nicht auf den davor: Etwas wurde verändert"
    )
    other = House(tmp_path_factory.mktemp("other") / "data")  # another machine, another house
    try:
        page.goto(f"{other.address}/tournaments/new")
        page.locator("input[type=file]").set_input_files(good)
        expect(page.locator(".next")).to_be_visible()  # its first process for desks starts
        again = Club.at(other, page)
        assert again.state()["data"]["digest"] == club.state()["data"]["digest"]
        assert again.go_on() == "results"  # and it goes on there
    finally:
        other.close()


def test_group_games_are_called_to_the_tables_of_the_hall(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 8, "Zürich")
    assert club.go_on() == "results"
    director = open_page()
    club.become_director(director)
    now = director.locator(".now")
    expect(now).to_have_attribute("data-now", "4")
    expect(now).to_have_attribute("data-waiting", "8")
    tables = club.state()["data"]["rounds"][0]["tables"]
    waits = next(table for table in tables if table["waits"] == 1)
    spectator = open_page(club.path, width=390, height=844, touch=True)
    spectator.locator(".finder select").select_option(str(waits["seats"][0]))
    expect(spectator.locator(".finder .where p").first).to_contain_text("table")
    expect(spectator.locator(".finder")).to_contain_text("waiting, number 1 in line")
    screen = open_page(f"{club.path}/screen", width=1920, height=1080)
    expect(screen.locator(".tables section")).to_have_count(4)
    expect(screen.locator(".tables h2").first).to_contain_text("1")

    director.locator("nav.tabs").get_by_role("link", name="Hall").click()
    director.get_by_label("Number of tables").fill("3")
    director.locator("form", has=director.get_by_label("Number of tables")).get_by_role("button").click()
    director.locator("nav.tabs").get_by_role("link", name="Rounds").click()
    expect(now).to_have_attribute("data-now", "4")  # nobody is sent away from a table
    first = next(table for table in tables if table["place"] == 1)
    director.locator(".now li button").first.click()
    expect(director.locator(f"article[data-table='{first['table']}'] .first")).to_be_focused()
    director.keyboard.press("1")
    director.wait_for_timeout(60)
    director.keyboard.type("7")
    director.keyboard.press("Enter")
    expect(now).to_have_attribute("data-now", "3")
    second = next(table for table in tables if table["place"] == 2)
    director.get_by_label(f"More: Game {second['table']} · table 2").click()
    director.get_by_role("button", name="Another table").click()
    director.get_by_label("To table").fill("3")
    director.locator("dialog footer").get_by_role("button").last.click()
    expect(director.get_by_role("alert").first).to_contain_text("is being played at table 3")
    director.get_by_label("To table").fill("1")
    director.locator("dialog footer").get_by_role("button").last.click()
    expect(director.locator("dialog")).to_have_count(0)
    seen = next(t for t in club.state()["data"]["rounds"][0]["tables"] if t["table"] == second["table"])
    assert seen["place"] == 1


def test_boards_of_players_at_home_carry_the_clock_that_the_director_set(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 4)
    assert club.go_on() == "results"
    director = open_page()
    club.become_director(director)
    director.locator("nav.tabs").get_by_role("link", name="Hall").click()
    director.get_by_label("Minutes per player").fill("0.1")
    director.get_by_label("Extra seconds per move").fill("0")
    director.get_by_role("button", name="Switch on").click()
    expect(director.get_by_text("not there yet")).to_have_count(6)
    table = club.state()["data"]["rounds"][0]["tables"][0]
    players = []
    for seat in table["seats"]:
        page = open_page(f"/j/{club.link('player', entrant=seat)}", width=390, height=844, touch=True)
        page.get_by_role("button", name="Game 1", exact=True).click()
        expect(page.get_by_text("0.1 minutes each")).to_be_visible()
        page.get_by_role("button", name=re.compile("Play on the screen|To the board")).click()
        page.get_by_role("button", name="Sit down").click()
        players.append(page)
    expect(players[0].locator("[data-phase]")).to_have_attribute("data-phase", "over")
    other = next(seat for seat in table["seats"] if seat != table["starter"])
    director.locator("nav.tabs").get_by_role("link", name="Rounds").click()
    expect(director.locator("article[data-table='1'] .won")).to_contain_text(
        next(e["name"] for e in club.state()["data"]["entrants"] if e["entrant"] == other)
    )


@pytest.mark.rule("PT12")
def test_the_referee_writes_down_at_the_table_who_upset_the_board(open_page: OpenPage, house: House) -> None:
    club = Club(house, "swiss", 4, "Pente in Basel")
    club.go_on()
    careless, other = club.state()["data"]["rounds"][0]["tables"][0]["seats"]
    names = {entrant["entrant"]: entrant["name"] for entrant in club.state()["data"]["entrants"]}
    helper = open_page(f"/j/{club.link('desk')}")
    helper.locator("[data-table='1'] header button").click()
    expect(helper.get_by_role("button", name="Void")).to_be_visible()
    expect(helper.get_by_role("button", name="Upset board")).to_have_count(0)

    page = open_page(f"/j/{club.link('arbiter')}")
    page.locator("[data-table='1'] header button").click()
    page.get_by_role("button", name="Upset board").click()
    expect(page.get_by_role("dialog")).to_contain_text("PT12")
    expect(page.get_by_role("dialog").get_by_role("button", name="Upset board")).to_be_disabled()
    page.get_by_label("Who upset the board?").select_option(label=names[careless])
    page.get_by_role("dialog").get_by_role("button", name="Upset board").click()
    expect(page.locator("[data-table='1']")).to_have_attribute("data-state", "confirmed")
    expect(page.locator("[data-table='1'] .won")).to_contain_text(names[other])
    expect(page.locator("[data-table='1'] .won")).to_contain_text("board upset")
    page.locator("nav.tabs").get_by_role("link", name="History").click()
    expect(page.get_by_text(f"Round 1, Table 1: {names[careless]} upset the board and loses the game")).to_be_visible()
    page.locator("nav.tabs").get_by_role("link", name="Standing").click()
    expect(page.locator("tbody tr").first).to_contain_text(names[other])
    assert club.get("verify")["ok"]
