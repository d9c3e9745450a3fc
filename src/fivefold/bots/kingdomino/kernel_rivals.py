"""The opponent model: what the line is worth to the rivals, how the round will go on, and what a kingdom tells of them.

A rival is either full-greedy, as `policy.kernel_literature` plays, or practised, as the fast policy and the value
network play.
"""

from __future__ import annotations

from fivefold.bots.kingdomino.kernel_kingdom import careful, centred
from fivefold.bots.kingdomino.kernel_network import BEST, PLACES, SCORES, TRIAL, Nets, Scratch, value_of
from fivefold.bots.kingdomino.kernel_state import (
    AT,
    HELD,
    KING,
    KINGS,
    LINE,
    OWNER,
    PLAYERS,
    Doubles,
    Round,
    dominoes_left,
    kings_on,
)
from fivefold.bots.kingdomino.policy.kernel_fast import fast_place, score_halves
from fivefold.bots.kingdomino.policy.kernel_greedy import POINTS_ONLY, greedy_place, write_survey
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    FILLED,
    HEIGHT,
    WIDTH,
    Table,
    beside,
    count,
    crowns_in,
    lay,
    property_at,
    score,
)
from fivefold.kernels import kernel

SCORE, VALUE = 0, 1  # of rival scores: what the rival picks by, and what its kingdom is then expected to end with
RIVAL_WEIGHT = 1.0  # of a point of all rivals beside an own one

ALWAYS, POINTS, CROWNS, LINKS, PROPERTIES, CENTRED, CAREFUL, BOX, LONG, AT_CASTLE, IDLE, TRAITS = range(12)


@kernel
def held_by(draft: Table, seat: int, i: int) -> int:
    """The seat's i-th domino to lay, 0 for none: of this round's kings, then of the new line's."""
    kings = draft[KINGS]
    if i < kings:
        return draft[HELD + i] if draft[KING + i] == seat else 0
    return draft[LINE + i - kings] if draft[OWNER + i - kings] == seat else 0


@kernel
def score_line(state: Round, rival: int, full_greedy: int, nets: Nets, scratch: Scratch, scores: Doubles) -> None:
    """The score and the value of each free domino to one rival, after hypothetically laying what it already holds.

    A full-greedy rival scores points gained now, another the value of its kingdom.
    """
    draft = state.draft
    fast = nets.fast
    layers = scratch.layers
    halves = scratch.halves
    survey = scratch.survey
    fast_scores = scratch.scores
    rows = scratch.rows
    places = rows[PLACES]
    gains = rows[SCORES]
    kingdom = scratch.kingdoms[TRIAL]
    after = scratch.kingdoms[BEST]
    net = nets.full_greedy if full_greedy else nets.value
    kingdom[:] = state.kingdoms[rival]
    left = dominoes_left(draft, rival)
    for i in range(draft[AT], 2 * draft[KINGS]):
        domino = held_by(draft, rival, i)
        if domino:
            if full_greedy:
                write_survey(kingdom, survey)
                place, _ = greedy_place(kingdom, survey, domino, 5, POINTS_ONLY, places, gains)
            else:
                score_halves(kingdom, left, draft, fast, halves)
                place, _ = fast_place(kingdom, halves, domino, left, fast, places, fast_scores)
            if place >= 0:
                lay(kingdom, domino, place)
            left -= 1
    if full_greedy:
        write_survey(kingdom, survey)
    else:
        score_halves(kingdom, left, draft, fast, halves)
    orders = kings_on(draft, OWNER, rival)
    for i in range(draft[KINGS]):
        if draft[OWNER + i] >= 0:
            continue
        domino = draft[LINE + i]
        if full_greedy:
            place, points = greedy_place(kingdom, survey, domino, 5, POINTS_ONLY, places, gains)
            scores[SCORE, i] = points
        else:
            place, _ = fast_place(kingdom, halves, domino, left, fast, places, fast_scores)
        after[:] = kingdom
        if place >= 0:
            lay(after, domino, place)
        scores[VALUE, i] = value_of(after, draft, left - 1, orders | 1 << i, net, layers)
        if not full_greedy:
            scores[SCORE, i] = scores[VALUE, i]


@kernel
def score_rivals(state: Round, full_greedy: int, nets: Nets, scratch: Scratch, scores: Doubles) -> None:
    """`score_line` of each rival who picks after the mover; `full_greedy` is a bit mask of seats."""
    draft = state.draft
    asked = 1 << draft[KING + draft[AT]]
    for king in range(draft[AT] + 1, draft[KINGS]):
        rival = draft[KING + king]
        if asked >> rival & 1 == 0:
            asked |= 1 << rival
            score_line(state, rival, full_greedy >> rival & 1, nets, scratch, scores[rival])


@kernel
def rest_of_round(draft: Table, pick: int, values: Doubles, rival_scores: Doubles) -> float:
    """The value of what the mover's kings still get after this pick, less that of what the rivals' get (on average over
    the rivals): each king picks what scores highest to it."""
    seat = draft[KING + draft[AT]]
    weight = RIVAL_WEIGHT / (draft[PLAYERS] - 1)
    taken = 1 << pick
    total = 0.0
    for king in range(draft[AT] + 1, draft[KINGS]):
        other = draft[KING + king]
        best = -1
        most = 0.0
        for i in range(draft[KINGS]):
            if draft[OWNER + i] < 0 and taken >> i & 1 == 0:
                one = values[i] if other == seat else rival_scores[other, SCORE, i]
                if best < 0 or one > most:
                    best = i
                    most = one
        taken |= 1 << best
        total += values[best] if other == seat else -weight * rival_scores[other, VALUE, best]
    return total


@kernel
def write_traits(kingdom: Table, traits: Doubles) -> None:
    """What tells full-greedy kingdoms from others: points, crowns, equal squares side by side, properties; can the
    castle be in the middle, and is no single square walled in; the box and its longer side; squares at the castle and
    without crowns."""
    links = 0
    properties = 0
    idle = 0
    for terrain in range(6):
        rest = kingdom[terrain]
        links += count(rest & rest << 1) + count(rest & rest << 8)
        while rest:
            area = property_at(kingdom[terrain], rest & -rest)
            rest &= ~area
            properties += 1
            if area & kingdom[CROWN_1] == 0:
                idle += count(area)
    castle = 1 << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y]
    traits[ALWAYS] = 1.0
    traits[POINTS] = score(kingdom) / 10.0
    traits[CROWNS] = crowns_in(kingdom, kingdom[FILLED])
    traits[LINKS] = links
    traits[PROPERTIES] = properties
    traits[CENTRED] = 1.0 if centred(kingdom) else 0.0
    traits[CAREFUL] = 1.0 if careful(kingdom, 0) else 0.0
    traits[BOX] = kingdom[WIDTH] * kingdom[HEIGHT] / 5.0
    traits[LONG] = max(kingdom[WIDTH], kingdom[HEIGHT])
    traits[AT_CASTLE] = count(beside(castle) & kingdom[FILLED]) - 1
    traits[IDLE] = idle
