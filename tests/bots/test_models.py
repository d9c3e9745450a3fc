"""Every weight file is the one that docs/models.md tells about."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "fivefold"
DATA = {".npz", ".txt", ".gz"}


def test_every_data_file_of_the_engines_is_described_with_its_hash() -> None:
    page = (ROOT / "docs" / "models.md").read_text("utf-8")
    told = dict(re.findall(r"\| `(bots/[^`]+)` \| `([0-9a-f]{16})`", page))
    found = {
        path.relative_to(PACKAGE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted((PACKAGE / "bots").rglob("*"))
        if path.suffix in DATA
    }
    assert told == found
