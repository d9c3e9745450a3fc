"""What deploys the house says what the house understands."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from fivefold.cli.commands import app

ROOT = Path(__file__).parents[1]


def serve_options() -> set[str]:
    group: Any = typer.main.get_command(app)
    return {name for parameter in group.commands["serve"].params for name in parameter.opts}


def words(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_option_that_is_given_to_serve_exists() -> None:
    unit = re.findall(r"^ExecStart=(.*)$", words("deploy/fivefold.service"), flags=re.MULTILINE)
    entry = re.findall(r"^ENTRYPOINT (.*)$", words("Dockerfile"), flags=re.MULTILINE)
    command = yaml.safe_load(words("compose.yaml"))["services"]["fivefold"]["command"]
    given = re.findall(r"--[\w-]+", " ".join([*unit, *entry, *command]))
    assert set(given) >= {"--host", "--data", "--database", "--workers"}
    assert set(given) <= serve_options()


def test_the_image_copies_files_that_exist_and_are_not_ignored() -> None:
    allowed = {line[1:] for line in words(".dockerignore").splitlines() if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", words("Dockerfile"), flags=re.MULTILINE)
    for name in " ".join(copied).split():
        assert (ROOT / name).exists(), name
        assert name.partition("/")[0] in allowed


def test_compose_keeps_the_data_and_waits_for_the_database() -> None:
    compose = yaml.safe_load(words("compose.yaml"))
    fivefold = compose["services"]["fivefold"]
    named = {volume.partition(":")[0] for service in compose["services"].values() for volume in service["volumes"]}
    assert named == set(compose["volumes"])
    assert fivefold["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed on this machine")
    unit = words("deploy/fivefold.service").replace("/opt/fivefold/bin/fivefold", shutil.which("true") or "/bin/true")
    (tmp_path / "fivefold.service").write_text(unit, encoding="utf-8")
    done = subprocess.run([tool, "verify", tmp_path / "fivefold.service"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
