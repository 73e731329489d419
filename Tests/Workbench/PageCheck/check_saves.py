#!/usr/bin/env python3
"""Saves sources of a copy of the sample while `catwalk show` has them on its page, in a real browser.

    check_saves.py                     thirteen kinds of edits, an error of the compiler, a crash, an endless loop,
                                       another run on the package, and kill -9 of all that works on a save
    check_saves.py --every 3 --skip 1  of the edits the second, the fifth, ...
    check_saves.py --times             also prints how long each took, from the save to the verdict and to the new app

Needs what check_page.py needs. Exits 1 when something is wrong.
"""

import fcntl
import signal
import time
from pathlib import Path

from browser import Browser
from checks import check, folder, is_alive, kill, until
from checks.sample_copy import both, lay_out, mend, moved, replaced, written
from checks.stage import Stage
from stage_page import StagePage

PRESENTER = "Sources/Cats/MVP/LoadCat/LoadCatPresenter.swift"
VIEW = "Sources/Cats/MVP/LoadCat/LoadCatViewController.swift"
EDITOR = "Sources/Cats/MVP/EditCat/EditCatPresenter.swift"
CONTROLLER = "Sources/Cats/MVC/LoadCat/LoadCatViewController.swift"
SHOWS = "view?.show(title: state.title)"
ADDRESS = "http://cats.example/tabby.png"

TITLE = "document.querySelector('#phone-{} .text')?.textContent"
SAVED = "document.querySelector('#save').textContent"

# The kind, what is edited, and what the page must come to show. Each begins with the sample as it is, with a cat loaded.
EDITS = [
    ("a statement", replaced(PRESENTER, (SHOWS, 'view?.show(title: state.title.map { "\\($0)!" })')),
     [f"{TITLE.format(1)} === 'http://cats.example/tabby.png!'", f"{TITLE.format(0)} === 'http://cats.example/tabby.png'",
      "document.querySelector('#save li .wrong') !== null"]),
    ("a stored property", replaced(
        PRESENTER, ("    private var state = State()\n", "    private var state = State()\n    private var shown = 0\n"),
        (SHOWS, 'shown += 1\n        view?.show(title: state.title.map { "\\($0) \\(shown)" })')),
     [f"{TITLE.format(1)} === 'http://cats.example/tabby.png 4'"]),
    ("a signature", both(
        replaced(PRESENTER, ("show(title: String?)", "show(heading: String?)"), (SHOWS, "view?.show(heading: state.title)")),
        replaced(VIEW, ("func show(title: String?)", "func show(heading title: String?)"))),
     ["document.querySelector('#phone-1 .sequence').textContent.includes('show(heading:)')",
      "document.querySelector('#phone-1 .message.renamed') !== null"]),
    ("a requirement of a protocol", both(
        replaced(PRESENTER, ("    func show(title: String?)\n", "    func show(title: String?)\n    func greet()\n"),
                 (SHOWS, f"{SHOWS}\n        view?.greet()")),
        replaced(VIEW, ("    func show(title: String?)", "    func greet() {}\n\n    func show(title: String?)"))),
     ["document.querySelector('#phone-1 .message.added').textContent.includes('greet()')",
      "document.querySelector('#phone-0 .message.added') === null"]),
    ("a new file with a new type", both(
        written("Sources/Cats/MVP/LoadCat/Heading.swift",
                'struct Heading {\n    let text: String\n\n    var shout: String { text.uppercased() }\n}\n'),
        replaced(PRESENTER, (SHOWS, "view?.show(title: state.title.map { Heading(text: $0).shout })"))),
     [f"{TITLE.format(1)} === 'HTTP://CATS.EXAMPLE/TABBY.PNG'", f"{SAVED}.includes('Heading.swift')",
      f"{SAVED}.includes('MVP.LoadCatPresenter → MVP.Heading')"]),
    ("a file that is renamed", moved(VIEW, "Sources/Cats/MVP/LoadCat/LoadCatScreen.swift"),
     [f"{SAVED}.includes('LoadCatScreen.swift')"]),
    ("a type that is renamed", both(
        replaced(PRESENTER, ("LoadCatView)", "CatView)"), ("protocol LoadCatView:", "protocol CatView:")),
        replaced(VIEW, ("LoadCatView)", "CatView)"), ("LoadCatView {", "CatView {"))),
     [f"{SAVED}.includes('CatView')"]),
    ("a file that goes", both(
        lambda folder: (folder / PRESENTER).write_text(
            (folder / PRESENTER).read_text() + (folder / EDITOR).read_text()),
        lambda folder: (folder / EDITOR).unlink()),
     [f"{SAVED}.includes('EditCatPresenter.swift')"]),
    ("a breach of a rule", replaced(
        PRESENTER, ("        self.view = view\n", "        self.view = view\n        _ = LoadCatViewController(presenter: self)\n")),
     [f"{SAVED}.includes('presenter-knows-view-through-protocol')", f"{SAVED}.includes('90/90')"]),
    ("a comment", replaced(PRESENTER, ("/// Finds a random cat", "/// Finds any cat")),
     [f"{SAVED}.includes('Finds any cat')", f"{SAVED}.includes('90/90')"]),
    ("a layer below all", replaced("Sources/Cats/Screens/LoadCatScreen.swift", ('title: "Load"', 'title: "Fetch"')),
     ["document.querySelectorAll('.buttons button').values().filter(one => one.textContent === 'Fetch').toArray().length"
      " === 4"]),
    # MVC uses Picture's values without importing it, so it must be recompiled, too.
    ("a stored property below all", replaced(
        "Sources/Platform/Picture/Picture.swift",
        ("    public let mediaType: MediaType\n", "    public let mediaType: MediaType\n    private var marks = [1, 2]\n")),
     [f"{SAVED}.match(/90\\/90/g)?.length === 4", "document.querySelectorAll('.picture use').length === 4"]),
    ("two architectures at once", both(
        replaced(PRESENTER, (SHOWS, 'view?.show(title: state.title.map { "P \\($0)" })')),
        replaced(CONTROLLER, ("titleLabel.text = state.title\n", 'titleLabel.text = state.title.map { "C \\($0)" }\n'))),
     [f"{TITLE.format(1)} === 'P http://cats.example/tabby.png'", f"{TITLE.format(0)} === 'C http://cats.example/tabby.png'"]),
]


