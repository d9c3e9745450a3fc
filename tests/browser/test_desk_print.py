"""Printing through the page's own buttons: what comes out is read as text, and the codes on it are really scanned."""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pypdfium2
import pytest
import zxingcpp
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader
from tests.patience import PATIENCE

from .club import NAMES, Club, type_scores
from .conftest import House

OpenPage = Callable[..., Page]
WORDS = {
    "en": {"seating": "Seating", "sheets": "Score sheets", "groups": "Group tables", "bracket": "Bracket"},
    "fr": {"seating": "Placement", "sheets": "Feuilles de match", "bracket": "Tableau de la coupe"},
    "de": {"seating": "Sitzplan", "sheets": "Spielzettel", "groups": "Gruppentabellen", "bracket": "Turnierbaum"},
}


def text_of(pdf: bytes) -> str:
    pages = PdfReader(io.BytesIO(pdf)).pages
    return " ".join(" ".join(page.extract_text() for page in pages).replace("\u200b", "").split())


def printed(page: Page, name: str) -> bytes:
    """What the button of a paper gives to whoever presses it."""
    with page.expect_download() as waiting:
        page.locator(f"[data-paper={name}]").click()
    return Path(waiting.value.path()).read_bytes()


def scanned(pixels: Any) -> set[str]:
    return {code.text for code in zxingcpp.read_barcodes(pixels)}


def on_paper(pdf: bytes) -> set[str]:
    """All codes of a PDF, as a printer of 150 dots an inch would print them."""
    found: set[str] = set()
    for sheet in pypdfium2.PdfDocument(pdf):
        found |= scanned(sheet.render(scale=150 / 72).to_numpy())
    return found


def on_screen(code: Locator) -> set[str]:
    """A code as it stands on the screen, pixel by pixel."""
    picture = base64.b64encode(code.screenshot()).decode()
    width, height, pixels = code.page.evaluate(
        """async source => {
          const bytes = Uint8Array.from(atob(source), letter => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas.drawImage(image, 0, 0);
          const { data } = canvas.getImageData(0, 0, image.width, image.height);
          return [image.width, image.height, [...data].filter((_, index) => index % 4 === 1)];
        }""",
        picture,
    )
    return scanned(np.array(pixels, dtype=np.uint8).reshape(height, width))


@pytest.fixture(scope="module")
def cup(house: House) -> Club:
    """A Pentago tournament in its quarter-finals."""
    club = Club(house, "pentago-tournament", 12, "Zürich")
    for _ in range(3):
        if club.state()["data"]["rounds"] and club.state()["data"]["rounds"][-1]["stage"] == "cup":
            break
        club.go_on()
        if club.state()["data"]["rounds"][-1]["stage"] != "cup":
            club.play_round()
    return club


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_each_paper_comes_out_of_its_button_in_the_readers_language(open_page: OpenPage, cup: Club, lang: str) -> None:
    page = open_page(lang=lang)
    cup.become_director(page)
    page.goto(f"{cup.house.address}{cup.path}/share")
    state, version = cup.state()["data"], cup.state()["v"]
    playing = {seat for table in state["rounds"][-1]["tables"] for seat in table["seats"]}
    entered = {each["entrant"] for each in state["entrants"]}
    number = {"en": f"log entry {version}", "de": f"Eintrag {version}", "fr": f"entrée {version} du"}[lang]
    for name in ("seating", "sheets", "groups", "bracket", "standings", "fallback"):
        text = text_of(printed(page, name))
        headers = {"X-Fivefold-Link": cup.director}
        address = f"{cup.house.address}/api/tournaments/{cup.id}/papers/{name}.pdf?lang={lang}"
        assert text == text_of(httpx.get(address, headers=headers, timeout=PATIENCE, verify=False).content)
        assert number in text, name
        wanted = playing if name in ("seating", "sheets", "bracket", "fallback") else entered
        for entrant in state["entrants"]:
            if entrant["entrant"] in wanted:
                assert entrant["name"] in text, (name, entrant["name"])
        if name in WORDS[lang]:
            assert WORDS[lang][name] in text
        if name == "groups":
            for label in ("A", "B", "C"):
                assert {"en": f"Group {label}", "de": f"Gruppe {label}", "fr": f"Groupe {label}"}[lang] in text


def test_certificates_come_out_when_all_is_played(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 4, "Dresden")
    page = open_page()
    club.become_director(page)
    for _ in range(5):
        assert club.go_on() == "results"
        club.play_round()
    page.goto(f"{house.address}{club.path}/share")
    expect(page.locator("[data-paper=certificates]")).to_be_visible()
    text = text_of(printed(page, "certificates"))
    assert all(name in text for name in NAMES[:4])
    assert re.search(r"1st place|first place|champion", text, re.IGNORECASE), text[:300]


def test_a_paper_that_cannot_be_made_says_why_in_the_readers_language(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 8, "Bern")
    club.go_on()
    page = open_page(lang="fr")
    club.become_director(page)
    page.goto(f"{house.address}{club.path}/share")
    page.locator("[data-paper=bracket]").click()
    expect(page.get_by_role("alert")).to_contain_text("La coupe n’est pas encore tirée")


