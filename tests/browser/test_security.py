"""The page within its Content-Security-Policy, and the tokens of links on their way."""

from __future__ import annotations

import json
import urllib.request
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from tests.browser.conftest import House, OpenPage


def asked(house: House, path: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(house.address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


VIOLATIONS = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.violatedDirective} ${event.blockedURI}`));
"""


@pytest.mark.parametrize("path", ["/", "/analyse", "/play/pente", "/katamino", "/learn", "/circuits", "/tournaments"])
def test_every_page_keeps_to_its_policy(open_page: OpenPage, path: str) -> None:
    page = open_page("/")
    page.add_init_script(VIOLATIONS)
    page.goto(page.url.rstrip("/") + path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.violations") == []
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"


def test_a_style_that_the_house_did_not_write_is_not_applied(browser: Any, house: House) -> None:
    page = browser.new_context().new_page()
    page.add_init_script(VIOLATIONS)
    page.goto(house.address)
    page.evaluate("""document.head.append(Object.assign(document.createElement("style"), {textContent: "b {}"}))""")
    page.evaluate("""fetch("http://127.0.0.2:9/").catch(() => {})""")
    page.evaluate("""void (() => { try { new WebSocket("ws://127.0.0.2:9/"); } catch {} })()""")
    page.wait_for_function("() => window.violations.length >= 3")
    assert {each.split(" ")[0] for each in page.evaluate("window.violations")} == {"style-src-elem", "connect-src"}
    page.context.close()


def _keep_url(urls: list[str], socket: WebSocket) -> None:
    urls.append(socket.url)


def test_the_token_of_a_link_is_in_no_address_of_a_socket(open_page: OpenPage, house: House) -> None:
    table = asked(house, "/api/tables", {"game": "pentago", "public": False})
    preset = "kingdomino-championship"
    tournament = asked(house, "/api/tournaments", {"title": "Bern", "preset": preset, "public": False})
    for path, token, room in (
        (f"/table/{table['id']}?link={table['invite']}", table["invite"], "tables"),
        (f"/j/{tournament['director']}", tournament["director"], "tournaments"),
    ):
        page = open_page("/")
        sockets: list[str] = []
        page.on("websocket", partial(_keep_url, sockets))
        with page.expect_websocket() as opened:
            page.goto(house.address + path)
        with opened.value.expect_event("framereceived"):
            pass
        assert f"/api/{room}/" in sockets[0]
        assert all(token not in url for url in sockets)
    expect(page.get_by_text("Bern").first).to_be_visible()
