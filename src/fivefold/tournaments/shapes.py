"""A tournament as plain data: what files and pages read as JSON. Exact fractions are texts, entrants are numbers."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from fivefold.tournaments.description import DescriptionView
from fivefold.tournaments.regulation import RegulationView
from fivefold.tournaments.scoring import LineState
from fivefold.tournaments.state import EntrantState, GameState, LotSource, Stage

Pair = tuple[int, int | None]
"""An entrant and a score; no score is a time that was not reached."""


class EntrantView(TypedDict):
    """Who takes part; a filler only makes a table possible and is never ranked."""

    entrant: int
    name: str
    club: str
    rating: int
    category: str
    filler: bool
    state: EntrantState


class ResultView(TypedDict):
    """What was written on the sheet; winner 0 is a draw. `boards`: who won at each board of a match of teams."""

    kind: Literal["unplayed", "played", "walk-over", "upset", "void"]
    winner: int
    marbles: int
    scores: list[Pair]
    boards: list[int]


class GameView(ResultView):
    """One game at a table; `rival` is a result that contradicts the first."""

    starter: int
    state: GameState
    said_by: str
    rival: ResultView | None


class TableScoreView(TypedDict):
    """What one entrant takes away from one table."""

    entrant: int
    state: LineState
    place: int
    points: str
    score: int
    share: str
    speed: int


class AskedView(TypedDict):
    """What a result of a table must say, and of whom. Of a winner: the least and most marbles, or whether the game is
    played again after a draw."""

    result: Literal["scores", "winner", "times", "boards"]
    of: list[int]
    boards: NotRequired[int]
    marbles: NotRequired[tuple[int, int]]
    replay: NotRequired[bool]


class AgreementView(TypedDict):
    """What all who sat at a table have agreed about its material."""

    text: str
    entrants: list[int]


class DrawnTableView(TypedDict):
    """A table of a draw. `place` is the table of the hall, 0 while the game waits in the queue at `waits`; games that
    are `called` have a number of their own besides. `day` is the match day of a league."""

    table: int
    group: str
    wave: int
    day: str
    seats: list[int]
    starter: int
    left: list[int]
    stand_ins: list[int]
    complete: bool
    asks: AskedView
    games: list[GameView]
    lines: list[TableScoreView]
    agreed: list[AgreementView]
    called: bool
    place: int
    waits: int


class RoundView(TypedDict):
    """A published draw; `slots` are a cup's bracket from top to bottom, 0 where nobody stands.

    `halves` miss the round and take the points of a draw.
    """

    round: int
    stage: Stage
    slots: list[int]
    byes: list[int]
    halves: list[int]
    tables: list[DrawnTableView]


class StandingRowView(TypedDict):
    """A row of a standing: places `place` to `last` are shared; `before_next_by` is the criterion that decides."""

    place: int
    last: int
    entrant: int
    name: str
    values: list[str | None]
    shown: list[str]
    before_next_by: str | None


class OutView(TypedDict):
    """Somebody who is not ranked any more."""

    entrant: int
    name: str
    state: EntrantState


class CategoryRowView(TypedDict):
    """A place in the standing of one category."""

    place: int
    last: int
    entrant: int
    name: str


class StandingView(TypedDict):
    """A standing: its criteria, a row for each entrant, and who is out."""

    criteria: list[str]
    rows: list[StandingRowView]
    out: list[OutView]


class ProtestView(TypedDict):
    """A protest against a game; open until there is a ruling."""

    protest: int
    round: int
    table: int
    text: str
    by: int
    ruling: str


class LotView(TypedDict):
    """A lot that counts, and the round for which it was drawn."""

    purpose: str
    outcome: list[int]
    round: int
    hat: bool
    source: LotSource


class ArenaView(TypedDict):
    """The time of an arena: when it began and until when games are paired (empty before the start), whether it was
    said that the time is up, who takes a break, and who has no game and waits for one."""

    began: str
    ends: str
    ended: bool
    paused: list[int]
    free: list[int]


class TournamentView(TypedDict):
    """Everything about a tournament but its log."""

    title: str
    description: DescriptionView
    version: int
    digest: str
    regulation: RegulationView
    started: bool
    closed: bool
    finished: bool
    qualified: list[int]
    answers: dict[str, str]
    entrants: list[EntrantView]
    rounds: list[RoundView]
    standing: StandingView
    protests: list[ProtestView]
    rulings: list[str]
    lots: list[LotView]
    commitment: str
    groups: dict[str, StandingView]
    categories: dict[str, list[CategoryRowView]]
    excused: dict[str, list[int]]
    arena: ArenaView | None


class TournamentFile(TournamentView):
    """The same with its log, as a file."""

    log: list[str]


class DrawnTableData(TypedDict):
    """A table in the data of a `drawn` fact."""

    table: int
    seats: list[int]
    starter: int
    group: NotRequired[str]
    wave: NotRequired[int]


class DrawnData(TypedDict):
    """The data of a `drawn` fact."""

    round: int
    stage: Stage
    tables: list[DrawnTableData]
    slots: NotRequired[list[int]]
    byes: NotRequired[list[int]]
    halves: NotRequired[list[int]]


class OptionView(TypedDict):
    """A possible answer; `facts` fill its sentence."""

    answer: str
    text: str
    facts: dict[str, int | str]


class FindingView(TypedDict):
    """What the linter found before the start: an obstacle, a question or a note."""

    level: Literal["obstacle", "question", "note"]
    name: str
    text: str
    rule: str
    options: list[OptionView]
    default: str
    facts: dict[str, int | str]


class ProposedTableView(TypedDict):
    """A table of a draw that is not published yet: who sits there, clockwise, and who begins."""

    number: int
    seats: list[int]
    starter: int
    group: str
    wave: int


class DrawView(TypedDict):
    """The next round can be published."""

    need: Literal["Draw"]
    round: int
    stage: Stage
    tables: list[ProposedTableView]
    slots: list[int]
    byes: list[int]
    halves: list[int]


class DecisionView(TypedDict):
    """The organiser must answer a question that the regulation leaves open."""

    need: Literal["Decision"]
    question: str
    text: str
    rule: str
    options: list[OptionView]
    default: str
    facts: dict[str, int | str]


class LotNeededView(TypedDict):
    """Chance must decide between these candidates."""

    need: Literal["LotNeeded"]
    purpose: str
    candidates: list[int]
    rule: str


class MoveNeededView(TypedDict):
    """A table is too small: someone moves to it from a table of four (TK13)."""

    need: Literal["MoveNeeded"]
    entrant: int
    round: int
    from_table: int
    to_table: int
    rule: str


class FillerNeededView(TypedDict):
    """Someone must sit in unscored: at a table, in a leaver's place, or (without a table) in the next draws."""

    need: Literal["FillerNeeded"]
    text: str
    rule: str
    round: int
    table: int
    instead_of: int


class WaitingView(TypedDict):
    """Something must happen first; `tables` are pairs of round and table."""

    need: Literal["Waiting"]
    kind: Literal["start", "results", "confirm", "dispute", "protest", "clock"]
    text: str
    rule: str
    tables: list[tuple[int, int]]
    protests: list[int]


class FinishedView(TypedDict):
    """All has been played, or too few are left; or nothing is to be done, and `why` is the refusal's code."""

    need: Literal["Finished", "Nothing"]
    text: str
    why: str


NeedView = TypeAliasType(
    "NeedView", DrawView | DecisionView | LotNeededView | MoveNeededView | FillerNeededView | WaitingView | FinishedView
)
"""What a tournament waits for."""
