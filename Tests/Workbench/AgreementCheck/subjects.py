"""The code whose edges are held against each other."""

from dataclasses import dataclass

from checks.architectures import ARCHITECTURES, LAYERS, folder


@dataclass(frozen=True)
class Subject:
    name: str
    # The modules that are looked at, with their folders in the package.
    modules: dict
    # The package that has them, as its folder of sources is called; none for Catwalk itself.
    package: str = None
    # Of a package that Catwalk does not depend on: where it comes from, and which version is taken.
    url: str = None
    version: str = None
    # Whether the compiler's syntax trees are looked at, too.
    has_trees: bool = False


SAMPLE = [*LAYERS, *(f"Cats{name}" for name in ARCHITECTURES)]

ARGUMENT_PARSER = {module: f"Sources/{module}" for module in ("ArgumentParser", "ArgumentParserToolInfo")}
OPEN_COMBINE = ("https://github.com/OpenCombine/OpenCombine", "0.14.0")
XML_CODER = ("https://github.com/CoreOffice/XMLCoder", "0.18.2")

SUBJECTS = [
    Subject("the sample", {module: f"Sources/{folder(module)}" for module in SAMPLE}),
    Subject("swift-argument-parser", ARGUMENT_PARSER, "swift-argument-parser", has_trees=True),
    Subject("swift-subprocess", {"Subprocess": "Sources/Subprocess"}, "swift-subprocess"),
    Subject("FlyingFox", {"FlyingSocks": "FlyingSocks/Sources"}, "FlyingFox"),
    Subject("Yams", {"Yams": "Sources/Yams"}, "Yams", has_trees=True),
    Subject("OpenCombine", {"OpenCombine": "Sources/OpenCombine"}, "OpenCombine", *OPEN_COMBINE, has_trees=True),
    Subject("XMLCoder", {"XMLCoder": "Sources/XMLCoder"}, "XMLCoder", *XML_CODER, has_trees=True),
]
