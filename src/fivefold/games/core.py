"""What every game answers, and which moves and texts it refuses.

A game is one value, `GAME` in its folder: a `Game` of its own states, moves and options, which the type checker knows.
Rooms that handle any game take a `Game[State, Move, Options]` of the opaque types below. States are frozen values;
`play` checks the move and returns a new state. Seats are counted from 0; `CHANCE` moves where dominoes are dealt.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field
from re import Pattern
from typing import Any, ClassVar, Final, Generic, NamedTuple, NoReturn, Protocol, TypeVar

from typing_extensions import TypedDict

from fivefold.games.steps import TreeBuilder
from fivefold.refusals import Conflict, Refused
from fivefold.sayings import Said

CHANCE: Final = -1
"""The seat of fate: a deal, a lot."""

Score = int | float

TABLE: Final = "table"
"""Whom the kernels serve that every table of a game needs."""


class Warmer(NamedTuple):
    """A set of kernels that can be compiled ahead: its title for people, and a call that compiles it.

    `serves` says who needs it: `TABLE`, or players by name; nobody for counting and analysis.
    """

    title: str
    call: Callable[[], object]
    serves: tuple[str, ...] = ()


class OutcomeView(TypedDict):
    """How a game ended, as JSON: the reason as an English sentence, and its code and facts beside it."""

    ranks: list[int]
    scores: list[Score]
    reason: str
    reason_code: str
    reason_facts: dict[str, str]
    rule: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a rank (1 is first, equals share) and a score for each seat, and why.

    >>> ended = Outcome.won_by(0, seats=2, reason=Said("five in a row", "five-in-a-row"), rule="PG5")
    >>> ended.ranks, ended.scores, str(ended.reason), ended.rule
    ((1, 2), (1, 0), 'five in a row', 'PG5')
    >>> Outcome.drawn(seats=2, reason=Said("the board is full", "board-full"), rule="PG8").scores
    (0.5, 0.5)
    """

    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
    reason: Said
    rule: str = ""

    def plain(self) -> OutcomeView:
        """The outcome as plain data."""
        said = self.reason.plain()
        return {
            "ranks": list(self.ranks),
            "scores": list(self.scores),
            "reason": said["text"],
            "reason_code": said["code"],
            "reason_facts": said["facts"],
            "rule": self.rule,
        }

    @classmethod
    def won_by(cls, winner: int, *, seats: int, reason: Said, rule: str) -> Outcome:
        """One seat wins and the others share the next place."""
        won = [seat == winner for seat in range(seats)]
        return cls(tuple(1 if w else 2 for w in won), tuple(int(w) for w in won), reason, rule)

    @classmethod
    def drawn(cls, *, seats: int, reason: Said, rule: str) -> Outcome:
        """All seats share the first place."""
        return cls((1,) * seats, (1 / seats,) * seats, reason, rule)


class IllegalMove(Refused):
    """A move that the rules forbid here.

    >>> print(IllegalMove("{cell} already holds a marble", code="cell-taken", rule="PG3", cell="a6"))
    a6 already holds a marble (PG3).
    """


class GameOver(IllegalMove, Conflict):
    """A move after the end of the game."""


class BadNotation(Refused):
    """A text that is not a move."""


class BadPosition(Refused):
    """A text that is not a position."""


class BadOptions(Refused):
    """Options that do not exist or do not go together."""


class BadRecord(Refused):
    """A game record that cannot be read; the sentence says where."""


class WrongType(Refused):
    """A value of another game, or a text where a move is wanted."""


class Options(Protocol):
    """What players agreed on before some game: a frozen dataclass, which `games.options` reads and writes."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


class State(Protocol):
    """A position of some game; only its game can read it. It knows the options it is played with."""

    @property
    def options(self) -> Options:
        """What was agreed on before the game."""


class Move(Protocol):
    """A move of some game; only its game can read it."""


S = TypeVar("S", bound=State)
M = TypeVar("M")
O = TypeVar("O", bound=Options)  # noqa: E741
T = TypeVar("T")
S_co = TypeVar("S_co", covariant=True)
S_in = TypeVar("S_in", contravariant=True)
M_co = TypeVar("M_co", covariant=True)
M_in = TypeVar("M_in", contravariant=True)
O_in = TypeVar("O_in", contravariant=True)


class Start(Protocol[S_co, O_in]):
    """`start`: the position before the first move."""

    def __call__(self, options: O_in | None = None) -> S_co:
        """The default options where none are given."""


class ReadMove(Protocol[S_in, M_co]):
    """`read_move`: the move that a text means here."""

    def __call__(self, state: S_in, text: str, dialect: str = "en") -> M_co:
        """The dialect is one of the game's `dialects`."""


