"""Does this Python have what a command needs? A package that is missing or too old is named with its cure."""

from __future__ import annotations

import re
from importlib import metadata

from fivefold import __version__
from fivefold.refusals import Refused

EXTRAS = {
    "argon2": "server",
    "asyncpg": "server",
    "cryptography": "server",
    "fastapi": "server",
    "msgspec": "server",
    "openskill": "server",
    "prometheus_client": "server",
    "pywebpush": "server",
    "structlog": "server",
    "uvicorn": "server",
    "webauthn": "server",
    "networkx": "tournaments",
    "openpyxl": "tournaments",
    "rustworkx": "tournaments",
    "segno": "tournaments",
    "typst": "tournaments",
    "distributed": "cluster",
}
"""The modules that only an extra brings."""

REQUIREMENT = re.compile(
    r"(?P<name>[A-Za-z0-9._-]+)(\[[^]]*\])?>=(?P<least>[0-9.]+)\s*(;\s*extra == [\"'](?P<extra>\w+)[\"'])?"
)
"""A requirement as pyproject.toml writes ours; one with other conditions is not looked at."""


def missing(error: ImportError) -> str:
    """The sentence for an import that failed."""
    module = (error.name or "").partition(".")[0]
    if isinstance(error, ModuleNotFoundError) and module in EXTRAS:
        return f"This command needs {module}, which is not installed: pip install 'fivefold[{EXTRAS[module]}]'."
    why = str(error).partition(" (")[0]  # without the file, which says nothing to whoever installs
    return f"This Python environment does not fit Fivefold {__version__} ({why}): {_cure('')}."


def check(extra: str) -> None:
    """Refuse to begin in an environment that was made for an older version, or whose packages are too old."""
    try:
        installed = metadata.version("fivefold")
    except metadata.PackageNotFoundError:
        return  # a source checkout on the path: what it lacks is said when it is imported
    if _numbers(installed) < _numbers(__version__):
        raise Refused(
            "This Python environment was made for Fivefold {installed}, and this is {version}: {cure}",
            code="old-environment",
            installed=installed,
            version=__version__,
            cure=_cure(extra),
        )
    for name, least in _requirements(extra):
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            raise Refused(
                "This command needs {name}, which is not installed: {cure}",
                code="no-package",
                name=name,
                cure=_cure(extra),
            ) from None
        if _numbers(found) < _numbers(least):
            raise Refused(
                "This command needs {name} {least}, and {found} is installed: {cure}",
                code="old-package",
                name=name,
                least=least,
                found=found,
                cure=_cure(extra),
            )


def _requirements(extra: str) -> list[tuple[str, str]]:
    """What the package and an extra need, extras of this package that it names included."""
    parts = [REQUIREMENT.fullmatch(text) for text in metadata.requires("fivefold") or ()]
    wanted = {"", extra, "tournaments"} if extra == "server" else {"", extra}
    return [(part["name"], part["least"]) for part in parts if part and (part["extra"] or "") in wanted]


def _numbers(version: str) -> tuple[int, ...]:
    """The leading numbers of a version, to compare.

    >>> _numbers("2.10.0rc1") > _numbers("2.9")
    True
    """
    found = re.match(r"\d+(\.\d+)*", version)
    return tuple(map(int, found[0].split("."))) if found else ()


def _cure(extra: str) -> str:
    return f"pip install --upgrade 'fivefold{f'[{extra}]' if extra else ''}', or in a checkout make play"
