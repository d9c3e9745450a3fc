"""A table where a game is played live: who sits there, whose clock runs, what was offered.

A table is a pure state machine. `ask` (for people) and `on_event` (for what the server alone knows: time, bots, who is
there) answer with the facts that follow, or refuse and change nothing; `folded` turns facts into a table. Time and
chance come in as arguments.

>>> import random
>>> rng = random.Random(1)
>>> setting = Setting("pentago", seats=(Seat("person", "Anna", "anna"), Seat("open")), by_lot=False)
>>> table, facts = opened(setting, now=0.0, rng=rng)
>>> table, more = ask(table, "ben", Sit("Ben"), now=1.0, rng=rng)
>>> [fact.kind for fact in (*facts, *more)], table.phase
(['opened', 'sat', 'started'], 'playing')
>>> table, more = ask(table, "anna", Play(0, "m1", "c4 NW+"), now=2.0, rng=rng)
>>> table.to_move, more[0].data["move"]
(1, 'c4/NW+')
>>> folded((*facts, Fact("sat", 1.0, {"seat": 1, "name": "Ben", "who": "ben"}))).phase
'gathering'
"""

from __future__ import annotations

from fivefold.live.clocks import Clock, TimeControl, read_control
from fivefold.live.decide import ask, on_event, opened
from fivefold.live.facts import Fact
from fivefold.live.matches import Match, read_match
from fivefold.live.requests import (
    Accept,
    BotPlays,
    Came,
    Claim,
    Decline,
    Fill,
    Follow,
    Offer,
    Pause,
    Plan,
    Play,
    Recover,
    Resign,
    Rests,
    Resume,
    Return,
    Say,
    SignedIn,
    Sit,
    SitKnown,
    Stand,
    Tick,
    Touch,
    Went,
)
from fivefold.live.seats import Seat
from fivefold.live.setting import Setting, rematch_setting
from fivefold.live.table import Table, after, folded
from fivefold.live.views import record_of, view

__all__ = [
    "Accept",
    "BotPlays",
    "Came",
    "Claim",
    "Clock",
    "Decline",
    "Fact",
    "Fill",
    "Follow",
    "Match",
    "Offer",
    "Pause",
    "Plan",
    "Play",
    "Recover",
    "Resign",
    "Rests",
    "Resume",
    "Return",
    "Say",
    "Seat",
    "Setting",
    "SignedIn",
    "Sit",
    "SitKnown",
    "Stand",
    "Table",
    "Tick",
    "TimeControl",
    "Touch",
    "Went",
    "after",
    "ask",
    "folded",
    "on_event",
    "opened",
    "read_control",
    "read_match",
    "record_of",
    "rematch_setting",
    "view",
]
