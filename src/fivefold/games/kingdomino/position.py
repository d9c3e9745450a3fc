"""A Kingdomino position as one line of text, and back.

    14:e6N,7:x / - / 22:d5W | 41=1 44=3 | 5 18=2 30 | - |

Five parts between bars: the kingdoms seat by seat (a discarded domino has the place x), the dominoes waiting to be
placed with their seats, the new line with the seats of those who have chosen, the kings still in the hand (in the first
round; `12+3` says that a king of seat 3 was just drawn), and, in a dynasty, the games before: points, largest
property and crowns of each seat, as `45.7.9,30.5.6`. A hyphen stands for nothing. The bag is all the rest of the box.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from fivefold.games.core import BadPosition
from fivefold.games.kingdomino.box import BOX, FULL_BAG, bag_of
from fivefold.games.kingdomino.kernel import DOMINOES
from fivefold.games.kingdomino.kingdom import Kingdom
from fivefold.games.kingdomino.notation import DISCARD, shown
from fivefold.games.kingdomino.options import Options
from fivefold.games.kingdomino.scoring import Summary
from fivefold.refusals import Refused

if TYPE_CHECKING:
    from fivefold.games.kingdomino.state import Owned, State

NOTHING = "-"


def write_state(state: State) -> str:
    """The position's text."""
    kingdoms = "/".join(_write_kingdom(kingdom) for kingdom in state.kingdoms)
    hand = "".join(str(seat + 1) for seat in state.hand)
    if state.drawn >= 0:
        hand = hand.replace(str(state.drawn + 1), "", 1) + f"+{state.drawn + 1}"
    parts = [kingdoms, _write_owned(state.waiting), _write_owned(state.line), hand or NOTHING]
    if state.finished:
        games = (",".join(f"{s.points}.{s.largest}.{s.crowns}" for s in game) for game in state.finished)
        parts.append(" ".join(games))
    return " | ".join(parts)


def _write_kingdom(kingdom: Kingdom) -> str:
    dominoes = [*kingdom.laid, *((number, DISCARD) for number in kingdom.discarded)]
    return ",".join(f"{number}:{place}" for number, place in dominoes) or NOTHING


def _write_owned(dominoes: Owned) -> str:
    return " ".join(f"{number}={seat + 1}" if seat >= 0 else str(number) for number, seat in dominoes) or NOTHING


def read_state(text: str, options: Options) -> State:
    """The position of a text; one that cannot arise is refused."""
    state = _read_parts(text, options)
    _check(state, DOMINOES - state.bag.bit_count())
    return state


def read_sketch(text: str, options: Options) -> State:
    """A position that is still being laid out: each kingdom is lawful, but dominoes and kings may be missing.

    The kings that stand nowhere are in the hand as long as nothing is placed or waits to be placed (KD3).

    >>> write_state(read_sketch("-/- | - | 3 14=2 22 41 | -", Options(players=2)))
    '-/- | - | 3 14=2 22 41 | 112'
    >>> write_state(read_sketch("14:e6N/- | 3=1 | - | -", Options(players=2)))
    '14:e6N/- | 3=1 | - | -'
    """
    state = _read_parts(text, options)
    _check_waiting(state)
    begun = state.waiting or any(kingdom.laid or kingdom.discarded for kingdom in state.kingdoms)
    standing = Counter(seat for _, seat in state.line)
    each = options.kings_each
    hand = () if begun else tuple(s for s in range(options.players) for _ in range(each - standing[s]))
    return replace(state, hand=hand, drawn=-1)


def _read_parts(text: str, options: Options) -> State:
    from fivefold.games.kingdomino.state import State

    parts = [part.strip() for part in text.split("|")]
    if not 4 <= len(parts) <= 5:
        raise _bad("has four parts between bars, or five in a dynasty, not {n}", "parts", n=len(parts))
    kingdoms = tuple(_read_kingdom(word.strip(), options) for word in parts[0].split("/"))
    if len(kingdoms) != options.players:
        raise _bad("for {n} players has {n} kingdoms, not {found}", "seats", n=options.players, found=len(kingdoms))
    waiting, line = (_read_owned(part, options) for part in parts[1:3])
    hand, drawn = _read_hand(parts[3], options)
    finished = tuple(_read_game(word, options) for word in parts[4].split()) if len(parts) == 5 else ()
    numbers = [n for kingdom in kingdoms for n in (*(n for n, _ in kingdom.laid), *kingdom.discarded)]
    numbers += [number for number, _ in (*waiting, *line)]
    if twice := [number for number, times in Counter(numbers).items() if times > 1]:
        raise _bad("has each domino once; {number} stands twice", "twice", number=twice[0])
    if len(finished) >= options.games:
        raise _bad("of {games} games cannot have {n} behind it", "games", games=options.games, n=len(finished))
    bag = FULL_BAG & ~bag_of(tuple(numbers))
    return State(kingdoms, waiting, line, hand, drawn, bag, finished, options)


