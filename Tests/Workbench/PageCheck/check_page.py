#!/usr/bin/env python3
"""Opens the page in a real browser, and holds it against what it promises.

    check_page.py                     Reports/index.html, and the pages of made-up subjects
    check_page.py --pictures FOLDER   also keeps what it looked like there

Needs Debian's chromium and chromium-driver, axe-core from PyPI (`pip install axe-playwright-python`), and a package
that builds: the pages of made-up subjects are written by its tests. Exits 1 when something is wrong.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from importlib.metadata import files as package_files
from pathlib import Path

from browser import Browser
from subjects import all_subjects

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "Reports" / "index.html"
REPORT = ROOT / "Reports" / "report.json"
LIMIT = 150_000
WINDOWS = {"phone": (390, 844), "laptop": (1440, 900), "wall": (1920, 1080), "large wall": (2560, 1440)}

# Every figure of the page: by itself, or by what its row and its column say together.
FIGURES = """
const paths = [];
const join = (base, path) => path.startsWith(".") ? base + path : path;
for (const table of document.querySelectorAll("table")) {
  const base = table.dataset.figures ?? "";
  const heads = table.tHead ? [...table.tHead.rows[0].cells] : [];
  for (const row of [...table.tBodies].flatMap(body => [...body.rows])) {
    const rowBase = row.dataset.figures ?? row.closest("tbody").dataset.figures ?? base;
    for (const cell of row.cells) {
      const head = heads[cell.cellIndex];
      const add = (element, path) => paths.push([path, element.firstChild?.textContent ?? "", element.dataset.value]);
      if (table.classList.contains("matrix")) {
        if (cell.tagName !== "TD" || !cell.textContent.trim()) continue;
        const ends = [row.cells[0].textContent, head.textContent].map(text => text.trim());
        const spans = [...cell.querySelectorAll("span")];
        const graphs = spans.length ? spans.map(span => [span, span.className]) :
          [[cell, "declared"], [cell, "resolved"]];
        for (const [element, graph] of graphs) add(element, ["matrix", base, graph, ...ends]);
      } else if (cell.querySelector("[data-figure]")) {
        for (const element of cell.querySelectorAll("[data-figure]")) {
          add(element, join(rowBase, element.dataset.figure));
        }
      } else if (cell.dataset.figure) {
        add(cell, join(rowBase, cell.dataset.figure));
      } else if (cell.tagName === "TD" && row.dataset.figure && head?.dataset.figures && cell.colSpan === 1) {
        const path = join(rowBase, row.dataset.figure);
        add(cell, row.dataset.figure.startsWith(".") ? path + "." + head.dataset.figures
          : head.dataset.figures + "." + path);
      } else if (cell.tagName === "TD" && head?.dataset.figure) {
        add(cell, join(rowBase, head.dataset.figure));
      } else if (cell.tagName === "TD" && /^[0-9.]+( %)?$/.test(cell.textContent.trim())) {
        paths.push([null, cell.textContent, null]);
      }
    }
  }
}
return paths;
"""

AXE_OPTIONS = """
const rules = Object.fromEntries(axe.getRules().map(rule => [rule.ruleId, {enabled: true}]));
return axe.run(document, {rules}).then(result => result.violations.map(violation =>
  `${violation.id}: ${violation.nodes.length} × ${violation.help}: ${violation.nodes[0].html.slice(0, 160)}`));
