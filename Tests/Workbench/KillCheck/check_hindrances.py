#!/usr/bin/env python3
"""Hinders catwalk in writing a report: what is left has to be the old report or the new one, and the reason be said.

    check_hindrances.py                    a full disk, a folder that may not be written, a limit for files, two runs at once
    check_hindrances.py --catwalk PROGRAM  another program than the debug build's

A run that is hindered exits 2, says what could not be written, and changes nothing. Disks are mounted in a namespace of
the check's own, so that nobody else sees them and they are gone with it, however it ends; any user may do that on most
Linux systems. Exits 1 when something is wrong, and 2, with a word, where no disk may be mounted.
"""

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from check_kills import FORMATS, ROOT, contents, reports

PAGE = 4096
TOGETHER = 4
ROUNDS = 5
NAMESPACE = "CATWALK_CHECK_HAS_ITS_NAMESPACE"


class Hindrances:
    """Runs catwalk on an old report, and judges what it says and leaves."""

    def __init__(self, catwalk, folder):
        self.catwalk, self.folder = catwalk, folder
        self.old, self.new = reports(catwalk, folder)
        self.new = {**self.old, **self.new}
        self.hindered = 0
        self.faults = []

    def put_old(self, output):
        for path, data in self.old.items():
            (output / path).parent.mkdir(parents=True, exist_ok=True)
            (output / path).write_bytes(data)

    def command(self, output, report="new"):
        source = self.folder / f"{report}.json"
        return [self.catwalk, "report", "--quiet", "--from", source, "--format", FORMATS, "--output", output]

    def judge(self, name, output, result):
        """Counts the run when it was hindered, and says so."""
        found = contents(output)
        if result.returncode == 0:
            if found != self.new:
                self.faults.append(f"{name}: ends well, but the report is not the new one")
            return False
        self.hindered += 1
        if result.returncode != 2:
            self.faults.append(f"{name}: exits {result.returncode}")
        if "could not be written: " not in result.stderr or len(result.stderr.strip().splitlines()) != 1:
            self.faults.append(f"{name}: says {result.stderr!r}")
        if found != self.old:
            changed = sorted(path for path in {*found, *self.old} if found.get(path) != self.old.get(path))
            self.faults.append(f"{name}: changed {', '.join(changed)}")
        if left := [path.name for path in output.parent.rglob("*") if ".catwalk-" in path.name]:
            self.faults.append(f"{name}: leaves {', '.join(left)}")
        return True


@contextmanager
def disk(folder, size):
    """A disk of its own, of so many bytes."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)
        folder.rmdir()


def full_disk(hindrances, folder):
    """As much room as there may be beside the old report, more and more of it, until the new one fits."""
    used, needed = space(hindrances.old), space(hindrances.new)
    for room in range(0, needed + 16 * PAGE, PAGE):
        with disk(folder / "disk", used + 16 * PAGE + room) as place:
            output = place / "Reports"
            hindrances.put_old(output)
            if not hindrances.judge(f"full disk, {room} bytes of room", output, run(hindrances.command(output))):
                return
    hindrances.faults.append("full disk: hindered, though there is room for the old report and the new one")


def space(files):
    """What files take of a disk, whose pages belong to one file each."""
    return sum(-(-len(data) // PAGE) * PAGE for data in files.values())


def read_only(hindrances, folder):
    with disk(folder / "disk", "4m") as place:
        output = place / "Reports"
        hindrances.put_old(output)
        subprocess.run(["mount", "-o", "remount,bind,ro", place], check=True)
        hindrances.judge("read-only folder", output, run(hindrances.command(output)))


def limited_files(hindrances, folder):
    """No file may grow beyond so many bytes; the signal for it is not taken, as a shell may have it."""
    for number, size in enumerate(range(0, max(map(len, hindrances.new.values())), PAGE)):
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

        output = folder / str(number) / "Reports"
        hindrances.put_old(output)
        hindrances.judge(f"files of {size} bytes", output, run(hindrances.command(output), limit))


def together(hindrances, folder):
    """Runs at once, half of them with the old report: none fails, and all files are of one."""
    output = folder / "Reports"
    for _ in range(ROUNDS):
        hindrances.put_old(output)
        runs = [
            subprocess.Popen(hindrances.command(output, name), stderr=subprocess.PIPE, text=True)
            for name in ("new", "old") * (TOGETHER // 2)
        ]
        try:
            for each in runs:
                _, errors = each.communicate()
                # 1 is what the old report's failing test gives.
                if each.returncode not in (0, 1):
                    hindrances.faults.append(f"runs at once: one exits {each.returncode} and says {errors!r}")
        finally:
            for each in runs:
                each.kill()
        found = contents(output)
        both = {path: data for path, data in hindrances.new.items() if path not in hindrances.old}
        if found != hindrances.new and found != {**both, **hindrances.old}:
            hindrances.faults.append("runs at once: the report is of both")


def run(command, prepare=None):
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, preexec_fn=prepare)


def enter_namespace():
    """Starts this program anew where its mounts are its own."""
    if NAMESPACE in os.environ:
        return
    for options in (["--mount"], ["--mount", "--map-root-user"]):
        command = ["unshare", *options]
        may_mount = [*command, "mount", "-t", "tmpfs", "tmpfs", tempfile.gettempdir()]
        if shutil.which("unshare") and subprocess.run(may_mount, stderr=subprocess.DEVNULL).returncode == 0:
            os.execvpe("unshare", [*command, sys.executable, *sys.argv], os.environ | {NAMESPACE: "yes"})
    print(
        "No disk may be mounted here, and without one nothing was checked. Run this on Linux, with util-linux, as root "
        "or as a user who may have namespaces; in a container, with CAP_SYS_ADMIN.", file=sys.stderr,
    )
    sys.exit(2)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--catwalk", type=Path, default=ROOT / ".build/debug/catwalk")
    catwalk = parser.parse_args().catwalk.resolve()
    enter_namespace()
    # An exit like any other: what was mounted and made is taken away on the way out.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    ways = {
        "A full disk": full_disk,
        "A folder that may not be written": read_only,
        "A limit for files": limited_files,
        f"{TOGETHER} runs at once, {ROUNDS} times": together,
    }
    faults = []
    for name, way in ways.items():
        with tempfile.TemporaryDirectory() as folder:
            hindrances = Hindrances(catwalk, Path(folder))
            way(hindrances, Path(folder))
        if way is not together and not hindrances.hindered:
            hindrances.faults.append(f"{name}: nothing was hindered")
        print(f"{name}: {hindrances.hindered} hindered, {len(hindrances.faults)} faults", flush=True)
        faults += hindrances.faults
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
