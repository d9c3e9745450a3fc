"""No sequence of requests breaks a table, and no view tells a secret."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.live import secret

from fivefold import games
from fivefold.games import GAMES
from fivefold.games.core import CHANCE
from fivefold.live import (
    Accept,
    Came,
    Claim,
    Decline,
    Fact,
    Offer,
    Pause,
    Play,
    Recover,
    Resign,
    Resume,
    Return,
    Say,
    Seat,
    Setting,
    Sit,
    Stand,
    Tick,
    Touch,
    Went,
    ask,
    folded,
    on_event,
    opened,
    read_control,
    view,
)
from fivefold.live.requests import HouseEvent
from fivefold.live.views import fact_seen
from fivefold.refusals import Refused

PEOPLE = ("anna", "ben", "cem", "dora", "eve", "")
what = st.sampled_from(["draw", "takeback", "pause", "rematch"])
wishes: Any = st.one_of(
    st.builds(Sit, st.text(max_size=5), st.none() | st.integers(-1, 4)),
    st.just(Stand()),
    st.just("a legal move"),
    st.just("a legal move"),
    st.just("a legal move"),
    st.just("a legal step"),
    st.builds(Play, st.integers(-1, 9), st.text(max_size=3), st.text(max_size=6)),
    st.builds(Touch, st.integers(-1, 9), st.text(max_size=3)),
    st.builds(Offer, what),
    st.builds(Accept, what),
    st.builds(Decline, what),
    st.builds(Resign, st.none() | st.integers(-1, 4)),
    st.just(Pause()),
    st.just(Resume()),
    st.builds(Claim, st.sampled_from(["win", "draw", "bot"])),
    st.just(Return()),
    st.builds(Say, st.text(max_size=20)),
    st.just(Tick()),
    st.builds(Came, st.sampled_from(PEOPLE)),
    st.builds(Went, st.sampled_from(PEOPLE)),
    st.just(Recover()),
)
steps = st.lists(st.tuples(st.sampled_from(PEOPLE), wishes, st.floats(0, 90)), max_size=40)


@pytest.fixture(autouse=True, scope="module")
def _a_game_with_a_secret() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "GAMES", (*GAMES, "secret"))
        patch.setitem(sys.modules, "fivefold.games.secret", secret)
        yield


def made(table: Any, wish: Any, who: str, rng: random.Random) -> Any:
    """A wish for a legal move or step, made true."""
    moves = table.game.legal_moves(table.state) if table.phase == "playing" else []
    if not isinstance(wish, str) or not moves:
        return Play(0, "none") if isinstance(wish, str) else wish
    move = rng.choice(moves)
    if wish == "a legal step":
        clicks = table.game.clicks(table.state, move)
        return Touch(table.ply, clicks[min(len(table.steps), len(clicks) - 1)])
    return Play(table.ply, f"{who}-{table.ply}", table.game.write_move(table.state, move))


@given(
    st.sampled_from([*GAMES, "secret"]),
    st.sampled_from(["none", "move 30", "fischer 60+5", "days 1"]),
    st.booleans(),
    st.integers(0, 9),
    st.integers(0, 5),
    steps,
)
def test_no_sequence_breaks_a_table(
    game: str, control: str, strict: bool, seed: int, open_seats: int, evening: list[Any]
) -> None:
    rng = random.Random(seed)
    rules = games.game(game)
    preset = rng.choice(sorted(rules.presets))
    count = rules.seats(rules.presets[preset])
    seats = tuple(
        Seat("person", who.title(), who) if n >= open_seats else Seat() for n, who in enumerate(PEOPLE[:count])
    )
    setting = Setting(game, preset, seats=seats, control=read_control(control), strict=strict)
    now = 0.0
    table, facts = opened(setting, now=now, rng=rng)
    told: list[Fact] = list(facts)
    for who, wish, pause in evening:
        now += pause
        wish = made(table, wish, who, rng)
        before = table
        try:
            if isinstance(wish, HouseEvent):
                table, facts = on_event(table, wish, now=now, rng=rng)
            else:
                table, facts = ask(table, who, wish, now=now, rng=rng)
        except Refused as refusal:
            assert str(refusal).endswith(".")
            assert refusal.code
            assert table is before
            continue
        told += facts
        assert table.version == sum(not fact.passing for fact in told)
        assert table.to_move != CHANCE or table.phase == "paused"
        for person in PEOPLE:
            seen = json.dumps([view(table, person, now), *(fact_seen(table, fact, person) for fact in facts)])
            held = table.seats_of(person)
            shown = len(getattr(table.state, "said", ()))
            for seat, card in enumerate(getattr(table.state, "cards", ())):
                assert seat in held or seat < shown or card not in seen
    assert folded(told) == table
    assert json.loads(json.dumps([dict(fact.data) for fact in told])) == [dict(fact.data) for fact in told]
