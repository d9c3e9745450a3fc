"""The example package with a fifth game, installed as anybody would install it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install(folder: Path) -> Path:
    """Install the package into a folder, which is put on the path of those who are to find it."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*command, "--target", str(folder), str(ROOT / "examples" / "noughts")], check=True)
    return folder
