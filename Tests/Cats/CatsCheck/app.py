"""`cats` with its commands written one by one, its screens read, and what it holds and uses told by /proc."""

import os
import queue
import subprocess
import threading
from typing import NamedTuple

from checks import ROOT, held, output
from checks.architectures import ARCHITECTURES

# Bytes that an app may hold more than after its first uses.
MEMORY = 32 * 1024 * 1024

TICKS = os.sysconf("SC_CLK_TCK")


def built():
    """The folder where `swift build` puts the binaries."""
    return output(["swift", "build", "--show-bin-path"], cwd=ROOT).strip()


def in_all(use, *arguments):
    """Calls `use` for each architecture at the same time."""
    threads = [threading.Thread(target=use, args=(name, *arguments)) for name in ARCHITECTURES]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


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
        return held(self.process.pid) << 10

    def seconds(self):
        """Processor time of the app itself."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return sum(int(field) for field in fields[11:13]) / TICKS
