"""A pool of worker processes, for everything that computes: the web process asks and waits.

Each worker is a process with a pipe and a thread of this process that talks to it, so the event loop neither pickles
nor waits. Jobs wait in one queue per key; the queues are served in turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import pickle
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeVar, TypeVarTuple, cast

import structlog

from fivefold.refusals import Refused, Unavailable
from fivefold.server.engines.queues import Job, Queues
from fivefold.server.engines.template import worker_context
from fivefold.server.engines.worker_process import READY, kill_group, process_seconds, work

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
START_SECONDS = 1200.0  # a first start may compile every kernel on a slow machine
LOOK_SECONDS = 1.0  # how often an idle worker is looked at
BRIEF = 0.1  # seconds of a job that are not counted
HUNG = 30  # a job that hardly works is given up after as many times its seconds
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 30.0  # seconds between failed starts
STARTS = 3  # after as many failed starts in a row waiting jobs are refused

log = structlog.get_logger()
_spawning = threading.Lock()


class WorkerPool:
    """Worker processes that do what they are asked.

    `begin` runs first in each worker. `nice` is its priority, `memory` the bytes it may use above what it has then, and
    `waiting` how many jobs may wait in one queue. `replaced` is called (in a thread) whenever a worker was lost.
    """

    def __init__(
        self,
        name: str,
        workers: int,
        *,
        begin: Callable[[], None] | None = None,
        nice: int = 0,
        memory: int = 0,
        waiting: int = 32,
    ) -> None:
        self.name, self.begin, self.nice, self.memory, self.waiting = name, begin, nice, memory, waiting
        self.replaced: Callable[[], None] = lambda: None
        self.lock = threading.Lock()
        self.closing = threading.Event()
        self.queues = Queues()
        self._workers = [_Worker(self, number) for number in range(workers)]
        self._opened = False

    def __len__(self) -> int:
        """How many jobs wait."""
        with self.lock:
            return len(self.queues)

    @property
    def size(self) -> int:
        """How many workers it has."""
        return len(self._workers)

    @property
    def running(self) -> int:
        """How many workers have begun and can be asked."""
        return sum(worker.running for worker in self._workers)

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers that run now."""
        return [worker.process.pid for worker in self._workers if worker.process is not None and worker.process.pid]

    def open(self) -> None:
        """Start the workers, unless they are started already; who asks first starts them too."""
        with self.lock:
            if self._opened or self.closing.is_set():
                return
            self._opened = True
        for worker in self._workers:
            worker.thread.start()

    def close(self) -> None:
        """End the workers at once; what is asked or waits is refused."""
        with self.lock:
            self.closing.set()
            for job in self.queues:
                self.queues.remove(job)
                job.refuse(_closing())
            for worker in self._workers:
                worker.wake.notify()
                worker.kill()
        for worker in self._workers:
            if worker.thread.is_alive():
                worker.thread.join(10)

    async def ask(
        self, task: Callable[[*Ts], T], *args: *Ts, seconds: float, queue: str = "", sticky: str = "", tries: int = 1
    ) -> T:
        """Have a worker call `task(*args)` and wait for what it returns or raises.

        `seconds` is the processor time that the work may take, where the system tells it. Jobs with one `sticky` key
        run on one worker, in order. A job whose worker dies is asked again, up to `tries` times in all.
        """
        slot = _slot(sticky, len(self._workers)) if sticky else None
        job = Job(task, args, seconds, queue, slot, tries)
        if not self._opened:
            self.open()
        self._put(job)
        try:
            return cast("T", await asyncio.wrap_future(job.answer))  # it came through a pipe
        except asyncio.CancelledError:
            self._drop(job)
            raise

    def _put(self, job: Job) -> None:
        with self.lock:
            if self.closing.is_set():
                raise _closing()
            idle = next((worker for worker in self._workers if worker.may_take(job)), None)
            if idle is not None:
                idle.hand(job)
            elif self.queues.length(job.queue) >= self.waiting:
                raise Unavailable("Too much is waiting; try again in a minute", code="too-busy")
            else:
                self.queues.put(job)

    def _drop(self, job: Job) -> None:
        with self.lock:
            job.dropped = True
            self.queues.remove(job)

    def again(self, job: Job) -> None:
        """The worker of this job is gone: another one does it, or it is refused."""
        with self.lock:
            if self.closing.is_set():
                job.refuse(_closing())
            elif job.tries < 1:
                job.refuse(Unavailable("The computation was lost; try again", code="worker-lost"))
            elif not job.dropped:
                idle = next((worker for worker in self._workers if worker.may_take(job)), None)
                if idle is not None:
                    idle.hand(job)
                else:
                    self.queues.put_back(job)

    def give_up(self) -> None:
        """Refuse the jobs that no running worker may do."""
        with self.lock:
            running = {worker.number for worker in self._workers if worker.running}
            for job in self.queues:
                if not (running if job.slot is None else job.slot in running):
                    self.queues.remove(job)
                    job.refuse(Unavailable("The computation was lost; try again", code="worker-lost"))


