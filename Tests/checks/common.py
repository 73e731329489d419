"""What the checks have in common: where things are, starting programs, made-up folders, what is found and how a check ends.

Each folder of checks has a checks.py that stands for this folder. A link would do, but archives and some systems keep none.
"""

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CATWALK = Path(os.environ.get("CATWALK", ROOT / ".build/debug/catwalk")).resolve()
TWINS = ROOT / "Tests/Workbench/Twins/Fixtures/Twins"
KIOSK = ROOT / "Tests/Workbench/PageCheck/Kiosk"

# Git by somebody whom it knows, with nobody's settings.
TESTER = ["-c", "user.name=Tester", "-c", "user.email=tester@example.invalid"]
NO_SETTINGS = {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}


# A check's options, what it finds, and how it ends.


class Faults(list):
    """What is wrong, each told as soon as it is found."""

    def add(self, fault):
        self.append(fault)
        print(fault, file=sys.stderr, flush=True)

    def __iadd__(self, found):
        for fault in found:
            self.add(fault)
        return self

    def expect(self, condition, fault):
        if not condition:
            self.add(fault)
        return bool(condition)


class Options(argparse.Namespace):
    def part(self, things):
        """Those that `--every` and `--skip` choose."""
        return list(things)[self.skip % self.every :: self.every]


def positive(text):
    if int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 on")
    return int(text)


def place(text):
    return Path(text).resolve()


# Options that several checks have.
COMMON = {
    "catwalk": [(["--catwalk", "--program"], {"type": place, "default": CATWALK, "help": "another program than the debug build's"})],
    "pictures": [(["--pictures"], {"type": Path, "help": "a folder for pictures of what was looked at"})],
    "every": [
        (["--every"], {"type": positive, "default": 1, "metavar": "N", "help": "of what is tried each Nth only"}),
        (["--skip"], {"type": int, "default": 0, "metavar": "K", "help": "with --every, begin after the first K"}),
    ],
}


def parsed(description, *common, **own):
    """The options of the command line: common ones by name, and own ones as a default, a type, or what argparse takes."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    for flags, settings in (option for name in common for option in COMMON[name]):
        parser.add_argument(*flags, **settings)
    for name, value in own.items():
        if isinstance(value, dict):
            is_flag = value.pop("flag", "nargs" not in value)
            flags, settings = [f"--{name}" if is_flag else name], value
        elif isinstance(value, bool):
            flags, settings = [f"--{name}"], {"action": "store_true"}
        elif callable(value):
            flags, settings = [f"--{name}"], {"type": value}
        else:
            flags, settings = [f"--{name}"], {"type": type(value), "default": value}
        parser.add_argument(*flags, **settings)
    return parser.parse_args(namespace=Options())


def check(description, *common, **own):
    """Makes a function what its file does when it is started.

    It is given the options and the faults, to which it adds, and gives the words that tell what was tried, or a status.
    """

    def started(function):
        if function.__module__ != "__main__":
            return function
        options, faults = parsed(description, *common, **own), Faults()
        # An exit like any other: what was made is taken away on the way out.
        signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
        told = function(options, faults)
        if isinstance(told, int):
            sys.exit(told)
        print(f"{told}: {len(faults)} faults" if told else f"{len(faults)} faults", flush=True)
        sys.exit(1 if faults else 0)

    return started


# Programs.


def run(command, **options):
    """A program's end, with what it printed as text; there is nothing for it to read, unless it is given."""
    kept = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "errors": "replace"}
    reads = {} if "input" in options else {"stdin": subprocess.DEVNULL}
    return subprocess.run([str(word) for word in command], **{**kept, **reads, **options})


def output(command, **options):
    """What a program prints that has to end well."""
    return run(command, check=True, **{"stderr": None, **options}).stdout


def git(folder, *arguments, **options):
    """What plain git says, as anybody runs it."""
    return run(["git", *TESTER, *arguments], **{"cwd": folder, "check": True, "env": {**os.environ, **NO_SETTINGS}, **options}).stdout.strip()


def until(condition, seconds=20):
    """Whether the condition has come true within that time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def is_alive(process):
    """One that has ended and was not waited for is no more than an entry."""
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def kill(process):
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def held(process, figure="VmRSS"):
    """KiB of memory, by one of the names that Linux has for them."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(figure)).split()[1])


# Folders.


@contextlib.contextmanager
def folder():
    """One that is gone afterwards, by its real path."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name).resolve()


def write(place, files):
    """Puts texts or bytes into a folder, by their paths there."""
    for path, content in files.items():
        file = Path(place, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode(errors="surrogateescape"))


def program(file, text):
    """A script that can be started."""
    write(file.parent, {file.name: text})
    file.chmod(0o755)
    return file


def state(place):
    """Everything in a folder; a change of anything changes when it was changed."""
    return {
        str(path): (status.st_mode, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
        for path in [place, *sorted(place.rglob("*"))]
        for status in (path.lstat(),)
    }
