"""Every published draw worked out again, or held against what must be true of it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations

from fivefold.tournaments.verifier import arena, sums, swiss
from fivefold.tournaments.verifier.problem import NOTHING, Problem, problem
from fivefold.tournaments.verifier.state import Draw, DrawnTable, TournamentState

MOST_TRIES = 100_000
"""How many ways to seed a cup are tried before a log is given up."""


def check(tournament: TournamentState, draw: Draw, time: str) -> Problem:
    """What is wrong with a draw, given the tournament before it; an empty text if nothing is."""
    stage = draw["stage"]
    if stage == "tables":
        return _tables(tournament, draw)
    if stage == "groups":
        return _groups(tournament, draw)
    if stage == "intermediate":
        return _intermediate(tournament, draw)
    if stage == "cup":
        return _cup(tournament, draw)
    if stage == "double":
        return _double(tournament, draw)
    if stage == "swiss":
        return swiss.check(tournament, draw)
    if stage == "arena":
        return arena.check(tournament, draw, time)
    alone = [table["seats"] for table in draw["tables"]]
    return (
        NOTHING
        if alone == [[player] for player in sums.players(tournament)]
        else problem("everyone races alone, by number", "alone")
    )


def _lot(tournament: TournamentState, purpose: str, candidates: list[int]) -> list[int]:
    if len(candidates) == 1:
        return list(candidates)
    return list(tournament["lots"].get((purpose, tuple(sorted(candidates))), []))


def _sizes(count: int, allowed: list[int]) -> list[int]:
    """Tables for this many players: the fewest tables, as even as possible, the larger ones first."""
    tables = -(-count // max(allowed))
    if not tables:
        return []
    each, more = divmod(count, tables)
    return [each + 1] * more + [each] * (tables - more) if each >= min(allowed) else []


def _tables(tournament: TournamentState, draw: Draw) -> Problem:
    number, rules = draw["round"], tournament["rules"]
    here = sums.players(tournament)
    spare = sorted(n for n, p in tournament["people"].items() if p["filler"] and p["in"])
    allowed = [int(size) for size in rules["table_points"]]
    fillers: list[int] = []
    while not _sizes(len(here) + len(fillers), allowed) and len(fillers) < len(spare):
        fillers.append(spare[len(fillers)])
    sizes = _sizes(len(here) + len(fillers), allowed)
    order = _order(tournament, number, here, sizes)
    if len(order) != len(here):
        return problem("a lot is missing", "lot-missing")
    order += fillers
    turns = {seat: turn for turn, seat in enumerate(_lot(tournament, f"starts of round {number}", here) + fillers)}
    began = Counter(table["began"] for table in tournament["tables"].values())
    at = 0
    wanted = []
    for table, size in enumerate(sizes, 1):
        seated = sorted(order[at : at + size], key=turns.__getitem__)
        at += size
        able = [seat for seat in seated if seat not in fillers]
        if rules["starts"] == "fewest":
            able.sort(key=lambda seat: began[seat])
        seats = [able[0], *(seat for seat in seated if seat != able[0])]
        wanted.append({"table": table, "seats": seats, "starter": able[0]})
    if wanted == draw["tables"]:
        return NOTHING
    return problem("the tables should be {tables}", "tables", tables=[t["seats"] for t in wanted])


def _order(tournament: TournamentState, number: int, here: list[int], sizes: list[int]) -> list[int]:
    if number == 1 or tournament["rules"]["seating"] == "lot":
        return _lot(tournament, f"seating of round {number}", here)
    edges = [sum(sizes[: i + 1]) for i in range(len(sizes))]
    order: list[int] = []
    for equals in sums.standing(tournament):
        first, last = len(order) + 1, len(order) + len(equals)
        if any(first <= edge < last for edge in edges):
            equals = _lot(tournament, f"places {first}–{last} before round {number}", equals)
        order += equals
    return order


def _groups(tournament: TournamentState, draw: Draw) -> Problem:
    lot = _lot(tournament, "groups", sums.players(tournament))
    groups: dict[str, list[DrawnTable]] = {}
    for table in draw["tables"]:
        groups.setdefault(table["group"], []).append(table)
    if not lot:
        return problem("the lot for the groups is missing", "groups-lot-missing")
    at = 0
    for label in sorted(groups, key=lambda name: (len(name), name)):
        tables = groups[label]
        members = sorted({seat for table in tables for seat in table["seats"]})
        if sorted(lot[at : at + len(members)]) != members:
            return problem("group {group} is not as the lot put it", "group-lot", group=label)
        at += len(members)
        wrong = _schedule(label, members, tables, tournament["rules"].get("legs", 1))
        if wrong:
            return wrong
    sizes = [len({seat for table in tables for seat in table["seats"]}) for tables in groups.values()]
    several = tournament["format"] == "groups-cup" and _can_be_split(sum(sizes))
    return problem("a group has 4 or 5 players", "group-size") if several and not set(sizes) <= {4, 5} else NOTHING


def _can_be_split(count: int) -> bool:
    return any((count - 5 * fives) % 4 == 0 for fives in range(count // 5 + 1))


def _schedule(label: str, members: list[int], tables: list[DrawnTable], legs: int = 1) -> Problem:
    pairs = Counter(frozenset(table["seats"]) for table in tables)
    games = legs * len(members) * (len(members) - 1) // 2
    if len(tables) != games or pairs != Counter(list(map(frozenset, combinations(members, 2))) * legs):
        return problem("group {group}: everyone plays everyone once", "everyone-once", group=label)
    waves: dict[int, list[int]] = {}
    for table in tables:
        waves.setdefault(table["wave"], []).extend(table["seats"])
    rounds = legs * (len(members) - 1 + len(members) % 2)
    if any(len(set(seats)) < len(seats) for seats in waves.values()) or len(waves) != rounds:
        return problem("group {group}: the waves do not fit", "waves", group=label)
    starts = Counter(table["starter"] for table in tables)
    counts = [starts[member] for member in members]
    if legs == 2 and len({(frozenset(table["seats"]), table["starter"]) for table in tables}) != games:
        return problem("group {group}: the starts are uneven", "starts", group=label)
    uneven = max(counts) - min(counts) > 1
    return problem("group {group}: the starts are uneven", "starts", group=label) if uneven else NOTHING


def _plan(tournament: TournamentState) -> tuple[int, int, str]:
    """How many of each group go straight, how many places are open, and how they are filled."""
    groups = len(sums.groups_of(tournament))
    answer = tournament["answers"].get("cup", "")
    direct, _, fill = answer.partition("+")
    straight = int(direct or 0)
    if not 0 <= straight <= len(tournament["people"]):
        raise ValueError(f"{straight} of each group go straight")
    size = 2
    while size < straight * groups:
        size *= 2
    return straight, size - straight * groups, fill


def _places(tournament: TournamentState, direct: int) -> list[list[int]]:
    """Winners, runners-up and so on, each from the best to the last."""
    average = tournament["answers"].get("compare", "average") == "average"
    orders = {label: [p for e in equals for p in e] for label, equals in sums.group_standings(tournament).items()}
    played = sums.by_player(sums.duels(tournament, "groups"))
    found = []
    for place in range(direct):
        same = {order[place]: label for label, order in orders.items() if place < len(order)}

        def worth(player: int) -> tuple[Fraction, Fraction]:
            games = played[player]
            per = len(games) if average and games else 1
            speed = sum(game["speed"] for game in games if game["winner"] == player)
            return sums.earned(tournament, games, player) / per, Fraction(speed, per)

        lot = sums.lot_key(tournament, f"place {place + 1} of all groups")
        # A lot was drawn between exactly those who were equal on both counts.
        groups = sums.sort_equals(same, [lambda _, worth=worth: worth, lot])  # type: ignore[misc]
        found.append([player for equals in groups for player in equals])
    return found


def _intermediate(tournament: TournamentState, draw: Draw) -> Problem:
    direct, places, fill = _plan(tournament)
    if fill != "next":
        return problem("no intermediate round is planned", "no-intermediate")
    nexts = _places(tournament, direct + 1)[direct]
    able = nexts[: min(len(sums.groups_of(tournament)), 2 * places)]
    if tournament["answers"].get("intermediate") == "each-against-each":
        return _schedule(draw["tables"][0]["group"], sorted(able), draw["tables"])
    games = len(able) - places
    playing = able[len(able) - 2 * games :]
    wanted = {frozenset((playing[i], playing[-1 - i])) for i in range(games)}
    if {frozenset(table["seats"]) for table in draw["tables"]} != wanted:
        return problem("the pairs should be {pairs}", "pairs", pairs=sorted(map(sorted, wanted)))
    return _starters(tournament, draw)


def _starters(tournament: TournamentState, draw: Draw) -> Problem:
    seats = [seat for table in draw["tables"] for seat in table["seats"]]
    lot = {seat: turn for turn, seat in enumerate(_lot(tournament, f"starts of round {draw['round']}", seats))}
    for table in draw["tables"]:
        if not lot or table["starter"] != min(table["seats"], key=lot.__getitem__):
            return problem("the lot made another start at table {table}", "start", table=table["table"])
    return NOTHING


def _cup(tournament: TournamentState, draw: Draw) -> Problem:
    cups = [a_round for a_round in tournament["rounds"] if a_round["stage"] == "cup"]
    slots = sums.onward(tournament, cups[-1]) if cups else _first_slots(tournament)
    while len(slots) > 1 and sums.nobody_to_play(slots):
        slots = [slots[i] + slots[i + 1] for i in range(0, len(slots), 2)]
    if slots != draw["slots"]:
        return problem("the bracket should be {slots}", "bracket", slots=slots)
    third = tournament["rules"].get("third_place", "ask")
    if third != "ask" and any(table.get("group") for table in draw["tables"]) != (
        third == "yes" and _can_play_for_third(tournament)
    ):
        return problem("the regulation says whether there is a game for the third place", "third-place")
    return _starters(tournament, draw)


def _can_play_for_third(tournament: TournamentState) -> bool:
    """Were there two semi-finals before this, each with a loser who is still in?"""
    last = tournament["rounds"][-1] if tournament["rounds"] else None
    if last is None or last["stage"] != "cup" or len(last["slots"]) != 4:
        return False
    losers = 0
    for drawn in last["tables"]:
        table = tournament["tables"][last["round"], drawn["table"]]
        won = sums.winner(tournament, table)
        losers += sum(bool(won) and seat != won and tournament["people"][seat]["in"] for seat in table["seats"])
    return losers == 2


def _double(tournament: TournamentState, draw: Draw) -> Problem:
    if tournament["rounds"]:
        kind, upper, lower = sums.now_in(tournament)
    else:
        kind, upper, lower = "first", _first_slots(tournament), []
    if draw["slots"] != [*upper, *lower] or sums.brackets(tournament, draw)[0] != kind:
        return problem("the bracket should be {slots}", "bracket", slots=[*upper, *lower])
    wanted = sorted(sorted(pair) for pair in sums.pairs_in(kind, upper, lower))
    if sorted(sorted(table["seats"]) for table in draw["tables"]) != wanted:
        return problem("the pairs should be {pairs}", "pairs", pairs=wanted)
    return _starters(tournament, draw)


def _first_slots(tournament: TournamentState) -> list[int]:
    rivals = {player: label for label, members in sums.groups_of(tournament).items() for player in members}
    seeds = []
    for seed in _seeds(tournament):
        if seed not in seeds:
            seeds.append(seed)
    size = 2
    while size < len(seeds):
        size *= 2
    top, rest = seeds[: size // 2], [*seeds[size // 2 :], *[0] * (size - len(seeds))]

    tries = 0

    @cache
    def partners(place: int, free: tuple[int, ...]) -> tuple[int, ...] | None:
        """The first way, trying the last of the list first, in which no rivals meet."""
        nonlocal tries
        tries += 1
        if tries > MOST_TRIES:
            raise ValueError("too many ways to seed the cup")
        if place == len(top):
            return ()
        for index in range(len(free) - 1, -1, -1):
            other = free[index]
            if other and rivals.get(top[place], "-") == rivals.get(other, "+"):
                continue
            later = partners(place + 1, free[:index] + free[index + 1 :])
            if later is not None:
                return (other, *later)
        return None

    found = partners(0, tuple(rest)) or tuple(reversed(rest))
    return [slot for seed in _seeding(len(top)) for slot in (top[seed], found[seed])]


def _seeding(count: int) -> list[int]:
    if count == 1:
        return [0]
    return [seed for one in _seeding(count // 2) for seed in (one, count - 1 - one)]


def _seeds(tournament: TournamentState) -> list[int]:
    if tournament["format"] in ("knock-out", "double-elimination"):
        lot = _lot(tournament, "seeding", sums.players(tournament))
        return sorted(lot, key=lambda player: (-tournament["people"][player]["rating"], lot.index(player)))
    direct, places, fill = _plan(tournament)
    found = _places(tournament, direct + (fill == "next"))
    seeds = [player for place in found[:direct] for player in place]
    if fill != "next":
        return seeds
    last = tournament["rounds"][-1]
    if last["stage"] != "intermediate":
        return seeds + found[direct][: min(places, len(found[direct]))]
    if any(table.get("group") for table in last["tables"]):
        order = [p for e in sums.group_standings(tournament, "intermediate")["I"] for p in e]
        return seeds + order[:places]
    waited = [player for player in last.get("byes", []) if tournament["people"][player]["in"]]
    won = [sums.winner(tournament, tournament["tables"][last["round"], table["table"]]) for table in last["tables"]]
    return seeds + waited + [player for player in won if player]
