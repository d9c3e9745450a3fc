"""Who a word on the command line means: a computer player, or a program outside."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import cast

from fivefold.arena.external import External
from fivefold.bots import players
from fivefold.bots.core import AnyPlayer
from fivefold.bots.gomocup import Engine
from fivefold.games import game
from fivefold.refusals import Refused


def player_named(name: str, word: str) -> AnyPlayer:
    """The player that a word means: `greedy`, `run:./my-engine --fast` for a program that speaks our protocol, or
    `gomocup:./pbrain` for one that speaks Gomocup's.

    >>> player_named("pentago", "nobody")
    Traceback (most recent call last):
    fivefold.refusals.Refused: There is no player 'nobody'; there are: random, greedy, ...
    """
    if word.startswith("run:") and word[4:].strip():
        return External(game(name), _words(word[4:]))
    if word.startswith("gomocup:") and word[8:].strip():
        if game(name).engine_protocol != "gomocup":
            raise Refused("{game} is not played by Gomocup's protocol", code="not-gomocup", game=game(name).title)
        return cast(AnyPlayer, Engine(tuple(_words(word[8:]))))
    known = players(name)
    if word not in known:
        raise Refused(
            "There is no player {word}; there are: {names}, run:COMMAND, gomocup:COMMAND",
            code="no-such-player",
            word=repr(word),
            names=", ".join(known),
        )
    return known[word]


def short_name(word: str) -> str:
    """What a player is called in records and at a table: a program by its file.

    >>> short_name("level5"), short_name("run:./engines/rapid --quick"), short_name("gomocup:python3 brain.py")
    ('level5', 'rapid', 'brain')
    """
    kind, colon, command = word.partition(":")
    if not colon or kind not in ("run", "gomocup"):
        return word
    words = _words(command) or [word]
    scripts = [each for each in words if each.endswith((".py", ".js", ".sh", ".jar"))]
    return Path((scripts or words)[0]).stem.replace('"', "'") or kind


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError as error:
        raise Refused("{command} is no command: {why}", code="bad-command", command=command, why=error) from None
