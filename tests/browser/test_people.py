"""People in the browser: signing up and in with everything a guest had, passkeys, a rated game, everything deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessible import told, violations
from tests.browser.conftest import House, OpenPage

PASSWORD = "purple rowing boat"


@pytest.fixture(scope="module")
def online(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with accounts."""
    found = House(tmp_path_factory.mktemp("online") / "data", "--online")
    yield found
    found.close()


def at(house: House, path: str) -> str:
    """An address under a name: passkeys belong to names, not to numbers."""
    return house.address.replace("127.0.0.1", "localhost") + path


def sign_up(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sign up").first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("button.primary").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def sign_in(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("button.primary").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_house_without_accounts_shows_nothing_of_them(open_page: OpenPage) -> None:
    page = open_page("/", refused=True)  # the address of an account leads nowhere here
    expect(page.locator(".games .game").first).to_be_visible()
    assert page.locator("header .tools a").count() == 0
    page.goto(page.url + "me")
    expect(page.locator("main h1")).to_be_visible()
    assert page.locator("input[type=password]").count() == 0


def test_who_signs_up_keeps_what_the_guest_had_and_finds_it_on_another_device(
    online: House, open_page: OpenPage
) -> None:
    here = open_page(at(online, "/"))
    kept = {"games": {"pentago": {"rating": {"rating": 1321}, "tried": {"a": True}, "storm": 5}}, "days": {}}
    here.evaluate("kept => localStorage.setItem('puzzles', JSON.stringify(kept))", kept)
    here.evaluate(
        "() => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, "
        "body: JSON.stringify({game: 'pente', name: 'Guest'})})"
    )
    here.goto(at(online, "/me"))
    sign_up(here, "Ada")
    there = open_page(at(online, "/"))
    there.evaluate(
        "() => localStorage.setItem('puzzles', JSON.stringify({games: {}, days: {'2026-11-01': ['pente']}}))"
    )
    there.goto(at(online, "/me"))
    sign_in(there, "Ada")
    there.goto(at(online, "/"))
    expect(there.locator(".own li")).to_have_count(1)
    joined = json.loads(there.evaluate("() => localStorage.getItem('puzzles')"))
    assert joined == {**kept, "days": {"2026-11-01": ["pente"]}}
    there.goto(at(online, "/me"))
    here.evaluate("() => localStorage.setItem('katamino.solved', JSON.stringify({A4: 12, A5: 40}))")
    here.goto(at(online, "/people/Ada"))
    expect(here.get_by_role("link", name="2 PENTAs of Katamino solved")).to_be_visible()
    expect(here.get_by_text("1321")).to_be_visible()
    there.get_by_role("button", name="Sign out everywhere").click()
    expect(there.locator(".games .game").first).to_be_visible()
    here.goto(at(online, "/me"))
    expect(here.get_by_label("Password")).to_be_visible()


def test_what_one_has_done_is_not_taken_for_the_next_one_s_at_the_same_device(
    online: House, open_page: OpenPage
) -> None:
    page = open_page(at(online, "/me"))
    sign_up(page, "Rosa")
    page.evaluate("() => localStorage.setItem('katamino.solved', JSON.stringify({A4: 12}))")
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(page.locator(".games .game").first).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('katamino.solved')") is None
    page.goto(at(online, "/me"))
    sign_up(page, "Otto")
    page.goto(at(online, "/people/Otto"))
    expect(page.get_by_role("heading", name="Otto")).to_be_visible()
    assert page.locator("text=PENTA").count() == 0
    page.goto(at(online, "/me"))
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(page.locator(".games .game").first).to_be_visible()
    page.goto(at(online, "/me"))
    sign_in(page, "Rosa")
    assert json.loads(page.evaluate("() => localStorage.getItem('katamino.solved')")) == {"A4": 12}


def test_who_is_signed_out_from_elsewhere_leaves_nothing_for_the_next_one(online: House, open_page: OpenPage) -> None:
    cafe, home = open_page(at(online, "/me")), open_page(at(online, "/me"))
    sign_up(cafe, "Frida")
    cafe.evaluate("() => localStorage.setItem('katamino.solved', JSON.stringify({A4: 12}))")
    cafe.goto(at(online, "/me"))
    sign_in(home, "Frida")
    home.get_by_role("button", name="Sign out everywhere").click()
    expect(home.locator(".games .game").first).to_be_visible()
    cafe.goto(at(online, "/me"))
    sign_up(cafe, "Nextone")
    assert cafe.evaluate("() => localStorage.getItem('katamino.solved')") is None


@pytest.mark.parametrize(
    "then", ["//evil.example/me", "/.//evil.example/me", "https://evil.example", "/\\\\evil.example"]
)
def test_who_signs_in_is_led_to_no_other_site(online: House, open_page: OpenPage, then: str) -> None:
    page = open_page(at(online, f"/me?then={then}"), refused=True)
    page.get_by_role("button", name="Sign up").first.click()
    page.get_by_label("Your name").fill(f"Led{len(then)}")
    page.get_by_label("Password").fill(PASSWORD)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_navigation():
        page.locator("button.primary").click()
    assert all(url.startswith(at(online, "/")) for url in asked)


def test_an_address_that_was_cut_in_the_middle_of_a_letter_leads_to_nobody(online: House, open_page: OpenPage) -> None:
    page = open_page(at(online, "/people/%E5%B0"), refused=True)
    expect(page.get_by_role("alert")).to_be_visible()


def test_one_befriends_challenges_and_reports_somebody_from_their_profile(online: House, open_page: OpenPage) -> None:
    lise, marie = open_page(at(online, "/me")), open_page(at(online, "/me"))
    sign_up(lise, "Lise")
    sign_up(marie, "Marie")
    marie.goto(at(online, "/people/Lise"))
    expect(marie.get_by_role("heading", name="Lise")).to_be_visible()
    assert told(violations(marie)) == []
    marie.get_by_role("button", name="Ask Lise to be a friend").click()
    expect(marie.get_by_role("status").filter(has_text="Lise was asked")).to_be_visible()
    marie.get_by_role("button", name="Report Lise").click()
    marie.get_by_label("What happened?").fill("Her name")
    marie.get_by_role("button", name="Send the report").click()
    expect(marie.get_by_role("status").filter(has_text="A moderator will read it")).to_be_visible()
    marie.get_by_role("link", name="Challenge Lise").click()
    marie.get_by_role("button", name="Challenge Lise").click()
    lise.goto(at(online, "/lobby"))
    expect(lise.get_by_text("Marie would like to be your friend")).to_be_visible()
    expect(lise.get_by_text("challenges you")).to_be_visible()
    lise.goto(at(online, "/people/Lise"))
    expect(lise.get_by_role("heading", name="Lise")).to_be_visible()
    assert lise.get_by_role("link", name="Challenge").count() == 0


def test_a_passkey_signs_in_without_a_password_until_it_is_removed(online: House, open_page: OpenPage) -> None:
    page = open_page(at(online, "/me"), refused=True)
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    key = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    always = {"isUserVerified": True, "automaticPresenceSimulation": True}
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": {**key, **always}})
    sign_up(page, "Grace")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("button", name="Remove the passkey")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(page.locator(".games .game").first).to_be_visible()
    page.goto(at(online, "/me"))
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Grace")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_role("button", name="Remove the passkey")).to_have_count(0)
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(page.locator(".games .game").first).to_be_visible()
    page.goto(at(online, "/me"))
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("does not open an account")


def test_a_rated_game_stands_in_both_profiles_with_its_rating(online: House, open_page: OpenPage) -> None:
    anna, ben = open_page(at(online, "/me")), open_page(at(online, "/me"))
    sign_up(anna, "Emmy")
    sign_up(ben, "Kurt")
    anna.goto(at(online, "/play/pentago"))
    expect(anna.get_by_label("Rated")).to_be_disabled()
    anna.get_by_label("somebody elsewhere").check()
    anna.get_by_role("combobox", name="Clock").select_option("fischer 900+10")
    anna.get_by_label("Rated").check()
    anna.get_by_label("Who begins?").select_option("me")
    anna.get_by_role("button", name="Play now").click()
    expect(anna.get_by_text("rated", exact=True)).to_be_visible()
    invite = anna.url.partition("invite=")[2]
    ben.goto(at(online, f"/j/{invite}"))
    ben.get_by_role("button", name="Sit down").click()
    for page, ply, move in ((anna, 0, "c4 NW+"), (ben, 1, "a1 NW+")):
        expect(page.locator("[data-mine]")).to_be_visible()
        table = page.url.partition("/table/")[2].partition("?")[0]
        page.evaluate(
            "([table, ply, move]) => fetch(`/api/tables/${table}/requests`, {method: 'POST', headers: "
            "{'content-type': 'application/json'}, body: JSON.stringify({do: 'move', ply, move})})",
            [table, ply, move],
        )
    expect(ben.locator("[data-ply='2']")).to_be_visible()
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Yes, resign").click()
    expect(anna.locator("[data-phase='over']")).to_be_visible()
    anna.goto(at(online, "/people/Kurt"))
    expect(anna.locator("ol li")).to_have_count(1)
    expect(anna.locator("ol li")).to_contain_text("lost")
    expect(anna.locator(".value")).to_contain_text("?")
    assert told(violations(anna)) == []
    anna.locator("ol li").get_by_role("button", name="Analysis").click()
    anna.wait_for_url("**/analyse/pentago**")


def test_everything_is_downloaded_and_deleted_by_the_page(online: House, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(at(online, "/me"), refused=True)
    sign_up(page, "Mary")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    download.value.save_as(tmp_path / "all.json")
    assert json.loads((tmp_path / "all.json").read_text("utf-8"))["account"] == "Mary"
    assert told(violations(page)) == []
    page.get_by_role("button", name="Delete the account").click()
    page.locator("form:has(.danger) input").fill(PASSWORD)
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator(".games .game").first).to_be_visible()
    page.goto(at(online, "/people/Mary"))
    expect(page.get_by_role("alert")).to_contain_text("nobody of this name")
