#!/usr/bin/env python3
"""Times `catwalk measure` and `catwalk check` in release beside a bare parse, cloc and lizard.

    measure_speed.py                        builds, and measures swift-syntax's own sources
    measure_speed.py --corpus FOLDER        measures another folder
    measure_speed.py --products FOLDER      takes the programs from there, and builds nothing
    measure_speed.py --store STORE --indexed FOLDER
                                            also reads the folder's sources from an index store, and builds the graphs

Prints Markdown tables; exits 1 when a bound is missed. Peers that are not installed are named and left out. Run it on
a machine that does nothing else: on a busy one, look at the processor seconds.
"""

import json
import shutil
import sys
from pathlib import Path
from statistics import median

from checks import ROOT, check, folder, output
from measuring import Bound, Contest, TimedRun, built, tell

MEBIBYTE = 1024 * 1024

# How much of each peer's time `catwalk measure` may take.
RATIOS = {"bare parse": 1.6, "cloc": 0.9, "lizard": 0.4}
MEMORY, CHECK, GROWTH, INDEX = 250, 0.150, 1.1, 2
PRODUCTS = ("catwalk", "BareParse", "BareIndexWalk", "IndexGraphs")


def compared(contest, measure):
    """`catwalk measure` against each peer that ran."""
    ours = "catwalk measure"
    return [
        compared_row(f"{ours} : {peer}", contest, ours, peer, limit, measure)
        for peer, limit in RATIOS.items()
        if peer in contest.runs
    ]


def compared_row(subject, contest, ours, peer, limit, measure):
    times = [f"{contest.median(ours, each):.2f} : {contest.median(peer, each):.2f}" for each in ("wall", "processor")]
    return Bound.of(subject, contest.ratio(ours, peer, measure), limit, *times)


def memory(contest):
    peak = contest.median("catwalk measure", "memory") / MEBIBYTE
    return Bound.of("peak memory, MiB", peak, MEMORY, form="{:.0f}")


def growth(catwalk, arguments):
    """Time per copy of the corpus, in terms of what a single one takes, for folders with several copies of it."""
    with folder() as place:
        commands = {}
        for copies in (1, 2, 4, 8):
            corpus = place / f"times{copies}"
            for number in range(copies):
                shutil.copytree(arguments.corpus, corpus / str(number))
            commands[copies] = [catwalk, "measure", corpus]
        contest = Contest(commands, arguments.rounds)
    return [
        Bound.of(
            f"{copies}× the corpus, per copy",
            contest.ratio(copies, 1, arguments.measure) / copies,
            GROWTH,
            *[f"{contest.median(copies, each):.2f}" for each in ("wall", "processor")],
        )
        for copies in (2, 4, 8)
    ]


def check_time(catwalk, rounds):
    """`catwalk check` on the sample with a fresh index, which the first run sees to."""
    command = [catwalk, "check", "--quiet"]
    TimedRun.of(command, ROOT)
    runs = [TimedRun.of(command, ROOT) for _ in range(rounds)]
    wall = median(run.wall for run in runs)
    processor = median(run.processor for run in runs)
    return Bound.of("catwalk check, s", wall, CHECK, f"{wall:.3f}", f"{processor:.3f}", "{:.3f}")


def graphs(products, arguments):
    """Reading an index store and building both graphs, against a bare walk over the same part of the store."""
    names = ("IndexGraphs", "BareIndexWalk")
    parameters = [arguments.store.resolve(), index_library(), arguments.indexed.resolve()]
    contest = Contest({name: [products / name, *parameters] for name in names}, arguments.rounds)
    return [compared_row("both graphs : a bare walk of the index", contest, *names, INDEX, arguments.measure)]


def index_library():
    """Where the toolchain in use keeps its reader of index stores."""
    resources = Path(json.loads(output(["swift", "-print-target-info"]))["paths"]["runtimeResourcePath"])
    return resources.parent / ("libIndexStore.dylib" if sys.platform == "darwin" else "libIndexStore.so")


@check(
    __doc__, corpus={"type": Path, "default": ROOT / ".build/checkouts/swift-syntax/Sources"}, products=Path, store=Path,
    indexed={"type": Path, "default": ROOT / "Sources/Cats"}, rounds=5, measure={"choices": ["wall", "processor"], "default": "wall"},
)
def main(options, _):
    products = options.products or built(*PRODUCTS)
    commands = {
        "catwalk measure": [products / "catwalk", "measure", options.corpus],
        "bare parse": [products / "BareParse", options.corpus],
        "cloc": ["cloc", "--quiet", "--skip-uniqueness", "--include-lang=Swift", options.corpus],
        "lizard": ["lizard", "--languages", "swift", "--ignore_warnings=-1", options.corpus],
    }
    missing = [name for name, command in commands.items() if not shutil.which(command[0])]
    contest = Contest({name: command for name, command in commands.items() if name not in missing}, options.rounds)
    bounds = compared(contest, options.measure) + [memory(contest)]
    bounds += growth(products / "catwalk", options) + [check_time(products / "catwalk", options.rounds)]
    bounds += graphs(products, options) if options.store else []
    left_out = [f"{name} is not installed, so it was left out" for name in missing]
    left_out += [] if options.store else ["no index store was given, so none was read"]
    note = f"{options.corpus.name}: medians of {options.rounds} runs in turn, held by {options.measure} time"
    return tell(bounds, note, *left_out, tools=("cloc", "lizard"))
