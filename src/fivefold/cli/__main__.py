"""`python -m fivefold.cli`."""

from fivefold.cli import main

main()