class _Worker:
    """One place of a pool: a process, replaced whenever it is lost, and the thread that talks to it."""

    def __init__(self, pool: WorkerPool, number: int) -> None:
        self.pool, self.number = pool, number
        self.wake = threading.Condition(pool.lock)
        self.thread = threading.Thread(target=self._run, name=f"{pool.name}-{number}", daemon=True)
        self.process: BaseProcess | None = None
        self.connection: Connection
        self.running = False  # warm, at work or idle
        self._idle = False
        self._job: Job | None = None

    def may_take(self, job: Job) -> bool:
        """Is it idle, and allowed to do this job?"""
        return self._idle and job.slot in (None, self.number)

    def hand(self, job: Job) -> None:
        """Give an idle worker a job."""
        self._idle, self._job = False, job
        self.wake.notify()

    def kill(self) -> None:
        """End the process at once."""
        if self.process is not None and self.process.pid is not None:
            kill_group(self.process.pid)
            with contextlib.suppress(ValueError):
                self.process.kill()  # a process that has just begun leads no group yet

    def _run(self) -> None:
        failures = 0
        while not self.pool.closing.is_set():
            if self._start():
                failures = 0
                self._serve()
                self.running = False
                self._end()
                if not self.pool.closing.is_set():
                    self.pool.replaced()
                continue
            self._end()
            failures += 1
            if failures >= STARTS:
                self.pool.give_up()
            self.pool.closing.wait(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures, 10)))

    def _start(self) -> bool:
        pool = self.pool
        context = worker_context()
        self.connection, theirs = context.Pipe()
        process = context.Process(
            target=work, args=(theirs, pool.begin, pool.nice, pool.memory), name=self.thread.name, daemon=True
        )
        try:
            with _spawning:
                process.start()
            with pool.lock:  # whoever closes the pool after this line kills the process
                self.process = process
                if pool.closing.is_set():
                    return False
            theirs.close()
            said = self.connection.recv_bytes() if self.connection.poll(START_SECONDS) else b"no answer"
        except (OSError, EOFError) as error:
            said = repr(error).encode()
        finally:
            theirs.close()
        if said != READY and not pool.closing.is_set():
            log.error("worker cannot start", pool=pool.name, why=said.decode(errors="replace")[-2000:])
        self.running = said == READY
        return self.running

    def _end(self) -> None:
        with self.pool.lock:
            process, self.process = self.process, None
        self.connection.close()
        if process is not None and process.pid is not None:
            kill_group(process.pid)
            process.kill()
            process.join()
            with contextlib.suppress(ValueError):
                process.close()

    def _serve(self) -> None:
        """Do one job after another until the process is lost or the pool closes."""
        while (job := self._next()) is not None:
            if self._gone():  # it died while it was idle: the job has not begun
                self.pool.again(job)
                break
            if not self._do(job):
                break
        if not self.pool.closing.is_set():
            log.warning("worker lost", pool=self.pool.name, worker=self.number)

    def _next(self) -> Job | None:
        """The next job; none when the pool closes or the idle process has died."""
        with self.pool.lock:
            while not self.pool.closing.is_set():
                job = self.pool.queues.take(self.number)
                if job is not None:
                    return job
                self._idle = True
                self.wake.wait(LOOK_SECONDS)
                self._idle = False
                job, self._job = self._job, None
                if job is not None:
                    return job
                if self._gone():
                    return None
            return None

    def _gone(self) -> bool:
        """Has the idle process ended? It says nothing unasked, so what can be read is the end of its pipe."""
        try:
            return self.connection.poll(0)
        except OSError:
            return True

    def _do(self, job: Job) -> bool:
        """Do a job; is the process good for another one?"""
        if job.dropped:
            return True
        try:
            question = pickle.dumps((job.task, job.args), pickle.HIGHEST_PROTOCOL)
        except Exception as error:
            job.refuse(error)
            return True
        job.tries -= 1
        try:
            self.connection.send_bytes(question)
            if not self._answered(job.seconds):
                log.warning("job took too long", pool=self.pool.name, task=_name(job.task), seconds=job.seconds)
                job.refuse(
                    Unavailable("This took longer than {seconds} s", code="took-too-long", seconds=f"{job.seconds:g}")
                )
                return False
            answer = self.connection.recv_bytes()
        except (OSError, EOFError):
            self.pool.again(job)
            return False
        _deliver(job, answer)
        return True

    def _answered(self, seconds: float) -> bool:
        """Wait for an answer; False once the process has worked for `seconds` without one.

        Time on the clock counts only where the system does not tell the processor's: on a busy machine a worker, whose
        priority is low, mostly waits for its turn.
        """
        if self.connection.poll(min(seconds, BRIEF)):  # most jobs: their time need not be asked for
            return True
        began, at_first = time.monotonic(), self._worked()
        left = seconds
        while not self.connection.poll(left):
            passed, now = time.monotonic() - began, self._worked()
            worked = passed if at_first is None or now is None else now - at_first
            left = min(seconds - worked, seconds * HUNG - passed)
            if left <= 0:
                return False
        return True

    def _worked(self) -> float | None:
        process = self.process
        return process_seconds(process.pid) if process is not None and process.pid is not None else None


def _deliver(job: Job, answer: bytes) -> None:
    try:
        done, result, where = pickle.loads(answer)
    except Exception as error:
        job.refuse(error)
        return
    if done:
        job.finish(result)
        return
    if not isinstance(result, Refused):
        result.add_note(where)
    job.refuse(result)


def _closing() -> Refused:
    return Unavailable("The house is closing", code="closing")


def _name(task: Callable[..., object]) -> str:
    return getattr(task, "__name__", repr(task))


def _slot(sticky: str, workers: int) -> int:
    return int.from_bytes(hashlib.blake2b(sticky.encode(), digest_size=8).digest(), "big") % workers
