#!/usr/bin/env python3
"""Hinders catwalk in writing a report: what is left has to be the old report or the new one, and the reason be said.

    check_hindrances.py     a full disk, a folder that may not be written, a limit for files, four runs at once, a system
                            without /proc

A run that is hindered exits 2, says what could not be written, and changes nothing. Disks are mounted in a namespace of
the check's own, so that nobody else sees them and they are gone with it, however it ends; any user may do that on most
Linux systems. Exits 1 when something is wrong, and 2, with a word, where no disk may be mounted.
"""

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager

from checks import check, folder, output, run, write
from reports import contents, reports, writing

PAGE = 4096
TOGETHER = 4
ROUNDS = 5
NAMESPACE = "CATWALK_CHECK_HAS_ITS_NAMESPACE"


class Hindrances:
    """Runs catwalk on an old report, and judges what it says and leaves."""

    def __init__(self, catwalk, place, faults):
        self.catwalk, self.folder, self.faults = catwalk, place, faults
        self.old, self.new = reports(catwalk, place)
        self.hindered = 0

    def command(self, place, report="new"):
        return writing(self.catwalk, self.folder, report, place)

    def attempt(self, name, place, prepare=None):
        """Counts the run when it was hindered, and says so."""
        result = run(self.command(place), preexec_fn=prepare)
        found = contents(place)
        if result.returncode == 0:
            self.faults.expect(found == self.new, f"{name}: ends well, but the report is not the new one")
            return False
        self.hindered += 1
        self.faults.expect(result.returncode == 2, f"{name}: exits {result.returncode}")
        is_told = "could not be written: " in result.stderr and len(result.stderr.strip().splitlines()) == 1
        self.faults.expect(is_told, f"{name}: says {result.stderr!r}")
        changed = sorted(path for path in {*found, *self.old} if found.get(path) != self.old.get(path))
        self.faults.expect(not changed, f"{name}: changed {', '.join(changed)}")
        left = [path.name for path in place.parent.rglob("*") if ".catwalk-" in path.name]
        self.faults.expect(not left, f"{name}: leaves {', '.join(left)}")
        return True

    # The ways.

    def full_disk(self):
        """As much room as there may be beside the old report, more and more of it, until the new one fits."""
        used, needed = space(self.old), space(self.new)
        for room in range(0, needed + 16 * PAGE, PAGE):
            with disk(self.folder / "disk", used + 16 * PAGE + room) as place:
                write(place / "Reports", self.old)
                if not self.attempt(f"full disk, {room} bytes of room", place / "Reports"):
                    return
        self.faults.add("full disk: hindered, though there is room for the old report and the new one")

    def read_only(self):
        with disk(self.folder / "disk", "4m") as place:
            write(place / "Reports", self.old)
            output(["mount", "-o", "remount,bind,ro", place])
            self.attempt("read-only folder", place / "Reports")

    def limited_files(self):
        """No file may grow beyond so many bytes; the signal for it is not taken, as a shell may have it."""
        for number, size in enumerate(range(0, max(map(len, self.new.values())), PAGE)):
            def limit():
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

            place = self.folder / str(number) / "Reports"
            write(place, self.old)
            self.attempt(f"files of {size} bytes", place, limit)

    def together(self):
        """Runs at once, half of them with the old report: none fails, and all files are of one."""
        place = self.folder / "Reports"
        for _ in range(ROUNDS):
            write(place, self.old)
            names = ("new", "old") * (TOGETHER // 2)
            runs = [subprocess.Popen(self.command(place, name), stderr=subprocess.PIPE, text=True) for name in names]
            try:
                for each in runs:
                    _, errors = each.communicate()
                    # 1 is what the old report's failing test gives.
                    self.faults.expect(each.returncode in (0, 1), f"runs at once: one exits {each.returncode} and says {errors!r}")
            finally:
                for each in runs:
                    each.kill()
            found = contents(place)
            self.faults.expect(found in (self.new, {**self.new, **self.old}), "runs at once: the report is of both")

    def without_proc(self):
        """Swift asks /proc for the arguments: without them a command would be none, and a gate green."""
        output(["mount", "-t", "tmpfs", "tmpfs", "/proc"])
        try:
            result = run([self.catwalk, "check", self.folder])
        finally:
            output(["umount", "--no-mtab", "/proc"])
        self.hindered += 1
        is_told = result.returncode == 2 and "because /proc can't be" in result.stderr
        self.faults.expect(is_told, f"without /proc: exits {result.returncode} and says {result.stderr!r}")


@contextmanager
def disk(place, size):
    """A disk of its own, of so many bytes."""
    place.mkdir()
    output(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", place])
    try:
        yield place
    finally:
        output(["umount", place])
        place.rmdir()


def space(files):
    """What files take of a disk, whose pages belong to one file each."""
    return sum(-(-len(data) // PAGE) * PAGE for data in files.values())


def enter_namespace():
    """Starts this program anew where its mounts are its own."""
    if NAMESPACE in os.environ:
        return
    for options in (["--mount"], ["--mount", "--map-root-user"]):
        command = ["unshare", *options]
        may_mount = [*command, "mount", "-t", "tmpfs", "tmpfs", tempfile.gettempdir()]
        if shutil.which("unshare") and run(may_mount).returncode == 0:
            os.execvpe("unshare", [*command, sys.executable, *sys.argv], os.environ | {NAMESPACE: "yes"})
    print(
        "No disk may be mounted here, and without one nothing was checked. Run this on Linux, with util-linux, as root "
        "or as a user who may have namespaces; in a container, with CAP_SYS_ADMIN.", file=sys.stderr,
    )
    sys.exit(2)


WAYS = {
    "A full disk": Hindrances.full_disk,
    "A folder that may not be written": Hindrances.read_only,
    "A limit for files": Hindrances.limited_files,
    f"{TOGETHER} runs at once, {ROUNDS} times": Hindrances.together,
    "No /proc": Hindrances.without_proc,
}


@check(__doc__, "catwalk")
def main(options, faults):
    enter_namespace()
    for name, way in WAYS.items():
        with folder() as place:
            hindrances = Hindrances(options.catwalk, place, faults)
            way(hindrances)
        faults.expect(hindrances.hindered or way is Hindrances.together, f"{name}: nothing was hindered")
        print(f"{name}: {hindrances.hindered} hindered", flush=True)
    return f"{len(WAYS)} ways"
