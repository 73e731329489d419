"""Runs of commands and what they took, the bounds that they are held to, and the machine that they ran on."""

import os
import platform
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from checks import ROOT, output, run

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


class Contest:
    """The runs of named commands: paired, as run n of each took place right after run n of the one before."""

    def __init__(self, commands, rounds):
        self.runs = {name: [] for name in commands}
        for command in commands.values():
            TimedRun.of(command)
        for _ in range(rounds):
            for name, command in commands.items():
                self.runs[name].append(TimedRun.of(command))

    def median(self, name, measure):
        """The median of one of a run's measures, by its name: wall, processor or memory."""
        return median(getattr(run, measure) for run in self.runs[name])

    def ratio(self, name, other, measure):
        """The median over the pairs of what the first took in terms of the other."""
        pairs = zip(self.runs[name], self.runs[other])
        return median(getattr(one, measure) / getattr(two, measure) for one, two in pairs)


class Bound(NamedTuple):
    """A limit, and what was measured against it: one row of the table; the times are there to be read."""

    subject: str
    wall: str
    processor: str
    measured: str
    limit: str
    is_met: bool

    @classmethod
    def of(cls, subject, value, limit, wall="", processor="", form="{:.2f}"):
        return cls(subject, wall, processor, form.format(value), form.format(limit), value <= limit)

    def row(self):
        return f"| {' | '.join([*self[:-1], 'yes' if self.is_met else '**no**'])} |"


def tell(bounds, *notes, tools=(), wall="wall, s"):
    """Prints the machine, its load and the first line of each tool's version, then notes and the table; 1 if a bound is missed."""
    if notes:
        load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
        print(f"- {platform.platform()}, {os.cpu_count()} processors, load {load}")
        for name in ("swift", *tools):
            if shutil.which(name):
                told = run([name, "--version"])
                print(f"- {name}: {(told.stdout or told.stderr).strip().splitlines()[0]}")
        print("\n".join(f"- {note}" for note in notes), end="\n\n")
    head = [f"| held | {wall} | processor, s | measured | at most | met |", "|---|---:|---:|---:|---:|---|"]
    print("\n".join([*head, *(bound.row() for bound in bounds)]))
    return 0 if all(bound.is_met for bound in bounds) else 1


def built(*products):
    """The folder of these products in release, after they were built."""
    build = ["swift", "build", "-c", "release"]
    for product in products:
        subprocess.run([*build, "--product", product], cwd=ROOT, check=True)
    return Path(output([*build, "--show-bin-path"], cwd=ROOT).strip())
