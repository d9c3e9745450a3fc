"""People at the desk: lists, self-registration, leaving, disqualification, bans, fillers, moving, and phones."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from openpyxl import Workbook
from playwright.sync_api import Page, expect

from .club import NAMES, Club
from .conftest import House
from .test_desk import need, tab

OpenPage = Callable[..., Page]


def test_entries_come_from_csv_and_xlsx_and_what_is_wrong_is_said_line_by_line(
    open_page: OpenPage, house: House
) -> None:
    club = Club(house, "kingdomino-championship", 0)
    page = open_page(lang="de")
    club.become_director(page)
    table = "Name;Verein;Wertung\nAnna Müller;Görlitz;1500\nBen;;viel\nAnna Müller;;\nCem;Dresden;\n"
    choose = page.locator("input[type=file]")
    choose.set_input_files({"name": "liste.csv", "mimeType": "text/csv", "buffer": table.encode("cp1252")})
    expect(page.locator(".read")).to_contain_text("Gelesen: 2")
    expect(page.locator(".read .trouble").nth(0)).to_contain_text("Zeile 3: die Wertung viel ist keine ganze Zahl.")
    expect(page.locator(".read .trouble").nth(1)).to_contain_text("Zeile 4: Anna Müller steht schon in Zeile 2.")
    page.get_by_role("button", name="2 anmelden").click()
    expect(page.locator(".person")).to_have_count(2)
    expect(page.locator(".person").first).to_contain_text("Görlitz")
    book, out = Workbook(), io.BytesIO()
    assert book.active is not None
    for row in (("Name", "Club"), ("Dora", "Zittau"), ("Émile", "Basel")):
        book.active.append(row)
    book.save(out)
    choose.set_input_files({"name": "liste.xlsx", "mimeType": "application/octet-stream", "buffer": out.getvalue()})
    page.get_by_role("button", name="2 anmelden").click()
    expect(page.locator(".person")).to_have_count(4)
    choose.set_input_files({"name": "bild.csv", "mimeType": "text/csv", "buffer": b"\x89PNG\r\n\x1a\n"})
    expect(page.get_by_role("alert")).to_contain_text("Das ist keine Liste; bitte als XLSX oder CSV speichern.")


@pytest.mark.rule("TK13")
def test_a_player_is_moved_with_proposal_and_reason_and_a_filler_sits_in(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 7)
    assert club.go_on() == "results"
    small = next(t for t in club.state()["data"]["rounds"][0]["tables"] if len(t["seats"]) == 3)
    club.say("left", {"entrant": small["seats"][0]})
    page = open_page(width=390, height=844, touch=True)
    club.become_director(page)
    need(page, "MoveNeeded")
    proposed = club.state()["need"]
    name = next(e["name"] for e in club.state()["data"]["entrants"] if e["entrant"] == proposed["entrant"])
    expect(page.locator(".what")).to_contain_text(name)
    expect(page.locator(".what")).to_contain_text("TK13")
    page.get_by_role("button", name="Move a player").click()
    other = next(
        seat
        for table in club.state()["data"]["rounds"][0]["tables"]
        for seat in table["seats"]
        if table["table"] == proposed["from_table"] and seat != proposed["entrant"]
    )
    page.locator("dialog select").select_option(str(other))  # the director chooses another
    page.get_by_label("Reason").fill("wants to")
    page.locator("dialog footer").get_by_role("button", name="Move").click()
    need(page, "Waiting", "results")
    assert [len(table["seats"]) for table in club.state()["data"]["rounds"][0]["tables"]] == [3, 3]
    page.goto(f"{house.address}{club.path}/history")
    moved = page.locator("[data-kind=moved]")
    expect(moved).to_contain_text("wants to")

    club.say("left", {"entrant": other})
    page.goto(f"{house.address}{club.path}/round")
    need(page, "FillerNeeded")
    page.get_by_role("button", name="Name a filler").click()
    page.get_by_label("Who sits in?").fill("The referee")
    page.locator("dialog footer").get_by_role("button", name="Sit in").click()
    need(page, "Waiting", "results")
    expect(page.locator("form.entry").filter(has_text="The referee")).to_contain_text("unscored")


@pytest.mark.rule("TP5")
def test_a_pentago_result_on_a_phone_asks_for_the_winner_and_the_marbles_and_is_confirmed_by_the_other(
    open_page: OpenPage, house: House
) -> None:
    club = Club(house, "pentago-tournament", 4)
    assert club.go_on() == "results"
    club.post("notices", {"kind": "clock", "data": {"minutes": 20, "left": 754}})
    phone = open_page(f"/j/{club.link('table', round=1, table=1)}", width=390, height=844, touch=True, lang="fr")
    expect(phone.get_by_role("timer")).to_have_text("12:34")
    expect(phone.locator(".number")).to_have_text("Partie 1 · table 1")
    expect(phone.locator(".who")).to_contain_text("commence")
    first, second = phone.locator("fieldset button").nth(0), phone.locator("fieldset button").nth(1)
    first.click()
    send = phone.get_by_role("button", name="Saisir le résultat")
    phone.locator(".picks label").nth(0).click()
    expect(send).to_be_disabled()
    phone.locator("form input[inputmode=numeric]").fill("4")
    expect(send).to_be_disabled()  # nobody wins with four marbles
    phone.locator("form input[inputmode=numeric]").fill("9")
    send.click()
    expect(phone.locator(".seat")).to_have_attribute("data-state", "submitted")
    second.click()
    phone.locator("section.result .row button").first.click()
    expect(phone.locator(".seat")).to_have_attribute("data-state", "confirmed")
    game = club.state()["data"]["rounds"][0]["tables"][0]["games"][0]
    assert (game["state"], game["marbles"], bool(game["winner"])) == ("confirmed", 9, True)


@pytest.mark.rule("TK12", "TK15")
def test_who_was_disqualified_is_banned_case_by_case_and_the_ban_is_lifted_again(
    open_page: OpenPage, house: House
) -> None:
    page = open_page("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("First")
    page.keyboard.press("Enter")
    need(page, "Waiting", "start")
    club = Club.at(house, page)
    club.post("entries", {"entries": [{"name": name} for name in NAMES[:5]]})
    club.say("left", {"entrant": 5})
    club.go_on()
    tab(page, "Players")
    page.get_by_label("More about Ben Baumann").click()
    page.get_by_role("button", name="Disqualify").click()
    expect(page.locator("dialog footer").get_by_role("button", name="Disqualify")).to_be_disabled()
    page.get_by_label("Reason").fill("hid a domino")
    page.locator("dialog footer").get_by_role("button", name="Disqualify").click()
    expect(page.locator(".person.out").filter(has_text="Ben Baumann")).to_contain_text("disqualified")
    page.get_by_label("More about Ben Baumann").click()
    page.get_by_role("button", name="Ban from tournaments").click()
    page.get_by_label("Reason").fill("hid a domino")
    page.locator("dialog footer").get_by_role("button", name="Ban").click()
    expect(page.locator("summary").filter(has_text="Bans: 1")).to_be_visible()

    page.goto(f"{house.address}/tournaments/new")  # the same organiser's next tournament
    page.get_by_label("Name", exact=True).fill("Second")
    page.keyboard.press("Enter")
    need(page, "Waiting", "start")
    page.locator("input.name").fill("Ben Baumann")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Ben Baumann is banned: hid a domino. (TK15)")
    page.locator("summary").filter(has_text="Bans: 1").click()
    page.get_by_label("Lift the ban on Ben Baumann").click()
    page.get_by_label("Reason").fill("talked it over")
    page.locator("dialog footer").get_by_role("button", name="Lift").click()
    expect(page.get_by_text("Nobody is banned.")).to_be_visible()
    page.locator("input.name").fill("Ben Baumann")
    page.keyboard.press("Enter")
    expect(page.locator(".person")).to_have_count(1)


@pytest.mark.rule("TK16")
def test_all_at_a_table_agree_about_their_material_by_name(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 7)
    club.go_on()
    tables = club.state()["data"]["rounds"][0]["tables"]
    names = {entrant["entrant"]: entrant["name"] for entrant in club.state()["data"]["entrants"]}
    phone = open_page(f"/j/{club.link('table', round=1, table=1)}", width=390, height=844, lang="de")
    phone.get_by_role("button", name="Einigung über Material").click()
    phone.get_by_label("Einigung über Material").fill("Wir spielen mit Holzburgen.")
    for seat in tables[0]["seats"]:
        expect(phone.get_by_role("button", name="Eintragen", exact=True).last).to_be_disabled()
        phone.get_by_label(names[seat], exact=True).check()
    phone.get_by_role("button", name="Eintragen", exact=True).last.click()
    expect(phone.locator(".who .agreed")).to_contain_text("Einig: Wir spielen mit Holzburgen.")

    page = open_page()
    club.become_director(page)
    expect(page.locator("[data-table='1'] .agreed")).to_contain_text("Agreed: Wir spielen mit Holzburgen.")
    page.locator("[data-table='2'] header button").click()
    page.get_by_role("button", name="Agreement about material").click()
    expect(page.get_by_role("dialog")).to_contain_text("TK16")
    page.get_by_label("Agreement about material").fill("Cards instead of tiles.")
    for seat in tables[1]["seats"]:
        page.get_by_label(names[seat], exact=True).check()
    page.get_by_role("dialog").get_by_role("button", name="Enter", exact=True).click()
    expect(page.locator("[data-table='2'] .agreed")).to_contain_text("Agreed: Cards instead of tiles.")
    tab(page, "History")
    agreed = ", ".join(names[seat] for seat in tables[1]["seats"])
    expect(page.get_by_text(f"Agreed, round 1, Table 2: Cards instead of tiles. ({agreed})")).to_be_visible()
    assert club.get("verify")["ok"]
