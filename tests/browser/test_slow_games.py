"""Slow games on the page: answers set ahead by playing them out, time in days, vacation, letters and how they stop."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import House
from tests.patience import wait_until
from tests.server.slow.post import Mailhouse

OpenPage = Callable[..., Page]


def post(page: Page, path: str, body: object, link: str = "") -> dict[str, str]:
    headers = json.dumps({"content-type": "application/json", "x-fivefold-link": link})
    asked = f"async body => (await fetch('{path}', {{method: 'POST', headers: {headers}, body}})).json()"
    found: dict[str, str] = page.evaluate(asked, json.dumps(body))
    return found


def slow_game(anna: Page, ben: Page, game: str = "pente") -> str:
    """Anna begins against Ben, with three days for each move."""
    laid = {"game": game, "name": "Anna", "clock": "days 3", "by_lot": False}
    made = post(anna, "/api/tables", laid)
    post(ben, f"/api/tables/{made['id']}/join", {"name": "Ben"}, made["invite"])
    return f"/table/{made['id']}"


def put(page: Page, point: str) -> None:
    page.locator(f"[data-cell='{point}']").first.click()


def test_answers_of_both_are_played_out_on_the_board_and_come_by_themselves(open_page: OpenPage) -> None:
    anna, ben = open_page(), open_page()
    table = slow_game(anna, ben)
    anna.goto(anna.url.rstrip("/") + table)
    ben.goto(ben.url.rstrip("/") + table)
    plan = ben.get_by_role("region", name="Answers set ahead")
    plan.get_by_role("button", name="If …, then …").click()
    expect(plan.get_by_role("status")).to_contain_text("What might Anna play?")
    put(ben, "K10")
    expect(plan.get_by_role("status")).to_contain_text("And what do you answer?")
    put(ben, "G10")
    expect(plan.get_by_role("status")).to_contain_text("What might Anna play?")
    plan.get_by_role("button", name="Keep this answer").click()
    expect(plan.locator("li")).to_have_text(re.compile("K10 → G10"))
    # The opponent sees nothing of it, and the game itself stands where it stood.
    expect(anna.get_by_role("region", name="Answers set ahead")).to_have_count(0)
    expect(ben.locator("[data-ply]")).to_have_attribute("data-ply", "0")
    put(anna, "K10")
    expect(anna.locator("[data-ply]")).to_have_attribute("data-ply", "2")
    expect(ben.locator("[data-ply]")).to_have_attribute("data-ply", "2")
    expect(plan.locator("li")).to_have_count(0)
    # Now Anna answers ahead: it is her turn, so she moves first.
    put(anna, "O10")
    theirs = anna.get_by_role("region", name="Answers set ahead")
    theirs.get_by_role("button", name="If …, then …").click()
    expect(theirs.get_by_role("status")).to_contain_text("What might Ben play?")
    put(anna, "F10")
    expect(theirs.get_by_role("status")).to_contain_text("And what do you answer?")
    put(anna, "P10")
    expect(theirs.get_by_role("button", name="Keep this answer")).to_be_enabled()
    theirs.get_by_role("button", name="Keep this answer").click()
    expect(theirs.locator("li")).to_have_count(1)
    put(ben, "F10")
    expect(ben.locator("[data-ply]")).to_have_attribute("data-ply", "5")
    expect(anna.locator(".says")).to_contain_text("Ben to move")


def test_three_days_are_three_days_and_a_vacation_is_seen_by_the_opponent(open_page: OpenPage) -> None:
    anna, ben = open_page(), open_page()
    table = slow_game(anna, ben)
    ben.goto(ben.url.rstrip("/") + table)
    expect(ben.get_by_role("timer").first).to_have_text("3 days")
    anna.goto(anna.url)
    own = anna.get_by_role("region", name="Your games")
    expect(own.get_by_role("link").filter(has_text="Ben")).to_contain_text("3 days")
    own.get_by_role("link", name="Reminders and vacation").click()
    anna.get_by_role("button", name="Take vacation").click()
    expect(anna.get_by_role("button", name="End it now")).to_be_visible()
    expect(ben.get_by_text("on vacation until")).to_be_visible()
    anna.get_by_role("button", name="End it now").click()
    expect(ben.get_by_text("on vacation until")).to_have_count(0)


SLOWLY = """() => {
    const real = window.fetch;
    window.fetch = (...asked) => new Promise(go => setTimeout(go, 500)).then(() => real(...asked));
}"""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[House, Mailhouse]]:
    """A house with a mail server."""
    with Mailhouse() as mail:
        house = House(tmp_path / "data", "--smtp", mail.url)
        yield house, mail
        house.close()


def text_of(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def test_an_address_is_confirmed_by_a_letter_and_letters_stop(
    open_page: OpenPage, club: tuple[House, Mailhouse]
) -> None:
    house, mail = club
    anna = open_page(house.address)
    ben = open_page(house.address)
    slow_game(anna, ben)
    anna.goto(f"{house.address}/reminders")
    anna.get_by_label("E-mail address").fill("anna@club.example")
    anna.get_by_role("button", name="Send me an e-mail").click()
    expect(anna.get_by_text("not confirmed yet")).to_be_visible()
    wait_until(lambda: len(mail.letters) == 1)
    link = re.search(r"http\S+confirm=\S+", text_of(mail.letters[0]))
    assert link is not None
    anna.goto(link[0])
    expect(anna.get_by_text("Thank you: the address is confirmed.")).to_be_visible()
    # Three changes, faster than the house answers: none is lost.
    anna.evaluate(SLOWLY)
    anna.get_by_role("combobox", name="from", exact=True).select_option("0")
    anna.get_by_role("combobox", name="to", exact=True).select_option("0")
    anna.get_by_label("When it is my turn").select_option("now")
    wait_until(lambda: len(mail.letters) == 2)
    assert mail.letters[1]["Subject"] == "Pente with Ben: it is your turn, 3 days left."
    stop = re.search(r"http\S+stop=\S+", text_of(mail.letters[1]))
    assert stop is not None
    stranger = open_page(stop[0])  # whoever opens the link, on whatever device
    stranger.get_by_role("button", name="Stop", exact=True).click()
    expect(stranger.get_by_text("You will get no more e-mail.")).to_be_visible()
    anna.reload()
    expect(anna.get_by_label("When it is my turn")).to_have_value("off")
