"""Every data file of an engine is the one that the manifest and docs/models.md tell about."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from fivefold.bots import artifacts

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "fivefold"
DATA = {".npz", ".txt", ".gz"}


def hashes() -> dict[str, str]:
    return {
        path.relative_to(PACKAGE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted((PACKAGE / "bots").rglob("*"))
        if path.suffix in DATA
    }


def test_every_data_file_of_the_engines_is_described_with_its_hash() -> None:
    page = (ROOT / "docs" / "models.md").read_text("utf-8")
    told = dict(re.findall(r"\| `(bots/[^`]+)` \| `([0-9a-f]{16})`", page))
    assert told == {path: digest[:16] for path, digest in hashes().items()}


def test_every_data_file_of_the_engines_is_in_the_manifest() -> None:
    assert {path: entry.sha256 for path, entry in artifacts.manifest().items()} == hashes()


@pytest.mark.parametrize("path", sorted(hashes()))
def test_a_data_file_is_read_only_whole_and_in_its_own_format(path: str) -> None:
    entry = artifacts.manifest()[path]
    data = artifacts.read_bytes(path, version=entry.version)
    with pytest.raises(artifacts.BadArtifact, match="reads format"):
        artifacts.read_bytes(path, version=entry.version + 1)
    with pytest.raises(artifacts.BadArtifact, match="is not the file"):
        artifacts.checked(data[:-1], entry, path)


def test_a_file_that_the_manifest_does_not_name_is_not_read() -> None:
    with pytest.raises(artifacts.BadArtifact, match="not in the manifest"):
        artifacts.read_bytes("bots/pentago/other.npz", version=1)
