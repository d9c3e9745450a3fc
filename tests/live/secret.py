"""A small game with a secret, to see that no table tells it: each seat has a card, which all see once it is played."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace

from fivefold.games.core import CHANCE, Game, IllegalMove, Outcome
from fivefold.sayings import Said


@dataclass(frozen=True)
class Options:
    players: int = 2


PRESETS = {"standard": Options()}


@dataclass(frozen=True)
class State:
    cards: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    options: Options = Options()


def seats(options: Options) -> int:
    return 2


def start(options: Options | None = None) -> State:
    return State()


def to_move(state: State) -> int | None:
    if len(state.cards) < 2:
        return CHANCE
    return len(state.said) if len(state.said) < 2 else None


def legal_moves(state: State) -> list[str]:
    return ["high", "low"] if to_move(state) in (0, 1) else []


def chance(state: State, rng: random.Random) -> str:
    return f"card-{rng.randrange(10**9, 10**10)}"


def play(state: State, move: str) -> State:
    if to_move(state) == CHANCE:
        return replace(state, cards=(*state.cards, move))
    if move not in legal_moves(state):
        raise IllegalMove("no", code="no")
    return replace(state, said=(*state.said, move))


def outcome(state: State) -> Outcome | None:
    return Outcome.drawn(seats=2, reason=Said("done", "done"), rule="") if to_move(state) is None else None


def observe(state: State, seat: int | None) -> State:
    shown = len(state.said)
    return replace(state, cards=tuple(card if s == seat or s < shown else "?" for s, card in enumerate(state.cards)))


def remarks(state: State, move: str, after: State) -> list[Said]:
    return [Said("played {how}", "played", {"how": move})] if after.said != state.said else []


def read_move(state: State, text: str, dialect: str = "en") -> str:
    return text


def write_move(state: State, move: str, dialect: str = "en") -> str:
    return move


def clicks(state: State, move: str) -> tuple[str, ...]:
    return (move,)


def starts_round(state: State) -> bool:
    return False


def read_position(text: str, options: Options | None = None) -> State:
    return State()


def write_position(state: State) -> str:
    return " ".join((*state.cards, *state.said))


def board(state: State) -> list[str]:
    return [write_position(state)]


def details(state: State) -> dict[str, object]:
    return {"cards": list(state.cards)}


GAME = Game(
    name="secret",
    title="Secret",
    package=__name__,
    options=Options,
    presets=PRESETS,
    token=re.compile(r"\S+"),
    seats=seats,
    start=start,
    to_move=to_move,
    legal_moves=legal_moves,
    chance=chance,
    play=play,
    outcome=outcome,
    observe=observe,
    remarks=remarks,
    read_move=read_move,
    write_move=write_move,
    clicks=clicks,
    starts_round=starts_round,
    read_position=read_position,
    write_position=write_position,
    leaves=lambda state, depth: 0,
    board=board,
    details=details,
    svg=lambda state: "",
    warmers=tuple,
)
