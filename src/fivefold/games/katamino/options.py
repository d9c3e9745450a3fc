"""What is to be filled, and with which pieces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal, cast, get_args

from fivefold.games.core import BadOptions
from fivefold.games.katamino.pieces import SHAPES, read_numbers, tripled
from fivefold.games.katamino.region import Region, rectangle, region_of
from fivefold.games.options import check_choices

Frame = Literal[
    "5x3", "5x4", "5x5", "5x6", "5x7", "5x8", "5x9", "5x10", "5x11", "5x12",
    "3x20", "4x15", "6x10",
    "triple-1", "triple-2", "triple-3", "triple-4", "triple-5", "triple-6",
    "triple-7", "triple-8", "triple-9", "triple-10", "triple-11", "triple-12",
]  # fmt: skip
FRAMES: tuple[str, ...] = get_args(Frame)
FORMATS = ("3x20", "4x15", "5x12", "6x10")
BY_FRAME = cast("bool", None)  # what nobody has chosen depends on the frame, so no value can be the default


@dataclass(frozen=True)
class Options:
    """`frame`: rows × columns of a PENTA (KT3, KT7) or a piece at three times its size, as triple-6 (KT8). `pieces`:
    those that may be used, as 2-3-6-11; `all` means every piece (with triple-6 every piece but the sixth). Where more
    are given than needed the player chooses (KT6). `horizontal`: piece 1 lies along the long side; where nobody says
    otherwise that is so on the ordinary board, PENTA 3 to 12, and not in the other formats and figures (KT2).

    >>> Options("5x12").horizontal, Options("6x10").horizontal, Options("6x10", horizontal=True).horizontal
    (True, False, True)
    """

    frame: Frame = "5x4"
    pieces: str = "all"
    horizontal: bool = BY_FRAME

    def __post_init__(self) -> None:
        if self.horizontal is BY_FRAME:
            object.__setattr__(self, "horizontal", str(self.frame).startswith("5x"))
        check_choices(self)
        if self.pieces != "all":
            numbers = sorted(read_numbers(self.pieces))
            object.__setattr__(self, "pieces", "-".join(map(str, numbers)) if len(numbers) < 12 else "all")
        if self.enlarged in self.numbers:
            raise BadOptions(
                "Piece {piece} at three times its size is filled with other pieces",
                code="filled-with-itself",
                rule="KT8",
                piece=self.enlarged,
            )
        needed = len(self.region.cells) // 5
        if len(self.numbers) < needed:
            raise BadOptions(
                "{frame} needs {needed} pieces, not {given}",
                code="too-few-pieces",
                rule=self.rule,
                frame=self.frame,
                needed=needed,
                given=len(self.numbers),
            )

    @cached_property
    def enlarged(self) -> int:
        """The piece whose figure is filled (KT8), or 0."""
        return int(self.frame.removeprefix("triple-")) if self.frame.startswith("triple-") else 0

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The pieces that may be used.

        >>> Options("5x4", "2-3-6-11").numbers, len(Options("triple-6").numbers)
        ((2, 3, 6, 11), 11)
        """
        numbers = read_numbers(self.pieces)
        return tuple(n for n in numbers if n != self.enlarged) if self.pieces == "all" else numbers

    @property
    def region(self) -> Region:
        """The squares to fill."""
        return region_named(self.frame)

    @property
    def rule(self) -> str:
        """The rule that sets this kind of task."""
        if self.enlarged:
            return "KT8"
        if self.frame in FORMATS:
            return "KT7"
        return "KT3" if len(self.numbers) == len(self.region.cells) // 5 else "KT6"


@lru_cache(maxsize=64)
def region_named(frame: str) -> Region:
    """The region of a frame.

    >>> region_named("6x10").width, region_named("triple-12").width
    (10, 9)
    """
    if frame.startswith("triple-"):
        return region_of(tripled(SHAPES[int(frame.removeprefix("triple-")) - 1]))
    rows, columns = frame.split("x")
    return rectangle(int(columns), int(rows))


PRESETS = {
    "A4": Options("5x4", "2-3-6-11"),
    **{f"free-{k}": Options(cast("Frame", f"5x{k}")) for k in range(3, 12)},
    **{frame: Options(cast("Frame", frame)) for frame in FRAMES if frame in FORMATS},
    **{frame: Options(cast("Frame", frame)) for frame in FRAMES if "triple" in frame},
}
