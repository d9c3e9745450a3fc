"""A TypeScript client can be generated from what is served: a program that uses it is checked and runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.conftest import Running

from fivefold.games import GAMES, game

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "web" / "node_modules" / ".bin"
PATH = os.pathsep.join([os.environ["PATH"], str(Path(sys.prefix) / "node")])
"""`scripts/page` puts Node.js into the virtual environment where the machine has none."""


@pytest.fixture(scope="module")
def tools() -> Path:
    """Where openapi-typescript and tsc lie."""
    if not all((TOOLS / name).exists() for name in ("openapi-typescript", "tsc")):
        subprocess.run([ROOT / "scripts" / "page", "tools"], check=True)
    return TOOLS


def run(folder: Path, *command: str | Path) -> str:
    """What a command of Node.js says."""
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=folder, env={**os.environ, "PATH": PATH}, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_a_typescript_client_can_be_generated_and_its_types_hold(
    tmp_path: Path, tools: Path, open_house: Running
) -> None:
    (tmp_path / "openapi.json").write_text(open_house.client().get("/api/docs.json").text, encoding="utf-8")
    shutil.copy(Path(__file__).with_name("client.ts"), tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (tmp_path / "node.d.ts").write_text("declare const process: { argv: string[] };", encoding="utf-8")
    run(tmp_path, tools / "openapi-typescript", "openapi.json", "-o", "api.ts", "--default-non-nullable=false")
    options = ["--strict", "--target", "es2023", "--lib", "es2023,dom"]
    options += ["--module", "esnext", "--moduleResolution", "bundler"]
    # Every `@ts-expect-error` must be one: tsc refuses one that is not needed.
    run(tmp_path, tools / "tsc", *options, "--outDir", "js", "client.ts", "node.d.ts")
    said = json.loads(run(tmp_path, "node", "js/client.js", open_house.url))
    assert said["titles"][: len(GAMES)] == [game(name).title for name in GAMES]
    assert said["moves"] == ["c4/NW+", "a1/SE-"]
    assert said["toMove"] == 0
    assert said["refusal"].startswith("no-such-game: There is no game 'checkers'")
    assert open_house.client().get(f"/api/tables/{said['table']}").json()["table"]["game"] == "pentago"
