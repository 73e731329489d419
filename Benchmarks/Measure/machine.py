"""What the figures were taken on, and with."""

import os
import platform
import shutil
import subprocess


def description(tools):
    """Lines of Markdown: the machine, its load, and the first line of each tool's version."""
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    lines = [f"- {platform.platform()}, {os.cpu_count()} processors, load {load}"]
    return lines + [f"- {name}: {version(command)}" for name, command in tools.items() if shutil.which(command[0])]


def version(command):
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    return (finished.stdout or finished.stderr).strip().splitlines()[0]
