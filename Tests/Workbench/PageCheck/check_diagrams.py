#!/usr/bin/env python3
"""Has every Mermaid diagram drawn by Mermaid itself, in a real browser.

Needs Debian's chromium and chromium-driver, a Mermaid that PyPI has (`pip install --no-deps nicegui`, which carries one;
none of its Python is run), and a built catwalk. Exits 1 when a diagram is refused, or shows another text than it should.
"""

import html
import json
import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import files as package_files
from pathlib import Path

from browser import Browser
from checks import ROOT, check
from checks.hostile_names import NAMES, once, spelled
from checks.written_report import HOSTILE, SAMPLE, with_each_text, written_from

DRAW = """
const { mermaid } = await import(location.origin + "/index.js");
mermaid.initialize({ startOnLoad: false, securityLevel: "loose", suppressErrorRendering: true });
const [text] = arguments;
try {
  await mermaid.parse(text);
  const { svg } = await mermaid.render("drawn", text);
  const box = document.createElement("div");
  box.innerHTML = svg;
  const texts = selector => [...box.querySelectorAll(selector)].map(each => each.textContent.trim());
  return { nodes: texts(".node"), links: box.querySelectorAll(".node a, .clickable, script").length,
    arrows: texts(".edgeLabel .edgeLabel"), messages: texts(".messageText") };
} catch (error) {
  return { error: String(error.message ?? error) };
}
"""


PLACE = re.compile(r'^    place\d+\(?\["', re.MULTILINE)


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def mermaid_folder():
    for file in package_files("nicegui") or []:
        if str(file).endswith("elements/mermaid/dist/index.js"):
            return Path(file.locate()).parent
    raise SystemExit("Mermaid is missing: pip install --no-deps nicegui")


def faults(name, text, drawn, names):
    if "error" in drawn:
        return [f"{name}: {drawn['error']}"]
    found = []
    if drawn["links"]:
        found.append(f"{name}: has a link or a script")
    if not drawn["nodes"] or any(each not in names for each in drawn["nodes"]):
        found.append(f"{name}: shows {drawn['nodes']}, which are not all among {sorted(names)}")
    if len(drawn["nodes"]) != len(PLACE.findall(text)):
        found.append(f"{name}: has {len(drawn['nodes'])} nodes, and is written with {len(PLACE.findall(text))}")
    if len(drawn["arrows"]) != text.count("-->"):
        found.append(f"{name}: has {len(drawn['arrows'])} arrows, and is written with {text.count('-->')}")
    return found


def drawn_in_pages():
    """The diagrams of the documentation, by their pages and places there."""
    for page in sorted((ROOT / "Documentation").glob("*.md")):
        for number, text in enumerate(re.findall(r"^```mermaid\n(.*?)^```$", page.read_text(), re.DOTALL | re.MULTILINE)):
            yield f"{page.name}, diagram {number + 1}", text


def sequence_faults(name, text, drawn):
    if "error" in drawn:
        return [f"{name}: {drawn['error']}"]
    # A code such as #40; is shown as its character.
    written = [html.unescape(re.sub(r"#(\d+);", r"&#\1;", call)) for call in re.findall(r"->>\w+: (.*)", text)]
    return [] if drawn["messages"] == written else [f"{name}: shows {drawn['messages']}, and is written with {written}"]


def places(report):
    """What roles and layers are called, as a diagram shows them."""
    cells = [
        cell for each in report["architectures"] if "coupling" in each
        for cell in each["coupling"]["declared"]["matrix"]
    ]
    return {spelled(end).strip() for cell in cells for end in (cell["from"], cell["to"])}


def with_names_as_roles(names, sample):
    """A report with an architecture for every few names, in which each uses the next."""
    first = next(each for each in sample["architectures"] if "coupling" in each)
    architectures = []
    for start in range(0, len(names), 20):
        few = names[start : start + 20]
        cells = [{"from": user, "to": used, "edges": 1, "types": []} for user, used in zip(few, few[1:] + few[:1])]
        declared = {**first["coupling"]["declared"], "matrix": cells}
        coupling = {**first["coupling"], "declared": declared}
        architectures.append({**first, "name": f"A{start}", "roles": [], "violations": [], "coupling": coupling})
    return {**sample, "baseline": "A0", "architectures": architectures, "claims": []}


@check(__doc__)
def main(_, wrong):
    reports = {"this repository": json.loads((ROOT / "Reports/report.json").read_text())}
    sample = json.loads(SAMPLE.read_text())
    for number, text in enumerate(("", *HOSTILE)):
        reports[f"the sample with text {number}"] = with_each_text(text, sample)
    reports["the sample with hostile roles"] = with_names_as_roles(NAMES, sample)
    count, shown = 0, set()
    # A module is loaded over HTTP alone; the folder's own listing is the page that loads it.
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(mermaid_folder())))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with Browser(1200, 900) as browser:
        browser.open(f"http://127.0.0.1:{server.server_port}/")
        for name, report in reports.items():
            for path, data in written_from(report, "mermaid").items():
                drawn = browser.run(DRAW, data.decode())
                wrong += faults(f"{name}, {path!r}", data.decode(), drawn, places(report))
                count += 1
                shown.update(drawn.get("nodes", []))
        for name, text in drawn_in_pages():
            wrong += sequence_faults(name, text, browser.run(DRAW, text))
            count += 1
        wrong.expect(not browser.has_dialog(), "a dialog opened")
        is_refused = "error" in browser.run(DRAW, "flowchart LR\n    a[\"b\" -->")
        wrong.expect(is_refused, "Mermaid takes a diagram that is none")
    server.shutdown()
    wrong += [f"no diagram shows {name}" for name in once(spelled(name).strip() for name in NAMES) - once(shown)]
    wrong.expect(count, "there are no diagrams")
    return f"{count} diagrams"
