#!/usr/bin/env python3
"""The picture of the app that the report's page shows: the editor after a tap on Sepia, drawn from what `cats` shows.

check_picture.py [--write] [FOLDER]

FOLDER holds `cats`. All architectures must show the same screen. The file's words, widgets and filters are held against
that screen; --write draws it anew, for which Pillow makes the photo small.
"""

import base64
import io
import re
import sys
from pathlib import Path

from app import built
from checks import ROOT, check, folder, run
from checks.architectures import ARCHITECTURES

PICTURE = ROOT / "Documentation/app.svg"
PHOTO = ROOT / "Sources/Cats/CatService/Cats/chelsea.jpg"
WIDTH, PHOTO_HEIGHT = 180, 120
THUMBNAIL = 52, 35
PHOTO_DATA = re.compile(r"data:image/avif;base64,[A-Za-z0-9+/=]+")


def played(binaries, architecture, commands, photos):
    """The screens that follow the commands, the last one last."""
    text = "".join(f"{command}\n" for command in commands)
    shown = run([binaries / "cats", architecture, "--photos", photos], input=text, check=True, timeout=60).stdout
    return re.split(r"^── \w+ ─+$", shown, flags=re.MULTILINE)[1:]


def buttons(screen, row):
    """Each as title, and whether it can be tapped and is selected: `[ on ]  ( off )  [* selected ]`."""
    lines = re.search(rf"^{row} +(.*(?:\n {{10}}.*)*)", screen, re.MULTILINE).group(1)
    found = re.findall(r"([\[(])(\*| )(?:\d )?([^\])]+?) [\])]", lines)
    return [(title, bracket == "[", mark == "*") for bracket, mark, title in found]


def matrix(binaries, number):
    """The colour matrix of a filter, from the picture that the app saves, as exact as an eye can tell."""
    with folder() as photos:
        played(binaries, ARCHITECTURES[0], ["load", "edit", f"filter {number}", "save", "ok"], photos)
        text = next(photos.iterdir()).read_text()
    values = re.search(r'values="([^"]+)"', text).group(1).split()
    return " ".join(re.sub(r"^(-?)0\.", r"\1.", f"{round(float(value), 2):g}") for value in values)


def small_photo():
    from PIL import Image

    photo = Image.open(PHOTO).convert("RGB").resize((WIDTH, PHOTO_HEIGHT), Image.Resampling.LANCZOS)
    data = io.BytesIO()
    photo.save(data, "AVIF", quality=30, speed=0)
    return "data:image/avif;base64," + base64.b64encode(data.getvalue()).decode()


def drawn(binaries, photo):
    screens = []
    for architecture in ARCHITECTURES:
        with folder() as photos:
            screens.append(played(binaries, architecture, ["load", "edit", "filter sepia"], photos)[-1])
    if len(set(screens)) != 1:
        sys.exit("The architectures do not show the same screen.")
    filters, actions = buttons(screens[0], "Filters"), buttons(screens[0], "Buttons")
    matrices = [matrix(binaries, number) for number in range(1, len(filters) + 1)]
    selected = next(number for number, (_, _, is_selected) in enumerate(filters) if is_selected)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="320" viewBox="0 0 {WIDTH} 320" '
        'font-family="system-ui,sans-serif" font-size="9" text-anchor="middle">',
        "<defs>",
        f'<image id="p" width="{WIDTH}" height="{PHOTO_HEIGHT}" preserveAspectRatio="none" href="{photo}"/>',
        *(
            f'<filter id="f{number}" color-interpolation-filters="sRGB"><feColorMatrix values="{values}"/></filter>'
            for number, values in enumerate(matrices)
        ),
        "</defs>",
        f'<rect width="{WIDTH}" height="320" fill="#fff"/>',
        f'<use href="#p" y="18" filter="url(#f{selected})"/>',
    ]
    scale = THUMBNAIL[0] / WIDTH
    for number, (title, _, is_selected) in enumerate(filters):
        x, y = 6 + number % 3 * 58, 146 + number // 3 * 48
        parts.append(f'<use href="#p" transform="translate({x} {y})scale({scale:.3f})" filter="url(#f{number})"/>')
        if is_selected:
            parts.append(
                f'<rect x="{x - 1}" y="{y - 1}" width="{THUMBNAIL[0] + 2}" height="{THUMBNAIL[1] + 2}" fill="none" '
                'stroke="#0a60d0" stroke-width="2"/>'
            )
        parts.append(f'<text x="{x + THUMBNAIL[0] // 2}" y="{y + THUMBNAIL[1] + 9}">{title}</text>')
    for number, (title, is_enabled, _) in enumerate(actions):
        x = WIDTH * (2 * number + 1) // (2 * len(actions))
        parts.append(f'<text x="{x}" y="307" font-size="13" fill="{"#0a60d0" if is_enabled else "#767676"}">{title}</text>')
    return "\n".join([*parts, "</svg>", ""])


@check(__doc__, write=False, binaries={"nargs": "?", "type": Path})
def main(options, faults):
    binaries, text = options.binaries or Path(built()), PICTURE.read_text()
    if options.write:
        PICTURE.write_text(drawn(binaries, small_photo()))
        return 0
    is_fresh = drawn(binaries, PHOTO_DATA.search(text).group()) == text
    faults.expect(is_fresh, f"{PICTURE.relative_to(ROOT)} is not what the app shows: write it anew with --write.")
    return "The picture of the app"
