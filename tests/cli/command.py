"""The command: what it said, or how it refused. In this process, because its start would cost more than its work."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
from pathlib import Path
from unittest import mock

from fivefold import cli

FIVEFOLD = str(Path(sys.executable).parent / "fivefold")


def fivefold(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as its entry point would."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch.multiple(sys, argv=[FIVEFOLD, *args], stdin=io.StringIO(typed)),
    ):
        try:
            cli.main()
            status = 0
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else int(end.code is not None)
    return subprocess.CompletedProcess(args, status, out.getvalue(), err.getvalue())


def in_a_process(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
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
