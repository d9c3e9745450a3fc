"""The template that worker processes are forked from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import wait_until

LOADING = """
from fivefold.server.engines.template import end_with_parent
with end_with_parent():
    print("loading", flush=True)
    while True:
        pass
"""
PARENT = f"""
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", {LOADING!r}])
print(child.pid, flush=True)
child.wait()
"""


def _runs(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="only there are workers forked")
def test_a_template_that_is_still_loading_ends_with_the_house_that_started_it() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        said = {parent.stdout.readline().strip(), parent.stdout.readline().strip()}
        assert "loading" in said
        (template,) = (int(line) for line in said if line != "loading")
        assert _runs(template)
        parent.kill()
    wait_until(lambda: not _runs(template))
