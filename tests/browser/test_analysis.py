"""Analysis: free moves, what they are worth, the graph of a game, records, positions in the address."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from fivefold.games import GAMES, game as game_named
from fivefold.games.core import CHANCE
from fivefold.games.options import write_options

from .hands import choose, type_moves

OpenPage = Callable[..., Page]
GAME = "/analyse/pentago?moves=a6/SE%2B,a1/SE%2B,b6/SE%2B,b1/SE%2B,c6/SE%2B,f3/SE%2B,d6/SW%2B,d1/SW%2B&names=Anna,Ben"


def test_a_proved_win_is_shown_as_such_and_played(open_page: OpenPage) -> None:
    page = open_page(GAME)
    expect(page.locator(".verdict")).to_contain_text("Anna wins in 1")
    expect(page.locator(".proof")).to_have_text("proved")
    expect(page.locator(".candidates li").first).to_contain_text("wins in 1")
    expect(page.locator(".mark.win")).to_have_count(1)
    page.locator(".candidates li button").first.hover()
    expect(page.locator(".board-side .five")).to_have_count(5)
    page.locator(".candidates li button").first.click()
    expect(page.locator(".says")).to_contain_text("Anna wins: five in a row")
    expect(page).to_have_url(re.compile(r"moves=.*,e6"))


def test_a_line_of_ones_own_leaves_the_game_and_comes_back(open_page: OpenPage) -> None:
    page = open_page(GAME, refused=True)
    expect(page.locator("section.moves li")).to_have_count(8)
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".marble")).to_have_count(0)
    page.locator("[data-cell=d3]").click()
    page.locator("[data-turn='NW+']").click()
    expect(page.locator("section.moves li")).to_have_count(1)
    expect(page.locator("section.moves li .own")).to_contain_text("d3/NW+")
    page.get_by_label("Type a move").fill("d3 NW+")
    page.get_by_label("Type a move").press("Enter")
    expect(page.locator(".refusal")).to_contain_text("d3 already holds a marble")
    page.reload()
    expect(page.locator("section.moves li")).to_contain_text(["d3/NW+"])
    page = open_page(GAME)
    page.get_by_role("button", name="To the start").click()
    page.get_by_label("Type a move").fill("d3 NW+")
    page.get_by_label("Type a move").press("Enter")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("section.moves li")).to_have_count(8)


def test_the_graph_names_the_turning_point(open_page: OpenPage) -> None:
    page = open_page(GAME, lang="de")
    page.get_by_role("button", name="Ganze Partie analysieren").click()
    turning = page.locator(".graph li button", has_text="d1/SW+")
    expect(turning).to_contain_text("verliert zwingend")
    turning.click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "7")
    box = page.get_by_role("img", name="Kurve der Chancen").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".graph .under")).to_contain_text(re.compile(r"\d+\. .+: \d+\s%"))
    page.mouse.move(box["x"], box["y"] + box["height"] + 300)
    expect(page.locator(".graph .under")).not_to_contain_text("%")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_studied(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/analyse/{game}")
    expect(page.locator(".board-side svg >> visible=true").first).to_be_visible()
    if game == "kingdomino":
        page.get_by_role("button", name="Draw by lot").click()
        expect(page.locator("section.moves li")).to_contain_text(["dealt"])
        expect(page.locator("section.moves li").get_by_role("img", name=re.compile(r"Domino \d+"))).to_have_count(4)
        return
    typed = {"pentago": "c4 NW+", "pente": "K10", "katamino": "2 a1 b1 c1 d1 d2", "katamino_duel": "9 e5 f5 f6 g6 f7"}
    page.get_by_label("Type a move").fill(typed[game])
    page.get_by_label("Type a move").press("Enter")
    expect(page.locator("section.moves li")).to_have_count(1)
    page.get_by_role("button", name="One move back").click()
    expect(page).to_have_url(re.compile("at=0"))


def test_a_game_goes_from_the_table_to_the_analysis(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago", against="here")
    type_moves(page, "a1 SE+", "b1 SE+", "c1 SE+")
    page.get_by_role("link", name="Analysis").last.click()
    expect(page.locator("section.moves li")).to_have_count(3)
    expect(page.locator(".says")).to_contain_text(re.compile("(Guest|Player 2) to move"))


def test_a_record_is_loaded_as_text_and_as_a_file(open_page: OpenPage, tmp_path: Path) -> None:
    text = '[Game "pente"]\n[Language "de"]\n[Seat1 "Anna"]\n\n1. 0 R1\n2. R4O1 R2\n3. R3*\n'
    page = open_page("/analyse", refused=True)
    page.get_by_label("Game record").fill(text.replace("R4O1", "R1"))
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Line 6, column 4")
    page.get_by_label("Game record").fill("no record \x00 🎲")
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("A record names its game first")
    page.get_by_label("Game record").fill(text)
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator("section.moves li")).to_have_count(5)
    expect(page.locator("section.moves li").nth(2)).to_contain_text("O11")
    page.get_by_label("Notation").select_option("booklet")
    expect(page.locator("section.moves li").nth(2)).to_contain_text("R4U1")
    page.locator("header select").select_option("fr")
    expect(page.locator("section.moves li").nth(2)).to_contain_text("D4H1")
    (tmp_path / "game.txt").write_text('[Game "pentago"]\n1. a6/SE+ a1/SE+\n')
    page.goto(page.url.split("/analyse")[0] + "/analyse")
    (tmp_path / "board.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff")
    page.locator("input[type=file]").set_input_files(tmp_path / "board.png")
    expect(page.get_by_role("alert")).to_contain_text("board.png n’est pas un fichier texte")
    expect(page.locator("form.load textarea")).to_have_value("")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
    expect(page.locator("section.moves li")).to_have_count(2)


DROPPED = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  return carried;
}"""


