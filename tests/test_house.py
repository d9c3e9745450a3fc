"""The house itself: every rule is tested, start-up is quick, nothing foreign is committed."""

from __future__ import annotations

import ast
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from fivefold.games import GAMES

ROOT = Path(__file__).parents[1]
RULE = re.compile(r"\*\*([A-Z]{2}\d+)\*\*")
LANGUAGES = ("English", "Deutsch", "Français")
RULE_PAGES = sorted([*ROOT.glob("src/fivefold/games/*/rules.md"), *ROOT.glob("src/fivefold/*/rules/*.md")])


def sections(page: Path) -> dict[str, list[str]]:
    """The rule ids of a page, by language."""
    _, *parts = re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {part.split("\n", 1)[0]: RULE.findall(part) for part in parts}


def cited() -> set[str]:
    """Every id in a `rule` mark of the tests."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found.update(str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
    return found


@pytest.mark.parametrize("page", RULE_PAGES, ids=[page.parent.name + "/" + page.name for page in RULE_PAGES])
def test_the_rules_stand_in_three_languages_with_the_same_ids(page: Path) -> None:
    by_language = sections(page)
    assert set(by_language) == set(LANGUAGES)
    assert len({tuple(ids) for ids in by_language.values()}) == 1
    assert by_language["English"]
    assert len(set(by_language["English"])) == len(by_language["English"])


def test_every_rule_has_a_test_and_every_cited_rule_exists() -> None:
    known = {rule for page in RULE_PAGES for rule in sections(page)["English"]}
    assert cited() == known


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_rules_page_in_the_docs(name: str) -> None:
    assert (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8").startswith("# ")


HEAVY = ("numba", "numpy", "pydantic", "rich", "fastapi", "fivefold.games.core", "fivefold.tournaments")


@pytest.mark.parametrize("arguments", [["--version"], ["--help"]])
def test_starting_loads_only_what_the_answer_needs(arguments: list[str]) -> None:
    code = (
        "import atexit, sys, fivefold.cli\n"
        f"atexit.register(lambda: sys.stderr.write(repr([name for name in {HEAVY!r} if name in sys.modules])))\n"
        f"sys.argv = ['fivefold', *{arguments!r}]\n"
        "fivefold.cli.main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]"
    assert "fivefold" in done.stdout


MOST_PARAMETERS = 8


def is_command(path: Path, name: str) -> bool:
    """Is this a command, whose parameters are the options that people type?"""
    return path.is_relative_to(ROOT / "src/fivefold/cli") and not name.startswith("_")


@pytest.mark.parametrize("room", ["src", "training"])
def test_no_function_has_more_than_eight_parameters(room: str) -> None:
    found = set()
    for path in sorted((ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_command(path, node.name):
                names = [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
                if len([name for name in names if name not in ("self", "cls")]) > MOST_PARAMETERS:
                    found.add(f"{path.relative_to(ROOT).as_posix()} {node.name}")
    assert not found


def cpu_seconds(*command: str) -> float:
    """The least CPU time of five runs; the clock on the wall belongs to whatever else the machine does."""
    best = 60.0
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


@pytest.mark.quiet
def test_starting_is_quick() -> None:
    command = str(Path(sys.executable).parent / "fivefold")
    assert cpu_seconds(sys.executable, "-c", "import fivefold") < 0.1
    assert cpu_seconds(command, "--version") < 0.1
    assert cpu_seconds(command, "--help") < 0.2


def test_no_registry_and_no_machine_is_named_in_a_tracked_file() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    if not tracked:
        pytest.skip("not a git checkout")
    foreign = re.compile(
        r"regis" r"try\.npm|python" r"hosted|--(extra-)?index" r"-url|\"resolved\": *\"http|/(home|root|work|Users)/\w"
    )
    for name in tracked:
        path = ROOT / name
        if (
            path.is_file()
            and not path.is_symlink()
            and path.suffix in {".py", ".toml", ".txt", ".json", ".md", ".ts", ""}
        ):
            found = foreign.search(path.read_text(encoding="utf-8", errors="ignore"))
            assert not found or path == Path(__file__), f"{name}: {found}"
