"""Fixtures of the whole house, and how long Hypothesis may look for trouble."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

slow_is_fine = [HealthCheck.too_slow]
settings.register_profile(
    "ci", max_examples=60, deadline=None, suppress_health_check=slow_is_fine, derandomize=True, database=None
)
settings.register_profile("soak", max_examples=3000, deadline=None, suppress_health_check=slow_is_fine)
settings.load_profile("soak" if os.environ.get("FIVEFOLD_SOAK") else "ci")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that measure seconds run only when asked for, `-m quiet`: on a busy machine they would fail by luck."""
    if "quiet" not in config.getoption("markexpr"):
        quiet = [item for item in items if item.get_closest_marker("quiet")]
        config.hook.pytest_deselected(items=quiet)
        items[:] = [item for item in items if not item.get_closest_marker("quiet")]
