#!/usr/bin/env python3
"""Runs `cats` against a service that sends as fast as it can and never ends, in all four architectures at once.

For each kind of answer, as the service's own and as the photo's: a good cat, the endless one, a good cat again. After
the endless one is settled, what the app holds and uses is read from /proc: at most 32 MiB more than after the first
good cat, no worker left after a second, and hardly any processor time in the next. Then `quit` ends at once.

Usage: check_endless.py [FOLDER-OF-CATS [KIND ...]]; without a folder, `swift build` says where the binaries are. Linux
only.
"""

import os
import queue
import shutil
import subprocess
import time
import zlib

from app import ARCHITECTURES, MEMORY, App, built, in_all
from checks import check, folder, run
from service import CAT, OK, Service

CHUNKED = OK + b"Transfer-Encoding: chunked\r\n\r\n"
BLOCK = b" " * 65536

STATUS = "The cat service answered with status {}."
NETWORK = "Can't reach the cat service."
FORMAT = "The cat service sent something that is not a cat photo."
TOO_LARGE = "That cat is too large to show."

# What never ends: what comes first, what is repeated, and the messages that may follow. Where the message is the
# deadline's, ten seconds of it are not needed twice: the photo is cancelled.
ENDLESS = {
    "body": (OK + b"\r\n", BLOCK, [TOO_LARGE]),
    "chunks": (CHUNKED, b"10000\r\n" + BLOCK + b"\r\n", [TOO_LARGE]),
    "tiny-chunks": (CHUNKED, b"1\r\n \r\n" * 10000, [TOO_LARGE, NETWORK]),
    "chunk-extension": (CHUNKED + b"10;a=", BLOCK, [NETWORK]),
    "trailer": (CHUNKED + b"1\r\n \r\n0\r\n", b"X-Cat: meow\r\n" * 5000, [NETWORK]),
    "head": (OK, b"X-Cat: meow\r\n" * 5000, [NETWORK]),
    "interim-answers": (b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 2500, [STATUS.format(100), NETWORK]),
    "redirect": (b"HTTP/1.1 302 Found\r\nLocation: /good.png\r\n\r\n", BLOCK, [NETWORK]),
    "status": (b"HTTP/1.1 500 Meow\r\n\r\n", BLOCK, [STATUS.format(500)]),
    "multipart": (
        OK.replace(b"image/png", b"multipart/x-mixed-replace; boundary=cat") + b"\r\n",
        (b"--cat\r\nContent-Type: image/png\r\n\r\n" + CAT + b"\r\n") * 500,
        [TOO_LARGE],
    ),
}


def endless(kind):
    def answer(send):
        first, repeated, _ = ENDLESS[kind]
        send(first)
        while True:
            send(repeated)

    return answer


def gzip_bomb(send):
    """1 GiB in 1 MB."""
    send(OK + b"Content-Encoding: gzip\r\nConnection: close\r\n\r\n")
    gzip, megabyte = zlib.compressobj(9, zlib.DEFLATED, 31), bytes(1 << 20)
    for _ in range(1024):
        send(gzip.compress(megabyte))
    send(gzip.flush())


def greatest_length(send):
    """A length that traps inside FoundationNetworking."""
    send(OK + b"Content-Length: 9223372036854775807\r\n\r\n" + CAT)


ANSWERS = {kind: endless(kind) for kind in ENDLESS} | {"gzip-bomb": gzip_bomb, "greatest-length": greatest_length}
TITLES = {kind: titles for kind, (_, _, titles) in ENDLESS.items()} | {
    "gzip-bomb": [TOO_LARGE],
    "greatest-length": [TOO_LARGE, NETWORK],
}


def load(app):
    """The title after a load."""
    app.say("load")
    return app.settle()


def load_and_cancel(app):
    """The title after a cancel in mid-photo."""
    app.say("load")
    while not app.next_screen().title.startswith("http"):
        pass
    time.sleep(0.5)
    app.say("cancel")
    return app.settle()


def load_endless(app, service, kind, phase):
    """The title, and those that it may be."""
    service.answers = {"/": ANSWERS[kind]} if phase == "service" else {"/": service.cat("/bad"), "/bad": ANSWERS[kind]}
    try:
        if TITLES[kind] == [NETWORK] and phase == "photo":
            return load_and_cancel(app), ["Cancelled"]
        return load(app), TITLES[kind]
    finally:
        service.answers = {}


def load_all(architecture, binaries, kinds, faults):
    service = Service()
    good = f"{service.address}/good.png"
    case = "good cat"

    def fault(sentence):
        faults.add(f"{architecture}, {case}: {sentence}")

    with folder() as photos:
        app = App(binaries, architecture, photos, service)
        try:
            load(app)
            base = app.memory()
            for kind, phase in [(kind, phase) for kind in kinds for phase in ("service", "photo")]:
                case = f"{kind} of the {phase}"
                title, titles = load_endless(app, service, kind, phase)
                if title not in titles:
                    fault(f"it says {title!r}, not {titles[0]!r}")
                time.sleep(1)
                workers, start = app.workers(), app.seconds()
                time.sleep(1)
                used, growth = app.seconds() - start, app.memory() - base
                if workers:
                    fault("a worker is left after a second")
                if used > 0.1:
                    fault(f"{used:.2f} s of processor time in the second after the next")
                if growth > MEMORY:
                    fault(f"{growth / 1048576:.0f} MiB more than after a good cat")
                start = time.monotonic()
                title = load(app)
                if title != good or time.monotonic() - start > 5:
                    fault(f"the next load says {title!r} after {time.monotonic() - start:.1f} s")
            case = "quit"
            start = time.monotonic()
            app.say("quit")
            app.process.wait(timeout=30)
            if time.monotonic() - start > 1:
                fault(f"it took {time.monotonic() - start:.1f} s")
        except (queue.Empty, EOFError, OSError, subprocess.TimeoutExpired) as error:
            fault(f"the app is stuck or gone: {error!r}")
        finally:
            app.process.kill()
            app.process.wait()


@check(__doc__, binaries={"nargs": "?"}, kinds={"nargs": "*"})
def main(options, faults):
    binaries, kinds = options.binaries or built(), options.kinds or list(ANSWERS)
    in_all(load_all, binaries, kinds, faults)
    # In a folder where the program that makes its transfers is missing.
    with folder() as place:
        shutil.copy(os.path.join(binaries, "cats"), place)
        result = run([place / "cats", "MVC", "--service", "http://127.0.0.1"], input="load\n", timeout=30)
    is_told = result.returncode == 1 and "fetch, which is not beside it" in result.stderr
    faults.expect(is_told, f"without fetch, cats ends with {result.returncode} and says {result.stderr!r}")
    return f"{len(kinds)} kinds of endless answers, twice in {len(ARCHITECTURES)} architectures"
