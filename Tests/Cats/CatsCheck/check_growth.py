#!/usr/bin/env python3
"""Uses `cats` again and again, in all four architectures at once: no use may leave anything in memory.

A use is a load, two filters and a save of a photo of 200 kB. What the app holds after the last use is read from /proc,
and may be 32 MiB more than after the tenth: 100 uses pass that if photos or frames stay.

Usage: check_growth.py [FOLDER-OF-CATS] [USES]; without a folder, `swift build` says where the binaries are. 10 000 uses
take half an hour on two busy cores. Linux only.
"""

import queue

from app import ARCHITECTURES, MEMORY, App, built, in_all
from checks import check, folder
from service import CAT, Service

USE = ["load", "edit", "filter sepia", "filter noir", "save", "ok"]
PHOTO = CAT + bytes(200_000)


def use(app):
    """Waits for what shows after the alert: Load Cat as it was left."""
    for command in USE:
        app.say(command)
    app.next_line("> ok")
    app.next_screen()


def use_often(architecture, binaries, uses, faults):
    with folder() as photos:
        app, held = App(binaries, architecture, photos, Service(PHOTO)), {}
        try:
            for number in range(1, uses + 1):
                use(app)
                for photo in photos.iterdir():
                    photo.unlink()
                if number in (10, 100, 1000, uses):
                    held[number] = app.memory()
                    print(f"{architecture}: {held[number] / 1048576:.1f} MiB after {number} uses", flush=True)
            is_kept = held[uses] - held[10] <= MEMORY
            faults.expect(is_kept, f"{architecture}: more than {MEMORY >> 20} MiB between 10 and {uses} uses")
        except (queue.Empty, EOFError, OSError) as error:
            faults.add(f"{architecture}: the app is stuck or gone: {error!r}")
        finally:
            app.process.kill()
            app.process.wait()


@check(__doc__, binaries={"nargs": "?"}, uses={"nargs": "?", "type": int, "default": 10_000})
def main(options, faults):
    in_all(use_often, options.binaries or built(), options.uses, faults)
    return f"{options.uses} uses in {len(ARCHITECTURES)} architectures"
