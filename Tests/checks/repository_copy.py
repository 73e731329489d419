"""A copy of this repository, without its history, on which the benchmarks are run."""

import os
import shutil

from . import ROOT, run


class Copy:
    def __init__(self, folder, catwalk):
        self.folder, self.catwalk = folder, catwalk
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".build*", ".git", "__pycache__"))
        # Dependencies are fetched already; sharing what was checked out saves doing it again.
        for name in ("checkouts", "repositories", "workspace-state.json", "artifacts"):
            source = ROOT / ".build" / name
            if source.is_dir():
                shutil.copytree(source, folder / ".build" / name, symlinks=True)
            elif source.exists():
                (folder / ".build").mkdir(exist_ok=True)
                shutil.copy(source, folder / ".build" / name)
        if (ROOT / "Package.resolved").exists():
            shutil.copy(ROOT / "Package.resolved", folder / "Package.resolved")

    def bench(self, *options, codes=(0,), **variables):
        """What `catwalk bench` printed, and its status, which has to be one of these."""
        result = run([self.catwalk, "bench", *options, self.folder], env=os.environ | variables)
        if result.returncode not in codes:
            raise SystemExit(f"catwalk bench ended with {result.returncode}:\n{result.stdout}{result.stderr}")
        return result