def test_a_record_is_dropped_anywhere_on_a_page_of_the_analysis(open_page: OpenPage) -> None:
    """What is dropped beside the form would else take the page's place."""
    page = open_page("/analyse/pente")
    expect(page.get_by_role("button", name="Load a record")).to_be_visible()
    picture = page.evaluate_handle(DROPPED, ["board.png", "\x89PNG\x00\x01"])
    page.locator("h1").dispatch_event("drop", {"dataTransfer": picture})
    expect(page.get_by_role("alert")).to_contain_text("board.png is no text file")
    record = page.evaluate_handle(DROPPED, ["game.txt", '[Game "pentago"]\n1. a6/SE+ a1/SE+\n'])
    page.locator("h1").dispatch_event("drop", {"dataTransfer": record})
    expect(page.locator("section.moves li")).to_have_count(2)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pentago")


@pytest.mark.rule("PT23")
def test_pente_is_typed_in_the_letters_of_the_language(open_page: OpenPage) -> None:
    page = open_page(lang="de")
    choose(page, "pente", against="here")
    page.get_by_label("Schreibweise").select_option("booklet")
    type_moves(page, "0", "U2")
    expect(page.locator("section.moves li").nth(1)).to_contain_text("U2")
    expect(page.locator("[data-cell=K8]")).to_have_attribute("aria-label", re.compile("schwarz", re.IGNORECASE))
    page.locator("#typed").fill("D5")
    page.locator("#typed").press("Enter")
    expect(page.locator(".refusal")).to_contain_text("kein Zug in der gewählten Schreibweise")
    page.locator("header select").select_option("en")
    expect(page.locator("section.moves li").nth(1)).to_contain_text("D2")