"""


class Check:
    """Collects what is wrong, by the page and the way it was looked at."""

    def __init__(self, pictures):
        self.pictures = pictures
        self.faults = []
        self.axe = axe_script()

    def look(self, page, window="laptop", scheme="light", language="en", script=True, fragment="", axe=True):
        name = f"{page.stem}, {window}, {scheme}, {language}" + ("" if script else ", without script")
        name += f", {fragment}" if fragment else ""
        print(name, flush=True)
        with Browser(*WINDOWS[window], script=script, language=language) as browser:
            browser.scheme(scheme)
            browser.open(page.as_uri() + fragment)
            self._expect(name, browser, page, script)
            if axe and script:
                browser.run(self.axe)
                for fault in browser.run(AXE_OPTIONS):
                    self.faults.append(f"{name}: {fault}")
            if self.pictures:
                browser.picture(self.pictures / f"{name}.png".replace("/", "_"))

    def _expect(self, name, browser, page, script):
        if browser.has_dialog():
            self.faults.append(f"{name}: a dialog opened")
        if messages := browser.messages():
            self.faults.append(f"{name}: console: {messages[0]}")
        expected = json.loads(report_of(page).read_text())["name"]
        title = browser.title()
        if title != visible(expected) + " · Catwalk":
            self.faults.append(f"{name}: the title is {title!r}")
        if not script:
            return
        if "\u202e" in browser.run("return document.documentElement.outerHTML"):
            self.faults.append(f"{name}: a mark that turns text came through")
        excess = browser.run("return document.documentElement.scrollWidth - innerWidth")
        if excess > 0:
            self.faults.append(f"{name}: {excess} pixels wider than the window")
        requests = browser.run("return performance.getEntriesByType('resource').map(entry => entry.name)")
        if requests:
            self.faults.append(f"{name}: asks for {requests[0]}")

    def figures(self, page):
        report = json.loads(report_of(page).read_text())
        with Browser(1440, 900) as browser:
            browser.open(page.as_uri())
            shown = json.loads(json.dumps(browser.run(FIGURES), ensure_ascii=False).replace("\\\\u{202E}", "\u202e"))
        if not shown and report["architectures"]:
            self.faults.append(f"{page.stem}: no figure was found")
        for path, text, value in shown:
            if fault := figure_fault(report, path, text.strip(), value):
                self.faults.append(f"{page.stem}: {fault}")
        print(f"{page.stem}: {len(shown)} figures")

    def choices(self, page):
        """What a link shares is what the page shows."""
        with Browser(1440, 900) as browser:
            browser.open(page.as_uri() + "#language=zh&theme=dark&baseline=MVP&hide=VIPER&sort=largest.3.descending")
            seen = browser.run(
                """
                const heads = [...document.querySelectorAll(".comparison thead th")].filter(head => !head.hidden);
                const row = document.querySelector("[data-figure='lines.code']");
                return [document.documentElement.lang, heads.length, row.cells[1].querySelector("small").textContent,
                  row.cells[2].querySelector("small") === null, document.querySelector("#dark").checked,
                  getComputedStyle(document.querySelector("i[lang=en]")).display];
                """
            )
            code = {each["name"]: each["lines"]["code"] for each in json.loads(REPORT.read_text())["architectures"]}
            expected = ["zh-Hans", 4, f"×{code['MVC'] / code['MVP']:.2f}", True, True, "none"]
            if seen != expected:
                self.faults.append(f"{page.stem}: a shared link shows {seen}, not {expected}")
            browser.run("document.querySelector('input[name=graph][value=resolved]').click()")
            if "graph=resolved" not in browser.run("return location.hash"):
                self.faults.append(f"{page.stem}: a choice is not in the address")
            if messages := browser.messages():
                self.faults.append(f"{page.stem}: console: {messages[0]}")

    def prints(self, page):
        with tempfile.TemporaryDirectory() as folder, Browser(1440, 900) as browser:
            target = (self.pictures or Path(folder)) / f"{page.stem}.pdf"
            browser.open(page.as_uri())
            browser.print(target)
            if not target.read_bytes().startswith(b"%PDF"):
                self.faults.append(f"{page.stem}: does not print")


def axe_script():
    for file in package_files("axe-playwright-python") or []:
        if file.name == "axe.min.js":
            return Path(file.locate()).read_text()
    raise SystemExit("axe-core is missing: pip install axe-playwright-python")


def report_of(page):
    return REPORT if page == PAGE else page.with_suffix(".json")


def visible(name):
    """Marks that would turn the text around them are spelled out."""
    return name.replace("\u202e", "\\u{202E}")


def figure_fault(report, path, text, value):
    if path is None:
        return f"{text} stands in no path"
    exact = figure(report, path)
    if text == "–":
        return None if exact is None else f"{path} is {exact}, but the page has none"
    if exact is None:
        return f"{path} is not in the report, but the page has {text}"
    if value is not None and abs(float(value) - exact) > 1e-12:
        return f"{path} is {exact}, but the page's exact value is {value}"
    shown = float(text.removesuffix(" %"))
    if text.endswith(" %"):
        exact *= 100
    decimals = len(text.removesuffix(" %").partition(".")[2])
    slack = 0.1 if text.endswith(" %") else 0.5 * 10**-decimals + 1e-9
    return None if abs(shown - exact) <= slack else f"{path} is {exact}, but the page has {text}"


def figure(report, path):
    """The report's value at a path of the page, its sums, differences and quotients worked out; None if undefined."""
    if isinstance(path, list):
        _, base, graph, start, end = path
        cells = value_at(report, f"{base}.{graph}.matrix")
        return sum(cell["edges"] for cell in cells if (cell["from"], cell["to"]) == (start, end))
    root, rest = subject_of(report, path)
    words = rest.split(" ")
    result = number(value_at(root, words[0]))
    for sign, operand in zip(words[1::2], words[2::2]):
        other = number(value_at(root, operand))
        if result is None or other is None or (sign == "/" and other == 0):
            return None
        result = {"+": result + other, "-": result - other, "/": result / other if other else None}[sign]
    return result


