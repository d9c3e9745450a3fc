"""Kingdomino's engine, number for number: a change of its code that is meant to change no move changes nothing here.

`python -m tests.bots.test_kingdomino_golden` writes the file anew, `… compare` says what differs, to the last bit.
Integers and what the kernels compute are compared exactly. Where NumPy's exponential or dot product had a part
(`NEARLY`), another processor may give other last bits, so that there the test leaves twelve digits.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fivefold.bots import players
from fivefold.bots.kingdomino import analyse, kernel, kernel_course, kernel_endgame, kernel_ground, search
from fivefold.bots.kingdomino.arrangement import best_arrangement
from fivefold.bots.kingdomino.endgame import solved
from fivefold.bots.kingdomino.engine import Engine
from fivefold.bots.kingdomino.evaluation import evaluation, kind_of
from fivefold.bots.kingdomino.flat import FlatMonteCarlo, played_out
from fivefold.bots.kingdomino.kernel_course import WHAT
from fivefold.bots.kingdomino.kernel_habit import best_habit, choice_worth, list_habits, look_round
from fivefold.bots.kingdomino.kernel_manner import TRAITS, traits
from fivefold.bots.kingdomino.kernel_mind import ROOMS, judge_moves, think_turn
from fivefold.bots.kingdomino.kernel_net import BAG, FIRST, INPUTS, SECOND, describe, fill_bag, prospect
from fivefold.bots.kingdomino.kernel_outlook import outlook_of, share_by_outlook
from fivefold.bots.kingdomino.kernel_paper import paper_turn
from fivefold.bots.kingdomino.kernel_rival import all_wants
from fivefold.bots.kingdomino.kernel_stride import WIDTHS, greedy_turn, habit_turn, look_at_all
from fivefold.bots.kingdomino.levels import Learner
from fivefold.bots.kingdomino.rivals import odds_of, plainness
from fivefold.bots.kingdomino.table import Position, position_of
from fivefold.bots.kingdomino.tree import Climb, Node, TreeSearch
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options, State
from fivefold.games.kingdomino.kernel import MOST_PLACES
from fivefold.kernels import seeded

GOLDEN = Path(__file__).parents[1] / "golden" / "engines" / "kingdomino.json"
TABLES = {
    "two": Options(players=2),
    "three": Options(players=3, tie_break="shared"),
    "four": Options(),
    "bonuses": Options(players=3, middle_kingdom=True, harmony=True),
    "duel": Options(players=2, mighty_duel=True, harmony=True),
    "dynasty": Options(players=4, dynasty=True),
}
NEARLY = {"rivals", "endgame"}
LONG = 12  # numbers; of a longer array the file keeps a digest


# ---------------------------------------------------------------------------------------- what is asked


def games(options: Options) -> dict[str, Any]:
    lines, size = options.lines, options.size
    found = {}
    for name, taste in (
        ("random", kernel_ground.NO_TASTE),
        ("points", kernel_ground.PLAIN_GREED),
        ("greedy", kernel_ground.GREED),
    ):
        count = 20 if size == 5 else 4
        found[name] = kernel_course.whole_games(count, seeded(3), options.players, lines, size, np.array([taste] * 4))
    mixed = np.array([kernel_ground.GREED, kernel_ground.NO_TASTE, kernel_ground.PLAIN_GREED, kernel_ground.GREED])
    found["mixed"] = kernel_course.whole_games(6, seeded(4), options.players, lines, size, mixed)
    return found


def rollouts(here: Position) -> dict[str, Any]:
    """Every third turn rolled out to the end, at random and greedily; and by the policies of the search."""
    turns = [(a, b) for a in here.places.tolist() for b in here.picks.tolist()]
    moves, found = np.array(turns[::3], np.int64), {}
    for name, ahead in (
        ("random", played_out(here, greedy=False)),
        ("greedy", played_out(here, greedy=True)),
        ("search", search.ahead(here, search.Look())),
        ("practised", search.ahead(here, search.Look(plainness=0.0, simplicity=0.0))),
        ("full greedy", search.ahead(here, search.Look(plainness=1.0))),
        ("to the end", search.ahead(here, search.Look(rounds=12))),
        ("this round", search.ahead(here, search.Look(rounds=0))),
    ):
        some = moves[:2] if here.state.options.size == 7 else moves[:12]
        sums = np.zeros((len(some), 3))
        random_after = ahead(some, 3, seeded(5), sums)
        found[name] = [sums, random_after]
    return found


class Room:
    """What the kernels need beside a position."""

    def __init__(self, here: Position) -> None:
        self.judge = evaluation(kind_of(here.state.options))
        self.bag = np.zeros(BAG, np.int64)
        fill_bag(self.bag, here.deck)
        self.rooms = np.zeros((ROOMS, MOST_PLACES), np.int64)
        self.land, self.ground = np.zeros((6, 3, 64), np.float32), np.zeros((6, 3, 64), np.int64)
        self.wishes = np.zeros(MOST_PLACES, np.float32)
        self.x, self.hidden = np.zeros(INPUTS, np.float32), np.zeros(FIRST + SECOND, np.float32)


def greedy_policy(here: Position) -> dict[str, Any]:
    state = here.state
    picks = np.array(state.free or [0])
    domino = int(here.course[WHAT + here.course[kernel_course.AT]])
    places, worth = kernel.worths(here.kingdoms[here.seat], domino, state.options.size, picks)
    found: dict[str, Any] = {
        "greedy": [places, worth],
        "scores": kernel_course.greedy_worths(here.kingdoms, here.course, here.places, here.picks, kernel_ground.GREED),
    }
    if domino:
        found["places"] = kernel_ground.places_and_worths(
            here.kingdoms[here.seat], domino, state.options.size, kernel_ground.GREED
        )
    if state.options.size == 5:
        room, kingdoms, lefts = Room(here), here.kingdoms.copy(), np.full(4, 12)
        pick = greedy_turn(kingdoms, here.course, lefts, kernel_ground.GREED, room.ground, room.rooms[0], room.rooms[1])
        found["turn"] = [kingdoms[here.seat], pick, lefts]
    return found


def fast_policy(here: Position) -> dict[str, Any]:
    if here.state.options.size != 5:
        return {}
    room, kingdoms, found = Room(here), here.kingdoms.copy(), dict[str, Any]()
    habit, kingdom = room.judge.habit, here.kingdoms[here.seat]
    for left in (1, 5, 11):
        look_round(kingdom, left, room.bag, habit, room.land)
        for domino in (1, 13, 30, 48):
            n = list_habits(kingdom, room.land, domino, left, habit, room.rooms[0], room.wishes)
            found[f"{left} left, {domino}"] = [
                room.rooms[0][:n],
                room.wishes[:n],
                best_habit(kingdom, room.land, domino, left, habit, room.rooms[0], room.wishes),
                choice_worth(domino, 2, habit[left]),
            ]
    lefts, lands = np.zeros(4, np.int64), np.zeros((4, 6, 3, 64), np.float32)
    look_at_all(kingdoms, here.course, lefts, room.bag, habit, lands)
    pick = habit_turn(kingdoms, here.course, lefts, room.bag, habit, lands, room.rooms[0], room.wishes)
    found["turn"] = [kingdoms[here.seat], pick, lefts]
    return found


def literature_policy(here: Position) -> list[Any]:
    room = Room(here)
    return [
        paper_turn(here.kingdoms, here.course, choosing, room.ground, room.rooms, seeded(seed))
        for choosing in (0, 1)
        for seed in range(4)
    ]


def network_policy(here: Position) -> dict[str, Any]:
    room, found = Room(here), dict[str, Any]()
    judge = room.judge
    for full_greedy in (0, 15, 5):
        net = judge.net_against(full_greedy / 15)
        for looked in (1, 3):
            found[f"moves, {full_greedy}, {looked}"] = judge_moves(
                here.kingdoms,
                here.course,
                here.deck,
                net,
                judge.of_greed,
                full_greedy,
                judge.habit,
                here.places,
                here.picks,
                looked,
            )
        for noise in (0.0, 3.0):
            found[f"turn, {full_greedy}, {noise}"] = think_turn(
                here.kingdoms,
                here.course,
                room.bag,
                net,
                judge.of_greed,
                full_greedy,
                judge.habit,
                WIDTHS,
                noise,
                seeded(6),
                room.rooms,
                room.land,
                room.ground,
                room.wishes,
                room.x,
                room.hidden,
            )
    return found


def network_values(here: Position) -> dict[str, Any]:
    room, options, bonus = Room(here), here.state.options, int(here.course[kernel_course.BONUS])
    found: dict[str, Any] = {}
    for left, orders in ((0, 0), (1, 1), (3, 2), (7, 10)):
        kingdom = here.kingdoms[here.seat]
        points = describe(kingdom, options.size, bonus, left, orders, room.bag, room.x)
        inputs = room.x.copy()
        value = prospect(kingdom, options.size, bonus, left, orders, room.bag, room.judge.net, room.x, room.hidden)
        found[f"{left} left"] = [points, inputs, value]
    for name, net in (("practised", room.judge.net), ("full greedy", room.judge.of_greed)):
        values, shares = outlook_of(here.kingdoms, here.course, here.deck, net, room.judge.habit, 2), np.zeros(4)
        share_by_outlook(values, options.players, 7.5, shares)
        found[name] = [values, shares]
    found["spreads"] = room.judge.spreads_in(here.state)
    return found


def rivals(here: Position) -> dict[str, Any]:
    room, found = Room(here), dict[str, Any]()
    found["full greedy"] = [plainness(here, prior) for prior in (0.0, 0.2, 0.7)]
    for seat in range(here.state.options.players if here.state.options.size == 5 else 0):
        found[f"odds of {seat}"] = odds_of(here, seat)
        seen = np.zeros(TRAITS)
        traits(here.kingdoms[seat], seen)
        found[f"traits of {seat}"] = seen
    if here.state.options.size == 5 and here.picks[0] >= 0:
        for full_greedy in (0, 15):
            wants = np.zeros((4, 2, 4))
            all_wants(
                here.kingdoms,
                here.course,
                full_greedy,
                room.bag,
                room.judge.net,
                room.judge.of_greed,
                room.judge.habit,
                room.rooms,
                room.land,
                room.ground,
                room.wishes,
                room.x,
                room.hidden,
                wants,
            )
            found[f"scores, {full_greedy}"] = wants
    found["wanted"] = sorted((pick, seats) for pick, seats in analyse._wanted(here).items())
    return found


def endgame(here: Position) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, spread, work in (("decides", 0.0, 20_000), ("goes on", 9.0, 20_000), ("little", 0.0, 40)):
        end = solved(here, spread, work)
        found[name] = end and [end.exact, sorted((turn, *worth) for turn, worth in end.turns.items())]
    if here.picks[0] < 0 and here.places[0] >= 0:
        domino = int(here.course[WHAT + here.course[kernel_course.AT]])
        boards = kernel_endgame.laid_each(here.kingdoms[here.seat], domino, here.places)
        ways = np.array([[0], [48], [1]])
        found["ranks"] = kernel_endgame.best_ranks(boards, ways, here.state.options.size, 7, 20_000)
    return found


def searches(here: Position) -> dict[str, Any]:
    state, found = here.state, dict[str, Any]()
    playouts = 60 if state.options.size == 5 else 16
    for name, look in (
        ("default", search.Look()),
        ("practised", search.Look(plainness=0.2)),
        ("wide", search.Look(turns=12, places=4, rounds=1, trust=0.0, work=10)),
    ):
        thought = search.think(state, seed=7, playouts=playouts, look=look)
        verdicts = [(str(v.move), v.worth, v.points, v.chance, v.deals) for v in thought.verdicts]
        found[name] = [thought.exact, thought.solved, [list(v) for v in verdicts[:6]], digest_of(verdicts)]
    move = kingdomino.legal_moves(state)[-1]
    assert isinstance(move, kingdomino.Move)
    also = search.think(state, seed=8, playouts=playouts, also=move)
    found["also"] = [next([v.worth, v.points, v.deals] for v in also.verdicts if v.move == move)]
    found["outlook"] = analyse.outlook(state, also.verdicts[0])
    found["at once"] = [
        [str(one.verdict.move), one.liking, one.verdict.points] for one in search.at_once(here, 1.0)[:6]
    ]
    return found


def choices(here: Position) -> dict[str, Any]:
    """Moves of whole players, the UCT tree's first level among them."""
    bots = {
        **{name: players("kingdomino")[name] for name in ("greedy", "full-greedy", "greedy-placement")},
        "noisy": Learner(3.0),
        "flat": FlatMonteCarlo(playouts=120),
        "flat, random": FlatMonteCarlo(playouts=240, turns=0, greedy=False),
        "uct": TreeSearch(playouts=30),
        "engine": Engine(playouts=40),
        "threads": Engine(playouts=40, threads=2),
    }
    slow = {"engine", "threads"} if here.state.options.size == 7 else set()
    found: dict[str, Any] = {
        name: str(bot.choose(here.state, random.Random(9))) for name, bot in bots.items() if name not in slow
    }
    root, climb = Node(), Climb(TreeSearch(), here, seeded(10))
    for _ in range(20):
        climb.once(root)
    found["tree"] = sorted((*key, node.visits, node.worth) for key, node in root.after.items())
    return found


