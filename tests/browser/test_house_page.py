"""Whoever runs the house opens its parts on the page, names a moderator there, and the moderator renames somebody."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.accessible import told, violations
from tests.browser.conftest import House, OpenPage
from tests.browser.test_people import at, sign_up


def link_of(house: House) -> str:
    """What the terminal shows."""
    [line] = [one for one in house.log.read_text("utf-8").splitlines() if "/house#" in one]
    return at(house, line.partition(house.address)[2])


def test_parts_are_opened_on_the_page_and_shown_at_once(tmp_path: Path, open_page: OpenPage) -> None:
    house = House(tmp_path / "data")
    try:
        guest = open_page(at(house, "/"))
        expect(guest.locator(".games .game").first).to_be_visible()
        assert guest.get_by_role("link", name="Clubs").count() == 0
        runs = open_page(link_of(house))
        expect(runs.get_by_role("heading", name="What this house offers")).to_be_visible()
        assert runs.url == at(house, "/house")  # the key is not left in the address
        assert told(violations(runs)) == []
        runs.get_by_label("Clubs").check()
        expect(runs.get_by_label("Accounts and ratings")).to_be_checked()
        expect(runs.get_by_role("link", name="Sign in")).to_be_visible()
        guest.reload()
        expect(guest.get_by_role("link", name="Clubs")).to_be_visible()
        runs.get_by_label("Accounts and ratings").uncheck()
        expect(runs.get_by_label("Clubs")).not_to_be_checked()
        guest.reload()
        expect(guest.locator(".games .game").first).to_be_visible()
        assert guest.get_by_role("link", name="Clubs").count() == 0
    finally:
        house.close()


def test_without_the_link_the_page_opens_nothing(house: House, open_page: OpenPage) -> None:
    page = open_page(at(house, "/house#nonsense"), refused=True)
    expect(page.get_by_text("for whoever runs the house").first).to_be_visible()
    assert page.get_by_role("checkbox").count() == 0


def test_a_moderator_is_named_and_renames_somebody(tmp_path: Path, open_page: OpenPage) -> None:
    house = House(tmp_path / "data", "--online")
    try:
        anna, rude, ben = (open_page(at(house, "/me")) for _ in range(3))
        for page, name in ((anna, "Anna"), (rude, "Rudename"), (ben, "Ben")):
            sign_up(page, name)
        runs = open_page(link_of(house))
        runs.get_by_label("Name of an account").fill("Anna")
        runs.get_by_role("button", name="Make a moderator").click()
        expect(runs.get_by_role("button", name="Remove Anna")).to_be_visible()
        ben.goto(at(house, "/people/Rudename"))
        ben.get_by_role("button", name="Report Rudename").click()
        ben.get_by_label("What happened?").fill("What a name")
        ben.get_by_role("button", name="Send the report").click()
        expect(ben.get_by_role("status").filter(has_text="moderator")).to_be_visible()
        anna.goto(at(house, "/me"))
        anna.get_by_role("link", name="Moderation").click()
        anna.get_by_label("Reason").fill("A name for all ages, please")
        anna.get_by_label("New name").fill("Player.7")
        assert told(violations(anna)) == []
        anna.get_by_role("button", name="Rename").click()
        expect(anna.get_by_text("Anna has renamed Rudename to Player.7")).to_be_visible()
        rude.goto(at(house, "/me"))
        expect(rude.get_by_role("heading", name="Player.7")).to_be_visible()
        expect(rude.get_by_text("A name for all ages, please")).to_be_visible()
    finally:
        house.close()
