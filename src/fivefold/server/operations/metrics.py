"""What `/metrics` tells."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Counters of one house; each house has its own, so that tests can open many."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("fivefold_requests_total", "HTTP requests", ["status"], registry=self.registry)
        self.moves = Counter("fivefold_moves_total", "Moves made", ["game"], registry=self.registry)
        self.refusals = Counter("fivefold_refusals_total", "Requests refused", ["code"], registry=self.registry)
        self.connections = Gauge("fivefold_lines", "Open connections", registry=self.registry)
        self.tables = Gauge("fivefold_tables", "Tables in memory", registry=self.registry)
        self.parked = Gauge("fivefold_parked", "Tables and boards that cannot be opened now", registry=self.registry)
        self.resyncs = Counter("fivefold_resyncs_total", "Slow connections that were resynced", registry=self.registry)
        self.bot_failures = Counter("fivefold_bot_failures_total", "Workers replaced", registry=self.registry)
        self.waiting_jobs = Gauge(
            "fivefold_waiting_jobs", "Jobs that wait for a worker", ["pool"], registry=self.registry
        )
        self.commit = Histogram(
            "fivefold_commit_seconds",
            "From request to durable commit",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
