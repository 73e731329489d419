"""Runs the shell steps of GitHub's YAML as a runner would: as they stand, with the environment that it gives."""

import os
import re
import subprocess
from pathlib import Path

import yaml

EXPRESSION = re.compile(r"\$\{\{\s*(.+?)\s*\}\}")


def load(path):
    """The YAML of a workflow or an action; `on` is a word there, not a truth."""
    return yaml.load(Path(path).read_text(), Loader=yaml.BaseLoader)


def steps_of(document):
    """All steps: of an action, or of each job of a workflow."""
    if "runs" in document:
        return document["runs"]["steps"]
    return [step for job in document["jobs"].values() for step in job["steps"]]


class Runner:
    """A job in a workspace; `context` has what expressions mean: `inputs.path`, `steps.build.outputs.catwalk`."""

    def __init__(self, workspace, scratch, context, environment):
        self.workspace, self.scratch, self.context = workspace, Path(scratch), dict(context)
        self.environment = environment
        self.summary = ""
        self.log = ""

    def evaluate(self, text):
        """Of several names with || between them the first that means something counts."""
        return EXPRESSION.sub(
            lambda match: next(filter(None, (self.context.get(name.strip(), "") for name in match.group(1).split("||"))), ""),
            text,
        )

    def is_wanted(self, condition):
        """Conditions are comparisons with a text, several with && between them."""
        for part in condition.split("&&"):
            name, operator, text = re.fullmatch(r"(\S+) (==|!=) '(.*)'", part.strip()).groups()
            if (self.context.get(name, "") == text) != (operator == "=="):
                return False
        return True

    def run(self, step):
        """Runs a shell step, if its condition wants it; returns its exit status, none where it was not run."""
        if "run" not in step or ("if" in step and not self.is_wanted(step["if"])):
            return None
        files = {name: self.scratch / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.write_text("")
        script = self.scratch / "script.sh"
        script.write_text(step["run"])
        result = subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", script],
            cwd=self.workspace,
            env={
                **self.environment,
                **{name: str(file) for name, file in files.items()},
                **{name: self.evaluate(value) for name, value in step.get("env", {}).items()},
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.log += result.stdout
        for line in files["GITHUB_OUTPUT"].read_text().splitlines():
            name, value = line.split("=", 1)
            self.context[f"steps.{step['id']}.outputs.{name}"] = value
        self.summary += files["GITHUB_STEP_SUMMARY"].read_text()
        return result.returncode


def environment(**variables):
    """What a runner's shell has: where this machine's tools are, what the runner says, and how this build was made."""
    names = ("PATH", "HOME", "LANG", "TMPDIR", "CATWALK_WARNINGS_AS_ERRORS")
    kept = {name: value for name, value in os.environ.items() if name in names}
    return {**kept, "CI": "true", "GITHUB_ACTIONS": "true", **variables}
