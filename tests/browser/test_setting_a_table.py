"""Setting a table from the first page: players, seats, variants, matches, and who begins."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .hands import open_sheet, type_moves, wait_for_own_turn

OpenPage = Callable[..., Page]
FIVE = ("K10", "O10", "N10", "M10", "L10")
"""White's five stones, the second of them far enough from the centre (PT3)."""
FAR = ("D16", "F16", "H16", "K16")


def unfold(sheet: Locator, title: str) -> None:
    sheet.locator("summary", has_text=title).click()


def begin(sheet: Locator) -> Page:
    page = sheet.page
    sheet.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", re.compile("playing|gathering"))
    return page


def options_of(page: Page) -> set[str]:
    table = re.sub(r".*/table/([^?]+).*", r"\1", page.url)
    options: str = page.evaluate(f"async () => (await (await fetch('/api/tables/{table}')).json()).table.options")
    return set(options.split())


def seats(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".seats .name").all_inner_texts()]


@pytest.mark.rule("PT3", "PT10", "PT11")
def test_every_option_of_pente_is_chosen_by_hand_and_combined(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pente")
    unfold(sheet, "All options")
    sheet.get_by_label("Opening").select_option("free")
    sheet.get_by_role("combobox", name="Board").select_option("13")
    sheet.get_by_label("Stones for each player").fill("60")
    sheet.get_by_label("Stones for each player").blur()
    sheet.get_by_text("Announce threes and fours").click()
    sheet.get_by_text("Reply to a winning move").click()
    sheet.get_by_text("Play for points").click()
    sheet.get_by_label("A line of six").select_option("exactly_five")
    sheet.get_by_label("Two open threes at once").select_option("forbidden")
    sheet.get_by_label("When all stones are placed").select_option("count")
    expect(sheet.get_by_label("Variant")).to_have_value("")
    page = begin(sheet)
    assert options_of(page) == {
        *("opening=free", "size=13", "stones=60", "announce=off", "reply=on", "points=on"),
        *("line=exactly_five", "double_three=forbidden", "exhaustion=count", "teams=off"),
    }


@pytest.mark.rule("PT10")
def test_options_that_do_not_go_together_are_explained_while_choosing(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(lang="de", refused=True), "pente")
    unfold(sheet, "Alle Regeln einzeln")
    stones = sheet.get_by_label("Steine für jeden")
    stones.fill("500")
    stones.blur()
    expect(sheet.get_by_role("alert")).to_contain_text("2 Spieler mit je 500 Steinen")
    expect(sheet.get_by_role("button", name="Jetzt spielen")).to_be_disabled()
    stones.fill("50")
    stones.blur()
    expect(sheet.get_by_role("alert")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Jetzt spielen")).to_be_enabled()


def test_a_preset_is_a_starting_point_and_says_what_it_means(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pente")
    sheet.get_by_label("Variant").select_option("count")
    expect(sheet.get_by_label("Variant")).to_have_accessible_description(re.compile("most captured stones win"))
    unfold(sheet, "All options")
    expect(sheet.get_by_label("Stones for each player")).to_have_value("40")
    expect(sheet.locator(".drawn svg")).to_have_count(9)
    sheet.get_by_role("combobox", name="Board").select_option("15")
    assert {"exhaustion=count", "stones=40", "size=15"} <= options_of(begin(sheet))


@pytest.mark.rule("PT1", "PT18")
def test_a_match_to_21_with_a_handicap_goes_on_over_several_games(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pente")
    sheet.locator("input[value=here]").check()
    sheet.get_by_label("Your name").fill("Anna")
    sheet.get_by_label("The other player’s name").fill("Ben")
    sheet.get_by_label("Who begins?").select_option("me")
    sheet.get_by_label("Variant").select_option("points")
    sheet.get_by_label("Match").select_option("points 21")
    unfold(sheet, "Give a handicap")
    sheet.get_by_role("spinbutton", name="Ben").fill("4")
    sheet.get_by_role("spinbutton", name="Ben").blur()
    page = begin(sheet)
    score = page.get_by_role("region", name="Match")
    expect(score).to_contain_text("to 21 points")
    expect(score.locator("li").nth(1)).to_contain_text("Ben")
    expect(score.locator("li").nth(1).locator("b")).to_have_text("4")
    type_moves(page, *(move for pair in zip(FIVE, (*FAR, ""), strict=True) for move in pair if move))
    expect(score.locator("li").first.locator("b")).to_have_text("5")
    before = page.url
    page.get_by_role("button", name="Next game").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator("[data-phase]")).to_have_attribute("data-ply", "0")
    expect(page.locator(".seats .name")).to_have_text(["Ben", "Anna"])
    expect(score).to_contain_text("game 2")
    expect(score.locator("b")).to_have_text(["4", "5"])


def test_the_first_to_two_wins_has_won_the_match(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pentago")
    sheet.locator("input[value=here]").check()
    sheet.get_by_label("Match").select_option("wins 2")
    page = begin(sheet)
    for game in (1, 2):
        expect(page.get_by_role("region", name="Match")).to_contain_text(f"game {game}")
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("button", name="Yes, resign").click()
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "over")
        if game == 1:
            before = page.url
            page.get_by_role("button", name="Next game").click()
            page.wait_for_url(lambda url, before=before: url != before)  # type: ignore[misc]
    expect(page.get_by_role("region", name="Match")).to_contain_text(re.compile("first to 2 wins"))


@pytest.mark.rule("PT13", "PT14", "PT1")
def test_four_browsers_play_in_teams_and_the_losing_team_begins_the_next_game(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pente")
    sheet.locator(".pill", has_text="4").click()
    sheet.locator("input[value=link]").check()
    sheet.get_by_label("Your name").fill("Anna")
    sheet.get_by_label("Who begins?").select_option("me")
    anna = begin(sheet)
    link = re.sub(r"^https?://[^/]+", "", anna.get_by_label("Link").input_value())
    pages = [anna]
    for name in ("Ben", "Cem", "Dora"):
        page = open_page(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".seats")).to_contain_text(name)
        pages.append(page)
    expect(anna.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    expect(anna.locator(".seats .name")).to_have_text(["Anna (you)", "Ben", "Cem (your partner)", "Dora"])
    expect(pages[3].locator(".seats .name")).to_have_text(["Anna", "Ben (your partner)", "Cem", "Dora (you)"])
    rows = [
        FIVE,
        *(tuple(f"{column}{row}" for column in columns) for columns, row in (("ACEG", 19), ("ACEG", 1), ("TRPN", 1))),
    ]
    for turn in range(5):
        for page, moves in zip(pages, rows, strict=True):
            if turn < len(moves):
                wait_for_own_turn(page)
                type_moves(page, moves[turn])
            if page.locator("[data-phase=over]").count():
                break
    for page in pages:
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "over")
    for page in pages:
        page.get_by_role("button", name=re.compile("Play again|Accept")).first.click()
    expect(anna.locator("[data-phase]")).to_have_attribute("data-ply", "0")
    expect(anna.locator(".seats .name")).to_have_text(["Ben", "Cem (your partner)", "Dora", "Anna (you)"])


@pytest.mark.rule("PT13")
def test_people_and_computers_share_a_team_game_and_the_partner_is_chosen(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pente")
    sheet.locator(".pill", has_text="4").click()
    sheet.get_by_label("Your partner").select_option("here")
    sheet.get_by_role("textbox", name="Name", exact=True).fill("Cleo")
    sheet.get_by_label("Your name").fill("Anna")
    page = begin(sheet)
    found = [re.sub(r" \(.*", "", name) for name in seats(page)]
    assert {found.index("Anna") % 2, found.index("Cleo") % 2} in ({0}, {1})
    assert sum(name.startswith("Computer") for name in found) == 2


@pytest.mark.rule("KD1", "KD10")
def test_the_number_of_players_is_apart_from_the_variant(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "kingdomino")
    sheet.locator(".pill", has_text="3").click()
    unfold(sheet, "All options")
    sheet.get_by_label("Harmony").check()
    sheet.get_by_label("Middle Kingdom").check()
    sheet.get_by_label("Dynasty").check()
    page = begin(sheet)
    assert {"players=3", "harmony=on", "middle_kingdom=on", "dynasty=on"} <= options_of(page)
    assert len(seats(page)) == 3


@pytest.mark.rule("KD10")
def test_the_mighty_duel_seats_two(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(refused=True), "kingdomino")
    sheet.get_by_label("Variant").select_option("duel")
    expect(sheet.locator(".pill", has_text="2").get_by_role("radio")).to_be_checked()
    sheet.locator(".pill", has_text="4").click()
    expect(sheet.get_by_role("alert")).to_contain_text("The mighty duel is for two players")


@pytest.mark.rule("PG1")
@pytest.mark.parametrize(("start", "first"), [("me", "Anna"), ("other", "Ben")])
def test_who_begins_is_chosen_instead_of_drawn(open_page: OpenPage, start: str, first: str) -> None:
    sheet = open_sheet(open_page(), "pentago")
    sheet.locator("input[value=here]").check()
    sheet.get_by_label("Your name").fill("Anna")
    sheet.get_by_label("The other player’s name").fill("Ben")
    sheet.get_by_label("Who begins?").select_option(start)
    assert seats(begin(sheet))[0] == first


@pytest.mark.rule("PG1")
def test_light_may_begin_and_the_record_says_so(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pentago")
    sheet.locator("input[value=here]").check()
    sheet.get_by_label("Your name").fill("Anna")
    sheet.get_by_label("Who begins?").select_option("me")
    sheet.get_by_label("Your colour").select_option("Light")
    page = begin(sheet)
    assert seats(page)[0] == "Anna"
    expect(page.locator(".seats .dot").first).to_have_attribute("data-colour", "Light")
    wait_for_own_turn(page)
    type_moves(page, "c4 NW+")
    expect(
        page.locator("[data-cell=c6], [data-cell=a4], [data-cell=c4]").and_(page.get_by_label("light")).first
    ).to_be_visible()
    record = page.evaluate(
        "async () => (await fetch(location.pathname.replace('/table/', '/api/tables/') + '/record')).text()"
    )
    assert "first=light" in record


def test_a_clock_of_ones_own_runs(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pentago")
    sheet.get_by_label("Clock").select_option("own")
    sheet.get_by_label("Minutes per player").fill("7")
    sheet.get_by_label("Extra seconds per move").fill("3")
    sheet.get_by_label("Extra seconds per move").blur()
    page = begin(sheet)
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^[67]:\d\d$"))


def test_computers_take_the_seats_for_which_nobody_comes(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "kingdomino")
    sheet.locator("input[value=link]").check()
    page = begin(sheet)
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "gathering")
    page.get_by_role("button", name="Fill the seats with computers").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    assert sum(name.startswith("Computer") for name in seats(page)) == 3


def test_one_click_plays_again_as_the_last_time(open_page: OpenPage) -> None:
    page = open_page()
    sheet = open_sheet(page, "pente")
    sheet.get_by_label("Variant").select_option("strict")
    sheet.locator("input[value=here]").check()
    begin(sheet)
    page.get_by_role("link", name="Fivefold").click()
    page.get_by_role("button", name="Play Pente now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    assert {"line=exactly_five", "double_three=forbidden_strict"} <= options_of(page)
    assert len(seats(page)) == 2
    assert not any(name.startswith("Computer") for name in seats(page))


@pytest.mark.rule("KT10")
def test_the_duel_says_what_its_first_piece_must_cover(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "katamino_duel")
    sheet.locator("input[value=here]").check()
    page = begin(sheet)
    expect(page.locator(".says")).to_contain_text("must cover at least one of the four centre squares")
    page.goto(page.url.split("/table")[0])
    sheet = open_sheet(page, "katamino_duel")
    sheet.get_by_label("Variant").select_option("anywhere")
    page = begin(sheet)
    expect(page.locator(".says")).not_to_contain_text("centre squares")


@pytest.mark.rule("PG3")
def test_pentago_says_that_a_quadrant_is_to_be_turned_now(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pentago")
    sheet.locator("input[value=here]").check()
    page = begin(sheet)
    expect(page.locator(".says")).to_contain_text("Put a marble")
    page.locator("[data-cell=c4]").click()
    expect(page.locator(".says")).to_contain_text("Now turn a quadrant")


def test_a_table_that_is_open_is_joined_from_the_first_page(open_page: OpenPage) -> None:
    sheet = open_sheet(open_page(), "pentago")
    sheet.locator("input[value=link]").check()
    sheet.get_by_label("Your name").fill("Wilma")
    sheet.get_by_label("Clock").select_option("fischer 300+5")
    sheet.get_by_label("Anyone here may sit down and watch").check()
    host = begin(sheet)
    stranger = open_page()
    waiting = stranger.locator("section").filter(has=stranger.get_by_role("heading", name="Tables waiting for players"))
    waiting.get_by_role("link", name="Wilma – free 5 min + 5 s").click()
    stranger.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    expect(host.locator(".seats .name")).to_have_count(2)
