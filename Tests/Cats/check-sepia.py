#!/usr/bin/env python3
"""Proves with Chromium that an SVG saved by the app shows its photo in sepia.

    pip install pillow
    python3 Tests/Cats/check-sepia.py PHOTO.svg [ORIGINAL]

Draws the SVG and the photo that is embedded in it, each on a page of the photo's size, and compares every pixel:
the one has to be the sepia matrix of the W3C's Filter Effects Module times the other, give or take 2 of 255 in each
channel. ORIGINAL, if given, is the photo's own file, and has to be what is embedded, byte for byte. Prints the largest
and the mean difference; ends with 0 if all of that holds, with 1 if not, and with 2 if it could not be found out.

Chromium is looked for as `chromium`; the environment variable CHROMIUM names another one.
"""

import base64
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

SEPIA = ((0.393, 0.769, 0.189), (0.349, 0.686, 0.168), (0.272, 0.534, 0.131))
TOLERANCE = 2


def unable(reason):
    print(f"check-sepia: {reason}", file=sys.stderr)
    sys.exit(2)


def embedded_photo(svg):
    found = re.search(r'href="data:image/(\w+);base64,([^"]*)"', svg)
    if not found:
        unable("there is no embedded photo in the SVG: give a file that the app saved under a filter.")
    return found[1], base64.b64decode(found[2])


def drawn(picture, size, directory):
    """The pixels of a picture file as Chromium draws it, on black, without margins or scaling."""
    page = directory / f"{picture.stem}.html"
    page.write_text(
        "<!doctype html><style>body { margin: 0; background: black } img { display: block }</style>"
        f'<img src="{picture.name}">'
    )
    shot = directory / f"{picture.stem}-drawn.png"
    command = [
        os.environ.get("CHROMIUM", "chromium"), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=1", "--force-color-profile=srgb", f"--user-data-dir={directory / 'profile'}",
        f"--window-size={size[0]},{size[1]}", f"--screenshot={shot}", page.as_uri(),
    ]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=60)
    except (OSError, subprocess.SubprocessError) as error:
        unable(f"Chromium did not draw {picture.name}: {error}")
    image = Image.open(shot).convert("RGB")
    if image.size != size:
        unable(f"Chromium drew {image.size} pixels instead of {size}.")
    channels = image.tobytes()
    return list(zip(channels[0::3], channels[1::3], channels[2::3]))


def differences(originals, edited):
    for original, result in zip(originals, edited):
        for row, channel in zip(SEPIA, result):
            wanted = min(255.0, sum(factor * value for factor, value in zip(row, original)))
            yield abs(wanted - channel)


def main(arguments):
    if len(arguments) not in (1, 2):
        unable("say which SVG: python3 Tests/Cats/check-sepia.py PHOTO.svg [ORIGINAL]")
    svg = Path(arguments[0]).read_text()
    kind, photo = embedded_photo(svg)
    if len(arguments) == 2 and Path(arguments[1]).read_bytes() != photo:
        print("The embedded photo is not the original.")
        return 1
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        (directory / "edited.svg").write_text(svg)
        original = directory / f"original.{kind}"
        original.write_bytes(photo)
        size = Image.open(original).size
        before, after = drawn(original, size, directory), drawn(directory / "edited.svg", size, directory)
    found = list(differences(before, after))
    changed = sum(1 for pair in zip(before, after) if pair[0] != pair[1])
    print(
        f"{size[0]}x{size[1]} pixels, {changed} of {len(before)} changed; "
        f"difference from the matrix: at most {max(found):.2f}, {sum(found) / len(found):.3f} in the mean, of 255"
    )
    return 0 if max(found) <= TOLERANCE else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
