"""What a room may say of games: nothing by name, and nothing by guessing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fivefold.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fivefold"
PAGE = ROOT / "web" / "src"
ABOVE = ("live", "papers", "arena", "server")
"""The rooms that handle any game."""

OF_ONE_GAME = {
    "server/api/katamino.py": "the puzzles of one game are a resource of their own",
    "server/api/duel.py": "and so is the proof of a solved one",
    "server/engines/duel_tasks.py": "what workers do for it",
    "server/api/kingdoms.py": "the count of a real kingdom is a resource of its own",
    "server/api/__init__.py": "it lists all resources",
    "server/engines/game_tasks.py": "what workers do for those resources",
}
OF_THE_PAGE = ("pages", "lib", "learn", "analysis")
"""The page's rooms that show any game; what is of one game stands in its folder of `boards`."""
GENERATED = {"lib/messages.ts": "python -m fivefold.messages", "lib/schema.ts": "npm run types"}
UNTYPED = (
    *("games", "live", "bots/core.py", "bots/__init__.py", "arena"),
    *("papers", "tournaments/verifier", "server/engines", "server/storage"),
)
"""Where a game's values are opaque and data has its shape; nothing is `Any`."""


def files(rooms: tuple[str, ...]) -> list[Path]:
    found = [SOURCE / room for room in rooms]
    every = [path for room in found for path in ([room] if room.suffix else sorted(room.rglob("*.py")))]
    return [path for path in every if "page" not in path.parts]


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def without_docs(tree: ast.Module) -> ast.Module:
    """The code of a file; docstrings and examples of the API may name games."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(value=None)
        if isinstance(node, ast.Call):
            node.keywords = [keyword for keyword in node.keywords if keyword.arg != "examples"]
        if isinstance(node, ast.Raise):
            node.exc = node.cause = None  # a sentence may show how something is written
    return tree


@pytest.mark.parametrize("path", files(ABOVE), ids=name_of)
def test_no_room_above_the_games_names_one(path: Path) -> None:
    code = ast.unparse(without_docs(ast.parse(path.read_text("utf-8")))).lower()
    named = [name for name in GAMES if name in code]
    assert bool(named) == (name_of(path) in OF_ONE_GAME), named


@pytest.mark.parametrize("path", sorted((SOURCE / "papers" / "templates").glob("*.typ")), ids=name_of)
def test_no_template_of_a_paper_names_a_game(path: Path) -> None:
    assert not [name for name in GAMES if name in path.read_text("utf-8")]


def page_files() -> list[Path]:
    """Every file that the page is made of, data and programs that write it too; unit tests may name games."""
    found = [path for room in OF_THE_PAGE for path in sorted((PAGE / room).rglob("*")) if path.is_file()]
    return [path for path in found if ".test." not in path.name and on_page(path) not in GENERATED]


def on_page(path: Path) -> str:
    return str(path.relative_to(PAGE))


def without_comments(text: str) -> str:
    """A file of the page without its comments, which may name a game as an example."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("path", page_files(), ids=on_page)
def test_no_room_of_the_page_names_a_game(path: Path) -> None:
    code = without_comments(path.read_text("utf-8")).lower()
    assert not [name for name in GAMES if name in code]


def test_the_files_that_may_name_games_are_there() -> None:
    for name in (*GENERATED, *(f"boards/{game}/Board.svelte" for game in GAMES)):
        assert (PAGE / name).is_file(), name


def signatures(body: list[ast.stmt], before: str = "") -> Iterator[tuple[str, list[ast.expr]]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from signatures(node.body, f"{before}{node.name}.")
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            taken = node.args
            every = [*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg]
            types = [argument.annotation for argument in every if argument] + [node.returns]
            yield before + node.name, [one for one in types if one]


@pytest.mark.parametrize("path", files(UNTYPED), ids=name_of)
def test_no_public_function_takes_or_returns_anything(path: Path) -> None:
    untyped = [
        name
        for name, types in signatures(ast.parse(path.read_text("utf-8")).body)
        if any(isinstance(part, ast.Name) and part.id == "Any" for one in types for part in ast.walk(one))
    ]
    assert untyped == []


@pytest.mark.parametrize("path", files(("live", "papers", "arena", "games")), ids=name_of)
def test_a_game_is_asked_and_never_sniffed_at(path: Path) -> None:
    code = path.read_text("utf-8")
    assert "hasattr(" not in code
    assert "getattr(game" not in code
    assert "getattr(rules" not in code
