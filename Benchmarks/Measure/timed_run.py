"""Runs one command to its end and tells what it took."""

import os
import subprocess
import sys
import time
from typing import NamedTuple

BYTES_PER_UNIT = 1 if sys.platform == "darwin" else 1024


class TimedRun(NamedTuple):
    """Wall-clock and processor seconds, of all threads and children, and the peak of resident memory in bytes."""

    wall: float
    processor: float
    memory: int

    @classmethod
    def of(cls, command, folder=None):
        """The run of a command whose output nobody needs; it ends the benchmark if the command fails."""
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        complaint = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            text = complaint.decode(errors="replace").strip()
            sys.exit(f"{' '.join(map(str, command))} ended with {process.returncode}: {text}")
        return cls(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * BYTES_PER_UNIT)
