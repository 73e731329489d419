#!/usr/bin/env python3
"""Holds what pages show of the sample and of the catalogue of measures against these, what they quote of its figures,
and the addresses at which they say that releases are.

swift build comes first.

    check_pages.py            name what is stale, and exit with 1
    check_pages.py --write    make it anew
"""

import sys

from catalogue import catalogue
from checks import ROOT, check
from excerpts import with_excerpts
from pages import pages
from publisher import with_publisher
from quoted import faults as faults_of_quotes
from traces import with_traces


@check(__doc__, write=False)
def main(options, faults):
    texts = {page: with_publisher(with_traces(with_excerpts(page.read_text()))) for page in pages()} | catalogue()
    stale = [page for page, text in texts.items() if page.read_text() != text]
    for page in stale if options.write else []:
        page.write_text(texts[page])
        print(f"{page.relative_to(ROOT)} was stale.")
    faults += [f"{file.relative_to(ROOT)} is stale." for file in stale if not options.write]
    if faults:
        print("Run Tests/Workbench/DocumentationCheck/check_pages.py --write, and commit what it writes.", file=sys.stderr)
    quoted = list(faults_of_quotes())
    faults += quoted
    if quoted:
        print("Let a generator write the number, leave it out, or say in quoted.json why it holds.", file=sys.stderr)
    return f"{len(texts)} pages"
