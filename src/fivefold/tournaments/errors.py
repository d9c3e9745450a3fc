"""What a tournament refuses that somebody must tell apart from other refusals."""

from __future__ import annotations

from fivefold.refusals import Refused


class BadFact(Refused):
    """A fact with a missing, unknown or misshapen part."""


class BadLog(Refused):
    """A log that was altered, torn or is none."""


class BadRegulation(Refused):
    """A regulation that contradicts itself."""


class NotNow(Refused):
    """A fact that does not fit the tournament as it stands."""
