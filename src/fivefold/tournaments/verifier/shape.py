"""The shape of a fact, written a second time: which parts each kind has, and what may stand in them."""

from __future__ import annotations

PARTS = ("actor", "before", "data", "key", "kind", "number", "reason", "time")

# A part in brackets may be missing. n: a number, t: a text, b: true or false, o: an object, N and T: lists of them,
# S: a list of [player, number or nothing], D: a list of tables.
KINDS = {
    "opened": "title:t regulation:o",
    "regulated": "regulation:o",
    "described": "[title:t] [season:t] [place:t] [begins:t] [ends:t] [organiser:t] [champion:t] [notes:t] [schedule:T]",
    "entered": "entrant:n name:t [club:t] [person:t] [rating:n] [category:t] [from:t] [waits:b] [sure:b]",
    "renamed": "entrant:n name:t [club:t] [category:t] [sure:b]",
    "merged": "entrant:n into:n",
    "split": "entrant:n name:t other:n other_name:t [sure:b]",
    "excused": "entrant:n round:n",
    "paused": "entrant:n",
    "resumed": "entrant:n",
    "ended": "",
    "checked-in": "entrant:n",
    "committed": "seed_hash:t",
    "started": "entrants:N",
    "lot": "purpose:t candidates:N outcome:N [seed:t]",
    "decided": "question:t answer:t",
    "drawn": "round:n stage:t tables:D [slots:N] [byes:N] [halves:N]",
    "result": "round:n table:n [game:n] [scores:S] [winner:n] [marbles:n] [times:S] [boards:N] [walkover:n] [void:b]",
    "corrected": "round:n table:n [game:n] [scores:S] [winner:n] [marbles:n] [times:S] [boards:N] "
    "[walkover:n] [void:b] [upset:n]",
    "confirmed": "round:n table:n [game:n]",
    "disputed": "round:n table:n [game:n]",
    "upset": "round:n table:n [game:n] entrant:n",
    "left": "entrant:n [during:b]",
    "disqualified": "entrant:n [during:b]",
    "filled": "entrant:n name:t [round:n] [table:n] [for:n] [sure:b]",
    "moved": "entrant:n round:n from:n to:n",
    "protested": "round:n table:n text:t [by:n]",
    "agreed": "round:n table:n entrants:N text:t",
    "ruled": "text:t [protest:n] [rule:t]",
    "closed": "",
    "undone": "facts:N",
    "banned": "person:t name:t [until:t]",
    "lifted": "person:t",
    "founded": "title:t levels:T twice:t declined:t [season:t] [points:N]",
    "admitted": "tournament:t level:t title:t",
    "released": "tournament:t",
    "held": "level:t title:t digest:t places:N persons:T names:T [tournament:t] [version:n] [signed:t]",
    "trusted": "key:t name:t",
    "distrusted": "key:t",
    "reopened": "tournament:t version:n",
    "declined": "level:t person:t",
}
TABLE = "table:n seats:N starter:n [group:t] [wave:n]"


def misshapen(fact: object) -> str:
    """The part of a fact that is not what it should be; nothing if all are.

    >>> misshapen({"kind": None})
    'fact'
    """
    if not isinstance(fact, dict) or tuple(sorted(fact)) != PARTS:
        return "fact"
    for part in ("actor", "before", "key", "kind", "reason", "time"):
        if not isinstance(fact[part], str):
            return part
    if not _fits(fact["number"], "n"):
        return "number"
    if fact["kind"] not in KINDS:
        return "kind"
    return _misshapen(fact["data"], KINDS[fact["kind"]])


def _misshapen(data: object, shape: str) -> str:
    if not isinstance(data, dict):
        return "data"
    known = set()
    for word in shape.split():
        name, _, sort = word.strip("[]").partition(":")
        known.add(name)
        if name in data and not _fits(data[name], sort):
            return name
        if name not in data and not word.startswith("["):
            return name
    return next((str(name) for name in data if name not in known), "")


def _fits(value: object, sort: str) -> bool:
    if sort == "n":
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 10**9
    if sort in "tbo":
        return isinstance(value, {"t": str, "b": bool, "o": dict}[sort])
    if not isinstance(value, list):
        return False
    if sort == "S":
        return all(_is_score(pair) for pair in value)
    if sort == "D":
        return all(_misshapen(table, TABLE) == "" for table in value)
    return all(_fits(one, sort.lower()) for one in value)


def _is_score(pair: object) -> bool:
    return (
        isinstance(pair, list) and len(pair) == 2 and _fits(pair[0], "n") and (pair[1] is None or _fits(pair[1], "n"))
    )
