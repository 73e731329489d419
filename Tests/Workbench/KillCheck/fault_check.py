"""What the checks of this folder that look for faults have in common: a program, a folder to try it in, and how they end."""

import argparse
import signal
import sys
import tempfile
from pathlib import Path

from check_kills import ROOT

TWINS = ROOT / "Tests/Workbench/Twins/Fixtures/Twins"


def run(description, check, **options):
    """Prints the faults that `check` finds with the arguments in a folder of its own, and exits 1 if there are any."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--catwalk", type=lambda path: Path(path).resolve(), default=ROOT / ".build/debug/catwalk")
    parser.add_argument("--every", action="store_true")
    for name, option in options.items():
        parser.add_argument(f"--{name}", **option)
    arguments = parser.parse_args()
    # An exit like any other: what was made is taken away on the way out.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    with tempfile.TemporaryDirectory() as folder:
        faults = check(arguments, Path(folder))
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)
