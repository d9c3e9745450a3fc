"""Speed, side by side with peers. `python -m benchmarks [topic …]`; counts are asserted before speeds are told."""
