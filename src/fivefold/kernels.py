"""Kernels: small functions on ints and arrays, the same source compiled by Numba or run plain.

`FIVEFOLD_KERNELS=plain` runs them as ordinary Python, to debug or to compare. Otherwise a kernel is compiled
when it is first called, so importing a game costs nothing; what was compiled is kept on disk.

A kernel file imports nothing of ours but this module and other kernel files (a test checks it), because the disk
cache is keyed by the text of exactly those files.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

PLAIN = os.environ.get("FIVEFOLD_KERNELS", "compiled") == "plain"
PACKAGE = Path(__file__).parent
UNUSED_CACHES_LIVE = 14 * 24 * 3600  # seconds

_compiling = threading.RLock()


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function` when it is first called, or leave it plain.

    >>> @kernel
    ... def double(n: int) -> int:
    ...     return 2 * n
    >>> double(21)
    42
    """
    return function if PLAIN else Kernel(function)


class Kernel(Generic[P, R]):
    """A kernel that waits for its first call; Numba is imported only then."""

    def __init__(self, source: Callable[P, R]) -> None:
        self.source = source
        self.__doc__ = source.__doc__
        self.__name__ = source.__name__
        self.__module__ = source.__module__
        self.__wrapped__ = source
        self._compiled: Callable[P, R] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Compile if need be, and run."""
        return self.compiled()(*args, **kwargs)

    def compiled(self) -> Callable[P, R]:
        """Numba's version of this kernel, ready to be called from other kernels too."""
        with _compiling:
            if self._compiled is None:
                self._compiled = _njit(self.source)
                # Numba resolves names in the module's globals: put compiled kernels where the waiting ones stand.
                module = self.source.__globals__
                for name, value in list(module.items()):
                    if isinstance(value, Kernel):
                        module[name] = value.compiled()
        return self._compiled


def _njit(function: Callable[P, R]) -> Callable[P, R]:
    import numba

    folder = cache_folder()
    if folder is None or not Path(function.__code__.co_filename).is_file():
        compiled: Callable[P, R] = numba.njit(nogil=True)(function)
        return compiled
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)  # only while Numba decides where this kernel is kept
    try:
        compiled = numba.njit(nogil=True, cache=True)(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


_folder: list[Path | None] = []


def cache_folder() -> Path | None:
    """The folder that keeps the compiled kernels, or None where nothing can be written.

    Its name is a hash of all kernel sources: Numba's own cache looks only at the file of the function itself and
    would go on using an old version of a kernel that this one calls.
    """
    if not _folder:
        _folder.append(_make_cache_folder())
    return _folder[0]


def _make_cache_folder() -> Path | None:
    from platformdirs import user_cache_path

    home = os.environ.get("FIVEFOLD_CACHE")
    try:
        caches = (Path(home) if home else user_cache_path("fivefold")) / "kernels"
        folder = caches / sources_hash()
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()
        _forget_old(caches)
    except OSError:
        return None
    return folder


def _forget_old(caches: Path) -> None:
    for other in caches.iterdir():
        used = other / "used"
        if used.exists() and time.time() - used.stat().st_mtime > UNUSED_CACHES_LIVE:
            shutil.rmtree(other, ignore_errors=True)


def sources_hash() -> str:
    """A hash of the text of every kernel file."""
    digest = hashlib.blake2b(digest_size=12)
    for path in kernel_files():
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def kernel_files() -> list[Path]:
    """Every file that defines kernels, this one included."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if b"\n@kernel" in path.read_bytes()]


# Chance inside kernels: a 62-bit congruential generator. The mask makes the product the same number in
# Numba's wrapping arithmetic and in Python's unbounded one.
#
#     state = next_random(state); n = below(state, 36)

MASK62 = (1 << 62) - 1


@kernel
def next_random(state: int) -> int:
    """The next state of the generator; any int from 0 to 2⁶² starts it."""
    return (state * 3202034522624059733 + 1442695040888963407) & MASK62


@kernel
def below(state: int, n: int) -> int:
    """A number from 0 to n - 1 out of a state's upper bits; n is at most 2³⁰."""
    return ((state >> 30) * n) >> 32


def seeded(seed: int) -> int:
    """A generator state for any seed; near seeds give far states.

    >>> seeded(1) != seeded(2)
    True
    """
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") & MASK62
