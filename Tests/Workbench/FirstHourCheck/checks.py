"""Stands for Tests/checks, so that the scripts here find it wherever they are started from."""

from pathlib import Path

__path__ = [str(Path(__file__).resolve().parents[2] / "checks")]

from checks.common import *  # noqa: E402, F403
