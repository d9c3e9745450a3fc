"""Fixtures of the whole house, and how long Hypothesis may look for trouble."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

slow_is_fine = [HealthCheck.too_slow]
settings.register_profile(
    "ci", max_examples=60, deadline=None, suppress_health_check=slow_is_fine, derandomize=True, database=None
)
settings.register_profile("soak", max_examples=3000, deadline=None, suppress_health_check=slow_is_fine)
settings.load_profile("soak" if os.environ.get("FIVEFOLD_SOAK") else "ci")
