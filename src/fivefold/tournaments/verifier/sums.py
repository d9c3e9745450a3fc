"""Points and standings, worked out the long way round."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from fractions import Fraction
from typing import Any

from typing_extensions import TypedDict

from fivefold.tournaments.verifier.replay import is_cup
from fivefold.tournaments.verifier.state import Draw, TableState, TournamentState

Order = Any
"""A number or several, by which players are ordered."""
Key = Callable[[list[int]], Callable[[int], Order]]
"""Given those who are equal so far: what orders them, the most first."""
NUMBER = re.compile(r"[0-9]{1,6}(/[0-9]{1,6}|[.][0-9]{1,6})?")


class Game(TypedDict):
    """A duel that counts."""

    seats: tuple[int, ...]
    winner: int
    kind: str
    speed: int
    group: str


def players(tournament: TournamentState) -> list[int]:
    """Who is in and is ranked."""
    return sorted(n for n, p in tournament["people"].items() if p["in"] and not p["filler"])


def settled(tournament: TournamentState, table: TableState) -> bool:
    """Does the last game count?"""
    state = table["games"][-1]["state"]
    return state in ("confirmed", "corrected") or (state == "submitted" and not tournament["rules"].get("confirm"))


def table_takings(tournament: TournamentState, table: TableState) -> dict[int, dict[str, Fraction]]:
    """What each takes from a table of several: sort, then hand out the places one after the other."""
    result = table["games"][-1]["result"]
    if result is None or result["kind"] == "void" or not settled(tournament, table):
        return {}
    scores = _numbers(result["scores"])
    fillers = {seat for seat in table["seats"] if tournament["people"][seat]["filler"]}

    def standing_of(seat: int) -> int:
        if seat in fillers:
            return -2
        return -1 if seat in table["gone"] else scores[seat]

    order = sorted(table["seats"], key=standing_of, reverse=True)
    prizes = [number(p) for p in tournament["rules"]["table_points"][str(len(order))]]
    base = max(int(size) for size in tournament["rules"]["table_points"])
    total = Fraction(sum(scores.values()))
    raised = total + total / len(order) * (base - len(order))
    takings: dict[int, dict[str, Fraction]] = {}
    at = 0
    while at < len(order):
        equals = [seat for seat in order if standing_of(seat) == standing_of(order[at])]
        each = sum(prizes[at : at + len(equals)], Fraction(0)) / len(equals)
        for seat in equals:
            score = Fraction(0 if seat in table["gone"] else scores.get(seat, 0))
            share = score / raised if raised else Fraction(1, base)
            if seat not in fillers:
                takings[seat] = {"points": each, "score": score, "share": share}
        at += len(equals)
    return takings


def _numbers(scores: Mapping[int, int | None]) -> dict[int, int]:
    if None in scores.values():
        raise ValueError("a score is missing")
    return {seat: score for seat, score in scores.items() if score is not None}


def duel(tournament: TournamentState, table: TableState) -> tuple[str, int]:
    """How a duel ended, or `open`."""
    gone = [seat for seat in table["seats"] if not tournament["people"][seat]["in"]]
    last = table["games"][-1]
    if gone and tournament["rules"].get("leavers") == "annul" and table["stage"] == "groups":
        return "void", 0
    if last["result"]:
        return (last["result"]["kind"], last["result"]["winner"]) if settled(tournament, table) else ("open", 0)
    if last["state"] != "open" or not gone:
        return "open", 0
    if len(gone) == 2:
        return "void", 0
    return "walk-over", next(seat for seat in table["seats"] if seat not in gone)


def duels(tournament: TournamentState, stage: str) -> list[Game]:
    """The duels of a stage that count."""
    found: list[Game] = []
    for table in tournament["tables"].values():
        if table["stage"] != stage:
            continue
        kind, winner = duel(tournament, table)
        if kind in ("open", "void"):
            continue
        marbles = 0
        if kind == "played" and winner and stage == "groups" and tournament["rules"].get("marbles"):
            result = table["games"][-1]["result"]
            marbles = tournament["rules"]["marbles"] - (result["marbles"] if result else 0)
        seats, group = tuple(table["seats"]), table["group"]
        found.append({"seats": seats, "winner": winner, "kind": kind, "speed": marbles, "group": group})
    return found


def by_player(games: Iterable[Game]) -> Mapping[int, list[Game]]:
    """Everyone's games."""
    found: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        for seat in game["seats"]:
            found[seat].append(game)
    return found


