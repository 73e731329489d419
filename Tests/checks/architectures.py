"""The names of the sample's architectures, as `.catwalk.yml` lists them, without variants."""

import re

from . import ROOT

CONFIGURATION = (ROOT / ".catwalk.yml").read_text()
LISTED = re.search(r"^architectures:\n((?: .*\n)+)", CONFIGURATION, re.MULTILINE)[1]
ARCHITECTURES = re.findall(r"^  - name: (\w+)\n(?!    variantOf:)", LISTED, re.MULTILINE)


PLATFORM = ["Picture", "ScreenKit"]
LAYERS = ["Picture", "CatsModel", "ScreenKit", "CatsScreens"]


def folder(module):
    """Where a module of the app, or of what stands in for its platform, lies below `Sources` and `Tests`."""
    return f"Platform/{module}" if module in PLATFORM else f"Cats/{module.removeprefix('Cats')}"
