"""The browser of the tests, the gallery and the benchmarks."""

from __future__ import annotations

import os
import shutil


def find_chromium() -> str | None:
    """The one that CHROMIUM names, Debian's without a window, or a whole one."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
