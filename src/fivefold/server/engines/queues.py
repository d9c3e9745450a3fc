"""Jobs that wait for a worker: one queue per key, and the queues are served in turn."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, InvalidStateError
from dataclasses import dataclass, field


@dataclass(eq=False, slots=True)
class Job:
    """Something asked. `slot` is the number of the only worker that may do it, if there is one."""

    task: Callable[..., object]
    args: tuple[object, ...]
    seconds: float
    queue: str
    slot: int | None
    tries: int
    answer: Future[object] = field(default_factory=Future)
    dropped: bool = False

    def refuse(self, error: BaseException) -> None:
        """The job has failed."""
        with contextlib.suppress(InvalidStateError):
            self.answer.set_exception(error)

    def finish(self, result: object) -> None:
        """The job is done."""
        with contextlib.suppress(InvalidStateError):
            self.answer.set_result(result)


class Queues:
    """Jobs that wait: first in, first out within a queue, and the queues in turn."""

    def __init__(self) -> None:
        self._queues: dict[str, deque[Job]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def length(self, queue: str) -> int:
        """How many jobs wait in a queue."""
        return len(self._queues.get(queue, ()))

    def put(self, job: Job) -> None:
        """Add a job at the end of its queue."""
        self._queues.setdefault(job.queue, deque()).append(job)

    def put_back(self, job: Job) -> None:
        """Add a job at the head of its queue, and serve this queue next."""
        self._queues = {job.queue: self._queues.pop(job.queue, deque()), **self._queues}
        self._queues[job.queue].appendleft(job)

    def take(self, slot: int) -> Job | None:
        """The next job that this worker may do; its queue comes last from now on."""
        for queue in list(self._queues):
            job = next((job for job in self._queues[queue] if job.slot in (None, slot)), None)
            if job is not None:
                self.remove(job)
                if queue in self._queues:
                    self._queues[queue] = self._queues.pop(queue)
                return job
        return None

    def remove(self, job: Job) -> None:
        """Forget a job, if it waits."""
        waiting = self._queues.get(job.queue, deque())
        if job in waiting:
            waiting.remove(job)
            if not waiting:
                del self._queues[job.queue]

    def __iter__(self) -> Iterator[Job]:
        return (job for waiting in list(self._queues.values()) for job in list(waiting))
