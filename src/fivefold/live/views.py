"""What somebody at the table, or watching it, may see. Nothing leaves a table but through here."""

from __future__ import annotations

from typing import cast

from fivefold.games.core import State
from fivefold.games.description import PositionView, describe
from fivefold.games.record import Record, new_record, write_result
from fivefold.games.turn import StepTree
from fivefold.live.colours import colours_left
from fivefold.live.facts import Fact
from fivefold.live.matches import MatchView
from fivefold.live.offers import drawn_by_agreement
from fivefold.live.plans import can_plan
from fivefold.live.setting import match_after
from fivefold.live.shapes import (
    ChatView,
    ChoosingView,
    CommonView,
    EndedView,
    MomentView,
    MoveView,
    TableEvent,
    TableView,
)
from fivefold.live.table import Table
from fivefold.refusals import Refused


def eyes(table: Table, who: str) -> int | None:
    """The seat with whose eyes a person looks: the one to move if they hold it, else their first; None to watch."""
    held = table.seats_of(who)
    if not held:
        return None
    return table.to_move if table.to_move in held else held[0]


def view(table: Table, who: str, now: float) -> TableView:
    """Everything a person may see, as plain data.

    >>> import random
    >>> from fivefold.live import Seat, Setting, opened
    >>> setting = Setting("pentago", seats=(Seat("person", "Anna", "a"), Seat("bot", "Greedy", bot="greedy")))
    >>> table, _ = opened(setting, now=0.0, rng=random.Random(3))
    >>> seen = view(table, "a", now=1.0)
    >>> seen["phase"], seen["you"], [seat["name"] for seat in seen["seats"]]
    ('playing', [1], ['Greedy', 'Anna'])
    """
    setting = table.setting
    return {
        "version": table.version,
        "phase": table.phase,
        "game": setting.game,
        "title": setting.title,
        "options": setting.options,
        "start": setting.position,
        "strict": setting.strict,
        "public": setting.public,
        "rated": setting.rated,
        "takebacks": setting.takebacks and not setting.strict,
        "draws": drawn_by_agreement(table) and all(seat.mover != "bot" for seat in table.seats),
        "talk": setting.talk,
        "claim_after": setting.claim_after,
        "origin": setting.origin,
        "host": bool(who) and who == setting.host,
        "moves": moves_seen(table, who),
        "lines": lines_seen(table, who),
        **moment(table, who, now),
    }


def moment(table: Table, who: str, now: float) -> MomentView:
    """The part of a view that changes with the moves."""
    seat = eyes(table, who)
    state = table.game.observe(table.state, seat)
    return {
        **common(table, now),
        "you": list(table.seats_of(who)),
        "position": position_seen(table, state),
        "legal": legal_steps(table) if may_move(table, who) else None,
        "plan": plan_seen(table, who),
    }


def plan_seen(table: Table, who: str) -> list[list[str]] | None:
    """What a person has said that they answer; None where nothing can be said ahead, or not by them."""
    held = table.seats_of(who)
    if len(held) != 1 or table.phase not in ("playing", "paused") or not can_plan(table):
        return None
    return [list(line) for line in table.plans.get(held[0], ())]


def position_seen(table: Table, state: State) -> PositionView:
    """A position with the colours of this table's seats."""
    return {**describe(table.game, state, table.ply), "colours": list(table.colours)}


def choosing(table: Table) -> ChoosingView | None:
    """Who chooses a colour now, among which."""
    return None if table.chooser is None else {"seat": table.chooser, "left": list(colours_left(table))}


def common(table: Table, now: float) -> CommonView:
    """What all see alike."""
    return {
        "phase": table.phase,
        "ply": table.ply,
        "to_move": table.to_move,
        "steps": list(table.steps),
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "account": seat.account and bool(seat.name),
                "bot": seat.bot,
                "here": seat.mover == "bot" or seat.who in table.here,
                "gone_since": table.away.get(seat.who),
                "rests_until": table.clock.rests_until(number, now) if table.phase == "playing" else None,
            }
            for number, seat in enumerate(table.seats)
        ],
        "clock": {
            "control": str(table.clock.control),
            "left": [round(left, 3) for left in table.clock.left_at(now)],
            "spent": [round(spent, 3) for spent in table.clock.stop(now).spent],
            "running": table.clock.running,
            "now": now,
            "falls": table.clock.flag_at if table.phase == "playing" else None,
        },
        "offers": {what: [list(table.seats_of(who)) for who in agreed] for what, agreed in table.offers.items()},
        "ended": ending(table),
        "match": match_view(table),
        "teams": table.setting.teams,
        "choosing": choosing(table),
        "follow": table.follow,
    }


