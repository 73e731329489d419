#!/usr/bin/env python3
"""Times what follows a save while `catwalk show` has the sample on a page: the verdict on the rules, and the new app.

    measure_saves.py                    builds catwalk in release, and measures
    measure_saves.py --program PROGRAM  takes that catwalk, and builds nothing
    measure_saves.py --edits 15         saves so often in each architecture, and in Screens, which all of them use

It works on a copy of the sample, and listens as a page does, without a browser: from the save to the event with the changed
line and the rules, and to that in which the last phone shows the new text. All scenarios have been played before the next
save. Prints a Markdown table; exits 1 when a bound is missed. Run it on a machine that does nothing else.
"""

import argparse
import http.client
import json
import queue
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

import machine
from bound import Bound, table

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Workbench/PageCheck"))

from sample_copy import lay_out
from stage import Stage

# Seconds at most.
VERDICT, APP = 0.2, 2.5
# How long something may take before it counts as never.
PATIENCE = 60

SOURCES = "Sources/Sample"
# Where a text stands that all phones show, or one; what stands there; and what is put there, with the number of the edit.
EDITS = {
    "MVC": ("MVC/LoadCat/LoadCatViewController.swift", "titleLabel.text = title\n", 'titleLabel.text = title.map {{ "\\($0) {}" }}\n'),
    "MVP": ("MVP/LoadCat/LoadCatPresenter.swift", "show(title: title)\n", 'show(title: title.map {{ "\\($0) {}" }})\n'),
    "MVVM": ("MVVM/LoadCat/LoadCatViewModel.swift", "self.title = title\n", 'self.title = title.map {{ "\\($0) {}" }}\n'),
    "VIPER": ("VIPER/LoadCat/LoadCatPresenter.swift", "show(title: title)\n", 'show(title: title.map {{ "\\($0) {}" }})\n'),
    "Screens": ("Screens/LoadCatScreen.swift", 'title: "Load"', 'title: "Load, {}"'),
}


class Page:
    """What a page is told, as it comes; `phones` is what shows on each."""

    def __init__(self, stage):
        self.stage = stage
        self.headers = {"Cookie": f"catwalk-{stage.port}={stage.token}"}
        self.events, self.phones, self.save = queue.Queue(), {}, ""
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        connection = http.client.HTTPConnection(self.stage.host, self.stage.port)
        connection.request("GET", "/events?visit=measured", headers=self.headers)
        name = None
        for line in connection.getresponse():
            field, _, value = line.decode().rstrip("\n").partition(": ")
            if field == "event":
                name = value
            elif field == "data":
                self.events.put((time.time(), name, json.loads(value)))

    def wish(self, **wish):
        connection = http.client.HTTPConnection(self.stage.host, self.stage.port)
        origin = f"http://{self.stage.host}:{self.stage.port}"
        headers = self.headers | {"Content-Type": "application/json", "Origin": origin}
        connection.request("POST", "/do", json.dumps({"visit": "measured"} | wish), headers)
        if (status := connection.getresponse().status) != 204:
            sys.exit(f"{wish} is answered with {status}")

    def waits_for(self, condition, what):
        """The moment at which the page was told so."""
        end, moment = time.time() + PATIENCE, None
        while not condition():
            try:
                moment, name, data = self.events.get(timeout=max(0, end - time.time()))
            except queue.Empty:
                sys.exit(f"{what} does not come within {PATIENCE} s. The page says: {self.save}")
            if name == "phone":
                self.phones[data["number"]] = data["html"]
            elif name == "save":
                self.save = data["html"]
        return moment


def main():
    arguments = parsed_arguments()
    program = arguments.program or built()
    bounds = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve() / "Cats"
        lay_out(folder)
        with Stage(folder, program) as stage:
            page = Page(stage)
            page.waits_for(lambda: len(page.phones) >= 4, "the page")
            page.wish(world={"weather": "offline"})
            page.wish(tap={"part": "load"})
            page.waits_for(lambda: shown(page, "reach the cat service") >= 4, "a load that fails")
            for place, edit in EDITS.items():
                times = [saved(page, folder, place, edit, number) for number in range(arguments.edits)]
                bounds += rows(place, times)
    print("\n".join(machine.description({"Swift": ["swift", "--version"]})))
    print(f"- {arguments.edits} saves in each place; the bound is for the slowest\n")
    print(table(bounds).replace("wall, s", "median, s", 1))
    sys.exit(0 if all(bound.is_met for bound in bounds) else 1)


def parsed_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, help="a catwalk that was built in release")
    parser.add_argument("--edits", type=int, default=15, help="how many in each place")
    return parser.parse_args()


def built():
    """The release catwalk, after it was built."""
    build = ["swift", "build", "-c", "release", "--product", "catwalk"]
    subprocess.run(build, cwd=ROOT, check=True)
    shown = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return Path(shown.strip()) / "catwalk"


def shown(page, text):
    """On how many phones."""
    return sum(text in html for html in page.phones.values())


def saved(page, folder, place, edit, number):
    """Seconds from a save to the verdict, and to the new app on all phones that change."""
    path, old, new = edit
    mark = f"{place} edit {number}"
    text = (ROOT / SOURCES / path).read_text()
    if text.count(old) != 1:
        sys.exit(f"{path} has {old!r} {text.count(old)} times")
    phones = len(page.phones) if place == "Screens" else 1
    start = time.time()
    (folder / SOURCES / path).write_text(text.replace(old, new.format(mark)))
    verdict = page.waits_for(lambda: mark in page.save, f"{mark}: the verdict")
    app = page.waits_for(lambda: shown(page, mark) == phones, f"{mark}: the new app")
    page.waits_for(lambda: "on the phones" in page.save and "plays its scenarios" not in page.save, f"{mark}: the end of the scenarios")
    return verdict - start, app - start


def rows(place, times):
    verdicts, apps = zip(*times)
    return [
        Bound.of(f"{place}: {what}, seconds", max(seconds), limit, f"{median(seconds):.2f}")
        for what, seconds, limit in (("save to verdict", verdicts, VERDICT), ("save to new app", apps, APP))
    ]


if __name__ == "__main__":
    main()
