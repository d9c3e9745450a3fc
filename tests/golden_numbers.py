"""Numbers of an engine kept in a file, to the last bit: how they are written, compared and written anew."""

from __future__ import annotations

import hashlib
import json
import math
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(__file__).parent / "golden" / "engines"
LONG = 12  # numbers; of a longer array the file keeps a digest


def plain(value: Any) -> Any:
    """The value as JSON keeps it without loss."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, np.ndarray):
        flat = value.reshape(-1).tolist()
        return [plain(one) for one in flat] if len(flat) <= LONG else digest_of(flat)
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, (float, np.floating)):
        return float(value).hex()
    if isinstance(value, (np.integer, np.bool_)):
        return int(value)
    return value


def digest_of(values: Any) -> str:
    return hashlib.blake2b(json.dumps(plain(values)).encode(), digest_size=12).hexdigest()


def differences(kept: Any, now: Any, path: str = "", *, nearly: Mapping[str, float] | None = None) -> Iterator[str]:
    """Where two answers differ; below a key in `nearly` a float may by this share of itself."""
    if isinstance(kept, dict) and isinstance(now, dict):
        for key in kept.keys() | now.keys():
            yield from differences(kept.get(key), now.get(key), f"{path}/{key}", nearly=nearly)
    elif isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        for i, (one, other) in enumerate(zip(kept, now, strict=True)):
            yield from differences(one, other, f"{path}[{i}]", nearly=nearly)
    elif kept != now and not any(
        f"/{name}" in path and near(kept, now, share) for name, share in (nearly or {}).items()
    ):
        yield f"{path}: {now}, not {kept}"


def near(kept: Any, now: Any, share: float) -> bool:
    floats = all(isinstance(one, str) and "0x" in one for one in (kept, now))
    return floats and math.isclose(float.fromhex(kept), float.fromhex(now), rel_tol=share, abs_tol=share)


def kept(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def main(name: str, parts: Iterable[str], answers: Callable[[str], dict[str, Any]]) -> None:
    """Write an engine's file anew, or (`compare`) say where its numbers differ by a single bit."""
    now = {part: answers(part) for part in parts}
    if sys.argv[1:] == ["compare"]:
        found = list(differences(kept(name), now))
        sys.exit("\n".join(found[:40]) if found else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    written = ",\n".join(
        json.dumps(part)
        + ": {\n"
        + ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
        + "\n}"
        for part, found in now.items()
    )
    (FOLDER / f"{name}.json").write_text("{\n" + written + "\n}\n", encoding="utf-8")
