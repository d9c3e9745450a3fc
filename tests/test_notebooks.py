"""The notebooks run, and print what is stored in them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import nbformat
import pytest

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def runner() -> ModuleType:
    spec = importlib.util.spec_from_file_location("notebooks", FOLDER / "__main__.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def printed(notebook: nbformat.NotebookNode) -> list[str]:
    return ["".join(out.get("text", "") for out in cell.get("outputs", ())) for cell in notebook.cells]


@pytest.mark.compiled
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_prints_what_is_stored_in_it(path: Path) -> None:
    if needed := runner().missing(path):
        pytest.skip(f"{needed} is not installed (pip install 'fivefold[train]')")
    stored = nbformat.read(path, as_version=4)
    assert printed(runner().executed(path)) == printed(stored)
    assert any(printed(stored))


def test_there_are_five_and_they_are_small() -> None:
    assert len(NOTEBOOKS) == 5
    assert all(path.stat().st_size < 20_000 for path in NOTEBOOKS)
