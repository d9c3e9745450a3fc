"""A real table typed in: what chance did there is asked, not drawn."""

from __future__ import annotations

from dataclasses import replace

from fivefold.cli.paint import painted
from fivefold.cli.table import Table
from fivefold.games.core import IllegalMove, own
from fivefold.games.kingdomino import King
from fivefold.refusals import Refused

HELP = """Type what happened at the table; and besides:
  undo    take back the last line, king or turn     board   show the kingdoms
  quit    leave; a record keeps what was typed      help    this
A line:   the numbers of the dominoes, in any order, as 3 14 22 41
A king:   whose was drawn, by number or name; with what it chose: 2 14
A turn:   where the first half lies, the way to the second half, and the domino chosen: e6N 30
          (the castle is e5, columns from the left, rows from the bottom; moves lists the squares)"""


class RealTable(Table):
    """A game of Kingdomino that is played elsewhere."""

    def greet(self, *, by_lot: bool) -> None:
        """Say how a game is typed in."""
        super().greet(by_lot=by_lot)
        self.console.print(HELP, markup=False)

    def _lots(self) -> None:
        if self.state.discard_due:
            return super()._lots()
        while True:
            try:
                text = input(self._question()).strip()
            except EOFError:
                self.console.print()
                self.left = True
                return None
            try:
                if text.lower() in ("quit", "q"):
                    self.left = True
                    return None
                if text.lower() == "undo":
                    return self._undo(0)
                if text.lower() == "help":
                    self.console.print(HELP, markup=False)
                elif text.lower() == "board":
                    self.console.print(painted(self.game, self.state))
                elif text:
                    return self._happened(text)
            except Refused as refusal:
                self.console.print(str(refusal), style="red", markup=False)

    def _question(self) -> str:
        if self.state.deal_due:
            dealt = 0 if self.state.game_over else self.state.dealt
            return f"Line {dealt + 1} of {self.state.options.lines} > "
        left = sorted(set(self.state.hand))
        return f"Whose king is drawn ({', '.join(f'{seat + 1} {self.seats[seat].name}' for seat in left)})? > "

    def _happened(self, text: str) -> None:
        """Play what was typed: a line, or a king and perhaps its choice; all of it or nothing."""
        if self.state.deal_due:
            return self._play("Line", self.game.read_move(self.state, text))
        words = text.split()
        pick = [words.pop()] if len(words) > 1 and words[-1].isdigit() and words[0].lower() != "king" else []
        named = [seat for seat, one in enumerate(self.seats) if one.name.lower() == " ".join(words).lower()]
        king = self.game.read_move(self.state, f"king {named[0] + 1}" if named else " ".join(words))
        drawn = self.game.play(self.state, king)
        choices = [self.game.read_move(drawn, word) for word in pick]
        for choice in choices:
            self.game.play(drawn, choice)
        self._play("King", king)
        for choice in choices:
            self._play(self.seats[own(king, King).seat].name, choice)
        return None

    def _undo(self, seat: int) -> None:
        """Take back the last thing typed, and with it what the rules did after it."""
        back = len(self.record.moves) - 1
        while back >= 0 and self.states[back].discard_due:
            back -= 1
        if back < 0:
            raise IllegalMove("Nothing has been typed yet", code="nothing-to-take-back")
        self.states = self.states[: back + 1]
        self.record = replace(self.record, moves=self.record.moves[:back])
        self._keep()
        self.console.print("Taken back.")
