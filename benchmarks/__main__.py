"""Run all benchmarks, or those named."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def topics() -> list[str]:
    return sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))


def main() -> None:
    wanted = sys.argv[1:] or topics()
    for name in wanted:
        if name not in topics():
            sys.exit(f"benchmarks: there is no topic {name!r}; there are: {', '.join(topics())}.")
    for name in wanted:
        print(f"\n== {name}")
        import_module(f"benchmarks.{name}").main()


main()