def subject_of(report, path):
    """What a path starts from, a row of the report if it names one, and what is left of it."""
    for architecture in sorted(report["architectures"], key=lambda each: -len(each["name"])):
        if path.startswith(architecture["name"] + "."):
            left = path[len(architecture["name"]) + 1 :]
            start, space, others = left.partition(" ")
            # Operands after the first are below the same row.
            row = start
            root = architecture
            if space and value_at(architecture, others.split(" ")[1]) is None:
                while row:
                    row = row.rpartition(".")[0]
                    if value_at(value_at(architecture, row), others.split(" ")[1]) is not None:
                        root = value_at(architecture, row)
                        return root, start[len(row) + 1 :] + " " + others
            return root, left
    return report, path


def value_at(root, path):
    if root is None or path == "":
        return root
    if isinstance(root, dict) and path in root:
        return root[path]
    key, _, rest = path.partition(".")
    if isinstance(root, list):
        if key == "length":
            return len(root)
        if key == "*":
            return sum(value_at(entry, rest) or 0 for entry in root)
        return value_at(root[int(key)], rest) if key.isdigit() and int(key) < len(root) else None
    if isinstance(root, dict):
        if key in root:
            return value_at(root[key], rest)
        # An architecture is found by its name, which may have dots.
        for each in root.get("architectures", []):
            if path.startswith(each["name"] + "."):
                return value_at(each, path[len(each["name"]) + 1 :])
    return None


def number(value):
    if isinstance(value, dict) and "covered" in value:
        return value["covered"] / value["total"] if value["total"] else None
    return value


def write_pages(folder):
    for name, report in all_subjects(json.loads(REPORT.read_text())).items():
        (folder / f"{name}.json").write_text(json.dumps(report))
    command = ["swift", "test", "--filter", "^PageTests.WrittenPages"]
    command += os.environ.get("SWIFT_TEST_OPTIONS", "").split()
    subprocess.run(command, cwd=ROOT, env=os.environ | {"PAGES": str(folder)}, check=True, stdout=subprocess.DEVNULL)
    return sorted(folder.glob("*.html"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pictures", type=Path, help="a folder to keep pictures in")
    options = parser.parse_args()
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    check = Check(options.pictures)
    if PAGE.stat().st_size > LIMIT:
        check.faults.append(f"{PAGE.name} has {PAGE.stat().st_size} bytes; the limit is {LIMIT}")
    for window in WINDOWS:
        for scheme in ("light", "dark"):
            check.look(PAGE, window, scheme)
    check.look(PAGE, language="zh")
    check.look(PAGE, "phone", language="zh")
    check.look(PAGE, script=False)
    check.look(PAGE, fragment="#at=code-lines")
    check.figures(PAGE)
    check.choices(PAGE)
    check.prints(PAGE)
    with tempfile.TemporaryDirectory() as folder:
        for page in write_pages(Path(folder)):
            check.look(page)
            check.look(page, "phone", "dark")
            check.figures(page)
    for fault in check.faults:
        print(fault, file=sys.stderr)
    print(f"{len(check.faults)} faults")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
