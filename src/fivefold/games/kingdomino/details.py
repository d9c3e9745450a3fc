"""What Kingdomino adds to a position as JSON; seats count from 0."""

from __future__ import annotations

from functools import lru_cache

from typing_extensions import TypedDict

from fivefold.games.kingdomino import kernel
from fivefold.games.kingdomino.box import BOX, numbers_in
from fivefold.games.kingdomino.kingdom import Kingdom, window
from fivefold.games.kingdomino.options import Options
from fivefold.games.kingdomino.scoring import TallyView, tally
from fivefold.games.kingdomino.state import NOBODY, State


class ReachView(TypedDict):
    """What the next domino can reach (KD6): columns from `left`, rows from `bottom`, both counted from 0."""

    left: int
    bottom: int
    columns: int
    rows: int


class KingdomView(TallyView):
    """A kingdom: the places of its dominoes by their numbers, its squares by name, its reach and its sum."""

    size: int
    laid: dict[str, str]
    discarded: list[int]
    squares: dict[str, str]
    reach: ReachView


class PlacingView(TypedDict):
    """The domino to be placed: where it fits and what each place adds to the score, or why it is discarded (KD7).

    `room` says whether two free squares side by side are left for any domino.
    """

    domino: int
    seat: int
    places: dict[str, int]
    room: bool
    why_discarded: str | None


class KingdominoDetails(TypedDict):
    """What Kingdomino adds to a position: kingdoms with their sums, both lines, the kings and the bag.

    `waiting` are dominoes to place with their seats, `line` those to choose with the seat whose king stands there.
    """

    kingdoms: list[KingdomView]
    waiting: list[tuple[int, int]]
    line: list[tuple[int, int | None]]
    placing: PlacingView | None
    king_drawn: int | None
    kings_in_hand: list[int]
    bag: list[int]
    games_finished: list[list[int]]


class KingdominoEquipment(TypedDict):
    """The 48 dominoes, number 1 first, as `W|M3`: letters of lands, and crowns where there are any."""

    dominoes: list[str]


def equipment() -> KingdominoEquipment:
    """The box as a page needs it."""
    return {"dominoes": [one.text for one in BOX]}


def details(state: State) -> KingdominoDetails:
    """Kingdoms with their sums, both lines, the kings and the bag."""
    return {
        "kingdoms": [kingdom_view(kingdom, state.options) for kingdom in state.kingdoms],
        "waiting": list(state.waiting),
        "line": [(number, None if seat == NOBODY else seat) for number, seat in state.line],
        "placing": placing_view(state),
        "king_drawn": None if state.drawn == NOBODY else state.drawn,
        "kings_in_hand": list(state.hand),
        "bag": numbers_in(state.bag),
        "games_finished": [[summary.points for summary in game] for game in state.finished],
    }


@lru_cache(maxsize=1024)  # a turn changes one kingdom, and every kingdom is shown after every turn
def kingdom_view(kingdom: Kingdom, options: Options) -> KingdomView:
    """A kingdom with its sum; not to be changed, since it may be shown again."""
    return {
        "size": kingdom.size,
        "laid": {str(number): place for number, place in kingdom.laid},
        "discarded": list(kingdom.discarded),
        "squares": {name: square.text if square else "C" for name, square in kingdom.squares().items()},
        "reach": reach_view(kingdom),
        **tally(kingdom, options).facts(),
    }


def reach_view(kingdom: Kingdom) -> ReachView:
    """The squares that the next domino can reach.

    >>> reach_view(Kingdom())
    {'left': 2, 'bottom': 2, 'columns': 5, 'rows': 5}
    """
    columns, rows = window(kingdom)
    first = kingdom.size - 1 - kernel.MIDDLE
    return {
        "left": columns.start + first,
        "bottom": 2 * kernel.MIDDLE - (rows.stop - 1) + first,
        "columns": len(columns),
        "rows": len(rows),
    }


def placing_view(state: State) -> PlacingView | None:
    """The domino to be placed, if there is one."""
    if not state.waiting or state.deal_due:
        return None
    number, seat = state.waiting[0]
    kingdom = state.kingdoms[seat]
    places = kingdom.gains(number)
    return {
        "domino": number,
        "seat": seat,
        "places": places,
        "room": bool(places) or kingdom.has_room(number),
        "why_discarded": None if places else kingdom.why_discarded(number),
    }
