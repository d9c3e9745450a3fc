"""Who may say what in a tournament. A role is a link; who has it, has the role."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fivefold.games.core import Refused
from fivefold.server.links import Link

ROLES: Final = ("director", "arbiter", "desk", "table", "screen", "spectator")

AT_A_TABLE: Final = frozenset({"result", "confirmed", "disputed", "protested"})
AT_THE_DESK: Final = AT_A_TABLE | {"entered", "checked-in", "left"}
JUDGING: Final = AT_THE_DESK | {"corrected", "ruled", "disqualified", "filled", "moved", "decided", "undone"}
MAY_SAY: Final[dict[str, frozenset[str]]] = {
    "arbiter": frozenset(JUDGING),
    "desk": frozenset(AT_THE_DESK),
    "table": AT_A_TABLE,
    "screen": frozenset(),
    "spectator": frozenset(),
}


class NotYourRole(Refused):
    """Something that this link does not allow."""


def check_role(link: Link | None, kind: str, data: Mapping[str, Any]) -> str:
    """The name under which a link may say a fact, or a refusal.

    >>> check_role(Link("tournament", "t", "table", table=(1, 3)), "result", {"round": 1, "table": 3, "winner": 7})
    'table 1/3'
    """
    role = link.role if link is not None else "spectator"
    if link is None or (role != "director" and kind not in MAY_SAY[role]):
        raise NotYourRole("A {role} cannot say {kind}", code="not-your-role", role=role, kind=kind[:40])
    if role == "table":
        if link.table is None or (data.get("round"), data.get("table")) != tuple(link.table):
            raise NotYourRole("This link is for another table", code="not-your-role")
        return f"table {link.table[0]}/{link.table[1]}"
    return f"{role} {link.note}".strip()