@cache
def some_game(game: str, moves: int = 14) -> tuple[str, list[str], str]:
    """The options of a short game, its moves, and the position after them."""
    rules, rng = game_named(game), random.Random(5)
    options = next(o for name, o in rules.presets.items() if game != "kingdomino" or name == "two")
    state = rules.start(options)
    made: list[str] = []
    while rules.to_move(state) is not None and len(made) < moves:
        chance = rules.to_move(state) == CHANCE
        move = rules.chance(state, rng) if chance else rng.choice(rules.legal_moves(state))
        made.append(rules.write_move(state, move))
        state = rules.play(state, move)
    return write_options(options), made, rules.write_position(state)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_stands_in_the_address_and_comes_out_of_it(open_page: OpenPage, game: str) -> None:
    options, moves, position = some_game(game, 6)
    shown = "[...document.querySelectorAll('[data-cell]')].map(e => e.ariaLabel.split(',').slice(0, 2).join()).join()"
    page = open_page(f"/analyse/{game}?{urlencode({'options': options, 'moves': ','.join(moves)})}")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(len(moves)))
    page.wait_for_selector(".board-side [data-cell]")
    page.wait_for_timeout(400)
    led = page.evaluate(shown)
    other = open_page(f"/analyse/{game}?{urlencode({'options': options, 'position': position})}")
    other.wait_for_selector(".board-side [data-cell]")
    other.wait_for_timeout(400)
    assert other.evaluate(shown) == led
    page.get_by_role("button", name="One move back").click()
    expect(page).to_have_url(re.compile(f"at={len(moves) - 1}$"))
    again = open_page("/" + page.url.split("/", 3)[-1])
    expect(again.locator("[data-at]")).to_have_attribute("data-at", str(len(moves) - 1))
    expect(again.locator("section.moves li")).to_have_count(len(moves))


def test_a_record_of_kingdomino_is_studied_past_its_deals(open_page: OpenPage) -> None:
    options, moves, _ = some_game("kingdomino")
    page = open_page("/analyse")
    page.get_by_label("Game record").fill(
        f'[Game "kingdomino"]\n[Options "{options}"]\n[Seat2 "Ben"]\n\n' + " ".join(moves)
    )
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator("section.moves li")).to_have_count(len(moves))
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".says")).to_contain_text("Chance moves; step on")
    for ply, move in enumerate(moves[:-1], 1):
        page.get_by_role("button", name="One move forward").click()
        expect(page.locator("[data-at]")).to_have_attribute("data-at", str(ply))
        told = page.locator(".says")
        expect(told).to_contain_text(re.compile("Chance moves|to move"))
        assert not page.locator(".refusal").count(), (ply, move)
    page.get_by_role("button", name="Analyse the whole game").click()
    expect(page.get_by_role("button", name="Analyse the whole game")).to_be_enabled()
    assert not page.locator(".refusal").count()
    expect(page.locator(".graph")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "game", "moves", "said"),
    [
        ("de", "kingdomino", "1. deal 1 2 3 99", "Zeile 3, Spalte 4: deal 1 2 3 99: Es gibt kein Domino 99 (KD1)."),
        ("fr", "kingdomino", "1. deal 1 2 3", "Ligne 3, colonne 4 : deal 1 2 3 : une ligne a ici 4 dominos (KD2)."),
        ("fr", "pentago", "2. a1/NW+", "Ligne 3, colonne 1 : Le numéro 2 est là où 1 est attendu."),
        (
            "de",
            "katamino",
            "1. 2/a1/b1/c1/d1/e1",
            "Zeile 3, Spalte 4: 2 a1 b1 c1 d1 e1: Stein 2 hat nicht diese Form (KT1).",
        ),
    ],
)
def test_what_is_wrong_in_a_record_is_said_in_the_language_of_the_page(
    open_page: OpenPage, lang: str, game: str, moves: str, said: str
) -> None:
    page = open_page("/analyse", lang=lang, refused=True)
    options = {"kingdomino": "two", "katamino": "5x12"}.get(game, "")
    page.locator("textarea").fill(f'[Game "{game}"]\n[Options "{options}"]\n{moves}')
    page.locator(".load button.primary").click()
    expect(page.get_by_role("alert")).to_have_text(said)


def test_nonsense_in_the_address_is_told_in_a_sentence(open_page: OpenPage) -> None:
    page = open_page("/analyse/pentago?moves=a1/NW%2B,a1/NW%2B", refused=True)
    expect(page.get_by_role("alert")).to_contain_text("already holds a marble")
    page = open_page("/analyse/pentago?position=zzz", refused=True)
    expect(page.get_by_role("alert")).to_contain_text("A Pentago position is written with b, w and .")
