"""Players that are programs of their own: one line of JSON in, one line with a move out.

    {"game": "pentago", "options": "double_five=draw five_on_placement=on", "position": "b...", "seat": 1, "seed": 7}

The answer is a move in the game's notation, as `c4/NW+`. The program is started once and asked at each of its turns.
"""

from __future__ import annotations

import json
import queue
import random
import shlex
import subprocess
import threading

from fivefold.bots.core import Stop
from fivefold.games import AnyGame
from fivefold.games.core import Move, State
from fivefold.games.options import write_options
from fivefold.refusals import Refused

PATIENCE = 120.0  # seconds for an answer


class External:
    """A program asked over its standard input.

    >>> import sys
    >>> from fivefold.games import game
    >>> pentago = game("pentago")
    >>> program = "import sys\\nfor line in sys.stdin: print('c4/NW+', flush=True)"
    >>> with External(pentago, [sys.executable, "-c", program]) as player:
    ...     player.choose(pentago.start(), random.Random(1))
    <Move c4 NW+>
    """

    def __init__(self, game: AnyGame, command: str | list[str], patience: float = PATIENCE) -> None:
        self.game = game
        self.words = shlex.split(command) if isinstance(command, str) else command
        self.patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()

    def __enter__(self) -> External:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def choose(self, state: State, rng: random.Random, stop: Stop | None = None) -> Move:
        """The move that the program answers; what is no legal move is refused."""
        process = self._process or self._begin()
        question = {
            "game": self.game.name,
            "options": write_options(state.options),
            "position": self.game.write_position(state),
            "seat": self.game.to_move(state),
            "seed": rng.getrandbits(32),
        }
        if process.stdin is None:
            raise self._silent()
        try:
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            answer = self._answers.get(timeout=self.patience)
        except (OSError, queue.Empty):
            raise self._silent() from None
        if not answer:
            raise self._silent()
        move = self.game.read_move(state, answer.strip())
        self.game.play(state, move)
        return move

    def close(self) -> None:
        """End the program."""
        if self._process:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe:
                    pipe.close()
            self._process = None

    def _begin(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        except OSError as wrong:
            raise Refused(
                "The engine {name} cannot be started: {why}",
                code="engine-not-started",
                name=self.words[0],
                why=wrong.strerror,
            ) from None
        self._process = process
        threading.Thread(target=self._listen, args=(process, self._answers), daemon=True).start()
        return process

    @staticmethod
    def _listen(process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
        try:
            for line in process.stdout or ():
                answers.put(line)
        except ValueError:
            pass
        answers.put("")

    def _silent(self) -> Refused:
        name = self.words[0]
        self.close()
        return Refused("The engine {name} gave no answer", code="engine-silent", name=name)