# Notes when the page first shows what the latest save has changed, and when it first shows the new MVP, which all edits touch.
WATCH = """
window.verdict = window.app = undefined;
window.observers?.forEach(observer => observer.disconnect());
const observe = (place, note) => {
  const observer = new MutationObserver(note);
  observer.observe(document.querySelector(place), { childList: true });
  return observer;
};
window.observers = [
  observe("#save", () => { if (document.querySelector("#save .building")) window.verdict ??= Date.now(); }),
  observe("#save", () => {
    if (window.verdict && !document.querySelector("#save .building")) window.app ??= Date.now();
  }),
];
"""


def working(folder):
    """The folder that catwalk has made there, whose name ends with a secret."""
    (made,) = (folder / ".build").glob("catwalk-*")
    return made


class Check(StagePage):
    def __init__(self, browser, folder, *rest):
        super().__init__(browser, *rest)
        self.folder, self.times = folder, []

    def saved(self, kind, edit):
        """Saves, and waits until the new app is there."""
        self.browser.run(WATCH)
        start = time.time()
        edit(self.folder)
        self.waits_for("window.app !== undefined", f"{kind}: the new app does not come")
        moments = self.browser.run("return [window.verdict, window.app]")
        if None not in moments:
            self.times.append((kind, *(moment / 1000 - start for moment in moments)))

    def mend(self):
        self.saved("mended", mend)
        self.waits_for(f"{SAVED}.includes('what they were')", "mended: the page does not say so")

    def edits(self, chosen):
        for kind, edit, signs in chosen:
            self.saved(kind, edit)
            for sign in signs:
                self.waits_for(sign, f"{kind}: the page does not come to show {sign}")
            self.look(kind)
            self.mend()
            self.waits_for("!document.querySelector('.message:is(.added, .removed, .moved, .renamed)')",
                           f"{kind}: messages stay marked when it is mended")

    def box(self):
        """What a visitor closes stays closed, and keeps the focus, when the box is drawn anew."""
        self.saved("a comment", replaced(PRESENTER, ("/// Finds a random cat", "/// Finds any cat")))
        self.browser.run("const details = document.querySelector('#save details');"
                         "details.open = false; details.querySelector('summary').focus();")
        self.saved("another comment", replaced(PRESENTER, ("/// Finds any cat", "/// Finds some cat")))
        self.waits_for(f"{SAVED}.includes('Finds some cat') && {SAVED}.includes('/90')", "the box is not drawn anew")
        self.expect(self.browser.run("return !document.querySelector('#save details').open"), "what was closed opens")
        self.expect(self.browser.run("return !!document.activeElement.closest('#save details')"), "the box loses the focus")
        self.mend()

    def error(self):
        number = (self.folder / PRESENTER).read_text().split(SHOWS)[0].count("\n") + 1
        replaced(PRESENTER, (SHOWS, "view?.shw(title: state.title)"))(self.folder)
        self.waits_for("document.querySelector('#save .failed .fault') !== null", "an error of the compiler does not show")
        line = "".join(self.texts("#save .fault"))
        self.expect(f"LoadCatPresenter.swift:{number}" in line, f"the error does not name its line: {line}")
        self.click("#save .fault button")
        self.waits_for("document.querySelector('#chosen-line')?.textContent.includes('shw')", "nor does it lead there")
        self.click("#restart")
        self.waits_for("document.querySelectorAll('.picture use').length === 0", "Restart leaves a photo")
        self.load()
        self.expect(not self.texts(".notice"), "the last good app does not go on")
        self.look("error")
        self.click("#source-close")
        self.mend()
        self.waits_for("document.querySelector('#save .fault') === null", "the error does not go when it is mended")

    def disaster(self, kind, line, words):
        """The other three do as they are told, and the phone says what happened."""
        self.saved(kind, replaced(PRESENTER, ("func loadTapped() {\n", f"func loadTapped() {{\n        {line}\n")))
        self.click("#restart")
        self.waits_for("document.querySelectorAll('.picture use').length === 0", "Restart leaves a photo")
        self.click("#phone-0-load")
        self.waits_for("document.querySelectorAll('.picture use').length === 3", f"{kind}: the other three do not go on")
        self.waits_for(f"document.querySelector('#phone-1 .notice')?.textContent.includes({words!r})", f"{kind}: no notice")
        self.look(kind)
        self.mend()
        self.load()

    def scenario(self):
        """A scenario that is played goes on in the new app at the step where it was."""
        self.choose_scenario("A photo that comes")
        self.click("#next")
        self.saved("a scenario", replaced(PRESENTER, (SHOWS, 'view?.show(title: state.title.map { "\\($0)!" })')))
        self.waits_for("[...document.querySelectorAll('.steps li')].findIndex(step => step.ariaCurrent) === 1",
                       "a save leads away from the step")
        self.click("#next")
        self.waits_for("document.querySelector('.steps .wrong') !== null", "a step that goes wrong is not marked")
        self.look("scenario")
        self.mend()
        self.waits_for("document.querySelector('.steps .wrong') === null", "the mark does not go when it is mended")

    def waiting(self):
        """Another run has the package: the page says so, and what is saved meanwhile takes the place of the first save."""
        with (working(self.folder) / ".lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            replaced(PRESENTER, (SHOWS, "view?.shw(title: state.title)"))(self.folder)
            self.waits_for(f"{SAVED}.includes('Waiting for another run')", "the page does not say that it waits")
            self.look("waiting")
            replaced(PRESENTER, ("view?.shw(title: state.title)", 'view?.show(title: state.title.map { "\\($0)?" })'))(self.folder)
            self.waits_for(f"!{SAVED}.includes('shw') && {SAVED}.includes('Waiting for another run')",
                           "a save during the wait does not show")
        self.waits_for(f"{TITLE.format(1)} === '{ADDRESS}?'", "the save does not come when the other run has ended")
        self.expect(not self.texts("#save .fault"), "the save that was taken over is built")
        self.mend()

    def tests(self):
        """A test that is saved changes no app, so none is built."""
        programs = working(self.folder) / "stage.build" / "debug"
        before = (programs / "PlayerOfCatsMVP").stat().st_mtime_ns, (programs.parent / "build.db").stat().st_mtime_ns
        test = "Tests/Cats/MVP/LoadCat/LoadCatPresenterTests.swift"
        (self.folder / test).write_text((self.folder / test).read_text() + "// saved\n")
        self.waits_for(f"{SAVED}.includes('LoadCatPresenterTests') && {SAVED}.includes('on the phones')", "a saved test is missed")
        after = (programs / "PlayerOfCatsMVP").stat().st_mtime_ns, (programs.parent / "build.db").stat().st_mtime_ns
        self.expect(before == after, "a saved test has the apps built")
        mend(self.folder)
        self.waits_for(f"{SAVED}.includes('what they were')", "mended: the page does not say so")

    def killed_player(self, stage):
        """Its phone goes on with a new program."""
        for player in stage.players():
            kill(player)
        self.click("#restart")
        self.load()
        self.expect(not self.texts(".notice"), f"after the players were killed: {self.texts('.notice')}")

    def killed_build(self):
        """The page says so, and the next save is built whole."""
        replaced(PRESENTER, (SHOWS, 'view?.show(title: state.title.map { "\\($0)!" })'))(self.folder)
        for process in building(self.folder):
            kill(process)
        self.waits_for(f"{SAVED}.includes('signal 9')", "the page does not say that the build was killed")
        replaced(PRESENTER, ("$0)!", "$0)?"))(self.folder)
        self.waits_for(f"{TITLE.format(1)} === '{ADDRESS}?'", "what was saved after a killed build does not come")


# What kill -9 leaves.


def processes(folder, name=""):
    """Those of that name, or of any, that were told of something in the folder."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            command = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        is_told = any(str(folder).encode() in part for part in command)
        if is_told and name in Path(command[0].decode(errors="replace")).name and is_alive(int(entry.name)):
            found.append(int(entry.name))
    return found


def building(folder):
    """The package manager, once it has the compiler at work."""
    if not until(lambda: processes(folder, "swift-frontend")):
        raise SystemExit("A save is not built.")
    return processes(folder, "swift-build")


def sources(folder):
    return {path: path.read_bytes() for place in ("Sources", "Tests") for path in (folder / place).rglob("*") if path.is_file()}


def killed_show(folder, options, faults, browser):
    """`show` ends in the middle of a build; nothing goes on without it, and the next one shows what was saved."""
    stage = Stage(folder, options.catwalk)
    replaced(PRESENTER, (SHOWS, 'view?.show(title: state.title.map { "\\($0)!" })'))(folder)
    before = sources(folder)
    building(folder)
    stage.stop(signal.SIGKILL)
    faults.expect(until(lambda: not processes(folder), 60), f"after kill -9 there still run {processes(folder)}")
    faults.expect(sources(folder) == before, "kill -9 has changed sources")
    page = Check(browser, folder, faults, options.pictures)
    with Stage(folder, options.catwalk) as stage:
        page.open(stage.address)
        page.load()
        page.waits_for(f"{TITLE.format(1)} === '{ADDRESS}!'", "after kill -9 the next show has another app")
        faults.expect(len(list((working(folder)).glob("catwalk-run-*"))) == 1, "what kill -9 has left stays")
        mend(folder)
        page.waits_for(f"{TITLE.format(1)} === '{ADDRESS}'", "the next show does not follow the sources")
        page.killed_build()
        page.killed_player(stage)
    faults.expect(until(lambda: not processes(folder)), f"after Ctrl-C there still run {processes(folder)}")
    faults.expect(not list((working(folder)).glob("catwalk-run-*")), "Ctrl-C leaves copies of programs")


@check(__doc__, "catwalk", "every", "pictures", times=False)
def main(options, faults):
    edits = options.part(EDITS)
    with folder() as place:
        cats = lay_out(place / "Cats")
        with Stage(cats, options.catwalk) as stage, Browser(1366, 768) as browser:
            page = Check(browser, cats, faults, options.pictures)
            page.open(stage.address)
            page.load()
            page.edits(edits)
            page.box()
            page.error()
            page.disaster("a crash", 'fatalError("planted")', "planted")
            page.disaster("an endless loop", "while true {}", "did not come to rest")
            page.scenario()
            page.waiting()
            page.tests()
        with Browser(1366, 768) as browser:
            killed_show(cats, options, faults, browser)
    for kind, verdict, app in page.times if options.times else []:
        print(f"{kind:30} verdict {verdict:5.2f} s, app {app:5.2f} s")
    return f"{len(edits)} kinds of edits"
