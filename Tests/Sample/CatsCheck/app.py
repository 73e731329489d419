"""`cats` with its commands written one by one, its screens read, and what it holds and uses told by /proc."""

import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from architectures import ARCHITECTURES

# Bytes that an app may hold more than after its first uses.
MEMORY = 32 * 1024 * 1024

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


def built():
    """The folder where `swift build` puts the binaries."""
    here = os.path.dirname(os.path.abspath(__file__))
    return subprocess.check_output(["swift", "build", "--show-bin-path"], text=True, cwd=here).strip()


def in_all(check, *arguments):
    """Calls `check` for each architecture at the same time, with a list for its faults, which are printed and given."""
    faults = []
    checks = [threading.Thread(target=check, args=(name, *arguments, faults)) for name in ARCHITECTURES]
    for thread in checks:
        thread.start()
    for thread in checks:
        thread.join()
    for fault in faults:
        print(fault)
    return faults


class Screen(NamedTuple):
    title: str | None = None
    busy: bool = False


class App:
    def __init__(self, folder, architecture, photos, service):
        self.process = subprocess.Popen(
            [os.path.join(folder, "cats"), architecture, "--service", service.address, "--photos", photos],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.next_screen()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def next_line(self, start):
        """The next line that starts so; `queue.Empty` if none comes in 30 s."""
        while True:
            line = self.lines.get(timeout=30)
            if line is None:
                raise EOFError("its output has ended")
            if line.startswith(start):
                return line

    def next_screen(self):
        """The next frame of Load Cat, in which the title comes before the activity."""
        title = self.next_line("Title")[len("Title"):].strip()
        return Screen(title, self.next_line("Activity")[len("Activity"):].strip() == "on")

    def say(self, command):
        self.process.stdin.write(f"{command}\n")
        self.process.stdin.flush()

    def settle(self):
        """The title of the screen on which nothing is on its way any more."""
        while True:
            screen = self.next_screen()
            if not screen.busy:
                return screen.title

    def workers(self):
        """The processes that the app has started and not yet seen end."""
        threads = f"/proc/{self.process.pid}/task"
        found = []
        for thread in os.listdir(threads):
            with open(f"{threads}/{thread}/children") as file:
                found += file.read().split()
        return found

    def memory(self):
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * PAGE

    def seconds(self):
        """Processor time of the app itself."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return sum(int(field) for field in fields[11:13]) / TICKS
