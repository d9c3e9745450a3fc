"""Is a proof of a Pente win true? Checked move by move on the rules alone; nothing of the search is used here."""

from __future__ import annotations

from fivefold.bots.pente.certificate import Proof
from fivefold.games import pente
from fivefold.games.core import IllegalMove
from fivefold.games.pente.kernel import WIDTH
from fivefold.games.pente.notation import Move

EIGHT = [(1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)]


def holds(state: pente.State, proof: Proof) -> bool:
    """Does the side to move win by this tree, whatever the other side answers?

    >>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
    >>> holds(state, Proof(Move(177))), holds(state, Proof(Move(0)))
    (True, False)
    """
    seat = pente.to_move(state)
    if seat is None:
        return False
    try:
        after = pente.play(state, proof.move)
    except IllegalMove:
        return False
    ended = pente.outcome(after)
    if ended:
        return ended.ranks[seat] == 1 and ended.ranks.count(1) < len(ended.ranks)
    last = proof.otherwise
    plain = not state.options.reply
    quiet = _quiet_answers(after, last.move) if plain and last is not None and _is_last(last) else set()
    checked_one = False
    for reply in pente.legal_moves(after):
        next_proof = proof.replies.get(reply, last)
        if next_proof is last and reply in quiet:
            if checked_one:
                continue
            checked_one = True
        answered = pente.play(after, reply)
        if ended := pente.outcome(answered):  # PT19: a claim that was not answered has won
            if ended.ranks[seat] != 1 or ended.ranks.count(1) == len(ended.ranks):
                return False
        elif next_proof is None or not holds(answered, next_proof):
            return False
    return True


def _is_last(proof: Proof) -> bool:
    return not proof.replies and proof.otherwise is None


def _quiet_answers(state: pente.State, winning: Move) -> set[Move]:
    """Answers that take nothing and leave the winning point free.

    They add one stone of the other side and change nothing else: the same stones of ours stand in the same places, and
    the same pairs of theirs between them. So the winning move wins after all of them or after none, and one is tried.
    """
    taking = _capture_points(state)
    return {move for move in pente.legal_moves(state) if move.point != winning.point and move.point not in taking}


def _capture_points(state: pente.State) -> set[int]:
    """Where a stone of the seat to move would take a pair (PT5), found plainly."""
    size, board, own = state.options.size, state.board, state.seat + 1
    found = set()
    for point, stone in enumerate(board):
        if stone != own:
            continue
        row, column = divmod(point, WIDTH)
        for down, across in EIGHT:
            end_row, end_column = row + 3 * down, column + 3 * across
            if 0 <= end_row < size and 0 <= end_column < size:
                step = down * WIDTH + across
                pair = board[point + step], board[point + 2 * step]
                if 0 not in pair and own not in pair and board[point + 3 * step] == 0:
                    found.add(point + 3 * step)
    return found
