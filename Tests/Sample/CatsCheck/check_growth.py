#!/usr/bin/env python3
"""Uses `cats` again and again, in all four architectures at once: no use may leave anything in memory.

A use is a load, two filters and a save of a photo of 200 kB. What the app holds after the last use is read from /proc,
and may be 32 MiB more than after the tenth: 100 uses pass that if photos or frames stay.

Usage: check_growth.py [FOLDER-OF-CATS [USES]]; without a folder, `swift build` says where the binaries are. 10 000 uses
take half an hour on two busy cores. Linux only.
"""

import os
import queue
import sys
import tempfile

from app import ARCHITECTURES, MEMORY, App, built, in_all
from service import CAT, Service

USE = ["load", "edit", "filter sepia", "filter noir", "save", "ok"]
PHOTO = CAT + bytes(200_000)


def use(app):
    """Waits for what shows after the alert: Load Cat as it was left."""
    for command in USE:
        app.say(command)
    app.next_line("> ok")
    app.next_screen()


def check(architecture, folder, uses, faults):
    with tempfile.TemporaryDirectory() as photos:
        app = App(folder, architecture, photos, Service(PHOTO))
        held = {}
        try:
            for number in range(1, uses + 1):
                use(app)
                for photo in os.listdir(photos):
                    os.remove(os.path.join(photos, photo))
                if number in (10, 100, 1000, uses):
                    held[number] = app.memory()
                    print(f"{architecture}: {held[number] / 1048576:.1f} MiB after {number} uses", flush=True)
            if held[uses] - held[10] > MEMORY:
                faults.append(f"{architecture}: more than {MEMORY >> 20} MiB between 10 and {uses} uses")
        except (queue.Empty, EOFError, OSError) as error:
            faults.append(f"{architecture}: the app is stuck or gone: {error!r}")
        finally:
            app.process.kill()
            app.process.wait()


def main(arguments):
    folder = arguments[0] if arguments else built()
    uses = int(arguments[1]) if len(arguments) > 1 else 10_000
    faults = in_all(check, folder, uses)
    print(f"{uses} uses in {len(ARCHITECTURES)} architectures: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