def number(value: object) -> Fraction:
    """A number of a regulation: a whole one, a fraction or a short decimal."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= 10**6:
        return Fraction(value)
    if isinstance(value, str) and NUMBER.fullmatch(value):
        return Fraction(value)
    raise ValueError(f"{value!r:.40} is no number")


def duel_points(tournament: TournamentState) -> tuple[Fraction, Fraction, Fraction]:
    """What a win, a draw and a loss are worth."""
    win, draw, loss = (number(p) for p in tournament["rules"].get("duel_points", [3, 1, 0]))
    return win, draw, loss


def earned(
    tournament: TournamentState, games: Iterable[Game], player: int, among: Collection[int] | None = None
) -> Fraction:
    """A player's points in their games, perhaps only those against some opponents."""
    kinds: Counter[str] = Counter()
    for game in games:
        if among is None or all(seat in among for seat in game["seats"]):
            kinds["draw" if not game["winner"] else "win" if game["winner"] == player else "loss"] += 1
    win, draw, loss = duel_points(tournament)
    return kinds["win"] * win + kinds["draw"] * draw + kinds["loss"] * loss


def sort_equals(members: Iterable[int], keys: list[Key]) -> list[list[int]]:
    """Groups of equals; each key may look at those who are equal so far."""
    groups = [sorted(members)]
    for key in keys:
        after = []
        for group in groups:
            value_of = key(group)
            values: dict[Order, list[int]] = {}
            for player in group:
                values.setdefault(value_of(player), []).append(player)
            after += [values[value] for value in sorted(values, reverse=True)]
        groups = after
    return [group for group in groups if group]


def lot_key(tournament: TournamentState, purpose: str) -> Key:
    """Order by the lot between exactly these, if there was one."""

    def key(group: list[int]) -> Callable[[int], int]:
        outcome = tournament["lots"].get((purpose, tuple(sorted(group)))) if len(group) > 1 else None
        places = {player: -place for place, player in enumerate(outcome or ())}
        return lambda player: places.get(player, 0)

    return key


def keys_for(tournament: TournamentState, games: list[Game], purpose: str) -> list[Key]:
    """The regulation's tie-breaks for duels."""
    win = duel_points(tournament)[0]
    byes = Counter(
        bye for a_round in tournament["rounds"] if a_round["stage"] == "swiss" for bye in a_round.get("byes", [])
    )
    own = by_player(games)
    worth: dict[int, Fraction] = {}

    def points(player: int) -> Fraction:
        if player not in worth:
            worth[player] = earned(tournament, own[player], player) + win * byes[player]
        return worth[player]

    def rivals(player: int, weighted: bool) -> Fraction:
        sum_ = Fraction(0)
        for game in own[player]:
            other = next(seat for seat in game["seats"] if seat != player)
            part = Fraction(1, 2) if not game["winner"] else Fraction(int(game["winner"] == player))
            sum_ += points(other) * (part if weighted else 1)
        return sum_

    def head_to_head(group: list[int]) -> Callable[[int], Fraction]:
        members = set(group)
        return lambda player: earned(tournament, own[player], player, members)

    named: dict[str, Key] = {
        "points": lambda _: points,
        "speed": lambda _: lambda p: sum(g["speed"] for g in own[p] if g["winner"] == p),
        "wins": lambda _: lambda p: sum(g["winner"] == p and g["kind"] != "walk-over" for g in own[p]),
        "head-to-head": head_to_head,
        "buchholz": lambda _: lambda p: rivals(p, False),
        "sonneborn-berger": lambda _: lambda p: rivals(p, True),
        "lot": lot_key(tournament, purpose),
    }
    return [named[name] for name in tournament["rules"]["tie_breaks"] if name in named]


def groups_of(tournament: TournamentState, stage: str = "groups") -> dict[str, list[int]]:
    """Who is in which group."""
    found: dict[str, set[int]] = {}
    for table in tournament["tables"].values():
        if table["stage"] == stage and table["group"]:
            found.setdefault(table["group"], set()).update(table["seats"])
    return {label: sorted(members) for label, members in found.items()}


def group_standings(tournament: TournamentState, stage: str = "groups") -> dict[str, list[list[int]]]:
    """The table of each group as groups of equals."""
    games: dict[str, list[Game]] = defaultdict(list)
    for game in duels(tournament, stage):
        games[game["group"]].append(game)
    found = {}
    for label, everyone in groups_of(tournament, stage).items():
        members = [member for member in everyone if tournament["people"][member]["in"]]
        purpose = f"group {label}" if stage == "groups" else "intermediate round"
        found[label] = sort_equals(members, keys_for(tournament, games[label], purpose))
    return found


def points(tournament: TournamentState) -> dict[int, Fraction]:
    """Everyone's points over all tables (and group games)."""
    found = dict.fromkeys(players(tournament), Fraction(0))
    if tournament["format"] == "rank-tables":
        for table in tournament["tables"].values():
            for player, takings in table_takings(tournament, table).items():
                if player in found:
                    found[player] += takings["points"]
    elif tournament["format"] in ("swiss", "round-robin"):
        games = by_player(duels(tournament, "swiss" if tournament["format"] == "swiss" else "groups"))
        byes = Counter(bye for a_round in tournament["rounds"] for bye in a_round.get("byes", []))
        for player in found:
            found[player] = earned(tournament, games[player], player) + duel_points(tournament)[0] * byes[player]
    return found


