"""The kernels' switch and their cache: compiled, plain, never stale."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fivefold
from fivefold import kernels

PACKAGE = Path(fivefold.__file__).parent


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **environment}, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.compiled
def test_an_edit_in_an_imported_kernel_file_gives_the_new_answer(tmp_path: Path) -> None:
    """Numba alone would answer from its cache, because the caller's own file has not changed."""
    package = tmp_path / "fivefold"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    called, caller = package / "called.py", package / "caller.py"
    called.write_text("from fivefold.kernels import kernel\n\n@kernel\ndef step(n):\n    return n + 2\n")
    caller.write_text(
        "from fivefold.kernels import kernel\nfrom fivefold.called import step\n\n"
        "@kernel\ndef twice(n):\n    return step(step(n))\n"
    )
    ask = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from fivefold.caller import twice; print(twice(0))"
    cache = str(tmp_path / "cache")
    assert run(ask, FIVEFOLD_CACHE=cache) == "4"
    assert list((tmp_path / "cache").rglob("*caller.twice*.nbc")), "the kernel was kept on disk"
    called.write_text(called.read_text().replace("n + 2", "n + 5"))
    assert run(ask, FIVEFOLD_CACHE=cache) == "10"


@pytest.mark.compiled
def test_without_a_place_to_write_kernels_still_compile(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    ask = (
        "from fivefold import kernels; from fivefold.games import pentago; "
        "print(len(pentago.legal_moves(pentago.start())), kernels.cache_folder())"
    )
    assert run(ask, FIVEFOLD_CACHE=str(nowhere)) == "288 None"


def test_old_caches_are_forgotten(tmp_path: Path) -> None:
    old = tmp_path / "kernels" / "old"
    old.mkdir(parents=True)
    (old / "used").touch()
    os.utime(old / "used", (0, 0))
    run("from fivefold import kernels; kernels.cache_folder()", FIVEFOLD_CACHE=str(tmp_path))
    assert not old.exists()
    assert len(list((tmp_path / "kernels").iterdir())) == 1


def test_importing_the_games_does_not_import_numba() -> None:
    ask = (
        "import sys, fivefold, fivefold.cli; from fivefold.games import GAMES, game; [game(n) for n in GAMES]; "
        "print('numba' in sys.modules)"
    )
    assert run(ask) == "False"


def test_plain_kernels_never_import_numba() -> None:
    ask = (
        "import sys; from fivefold.games import pentago; s = pentago.start(); "
        "s = pentago.play(s, pentago.legal_moves(s)[0]); print(len(pentago.legal_moves(s)), 'numba' in sys.modules)"
    )
    assert run(ask, FIVEFOLD_KERNELS="plain") == "280 False"


def test_numbas_own_setting_is_left_alone() -> None:
    ask = (
        "import numba; numba.config.CACHE_DIR = 'mine'; from fivefold.games import pentago; "
        "pentago.legal_moves(pentago.start()); print(numba.config.CACHE_DIR)"
    )
    assert run(ask) == "mine"


def test_a_kernel_file_imports_only_kernel_files() -> None:
    """What a compiled kernel has frozen must be part of the cache's key."""
    ours = {".".join(("fivefold", *path.relative_to(PACKAGE).with_suffix("").parts)) for path in kernels.kernel_files()}
    assert "fivefold.games.pentago.kernel" in ours
    for path in kernels.kernel_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}: import by full name"
                names = [node.module or ""]
                if node.module and node.module.startswith("fivefold") and node.module not in ours:
                    names = [f"{node.module}.{alias.name}" for alias in node.names]
            for name in names:
                assert not name.startswith("fivefold") or name in ours, f"{path} imports {name}"


AFTER_WARMING = """
import gc, random
from fivefold import bots, games
from fivefold.server.engines.tasks import load_everything
from numba.core.dispatcher import Dispatcher

def loaded():
    return {(d.py_func.__module__, d.py_func.__name__): len(d.overloads) for d in gc.get_objects()
            if isinstance(d, Dispatcher) and d.py_func.__module__.startswith("fivefold.")}

load_everything()
before = loaded()
for name in games.names():
    rules = games.game(name)
    for bot in sorted({"random", "greedy", "level3"} & {*bots.players(name)}):
        rng, state = random.Random(1), rules.start()
        while (seat := rules.to_move(state)) is not None:
            player = bots.players(name)[bot]
            move = rules.chance(state, rng) if seat < 0 else player.choose(rules.observe(state, seat), rng)
            state = rules.play(state, move)
        rules.svg(state)
after = loaded()
print(len(before) > 100, {key: count for key, count in after.items() if before.get(key) != count})
"""


@pytest.mark.compiled
def test_after_warming_a_game_against_any_kind_of_player_needs_no_other_kernel() -> None:
    assert run(AFTER_WARMING) == "True {}"


def test_the_generator_is_the_same_number_everywhere() -> None:
    state = kernels.seeded(1)
    for _ in range(3):
        state = int(kernels.next_random(state))
    assert state == (((kernels.seeded(1) * A + C) * A + C) * A + C) % (1 << 62)
    draws = []
    for _ in range(12_000):
        state = int(kernels.next_random(state))
        draws.append(int(kernels.below(state, 6)))
    assert all(1_800 < draws.count(n) < 2_200 for n in range(6))


A, C = 3202034522624059733, 1442695040888963407
