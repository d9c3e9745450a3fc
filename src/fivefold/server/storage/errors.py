"""What a store cannot do just now, or at all. Drivers' own errors never leave the stores.

The sentence is for everybody; `where` and `why` (a folder or host, and the driver's words) are for the operator's
terminal and log only.
"""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path

from fivefold.refusals import Unavailable


class StoreError(Unavailable):
    """The store cannot do what was asked."""

    def __init__(self, sentence: str, *, code: str, where: str = "", why: str = "") -> None:
        super().__init__(sentence, code=code)
        self.where, self.why = where, why

    @property
    def explained(self) -> str:
        """The sentence with what an operator needs to know.

        >>> StoreFull("club/fivefold.db", "database or disk is full").explained
        'club/fivefold.db: The disk is full; nothing was changed (database or disk is full).'
        """
        before = f"{self.where}: " if self.where else ""
        return f"{before}{str(self).rstrip('.')}" + (f" ({self.why})." if self.why else ".")


class StoreFull(StoreError):
    """There is no room left."""

    def __init__(self, where: str = "", why: str = "") -> None:
        super().__init__("The disk is full; nothing was changed", code="store-full", where=where, why=why)


class StoreReadOnly(StoreError):
    """The store may not be written."""

    def __init__(self, where: str = "", why: str = "") -> None:
        super().__init__(
            "The store cannot be written; nothing was changed", code="store-read-only", where=where, why=why
        )


class StoreAway(StoreError):
    """The store does not answer; asking again later may help. What was being written may have been kept."""

    def __init__(self, where: str = "", why: str = "") -> None:
        super().__init__("The store does not answer; try again in a moment", code="store-away", where=where, why=why)


class StoreDamaged(StoreError):
    """What is stored cannot be read."""

    def __init__(self, where: str = "", why: str = "") -> None:
        super().__init__("The store is damaged; a backup must be restored", code="store-damaged", where=where, why=why)


class StoreNewer(StoreError):
    """The store was written by a newer version of the program."""

    def __init__(self, where: str = "", why: str = "") -> None:
        sentence = "The store was written by a newer version of Fivefold; this one cannot open it"
        super().__init__(sentence, code="store-newer", where=where, why=why)


class StoreDenied(StoreError):
    """The database server knows no such user, password or database."""

    def __init__(self, where: str = "", why: str = "") -> None:
        super().__init__("The database does not let the house in", code="store-denied", where=where, why=why)


WAITING_HELPS = (StoreAway,)
SMALL = 1 << 16
"""A disk with less than this many bytes free counts as full."""
READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}
FULL = {errno.ENOSPC, errno.EDQUOT}
PRIMARY = 0xFF
"""SQLite's extended error codes carry the primary one in their lowest byte."""
OF_SQLITE: dict[int, type[StoreFull | StoreReadOnly | StoreDamaged]] = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
}


def of_file(error: OSError, where: Path) -> StoreError:
    """A folder or file that cannot be used."""
    why = error.strerror or str(error)
    if error.errno in FULL:
        return StoreFull(str(where), why)
    return (StoreReadOnly if error.errno in READ_ONLY else StoreAway)(str(where), why)


def of_sqlite(error: sqlite3.Error, where: Path) -> StoreError:
    """SQLite's error in the house's words. A full disk may also look like a failed write or an unopened file."""
    why = str(error)
    kind = OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    if kind is not None:
        return kind(str(where), why)
    if _free(where) < SMALL:
        return StoreFull(str(where), why)
    primary = getattr(error, "sqlite_errorcode", 0) & PRIMARY
    return (StoreReadOnly if primary == sqlite3.SQLITE_CANTOPEN else StoreAway)(str(where), why)


def _free(where: Path) -> int:
    try:
        return shutil.disk_usage(where.parent).free
    except OSError:
        return SMALL