class WriteMove(Protocol[S_in, M_in]):
    """`write_move`: the text of a move, as one token of a record."""

    def __call__(self, state: S_in, move: M_in, dialect: str = "en") -> str:
        """The dialect is one of the game's `dialects`."""


class ReadPosition(Protocol[S_co, O_in]):
    """`read_position`: the state that a position text describes."""

    def __call__(self, text: str, options: O_in | None = None) -> S_co:
        """The default options where none are given."""


def open_information(state: S, seat: int | None) -> S:
    """The `observe` of a game in which everybody sees everything."""
    return state


def no_chance(state: object, rng: random.Random) -> NoReturn:
    """The `chance` of a game that leaves nothing to chance."""
    raise IllegalMove("Nothing is left to chance here", code="no-chance")


def lots(state: object) -> str:
    """The `chance_name` of most games."""
    return "Lots"


def no_remarks(state: object, move: object, after: object) -> Sequence[Said]:
    """The `remarks` of a game in which nothing is said."""
    return ()


def no_teams(options: object) -> bool:
    """The `teams` of a game in which everybody plays alone."""
    return False


def no_points(state: object) -> None:
    """The `points` of a game that is only won or lost."""
    return


def no_equipment() -> Mapping[str, object]:
    """The `equipment` of a game whose pieces need no description."""
    return {}


