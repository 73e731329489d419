#!/usr/bin/env python3
"""Plays on the page of `catwalk show` in a real browser, and holds it against what it promises.

    check_stage.py                     all scenarios on all phones, the world's weather, the keyboard, a reload, lost connections
    check_stage.py --every 3 --skip 1  one scenario in three, from the second on
    check_stage.py --pictures FOLDER   also keeps what it looked like there

Needs what check_page.py needs. Exits 1 when something is wrong.
"""

import os
import signal
import time

from browser import Browser
from checks import check, is_alive, until
from checks.stage import Stage
from relay import Relay
from stage_page import StagePage

PHONES = ["MVC", "MVP", "MVVM", "VIPER"]

# Plays a scenario to its end, and tells what went wrong on the way. `last` is the page's: what was wished last.
PLAY = """
const number = arguments[0];
const until = async condition => {
  for (let turn = 0; turn < 1000; turn++) {
    if (condition()) return true;
    await new Promise(done => setTimeout(done, 5));
  }
  return false;
};
return (async () => {
  const select = document.querySelector("#scenario");
  const faults = [];
  const items = () => [...document.querySelectorAll(".steps li")];
  const current = () => items().findIndex(item => item.ariaCurrent === "step" || item.hasAttribute("aria-current"));
  document.querySelector("#scene").replaceChildren();
  select.value = number;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await last;
  if (!await until(() => current() === 0)) return ["does not begin"];
  const count = items().length;
  for (let step = 1; step < count; step++) {
    document.querySelector("#next").click();
    await last;
    if (!await until(() => current() === step)) return [`stops before step ${step}`];
  }
  for (const notice of document.querySelectorAll(".notice, .wrong, .differences, .steps .different")) faults.push(notice.textContent.trim());
  return faults;
})();
"""


