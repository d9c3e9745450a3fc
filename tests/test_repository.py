"""What a stranger finds beside the code is there, agrees with it, and can be built."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from fivefold import __version__

ROOT = Path(__file__).parents[1]


def words(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_place_that_names_the_version_names_this_one() -> None:
    newest = re.search(r"^## (\d+\.\d+\.\d+) ", words("CHANGELOG.md"), flags=re.MULTILINE)
    assert newest is not None
    assert newest[1] == __version__
    assert yaml.safe_load(words("CITATION.cff"))["version"] == __version__
    assert f"fivefold-{__version__}-py3-none-any.whl" in words("README.md")
    assert f'"version": "{__version__}"' in words("web/package.json")


def test_the_citation_has_what_its_format_asks_for() -> None:
    citation = yaml.safe_load(words("CITATION.cff"))
    assert citation["cff-version"] == "1.2.0"
    assert {"title", "message", "authors", "license", "date-released"} <= set(citation)
    assert "Katamino duel" in citation["title"]


def test_the_hosted_tests_are_the_same_command_as_here() -> None:
    job = yaml.safe_load(words(".github/workflows/ci.yml"))["jobs"]["test"]
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    assert os.access(ROOT / ".ci/run", os.X_OK)
    assert job["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13"]


def test_pictures_are_small_enough_for_a_page() -> None:
    assert (ROOT / "docs/gallery/pentago.gif").stat().st_size <= 500_000


def pages(nav: object) -> set[str]:
    if isinstance(nav, str):
        return {nav}
    parts = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else ()
    return {page for part in parts for page in pages(part)}


def test_the_site_shows_every_page() -> None:
    docs = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages(yaml.safe_load(words("mkdocs.yml"))["nav"]) == docs


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_site_is_built_with_every_link_checked_and_the_api_from_docstrings(site: Path) -> None:
    games = (site / "api/games.html").read_text(encoding="utf-8")
    assert 'id="fivefold.games.core.Outcome"' in games
    assert "How a game ended: a rank" in games


def test_the_site_fetches_nothing_from_elsewhere(site: Path) -> None:
    index = (site / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="https?://[^"]+"', index) == []
