#!/usr/bin/env python3
"""Runs every shell command that README, CONTRIBUTING and the documentation show, and says which fail.

    check_commands.py            all pages
    check_commands.py PAGE...    these alone, by their names
    check_commands.py --every 3 --skip 1    of the pages the second, the fifth, ...

A block is run as it stands, in a folder that `<!-- run in: FOLDER -->` above it names; workplace.py tells which there
are. Where `<!-- prints -->` stands above the block that follows, that is what it must print. Commands that are not run
stand in elsewhere.py with the reason, and are named. `swift run` takes what is built in .build/debug.
"""

import time

from checks import check, folder
from commands import blocks
from elsewhere import ELSEWHERE
from workplace import Workplace


def name_left_out(shown):
    """Prints what is not run, and why; gives what is wrong with the list."""
    for command, reason in ELSEWHERE.items():
        print(f"not run: {command}: {reason}")
    return [f'elsewhere.py has "{command}", which no page shows. Take it out.' for command in ELSEWHERE.keys() - shown]


def page_faults(found, workplace):
    """Runs a page's blocks in their order, in folders that no other page has written into."""
    workplace.tidy()
    return [fault for block in found if (fault := block_fault(block, workplace))]


def block_fault(block, workplace):
    if not block.place:
        return f"{block.title}: no <!-- run in: FOLDER --> stands above this block. Say where its commands are run."
    start = time.monotonic()
    result = workplace.attempt("\n".join(block.tried), block.place)
    print(f"{block.title}: {len(block.tried)} run in {time.monotonic() - start:.0f} s", flush=True)
    if result.returncode:
        return f"{block.title}: ends with {result.returncode}\n{result.stdout[-2000:]}{result.stderr[-2000:]}"
    if block.output not in (None, result.stdout):
        return f"{block.title}: does not print what the page shows, but\n{result.stdout}"
    return None


@check(__doc__, "every", pages={"nargs": "*"})
def main(options, faults):
    shown = blocks()
    pages = options.part(found for page, found in shown.items() if page.name in options.pages or not options.pages)
    faults += name_left_out({command for found in shown.values() for block in found for command in block.commands})
    with folder() as place:
        workplace = Workplace(place)
        workplace.lay_out()
        for found in pages:
            faults += page_faults([block for block in found if block.tried], workplace)
    return f"{len(pages)} pages"
