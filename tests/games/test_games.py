"""The list of games: our own, those of other packages, and what holds for the values of one game in another's hands."""

from __future__ import annotations

import warnings
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from fivefold import games
from fivefold.games import GAMES, core, game, kingdomino, names, pentago, pente
from fivefold.refusals import Refused

MINE = EntryPoint("mine", "tests.games.test_games:MINE_GAME", games.__name__)
BROKEN = EntryPoint("broken", "tests.games.no_such_module:GAME", games.__name__)
OTHER = EntryPoint("other", "tests.games.test_games:GAMES", games.__name__)


@pytest.fixture(autouse=True)
def _found_anew() -> Any:
    yield
    games._entries.cache_clear()
    games._others.cache_clear()


def entered(monkeypatch: pytest.MonkeyPatch, *entries: EntryPoint, value: object = None) -> None:
    monkeypatch.setattr(games, "entry_points", lambda group: entries)
    monkeypatch.setattr(EntryPoint, "load", lambda self: value if self.name != "broken" else _cannot())
    games._entries.cache_clear()
    games._others.cache_clear()


def _cannot() -> None:
    raise ImportError("No module named 'dice'")


def test_another_package_brings_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    brought = replace(pentago.GAME, name="mine", title="Mine")
    entered(monkeypatch, MINE, value=brought)
    assert names() == (*GAMES, "mine")
    assert game("mine").title == "Mine"


def test_a_broken_game_is_one_sentence_and_the_others_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    entered(monkeypatch, BROKEN)
    sentence = "The game broken .* cannot be loaded: ImportError: No module named 'dice'"
    with pytest.warns(UserWarning, match=sentence):
        assert names() == GAMES
    with pytest.raises(Refused, match=sentence):
        game("broken")


def test_what_is_no_game_is_not_one(monkeypatch: pytest.MonkeyPatch) -> None:
    entered(monkeypatch, OTHER, value="a text")
    with pytest.warns(UserWarning, match="the game other is no Game of this name"):
        assert names() == GAMES


def test_nobody_replaces_a_game_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    entered(monkeypatch, EntryPoint("pente", "elsewhere:GAME", games.__name__), value=pentago.GAME)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert names() == GAMES
    assert game("pente").title == "Pente"


def test_the_values_of_one_game_are_refused_by_another() -> None:
    options: Any = pentago.Options()
    for start in (pente.start, kingdomino.start):
        with pytest.raises(core.WrongType, match=r"A .*pentago\.options\.Options is not a .*\.options\.Options"):
            start(options)
    text: Any = "c4 NW+"
    for name in GAMES:
        with pytest.raises(core.WrongType, match="read_move reads a text"):
            game(name).play(game(name).start(), text)


def test_written_moves_are_played_in_one_call() -> None:
    state = pentago.after("c4 NW+", "a1 SE-", options=pentago.Options(double_five="mover"))
    assert state.options.double_five == "mover"
    assert pentago.to_move(state) == 0
    assert pente.after("0", "R3O2", dialect="de") == game("pente").after("K10", "N12", dialect="K10")
    with pytest.raises(core.IllegalMove, match="a6 already holds a marble"):
        pentago.after("a6 SE+", "a6 SE+")
