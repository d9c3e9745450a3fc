"""One house in one data folder: a lock that the system lets go when the process ends, however it ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from filelock import lock_descriptor

from fivefold.refusals import Refused
from fivefold.server.storage.errors import of_file


def lock(data: Path) -> IO[str]:
    """Take the lock of a data folder, or refuse; closing the file lets it go."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        file = (data / "house.lock").open("a")
    except OSError as error:
        raise of_file(error, data) from error
    if not lock_descriptor(file.fileno(), blocking=False):
        file.close()
        raise Refused("{data}: a house is open in this folder", code="house-open", data=data)
    os.set_inheritable(file.fileno(), False)
    return file
