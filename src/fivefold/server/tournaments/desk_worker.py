"""What runs in the processes that fold tournaments.

The web process never folds: it sends what is asked together with the head of the log, and gets facts or bytes back. A
worker keeps the desks it has folded last. One that is behind says so and is sent the lines it lacks; a change is kept
aside until the next request shows that its facts were stored.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar, cast

import msgspec

from fivefold.refusals import Refused
from fivefold.server.people.access import allow
from fivefold.server.people.conditions import Case
from fivefold.server.tournaments.calls import check_call, seated, wanted_calls
from fivefold.server.tournaments.desk_values import (
    Asked,
    Behind,
    Change,
    Head,
    Lines,
    Opened,
    Question,
    View,
    ViewContext,
    head_of,
    whole,
)
from fivefold.server.tournaments.messages import WatchedTournamentView, parked_view, tournament_message
from fivefold.server.tournaments.notices import Notices
from fivefold.server.tournaments.regulations import most_points, on_screen
from fivefold.tournaments import Desk, Log, NotNow
from fivefold.tournaments.exports import tournament_view
from fivefold.tournaments.facts import read_fact
from fivefold.tournaments.log import check_chain
from fivefold.tournaments.need_views import need_of
from fivefold.tournaments.repair import sound_part

T = TypeVar("T")
MOST_DESKS: Final = 64
MOST_FACTS: Final = 200_000
"""Facts of all desks that a worker keeps; the one used longest ago is folded again when it is asked for."""


def begin_desks() -> None:
    """The start of a worker for tournaments: everything that its tasks need is loaded."""
    from fivefold.server.tournaments import board, deadlines, desk_acts  # noqa: F401


_kept: OrderedDict[str, Desk] = OrderedDict()
_fresh: dict[str, Desk] = {}


def open_log(name: str, lines: tuple[str, ...]) -> Opened:
    """Fold a stored log. If a line cannot be read or applied, everything before it is kept and can be looked at."""
    try:
        facts = tuple(map(read_fact, lines))
        check_chain(facts)
        desk, damage = Desk.of(Log(facts)), None
    except Refused:
        sound, damage = sound_part(lines)
        desk = Desk.of(sound)
    return Opened(head_of(_keep(name, desk)), damage)


def read(name: str, head: Head, known: Lines | None, task: Callable[..., T], *args: object) -> T | Behind:
    """Answer a question about a tournament."""
    desk = _desk(name, head, known)
    return desk if isinstance(desk, Behind) else task(desk, *args)


def change(
    name: str, head: Head, known: Lines | None, act: Callable[..., Desk], *args: object
) -> Change | Behind | None:
    """Let something happen at a desk; None if nothing had to be written."""
    desk = _desk(name, head, known)
    if isinstance(desk, Behind):
        return desk
    after = act(desk, *args)
    if after.log.version == head.version:
        return None
    _fresh[name] = after
    return whole(after, head.version)


def _desk(name: str, head: Head, known: Lines | None) -> Desk | Behind:
    for found in (_fresh.get(name), _kept.get(name)):
        if found is not None and head_of(found) == head:
            return _keep(name, found)
    desk = _kept.get(name)
    if desk is None or desk.log.version > head.version:
        desk = Desk()
    if known is None or known.after > desk.log.version:
        return Behind(desk.log.version)
    texts = known.texts[desk.log.version - known.after :]
    longer = Desk.of(Log((*desk.log.facts, *map(read_fact, texts))))
    if head_of(longer) == head:
        return _keep(name, longer)
    _kept.pop(name, None)
    if desk.log.version:  # what was kept is not the beginning of what is stored
        return Behind(0)
    raise NotNow("The log of this tournament does not end where it should", code="log-changed")


def _keep(name: str, desk: Desk) -> Desk:
    _fresh.pop(name, None)
    _kept[name] = desk
    _kept.move_to_end(name)
    while len(_kept) > 1 and (len(_kept) > MOST_DESKS or sum(d.log.version for d in _kept.values()) > MOST_FACTS):
        _kept.popitem(last=False)
    return desk


def view(desk: Desk, context: ViewContext, full: bool) -> View:
    """The whole tournament as it is sent to those who watch; names behind facts only to those who work there."""
    data = cast("WatchedTournamentView", tournament_view(desk))
    rules = desk.tournament.rules
    data["on_screen"] = on_screen(rules)
    data["most_points"] = {str(size): most for size in rules.table_points if (most := most_points(rules, size))}
    ahead = 0  # in an arena games of several pairings wait, those that were paired first before the others
    for a_round in data["rounds"]:
        where = seated(desk.tournament, context.wall, a_round["round"])
        line = {number: at for at, number in enumerate(where.waiting, ahead + 1)}
        ahead += len(where.waiting) if a_round["stage"] == "arena" else 0
        for table in a_round["tables"]:
            table["called"], table["place"] = where.called, where.places[table["table"]]
            table["waits"] = line.get(table["table"], 0)
    if full:
        data["parked"] = list(map(parked_view, context.parked))
    else:
        _leave_out_names(data)
    plain = msgspec.json.encode(tournament_message(data, need_of(desk), context, full))
    return View(plain, gzip.compress(plain, 6, mtime=0))


def _leave_out_names(data: WatchedTournamentView) -> None:
    """Everyone sees who plays and how it stands; who typed it, and what was complained of, is the desk's matter."""
    for protest in data["protests"]:
        protest["text"] = ""
    for a_round in data["rounds"]:
        for table in a_round["tables"]:
            table["agreed"] = []
            for game in table["games"]:
                game["said_by"] = game["said_by"].partition(" ")[0]


def is_arena_on(desk: Desk) -> bool:
    """Is this an arena whose time is not up?"""
    tournament = desk.tournament
    arena = tournament.regulation is not None and tournament.rules.format == "arena"
    return arena and tournament.started and not tournament.ended


def calls(desk: Desk, wall: Notices) -> list[tuple[int, int, int]]:
    """The games that can be called to tables now."""
    return wanted_calls(desk.tournament, wall)


def check_place(desk: Desk, wall: Notices, call: tuple[int, int, int]) -> None:
    """Refuse a call by hand (round, table, place) that cannot be followed."""
    check_call(desk.tournament, wall, *call)


def allowed(desk: Desk, asked: Asked, question: Question, task: Callable[..., T], *args: object) -> T:
    """Answer a question that the asker may ask."""
    case = Case(asked.principal, asked.public, None, desk.tournament, question.data, question.by)
    allow(question.action, case)
    return task(desk, *args)
