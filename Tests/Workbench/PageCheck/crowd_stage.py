#!/usr/bin/env python3
"""A workshop's room: many pages at once on the built `catwalk show`, without browsers.

    crowd_stage.py                                   40 pages for 60 s
    crowd_stage.py --pages 40 --seconds 600 --program .build/release/catwalk
    crowd_stage.py --messages 10000 --program .build/release/catwalk

Each page listens, and taps, chooses a filter, saves and closes, every two seconds. Prints how long taps take until the
server has answered, and what the server and its players hold. Exits 1 if a bound is passed: a tap's answer within 100 ms at
the 95th percentile, 1 GiB in all, no growth by a tenth in the second half, no descriptor left open, and apps of pages that
have gone let go within 10 s.

With --messages one page has a phone whose parts said at least that much at once, in a copy of the sample; then no tap may
take more than 50 ms until the server has answered and the page has heard of it.
"""

import http.client
import pathlib
import statistics
import threading
import time

from checks import check, folder, held, until
from checks.sample_copy import lay_out, replaced
from checks.stage import Stage

ROUND = [
    {"tap": {"part": "load"}}, {"tap": {"part": "edit"}}, {"tap": {"part": "filters", "at": 3}}, {"tap": {"part": "save"}},
    {"tap": {"part": "OK"}},
]
PULSE = b"event: pulse\n"
PAUSE = 2.0    # seconds between a visitor's taps
WORST = 0.1    # seconds of a tap, at the 95th percentile
MOST = 1 << 20    # KiB in all
SLOWEST = 0.05    # seconds of a tap on a page with many messages
PRESENTER = "Sources/Cats/MVP/LoadCat/LoadCatPresenter.swift"


class Page(threading.Thread):
    """A visitor, who listens on one thread and taps on another."""

    def __init__(self, stage, number, end):
        super().__init__(daemon=True)
        self.stage, self.name_of_visit, self.end = stage, f"crowd-{number}", end
        self.start_after = PAUSE * number / 40
        self.times, self.faults, self.heard, self.heard_last = [], 0, 0, 0
        self.listener = threading.Thread(target=self.listen, daemon=True)

    def listen(self):
        self.connection = http.client.HTTPConnection(self.stage.host, self.stage.port, timeout=30)
        self.connection.request("GET", f"/events?visit={self.name_of_visit}", headers=self.stage.headers)
        answer = self.connection.getresponse()
        while time.monotonic() < self.end:
            chunk = answer.read1(65536)
            self.heard += len(chunk)
            # A pulse says only that the server is there.
            if not (chunk.startswith(PULSE) and chunk.count(b"event: ") == 1):
                self.heard_last = time.monotonic()
        # The answer holds the connection open, too.
        answer.close()
        self.connection.close()

    def run(self):
        self.listener.start()
        time.sleep(self.start_after)
        number = 0
        while time.monotonic() < self.end:
            self.wish(ROUND[number % len(ROUND)])
            number += 1
            time.sleep(PAUSE)
        self.listener.join(timeout=30)

    def wish(self, wish):
        start = time.monotonic()
        try:
            self.faults += self.stage.wish(self.name_of_visit, wish, timeout=30) != 204
            self.times.append(time.monotonic() - start)
        except OSError:
            self.faults += 1


def descriptors(process):
    return len(list(pathlib.Path(f"/proc/{process}/fd").iterdir()))


def talkative(program, count, faults):
    """Taps on a page after its parts have said so many messages."""
    with folder() as place:
        cats = lay_out(place / "Cats")
        loop = f"for _ in 0..<{count} {{ view?.show(title: nil) }}"
        replaced(PRESENTER, ("func loadTapped() {\n", f"func loadTapped() {{\n        {loop}\n"))(cats)
        with Stage(cats, program) as stage:
            page = Page(stage, 0, time.monotonic() + 60)
            page.listener.start()

            def tap(wish):
                """Seconds until the page has heard all of what it did."""
                start = time.monotonic()
                page.wish(wish)
                # The server answers when all is done, and tells the page meanwhile.
                until(lambda: time.monotonic() - page.heard_last > 0.2, seconds=10)
                return max(page.heard_last, start + page.times[-1]) - start

            tap({"restart": {}})
            loads = [tap(ROUND[0]) for _ in range(5)]
            times = sorted(tap(wish) for _ in range(10) for wish in ROUND[1:])
    faults.expect(not page.faults, f"{page.faults} wishes failed")
    faults.expect(times[-1] <= SLOWEST, f"a tap takes {1000 * times[-1]:.0f} ms")
    return (
        f"{count} messages: the tap that says them takes {1000 * max(loads):.0f} ms, those after it "
        f"{1000 * statistics.median(times):.0f} ms in the median, and {1000 * times[-1]:.0f} ms at most"
    )


@check(__doc__, "catwalk", pages=40, seconds=60, messages=int)
def main(options, faults):
    if options.messages:
        return talkative(options.catwalk, options.messages, faults)
    with Stage(program=options.catwalk) as stage:
        # All players run from the first wish on.
        Page(stage, 0, 0).wish({"restart": {}})
        before = descriptors(stage.process.pid)
        end = time.monotonic() + options.seconds
        pages = [Page(stage, number, end) for number in range(options.pages)]
        for page in pages:
            page.start()
        memory = []
        while time.monotonic() < end:
            memory.append(sum(map(held, [stage.process.pid, *stage.players()])))
            time.sleep(1)
        for page in pages:
            page.join(timeout=40)
        times = sorted(value for page in pages for value in page.times)
        failed, worst = sum(page.faults for page in pages), times[int(0.95 * len(times))]
        middle, last = max(memory[: len(memory) // 2]), max(memory[len(memory) // 2 :])
        faults.expect(not failed, f"{failed} wishes failed")
        faults.expect(worst <= WORST, f"one tap in twenty takes {1000 * worst:.0f} ms")
        faults.expect(max(memory) <= MOST, f"{max(memory) // 1024} MiB are held")
        faults.expect(last <= 1.1 * middle, f"memory grows from {middle // 1024} to {last // 1024} MiB")
        is_closed = until(lambda: descriptors(stage.process.pid) <= before + 2, seconds=15)
        faults.expect(is_closed, f"{descriptors(stage.process.pid) - before} descriptors are left open")
    return (
        f"{options.pages} pages, {len(times)} taps: median {1000 * statistics.median(times):.0f} ms, "
        f"95 % within {1000 * worst:.0f} ms; at most {max(memory) // 1024} MiB, {last // 1024} in the second half"
    )
