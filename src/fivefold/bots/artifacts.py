"""The data files that engines play with: networks, tables of answers, openings, puzzles.

Every file stands in `manifest.json` with the version of its format and its hash, and is checked when it is read, so
that no engine plays with a file that was cut off or belongs to another version. `docs/models.md` says where each comes
from. `python -m fivefold.bots.artifacts bots/pentago/weights.npz` enters a new file.

>>> manifest()["bots/pentago/weights.npz"].version
1
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import sys
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

MANIFEST = "bots/manifest.json"


class BadArtifact(RuntimeError):
    """A data file that is not the one its engine was written for."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the manifest says of a file."""

    version: int
    sha256: str


@cache
def manifest() -> dict[str, Entry]:
    """Every data file of the package, by its path below `fivefold`."""
    kept = json.loads(files("fivefold").joinpath(MANIFEST).read_text("utf-8"))
    return {path: Entry(entry["version"], entry["sha256"]) for path, entry in kept.items()}


def read_bytes(path: str, *, version: int) -> bytes:
    """A data file, by its path below `fivefold`; `version` is the format that the caller can read.

    >>> read_bytes("bots/pentago/weights.npz", version=2)
    Traceback (most recent call last):
    fivefold.bots.artifacts.BadArtifact: bots/pentago/weights.npz has format 1; this program reads format 2
    """
    entry = manifest().get(path)
    if entry is None:
        raise BadArtifact(f"{path} is not in the manifest")
    if entry.version != version:
        raise BadArtifact(f"{path} has format {entry.version}; this program reads format {version}")
    return checked(files("fivefold").joinpath(path).read_bytes(), entry, path)


def checked(data: bytes, entry: Entry, path: str) -> bytes:
    """The data, if its hash is the manifest's.

    >>> checked(b"cut off", Entry(1, "0" * 64), "bots/weights.npz")
    Traceback (most recent call last):
    fivefold.bots.artifacts.BadArtifact: bots/weights.npz is not the file that this version was made with
    """
    if hashlib.sha256(data).hexdigest() != entry.sha256:
        raise BadArtifact(f"{path} is not the file that this version was made with")
    return data


def read_arrays(path: str, *, version: int) -> dict[str, NDArray[np.float64]]:
    """The arrays of an `.npz` file, by name, of whatever type they are."""
    with np.load(io.BytesIO(read_bytes(path, version=version))) as kept:
        return {name: kept[name] for name in kept.files}


def read_text(path: str, *, version: int) -> str:
    """A text file, unpacked where it ends in `.gz`.

    >>> read_text("bots/katamino_duel/answers.txt.gz", version=1)[:9]
    'anywhere '
    """
    data = read_bytes(path, version=version)
    return (gzip.decompress(data) if path.endswith(".gz") else data).decode()


def main(path: str, version: str = "1") -> None:
    """Enter a file of the package into the manifest."""
    package = Path(str(files("fivefold")))
    kept = json.loads((package / MANIFEST).read_text("utf-8"))
    kept[path] = {"version": int(version), "sha256": hashlib.sha256((package / path).read_bytes()).hexdigest()}
    (package / MANIFEST).write_text(json.dumps(dict(sorted(kept.items())), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