def nothing_compiled() -> Sequence[Warmer]:
    """A game in plain Python has no kernels."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, O]):
    """The questions each game answers, and what others need to know of it. `docs/how-to-add-a-game.md` goes through
    them.

    >>> from fivefold.games import pentago
    >>> pentago.GAME.title, pentago.GAME.seats(pentago.Options()), pentago.GAME.touch_rule
    ('Pentago', 2, 'PG4')
    """

    name: str
    """In records and commands."""
    title: str
    """For people."""
    package: str
    """Where its `rules.md` lies."""
    options: type[O]
    """What players may agree on before a game."""
    presets: Mapping[str, O]
    """Options that go together, by name; one of them is the default."""
    token: Pattern[str]
    """What one move looks like in a record."""

    seats: Callable[[O], int]
    """How many sit at the table."""
    start: Start[S, O]
    to_move: Callable[[S], int | None]
    """The seat to move, `CHANCE`, or None when the game is over."""
    legal_moves: Callable[[S], Sequence[M]]
    """Every move of the seat to move; none while chance moves or when the game is over."""
    play: Callable[[S, M], S]
    """The position after a move; an illegal one is refused with its reason."""
    outcome: Callable[[S], Outcome | None]
    """How the game ended, or None."""
    points: Callable[[S], Sequence[Score] | None] = no_points
    """What each seat has as the board stands, where points are played for; a match adds them up."""
    most_points: Callable[[O], int] | None = None
    """A score that nobody exceeds with these options, where one is known: what is more was mistyped."""
    chance: Callable[[S, random.Random], M] = no_chance
    """The move that chance makes with this generator."""
    chance_name: Callable[[S], str] = lots
    """Who moves when chance does, for people."""
    observe: Callable[[S, int | None], S] = open_information
    """What a seat (or, for None, a spectator) may see."""
    remarks: Callable[[S, M, S], Sequence[Said]] = no_remarks
    """What is said at the table when this move has led from one position to the next."""

    read_move: ReadMove[S, M]
    read_recorded: ReadMove[S, M] | None = None
    """`read_move` in a record, where that reads more: what happened at a real table and cannot happen at ours."""
    write_move: WriteMove[S, M]
    clicks: Callable[[S, M], tuple[str, ...]]
    """The move as the steps in which a hand makes it."""
    step_index: Callable[[], TreeBuilder] | None = None
    """The steps of every move there is, where they are a fixed list of some thousands, to find their tree quickly."""
    starts_round: Callable[[S], bool]
    """Does a record begin a new numbered line here?"""
    read_position: ReadPosition[S, O]
    write_position: Callable[[S], str]
    """The position as one line of text."""
    dialects: tuple[str, ...] = ("en",)
    """The notations in which moves can be read and written."""

    leaves: Callable[[S, int], int]
    """How many positions stand exactly this many moves ahead (perft)."""
    board: Callable[[S], list[str]]
    """The rows of the board from the top, as text."""
    details: Callable[[S], Mapping[str, object]]
    """What the game adds to the JSON of a position. Where it returns a `TypedDict`, OpenAPI has its shape."""
    equipment: Callable[[], Mapping[str, object]] = no_equipment
    """What lies in the box, the same in every position: what a page must know of the pieces to draw them."""
    svg: Callable[[S], str]
    """The position as a picture."""
    warmers: Callable[[], Sequence[Warmer]] = nothing_compiled
    """The sets of kernels that can be compiled ahead."""

    seat_colours: tuple[str, ...] = ()
    """What the seats usually play with, by colour; empty where seats have none. `colours_of` knows it for a game."""
    colours: Callable[[O], tuple[str, ...]] | None = None
    """The colours of the seats, where they depend on the options."""
    first_options: Mapping[str, str] = field(default_factory=dict)
    """The options with which each colour begins; empty where the colours always begin in one order."""
    colours_chosen: bool = False
    """Do the players choose among `seat_colours` before the first move, from the first seat on?"""
    drawn: bool = True
    """Can a game end level? Where it cannot, nobody agrees on a draw either."""
    square: bool = True
    """Is the board square, and the same for all?"""
    svg_on_page: bool = True
    """Does the page show its SVG? Ours have boards of their own there. An element with `data-step` can be clicked."""
    touch_rule: str = ""
    """The rule by which a touched piece is played, if there is one."""
    teams: Callable[[O], bool] = no_teams
    """Do seats 1 and 3 play against 2 and 4?"""
    player_options: Mapping[int, str] = field(default_factory=dict)
    """The options that seat each number of players; empty where the number is always the same."""
    emblem: str = ""
    """A small SVG on certificates, drawn with the colours INK and GOLD."""
    sheet_lines: tuple[str, ...] = ()
    """What is counted line by line on a paper sheet."""
    sheet_notes: tuple[str, ...] = ()
    """What a seating plan reminds the players of."""
    engine_protocol: str = "json"
    """How a program outside is asked for a move: `json` (see `arena.external`) or `gomocup`."""

    def read_in_record(self, state: S, text: str, dialect: str = "en") -> M:
        """The move that a record's word means.

        >>> from fivefold.games import pentago
        >>> pentago.GAME.read_in_record(pentago.start(), "c4/NW+")
        <Move c4 NW+>
        """
        return (self.read_recorded or self.read_move)(state, text, dialect)

    def colours_of(self, options: O) -> tuple[str, ...]:
        """What the seats play with under these options; empty where seats have no colours.

        >>> from fivefold.games import pentago, pente
        >>> pentago.GAME.colours_of(pentago.Options(first="light")), pente.GAME.colours_of(pente.Options())
        (('Light', 'Dark'), ('White', 'Black'))
        """
        return self.colours(options) if self.colours else self.seat_colours[: self.seats(options)]

    def after(self, *moves: str, options: O | None = None, dialect: str = "en") -> S:
        """The position after these written moves.

        >>> from fivefold.games import pentago
        >>> print(pentago.after("c4 NW+", "a1 SE-"))
        6  · · · | · · ·
        5  · · · | · · ·
        4  ● · · | · · ·
          -------+-------
        3  · · · | · · ·
        2  · · · | · · ·
        1  ○ · · | · · ·
           a b c   d e f
        """
        state = self.start(options)
        for text in moves:
            state = self.play(state, self.read_move(state, text, dialect))
        return state


def given(options: O | None, kind: type[O]) -> O:
    """The options given, or the default ones; those of another game are refused."""
    if options is None:
        return kind()
    check_type(options, kind)
    return options


def own(value: object, kind: type[T]) -> T:
    """A state, a move or options of some game as those of one game, or a refusal if they are not.

    >>> from fivefold.games import pentago
    >>> from fivefold.games.record import new_record
    >>> own(new_record("pentago", pentago.Options()).start(), pentago.State).first
    0
    """
    check_type(value, kind)
    assert isinstance(value, kind)
    return value


def check_type(value: object, *kinds: type) -> None:
    """Refuse a value that is of another game, or a text where a move is wanted.

    >>> from fivefold.games import pentago
    >>> pentago.play(pentago.start(), "c4 NW+")  # type: ignore[arg-type]
    Traceback (most recent call last):
    fivefold.games.core.WrongType: 'c4 NW+' is not a fivefold.games.pentago.notation.Move; read_move reads a text.
    """
    if isinstance(value, kinds):
        return
    wanted = " or ".join(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)
    if isinstance(value, str):
        text = repr(value[:60])
        raise WrongType("{text} is not a {wanted}; read_move reads a text", code="wrong-type", text=text, wanted=wanted)
    given = f"{type(value).__module__}.{type(value).__qualname__}"
    raise WrongType("A {given} is not a {wanted}", code="other-type", given=given, wanted=wanted)


def count_leaves(game: Game[S, M, O], state: S, depth: int) -> int:
    """The `leaves` of any game, move by move; for games without a kernel that counts faster.

    >>> from fivefold.games import pentago
    >>> count_leaves(pentago.GAME, pentago.start(), 1)
    288
    """
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    return len(moves) if depth == 1 else sum(count_leaves(game, game.play(state, move), depth - 1) for move in moves)
