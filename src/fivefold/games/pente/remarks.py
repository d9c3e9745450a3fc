"""What is said about a Pente move: announcements, captures, claims. Nothing of it changes the game."""

from __future__ import annotations

from fivefold.games.pente import kernel_position as kernels, kernel_shapes as shapes
from fivefold.games.pente.drawing import COLOURS
from fivefold.games.pente.kernel import pairs_taken
from fivefold.games.pente.notation import Move
from fivefold.games.pente.state import State, can_be_put, packed
from fivefold.sayings import Said

WORDS = {0: (), shapes.TRIA: ("TRIA",), shapes.TESSERA: ("TESSERA",)}


def pairs_captured(state: State, move: Move) -> int:
    """How many pairs a move takes from the board (PT5); none where they were overlooked (PT7)."""
    if move.overlooked or not can_be_put(state, move):
        return 0
    return int(pairs_taken(kernels.taken_by(*packed(state), move.origin, move.point)))


def announcements(state: State, move: Move) -> tuple[str, ...]:
    """What the mover may announce with this move: TESSERA for a new four, else TRIA for a new open three (PT11)."""
    if not can_be_put(state, move):
        return ()
    return WORDS[int(shapes.announced(*packed(state), move.origin, move.point))]


def claim_remarks(before: State, after: State) -> list[Said]:
    """What a turn did to the claim (PT19)."""
    if not before.options.reply or after.ended:
        return []
    if after.claim and after.claim != before.claim:
        return [
            Said(
                "{colour} would have won: the other side has one reply (PT19).",
                "reply",
                {"colour": side_name(after, after.claim - 1)},
            )
        ]
    if before.claim and not after.claim:
        return [Said("The claim lapses and play goes on (PT19).", "lapsed")]
    return []


def capture_remarks(before: State, after: State, move: Move) -> list[Said]:
    """What a turn took; in teams a partner's stones leave the board too and count nothing (PT15)."""
    gone, side = 2 * pairs_captured(before, move), before.seat % 2
    if not gone:
        return []
    now, counted = after.caught[side], after.caught[side] - before.caught[side]
    facts = {"colour": side_name(before, side), "stones": gone, "counted": counted, "all": now}
    if counted == gone:
        return [Said("{colour}: {stones} stones captured, {all} in all.", "captured", facts)]
    sentence = "{colour}: {stones} stones captured, {counted} of them count, {all} in all."
    return [Said(sentence, "captured-some", facts)]


def side_name(state: State, side: int) -> str:
    """A side by its colours.

    >>> side_name(State(), 1)
    'Black'
    """
    if state.options.teams:
        return f"{COLOURS[side]} and {COLOURS[side + 2]}"
    return COLOURS[side]
