"""The sample's architectures, as `.catwalk.yml` lists them, without variants; and where its modules lie."""

import re

from . import ROOT

CONFIGURATION = (ROOT / ".catwalk.yml").read_text()
LISTED = re.search(r"^architectures:\n((?: .*\n)+)", CONFIGURATION, re.MULTILINE)[1]
ARCHITECTURES = re.findall(r"^  - name: (\w+)\n(?!    variantOf:)", LISTED, re.MULTILINE)


PLATFORM = ["Picture", "Transport", "ScreenKit"]
LAYERS = ["Picture", "Transport", "CatsModel", "ScreenKit", "CatsScreens"]


def folder(module):
    """Where a module lies below `Sources`; a part of the app is also known by its folder's name, such as MVC."""
    return f"Platform/{module}" if module in PLATFORM else f"Cats/{module.removeprefix('Cats')}"
