"""The schema of the API is kept in docs/ and is current; nothing in it makes the house stumble.

`python -m tests.server.test_openapi` writes it anew.
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
from pathlib import Path

import pytest

SCHEMA = Path(__file__).parents[2] / "docs" / "openapi.json"


def current() -> str:
    from fivefold.server.app import create_app
    from fivefold.server.settings import Settings

    app = create_app(Settings(data=Path(tempfile.gettempdir())))
    return json.dumps(app.openapi(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def test_the_schema_in_docs_is_current() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == current(), "run: python -m tests.server.test_openapi"


def test_while_the_schema_is_made_others_have_their_turns(tmp_path: Path) -> None:
    from fivefold.server.app import App, create_app
    from fivefold.server.settings import Settings

    app, turns = create_app(Settings(data=tmp_path)), 0
    assert isinstance(app, App)

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def asked() -> bytes:
        others_run = asyncio.create_task(others())
        found, again = await asyncio.gather(app.encoded_schema(), app.encoded_schema())
        others_run.cancel()
        assert found is again
        return found

    assert json.loads(asyncio.run(asked())) == json.loads(SCHEMA.read_text(encoding="utf-8"))
    assert turns > 20


CONFIG = """
[checks]
positive_data_acceptance.expected-statuses = ["2xx", "3xx", 400, 401, 403, 404, 409, 413, 429, 503]
"""
"""A move, a record or a regulation may be refused (400, with a code) though its form is right; 422: it is not."""


def test_whatever_the_schema_allows_is_answered_without_trouble(tmp_path: Path) -> None:
    """Schemathesis asks everything the schema allows, and much that it does not; all its checks hold."""
    pytest.importorskip("schemathesis")
    import subprocess
    import sys

    from tests.server.conftest import Running

    from fivefold.server.settings import Settings

    settings = Settings(data=tmp_path / "data", bots="1", passwords_per_minute=1e9).without_limits()
    (tmp_path / "schemathesis.toml").write_text(CONFIG, encoding="utf-8")
    soak = bool(os.environ.get("FIVEFOLD_SOAK"))
    examples, phases = ("200", "examples,coverage,fuzzing") if soak else ("4", "examples,fuzzing")
    with Running(settings) as house:
        (tmp_path / "openapi.json").write_text(house.client().get("/api/docs.json").text, encoding="utf-8")
        command = [
            str(Path(sys.executable).parent / "schemathesis"),
            "--config-file",
            str(tmp_path / "schemathesis.toml"),
            "run",
            str(tmp_path / "openapi.json"),
            "--url",
            house.url,
            "--checks",
            "all",
            "--max-response-time",
            "600",
            "--phases",
            phases,
            "--max-examples",
            examples,
            "--exclude-path-regex",
            "/api/stream",
            "--seed",
            "5",
            "--request-timeout",
            "60",
            "--no-color",
        ]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert done.returncode == 0, done.stdout[-40000:] + done.stderr[-2000:]


if __name__ == "__main__":
    SCHEMA.write_text(current(), encoding="utf-8")
