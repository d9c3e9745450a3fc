"""The command in a process of its own: what it said, or how it refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FIVEFOLD = str(Path(sys.executable).parent / "fivefold")


def fivefold(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([FIVEFOLD, *args], input=typed, capture_output=True, text=True, check=False, timeout=300)


def said(*args: str, typed: str = "") -> str:
    done = fivefold(*args, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*args: str, typed: str = "") -> str:
    done = fivefold(*args, typed=typed)
    assert done.returncode == 2
    assert done.stderr.startswith("fivefold: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr
