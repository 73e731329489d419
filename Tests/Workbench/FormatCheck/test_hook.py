"""Runs our hook for pre-commit, as somebody's repository would: from a clone, with an installed catwalk."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from checks import CATWALK, ROOT, git, run
from test_actions import restore

BREACH = "struct GreetingView {\n    let name: Name\n}\n"


class HookTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.subject, hooks, self.programs = (self.folder / name for name in ("subject", "hooks", "bin"))
        self.programs.mkdir()
        (self.programs / "catwalk").symlink_to(CATWALK)
        hooks.mkdir()
        git(hooks, "init", "--quiet", "--initial-branch", "main")
        (hooks / ".pre-commit-hooks.yaml").write_bytes((ROOT / ".pre-commit-hooks.yaml").read_bytes())
        self.commit(hooks)
        restore(self.subject)
        git(self.subject, "init", "--quiet", "--initial-branch", "main")
        (self.subject / ".pre-commit-config.yaml").write_text(
            f"repos:\n- repo: {hooks}\n  rev: {git(hooks, 'rev-parse', 'HEAD')}\n  hooks: [{{id: catwalk}}]\n"
        )
        self.commit(self.subject)

    def commit(self, folder):
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", "All")

    def run_hook(self, path=None, files=("--all-files",)):
        variables = {"HOME": str(self.folder), "PATH": path or f"{self.programs}:{os.environ['PATH']}"}
        command = [sys.executable, "-m", "pre_commit", "run", *files]
        return run(command, cwd=self.subject, env=variables, stderr=subprocess.STDOUT)

    def test_it_is_green_until_a_rule_is_broken_and_names_file_and_line(self):
        result = self.run_hook()
        self.assertEqual(result.returncode, 0, result.stdout)
        (self.subject / "Sources/Left/Greet/GreetingView.swift").write_text(BREACH)
        self.commit(self.subject)
        result = self.run_hook()
        self.assertEqual(result.returncode, 1)
        self.assertIn("Sources/Left/Greet/GreetingView.swift:2:", result.stdout)
        self.assertFalse((self.subject / ".build").exists())

    def test_it_runs_for_a_link_and_for_a_file_that_goes(self):
        (self.subject / "GreetingView.txt").write_text(BREACH)
        self.commit(self.subject)
        (self.subject / "Sources/Left/Greet/GreetingView.swift").symlink_to("../../../GreetingView.txt")
        git(self.subject, "add", "--all")
        result = self.run_hook(files=[])
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("Sources/Left/Greet/GreetingView.swift", result.stdout)
        git(self.subject, "reset", "--quiet", "--hard")
        (self.subject / ".catwalk.yml").unlink()
        git(self.subject, "add", "--all")
        result = self.run_hook(files=[])
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("catwalk: There is no .catwalk.yml in ", result.stdout)

    def test_a_repository_without_a_configuration_is_told_so(self):
        (self.subject / ".catwalk.yml").unlink()
        self.commit(self.subject)
        result = self.run_hook()
        self.assertEqual(result.returncode, 1)
        self.assertIn("catwalk: There is no .catwalk.yml in ", result.stdout)

    def test_without_an_installed_catwalk_nothing_is_compiled(self):
        result = self.run_hook(path="/usr/bin:/bin")
        self.assertEqual(result.returncode, 1)
        self.assertIn("Executable `catwalk` not found", result.stdout)