class Check(StagePage):
    def __init__(self, browser, stage, *rest):
        super().__init__(browser, *rest)
        self.stage = stage

    def open(self, address=None):
        super().open(address or self.stage.address)

    def tap_together(self):
        self.open()
        self.click("#phone-1-load")
        for number, name in enumerate(PHONES):
            self.waits_for(f"!!document.querySelector('#phone-{number} .picture use')", f"{name} shows no photo")
            self.waits_for(f"!!document.querySelector('#phone-{number} .sequence .message')", f"{name} says nothing")
        self.arrows()
        self.look("load")
        self.click("#phone-0-edit")
        self.click("#phone-2-filters-6")
        self.waits_for("document.querySelectorAll('[aria-pressed=true]').length === 4", "Noir is not chosen on all")
        self.waits_for("document.querySelectorAll('.picture [filter]').length === 4", "the photo has no filter")
        self.look("filter")
        self.sources()

    def sources(self):
        """A message leads to the function that got it and to the one that sent it, is marked as long, and nothing jumps."""
        self.browser.run("document.querySelector('#phone-1 details').open = true; scrollTo(0, 300)")
        number = self.browser.run(
            "return [...document.querySelectorAll('#phone-1 .messages li')]"
            ".findIndex(row => row.dataset.way === 'Presenter → View' && row.textContent.includes('show('))"
        )
        self.expect(number >= 0, "MVP's Presenter tells its View nothing")
        for end, file, button in (("to", "EditCatViewController.swift", "#phone-1-to-{}"),
                                  ("from", "EditCatPresenter.swift", "#phone-1-from-{}"),
                                  ("to", "EditCatViewController.swift", "#source-to"),
                                  ("from", "EditCatPresenter.swift", "#source-from")):
            self.click(button.format(number))
            self.waits_for(f"document.querySelector('#source h3')?.textContent.endsWith('/{file}')",
                           f"{button} does not lead to {file}")
            self.waits_for("document.querySelector('#chosen-line') !== null", f"{button}: no line is marked")
            self.waits_for(f"document.querySelector('#source-{end}').ariaCurrent === 'true'", "the end is not marked")
            self.expect(
                self.browser.run(
                    "const [line, pre] = ['#chosen-line', '#source pre'].map(name =>"
                    " document.querySelector(name).getBoundingClientRect());"
                    "return line.top >= pre.top && line.bottom <= pre.bottom;"
                ), f"{button}: the marked line is out of sight",
            )
        self.expect(self.texts("li[aria-current]") and len(self.texts("li[aria-current]")) == 1, "not one message is marked")
        self.expect(len(self.texts("#phone-1 .message.chosen")) >= 1, "the message's arrow is not marked")
        self.look("source")
        self.click("#source-close")
        self.expect(self.browser.run("return document.activeElement.id") == f"phone-1-to-{number}",
                    "the focus does not return to the message")
        self.expect(not self.texts("[aria-current=true], .message.chosen"), "a message stays marked")
        self.browser.run("document.querySelector('#phone-3 .sequence .message:last-of-type')"
                         ".dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        self.waits_for("document.querySelector('#source').checkVisibility()", "an arrow does not lead to its source")
        self.waits_for(
            "document.querySelector('.message.chosen')?.getBoundingClientRect().bottom"
            " < document.querySelector('#source').getBoundingClientRect().top", "the source hides the message that led to it")
        top = self.browser.run("return scrollY")
        self.click("#phone-0-filters-2")
        self.waits_for("!document.querySelector('#source').checkVisibility()", "a source stays when something else is done")
        self.expect(self.browser.run("return scrollY") == top, "the page jumps when something is done")
        self.browser.run("scrollTo(0, 0)")

    def focus(self):
        """What is drawn anew keeps the focus, also of a control that was disabled meanwhile, and what is open."""
        self.open()
        self.click("#restart")
        self.click("#pace-held")
        self.browser.run("document.querySelector('#phone-2-load').focus()")
        self.click("#phone-2-load")
        self.waits_for("document.querySelectorAll('.busy').length === 4", "not all phones are busy")
        self.browser.run("document.querySelector('#phone-2 details').open = true")
        self.click("#pace-atOnce")
        self.waits_for("document.querySelectorAll('.picture use').length === 4", "no photo comes")
        self.expect(self.browser.run("return document.querySelector('#phone-2 details').open"), "an open list closes")
        self.expect(self.browser.run("return document.activeElement.id") == "phone-2-load", "Load loses the focus")

    def lost(self):
        """A connection that is cut, and one that falls silent: the page says so, comes back to where it was, and goes on."""
        with Relay(self.stage.host, self.stage.port) as relay:
            self.open(f"http://{relay.host}:{relay.port}/?token={self.stage.token}")
            self.click("#restart")
            self.load()
            self.click("#phone-0-edit")
            self.click("#phone-0-filters-3")
            shown = self.texts(".phone .screen")
            self.browser.run("document.querySelector('#phone-1 details').open = true; window.isSame = true")
            for kind, lose in (("cut", relay.cut), ("silent", relay.fall_silent)):
                lose()
                self.waits_for("!document.querySelector('#lost').hidden", f"{kind}: the page does not say so")
                if kind == "silent":
                    relay.cut()
                self.browser.run("document.querySelector('#phone-0-filters-5').click(); return last;")
                self.look(f"lost {kind}", is_lost=True)
                self.expect(self.texts(".phone .screen") == shown, f"{kind}: something is done that can't be")
                relay.restore()
                self.waits_for("document.querySelector('#lost').hidden", f"{kind}: the page does not come back")
                self.expect(self.texts(".phone .screen") == shown, f"{kind}: it is not where it was")
                self.expect(self.browser.run("return document.querySelector('#phone-1 details').open"),
                            f"{kind}: what was open closes")
                self.click("#phone-0-filters-6")
                self.waits_for("document.querySelectorAll('[aria-pressed=true][id$=filters-6]').length === 4",
                               f"{kind}: taps don't go on")
                self.click("#phone-0-filters-3")
                self.waits_for("document.querySelectorAll('[aria-pressed=true][id$=filters-3]').length === 4",
                               f"{kind}: the second tap does not go on")
            self.expect(self.browser.run("return window.isSame === true"), "the page was loaded anew")
            # Apps of a page that has gone are let go after five seconds, and come back with it.
            relay.cut()
            time.sleep(7)
            relay.restore()
            self.waits_for("document.querySelector('#lost').hidden", "the page does not come back after its apps were let go")
            # They are built anew, one after the other.
            is_back = until(lambda: self.texts(".phone .screen") == shown)
            self.expect(is_back, "apps that were let go are not where they were")
            self.click("#phone-0-filters-6")
            self.waits_for("document.querySelectorAll('[aria-pressed=true][id$=filters-6]').length === 4",
                           "taps don't go on after apps were let go")
            self.browser.messages()

    def arrows(self):
        """Those that a tap used light up, with their counts; a message can be pointed at."""
        expected = {
            0: "Controller → Model ×2", 1: "View → Presenter ×1", 2: "ViewModel → Model ×2", 3: "Interactor → Model ×2",
        }
        for number, name in expected.items():
            used = self.texts(f"#phone-{number} .arrow.used title")
            self.expect(name in used, f"{PHONES[number]} does not light up {name}: {used}")
            self.expect(not any(title.startswith("App") for title in used), f"{PHONES[number]} lights up its App")
            self.waits_for(f"!!document.querySelector('#phone-{number} .arrow:not(.used)')", "all arrows are bold")
        self.expect(
            self.browser.run(
                "const message = document.querySelector('.sequence .message text');"
                "message.scrollIntoView({ block: 'center' });"
                "const { x, y, width, height } = message.getBoundingClientRect();"
                "return document.elementFromPoint(x + width / 2, y + height / 2) === message;"
            ),
            "a message of the picture can't be pointed at",
        )
        self.browser.run("scrollTo(0, 0)")

    def tap_alone(self):
        self.open()
        self.click("#restart")
        self.click("input[name=taps][value=one]")
        self.click("#phone-3-load")
        self.waits_for("!!document.querySelector('#phone-3 .picture use')", "VIPER shows no photo")
        self.expect(not self.texts("#phone-0 .picture use"), "a tap on one phone reaches another")
        self.expect(not self.texts(".differences"), "a phone that was tapped alone is marked")
        self.click("input[name=taps][value=all]")
        self.click("#restart")

    def weather(self):
        self.open()
        expected = {
            1: "Can't reach the cat service.", 2: "The cat service answered with status 500.",
            3: "The cat service sent something that is not a cat photo.", 4: "That cat is too large to show.",
        }
        for number, message in expected.items():
            self.click("#restart")
            self.click(f"#weather-{number}")
            self.click("#phone-0-load")
            self.waits_for(
                f"document.querySelectorAll('.text').values().filter(text => text.textContent === {message!r}).toArray()"
                ".length === 4", f"not all phones say: {message}",
            )
        for number, message in {5: "Saving was not allowed.", 6: "The photo could not be saved: the disk is full."}.items():
            self.click("#restart")
            self.click(f"#weather-{number}")
            for part in ("load", "edit", "save"):
                self.click(f"#phone-0-{part}")
            self.waits_for(
                f"document.querySelectorAll('.alert p').values().filter(text => text.textContent === {message!r}).toArray()"
                ".length === 4", f"not all phones say: {message}",
            )
        self.look("alert")
        self.click("#weather-0")

    def hold(self):
        """Answers in any order, also to what an app has given up."""
        self.open()
        self.click("#restart")
        self.click("#pace-held")
        self.click("#phone-0-load")
        self.waits_for("document.querySelectorAll('.busy').length === 4", "not all phones are busy")
        self.click("#phone-0-cancel")
        self.waits_for("document.querySelectorAll('.busy').length === 0", "Cancel does not end it")
        self.click("#phone-0-load")
        self.waits_for("document.querySelectorAll('#scene .held button').length === 2", "two questions are not open")
        self.look("held")
        for question in ("find a cat (given up)", "find a cat", "download a photo"):
            self.click(f"#scene [data-question='{question}']")
        self.waits_for("document.querySelectorAll('.picture use').length === 4", "not all phones show the photo")
        self.waits_for("document.querySelectorAll('.waits').length === 0", "a phone still waits")
        self.click("#pace-slowly")
        self.click("#phone-0-load")
        self.waits_for("document.querySelectorAll('.busy').length === 4", "a slow world answers at once")
        self.waits_for("document.querySelectorAll('.picture use').length === 4", "a slow world never answers")
        self.click("#pace-atOnce")

    def scenarios(self, options):
        self.open()
        names = options.part(enumerate(self.texts("#scenario option")[1:]))
        for number, name in names:
            for fault in self.browser.run(PLAY, str(number)):
                self.expect(False, f"{name}: {fault}")
        self.look("scenario")
        self.click("#back")
        self.waits_for(
            "document.querySelector('.steps li:nth-last-child(2)')?.hasAttribute('aria-current')", "back leads nowhere"
        )
        self.browser.run("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))")
        self.waits_for(
            "document.querySelector('.steps li:last-child').hasAttribute('aria-current')", "the arrow does not lead on"
        )
        return len(names)

    def reload(self):
        self.open()
        self.choose_scenario("")
        self.load()
        self.open(f"http://{self.stage.host}:{self.stage.port}/")
        self.waits_for("document.querySelectorAll('.picture use').length === 4", "a reload loses the apps")

    def crash(self):
        """A player that is killed starts again, with all that was done; the others go on."""
        victim = self.stage.players()[0]
        os.kill(victim, signal.SIGKILL)
        self.expect(until(lambda: not is_alive(victim)), "the player does not end")
        self.click("#phone-0-edit")
        self.click("#restart")
        self.expect(until(lambda: len(self.stage.players()) == len(PHONES)), "the player does not start again")

    def names(self):
        """On a phone a name leads to its column, and is marked as long as that is in sight."""
        self.browser.run("document.querySelector('.names a').click()")
        self.waits_for("document.querySelector('.names [aria-current]')?.textContent === 'MVC'", "MVC is not marked")
        self.browser.run("document.querySelector('.names a:last-child').click()")
        self.waits_for("document.querySelector('.names [aria-current]')?.textContent === 'VIPER'", "VIPER is not marked")
        self.waits_for("document.querySelector('#phone-3').getBoundingClientRect().right <= innerWidth", "VIPER is out of sight")

    def appearance(self):
        for window, (width, height) in {"phone": (390, 844), "wall": (1920, 1080)}.items():
            self.browser.resize(width, height)
            for scheme in ("light", "dark"):
                self.browser.scheme(scheme)
                self.open()
                overflow = self.browser.run("return document.documentElement.scrollWidth - innerWidth")
                self.expect(overflow <= 0, f"{window}: the page is {overflow} px too wide")
                self.look(f"{window}-{scheme}")
                if window == "phone":
                    self.names()
        self.click("#chinese")
        self.waits_for("document.querySelector('h1 i[lang]').checkVisibility()", "Chinese does not show")


@check(__doc__, "catwalk", "every", "pictures")
def main(options, faults):
    with Stage(program=options.catwalk) as stage, Browser(1366, 768) as browser:
        page = Check(browser, stage, faults, options.pictures)
        for part in (page.tap_together, page.tap_alone, page.weather, page.hold, page.focus, page.lost):
            part()
        count = page.scenarios(options)
        for part in (page.reload, page.crash, page.appearance):
            part()
        players = stage.players()
        faults.expect(len(players) == len(PHONES), f"there are {len(players)} players")
        status = stage.stop()
        faults.expect(status == 130, f"Ctrl-C ends it with {status}")
        faults.expect(until(lambda: not any(map(is_alive, players))), "a player outlives Ctrl-C")
    with Stage(program=options.catwalk) as stage:
        players = stage.players()
        stage.stop(signal.SIGKILL)
        faults.expect(players and until(lambda: not any(map(is_alive, players))), "a player outlives a server that was killed")
    return f"{count} scenarios on {len(PHONES)} phones"
