#!/usr/bin/env python3
"""Shows a kiosk on the built `catwalk show` whose players tell what they should not.

    attack_player.py                2000 conversations, each spoilt in another way
    attack_player.py --count 200    the first 200

In the place of each player stands one that says what an honest one has said, with some of its lines changed. Whatever it
says, the server goes on, shows a phone or a sentence, writes no markup of a player's, and changes no file. Needs the
toolchain and strace. Exits 1 when something is wrong.
"""

import json
import random
import re
import shutil
import subprocess
import sys
import time

from checks import KIOSK, check, folder, held, is_alive, kill, program, until
from checks.stage import Stage
from spoilt import changed, spoilt

COMMANDS = ['{"app":1,"opens":true}', '{"app":1,"tap":"pay"}']
LONGEST = 8.0    # seconds until a wish is fulfilled: a player has five
MOST = 500 << 10    # KiB that the server may hold in the end
MARKUP = "<img src=x onerror=alert(1)>"
# Says the parts of its file, one after each command, and ends if it is not asked for the next one; or it waits for ever.
IMPOSTOR = """\
#!{python}
import pathlib, select, sys
patience, *parts = pathlib.Path(__file__ + '.parts').read_bytes().split(b'\\x1e')
for part in parts:
    sys.stdout.buffer.write(part)
    sys.stdout.flush()
    if not select.select([sys.stdin], [], [], float(patience))[0] or not sys.stdin.readline():
        break
"""
PATIENT = 100    # Each so manieth waits.


def record(program):
    """What the honest player says, in parts: first, and after each command."""
    with subprocess.Popen([program, "live"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as player:
        parts = []
        for command in [None, *COMMANDS]:
            if command:
                player.stdin.write(f"{command}\n".encode())
                player.stdin.flush()
            part = []
            while not part or part[-1].startswith(b'{"call":'):
                part.append(player.stdout.readline())
            parts.append(part)
        player.stdin.close()
        player.wait()
    return parts


def altered(line, dice):
    """One line as it should not be."""
    value = json.loads(line)
    kind = dice.randrange(8)
    if kind == 0:
        return spoilt(line, dice)
    if kind == 1 and value.get("frames"):
        # A frame is a JSON text in the JSON.
        frame = changed(json.loads(value["frames"][0]), dice)
        return json.dumps(value | {"frames": [json.dumps(frame)] * dice.choice([1, 1, 1, 100])}).encode() + b"\n"
    if kind == 2:
        return re.sub(rb"Pay|Kiosk|text|generous|thanked", MARKUP.encode(), line, count=dice.choice([1, 2, 0]))
    if kind == 3:
        return dice.choice([b"", line * 3, line[:-1], b"\n", b"\xff\n", b"x" * (1 << 22) + b"\n"])
    return json.dumps(changed(value, dice)).encode() + b"\n"


def conversation(parts, dice, patience):
    """The parts, with one to three lines altered, for the file of an impostor."""
    places = [(part, line) for part, lines in enumerate(parts) for line in range(len(lines))]
    chosen = dice.sample(places, dice.choice([1, 1, 2, 3]))
    parts = [
        [altered(text, dice) if (part, line) in chosen else text for line, text in enumerate(lines)]
        for part, lines in enumerate(parts)
    ]
    return b"\x1e".join([patience, *(b"".join(part) for part in parts)])


class Attack:
    def __init__(self, stage, folder, faults):
        self.stage, self.faults, self.longest = stage, faults, 0
        # The server starts copies of the programs that it has built.
        self.players = sorted(folder.glob(".build/catwalk-*/catwalk-run-*/PlayerOf*"))
        self.honest = [record(player) for player in self.players]
        for player in self.players:
            player.unlink()
            program(player, IMPOSTOR.format(python=sys.executable))

    def fault(self, number, what):
        self.faults.add(f"conversation {number}: {what}")

    def phones(self):
        """What stands on the phones, as the page of the visit is told at first."""
        phones, end = [], time.monotonic() + 60
        for name, data in self.stage.events("v"):
            phones += [data["html"]] if name == "phone" else []
            if len(phones) == len(self.players):
                return phones
            if time.monotonic() > end:
                break
        raise SystemExit("The server does not tell each phone.")

    def attempt(self, number):
        dice = random.Random(number)
        for player, parts in zip(self.players, self.honest):
            patience = b"1000" if number % PATIENT == 0 else b"0.2"
            player.with_name(player.name + ".parts").write_bytes(conversation(parts, dice, patience))
        # With the last conversation's players gone.
        for player in self.stage.players():
            kill(player)
        until(lambda: not any(map(is_alive, self.stage.players())))
        start = time.monotonic()
        for wish in ({"restart": {}}, {"tap": {"part": "pay"}}):
            if (status := self.stage.wish("v", wish)) != 204:
                self.fault(number, f"a wish is answered with {status}")
        seconds = time.monotonic() - start
        self.longest = max(self.longest, seconds)
        if seconds > 2 * LONGEST:
            self.fault(number, f"takes {seconds:.1f} s")
        for html in self.phones():
            if MARKUP in html or "<script>" in html:
                self.fault(number, "its markup is on the page")
            if "class=notice" not in html and 'class="notice' not in html and "class=buttons" not in html:
                self.fault(number, f"neither a phone nor a sentence shows: {html[:200]}")


@check(__doc__, "catwalk", count=2000)
def main(options, faults):
    with folder() as place:
        kiosk = shutil.copytree(KIOSK, place / "Kiosk")
        with Stage(kiosk, options.catwalk) as stage:
            attack = Attack(stage, kiosk, faults)
            with stage.watched() as changes:
                for number in range(options.count):
                    attack.attempt(number)
                    if not faults.expect(stage.is_running(), f"conversation {number}: the server has ended"):
                        break
            faults += [f"a file is changed: {change}" for change in changes]
            memory = held(stage.process.pid) if stage.is_running() else 0
            faults.expect(memory <= MOST, f"the server holds {memory >> 10} MiB")
    return f"{options.count} conversations, at most {attack.longest:.1f} s; the server holds {memory >> 10} MiB afterwards"
