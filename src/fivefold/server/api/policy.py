"""Deny by default: an operation that stands in no row of the access policy is refused before it begins."""

from __future__ import annotations

from fastapi import Request

from fivefold.server.house import House
from fivefold.server.people.access import BY_CONTENT, action_of, check_part


def check_policy(request: Request) -> None:
    """Refuse an operation that the policy does not know."""
    operation = getattr(request.scope.get("route"), "operation_id", None) or request.url.path
    if operation not in BY_CONTENT:
        house: House = request.app.state.house
        check_part(action_of(operation), house.settings.open_parts)
