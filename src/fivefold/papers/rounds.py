"""What papers ask of a tournament's rounds: which one, what it is called, who meets whom."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from fivefold.papers.figures import day, stage_of
from fivefold.papers.words import Words
from fivefold.refusals import Conflict, NotFound, Refused
from fivefold.tournaments.formats.cup import THIRD_PLACE
from fivefold.tournaments.formats.groups_cup import INTERMEDIATE
from fivefold.tournaments.head import Signed
from fivefold.tournaments.league import match_day
from fivefold.tournaments.needs import Draw, DrawnTable
from fivefold.tournaments.scoring import complete
from fivefold.tournaments.state import Round, Stage, Table, Tournament


@dataclass(frozen=True, slots=True)
class InTheHall:
    """Where the tables of a round stand: `places` of those that stand elsewhere than their number says.

    If `called`, games are called to the tables that become free; then what is printed is the number of the game.
    """

    called: bool = False
    places: Mapping[int, int] = field(default_factory=dict)
    notice: int = 0
    """The number of the notice that the places follow from; it is no fact, so a paper names it beside the fact."""
    signed: Signed | None = None
    """The house's signature under the log as it is printed."""


AS_DRAWN: Final = InTheHall()
DOUBLE: Final = re.compile("([WLF])([0-9]{1,2})")
"""A bracket of a double elimination and its step."""


def in_the_hall(tables: Iterable[Table | DrawnTable], hall: InTheHall) -> InTheHall:
    """The same, knowing that games in waves are called."""
    return InTheHall(called=True) if hall.called or any(table.wave for table in tables) else hall


class NoPaper(Refused):
    """Something that cannot be printed."""


class NoPaperYet(NoPaper, Conflict):
    """Something that can be printed later."""


class NoSuchRound(NoPaper, NotFound):
    """A round that there is not, or not yet."""


def round_wanted(tournament: Tournament, number: int) -> Round:
    """A published round, the last one for 0."""
    if not tournament.rounds:
        raise NoPaperYet("No round has been drawn yet, so there is nothing to print", code="nothing-drawn")
    if number == 0:
        return tournament.rounds[-1]
    if not 1 <= number <= len(tournament.rounds):
        raise NoSuchRound(
            "Round {number} has not been drawn; the last one is {last}",
            code="no-such-round",
            number=number,
            last=len(tournament.rounds),
        )
    return tournament.rounds[number - 1]


def tables_wanted(tournament: Tournament, number: int) -> list[Table]:
    """The tables of a published round; of an arena, for 0, the games that are being played, of whatever pairing."""
    a_round = round_wanted(tournament, number)
    if a_round.stage == "arena" and not number:
        playing = [table for table in tournament.tables.values() if not complete(tournament, table)]
        return playing or tournament.tables_of(a_round)
    return tournament.tables_of(a_round)


def round_title(tournament: Tournament, a_round: Round | Draw, say: Words) -> str:
    """What a round is called."""
    number = a_round.number if isinstance(a_round, Round) else a_round.round
    return title_of(tournament, number, a_round.stage, len(a_round.slots), say)


def title_of(tournament: Tournament, number: int, stage: Stage, slots: int, say: Words) -> str:
    """What a round of a stage is called."""
    if stage == "cup":
        return stage_of(slots, say)
    if stage == "groups":
        return say("stage-groups" if tournament.rules.format == "groups-cup" else "stage-all-play-all")
    if stage == "intermediate":
        return say("stage-intermediate")
    if stage == "double":
        return say("round-number", number=number)
    if stage == "arena":
        return say("stage-arena", number=number)
    key = "stage-trial" if stage == "trial" else "stage-round"
    return say(key, number=number, rounds=tournament.rules.rounds)


def group_title(label: str, say: Words) -> str:
    """What a group is called; the intermediate round and the game for the third place are labels too."""
    if label == THIRD_PLACE:
        return say("cup-third-place")
    if label == INTERMEDIATE:
        return say("stage-intermediate")
    if double := DOUBLE.fullmatch(label):
        bracket, step = double.groups()
        return say(f"double-{label}") if bracket == "F" else say(f"double-{bracket}", round=int(step))
    return say("group", label=label) if label else ""


def wave_title(tournament: Tournament, wave: int, say: Words) -> str:
    """What a wave is called: in a league it is a match day."""
    on = match_day(tournament, wave)
    if on:
        return say("match-day", number=wave, day=day(datetime.fromisoformat(on), say))
    return say("wave", number=wave) if wave else ""


def waves_of(tables: Iterable[Table | DrawnTable]) -> list[int]:
    """The waves in which the games of a round are played; [0] where there are none."""
    return sorted({table.wave for table in tables}) or [0]
