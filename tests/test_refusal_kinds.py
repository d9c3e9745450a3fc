"""A refusal's kind is its HTTP status, and a code is always of one kind."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import fivefold
from fivefold.refusals import NotFound, Refused, Unavailable

from .refusals import SOURCE

ROOMS = ("games", "live", "bots", "tournaments", "papers", "entries", "server")
BRAIN = "bots/gomocup/"
"""What our own Gomocup engine tells its manager; no server asks it."""


def kinds(kind: type[Refused] = Refused) -> Iterator[type[Refused]]:
    yield kind
    for below in kind.__subclasses__():
        yield from kinds(below)


def test_a_code_has_one_status() -> None:
    for module in walk_packages(fivefold.__path__, "fivefold."):
        if module.name.split(".")[1] in ROOMS:
            import_module(module.name)
    status = {kind.__name__: kind.status for kind in kinds()}
    found: dict[str, set[int]] = {}
    for room in ROOMS:
        for file in (SOURCE / room).rglob("*.py"):
            if str(file.relative_to(SOURCE)).startswith(BRAIN):
                continue
            for call in ast.walk(ast.parse(file.read_text("utf-8"))):
                if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in status:
                    continue
                for keyword in call.keywords:
                    if keyword.arg == "code" and isinstance(keyword.value, ast.Constant):
                        found.setdefault(str(keyword.value.value), set()).add(status[call.func.id])
    assert len(found) > 200
    assert {code: several for code, several in found.items() if len(several) > 1} == {}


def test_a_refusal_travels_between_processes() -> None:
    error = NotFound("There is no table {table}", code="no-such-table", rule="TK1", table=9)
    error.status = Unavailable.status
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.code, again.rule) == (NotFound, str(error), "no-such-table", "TK1")
    assert (again.facts, again.status) == ({"table": "9"}, 503)
