"""Importing this loads what worker processes need. The template of the workers does; nothing else should.

Kernels are loaded, never compiled here: a worker that compiles says so, and holds up no other.
"""

from __future__ import annotations

import contextlib
import gc

from fivefold.server.engines.template import end_with_parent

with end_with_parent(), contextlib.suppress(Exception):  # what fails here fails again in the worker, which can say so
    from fivefold.preparation import everything_is_compiled
    from fivefold.server import pools
    from fivefold.server.engines.tasks import load_everything
    from fivefold.server.tournaments.desk_worker import begin_desks

    begin_desks()
    if everything_is_compiled():
        load_everything()
        pools.begin_chores()
gc.freeze()  # a collection would write to every object, and so copy the shared memory