def standing(tournament: TournamentState) -> list[list[int]]:
    """The standing as groups of equals."""
    if tournament["format"] == "rank-tables":
        return _by_takings(tournament)
    if tournament["format"] == "time-trial":
        return _by_time(tournament)
    if tournament["format"] in ("swiss", "round-robin"):
        stage, purpose = ("swiss", "standing") if tournament["format"] == "swiss" else ("groups", "group A")
        return sort_equals(players(tournament), keys_for(tournament, duels(tournament, stage), purpose))
    return _by_cup(tournament)


def _by_takings(tournament: TournamentState) -> list[list[int]]:
    sums = {player: dict.fromkeys(("points", "score", "share"), Fraction(0)) for player in players(tournament)}
    for table in tournament["tables"].values():
        for player, takings in table_takings(tournament, table).items():
            if player in sums:
                for part, value in takings.items():
                    sums[player][part] += value
    named = [name for name in tournament["rules"]["tie_breaks"] if name in ("points", "score", "share")]
    return sort_equals(sums, [lambda _: lambda p: tuple(sums[p][name] for name in named)])


def _by_time(tournament: TournamentState) -> list[list[int]]:
    solved = dict.fromkeys(players(tournament), 0)
    spent = dict.fromkeys(players(tournament), 0)
    for table in tournament["tables"].values():
        result = table["games"][-1]["result"]
        if result and result["kind"] == "played" and settled(tournament, table):
            for player, time in result["scores"].items():
                if player in solved and time is not None:
                    solved[player] += 1
                    spent[player] += time
    return sort_equals(solved, [lambda _: lambda p: (solved[p], -spent[p])])


def winner(tournament: TournamentState, table: TableState) -> int:
    """Who goes on."""
    kind, won = duel(tournament, table)
    return won if kind != "open" and won and tournament["people"][won]["in"] else 0


def onward(tournament: TournamentState, a_round: Draw) -> list[int]:
    """The slots of the bracket after a cup round."""
    tables = {
        frozenset(tournament["tables"][a_round["round"], t["table"]]["seats"]): tournament["tables"][
            a_round["round"], t["table"]
        ]
        for t in a_round["tables"]
    }
    found = []
    slots = a_round["slots"]
    for i in range(0, len(slots), 2):
        one, other = slots[i], slots[i + 1]
        if one and other:
            found.append(winner(tournament, tables[frozenset((one, other))]))
        else:
            alone = one + other
            found.append(alone if alone and tournament["people"][alone]["in"] else 0)
    return found


def nobody_to_play(slots: list[int]) -> bool:
    """Is there no pair in the bracket?"""
    return all(not (slots[i] and slots[i + 1]) for i in range(0, len(slots), 2))


def _by_cup(tournament: TournamentState) -> list[list[int]]:
    reached: dict[int, int] = {}
    third: dict[int, int] = {}
    between: set[int] = set()
    cups = [r for r in tournament["rounds"] if r["stage"] == "cup"]
    for a_round in tournament["rounds"]:
        if a_round["stage"] == "intermediate":
            between.update(a_round.get("byes", []))
            between.update(seat for table in a_round["tables"] for seat in table["seats"])
    for a_round in cups:
        for slot in a_round["slots"]:
            if slot:
                reached[slot] = -len(a_round["slots"])
        for table in a_round["tables"]:
            if table.get("group") and (
                won := winner(tournament, tournament["tables"][a_round["round"], table["table"]])
            ):
                third[won] = 1
    if cups:
        last = cups[-1]
        over = all(_over(tournament, tournament["tables"][last["round"], t["table"]]) for t in last["tables"])
        slots = onward(tournament, last)
        while len(slots) > 1 and nobody_to_play(slots):
            slots = [slots[i] + slots[i + 1] for i in range(0, len(slots), 2)]
        if over and len(slots) == 1 and slots[0]:
            reached[slots[0]] = 0
    places: dict[int, int] = {}
    for groups in group_standings(tournament).values():
        place = 1
        for equals in groups:
            for player in equals:
                places[player] = place
            place += len(equals)

    def way(player: int) -> tuple[int, ...]:
        if player in reached:
            return reached[player], third.get(player, 0)
        return -(10**9), 0, int(player in between), -places.get(player, 0)

    return sort_equals(players(tournament), [lambda _: way])


def _over(tournament: TournamentState, table: TableState) -> bool:
    kind, won = duel(tournament, table)
    out = not any(tournament["people"][seat]["in"] for seat in table["seats"])
    return kind != "open" and (bool(won) or not is_cup(table) or out)
