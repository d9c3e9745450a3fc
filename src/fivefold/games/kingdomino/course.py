"""The course of play: a line is dealt, a king is drawn, a turn is made; each is checked."""

from __future__ import annotations

from dataclasses import replace

from fivefold.games.core import GameOver, IllegalMove, Outcome, check_type
from fivefold.games.kingdomino.box import BOX, bag_of
from fivefold.games.kingdomino.kingdom import canonical
from fivefold.games.kingdomino.notation import DISCARD, AnyMove, Deal, King, Move
from fivefold.games.kingdomino.scoring import added, judged
from fivefold.games.kingdomino.state import NOBODY, State, first_state


def play(state: State, move: AnyMove) -> State:
    """The position after a move, which is checked.

    >>> from fivefold.games import kingdomino
    >>> play(kingdomino.start(), Deal((3, 14, 22, 22)))
    Traceback (most recent call last):
    fivefold.games.core.IllegalMove: deal 3 14 22 22: 22 stands twice (KD3).
    """
    check_type(move, Deal, King, Move)
    match move:
        case Deal():
            return _dealt(state, move)
        case King():
            return _king_drawn(state, move)
        case _:
            return _turn_made(state, move)


def _dealt(state: State, deal: Deal) -> State:
    if not state.deal_due:
        raise _not_now(state, deal)
    bag, kings = state.bag_of_next_deal, state.options.kings
    if len(deal.dominoes) != kings:
        raise _illegal(deal, "a line has {kings} dominoes here", "wrong-line", "KD2", kings=kings)
    for number in deal.dominoes:
        if not 1 <= number <= len(BOX):
            raise _illegal(deal, "there is no domino {number}", "no-such-domino", "KD1", number=number)
        if not bag >> number - 1 & 1:
            raise _illegal(deal, "{number} was dealt before", "dealt-before", "KD3", number=number)
        if deal.dominoes.count(number) > 1:
            raise _illegal(deal, "{number} stands twice", "dealt-twice", "KD3", number=number)
    if state.game_over:
        state = replace(first_state(state.options), finished=(*state.finished, state.summaries()))
    line = tuple([(number, NOBODY) for number in sorted(deal.dominoes)])
    return state.with_line(line, bag & ~bag_of(deal.dominoes))


def _king_drawn(state: State, king: King) -> State:
    if not state.king_due:
        raise _not_now(state, king)
    if king.seat not in state.hand:
        raise _illegal(king, "no king of that seat is left to be drawn", "no-such-king", "KD3")
    return replace(state, drawn=king.seat)


def _turn_made(state: State, move: Move) -> State:
    if state.deal_due or state.king_due or state.game_over:
        raise _not_now(state, move)
    free = state.free
    if state.hand:
        if move.domino:
            raise _illegal(move, "nothing is placed in the first round", "nothing-to-place", "KD4")
        _check_pick(move, free)
        hand = list(state.hand)
        hand.remove(state.drawn)
        return state.after_turn(state.kingdoms, state.waiting, state.line_taken(move.pick, state.drawn), tuple(hand))
    number, seat = state.waiting[0]
    if move.domino != number:
        if not move.domino:
            why = "{number} must be placed before you choose, as {number}:e6N/{pick}"
            raise _illegal(move, why, "place-first", "KD4", number=number, pick=move.pick)
        why = "the domino to be placed is {number}, the lowest of the line"
        raise _illegal(move, why, "not-its-turn", "KD3", number=number)
    if move.place != (named := canonical(number, move.place, state.options.size)):
        raise _illegal(move, "a double is named from its other end here: {named}", "other-end", "KD5", named=named)
    kingdom = state.kingdoms[seat]
    kingdom = kingdom.without(number) if move.place == DISCARD else kingdom.with_domino(number, move.place)
    kingdoms = (*state.kingdoms[:seat], kingdom, *state.kingdoms[seat + 1 :])
    line = state.line
    if line:
        _check_pick(move, free)
        line = state.line_taken(move.pick, seat)
    elif move.pick:
        raise _illegal(move, "in the last round nothing is chosen", "nothing-to-choose", "KD4")
    return state.after_turn(kingdoms, state.waiting[1:], line)


def _check_pick(move: Move, free: list[int]) -> None:
    if move.pick in free:
        return
    left = ", ".join(map(str, free))
    if not move.pick:
        why = "a domino must be chosen as well, as {move}/{first}; free are {free}"
        raise _illegal(move, why, "choice-missing", "KD4", first=free[0], free=left)
    why = "{pick} is not free in this line; free are {free}"
    raise _illegal(move, why, "not-free", "KD3", pick=move.pick, free=left)


def _not_now(state: State, move: AnyMove) -> IllegalMove:
    if ended := outcome(state):
        return GameOver(
            "{move}: the game is over, {why}", code="game-over", rule=ended.rule, move=move, why=ended.reason
        )
    if state.deal_due:
        return _illegal(move, "now a line is dealt", "deal-due", "KD3")
    if state.king_due:
        return _illegal(move, "now a king is drawn", "king-due", "KD3")
    return _illegal(move, "now a player makes a turn", "turn-due", "KD3")


def _illegal(move: AnyMove, why: str, code: str, rule: str, **facts: object) -> IllegalMove:
    return IllegalMove("{move}: " + why, code=f"kingdomino-{code}", rule=rule, move=move, **facts)


def outcome(state: State) -> Outcome | None:
    """How the game ended, or None while it goes on; the scores are the points."""
    if not state.game_over or state.deal_due:
        return None
    return judged(added([*state.finished, state.summaries()]), state.options)
