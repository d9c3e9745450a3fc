"""What is really sent, held against the schema that is published. Nothing may be sent that it does not name."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs

SCHEMA = Path(__file__).parents[2] / "docs" / "openapi.json"


@cache
def _document() -> dict[str, Any]:
    """The schema with every object closed: a part that it does not name is refused."""
    document: dict[str, Any] = json.loads(SCHEMA.read_text(encoding="utf-8"))
    for component in document["components"]["schemas"].values():
        if component.get("type") == "object" and "properties" in component:
            component.setdefault("additionalProperties", False)
    return document


@cache
def _validator(schema: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**json.loads(schema), "components": _document()["components"]})


def check(schema: dict[str, Any], value: object) -> None:
    """Fail with every place where a value has another shape than a schema says."""
    errors = [
        f"{'/'.join(map(str, error.instance_path))}: {error.message[:400]}"
        for error in _validator(json.dumps(schema)).iter_errors(value)
    ]
    assert not errors, "\n".join(errors[:10])


def check_as(component: str, value: object) -> None:
    """The same by the name of a component."""
    assert component in _document()["components"]["schemas"]
    check({"$ref": f"#/components/schemas/{component}"}, value)


@cache
def _paths() -> list[tuple[re.Pattern[str], dict[str, Any]]]:
    found = _document()["paths"].items()
    ordered = sorted(found, key=lambda pair: pair[0].count("{"))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), operations) for path, operations in ordered]


def check_response(response: httpx.Response) -> None:
    """An answer of the API has the shape that is published for its path and status."""
    if response.headers.get("content-type", "").partition(";")[0] != "application/json":
        return
    path, method = response.request.url.path, response.request.method.lower()
    operations = next((operations for form, operations in _paths() if form.fullmatch(path)), {})
    documented = operations.get(method, {}).get("responses", {}).get(str(response.status_code), {})
    schema = documented.get("content", {}).get("application/json", {}).get("schema")
    if schema is not None:
        response.read()
        check(schema, response.json())
