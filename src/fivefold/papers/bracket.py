"""The bracket of a cup, from the first round to the winner; lines stay free where nothing is decided yet."""

from __future__ import annotations

from fivefold.papers.double_bracket import blank_sections, double_sections
from fivefold.papers.figures import stage_of, written
from fivefold.papers.rounds import NoPaperYet, group_title
from fivefold.papers.words import Words
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.formats.cup import THIRD_PLACE, bracket_order, cup_rounds, winner_of
from fivefold.tournaments.scoring import match_score
from fivefold.tournaments.state import Table, Tournament

PER_PAGE = 32


def bracket(desk: Desk, say: Words) -> dict[str, object]:
    """The bracket as far as it is known."""
    tournament = desk.tournament
    rounds = cup_rounds(tournament)
    if tournament.rules.format == "double-elimination" and tournament.rounds:
        return double_bracket(tournament, say)
    if not rounds:
        raise NoPaperYet("The cup has not been drawn yet, so there is no bracket", code="no-bracket")
    tables = {
        frozenset(table.seats): table
        for a_round in rounds
        for table in tournament.tables_of(a_round)
        if table.group != THIRD_PLACE
    }
    published = {len(a_round.slots): list(a_round.slots) for a_round in rounds}
    columns = [list(rounds[0].slots)]
    while len(columns[-1]) > 1:
        before = columns[-1]
        size = len(before) // 2
        columns.append(published.get(size) or [_next(tournament, tables, *pair) for pair in _pairs(before)])
    drawn = [
        [
            {
                "name": written(tournament.name(slot), 32) if slot else "",
                "bye": column == 0 and not slot,
                "won": column + 1 < len(columns) and bool(slot) and columns[column + 1][at // 2] == slot,
                "note": _note(tournament, tables, columns[column], at, say),
            }
            for at, slot in enumerate(slots)
        ]
        for column, slots in enumerate(columns)
    ]
    return {**_labels(say), "sections": split(drawn, say), "trees": [], "third": _third(tournament, say), "lists": []}


def _labels(say: Words) -> dict[str, object]:
    return {**say.all("bracket-"), "third-place": say("cup-third-place"), "table": say("table")}


def split(columns: list[list[dict[str, object]]], say: Words) -> list[dict[str, object]]:
    """The bracket in parts that fit a page each: 32 lines, then what the winners of those parts play on."""
    size = len(columns[0])
    if size <= PER_PAGE:
        return [{"title": "", "columns": columns, "heads": heads(columns, size, say)}]
    found: list[dict[str, object]] = []
    depth = PER_PAGE.bit_length()
    for part in range(size // PER_PAGE):
        cut = []
        for column in range(depth):
            count = PER_PAGE >> column
            cut.append(columns[column][part * count : (part + 1) * count])
        title = say("bracket-part", part=part + 1, parts=size // PER_PAGE)
        found.append({"title": title, "columns": cut, "heads": heads(cut, size, say)})
    rest = columns[depth - 1 :]
    return [*found, *split([[{**slot, "bye": False} for slot in rest[0]], *rest[1:]], say)]


def heads(columns: list[list[dict[str, object]]], size: int, say: Words) -> list[str]:
    """What the rounds over the columns are called."""
    return [
        stage_of(size >> column, say) if size >> column > 1 else say("bracket-winner") for column in range(len(columns))
    ]


def blank_bracket(size: int, seeds: int, say: Words) -> dict[str, object]:
    """A bracket to be filled in by hand; each first line names the seed that belongs there, 1 the best."""
    first: list[dict[str, object]] = []
    for seed in bracket_order(size // 2):
        for rank in (seed, size + 1 - seed):
            name = say("bracket-seed", rank=rank) if rank <= seeds else ""
            first.append({"name": name, "seed": True, "bye": rank > seeds, "won": False, "note": ""})
    columns = [first]
    while len(columns[-1]) > 1:
        columns.append([{"name": "", "bye": False, "won": False, "note": ""}] * (len(columns[-1]) // 2))
    return {**_labels(say), "sections": split(columns, say), "trees": [], "third": [], "lists": []}


def double_bracket(tournament: Tournament, say: Words) -> dict[str, object]:
    """Both brackets of a double elimination, and its finals as a list."""
    lists: dict[str, list[dict[str, str]]] = {}
    for a_round in tournament.rounds:
        for table in tournament.tables_of(a_round):
            if not table.group.startswith("F"):
                continue
            winner, wins = winner_of(tournament, table), match_score(table)
            several = winner and len(table.games) > 1
            lists.setdefault(table.group, []).append(
                {
                    "one": written(tournament.name(table.seats[0]), 32),
                    "other": written(tournament.name(table.seats[1]), 32),
                    "winner": written(tournament.name(winner), 32) if winner else "",
                    "score": " : ".join(str(wins[seat]) for seat in table.seats) if several else "",
                }
            )
    finals = [{"title": group_title(label, say), "rows": rows} for label, rows in sorted(lists.items())]
    return {**_labels(say), "sections": [], "trees": double_sections(tournament, say), "third": [], "lists": finals}


def blank_double_bracket(size: int, say: Words) -> dict[str, object]:
    """Both brackets to be filled in by hand."""
    return {**_labels(say), "sections": [], "trees": blank_sections(size, say), "third": [], "lists": []}


def _pairs(slots: list[int]) -> list[tuple[int, int]]:
    return list(zip(slots[::2], slots[1::2], strict=True))


def _next(tournament: Tournament, tables: dict[frozenset[int], Table], one: int, other: int) -> int:
    if one and other:
        table = tables.get(frozenset((one, other)))
        return winner_of(tournament, table) if table is not None else 0
    return 0


def _note(tournament: Tournament, tables: dict[frozenset[int], Table], slots: list[int], at: int, say: Words) -> str:
    """Beside the upper line of a pair: its table, and how often the game was drawn before someone won."""
    if at % 2 or len(slots) < 2 or not slots[at] or not slots[at + 1]:
        return ""
    table = tables.get(frozenset((slots[at], slots[at + 1])))
    if table is None:
        return ""
    replays = sum(game.result is not None and not game.result.winner for game in table.games)
    note = say("table-short", number=table.number)
    if table.result is not None and table.result.kind in ("walk-over", "upset"):
        return f"{note}, {say(f'state-{table.result.kind}')}"
    return f"{note}, {say('bracket-replays', count=replays)}" if replays else note


def _third(tournament: Tournament, say: Words) -> list[dict[str, object]]:
    found = []
    for a_round in cup_rounds(tournament):
        for table in tournament.tables_of(a_round):
            if table.group == THIRD_PLACE:
                winner = winner_of(tournament, table)
                found += [{"name": written(tournament.name(s), 32), "won": s == winner} for s in table.seats]
    return found
