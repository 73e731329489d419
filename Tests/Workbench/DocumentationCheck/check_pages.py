#!/usr/bin/env python3
"""Holds what pages show of the sample and of the catalogue of measures against these, and what they quote of its figures.

swift build comes first.


    check_pages.py            name what is stale, and exit with 1
    check_pages.py --write    make it anew
"""

import sys

from catalogue import catalogue
from excerpts import with_excerpts
from pages import ROOT, pages
from quoted import faults
from traces import with_traces

WRITES = "--write" in sys.argv[1:]


def main():
    texts = {page: with_traces(with_excerpts(page.read_text())) for page in pages()} | catalogue()
    stale = [page for page, text in texts.items() if page.read_text() != text]
    for page in stale if WRITES else []:
        page.write_text(texts[page])
    for file in stale:
        print(f"{file.relative_to(ROOT)} {'was' if WRITES else 'is'} stale.")
    quoted = list(faults())
    for fault in quoted:
        print(fault)
    if quoted:
        sys.exit("Let a generator write the number, leave it out, or say in quoted.json why it holds.")
    if stale and not WRITES:
        sys.exit("Run Tests/Workbench/DocumentationCheck/check_pages.py --write, and commit what it writes.")


if __name__ == "__main__":
    main()
