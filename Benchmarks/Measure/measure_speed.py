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

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import index_library
import machine
from bound import Bound, table
from contest import Contest
from timed_run import TimedRun

ROOT = Path(__file__).resolve().parents[2]
MEBIBYTE = 1024 * 1024

# How much of each peer's time `catwalk measure` may take.
RATIOS = {"bare parse": 1.6, "cloc": 0.9, "lizard": 0.4}
MEMORY, CHECK, GROWTH, INDEX = 250, 0.150, 1.1, 2
PRODUCTS = ("catwalk", "BareParse", "BareIndexWalk", "IndexGraphs")


def main():
    arguments = parsed_arguments()
    products = arguments.products or built()
    catwalk, bare_parse = products / "catwalk", products / "BareParse"
    commands = {
        "catwalk measure": [catwalk, "measure", arguments.corpus],
        "bare parse": [bare_parse, arguments.corpus],
        "cloc": ["cloc", "--quiet", "--skip-uniqueness", "--include-lang=Swift", arguments.corpus],
        "lizard": ["lizard", "--languages", "swift", "--ignore_warnings=-1", arguments.corpus],
    }
    missing = [name for name, command in commands.items() if not shutil.which(command[0])]
    contest = Contest({name: command for name, command in commands.items() if name not in missing}, arguments.rounds)
    bounds = compared(contest, arguments.measure) + [memory(contest)]
    bounds += growth(catwalk, arguments) + [check(catwalk, arguments.rounds)]
    bounds += graphs(products, arguments) if arguments.store else []

    versions = {"Swift": ["swift", "--version"], "cloc": ["cloc", "--version"], "lizard": ["lizard", "--version"]}
    print("\n".join(machine.description(versions)))
    print(f"- {arguments.corpus.name}: medians of {arguments.rounds} runs in turn, held by {arguments.measure} time\n")
    print(table(bounds))
    for name in missing:
        print(f"\n{name} is not installed, so it was left out.")
    if not arguments.store:
        print("\nNo index store was given, so none was read.")
    sys.exit(0 if all(bound.is_met for bound in bounds) else 1)


def parsed_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", type=Path, default=ROOT / ".build/checkouts/swift-syntax/Sources")
    parser.add_argument("--products", type=Path, help=f"the folder with {', '.join(PRODUCTS)}, built in release")
    parser.add_argument("--store", type=Path, help="an index store, such as .build/debug/index/store")
    parser.add_argument("--indexed", type=Path, default=ROOT / "Sources/Sample", help="sources that the store is of")
    parser.add_argument("--rounds", type=int, default=5, help="how many runs of each")
    parser.add_argument("--measure", choices=["wall", "processor"], default="wall", help="what ratios are taken of")
    return parser.parse_args()


def built():
    """The folder of the release products, after they were built."""
    for product in PRODUCTS:
        subprocess.run(["swift", "build", "-c", "release", "--product", product], cwd=ROOT, check=True)
    path = ["swift", "build", "-c", "release", "--show-bin-path"]
    return Path(subprocess.run(path, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip())


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
    with tempfile.TemporaryDirectory() as folder:
        commands = {}
        for copies in (1, 2, 4, 8):
            corpus = Path(folder, f"times{copies}")
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


def check(catwalk, rounds):
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
    parameters = [arguments.store.resolve(), index_library.path(), arguments.indexed.resolve()]
    contest = Contest({name: [products / name, *parameters] for name in names}, arguments.rounds)
    return [compared_row("both graphs : a bare walk of the index", contest, *names, INDEX, arguments.measure)]


if __name__ == "__main__":
    main()
