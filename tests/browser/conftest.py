"""A real server and a real browser: Debian's chromium, driven by Playwright."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.chromium import find_chromium
from tests.patience import PATIENCE, wait_until
from tests.ports import free_port

WAIT = PATIENCE * 1000  # as Playwright counts
expect.set_options(timeout=WAIT)
PAGE = Path(__file__).parents[2] / "src" / "fivefold" / "server" / "page" / "index.html"


class House:
    """`fivefold serve` as its own process, on a folder that outlives it."""

    def __init__(self, data: Path, *options: str, packages: Path | None = None) -> None:
        self.data, self.port, self.options = data, free_port(), options
        self.address = f"http://127.0.0.1:{self.port}"
        self.env = {**os.environ, "PYTHONPATH": str(packages)} if packages else None
        self.log = data.parent / "serve.log"
        self.restart()

    def restart(self) -> None:
        command = [
            str(Path(sys.executable).parent / "fivefold"),
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--rate", "0", "--bots", "1", *self.options], stdout=log, stderr=log, env=self.env
            )
        wait_until(self._warm)

    def _warm(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return b'"warm":true' in answer.read()
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert PAGE.exists(), "the page is not built: make src/fivefold/server/page/index.html"
    found = House(tmp_path_factory.mktemp("house") / "data")
    yield found
    found.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """For a test that kills it: whatever comes of that is this test's alone."""
    found = House(tmp_path / "data")
    yield found
    found.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    # The shell is the same chromium without a window's machinery: half the work for a page.
    chromium = find_chromium()
    assert chromium, "no chromium was found: apt-get install chromium-headless-shell"
    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=quiet)
        yield found
        found.close()


OpenPage = Callable[..., Page]
EXPECTED = re.compile(
    r"WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (400|403|409) "
)
"""A house that is away, and refusals: the page shows both itself."""


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[OpenPage]:
    """Open an address as a new person; whatever the console complains about fails the test."""
    complaints: list[str] = []
    contexts = []

    def opened(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        lang: str = "en",
        dark: bool = False,
        touch: bool = False,
        refused: bool = False,
        worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
            service_workers="allow" if worker else "block",  # most tests are over before it has kept anything
        )
        contexts.append(context)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        # A refusal stands in the console though the page answers it; a test that asks for one says so.
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type == "error" and not (refused and re.search("status of 40[04]", said.text))
                else None
            ),
        )
        page.on("pageerror", lambda wrong: complaints.append(str(wrong)))
        page.goto(urljoin(house.address, path))  # a whole address leads to another house
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not [said for said in complaints if not EXPECTED.search(said)]
