"""Where the pages say that releases are: with whom `Catwalk.publisher` names."""

import re

from checks import ROOT, output

PUBLISHER = output([ROOT / ".ci/version", "--publisher"]).strip()

# An owner's name has letters, digits and hyphens, on GitHub.
OWNER = "[A-Za-z0-9-]+"
PLACES = ["github\\.com/", "ghcr\\.io/", "github:", "uses: ", "--repo ", "(?:brew|mint|nest) install "]
NAMED = re.compile(rf"({'|'.join(PLACES)}){OWNER}/catwalk(?![\w-])")
QUOTED = re.compile(r"`OWNER/catwalk`")


def with_publisher(text, publisher=PUBLISHER):
    """The page's text with each address of the repository with the owner that the setting names."""
    def named(match):
        # The names of images have small letters only.
        owner = publisher.lower() if match[1] == "ghcr.io/" and publisher != "OWNER" else publisher
        return f"{match[1]}{owner}/catwalk"

    return QUOTED.sub(f"`{publisher}/catwalk`", NAMED.sub(named, text))
