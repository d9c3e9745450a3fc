"""Points and standings, worked out the long way round."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from fractions import Fraction
from typing import Any

from typing_extensions import TypedDict

from fivefold.tournaments.verifier.replay import is_cup, match
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
    boards: list[int]


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
    if tournament["rules"].get("best_of", 1) > 1:
        found = match(tournament, table)
        if found[0] != "open":
            return found
    elif last["result"]:
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
        said = table["games"][-1]["result"]
        boards = said.get("boards", []) if said else []
        found.append(
            {"seats": seats, "winner": winner, "kind": kind, "speed": marbles, "group": group, "boards": boards}
        )
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
    halves = Counter(half for a_round in tournament["rounds"] for half in a_round.get("halves", []))
    half = duel_points(tournament)[1]
    own = by_player(games)
    worth: dict[int, Fraction] = {}

    def points(player: int) -> Fraction:
        if player not in worth:
            worth[player] = earned(tournament, own[player], player) + win * byes[player] + half * halves[player]
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

    count = tournament["rules"].get("boards", 1)

    def at_boards(player: int) -> Fraction:
        if count == 1:
            return Fraction(0)
        sum_ = Fraction(byes[player] * (count + 1) + halves[player] * count, 2)
        for game in own[player]:
            if game["kind"] == "played":
                sum_ += game["boards"].count(player) + Fraction(game["boards"].count(0), 2)
            elif game["winner"] == player:
                sum_ += count
        return sum_

    named: dict[str, Key] = {
        "board-points": lambda _: at_boards,
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
        last = [lot_key(tournament, purpose)] if tournament["format"] == "groups-cup" else []
        found[label] = sort_equals(members, keys_for(tournament, games[label], purpose) + last)
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
        halves = Counter(half for a_round in tournament["rounds"] for half in a_round.get("halves", []))
        for player in found:
            win, half, _ = duel_points(tournament)
            found[player] = earned(tournament, games[player], player) + win * byes[player] + half * halves[player]
    return found


def standing(tournament: TournamentState) -> list[list[int]]:
    """The standing as groups of equals."""
    if tournament["format"] == "rank-tables":
        return _by_takings(tournament)
    if tournament["format"] == "time-trial":
        return _by_time(tournament)
    if tournament["format"] == "double-elimination":
        return _by_losses(tournament)
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
        done = all(over(tournament, tournament["tables"][last["round"], t["table"]]) for t in last["tables"])
        slots = onward(tournament, last)
        while len(slots) > 1 and nobody_to_play(slots):
            slots = [slots[i] + slots[i + 1] for i in range(0, len(slots), 2)]
        if done and len(slots) == 1 and slots[0]:
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


def over(tournament: TournamentState, table: TableState) -> bool:
    """Is nothing left to be played at a table for two?"""
    kind, won = duel(tournament, table)
    out = not any(tournament["people"][seat]["in"] for seat in table["seats"])
    return kind != "open" and (bool(won) or not is_cup(table) or out)


def brackets(tournament: TournamentState, a_round: Draw) -> tuple[str, list[int], list[int]]:
    """A round of a double elimination: its kind and both brackets.

    Kinds: `first` (only the upper bracket), `both`, `lower` (only the lower one plays), `final` and `again`.
    """
    label, slots = a_round["tables"][0].get("group", "?"), a_round["slots"]
    if label in ("F1", "F2"):
        return ("final" if label == "F1" else "again"), slots[:1], slots[1:]
    if label == "W1":
        return "first", slots, []
    alone = label.startswith("L") and int(label[1:]) % 2 == 0
    above = len(slots) // 3 if alone else len(slots) // 2
    return ("lower" if alone else "both"), slots[:above], slots[above:]


def coming(
    tournament: TournamentState, kind: str, upper: list[int], lower: list[int], tables: list[TableState]
) -> tuple[str, list[int], list[int]]:
    """Kind and brackets of the next step; the kind is `over` after the last."""

    def is_in(player: int) -> bool:
        return player > 0 and tournament["people"][player]["in"]

    def played(slots: list[int]) -> tuple[list[int], list[int]]:
        up, down = [], []
        for at in range(0, len(slots), 2):
            pair = slots[at : at + 2]
            here = [player for player in pair if is_in(player)]
            table = next((t for t in tables if sorted(t["seats"]) == sorted(pair)), None)
            best = winner(tournament, table) if table else (here or [0])[0]
            beaten = [player for player in here if player != best] if table else []
            up.append(best)
            down.append(beaten[0] if len(beaten) == 1 else 0)
        return up, down

    if kind in ("final", "again"):
        both = is_in(upper[0]) and is_in(lower[0])
        lost = bool(tables) and winner(tournament, tables[0]) == lower[0]
        return ("again" if kind == "final" and both and lost else "over"), upper, lower
    if kind == "first":
        up, down = played(upper)
    elif kind == "lower":
        up, down = [player if is_in(player) else 0 for player in upper], played(lower)[0]
    else:
        up, fallen = played(upper)
        stay = played(lower)[0]
        # How often the upper bracket has been halved tells whether those who come down are turned round.
        turned = (len(tournament["rounds"][0]["slots"]) // len(upper)).bit_length() % 2 == 0
        fallen = fallen[::-1] if turned else fallen
        return "lower", up, [player for pair in zip(stay, fallen, strict=True) for player in pair]
    return ("final" if len(up) == 1 else "both"), up, down


def pairs_in(kind: str, upper: list[int], lower: list[int]) -> list[list[int]]:
    """Who meets whom in a step of a double elimination."""
    if kind in ("final", "again"):
        slots = [*upper, *lower]
    else:
        slots = list(lower) if kind == "lower" else [*upper, *lower]
    return [slots[at : at + 2] for at in range(0, len(slots), 2) if slots[at] and slots[at + 1]]


def now_in(tournament: TournamentState) -> tuple[str, list[int], list[int]]:
    """The step that comes after the last published one, past those in which nobody has an opponent."""
    last = tournament["rounds"][-1]
    tables = [tournament["tables"][last["round"], table["table"]] for table in last["tables"]]
    step = coming(tournament, *brackets(tournament, last), tables)
    while step[0] not in ("over", "final", "again") and not pairs_in(*step):
        step = coming(tournament, *step, [])
    return step


def _by_losses(tournament: TournamentState) -> list[list[int]]:
    here = players(tournament)
    if not tournament["rounds"]:
        return [here] if here else []
    far: dict[int, int] = {}
    for turn, a_round in enumerate(tournament["rounds"], 1):
        kind, upper, lower = brackets(tournament, a_round)
        for player in (*upper, *lower):
            far[player] = 10**6 if kind in ("final", "again") else turn
    last = tournament["rounds"][-1]
    tables = [tournament["tables"][last["round"], table["table"]] for table in last["tables"]]
    waits = {seat for table in tables if not over(tournament, table) for seat in table["seats"]}
    kind, upper, lower = brackets(tournament, last)
    far |= {player: 3 * 10**6 for player in upper if player in waits}
    far |= {player: 2 * 10**6 for player in lower if player in waits}
    kind, upper, lower = now_in(tournament)
    if kind != "over":
        far |= {player: 3 * 10**6 for player in upper if player not in waits}
        far |= {player: 2 * 10**6 for player in lower if player not in waits}
    done = not waits and (kind == "over" or not pairs_in(kind, upper, lower))
    if done:
        in_final = [player for player in (*upper, *lower) if player in here]
        won = winner(tournament, tables[0]) if kind == "over" else 0
        if best := won or (in_final or [0])[0]:
            far[best] = 4 * 10**6
    return sort_equals(here, [lambda _: lambda player: far.get(player, 0)])
