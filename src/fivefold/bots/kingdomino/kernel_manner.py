"""What a kingdom tells about its owner's manner of play."""

from __future__ import annotations

from fivefold.bots.kingdomino.kernel_course import Shares
from fivefold.bots.kingdomino.kernel_paper import careful, centred
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    CROWN_2,
    CROWN_3,
    FILLED,
    HEIGHT,
    WIDTH,
    Table,
    beside,
    count,
    property_at,
    score,
)
from fivefold.kernels import kernel

ALWAYS, POINTS, CROWNS, LINKS, PROPERTIES, CENTRED, CAREFUL, BOX, LONG, AT_CASTLE, IDLE, TRAITS = range(12)


@kernel
def traits(kingdom: Table, found: Shares) -> None:
    """Write what strikes the eye: points, crowns, equal squares side by side, properties; is the castle in the middle,
    and no single square walled in; the box, and its longer side; squares at the castle, squares without crowns."""
    links = 0
    properties = 0
    idle = 0
    for terrain in range(6):
        rest = kingdom[terrain]
        links += count(rest & rest << 1) + count(rest & rest << 8)
        while rest:
            area = property_at(kingdom[terrain], rest & -rest)
            rest &= ~area
            properties += 1
            if area & kingdom[CROWN_1] == 0:
                idle += count(area)
    castle = 1 << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y]
    found[ALWAYS] = 1.0
    found[POINTS] = score(kingdom) / 10.0
    found[CROWNS] = count(kingdom[CROWN_1]) + count(kingdom[CROWN_2]) + count(kingdom[CROWN_3])
    found[LINKS] = links
    found[PROPERTIES] = properties
    found[CENTRED] = 1.0 if centred(kingdom) else 0.0
    found[CAREFUL] = 1.0 if careful(kingdom, 0) else 0.0
    found[BOX] = kingdom[WIDTH] * kingdom[HEIGHT] / 5.0
    found[LONG] = max(kingdom[WIDTH], kingdom[HEIGHT])
    found[AT_CASTLE] = count(beside(castle) & kingdom[FILLED]) - 1
    found[IDLE] = idle
