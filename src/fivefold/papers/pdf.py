"""Data and a template in, a PDF out. What is printed is data to the template, never its code."""

from __future__ import annotations

import json
import threading
from functools import cache
from pathlib import Path
from typing import Final, Literal

import typst

TEMPLATES: Final = Path(__file__).parent / "templates"
FONTS: Final = Path(__file__).parent / "fonts"
_ONE_AT_A_TIME: Final = threading.Lock()


@cache
def _fonts() -> typst.Fonts:
    """The compiler brings our papers' fonts, `fonts/` those of further scripts; the machine's own only help out."""
    return typst.Fonts(include_system_fonts=True, include_embedded_fonts=True, font_paths=[FONTS])


def typeset(data: dict[str, object], form: Literal["pdf", "png"] = "pdf") -> list[bytes]:
    """The printed paper: one PDF, or a picture of each page."""
    with _ONE_AT_A_TIME:
        compiler = typst.Compiler(TEMPLATES / "paper.typ", root=TEMPLATES, font_paths=_fonts())
        inputs = {"data": json.dumps(data, ensure_ascii=False)}
        found = compiler.compile(format=form, sys_inputs=inputs, timestamp=0, ppi=80 if form == "png" else None)
    assert found is not None
    return found if isinstance(found, list) else [found]
