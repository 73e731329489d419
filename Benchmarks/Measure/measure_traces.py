#!/usr/bin/env python3
"""Times what it costs that calls are told: to write it into the sources, and to play every scenario with it.

    measure_traces.py                   builds in release, and measures; `swift build` comes first
    measure_traces.py --products FOLDER takes MarkSources from there, and does not build it
    measure_traces.py --rounds 5        plays all scenarios so often on each side, in turn

Prints a Markdown table; exits 1 when a bound is missed. Run it on a machine that does nothing else.
"""

import json
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from statistics import median

from checks import check, folder, players
from measuring import Bound, TimedRun, built, tell

# How many times as long a scenario may take, and how many seconds the rewriting.
PLAYING, REWRITING = 2, 0.5


def playing(marked, plain, rounds):
    """All scenarios of an architecture in one run of its program, from the first command to the last answer."""
    commands = [
        command for scenario, steps in plain.scenarios().items() for command in players.commands(scenario, steps)
    ]
    pairs = [(seconds(marked, commands), seconds(plain, commands)) for _ in range(rounds)]
    ratio = median(one / other for one, other in pairs)
    wall = " and ".join(f"{median(side):.3f}" for side in zip(*pairs))
    return Bound.of(f"{marked.architecture}: scenarios that tell, by those that do not", ratio, PLAYING, wall)


def seconds(player, commands):
    """How long the program takes for the commands; what it tells is read line by line, and no more."""
    lines = "".join(json.dumps(command) + "\n" for command in commands).encode()
    with subprocess.Popen([player.program, "live"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        start, missing = time.perf_counter(), len(commands)
        # Beside the reading: a pipe that is full would stop both.
        writer = threading.Thread(target=write, args=(process.stdin, lines))
        writer.start()
        while missing > 0 and (line := process.stdout.readline()):
            missing -= not line.startswith(b'{"call":')
        end = time.perf_counter()
        writer.join()
        process.stdin.close()
        process.stdout.read()
    if missing or process.returncode != 0:
        sys.exit(f"{player.program.name} ended with {process.returncode}, {missing} answers short")
    return end - start


def write(pipe, lines):
    pipe.write(lines)
    pipe.flush()


def rewriting(program, rounds):
    """The four with the layers that they share, parsed, rewritten and written, in one run of the program."""
    runs = []
    for _ in range(rounds):
        with folder() as place:
            copies = [shutil.copytree(players.SOURCES / name, place / Path(name).name) for name in rewritten()]
            runs.append(TimedRun.of([program, place / "Recorder", *copies]))
    wall, processor = (median(getattr(run, measure) for run in runs) for measure in ("wall", "processor"))
    return Bound.of("rewriting the four, seconds", wall, REWRITING, f"{wall:.3f}", f"{processor:.3f}")


def rewritten():
    """The folders of modules that tell their calls, below `Sources`."""
    return sorted({"/".join(Path(body["file"]).parts[1:3]) for body in players.bodies()})


@check(__doc__, products=Path, rounds=5)
def main(options, _):
    products = options.products or built("MarkSources")
    players.build_marked()
    players.write_plain()
    marked, plain = (
        players.build(package, players.PLAIN.with_name(f"{name}.release"), "-c", "release")
        for package, name in ((players.marked(), "marked"), (players.PLAIN, "plain"))
    )
    bounds = [playing(*pair, options.rounds) for pair in zip(players.players(marked), players.players(plain))]
    bounds.append(rewriting(products / "MarkSources", options.rounds))
    return tell(bounds, f"medians of {options.rounds} rounds")
