"""Stands for Tests/checks, so that the scripts here find it wherever they are started from."""

from pathlib import Path

# With this a module is a package, whose parts lie there: `checks.stage` is Tests/checks/stage.py.
__path__ = [str(next(p for p in Path(__file__).resolve().parents if (p / "Tests/checks").is_dir()) / "Tests/checks")]

from checks.common import *
