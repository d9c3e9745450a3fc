"""The log folded a second time, into plain dictionaries: what counts, who is in, who sat where, what came out."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import cast

from fivefold.tournaments.verifier.problem import Problem, problem
from fivefold.tournaments.verifier.shape import misshapen
from fivefold.tournaments.verifier.state import Data, Draw, FactRead, Result, TableState, TournamentState

MOST_STEPS = 400_000
"""How many facts may be folded again because of undos."""


def read(lines: Sequence[str], problems: list[Problem]) -> list[FactRead]:
    """The facts, with the chain of hashes checked."""
    facts: list[FactRead] = []
    before = ""
    for number, line in enumerate(lines, 1):
        try:
            fact = json.loads(line)
            wrong = misshapen(fact)
            canonical = json.dumps(fact, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
        except (ValueError, TypeError, RecursionError):
            wrong = "fact"
        if wrong:
            no_fact = problem("line {line} is no fact", "no-fact", line=number)
            shape = problem("line {line}: {part} cannot be so", "shape", line=number, part=wrong)
            problems.append(no_fact if wrong == "fact" else shape)
            return facts
        if fact["number"] != number or fact["before"] != before:
            problems.append(problem("fact {number} does not follow the one before it", "chain", number=number))
            return facts
        before = hashlib.sha256(canonical).hexdigest()
        facts.append(fact)
    return facts


def lot_is_honest(data: Data) -> bool:
    """Does the order follow from the seed?"""
    tickets = []
    for number in data["candidates"]:
        ticket = hashlib.sha256(f"{data['seed']}/{data['purpose']}/{number}".encode()).hexdigest()
        tickets.append((ticket, number))
    tickets.sort()
    return [number for _, number in tickets] == data["outcome"]


def seed_was_fixed(tournament: TournamentState, seed: str) -> bool:
    """Is the seed the one that was fixed for this round before the start? Hashed once for each round it is the hash."""
    rounds = len(tournament["rounds"]) + 1
    if len(seed) != 64 or rounds > 64:
        return False
    for _ in range(rounds):
        seed = hashlib.sha256(("fivefold-seed/" + seed).encode()).hexdigest()
    return bool(seed == tournament["commitment"])


def counting(facts: list[FactRead]) -> list[FactRead]:
    """The facts that count: those that no counting undo names."""
    undone_by: dict[int, list[int]] = {}
    for fact in facts:
        if fact["kind"] == "undone":
            for number in fact["data"]["facts"]:
                undone_by.setdefault(number, []).append(fact["number"])
    counts: dict[int, bool] = {}
    for fact in reversed(facts):
        counts[fact["number"]] = not any(counts.get(u, False) for u in undone_by.get(fact["number"], []))
    return [fact for fact in facts if counts[fact["number"]] and fact["kind"] != "undone"]


def fold(facts: list[FactRead]) -> TournamentState:
    """Everything that the facts say, as one dictionary."""
    tournament: TournamentState = {
        "rules": {},
        "format": "",
        "people": {},
        "started": False,
        "rounds": [],
        "tables": {},
        "lots": {},
        "commitment": "",
        "answers": {},
        "excused": {},
        "arena": {"began": "", "ended": False, "paused": set(), "newest": {}},
    }
    for fact in counting(facts):
        _apply(tournament, fact)
    return tournament


class Replay:
    """Tells a log up to one fact after another; only an undo makes it begin again."""

    def __init__(self, facts: list[FactRead]) -> None:
        self.facts = facts
        self.tournament = fold([])
        self.at = 0
        self.steps = 0

    def before(self, index: int) -> TournamentState:
        """What the facts before an index say; the indexes grow."""
        fresh = self.facts[self.at : index]
        if any(fact["kind"] == "undone" for fact in fresh):
            self.steps += index
            if self.steps > MOST_STEPS:
                raise ValueError("too much was undone to check everything")
            self.tournament = fold(self.facts[:index])
        else:
            for fact in fresh:
                _apply(self.tournament, fact)
        self.at = index
        return self.tournament


def _apply(tournament: TournamentState, fact: FactRead) -> None:
    kind, data, actor = fact["kind"], fact["data"], fact["actor"]
    people, tables = tournament["people"], tournament["tables"]
    if kind in ("opened", "regulated"):
        tournament["rules"], tournament["format"] = data["regulation"], data["regulation"]["format"]
    elif kind == "entered":
        people[data["entrant"]] = {
            "in": True,
            "filler": False,
            "rating": data.get("rating", 0),
            "name": data["name"].strip(),
        }
    elif kind == "renamed":
        _apply_name(tournament, data["entrant"], data["name"].strip())
    elif kind == "merged":
        twice, stays = people[data["entrant"]], people[data["into"]]
        twice["in"], stays["rating"] = False, stays["rating"] or twice["rating"]
    elif kind == "split":
        _apply_name(tournament, data["entrant"], data["name"].strip())
        people[data["other"]] = {"in": True, "filler": False, "rating": 0, "name": data["other_name"].strip()}
    elif kind == "started":
        tournament["started"], tournament["arena"]["began"] = True, fact["time"]
        chosen = set(data["entrants"])
        for number, person in people.items():
            if not person["filler"] and number not in chosen:
                person["in"] = False
    elif kind == "paused":
        tournament["arena"]["paused"].add(data["entrant"])
    elif kind == "resumed":
        tournament["arena"]["paused"].discard(data["entrant"])
    elif kind == "ended":
        tournament["arena"]["ended"] = True
    elif kind == "excused":
        tournament["excused"].setdefault(data["round"], []).append(data["entrant"])
    elif kind == "committed":
        tournament["commitment"] = data["seed_hash"]
    elif kind == "lot":
        tournament["lots"][data["purpose"], tuple(sorted(data["candidates"]))] = data["outcome"]
    elif kind == "decided":
        tournament["answers"][data["question"]] = data["answer"]
    elif kind == "drawn":
        tournament["rounds"].append(cast("Draw", data))
        for table in data["tables"]:
            if data["stage"] == "arena":
                tournament["arena"]["newest"] |= dict.fromkeys(table["seats"], (data["round"], table["table"]))
            tables[data["round"], table["table"]] = {
                "round": data["round"],
                "stage": data["stage"],
                "group": table.get("group", ""),
                "seats": list(table["seats"]),
                "began": table["starter"],
                "games": [{"state": "open", "result": None, "by": ""}],
                "gone": [],
                "stand_ins": [],
            }
    elif kind in ("result", "corrected", "confirmed", "disputed", "upset"):
        _apply_to_game(tournament, tables[data["round"], data["table"]], kind, data, actor)
    elif kind in ("left", "disqualified"):
        _apply_departure(tournament, data["entrant"], data.get("during", False))
    elif kind == "filled":
        people[data["entrant"]] = {"in": "table" not in data, "filler": True, "rating": 0, "name": ""}
        if "table" in data and "for" not in data:
            tables[data["round"], data["table"]]["seats"].append(data["entrant"])
        elif "table" in data:
            tables[data["round"], data["table"]]["stand_ins"].append(data["entrant"])
    elif kind == "moved":
        source, target = tables[data["round"], data["from"]], tables[data["round"], data["to"]]
        _unseat(tournament, source, data["entrant"])
        target["seats"].append(data["entrant"])


def _apply_name(tournament: TournamentState, number: int, name: str) -> None:
    if number not in tournament["people"]:
        raise ValueError("a name was changed of somebody who was never entered")
    person = tournament["people"][number]
    for table in tournament["tables"].values():
        for game in table["games"] if number in table["seats"] else ():
            role, said, old = game["by"].rpartition(" " + person["name"])
            if said and not old:
                game["by"] = f"{role} {name}"
    person["name"] = name


def _apply_to_game(tournament: TournamentState, table: TableState, kind: str, data: Data, actor: str) -> None:
    games = table["games"]
    index = data.get("game", len(games)) - 1
    if kind == "corrected" and "game" not in data and games[index]["result"] is None and index > 0:
        index -= 1
    game = games[index]
    if kind == "confirmed":
        game["state"] = "confirmed"
    elif kind == "disputed":
        game["state"] = "disputed"
    elif kind == "corrected":
        later = (
            [one for one in games[index + 1 :] if one["result"]] if tournament["rules"].get("best_of", 1) > 1 else []
        )
        games[index + 1 :] = later
        game["result"], game["state"] = _outcome(table, data), "corrected"
    elif kind == "upset":
        if game["result"] is not None:
            raise ValueError("a board was upset after its game had ended")
        game["result"], game["state"] = _lost(table, data["entrant"]), "confirmed"
    elif game["result"] is None:
        game["result"], game["state"], game["by"] = _outcome(table, data), "submitted", actor
    elif game["result"] != _outcome(table, data):
        game["state"] = "disputed"
    elif game["state"] == "submitted" and game["by"] != actor:
        game["state"] = "confirmed"
    _add_replay(tournament, table)


def _outcome(table: TableState, data: Data) -> Result:
    if data.get("void"):
        return {"kind": "void", "winner": 0}
    if "walkover" in data:
        return {"kind": "walk-over", "winner": data["walkover"]}
    if "upset" in data:
        return _lost(table, data["upset"])
    if "boards" in data:
        wins = {seat: data["boards"].count(seat) for seat in table["seats"]}
        one, other = table["seats"]
        better = 0 if wins[one] == wins[other] else max(wins, key=wins.__getitem__)
        return {"kind": "played", "winner": better, "boards": list(data["boards"])}
    if "winner" in data:
        return {"kind": "played", "winner": data["winner"], "marbles": data.get("marbles", 0)}
    return {"kind": "played", "winner": 0, "scores": dict(data.get("scores") or data["times"])}


def _lost(table: TableState, entrant: int) -> Result:
    """The board was upset by one of two: the other has won."""
    if entrant not in table["seats"] or len(table["seats"]) != 2:
        raise ValueError(f"{entrant} upset a board without sitting at it")
    return {"kind": "upset", "winner": next(seat for seat in table["seats"] if seat != entrant)}


def disagreeing(tournament: TournamentState, data: Data) -> list[int]:
    """Who sits at a table and is not among those who have agreed, or the other way round."""
    table = tournament["tables"][data["round"], data["table"]]
    there = {seat for seat in table["seats"] if seat not in table["gone"]} | set(table["stand_ins"])
    return sorted(there.symmetric_difference(data["entrants"]))


def is_cup(table: TableState) -> bool:
    """Must this table have a winner?"""
    return table["stage"] in ("cup", "double") or (table["stage"] == "intermediate" and not table["group"])


def match(tournament: TournamentState, table: TableState) -> tuple[str, int]:
    """How a match of several games ended, or `open`: by the games that count, from the first on."""
    games = tournament["rules"]["best_of"]
    wins = dict.fromkeys(table["seats"], 0)
    for played, game in enumerate(table["games"], 1):
        result = game["result"]
        unsure = game["state"] == "submitted" and tournament["rules"].get("confirm")
        if result is None or game["state"] == "disputed" or unsure:
            return "open", 0
        if result["kind"] == "walk-over" or (result["kind"] == "void" and not is_cup(table)):
            return result["kind"], result["winner"]
        if result["winner"]:
            wins[result["winner"]] += 1
        leader, other = sorted(wins, key=wins.__getitem__, reverse=True)
        if is_cup(table):
            if 2 * wins[leader] > games:
                return "played", leader
        elif wins[leader] - wins[other] > games - played or played == games:
            return "played", leader if wins[leader] > wins[other] else 0
    return "open", 0


def _add_replay(tournament: TournamentState, table: TableState) -> None:
    last = table["games"][-1]
    waits = last["state"] == "disputed" or (last["state"] == "submitted" and tournament["rules"].get("confirm"))
    if last["result"] is None or waits:
        return
    if tournament["rules"].get("best_of", 1) > 1 and len(table["seats"]) == 2:
        more = match(tournament, table)[0] == "open"
    else:
        more = is_cup(table) and not last["result"]["winner"]
    if more:
        table["games"].append({"state": "open", "result": None, "by": ""})


def _apply_departure(tournament: TournamentState, entrant: int, during: bool) -> None:
    tournament["people"][entrant]["in"] = False
    if tournament["format"] != "rank-tables" or not tournament["rounds"]:
        return
    last = tournament["rounds"][-1]
    for table in last["tables"]:
        found = tournament["tables"][last["round"], table["table"]]
        if entrant in found["seats"] and found["games"][-1]["result"] is None:
            if during:
                found["gone"].append(entrant)
            else:
                _unseat(tournament, found, entrant)


def _unseat(tournament: TournamentState, table: TableState, entrant: int) -> None:
    table["seats"].remove(entrant)
    if table["began"] == entrant and table["seats"]:
        able = [seat for seat in table["seats"] if not tournament["people"][seat]["filler"]]
        table["began"] = (able or table["seats"])[0]
