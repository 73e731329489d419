#!/usr/bin/env python3
"""The picture of the app that the report's page shows: the editor after a tap on Sepia, drawn from what `cats` shows.

check_picture.py [--write] [FOLDER]

FOLDER holds `cats`. All architectures must show the same screen. The file's words, widgets and filters are held against
that screen; --write draws it anew, for which Pillow makes the photo small.
"""

import argparse
import base64
import io
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from app import built
from architectures import ARCHITECTURES

ROOT = Path(__file__).resolve().parents[3]
PICTURE = ROOT / "Documentation/app.svg"
PHOTO = ROOT / "Sources/Sample/CatService/Cats/chelsea.jpg"
WIDTH, PHOTO_HEIGHT = 180, 120
THUMBNAIL = 52, 35
PHOTO_DATA = re.compile(r"data:image/avif;base64,[A-Za-z0-9+/=]+")


def played(folder, architecture, commands, photos):
    """The screens that follow the commands, the last one last."""
    run = subprocess.run(
        [folder / "cats", architecture, "--photos", photos],
        input="".join(f"{command}\n" for command in commands), capture_output=True, text=True, check=True, timeout=60,
    )
    return re.split(r"^── \w+ ─+$", run.stdout, flags=re.MULTILINE)[1:]


def buttons(screen, row):
    """Each as title, and whether it can be tapped and is selected: `[ on ]  ( off )  [* selected ]`."""
    lines = re.search(rf"^{row} +(.*(?:\n {{10}}.*)*)", screen, re.MULTILINE).group(1)
    found = re.findall(r"([\[(])(\*| )(?:\d )?([^\])]+?) [\])]", lines)
    return [(title, bracket == "[", mark == "*") for bracket, mark, title in found]


def matrix(folder, number):
    """The colour matrix of a filter, from the picture that the app saves, as exact as an eye can tell."""
    with tempfile.TemporaryDirectory() as photos:
        played(folder, ARCHITECTURES[0], ["load", "edit", f"filter {number}", "save", "ok"], photos)
        text = next(Path(photos).iterdir()).read_text()
    values = re.search(r'values="([^"]+)"', text).group(1).split()
    return " ".join(re.sub(r"^(-?)0\.", r"\1.", f"{round(float(value), 2):g}") for value in values)


def small_photo():
    from PIL import Image

    photo = Image.open(PHOTO).convert("RGB").resize((WIDTH, PHOTO_HEIGHT), Image.Resampling.LANCZOS)
    data = io.BytesIO()
    photo.save(data, "AVIF", quality=30, speed=0)
    return "data:image/avif;base64," + base64.b64encode(data.getvalue()).decode()


def drawn(folder, photo):
    screens = []
    for architecture in ARCHITECTURES:
        with tempfile.TemporaryDirectory() as photos:
            screens.append(played(folder, architecture, ["load", "edit", "filter sepia"], photos)[-1])
    if len(set(screens)) != 1:
        sys.exit("The architectures do not show the same screen.")
    filters, actions = buttons(screens[0], "Filters"), buttons(screens[0], "Buttons")
    matrices = [matrix(folder, number) for number in range(1, len(filters) + 1)]
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


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("folder", nargs="?", type=Path)
    arguments = arguments.parse_args()
    folder = arguments.folder or Path(built())
    if arguments.write:
        PICTURE.write_text(drawn(folder, small_photo()))
        return
    text = PICTURE.read_text()
    if drawn(folder, PHOTO_DATA.search(text).group()) != text:
        sys.exit(f"{PICTURE.relative_to(ROOT)} is not what the app shows: write it anew with --write.")


if __name__ == "__main__":
    main()
