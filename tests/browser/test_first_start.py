"""The first start, with nothing compiled: the page is there at once, and a table that is asked for early waits."""

from __future__ import annotations

import os
import shutil
import signal
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.patience import PATIENCE
from tests.soak.processes import Served, direct_children

from fivefold import kernels

from .hands import ask_for

pytestmark = pytest.mark.compiled


def test_a_game_asked_for_before_anything_is_compiled_begins_by_itself_though_the_compilers_are_killed(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache, compiled = tmp_path / "cache", kernels.cache_folder()
    if compiled and not os.environ.get("FIVEFOLD_SOAK"):  # the kernels of this one game are enough to wait for
        others = shutil.ignore_patterns("pentago_*", "*.compiled", "*.lock")
        shutil.copytree(compiled, cache / "kernels" / compiled.name, ignore=others)
    monkeypatch.setenv("FIVEFOLD_CACHE", str(cache))
    house = Served(tmp_path / "data", log=tmp_path / "log")
    house.start()
    try:
        house.wait_for_the_page()
        health = httpx.get(f"{house.url}/health", timeout=PATIENCE, verify=False)
        assert (health.status_code, health.json()["state"]) == (503, "starting")
        order = health.json()["preparing"]
        assert len(order) == health.json()["parts"] > 20
        assert order.index("Pentago: rules") < order.index("Pentago: tree"), "the strong players follow"
        page = browser.new_page(locale="en", reduced_motion="reduce")
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(house.url)
        ask_for(page, "pentago", bot="greedy")
        expect(page.get_by_role("status").filter(has_text="Getting ready for the first time")).to_be_visible()
        for pid in direct_children(house.pid):  # the compilers and the process they are forked from
            os.kill(pid, signal.SIGKILL)
        page.wait_for_url("**/table/**")
        page.wait_for_function("() => document.querySelector('[data-phase]')?.dataset.phase === 'playing'")
        expect(page.get_by_text("Getting ready for the first time")).to_have_count(0)
        page.close()
    finally:
        house.close()
