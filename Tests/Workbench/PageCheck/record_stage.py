#!/usr/bin/env python3
"""Makes the pictures of one load in all four that Documentation/stage.md shows, in Documentation/stage.

Needs what check_page.py needs. Pictures can't be held against what the page shows now, so make them again when it changes.
"""

import base64

from browser import Browser
from checks import ROOT, check
from checks.stage import Stage
from stage_page import StagePage

FOLDER = ROOT / "Documentation" / "stage"
WIDTH, HEIGHT = 1366, 1080
BUSY = "document.querySelectorAll('.busy').length === 4"
MOMENTS = [
    ("opened", None, "document.querySelectorAll('.phone .buttons button').length >= 12"),
    ("finding", "#phone-0-load", BUSY),
    ("found", "[data-question='find a cat']", "document.querySelectorAll('.text')[3].textContent.startsWith('http')"),
    ("loaded", "[data-question='download a photo']", "document.querySelectorAll('.picture use').length === 4"),
]


@check(__doc__)
def main(_, faults):
    FOLDER.mkdir(exist_ok=True)
    with Stage() as stage, Browser(WIDTH, HEIGHT) as browser:
        page = StagePage(browser, faults)
        page.open(stage.address)
        page.click("#pace-held")
        page.click("#restart")
        for name, selector, sign in MOMENTS:
            if selector:
                page.click(selector)
            page.waits_for(sign, f"{name} does not come")
            picture = browser.command("Page.captureScreenshot", format="jpeg", quality=70)["data"]
            (FOLDER / f"{name}.jpg").write_bytes(base64.b64decode(picture))
    return f"{len(MOMENTS)} pictures"