def may_move(table: Table, who: str) -> bool:
    """Is it this person's turn?"""
    return table.phase == "playing" and table.to_move in table.seats_of(who) and not table.seats[table.to_move].bot


def legal_steps(table: Table) -> StepTree:
    """The moves of the seat to move as steps."""
    return table.turn.tree()


def ending(table: Table) -> EndedView | None:
    """How the game ended, as plain data."""
    if table.ended is None or not table.ending:
        return None
    return {**table.ended.plain(), "result": write_result(table.ended.scores), "ending": table.ending}


def match_view(table: Table) -> MatchView | None:
    """The match as it stands, as plain data."""
    match = match_after(table)
    if match is None:
        return None
    return {**match.plain(), "winners": list(match.winners(teams=table.setting.teams))}


def open_to(table: Table, seat: int | None) -> bool:
    """Does this pair of eyes see the whole position?"""
    return bool(table.game.observe(table.state, seat) == table.state)


def moves_seen(table: Table, who: str) -> list[MoveView]:
    """The moves; where a game hides something, the text of others' moves is left out."""
    held = table.seats_of(who)
    shown = open_to(table, eyes(table, who))
    return [
        {
            "seat": made.seat,
            "move": made.text if shown or made.seat in held else "",
            "steps": list(made.steps) if shown or made.seat in held else [],
            "remarks": [one.plain() for one in made.remarks] if shown or made.seat in held else [],
            "at": made.at,
            "by": made.by,
        }
        for made in table.moves
    ]


PRIVATE = ("who", "account", "id", "credit", "host")


def fact_seen(table: Table, fact: Fact, who: str) -> TableEvent | None:
    """A fact as a person sees it after it has happened; None if they do not. Nobody is shown another's key."""
    data = {name: value for name, value in fact.data.items() if name not in PRIVATE}
    if fact.kind == "opened":
        data.pop("seats", None)
    if fact.kind == "planned" and fact.data["seat"] not in table.seats_of(who):
        return None
    if fact.kind == "moved":
        held = table.seats_of(who)
        if fact.data["seat"] not in held and not open_to(table, eyes(table, who)):
            data["move"] = ""
        elif fact.data["ply"] < len(table.moves):
            made = table.moves[fact.data["ply"]]
            data |= {"steps": list(made.steps), "remarks": [one.plain() for one in made.remarks]}
    if fact.kind == "said" and fact.data["watcher"] and table.seats_of(who) and table.phase != "over":
        return None
    if "who" in fact.data:
        data["seats"] = list(table.seats_of(fact.data["who"]))
    return cast("TableEvent", {"kind": fact.kind, "at": fact.at, **data})  # a test holds it against its shape


def lines_seen(table: Table, who: str) -> list[ChatView]:
    """The table talk; players do not hear watchers while they play."""
    deaf = bool(table.seats_of(who)) and table.phase != "over"
    return [
        {"name": line.name, "text": line.text, "at": line.at, "watcher": line.watcher}
        for line in table.lines
        if line.text and not (deaf and line.watcher)
    ]


def record_of(table: Table, date: str, names: tuple[str, ...] = ()) -> Record:
    """The game record, its seats by `names` if given; while something is hidden there is none before the end."""
    if table.phase != "over" and not open_to(table, None):
        raise Refused("The record can be had when the game is over", code="record-hidden")
    record = new_record(
        table.setting.game,
        table.setting.chosen(),
        names or tuple(seat.name or f"Seat {number}" for number, seat in enumerate(table.seats, 1)),
        Date=date,
    )
    if table.setting.position:
        record = record.with_header("Position", table.setting.position)
    if table.ended is not None and table.ending != "board":
        record = record.with_header("Result", write_result(table.ended.scores))
        record = record.with_header("Ending", table.ending)
    state, moves = record.start(), []
    for made in table.moves:
        moves.append(table.game.read_move(state, made.text))
        state = table.game.play(state, moves[-1])
    return Record(record.headers, tuple(moves))
