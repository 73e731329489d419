"""The built `catwalk show`, as a browser and a stranger meet it."""

import os
import re
import signal
import subprocess
import time
import urllib.parse
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


class Stage:
    """Runs while it is in use; `address` has the token."""

    def __init__(self, subject=ROOT, program=ROOT / ".build" / "debug" / "catwalk", *options):
        self.process = subprocess.Popen(
            [program, "show", subject, "--no-open", "--quiet", *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        )
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise SystemExit(f"catwalk show does not start: {self.process.stderr.read()}")
        url = urllib.parse.urlsplit(self.address)
        self.host, self.port = url.hostname, url.port
        self.token = urllib.parse.parse_qs(url.query)["token"][0]

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stop()

    def is_running(self):
        return self.process.poll() is None

    def stop(self, signal_number=signal.SIGINT):
        """Its exit status."""
        if self.is_running():
            self.process.send_signal(signal_number)
        return self.process.wait(timeout=60)

    def room(self):
        """The room's page, and where learners tell where they stand; once, with `--room`."""
        lines = [self.process.stderr.readline(), self.process.stderr.readline()]
        return [re.search(r"http://[^\s']+", line)[0] for line in lines]

    def players(self):
        """The processes that it has started."""
        children = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout
        return [int(line) for line in children.split()]


def is_alive(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # One that has ended and was not waited for is no more than an entry.
    return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]


def until(condition, seconds=20):
    """Whether the condition has come true within that time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False
