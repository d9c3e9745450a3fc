"""Who may say what in a tournament. A role is a link; who has it, has the role."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fivefold.games.core import Refused
from fivefold.server.links import Link
from fivefold.tournaments.state import Tournament

ROLES: Final = ("director", "arbiter", "desk", "table", "player", "entry", "screen", "spectator")

AT_A_TABLE: Final = frozenset({"result", "confirmed", "disputed", "protested"})
AT_THE_DESK: Final = AT_A_TABLE | {"entered", "checked-in", "left"}
JUDGING: Final = AT_THE_DESK | {"corrected", "ruled", "disqualified", "filled", "moved", "decided", "undone"}
MAY_SAY: Final[dict[str, frozenset[str]]] = {
    "arbiter": frozenset(JUDGING),
    "desk": frozenset(AT_THE_DESK),
    "table": AT_A_TABLE,
    "player": AT_A_TABLE,
    "entry": frozenset({"entered"}),
    "screen": frozenset(),
    "spectator": frozenset(),
}


class NotYourRole(Refused):
    """Something that this link does not allow."""


def check_role(
    link: Link | None, kind: str, data: Mapping[str, Any], tournament: Tournament | None = None, by: int = 0
) -> str:
    """The name under which a link may say a fact, or a refusal. `by` is who speaks at a table that shares one link.

    >>> check_role(Link("tournament", "t", "table", table=(1, 3)), "result", {"round": 1, "table": 3, "winner": 7})
    'table 1/3'
    """
    role = link.role if link is not None else "spectator"
    if link is None or (role != "director" and kind not in MAY_SAY[role]):
        raise NotYourRole("A {role} cannot say {kind}", code="not-your-role", role=role, kind=kind[:40])
    if role not in ("table", "player"):
        return f"{role} {link.note}".strip()
    where = _where(data)
    if role == "table" and (link.table is None or where != tuple(link.table)):
        raise NotYourRole("This link is for another table", code="other-table")
    speaker = link.seat or 0 if role == "player" else by
    actor = f"table {where[0]}/{where[1]}" if role == "table" else "player"
    if speaker and tournament is not None:
        table = tournament.tables.get(where)
        if table is None or speaker not in table.seats:
            raise NotYourRole("{name} does not sit at this table", code="other-table", name=tournament.name(speaker))
        actor = f"{actor} {tournament.name(speaker)}"
    if tournament is not None and kind == "confirmed":
        _another_confirms(tournament, where, actor)
    return actor


def _where(data: Mapping[str, Any]) -> tuple[int, int]:
    number, table = data.get("round"), data.get("table")
    return (number, table) if isinstance(number, int) and isinstance(table, int) else (0, 0)


def _another_confirms(tournament: Tournament, where: tuple[int, int], actor: str) -> None:
    """Players confirm each other's entries, nobody their own."""
    table = tournament.tables.get(where)
    if table is not None and table.games[-1].said_by == actor:
        raise NotYourRole("Somebody else at the table confirms what you have entered", code="own-result")
