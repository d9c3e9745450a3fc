"""How a valid input is spoiled: bits, slices, splices, huge numbers, odd characters, deep nesting."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Sequence
from typing import Any

TOKENS = (
    *(
        "0",
        "-1",
        "1e999999",
        "1e10000000",
        "9" * 400,
        "9" * 4400,
        "NaN",
        "Infinity",
        "null",
        "true",
        "1/0",
        "0x1f",
        "١٢",
    ),
    *("[" * 3000, "{" * 2000, '{"a":' * 1500, "(" * 500, "[1," * 800),
    *(
        "\x00",
        "\t",
        "\r\n",
        "\x1b[31m",
        "\u2028",
        "\u202e",
        "\u200b",
        "\ufeff",
        "\ud800",
        "é",
        "e\u0301" * 40,
        "𝕏",
        "王",
    ),
    *(
        '"',
        "\\",
        "\\u0000",
        "\\ud800",
        "'",
        "=1+1",
        "/",
        "//",
        ":",
        ";",
        ",",
        "{",
        "}",
        "[",
        "]",
        " ",
        "\n",
        "-",
        "+",
        "*",
    ),
    *("x" * 3000, "a6 SE+ " * 200, "../../etc", "%00", "__class__", "{0.__class__}", "{kind}", "{}"),
)
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 2**31, 2**63, 10**30, -(10**400), float("nan"), float("inf")),
    *("", "x", "\x00", "\t", "\ud800", "\u202e", "1e10000000", "9" * 5000, "x" * 5000),
    *([], {}, [[]], [None], {"": ""}, {"a": {"b": {}}}),
)
LARGEST = 200_000
"""Characters of an input: larger ones do not come through the door."""


def nested(depth: int) -> Any:
    """Lists in lists."""
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


def spoiled_text(text: str, others: Sequence[str], rng: random.Random) -> str:
    """A text after a few changes."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.choice((1, 1, 2, 5, 20, 200)))
        how = rng.randrange(9)
        if how == 0:
            text = text[:at] + text[to:]
        elif how == 1:
            text = text[:at] + rng.choice(TOKENS) + text[at:]
        elif how == 2:
            text = text[:at] + rng.choice(TOKENS) + text[to:]
        elif how == 3:
            text = text[:at] + text[at:to] * rng.choice((2, 3, 50)) + text[to:]
        elif how == 4:
            other = rng.choice(others)
            cut = rng.randrange(len(other) + 1)
            text = text[:at] + other[cut : cut + rng.choice((1, 10, 100, 1000))] + text[to:]
        elif how == 5 and at < len(text):
            text = text[:at] + chr((ord(text[at]) ^ (1 << rng.randrange(8))) & 0x10FFFF) + text[at + 1 :]
        elif how == 6:
            text = text[:at]
        elif how == 7:
            words = text.split(" ")
            rng.shuffle(words)
            text = " ".join(words)
        else:
            text = text.swapcase() if rng.random() < 0.5 else text[::-1]
    return text[:LARGEST]


def spoiled_bytes(content: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """Bytes after a few changes."""
    found = bytearray(content)
    for _ in range(rng.choice((1, 1, 2, 5, 20))):
        at = rng.randrange(len(found) + 1)
        how = rng.randrange(5)
        if how == 0 and at < len(found):
            found[at] ^= 1 << rng.randrange(8)
        elif how == 1:
            del found[at : at + rng.choice((1, 4, 50))]
        elif how == 2:
            found[at:at] = rng.choice(TOKENS).encode(errors="surrogatepass")
        elif how == 3:
            other = rng.choice(others)
            cut = rng.randrange(len(other) + 1)
            found[at : at + 20] = other[cut : cut + 100]
        else:
            found[at:at] = rng.randbytes(rng.choice((1, 2, 8)))
    return bytes(found[:LARGEST])


def spoiled_json(value: Any, rng: random.Random) -> Any:
    """JSON data with some of its parts replaced, renamed, doubled or taken out."""
    found = json.loads(json.dumps(value))
    for _ in range(rng.choice((1, 1, 2, 4))):
        spoiled = _spoiled_part(found, rng)
        if len(json.dumps(spoiled)) > LARGEST:
            break
        found = spoiled
    return found


def _spoiled_part(value: Any, rng: random.Random) -> Any:
    inner = isinstance(value, dict | list) and value
    if not inner or rng.random() < 0.15:
        return nested(rng.choice((10, 300))) if rng.random() < 0.1 else rng.choice(JUNK)
    if isinstance(value, dict):
        name = rng.choice(list(value))
        how = rng.randrange(6)
        if how == 0:
            return {other: part for other, part in value.items() if other != name}
        if how == 1:
            return {**value, rng.choice(("extra", "", "\ud800", name + "x")): rng.choice(JUNK)}
        return {**value, name: _spoiled_part(value[name], rng)}
    at = rng.randrange(len(value))
    if rng.randrange(4) == 0:
        return value[:at] + [value[at]] * rng.choice((0, 2, 60)) + value[at + 1 :]
    return [*value[:at], _spoiled_part(value[at], rng), *value[at + 1 :]]


def spoiled_workbook(content: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """A workbook with one of its parts changed inside, or the whole file."""
    if rng.random() < 0.3:
        return spoiled_bytes(content, others, rng)
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as book, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as spoiled:
        chosen = rng.choice(book.namelist())
        for name in book.namelist():
            part = book.read(name)
            if name == chosen:
                text = part.decode("utf-8", "replace")
                part = spoiled_text(text, [text], rng).encode(errors="surrogatepass")
            spoiled.writestr(name, part)
    return out.getvalue()
