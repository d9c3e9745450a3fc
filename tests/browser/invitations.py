"""The pictures that messengers show of an invitation, one for each game: `python -m tests.browser.invitations`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from fivefold.games import GAMES

from .chromium import find_chromium
from .conftest import House

FOLDER = Path(__file__).parents[2] / "web" / "public" / "invitations"
WIDTH, HEIGHT = 800, 420
CARD = """(number) => {
  const face = document.querySelectorAll(".game .face")[number], card = document.createElement("div");
  card.style = "position:fixed;inset:0;z-index:99;background:#f4efe6;display:grid;grid-template-columns:400px 1fr;" +
    "gap:36px;align-items:center;padding:30px";
  const picture = document.createElement("div"), words = document.createElement("div");
  picture.style = "width:400px;max-height:360px;overflow:hidden;border-radius:14px";
  picture.append(face.firstElementChild.cloneNode(true));
  words.innerHTML = `<img src="/icon.svg" width="56" alt=""><h1 style="font-size:50px;margin:14px 0 6px"></h1><p></p>`;
  words.querySelector("h1").textContent = face.querySelector(".title").textContent;
  words.querySelector("p").textContent = "Fivefold";
  words.querySelector("p").style = "font-size:26px;color:#655c50";
  card.append(picture, words);
  document.body.append(card);
}"""


def main() -> None:
    """Take them from the first page of a house of our own."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=find_chromium())
        for number, game in enumerate(GAMES):
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en", color_scheme="light")
            page.goto(house.address)
            page.wait_for_selector(".game .face svg")
            page.evaluate(CARD, number)
            page.wait_for_timeout(300)
            page.screenshot(path=FOLDER / f"{game}.png")
            page.close()
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