def test_the_code_of_a_table_link_is_scanned_from_the_screen_and_opens_the_table(
    open_page: OpenPage, house: House
) -> None:
    club = Club(house, "kingdomino-championship", 8)
    club.go_on()
    page = open_page()
    club.become_director(page)
    page.get_by_label("More: Table 2").click()
    page.get_by_role("button", name="Link for this table").click()
    page.get_by_role("button", name=re.compile("Make|link", re.IGNORECASE)).last.click()
    code = page.locator("dialog img")
    expect(code).to_be_visible()
    page.wait_for_function("() => document.querySelector('dialog img').complete")
    (address,) = on_screen(code)
    assert address == page.locator("dialog a.address").inner_text()
    phone = open_page(address.removeprefix(house.address), width=390, height=844, touch=True)
    expect(phone.locator(".number")).to_have_text("Table 2")


def test_the_codes_on_printed_score_sheets_are_scanned_and_open_their_tables(open_page: OpenPage, house: House) -> None:
    for preset, players in (("kingdomino-championship", 8), ("pentago-tournament", 8)):
        club = Club(house, preset, players)
        club.go_on()
        page = open_page()
        club.become_director(page)
        page.goto(f"{house.address}{club.path}/share")
        found = on_paper(printed(page, "sheets"))
        tables = club.state()["data"]["rounds"][-1]["tables"]
        assert len(found) == len(tables)
        phone = open_page(sorted(found)[0].removeprefix(house.address), width=390, height=844, touch=True)
        expect(phone.locator(".number")).to_be_visible()
        expect(phone.locator("[data-role=table]")).to_be_visible()


def test_self_registration_and_the_public_page_are_scanned_from_the_screen(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 0, "Dresden")
    page = open_page()
    club.become_director(page)
    page.get_by_text("Let players enter themselves by QR code").click()
    page.get_by_role("button", name=re.compile("Make|link", re.IGNORECASE)).first.click()
    code = page.locator(".link img")
    expect(code).to_be_visible()
    page.wait_for_function("() => document.querySelector('.link img').complete")
    (address,) = on_screen(code)
    phone = open_page(address.removeprefix(house.address), width=390, height=844, touch=True)
    phone.get_by_label("Your name").fill("Yara Yilmaz")
    phone.get_by_role("button", name="Enter").click()
    expect(page.locator(".person")).to_contain_text("Yara Yilmaz")
    screen = open_page(f"{club.path}/screen", width=1920, height=1080)
    picture = screen.locator(".title img")
    expect(picture).to_be_visible()
    screen.wait_for_function("() => document.querySelector('.title img').complete")
    assert on_screen(picture) == {f"{house.address}/t/{club.id}"}


def test_the_page_itself_prints_without_its_buttons(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 8, "Dresden")
    club.go_on()
    club.play_round()
    page = open_page()
    club.become_director(page)
    page.goto(f"{house.address}{club.path}/standing")
    page.wait_for_selector("table")
    text = text_of(page.pdf(format="A4"))
    assert all(name in text for name in NAMES[:8])
    for button in ("Projector", "Draw and publish", "History", "why?"):
        assert button not in text
    assert f"{club.state()['v']}" in text


@pytest.mark.rule("TK4")
def test_a_round_that_was_run_by_hand_from_the_fallback_pack_is_typed_in_later(
    open_page: OpenPage, house: House
) -> None:
    club = Club(house, "kingdomino-championship", 8, "Dresden")
    club.go_on()
    club.play_round()
    page = open_page()
    club.become_director(page)
    page.goto(f"{house.address}{club.path}/share")
    pack = text_of(printed(page, "fallback"))
    assert "If the laptop falls silent" in pack
    assert f"log entry {club.state()['v']}" in pack  # whoever types it in sees whether anything came after it
    for row in club.state()["data"]["standing"]["rows"]:
        assert row["name"] in pack
    page.goto(f"{house.address}{club.path}/round")
    page.wait_for_selector(".next")
    while club.state()["need"]["need"] == "LotNeeded":  # the lots as they came out of the hat
        wanted = club.state()["need"]["candidates"]
        page.get_by_role("button", name="Draw by hand").click()
        for number in reversed(wanted):
            page.get_by_label("Next lot").fill(str(number))
            page.keyboard.press("Enter")
        page.get_by_role("button", name="Write down").click()
        expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Change").click()  # the seating as it was played
    one, other = (page.locator("dialog fieldset").nth(table).get_by_role("button").nth(2) for table in (0, 1))
    one.click()
    other.click()
    page.get_by_label("Reason").fill("by hand")
    page.get_by_role("button", name="Publish this").click()
    expect(page.locator("form.entry")).to_have_count(2)
    type_scores(page, [4, 4], club.rng)  # the lists of the pack are in this order
    expect(page.locator(".next")).to_have_attribute("data-need", re.compile("LotNeeded|Draw"))
    checked = club.get("verify")
    assert (checked["ok"], checked["deviations"]) == (True, 1)
