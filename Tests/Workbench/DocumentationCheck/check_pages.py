#!/usr/bin/env python3
"""Holds what is made in the documentation against what it is made of: code of the sample, and the DocC catalog.

    check_pages.py            name what is stale, and exit with 1
    check_pages.py --write    make it anew
"""

import sys

from excerpts import with_excerpts
from handbook import CATALOG, catalog
from pages import ROOT, pages

WRITES = "--write" in sys.argv[1:]


def main():
    stale = stale_files({page: with_excerpts(page.read_text()) for page in pages()})
    # After the pages, since the catalog is made of them.
    stale += stale_files(catalog())
    stale += orphans()
    for file in stale:
        print(f"{file.relative_to(ROOT)} {'was' if WRITES else 'is'} stale.")
    if stale and not WRITES:
        sys.exit("Run Tests/Workbench/DocumentationCheck/check_pages.py --write, and commit what it writes.")


def stale_files(texts):
    """The files that have another text than they should, or are not there; what is written is fresh afterwards."""
    stale = [file for file, text in texts.items() if not file.exists() or file.read_text() != text]
    for file in stale if WRITES else []:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(texts[file])
    return stale


def orphans():
    """The catalog's articles whose page is gone."""
    orphans = sorted(set(CATALOG.glob("*.md")) - set(catalog()))
    for file in orphans if WRITES else []:
        file.unlink()
    return orphans


if __name__ == "__main__":
    main()
