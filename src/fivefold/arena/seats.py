"""Who a word on the command line means: a computer player, or a program outside."""

from __future__ import annotations

from fivefold.arena.external import External
from fivefold.bots import players
from fivefold.bots.core import AnyPlayer
from fivefold.games import game
from fivefold.refusals import Refused


def player_named(name: str, word: str) -> AnyPlayer:
    """The player that a word means: `greedy`, or `run:./my-engine --fast` for a program outside.

    >>> player_named("pentago", "nobody")
    Traceback (most recent call last):
    fivefold.refusals.Refused: There is no player 'nobody'; there are: random, greedy, ...
    """
    if word.startswith("run:") and word[4:].strip():
        return External(game(name), word[4:])
    known = players(name)
    if word not in known:
        raise Refused(
            "There is no player {word}; there are: {names}, run:COMMAND",
            code="no-such-player",
            word=repr(word),
            names=", ".join(known),
        )
    return known[word]
