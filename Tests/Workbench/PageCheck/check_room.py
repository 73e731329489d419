#!/usr/bin/env python3
"""A learner's exercise beside the phones, and a room of learners, in a real browser: what `catwalk workshop watch` finds
shows on the stage's page and on the room's.

The exercise, a room of forty, names as markup, a room that goes and comes back. Needs what check_page.py needs. Exits 1 when something is wrong.
"""

import http.client
import json
import signal
import subprocess
import urllib.parse
from contextlib import contextmanager

from browser import Browser
from checks import ROOT, check, folder, output
from checks.stage import Stage
from stage_page import StagePage

# Answered in a file, so that nothing has to be built for a verdict.
EXERCISE = "read/roles"
HOSTILE = "<script>alert(1)</script>"
STATES = "[...document.querySelectorAll('#exercise li')].map(check => check.textContent.trim()[0]).join('')"
ROOM = "document.querySelector('#now').textContent"


@contextmanager
def watching(program, folder, address, name):
    """A learner who tells the room."""
    command = [program, "workshop", "watch", folder, "--room", address, "--name", name]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)


def solve(folder):
    """As the course's own solution does."""
    patch = ROOT / "Workshop" / EXERCISE / "solution.patch"
    output(["git", "apply", patch], cwd=folder)


def told(address, secret="secret", **standing):
    """The status with which the room answers somebody who tells this."""
    url = urllib.parse.urlsplit(address)
    token = urllib.parse.parse_qs(url.query)["token"][0]
    headers = {
        "Origin": f"http://{url.netloc}", "Content-Type": "application/json", "Cookie": f"catwalk-{url.port}={token}",
    }
    connection = http.client.HTTPConnection(url.hostname, url.port, timeout=10)
    connection.request("POST", url.path, json.dumps({"standing": standing, "secret": secret}), headers)
    return connection.getresponse().status


class Check(StagePage):
    def exercise(self, folder):
        self.waits_for("document.querySelector('#exercise h2')?.textContent.includes('read/roles')",
                       "the exercise does not stand beside the phones")
        self.waits_for(f"{STATES}.includes('✗')", "the check that does not hold is not marked")
        self.look("exercise")
        self.places()
        self.browser.run("document.querySelector('#chinese').click()")
        self.look("exercise in Chinese")
        self.browser.run("document.querySelector('input[name=language]').click()")
        solve(folder)
        self.waits_for(f"/^✓+$/.test({STATES})", "a check that turns green is not seen")

    def places(self):
        """Where the phones stand on a small notebook and on a telephone, beside an exercise."""
        ends = "return [...document.querySelectorAll('.phone .buttons')].map(each => each.getBoundingClientRect().bottom)"
        self.browser.resize(1366, 900)
        self.expect(max(self.browser.run(ends)) <= 900, "at 1366 × 900 the phones' buttons are below the fold")
        self.browser.resize(390, 844)
        self.expect(self.browser.run(ends)[0] <= 844, "on a telephone the first phone's buttons are below the fold")
        tops = "return ['.phones', '#conductor'].map(each => document.querySelector(each).getBoundingClientRect().top)"
        phones, controls = self.browser.run(tops)
        self.expect(phones < controls, "on a telephone the controls come before the phones")
        self.browser.resize(1366, 768)

    def room(self, page, learners):
        for choice in ("chinese", "dark"):
            self.browser.run(f"document.querySelector('#{choice}').click()")
        self.browser.open(page)
        self.expect(self.browser.run("return ['chinese', 'dark'].every(id => document.getElementById(id).checked)"),
                    "the room does not show itself as was chosen on the stage")
        for choice in ("[name=language][value=en]", "[name=theme][value=system]"):
            self.browser.run(f"document.querySelector('{choice}').click()")
        self.waits_for(f"{ROOM}.includes({HOSTILE!r})", "the learner who watches is not in the room")
        self.expect(not self.browser.run("return document.querySelectorAll('#now script').length"), "a name is markup")
        for number in range(39):
            stop = {"stoppedBy": "layers"} if number % 3 == 0 else {}
            standing = {"exercise": "read/layer", "passed": number % 5, "seconds": 20 * number, **stop}
            self.expect(told(learners, name=f"Learner {number}", **standing) == 204, f"learner {number} is not heard")
        self.waits_for("document.querySelectorAll('#now tbody tr').length === 40", "not all forty are in the room")
        self.expect(self.browser.run("return document.querySelector('#now tbody tr').textContent").startswith("Learner 36"),
                    "who is stuck for longest is not first")
        self.expect(told(learners, name="", exercise="a", passed=0, seconds=0) == 400, "a learner without a name is heard")
        for name in (HOSTILE, "Learner 36"):
            self.expect(told(learners, secret="other", name=name, exercise="a", passed=0, seconds=0) == 409,
                        "who has another one's name is not told")
        self.waits_for(f"{ROOM}.split('this name twice').length === 5", "two of one name are not two rows")
        self.expect(told(page, name="Ann", exercise="a", passed=0, seconds=0) == 404, "who sees the room can tell in it")
        self.look("room")
        self.browser.scheme("dark")
        self.look("room in the dark")
        self.browser.scheme("light")

    def lost(self):
        self.waits_for("!document.querySelector('#lost').hidden", "a room that has gone is not told")

    def back(self, page):
        self.browser.open(page)
        self.waits_for(f"{ROOM}.includes({HOSTILE!r})", "a learner is not heard by a room that came back")


@check(__doc__, "catwalk", "pictures")
def main(options, faults):
    with folder() as place, Browser(1366, 768) as browser:
        learner = place / "Cats"
        output([options.catwalk, "workshop", "start", learner, "--exercise", EXERCISE], cwd=ROOT)
        page = Check(browser, faults, options.pictures)
        with Stage(learner, options.catwalk, "--room") as stage:
            room, learners = stage.room()
            with watching(options.catwalk, learner, learners, HOSTILE):
                page.open(stage.address)
                page.exercise(learner)
                page.room(room, learners)
                stage.stop()
                page.lost()
                with Stage(learner, options.catwalk, "--room", "--port", str(stage.port)) as again:
                    room, same = again.room()
                    faults.expect(same == learners, "the learners' address is another after a new start")
                    page.back(room)
    return "An exercise beside the phones, and a room"
