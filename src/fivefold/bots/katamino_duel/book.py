"""The stored answers where a game stands: what is known of the first placements without a search."""

from __future__ import annotations

from collections.abc import Mapping

from fivefold.bots.katamino_duel.answers import Answer, answers, divisions
from fivefold.bots.katamino_duel.draft import Draft
from fivefold.bots.katamino_duel.solver import images, position_of
from fivefold.bots.katamino_duel.worklist import DRAFT, Work
from fivefold.games import katamino_duel
from fivefold.games.katamino_duel.placements import PLACEMENT

NOTHING: Mapping[int, bool] = {}


def stored(state: katamino_duel.State) -> Mapping[int, bool]:
    """Of the legal placements here, those whose value is stored: does the mover win by it? Empty after the first two
    or three placements, where a search is quick.

    >>> known = stored(katamino_duel.start(katamino_duel.Options("even_odd")))
    >>> len(known), sum(known.values())
    (388, 4)
    """
    if state.drafting:
        return NOTHING
    lying = [PLACEMENT[piece, mask] for piece, mask in enumerate(state.placed) if mask]
    if not lying:
        return _first(state)
    if len(lying) == 1:
        return _second(state, lying[0])
    if len(lying) == 2:
        for first, answer in (lying, lying[::-1]):
            known = first_move(state, first)
            if known and known.wins and answer in known.replies:
                return {known.replies[answer]: True}
    return NOTHING


def _first(state: katamino_duel.State) -> Mapping[int, bool]:
    found: dict[int, bool] = {}
    division = answers().get(Work(DRAFT, state.hands[0])) if state.options.variant == "draft" else None
    for placement in position_of(state).legal():
        known = first_move(state, placement)
        if known:
            found[placement] = known.wins
        elif division and division.wins and division.best in images(placement):
            found[placement] = True
    return found


def _second(state: katamino_duel.State, first: int) -> Mapping[int, bool]:
    known = first_move(state, first)
    if known is None:
        return NOTHING
    if known.wins:
        return dict.fromkeys(position_of(state).legal(), False)
    return {known.best: True} if known.best is not None else NOTHING


def first_move(state: katamino_duel.State, placement: int) -> Answer | None:
    """What is stored of a first placement of this game, turned as it lies."""
    kind = min(images(placement))
    if state.options.variant == "draft":
        division = answers().get(Work(DRAFT, state.hands[0]))
        if division is None or kind not in division.replies:
            return None
        answer = Answer(False, division.nodes, division.replies[kind], {})
    else:
        game = state.options.variant
        if game == "even_odd" and state.options.evens == "second":
            game = "odd_even"  # type: ignore[assignment]
        found = answers().get(Work(game, kind))
        if found is None:
            return None
        answer = found
    symmetry = images(kind).index(placement)
    replies = {images(a)[symmetry]: images(b)[symmetry] for a, b in answer.replies.items()}
    best = None if answer.best is None else images(answer.best)[symmetry]
    return Answer(answer.wins, answer.nodes, best, replies)


def draft() -> Draft:
    """The draft with the divisions that are stored."""
    return Draft(divisions())
