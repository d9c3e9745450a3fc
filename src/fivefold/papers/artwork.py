"""Vector artwork: codes for phones, and the ornaments of a certificate, drawn by a few formulas."""

from __future__ import annotations

import io
from math import cos, pi, sin, tau
from typing import Final

import segno

Point = tuple[float, float]
Rings = tuple[tuple[float, float, int], ...]
"""The middle of a ring, how far it swings (both as parts of the radius), and its waves to a petal."""

LARGE: Final[Rings] = ((0.86, 0.115, 4), (0.62, 0.14, 2), (0.3, 0.2, 1))
SMALL: Final[Rings] = ((0.78, 0.2, 2), (0.34, 0.26, 1))


def qr(address: str) -> str:
    """The code of an address as SVG.

    >>> qr("http://192.168.0.7:8555/j/x8Y")[:4]
    '<svg'
    """
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", border=0, xmldecl=False, svgns=True, omitsize=True)
    return out.getvalue().decode().strip()


def rosette(petals: int = 5, strands: int = 12, size: float = 400.0, rings: Rings = LARGE) -> str:
    """A guilloche rosette: woven rings, each of strands of one wave that are turned against each other.

    >>> rosette(strands=2).count("<path")
    6
    """
    centre = size / 2
    paths = []
    for middle, swing, times in rings:
        waves = times * petals
        for strand in range(strands):
            phase = tau * strand / strands
            steps = 6 * waves
            points = []
            for step in range(steps + 1):
                angle = tau * step / steps
                reach = centre * (middle + swing * sin(waves * angle + phase) * (0.8 + 0.2 * cos(petals * angle)))
                points.append((centre + reach * sin(angle), centre - reach * cos(angle)))
            paths.append(_path(points, closed=True))
    return _svg(size, size, paths, 0.5)


def ribbon(length: float, height: float, waves: int, strands: int = 6) -> str:
    """A band of interlaced waves for a border; its ends meet those of the next band.

    >>> ribbon(100, 8, 5, strands=3).count("<path")
    3
    """
    paths = []
    for strand in range(strands):
        phase = pi * strand / strands
        points = []
        for step in range(waves * 6 + 1):
            at = step / (waves * 6)
            swell = 0.62 + 0.38 * cos(tau * waves * at / 2 + 2 * phase)
            points.append((length * at, height / 2 + height / 2 * 0.94 * swell * sin(tau * waves * at + phase)))
        paths.append(_path(points))
    return _svg(length, height, paths, 0.32)


def medal(place: int, size: float = 120.0) -> str:
    """A medal: a many-rayed seal with five marbles in a line, or as many rings as the place says.

    >>> "<circle" in medal(1)
    True
    """
    centre = size / 2
    rays = 60
    outline = []
    for ray in range(2 * rays):
        reach = centre * (0.98 if ray % 2 else 0.91)
        angle = tau * ray / (2 * rays)
        outline.append((centre + reach * sin(angle), centre - reach * cos(angle)))
    parts = [f'<path d="{_line(outline)}Z" fill="INK" stroke="none"/>']
    for ring in range(min(place, 3)):
        radius = centre * (0.84 - 0.05 * ring)
        parts.append(
            f'<circle cx="{centre}" cy="{centre}" r="{radius:.2f}" fill="none" stroke="#fff" stroke-width="1"/>'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size:g} {size:g}">{"".join(parts)}</svg>'


def _line(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def _path(points: list[Point], *, closed: bool = False) -> str:
    """A smooth line through points (Catmull-Rom), so that a few of them are enough."""
    around = [points[-2] if closed else points[0], *points, points[1] if closed else points[-1]]
    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(around, around[1:], around[2:], around[3:], strict=False):
        parts.append(
            f"C{bx + (cx - ax) / 6:.1f} {by + (cy - ay) / 6:.1f} "
            f"{cx - (dx - bx) / 6:.1f} {cy - (dy - by) / 6:.1f} {cx:.1f} {cy:.1f}"
        )
    return f'<path d="{"".join(parts)}"/>'


def _svg(width: float, height: float, paths: list[str], stroke: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" fill="none" stroke="INK" '
        f'stroke-width="{stroke:g}" stroke-linejoin="round">{"".join(paths)}</svg>'
    )
