"""`python examples/notebooks` runs every notebook here anew and stores what it prints."""

from __future__ import annotations

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


if __name__ == "__main__":
    for found in sorted(FOLDER.glob("*.ipynb")):
        nbformat.write(executed(found), found)
