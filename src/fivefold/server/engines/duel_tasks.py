"""What worker processes do for the page that shows the solved duel: stored answers, and a search where none is stored.

Each task takes plain values and returns the body of the answer as JSON.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from fivefold.bots.katamino_duel import book
from fivefold.bots.katamino_duel.answers import Answer, answers
from fivefold.bots.katamino_duel.draft import DIVISIONS
from fivefold.bots.katamino_duel.solver import Solver, position_of
from fivefold.bots.katamino_duel.worklist import STARTS, first_moves
from fivefold.bots.limits import Budget
from fivefold.games import katamino_duel
from fivefold.games.core import BadOptions, IllegalMove
from fivefold.games.katamino_duel.placements import MOVES, PLACEMENT
from fivefold.games.options import write_options

encode = msgspec.json.encode
SECONDS = 15.0  # after two pieces a search takes less than two of a processor
TABLE_BITS = 20


def _written(placement: int) -> str:
    return "/".join(MOVES[placement].steps)


def _start(game: str) -> katamino_duel.State:
    return katamino_duel.start(katamino_duel.PRESETS[game])


@lru_cache(maxsize=1)
def solved_duel() -> bytes:
    """Every first move of a kind with its value, for each way to play, and what is known of the draft.

    >>> found = msgspec.json.decode(solved_duel())
    >>> [(each["game"], each["kinds"], sum(one["wins"] for one in each["moves"])) for each in found["games"]]
    [('ordinary', 95, 73), ('even_odd', 49, 1), ('odd_even', 46, 0), ('anywhere', 296, 1)]
    >>> found["draft"]["value"], [pick["piece"] for pick in found["draft"]["picks"] if pick["wins"]]
    (True, [2])
    """
    games = []
    for game, start in STARTS.items():
        state = _start(game)
        known = {work.number: answer for work, answer in answers().items() if work.game == game}
        moves = [
            {
                "move": _written(number),
                "wins": answer.wins,
                "answers": len(answer.replies),
                "refutation": None if answer.best is None else _written(answer.best),
            }
            for number, answer in sorted(known.items(), key=lambda each: (MOVES[each[0]].piece, each[0]))
        ]
        games.append(
            {"game": game, "options": write_options(state.options), "kinds": len(first_moves(start)), "moves": moves}
        )
    return encode({"games": games, "draft": _draft()})


def _draft() -> dict[str, object]:
    known = book.draft()
    return {
        "divisions": len(DIVISIONS),
        "solved": len(known.known),
        "won": sum(known.known.values()),
        "value": known.value(0, 0),
        "picks": known.picks(0, 0),
    }


def duel_draft(picked: tuple[str, ...]) -> bytes:
    """What is known of the draft after these picks: who wins, and every piece that can be picked next.

    >>> found = msgspec.json.decode(duel_draft(("2", "1", "4")))
    >>> found["to_pick"], found["value"], found["picks"][0]["piece"], found["picks"][0]["refutation"]
    (1, True, 3, 6)
    """
    state = katamino_duel.GAME.after(*picked, options=katamino_duel.PRESETS["draft"])
    known = book.draft()
    return encode(
        {
            "to_pick": katamino_duel.to_move(state) if state.drafting else None,
            "value": known.value(*state.hands),
            "picks": known.picks(*state.hands) if state.drafting else (),
        }
    )


def _stored(game: str, move: str) -> Answer | None:
    """What is stored of a first move, turned as it lies."""
    state = _start(game)
    first = katamino_duel.read_move(state, move)
    return book.first_move(state, PLACEMENT[first.piece - 1, katamino_duel.play(state, first).placed[first.piece - 1]])


def duel_line(game: str, move: str) -> bytes:
    """What is stored of a first move: a reply to each answer where it wins, what refutes it where it loses.

    >>> found = msgspec.json.decode(duel_line("ordinary", "9/e5/f5/f6/g6/f7"))
    >>> found["wins"], len(found["replies"]), found["replies"][0]
    (True, 614, {'answer': '1/d1/d2/d3/d4/d5', 'reply': '6/f2/g2/f3/g3/f4'})
    """
    answer = _stored(game, move)
    if answer is None:
        raise BadOptions("Nothing is stored of {move}", code="duel-not-stored", move=move)
    replies = [{"answer": _written(theirs), "reply": _written(ours)} for theirs, ours in sorted(answer.replies.items())]
    refutation = None if answer.best is None else _written(answer.best)
    return encode({"move": move, "wins": answer.wins, "refutation": refutation, "replies": replies})


def duel_verdict(game: str, moves: tuple[str, ...]) -> bytes:
    """Does the player to move win here, and by which placement? Nothing is said where a search of seconds cannot tell.

    >>> duel_verdict("ordinary", ("9/e5/f5/f6/g6/f7", "12/c3/b4/c4/d4/c5"))
    b'{"wins":true,"placement":"4/d2/e2/f2/f3/g3"}'
    >>> duel_verdict("ordinary", ("1/d1/d2/d3/d4/d5", "3/e5/e6/f6/e7/e8"))
    b'{"wins":false,"placement":null}'
    """
    state = katamino_duel.GAME.after(*moves, options=katamino_duel.PRESETS[game])
    wins, placement = _judged(game, moves, state)
    return encode({"wins": wins, "placement": None if placement is None else _written(placement)})


def _judged(game: str, moves: tuple[str, ...], state: katamino_duel.State) -> tuple[bool | None, int | None]:
    if katamino_duel.to_move(state) is None:
        return False, None
    known = book.stored(state)
    winning = next((placement for placement, wins in known.items() if wins), None)
    if winning is not None:
        return True, winning
    if known and len(known) == len(katamino_duel.legal_moves(state)):
        return False, None
    if len(moves) < 2:
        raise IllegalMove("Two pieces must lie before a search can tell", code="duel-too-early")
    if len(moves) == 2 and (first := _stored(game, moves[0])) and first.best is not None:
        second = katamino_duel.read_move(state, moves[1])
        if first.best == PLACEMENT[second.piece - 1, state.placed[second.piece - 1]]:
            return False, None
    result = Solver(TABLE_BITS).solve(position_of(state), Budget(SECONDS))
    return result.wins, result.placement
