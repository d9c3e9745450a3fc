"""`python examples/notebooks` runs every notebook here anew and stores what it prints."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent


def executed(path: Path) -> nbformat.NotebookNode:
    """A notebook with what its cells print now; a cell that fails stops it."""
    notebook = nbformat.read(path, as_version=4)
    here = {"metadata": {"path": str(FOLDER)}}
    # The first run compiles the kernels, on a busy machine for minutes.
    NotebookClient(notebook, timeout=1800, startup_timeout=600, kernel_name="python3", resources=here).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # when it ran is no one's business
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return notebook


def missing(path: Path) -> str:
    """What a notebook needs and is not installed, or nothing."""
    needs_torch = "import torch" in path.read_text(encoding="utf-8")
    return "torch" if needs_torch and find_spec("torch") is None else ""


if __name__ == "__main__":
    for found in sorted(FOLDER.glob("*.ipynb")):
        if needed := missing(found):
            print(f"{found.name} is left as it is: {needed} is not installed (pip install 'fivefold[train]').")
        else:
            nbformat.write(executed(found), found)
