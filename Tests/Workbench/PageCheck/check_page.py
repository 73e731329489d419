#!/usr/bin/env python3
"""Opens the pages in a real browser, and holds them against what they promise.

The pages in Reports, and those of made-up subjects, of which `--every` chooses some. Needs Debian's chromium and
chromium-driver, axe-core from PyPI (`pip install axe-playwright-python`), and a package that builds: the pages of made-up
subjects are written by its tests. Exits 1 when something is wrong.
"""

import gzip
import html
import itertools
import json
import math
import os
import re
import subprocess
import urllib.parse
import xml.etree.ElementTree
from contextlib import ExitStack
from importlib.metadata import files as package_files
from pathlib import Path

from browser import Browser
from checks import ROOT, check, folder
from figures import FIGURES, figure_fault, visible
from subjects import all_subjects

PAGE = ROOT / "Reports" / "index.html"
REPORT = ROOT / "Reports" / "report.json"
GROWTH = ROOT / "Reports" / "scale.html"
SOURCES = ROOT / "Reports" / "sources.html"
TRACES = ROOT / "Reports" / "traces.html"
# What the window's title says behind the subject's name.
MAKERS = {GROWTH: "catwalk scale", TRACES: "catwalk trace"}
LIMIT = 250_000
PACKED_LIMIT = 60_000
WINDOWS = {"phone": (390, 844), "laptop": (1440, 900), "wall": (1920, 1080), "large wall": (2560, 1440)}

# All rules but color-contrast: color-contrast-enhanced asks more, and each of the two takes longer than all others
# together. Selectors take long to make, and we print none.
AXE_OPTIONS = """
const rules = Object.fromEntries(axe.getRules().map(rule => [rule.ruleId, {enabled: true}]));
rules["color-contrast"].enabled = false;
return axe.run(document, {rules, selectors: false, resultTypes: ["violations"]}).then(result => result.violations.map(
  violation =>
    `${violation.id}: ${violation.nodes.length} × ${violation.help}: ${violation.nodes[0].html.slice(0, 160)}`));
"""

# A table that scrolls has to be reached without a mouse, and one that does not is no stop on the way.
WRONG_STOPS = """
return [...document.querySelectorAll(".wide[role=region]")].filter(wide => wide.checkVisibility())
  .filter(wide => (wide.tabIndex === 0) !== (wide.scrollWidth > wide.clientWidth))
  .map(wide => wide.getAttribute("aria-labelledby"));
"""

# In Chinese, what was found is told in Chinese.
ENGLISH_FINDINGS = """
if (document.documentElement.lang !== "zh-Hans") return [];
return [...document.querySelectorAll(".findings li, .conclusion")].map(summary => summary.innerText)
  .filter(text => !/[\\u4e00-\\u9fff]/.test(text) || /[，：] ?(which|against|outside|a part) /.test(text));
"""

# Long tables of few columns keep their headings in sight. On a phone each number of a card bears its own.
LOOSE_HEADINGS = """
if (matchMedia("(max-width: 40rem)").matches) return [];
const loose = [...document.querySelectorAll(".comparison, .claims")].filter(table => {
  const heading = table.querySelector("thead th");
  if (heading.parentElement.cells.length > 5) return false;
  table.tBodies[Math.floor(table.tBodies.length / 2)].scrollIntoView();
  return heading.getBoundingClientRect().top !== 0;
});
scrollTo(0, 0);
return loose.map(table => table.className);
"""


