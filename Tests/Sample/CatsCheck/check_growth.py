#!/usr/bin/env python3
"""Uses `cats` again and again, in all four architectures at once: no use may leave anything in memory.

A use is a load, two filters and a save of a photo of 200 kB. What the app holds after the last use is read from /proc,
and may be 32 MiB more than after the tenth: 300 uses pass that fourfold where photos or frames stay.

Usage: check_growth.py [FOLDER-OF-CATS [USES]]; without a folder, `swift build` says where the binaries are. 10 000 uses
take a quarter of an hour. Linux only.
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


def check(architecture, folder, uses, lines):
    with tempfile.TemporaryDirectory() as photos:
        app = App(folder, architecture, photos, Service(PHOTO))
        try:
            for number in range(1, uses + 1):
                use(app)
                for photo in os.listdir(photos):
                    os.remove(os.path.join(photos, photo))
                if number == 10:
                    base = app.memory()
            growth = app.memory() - base
            verdict = "too much" if growth > MEMORY else "fine"
            lines[architecture] = f"{base / 1048576:.1f} MiB after 10, {growth / 1048576:+.1f} after {uses}: {verdict}"
        except (queue.Empty, EOFError, OSError) as error:
            lines[architecture] = f"the app is stuck or gone: {error!r}"
        finally:
            app.process.kill()
            app.process.wait()


def main(arguments):
    folder = arguments[0] if arguments else built()
    uses = int(arguments[1]) if len(arguments) > 1 else 10_000
    lines = {}
    in_all(check, folder, uses, lines)
    for architecture in ARCHITECTURES:
        print(f"{architecture}: {lines[architecture]}")
    return 0 if all(line.endswith("fine") for line in lines.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
