#!/usr/bin/env python3
"""Adds the app of the scenarios' own tests to a copy of the sample as a fifth architecture, and seeds one mistake after the
other in it: the stage's page must mark each at the step at which it shows, and there alone.

    check_differences.py                     all of them
    check_differences.py --every 4 --skip 1  of the mistakes the second, the sixth, ...

The steps were written down from the sources of the mistakes and of the scenarios. Needs what check_page.py needs. Exits 1
when something is wrong.
"""

import shutil
from pathlib import Path

from browser import Browser
from checks import ROOT, check, folder
from checks.sample_copy import lay_out, written
from checks.stage import Stage
from stage_page import StagePage

REFERENCE = Path("Sources/Cats/Reference")
MAKE_APP = """\
import CatsModel
import ScreenKit

@MainActor
public func makeApp(_ services: Services) -> ViewController {
    makeReferenceApp(services, with: %s)
}
"""
FIFTH = """\
  - name: Reference
    sources: Sources/Cats/Reference
  - name: ClosureMVVM"""

# A mistake, a scenario that tells it from the others, and the step at which it first shows; the opening is step 0.
MISTAKES = [
    ("lateCatShownAfterCancel", "A cat found after the cancel never shows", 3),
    ("latePhotoShownAfterCancel", "A photo that comes after the cancel never shows", 4),
    ("lateErrorShownAfterCancel", "An error in finding after the cancel never shows", 3),
    ("lateAnswerTakenForTheNextLoad", "Loading again works while the old request is dying", 4),
    ("photoAskedForAfterCancel", "A cat found after the cancel never shows", 4),
    ("cancelDoesNotReachTheService", "Cancel while finding shows at once", 3),
    ("cancelShowsOnlyWithTheLateAnswer", "Cancel while finding shows at once", 2),
    ("oldTitleLeftWhileLoading", "Loading again clears the old title", 4),
    ("oldPhotoLeftWhileLoading", "Loading again clears the old title", 4),
    ("addressNotShownWhileDownloading", "A found cat shows the address", 2),
    ("cancelOffWhileDownloading", "A found cat shows the address", 2),
    ("editLeftOnAfterFailure", "Finding fails: network", 2),
    ("activityLeftOnAfterFailure", "Finding fails: network", 2),
    ("offlineShownAsCancelled", "Finding fails: network", 2),
    ("statusLeftOutOfTheMessage", "Finding fails: server", 2),
    ("secondCatEditedAsTheFirst", "Edit opens the cat that was loaded last", 7),
    ("openingAgainDoesNotStartFresh", "Close gives up the edit, and opening again starts fresh", 8),
    ("savedEditTakenForTheCat", "Opening again after the edit was saved starts fresh", 10),
    ("photoGoneOnReturn", "Close goes back to Load Cat as it was left", 5),
    ("supersededFilterShownWhenItComesFirst", "A superseded filter's result that comes first never shows", 7),
    ("supersededFilterShownWhenItComesLast", "A filter tapped while another is applied supersedes it", 9),
    ("originalShownWhileSuperseding", "A filter that is superseded over another one's picture", 8),
    ("originalShownWhileApplying", "A second filter is applied to the original", 7),
    ("saveOnWhileApplying", "A filter on its way leaves the picture as it was", 5),
    ("selectedThumbnailAppliesAgain", "Tapping the filter that has been applied", 7),
    ("failedFilterLeavesTheSelection", "A filter that fails goes back to the original under", 6),
    ("failedFilterSaysNothing", "A filter that fails goes back to the original under", 6),
    ("activityLeftOnAfterFiltering", "Sepia is applied", 6),
    ("thumbnailsOnWhileSaving", "The original is saved as it came", 5),
    ("closeOffWhileSaving", "The original is saved as it came", 5),
    ("okStaysAfterASavedPhoto", "The original is saved as it came", 8),
    ("okClosesAfterAFailedSave", "Saving fails, denied", 9),
    ("editLostAfterAFailedSave", "Saving fails, denied", 8),
    ("reasonLeftOutOfTheAlert", "Saving fails, failed", 8),
]

# The steps that are marked, and the phones that say why.
MARKS = """
return [
  [...document.querySelectorAll(".steps li")].flatMap((step, place) => step.matches(".wrong, :has(.different)") ? [place] : []),
  [...document.querySelectorAll(".phone")].flatMap((phone, place) => phone.querySelector(".notice, .differences") ? [place] : []),
];
"""


def lay_out_fifth(folder):
    lay_out(folder)
    shutil.copytree(ROOT / "Tests/Cats/Scenarios/Reference", folder / REFERENCE)
    (folder / REFERENCE / "MistakeTests.swift").unlink()
    written(REFERENCE / "MakeApp.swift", MAKE_APP % "nil")(folder)
    configuration = folder / ".catwalk.yml"
    configuration.write_text(configuration.read_text().replace("  - name: ClosureMVVM", FIFTH, 1))


def seed(page, folder, mistake, scenario, step):
    reference = page.texts(".phone h2").index("Reference")
    page.choose_scenario("")
    written(REFERENCE / "MakeApp.swift", MAKE_APP % f".{mistake}")(folder)
    page.waits_for(f"document.querySelector('#save .saved:not(.failed)')?.textContent.includes({mistake!r})"
                   " && !document.querySelector('#save .building')", f"{mistake}: the app does not come")
    page.choose_scenario(scenario)
    for place in range(step + 1):
        page.waits_for(f"[...document.querySelectorAll('.steps li')].findIndex(step => step.ariaCurrent) === {place}",
                       f"{mistake}: step {place} does not come")
        steps, phones = page.browser.run(MARKS)
        if place < step:
            page.expect((steps, phones) == ([], []), f"{mistake}: steps {steps} are marked before step {step}")
            page.click("#next")
    page.waits_for("document.querySelector('.steps .wrong, .steps .different') && document.querySelector('.phone .notice, "
                   ".phone .differences')", f"{mistake}: no mark in step {step}")
    steps, phones = page.browser.run(MARKS)
    page.expect((steps, phones) == ([step], [reference]), f"{mistake}: marks at steps {steps} of phones {phones}")


@check(__doc__, "catwalk", "every", "pictures")
def main(options, faults):
    mistakes = options.part(MISTAKES)
    with folder() as place:
        cats = place / "Cats"
        lay_out_fifth(cats)
        with Stage(cats, options.catwalk) as stage, Browser(1920, 1080) as browser:
            page = StagePage(browser, faults, options.pictures)
            page.open(stage.address)
            page.load()
            for mistake in mistakes:
                seed(page, cats, *mistake)
            page.look("difference")
    return f"{len(mistakes)} mistakes in a fifth architecture"
