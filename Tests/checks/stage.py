"""The built `catwalk show`, as a browser and a stranger meet it."""

import contextlib
import http.client
import json
import re
import signal
import subprocess
import tempfile
import urllib.parse
from pathlib import Path

from . import CATWALK, ROOT, run, until

# The calls that change something in the file system.
CHANGES = "open,openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,symlink,symlinkat,link,linkat," \
    "chmod,fchmodat,truncate,chown,fchownat,utimensat"
# A call that only reads or fails; the end of one whose beginning has a line of its own; what is no call.
HARMLESS = re.compile(r"\bopen(?:at2?)?\(.*(O_RDONLY|/dev/null)|\) += -1 |<\.\.\. |\+\+\+ |\?\?\?\(")


class Stage:
    """Runs while it is in use; `address` has the token."""

    def __init__(self, subject=ROOT, program=CATWALK, *options):
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
        self.origin = f"http://{self.host}:{self.port}"
        self.headers = {"Cookie": f"catwalk-{self.port}={self.token}"}

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

    @contextlib.contextmanager
    def asked(self, path, body=None, timeout=60, **headers):
        """The answer to somebody who has the token: of a visitor's page, if there is a body."""
        with contextlib.closing(http.client.HTTPConnection(self.host, self.port, timeout=timeout)) as connection:
            own = {"Content-Type": "application/json", "Origin": self.origin} if body else {}
            connection.request("POST" if body else "GET", path, json.dumps(body) if body else None, self.headers | own | headers)
            yield connection.getresponse()

    def wish(self, visit, wish, timeout=60):
        """The status of the answer to what a visitor's page wishes."""
        with self.asked("/do", {"visit": visit} | wish, timeout) as answer:
            return answer.status

    def events(self, visit):
        """What the page of a visit is told, as it comes, by names."""
        with self.asked(f"/events?visit={visit}") as answer:
            name = None
            for line in answer:
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field == "event":
                    name = value
                elif field == "data":
                    yield name, json.loads(value)

    @contextlib.contextmanager
    def watched(self):
        """A list that has, in the end, each call by which the server or a player has changed a file meanwhile."""
        calls = []
        with tempfile.NamedTemporaryFile("r", errors="replace") as log:
            command = ["strace", "-f", "-qq", "-s", "4096", "-e", f"trace={CHANGES}", "-e", "signal=none", "-o", log.name]
            with subprocess.Popen([*command, "-p", str(self.process.pid)]) as watch:
                if not until(lambda: any(not line.endswith("\t0\n") for line in self.status() if line.startswith("TracerPid"))):
                    raise SystemExit("strace does not watch the server")
                try:
                    yield calls
                finally:
                    watch.terminate()
                    # It may wait for ever for a program that is just being started.
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        watch.wait(timeout=20)
                    watch.kill()
            calls += [line.strip() for line in log if not HARMLESS.search(line)]

    def status(self):
        """Lines of what Linux tells of the process."""
        return Path(f"/proc/{self.process.pid}/status").read_text().splitlines(keepends=True)

    def players(self):
        """The processes that it has started."""
        return [int(line) for line in run(["pgrep", "-P", self.process.pid]).stdout.split()]