def arrangements(options: Options) -> list[Any]:
    """The first width alone: whatever the clock says, it is searched to the end."""
    found = []
    for seed in range(2):
        dominoes = random.Random(seed).sample(range(1, 49), 7)
        best = best_arrangement(dominoes, options, seconds=0.0)
        found.append([best.points, best.proved, best.ceiling, [list(one) for one in best.kingdom.laid]])
    return found


# ---------------------------------------------------------------------------------------- where


def positions(options: Options) -> Iterator[tuple[str, State]]:
    """A first choice, turns in the middle and late, and one with nothing left to choose; kings of any order."""
    rng, state = random.Random(11), kingdomino.start(options)
    bots = [players("kingdomino")[name] for name in ("full-greedy", "greedy")]
    lines = options.lines
    wanted = iter([(1, 1), (lines // 2, 0), (lines - 1, 0), (lines, 0), (lines, options.kings - 1), (lines + 1, 0)])
    dealt, at = next(wanted)
    if options.dynasty:  # the points of an earlier game count
        while not state.finished:
            state = after(state, bots[0], rng)
    while True:
        seat = kingdomino.to_move(state)
        round_now = state.dealt if state.line else state.dealt + 1
        kings = len(state.hand) if state.hand else len(state.waiting)
        if seat is not None and seat != CHANCE and round_now >= dealt and options.kings - kings >= at:
            yield f"round {round_now}, king {options.kings - kings + 1}", state
            if (another := next(wanted, None)) is None:
                return
            dealt, at = another
        if seat is None:
            return
        state = after(state, bots[seat % 2], rng)


def after(state: State, bot: Any, rng: random.Random) -> State:
    chance = kingdomino.to_move(state) == CHANCE
    return kingdomino.play(state, kingdomino.chance(state, rng) if chance else bot.choose(state, rng))


# ---------------------------------------------------------------------------------------- written and compared

QUESTIONS: dict[str, Callable[[Position], Any]] = {
    "rollouts": rollouts,
    "greedy policy": greedy_policy,
    "fast policy": fast_policy,
    "literature policy": literature_policy,
    "network policy": network_policy,
    "network values": network_values,
    "rivals": rivals,
    "endgame": endgame,
    "searches": searches,
    "choices": choices,
}


def answers(table: str) -> dict[str, Any]:
    options = TABLES[table]
    found: dict[str, Any] = {"games": plain(games(options)), "arrangements": plain(arrangements(options))}
    for name, state in positions(options):
        here = position_of(state)
        found[name] = {question: plain(ask(here)) for question, ask in QUESTIONS.items()}
    return found


def plain(value: Any) -> Any:
    """The value as JSON keeps it without loss."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, np.ndarray):
        flat = value.reshape(-1).tolist()
        return [plain(one) for one in flat] if len(flat) <= LONG else digest_of(flat)
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, (float, np.floating)):
        return float(value).hex()
    if isinstance(value, (np.integer, np.bool_)):
        return int(value)
    return value


def digest_of(values: Any) -> str:
    return hashlib.blake2b(json.dumps(plain(values)).encode(), digest_size=12).hexdigest()


def differences(kept: Any, now: Any, path: str = "", *, exact: bool = False) -> Iterator[str]:
    """Where two answers differ."""
    if isinstance(kept, dict) and isinstance(now, dict):
        for key in kept.keys() | now.keys():
            yield from differences(kept.get(key), now.get(key), f"{path}/{key}", exact=exact)
    elif isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        for i, (one, other) in enumerate(zip(kept, now, strict=True)):
            yield from differences(one, other, f"{path}[{i}]", exact=exact)
    elif kept != now and (exact or not near(kept, now, path)):
        yield f"{path}: {now}, not {kept}"


def near(kept: Any, now: Any, path: str) -> bool:
    inexact = any(f"/{name}" in path for name in NEARLY)
    floats = all(isinstance(one, str) and "0x" in one for one in (kept, now))
    return inexact and floats and math.isclose(float.fromhex(kept), float.fromhex(now), rel_tol=1e-12)


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES)
def test_the_engine_gives_the_numbers_it_always_gave(table: str) -> None:
    kept = json.loads(GOLDEN.read_text(encoding="utf-8"))[table]
    assert list(differences(kept, answers(table))) == []


def main() -> None:
    now = {table: answers(table) for table in TABLES}
    if sys.argv[1:] == ["compare"]:
        found = list(differences(json.loads(GOLDEN.read_text(encoding="utf-8")), now, exact=True))
        sys.exit("\n".join(found[:40]) if found else 0)
    GOLDEN.parent.mkdir(parents=True, exist_ok=True)
    tables = ",\n".join(
        json.dumps(name)
        + ": {\n"
        + ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in table.items())
        + "\n}"
        for name, table in now.items()
    )
    GOLDEN.write_text("{\n" + tables + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