class Check:
    """Collects what is wrong, by the page and the way it was looked at."""

    def __init__(self, pictures, stack, faults):
        self.pictures, self.stack, self.faults = pictures, stack, faults
        self.axe = axe_script()
        self.browsers = {}

    def browser(self, window, script=True, language="en"):
        """One browser for all pages, but what only a browser's start decides."""
        if (script, language) not in self.browsers:
            browser = Browser(*WINDOWS[window], script=script, language=language)
            self.browsers[script, language] = self.stack.enter_context(browser)
        browser = self.browsers[script, language]
        browser.resize(*WINDOWS[window])
        browser.scheme("light")
        return browser

    def look(self, page, window="laptop", scheme="light", language="en", script=True, fragment="", axe=True):
        name = f"{page.stem}, {window}, {scheme}, {language}" + ("" if script else ", without script")
        name += f", {fragment}" if fragment else ""
        print(name, flush=True)
        browser = self.browser(window, script, language)
        browser.scheme(scheme)
        browser.open(page.as_uri() + fragment)
        self._expect(name, browser, page, script)
        if axe and script:
            browser.run(self.axe)
            for fault in browser.run(AXE_OPTIONS):
                self.faults.add(f"{name}: {fault}")
        if self.pictures:
            browser.picture(self.pictures / f"{name}.png".replace("/", "_"))

    def _expect(self, name, browser, page, script):
        if browser.has_dialog():
            self.faults.add(f"{name}: a dialog opened")
        if messages := browser.messages():
            self.faults.add(f"{name}: console: {messages[0]}")
        expected = json.loads(report_of(page).read_text())["name"]
        title = browser.title()
        if title != visible(expected) + f" · {MAKERS.get(page, 'Catwalk')}":
            self.faults.add(f"{name}: the title is {title!r}")
        if not script:
            return
        if "\u202e" in browser.run("return document.documentElement.outerHTML"):
            self.faults.add(f"{name}: a mark that turns text came through")
        excess = browser.run("return document.documentElement.scrollWidth - innerWidth")
        if excess > 0:
            self.faults.add(f"{name}: {excess} pixels wider than the window")
        if stops := browser.run(WRONG_STOPS):
            self.faults.add(f"{name}: the table {stops[0]} is a tab stop and does not scroll, or the other way round")
        if english := browser.run(ENGLISH_FINDINGS):
            self.faults.add(f"{name}: is in English: {english[0]}")
        if loose := browser.run(LOOSE_HEADINGS):
            self.faults.add(f"{name}: the heading of {loose[0]} scrolls away")
        requests = browser.run("return performance.getEntriesByType('resource').map(entry => entry.name)")
        if requests:
            self.faults.add(f"{name}: asks for {requests[0]}")

    def size(self, page):
        content = page.read_bytes()
        for size, limit, how in (
            (len(content), LIMIT, ""), (len(gzip.compress(content)), PACKED_LIMIT, " packed by gzip")
        ):
            print(f"{page.stem}: {size} bytes of {limit}{how}")
            self.expect(page, size <= limit, f"has {size} bytes{how}; the limit is {limit}")

    def figures(self, page):
        report = json.loads(report_of(page).read_text())
        _, shown = self.shown(page, "", FIGURES)
        self.expect(page, shown or not report["architectures"], "no figure was found")
        for index, path, text, value in shown:
            fault = figure_fault(report, index, path, text.strip(), value)
            self.expect(page, not fault, fault)
        print(f"{page.stem}: {len(shown)} figures")

    def expect(self, page, condition, what):
        self.faults.expect(condition, f"{page.stem}: {what}")

    def shown(self, page, fragment, script):
        """A browser on a laptop with the page, and what a script gives there."""
        browser = self.browser("laptop")
        browser.open(page.as_uri() + fragment)
        return browser, browser.run(script)

    def silent(self, page, browser):
        messages = browser.messages()
        self.expect(page, not messages, f"console: {messages[:1]}")

    def choices(self, page):
        """What a link shares is what the page shows."""
        browser, seen = self.shown(
            page, "#language=zh&theme=dark&baseline=MVP&hide=VIPER&sort=largest.3.descending", """
            const heads = [...document.querySelectorAll(".comparison thead th")].filter(head => !head.hidden);
            const row = document.querySelector("tr[data-figure='lines.code']");
            return [document.documentElement.lang, heads.length, row.cells[2].querySelector("small").textContent,
              row.cells[3].querySelector("small") === null, document.querySelector("#dark").checked,
              getComputedStyle(document.querySelector("i:not([lang])")).display];
            """
        )
        code = code_lines()
        expected = ["zh-Hans", 5, f"×{code['MVC'] / code['MVP']:.2f}", True, True, "none"]
        self.expect(page, seen == expected, f"a shared link shows {seen}, not {expected}")
        browser.run("document.querySelector('input[name=graph][value=resolved]').click()")
        self.expect(page, "graph=resolved" in browser.run("return location.hash"), "a choice is not in the address")
        self.silent(page, browser)

    def first_screen(self, page):
        """The answer and its picture are in the first screen of a small laptop, and follow what the reader chooses."""
        browser = self.browser("laptop")
        browser.resize(1366, 768)
        for language in ("en", "zh"):
            browser.open(page.as_uri() + "#language=" + language)
            below = browser.run("return document.querySelector('.strips').getBoundingClientRect().bottom - innerHeight")
            self.expect(page, below <= 0, f"{language}: the picture ends {below:.0f} pixels below the first screen")
        told = re.findall(r"<(?:h1|p class=answer)[^>]*>(.*?)</(?:h1|p)>", page.read_text())
        browser.open(page.as_uri())
        seen = browser.run("return [...document.querySelectorAll('h1, .answer')].map(each => each.innerHTML)")
        plain = [[html.unescape(re.sub(r"<.*?>", "", text)) for text in texts] for texts in (told, seen)]
        self.expect(page, plain[0] == plain[1], f"the script says {plain[1]}, and the page {plain[0]}")
        dots = re.findall(r'<use class=mark-\d href=#mark-(?:\d|open) x=([0-9.]+%) y=(\d+%) data-of=', page.read_text())
        drawn = browser.run(
            """
            return [...document.querySelectorAll("#multiples-strip use, #shares-strip use, #costs-strip use")]
              .map(dot => [dot.getAttribute("x"), dot.getAttribute("y")]);
            """
        )
        are_still = [list(dot) for dot in dots[: len(drawn)]] == drawn
        self.expect(page, drawn, "the first screen has no dots")
        self.expect(page, are_still, "the script moves dots that nobody has asked it to move")
        code = code_lines()
        browser.open(page.as_uri() + "#hide=MVC&hide=VIPER")
        seen = browser.run("return document.querySelector('.answer').innerText")
        most, least = sorted(["MVP", "MVVM"], key=code.get, reverse=True)
        expected = f"{most}, with {code[most]} lines that it does not share, {code[most] / code[least]:.2f} times as many as {least}"
        self.expect(page, expected in seen, f"of MVP and MVVM the first answer is {seen}")
        self.taps(page, browser)
        for hidden in code:
            browser.open(f"{page.as_uri()}#hide={hidden}")
            said = browser.run(
                """
                return [...document.querySelectorAll("h1, .answer, .lead, .said, .reasons li")]
                  .filter(each => each.checkVisibility()).map(each => each.innerText);
                """
            )
            told = [text for text in said if re.search(rf"(?<!\w){hidden}(?!\w)", text)]
            self.expect(page, not told, f"{hidden} is hidden, and the page still says: {told[:1]}")
        browser.open(page.as_uri() + "#baseline=VIPER&hide=MVC")
        seen = browser.run(
            """
            const dot = column => document.querySelector(`#multiples-strip tbody tr:first-child use[data-of="${column}"]`);
            const one = document.querySelector("#multiples-strip tfoot .one");
            return [one.textContent, dot(0) === null && dot(3) === null,
              parseFloat(dot(1).getAttribute("x")) < parseFloat(one.getAttribute("x")),
              document.querySelector("#multiples-strip .baseline-name").textContent];
            """
        )
        self.expect(page, seen == ["VIPER", True, True, "VIPER"], f"against VIPER and without MVC the picture shows {seen}")
        self.variants(page, browser)

    def variants(self, page, browser):
        """A variant's dot is held against the baseline that is chosen, and goes with its original."""
        report = json.loads(REPORT.read_text())
        costs = {each["name"]: each["costs"] for each in report["architectures"] + report["variants"]}
        work = {name: own["total"]["excess"]["instructions"] for name, own in costs.items()}
        variant = report["variants"][0]
        row = "#costs-strip tbody tr:first-child use"
        mark = f".mark-{len(report['architectures'])}"
        for baseline in ("MVC", "VIPER"):
            browser.open(f"{page.as_uri()}#baseline={baseline}")
            places = browser.run(
                """
                const at = dot => parseFloat(document.querySelector(dot).getAttribute("x"));
                return [at(arguments[0]), at(arguments[1]), ...[...document.querySelectorAll("#costs-strip tbody tr:first-child line")]
                  .map(line => parseFloat(line.getAttribute("x1")))];
                """, f"{row}{mark}", f"{row}[data-of='2']:not({mark})",
            )
            expected = math.log(work[variant["original"]] / work[variant["name"]])
            ticks = places[2:]
            # From one line to the next it doubles.
            found = (places[1] - places[0]) / (ticks[1] - ticks[0]) * math.log(2)
            is_right = abs(found - expected) <= 0.02
            self.expect(page, is_right, f"against {baseline} the variant's dot is {found:.2f} away, not {expected:.2f}")
        browser.open(f"{page.as_uri()}#hide={variant['original']}")
        left = browser.run(f"return document.querySelectorAll(`{row}{mark}`).length")
        self.expect(page, not left, "a variant shows without its original")

    def taps(self, page, browser):
        """Of two architectures alone, who adds more to a tap is said if the bounds of their most tell them apart."""
        added = {
            each["name"]: [
                {key: time / scenario["actions"] for key, time in scenario["microsecondsAboveFloor"].items()}
                for scenario in each["costs"]["scenarios"] if scenario.get("actions") and "microsecondsAboveFloor" in scenario
            ]
            for each in json.loads(REPORT.read_text())["architectures"]
        }
        most_of = {name: max(own, key=lambda times: times["median"]) for name, own in added.items()}
        ends = {name: [f"{pick(times['median'] for times in own):.0f}" for pick in (min, max)] for name, own in added.items()}
        text = {name: "–".join(dict.fromkeys(own)) for name, own in ends.items()}
        for pair in itertools.combinations(added, 2):
            browser.open(page.as_uri() + "#" + "&".join(f"hide={name}" for name in added if name not in pair))
            seen = browser.run(
                """
                const said = document.querySelector(".answer[data-bounds]");
                return said.checkVisibility() ? said.querySelector("i:not([lang])").innerText : "";
                """
            )
            least, most = sorted(pair, key=lambda name: most_of[name]["median"])
            is_told = most_of[least]["high"] < most_of[most]["low"]
            said = f"all add {text[least]} µs to a tap." if text[least] == text[most] else f"{most} adds {text[most]} µs to a tap, {least} {text[least]} µs."
            expected = f"on average over a scenario, opening and answers included, {said}"
            is_right = expected in seen.replace("\u00a0", " ") if is_told else not seen
            self.expect(page, is_right, f"of {least} and {most} the page says {seen!r} of a tap")

    def measures(self, page):
        """The table of all measures sorts by any column, finds what is looked for, and folds what is alike."""
        browser = self.browser("laptop")
        for fragment, expected in {
            "#sort=comparison.1.descending": lambda rows: rows[0][1] == max(row[1] for row in rows if not row[2]),
            "#sort=comparison.5.ascending": lambda rows: rows[0][3] == min(row[3] for row in rows if not row[2]),
            "#sort=comparison.item.descending&find=edges": lambda rows: all("dges" in row[0] for row in rows),
            "#sort=comparison.1.descending&find=running": lambda rows: 0 < len(rows) < 12,
            "#find=nccd": lambda rows: len(rows) == 2 and all("NCCD" in row[0] for row in rows),
            "#": lambda rows: rows[0][0].startswith("Files"),
        }.items():
            browser.open(page.as_uri() + fragment)
            rows = browser.run(
                """
                return measureRows().filter(({row}) => row.getClientRects().length).map(({row, isShare, values, ratios}) => {
                  const known = values.filter(value => value > 0);
                  return [row.cells[0].innerText.trim(), known.length === 4 ? Math.max(...known) / Math.min(...known) : 1e9,
                    isShare, Number.isNaN(ratios[3]) ? 1e9 : ratios[3]];
                });
                """
            )
            self.expect(page, rows and expected(rows), f"{fragment} shows {rows[:2]} first, of {len(rows)}")
        alike = browser.run(
            """
            const shown = () => document.querySelectorAll(".same").length - [...document.querySelectorAll(".same")]
              .filter(body => body.getClientRects().length === 0).length;
            const before = shown();
            document.querySelector("#alike > summary").click();
            return [before, shown()];
            """
        )
        is_folded = alike[0] == 0 and alike[1] != 0
        self.expect(page, is_folded, f"of the measures that are alike {alike} show, folded and opened")

    def walks(self, page):
        """A link shows what it names at the top of the window and takes the focus there; Back goes back."""
        browser = self.browser("laptop")
        for name in ("code-lines", "running", "alike", "largest-types", "all-files"):
            browser.open(f"{page.as_uri()}#at={name}")
            top, focused = browser.run(
                """
                const target = document.getElementById(arguments[0]);
                return [target.getBoundingClientRect().top / innerHeight, target.contains(document.activeElement)];
                """, name,
            )
            is_there = 0 <= top <= 1 / 3 and focused
            self.expect(page, is_there, f"#at={name} is {top:.2f} of the window from its top, focused: {focused}")
        browser.open(page.as_uri())
        browser.run("document.querySelector(\"a[href='#code-lines']\").click()")
        browser.run("document.querySelector(\"a[href='#pain']\").click()")
        browser.run("history.back(); return new Promise(done => addEventListener('popstate', () => setTimeout(done), {once: true}))")
        seen = browser.run("return [location.hash, document.querySelector('#code-lines').open]")
        self.expect(page, seen == ["#at=code-lines", True], f"Back shows {seen}")

    def explains(self, page):
        """A tap on a term shows what the list of terms says of it; when that closes, the term has the focus."""
        browser = self.browser("laptop")
        for language in ("en", "zh"):
            browser.open(f"{page.as_uri()}#language={language}")
            faults = browser.run(
                """
                const notes = [...document.querySelectorAll("#terms dd")].map(text => text.innerText);
                const terms = [...document.querySelectorAll(".term")].filter(term => term.checkVisibility());
                return terms.filter(term => {
                  term.focus();
                  term.click();
                  const note = document.querySelector("[popover]");
                  const isShown = note.matches(":popover-open") && notes.includes(note.innerText);
                  note.hidePopover();
                  return !isShown || document.activeElement !== term;
                }).map(term => term.textContent).concat(terms.length < notes.length ? ["too few"] : []);
                """
            )
            self.expect(page, not faults, f"terms in {language} that are not explained: {faults}")

    def leads_to_sources(self, page):
        """A place leads to its line on the page of the sources, near the top of the window and marked."""
        browser, (place, address) = self.shown(
            page, "", "const link = document.querySelector('#complex a.where'); return [link.innerText, link.href];"
        )
        browser.open(address)
        text, color, top, plain = browser.run(
            """
            const line = document.querySelector("li:target");
            const list = [...line.parentElement.children];
            const path = line.closest("section").querySelector("h2").innerText;
            return [`${path}:${list.indexOf(line) + 1}`, getComputedStyle(line).backgroundColor,
              line.getBoundingClientRect().top / innerHeight, getComputedStyle(list[0]).backgroundColor];
            """
        )
        is_right = text == place and color != plain and 0 <= top <= 1 / 3
        self.expect(page, is_right, f"{place} leads to {text}, {top:.2f} of the window from its top, {color}")

    def traced(self, page):
        """A listed place leads to the line that declares what is called, and a step's name to what is drawn of it."""
        browser, lines = self.shown(
            SOURCES, "", """
            return Object.fromEntries([...document.querySelectorAll("section")].map(section =>
              [section.getAttribute("aria-labelledby"), [...section.querySelectorAll("li")].map(line => line.innerText)]));
            """
        )
        browser.open(page.as_uri())
        links, astray, uneven = browser.run(
            """
            return [
              [...document.querySelectorAll(".messages a")].map(link =>
                [link.parentElement.querySelector("code").textContent, link.getAttribute("href")]),
              [...document.querySelectorAll("a[href^='#']")].map(link => link.hash.slice(1))
                .filter(name => !document.getElementById(name)),
              [...document.querySelectorAll(".traces figure:has(svg.sequence)")].filter(figure =>
                figure.querySelectorAll(".message").length !== figure.querySelectorAll(".messages code").length).length,
            ];
            """
        )
        is_right = links and not astray and not uneven
        self.expect(page, is_right, f"{len(links)} places, links to {astray}, {uneven} lists unlike their pictures")
        for call, address in links:
            file, _, line = address.partition("#")[2].partition("-")
            name, told = re.match(r"\w+", call)[0], lines[file][int(line) - 1]
            # A closure has the name of the body that it stands in.
            self.expect(page, name == "closure" or name in told, f"{call} leads to {told.strip()!r}")

    def saves(self, page):
        """The picture that is saved is well-formed, and has what the page's has."""
        browser, address = self.shown(page, "#hide=MVP", "return picture().address")
        root = xml.etree.ElementTree.fromstring(urllib.parse.unquote(address.partition(",")[2]))
        texts = "".join(root.itertext())
        dots = browser.run("return document.querySelectorAll('#multiples-strip use, #shares-strip use, #costs-strip use').length")
        shapes = len([each for each in root if each.get("transform")])
        # The names that show, and the variant's.
        is_right = "MVVM without" in texts and "MVP" not in texts and shapes == dots + 4
        self.expect(page, is_right, f"the saved picture has {shapes} marks and says {texts[:80]}")
        is_drawn = browser.run(
            """
            const image = new Image();
            image.src = picture().address;
            return image.decode().then(() => image.naturalWidth > 0);
            """
        )
        self.expect(page, is_drawn, "the saved picture can't be drawn")
        self.silent(page, browser)

    def prints(self, page):
        with folder() as place, Browser(1440, 900) as browser:
            target = (self.pictures or place) / f"{page.stem}.pdf"
            browser.open(page.as_uri() + "#theme=dark")
            browser.command("Emulation.setEmulatedMedia", media="print")
            is_light = browser.run("return getComputedStyle(document.body).colorScheme") == "light"
            self.expect(page, is_light, "is printed in light letters, on white paper")
            browser.print(target)
            self.expect(page, target.read_bytes().startswith(b"%PDF"), "does not print")


