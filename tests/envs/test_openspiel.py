"""OpenSpiel plays our games: its own tests, its playthroughs, and the same games as the rules play.

`python -m tests.envs.test_openspiel` writes the playthroughs anew.
"""

from __future__ import annotations

import hashlib
import os
from itertools import groupby
from pathlib import Path

import pytest
from tests.envs import same_games

pyspiel = pytest.importorskip("pyspiel")

from fivefold import games  # noqa: E402
from fivefold.envs import openspiel  # noqa: E402
from fivefold.games.core import BadOptions  # noqa: E402

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
PLAYTHROUGHS = Path(__file__).parents[1] / "golden" / "openspiel"
GAMES = [
    "fivefold_pentago",
    "fivefold_pentago(double_five=starter,five_on_placement=False)",
    "fivefold_pente(size=13)",
    "fivefold_pente(size=13,exhaustion=move,stones=5)",
    "fivefold_pente(size=13,teams=True)",
    "fivefold_pente(size=13,reply=True,points=True,line=exactly_five,double_three=forbidden)",
    "fivefold_kingdomino",
    "fivefold_kingdomino(players=2)",
    "fivefold_kingdomino(players=3,harmony=True)",
    "fivefold_kingdomino(players=2,mighty_duel=True,middle_kingdom=True)",
    "fivefold_kingdomino(players=2,dynasty=True)",
    "fivefold_katamino_duel",
    "fivefold_katamino_duel(variant=draft)",
    "fivefold_katamino_duel(variant=anywhere)",
]
SHOWN = {
    "pentago": "fivefold_pentago",
    "pente": "fivefold_pente(size=13)",
    "kingdomino": "fivefold_kingdomino(players=2)",
    "katamino_duel": "fivefold_katamino_duel(variant=draft)",
}

pytestmark = [pytest.mark.compiled, pytest.mark.filterwarnings("default")]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_openspiels_own_test(name: str) -> None:
    """It plays at random, clones, serialises, takes legal actions and chance at their word and checks the bounds."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=20 if SOAK else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_those_of_the_rules_move_for_move(name: str) -> None:
    assert same_games.with_openspiel(name, seed=0) > 4


def test_every_game_for_two_and_more_is_registered() -> None:
    named = {name.removeprefix(openspiel.PREFIX) for name in pyspiel.registered_names() if name.startswith("fivefold_")}
    assert named == set(games.GAMES) - {"katamino"}


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("fivefold_pentago").new_initial_state()
    clone = state.clone()
    clone.apply_action(0)
    assert (len(state.moves), len(clone.moves)) == (0, 1)
    assert str(state) != str(clone)


def test_chance_draws_a_line_domino_by_domino_and_kings_as_often_as_they_are_there() -> None:
    state = pyspiel.load_game("fivefold_kingdomino(players=2)").new_initial_state()
    for domino in (47, 2, 13, 40):
        assert dict(state.chance_outcomes())[domino] == pytest.approx(1 / len(state.chance_outcomes()))
        state.apply_action(domino)
    assert [str(move) for move in state.moves] == ["deal 48 3 14 41"]
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes() == [(0, pytest.approx(2 / 3)), (1, pytest.approx(1 / 3))]


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadOptions, match="The mighty duel is for two players"):
        pyspiel.load_game("fivefold_kingdomino(mighty_duel=True)")


def playthrough(name: str) -> str:
    """OpenSpiel's account of a game; of a long line the beginning and a digest, of a tensor the digest."""
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough(name, None, seed=1984).splitlines()
    shown: list[str] = []
    for drawn, block in groupby(lines, lambda line: not line.strip("◯◉ ")):
        text = "\n".join(block)
        if drawn and text:
            shown.append(f"… {_digest(text)}")
        else:
            shown += (line if len(line) <= 200 else f"{line[:120]} … {_digest(line)}" for line in text.split("\n"))
    return "\n".join(shown) + "\n"


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("game", SHOWN)
def test_openspiels_playthrough_is_the_one_that_is_kept(game: str) -> None:
    assert playthrough(SHOWN[game]) == (PLAYTHROUGHS / f"{game}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for each, name in SHOWN.items():
        (PLAYTHROUGHS / f"{each}.txt").write_text(playthrough(name), encoding="utf-8")
