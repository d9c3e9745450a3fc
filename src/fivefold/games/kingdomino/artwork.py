"""The pictures of Kingdomino: six terrains, a castle, a crown. Each terrain has a pattern of its own, so that nobody
needs the colours to tell them apart: stalks, firs, waves, tufts, bubbles, stones.

Each is a symbol of 100 × 100.
"""

from __future__ import annotations

SEAT_COLOURS = ("#2f6fb3", "#d9578a", "#3d8b4e", "#d8a31c")
GROUND = ("#f2cf4a", "#2a6638", "#4a8fd1", "#b5dc6c", "#9c88b5", "#44434c")


def _stalk(x: int, top: int) -> str:
    grains = "".join(f"M{x} {y + 13}l-11 -11M{x} {y + 13}l11 -11" for y in range(top, top + 36, 11))
    return f'<path d="M{x} 94V{top}{grains}" stroke="#9a6a08" stroke-width="4.5" fill="none" stroke-linecap="round"/>'


def _fir(x: int, base: int, size: int) -> str:
    tiers = "".join(
        f"M{x - w} {y}L{x} {y - h}L{x + w} {y}z"
        for w, y, h in (
            (size // 2, base, size * 2 // 3),
            (size * 2 // 5, base - size // 3, size * 3 // 5),
            (size // 4, base - size * 2 // 3, size // 2),
        )
    )
    return (
        f'<path d="M{x - 3} {base}h6v9h-6z" fill="#5b3b1c"/>'
        f'<path d="{tiers}" fill="#8fd08a" stroke="#123d1c" stroke-width="2" stroke-linejoin="round"/>'
    )


def _wave(y: int, bend: int) -> str:
    return f'<path d="M0 {y}q10 {bend} 20 0t20 0t20 0t20 0t20 0" stroke="#eaf5ff" stroke-width="5" fill="none"/>'


def _tuft(x: int, y: int) -> str:
    return (
        f'<path d="M{x} {y}l-10 -15M{x} {y}v-20M{x} {y}l10 -15" stroke="#3c7a1e" stroke-width="4.5" '
        'fill="none" stroke-linecap="round"/>'
    )


def _bubble(x: int, y: int, r: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="#c9c29a" stroke="#3a3020" stroke-width="3.5"/>'


def _reed(x: int, top: int) -> str:
    return (
        f'<path d="M{x} 96V{top}" stroke="#2f2614" stroke-width="4"/>'
        f'<rect x="{x - 5}" y="{top - 12}" width="10" height="25" rx="5" fill="#2f2614"/>'
    )


def _stone(x: int, y: int, w: int) -> str:
    h = w * 3 // 4
    return (
        f'<path d="M{x - w} {y + h}L{x - w * 3 // 4} {y - h // 2}L{x} {y - h}L{x + w * 4 // 5} {y - h // 3}'
        f'L{x + w} {y + h}z" fill="#8d8c98" stroke="#17161c" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="M{x - w // 2} {y + h // 3}L{x} {y - h}L{x + w // 3} {y + h // 2}" stroke="#c9c8d2" '
        'stroke-width="2.5" fill="none"/>'
    )


def _gem(x: int, y: int) -> str:
    return f'<path d="M{x} {y - 9}l8 9l-8 9l-8 -9z" fill="#ffe27a" stroke="#17161c" stroke-width="2"/>'


PATTERNS = (
    "".join(_stalk(x, top) for x, top in ((18, 34), (50, 22), (82, 34))),
    _fir(27, 62, 44) + _fir(70, 54, 40) + _fir(50, 90, 46),
    "".join(_wave(y, bend) for y, bend in ((20, -13), (42, 13), (64, -13), (86, 13))),
    "".join(_tuft(x, y) for x, y in ((20, 36), (58, 30), (84, 56), (38, 68), (16, 92), (68, 92)))
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="5" fill="#fff" stroke="#3c7a1e" stroke-width="2"/>'
        for x, y in ((38, 22), (84, 26), (14, 60), (62, 60), (42, 92))
    ),
    _reed(22, 30)
    + _reed(36, 48)
    + _reed(80, 42)
    + _bubble(58, 26, 9)
    + _bubble(54, 60, 12)
    + _bubble(68, 84, 8)
    + _bubble(84, 16, 5),
    _stone(30, 40, 22) + _stone(72, 34, 18) + _stone(56, 78, 26) + _gem(50, 52) + _gem(86, 64) + _gem(18, 78),
)


def castle(colour: str) -> str:
    """The castle with the banner of a seat."""
    return (
        '<rect width="100" height="100" fill="#e9e2d2"/>'
        f'<path d="M50 30V6l26 8l-26 9" fill="{colour}" stroke="#3b352b" stroke-width="2.5"/>'
        '<path d="M14 90V42h10v9h9v-9h8V30h18v12h8v9h9v-9h10v48z" fill="#b9b0a0" stroke="#3b352b" stroke-width="3"/>'
        '<path d="M41 90V72a9 9 0 0 1 18 0v18z" fill="#3b352b"/>'
        '<path d="M25 60v10M75 60v10M50 42v9" stroke="#3b352b" stroke-width="4"/>'
    )


def definitions() -> str:
    """The symbols `kd-0` to `kd-5` and `kd-crown`, to be used by every square."""
    terrains = "".join(
        f'<symbol id="kd-{i}" viewBox="0 0 100 100"><rect width="100" height="100" fill="{ground}"/>{pattern}</symbol>'
        for i, (ground, pattern) in enumerate(zip(GROUND, PATTERNS, strict=True))
    )
    crown = (
        '<symbol id="kd-crown" viewBox="0 0 40 32"><path d="M4 28L2 8l10 9L20 3l8 14l10 -9l-2 20z" fill="#ffd83a" '
        'stroke="#1b1405" stroke-width="3" stroke-linejoin="round"/></symbol>'
    )
    return f"<defs>{terrains}{crown}</defs>"


def square(x: float, y: float, side: float, terrain: int, crowns: int, title: str = "") -> str:
    """One square of land with its crowns on a pale band."""
    said = f"<title>{title}</title>" if title else ""
    parts = [f'<g>{said}<use href="#kd-{terrain}" x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}"/>']
    if crowns:
        width, gap = side * 0.27, side * 0.03
        band = crowns * (width + gap) + gap
        parts.append(
            f'<rect x="{x + side * 0.03:g}" y="{y + side * 0.03:g}" width="{band:g}" height="{side * 0.28:g}" '
            f'rx="{side * 0.06:g}" fill="#fffdf4" stroke="#1b1405" stroke-width="{side * 0.02:g}"/>'
        )
    for i in range(crowns):
        parts.append(
            f'<use href="#kd-crown" x="{x + side * 0.06 + i * (width + gap):g}" y="{y + side * 0.06:g}" '
            f'width="{width:g}" height="{side * 0.22:g}"/>'
        )
    return "".join([*parts, "</g>"])