def axe_script():
    for file in package_files("axe-playwright-python") or []:
        if file.name == "axe.min.js":
            return Path(file.locate()).read_text()
    raise SystemExit("axe-core is missing: pip install axe-playwright-python")


def code_lines():
    return {each["name"]: each["lines"]["code"] for each in json.loads(REPORT.read_text())["architectures"]}


def report_of(page):
    return REPORT if page in (PAGE, SOURCES, TRACES) else page.with_suffix(".json")


def write_pages(folder):
    for name, report in all_subjects(json.loads(REPORT.read_text())).items():
        (folder / f"{name}.json").write_text(json.dumps(report))
    command = ["swift", "test", "--filter", "^PageTests.WrittenPages"]
    command += os.environ.get("SWIFT_TEST_OPTIONS", "").split()
    subprocess.run(command, cwd=ROOT, env=os.environ | {"PAGES": str(folder)}, check=True, stdout=subprocess.DEVNULL)
    return sorted(folder.glob("*.html"))


def look_at_all(check, part):
    check.size(PAGE)
    for window in WINDOWS:
        for scheme in ("light", "dark"):
            check.look(PAGE, window, scheme)
    check.look(PAGE, language="zh")
    check.look(PAGE, "phone", language="zh")
    check.look(PAGE, script=False)
    check.look(PAGE, fragment="#at=code-lines")
    check.figures(PAGE)
    check.choices(PAGE)
    check.first_screen(PAGE)
    check.measures(PAGE)
    check.walks(PAGE)
    check.explains(PAGE)
    check.leads_to_sources(PAGE)
    check.saves(PAGE)
    check.prints(PAGE)
    check.size(GROWTH)
    for language in ("en", "zh"):
        check.look(GROWTH, language=language)
        check.look(GROWTH, "phone", "dark", language)
    check.look(GROWTH, scheme="dark")
    check.look(GROWTH, script=False)
    check.prints(GROWTH)
    check.look(SOURCES)
    check.look(SOURCES, "phone", "dark", "zh")
    check.look(SOURCES, script=False)
    check.prints(SOURCES)
    check.size(TRACES)
    for window in WINDOWS:
        for scheme in ("light", "dark"):
            check.look(TRACES, window, scheme)
    check.look(TRACES, language="zh")
    check.look(TRACES, "phone", language="zh")
    check.look(TRACES, script=False)
    check.traced(TRACES)
    check.prints(TRACES)
    with folder() as place:
        for page in part(write_pages(place)):
            check.look(page)
            check.look(page, "phone", "dark")
            check.figures(page)


@check(__doc__, "pictures", "every")
def main(options, faults):
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        look_at_all(Check(options.pictures, stack, faults), options.part)
    return "The pages"
