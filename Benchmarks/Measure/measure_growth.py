#!/usr/bin/env python3
"""Doubles what a stranger's code is made of, and holds time and memory of each step to little more than twice the last.

    measure_growth.py                     builds catwalk in release, and measures with it
    measure_growth.py --catwalk PROGRAM   measures with that one, such as .build/debug/catwalk
    measure_growth.py --doublings 1       n and 2n only, instead of n, 2n, 4n and 8n
    measure_growth.py --jobs 2            two inputs side by side

Processor seconds count, of the shortest of several runs. If they miss the bound, all sizes are tried again, up to twelve
times, and the median of the tries counts, because a machine is busier at some times than at others. What a run without
any input takes is subtracted first, and a tick is added, so that a step of milliseconds is not judged by its noise. What
the parser would never come to an end with has to be refused at once, with the file and the line. Prints a Markdown
table; exits 1 when a bound is missed.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from checks import check, folder, run
from growth_inputs import INPUTS, REFUSED, Input
from measuring import Bound, TimedRun, built, tell

MEBIBYTE = 1024 * 1024
GROWTH = 2.2

# Seconds and bytes below which nothing is told from noise.
TICK, PAGE = 0.05, 4 * MEBIBYTE
REFUSAL = 2.0
ATTEMPTS = 12


def shortest(catwalk, grown, size, folder, arguments):
    grown.write(folder, size)
    return least(timed(catwalk, grown, folder) for _ in range(arguments.rounds))


def timed(catwalk, grown, folder):
    grown.clear(folder)
    return TimedRun.of([catwalk, *grown.command, "."], folder)


def least(runs):
    """The shortest time and the smallest memory of several runs, be they of one run or not."""
    return TimedRun(*[min(values) for values in zip(*runs)])


def growth(catwalk, name, grown, idle, folder, arguments):
    """The largest step in time and in memory."""
    sizes = [grown.size << doubling for doubling in range(arguments.doublings + 1)]
    tries = []
    while len(tries) < ATTEMPTS:
        tries.append([shortest(catwalk, grown, size, folder / str(size), arguments) for size in sizes])
        bounds = steps(name, sizes, tries, idle)
        if all(bound.is_met for bound in bounds):
            break
    return bounds


def steps(name, sizes, tries, idle):
    times = [[max(run.processor - idle.processor, 0) + TICK for run in runs] for runs in tries]
    memories = [[max(run.memory - idle.memory, 0) + PAGE for run in runs] for runs in tries]
    shown = [least(runs) for runs in zip(*tries)]
    return [
        bound(f"{name}, {sizes[0]} to {sizes[-1]}: time", times, [f"{run.processor:.2f}" for run in shown]),
        bound(f"{name}: memory, MiB", memories, [f"{run.memory / MEBIBYTE:.0f}" for run in shown]),
    ]


def bound(subject, tries, shown):
    """The median of all tries: what slows a machine for a while slows the sizes of a try alike."""
    steps = [max(after / before for before, after in zip(values, values[1:])) for values in tries]
    return Bound.of(subject, median(steps), GROWTH, "", ", ".join(shown))


def refusal(catwalk, name, refused, sentence, folder):
    """How long it takes to say what is wrong, and where."""
    refused.write(folder, refused.size)
    finished = run([catwalk, *refused.command, folder], timeout=60)
    if finished.returncode != 2 or sentence not in finished.stderr:
        sys.exit(f"{name} ended with {finished.returncode} and without “{sentence}”: {finished.stderr[:500]}")
    timed = TimedRun.of(["sh", "-c", '"$@" || test $? = 2', "sh", catwalk, *refused.command, folder])
    return Bound.of(f"{name}: refused, s", timed.processor, REFUSAL, "", f"{timed.processor:.2f}")


@check(__doc__, catwalk=Path, doublings=3, rounds=3, jobs=1)
def main(options, _):
    catwalk = (options.catwalk or built("catwalk") / "catwalk").resolve()
    with folder() as place, ThreadPoolExecutor(options.jobs) as jobs:
        idle = shortest(catwalk, Input(["measure"], 0, lambda size: {"A.swift": ""}), 0, place / "idle", options)
        grown = [jobs.submit(growth, catwalk, name, grown, idle, place / name, options) for name, grown in INPUTS.items()]
        refused = [jobs.submit(refusal, catwalk, name, *case, place / name) for name, case in REFUSED.items()]
        bounds = [bound for job in grown for bound in job.result()] + [job.result() for job in refused]
    return tell(bounds)