def _read_kingdom(text: str, options: Options) -> Kingdom:
    """Lay the dominoes in whatever order fits: what can be laid early can also be laid later."""
    kingdom = Kingdom(options.size)
    left: list[tuple[int, str]] = []
    discarded = []
    for word in text.split(",") if text != NOTHING else []:
        found = re.fullmatch(r"\s*(\d{1,2}):(x|[a-m]\d{1,2}[NESW])\s*", word)
        if not found:
            raise _bad("names dominoes as 14:e6N or 7:x, not {word}", "domino", word=shown(word))
        number = _number(found[1])
        if found[2] == DISCARD:
            discarded.append(number)
        else:
            left.append((number, found[2]))
    while left:
        later = []
        for number, place in left:
            try:
                kingdom = kingdom.with_domino(number, place)
            except Refused as refusal:
                later.append((number, place))
                why = refusal
        if len(later) == len(left):
            what = str(why).removesuffix(".").removesuffix(f" ({why.rule})")
            raise BadPosition("{what}", code=why.code, rule=why.rule, **{**why.facts, "what": what})
        left = later
    if discarded and not kingdom.laid:
        raise _bad("has no discards beside a bare castle: a first domino always fits", "first-discard")
    return Kingdom(kingdom.size, kingdom.laid, tuple(sorted(discarded)), kingdom.board)


def _read_owned(text: str, options: Options) -> Owned:
    found = []
    for word in text.split() if text != NOTHING else []:
        number, equals, seat = word.partition("=")
        found.append((_number(number), _seat(seat, options) if equals else -1))
    return tuple(sorted(found))


def _read_hand(text: str, options: Options) -> tuple[tuple[int, ...], int]:
    if text == NOTHING:
        return (), -1
    hand, plus, drawn = text.partition("+")
    seats = [_seat(seat, options) for seat in hand]
    king = _seat(drawn, options) if plus else -1
    return tuple(sorted([*seats, *([king] if plus else [])])), king


def _read_game(text: str, options: Options) -> tuple[Summary, ...]:
    seats = text.split(",")
    if len(seats) != options.players or not all(re.fullmatch(r"\d{1,3}\.\d{1,2}\.\d{1,2}", seat) for seat in seats):
        raise _bad("gives an earlier game as points.largest.crowns of each seat, not {text}", "game", text=shown(text))
    return tuple(Summary(*map(int, seat.split("."))) for seat in seats)


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text) or not 1 <= int(text) <= len(BOX):
        raise _bad("has dominoes from 1 to 48, not {text}", "number", rule="KD1", text=shown(text))
    return int(text)


def _seat(text: str, options: Options) -> int:
    if text not in ("1", "2", "3", "4")[: options.players]:
        raise _bad("has seats from 1 to {n}, not {text}", "seat", rule="KD1", n=options.players, text=shown(text))
    return int(text) - 1


def _check(state: State, seen: int) -> None:
    """Could lines, kings and kingdoms stand so? Each king is somewhere, each seat has had its turns."""
    options, kings = state.options, Counter(dict.fromkeys(range(state.options.players), state.options.kings_each))
    waiting, taken = (Counter(seat for _, seat in owned if seat >= 0) for owned in (state.waiting, state.line))
    if seen % options.kings or state.dealt > options.lines:
        most = options.lines
        raise _bad("has whole lines of {n} dominoes, {most} at most", "lines", "KD2", n=options.kings, most=most)
    _check_waiting(state)
    if state.line and len(state.line) != options.kings:
        raise _bad("has a line of {kings} dominoes", "line", "KD2", kings=options.kings)
    if state.line and not state.free:
        raise _bad("has its line on the waiting side once every domino has a king", "full-line", "KD3")
    standing = waiting + taken + Counter(state.hand)
    all_stand = bool(state.line) or (state.deal_due and not state.game_over)
    if standing - kings or (all_stand and standing != kings):
        raise _bad("has {each} king(s) for each player", "kings", "KD2", each=options.kings_each)
    if state.hand and (state.waiting or (not state.line and seen)):
        raise _bad("has kings in the hand only in the first round", "hand", "KD3")
    if state.drawn >= 0 and not state.line:
        raise _bad("has a line before a king is drawn", "drawn", "KD3")
    before = 0 if state.hand else state.dealt - 2 if state.line else state.dealt - 1
    for seat, kingdom in enumerate(state.kingdoms):
        had = 0 if state.hand else options.kings_each * (before + 1) - waiting[seat]
        if len(kingdom.laid) + len(kingdom.discarded) != had:
            raise _bad("gives seat {n} {had} dominoes laid or discarded by now", "turns", "KD4", n=seat + 1, had=had)


def _check_waiting(state: State) -> None:
    if any(seat < 0 for _, seat in state.waiting):
        raise _bad("has a king on each domino that waits to be placed", "waiting", "KD3")


def _bad(what: str, code: str, rule: str = "", **facts: object) -> BadPosition:
    return BadPosition(f"A Kingdomino position {what}", code=f"kingdomino-position-{code}", rule=rule, **facts)
