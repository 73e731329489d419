"""Where the toolchain in use keeps its reader of index stores."""

import shutil
import subprocess
import sys
from pathlib import Path


def path():
    if sys.platform == "darwin":
        swift = subprocess.run(["xcrun", "--find", "swift"], check=True, capture_output=True, text=True).stdout.strip()
        return Path(swift).resolve().parents[1] / "lib/libIndexStore.dylib"
    return Path(shutil.which("swift")).resolve().parents[1] / "lib/libIndexStore.so"
