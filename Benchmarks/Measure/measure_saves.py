#!/usr/bin/env python3
"""Times what follows a save while `catwalk show` has the sample on a page: the verdict on the rules, and the new app.

    measure_saves.py                    builds catwalk in release, and measures
    measure_saves.py --program PROGRAM  takes that catwalk, and builds nothing
    measure_saves.py --edits 15         saves so often in each architecture, and in Screens, which all of them use

It works on a copy of the sample, and listens as a page does, without a browser: from the save to the event with the changed
line and the rules, and to that in which the last phone shows the new text. All scenarios have been played before the next
save. Prints a Markdown table; exits 1 when a bound is missed. Run it on a machine that does nothing else.
"""

import queue
import sys
import threading
import time
from pathlib import Path
from statistics import median

from checks import ROOT, check, folder
from checks.sample_copy import lay_out
from checks.stage import Stage
from measuring import Bound, built, tell

# Seconds at most.
VERDICT, APP = 0.2, 2.5
# How long something may take before it counts as never.
PATIENCE = 60

SOURCES = "Sources/Cats"
# Where a text stands that all phones show, or one; what stands there; and what is put there, with the number of the edit.
EDITS = {
    "MVC": ("MVC/LoadCat/LoadCatViewController.swift", "titleLabel.text = state.title\n", 'titleLabel.text = state.title.map {{ "\\($0) {}" }}\n'),
    "MVP": ("MVP/LoadCat/LoadCatPresenter.swift", "show(title: state.title)\n", 'show(title: state.title.map {{ "\\($0) {}" }})\n'),
    "MVVM": ("MVVM/LoadCat/LoadCatViewModel.swift", "self.title = title\n", 'self.title = title.map {{ "\\($0) {}" }}\n'),
    "VIPER": ("VIPER/LoadCat/LoadCatPresenter.swift", "show(title: state.title)\n", 'show(title: state.title.map {{ "\\($0) {}" }})\n'),
    "Screens": ("Screens/LoadCatScreen.swift", 'title: "Load"', 'title: "Load, {}"'),
}


class Page:
    """What a page is told, as it comes; `phones` is what shows on each."""

    def __init__(self, stage):
        self.stage = stage
        self.events, self.phones, self.save = queue.Queue(), {}, ""
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for name, data in self.stage.events("measured"):
            self.events.put((time.time(), name, data))

    def wish(self, **wish):
        if (status := self.stage.wish("measured", wish)) != 204:
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


@check(__doc__, program=Path, edits=15)
def main(options, _):
    bounds = []
    with folder() as place:
        cats = lay_out(place / "Cats")
        with Stage(cats, options.program or built("catwalk") / "catwalk") as stage:
            page = Page(stage)
            page.waits_for(lambda: len(page.phones) >= 4, "the page")
            page.wish(world={"weather": "offline"})
            page.wish(tap={"part": "load"})
            page.waits_for(lambda: shown(page, "reach the cat service") >= 4, "a load that fails")
            for what, edit in EDITS.items():
                bounds += rows(what, [saved(page, cats, what, edit, number) for number in range(options.edits)])
    return tell(bounds, f"{options.edits} saves in each place; the bound is for the slowest", wall="median, s")
