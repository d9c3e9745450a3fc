"""How the package is built: nothing without the page, which needs Node.js to build."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageIsThere(BuildHookInterface[Any]):
    """Refuse to build what would serve no page; an editable installation may build its page later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the page before anything is built."""
        if version != "editable" and not Path(self.root, "src/fivefold/server/page/index.html").is_file():
            raise SystemExit("The page is not built: run scripts/page first.")
