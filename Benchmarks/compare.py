"""Times whole processes side by side.

One process of each job runs in every round, A B C A B C, so that what slows the machine for a while slows
all of them. A ratio is the median of the ratios within rounds, never a quotient of medians. Wall time is
from start to exit; processor time is user and system time; memory is the peak resident set, all three as
the kernel counts them for the process (wait4).
"""

import dataclasses
import os
import pathlib
import statistics
import sys
import tempfile
import time


@dataclasses.dataclass(frozen=True)
class Job:
    """A command that writes into the folder that stands for FOLDER in its arguments, and prints nothing."""

    name: str
    arguments: tuple

    FOLDER = object()


@dataclasses.dataclass(frozen=True)
class Run:
    wall: float  # seconds
    processor: float  # seconds
    memory: int  # bytes
    output: int  # bytes
    pixels: int


class Runs(list):
    """What a job took in each round."""

    def median(self, field):
        return statistics.median(getattr(run, field) for run in self)

    def ratio(self, reference, field):
        return statistics.median(
            getattr(run, field) / getattr(other, field) for run, other in zip(self, reference))


def compare(jobs, rounds, warm_up=1):
    """The runs of each job by name, after `warm_up` rounds that fill the caches and do not count."""
    results = {job.name: Runs() for job in jobs}
    for number in range(1 - warm_up, rounds + 1):
        for job in jobs:
            _show(f"bench: round {number} of {rounds}: {job.name}")
            run = _run(job)
            if number > 0:
                results[job.name].append(run)
    _show("")
    return results


def _show(text):
    """Where it stands, in one line of a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def _run(job):
    with tempfile.TemporaryDirectory(prefix="galley-bench-") as folder:
        output = pathlib.Path(folder, "output")
        printed = pathlib.Path(folder, "printed")
        output.mkdir()
        arguments = [
            str(output) if argument is Job.FOLDER else argument for argument in job.arguments]
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        streams = [
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, str(printed), flags, 0o600),
            (os.POSIX_SPAWN_OPEN, 2, str(printed), flags, 0o600),
        ]
        start = time.perf_counter()
        process = os.posix_spawn(arguments[0], arguments, os.environ, file_actions=streams)
        _, status, usage = os.wait4(process, 0)
        wall = time.perf_counter() - start
        text = printed.read_text(errors="replace")
        if status != 0 or text:
            code = os.waitstatus_to_exitcode(status)
            sys.exit(f"\nbench: {job.name}: exit status {code}\n{' '.join(arguments)}\n{text}")
        files = [path for path in output.rglob("*") if path.suffix in (".pdf", ".png")]
        return Run(
            wall=wall, processor=usage.ru_utime + usage.ru_stime,
            memory=usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
            output=sum(path.stat().st_size for path in files),
            pixels=sum(_pixels(path) for path in files if path.suffix == ".png"))


def _pixels(path):
    """Width times height of a PNG, from its first chunk."""
    with path.open("rb") as file:
        header = file.read(24)
    return int.from_bytes(header[16:20], "big") * int.from_bytes(header[20:24], "big")
