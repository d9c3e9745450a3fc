"""Playouts of random and greedy seats from any position to the end of the game."""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_kingdom import crowns_of
from fivefold.bots.kingdomino.kernel_network import PLACES, SCORES, Scratch, new_scratch
from fivefold.bots.kingdomino.kernel_state import (
    AT,
    EARLIER,
    HELD,
    KING,
    KINGS,
    LINE,
    MARGIN,
    OWNER,
    PLAYERS,
    SIZE,
    Doubles,
    Round,
    empty_round,
    final_shares,
    lead_of,
    new_round,
    open_game,
    shuffle,
    take_turn,
)
from fivefold.bots.kingdomino.policy.kernel_greedy import CROWN, POINT, greedy_place, write_survey
from fivefold.games.kingdomino.kernel import FILLED, Table, lay
from fivefold.games.kingdomino.kernel_table import lay_at_random
from fivefold.kernels import below, kernel, next_random


@kernel
def free_in_line(draft: Table, nth: int) -> int:
    """The index of the nth free domino of the line."""
    for i in range(draft[KINGS]):
        if draft[OWNER + i] < 0:
            if nth == 0:
                return i
            nth -= 1
    return -1


@kernel
def play_out(state: Round, weights: Table, surveys: Table, scratch: Scratch, random: int) -> int:
    """Play to the end of the game; `surveys` has room for each seat's. Gives the new random state.

    Each seat has a row of greedy weights; one that gives nothing for points means random places and picks.
    """
    kingdoms = state.kingdoms
    draft = state.draft
    deck = state.deck
    places = scratch.rows[PLACES]
    scores = scratch.rows[SCORES]
    size = draft[SIZE]
    if size == 5:
        for seat in range(draft[PLAYERS]):
            if weights[seat, POINT]:
                write_survey(kingdoms[seat], surveys[seat])
    while True:
        at = draft[AT]
        seat = draft[KING + at]
        kingdom = kingdoms[seat]
        domino = draft[HELD + at]
        pick = -1
        random = next_random(random)
        own = weights[seat]
        if own[POINT] == 0:
            if domino:
                lay_at_random(kingdom, domino, size, random)
            if draft[LINE]:
                nth = below(random << 17 & 0x3FFFFFFFFFFFFFFF, draft[KINGS] - at)  # bits that placing did not use
                pick = free_in_line(draft, nth)
        else:
            if domino:
                place, _ = greedy_place(kingdom, surveys[seat], domino, size, own, places, scores)
                if place >= 0:
                    lay(kingdom, domino, place)
                    if size == 5:
                        write_survey(kingdom, surveys[seat])
            if draft[LINE]:
                best = -1_000_000
                for i in range(draft[KINGS]):
                    if draft[OWNER + i] < 0:
                        one = draft[LINE + i]
                        _, score = greedy_place(kingdom, surveys[seat], one, size, own, places, scores)
                        score += own[CROWN] * crowns_of(one)
                        if score > best:
                            best = score
                            pick = i
        if take_turn(kingdoms, draft, deck, -1, pick) == 0:
            return random


@kernel
def evaluate_by_playouts(root: Round, moves: Table, deals: int, weights: Table, random: int, sums: Doubles) -> int:
    """Play every candidate (rows of place and pick) out over the same `deals` random deals; gives the random state.

    Into `sums` go, for each move, the mover's value, points and share of the first place.
    """
    draft = root.draft.copy()
    deck = root.deck.copy()
    state = new_round(root.kingdoms.copy(), draft.copy(), deck)
    surveys = np.zeros((4, 6, 3, 64), np.int64)
    scratch = new_scratch()
    points = np.zeros(4, np.float64)
    shares = np.zeros(4, np.float64)
    seat = draft[KING + draft[AT]]
    for _ in range(deals):
        random = shuffle(deck, draft, random)
        random = next_random(random)
        for move in range(len(moves)):
            state.kingdoms[:] = root.kingdoms
            state.draft[:] = draft
            if take_turn(state.kingdoms, state.draft, deck, moves[move, 0], moves[move, 1]):
                play_out(state, weights, surveys, scratch, random)
            final_shares(state, points, shares)
            sums[move, 0] += shares[seat] + MARGIN * lead_of(points, seat, draft[PLAYERS])
            sums[move, 1] += points[seat] - draft[EARLIER + seat]
            sums[move, 2] += shares[seat]
    return random


@kernel
def play_games(games: int, random: int, players: int, lines: int, size: int, weights: Table) -> Table:
    """Whole games of these weights: each seat's points and first places, and a checksum over the kingdoms."""
    state = empty_round()
    surveys = np.zeros((4, 6, 3, 64), np.int64)
    scratch = new_scratch()
    totals = np.zeros(9, np.int64)
    points = np.zeros(4, np.float64)
    shares = np.zeros(4, np.float64)
    for _ in range(games):
        random = open_game(state, players, lines, size, 0, random)
        random = play_out(state, weights, surveys, scratch, random)
        final_shares(state, points, shares)
        for seat in range(players):
            totals[seat] += int(points[seat])
            totals[4 + seat] += 1 if shares[seat] > 0 else 0
            totals[8] = (31 * totals[8] + state.kingdoms[seat, FILLED]) & 0xFFFFFFFFFFFF
    return totals
