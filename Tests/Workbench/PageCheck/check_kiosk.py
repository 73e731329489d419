#!/usr/bin/env python3
"""Shows somebody else's package on the stage's page in a real browser: nothing in it is the sample's, and one of its two
architectures is none that catwalk has a word for.

Phones, taps, messages, sources, the world, scenarios, a save. Needs what check_page.py needs. Exits 1 when something is wrong.
"""

import shutil

from browser import Browser
from checks import KIOSK, check, folder
from checks.sample_copy import replaced
from checks.stage import Stage
from stage_page import StagePage

UPDATE = "Sources/Elm/KioskUpdate.swift"
# How many phones show that text.
SHOWING = "[...document.querySelectorAll('.phone .text')].filter(text => text.textContent === {!r}).length"


class Check(StagePage):
    def shows(self, text, count=2):
        self.waits_for(f"{SHOWING.format(text)} === {count}", f"{count} phones do not show “{text}”")

    def phones(self):
        self.expect(self.texts(".phone h2") == ["Plain", "Elm"], f"the phones are {self.texts('.phone h2')}")
        self.shows("2 coins, please")
        self.click("#phone-0-pay")
        self.shows("Thanks")
        self.look("kiosk")

    def messages(self):
        spoken = self.texts("#phone-1 .sequence")
        for part in ("Runtime", "View", "Update", "draw(_:on:)", "next(after:from:)", "pay(_:)"):
            self.expect(any(part in text for text in spoken), f"no message of Elm names {part}")
        self.browser.run("document.querySelectorAll('#phone-1 details').forEach(details => { details.open = true; })")
        self.browser.run(
            "[...document.querySelectorAll('#phone-1 [data-source]')].find(one => one.textContent.includes('next('))?.click()"
        )
        self.waits_for("document.querySelector('#chosen-line')?.textContent.includes('func next(after')",
                       "a message does not lead to its line")
        self.click("#source-close")

    def world(self):
        self.click("input[value=greedy]")
        self.click("#phone-1-pay")
        self.shows("Sorry")

    def scenarios(self):
        for name, text in (("Who pays", "Thanks"), ("Who can't", "Sorry")):
            self.choose_scenario(name)
            self.shows("2 coins, please")
            self.click("#next")
            self.click("#next")
            self.shows(text)
            self.expect(not self.texts(".notice, .differences"), f"{name}: {self.texts('.notice, .differences')}")

    def save(self, folder):
        """The phone whose code was saved follows, and its scenario does not go as told any more."""
        replaced(UPDATE, ('"Sorry"', '"No"'))(folder)
        self.shows("No", 1)
        self.waits_for("document.querySelector('#save li .wrong') !== null", "the scenario that fails now is not named")
        self.expect(self.texts(".phone .differences") != [], "the phone that differs is not marked")


@check(__doc__, "catwalk", "pictures")
def main(options, faults):
    with folder() as place:
        kiosk = shutil.copytree(KIOSK, place / "Kiosk")
        with Stage(kiosk, options.catwalk) as stage, Browser(1366, 768) as browser:
            page = Check(browser, faults, options.pictures)
            page.open(stage.address)
            for part in (page.phones, page.messages, page.world, page.scenarios):
                part()
            page.save(kiosk)
    return "Somebody else's package on the page"
